// Each permission decides: what it is about succeeds for a member it names, and is refused to one that it does not name.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../actions/people/create.ts'
import { serverContext } from '../context.ts'
import { Realm } from '../models/realm.ts'
import { UserGroup } from '../models/user-group.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer, Client } from '../testing/client.ts'
import { NO_WORKER } from '../testing/mails.ts'
import type { ChannelPermission } from '../values/channel-permissions.ts'
import type { SystemGroupName } from '../values/groups.ts'
import { PERMISSION_SETTINGS } from './permission-settings.ts'

type RealmPermission = keyof (typeof PERMISSION_SETTINGS)['realm']
type Fields = Record<string, unknown>
/** What a member attempts, once without the permission and once with it. */
type Attempt = () => Promise<Answer>

let app: TestApp
let member: Client
let owner: Client['must']
const crowd: number[] = []
const groups = new Map<SystemGroupName, number>()
const group = (name: SystemGroupName): number => groups.get(name) ?? 0
const set = (fields: Fields) => owner.patch('/realm', fields)
let made = 0
const fresh = (): string => `subject ${++made}`
beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, webPublicChannels: true })
  member = app.as('member')
  owner = app.as('owner').must
  for (const [name, id] of await UserGroup.systemGroupIds(1)) groups.set(name as SystemGroupName, id)
  await set({ enable_spectator_access: true })
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  for (let i = 0; i < 16; i++) {
    const account = { email: `crowd${i}@example.com`, fullName: `Crowd ${i}`, role: 400 }
    crowd.push((await createUser(serverContext(app.server.app, realm), account)).id)
  }
})
afterAll(() => app.close())

const ids = (...names: Parameters<TestApp['idOf']>[0][]): number[] => names.map(app.idOf)
const channelOf = (form: Fields = {}) => owner.createChannel({ name: fresh(), subscribers: ids('owner', 'member', 'member2'), ...form })
const messageOf = (name: 'member' | 'member2', to: string | number = 'general', topic = fresh()) => app.as(name).must.send({ to, topic })
const creates = (form: Fields, by = member) => by.post('/channels/create', { name: fresh(), subscribers: [], ...form })

/** Permissions of the organisation, with the groups that give them and do not, where these are not members and owners. */
const OF_REALM: Record<RealmPermission, [ready: () => Promise<Attempt>, has?: SystemGroupName, lacks?: SystemGroupName]> = {
  can_access_all_users_group: [async () => () => app.as('guest').get(`/users/${crowd[0]}`), 'role:everyone', 'role:members'],
  can_add_custom_emoji_group: [
    async () => () => {
      const body = new FormData()
      body.append('file', new Blob([DOT], { type: 'image/gif' }), 'dot.gif')
      return member.raw(`/api/v1/realm/emoji/dot_${++made}`, { method: 'POST', body })
    },
  ],
  can_add_subscribers_group: [
    async () => {
      const { name } = await channelOf()
      return () => member.subscribe(name, { principals: ids('guest') })
    },
  ],
  can_create_bots_group: [async () => () => member.post('/bots', { full_name: fresh(), short_name: `made${++made}` })],
  can_create_groups: [async () => () => member.post('/user_groups/create', { name: fresh(), description: '', members: [] })],
  can_create_private_channel_group: [async () => () => creates({ invite_only: true })],
  can_create_public_channel_group: [async () => () => creates({})],
  can_create_web_public_channel_group: [
    async () => () => creates({ is_web_public: true }, app.as('administrator')),
    'role:administrators',
    'role:owners',
  ],
  can_create_write_only_bots_group: [
    async () => {
      await set({ can_create_bots_group: group('role:owners') })
      return () => member.post('/bots', { full_name: fresh(), short_name: `made${++made}`, bot_type: 2 })
    },
  ],
  can_delete_any_message_group: [
    async () => {
      const id = await messageOf('member2')
      return () => member.delete(`/messages/${id}`)
    },
  ],
  can_delete_own_message_group: [
    async () => {
      const id = await messageOf('member')
      return () => member.delete(`/messages/${id}`)
    },
  ],
  can_invite_users_group: [async () => () => member.post('/invites', { invitee_emails: `new${++made}@example.org`, stream_ids: [] })],
  can_manage_all_groups: [
    async () => {
      const { group_id: id } = await owner.post('/user_groups/create', { name: fresh(), description: '', members: [] })
      return () => member.patch(`/user_groups/${id}`, { name: fresh() })
    },
  ],
  can_mention_many_users_group: [
    async () => {
      const { id } = await channelOf({ subscribers: [...crowd, ...ids('member')] })
      return () => member.send({ to: id, content: '@**all**' })
    },
  ],
  can_move_messages_between_channels_group: [
    async () => {
      const id = await messageOf('member')
      const { id: to } = await channelOf()
      return () => member.patch(`/messages/${id}`, { stream_id: to })
    },
  ],
  can_move_messages_between_topics_group: [
    async () => {
      const id = await messageOf('member')
      return () => member.patch(`/messages/${id}`, { topic: fresh() })
    },
  ],
  can_resolve_topics_group: [
    async () => {
      const topic = fresh()
      const id = await messageOf('member', 'general', topic)
      return () => member.patch(`/messages/${id}`, { topic: `✔ ${topic}`, propagate_mode: 'change_all' })
    },
  ],
  can_set_delete_message_policy_group: [async () => () => creates({ can_delete_any_message_group: group('role:moderators') })],
  can_set_topics_policy_group: [async () => () => creates({ topics_policy: 'disable_empty_topic' })],
  create_multiuse_invite_group: [async () => () => member.post('/invites/multiuse')],
  direct_message_initiator_group: [async () => () => member.send({ to: [...ids('member2'), crowd[++made % 16] ?? 0] })],
  direct_message_permission_group: [async () => () => member.send({ to: ids('member2') })],
}
const DOT = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** Permissions of a channel: what a subscriber attempts. */
const OF_CHANNEL: Record<ChannelPermission, [attempt: (channel: { id: number; name: string }) => Promise<Answer>, form?: () => Fields]> = {
  can_add_subscribers_group: [({ name }) => member.subscribe(name, { principals: ids('guest') })],
  can_administer_channel_group: [({ id }) => member.patch(`/streams/${id}`, { description: 'Other.' })],
  can_create_topic_group: [({ id }) => member.send({ to: id, topic: fresh() })],
  can_delete_any_message_group: [async ({ id }) => member.delete(`/messages/${await messageOf('member2', id)}`)],
  can_delete_own_message_group: [async ({ id }) => member.delete(`/messages/${await messageOf('member', id)}`)],
  can_move_messages_out_of_channel_group: [async ({ id }) => member.patch(`/messages/${await messageOf('member', id)}`, { stream_id: 1 })],
  can_move_messages_within_channel_group: [
    async ({ id }) => member.patch(`/messages/${await messageOf('member', id)}`, { topic: fresh() }),
  ],
  can_remove_subscribers_group: [({ name }) => member.unsubscribe(name, { principals: ids('member2') })],
  can_resolve_topics_group: [
    async ({ id }) => member.patch(`/messages/${await messageOf('member', id, 'a')}`, { topic: '✔ a', propagate_mode: 'change_all' }),
  ],
  can_send_message_group: [({ id }) => member.send({ to: id })],
  can_subscribe_group: [
    ({ name }) => member.subscribe(name),
    () => ({ subscribers: ids('owner'), invite_only: true, history_public_to_subscribers: true }),
  ],
}
/** Permissions of the organisation that would let every member do the same in every channel. */
const WIDE = [
  ...(['can_add_subscribers_group', 'can_delete_any_message_group', 'can_delete_own_message_group', 'can_resolve_topics_group'] as const),
  ...(['can_move_messages_between_channels_group', 'can_move_messages_between_topics_group'] as const),
]

