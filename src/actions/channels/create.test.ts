// Creating channels, and who knows of them.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { UserGroup } from '../../models/user-group.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer, Events } from '../../testing/client.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { setRealmSetting } from '../organisation/realms.ts'
import { setUserActive } from '../people/activation.ts'

let app: TestApp
let systemIds: Map<string, number>
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  systemIds = await UserGroup.systemGroupIds(1)
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

type Name = keyof TestApp['demo']['users']
const VIEWERS = ['administrator', 'moderator', 'member', 'member2', 'guest'] as const
const id = (name: Name): number => app.demo.users[name].user_id
const ofSystem = (name: string): number => systemIds.get(name) ?? 0
const direct = (...names: Name[]) => ({ direct_members: names.map(id), direct_subgroups: [] as number[] })
const set = async (name: string, value: string) =>
  setRealmSetting(serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true })), name, value)
const failure = (msg: string) => ({ status: 400, body: { result: 'error', code: 'BAD_REQUEST', msg } })
const types = (events: Events): string[] => events.map(({ type, op, property }) => [type, op, property].filter(Boolean).join(' '))

let made = 0
const request = (by: Name, fields: Record<string, unknown> = {}): Promise<Answer> =>
  app.as(by).post('/channels/create', { name: `channel ${++made}`, subscribers: [], ...fields })
async function create(by: Name, fields: Record<string, unknown> = {}): Promise<number> {
  const answer = await request(by, fields)
  expect(answer.body).toMatchObject({ result: 'success' })
  return answer.body.id
}
const seenBy = async (name: Name, channel: number): Promise<Record<string, unknown> | undefined> => {
  const { status, body } = await app.as(name).get(`/streams/${channel}`)
  return status === 200 ? body.stream : undefined
}

