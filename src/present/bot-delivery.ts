// What became of telling an outgoing webhook bot of a message, and what services sent that made none.

import type { Schema } from '../http/types.ts'
import type { BotDelivery } from '../models/bot-delivery.ts'
import type { UnpostedWebhook } from '../models/unposted-webhook.ts'

type WireDelivery = Schema<'BotDelivery'>

export function presentDelivery(delivery: BotDelivery): WireDelivery {
  return {
    id: delivery.id,
    message_id: delivery.message_id,
    trigger: delivery.cause as WireDelivery['trigger'],
    webhook_id: delivery.request_id,
    state: delivery.state as WireDelivery['state'],
    attempts: delivery.attempts,
    status: delivery.status,
    error: delivery.error,
    duration: delivery.duration,
    date_created: delivery.date_created,
    next_attempt: delivery.state === 'waiting' ? delivery.due_at : null,
    date_finished: delivery.finished_at,
  }
}

export function presentUnposted({ service, kind, reason, first_at, last_at }: UnpostedWebhook): Schema<'UnpostedWebhook'> {
  return { service, event: kind, reason, date_first: first_at, date_last: last_at }
}
