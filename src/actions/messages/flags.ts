// A user's flags on messages.

import type { ActionApp } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { change } from '../../events/log.ts'
import { updateMessageFlagsEvent } from '../../events/types/update_message_flags.ts'
import { Channel } from '../../models/channel.ts'
import { FLAG, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { catchUp, holdMessages, receiveFor } from '../../narrow/received.ts'
import { placed } from '../../narrow/unread.ts'
import { fetchPlacesByIds, type MessagePlace } from '../../narrow/visible.ts'
import { unreadDetails } from '../../present/unread.ts'
import { withdrawPushes } from './pushes.ts'

/** A flag that users change themselves, and whether it is added or removed. */
export interface FlagChange {
  op: 'add' | 'remove'
  flag: 'read' | 'starred' | 'collapsed'
}

/** How many messages one transaction marks as read. */
const MAX_MARKED = 5_000

/**
 * Changes a flag on messages that the user may read, as far as they still exist. Returns the IDs of the changed messages, ascending,
 * and those of the channels whose messages were skipped because the user is not subscribed. (updateMessageFlags)
 */
export async function changeFlags(
  { db, broker }: ActionApp,
  user: User,
  seen: readonly MessagePlace[],
  { op, flag }: FlagChange,
): Promise<{ changed: number[]; notSubscribed: number[] }> {
  const makesUnread = flag === 'read' && op === 'remove'
  // A message that was never received is read, and neither starred nor collapsed. It needs a row only if that changes.
  const needsRows = makesUnread || (flag !== 'read' && op === 'add')
  return change({ db, broker }, user.realm_id, async (tx, announce) => {
    const present = needsRows ? await stillReadable(db, user, seen, tx) : seen
    const notSubscribed = makesUnread ? await channelsWithoutSubscription(user, present, tx) : []
    const left = new Set(notSubscribed.map((channel) => channel.recipient_id))
    const ids = present.filter((message) => !left.has(message.recipient_id)).map(({ id }) => id)
    const before = await UserMessage.lockFlagsOf(user.id, ids, tx)
    const without = ids.filter((id) => !before.has(id))
    if (without.length > 0) {
      await receiveFor(db, user, without, tx)
      if (needsRows) await createHistorical(user, without, tx)
      for (const [id, flags] of await UserMessage.lockFlagsOf(user.id, without, tx)) before.set(id, flags)
    }
    const bit = FLAG[flag]
    const isSet = op === 'add'
    const changed = ids.filter((id) => before.has(id) && ((before.get(id) ?? 0) & bit) === (isSet ? 0 : bit)).sort((a, b) => a - b)
    if (changed.length > 0) {
      await UserMessage.setFlag(user.id, changed, bit, isSet, tx)
      if (flag === 'read' && isSet) await withdrawPushes({ userIds: [user.id], messageIds: changed }, tx)
      const details = makesUnread ? { details: await detailsOf(user, present, changed, before, tx) } : {}
      announce(updateMessageFlagsEvent(user.id, { op, flag, messages: changed, all: false, ...details }))
    }
    return { changed, notSubscribed: notSubscribed.map(({ id }) => id).sort((a, b) => a - b) }
  })
}

/**
 * Marks all messages that the user has received as read. Returns false if there were so many that it has to be called again.
 * (POST /mark_all_as_read)
 */
export async function markAllRead({ db, broker }: ActionApp, user: User): Promise<boolean> {
  await catchUp(db, user)
  return change({ db, broker }, user.realm_id, async (tx, announce) => {
    const some = await UserMessage.unreadIds(user.id, MAX_MARKED + 1, tx)
    if (some.length > MAX_MARKED) {
      const marked = some.slice(0, MAX_MARKED)
      await markRead(user, marked, tx)
      announce(updateMessageFlagsEvent(user.id, { op: 'add', flag: 'read', messages: marked, all: false }))
      return false
    }
    // Prevents sending until the commit: clients would mark a message that is sent between the query and the event as read.
    await Realm.lock(user.realm_id, tx)
    await catchUp(db, user, tx)
    const rest = await UserMessage.unreadIds(user.id, Number.MAX_SAFE_INTEGER, tx)
    if (rest.length === 0) return true
    await markRead(user, rest, tx)
    announce(updateMessageFlagsEvent(user.id, { op: 'add', flag: 'read', messages: [], all: true }))
    return true
  })
}

/** The current state of those messages that the user may still read, held until the transaction ends. */
async function stillReadable(db: ActionApp['db'], user: User, messages: readonly MessagePlace[], tx: Tx): Promise<MessagePlace[]> {
  const ids = messages.map(({ id }) => id)
  await holdMessages(db, ids, tx)
  return fetchPlacesByIds(db, user, ids, tx)
}

async function markRead(user: User, messageIds: number[], tx: Tx): Promise<void> {
  await UserMessage.setFlag(user.id, messageIds, FLAG.read, true, tx)
  await withdrawPushes({ userIds: [user.id], messageIds }, tx)
}

async function channelsWithoutSubscription(user: User, messages: readonly MessagePlace[], tx: Tx): Promise<Channel[]> {
  const recipientIds = [...new Set(messages.map((message) => message.recipient_id))]
  const subscribed = new Set((await Subscription.findActiveOf(user.id, tx)).map((subscription) => subscription.channel_id))
  return (await Channel.findByRecipients(user.realm_id, recipientIds, tx)).filter((channel) => !subscribed.has(channel.id))
}

async function createHistorical(user: User, messageIds: readonly number[], tx: Tx): Promise<void> {
  const flags = FLAG.read | FLAG.historical
  await UserMessage.bulkCreate(
    messageIds.map((id) => ({ realm_id: user.realm_id, user_id: user.id, message_id: id, flags })),
    { transaction: tx, ignoreDuplicates: true },
  )
}

/** What clients, which may not have them, need of messages that have become unread. */
async function detailsOf(user: User, messages: readonly MessagePlace[], changed: number[], flags: Map<number, number>, tx: Tx) {
  const ids = new Set(changed)
  const received = messages
    .filter(({ id }) => ids.has(id))
    .map(({ id, recipient_id, topic }) => ({ id, flags: flags.get(id) ?? 0, recipientId: recipient_id, topic }))
  return Object.fromEntries((await placed(user, received, tx)).map((one) => [one.id, unreadDetails(user.id, one)]))
}
