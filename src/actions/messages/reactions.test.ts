import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Channel } from '../../models/channel.ts'
import { Reaction } from '../../models/reaction.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { success } from '../../testing/client.ts'
import { withStatements } from '../../testing/statements.ts'
import { subscribe } from '../../testing/subscriptions.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { createChannel } from '../channels/create.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
type Form = Record<string, unknown>

const react = (name: Name, id: number, form: Form = { emoji_name: 'tada' }) => app.as(name).post(`/messages/${id}/reactions`, form)
const unreact = (name: Name, id: number, query: Form = { emoji_name: 'tada' }) => app.as(name).delete(`/messages/${id}/reactions`, query)
const reactionsTo = async (id: number) => (await app.as('member').get(`/messages/${id}`)).body.message.reactions
const tada = { emoji_name: 'tada', emoji_code: '1f389', reaction_type: 'unicode_emoji' }

describe('adding a reaction', () => {
  test('sends an event to everybody who has the message, and stores the reaction', async () => {
    const id = await app.as('member').must.send()
    const events = await verifyEvents(app, EVERYBODY, () => success(react('guest', id)))
    const { user_id } = app.demo.users.guest
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ type: 'reaction', op: 'add', message_id: id, user_id, ...tada }])
    expect(await reactionsTo(id)).toEqual([{ ...tada, user_id }])
  })

  test('puts it after the earlier ones, also when it was removed before', async () => {
    const id = await app.as('member').must.send()
    const names = ['tada', 'heart', '+1']
    for (const emoji_name of names) await success(react('guest', id, { emoji_name }))
    await success(react('member2', id))
    await success(unreact('guest', id))
    await success(react('guest', id))
    const listed = (await reactionsTo(id)).map((one: { emoji_name: string; user_id: number }) => `${one.emoji_name} ${one.user_id}`)
    const { guest, member2 } = app.demo.users
    expect(listed).toEqual([`heart ${guest.user_id}`, `+1 ${guest.user_id}`, `tada ${member2.user_id}`, `tada ${guest.user_id}`])
  })

  test('to a direct message sends an event to its participants alone', async () => {
    const id = await app.as('member').must.send({ to: [app.demo.users.member2.user_id] })
    const events = await verifyEvents(app, EVERYBODY, () => success(react('member2', id)))
    for (const name of EVERYBODY) expect(events[name]).toHaveLength(name === 'member' || name === 'member2' ? 1 : 0)
  })

  test('in a private channel sends an event to its subscribers alone', async () => {
    const id = await app.as('member').must.send({ to: 'private' })
    const events = await verifyEvents(app, EVERYBODY, () => success(react('member', id)))
    for (const name of EVERYBODY) expect(events[name]).toHaveLength(name === 'member' ? 1 : 0)
  })

  test('to an older message sends later subscribers an event only if the channel shares its history', async () => {
    const parts = app.server.app
    const everybody = await User.findAllOf(1)
    const person = (name: Name): User => everybody.find(({ id }) => id === app.demo.users[name].user_id) as User
    const realm = { id: 1 } as Realm
    const shared = { creator: person('owner'), subscribers: [person('member')], inviteOnly: true }
    const open = await createChannel(serverContext(parts, realm), { ...shared, name: 'shared', historyPublicToSubscribers: true })
    const kept = await createChannel(serverContext(parts, realm), { ...shared, name: 'kept' })
    const [inOpen, inKept] = [await app.as('member').must.send({ to: 'shared' }), await app.as('member').must.send({ to: 'kept' })]
    for (const channel of [open, kept]) await subscribe(parts, channel, [person('member2')])
    const events = await verifyEvents(app, ['member', 'member2'], async () => {
      await success(react('member', inOpen))
      await success(react('member', inKept))
    })
    expect(events.member.map(({ message_id }) => message_id)).toEqual([inOpen, inKept])
    expect(events.member2.map(({ message_id }) => message_id)).toEqual([inOpen])
    expect((await react('member2', inKept)).body).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('also sends an event to people who have the message without a subscription, while they may read the channel', async () => {
    const owner = app.as('owner')
    const { user_id } = app.demo.users.moderator
    const created = await owner.post('/channels/create', { name: 'open', subscribers: [app.demo.users.member.user_id, user_id] })
    const id = await app.as('member').must.send({ to: 'open', content: `@**${app.demo.users.bot.full_name}** look` })
    await app.as('member2').must.post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    await app.as('moderator').must.post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    await app.as('moderator').must.delete('/users/me/subscriptions', { subscriptions: ['open'] })
    const events = await verifyEvents(app, EVERYBODY, async () => {
      await success(react('member', id))
      await success(unreact('member', id))
    })
    for (const name of EVERYBODY) expect(events[name]).toHaveLength(['member', 'member2', 'moderator', 'bot'].includes(name) ? 2 : 0)
    await app.as('owner').must.patch(`/streams/${created.body.id}`, { is_private: true })
    // No event removes the message for users who lose access to it.
    discardStates(app)
    const later = await verifyEvents(app, EVERYBODY, () => success(react('member', id)))
    for (const name of EVERYBODY) expect(later[name]).toHaveLength(name === 'member' ? 1 : 0)
  })

  test('puts the message into the history of a user who is not subscribed, who then gets its events', async () => {
    const created = await app.as('owner').post('/channels/create', { name: 'elsewhere', subscribers: [app.demo.users.member.user_id] })
    const id = await app.as('member').must.send({ to: created.body.id })
    const events = await verifyEvents(app, EVERYBODY, async () => {
      await success(react('member2', id))
      await success(react('member', id))
    })
    for (const name of EVERYBODY) expect(events[name]).toHaveLength(['member', 'member2'].includes(name) ? 2 : 0)
    const narrow = [{ operator: 'has', operand: 'reaction' }]
    const { body } = await app.as('member2').get('/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow })
    expect(body.messages).toMatchObject([{ id, flags: ['read', 'historical'] }])
  })

  test.each([
    ['a name', { emoji_name: 'thumbs_up' }, { emoji_name: 'thumbs_up', emoji_code: '1f44d', reaction_type: 'unicode_emoji' }],
    ['another name', { emoji_name: '+1' }, { emoji_name: '+1', emoji_code: '1f44d', reaction_type: 'unicode_emoji' }],
    ['a name and its code', { emoji_name: 'tada', emoji_code: '1f389' }, tada],
    ['a name and its type', { emoji_name: 'tada', reaction_type: 'unicode_emoji' }, tada],
    [
      'the name of an emoji that Unicode lacks',
      { emoji_name: 'zulip' },
      { emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'service_extra_emoji' },
    ],
  ])('takes %s', async (_, form, expected) => {
    const id = await app.as('member').must.send()
    await success(react('member', id, form))
    expect(await reactionsTo(id)).toMatchObject([expected])
  })

  test('takes the name of existing reactions, and does not check a name that comes with their code', async () => {
    const id = await app.as('member').must.send()
    await success(react('member', id, { emoji_name: '+1' }))
    await success(react('member2', id, { emoji_name: 'thumbs_up' }))
    await success(react('guest', id, { emoji_name: 'a name of long ago', emoji_code: '1f44d', reaction_type: 'unicode_emoji' }))
    await success(react('bot', id, { emoji_name: 'a name of long ago', emoji_code: '1f44d' }))
    expect((await reactionsTo(id)).map(({ emoji_name }: Form) => emoji_name)).toEqual(['+1', '+1', '+1', '+1'])
    const other = await react('owner', id, { emoji_name: 'a name of long ago', emoji_code: '1f44d', reaction_type: 'realm_emoji' })
    expect(other.body).toMatchObject({ code: 'BAD_REQUEST', msg: "'emoji_name' names an emoji that does not exist: a name of long ago" })
  })

  test.each([
    [{ emoji_name: 'tada', reaction_type: 'realm_emoji' }, "'reaction_type' is not the type of the emoji tada: realm_emoji"],
    [{ emoji_name: 'tada', emoji_code: '1f44d' }, "'emoji_code' is not the code of the emoji tada: 1f44d"],
    [{ emoji_name: 'tada', emoji_code: '1f389 ' }, "'emoji_code' is not the code of the emoji tada: 1f389 "],
    [{ emoji_name: 'tada ' }, "'emoji_name' names an emoji that does not exist: tada "],
    [{ emoji_name: '' }, "'emoji_name' must not be empty"],
  ])('refuses %j', async (form, msg) => {
    const id = await app.as('member').must.send()
    await success(react('member2', id))
    const { status, body } = await react('member', id, form)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', msg } })
  })

  test('succeeds once per user and emoji, under any name and in concurrent requests', async () => {
    const id = await app.as('member').must.send()
    const forms = [{ emoji_name: '+1' }, { emoji_name: 'thumbs_up' }, { emoji_name: 'thumbsup' }, { emoji_name: '+1', emoji_code: '1f44d' }]
    const codes = (await Promise.all(forms.map((form) => react('member', id, form)))).map(({ body }) => body.code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'REACTION_ALREADY_EXISTS')).toHaveLength(3)
    expect(await reactionsTo(id)).toHaveLength(1)
  })

  test('is refused in an archived channel, and so is removing one', async () => {
    const id = await app.as('member').must.send({ to: 'private' })
    await success(react('member', id))
    const channel = await Channel.findByPk(app.demo.channels.private.stream_id, { rejectOnEmpty: true })
    await channel.update({ is_archived: true })
    for (const answer of [await react('member', id, { emoji_name: 'heart' }), await unreact('member', id)])
      expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', msg: "Channel 'private' is archived" })
    await channel.update({ is_archived: false })
  })

  test('gets the same answer for a hidden message as for a missing one', async () => {
    const id = await app.as('member').must.send({ to: 'private' })
    for (const [asked, answer] of [
      [id, await react('member2', id)],
      [999_999, await react('member2', 999_999)],
      [id, await unreact('member2', id)],
      [999_999, await unreact('member2', 999_999)],
    ] as const)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST', msg: `'message_id' names a message that does not exist: ${asked}` },
      })
  })
})

