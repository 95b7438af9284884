// Jira: https://developer.atlassian.com/cloud/jira/platform/webhooks/

import type { Payload } from '../payload.ts'
import type { Example, Post, Service } from '../service.ts'
import { bold, introduced, lines, link, list, pathPart, type Text, text } from '../text.ts'

export const service: Service = {
  title: 'Jira',
  kindOf: ({ payload }) => payload.text('webhookEvent'),
  idOf: ({ header }) => header('x-atlassian-webhook-identifier'),
  events: {
    'jira:issue_created': (payload) => {
      const fields = payload.part('issue.fields')
      const facts = [
        ['Priority', fields.textIf('priority.name')],
        ['Assignee', fields.textIf('assignee.displayName')],
      ].flatMap(([name = '', value]) => (value === undefined ? [] : [text`${name}: ${bold(value)}`]))
      return {
        topic: topicOf(payload),
        text: lines(
          text`${whoOf(payload)} created ${issueOf(payload)}`,
          list(facts, (fact) => fact),
        ),
      }
    },
    'jira:issue_updated': updated,
    'jira:issue_deleted': (payload) => ({ topic: topicOf(payload), text: text`${whoOf(payload)} deleted ${issueOf(payload)}` }),
    comment_created: (payload) => commented(payload, 'commented on'),
    comment_updated: (payload) => commented(payload, 'changed a comment on'),
    comment_deleted: (payload) => commented(payload, 'deleted a comment on'),
  },
}

/** What changed in an issue. What only changed its text or order is not posted. */
const REPORTED = ['status', 'assignee', 'priority', 'resolution', 'summary', 'Fix Version', 'Sprint']

function updated(payload: Payload): Post | undefined {
  if (payload.has('comment')) return commented(payload, 'commented on')
  const changes = payload.list('changelog.items').filter((item) => REPORTED.includes(item.text('field')))
  if (changes.length === 0) return undefined
  return {
    topic: topicOf(payload),
    text: lines(
      text`${whoOf(payload)} updated ${issueOf(payload)}:`,
      list(changes, (item) => {
        const [from, to] = [item.textIf('fromString'), item.textIf('toString')]
        return text`${item.text('field')}: ${from === undefined ? undefined : text`${from} → `}${bold(to ?? 'none')}`
      }),
    ),
  }
}

function commented(payload: Payload, done: string): Post {
  const author = payload.textIf('comment.updateAuthor.displayName') ?? payload.text('comment.author.displayName')
  const body = done.startsWith('deleted') ? undefined : payload.textIf('comment.body')
  return { topic: topicOf(payload), text: introduced(text`${bold(author)} ${done} ${issueOf(payload)}`, body) }
}

function whoOf(payload: Payload): Text {
  return bold(payload.textIf('user.displayName') ?? 'Somebody')
}

function topicOf(payload: Payload): string {
  return `${payload.text('issue.key')} ${payload.text('issue.fields.summary')}`
}

/** The issue, with a link to its page: the payload has only the URL of the interface at the same site. */
function issueOf(payload: Payload): Text {
  const [key, self] = [payload.text('issue.key'), payload.textIf('issue.self')]
  const site = self !== undefined && URL.canParse(self) ? self.replace(/\/rest\/.*$/, '') : undefined
  return link(`${key}: ${payload.text('issue.fields.summary')}`, site && `${site}/browse/${pathPart(key)}`)
}

const issue = {
  id: '99291',
  self: 'https://jira.atlassian.com/rest/api/2/issue/99291',
  key: 'JRA-20002',
  fields: {
    summary: 'I feel the need for speed',
    description: 'Make the issue nav load 10x faster',
    priority: { name: 'Minor' },
    assignee: null,
  },
}
const user = {
  self: 'https://jira.atlassian.com/rest/api/2/user?username=brollins',
  displayName: 'Bryan Rollins [Atlassian]',
  active: true,
}
const comment = { id: '252789', author: user, updateAuthor: user, body: 'Just in time for AtlasCamp!' }

export const examples: Record<string, Example> = {
  'issue created': {
    payload: { webhookEvent: 'jira:issue_created', timestamp: 1525698237764, user, issue },
    topic: 'JRA-20002 I feel the need for speed',
    text: `**Bryan Rollins \\[Atlassian\\]** created [JRA-20002: I feel the need for speed](https://jira.atlassian.com/browse/JRA-20002)
* Priority: **Minor**`,
  },
  'issue updated': {
    headers: { 'X-Atlassian-Webhook-Identifier': '0e1b5e1c-5e0f-4d0e-9d2f-2b8a5bd1b1f0' },
    payload: {
      webhookEvent: 'jira:issue_updated',
      timestamp: 1525698237764,
      user,
      issue,
      changelog: {
        id: 10124,
        items: [
          { field: 'summary', fieldtype: 'jira', fromString: 'What is going on here?????', toString: 'A new summary.' },
          { field: 'status', fieldtype: 'jira', fromString: 'Open', toString: 'In Progress' },
          { field: 'assignee', fieldtype: 'jira', fromString: null, toString: 'Bryan Rollins' },
          { field: 'Rank', fieldtype: 'custom', fromString: '', toString: 'Ranked higher' },
        ],
      },
    },
    topic: 'JRA-20002 I feel the need for speed',
    text: `**Bryan Rollins \\[Atlassian\\]** updated [JRA-20002: I feel the need for speed](https://jira.atlassian.com/browse/JRA-20002):
* summary: What is going on here????? → **A new summary.**
* status: Open → **In Progress**
* assignee: **Bryan Rollins**`,
  },
  'rank changed': {
    payload: { webhookEvent: 'jira:issue_updated', user, issue, changelog: { items: [{ field: 'Rank', toString: 'Ranked higher' }] } },
  },
  'comment created': {
    payload: { webhookEvent: 'comment_created', comment, issue },
    topic: 'JRA-20002 I feel the need for speed',
    text: `**Bryan Rollins \\[Atlassian\\]** commented on [JRA-20002: I feel the need for speed](https://jira.atlassian.com/browse/JRA-20002):
> Just in time for AtlasCamp!`,
  },
  'comment deleted': {
    payload: { webhookEvent: 'comment_deleted', comment, issue },
    topic: 'JRA-20002 I feel the need for speed',
    text: '**Bryan Rollins \\[Atlassian\\]** deleted a comment on [JRA-20002: I feel the need for speed](https://jira.atlassian.com/browse/JRA-20002)',
  },
}
