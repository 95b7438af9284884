// Sending messages: facts, plan, write. The message, the rows of those who have flags on it, its files and its event are written in one
// transaction.

import type { App } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { change } from '../../events/log.ts'
import { type NewMessage, sendFacts } from './send-facts.ts'
import { planSend, type SendPlan } from './send-plan.ts'
import { holdPlace, writeSend } from './send-write.ts'

type Announce = (event: NewEvent) => void

/** A message that was sent. */
export interface Sent {
  id: number
  /** The sender's policy of the topic, if sending has changed it. */
  automatic_new_visibility_policy?: NonNullable<SendPlan['ownPolicy']>
}

/**
 * Sends a message. A repeated request with the same sender, queue and local ID, concurrent or later, returns the ID of the first message,
 * whatever has changed since. Throws what `planSend` throws. (sendMessage)
 */
export async function sendMessage(app: Pick<App, 'db' | 'broker' | 'config'>, message: NewMessage): Promise<Sent> {
  const sendOnce = async (): Promise<Sent> => {
    // Nothing is locked while facts are read and the text is rendered.
    const facts = await sendFacts(app, message)
    if (facts.earlierId !== undefined) return { id: facts.earlierId }
    const plan = planSend(message, facts)
    return change(app, message.realm.id, (tx, announce) => write(app, message, plan, tx, announce))
  }
  try {
    return await sendOnce()
  } catch (error) {
    // A concurrent copy of the request was first, and its message is among the facts now.
    if (!message.echo || !isDuplicate(error)) throw error
    return sendOnce()
  }
}

/** Sends a message within a transaction, that is, only if that is committed. A repeated call sends another message. */
export async function sendIn(app: Pick<App, 'config' | 'db'>, message: NewMessage, tx: Tx, announce: Announce): Promise<Sent> {
  return write(app, message, planSend(message, await sendFacts(app, message, tx)), tx, announce)
}

/**
 * Writes a plan if its facts are still true. Otherwise the message is planned again. Its channel is held by now and cannot be joined,
 * left or changed, so that the second plan stays true until the commit, unless the name now denotes another channel.
 */
async function write(app: Pick<App, 'config' | 'db'>, message: NewMessage, plan: SendPlan, tx: Tx, announce: Announce): Promise<Sent> {
  const { isTrue, held } = await holdPlace(plan, tx)
  if (!isTrue) return sendIn(app, message, tx, announce)
  const id = await writeSend(app, { message, plan, held }, tx, announce)
  return { id, ...(plan.ownPolicy === undefined ? {} : { automatic_new_visibility_policy: plan.ownPolicy }) }
}
