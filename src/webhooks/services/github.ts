// GitHub: https://docs.github.com/en/webhooks/webhook-events-and-payloads, and Gitea, which sends the same to such URLs

import { commitList } from '../commits.ts'
import type { Payload } from '../payload.ts'
import { type Post, person, type Service, thingName, topicOf } from '../service.ts'
import { bold, code, counted, introduced, lines, link, type Text, text, withoutComments } from '../text.ts'

export const service: Service = {
  title: 'GitHub',
  kindOf: ({ header }) => header('x-github-event') ?? header('x-gitea-event') ?? '',
  idOf: ({ header }) => header('x-github-delivery') ?? header('x-gitea-delivery'),
  branchOf: ({ payload }) =>
    /^refs\/heads\/(.*)$/s.exec(payload.text('ref'))?.[1] ??
    payload.firstText(
      ...['workflow_run.head_branch', 'workflow_job.head_branch', 'check_run.check_suite.head_branch', 'check_suite.head_branch'],
      'deployment.ref',
    ),
  isPrivate: ({ payload }) => payload.isTrue('repository.private'),
  otherKinds: [
    ...['branch_protection_*', 'check_suite', 'code_scanning_alert', 'custom_property*', 'dependabot_alert', 'deploy_key', 'deployment_*'],
    ...['fork', 'github_app_authorization', 'gollum', 'installation*', 'issue_*', 'label', 'marketplace_purchase', 'member', 'membership'],
    ...['merge_group', 'meta', 'milestone', 'org_block', 'organization', 'package', 'page_build', 'personal_access_token_request'],
    ...['project', 'project_*', 'projects_v2*', 'public', 'pull_request_*', 'registry_package', 'repository', 'repository_*'],
    ...[
      'secret_scanning_*',
      'security_*',
      'sponsorship',
      'star',
      'status',
      'sub_issues',
      'team',
      'team_add',
      'watch',
      'workflow_*',
      'wiki',
    ],
    // Zulip's names.
    ...['push_commits', 'push_tags', 'opened_pull_request', 'updated_pull_request', 'opened_or_update_pull_request'],
    ...['closed_pull_request', 'assigned_or_unassigned_pull_request', 'locked_or_unlocked_pull_request', 'issues_*'],
  ],
  zulipKindOf: ({ payload, header }) => {
    const named = header('x-github-event') ?? header('x-gitea-event')
    const action = payload.text('action')
    if (named === 'push') return payload.text('ref').startsWith('refs/tags/') ? 'push_tags' : 'push_commits'
    if (named !== 'pull_request' || !Object.hasOwn(ZULIP_PULL_REQUESTS, action)) return named
    return ZULIP_PULL_REQUESTS[action]
  },
  events: {
    ping: (payload) => {
      const zen = payload.textIf('zen')
      return { topic: repositoryOf(payload), text: text`This webhook works.${zen && text` GitHub says: ${zen}`}` }
    },
    push,
    create: (payload) => madeOrDeleted(payload, 'created'),
    delete: (payload) => madeOrDeleted(payload, 'deleted'),
    pull_request: (payload) => {
      const action = payload.text('action')
      if (action === 'closed' && payload.isTrue('pull_request.merged')) return about(payload, 'pull_request', 'merged')
      return changed(payload, 'pull_request', PULL_REQUEST)
    },
    pull_request_review: (payload) => {
      const action = payload.text('action')
      const done =
        action === 'dismissed' ? 'dismissed a review of' : action === 'submitted' ? reviewed(payload.text('review.state')) : undefined
      if (done === undefined) return undefined
      const by = action === 'dismissed' ? person(payload, ...SENDER) : person(payload, 'review.user.login', ...SENDER)
      return about(payload, 'pull_request', done, { by, url: payload.textIf('review.html_url'), quote: payload.textIf('review.body') })
    },
    // Gitea's names of reviews.
    pull_request_approved: (payload) => reviewedAtGitea(payload, 'approved'),
    pull_request_rejected: (payload) => reviewedAtGitea(payload, 'requested changes to'),
    pull_request_comment: (payload) =>
      payload.has('comment') ? commented(payload, 'pull_request', 'on') : reviewedAtGitea(payload, 'commented on'),
    pull_request_review_comment: (payload) => commented(payload, 'pull_request', 'on the code of'),
    issues: (payload) => changed(payload, 'issue', ISSUE),
    issue_comment: (payload) => commented(payload, 'issue', 'on'),
    commit_comment: (payload) => {
      const comment = payload.part('comment')
      const what = link(`commit ${comment.text('commit_id').slice(0, 7)}`.trim(), comment.textIf('html_url'))
      const by = person(comment, 'user.login')
      return { topic: repositoryOf(payload), text: introduced(text`${by} commented on ${what}`, withoutComments(comment.textIf('body'))) }
    },
    discussion: (payload) => changed(payload, 'discussion', DISCUSSION),
    discussion_comment: (payload) => commented(payload, 'discussion', 'on'),
    release: (payload) => {
      if (payload.text('action') !== 'published') return undefined
      const name = payload.firstText('release.name', 'release.tag_name')
      const what = link(name ?? 'release', payload.textIf('release.html_url'))
      return {
        topic: repositoryOf(payload),
        text: introduced(
          text`${sender(payload)} published ${name === undefined ? 'a' : 'the release'} ${what}`,
          withoutComments(payload.textIf('release.body')),
        ),
      }
    },
    workflow_run: (payload) => ended(payload.part('workflow_run'), payload, 'Workflow'),
    check_run: (payload) => ended(payload.part('check_run'), payload, 'Check'),
    deployment: (payload) => {
      const [place, ref] = [payload.textIf('deployment.environment'), payload.textIf('deployment.ref')]
      const what = text`${sender(payload)} started a deployment${ref && text` of ${code(ref)}`}${place && text` to ${bold(place)}`}`
      return { topic: repositoryOf(payload), text: introduced(what, payload.textIf('deployment.description')) }
    },
    deployment_status: (payload) => {
      const [place, ref] = [payload.textIf('deployment.environment'), payload.textIf('deployment.ref')]
      const state = payload.text('deployment_status.state', 'changed').replaceAll('_', ' ')
      const url = payload.firstText('deployment_status.environment_url', 'deployment_status.log_url', 'deployment_status.target_url')
      const what = text`${link('Deployment', url)}${ref && text` of ${code(ref)}`}${place && text` to ${bold(place)}`}: ${bold(state)}`
      return { topic: repositoryOf(payload), text: introduced(what, payload.textIf('deployment_status.description')) }
    },
  },
}

