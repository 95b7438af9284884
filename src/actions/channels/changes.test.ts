// Changing and archiving channels, and their folders.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer, Events } from '../../testing/client.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { setRealmSetting } from '../organisation/realms.ts'
import { createChannel } from './create.ts'

let app: TestApp
let realm: Realm
let systemIds: Map<string, number>
beforeAll(async () => {
  app = await startTestApp()
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  systemIds = await UserGroup.systemGroupIds(1)
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

type Name = keyof TestApp['demo']['users']
const VIEWERS = ['administrator', 'moderator', 'member', 'guest'] as const
const id = (name: Name): number => app.demo.users[name].user_id
const direct = (...names: Name[]) => ({ direct_members: names.map(id), direct_subgroups: [] as number[] })
const set = async (name: string, value: string) =>
  setRealmSetting(serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true })), name, value)
const failure = (msg: string) => ({ status: 400, body: { result: 'error', code: 'BAD_REQUEST', msg } })
const notFound = { status: 404, body: { code: 'NOT_FOUND', msg: 'Channel does not exist' } }
const isNotice = ({ type, property }: { type: string; property?: string }): boolean => type === 'message' || property === 'first_message_id'
const types = (events: Events): string[] =>
  events.filter((event) => !isNotice(event)).map(({ type, op, property }) => [type, op, property].filter(Boolean).join(' '))

let made = 0
/** A channel that `member` administers and to which `moderator` is subscribed. */
async function create(more: { inviteOnly?: boolean; historyPublicToSubscribers?: boolean; isDefault?: boolean } = {}): Promise<number> {
  const creator = await User.findByPk(id(more.isDefault ? 'owner' : 'member'), { rejectOnEmpty: true })
  const subscribers = [{ id: id('moderator') }]
  return (await createChannel(serverContext(app.server.app, realm), { creator, name: `channel ${++made}`, subscribers, ...more })).id
}
const update = (by: Name, channel: number, fields: Record<string, unknown>): Promise<Answer> =>
  app.as(by).patch(`/streams/${channel}`, fields)
const archive = (by: Name, channel: number): Promise<Answer> => app.as(by).delete(`/streams/${channel}`)
const seen = async (by: Name, channel: number) => (await app.as(by).get(`/streams/${channel}`)).body.stream

describe('a change of a channel', () => {
  test('sends one event per property to everybody who may know of the channel', async () => {
    const channel = await create()
    const { name } = await seen('member', channel)
    const events = await verifyEvents(app, VIEWERS, async () => {
      const wanted = {
        new_name: `renamed ${channel}`,
        description: '*New.*',
        can_send_message_group: { new: systemIds.get('role:administrators') },
        can_resolve_topics_group: { new: direct('guest') },
      }
      expect((await update('member', channel, wanted)).status).toBe(200)
    })
    expect(events.moderator.filter((event: { type: string }) => event.type === 'stream' && !isNotice(event as never))).toMatchObject([
      { property: 'name', name, value: `renamed ${channel}` },
      { property: 'description', name: `renamed ${channel}`, value: '*New.*', rendered_description: '<p><em>New.</em></p>' },
      { property: 'can_resolve_topics_group', value: direct('guest') },
      { property: 'can_send_message_group', value: systemIds.get('role:administrators') },
      { property: 'stream_post_policy', value: 2 },
      { property: 'is_announcement_only', value: true },
    ])
    expect(types(events.member)).toEqual(types(events.moderator))
    expect(events.guest).toEqual([])
    const written = events.moderator.filter(({ type }: { type: string }) => type === 'message')
    expect(written.map(({ message }: { message: { subject: string } }) => message.subject)).toEqual(Array(3).fill('channel events'))
  })

  test('to current values sends no event, and one that is refused in part changes nothing', async () => {
    const channel = await create()
    const before = await seen('member', channel)
    const same = {
      new_name: ` ${before.name} `,
      description: '',
      is_private: false,
      folder_id: null,
      topics_policy: 'inherit',
      is_archived: true,
    }
    const events = await verifyEvents(app, ['member'], async () => expect((await update('member', channel, same)).status).toBe(200), {
      changesSomething: false,
    })
    expect(events.member).toEqual([])
    expect(await update('member', channel, { description: 'Not this time.', folder_id: 99 })).toMatchObject(
      failure("'folder_id' names a folder that does not exist: 99"),
    )
    const mismatch = { new_name: 'Not this time', can_send_message_group: { new: 3, old: 4 } }
    expect((await update('member', channel, mismatch)).body).toMatchObject({ code: 'EXPECTATION_MISMATCH', field_name: 'old' })
    expect(await update('member', channel, { new_name: 'GENERAL' })).toMatchObject({ status: 409, body: { channel_name: 'GENERAL' } })
    expect(await seen('member', channel)).toEqual(before)
  })

  test('is allowed to administrators and to administrators of the channel, and some of it to fewer people', async () => {
    const channel = await create()
    const refused = failure('You do not have permission to change this channel')
    expect(await update('moderator', channel, { description: 'Mine.' })).toMatchObject(refused)
    expect(await update('guest', channel, { description: 'Mine.' })).toMatchObject(notFound)
    expect((await update('administrator', channel, { description: 'Theirs.' })).status).toBe(200)
    expect(await update('administrator', channel, { message_retention_days: 5 })).toMatchObject(
      failure("'message_retention_days' may be set by owners only"),
    )
    expect(await update('member', channel, { is_default_stream: true })).toMatchObject(
      failure("'is_default_stream' may be set by administrators only"),
    )
    expect(await update('member', channel, { can_delete_any_message_group: { new: 3 } })).toMatchObject(
      failure("You do not have permission to set 'can_delete_any_message_group'"),
    )
    await set('can_set_topics_policy_group', 'role:administrators')
    expect(await update('member', channel, { topics_policy: 'disable_empty_topic' })).toMatchObject(
      failure("You do not have permission to set 'topics_policy'"),
    )
    await set('can_set_topics_policy_group', 'role:members')
    const events = await verifyEvents(app, ['member', 'guest'], () =>
      update('owner', channel, { message_retention_days: 5, topics_policy: 'disable_empty_topic', is_default_stream: true }),
    )
    expect(types(events.member)).toEqual(['stream update topics_policy', 'stream update message_retention_days', 'default_streams'])
    expect(events.guest).toEqual([])
  })

  test('to empty_topic_only is refused while other topics have messages', async () => {
    const channel = await create()
    await app.as('member').post('/messages', { type: 'channel', to: channel, topic: 'plans', content: 'Hi' })
    expect(await update('member', channel, { topics_policy: 'empty_topic_only' })).toMatchObject(
      failure("'topics_policy' must not be empty_topic_only: the channel has messages in other topics"),
    )
  })
})

