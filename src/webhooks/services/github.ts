// GitHub: https://docs.github.com/en/webhooks/webhook-events-and-payloads

import type { Payload } from '../payload.ts'
import { type Post, requiredHeader, type Service } from '../service.ts'
import { bold, code, counted, introduced, lines, link, list, type Text, text } from '../text.ts'

export const service: Service = {
  title: 'GitHub',
  kindOf: (delivery) => requiredHeader(delivery, 'X-GitHub-Event'),
  idOf: ({ header }) => header('x-github-delivery'),
  events: {
    ping: (payload) => ({
      topic: payload.has('repository') ? repositoryOf(payload) : 'GitHub',
      text: text`This webhook works. GitHub says: ${payload.text('zen')}`,
    }),
    push,
    create: (payload) => madeOrDeleted(payload, 'created'),
    delete: (payload) => madeOrDeleted(payload, 'deleted'),
    pull_request: (payload) => {
      const action = payload.text('action')
      const done = action === 'closed' && payload.isTrue('pull_request.merged') ? 'merged' : PULL_REQUEST[action]
      return done === undefined ? undefined : about(payload, 'pull_request', 'PR', done, { quoted: action === 'opened' })
    },
    pull_request_review: (payload) => {
      const state = payload.text('review.state')
      const done = payload.text('action') === 'submitted' ? REVIEW[state] : undefined
      if (done === undefined) return undefined
      const url = payload.textIf('review.html_url')
      return about(payload, 'pull_request', 'PR', done, { by: 'review.user.login', url, quote: payload.textIf('review.body') })
    },
    issues: (payload) => {
      const action = payload.text('action')
      const done = ISSUE[action]
      return done === undefined ? undefined : about(payload, 'issue', 'issue', done, { quoted: action === 'opened' })
    },
    issue_comment: (payload) => {
      if (payload.text('action') !== 'created') return undefined
      const kind = payload.has('issue.pull_request') ? 'PR' : 'issue'
      const url = payload.textIf('comment.html_url')
      return about(payload, 'issue', kind, 'commented on', { by: 'comment.user.login', url, quote: payload.text('comment.body') })
    },
    release: (payload) => {
      if (payload.text('action') !== 'published') return undefined
      const name = payload.textIf('release.name') ?? payload.text('release.tag_name')
      const what = link(name, payload.textIf('release.html_url'))
      return {
        topic: repositoryOf(payload),
        text: introduced(text`${sender(payload)} published the release ${what}`, payload.textIf('release.body')),
      }
    },
    workflow_run: (payload) => {
      if (payload.text('action') !== 'completed') return undefined
      const conclusion = payload.text('workflow_run.conclusion')
      const name = link(payload.text('workflow_run.name'), payload.textIf('workflow_run.html_url'))
      const branch = payload.text('workflow_run.head_branch')
      return {
        topic: `${repositoryOf(payload)} / ${branch}`,
        text: text`${name} on ${code(branch)}: ${bold(conclusion.replaceAll('_', ' '))}`,
      }
    },
  },
}

const PULL_REQUEST: Record<string, string> = {
  opened: 'opened',
  closed: 'closed without merging',
  reopened: 'reopened',
  ready_for_review: 'marked as ready for review',
  converted_to_draft: 'turned into a draft',
}
const REVIEW: Record<string, string> = { approved: 'approved', changes_requested: 'requested changes to', commented: 'reviewed' }
const ISSUE: Record<string, string> = { opened: 'opened', closed: 'closed', reopened: 'reopened', deleted: 'deleted' }

function push(payload: Payload): Post | undefined {
  const ref = payload.text('ref')
  const name = ref.replace(/^refs\/(heads|tags)\//, '')
  const topic = `${repositoryOf(payload)} / ${name}`
  const pusher = payload.text('pusher.name')
  if (ref.startsWith('refs/tags/')) return undefined
  if (payload.isTrue('deleted')) return undefined
  const commits = payload.list('commits')
  const count = payload.count('commits')
  const compare = payload.textIf('compare')
  const verb = payload.isTrue('forced') ? 'force-pushed' : 'pushed'
  if (count === 0) return { topic, text: text`${bold(pusher)} ${link(verb, compare)} to ${code(name)}` }
  return {
    topic,
    text: lines(
      text`${bold(pusher)} ${link(verb, compare)} ${counted(count, 'commit')} to ${code(name)}:`,
      list(
        commits,
        (commit) => {
          const [title = ''] = commit.text('message').split('\n')
          return text`${title} (${link(commit.text('id').slice(0, 7), commit.textIf('url'))})`
        },
        { count },
      ),
    ),
  }
}

function madeOrDeleted(payload: Payload, done: string): Post {
  const name = payload.text('ref')
  return {
    topic: `${repositoryOf(payload)} / ${name}`,
    text: text`${sender(payload)} ${done} the ${payload.text('ref_type')} ${code(name)}`,
  }
}

interface Said {
  /** The path of the user who did it. By default the sender. */
  by?: string
  url?: string | undefined
  quote?: string | undefined
  /** Whether the text of the thing itself is quoted. */
  quoted?: boolean
}

function about(payload: Payload, path: 'issue' | 'pull_request', noun: string, done: string, said: Said): Post {
  const thing = payload.part(path)
  const title = thing.text('title')
  const name = `#${thing.number('number')}`
  const who = said.by ? bold(payload.text(said.by)) : sender(payload)
  const what = link(`${noun} ${name}: ${title}`, said.url ?? thing.textIf('html_url'))
  return {
    topic: `${repositoryOf(payload)} / ${noun} ${name} ${title}`,
    text: introduced(text`${who} ${done} ${what}`, said.quote ?? (said.quoted ? thing.textIf('body') : undefined)),
  }
}

function repositoryOf(payload: Payload): string {
  return payload.text('repository.name')
}

function sender(payload: Payload): Text {
  return bold(payload.text('sender.login'))
}
