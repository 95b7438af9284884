// A user's flags on messages.

import { lockAccessible } from '../../access/messages/messages.ts'
import { findPlacesByIds, lockOwnRows, type MessagePlace, type VisiblePlace } from '../../access/messages/visible.ts'
import type { UserContext } from '../../context.ts'
import type { Db, Tx } from '../../db/index.ts'
import { createRows } from '../../db/sql.ts'
import { type Change, change, changeOn } from '../../events/change.ts'
import { updateMessageFlagsEvent } from '../../events/types/update_message_flags.ts'
import { MAX_MESSAGES_AT_ONCE } from '../../limits.ts'
import { Channel } from '../../models/channel.ts'
import { FLAG, type OwnFlags, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { placed } from '../../narrow/unread.ts'
import { unreadDetails } from '../../present/unread.ts'
import { catchUp } from '../../receipts/catching-up.ts'
import { receiveFor } from '../../receipts/received.ts'
import { withdrawPushes } from './pushes.ts'

/** A flag that users can change themselves, and whether it is added or removed. */
export interface FlagChange {
  op: 'add' | 'remove'
  flag: 'read' | 'starred' | 'collapsed'
}

/** IDs of the changed messages, ascending, and of the channels whose messages were skipped because the user is not subscribed. */
interface FlagsChanged {
  changed: number[]
  notSubscribed: number[]
}

/**
 * Changes a flag on messages that the user may read. Missing and hidden messages count as read and not starred. If such a message would
 * have to change, throws BAD_REQUEST. (updateMessageFlags)
 */
export function changeFlags(ctx: UserContext, messageIds: readonly number[], flag: FlagChange): Promise<FlagsChanged> {
  const { app, viewer: user } = ctx
  return change(ctx, (c) => changeIn(c, messageIds, flag, (ids) => lockAccessible(app, user, ids, c.tx)))
}

/**
 * Like `changeFlags`, for messages that `find` finds with what this process remembers. Messages that have become hidden since are left out.
 * Also returns what was found. (updateMessageFlagsForNarrow)
 */
export function changeFlagsFound<F extends { ids: readonly number[] }>(
  ctx: UserContext,
  flag: FlagChange,
  find: () => Promise<F>,
): Promise<F & FlagsChanged> {
  const { app, viewer: user } = ctx
  const facts = { about: ['accounts', 'organisation', 'groups', 'channels'], read: find } as const
  return changeOn(ctx, facts, async (c, found) => {
    const lock = (ids: readonly number[]) => findPlacesByIds(app.db, user, ids, c.tx, 'shared')
    return { ...found, ...(await changeIn(c, found.ids, flag, lock)) }
  })
}

/** Calls `lock` to lock the messages when some need a row. */
async function changeIn(
  c: Change<UserContext>,
  messageIds: readonly number[],
  { op, flag }: FlagChange,
  lock: (ids: readonly number[]) => Promise<VisiblePlace[]>,
): Promise<FlagsChanged> {
  const {
    app: { db },
    actor: user,
    tx,
    announce,
  } = c
  const makesUnread = flag === 'read' && op === 'remove'
  // A message that was never received counts as read, not starred and not collapsed. It needs a row only if that changes.
  const needsRows = makesUnread || (flag !== 'read' && op === 'add')
  const { present, own } = needsRows
    ? { present: await (makesUnread ? lockWithChannels(db, user, messageIds, lock, tx) : lock(messageIds)), own: undefined }
    : await presentAndOwn(db, user, messageIds, tx)
  const isLeft = ({ channel, isSubscribed }: VisiblePlace): boolean => makesUnread && channel !== undefined && !isSubscribed
  const ids = present.filter((place) => !isLeft(place)).map(({ id }) => id)
  const known = own ?? (await UserMessage.flagsWithNotified(user.id, ids, tx))
  const { flags: before, notified } = await withMissing(db, user, ids, { known, needsRows }, tx)
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
}

/**
 * Like `lock`, with the channels of the messages locked first, as everywhere. Unsubscribing from a channel and archiving it mark its messages
 * as read, and would miss a message that becomes unread concurrently.
 */
async function lockWithChannels(
  db: Db,
  user: User,
  messageIds: readonly number[],
  lock: (ids: readonly number[]) => Promise<VisiblePlace[]>,
  tx: Tx,
): Promise<VisiblePlace[]> {
  const seen = await findPlacesByIds(db, user, messageIds, tx)
  const channelIds = new Set(seen.flatMap(({ channel }) => channel?.id ?? []))
  await Channel.lockShared([...channelIds], tx)
  const present = await lock(messageIds)
  // A message may have been moved to another channel before it was locked.
  const isComplete = present.every(({ channel }) => !channel || channelIds.has(channel.id))
  return isComplete ? present : lockWithChannels(db, user, messageIds, lock, tx)
}

/** The places of the messages that the user may see, ascending, and the user's flags on those with a row. The rows are locked. */
async function presentAndOwn(
  db: Db,
  user: User,
  messageIds: readonly number[],
  tx: Tx,
): Promise<{ present: VisiblePlace[]; own: OwnFlags }> {
  const held = await lockOwnRows(db, user, messageIds, tx)
  const flags = new Map(held.map((one) => [one.id, one.flags]))
  const others = await findPlacesByIds(
    db,
    user,
    messageIds.filter((id) => !flags.has(id)),
    tx,
  )
  return {
    present: [...held, ...others].sort((a, b) => a.id - b.id),
    own: { flags, notified: held.flatMap(({ id, isNotified }) => (isNotified ? [id] : [])) },
  }
}

/** The known flags, plus the flags of messages that get a row now: received messages and, with `needsRows`, the others too. */
async function withMissing(
  db: Db,
  user: User,
  ids: readonly number[],
  { known, needsRows }: { known: OwnFlags; needsRows: boolean },
  tx: Tx,
): Promise<OwnFlags> {
  const without = ids.filter((id) => !known.flags.has(id))
  if (without.length === 0) return known
  if (needsRows) await keepInHistory(db, user, without, tx)
  else await receiveFor(db, user, without, tx)
  const written = await UserMessage.flagsWithNotified(user.id, without, tx)
  return { flags: new Map([...known.flags, ...written.flags]), notified: [...known.notified, ...written.notified] }
}

/**
 * Marks all messages that the user has received as read. Returns false if there are too many for one transaction and it must be called
 * again. (POST /mark_all_as_read)
 */
export async function markAllRead(ctx: UserContext): Promise<boolean> {
  const {
    app: { db },
    viewer: user,
  } = ctx
  await catchUp(db, user)
  return change(ctx, (c) => markUnread(c))
}

/**
 * Marks what is unread as read, or only what one sender has written. The user has caught up. Returns false if there is too much for one
 * transaction and it must be called again; with true, the organisation is locked until the transaction ends.
 */
export async function markUnread(
  { app: { db }, actor: user, tx, announce }: Change<UserContext>,
  { senderId }: { senderId?: number } = {},
): Promise<boolean> {
  const find = (limit: number): Promise<number[]> => UserMessage.unreadIds(user.id, { senderId, limit }, tx)
  const some = await find(MAX_MESSAGES_AT_ONCE + 1)
  const isDone = some.length <= MAX_MESSAGES_AT_ONCE
  if (isDone) {
    // Nobody can send until the commit. Otherwise clients would mark a message sent between the query and the event as read.
    await Realm.lock(user.realm_id, tx)
    await catchUp(db, user, tx)
  }
  const marked = isDone ? await find(Number.MAX_SAFE_INTEGER) : some.slice(0, MAX_MESSAGES_AT_ONCE)
  if (marked.length === 0) return true
  await UserMessage.setFlag(user.id, marked, FLAG.read, true, tx)
  await withdrawPushes({ userIds: [user.id], messageIds: marked }, tx)
  const all = isDone && senderId === undefined
  announce(updateMessageFlagsEvent(user.id, { op: 'add', flag: 'read', messages: all ? [] : marked, all }))
  return isDone
}

/** Adds messages that the user may read to the user's history, with the flag `historical` if the user did not receive them. */
export async function keepInHistory(db: Db, user: User, messageIds: readonly number[], tx: Tx): Promise<void> {
  await receiveFor(db, user, messageIds, tx)
  const flags = FLAG.read | FLAG.historical
  await createRows(
    UserMessage,
    messageIds.map((id) => ({ realm_id: user.realm_id, user_id: user.id, message_id: id, flags })),
    tx,
    'kept',
  )
}

/** What clients need about messages that have become unread, which they may not have loaded. */
async function detailsOf(user: User, messages: readonly MessagePlace[], changed: number[], flags: Map<number, number>, tx: Tx) {
  const ids = new Set(changed)
  const received = messages
    .filter(({ id }) => ids.has(id))
    .map(({ id, recipient_id, topic }) => ({ id, flags: flags.get(id) ?? 0, recipientId: recipient_id, topic }))
  return Object.fromEntries((await placed(user, received, tx)).map((one) => [one.id, unreadDetails(user.id, one)]))
}
