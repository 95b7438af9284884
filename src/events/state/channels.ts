// The parts of the initial state about lists of channels: folders, and the default channels of new users.

import { folders } from '../../access/channels/folders.ts'
import type { Tx } from '../../db/index.ts'
import { Channel } from '../../models/channel.ts'
import { ChannelFolder } from '../../models/channel-folder.ts'
import { readIfAny } from '../../models/filled-tables.ts'
import type { User } from '../../models/user.ts'
import { presentChannelFolder } from '../../present/channel-folder.ts'
import { ROLE } from '../../values/roles.ts'
import type { Wants } from './fetch-types.ts'

/** The requested parts of the initial state. The default channels are hidden from guests. */
export async function channelListState(viewer: User, wants: Wants, tx: Tx): Promise<object> {
  const isGuest = viewer.role === ROLE.guest
  return {
    ...(wants('channel_folder')
      ? { channel_folders: (await readIfAny(ChannelFolder, viewer, () => folders(viewer.realm_id, tx), tx)).map(presentChannelFolder) }
      : {}),
    ...(wants('default_streams') ? { realm_default_streams: isGuest ? [] : await defaultIds(viewer.realm_id, tx) } : {}),
  }
}

/** Computed from all channels, which other parts of the state need too. */
async function defaultIds(realmId: number, tx: Tx): Promise<number[]> {
  return (await Channel.findAllOf(realmId, tx)).filter((channel) => channel.is_default).map(({ id }) => id)
}
