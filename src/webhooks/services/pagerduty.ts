// PagerDuty: https://developer.pagerduty.com/docs/webhooks-overview (version 3), and its older versions

import type { Payload } from '../payload.ts'
import { type Post, type Service, thingName } from '../service.ts'
import { bold, introduced, joined, lines, link, type Text, text, words } from '../text.ts'

/** What the kinds of versions 1 and 2 say was done. */
const OLDER: Record<string, string> = {
  'incident.trigger': 'triggered',
  'incident.acknowledge': 'acknowledged',
  'incident.unacknowledge': 'unacknowledged',
  'incident.resolve': 'resolved',
  'incident.escalate': 'escalated',
  'incident.assign': 'reassigned',
  'incident.delegate': 'delegated',
  'incident.annotate': 'noted',
}
/** What Zulip calls some of these. */
const ZULIP: Record<string, string> = { reassigned: 'assigned', delegated: 'delineated' }

export const service: Service = {
  title: 'PagerDuty',
  otherKinds: ['incident.*', 'service.*', 'triggered', 'acknowledged', 'unacknowledged', 'resolved', 'assigned', 'escalated', 'delineated'],
  kindOf: ({ payload }) => {
    const older = payload.list('messages', 1)[0]
    return payload.textIf('event.event_type') ?? older?.firstText('event', 'type') ?? ''
  },
  zulipKindOf: (delivery) => {
    const kind = service.kindOf(delivery)
    const done = OLDER[kind] ?? kind.replace('incident.', '')
    return ZULIP[done] ?? done
  },
  idOf: ({ payload }) => payload.textIf('event.id') ?? payload.list('messages', 1)[0]?.textIf('id'),
  events: {
    'incident.triggered': (payload) => post(payload, 'triggered', assigned(payload)),
    'incident.acknowledged': (payload) => post(payload, 'acknowledged'),
    'incident.unacknowledged': (payload) => post(payload, 'unacknowledged'),
    'incident.resolved': (payload) => post(payload, 'resolved'),
    'incident.reopened': (payload) => post(payload, 'reopened'),
    'incident.escalated': (payload) => post(payload, 'escalated', assigned(payload)),
    'incident.reassigned': (payload) => post(payload, 'reassigned', assigned(payload)),
    'incident.delegated': (payload) => post(payload, 'delegated', assigned(payload)),
    'incident.priority_updated': (payload) => {
      const priority = payload.firstText('event.data.priority.summary', 'event.data.priority.name')
      return post(payload, 'given another priority', text`${priority && text`Priority: ${bold(priority)}`}`)
    },
    'incident.annotated': (payload) => noted(payload, 'noted'),
    'incident.status_update_published': (payload) => noted(payload, 'told its status'),
    'pagey.ping': () => ({ topic: 'PagerDuty', text: words('This webhook works.') }),
    ...Object.fromEntries(Object.keys(OLDER).map((kind) => [kind, older])),
  },
}

function assigned(payload: Payload): Text | undefined {
  return assignedTo(payload.list('event.data.assignees', 20).flatMap((one) => one.firstText('summary', 'name') ?? []))
}

function assignedTo(names: readonly string[]): Text | undefined {
  return names.length === 0 ? undefined : text`Assigned to ${joined(names.map(bold), ', ')}`
}

function post(payload: Payload, done: string, more?: Text): Post {
  const data = payload.part('event.data')
  const urgency = data.textIf('urgency')
  return incident({
    number: data.textIf('number'),
    title: data.textIf('title'),
    url: data.textIf('html_url'),
    service: data.textIf('service.summary'),
    urgency,
    by: payload.textIf('event.agent.summary'),
    done,
    more,
  })
}

interface Incident {
  number: string | undefined
  title: string | undefined
  url: string | undefined
  service: string | undefined
  urgency: string | undefined
  by: string | undefined
  done: string
  more: Text | undefined
}

function incident({ number, title, url, service: of, urgency, by, done, more }: Incident): Post {
  const details = [of, urgency && `${urgency} urgency`].filter((one) => one !== undefined)
  const what = link(thingName('Incident #', number, title), url)
  const topic = [thingName('incident #', number, undefined), title].filter(Boolean).join(' ')
  return {
    topic: `${of ?? 'PagerDuty'} / ${topic}`,
    text: lines(
      text`${what} was ${done}${by && text` by ${bold(by)}`}${details.length > 0 ? text` (${details.join(', ')})` : undefined}`,
      more,
    ),
  }
}

/** A note about an incident, or what is told to those who wait for its end. */
function noted(payload: Payload, done: string): Post {
  const data = payload.part('event.data')
  const [title, by] = [data.firstText('incident.summary', 'incident.title'), payload.textIf('event.agent.summary')]
  const what = link(title ?? 'An incident', data.textIf('incident.html_url'))
  return {
    topic: `PagerDuty / ${title ?? 'incident'}`,
    text: introduced(text`${what} was ${done}${by && text` by ${bold(by)}`}`, data.firstText('content', 'message')),
  }
}

/** The messages of versions 1 and 2, which come together. */
function older(payload: Payload): Post | undefined {
  const posts = payload.list('messages', 20).map((message) => {
    const kind = message.firstText('event', 'type') ?? ''
    const done = Object.hasOwn(OLDER, kind) ? (OLDER[kind] ?? '') : kind.replace('incident.', '')
    const one = message.part(message.has('incident') ? 'incident' : 'data.incident')
    const names = [
      ...one.list('assignments', 20).flatMap((assignment) => assignment.firstText('assignee.summary', 'assignee.name') ?? []),
      ...[one.textIf('assigned_to_user.name')].filter((name) => name !== undefined),
    ]
    return incident({
      number: one.textIf('incident_number'),
      title: one.firstText('title', 'trigger_summary_data.subject', 'trigger_summary_data.description', 'description', 'summary'),
      url: one.textIf('html_url'),
      service: one.firstText('service.summary', 'service.name'),
      urgency: one.textIf('urgency'),
      by: one.firstText('last_status_change_by.summary', 'last_status_change_by.name', 'resolved_by_user.name'),
      done,
      more: ['triggered', 'reassigned', 'escalated', 'delegated'].includes(done) ? assignedTo(names) : undefined,
    })
  })
  return posts[0] && { topic: posts[0].topic, text: lines(...posts.map((one) => one.text)) }
}
