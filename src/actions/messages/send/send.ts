// Sending messages: facts, plan, write. One transaction writes the message, the rows of the users who have flags on it, its files and its
// event.

import type { ActionContext } from '../../../context.ts'
import { isDuplicate } from '../../../db/index.ts'
import { ApiError } from '../../../errors.ts'
import type { Change } from '../../../events/change.ts'
import { Realm } from '../../../models/realm.ts'
import { type NewMessage, sendFacts } from './facts.ts'
import { planSend } from './plan.ts'
import { type Sent, writeSends } from './write.ts'
import { writeTogether } from './writer.ts'

/**
 * Sends a message. A repeated request with the same sender, queue and local ID, concurrent or later, returns the ID of the first message,
 * even if the facts have changed since. Throws what `planSend` and `writeTogether` throw. (sendMessage)
 */
export async function sendMessage(ctx: ActionContext, message: NewMessage): Promise<Sent> {
  const sendOnce = async (): Promise<Sent> => {
    // Nothing is locked while facts are read and the text is rendered.
    const facts = await sendFacts(ctx.app, message)
    if (facts.earlierId !== undefined) return { id: facts.earlierId }
    return writeTogether(ctx, { message, plan: planSend(message, facts) })
  }
  try {
    return await sendOnce()
  } catch (error) {
    // A concurrent copy of the request was first. The facts now include its message.
    if (!message.echo || !isDuplicate(error)) throw error
    return sendOnce()
  }
}

/** Sends a message within a transaction, so only if that is committed. A repeated call sends another message. */
export async function sendIn({ app, tx, announce }: Change, message: NewMessage): Promise<Sent> {
  const plan = planSend(message, await sendFacts(app, message, tx))
  const reserve = (): Promise<void> => Realm.holdLog(message.realm.id, tx)
  const [outcome] = await writeSends(app, [{ message, plan }], { tx, announce, reserve })
  if (outcome === undefined || outcome instanceof ApiError) throw outcome
  return outcome
}
