// Who may download an uploaded file, and who owns it.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { select, selectOne } from '../../db/sql.ts'
import { apiError } from '../../errors.ts'
import { Attachment, AttachmentMessage } from '../../models/attachment.ts'
import type { User } from '../../models/user.ts'
import { readLink } from '../../secrets/links.ts'
import { findPlacesByIds, usesThatDecide } from '../messages/visible.ts'

/** A file that the user owns or can see in a message. Throws NOT_FOUND, also for a hidden file. */
export async function accessFile(app: Pick<App, 'db'>, viewer: User, pathId: string): Promise<Attachment> {
  const [file] = await readableAmong(app, viewer, await Attachment.findByPathIds(viewer.realm_id, [pathId]))
  if (!file) throw noSuchFile()
  return file
}

/** The files with these paths that a user may read, by path. No statement without paths. */
export async function readableByPath(
  app: Pick<App, 'db'>,
  user: User,
  pathIds: readonly string[],
  tx?: Tx,
): Promise<Map<string, Attachment>> {
  if (pathIds.length === 0) return new Map()
  const files = await select(Attachment, { where: { realm_id: user.realm_id, path_id: [...pathIds], state: 'stored' } }, tx)
  return new Map((await readableAmong(app, user, files, tx)).map((file) => [file.path_id, file]))
}

/** The files with these paths that the user may read, and so may share, ascending by ID, with their rows locked. Leaves out the others. */
export async function filesToShare(app: Pick<App, 'db'>, user: User, pathIds: readonly string[], tx: Tx): Promise<Attachment[]> {
  if (pathIds.length === 0) return []
  return readableAmong(app, user, await Attachment.findByPathIds(user.realm_id, pathIds, tx), tx)
}

/** A file that the user owns. Throws NOT_FOUND, also for somebody else's file. */
export async function accessOwnFile(owner: User, id: number, tx: Tx): Promise<Attachment> {
  const file = await selectOne(Attachment, { where: { id, owner_id: owner.id, state: 'stored' } }, tx)
  if (!file) throw noSuchFile()
  return file
}

/** The file that a token gives access to. Throws NOT_FOUND for an unknown or expired token, and for a file that no longer exists. */
export async function accessFileByLink(realmId: number, token: string, now: number): Promise<Attachment> {
  const link = await readLink<{ id: number }>({ realmId, purpose: 'file', token, now })
  const file = link && (await selectOne(Attachment, { where: { id: link.id, state: 'stored' } }))
  if (!file) throw noSuchFile()
  return file
}

async function readableAmong(app: Pick<App, 'db'>, reader: User, files: readonly Attachment[], tx?: Tx): Promise<Attachment[]> {
  const others = files.filter((file) => file.owner_id !== reader.id)
  const uses = await usesThatDecide(
    app.db,
    reader,
    others.map(({ id }) => id),
    tx,
  )
  const seen = new Set((await findPlacesByIds(app.db, reader, [...uses.values()].flat(), tx)).map(({ id }) => id))
  return files.filter((file) => file.owner_id === reader.id || uses.get(file.id)?.some((id) => seen.has(id)))
}

function noSuchFile(): Error {
  return apiError('NOT_FOUND', 'File does not exist')
}

/** A user's files, the IDs of the messages that link to each, and the total size of the organisation's files in bytes. (getAttachments) */
export async function ownFiles(owner: User): Promise<{ files: Attachment[]; messages: Map<number, number[]>; spaceUsed: number }> {
  const files = await Attachment.findAllOf(owner.id)
  const messages = await AttachmentMessage.byFile(files.map(({ id }) => id))
  return { files, messages, spaceUsed: await Attachment.spaceUsed(owner.realm_id) }
}