describe('a change of who may see a channel', () => {
  test('#4 removes the channel from people who may no longer see it', async () => {
    const channel = await create()
    await app.as('moderator').post('/messages', { type: 'channel', to: channel, topic: 'x', content: 'Old.' })
    const { name } = await seen('bot', channel)
    const events = await verifyEvents(app, [...VIEWERS, 'member2'], async () =>
      expect((await update('member', channel, { is_private: true })).status).toBe(200),
    )
    for (const viewer of ['administrator', 'moderator', 'member'] as const)
      expect(types(events[viewer])).toEqual(['stream update invite_only'])
    expect(types(events.member2)).toEqual(['stream delete'])
    expect(events.guest).toEqual([])
    const bystander = app.as('member2')
    expect(await bystander.get(`/streams/${channel}`)).toMatchObject(notFound)
    expect(await bystander.get(`/users/me/${channel}/topics`)).toMatchObject(notFound)
    expect((await bystander.get('/get_stream_id', { stream: name })).status).toBe(400)
    const later = await verifyEvents(app, ['member2', 'moderator'], () => update('member', channel, { description: 'Secret.' }))
    expect(later.member2).toEqual([])
    expect(JSON.stringify((await bystander.post('/register')).body)).not.toContain(name)
  })

  test('shows the channel and its subscribers to people who may see it from now on', async () => {
    const channel = await create({ inviteOnly: true, historyPublicToSubscribers: true })
    await Channel.update({ can_administer_channel_group: systemIds.get('role:moderators') ?? 0 }, { where: { id: channel } })
    const toGroup = await verifyEvents(app, [...VIEWERS, 'member2'], async () =>
      expect((await update('moderator', channel, { can_subscribe_group: { new: direct('member2', 'guest') } })).status).toBe(200),
    )
    expect(types(toGroup.member2)).toEqual(['stream create', 'subscription peer_add'])
    for (const name of ['administrator', 'moderator'] as const) expect(types(toGroup[name])).toEqual(['stream update can_subscribe_group'])
    for (const name of ['member', 'guest'] as const) expect(toGroup[name]).toEqual([])
    const events = await verifyEvents(app, [...VIEWERS, 'member2'], () => update('moderator', channel, { is_private: false }))
    expect(types(events.member)).toEqual(['stream create', 'subscription peer_add'])
    expect(types(events.member2)).toEqual(['stream update invite_only'])
    expect(events.guest).toEqual([])
  })

  test('#23 #34 needs permission to read the channel, and to create a channel of the new kind', async () => {
    const channel = await create()
    const refused = (kind: string) => failure(`You do not have permission to create ${kind} channels`)
    await set('can_create_private_channel_group', 'role:administrators')
    expect(await update('member', channel, { is_private: true })).toMatchObject(refused('private'))
    expect((await update('administrator', channel, { is_private: true, history_public_to_subscribers: true })).status).toBe(200)
    await set('can_create_private_channel_group', 'role:members')
    // People who may not read the channel cannot open it up.
    const unreadable = failure('You do not have permission to change who can see this channel')
    for (const by of ['owner', 'administrator', 'member'] as const) {
      expect(await update(by, channel, { is_private: false })).toMatchObject(unreadable)
      expect(await update(by, channel, { can_subscribe_group: { new: direct(by) } })).toMatchObject(unreadable)
      expect(await update(by, channel, { history_public_to_subscribers: true })).toMatchObject(unreadable)
    }
    expect(await update('member2', channel, { is_private: false })).toMatchObject(notFound)
    await Channel.update({ can_administer_channel_group: systemIds.get('role:moderators') ?? 0 }, { where: { id: channel } })
    await set('can_create_public_channel_group', 'role:administrators')
    expect(await update('moderator', channel, { is_private: false })).toMatchObject(refused('public'))
    expect(await update('moderator', channel, { is_web_public: true })).toMatchObject(refused('public'))
    await set('can_create_public_channel_group', 'role:members')
    expect(await update('moderator', channel, { is_web_public: true })).toMatchObject(refused('web-public'))
    expect((await seen('moderator', channel)).invite_only).toBe(true)
  })

  test('lists hidden history of a channel that is public afterwards, which has no effect', async () => {
    const channel = await create()
    await app.as('member').must.subscribe((await seen('member', channel)).name)
    const hide = async (fields: object) =>
      (await update('member', channel, { ...fields, history_public_to_subscribers: false })).body.ignored_parameters_unsupported
    expect([await hide({}), await hide({ is_private: true }), await hide({ is_private: false })]).toEqual([
      ['history_public_to_subscribers'],
      undefined,
      ['history_public_to_subscribers'],
    ])
    expect((await seen('member', channel)).history_public_to_subscribers).toBe(true)
  })

  test('is refused when it conflicts with other properties of the channel', async () => {
    const [plain, byDefault] = [await create(), await create({ isDefault: true })]
    expect(await update('owner', byDefault, { is_private: true })).toMatchObject(
      failure("'is_private' must be false for a default channel"),
    )
    expect(await update('owner', plain, { is_private: true, is_default_stream: true })).toMatchObject(
      failure("'is_private' must be false for a default channel"),
    )
    await update('member', plain, { can_create_topic_group: { new: systemIds.get('role:members') } })
    expect(await update('member', plain, { is_private: true })).toMatchObject(
      failure("'can_create_topic_group' must be role:everyone in a private channel with protected history"),
    )
    expect((await seen('member', plain)).invite_only).toBe(false)
  })
})

