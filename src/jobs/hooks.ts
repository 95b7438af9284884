// Tells outgoing webhook bots of messages. One that does not answer keeps its own places and no others.

import { deliverToBot } from '../actions/messages/hooks.ts'
import { BotDelivery } from '../models/bot-delivery.ts'
import { runLine } from './line.ts'

/** The work that makes the deliveries. Those to one bot wait for each other in each conversation. */
export const deliverToBots = runLine({
  ...{ atOnce: 64, ofRealm: 32, ofPrincipal: 4 },
  // Longer than a request with its answer takes.
  lease: 60,
  waiting: BotDelivery.waiting,
  next: BotDelivery.findDueOf,
  take: BotDelivery.take,
  run: deliverToBot,
})
