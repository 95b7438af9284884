// Grafana: https://grafana.com/docs/grafana/latest/alerting/configure-notifications/manage-contact-points/integrations/webhook-notifier/

import { alertsPost } from '../alerts.ts'
import type { Service } from '../service.ts'

export const service: Service = {
  title: 'Grafana',
  kindOf: ({ payload }) => payload.text('status'),
  events: { firing: alertsPost, resolved: alertsPost },
}
