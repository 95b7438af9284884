// GitLab: https://docs.gitlab.com/user/project/integrations/webhook_events/

import type { Payload } from '../payload.ts'
import type { Example, Post, Service } from '../service.ts'
import { bold, code, counted, introduced, lines, link, list, type Text, text } from '../text.ts'

export const service: Service = {
  title: 'GitLab',
  kindOf: ({ payload }) => payload.text('object_kind'),
  idOf: ({ header }) => header('idempotency-key') ?? header('x-gitlab-event-uuid'),
  events: {
    push,
    tag_push: (payload) => {
      const tag = payload.text('ref').replace(/^refs\/tags\//, '')
      const done = NOTHING.test(payload.text('after')) ? 'deleted' : 'pushed'
      return { topic: projectOf(payload), text: text`${bold(payload.text('user_name'))} ${done} the tag ${code(tag)}` }
    },
    merge_request: (payload) => {
      const done = MERGE_REQUEST[payload.textIf('object_attributes.action') ?? '']
      return done === undefined ? undefined : about(payload, 'MR !', done)
    },
    issue: (payload) => {
      const done = ISSUE[payload.textIf('object_attributes.action') ?? '']
      return done === undefined ? undefined : about(payload, 'issue #', done)
    },
    note,
    pipeline: (payload) => {
      const status = payload.text('object_attributes.status')
      if (!['success', 'failed', 'canceled'].includes(status)) return undefined
      const id = payload.number('object_attributes.id')
      const ref = payload.text('object_attributes.ref')
      const url = payload.textIf('object_attributes.url') ?? `${payload.text('project.web_url')}/-/pipelines/${id}`
      return {
        topic: `${projectOf(payload)} / ${ref}`,
        text: text`${link(`Pipeline #${id}`, url)} on ${code(ref)}: ${bold(status)}`,
      }
    },
  },
}

/** The ID of a commit where there is none. */
const NOTHING = /^0+$/
const MERGE_REQUEST: Record<string, string> = {
  open: 'opened',
  close: 'closed',
  reopen: 'reopened',
  merge: 'merged',
  approved: 'approved',
  unapproved: 'took back the approval of',
}
const ISSUE: Record<string, string> = { open: 'opened', close: 'closed', reopen: 'reopened' }

function push(payload: Payload): Post {
  const branch = payload.text('ref').replace(/^refs\/heads\//, '')
  const who = bold(payload.text('user_name'))
  const topic = `${projectOf(payload)} / ${branch}`
  if (NOTHING.test(payload.text('after'))) return { topic, text: text`${who} deleted the branch ${code(branch)}` }
  const commits = payload.list('commits')
  const count = payload.numberIf('total_commits_count') ?? payload.count('commits')
  return {
    topic,
    text: lines(
      text`${who} pushed ${counted(count, 'commit')} to ${code(branch)}${commits.length > 0 ? ':' : ''}`,
      list(
        commits,
        (commit) => {
          const [title = ''] = commit.text('message').split('\n')
          return text`${title} (${link(commit.text('id').slice(0, 8), commit.textIf('url'))})`
        },
        { count: payload.count('commits') },
      ),
    ),
  }
}

function about(payload: Payload, noun: string, done: string): Post {
  const thing = payload.part('object_attributes')
  const { topic, name } = placeOf(payload, noun, thing)
  const description = done === 'opened' ? thing.textIf('description') : undefined
  return { topic, text: introduced(text`${whoOf(payload)} ${done} ${link(name, thing.textIf('url'))}`, description) }
}

/** What a note can be about, by the field that describes it. */
const NOTED = [
  ['merge_request', 'MR !'],
  ['issue', 'issue #'],
] as const

function note(payload: Payload): Post {
  const attributes = payload.part('object_attributes')
  const [field, noun] = NOTED.find(([name]) => payload.has(name)) ?? []
  const url = attributes.textIf('url')
  const said = attributes.text('note')
  if (field && noun) {
    const { topic, name } = placeOf(payload, noun, payload.part(field))
    return { topic, text: introduced(text`${whoOf(payload)} commented on ${link(name, url)}`, said) }
  }
  const what = payload.has('commit') ? `commit ${payload.text('commit.id').slice(0, 8)}` : attributes.text('noteable_type').toLowerCase()
  return { topic: projectOf(payload), text: introduced(text`${whoOf(payload)} commented on ${link(what, url)}`, said) }
}

function placeOf(payload: Payload, noun: string, thing: Payload): { topic: string; name: string } {
  const [number, title] = [thing.number('iid'), thing.text('title')]
  return { topic: `${projectOf(payload)} / ${noun}${number} ${title}`, name: `${noun}${number}: ${title}` }
}

function projectOf(payload: Payload): string {
  return payload.text('project.name')
}

function whoOf(payload: Payload): Text {
  return bold(payload.text('user.name'))
}

const project = {
  id: 1,
  name: 'Gitlab Test',
  web_url: 'http://example.com/gitlabhq/gitlab-test',
  path_with_namespace: 'gitlabhq/gitlab-test',
}
const user = { id: 1, name: 'Administrator', username: 'root' }
const attributes = {
  iid: 23,
  title: 'New API: create/update/delete file',
  description: 'Create new API for manipulations with repository',
  url: 'http://example.com/diaspora/issues/23',
}
const merge = { iid: 1, title: 'MS-Viewport', description: '', url: 'http://example.com/diaspora/merge_requests/1' }

export const examples: Record<string, Example> = {
  push: {
    headers: { 'X-Gitlab-Event': 'Push Hook' },
    payload: {
      object_kind: 'push',
      before: '95790bf891e76fee5e1747ab589903a6a1f80f22',
      after: 'da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
      ref: 'refs/heads/master',
      user_name: 'John Smith',
      project,
      commits: [
        {
          id: 'b6568db1bc1dcd7f8b4d5a946b0b91f9dacd7327',
          message: 'Update Catalan translation to e38cb41.\n\nSee https://gitlab.com/gitlab-org/gitlab for more information',
          url: 'http://example.com/mike/diaspora/commit/b6568db1bc1dcd7f8b4d5a946b0b91f9dacd7327',
        },
        {
          id: 'da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
          message: 'fixed readme',
          url: 'http://example.com/mike/diaspora/commit/da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
        },
      ],
      total_commits_count: 4,
    },
    topic: 'Gitlab Test / master',
    text: `**John Smith** pushed 4 commits to \`master\`:
* Update Catalan translation to e38cb41. ([b6568db1](http://example.com/mike/diaspora/commit/b6568db1bc1dcd7f8b4d5a946b0b91f9dacd7327))
* fixed readme ([da156088](http://example.com/mike/diaspora/commit/da1560886d4f094c3e6c9ef40349f7d38b5d27d7))`,
  },
  'branch deleted': {
    payload: {
      object_kind: 'push',
      after: '0000000000000000000000000000000000000000',
      ref: 'refs/heads/feature',
      user_name: 'John Smith',
      project,
      commits: [],
      total_commits_count: 0,
    },
    topic: 'Gitlab Test / feature',
    text: '**John Smith** deleted the branch `feature`',
  },
  tag: {
    payload: {
      object_kind: 'tag_push',
      after: '82b3d5ae55f7080f1e6022629cdb57bfae7cccc7',
      ref: 'refs/tags/v1.0.0',
      user_name: 'John Smith',
      project,
    },
    topic: 'Gitlab Test',
    text: '**John Smith** pushed the tag `v1.0.0`',
  },
  'issue opened': {
    payload: { object_kind: 'issue', user, project, object_attributes: { ...attributes, action: 'open' } },
    topic: 'Gitlab Test / issue #23 New API: create/update/delete file',
    text: `**Administrator** opened [issue #23: New API: create/update/delete file](http://example.com/diaspora/issues/23):
> Create new API for manipulations with repository`,
  },
  'merge request merged': {
    payload: { object_kind: 'merge_request', user, project, object_attributes: { ...merge, action: 'merge' } },
    topic: 'Gitlab Test / MR !1 MS-Viewport',
    text: '**Administrator** merged [MR !1: MS-Viewport](http://example.com/diaspora/merge_requests/1)',
  },
  'merge request updated': { payload: { object_kind: 'merge_request', user, project, object_attributes: { ...merge, action: 'update' } } },
  'comment on a merge request': {
    payload: {
      object_kind: 'note',
      user,
      project,
      object_attributes: {
        note: 'This MR needs work.',
        noteable_type: 'MergeRequest',
        url: 'http://example.com/gitlab-org/gitlab-test/merge_requests/1#note_1244',
      },
      merge_request: merge,
    },
    topic: 'Gitlab Test / MR !1 MS-Viewport',
    text: `**Administrator** commented on [MR !1: MS-Viewport](http://example.com/gitlab-org/gitlab-test/merge_requests/1#note_1244):
> This MR needs work.`,
  },
  'comment on a commit': {
    payload: {
      object_kind: 'note',
      user,
      project,
      object_attributes: {
        note: 'This is a commit comment. How does this work?',
        noteable_type: 'Commit',
        url: 'http://example.com/gitlab-org/gitlab-test/commit/cfe32cf61b73a0d5e9f13e774abde7ff789b1660#note_1243',
      },
      commit: { id: 'cfe32cf61b73a0d5e9f13e774abde7ff789b1660' },
    },
    topic: 'Gitlab Test',
    text: `**Administrator** commented on [commit cfe32cf6](http://example.com/gitlab-org/gitlab-test/commit/cfe32cf61b73a0d5e9f13e774abde7ff789b1660#note_1243):
> This is a commit comment. How does this work?`,
  },
  'pipeline failed': {
    payload: { object_kind: 'pipeline', user, project, object_attributes: { id: 31, ref: 'master', status: 'failed' } },
    topic: 'Gitlab Test / master',
    text: '[Pipeline #31](http://example.com/gitlabhq/gitlab-test/-/pipelines/31) on `master`: **failed**',
  },
}
