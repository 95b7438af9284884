import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { MAX_CHANNELS_AT_ONCE } from '../../limits.ts'
import { Channel } from '../../models/channel.ts'
import { FLAG, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription, SubscriptionSpan } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { UserPresence } from '../../models/user-presence.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { subscribe } from '../../testing/subscriptions.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { setUserActive } from '../people/activation.ts'
import { createChannel } from './create.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
const id = (name: Name): number => app.demo.users[name].user_id
const user = (name: Name): Promise<User> => User.findByPk(id(name), { rejectOnEmpty: true })
const failure = (msg: string) => ({ status: 400, body: { result: 'error', code: 'BAD_REQUEST', msg } })

let made = 0
/** Creates a channel of the owner. */
async function channelOf(
  names: readonly Name[],
  properties: { inviteOnly?: boolean; historyPublicToSubscribers?: boolean } = {},
): Promise<Channel> {
  const subscribers = await Promise.all(names.map(user))
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  return createChannel(serverContext(app.server.app, realm), {
    creator: await user('owner'),
    name: `channel ${++made}`,
    ...properties,
    subscribers,
  })
}
const join = (by: Name, channels: (Channel | string)[], fields: Record<string, unknown> = {}): Promise<Answer> =>
  app.as(by).post('/users/me/subscriptions', {
    subscriptions: channels.map((channel) => ({ name: typeof channel === 'string' ? channel : channel.name })),
    ...fields,
  })
const leave = (by: Name, channels: (Channel | string)[], principals?: (number | string)[]): Promise<Answer> =>
  app.as(by).delete('/users/me/subscriptions', {
    subscriptions: channels.map((channel) => (typeof channel === 'string' ? channel : channel.name)),
    principals,
  })
const subscribersOf = async (channel: Channel): Promise<number[]> => (await Subscription.subscriberIds([channel.id])).get(channel.id) ?? []
/** The number of the user's direct messages from the notification bot that contain a text. */
const notices = async (name: Name, text: string): Promise<number> => {
  const { body } = await app.as(name).get('/messages', {
    anchor: 'newest',
    num_before: 50,
    num_after: 0,
    narrow: [{ operator: 'is', operand: 'dm' }],
    apply_markdown: false,
  })
  return body.messages.filter((message: { content: string }) => message.content.includes(text)).length
}

