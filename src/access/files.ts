// Who may download an uploaded file, and whose files are whose.

import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { apiError } from '../errors.ts'
import { Attachment, AttachmentMessage } from '../models/attachment.ts'
import type { User } from '../models/user.ts'
import { fetchByIds } from '../narrow/fetch.ts'
import { createLink, readLink } from './links.ts'

/** A file of the user's, or of a message that the user may read. Throws NOT_FOUND, alike for missing and forbidden. */
export async function accessFile(app: Pick<App, 'db'>, viewer: User, pathId: string): Promise<Attachment> {
  const [file] = await Attachment.findByPathIds(viewer.realm_id, [pathId])
  if (!file || !(file.owner_id === viewer.id || (await isShared(app, viewer, file)))) throw noSuchFile()
  return file
}

/** A file of the user's own, locked. Throws NOT_FOUND, alike for one of somebody else. */
export async function accessOwnFile(owner: User, id: number, tx: Tx): Promise<Attachment> {
  const file = await Attachment.lockById(id, tx)
  if (file?.owner_id !== owner.id) throw noSuchFile()
  return file
}

/** Seconds for which a link to a file is good. */
const LINK_LIFE = 60

/** A token by which anybody can download a file for a minute. */
export async function createFileLink(app: Pick<App, 'db'>, { id, realm_id: realmId }: Attachment, now: number): Promise<string> {
  const link = { realmId, purpose: 'file', payload: { id }, expiresAt: now + LINK_LIFE, now } as const
  return (await app.db.transaction((tx) => createLink(tx, link))).token
}

/** The file that a token lets in to. Throws NOT_FOUND, alike for an unknown token, an expired one and a file that is gone. */
export async function accessFileByLink(realmId: number, token: string, now: number): Promise<Attachment> {
  const link = await readLink<{ id: number }>({ realmId, purpose: 'file', token, now })
  const file = link && (await Attachment.findOne({ where: { id: link.id, state: 'stored' } }))
  if (!file) throw noSuchFile()
  return file
}

async function isShared(app: Pick<App, 'db'>, viewer: User, file: Attachment): Promise<boolean> {
  const uses = (await AttachmentMessage.byFile([file.id])).get(file.id) ?? []
  return (await fetchByIds(app.db, viewer, uses)).length > 0
}

function noSuchFile(): Error {
  return apiError('NOT_FOUND', 'File does not exist')
}
