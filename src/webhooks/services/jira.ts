// Jira: https://developer.atlassian.com/cloud/jira/platform/webhooks/, and Jira on servers of one's own

import type { Payload } from '../payload.ts'
import { type Post, type PostOptions, person, type Service, thingName } from '../service.ts'
import { bold, introduced, lines, link, list, pathPart, quotation, type Text, text } from '../text.ts'

export const service: Service = {
  title: 'Jira',
  escapesTwice: true,
  kindOf: ({ payload }) => payload.text('webhookEvent'),
  idOf: ({ header }) => header('x-atlassian-webhook-identifier'),
  // The event of a comment on a server does not have the issue, so nobody knows.
  isConfidential: ({ payload }) => payload.has('issue.fields.security') || (payload.has('comment') && !payload.has('issue')),
  otherKinds: [
    ...['issuelink_*', 'worklog_*', 'attachment_*', 'project_*', 'user_*', 'sprint_*', 'board_*', 'option_*', 'jira:version_*'],
    ...['issue_property_*', 'jira:worklog_updated', 'jira_expression_evaluation_failed'],
  ],
  events: {
    'jira:issue_created': (payload, wishes) => {
      const fields = payload.part('issue.fields')
      const facts = [
        ['Priority', fields.textIf('priority.name')],
        ['Assignee', fields.firstText('assignee.displayName', 'assignee.name')],
      ].flatMap(([name = '', value]) => (value === undefined ? [] : [text`${name}: ${bold(value)}`]))
      return {
        topic: topicOf(payload, wishes),
        text: lines(
          text`${whoOf(payload)} created ${issueOf(payload, wishes)}`,
          list(facts, (fact) => fact),
          wishes.mayTell ? quotation(wordsOf(fields, 'description')) : undefined,
        ),
      }
    },
    'jira:issue_updated': updated,
    'jira:issue_deleted': (payload, wishes) => ({
      topic: topicOf(payload, wishes),
      text: text`${whoOf(payload)} deleted ${issueOf(payload, wishes)}`,
    }),
    comment_created: (payload, wishes) => commented(payload, 'created', wishes),
    comment_updated: (payload, wishes) => commented(payload, 'updated', wishes),
    comment_deleted: (payload, wishes) => commented(payload, 'deleted', wishes),
  },
}

/** What changed in an issue. What only changed its text or order is not posted. */
const REPORTED = ['status', 'assignee', 'priority', 'resolution', 'summary', 'Fix Version', 'Sprint']
/** What a server says of a comment in the event of its issue. */
const ON_SERVERS: Record<string, 'updated' | 'deleted'> = { issue_comment_edited: 'updated', issue_comment_deleted: 'deleted' }

function updated(payload: Payload, wishes: PostOptions): Post | undefined {
  const changes = payload.list('changelog.items').filter((item) => REPORTED.includes(item.text('field')))
  const of = payload.text('issue_event_type_name')
  const done = (Object.hasOwn(ON_SERVERS, of) && ON_SERVERS[of]) || (isEdited(payload.part('comment')) ? 'updated' : 'created')
  const comment = payload.has('comment') || done === 'deleted' ? commented(payload, done, wishes) : undefined
  if (changes.length === 0) return comment ?? (of === 'issue_assigned' ? assigned(payload, wishes) : undefined)
  const shown = wishes.mayTell ? changes : changes.filter((item) => item.text('field') !== 'summary')
  return {
    topic: topicOf(payload, wishes),
    text: lines(
      text`${whoOf(payload)} updated ${issueOf(payload, wishes)}${shown.length > 0 ? ':' : ''}`,
      list(shown, (item) => {
        const [from, to] = [item.textIf('fromString'), item.textIf('toString')]
        return text`${item.text('field')}: ${from === undefined ? undefined : text`${from} → `}${bold(to ?? 'none')}`
      }),
      comment?.text,
    ),
  }
}

/** Whether a comment was changed, of which older servers say no more. */
function isEdited(comment: Payload): boolean {
  const [made, changed] = [comment.textIf('created'), comment.textIf('updated')]
  return made !== undefined && changed !== undefined && made !== changed
}