describe('taking part in a topic by a reaction', () => {
  const FOLLOWED = 3
  const prefer = (automatically_follow_topics_policy: number) =>
    app.as('member2').patch('/settings', { automatically_follow_topics_policy })

  test('follows the topic once for users who want that, even if they have muted it', async () => {
    await prefer(1)
    const channel = app.demo.channels.general.stream_id
    await app.as('member2').post('/user_topics', { stream_id: channel, topic: 'followed', visibility_policy: 1 })
    const id = await app.as('member').must.send({ topic: 'followed' })
    const events = await verifyEvents(app, ['member', 'member2'], () => success(react('member2', id)))
    expect(events.member2).toMatchObject([
      { type: 'user_topic', stream_id: channel, topic_name: 'followed', visibility_policy: FOLLOWED },
      { type: 'reaction' },
    ])
    expect(events.member).toMatchObject([{ type: 'reaction' }])
    const again = await verifyEvents(app, ['member2'], () => success(react('member2', id, { emoji_name: 'heart' })))
    expect(again.member2).toMatchObject([{ type: 'reaction' }])
  })

  test('follows a topic once when several reactions come at the same time', async () => {
    await prefer(1)
    const ids = [
      await app.as('member').must.send({ topic: 'at once' }),
      await app.as('member').must.send({ topic: 'at once' }),
      await app.as('member').must.send({ topic: 'at once' }),
    ]
    const events = await verifyEvents(app, ['member2'], () => Promise.all(ids.map((id) => success(react('member2', id)))))
    expect(events.member2.filter(({ type }) => type === 'user_topic')).toHaveLength(1)
  })

  test('unmutes the topic in a muted channel for users who want that, unless they follow it', async () => {
    const mute = (value: boolean) =>
      app.as('member2').post('/users/me/subscriptions/properties', { subscription_data: [{ stream_id: 1, property: 'is_muted', value }] })
    const id = await app.as('member').must.send({ topic: 'unmuted' })
    const policiesSet = async (emoji_name: string) => {
      const events = await verifyEvents(app, ['member', 'member2'], () => success(react('member2', id, { emoji_name })))
      expect(events.member).toMatchObject([{ type: 'reaction' }])
      return events.member2.filter(({ type }) => type === 'user_topic').map(({ visibility_policy }) => visibility_policy)
    }
    await app.as('member2').patch('/settings', {
      ...{ automatically_follow_topics_policy: 4, automatically_unmute_topics_in_muted_streams_policy: 1 },
    })
    expect(await policiesSet('tada')).toEqual([])
    await mute(true)
    expect(await policiesSet('heart')).toEqual([2])
    expect(await policiesSet('smile')).toEqual([])
    await app.as('member2').post('/user_topics', { stream_id: 1, topic: 'unmuted', visibility_policy: FOLLOWED })
    expect(await policiesSet('octopus')).toEqual([])
    await app.as('member2').post('/user_topics', { stream_id: 1, topic: 'unmuted', visibility_policy: 0 })
    await app.as('member2').patch('/settings', { automatically_unmute_topics_in_muted_streams_policy: 2 })
    expect(await policiesSet('+1')).toEqual([])
    await mute(false)
  })

  test('changes no topic policy for a bot, or in a direct conversation', async () => {
    await prefer(1)
    const id = await app.as('member').must.send({ topic: 'of bots' })
    const events = await verifyEvents(app, ['bot'], () => success(react('bot', id)))
    expect(events.bot).toMatchObject([{ type: 'reaction' }])
    const direct = await app.as('member').must.send({ to: [app.demo.users.member2.user_id] })
    const own = await verifyEvents(app, ['member2'], () => success(react('member2', direct)))
    expect(own.member2).toMatchObject([{ type: 'reaction' }])
  })

  test('changes nothing for users who follow topics only by sending', async () => {
    await prefer(2)
    const id = await app.as('member').must.send({ topic: 'not followed' })
    const events = await verifyEvents(app, ['member2'], () => success(react('member2', id)))
    expect(events.member2).toMatchObject([{ type: 'reaction' }])
  })
})

