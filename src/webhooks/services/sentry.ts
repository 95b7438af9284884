// Sentry: https://docs.sentry.io/organization/integrations/integration-platform/webhooks/

import type { Payload } from '../payload.ts'
import { type Example, type Post, requiredHeader, type Service } from '../service.ts'
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

export const examples: Record<string, Example> = {
  'issue created': {
    headers: { 'Sentry-Hook-Resource': 'issue', 'Request-ID': '6b1d9b7e1a9d4b3f8d5c4f0f5f6d2a11' },
    payload: {
      action: 'created',
      actor: { id: 'sentry', name: 'Sentry', type: 'application' },
      data: {
        issue: {
          id: '1170820242',
          title: 'ReferenceError: blooopy is not defined',
          culprit: '?(runner)',
          level: 'error',
          permalink: 'https://sentry.io/organizations/test-org/issues/1170820242/',
          project: { id: '1', name: 'front-end', slug: 'front-end' },
        },
      },
      installation: { uuid: 'a8e5d37a-696c-4c54-adb5-b3f28d64c7de' },
    },
    topic: 'front-end / ReferenceError: blooopy is not defined',
    text: `[ReferenceError: blooopy is not defined](https://sentry.io/organizations/test-org/issues/1170820242/) is new
in \`?(runner)\``,
  },
  'issue assigned': {
    headers: { 'Sentry-Hook-Resource': 'issue' },
    payload: {
      action: 'assigned',
      data: {
        issue: {
          title: 'ReferenceError: blooopy is not defined',
          culprit: '',
          web_url: 'https://sentry.io/organizations/test-org/issues/1170820242/',
          assignedTo: { type: 'user', id: '14', name: 'Colleen', email: 'colleen@example.com' },
          project: { name: 'front-end' },
        },
      },
    },
    topic: 'front-end / ReferenceError: blooopy is not defined',
    text: '[ReferenceError: blooopy is not defined](https://sentry.io/organizations/test-org/issues/1170820242/) was assigned to **Colleen**',
  },
  'alert of an event': {
    headers: { 'Sentry-Hook-Resource': 'event_alert' },
    payload: {
      action: 'triggered',
      data: {
        event: {
          title: 'ReferenceError: blooopy is not defined',
          culprit: '?(runner)',
          environment: 'production',
          web_url: 'https://sentry.io/organizations/test-org/issues/1117540176/events/e4874d664c3540c1a32eab185f12c5ab/',
        },
        triggered_rule: 'Very Important Alert Rule!',
      },
    },
    topic: 'ReferenceError: blooopy is not defined',
    text: `[ReferenceError: blooopy is not defined](https://sentry.io/organizations/test-org/issues/1117540176/events/e4874d664c3540c1a32eab185f12c5ab/) triggered the alert **Very Important Alert Rule!**
* culprit: \`?(runner)\`
* environment: \`production\``,
  },
  'alert of a metric': {
    headers: { 'Sentry-Hook-Resource': 'metric_alert' },
    payload: {
      action: 'critical',
      data: {
        metric_alert: { id: '5', title: 'Too many errors' },
        description_text: '1000 events in the last 10 minutes\nFilter: level:error',
        description_title: 'Critical: Too many errors',
        web_url: 'https://sentry.io/organizations/test-org/alerts/rules/details/5/',
      },
    },
    topic: 'Too many errors',
    text: `[Critical: Too many errors](https://sentry.io/organizations/test-org/alerts/rules/details/5/)
> 1000 events in the last 10 minutes
> Filter: level:error`,
  },
}
