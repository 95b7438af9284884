// The limits of one organisation.

import { Op } from 'sequelize'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  ARCHIVE_FACTOR,
  MAX_CHANNEL_FOLDERS,
  MAX_CHANNELS,
  MAX_CUSTOM_EMOJI,
  MAX_LISTED_SUBSCRIBERS,
  MAX_PROFILE_FIELDS,
  MAX_USER_GROUPS,
  MAX_GROUP_MEMBERS_OF_PERSON as ofPerson,
  PERSONS_PART,
} from '../../limits.ts'
import { Channel } from '../../models/channel.ts'
import { ChannelFolder } from '../../models/channel-folder.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { ProfileField } from '../../models/profile-field.ts'
import { Subscription } from '../../models/subscription.ts'
import { UserGroup, UserGroupMember } from '../../models/user-group.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { TINY_GIF } from '../../testing/images.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Rows to fill the table up to one below the limit. */
function fill(max: number, make: (name: string, i: number) => object): object[] {
  return Array.from({ length: max - 1 }, (_, i) => ({ realm_id: 1, ...make(`filler ${i}`, i) }))
}
const owner = (path: string, form: Record<string, unknown>) => app.as('owner').post(path, form)

test.each([
  {
    what: 'channel folders',
    max: MAX_CHANNEL_FOLDERS,
    has: 0,
    fill: (rows: object[]) => ChannelFolder.bulkCreate(rows as never[]),
    make: (name: string, position: number) => ({
      name,
      name_key: name,
      description: '',
      rendered_description: '',
      date_created: 1,
      position,
    }),
    add: (name: string) => owner('/channel_folders/create', { name }),
  },
  {
    what: 'custom profile fields',
    max: MAX_PROFILE_FIELDS,
    has: 0,
    fill: (rows: object[]) => ProfileField.bulkCreate(rows as never[]),
    make: (name: string, position: number) => ({ type: 1, position, name, name_key: name }),
    add: (name: string) => owner('/realm/profile_fields', { field_type: 1, name }),
  },
  {
    what: 'user groups',
    max: MAX_USER_GROUPS,
    // The system groups.
    has: 8,
    fill: (rows: object[]) => UserGroup.bulkCreate(rows as never[]),
    make: (name: string) => ({ name, name_key: name, description: '' }),
    add: (name: string) => owner('/user_groups/create', { name, description: '', members: [] }),
  },
  {
    what: 'channels',
    max: MAX_CHANNELS,
    // The ones in the demo.
    has: 2,
    fill: async (rows: object[]) => {
      const { id: _, ...model } = (await Channel.findByPk(1, { raw: true, rejectOnEmpty: true })) as object as Record<string, unknown>
      await Channel.bulkCreate(rows.map((row, i) => ({ ...model, ...row, recipient_id: 1_000 + i })) as never[])
    },
    make: (name: string) => ({ name, name_key: name }),
    add: (name: string) => owner('/channels/create', { name, subscribers: [] }),
  },
])('an organisation has a maximum number of $what', async ({ what, max, has, fill: insert, make, add }) => {
  await insert(fill(max - has, make))
  expect((await add('the last')).status).toBe(200)
  expect(await add('one too many')).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', msg: `The organisation may have at most ${max} ${what}` },
  })
})

type Name = 'member' | 'bot' | 'member2' | 'administrator'
let made = 0
const emoji = (who: Name): Promise<Answer> => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(TINY_GIF)]), 'image.gif')
  return app.as(who).raw(`/api/v1/realm/emoji/own${++made}`, { method: 'POST', body })
}
/** What people who are no administrators make: rows of theirs, current or not, and a request for one more. */
const MADE: Record<
  string,
  { max: number; others: string; rows(count: number, makerId: number, isGone: boolean): Promise<unknown>; add(who: Name): Promise<Answer> }
> = {
  channels: {
    ...{ max: MAX_CHANNELS, others: 'archived' },
    rows: async (count, creator_id, is_archived) => {
      const { id: _, ...model } = (await Channel.findByPk(1, { raw: true, rejectOnEmpty: true })) as object as Record<string, unknown>
      await Channel.destroy({ where: { creator_id: [app.idOf('member'), app.idOf('bot')] } })
      const row = () => ({ ...model, creator_id, is_archived, name: `own ${++made}`, name_key: `own ${made}`, recipient_id: 50_000 + made })
      await Channel.bulkCreate(Array.from({ length: count }, row) as never[])
    },
    add: (who) => app.as(who).post('/channels/create', { name: `mine ${++made}`, subscribers: [] }),
  },
  'user groups': {
    ...{ max: MAX_USER_GROUPS, others: 'deactivated' },
    rows: async (count, creator_id, is_deactivated) => {
      await UserGroup.destroy({ where: { creator_id: [app.idOf('member'), app.idOf('bot')] } })
      const row = () => ({ realm_id: 1, creator_id, is_deactivated, name: `own ${++made}`, name_key: `own ${made}`, description: '' })
      await UserGroup.bulkCreate(Array.from({ length: count }, row))
    },
    add: (who) => app.as(who).post('/user_groups/create', { name: `mine ${++made}`, description: '', members: [] }),
  },
  'custom emoji': {
    ...{ max: MAX_CUSTOM_EMOJI, others: 'withdrawn' },
    rows: async (count, author_id, is_deactivated) => {
      await CustomEmoji.destroy({ where: { author_id: [app.idOf('member'), app.idOf('bot')] } })
      const image = { content_type: 'image/gif', size: 1, date_created: 1 }
      const row = () => ({ realm_id: 1, author_id, is_deactivated, name: `o${++made}`, path_id: `1/emoji/images/o${made}.gif`, ...image })
      await CustomEmoji.bulkCreate(Array.from({ length: count }, row))
    },
    add: emoji,
  },
}

