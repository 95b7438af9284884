// Groups of alerts, which Prometheus's Alertmanager defined and others send too.

import type { Payload } from './payload.ts'
import type { Post } from './service.ts'
import { bold, code, introduced, joined, lines, link, type Text, text } from './text.ts'

/** How many alerts of a group are described. */
const MOST_ALERTS = 20
/** Labels that say what every alert of the group says, or what its name says. */
const OMITTED = ['alertname', 'severity', 'grafana_folder']

/** A message about a group of alerts. Throws BAD_REQUEST. */
export function alertsPost(payload: Payload): Post | undefined {
  const alerts = payload.list('alerts', MOST_ALERTS)
  const count = payload.count('alerts')
  const [first] = alerts
  if (!first) return undefined
  const name = payload.textIf('groupLabels.alertname') ?? nameOf(first)
  const hidden = count - MOST_ALERTS + (payload.numberIf('truncatedAlerts') ?? 0)
  return {
    topic: name,
    text: lines(...alerts.map(alertText), hidden > 0 && count > MOST_ALERTS ? text`and ${hidden} more` : undefined),
  }
}

function alertText(alert: Payload): Text {
  const severity = alert.textIf('labels.severity')
  const state = alert.text('status') === 'resolved' ? 'Resolved' : severity ? `Firing (${severity})` : 'Firing'
  const url = [alert.textIf('dashboardURL'), alert.textIf('generatorURL')].find((one) => one !== undefined)
  const labels = alert.pairs('labels').filter(([name]) => !OMITTED.includes(name))
  const annotations = ['summary', 'description'].flatMap((field) => alert.textIf(`annotations.${field}`) ?? [])
  const facts = labels.map(([label, value]) => code(`${label}=${value}`))
  return introduced(text`${bold(state)}: ${joined([link(nameOf(alert), url), ...facts], ' ')}`, annotations.join('\n'))
}

function nameOf(alert: Payload): string {
  return alert.textIf('labels.alertname') ?? 'Alert'
}
