// Grafana: https://grafana.com/docs/grafana/latest/alerting/configure-notifications/manage-contact-points/integrations/webhook-notifier/

import { alertService } from '../alerts.ts'
import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, introduced, lines, link, list, text } from '../text.ts'

const groups = alertService('Grafana')

export const service: Service = {
  ...groups,
  // Before version 8, an alert had a state.
  kindOf: ({ payload }) => payload.firstText('status', 'state') ?? '',
  events: {
    ...groups.events,
    ...Object.fromEntries(['alerting', 'ok', 'no_data', 'pending', 'paused', 'unknown'].map((state) => [state, olderAlert])),
  },
}

function olderAlert(payload: Payload): Post {
  const name = payload.firstText('ruleName', 'title') ?? 'Alert'
  const image = payload.textIf('imageUrl')
  return {
    topic: name,
    text: lines(
      introduced(
        text`${link(name, payload.textIf('ruleUrl'))}: ${bold(payload.text('state').replaceAll('_', ' '))}`,
        payload.textIf('message'),
      ),
      list(payload.list('evalMatches'), (match) => text`${match.text('metric', 'value')}: ${match.textIf('value')}`, {
        count: payload.count('evalMatches'),
      }),
      image === undefined ? undefined : link('Image', image),
    ),
  }
}
