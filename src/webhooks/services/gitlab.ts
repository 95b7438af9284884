// GitLab: https://docs.gitlab.com/user/project/integrations/webhook_events/, and the hooks of its groups and systems

import { commitList } from '../commits.ts'
import type { Payload } from '../payload.ts'
import { type Post, type PostOptions, person, type Service, thingName, topicOf } from '../service.ts'
import { bold, code, counted, introduced, joined, lines, link, type Text, text, withoutComments } from '../text.ts'

export const service: Service = {
  title: 'GitLab',
  kindOf: ({ payload }) => payload.firstText('object_kind', 'event_name', 'event_type') ?? '',
  // The UUID of an event is shared by all hooks and by events that follow from it.
  idOf: ({ header }) => header('idempotency-key'),
  branchOf: ({ payload }) => {
    // A push names a branch by its reference; pipelines, jobs and deployments by its name alone.
    const ref = payload.firstText('object_attributes.ref', 'ref')
    const isTag = payload.firstText('object_attributes.tag', 'tag') === 'true' || ref?.startsWith('refs/tags/')
    return isTag ? undefined : ref?.replace(/^refs\/heads\//, '')
  },
  isPrivate: ({ payload }) =>
    [payload.text('project.visibility_level'), payload.text('project_visibility')].some((level) => PRIVATE.has(level)),
  isConfidential: ({ payload, header }) =>
    [payload.text('event_type'), header('x-gitlab-event') ?? ''].some((kind) => /^confidential/i.test(kind)) ||
    ['object_attributes.confidential', 'object_attributes.internal', 'issue.confidential'].some((path) => payload.isTrue(path)),
  options: ['use_merge_request_title'],
  otherKinds: [
    ...['emoji', 'feature_flag', 'milestone', 'vulnerability', 'access_token', 'resource_access_token', 'repository_update', 'key_*'],
    ...['project_update', 'project_*', 'user_*', 'group_*', 'subgroup_*', 'gitlab_subscription_member_approval*'],
    ...['Push Hook', 'Tag Push Hook', 'Test Hook', 'Issue Hook *', 'Confidential Issue Hook *', 'Note Hook *', 'Confidential Note Hook *'],
    ...['Merge Request Hook *', 'Wiki Page Hook *', 'Job Hook', 'Build Hook', 'Pipeline Hook', 'Release Hook', 'Feature Flag Hook'],
    ...['Resource Access Token Hook', 'Deployment Hook', 'Member Hook', 'Subgroup Hook', 'Project Hook', 'Emoji Hook', 'System Hook'],
  ],
  // The header, and for some what was done to what.
  zulipKindOf: ({ payload, header }) => {
    const named = header('x-gitlab-event')
    const more = /Note Hook$/.test(named ?? '')
      ? payload.textIf('object_attributes.noteable_type')
      : /^(Confidential )?(Issue|Merge Request|Wiki Page) Hook$/.test(named ?? '')
        ? payload.textIf('object_attributes.action')
        : undefined
    return named && more ? `${named} ${more}` : named
  },
  events: {
    push,
    tag_push: (payload) => {
      const tag = payload.text('ref').replace(/^refs\/tags\//, '')
      const done = NOTHING.test(payload.text('after')) ? 'deleted' : 'pushed'
      return { topic: projectOf(payload), text: text`${whoOf(payload)} ${done} the tag ${code(tag)}` }
    },
    merge_request: (payload, wishes) => changed(payload, 'MR !', MERGE_REQUEST, wishes),
    issue: (payload, wishes) => changed(payload, 'issue #', ISSUE, wishes),
    work_item: (payload, wishes) => changed(payload, `${payload.text('object_attributes.type', 'item').toLowerCase()} #`, ISSUE, wishes),
    note,
    pipeline: (payload) => {
      const status = payload.text('object_attributes.status')
      if (!ENDS.includes(status)) return undefined
      const [id, site] = [payload.textIf('object_attributes.id'), payload.textIf('project.web_url')]
      const url = payload.textIf('object_attributes.url') ?? (id && site && `${site}/-/pipelines/${id}`)
      return ended(payload, thingName('Pipeline #', id, undefined), url, payload.textIf('object_attributes.ref'), status)
    },
    build: (payload) => {
      const status = payload.text('build_status')
      if (!ENDS.includes(status)) return undefined
      const [id, site] = [payload.textIf('build_id'), payload.firstText('project.web_url', 'repository.homepage')]
      const name = thingName('Job #', id, payload.textIf('build_name'))
      const said = ended(payload, name, id && site && `${site}/-/jobs/${id}`, payload.textIf('ref'), status)
      const reason = payload.textIf('build_failure_reason')
      return reason === undefined || status !== 'failed' ? said : { ...said, text: introduced(said.text, reason.replaceAll('_', ' ')) }
    },
    deployment: (payload) => {
      const [place, ref] = [payload.textIf('environment'), payload.firstText('ref', 'short_sha')]
      const who = payload.has('user') ? text` by ${whoOf(payload)}` : undefined
      const what = link('Deployment', payload.firstText('deployable_url', 'environment_external_url'))
      const state = bold(payload.text('status', 'changed').replaceAll('_', ' '))
      return {
        topic: projectOf(payload),
        text: introduced(
          text`${what}${ref && text` of ${code(ref)}`}${place && text` to ${bold(place)}`}${who}: ${state}`,
          payload.textIf('commit_title'),
        ),
      }
    },
    release: (payload) => {
      const done = { create: 'published', update: 'changed', delete: 'deleted' }[payload.text('action')] ?? 'published'
      const what = link(payload.firstText('name', 'tag') ?? 'release', payload.textIf('url'))
      const said = done === 'published' ? withoutComments(payload.textIf('description')) : undefined
      return { topic: projectOf(payload), text: introduced(text`The release ${what} was ${done}`, said) }
    },
    wiki_page: (payload) => {
      const page = payload.part('object_attributes')
      const done = { create: 'created', update: 'changed', delete: 'deleted' }[page.text('action')] ?? 'changed'
      const what = link(page.text('title', 'page'), page.textIf('url'))
      return {
        topic: `${projectOf(payload)} / wiki`,
        text: introduced(text`${whoOf(payload)} ${done} the wiki page ${what}`, page.textIf('message')),
      }
    },
    ...Object.fromEntries(
      [
        ...['project_create', 'project_destroy', 'project_rename', 'project_transfer', 'user_create', 'user_destroy', 'user_rename'],
        ...['group_create', 'group_destroy', 'group_rename', 'subgroup_create', 'subgroup_destroy'],
        ...['user_add_to_team', 'user_remove_from_team', 'user_update_for_team'],
        ...['user_add_to_group', 'user_remove_from_group', 'user_update_for_group'],
      ].map((kind) => [kind, ofSystem]),
    ),
  },
}

/** The ID of a commit where there is none. */
const NOTHING = /^0+$/
/** How hooks of projects and of the system say that a project is not public. */
const PRIVATE = new Set(['0', '10', 'private', 'internal', 'visibilitylevel|private', 'visibilitylevel|internal'])
const ENDS = ['success', 'failed', 'canceled']
const MERGE_REQUEST: Record<string, string> = {
  open: 'opened',
  close: 'closed',
  reopen: 'reopened',
  merge: 'merged',
  approved: 'approved',
  approval: 'approved',
  unapproved: 'took back the approval of',
  unapproval: 'took back the approval of',
}
const ISSUE: Record<string, string> = { open: 'opened', close: 'closed', reopen: 'reopened' }

function push(payload: Payload): Post {
  const branch = payload.text('ref').replace(/^refs\/heads\//, '')
  const who = whoOf(payload)
  const topic = topicOf(projectOf(payload), branch)
  if (NOTHING.test(payload.text('after'))) return { topic, text: text`${who} deleted the branch ${code(branch)}` }
  const commits = payload.list('commits')
  const count = Math.max(payload.numberIf('total_commits_count') ?? 0, payload.count('commits'))
  if (count === 0 && NOTHING.test(payload.text('before'))) return { topic, text: text`${who} created the branch ${code(branch)}` }
  const to = branch === '' ? undefined : text` to ${code(branch)}`
  return {
    topic,
    text: lines(text`${who} pushed ${counted(count, 'commit')}${to}${commits.length > 0 ? ':' : ''}`, commitList(commits, count, 8)),
  }
}

function ended(payload: Payload, name: string, url: string | undefined, ref: string | undefined, status: string): Post {
  return { topic: topicOf(projectOf(payload), ref), text: text`${link(name, url)}${ref && text` on ${code(ref)}`}: ${bold(status)}` }
}

function changed(payload: Payload, noun: string, actions: Record<string, string>, wishes: PostOptions): Post | undefined {
  const thing = payload.part('object_attributes')
  const action = thing.text('action')
  const { topic, name } = placeOf(payload, noun, thing, wishes)
  const what = link(name, thing.textIf('url'))
  const done = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (done !== undefined) {
    const quote = done === 'opened' && wishes.mayTell ? withoutComments(thing.textIf('description')) : undefined
    const to = done === 'opened' ? namesIn(payload, 'assignees') : undefined
    return { topic, text: introduced(text`${whoOf(payload)} ${done} ${what}${to && text`, assigned to ${to}`}`, quote) }
  }
  if (action !== 'update') return undefined
  const told = [
    payload.has('changes.assignees')
      ? text`${whoOf(payload)} assigned ${what} to ${namesIn(payload, 'changes.assignees.current') ?? 'nobody'}`
      : undefined,
    payload.has('changes.reviewers')
      ? text`${whoOf(payload)} requested a review of ${what} from ${namesIn(payload, 'changes.reviewers.current') ?? 'nobody'}`
      : undefined,
  ].filter((one) => one !== undefined)
  return told.length === 0 ? undefined : { topic, text: lines(...told) }
}

/** What a note can be about, by the field that describes it. */
const NOTED = [
  ['merge_request', 'MR !'],
  ['issue', 'issue #'],
  ['snippet', 'snippet #'],
] as const

function note(payload: Payload, wishes: PostOptions): Post {
  const attributes = payload.part('object_attributes')
  const [field, noun] = NOTED.find(([name]) => payload.has(name)) ?? []
  const done = attributes.text('action') === 'update' ? 'edited a comment on' : 'commented on'
  const said = wishes.mayTell ? withoutComments(attributes.textIf('note')) : undefined
  const told = (topic: string, what: string): Post => ({
    topic,
    text: introduced(text`${whoOf(payload)} ${done} ${link(what, attributes.textIf('url'))}`, said),
  })
  if (field && noun) {
    const { topic, name } = placeOf(payload, noun, payload.part(field), wishes)
    return told(topic, name)
  }
  const commit = payload.has('commit') ? `commit ${payload.text('commit.id').slice(0, 8)}` : undefined
  return told(projectOf(payload), (commit ?? attributes.text('noteable_type', 'something').toLowerCase()).trim())
}

function placeOf(payload: Payload, noun: string, thing: Payload, wishes: PostOptions): { topic: string; name: string } {
  const { mayTell, use_merge_request_title: titles = true } = wishes
  const [number, title] = [thing.firstText('iid', 'id'), mayTell ? thing.textIf('title') : undefined]
  const name = thingName(mayTell ? noun : `confidential ${noun}`, number, title)
  const inTopic = noun.startsWith('MR') && !titles ? undefined : title
  return { topic: topicOf(projectOf(payload), [thingName(noun, number, undefined), inTopic].filter(Boolean).join(' ')), name }
}

/** What happened to projects, groups and their members. */
function ofSystem(payload: Payload): Post {
  const happened = payload.firstText('event_name', 'object_kind') ?? ''
  const who = payload.firstText('user_name', 'user_username', 'username', 'owner_name', 'user.name')
  const where = payload.firstText(
    'project_path_with_namespace',
    'path_with_namespace',
    'project_name',
    'group_path',
    'full_path',
    'group_name',
    'path',
  )
  const facts = [who, where, payload.textIf('name')].filter((one, i, all) => one !== undefined && all.indexOf(one) === i)
  const access = payload.firstText('project_access', 'access_level', 'group_access')
  return {
    topic: payload.firstText('project_name', 'group_name', 'name') ?? 'GitLab',
    text: text`${bold(happened.replaceAll('_', ' '))}: ${facts.join(', ')}${access && text` (${access})`}`,
  }
}

function namesIn(payload: Payload, path: string): Text | undefined {
  const names = payload.list(path, 20).flatMap((one) => one.firstText('name', 'username') ?? [])
  return names.length === 0 ? undefined : joined(names.map(bold), ', ')
}

function projectOf(payload: Payload): string {
  return payload.firstText('project.name', 'repository.name', 'project_name', 'project.path_with_namespace', 'group.group_name') ?? 'GitLab'
}

function whoOf(payload: Payload): Text {
  return person(payload, 'user.name', 'user_name', 'user.username', 'user_username')
}