describe('an archived channel', () => {
  test('stays visible, takes no messages, and can be unarchived', async () => {
    const channel = await create({ isDefault: true })
    await app.as('moderator').post('/messages', { type: 'channel', to: channel, topic: 'x', content: 'Old.' })
    const gone = await verifyEvents(app, VIEWERS, async () => expect((await archive('administrator', channel)).status).toBe(200))
    for (const name of ['administrator', 'moderator', 'member'] as const)
      expect(types(gone[name])).toEqual(['stream update is_archived', 'default_streams'])
    expect(gone.guest).toEqual([])
    expect(await seen('member', channel)).toMatchObject({ is_archived: true })
    expect((await app.as('member').post('/messages', { type: 'channel', to: channel, topic: 'x', content: 'New.' })).status).toBe(400)
    expect(await archive('administrator', channel)).toMatchObject({ status: 400 })
    const listed = async (query: object): Promise<boolean> =>
      (await app.as('member').get('/streams', { ...query })).body.streams.some(
        (stream: { stream_id: number }) => stream.stream_id === channel,
      )
    expect([await listed({}), await listed({ exclude_archived: false })]).toEqual([false, true])
    const described = await verifyEvents(app, ['member'], () => update('administrator', channel, { description: 'Of old.' }))
    expect(types(described.member)).toEqual(['stream update description'])
    const back = await verifyEvents(app, VIEWERS, async () =>
      expect((await update('administrator', channel, { is_archived: false })).status).toBe(200),
    )
    for (const name of ['administrator', 'moderator', 'member'] as const) expect(types(back[name])).toEqual(['stream update is_archived'])
  })

  test('looks deleted to clients that do not know archived channels', async () => {
    const channel = await create()
    const client = app.as('moderator')
    const { queue_id } = (await client.post('/register', { event_types: ['stream', 'subscription'] })).body
    const events = async () => (await client.get('/events', { queue_id, last_event_id: -1, dont_block: true })).body.events
    await archive('member', channel)
    await update('member', channel, { description: 'Nobody is told.' })
    expect((await events()).map(({ op, property }: { op: string; property?: string }) => property ?? op)).toEqual([
      // The ID of the notice.
      'first_message_id',
      'delete',
    ])
    await update('member', channel, { is_archived: false })
    const later = (await events()).slice(2)
    expect(later).toMatchObject([
      { type: 'stream', op: 'create', streams: [{ stream_id: channel, is_archived: false }] },
      { type: 'subscription', op: 'add', subscriptions: [{ stream_id: channel }] },
    ])
    for (const is_archived of [true, false])
      await verifyEvents(app, VIEWERS, () => (is_archived ? archive('member', channel) : update('member', channel, { is_archived })), {
        without: 'archived_channels',
      })
  })

  test('stays unknown to clients that do not know archived channels when subscribers leave or people gain access', async () => {
    const [open, secret] = [await create(), await create({ inviteOnly: true })]
    const { group_id } = (await app.as('owner').post('/user_groups/create', { name: 'later', description: '', members: [] })).body
    await Channel.update({ can_administer_channel_group: systemIds.get('role:moderators') ?? 0 }, { where: { id: secret } })
    expect((await update('moderator', secret, { can_subscribe_group: { new: group_id } })).status).toBe(200)
    expect([(await archive('member', open)).status, (await archive('moderator', secret)).status]).toEqual([200, 200])
    const { name } = await seen('moderator', open)
    const without = 'archived_channels'
    const leave = (): Promise<Answer> =>
      app.as('owner').delete('/users/me/subscriptions', { subscriptions: [name], principals: [id('moderator')] })
    const left = await verifyEvents(app, VIEWERS, leave, { without, changesSomething: false })
    for (const viewer of VIEWERS) expect(left[viewer]).toEqual([])
    const show = (): Promise<Answer> => app.as('owner').post(`/user_groups/${group_id}/members`, { add: [id('member2')] })
    const shown = await verifyEvents(app, ['member2'], show, { without })
    expect(types(shown.member2)).toEqual(['user_group add_members'])
    expect((await seen('member2', secret)).is_archived).toBe(true)
  })

  test('is archived by an administrator of the channel, not by other people', async () => {
    const channel = await create()
    expect(await archive('moderator', channel)).toMatchObject(failure('You do not have permission to archive this channel'))
    expect(await archive('guest', channel)).toMatchObject(notFound)
    expect((await archive('member', channel)).status).toBe(200)
    expect(await update('moderator', channel, { is_archived: false })).toMatchObject({ status: 400 })
  })
})

