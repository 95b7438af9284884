// A channel that a parameter names by its ID.

import { badRequest } from '../errors.ts'
import { Channel } from '../models/channel.ts'
import type { User } from '../models/user.ts'
import { canReadChannel } from './channels.ts'

/** A channel that the user may read. Throws BAD_REQUEST, which names the parameter, alike for one that does not exist. */
export async function accessChannel(user: User, id: number, parameter: string): Promise<Channel> {
  const channel = await Channel.findByIdIn(user.realm_id, id)
  if (!channel || !(await canReadChannel(user, channel))) throw badRequest(`'${parameter}' names a channel that does not exist: ${id}`)
  return channel
}
