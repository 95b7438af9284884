// Sending messages: facts, plan, write. In one transaction: the message, the rows of those who have flags on it, its files, its event.

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
  /** The sender's policy of the topic, when sending has changed it. */
  automatic_new_visibility_policy?: NonNullable<SendPlan['ownPolicy']>
}

/**
 * Sends a message. The same sender, queue and local ID give the first message's ID, whatever has changed since, also when they come at
 * the same time. Throws what `planSend` does. (Serves sendMessage.)
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
    // The same request at the same time: the other one was first, and its message is among the facts now.
    if (!message.echo || !isDuplicate(error)) throw error
    return sendOnce()
  }
}

/** Sends in the transaction of a change that wants it sent if, and only if, that is committed. Whoever repeats it sends again. */
export async function sendIn(app: Pick<App, 'config' | 'db'>, message: NewMessage, tx: Tx, announce: Announce): Promise<Sent> {
  return write(app, message, planSend(message, await sendFacts(app, message, tx)), tx, announce)
}

/**
 * Writes a plan if what it rests on is as it was. Else the message is planned again: its channel is held by now, so that nobody can join,
 * leave or change it, and a second plan stays true until the commit. (A channel that is named may be another one by then.)
 */
async function write(app: Pick<App, 'config' | 'db'>, message: NewMessage, plan: SendPlan, tx: Tx, announce: Announce): Promise<Sent> {
  const { isTrue, held } = await holdPlace(plan, tx)
  if (!isTrue) return sendIn(app, message, tx, announce)
  const id = await writeSend(app, { message, plan, held }, tx, announce)
  return { id, ...(plan.ownPolicy === undefined ? {} : { automatic_new_visibility_policy: plan.ownPolicy }) }
}