describe.each(Object.entries(MADE))('of %s', (noun, { max, others, rows, add }) => {
  beforeAll(async () => {
    for (const table of [Channel, UserGroup, CustomEmoji]) await (table as typeof Channel).destroy({ where: { id: { [Op.gt]: 100 } } })
  })
  const msg = (count: number, more = '') => `You may create at most ${count} ${noun}${more}`
  const most = max / PERSONS_PART

  test('a person makes a tenth of what the organisation may have, together with bots, and an administrator makes more', async () => {
    await rows(most - 1, app.idOf('bot'), false)
    expect((await add('member')).status).toBe(200)
    for (const who of ['member', 'bot'] as const) expect((await add(who)).body.msg, who).toBe(msg(most))
    for (const who of ['member2', 'administrator'] as const) expect((await add(who)).status, who).toBe(200)
  })

  test(`those that are ${others} do not count, but lists have no more than twice as many with them`, async () => {
    await rows(most * ARCHIVE_FACTOR - 1, app.idOf('member'), true)
    expect((await add('member')).status).toBe(200)
    expect((await add('bot')).body.msg).toBe(msg(most * ARCHIVE_FACTOR, `, ${others} ones included`))
  })
})

test('groups and permissions that a person makes have a limited number of members together', async () => {
  const member = app.as('member')
  const create = (members: number[], form: object = {}) =>
    member.post('/user_groups/create', { name: `of members ${++made}`, description: '', members, ...form })
  await UserGroup.destroy({ where: { creator_id: [app.idOf('member'), app.idOf('bot')] } })
  const [one, two] = [app.idOf('member'), app.idOf('member2')]
  const { group_id } = (await create([one])).body
  await UserGroupMember.bulkCreate(Array.from({ length: ofPerson - 2 }, (_, i) => ({ realm_id: 1, group_id, user_id: 1_000 + i })))
  const refused = { status: 400, body: { msg: `Groups and permissions made by one person may have at most ${ofPerson} members together` } }
  const three = app.idOf('moderator')
  const both = { direct_members: [one, two, three], direct_subgroups: [] }
  expect(await create([two, three])).toMatchObject(refused)
  expect(await create([], { can_mention_group: both })).toMatchObject(refused)
  expect(await member.post(`/user_groups/${group_id}/members`, { add: [two, three] })).toMatchObject(refused)
  const channel = (permission: object) =>
    member.post('/channels/create', {
      name: `of members ${++made}`,
      subscribers: [],
      can_administer_channel_group: one_group,
      ...permission,
    })
  const one_group = { direct_members: [], direct_subgroups: [group_id] }
  expect(await channel({ can_send_message_group: both })).toMatchObject(refused)
  const { id } = (await channel({})).body
  expect(await member.patch(`/streams/${id}`, { can_send_message_group: { new: both } })).toMatchObject(refused)
  expect((await app.as('owner').post(`/user_groups/${group_id}/members`, { add: [two] })).body.msg).toBe('')
  expect(await create([two])).toMatchObject(refused)
  expect((await create([one])).status).toBe(200)
})

test('somebody subscribes others until the channels that they and their bots have made have a tenth of the subscribers that lists can have', async () => {
  await Channel.destroy({ where: { id: { [Op.gt]: 100 } } })
  const max = MAX_LISTED_SUBSCRIBERS / PERSONS_PART
  const principals = [app.idOf('member'), app.idOf('member2'), app.idOf('moderator')]
  const create = (by: 'member' | 'bot' | 'administrator', subscribers: number[]) =>
    app.as(by).post('/channels/create', { name: `of many ${++made}`, subscribers })
  const subscribe = (by: 'member' | 'administrator', name: string) =>
    app.as(by).post('/users/me/subscriptions', { subscriptions: [{ name }], principals })
  const { id } = (await create('member', [])).body
  const { name } = (await app.as('member').must.get(`/streams/${id}`)).stream
  const actual = Subscription.countInChannelsOf.bind(Subscription)
  // As if there were so many more that there is room for one.
  const before = await app.server.app.db.transaction((tx) => actual(1, [app.idOf('member'), app.idOf('bot')], tx))
  const counting = vi.spyOn(Subscription, 'countInChannelsOf').mockImplementation(async (...of) => (await actual(...of)) + max - 1 - before)
  try {
    const refused = { status: 400, body: { msg: `Channels made by one person may have at most ${max} subscribers together` } }
    for (const attempt of [
      create('member', principals),
      create('bot', principals),
      subscribe('member', 'of many'),
      subscribe('member', name),
    ])
      expect(await attempt).toMatchObject(refused)
    for (const attempt of [create('member', principals.slice(0, 2)), subscribe('administrator', name), create('administrator', principals)])
      expect((await attempt).status).toBe(200)
  } finally {
    counting.mockRestore()
  }
})
