// Creating, changing, reordering and archiving channel folders.

import { accessFolderForChange, folders, normaliseFolderDescription, normaliseFolderName } from '../../access/channels/folders.ts'
import { requireWithinRealmLimit } from '../../access/organisation/limits.ts'
import type { UserContext } from '../../context.ts'
import { isDuplicate } from '../../db/index.ts'
import { writeRows } from '../../db/rows.ts'
import { count, createRow, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { type ChannelFolderChange, channelFolderEvent } from '../../events/types/channel_folder.ts'
import { renderPlain } from '../../markup/index.ts'
import { Channel } from '../../models/channel.ts'
import { ChannelFolder } from '../../models/channel-folder.ts'
import { Realm } from '../../models/realm.ts'
import { presentChannelFolder } from '../../present/channel-folder.ts'
import { changesTo, differences } from '../../values/audit.ts'
import { inOrder } from '../../values/order.ts'
import { nameKey } from '../../values/text.ts'

/** Creates a folder at the end of the order and announces it to everybody. Throws BAD_REQUEST. */
export async function createFolder(ctx: UserContext, wanted: { name: string; description: string }): Promise<ChannelFolder> {
  const { viewer: actor, now } = ctx
  const name = normaliseFolderName(wanted.name)
  const described = describe(wanted.description)
  return change(ctx, async (c) => {
    const { tx, announce, record } = c
    // Locks the organisation, so that no two folders get the same place.
    await requireWithinRealmLimit(c, 'channelFolders', 1)
    const position = Math.max(-1, ...(await folders(actor.realm_id, tx)).map((folder) => folder.position)) + 1
    const values = { realm_id: actor.realm_id, name, name_key: nameKey(name), ...described, position }
    const made = { creator_id: actor.id, date_created: now }
    const folder = await unlessNameTaken(name, () => createRow(ChannelFolder, { ...values, ...made }, tx))
    record({ action: 'added', ...subjectOf(folder), changes: differences({}, { name, description: folder.description }) })
    announce(channelFolderEvent({ op: 'add', channel_folder: presentChannelFolder(folder) }))
    return folder
  })
}

/** Changes a folder and announces it to everybody. Throws NOT_FOUND and BAD_REQUEST. */
export async function updateFolder(
  ctx: UserContext,
  id: number,
  wanted: { name?: string; description?: string; isArchived?: boolean },
): Promise<void> {
  const { viewer: actor } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const folder = await accessFolderForChange(actor, id, tx)
    const data: ChannelFolderChange = {}
    const columns: Partial<ChannelFolder> = {}
    if (wanted.name !== undefined) {
      const name = normaliseFolderName(wanted.name)
      if (name !== folder.name) data.name = name
      columns.name = name
    }
    if (wanted.description !== undefined) {
      const described = describe(wanted.description)
      if (described.description !== folder.description) Object.assign(data, described)
      Object.assign(columns, described)
    }
    if (wanted.isArchived !== undefined && wanted.isArchived !== folder.is_archived) {
      if (wanted.isArchived && (await count(Channel, { folder_id: folder.id }, tx)) > 0)
        throw badRequest("'is_archived' must be false while the folder has channels")
      columns.is_archived = wanted.isArchived
      data.is_archived = wanted.isArchived
    }
    // An archived folder's name is free for other folders.
    const { name, is_archived } = { ...folder, ...columns }
    const before = { ...folder }
    await unlessNameTaken(name, () => updateRow(ChannelFolder, folder, { ...columns, name_key: is_archived ? null : nameKey(name) }, tx))
    if (Object.keys(data).length === 0) return
    const { rendered_description: _, ...changed } = data
    record({ action: 'changed', ...subjectOf(before), changes: changesTo(before, changed) })
    announce(channelFolderEvent({ op: 'update', channel_folder_id: folder.id, data }))
  })
}

/** Puts all folders into the order of `ids` and announces it to everybody. Throws BAD_REQUEST unless `ids` lists every folder. */
export async function reorderFolders(ctx: UserContext, ids: readonly number[]): Promise<void> {
  const { viewer: actor } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    await Realm.lock(actor.realm_id, tx)
    const all = await folders(actor.realm_id, tx)
    const ordered = inOrder(all, ids, 'order', 'folder')
    if (ordered.every((folder, i) => folder.id === all[i]?.id)) return
    record({
      ...{ action: 'changed', subject: 'channel_folder', id: null, name: '' },
      changes: differences({ order: all.map(({ id }) => id) }, { order: ordered.map(({ id }) => id) }),
    })
    for (const [position, folder] of ordered.entries()) folder.position = position
    await writeRows(ChannelFolder, ordered, ['position'], tx)
    announce(channelFolderEvent({ op: 'reorder', order: ordered.map((folder) => folder.id) }))
  })
}

function subjectOf({ id, name }: ChannelFolder) {
  return { subject: 'channel_folder' as const, id, name }
}

function describe(text: string): { description: string; rendered_description: string } {
  const description = normaliseFolderDescription(text)
  return { description, rendered_description: description === '' ? '' : renderPlain(description) }
}

async function unlessNameTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDuplicate(error)) throw badRequest(`'name' is already in use by another folder: ${name}`)
    throw error
  }
}
