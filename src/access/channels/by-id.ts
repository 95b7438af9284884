// Channels that a parameter or a path names by ID.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { Channel } from '../../models/channel.ts'
import type { User } from '../../models/user.ts'
import { canKnowChannel, canReadChannel } from './channels.ts'

/** A channel that the user may read. Throws BAD_REQUEST with the parameter's name, also if the channel does not exist. */
export async function accessChannel(user: User, id: number, parameter: string): Promise<Channel> {
  const channel = await Channel.findByIdIn(user.realm_id, id)
  if (!channel || !(await canReadChannel(user, channel))) throw badRequest(`'${parameter}' names a channel that does not exist: ${id}`)
  return channel
}

/** The channel in a path, if the user may know of it. Throws NOT_FOUND. */
export async function accessKnownChannel(user: User, id: number): Promise<Channel> {
  const channel = await Channel.findByIdIn(user.realm_id, id)
  if (!channel || !(await canKnowChannel(user, channel))) throw doesNotExist()
  return channel
}

/** The channel in a path, if the user may read it. Throws NOT_FOUND. */
export async function accessReadableChannel(user: User, id: number): Promise<Channel> {
  const channel = await Channel.findByIdIn(user.realm_id, id)
  if (!channel || !(await canReadChannel(user, channel))) throw doesNotExist()
  return channel
}

/** The channel in a path, to be changed, with its row locked until the transaction ends. Throws NOT_FOUND. */
export async function accessChannelForChange(user: User, id: number, tx: Tx): Promise<Channel> {
  const channel = await Channel.lockIn(user.realm_id, id, tx)
  if (!channel || !(await canKnowChannel(user, channel, tx))) throw doesNotExist()
  return channel
}

function doesNotExist(): Error {
  return apiError('NOT_FOUND', 'Channel does not exist')
}