/** Permissions of a user group whose members are `owner`, `member` and `member2`: what `member`, or the user who is named, attempts. */
const OF_GROUP: Record<
  keyof (typeof PERMISSION_SETTINGS)['group'],
  (group: { id: number; name: string; members: string }) => Promise<Answer>
> = {
  can_add_members_group: ({ members }) => member.post(members, { add: ids('moderator') }),
  can_join_group: ({ members }) => app.as('administrator').post(members, { add: ids('administrator') }),
  can_leave_group: ({ members }) => member.post(members, { delete: ids('member') }),
  can_manage_group: ({ id }) => member.patch(`/user_groups/${id}`, { name: fresh() }),
  can_mention_group: ({ name }) => member.send({ content: `@*${name}*` }),
  can_remove_members_group: ({ members }) => member.post(members, { delete: ids('member2') }),
}

async function requireDecides(attempt: (value: number) => Promise<Answer>, has: number, lacks: number): Promise<void> {
  const refused = await attempt(lacks)
  expect(refused.status, JSON.stringify(refused.body)).toBe(400)
  const allowed = await attempt(has)
  expect(allowed.status, JSON.stringify(allowed.body)).toBe(200)
}

describe('a permission of the organisation:', () => {
  test.each(Object.keys(OF_REALM) as RealmPermission[])('%s decides in the organisation', async (name) => {
    const [ready, has = 'role:members', lacks = 'role:owners'] = OF_REALM[name]
    const attempt = await ready()
    const wish = async (value: number): Promise<Answer> => {
      await set({ [name]: value })
      return attempt()
    }
    await requireDecides(wish, group(has), group(lacks))
    await set({ [name]: group(PERMISSION_SETTINGS.realm[name].default_group_name as SystemGroupName) })
  })
})

describe('a permission of a channel:', () => {
  beforeAll(() => set(Object.fromEntries(WIDE.map((name) => [name, group('role:owners')]))))
  afterAll(() => set(Object.fromEntries(WIDE.map((name) => [name, group(PERMISSION_SETTINGS.realm[name].default_group_name as never)]))))

  test.each(Object.keys(OF_CHANNEL) as ChannelPermission[])('%s decides in a channel', async (name) => {
    const [attempt, form] = OF_CHANNEL[name]
    const wish = async (value: number): Promise<Answer> => attempt(await channelOf({ ...form?.(), [name]: value }))
    await requireDecides(wish, group('role:members'), group('role:owners'))
  })
})

describe('a permission of a user group:', () => {
  test.each(Object.keys(OF_GROUP) as (keyof typeof OF_GROUP)[])('%s decides in a user group', async (name) => {
    const wish = async (value: number): Promise<Answer> => {
      const form = { name: fresh(), description: '', members: ids('owner', 'member', 'member2'), [name]: value }
      const { group_id: id } = await owner.post('/user_groups/create', form)
      return OF_GROUP[name]({ id, name: form.name, members: `/user_groups/${id}/members` })
    }
    await requireDecides(wish, group('role:members'), group('role:nobody'))
  })
})