describe('topics of a channel', () => {
  test('#30 are listed only if the caller may read them, newest first', async () => {
    const channel = await create({ inviteOnly: true })
    const send = (topic: string) => app.as('moderator').send({ to: channel, topic })
    const ids = [await send('Plans'), await send('lunch'), await send('plans'), await send('')].map(({ body }) => body.id)
    const topics = async (by: Name, query = {}) => (await app.as(by).get(`/users/me/${channel}/topics`, query)).body.topics
    expect(await topics('moderator')).toEqual([
      { name: 'general chat', max_id: ids[3] },
      { name: 'plans', max_id: ids[2] },
      { name: 'lunch', max_id: ids[1] },
    ])
    expect((await topics('moderator', { allow_empty_topic_name: true }))[0]).toEqual({ name: '', max_id: ids[3] })
    const { subscribe } = await import('../../testing/subscriptions.ts')
    const row = await Channel.findByPk(channel, { rejectOnEmpty: true })
    await subscribe(app.server.app, row, [await User.findByPk(id('guest'), { rejectOnEmpty: true })])
    expect(await topics('guest')).toEqual([])
    const { body } = await send('later')
    expect(await topics('guest')).toEqual([{ name: 'later', max_id: body.id }])
    for (const by of ['administrator', 'member', 'member2'] as const)
      expect(await app.as(by).get(`/users/me/${channel}/topics`)).toMatchObject(notFound)
  })
})

