// Groups of alerts, which Prometheus's Alertmanager defined and Grafana sends too.

import type { Payload } from './payload.ts'
import type { OwnOptions, Post, Service } from './service.ts'
import { bold, code, introduced, joined, lines, link, type Text, text } from './text.ts'

/** How many alerts of a group are described. */
const MOST_ALERTS = 20
/** Labels that say what every alert of the group says, or what its name says. */
const OMITTED = ['alertname', 'severity', 'grafana_folder']
/** Annotations that say in words what is wrong. Others are shown with their names. */
const WORDS = ['summary', 'description', 'message']

/** A service that sends groups of alerts. */
export function alertService(title: string): Service {
  return {
    title,
    options: ['name', 'desc'],
    kindOf: ({ payload }) => payload.text('status'),
    events: { firing: alertsPosts, resolved: alertsPosts },
  }
}

/** A message about a group of alerts, or one for each topic that the URL gives its alerts. None if there are no alerts. */
function alertsPosts(payload: Payload, options: OwnOptions): Post[] {
  const alerts = payload.list('alerts', MOST_ALERTS)
  const hidden = payload.count('alerts') - alerts.length + Math.max(0, payload.numberIf('truncatedAlerts') ?? 0)
  const byTopic = new Map<string, Payload[]>()
  for (const alert of alerts) {
    const topic = valueIn(alert, options.name) ?? payload.textIf('groupLabels.alertname') ?? nameOf(alerts[0] ?? alert)
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), alert])
  }
  return [...byTopic].map(([topic, ofTopic], i) => ({
    topic,
    text: lines(
      ...ofTopic.map((alert) => alertText(alert, payload.text('status'), options)),
      hidden > 0 && i === byTopic.size - 1 ? text`and ${hidden} more` : undefined,
    ),
  }))
}

/** The value of a label, or else of an annotation. */
function valueIn(alert: Payload, name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  return [...alert.pairs('labels'), ...alert.pairs('annotations')].find(([one]) => one === name)?.[1]
}

function alertText(alert: Payload, status: string, { desc }: OwnOptions): Text {
  const severity = alert.textIf('labels.severity')
  const state = alert.text('status', status) === 'resolved' ? 'Resolved' : severity ? `Firing (${severity})` : 'Firing'
  const url = alert.firstText('dashboardURL', 'panelURL', 'generatorURL')
  const described = valueIn(alert, desc)
  const omitted = described === undefined ? OMITTED : OMITTED.slice(1)
  const labels = alert.pairs('labels').filter(([name]) => !omitted.includes(name))
  const facts = labels.map(([label, value]) => code(`${label}=${value}`))
  const others = alert.pairs('annotations').flatMap(([name, value]) => (WORDS.includes(name) ? [] : [`${name}: ${value}`]))
  const said = [...WORDS.flatMap((name) => alert.textIf(`annotations.${name}`) ?? []), ...others]
  return introduced(text`${bold(state)}: ${joined([link(described ?? nameOf(alert), url), ...facts], ' ')}`, said.join('\n'))
}

function nameOf(alert: Payload): string {
  return alert.text('labels.alertname', 'Alert')
}
