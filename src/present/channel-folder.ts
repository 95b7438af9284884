// A folder of channels on the wire.

import type { Schema } from '../http/types.ts'
import type { ChannelFolder } from '../models/channel-folder.ts'

export function presentChannelFolder(folder: ChannelFolder): Schema<'ChannelFolder'> {
  const { id, name, description, rendered_description, date_created, creator_id, position: order, is_archived } = folder
  return { id, name, description, rendered_description, date_created, creator_id, order, is_archived }
}
