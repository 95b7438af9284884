// Prometheus Alertmanager: https://prometheus.io/docs/alerting/latest/configuration/#webhook_config

import { alertService } from '../alerts.ts'
import type { Service } from '../service.ts'

export const service: Service = alertService('Alertmanager')
