// Groups of alerts, which Prometheus's Alertmanager defined and Grafana sends too.

import type { Payload } from './payload.ts'
import type { Post, Service } from './service.ts'
import { bold, code, introduced, joined, lines, link, type Text, text } from './text.ts'

/** How many alerts of a group are described. */
const MOST_ALERTS = 20
/** Labels that say what every alert of the group says, or what its name says. */
const OMITTED = ['alertname', 'severity', 'grafana_folder']
/** Annotations that say in words what is wrong. Others are shown with their names. */
const WORDS = ['summary', 'description', 'message']

/** A service that sends groups of alerts. */
export function alertService(title: string): Service {
  return { title, kindOf: ({ payload }) => payload.text('status'), events: { firing: alertsPost, resolved: alertsPost } }
}

/** A message about a group of alerts. Undefined if there are none. */
function alertsPost(payload: Payload): Post | undefined {
  const alerts = payload.list('alerts', MOST_ALERTS)
  const [first] = alerts
  if (!first) return undefined
  const hidden = payload.count('alerts') - alerts.length + Math.max(0, payload.numberIf('truncatedAlerts') ?? 0)
  const status = payload.text('status')
  return {
    topic: payload.textIf('groupLabels.alertname') ?? nameOf(first),
    text: lines(...alerts.map((alert) => alertText(alert, status)), hidden > 0 ? text`and ${hidden} more` : undefined),
  }
}

function alertText(alert: Payload, status: string): Text {
  const severity = alert.textIf('labels.severity')
  const state = alert.text('status', status) === 'resolved' ? 'Resolved' : severity ? `Firing (${severity})` : 'Firing'
  const url = alert.firstText('dashboardURL', 'panelURL', 'generatorURL')
  const labels = alert.pairs('labels').filter(([name]) => !OMITTED.includes(name))
  const facts = labels.map(([label, value]) => code(`${label}=${value}`))
  const others = alert.pairs('annotations').flatMap(([name, value]) => (WORDS.includes(name) ? [] : [`${name}: ${value}`]))
  const said = [...WORDS.flatMap((name) => alert.textIf(`annotations.${name}`) ?? []), ...others]
  return introduced(text`${bold(state)}: ${joined([link(nameOf(alert), url), ...facts], ' ')}`, said.join('\n'))
}

function nameOf(alert: Payload): string {
  return alert.text('labels.alertname', 'Alert')
}
