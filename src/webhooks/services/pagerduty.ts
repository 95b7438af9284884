// PagerDuty: https://developer.pagerduty.com/docs/webhooks-overview (version 3)

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, joined, lines, link, type Text, text, words } from '../text.ts'

export const service: Service = {
  title: 'PagerDuty',
  kindOf: ({ payload }) => payload.text('event.event_type'),
  idOf: ({ payload }) => payload.textIf('event.id'),
  events: {
    'incident.triggered': (payload) => {
      const data = payload.part('event.data')
      const assignees = data.list('assignees').map((one) => bold(one.text('summary')))
      return post(payload, 'triggered', lines(assignees.length > 0 ? text`Assigned to ${joined(assignees, ', ')}` : undefined))
    },
    'incident.acknowledged': (payload) => post(payload, 'acknowledged'),
    'incident.unacknowledged': (payload) => post(payload, 'unacknowledged'),
    'incident.resolved': (payload) => post(payload, 'resolved'),
    'incident.reopened': (payload) => post(payload, 'reopened'),
    'incident.escalated': (payload) => post(payload, 'escalated'),
    'incident.reassigned': (payload) => post(payload, 'reassigned'),
    'pagey.ping': () => ({ topic: 'PagerDuty', text: words('This webhook works.') }),
  },
}

function post(payload: Payload, done: string, more?: Text): Post {
  const data = payload.part('event.data')
  const [number, title] = [data.number('number'), data.text('title')]
  const agent = payload.textIf('event.agent.summary')
  const details = [data.textIf('service.summary'), data.textIf('urgency') && `${data.text('urgency')} urgency`].filter(
    (one) => one !== undefined,
  )
  const what = link(`Incident #${number}: ${title}`, data.textIf('html_url'))
  const by = agent === undefined ? undefined : text` by ${bold(agent)}`
  return {
    topic: `${data.textIf('service.summary') ?? 'PagerDuty'} / incident #${number} ${title}`,
    text: lines(text`${what} was ${done}${by}${details.length > 0 ? text` (${details.join(', ')})` : undefined}`, more),
  }
}
