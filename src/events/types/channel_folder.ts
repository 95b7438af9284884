// channel_folder events: a channel folder was added or changed, or the folders were reordered. For everybody.

import type { presentChannelFolder } from '../../present/channel-folder.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type WireFolder = ReturnType<typeof presentChannelFolder>
type ChannelFolderPayload =
  | { op: 'add'; channel_folder: WireFolder }
  | { op: 'update'; channel_folder_id: number; data: ChannelFolderChange }
  /** The IDs of all folders in their new order. */
  | { op: 'reorder'; order: number[] }
/** The changed fields. */
export type ChannelFolderChange = Partial<Pick<WireFolder, 'name' | 'description' | 'rendered_description' | 'is_archived'>>

export const channelFolder = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<ChannelFolderPayload>,
  seen: 'always',
} satisfies EventDefinition<ChannelFolderPayload>

export function channelFolderEvent(payload: ChannelFolderPayload): EventOf<'channel_folder', ChannelFolderPayload> {
  return { type: 'channel_folder', payload, audience: { to: 'realm' } }
}
