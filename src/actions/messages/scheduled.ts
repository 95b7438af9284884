// Creating, changing and deleting scheduled messages. They are delivered by scheduled-delivery.ts.

import { filesToShare } from '../../access/files/files.ts'
import { type Addressee, isChannelType } from '../../access/messages/addressees.ts'
import { mentionFacts } from '../../access/messages/mentions.ts'
import { textFacts } from '../../access/messages/referents.ts'
import {
  accessScheduledAddressee,
  accessScheduledMessage,
  type GivenScheduledAddressee,
  requireMayMentionLater,
} from '../../access/messages/scheduled.ts'
import { requireAtMost } from '../../access/people/limits.ts'
import type { ActionApp, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, createRows, remove, removeRow, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { type Change, change, changeOn } from '../../events/change.ts'
import { remindersEvent } from '../../events/types/reminders.ts'
import { scheduledMessagesEvent } from '../../events/types/scheduled_messages.ts'
import { MAX_PAGE_SIZE } from '../../limits.ts'
import type { Rendered } from '../../markup/index.ts'
import type { Realm } from '../../models/realm.ts'
import { ScheduledMessage, ScheduledMessageAttachment } from '../../models/scheduled-message.ts'
import type { User } from '../../models/user.ts'
import { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { isPersonalClient } from '../../values/clients.ts'
import { renderText } from './rendering.ts'
import { ABOUT } from './send/facts.ts'

interface NewScheduledMessage extends GivenScheduledAddressee {
  /** Normalised (values/topics.ts). */
  content: string
  /** UNIX seconds, in the future. */
  dueAt: number
  /** Undefined if the client decides. */
  readBySender: boolean | undefined
  /** The name of the sender's client. */
  client: string
}
type SenderContext = UserContext & { realm: Pick<Realm, 'id' | 'subdomain' | 'settings'> }

/** Undefined fields stay unchanged. `client` is the client that makes the change. */
type ScheduledMessageChanges = { [Name in 'type' | 'to' | 'topic' | 'content' | 'dueAt']: NewScheduledMessage[Name] | undefined } & {
  client: string
}

/** Schedules a message that the sender may send. Throws STREAM_DOES_NOT_EXIST, BAD_REQUEST. (createScheduledMessage) */
export async function createScheduledMessage(ctx: SenderContext, given: NewScheduledMessage): Promise<{ id: number }> {
  const { app, viewer: sender } = ctx
  const facts = { about: ABOUT, read: () => renderScheduled(ctx, given, given.content) }
  return changeOn(ctx, facts, async ({ tx, announce }, { addressee, html, uploadPathIds }) => {
    const isToSelf = 'users' in addressee && addressee.users.length === 1
    const columns = {
      realm_id: sender.realm_id,
      sender_id: sender.id,
      ...addresseeColumns(sender, addressee),
      content: given.content,
      rendered_content: html,
      client: given.client,
      due_at: given.dueAt,
      read_by_sender: given.readBySender ?? (isPersonalClient(given.client) && !isToSelf),
    }
    await requireWithinLimits(sender, [columns], tx)
    const row = await createRow(ScheduledMessage, columns, tx)
    await claimFiles(app, sender, row, uploadPathIds, tx)
    announce(scheduledMessagesEvent(sender.id, { op: 'add', scheduled_messages: [presentScheduledMessage(row)] }))
    return { id: row.id }
  })
}

/**
 * Changes a scheduled message of the sender, who may send it as it is afterwards. A failed one is tried again. Throws
 * STREAM_DOES_NOT_EXIST, BAD_REQUEST. (updateScheduledMessage)
 */
export async function updateScheduledMessage(ctx: SenderContext, id: number, changes: ScheduledMessageChanges): Promise<void> {
  const { app, viewer: sender } = ctx
  await change(ctx, async (c) => {
    const { tx, announce } = c
    const row = await accessScheduledMessage(sender, id, tx)
    const { type, to, topic, content, dueAt, client } = changes
    if (row.failed && dueAt === undefined) throw badRequest("'scheduled_delivery_timestamp' is missing: a message that failed requires it")
    if (type !== undefined && isChannelType(type) !== isChannelType(row.type)) {
      if (to === undefined) throw badRequest("'to' is missing: another 'type' requires it")
      if (isChannelType(type) && topic === undefined) throw badRequest("'topic' is missing")
    }
    const before = storedAddressee(row)
    const given = { type: type ?? row.type, to: to ?? before.to, topic: topic ?? before.topic }
    const text = content ?? row.content
    const { addressee, html, uploadPathIds } = await renderScheduled(ctx, given, text, tx)
    const columns = { ...addresseeColumns(sender, addressee), content: text, rendered_content: html }
    await releaseFiles(row, tx)
    await claimFiles(app, sender, row, uploadPathIds, tx)
    // Ends the lease, so that no worker delivers the old version.
    const free = { failed: false, lease_until: 0, lease_holder: null }
    await updateRow(ScheduledMessage, row, { ...columns, ...free, client, due_at: dueAt ?? row.due_at }, tx)
    await requireWithinLimits(sender, [], tx)
    announce(scheduledMessagesEvent(sender.id, { op: 'update', scheduled_message: presentScheduledMessage(row) }))
  })
}

/** Deletes a scheduled message of the sender. Throws BAD_REQUEST. */
export async function deleteScheduledMessage(ctx: UserContext, id: number): Promise<void> {
  const { viewer: sender } = ctx
  await change(ctx, async (c) => removeIn(c, await accessScheduledMessage(sender, id, c.tx)))
}

/** Removes a scheduled message or a reminder within a transaction. */
export async function removeIn({ tx, announce }: Change, row: ScheduledMessage): Promise<void> {
  await releaseFiles(row, tx)
  await removeRow(ScheduledMessage, row, tx)
  announce(
    row.reminder_message_id === null
      ? scheduledMessagesEvent(row.sender_id, { op: 'remove', scheduled_message_id: row.id })
      : remindersEvent(row.sender_id, { op: 'remove', reminder_id: row.id }),
  )
}

/** The addressee of a stored scheduled message, as a request would give it. */
export function storedAddressee({ type, addressees, topic }: ScheduledMessage): GivenScheduledAddressee {
  const ids = JSON.parse(addressees) as number[]
  return { type, to: isChannelType(type) ? (ids[0] as number) : ids, topic }
}

function addresseeColumns(sender: User, addressee: Addressee): Pick<ScheduledMessage, 'type' | 'addressees' | 'topic'> {
  if ('channel' in addressee) return { type: 'stream', addressees: JSON.stringify([addressee.channel.id]), topic: addressee.topic }
  const others = addressee.users.map(({ id }) => id).filter((id) => id !== sender.id)
  return { type: 'private', addressees: JSON.stringify(others.length > 0 ? others : [sender.id]), topic: '' }
}

/** Makes the same checks as sending, and renders the text. */
async function renderScheduled(
  { app, realm, viewer: sender }: SenderContext,
  given: GivenScheduledAddressee,
  content: string,
  tx?: Tx,
): Promise<Pick<Rendered, 'html' | 'uploadPathIds'> & { addressee: Addressee }> {
  const [addressee, text] = await Promise.all([
    accessScheduledAddressee(sender, given, tx),
    textFacts(app, { author: sender, realm }, content, tx),
  ])
  const mentions = await mentionFacts({ ...addressee, author: sender, addressee, alerted: new Set() }, text, tx)
  const rendered = renderText(text)
  requireMayMentionLater(sender, rendered, mentions)
  return { addressee, html: rendered.html, uploadPathIds: rendered.uploadPathIds }
}

/**
 * Throws BAD_REQUEST if the sender's scheduled messages and reminders, with new ones, are too many, or too large together, because all are
 * listed in one answer. The account is locked, so that concurrent requests count each other's.
 */
export async function requireWithinLimits(
  sender: User,
  added: readonly Pick<ScheduledMessage, 'content' | 'rendered_content'>[],
  tx: Tx,
  parameter = 'content',
): Promise<void> {
  const { count, size } = await ScheduledMessage.totalsOf(sender.id, tx)
  requireAtMost('scheduledMessages', count + added.length)
  const sizes = added.flatMap(({ content, rendered_content }) => [Buffer.byteLength(content), Buffer.byteLength(rendered_content)])
  if (sizes.reduce((sum, one) => sum + one, size) > MAX_PAGE_SIZE)
    throw badRequest(
      `'${parameter}' is too long: your scheduled messages may have at most ${MAX_PAGE_SIZE} bytes in all, including their HTML`,
    )
}

/** Claims the files that the text links to, as a message would. */
async function claimFiles(
  app: ActionApp,
  sender: User,
  { id, realm_id }: ScheduledMessage,
  pathIds: readonly string[],
  tx: Tx,
): Promise<void> {
  const files = await filesToShare(app, sender, pathIds, tx)
  const claims = files.map((file) => ({ realm_id, scheduled_message_id: id, attachment_id: file.id }))
  await createRows(ScheduledMessageAttachment, claims, tx)
}

async function releaseFiles({ id }: ScheduledMessage, tx: Tx): Promise<void> {
  await remove(ScheduledMessageAttachment, { scheduled_message_id: id }, tx)
}
