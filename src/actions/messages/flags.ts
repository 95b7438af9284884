// A user's flags on messages.

import { holdAccessible } from '../../access/messages/messages.ts'
import type { ActionApp } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { change } from '../../events/log.ts'
import { updateMessageFlagsEvent } from '../../events/types/update_message_flags.ts'
import { FLAG, type LockedFlags, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { catchUp, receiveFor } from '../../narrow/received.ts'
import { placed } from '../../narrow/unread.ts'
import { fetchPlacesByIds, type MessagePlace, type PlaceInSight } from '../../narrow/visible.ts'
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
 * Changes a flag on messages that the user may read. Returns the IDs of the changed messages, ascending, and those of the channels whose
 * messages were skipped because the user is not subscribed. Missing and hidden messages count as read and not starred; where that
 * leaves something to change and they are given by ID, it throws BAD_REQUEST. (updateMessageFlags)
 */
export async function changeFlags(
  { db, broker }: ActionApp,
  user: User,
  messageIds: readonly number[],
  { op, flag }: FlagChange,
  given: 'by ID' | 'as found',
): Promise<{ changed: number[]; notSubscribed: number[] }> {
  const makesUnread = flag === 'read' && op === 'remove'
  // A message that was never received is read, and neither starred nor collapsed. It needs a row only if that changes.
  const needsRows = makesUnread || (flag !== 'read' && op === 'add')
  return change({ db, broker }, user.realm_id, async (tx, announce) => {
    const present =
      needsRows && given === 'by ID'
        ? await holdAccessible({ db }, user, messageIds, tx)
        : await fetchPlacesByIds(db, user, messageIds, tx, needsRows ? 'shared' : undefined)
    const isLeft = ({ channel, isSubscribed }: PlaceInSight): boolean => makesUnread && channel !== undefined && !isSubscribed
    const ids = present.filter((place) => !isLeft(place)).map(({ id }) => id)
    const { flags: before, notified } = await lockFlags(db, user, ids, needsRows, tx)
    const bit = FLAG[flag]
    const isSet = op === 'add'
    const changed = ids.filter((id) => before.has(id) && ((before.get(id) ?? 0) & bit) === (isSet ? 0 : bit))
    if (changed.length > 0) {
      await UserMessage.setFlag(user.id, changed, bit, isSet, tx)
      if (flag === 'read' && isSet && notified.length > 0) await withdrawPushes({ userIds: [user.id], messageIds: notified }, tx)
      const details = makesUnread ? { details: await detailsOf(user, present, changed, before, tx) } : {}
      announce(updateMessageFlagsEvent(user.id, { op, flag, messages: changed, all: false, ...details }))
    }
    const left = new Set(present.filter(isLeft).flatMap(({ channel }) => channel?.id ?? []))
    return { changed, notSubscribed: [...left].sort((a, b) => a - b) }
  })
}

/**
 * The flags that the user has on messages, locked, and which of these have notified the user. Received messages without a row get one;
 * with `needsRows` the others, too.
 */
async function lockFlags(db: ActionApp['db'], user: User, ids: readonly number[], needsRows: boolean, tx: Tx): Promise<LockedFlags> {
  const before = await UserMessage.lockFlagsOf(user.id, ids, tx)
  const without = ids.filter((id) => !before.flags.has(id))
  if (without.length === 0) return before
  await receiveFor(db, user, without, tx)
  if (needsRows) await createHistorical(user, without, tx)
  const written = await UserMessage.lockFlagsOf(user.id, without, tx)
  return { flags: new Map([...before.flags, ...written.flags]), notified: [...before.notified, ...written.notified] }
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

async function markRead(user: User, messageIds: number[], tx: Tx): Promise<void> {
  await UserMessage.setFlag(user.id, messageIds, FLAG.read, true, tx)
  await withdrawPushes({ userIds: [user.id], messageIds }, tx)
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
