// Made by `npm run generate` from src/webhooks/services/. Do not edit.

import type { Service } from './service.ts'
import { service as alertmanager } from './services/alertmanager.ts'
import { service as circleci } from './services/circleci.ts'
import { service as gitea } from './services/gitea.ts'
import { service as github } from './services/github.ts'
import { service as gitlab } from './services/gitlab.ts'
import { service as grafana } from './services/grafana.ts'
import { service as jenkins } from './services/jenkins.ts'
import { service as jira } from './services/jira.ts'
import { service as json } from './services/json.ts'
import { service as pagerduty } from './services/pagerduty.ts'
import { service as pingdom } from './services/pingdom.ts'
import { service as sentry } from './services/sentry.ts'
import { service as slack_incoming } from './services/slack_incoming.ts'
import { service as stripe } from './services/stripe.ts'

/** The services whose webhooks are understood, by their names in URLs. */
export const SERVICES: Record<string, Service> = {
  alertmanager,
  circleci,
  gitea,
  github,
  gitlab,
  grafana,
  jenkins,
  jira,
  json,
  pagerduty,
  pingdom,
  sentry,
  slack_incoming,
  stripe,
}