describe('the default channels', () => {
  test('are added and removed by administrators, with events for everybody but guests', async () => {
    const channel = await create()
    const add = (by: 'administrator' | 'moderator') => app.as(by).post('/default_streams', { stream_id: channel })
    const remove = () => app.as('administrator').delete('/default_streams', { stream_id: channel })
    const added = await verifyEvents(app, ['member', 'guest'], () => add('administrator'))
    expect(added).toMatchObject({ member: [{ type: 'default_streams', default_streams: expect.arrayContaining([channel]) }], guest: [] })
    expect((await verifyEvents(app, ['member'], () => add('administrator'), { changesSomething: false })).member).toEqual([])
    const removed = await verifyEvents(app, ['member', 'guest'], remove)
    expect(removed.member).toMatchObject([{ default_streams: expect.not.arrayContaining([channel]) }])
    expect((await verifyEvents(app, ['member'], remove, { changesSomething: false })).member).toEqual([])
    expect(await add('moderator')).toMatchObject(failure('Only administrators may do this'))
    await app.as('owner').must.delete(`/streams/${channel}`)
    expect(await add('administrator')).toMatchObject(failure(`'stream_id' names an archived channel: ${channel}`))
  })

  test('are never private ones', async () => {
    const { id } = await app.as('owner').must.post('/channels/create', { name: 'never by default', subscribers: [], invite_only: true })
    expect(await app.as('owner').post('/default_streams', { stream_id: id })).toMatchObject(
      failure(`'stream_id' names a private channel, which new users cannot be subscribed to: ${id}`),
    )
  })
})

describe('channel folders', () => {
  test('are created, changed, ordered and archived by administrators, with events for everybody', async () => {
    const admin = app.as('administrator')
    const make = (name: string) => admin.post('/channel_folders/create', { name, description: 'Some *text*.' })
    let ids: number[] = []
    const added = await verifyEvents(app, VIEWERS, async () => {
      ids = [await make(' One '), await make('Two'), await make('Three')].map(({ body }) => body.channel_folder_id)
    })
    for (const name of VIEWERS) expect(types(added[name])).toEqual(Array(3).fill('channel_folder add'))
    expect(added.guest[0].channel_folder).toMatchObject({ name: 'One', order: 0, rendered_description: '<p>Some <em>text</em>.</p>' })
    const ordered = await verifyEvents(app, VIEWERS, () => admin.patch('/channel_folders', { order: [ids[2], ids[0], ids[1]] }))
    expect(ordered.guest).toMatchObject([{ op: 'reorder', order: [ids[2], ids[0], ids[1]] }])
    for (const [wrong, fault] of [
      [[ids[0], ids[1], ids[0]], `names a folder twice: ${ids[0]}`],
      [[ids[0], ids[1], ids[2], 999], 'names a folder that does not exist: 999'],
      [[ids[0]], `must name every folder; left out: ${ids[2]}, ${ids[1]}`],
    ])
      expect(await admin.patch('/channel_folders', { order: wrong })).toMatchObject(failure(`'order' ${fault}`))
    const changed = await verifyEvents(app, VIEWERS, () => admin.patch(`/channel_folders/${ids[1]}`, { name: 'TWO', is_archived: true }))
    expect(changed.guest).toMatchObject([{ op: 'update', channel_folder_id: ids[1], data: { name: 'TWO', is_archived: true } }])
    // The archived folder's name is free.
    expect((await make('two')).status).toBe(200)
    expect(await admin.patch(`/channel_folders/${ids[1]}`, { is_archived: false })).toMatchObject(
      failure("'name' is already in use by another folder: TWO"),
    )
    const listed = async (query: Record<string, unknown>) =>
      (await app.as('guest').get('/channel_folders', query)).body.channel_folders.length
    expect([await listed({}), await listed({ include_archived: true })]).toEqual([3, 4])
    const channel = await create()
    expect(await update('member', channel, { folder_id: ids[1] })).toMatchObject(failure(`'folder_id' names an archived folder: ${ids[1]}`))
    const put = await verifyEvents(app, VIEWERS, () => update('member', channel, { folder_id: ids[0] }))
    expect(types(put.member)).toEqual(['stream update folder_id'])
    expect(await admin.patch(`/channel_folders/${ids[0]}`, { is_archived: true })).toMatchObject(
      failure("'is_archived' must be false while the folder has channels"),
    )
  })

  test('cannot be changed by other people', async () => {
    const refused = failure('Only administrators may do this')
    for (const by of ['moderator', 'member', 'guest'] as const) {
      expect(await app.as(by).post('/channel_folders/create', { name: 'Mine' })).toMatchObject(refused)
      expect(await app.as(by).patch('/channel_folders/1', { name: 'Mine' })).toMatchObject(refused)
      expect(await app.as(by).patch('/channel_folders', { order: [1] })).toMatchObject(refused)
    }
  })
})