/** What Zulip calls what is done to a pull request. */
const ZULIP_PULL_REQUESTS: Record<string, string> = {
  opened: 'opened_pull_request',
  reopened: 'opened_pull_request',
  assigned: 'assigned_or_unassigned_pull_request',
  unassigned: 'assigned_or_unassigned_pull_request',
  closed: 'closed_pull_request',
  review_requested: 'pull_request_review_requested',
  ready_for_review: 'pull_request_ready_for_review',
}
const TEAM = ['requested_team.name', 'requested_team.slug']
const SENDER = ['sender.login', 'sender.username', 'sender.name']

/** What an action of a thing means. Two values: what is said before the thing, and the path of the person it concerns. */
type Actions = Record<string, string | readonly [done: string, before: string, path: string]>

const PULL_REQUEST: Actions = {
  opened: 'opened',
  closed: 'closed without merging',
  reopened: 'reopened',
  ready_for_review: 'marked as ready for review',
  converted_to_draft: 'turned into a draft',
  review_requested: ['requested a review of', 'from', 'requested_reviewer'],
  review_request_removed: ['took back the request for a review of', 'from', 'requested_reviewer'],
  assigned: ['assigned', 'to', 'assignee'],
  unassigned: ['unassigned', 'from', 'assignee'],
}
const ISSUE: Actions = {
  opened: 'opened',
  closed: 'closed',
  reopened: 'reopened',
  deleted: 'deleted',
  assigned: ['assigned', 'to', 'assignee'],
  unassigned: ['unassigned', 'from', 'assignee'],
}
const DISCUSSION: Actions = {
  created: 'started',
  answered: 'chose an answer of',
  unanswered: 'took back the answer of',
  closed: 'closed',
  reopened: 'reopened',
  deleted: 'deleted',
}
const COMMENT: Record<string, string> = { created: 'commented', edited: 'edited a comment', deleted: 'deleted a comment' }
const NOUNS = { issue: 'issue', pull_request: 'PR', discussion: 'discussion' } as const
type Thing = keyof typeof NOUNS

/** What a review did. Gitea and GitHub write its state in different ways. */
function reviewed(state: string): string {
  const known: Record<string, string> = { approved: 'approved', changes_requested: 'requested changes to', commented: 'reviewed' }
  return known[state.toLowerCase()] ?? 'reviewed'
}

function reviewedAtGitea(payload: Payload, done: string): Post {
  return about(payload, 'pull_request', done, { quote: payload.textIf('review.content') })
}

