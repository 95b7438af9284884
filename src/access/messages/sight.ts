// What a user sees now of things that they saw when an event about them was written.

import type { Db } from '../../db/index.ts'
import { select } from '../../db/sql.ts'
import { Channel } from '../../models/channel.ts'
import { User } from '../../models/user.ts'
import { readTogether } from '../../values/together.ts'
import { knownAmong, readableIds } from '../channels/channels.ts'
import { findPlacesByIds } from './visible.ts'

/** What a user sees. */
export interface Sight {
  /** Whether the user may read the message. */
  message(id: number): boolean
  /** Whether the user may know of the channel. */
  channel(id: number): boolean
  /** Whether the user may read the channel's messages. Ignores protected history. */
  messagesIn(channelId: number): boolean
}

/** Notes what it is asked, and says yes to everything. */
export class Questions implements Sight {
  readonly messages = new Set<number>()
  readonly known = new Set<number>()
  readonly read = new Set<number>()

  message(id: number): boolean {
    this.messages.add(id)
    return true
  }

  channel(id: number): boolean {
    this.known.add(id)
    return true
  }

  messagesIn(channelId: number): boolean {
    this.read.add(channelId)
    return true
  }

  get isEmpty(): boolean {
    return this.messages.size + this.known.size + this.read.size === 0
  }
}

const readUser = readTogether(async (ids: number[]) => {
  const users = await select(User, { where: { id: ids } })
  return new Map(users.map((user) => [user.id, user]))
})

/** Answers the questions by the rules of the requests that read the same things (getMessage, getChannel). (getEvents) */
export async function sightOf({ db }: { db: Db }, userId: number, asked: Questions): Promise<Sight> {
  const user = await readUser(userId)
  if (!user) throw new Error(`there is no user ${userId}`)
  const ids = [...asked.known]
  const [messages, known, readable] = await Promise.all([
    findPlacesByIds(db, user, [...asked.messages]),
    ids.length > 0 ? Channel.findByIds(user.realm_id, ids).then((channels) => knownAmong(user, channels)) : [],
    readableIds(user, [...asked.read]),
  ])
  const messageIds = new Set(messages.map(({ id }) => id))
  const channelIds = new Set(known.map(({ id }) => id))
  return {
    message: (id) => messageIds.has(id),
    channel: (id) => channelIds.has(id),
    messagesIn: (id) => readable.has(id),
  }
}
