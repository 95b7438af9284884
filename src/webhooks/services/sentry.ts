// Sentry: https://docs.sentry.io/organization/integrations/integration-platform/webhooks/, and its older plugin for webhooks

import type { Payload } from '../payload.ts'
import { type Post, person, type Service, topicOf } from '../service.ts'
import { bold, code, introduced, lines, link, quotation, text } from '../text.ts'

export const service: Service = {
  title: 'Sentry',
  otherKinds: ['installation', 'seer', 'preprod_artifact'],
  kindOf: ({ header, payload }) => header('sentry-hook-resource') ?? (payload.has('event') || payload.has('culprit') ? 'plugin' : ''),
  idOf: ({ header }) => header('request-id'),
  events: {
    issue: (payload) => {
      const action = payload.text('action')
      const done = Object.hasOwn(ISSUE, action) ? ISSUE[action] : undefined
      if (done === undefined) return undefined
      const issue = payload.part('data.issue')
      const title = issue.text('title', 'An issue')
      const culprit = issue.textIf('culprit')
      const assignee = action === 'assigned' ? issue.firstText('assignedTo.name', 'assignedTo.email') : undefined
      return {
        topic: topicOf(issue.firstText('project.slug', 'project.name'), title),
        text: lines(
          text`${link(title, issue.firstText('web_url', 'permalink'))} ${done}${assignee && text` to ${bold(assignee)}`}`,
          culprit === undefined ? undefined : text`in ${code(culprit)}`,
        ),
      }
    },
    event_alert: (payload) => about(payload.part('data.event'), payload.textIf('data.triggered_rule')),
    error: (payload) => about(payload.part('data.error')),
    comment: (payload) => {
      const done = { created: 'commented on', updated: 'changed a comment on', deleted: 'deleted a comment on' }[payload.text('action')]
      if (done === undefined) return undefined
      const said = payload.text('action') === 'deleted' ? undefined : payload.textIf('data.comment')
      const [project, issue] = [payload.textIf('data.project_slug'), payload.textIf('data.issue_id')]
      const what = text`${person(payload, 'actor.name')} ${done} an issue${issue && text` (${issue})`}`
      return { topic: topicOf(project) || 'Sentry', text: introduced(what, said) }
    },
    metric_alert: (payload): Post => {
      const title = payload.firstText('data.metric_alert.title', 'data.metric_alert.alert_rule.name')
      const what = payload.firstText('data.description_title') ?? title ?? 'An alert'
      return {
        topic: title ?? what,
        text: lines(link(what, payload.textIf('data.web_url')), quotation(payload.textIf('data.description_text'))),
      }
    },
    plugin: (payload) => {
      const title = payload.firstText('event.title', 'event.metadata.title', 'message', 'event.message') ?? 'An error'
      const rules = payload.list('triggering_rules', 20).flatMap((rule) => rule.textIf('') ?? [])
      const alert = rules.length === 0 ? undefined : text` triggered the alert ${bold(rules.join(', '))}`
      return {
        topic: topicOf(payload.firstText('project_slug', 'project', 'project_name'), title),
        text: lines(text`${link(title, payload.textIf('url'))}${alert}`, ...['culprit', 'level'].map((name) => fact(payload, name))),
      }
    },
  },
}

const ISSUE: Record<string, string> = {
  created: 'is new',
  resolved: 'was resolved',
  assigned: 'was assigned',
  archived: 'was archived',
  ignored: 'was ignored',
  unresolved: 'is unresolved again',
}

/** An error that happened, in the topic of its issue. */
function about(event: Payload, rule?: string): Post {
  const title = event.firstText('title', 'message') ?? 'An error'
  // The URL of the interface names the project.
  const project = /\/projects\/[^/]+\/([^/]+)\//.exec(event.text('url'))?.[1] ?? event.firstText('project_slug', 'project_name')
  const alert = rule === undefined ? undefined : text` triggered the alert ${bold(rule)}`
  return {
    topic: topicOf(project, title),
    text: lines(
      text`${link(title, event.firstText('web_url', 'issue_url'))}${alert}`,
      ...['culprit', 'environment'].map((name) => fact(event, name)),
    ),
  }
}

function fact(event: Payload, name: string) {
  const value = event.textIf(name)
  return value === undefined ? undefined : text`* ${name}: ${code(value)}`
}
