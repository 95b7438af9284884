// Uploaded files.

import { randomBytes } from 'node:crypto'
import { accessOwnFile } from '../../access/files/files.ts'
import { type ActionContext, type App, serverContext, type UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, createRows, remove, removeRow, selectOne, update, updateRow } from '../../db/sql.ts'
import { apiError } from '../../errors.ts'
import { change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { attachmentEvent } from '../../events/types/attachment.ts'
import { isLoading } from '../../markup/previews.ts'
import { Attachment, AttachmentMessage } from '../../models/attachment.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import type { Message } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { ScheduledMessageAttachment } from '../../models/scheduled-message.ts'
import { StoredImage } from '../../models/stored-image.ts'

import { User } from '../../models/user.ts'
import { presentAttachment } from '../../present/attachment.ts'
import { createLink } from '../../secrets/links.ts'
import { principalOf } from '../../values/bots.ts'
import { fileLabel, safeFileName } from '../../values/file-names.ts'
import { thumbnailPaths } from '../../values/thumbnails.ts'
import { enqueueThumbnails, removeThumbnails } from './thumbnails.ts'

interface NewFile {
  /** The name that the client gave; may be empty. */
  name: string
  /** In bytes. */
  size: number
  /** The file's current path. The file is moved from there into the store. */
  path: string
}

/**
 * Stores a file that only its owner can download until a message shares it. The row is created first, so that `pruneFiles` finds the
 * bytes if the process dies. Throws REALM_UPLOAD_QUOTA. (uploadFile)
 */
export async function storeFile(ctx: UserContext, file: NewFile): Promise<Attachment> {
  const { app, viewer: owner, now } = ctx
  const name = fileLabel(file.name)
  const pathId = `${owner.realm_id}/${randomBytes(1).toString('hex')}/${randomBytes(18).toString('base64url')}/${safeFileName(name)}`
  const reserved = await change(ctx, async ({ tx }) => {
    await requireQuota(app, owner.realm_id, file.size, tx)
    return createRow(
      Attachment,
      {
        realm_id: owner.realm_id,
        owner_id: owner.id,
        path_id: pathId,
        file_name: name,
        size: file.size,
        date_created: now,
        state: 'pending',
      },
      tx,
    )
  })
  try {
    await app.storage.put(pathId, file.path, file.size)
    return await change(ctx, async ({ tx, announce }) => {
      await update(Attachment, { state: 'stored' }, { id: reserved.id }, tx)
      await enqueueThumbnails(reserved, principalOf(owner), now, tx)
      announce(fileEvent('add', reserved, [], await Attachment.spaceUsed(owner.realm_id, tx)))
      return reserved
    })
  } catch (error) {
    await discard(app, reserved)
    throw error
  }
}

/**
 * Throws REALM_UPLOAD_QUOTA if `size` more bytes exceed the quota of files, custom emoji and other images together. Locks the organisation's row until the
 * transaction ends.
 */
export async function requireQuota({ config }: Pick<App, 'config'>, realmId: number, size: number, tx: Tx): Promise<void> {
  if (config.uploadQuota === undefined) return
  await selectOne(Realm, { where: { id: realmId }, columns: ['id'], lock: 'exclusive' }, tx)
  const files = await Attachment.spaceUsed(realmId, tx, { reserved: true })
  const used = files + (await CustomEmoji.spaceUsed(realmId, tx)) + (await StoredImage.spaceUsed(realmId, tx))
  if (used + size > config.uploadQuota) throw apiError('REALM_UPLOAD_QUOTA', 'Upload would exceed the upload quota of your organisation')
}

/**
 * Shares files, whose rows are locked, with the readers of a message. Returns the events to announce. If the thumbnails of one have become
 * known since the message was rendered, a job renders it again.
 */
export async function claimFiles(
  files: readonly Attachment[],
  { id, realm_id, rendered_content, date_sent }: Pick<Message, 'id' | 'realm_id' | 'rendered_content' | 'date_sent'>,
  tx: Tx,
): Promise<NewEvent[]> {
  if (files.length === 0) return []
  await createRows(
    AttachmentMessage,
    files.map((file) => ({ realm_id, attachment_id: file.id, message_id: id })),
    tx,
  )
  await enqueueAgain(files, rendered_content, date_sent, tx)
  return filesChanged(
    files.map((file) => file.id),
    id,
    tx,
  )
}

/** Leaves to the workers what shows files as if their thumbnails were not known, although they are. `now` in UNIX seconds. */
export async function enqueueAgain(files: readonly Attachment[], html: string, now: number, tx: Tx): Promise<void> {
  for (const file of files) {
    if (file.thumbnails === null || !isLoading(html, file.path_id)) continue
    const owner = await selectOne(User, { where: { id: file.owner_id } }, tx)
    if (owner) await enqueueThumbnails(file, principalOf(owner), now, tx)
  }
}

/**
 * The events that tell owners which messages now refer to their files. `oldest` is the oldest message that starts or stops doing so. A file
 * lists only its first messages, and a change beyond those causes no event, however often the same files are sent.
 */
export async function filesChanged(ids: readonly number[], oldest: number, tx: Tx): Promise<NewEvent[]> {
  const files = ids.length > 0 ? await Attachment.findListing(ids, oldest, tx) : []
  const [first] = files
  if (!first) return []
  const messages = await AttachmentMessage.byFile(
    files.map(({ id }) => id),
    tx,
  )
  const upload_space_used = await Attachment.spaceUsed(first.realm_id, tx)
  return files.map((file) => fileEvent('update', file, messages.get(file.id) ?? [], upload_space_used))
}

/** Deletes a user's file and its uses in messages. Throws NOT_FOUND. */
export async function deleteFile(ctx: UserContext, id: number): Promise<void> {
  const { app, viewer: owner } = ctx
  const removed = await change(ctx, async ({ tx, announce }) => {
    const file = await accessOwnFile(owner, id, tx)
    announce(await markRemoved(file, tx))
    return file
  })
  await discard(app, removed)
}

/** Deletes the files of a user: those that no message shares or, with `isShared`, all. Returns how many. */
export async function deleteFilesOf(ctx: ActionContext, ownerId: number, { isShared }: { isShared: boolean }): Promise<number> {
  const all = await Attachment.findAllOf(ownerId)
  let deleted = 0
  for (const file of all) {
    const removed = await change(ctx, async ({ tx, announce }) => {
      const [found] = isShared ? [file] : await Attachment.findUnusedOf(ownerId, [file.id], tx)
      if (found) announce(await markRemoved(found, tx))
      return found
    })
    if (!removed) continue
    await discard(ctx.app, removed)
    deleted++
  }
  return deleted
}

/** Seconds after which a file that no message refers to is deleted. */
const UNUSED_LIFE = 5 * 7 * 86_400
/** Seconds after which a pending upload counts as dead. */
const PENDING_LIFE = 86_400
/** The number of files that one run handles. */
const FILES_AT_ONCE = 100

/** Deletes files that no message has referred to for weeks, and what dead processes left behind. */
export async function pruneFiles(app: App, now: number, signal: AbortSignal): Promise<void> {
  for (const id of await Attachment.findUnused(now - UNUSED_LIFE, FILES_AT_ONCE)) {
    const file = signal.aborted ? undefined : await selectOne(Attachment, { where: { id } })
    if (!file) continue
    await change(serverContext(app, { id: file.realm_id }, now), async ({ tx, announce }) => {
      // A message may have linked to the file in the meantime.
      const unused = await Attachment.lockUnused(id, tx)
      if (unused) announce(await markRemoved(unused, tx))
    })
  }
  for (const file of await Attachment.findLeftovers(now - PENDING_LIFE, FILES_AT_ONCE)) if (!signal.aborted) await discard(app, file)
}

async function markRemoved(file: Attachment, tx: Tx): Promise<NewEvent> {
  await updateRow(Attachment, file, { state: 'removed' }, tx)
  await remove(AttachmentMessage, { attachment_id: file.id }, tx)
  await remove(ScheduledMessageAttachment, { attachment_id: file.id }, tx)
  const upload_space_used = await Attachment.spaceUsed(file.realm_id, tx)
  return attachmentEvent(file.owner_id, { op: 'remove', attachment: { id: file.id }, upload_space_used })
}

/** Removes the bytes of a removed file with its thumbnails, and then its row. If that fails, `pruneFiles` tries again. */
async function discard(app: App, file: Attachment): Promise<void> {
  const { storage, log } = app
  try {
    await storage.remove(file.path_id)
    await removeThumbnails(app, thumbnailPaths(file.path_id))
    await change(serverContext(app, { id: file.realm_id }), ({ tx }) => removeRow(Attachment, file, tx))
  } catch (err) {
    log.error({ err, file: file.id }, 'a file could not be removed from the store')
  }
}

function fileEvent(op: 'add' | 'update', file: Attachment, messageIds: number[], upload_space_used: number): NewEvent {
  return attachmentEvent(file.owner_id, { op, attachment: presentAttachment(file, messageIds), upload_space_used })
}

/** Seconds for which a link to a file is valid. */
const LINK_LIFE = 60

/** Creates a token with which anybody can download a file for a minute, as long as its user may log in. */
export async function createFileLink(ctx: UserContext, { id, realm_id: realmId }: Attachment): Promise<string> {
  const { viewer, now } = ctx
  const link = { realmId, purpose: 'file', subjectId: viewer.id, payload: { id }, expiresAt: now + LINK_LIFE, now } as const
  return (await change(ctx, ({ tx }) => createLink(tx, link))).token
}

/** IDs of the accounts whose unfinished uploads count together: those of a person and of the person's bots. */
export function uploadersOf(user: User): Promise<number[]> {
  return User.idsOfPerson(principalOf(user))
}