describe('a new channel', () => {
  test('has the requested properties, and defaults for the rest', async () => {
    await app.as('administrator').post('/channel_folders/create', { name: 'Work' })
    const channel = await create('owner', {
      name: ' Everything ',
      description: 'One\nline',
      subscribers: [id('member'), id('member')],
      invite_only: true,
      history_public_to_subscribers: true,
      folder_id: 1,
      topics_policy: 'disable_empty_topic',
      message_retention_days: 'unlimited',
      can_send_message_group: ofSystem('role:moderators'),
      can_subscribe_group: direct('guest', 'member2'),
      can_resolve_topics_group: { direct_members: [], direct_subgroups: [] },
    })
    expect(await seenBy('owner', channel)).toMatchObject({
      name: 'Everything',
      description: 'One line',
      creator_id: id('owner'),
      invite_only: true,
      is_web_public: false,
      history_public_to_subscribers: true,
      folder_id: 1,
      topics_policy: 'disable_empty_topic',
      message_retention_days: -1,
      subscriber_count: 1,
      stream_post_policy: 4,
      can_send_message_group: ofSystem('role:moderators'),
      can_subscribe_group: { direct_members: [id('member2'), id('guest')], direct_subgroups: [] },
      can_administer_channel_group: direct('owner'),
      can_create_topic_group: ofSystem('role:everyone'),
      can_remove_subscribers_group: ofSystem('role:administrators'),
      can_add_subscribers_group: ofSystem('role:nobody'),
      can_resolve_topics_group: ofSystem('role:nobody'),
    })
  })

  test('is announced, with its first notice, to everybody who may know of it, also by a group', async () => {
    const events = await verifyEvents(app, VIEWERS, () =>
      create('member', { invite_only: true, subscribers: [id('member')], can_subscribe_group: direct('member2', 'guest') }),
    )
    expect(types(events.member)).toEqual(['stream create', 'subscription add', 'message', 'stream update first_message_id'])
    for (const name of ['administrator', 'member2'] as const)
      expect(types(events[name])).toEqual(['stream create', 'subscription peer_add', 'stream update first_message_id'])
    for (const name of ['moderator', 'guest'] as const) expect(events[name]).toEqual([])
    expect(events.member[2]).toMatchObject({
      flags: ['read'],
      message: { subject: 'channel events', sender_full_name: 'Notification Bot' },
    })
  })

  test('has a notice, unread for everybody but the creator, unless the organisation turns notices off', async () => {
    const events = await verifyEvents(app, ['member', 'member2'], () => create('member', { subscribers: [id('member'), id('member2')] }))
    const flags = (name: 'member' | 'member2') => events[name].find(({ type }: { type: string }) => type === 'message').flags
    expect([flags('member'), flags('member2')]).toEqual([['read'], []])
    await set('send_channel_events_messages', 'false')
    const quiet = await verifyEvents(app, ['member2'], () => create('member', { subscribers: [id('member2')] }))
    expect(types(quiet.member2)).toEqual(['stream create', 'subscription add'])
    await set('send_channel_events_messages', 'true')
  })

  test('is announced by a message where the organisation wants that, unless it is private', async () => {
    await create('member', { name: 'news', subscribers: [id('member'), id('member2')] })
    const { stream_id } = (await app.as('member').get('/get_stream_id', { stream: 'news' })).body
    const announcement = async (): Promise<string | undefined> => {
      const { body } = await app.as('member').get(`/users/me/${stream_id}/topics`)
      const newest = body.topics.find(({ name }: { name: string }) => name === 'new channels')?.max_id
      return newest && (await app.as('member').get(`/messages/${newest}`)).body.raw_content
    }
    await set('new_stream_announcements_stream_id', String(stream_id))
    await create('member', { announce: true, invite_only: true })
    await create('member')
    expect(await announcement()).toBeUndefined()
    await create('member', { name: 'announced', announce: true })
    expect(await announcement()).toContain('created a new channel #**announced**')
    // A guest who reads the channel may not know of it.
    await app.as('member').post('/users/me/subscriptions', { subscriptions: [{ name: 'news' }], principals: [id('guest')] })
    await create('member', { name: 'hushed', announce: true })
    expect(await announcement()).toMatch(/created a new channel\.$/)
    await setUserActive(serverContext(app.server.app, { id: 1 }), id('guest'), false)
    await create('member', { name: 'said', announce: true })
    expect(await announcement()).toContain('created a new channel #**said**')
    await setUserActive(serverContext(app.server.app, { id: 1 }), id('guest'), true)
    await app.logIn('guest')
    await set('new_stream_announcements_stream_id', '-1')
  })

  test.each([20, 21])('in a request with %i of them is named and gets its notice only if there are at most 20', async (count) => {
    const place = await create('member', { name: `news of ${count}`, subscribers: [id('member')] })
    await set('new_stream_announcements_stream_id', String(place))
    const names = Array.from({ length: count }, (_, i) => `${i + 1} of ${count}`)
    const { status } = await app.as('member').post('/users/me/subscriptions', {
      ...{ subscriptions: names.map((name) => ({ name })), announce: true },
    })
    expect(status).toBe(200)
    const topics = (await app.as('member').get(`/users/me/${place}/topics`)).body.topics
    const { raw_content: text } = (await app.as('member').get(`/messages/${topics[0].max_id}`)).body
    expect(text.match(/#\*\*\d+ of \d+\*\*/g) ?? []).toHaveLength(count > 20 ? 0 : count)
    const { stream_id } = (await app.as('member').get('/get_stream_id', { stream: names[0] })).body
    expect((await app.as('member').get(`/users/me/${stream_id}/topics`)).body.topics).toHaveLength(count > 20 ? 0 : 1)
    await set('new_stream_announcements_stream_id', '-1')
  })

  test('that is a default channel is announced to everybody but guests', async () => {
    const events = await verifyEvents(app, ['member', 'guest'], () => create('administrator', { is_default_stream: true }))
    expect(types(events.member)).toEqual(['stream create', 'default_streams', 'stream update first_message_id'])
    expect(events.guest).toEqual([])
  })

  test.each([
    [{}, true],
    [{ is_web_public: false }, true],
    [{ invite_only: true }, undefined],
  ])('with hidden history, and %o, lists what has no effect', async (fields, isIgnored) => {
    const hidden = { ...fields, history_public_to_subscribers: false }
    const listed = isIgnored && ['history_public_to_subscribers']
    const subscriptions = [{ name: `channel ${++made}` }]
    for (const { body } of [
      await request('member', hidden),
      await app.as('member').post('/users/me/subscriptions', { ...hidden, subscriptions }),
    ])
      expect([body.result, body.ignored_parameters_unsupported]).toEqual(['success', listed])
    const newest = (await app.as('member').get('/users/me/subscriptions')).body.subscriptions.at(-1)
    expect(newest).toMatchObject({ ...subscriptions[0], history_public_to_subscribers: isIgnored ?? false })
  })

  test.each([
    [{ name: 'x'.repeat(61) }, "'name' must have at most 60 characters"],
    [{ name: 'a\u0000b' }, undefined],
    [{ name: 'a\u202eb' }, "'name' must not contain a character that changes the direction of writing"],
    [{ description: 'x'.repeat(1025) }, "'description' must have at most 1024 characters"],
    [{ folder_id: 99 }, "'folder_id' names a folder that does not exist: 99"],
    [{ message_retention_days: 30 }, "'message_retention_days' may be set by owners only"],
    [{ is_default_stream: true }, "'is_default_stream' may be set by administrators only"],
    [{ invite_only: true, is_web_public: true }, "'is_web_public' must be false for a private channel"],
    [{ can_send_message_group: 1 }, "'can_send_message_group' must not be role:internet"],
    [{ can_send_message_group: 987654 }, "'can_send_message_group' names a user group that does not exist: 987654"],
    [{ can_add_subscribers_group: 2 }, "'can_add_subscribers_group' must not be role:everyone"],
    [
      { invite_only: true, can_create_topic_group: 3 },
      "'can_create_topic_group' must be role:everyone in a private channel with protected history",
    ],
    [{ subscribers: [2] }, "'subscribers' names a user who does not exist: 2"],
    [{ subscribers: [987654] }, "'subscribers' names a user who does not exist: 987654"],
  ])('with %o is refused and leaves nothing behind', async (fields, msg) => {
    const before = [await Channel.count(), await UserGroup.count()]
    const answer = await request('member', fields)
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', ...(msg ? { msg } : {}) } })
    expect([await Channel.count(), await UserGroup.count()]).toEqual(before)
  })

  test('cannot have a deactivated subscriber, or a name that any channel has, even a hidden one in another letter case', async () => {
    const bot = { id: id('bot') }
    const { User } = await import('../../models/user.ts')
    const user = await User.findByPk(bot.id, { rejectOnEmpty: true })
    await setUserActive(serverContext(app.server.app, { id: user.realm_id }), user.id, false)
    expect(await request('member', { subscribers: [bot.id] })).toMatchObject(failure(`'subscribers' names a deactivated user: ${bot.id}`))
    await setUserActive(serverContext(app.server.app, { id: user.realm_id }), user.id, true)
    await app.logIn('bot')
    await create('owner', { name: 'Hidden', invite_only: true })
    expect(await request('guest', { name: ' hIDDEN ' })).toMatchObject({
      status: 409,
      body: { code: 'CHANNEL_ALREADY_EXISTS', channel_name: 'hIDDEN' },
    })
  })

  test('#26 has its name and description escaped in HTML', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const channel = await create('member', { name, description: '</div><script>alert(1)</script>', subscribers: [id('member')] })
    const { body } = await app.as('member').get('/messages', {
      anchor: 'newest',
      num_before: 5,
      num_after: 0,
      narrow: [{ operator: 'channel', operand: channel }],
    })
    expect(body.messages[0].content).not.toMatch(/<script|<img/)
    expect((await seenBy('member', channel))?.name).toBe(name)
    expect((await seenBy('member', channel))?.rendered_description).not.toMatch(/<script/)
  })
})

describe('the right to create', () => {
  test('a kind of channel is granted by the organisation, and never to guests', async () => {
    const refused = (kind: string) => failure(`You do not have permission to create ${kind} channels`)
    expect(await request('guest')).toMatchObject(refused('public'))
    await set('can_create_public_channel_group', 'role:moderators')
    expect(await request('member')).toMatchObject(refused('public'))
    await create('member', { invite_only: true })
    await create('moderator')
    await set('can_create_public_channel_group', 'role:members')
    await set('can_create_private_channel_group', 'role:moderators')
    expect(await request('member', { invite_only: true })).toMatchObject(refused('private'))
    await set('can_create_private_channel_group', 'role:members')
  })

  test('a web-public channel depends on the server, the organisation and the caller', async () => {
    const refused = failure('You do not have permission to create web-public channels')
    expect(await request('owner', { is_web_public: true })).toMatchObject(refused)
    await set('enable_spectator_access', 'true')
    expect(await request('administrator', { is_web_public: true })).toMatchObject(refused)
    let channel = 0
    const events = await verifyEvents(app, VIEWERS, async () => {
      channel = await create('owner', { is_web_public: true })
    })
    for (const name of VIEWERS) expect(types(events[name])).toEqual(['stream create', 'stream update first_message_id'])
    expect(await seenBy('guest', channel)).toMatchObject({ is_web_public: true })
    app.server.app.config.webPublicChannels = false
    expect(await request('owner', { is_web_public: true })).toMatchObject(refused)
    app.server.app.config.webPublicChannels = true
    await set('enable_spectator_access', 'false')
  })
})

describe('a private channel', () => {
  test('#36 is in the lists of its subscribers, administrators and members of its groups, and in no others', async () => {
    const channel = await create('member', {
      invite_only: true,
      history_public_to_subscribers: true,
      subscribers: [id('guest')],
      can_add_subscribers_group: direct('moderator', 'guest'),
    })
    const { name } = (await seenBy('member', channel)) as { name: string }
    const knowing: Name[] = ['owner', 'administrator', 'moderator', 'member', 'guest']
    for (const viewer of ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const) {
      const knows = knowing.includes(viewer)
      const client = app.as(viewer)
      const has = (list: { stream_id: number }[]): boolean => list.some(({ stream_id }) => stream_id === channel)
      const state = (await client.post('/register', { fetch_event_types: ['stream', 'subscription'] })).body
      expect([viewer, (await client.get(`/streams/${channel}`)).status]).toEqual([viewer, knows ? 200 : 404])
      expect([viewer, (await client.get('/get_stream_id', { stream: name })).status]).toEqual([viewer, knows ? 200 : 400])
      expect([viewer, has((await client.get('/streams', { include_all: true })).body.streams)]).toEqual([viewer, knows])
      expect([viewer, has(state.streams)]).toEqual([viewer, knows])
      expect([viewer, has([...state.subscriptions, ...state.never_subscribed])]).toEqual([viewer, knows])
      // Administrators know of the channel. The creator administers it, but gains no read access from that.
      const reads = viewer === 'guest' || viewer === 'moderator'
      expect([viewer, (await client.get(`/users/me/${channel}/topics`)).status]).toEqual([viewer, reads ? 200 : 404])
    }
  })

  test('appears to people who join one of its groups, and disappears when they leave', async () => {
    const group = (await app.as('member').post('/user_groups/create', { name: 'Insiders', description: '', members: [] })).body.group_id
    const outer = (await app.as('member').post('/user_groups/create', { name: 'All', description: '', members: [], subgroups: [group] }))
      .body.group_id
    const channel = await create('member', { invite_only: true, subscribers: [id('member')], can_subscribe_group: outer })
    const change = (fields: Record<string, unknown>) => app.as('member').post(`/user_groups/${group}/members`, fields)
    const joined = await verifyEvents(app, VIEWERS, () => change({ add: [id('member2'), id('guest')] }))
    expect(types(joined.member2)).toEqual(['user_group add_members', 'message', 'stream create', 'subscription peer_add'])
    for (const name of ['administrator', 'moderator'] as const) expect(types(joined[name])).toEqual(['user_group add_members'])
    expect(types(joined.guest)).toEqual(['user_group add_members', 'message'])
    const left = await verifyEvents(app, VIEWERS, () => change({ delete: [id('member2')] }))
    expect(types(left.member2)).toEqual(['user_group remove_members', 'message', 'stream delete'])
    expect(await seenBy('member2', channel)).toBeUndefined()
  })

  test('takes posts from bots whose owner is subscribed', async () => {
    const channel = await create('member', { invite_only: true, subscribers: [id('member')] })
    const post = (by: Name) => app.as(by).post('/messages', { type: 'channel', to: channel, topic: 'x', content: 'Hi' })
    expect((await post('bot')).status).toBe(200)
    expect((await post('member2')).body.code).toBe('STREAM_DOES_NOT_EXIST')
  })
})

describe('posting', () => {
  const post = (by: Name, to: number, topic: string) => app.as(by).post('/messages', { type: 'channel', to, topic, content: 'Hi' })

  test('needs permission to send, and to create new topics', async () => {
    const channel = await create('member', {
      can_send_message_group: direct('member', 'member2'),
      can_create_topic_group: direct('member'),
      subscribers: [id('member')],
    })
    expect(await post('moderator', channel, 'x')).toMatchObject(failure('You do not have permission to post in this channel'))
    const refused = failure('You do not have permission to create new topics in this channel')
    expect(await post('member2', channel, 'plans')).toMatchObject(refused)
    expect((await post('member', channel, 'plans')).status).toBe(200)
    expect((await post('member2', channel, 'PLANS')).status).toBe(200)
    // A resolved name counts as a separate topic.
    expect(await post('member2', channel, '✔ plans')).toMatchObject(refused)
    // A bot may do what its owner may, also when it moves a message.
    const { id: sent } = (await post('bot', channel, 'plans')).body
    expect((await app.as('bot').patch(`/messages/${sent}`, { topic: 'of a bot' })).status).toBe(200)
  })

  test('follows the topics policy of the channel, or else of the organisation', async () => {
    const [inherits, allows, only] = [
      await create('member'),
      await create('member', { topics_policy: 'allow_empty_topic' }),
      await create('member', { topics_policy: 'empty_topic_only' }),
    ] as [number, number, number]
    await set('topics_policy', 'disable_empty_topic')
    expect(await post('member', inherits, '')).toMatchObject(failure("'topic' must not be empty in this channel"))
    expect((await post('member', allows, '')).status).toBe(200)
    expect((await post('member', only, '')).status).toBe(200)
    const refused = await post('member', only, 'x')
    expect(refused).toMatchObject(failure("'topic' must be empty in this channel"))
    expect(refused.body.empty_topic_display_name).toBe('general chat')
    await set('topics_policy', 'allow_empty_topic')
    expect((await post('member', inherits, '')).status).toBe(200)
  })
})