describe('removing a reaction', () => {
  test('sends an event to everybody who has the message', async () => {
    const id = await app.as('member').must.send()
    await success(react('member2', id))
    await success(react('guest', id))
    const events = await verifyEvents(app, EVERYBODY, () => success(unreact('member2', id)))
    const { user_id } = app.demo.users.member2
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ type: 'reaction', op: 'remove', message_id: id, user_id, ...tada }])
    expect(await reactionsTo(id)).toEqual([{ ...tada, user_id: app.demo.users.guest.user_id }])
  })

  test.each([
    ['by its name', { emoji_name: '+1' }],
    ['by another name of its emoji', { emoji_name: 'thumbs_up' }],
    ['by its code', { emoji_code: '1f44d' }],
    ['by its code, whatever the name', { emoji_name: 'a name of long ago', emoji_code: '1f44d', reaction_type: 'unicode_emoji' }],
  ])('works %s', async (_, query) => {
    const id = await app.as('member').must.send()
    await success(react('member2', id, { emoji_name: '+1' }))
    await success(unreact('member2', id, query))
    expect(await reactionsTo(id)).toEqual([])
  })

  test.each([
    [{ emoji_name: 'heart' }, 'REACTION_DOES_NOT_EXIST'],
    [{ emoji_code: '1f44d' }, 'REACTION_DOES_NOT_EXIST'],
    [{ emoji_code: '1f389', reaction_type: 'realm_emoji' }, 'REACTION_DOES_NOT_EXIST'],
    [{ emoji_name: 'nothing_like_it' }, 'BAD_REQUEST'],
    [{}, 'BAD_REQUEST'],
  ])('refuses %j as %s', async (query, code) => {
    const id = await app.as('member').must.send()
    await success(react('member2', id))
    expect((await unreact('member2', id, query)).body).toMatchObject({ code })
    expect((await unreact('member', id)).body).toMatchObject({ code: 'REACTION_DOES_NOT_EXIST' })
    expect(await reactionsTo(id)).toHaveLength(1)
  })

  test('succeeds once in concurrent requests', async () => {
    const id = await app.as('member').must.send()
    await success(react('member', id))
    const answers = await Promise.all([1, 2, 3].map(() => unreact('member', id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })
})

describe('#37 reactions are limited', () => {
  /** Fifty emoji with different codes. */
  const many = [...Array(50).keys()].map((i) => (0x1f400 + i).toString(16))
  const fill = (id: number, userId: number, codes: string[]) =>
    Reaction.bulkCreate(
      codes.map((code) => ({
        realm_id: 1,
        message_id: id,
        user_id: userId,
        emoji_name: code,
        emoji_code: code,
        reaction_type: 'unicode_emoji' as const,
      })),
    )

  test('to twenty per user on a message', async () => {
    const id = await app.as('member').must.send()
    await fill(id, app.demo.users.member2.user_id, many.slice(0, 19))
    const answers = await Promise.all(['tada', 'heart', '+1'].map((emoji_name) => react('member2', id, { emoji_name })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: 'You may react to a message with at most 20 emoji',
    })
    await success(react('guest', id))
  })

  test('to fifty different emoji on a message, which everybody may still add', async () => {
    const id = await app.as('member').must.send()
    await fill(id, app.demo.users.member2.user_id, many)
    expect((await react('guest', id)).body).toMatchObject({ code: 'BAD_REQUEST', msg: 'A message may have at most 50 different emoji' })
    await success(react('guest', id, { emoji_name: 'x', emoji_code: many[0], reaction_type: 'unicode_emoji' }))
  })

  test('to one database query when a page of messages is read', async () => {
    for (const _ of [1, 2, 3]) await success(react('member', await app.as('member').must.send({ topic: 'a page' })))
    const page = { anchor: 'newest', num_before: 10, num_after: 0, narrow: [['topic', 'a page']] }
    const { result, statements } = await withStatements(app.server.app, () => app.as('member').get('/messages', page))
    const { body } = result
    expect(body.messages.map(({ reactions }: { reactions: unknown[] }) => reactions.length)).toEqual([1, 1, 1])
    expect(statements.filter((sql) => /FROM .?reactions.? WHERE/.test(sql))).toHaveLength(1)
  })
})
