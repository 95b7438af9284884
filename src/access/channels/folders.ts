// Channel folders. Everybody sees them, and administrators change them.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { CHANNEL_FOLDER_LIMITS } from '../../limits.ts'
import { ChannelFolder } from '../../models/channel-folder.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { normaliseLines, normaliseName } from '../../values/text.ts'

/** All folders of an organisation in their order, including archived ones. */
export function folders(realmId: number, tx?: Tx): Promise<ChannelFolder[]> {
  return ChannelFolder.allOf(realmId).rows(tx)
}

/** The folder in a path, to be changed. Locks the organisation, like `folderFor`. Throws NOT_FOUND. */
export async function accessFolderForChange(user: User, id: number, tx: Tx): Promise<ChannelFolder> {
  const folder = await folderFor(user.realm_id, id, tx)
  if (!folder) throw apiError('NOT_FOUND', 'Channel folder does not exist')
  return folder
}

/** A folder, if it exists. Locks the organisation until the transaction ends, so that nobody archives a folder that a channel enters. */
export async function folderFor(realmId: number, id: number, tx: Tx): Promise<ChannelFolder | null> {
  await Realm.lockLog(realmId, tx)
  return ChannelFolder.findIn(realmId, id, tx)
}

/** Throws BAD_REQUEST unless a channel may be put into the folder. `id` is the ID by which it was requested. Pure. */
export function requireUsableFolder(id: number, folder: Pick<ChannelFolder, 'is_archived'> | null): void {
  if (!folder) throw badRequest(`'folder_id' names a folder that does not exist: ${id}`)
  if (folder.is_archived) throw badRequest(`'folder_id' names an archived folder: ${id}`)
}

/** The name in stored form. Throws BAD_REQUEST. */
export function normaliseFolderName(text: string): string {
  return normaliseName('name', text, CHANNEL_FOLDER_LIMITS.name)
}

/** The description in stored form. Throws BAD_REQUEST. */
export function normaliseFolderDescription(text: string): string {
  return normaliseLines('description', text, CHANNEL_FOLDER_LIMITS.description)
}