/** An assignment of which only the outcome is told. */
function assigned(payload: Payload, wishes: PostOptions): Post {
  const to = payload.firstText('issue.fields.assignee.displayName', 'issue.fields.assignee.name')
  return { topic: topicOf(payload, wishes), text: text`${whoOf(payload)} assigned ${issueOf(payload, wishes)} to ${bold(to ?? 'nobody')}` }
}

function commented(payload: Payload, done: 'created' | 'updated' | 'deleted', wishes: PostOptions): Post {
  const [topic, issue] = [topicOf(payload, wishes), issueOf(payload, wishes)]
  const comment = payload.part('comment')
  const author = person(comment, 'author.displayName', 'author.name')
  // In the cloud nobody says who deleted it, and on servers nobody says whose it was.
  if (done === 'deleted')
    return {
      topic,
      text: comment.has('author')
        ? text`A comment by ${author} on ${issue} was deleted`
        : text`${whoOf(payload)} deleted a comment on ${issue}`,
    }
  const body = wishes.mayTell && !comment.has('visibility') ? wordsOf(comment, 'body') : undefined
  const by =
    done === 'created' ? author : person(comment, 'updateAuthor.displayName', 'updateAuthor.name', 'author.displayName', 'author.name')
  return { topic, text: introduced(text`${by} ${done === 'created' ? 'commented on' : 'changed a comment on'} ${issue}`, body) }
}

/** A text, which is a document in newer versions. */
function wordsOf(payload: Payload, field: string): string | undefined {
  return payload.textIf(field) ?? documentText(payload.part(field))
}

/** What ends a line in a document. */
const BLOCKS = ['paragraph', 'heading', 'codeBlock', 'listItem', 'tableRow', 'blockquote', 'rule', 'hardBreak', 'mediaSingle', 'blockCard']

/** The words of a document (Atlassian Document Format). */
function documentText(node: Payload, depth = 20): string | undefined {
  const type = node.text('type')
  const own = node.firstText('text', 'attrs.text', 'attrs.shortName', 'attrs.url', 'attrs.alt') ?? ''
  const url = node
    .list('marks', 10)
    .find((mark) => mark.text('type') === 'link')
    ?.textIf('attrs.href')
  const shown = url === undefined || url === own ? own : `${own} (${url})`
  const inner = depth > 0 ? node.list('content', 500).map((child) => documentText(child, depth - 1) ?? '') : []
  const whole = shown + inner.join('') + (BLOCKS.includes(type) ? '\n' : '')
  return (type === 'doc' ? whole.replace(/\n{2,}/g, '\n').trim() : whole) || undefined
}

/** The site, and the ID of the issue of a comment: its own event on a server does not have the issue (Jira 7.1 and later). */
function onlyPlaceOf(payload: Payload): { site: string; id: string } | undefined {
  if (payload.has('issue')) return undefined
  const [, site, id] = /^(https?:.*)\/rest\/.*\/issue\/(\d+)\/comment\//.exec(payload.text('comment.self')) ?? []
  return site === undefined || id === undefined ? undefined : { site, id }
}

function whoOf(payload: Payload): Text {
  return person(payload, 'user.displayName', 'user.name')
}

function topicOf(payload: Payload, wishes: PostOptions): string {
  const place = onlyPlaceOf(payload)
  if (place) return `issue ${place.id}`
  const summary = wishes.mayTell ? payload.textIf('issue.fields.summary') : undefined
  return [payload.textIf('issue.key'), summary].filter(Boolean).join(' ')
}

/** The issue, with a link to its page: the payload has only the URL of the interface at the same site. */
function issueOf(payload: Payload, wishes: PostOptions): Text {
  const place = onlyPlaceOf(payload)
  if (place) return link('an issue', `${place.site}/secure/ViewIssue.jspa?id=${place.id}`)
  const [key, self] = [payload.textIf('issue.key'), payload.textIf('issue.self')]
  const site = self !== undefined && URL.canParse(self) ? self.replace(/\/rest\/.*$/, '') : undefined
  const isOpen = wishes.mayTell
  const name = thingName(key ?? 'an issue', undefined, isOpen ? payload.textIf('issue.fields.summary') : undefined)
  return link(isOpen ? name : `the confidential issue ${name}`, site && key && `${site}/browse/${pathPart(key)}`)
}
