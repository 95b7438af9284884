// Grafana: https://grafana.com/docs/grafana/latest/alerting/configure-notifications/manage-contact-points/integrations/webhook-notifier/

import { alertsPost } from '../alerts.ts'
import type { Example, Service } from '../service.ts'

export const service: Service = {
  title: 'Grafana',
  kindOf: ({ payload }) => payload.text('status'),
  events: { firing: alertsPost, resolved: alertsPost },
}

const alert = {
  status: 'firing',
  labels: { alertname: 'High memory usage', team: 'blue', zone: 'us-1' },
  annotations: { description: 'The system has high memory usage', summary: 'This alert was triggered for zone us-1' },
  startsAt: '2021-10-12T09:51:03.157076+02:00',
  endsAt: '0001-01-01T00:00:00Z',
  generatorURL: 'https://play.grafana.org/alerting/1afz29v7z/edit',
  fingerprint: 'c6eadffa33fcdf37',
  silenceURL: 'https://play.grafana.org/alerting/silence/new?alertmanager=grafana&matchers=alertname%3DHigh',
  dashboardURL: '',
  panelURL: '',
  valueString: "[ metric='' labels={} value=14151.331895396988 ]",
}
const group = {
  receiver: 'My Super Webhook',
  orgId: 1,
  groupLabels: {},
  commonLabels: { team: 'blue' },
  commonAnnotations: {},
  externalURL: 'https://play.grafana.org/',
  version: '1',
  groupKey: '{}:{}',
  truncatedAlerts: 0,
  title: '[FIRING:1]  (blue)',
  state: 'alerting',
  message: '**Firing**\n\nLabels:\n - alertname = High memory usage',
}

export const examples: Record<string, Example> = {
  firing: {
    payload: { ...group, status: 'firing', alerts: [alert] },
    topic: 'High memory usage',
    text: `**Firing**: [High memory usage](https://play.grafana.org/alerting/1afz29v7z/edit) \`team=blue\` \`zone=us-1\`:
> This alert was triggered for zone us-1
> The system has high memory usage`,
  },
  resolved: {
    payload: { ...group, status: 'resolved', alerts: [{ ...alert, status: 'resolved', dashboardURL: 'https://play.grafana.org/d/abc' }] },
    topic: 'High memory usage',
    text: `**Resolved**: [High memory usage](https://play.grafana.org/d/abc) \`team=blue\` \`zone=us-1\`:
> This alert was triggered for zone us-1
> The system has high memory usage`,
  },
}
