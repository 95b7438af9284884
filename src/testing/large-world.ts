// An organisation large enough that the longest list of any request can name existing, distinct things. For tests of what lists cost.

import { literal } from 'sequelize'
import { createRows, select } from '../db/sql.ts'
import { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { Recipient } from '../models/recipient.ts'
import { Subscription, SubscriptionSpan } from '../models/subscription.ts'
import { emailColumns, nameColumns, User } from '../models/user.ts'
import { UserGroup, UserGroupMember } from '../models/user-group.ts'
import { ROLE } from '../values/roles.ts'
import { nameKey } from '../values/text.ts'
import type { TestApp } from './app.ts'

/** IDs, ascending. */
export interface LargeWorld {
  /** Members whose addresses are `crowd0@example.com` and so on, in the same order. */
  users: number[]
  /** Private channels, `channel 0` and so on, each with the demo's member and with a group of its own that can add subscribers. */
  channels: number[]
  /** Groups that can manage themselves, each with the demo's member and one of the crowd. */
  groups: number[]
  /** Messages, distributed over the channels in turn. */
  messages: number[]
}

/** Creates this many of each kind in the demo organisation, directly in the database. */
export async function fillWorld(
  app: TestApp,
  size: { users: number; channels: number; groups: number; messages: number },
): Promise<LargeWorld> {
  const member = app.demo.users.member.user_id
  const users = await makeUsers(size.users)
  const groups = await makeGroups(size.groups, member, users)
  const channels = await makeChannels(app, size.channels, member, groups)
  const messages = await makeMessages(size.messages, app.demo.users.owner.user_id, channels)
  app.server.app.caches.clear()
  return { users, groups, channels: channels.map(({ id }) => id), messages }
}

/** A list of `n` items. */
export function many<T>(n: number, item: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => item(i))
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

async function makeUsers(n: number): Promise<number[]> {
  const made = { realm_id: 1, role: ROLE.member, date_joined: 1_700_000_000 }
  await User.bulkCreate(many(n, (i) => ({ ...made, ...emailColumns(`crowd${i}@example.com`), ...nameColumns(`Crowd ${i}`) })))
  return idsOf(await User.findAll({ attributes: ['id'], where: { date_joined: made.date_joined }, raw: true }))
}

async function makeGroups(n: number, memberId: number, users: readonly number[]): Promise<number[]> {
  const named = (name: string) => ({ name, name_key: nameKey(name), date_created: 1_700_000_000 })
  await UserGroup.bulkCreate(many(n, (i) => ({ realm_id: 1, description: '', ...named(`group ${i}`) })))
  const where = { date_created: 1_700_000_000 }
  await UserGroup.update({ can_manage_group: literal('id') as never, can_add_members_group: literal('id') as never }, { where })
  const ids = idsOf(await UserGroup.findAll({ attributes: ['id'], where, raw: true }))
  const rows = ids.flatMap((group_id, i) => [memberId, users[i] as number].map((user_id) => ({ realm_id: 1, group_id, user_id })))
  await UserGroupMember.bulkCreate(rows)
  return ids
}

async function makeChannels({ demo, server }: TestApp, n: number, memberId: number, groups: readonly number[]): Promise<Channel[]> {
  const { id: _, ...like } = (await Channel.findByPk(demo.channels.private.stream_id, { raw: true, rejectOnEmpty: true })) as Channel
  return server.app.db.transaction(async (tx) => {
    const recipients = await Recipient.createForChannels(1, n, tx)
    const named = (name: string) => ({ name, name_key: nameKey(name) })
    const own = (i: number) => ({ recipient_id: recipients[i] as number, can_add_subscribers_group: groups[i] as number })
    await createRows(
      Channel,
      many(n, (i) => ({ ...like, ...named(`channel ${i}`), ...own(i) })),
      tx,
    )
    const channels = await select(Channel, { where: { recipient_id: recipients }, order: [['id', 'ASC']] }, tx)
    const pairs = { channelIds: idsOf(channels), userIds: [memberId] }
    await Subscription.createMissing(pairs, new Map(channels.map(({ id }) => [id, '#76ce90'])), tx)
    await SubscriptionSpan.open(pairs, 1, tx)
    return channels
  })
}

async function makeMessages(n: number, senderId: number, channels: readonly Channel[]): Promise<number[]> {
  const text = { topic: 'many', topic_key: 'many', content: 'x', rendered_content: '<p>x</p>', client: 'crowd', date_sent: 1_700_000_000 }
  const place = (i: number) => ({ recipient_id: (channels[i % channels.length] as Channel).recipient_id })
  await Message.bulkCreate(many(n, (i) => ({ realm_id: 1, sender_id: senderId, ...text, ...place(i) })))
  return idsOf(await Message.findAll({ attributes: ['id'], where: { client: text.client }, raw: true }))
}
