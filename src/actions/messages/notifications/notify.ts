// Notifies people of messages, after they were sent, outside the sender's request. A worker looks at each message once, in the order of
// their IDs, which is that of their commits (docs/adr/0011-processes.md).

import { type App, serverContext } from '../../../context.ts'
import type { Tx } from '../../../db/index.ts'
import { createRow } from '../../../db/sql.ts'
import { type Change, change } from '../../../events/change.ts'
import { Job } from '../../../models/job.ts'
import { Message } from '../../../models/message.ts'
import { MissedMessage } from '../../../models/missed-message.ts'
import { Notification } from '../../../models/notification.ts'
import { NotifiedPosition } from '../../../models/notified-position.ts'
import { User } from '../../../models/user.ts'
import { enqueueMessagePushes } from '../../../outbound/push.ts'
import { preference } from '../../../settings/preferences.ts'
import { grouped } from '../../../values/lists.ts'
import { addDeliveries } from '../hooks.ts'
import { groupsOfMentions, type Notified, notifiedOf, reachableAmong } from './facts.ts'

/** The number of messages that are looked at together, if they concern few people. */
const MESSAGES_AT_ONCE = 500
/** Seconds after which nobody is notified of a message any more: the worker was away for longer. */
const MAX_AGE = 86_400

/** A job to look at an edited message again. */
export const NOTIFY_JOB = 'notify'
interface NotifyJob {
  messageId: number
  /** The users that the edit newly mentions. Null: everybody but `except`. */
  userIds: readonly number[] | null
  except: readonly number[]
}

/** Looks at the next messages of an organisation. Returns whether there may be more. At `now`, in UNIX seconds. */
export async function notifyOfNext(app: App, realmId: number, now: number): Promise<boolean> {
  const from = await NotifiedPosition.of(realmId)
  const newest = await Message.maxId(realmId)
  if (newest <= (from ?? 0)) return false
  if (from === undefined) {
    await change(serverContext(app, { id: realmId }, now), ({ tx }) => NotifiedPosition.move(realmId, from, newest, tx))
    return false
  }
  const found = await Message.findAfter(realmId, from, now - MAX_AGE, MESSAGES_AT_ONCE)
  const messages = found.filter(({ id }) => id <= newest)
  const { notified, decided } = await notifiedOf(app, realmId, messages, { now })
  const isLast = decided === messages.length && messages.length < MESSAGES_AT_ONCE
  const to = isLast ? newest : (messages[decided - 1]?.id ?? newest)
  const rows = await rowsFor(realmId, notified, now)
  await change(serverContext(app, { id: realmId }, now), async ({ tx }) => {
    if (await NotifiedPosition.move(realmId, from, to, tx)) await rows.write(tx)
  })
  return !isLast
}

/** Queues a look at an edited message in the transaction of the edit, for the users that it newly mentions. */
export async function enqueueNotify(
  tx: Tx,
  { id, realm_id, sender_id }: Pick<Message, 'id' | 'realm_id' | 'sender_id'>,
  now: number,
  look: Omit<NotifyJob, 'messageId'>,
) {
  const job: NotifyJob = { messageId: id, ...look }
  const principal = (await User.principalsOf([sender_id], tx)).get(sender_id) ?? null
  await createRow(
    Job,
    { realm_id, principal_id: principal, kind: NOTIFY_JOB, payload: JSON.stringify(job), due_at: now, date_created: now },
    tx,
  )
}

/** Decides who is notified by a NOTIFY_JOB. The result writes it. */
export async function editNotices(app: App, job: Job, now: number): Promise<{ write(c: Pick<Change, 'tx'>): Promise<void> }> {
  const { messageId, userIds, except } = JSON.parse(job.payload) as NotifyJob
  // What the message was before comes first.
  while (((await NotifiedPosition.of(job.realm_id)) ?? 0) < messageId && (await notifyOfNext(app, job.realm_id, now)));
  const messages = await Message.findNotifying(job.realm_id, [messageId])
  const { notified } = await notifiedOf(app, job.realm_id, messages, { ...(userIds ? { userIds } : {}), isQuiet: true, now })
  const { write } = await rowsFor(
    job.realm_id,
    notified.filter(({ user }) => !except.includes(user.id)),
    now,
  )
  return { write: ({ tx }) => write(tx) }
}

/** What is to be written for those who are notified. */
async function rowsFor(realmId: number, notified: readonly Notified[], now: number): Promise<{ write(tx: Tx): Promise<void> }> {
  const reachable = await reachableAmong(realmId, notified)
  const pushed = notified.filter(({ push, user }) => push && reachable.has(user.id))
  const groups = await groupsOfMentions(realmId, pushed)
  const principals = await User.principalsOf(pushed.map(({ message }) => message.sender_id))
  const missed = notified.filter(({ mail }) => mail)
  const called = notified.filter(({ call }) => call)
  return {
    write: async (tx) => {
      await writePushes(realmId, pushed, { groups, principals }, tx)
      await writeMissed(realmId, missed, now, tx)
      await addDeliveries(called, now, tx)
    },
  }
}

async function writePushes(
  realmId: number,
  pushed: readonly Notified[],
  { groups, principals }: { groups: ReadonlyMap<number, ReadonlyMap<number, number>>; principals: ReadonlyMap<number, number> },
  tx: Tx,
): Promise<void> {
  if (pushed.length === 0) return
  const byMessage = grouped(pushed.map(({ message, user }) => [message, user.id]))
  const holders = await Notification.holdersOf(
    [...byMessage.keys()].map(({ id }) => id),
    tx,
  )
  await enqueueMessagePushes(
    [...byMessage].map(([{ id, sender_id }, userIds]) => ({
      id,
      realm_id: realmId,
      causedBy: principals.get(sender_id) ?? null,
      userIds: userIds.filter((userId) => !holders.get(id)?.has(userId)),
      throughGroup: groups.get(id) ?? new Map(),
    })),
    tx,
  )
}

async function writeMissed(realmId: number, missed: readonly Notified[], now: number, tx: Tx): Promise<void> {
  if (missed.length === 0) return
  const due = await MissedMessage.dueOf([...new Set(missed.map(({ user }) => user.id))], tx)
  for (const { user } of missed)
    if (!due.has(user.id)) due.set(user.id, now + preference(user, 'email_notifications_batching_period_seconds'))
  const rows = missed.map(({ user, message }) => ({
    realm_id: realmId,
    user_id: user.id,
    message_id: message.id,
    due_at: due.get(user.id) ?? now,
  }))
  await MissedMessage.addAll(rows, tx)
}
