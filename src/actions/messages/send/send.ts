// Sending messages: facts, plan, write. One transaction writes the message, the rows of the users who have flags on it, its files and its
// event.

import type { Addressee } from '../../../access/messages/addressees.ts'
import { requireActiveAccount } from '../../../access/people/credentials.ts'
import type { ActionContext } from '../../../context.ts'
import { againIfDuplicate } from '../../../db/index.ts'
import { requireRow } from '../../../db/sql.ts'
import { type Change, onFacts } from '../../../events/change.ts'
import { Channel } from '../../../models/channel.ts'
import { SentKey } from '../../../models/message.ts'
import { Realm } from '../../../models/realm.ts'
import { User } from '../../../models/user.ts'
import { ABOUT, type NewMessage, rememberPlace, sendFacts } from './facts.ts'
import { planSend } from './plan.ts'
import { type PlannedSend, type Sent, writeSends } from './write.ts'
import { writeTogether } from './writer.ts'

/**
 * Sends a message. A repeated request with the same sender, queue and local ID, concurrent or later, returns the ID of the first message,
 * even if the facts have changed since. Throws what `planSend` and `writeTogether` throw. (sendMessage)
 */
export async function sendMessage(ctx: ActionContext, message: NewMessage): Promise<Sent> {
  const facts = { about: ABOUT, read: (isAgain: boolean) => sentOrPlanned(ctx, message, isAgain) }
  const send = (): Promise<Sent> =>
    onFacts(ctx, facts, async (found, compare) => ('id' in found ? found : writeTogether(ctx, found, compare)))
  // A concurrent copy of the request can be first. The facts then include its message.
  return message.echo ? againIfDuplicate(send) : send()
}

/**
 * What an earlier copy of the request has sent, or the planned message. Nothing is locked while facts are read and the text is rendered.
 * Without a request whose authority the transaction verifies, the sender is looked at here, with the other facts that are compared.
 */
async function sentOrPlanned({ app, authority }: ActionContext, given: NewMessage, isAgain: boolean): Promise<Sent | PlannedSend> {
  const { sender, realm, echo } = given
  const asOf = app.caches.log.of(realm.id)
  const earlierId = echo && (await SentKey.messageOf(sender.id, SentKey.hashOf(echo)))
  if (earlierId !== undefined) return { id: earlierId }
  const isNew = isAgain || !authority
  const message = isNew ? { ...given, sender: await requireRow(User, sender.id), realm: await Realm.load(realm.id) } : given
  if (!authority) requireActiveAccount(message.realm, message.sender)
  const facts = await sendFacts(app, message, { isAgain })
  const plan = planSend(message, facts)
  if (asOf !== undefined) rememberPlace(app, message, facts, asOf)
  return { message, plan }
}

/** Sends a message within a transaction, so only if that is committed. A repeated call sends another message. */
export async function sendIn({ app, tx, announce, lockLog }: Change, message: NewMessage & { to: Addressee }): Promise<Sent> {
  const { to } = message
  // From here on nobody joins, leaves or changes the channel.
  const held = 'channel' in to ? (await Channel.lockForSending([{ channel: to.channel, userIds: [] }], tx)).get(to.channel.id) : undefined
  const plan = planSend(message, await sendFacts(app, message, { tx }))
  const [sent] = await writeSends({ app, tx, announce, reserve: lockLog }, [{ message, plan, held }])
  return sent as Sent
}
