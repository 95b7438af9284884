// GitHub: https://docs.github.com/en/webhooks/webhook-events-and-payloads

import type { Payload } from '../payload.ts'
import { type Example, type Post, requiredHeader, type Service } from '../service.ts'
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
  /** The path of whoever did it. By default the sender. */
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

const repository = {
  id: 186853002,
  name: 'Hello-World',
  full_name: 'Codertocat/Hello-World',
  html_url: 'https://github.com/Codertocat/Hello-World',
}
const codertocat = { login: 'Codertocat', id: 21031067, html_url: 'https://github.com/Codertocat' }
const pullRequest = {
  number: 2,
  title: 'Update the README with new information.',
  body: 'This is a pretty simple change that we need to pull into main.',
  html_url: 'https://github.com/Codertocat/Hello-World/pull/2',
  merged: false,
  user: codertocat,
}
const issue = {
  number: 1,
  title: 'Spelling error in the README file',
  body: 'It looks like you accidentally spelled "commit" with two "t"s.',
  html_url: 'https://github.com/Codertocat/Hello-World/issues/1',
  user: codertocat,
}

export const examples: Record<string, Example> = {
  ping: {
    headers: { 'X-GitHub-Event': 'ping' },
    payload: { zen: 'Design for failure.', hook_id: 109948940, repository, sender: codertocat },
    topic: 'Hello-World',
    text: 'This webhook works. GitHub says: Design for failure.',
  },
  push: {
    headers: { 'X-GitHub-Event': 'push', 'X-GitHub-Delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958' },
    payload: {
      ref: 'refs/heads/main',
      before: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
      after: 'bfa96c7e1b4ff01a37a0d4a6a1eafa1ee1e4d4b2',
      created: false,
      deleted: false,
      forced: false,
      compare: 'https://github.com/Codertocat/Hello-World/compare/6113728f27ae...bfa96c7e1b4f',
      commits: [
        {
          id: 'bfa96c7e1b4ff01a37a0d4a6a1eafa1ee1e4d4b2',
          message: 'Fix the *spelling* of commit\n\nIt has two "m"s.',
          url: 'https://github.com/Codertocat/Hello-World/commit/bfa96c7e1b4ff01a37a0d4a6a1eafa1ee1e4d4b2',
        },
      ],
      repository,
      pusher: { name: 'Codertocat', email: '21031067+Codertocat@users.noreply.github.com' },
      sender: codertocat,
    },
    topic: 'Hello-World / main',
    text: `**Codertocat** [pushed](https://github.com/Codertocat/Hello-World/compare/6113728f27ae...bfa96c7e1b4f) 1 commit to \`main\`:
* Fix the \\*spelling\\* of commit ([bfa96c7](https://github.com/Codertocat/Hello-World/commit/bfa96c7e1b4ff01a37a0d4a6a1eafa1ee1e4d4b2))`,
  },
  'tag deleted': {
    headers: { 'X-GitHub-Event': 'delete' },
    payload: { ref: 'simple-tag', ref_type: 'tag', pusher_type: 'user', repository, sender: codertocat },
    topic: 'Hello-World / simple-tag',
    text: '**Codertocat** deleted the tag `simple-tag`',
  },
  'pull request opened': {
    headers: { 'X-GitHub-Event': 'pull_request' },
    payload: { action: 'opened', number: 2, pull_request: pullRequest, repository, sender: codertocat },
    topic: 'Hello-World / PR #2 Update the README with new information.',
    text: `**Codertocat** opened [PR #2: Update the README with new information.](https://github.com/Codertocat/Hello-World/pull/2):
> This is a pretty simple change that we need to pull into main.`,
  },
  'pull request merged': {
    headers: { 'X-GitHub-Event': 'pull_request' },
    payload: { action: 'closed', number: 2, pull_request: { ...pullRequest, merged: true }, repository, sender: codertocat },
    topic: 'Hello-World / PR #2 Update the README with new information.',
    text: '**Codertocat** merged [PR #2: Update the README with new information.](https://github.com/Codertocat/Hello-World/pull/2)',
  },
  'pull request labelled': {
    headers: { 'X-GitHub-Event': 'pull_request' },
    payload: { action: 'labeled', number: 2, pull_request: pullRequest, repository, sender: codertocat },
  },
  'changes requested': {
    headers: { 'X-GitHub-Event': 'pull_request_review' },
    payload: {
      action: 'submitted',
      review: {
        user: codertocat,
        body: 'Please add a test.',
        state: 'changes_requested',
        html_url: 'https://github.com/Codertocat/Hello-World/pull/2#pullrequestreview-237895671',
      },
      pull_request: pullRequest,
      repository,
      sender: codertocat,
    },
    topic: 'Hello-World / PR #2 Update the README with new information.',
    text: `**Codertocat** requested changes to [PR #2: Update the README with new information.](https://github.com/Codertocat/Hello-World/pull/2#pullrequestreview-237895671):
> Please add a test.`,
  },
  'issue opened': {
    headers: { 'X-GitHub-Event': 'issues' },
    payload: { action: 'opened', issue, repository, sender: codertocat },
    topic: 'Hello-World / issue #1 Spelling error in the README file',
    text: `**Codertocat** opened [issue #1: Spelling error in the README file](https://github.com/Codertocat/Hello-World/issues/1):
> It looks like you accidentally spelled "commit" with two "t"s.`,
  },
  comment: {
    headers: { 'X-GitHub-Event': 'issue_comment' },
    payload: {
      action: 'created',
      issue,
      comment: {
        html_url: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400',
        user: codertocat,
        body: "You are totally right! I'll get this fixed right away.",
      },
      repository,
      sender: codertocat,
    },
    topic: 'Hello-World / issue #1 Spelling error in the README file',
    text: `**Codertocat** commented on [issue #1: Spelling error in the README file](https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400):
> You are totally right! I'll get this fixed right away.`,
  },
  release: {
    headers: { 'X-GitHub-Event': 'release' },
    payload: {
      action: 'published',
      release: { tag_name: '0.0.1', name: null, body: '', html_url: 'https://github.com/Codertocat/Hello-World/releases/tag/0.0.1' },
      repository,
      sender: codertocat,
    },
    topic: 'Hello-World',
    text: '**Codertocat** published the release [0.0.1](https://github.com/Codertocat/Hello-World/releases/tag/0.0.1)',
  },
  'workflow failed': {
    headers: { 'X-GitHub-Event': 'workflow_run' },
    payload: {
      action: 'completed',
      workflow_run: {
        name: 'Build',
        head_branch: 'main',
        conclusion: 'timed_out',
        html_url: 'https://github.com/Codertocat/Hello-World/actions/runs/30433642',
      },
      repository,
      sender: codertocat,
    },
    topic: 'Hello-World / main',
    text: '[Build](https://github.com/Codertocat/Hello-World/actions/runs/30433642) on `main`: **timed out**',
  },
}
