// Prometheus Alertmanager: https://prometheus.io/docs/alerting/latest/configuration/#webhook_config

import { alertsPost } from '../alerts.ts'
import type { Example, Service } from '../service.ts'

export const service: Service = {
  title: 'Alertmanager',
  kindOf: ({ payload }) => payload.text('status'),
  events: { firing: alertsPost, resolved: alertsPost },
}

const alert = {
  status: 'firing',
  labels: { alertname: 'HighLatency', instance: 'web-1:9090', severity: 'critical' },
  annotations: { summary: 'Requests take longer than 2 s', description: 'p99 is 2.4 s on web-1.' },
  startsAt: '2018-08-03T09:52:26.739266876+02:00',
  endsAt: '0001-01-01T00:00:00Z',
  generatorURL: 'https://prometheus.example.com/graph?g0.expr=latency&g0.tab=1',
  fingerprint: '9c3a1f0e5b1f2d3c',
}
const group = {
  version: '4',
  groupKey: '{}:{alertname="HighLatency"}',
  truncatedAlerts: 0,
  receiver: 'webhook',
  groupLabels: { alertname: 'HighLatency' },
  commonLabels: { alertname: 'HighLatency', severity: 'critical' },
  commonAnnotations: {},
  externalURL: 'https://alertmanager.example.com',
}

export const examples: Record<string, Example> = {
  firing: {
    payload: { ...group, status: 'firing', alerts: [alert] },
    topic: 'HighLatency',
    text: `**Firing (critical)**: [HighLatency](https://prometheus.example.com/graph?g0.expr=latency&g0.tab=1) \`instance=web-1:9090\`:
> Requests take longer than 2 s
> p99 is 2.4 s on web-1.`,
  },
  'firing and resolved': {
    payload: {
      ...group,
      status: 'firing',
      alerts: [alert, { ...alert, status: 'resolved', labels: { ...alert.labels, instance: 'web-2:9090' }, annotations: {} }],
    },
    topic: 'HighLatency',
    text: `**Firing (critical)**: [HighLatency](https://prometheus.example.com/graph?g0.expr=latency&g0.tab=1) \`instance=web-1:9090\`:
> Requests take longer than 2 s
> p99 is 2.4 s on web-1.

**Resolved**: [HighLatency](https://prometheus.example.com/graph?g0.expr=latency&g0.tab=1) \`instance=web-2:9090\``,
  },
  resolved: {
    payload: { ...group, status: 'resolved', alerts: [{ ...alert, status: 'resolved', endsAt: '2018-08-03T10:02:26Z' }] },
    topic: 'HighLatency',
    text: `**Resolved**: [HighLatency](https://prometheus.example.com/graph?g0.expr=latency&g0.tab=1) \`instance=web-1:9090\`:
> Requests take longer than 2 s
> p99 is 2.4 s on web-1.`,
  },
}