describe('subscribing', () => {
  test('to a public channel is announced to the subscriber and to everybody who may know of the channel', async () => {
    const channel = await channelOf(['owner', 'guest'])
    const events = await verifyEvents(app, EVERYBODY, async () => {
      expect((await join('member', [channel])).body).toMatchObject({
        subscribed: { [id('member')]: [channel.name] },
        already_subscribed: {},
      })
    })
    expect(events.member).toMatchObject([
      {
        type: 'subscription',
        op: 'add',
        subscriptions: [{ stream_id: channel.id, subscribers: [id('owner'), id('member'), id('guest')].sort((a, b) => a - b) }],
      },
    ])
    for (const name of ['owner', 'administrator', 'member2', 'guest'] as const)
      expect(events[name]).toMatchObject([{ type: 'subscription', op: 'peer_add', stream_ids: [channel.id], user_ids: [id('member')] }])
  })

  test('several people sends each of them one event with their own colour and properties', async () => {
    const channel = await channelOf(['member2'])
    const { body } = await join('member2', [channel])
    expect(body.already_subscribed).toEqual({ [id('member2')]: [channel.name] })
    await app.as('member2').post('/users/me/subscriptions/properties', {
      subscription_data: [
        { stream_id: channel.id, property: 'color', value: '#123456' },
        { stream_id: channel.id, property: 'is_muted', value: true },
      ],
    })
    await leave('member2', [channel])
    const principals = [id('member2'), id('moderator'), id('bot')]
    const events = await verifyEvents(app, EVERYBODY, () =>
      app.as('member').post('/users/me/subscriptions', {
        subscriptions: [{ name: channel.name.toUpperCase(), color: '#abcdef' }],
        principals,
        send_new_subscription_messages: false,
      }),
    )
    expect(events.member2).toMatchObject([{ op: 'add', subscriptions: [{ color: '#123456', is_muted: true, in_home_view: false }] }])
    expect(events.moderator).toMatchObject([{ op: 'add', subscriptions: [{ color: '#abcdef', is_muted: false }] }])
    expect(events.owner).toMatchObject([{ op: 'peer_add', user_ids: [...principals].sort((a, b) => a - b) }])
    expect(events.guest).toEqual([])
  })

  test('to an unknown name creates the channel, if the caller may create one', async () => {
    const events = await verifyEvents(app, EVERYBODY, async () => {
      const { body } = await app.as('member').post('/users/me/subscriptions', {
        subscriptions: [{ name: ' Readers ', color: '#abcdef', description: 'Of\nbooks.' }],
        principals: [id('member2')],
        invite_only: true,
        send_new_subscription_messages: false,
      })
      expect(body).toMatchObject({ subscribed: { [id('member2')]: ['Readers'] } })
    })
    expect(events.member2.map(({ type, op }: { type: string; op: string }) => `${type} ${op}`)).toEqual([
      'stream create',
      'subscription add',
      // The notice that the channel was created.
      'message undefined',
      'stream update',
    ])
    expect(events.member2[1].subscriptions[0]).toMatchObject({ invite_only: true, description: 'Of books.', color: '#abcdef' })
    expect([events.moderator, events.guest]).toEqual([[], []])
    // The creator administers the channel.
    expect(events.member.map(({ type, op }: { type: string; op: string }) => `${type} ${op}`)).toEqual([
      'stream create',
      'subscription peer_add',
      'stream update',
    ])
    expect(await join('guest', ['of a guest'])).toMatchObject(
      failure("'subscriptions' names a channel that you may not join or create: of a guest"),
    )
    expect(await join('member', [`${'x'.repeat(61)}`])).toMatchObject(failure("'subscriptions[0].name' must have at most 60 characters"))
    expect(await join('member', ['   '])).toMatchObject(failure("'subscriptions[0].name' must not be empty"))
    expect(await Channel.findByName(1, 'of a guest')).toBeNull()
  })

  test('others to a channel that the request creates needs no permission to add subscribers', async () => {
    const groups = await UserGroup.systemGroupIds(1)
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    await realm.update({ settings: JSON.stringify({ can_add_subscribers_group: groups.get('role:administrators') }) })
    const channel = await channelOf(['member'])
    expect(await join('member', [channel], { principals: [id('member2')] })).toMatchObject(
      failure(`'principals' names users you may not subscribe to this channel: ${channel.name}`),
    )
    expect((await join('member', ['filled'], { principals: [id('member2')] })).body).toMatchObject({
      subscribed: { [id('member2')]: ['filled'] },
    })
    await Channel.update({ can_add_subscribers_group: await groupOf('member') }, { where: { id: channel.id } })
    expect((await join('member', [channel], { principals: [id('member2')] })).status).toBe(200)
    await realm.update({ settings: '{}' })
    app.server.app.caches.clear()
  })

  test.each([[true], [false]])('to the same new name at the same time creates one channel (round %s)', async (round) => {
    const name = `at once ${round}`
    const answers = await Promise.all([join('member', [name]), join('member2', [name])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await subscribersOf((await Channel.findByName(1, name)) as Channel)).toEqual([id('member'), id('member2')])
  })

  test('others notifies people, but no bots, and nobody for over a hundred subscriptions or if the request says so', async () => {
    const [first, second] = [await channelOf([]), await channelOf([])]
    const told = await join('member', [first, second], { principals: [id('member2'), id('bot')] })
    expect(told.body).toMatchObject({ new_subscription_messages_sent: true })
    expect(await notices('member2', `#**${first.name}**`)).toBe(1)
    expect(await notices('bot', `#**${first.name}**`)).toBe(0)
    const silent = await channelOf([])
    const answer = await join('member', [silent], { principals: [id('member2')], send_new_subscription_messages: false })
    expect(answer.body).not.toHaveProperty('new_subscription_messages_sent')
    expect(await notices('member2', `#**${silent.name}**`)).toBe(0)
    const many = Array.from({ length: 51 }, (_, i) => `many ${i}`)
    const flood = await join('member', many, { principals: [id('member2'), id('moderator')] })
    expect(flood.body).toMatchObject({ new_subscription_messages_sent: false })
    expect(await notices('member2', '#**many 1**')).toBe(0)
  })

  test('with non-fatal authorization errors joins the allowed channels and lists the others', async () => {
    const [open, hidden] = [await channelOf([]), await channelOf(['owner'], { inviteOnly: true })]
    expect(await join('member', [open, hidden])).toMatchObject(
      failure(`'subscriptions' names a channel that you may not join or create: ${hidden.name}`),
    )
    expect(await subscribersOf(open)).toEqual([])
    expect((await join('member', [open, hidden], { authorization_errors_fatal: false })).body).toMatchObject({
      subscribed: { [id('member')]: [open.name] },
      unauthorized: [hidden.name],
    })
  })

  test('accepts addresses that the caller can see, and refuses unknown and deactivated users', async () => {
    const channel = await channelOf([])
    const by = (principals: unknown[]): Promise<Answer> => join('member', [channel], { principals, send_new_subscription_messages: false })
    expect((await by([' MEMBER2@example.com', `user${id('bot')}@127.0.0.1`])).status).toBe(200)
    expect(await subscribersOf(channel)).toEqual([id('member2'), id('bot')])
    expect(await by([999])).toMatchObject(failure("'principals' names a user who does not exist: 999"))
    expect(await by(['nobody@example.com'])).toMatchObject(failure("'principals' names a user who does not exist: nobody@example.com"))
    // The system bot cannot be subscribed.
    expect(await by([2])).toMatchObject(failure("'principals' names a user who does not exist: 2"))
    await setUserActive(serverContext(app.server.app, { id: 1 }), (await user('moderator')).id, false)
    expect(await by([id('moderator')])).toMatchObject(failure(`'principals' names a deactivated user: ${id('moderator')}`))
    await setUserActive(serverContext(app.server.app, { id: 1 }), (await user('moderator')).id, true)
    await app.logIn('moderator')
  })
})

/** A group-setting value that names one user. */
const groupOf = (name: Name): Promise<number> => app.server.app.db.transaction((tx) => UserGroup.createValue(1, [id(name)], [], tx))

describe('a private channel', () => {
  test.each([
    ['can_subscribe_group', true, false],
    ['can_add_subscribers_group', true, true],
    ['can_administer_channel_group', false, false],
    ['can_remove_subscribers_group', false, false],
  ] as const)('with %s lets a user who is not subscribed join: %s, and add others: %s', async (permission, joins, adds) => {
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const groups = await UserGroup.systemGroupIds(1)
    await realm.update({ settings: JSON.stringify({ can_add_subscribers_group: groups.get('role:nobody') }) })
    const channel = await channelOf(['owner'], { inviteOnly: true })
    await Channel.update({ [permission]: await groupOf('member') }, { where: { id: channel.id } })
    const refused = failure(`'subscriptions' names a channel that you may not join or create: ${channel.name}`)
    const adding = await join('member', [channel], { principals: [id('member2')], send_new_subscription_messages: false })
    expect(adding.status).toBe(adds ? 200 : 400)
    const joining = await join('member', [channel])
    expect(joining).toMatchObject(joins ? { status: 200 } : refused)
    await realm.update({ settings: '{}' })
    app.server.app.caches.clear()
  })

  test('#36 refuses an administrator who is not subscribed and wants to join or add others', async () => {
    const channel = await channelOf(['member'], { inviteOnly: true })
    for (const fields of [{}, { principals: [id('moderator')] }])
      expect(await join('administrator', [channel], fields)).toMatchObject(
        failure(`'subscriptions' names a channel that you may not join or create: ${channel.name}`),
      )
    expect(await subscribersOf(channel)).toEqual([id('member')])
  })

  test('is filled by its subscribers who may subscribe others in the organisation, and refused to a guest like one that does not exist', async () => {
    const channel = await channelOf(['member', 'administrator'], { inviteOnly: true })
    for (const [name, added] of [
      ['member', 'member2'],
      ['administrator', 'moderator'],
    ] as const)
      expect((await join(name, [channel], { principals: [id(added)] })).status).toBe(200)
    expect(await subscribersOf(channel)).toEqual([id('administrator'), id('moderator'), id('member'), id('member2')].sort((a, b) => a - b))
    for (const named of [channel, 'no such channel'])
      expect(await join('guest', [named])).toMatchObject(
        failure(`'subscriptions' names a channel that you may not join or create: ${typeof named === 'string' ? named : named.name}`),
      )
  })

  test('appears to people when they are subscribed and disappears when they are unsubscribed', async () => {
    const channel = await channelOf(['member', 'guest'], { inviteOnly: true })
    const added = await verifyEvents(app, EVERYBODY, () =>
      join('member', [channel], { principals: [id('member2')], send_new_subscription_messages: false }),
    )
    expect(added.member2).toMatchObject([
      { type: 'stream', op: 'create' },
      { type: 'subscription', op: 'add' },
    ])
    expect(added.moderator).toEqual([])
    const removed = await verifyEvents(app, EVERYBODY, () => leave('administrator', [channel], [id('member2'), id('guest')]))
    for (const name of ['member2', 'guest'] as const)
      expect(removed[name]).toMatchObject([
        { type: 'subscription', op: 'remove', subscriptions: [{ stream_id: channel.id, name: channel.name }] },
        { type: 'stream', op: 'delete', stream_ids: [channel.id] },
      ])
    expect(removed.member).toMatchObject([{ op: 'peer_remove', user_ids: [id('member2'), id('guest')] }])
    expect(removed.moderator).toEqual([])
  })

  test('#4 #30 leaves no trace for a former subscriber', async () => {
    const channel = await channelOf(['member', 'member2'], { inviteOnly: true })
    const message = await app.as('member').must.send({ to: channel.id, content: 'Confidential.' })
    await leave('member2', [channel])
    const member2 = app.as('member2')
    const { body: state } = await member2.post('/register', { include_subscribers: 'true' })
    const { body: streams } = await member2.get('/streams', { include_all: true })
    const { body: subscriptions } = await member2.get('/users/me/subscriptions', { include_subscribers: 'true' })
    expect(JSON.stringify([state, streams, subscriptions])).not.toContain(channel.name)
    const absent = await member2.get('/streams/987654321/members')
    expect((await member2.get(`/streams/${channel.id}/members`)).body).toEqual(absent.body)
    expect((await member2.get(`/users/${id('member')}/subscriptions/${channel.id}`)).body).toEqual(absent.body)
    expect(await leave('member2', [channel])).toMatchObject(failure(`'subscriptions' names a channel that does not exist: ${channel.name}`))
    expect((await member2.get(`/messages/${message}`)).status).not.toBe(200)
    await app.as('member').must.send({ to: channel.id, content: 'Still confidential.' })
    await app
      .as('member')
      .post('/users/me/subscriptions/properties', { subscription_data: [{ stream_id: channel.id, property: 'pin_to_top', value: true }] })
    const { body: polled } = await member2.get('/events', { queue_id: state.queue_id, last_event_id: -1, dont_block: true })
    expect(polled.events).toEqual([])
  })
})

describe('#36 the lists of channels', () => {
  test('show a private channel only to its subscribers and to administrators', async () => {
    const channel = await channelOf(['member'], { inviteOnly: true })
    for (const name of EVERYBODY) {
      const knows = ['owner', 'administrator', 'member'].includes(name)
      const { body: streams } = await app.as(name).get('/streams', { include_all: true })
      expect({ name, listed: JSON.stringify(streams).includes(channel.name) }).toEqual({ name, listed: knows })
      const { body: own } = await app.as(name).get('/users/me/subscriptions')
      expect({ name, own: JSON.stringify(own).includes(channel.name) }).toEqual({ name, own: name === 'member' })
      expect((await app.as(name).get(`/streams/${channel.id}/members`)).status).toBe(knows ? 200 : 404)
    }
  })

  test('select by include_can_access_content those whose messages the caller may read', async () => {
    const [open, closed] = [await channelOf(['member']), await channelOf(['member'], { inviteOnly: true })]
    const name = `channel ${++made}`
    const joinable = { can_subscribe_group: { direct_members: [id('member2')], direct_subgroups: [] } }
    const form = { name, subscribers: [id('owner')], invite_only: true, history_public_to_subscribers: true, ...joinable }
    await app.as('owner').must.post('/channels/create', form)
    const listed = async (by: Name): Promise<string[]> => {
      const query = { include_public: false, include_subscribed: false, include_can_access_content: true }
      const { streams } = (await app.as(by).get('/streams', query)).body
      const names = streams.map((stream: { name: string }) => stream.name)
      return [open.name, closed.name, name].filter((one) => names.includes(one))
    }
    expect(await listed('member')).toEqual([open.name, closed.name])
    expect(await listed('member2')).toEqual([open.name, name])
    // Administrators know of private channels that they may not read, and guests read those to which they are subscribed.
    expect(await listed('administrator')).toEqual([open.name])
    expect(await listed('guest')).toEqual([])
  })
})

describe('unsubscribing', () => {
  test('from a public channel is announced, also to people who leave at the same time', async () => {
    const channel = await channelOf(['owner', 'member', 'member2', 'guest'])
    const events = await verifyEvents(app, EVERYBODY, async () => {
      const { body } = await leave('owner', [channel], [id('member'), id('member2'), id('moderator')])
      expect(body).toMatchObject({ removed: [channel.name], not_removed: [channel.name] })
    })
    expect(events.member).toMatchObject([{ op: 'remove' }, { op: 'peer_remove', user_ids: [id('member2')] }])
    expect(events.guest).toMatchObject([{ op: 'peer_remove', user_ids: [id('member'), id('member2')] }])
    const alone = await verifyEvents(app, EVERYBODY, () => leave('guest', [channel]))
    expect(alone.guest).toMatchObject([{ op: 'remove' }, { type: 'stream', op: 'delete' }])
    expect((await leave('owner', [channel], [id('member')])).body).toMatchObject({ removed: [], not_removed: [channel.name] })
  })

  test.each([
    ['guest', false],
    ['member2', false],
    ['moderator', false],
    ['administrator', true],
    ['owner', true],
  ] as const)('others is allowed to administrators: %s, %s', async (name, allowed) => {
    const channel = await channelOf(['member', 'guest'])
    const answer = await leave(name, [channel], [id('member')])
    expect(answer).toMatchObject(
      allowed ? { status: 200 } : failure(`'principals' names users you may not unsubscribe from this channel: ${channel.name}`),
    )
    expect(await subscribersOf(channel)).toEqual(allowed ? [id('guest')] : [id('member'), id('guest')])
  })

  test.each(['can_remove_subscribers_group', 'can_administer_channel_group'] as const)(
    'others is also allowed by %s',
    async (permission) => {
      const channel = await channelOf(['member'])
      await Channel.update({ [permission]: await groupOf('member2') }, { where: { id: channel.id } })
      expect((await leave('member2', [channel], [id('member')])).status).toBe(200)
    },
  )

  test('compares names as subscribing does, also if an accent is a separate character', async () => {
    const [composed, decomposed] = ['Caf\u00e9', 'CAFE\u0301']
    await app.as('member').post('/users/me/subscriptions', { subscriptions: [{ name: composed }] })
    const { body } = await app.as('member').delete('/users/me/subscriptions', { subscriptions: [decomposed] })
    expect(body).toMatchObject({ msg: '', removed: [composed] })
  })

  test('a bot is allowed to its owner', async () => {
    const channel = await channelOf(['bot', 'guest'])
    expect((await leave('member2', [channel], [id('bot')])).status).toBe(400)
    expect((await leave('member', [channel], [id('bot')])).status).toBe(200)
  })

  test('marks the messages of the channel as read, and they stay read after subscribing again', async () => {
    const channel = await channelOf(['member', 'member2'])
    const [withRow, withoutRow] = [
      await app.as('member').must.send({ to: channel.id }),
      await app.as('member').must.send({ to: channel.id }),
    ]
    await UserMessage.create({ realm_id: 1, user_id: id('member2'), message_id: withRow, flags: FLAG.starred })
    const flags = async (message: number): Promise<string[]> => (await app.as('member2').get(`/messages/${message}`)).body.message.flags
    expect([await flags(withRow), await flags(withoutRow)]).toEqual([['starred'], []])
    await leave('member2', [channel])
    const later = await app.as('member').must.send({ to: channel.id })
    await join('member2', [channel])
    expect(await flags(withRow)).toEqual(expect.arrayContaining(['read', 'starred']))
    expect(await flags(withoutRow)).toEqual(['read'])
    // The user did not receive the messages that were sent in the meantime.
    expect(await flags(later)).toEqual(expect.arrayContaining(['read', 'historical']))
    const spans = await SubscriptionSpan.findAll({
      where: { user_id: id('member2'), channel_id: channel.id },
      order: [['id', 'ASC']],
      raw: true,
    })
    expect(spans.map((span) => [span.after_message_id, span.to_message_id])).toEqual([
      [expect.any(Number), withoutRow],
      [later, null],
    ])
  })
})

describe('joining and leaving at once', () => {
  const patch = (by: Name, form: Record<string, unknown>): Promise<Answer> => app.as(by).patch('/users/me/subscriptions', form)

  test('subscribes, creates and unsubscribes, and announces it as the single requests do', async () => {
    const [joined, left, neither] = [await channelOf(['owner']), await channelOf(['member']), await channelOf(['owner'])]
    const events = await verifyEvents(app, EVERYBODY, async () => {
      const { body } = await patch('member', {
        add: [{ name: joined.name, color: '#abcdef' }, { name: 'Wanted Now', description: 'At once.' }, { name: 'general' }],
        delete: [left.name.toUpperCase(), neither.name],
      })
      expect(body).toEqual({
        ...{ result: 'success', msg: '', removed: [left.name], not_removed: [neither.name] },
        subscribed: { [id('member')]: ['Wanted Now', joined.name] },
        already_subscribed: { [id('member')]: ['general'] },
      })
    })
    expect(events.member?.filter(({ type }) => type === 'subscription')).toMatchObject([
      { op: 'add', subscriptions: [{ name: 'Wanted Now', description: 'At once.' }] },
      { op: 'add', subscriptions: [{ stream_id: joined.id, color: '#abcdef' }] },
      { op: 'remove', subscriptions: [{ stream_id: left.id }] },
    ])
    expect(await subscribersOf(joined)).toContain(id('member'))
    expect(await subscribersOf(left)).toEqual([])
  })

  test('changes nothing if one part is refused', async () => {
    const [joined, left] = [await channelOf(['owner']), await channelOf(['member'])]
    const secret = await channelOf(['owner'], { inviteOnly: true })
    const add = [{ name: joined.name }, { name: 'Never Made' }]
    const refused = async (form: Record<string, unknown>, msg: string): Promise<void> => {
      const attempt = async (): Promise<void> => expect(await patch('member', form)).toMatchObject(failure(msg))
      await verifyEvents(app, ['member'], attempt, { changesSomething: false })
      expect(await subscribersOf(joined)).not.toContain(id('member'))
      expect(await subscribersOf(left)).toContain(id('member'))
      expect(await Channel.count({ where: { name: 'Never Made' } })).toBe(0)
    }
    await refused({ add, delete: [left.name, secret.name] }, `'delete' names a channel that does not exist: ${secret.name}`)
    await refused(
      { add: [...add, { name: secret.name }], delete: [left.name] },
      `'add' names a channel that you may not join or create: ${secret.name}`,
    )
    await refused({ add: [{ name: ' ' }], delete: [left.name] }, "'add[0].name' must not be empty")
    await refused({}, 'Nothing to change')
  })

  test('leaves a channel that is in both lists, and does nothing for empty ones', async () => {
    const channel = await channelOf(['owner'])
    const both = await patch('member', { add: [{ name: channel.name }], delete: [channel.name] })
    expect(both.body).toMatchObject({ subscribed: { [id('member')]: [channel.name] }, removed: [channel.name] })
    expect(await subscribersOf(channel)).not.toContain(id('member'))
    const nothing = { subscribed: {}, already_subscribed: {}, removed: [], not_removed: [] }
    expect((await patch('member', { add: [], delete: [] })).body).toMatchObject(nothing)
  })
})

describe('the channels of somebody else', () => {
  test('are those that the caller may know of, and for a guest those of people they may see', async () => {
    const open = await channelOf(['member2'])
    const shared = await channelOf(['member2', 'guest'], { inviteOnly: true })
    const closed = await channelOf(['member2'], { inviteOnly: true })
    await leave('member2', [await channelOf(['member2'])])
    const channels = async (by: Name) =>
      (await app.as(by).get(`/users/${id('member2')}/channels`)).body.subscribed_channel_ids.filter((one: number) => one >= open.id)
    expect(await channels('member2')).toEqual([open.id, shared.id, closed.id])
    expect(await channels('member')).toEqual([open.id])
    expect(await channels('guest')).toEqual([shared.id])
  })
})

describe('properties of a subscription', () => {
  const set = (by: Name, data: { channel: Channel | number; property: string; value: unknown }[]): Promise<Answer> =>
    app.as(by).post('/users/me/subscriptions/properties', {
      subscription_data: data.map(({ channel, ...rest }) => ({ stream_id: typeof channel === 'number' ? channel : channel.id, ...rest })),
    })

  test('are announced to their user alone, and muting under both of its names', async () => {
    const channel = await channelOf(['member', 'owner'])
    const events = await verifyEvents(app, EVERYBODY, async () => {
      const { body } = await set('member', [
        { channel, property: 'in_home_view', value: false },
        { channel, property: 'color', value: '#ABCDEF' },
        { channel, property: 'pin_to_top', value: true },
        { channel, property: 'email_notifications', value: true },
        { channel, property: 'email_notifications', value: null },
        { channel, property: 'is_muted', value: true },
      ])
      expect(body.subscription_data).toHaveLength(6)
    })
    expect(events.member.map(({ property, value }: { property: string; value: unknown }) => [property, value])).toEqual([
      ['in_home_view', false],
      ['is_muted', true],
      ['color', '#ABCDEF'],
      ['pin_to_top', true],
      ['email_notifications', true],
      ['email_notifications', null],
    ])
    expect(events.owner).toEqual([])
  })

  test('are set one by one, as text of a form or as JSON', async () => {
    const channel = await channelOf(['member', 'owner'])
    const setOne = (form: Record<string, unknown>) => app.as('member').patch(`/users/me/subscriptions/${channel.id}`, form)
    const events = await verifyEvents(app, EVERYBODY, async () => {
      for (const form of [
        { property: 'is_muted', value: true },
        { property: 'is_muted', value: 'true' },
        { property: 'push_notifications', value: false },
        { property: 'push_notifications', value: 'null' },
        { property: 'color', value: '#abcdef' },
      ])
        expect((await setOne(form)).body).toEqual({ result: 'success', msg: '' })
    })
    expect(events.member.map(({ property, value }: { property: string; value: unknown }) => [property, value])).toEqual([
      ['in_home_view', false],
      ['is_muted', true],
      ['push_notifications', false],
      ['push_notifications', null],
      ['color', '#abcdef'],
    ])
    expect(events.owner).toEqual([])
    expect(await setOne({ property: 'color', value: true })).toMatchObject(failure("'value' must be a colour like #c2726a"))
    const left = await app.as('member2').patch(`/users/me/subscriptions/${channel.id}`, { property: 'pin_to_top', value: true })
    expect(left).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', msg: 'You are not subscribed to this channel' } })
  })

  test('are set together or not at all', async () => {
    const [mine, other] = [await channelOf(['member']), await channelOf([])]
    expect(
      await set('member', [
        { channel: mine, property: 'pin_to_top', value: true },
        { channel: other, property: 'pin_to_top', value: true },
      ]),
    ).toMatchObject(failure(`'subscription_data[1].stream_id' names a channel that you are not subscribed to: ${other.id}`))
    expect((await Subscription.findOneOf(id('member'), mine.id))?.pin_to_top).toBe(false)
  })

  test.each([
    ['color', '#12345', "'subscription_data[0].value' must be a colour like #c2726a"],
    ['color', null, "'subscription_data[0].value' must be a colour like #c2726a"],
    ['is_muted', null, "'subscription_data[0].value' must be true or false"],
    ['pin_to_top', 'true', "'subscription_data[0].value' must be true or false"],
    ['push_notifications', '#123456', "'subscription_data[0].value' must be true or false, or null"],
  ])('%s refuses %s', async (property, value, msg) => {
    const channel = await channelOf(['member'])
    expect(await set('member', [{ channel, property, value }])).toMatchObject(failure(msg))
  })
})

test('a large channel lists only its bots and recently active people if the client wants a partial list', async () => {
  const channel = await channelOf(['member', 'bot'])
  const crowd = await User.bulkCreate(
    Array.from({ length: 260 }, (_, i) => ({
      realm_id: 1,
      delivery_email: `crowd${i}@example.com`,
      email_key: `crowd${i}@example.com`,
      full_name: `Crowd ${i}`,
      role: 400,
      date_joined: 1,
    })),
  )
  await subscribe(
    app.server.app,
    channel,
    await User.findByIds(
      1,
      (await User.findAllOf(1)).slice(-crowd.length).map((one) => one.id),
    ),
  )
  await app.as('member').post('/users/me/presence', { status: 'active' })
  const lists = async (include_subscribers: string): Promise<{ subscribers?: number[]; partial_subscribers?: number[] }> => {
    const { body } = await app.as('member').get('/users/me/subscriptions', { include_subscribers })
    return body.subscriptions.find(({ stream_id }: { stream_id: number }) => stream_id === channel.id)
  }
  expect((await lists('true')).subscribers).toHaveLength(262)
  const partial = await lists('partial')
  expect(partial).not.toHaveProperty('subscribers')
  expect(partial.partial_subscribers).toContain(id('bot'))
  expect(partial.partial_subscribers?.length).toBeLessThan(262)
  // The owner has never been subscribed and gets the same short list.
  const { body } = await app.as('owner').post('/register', { include_subscribers: 'partial', fetch_event_types: ['subscription'] })
  const unknown = body.never_subscribed.find(({ stream_id }: { stream_id: number }) => stream_id === channel.id)
  expect(unknown.partial_subscribers).toEqual(partial.partial_subscribers)
  const none = await lists('false')
  expect([none.subscribers, none.partial_subscribers]).toEqual([undefined, undefined])
  expect(none).toMatchObject({ subscriber_count: 262 })
  // Who has not been seen for two weeks may be missing.
  const seenAgo = async (hours: number): Promise<boolean | undefined> => {
    await UserPresence.update({ connected_at: unixTime() - hours * 3_600 }, { where: { user_id: id('member') } })
    return (await lists('partial')).partial_subscribers?.includes(id('member'))
  }
  expect([await seenAgo(14 * 24 - 1), await seenAgo(14 * 24 + 1)]).toEqual([true, false])
})

// These tests come last, because the check of what appears in answers reads only the first channels of a list.

test('people are notified when others subscribe them, up to a hundred subscriptions at a time', async () => {
  const channels = Array.from({ length: 50 }, (_, i) => `fewer ${i}`)
  const most = await join('member', channels, { principals: [id('member2'), id('moderator')] })
  expect(most.body).toMatchObject({ new_subscription_messages_sent: true })
  expect(await notices('member2', '#**fewer 1**')).toBe(1)
})

test('subscribing to the maximum number of new channels creates and announces each of them', async () => {
  const names = Array.from({ length: MAX_CHANNELS_AT_ONCE }, (_, i) => `of many ${i}`)
  expect((await join('member', [...names, 'one more'])).body.msg).toBe(
    `'subscriptions' must create at most ${MAX_CHANNELS_AT_ONCE} channels`,
  )
  const groups = { can_send_message_group: { direct_members: [id('member')], direct_subgroups: [] } }
  const events = await verifyEvents(app, ['member', 'member2'], async () => {
    expect((await join('member', names, groups)).body).toMatchObject({ result: 'success' })
  })
  const created = events.member2.filter(({ type, op }: { type: string; op: string }) => type === 'stream' && op === 'create')
  const streams = created.flatMap((event: { streams: { name: string; can_send_message_group: unknown }[] }) => event.streams)
  expect(streams.map(({ name }: { name: string }) => name).sort()).toEqual([...names].sort())
  expect(streams.at(-1)).toMatchObject({ can_send_message_group: { direct_members: [id('member')], direct_subgroups: [] } })
})