function push(payload: Payload): Post | undefined {
  const ref = payload.text('ref')
  const name = ref.replace(/^refs\/(heads|tags)\//, '')
  // These are told by the events `create` and `delete`.
  if (ref.startsWith('refs/tags/') || payload.isTrue('deleted')) return undefined
  const commits = payload.list('commits')
  const count = Math.max(payload.count('commits'), payload.numberIf('total_commits') ?? payload.numberIf('size') ?? 0)
  const verb = link(payload.isTrue('forced') ? 'force-pushed' : 'pushed', payload.firstText('compare', 'compare_url'))
  const who = person(payload, 'pusher.name', 'pusher.login', 'pusher.username', ...SENDER)
  const to = name === '' ? undefined : text` to ${code(name)}`
  const topic = topicOf(repositoryOf(payload), name)
  if (count === 0) return { topic, text: text`${who} ${verb}${to}` }
  return {
    topic,
    text: lines(text`${who} ${verb} ${counted(count, 'commit')}${to}${commits.length > 0 ? ':' : ''}`, commitList(commits, count, 7)),
  }
}

function madeOrDeleted(payload: Payload, done: string): Post {
  const name = payload.textIf('ref')
  return {
    topic: topicOf(repositoryOf(payload), name),
    text: text`${sender(payload)} ${done} ${name === undefined ? 'a' : 'the'} ${payload.text('ref_type', 'branch')}${name && text` ${code(name)}`}`,
  }
}

/** A workflow or a check that ended. */
function ended(run: Payload, payload: Payload, noun: string): Post | undefined {
  if (payload.text('action', 'completed') !== 'completed') return undefined
  const conclusion = run.text('conclusion', 'ended').replaceAll('_', ' ')
  const branch = run.firstText('head_branch', 'check_suite.head_branch')
  const name = link(run.text('name', noun), run.firstText('html_url', 'details_url'))
  return {
    topic: topicOf(repositoryOf(payload), branch),
    text: introduced(text`${name}${branch && text` on ${code(branch)}`}: ${bold(conclusion)}`, run.textIf('output.title')),
  }
}

interface Said {
  /** The user who did it. By default the sender. */
  by?: Text
  url?: string | undefined
  quote?: string | undefined
  target?: Text | undefined
}

function changed(payload: Payload, path: Thing, actions: Actions): Post | undefined {
  const action = payload.text('action')
  const done = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (done === undefined) return undefined
  if (typeof done !== 'string') {
    const [verb, before, field] = done
    // Gitea says only who has it now.
    const now = verb === 'assigned' ? payload.list(`${path}.assignees`, 20).flatMap((one) => one.textIf('login') ?? []) : []
    const one = payload.firstText(`${field}.login`, `${field}.slug`, ...TEAM)
    const names = one === undefined ? now : [one]
    return about(payload, path, verb, { target: names.length === 0 ? undefined : text` ${before} ${bold(names.join(', '))}` })
  }
  const isNew = ['opened', 'created'].includes(action)
  return about(payload, path, done, { quote: isNew ? payload.textIf(`${path}.body`) : undefined })
}

function commented(payload: Payload, path: Thing, where: string): Post | undefined {
  const action = payload.text('action')
  const done = Object.hasOwn(COMMENT, action) ? COMMENT[action] : undefined
  if (done === undefined) return undefined
  const by = action === 'created' ? person(payload, 'comment.user.login', ...SENDER) : sender(payload)
  const quote = action === 'deleted' ? undefined : payload.textIf('comment.body')
  return about(payload, path, `${done} ${where}`, { by, url: payload.textIf('comment.html_url'), quote })
}

function about(payload: Payload, path: Thing, done: string, { by = sender(payload), url, quote, target }: Said = {}): Post {
  const thing = payload.part(path)
  const [title, number] = [thing.textIf('title'), thing.textIf('number')]
  const isPull = path === 'pull_request' || thing.has('pull_request') || payload.isTrue('is_pull')
  const noun = `${isPull ? NOUNS.pull_request : NOUNS[path]} #`
  const what = link(thingName(noun, number, title), url ?? thing.firstText('html_url', 'url'))
  return {
    topic: topicOf(repositoryOf(payload), [thingName(noun, number, undefined), title].filter(Boolean).join(' ')),
    text: introduced(text`${by} ${done} ${what}${target}`, withoutComments(quote)),
  }
}

function repositoryOf(payload: Payload): string {
  return payload.firstText('repository.name', 'repository.full_name', 'organization.login') ?? 'GitHub'
}

function sender(payload: Payload): Text {
  return person(payload, ...SENDER)
}
