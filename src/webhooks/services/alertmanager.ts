// Prometheus Alertmanager: https://prometheus.io/docs/alerting/latest/configuration/#webhook_config

import { alertsPost } from '../alerts.ts'
import type { Service } from '../service.ts'

export const service: Service = {
  title: 'Alertmanager',
  kindOf: ({ payload }) => payload.text('status'),
  events: { firing: alertsPost, resolved: alertsPost },
}
