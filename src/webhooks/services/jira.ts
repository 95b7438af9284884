// Jira: https://developer.atlassian.com/cloud/jira/platform/webhooks/

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
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
