// Sentry: https://docs.sentry.io/organization/integrations/integration-platform/webhooks/

import type { Payload } from '../payload.ts'
import { type Post, requiredHeader, type Service } from '../service.ts'
import { bold, code, lines, link, quotation, text } from '../text.ts'

export const service: Service = {
  title: 'Sentry',
  kindOf: (delivery) => requiredHeader(delivery, 'Sentry-Hook-Resource'),
  idOf: ({ header }) => header('request-id'),
  events: {
    issue: (payload) => {
      const action = payload.text('action')
      const done = ISSUE[action]
      if (done === undefined) return undefined
      const issue = payload.part('data.issue')
      const title = issue.text('title')
      const culprit = issue.textIf('culprit')
      const assignee = action === 'assigned' ? (issue.textIf('assignedTo.name') ?? issue.textIf('assignedTo.email')) : undefined
      const url = issue.textIf('web_url') ?? issue.textIf('permalink')
      return {
        topic: `${issue.text('project.name')} / ${title}`,
        text: lines(
          text`${link(title, url)} ${done}${assignee === undefined ? undefined : text` to ${bold(assignee)}`}`,
          culprit === undefined ? undefined : text`in ${code(culprit)}`,
        ),
      }
    },
    event_alert: (payload) => {
      const event = payload.part('data.event')
      const rule = payload.textIf('data.triggered_rule')
      return {
        topic: event.text('title'),
        text: lines(
          text`${link(event.text('title'), event.textIf('web_url'))}${rule === undefined ? undefined : text` triggered the alert ${bold(rule)}`}`,
          ...['culprit', 'environment'].map((name) => fact(event, name)),
        ),
      }
    },
    metric_alert: (payload): Post => ({
      topic: payload.text('data.metric_alert.title'),
      text: lines(
        link(payload.text('data.description_title'), payload.textIf('data.web_url')),
        quotation(payload.text('data.description_text')),
      ),
    }),
  },
}

const ISSUE: Record<string, string> = {
  created: 'is new',
  resolved: 'was resolved',
  assigned: 'was assigned',
  archived: 'was archived',
  unresolved: 'is unresolved again',
}

function fact(event: Payload, name: string) {
  const value = event.textIf(name)
  return value === undefined ? undefined : text`* ${name}: ${code(value)}`
}
