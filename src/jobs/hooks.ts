// Tells outgoing webhook bots of messages. One that does not answer keeps its own places and no others.

import { setTimeout as pause } from 'node:timers/promises'
import { deliverToBot } from '../actions/messages/hooks.ts'
import { type App, unixTime } from '../context.ts'
import { BotDelivery } from '../models/bot-delivery.ts'
import { claimEach, UNTIL_DONE } from './lease.ts'

/** Requests at the same time: to all bots, and how many more at each look. */
const AT_ONCE = 64
const AT_A_LOOK = 16
/** To one bot. */
const TO_ONE = 2
/** And to the bots of one organisation. */
const OF_REALM = 32
/** Seconds after which another worker takes over, longer than a request with its answer takes. */
const LEASE = 60
/** Milliseconds until the next look for due deliveries while requests are under way. */
const LOOK = 500

/**
 * Makes the deliveries that are due at `at`, by default the time of each look, until none is due and none is under way. Starts none after the
 * signal.
 */
export async function deliverToBots(app: App, at?: number, signal = UNTIL_DONE): Promise<void> {
  const now = (): number => at ?? unixTime()
  /** The deliveries whose request is under way, by the request. */
  const running = new Map<Promise<void>, BotDelivery>()
  const start = (claim: { id: number; holder: string }, delivery: BotDelivery): void => {
    const request = deliverToBot(app, claim, now())
      .catch((err) => app.log.error({ err, delivery: claim.id }, 'a delivery to a bot failed'))
      .finally(() => running.delete(request))
    running.set(request, delivery)
  }
  const look = async (): Promise<number> => {
    const limit = Math.min(AT_A_LOOK, AT_ONCE - running.size)
    if (limit === 0 || signal.aborted) return 0
    const underWay = [...running.values()]
    const busy = {
      bots: frequent(
        underWay.map((one) => one.user_id),
        TO_ONE,
      ),
      realms: frequent(
        underWay.map((one) => one.realm_id),
        OF_REALM,
      ),
    }
    const due = { findDue: (time: number, most: number) => BotDelivery.findDue(time, most, busy), take: BotDelivery.take }
    let started = 0
    for await (const claim of claimEach(app.db, due, { now: now(), lease: LEASE, limit }, signal)) {
      const held = await BotDelivery.findHeld(claim)
      if (held) start(claim, held)
      started++
    }
    return started
  }
  for (;;) {
    while ((await look()) > 0);
    if (running.size === 0) return
    await Promise.race([...running.keys(), pause(LOOK, undefined, { ref: false })])
  }
}

/** The IDs that occur at least so many times. */
function frequent(ids: readonly number[], times: number): number[] {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => (count >= times ? [id] : []))
}
