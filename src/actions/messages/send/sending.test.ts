// databases: both
// What sending a message does: who is mentioned, who may mention which users, and how it changes topic policies.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverContext } from '../../../context.ts'
import { Channel } from '../../../models/channel.ts'
import { Message } from '../../../models/message.ts'
import { Realm } from '../../../models/realm.ts'
import { User } from '../../../models/user.ts'
import { UserTopic } from '../../../models/user-topic.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { alike } from '../../../testing/sampled.ts'
import { withStatements } from '../../../testing/statements.ts'
import { subscribe } from '../../../testing/subscriptions.ts'
import { discardStates, verifyEvents } from '../../../testing/verify-events.ts'
import { unixTime } from '../../../values/dates.ts'
import { createChannel } from '../../channels/create.ts'
import { createRealm, setRealmSetting } from '../../organisation/realms.ts'
import { createUser } from '../../people/create.ts'

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
/** Sends a message and returns its recipients with their flags. The event and the history must agree. */
async function flagsBy(name: Name, content: string, form: Form = {}): Promise<Partial<Record<Name, string[]>>> {
  const registered = { event_types: ['message'], fetch_event_types: [] }
  const queues = await Promise.all(EVERYBODY.map(async (reader) => (await app.as(reader).post('/register', registered)).body.queue_id))
  expect((await app.as(name).send({ content, ...form })).body).toMatchObject({ result: 'success' })
  const flags: Partial<Record<Name, string[]>> = {}
  for (const [i, reader] of EVERYBODY.entries()) {
    const [event] = (await app.as(reader).get('/events', { queue_id: queues[i], last_event_id: -1, dont_block: true })).body.events
    if (!event) continue
    flags[reader] = event.flags
    const { body } = await app.as(reader).get(`/messages/${event.message.id}`)
    expect(body.message.flags, `what ${reader} reads`).toEqual(event.flags)
  }
  return flags
}
const NONE = Object.fromEntries(EVERYBODY.map((name) => [name, []]))
const ALL = ['stream_wildcard_mentioned', 'wildcard_mentioned']
const TOPIC = ['topic_wildcard_mentioned', 'wildcard_mentioned']
const set = (name: Name, settings: Form) => app.as(name).patch('/settings', settings)
const realm = () => Realm.findByPk(1, { rejectOnEmpty: true })

alike('a mention', () => {
  test('flags the message for the people it names, if they receive it', async () => {
    expect(await flagsBy('member', 'Ask @**Max Member** and @**Gina Guest|7**')).toEqual({
      ...NONE,
      member2: ['mentioned'],
      guest: ['mentioned'],
    })
    expect(await flagsBy('member', 'Psst @**Max Member**', { to: 'private' })).toEqual({ member: [] })
    expect(await flagsBy('member', '@**Mona Moderator** @**Max Member**', { type: 'direct', to: [6] })).toEqual({
      member: [],
      member2: ['mentioned'],
    })
  })

  test('finds a name in any alphabet, whatever the letter case', async () => {
    const rename = (full_name: string) => set('member2', { full_name })
    await rename('Émile ÖZIL')
    const flagged = { ...NONE, member2: ['mentioned'] }
    for (const name of ['Émile ÖZIL', 'émile Özil', 'Émile ÖZIL|6']) expect(await flagsBy('member', `@**${name}**`)).toEqual(flagged)
    await rename('Max Member')
    expect(await flagsBy('member', '@**Émile ÖZIL**')).toEqual(NONE)
  })

  test('that is silent, quoted, in code or of a deactivated group flags nothing', async () => {
    const { group_id } = (await app.as('owner').post('/user_groups/create', { name: 'old', description: '', members: [6] })).body
    await app.as('owner').post(`/user_groups/${group_id}/deactivate`)
    const quiet = ['@_**Max Member**', '```quote\n@**Max Member**\n```', '`@**Max Member**`', '@_**all** @_**topic**', '@*old*']
    expect(await flagsBy('member', quiet.join('\n\n'))).toEqual(NONE)
    expect(await flagsBy('member', [...quiet, '@**Max Member**'].join('\n\n'))).toEqual({ ...NONE, member2: ['mentioned'] })
  })

  test('of a group flags the message for its direct and indirect members', async () => {
    const make = async (name: string, members: number[], subgroups: number[]) =>
      (await app.as('owner').post('/user_groups/create', { name, description: '', members, subgroups })).body.group_id
    await make('everyone of us', [5], [await make('some of us', [6, 4], [])])
    expect(await flagsBy('administrator', 'Well, @*everyone of us*?')).toEqual({
      ...NONE,
      member: ['mentioned'],
      member2: ['mentioned'],
      moderator: ['mentioned'],
    })
  })

  test('of a group needs the permission of the group', async () => {
    const form = { name: 'quiet please', description: '', members: [6], can_mention_group: { direct_members: [4], direct_subgroups: [] } }
    expect((await app.as('owner').post('/user_groups/create', form)).status).toBe(200)
    expect(await flagsBy('moderator', '@*quiet please*')).toEqual({ ...NONE, member2: ['mentioned'] })
    expect((await app.as('owner').send({ content: 'But @*quiet please*' })).body).toEqual({
      result: 'error',
      code: 'BAD_REQUEST',
      msg: "'content' mentions a user group that you may not mention: quiet please",
    })
    expect((await app.as('owner').send({ content: '@*role:members*' })).body.code).toBe('BAD_REQUEST')
  })

  test('reaches a bot without a subscription if it may read the channel, and nobody else without one', async () => {
    const made = { description: '', isDefault: false, permissions: {}, now: unixTime(), creator: await user('owner') }
    await createChannel(serverContext(app.server.app, await realm()), {
      ...made,
      name: 'no bots',
      inviteOnly: false,
      subscribers: [await user('member')],
    })
    expect(await flagsBy('member', 'Go @**Build Bot**', { to: 'no bots' })).toEqual({ member: [], bot: ['mentioned'] })
    expect(await flagsBy('member', 'Go @**Max Member**', { to: 'no bots' })).toEqual({ member: [] })
    expect(await flagsBy('member', 'Go @**Build Bot**', { to: 'private' })).toEqual({ member: [] })
  })

  test('of the channel flags the message for all subscribers, and of the topic for people who have written in it', async () => {
    expect(await flagsBy('member', '@**all** come')).toEqual(Object.fromEntries(EVERYBODY.map((name) => [name, ALL])))
    await app.as('guest').send({ topic: 'Busy', content: 'I was here' })
    await app.as('member2').send({ topic: 'busy', content: 'So was I' })
    expect(await flagsBy('member', 'Thanks @**topic**', { topic: 'busy' })).toEqual({
      ...NONE,
      member: TOPIC,
      member2: TOPIC,
      guest: TOPIC,
    })
    expect(await flagsBy('member', '@**all**', { type: 'direct', to: [6] })).toEqual({ member: ALL, member2: ALL })
  })

  /** One table for sending and editing, for the event and the history. */
  test.each<[content: string, expected: Partial<Record<Name, string[]>>]>([
    ['@**Max Member**', { member2: ['mentioned'] }],
    ['@_**Max Member**', {}],
    ['@*readers of tables*', { member2: ['mentioned'], guest: ['mentioned'] }],
    ['@**all**', Object.fromEntries(EVERYBODY.map((name) => [name, ALL]))],
    ['@**topic**', { member: TOPIC, guest: TOPIC }],
    ['A zebra', { guest: ['has_alert_word'] }],
    [
      'A zebra for @**all** and @**Gina Guest**',
      {
        ...Object.fromEntries(EVERYBODY.map((name) => [name, ALL])),
        guest: ['mentioned', 'stream_wildcard_mentioned', 'has_alert_word', 'wildcard_mentioned'],
      },
    ],
  ])('flags the same by sending and by editing: %s', async (content, expected) => {
    await app.as('owner').post('/user_groups/create', { name: 'readers of tables', description: '', members: [6, 7] })
    await app.as('guest').post('/users/me/alert_words', { alert_words: ['zebra'] })
    const topic = `table ${content}`.slice(0, 60)
    await app.as('guest').send({ topic, content: 'I was here' })
    expect(await flagsBy('member', content, { topic })).toEqual({ ...NONE, ...expected })
    const { id } = (await app.as('member').send({ topic, content: 'Not yet' })).body
    const flags = async (name: Name): Promise<string[]> =>
      (await app.as(name).get(`/messages/${id}`)).body.message.flags.filter((flag: string) => flag !== 'read')
    const queues = await Promise.all(
      EVERYBODY.map(
        async (name) => (await app.as(name).post('/register', { event_types: ['update_message'], fetch_event_types: [] })).body.queue_id,
      ),
    )
    for (const text of [content, 'No more']) {
      await app.as('member').patch(`/messages/${id}`, { content: text })
      const told: Record<string, string[]> = {}
      const read: Record<string, string[]> = {}
      for (const [i, name] of EVERYBODY.entries()) {
        const { events } = (await app.as(name).get('/events', { queue_id: queues[i], dont_block: true })).body
        told[name] = events.at(-1).flags.filter((flag: string) => flag !== 'read')
        read[name] = await flags(name)
      }
      const after = { ...NONE, ...(text === content ? expected : {}) }
      expect({ told, read }).toEqual({ told: after, read: after })
    }
    await app.as('guest').delete('/users/me/alert_words', { alert_words: ['zebra'] })
  })

  test('sets one flag for each reason, and keeps registered state correct', async () => {
    expect(await flagsBy('member', '@**all** and @**Max Member**')).toMatchObject({ member2: ['mentioned', ...ALL], guest: ALL })
    await verifyEvents(app, ['member', 'member2', 'guest'], async () => {
      for (const content of ['@**all** and @**Max Member**', '@**topic** and @**Gina Guest**']) await app.as('member').send({ content })
    })
  })
})

alike('a wildcard mention', () => {
  const crowd: number[] = []
  beforeAll(async () => {
    for (let i = 0; i < 13; i++) {
      const person = await createUser(serverContext(app.server.app, await realm()), {
        ...{ email: `crowd${i}@example.com`, fullName: `Crowd ${i}`, role: 400 },
      })
      crowd.push(person.id)
    }
    const made = { description: '', inviteOnly: false, isDefault: false, permissions: {}, now: unixTime(), creator: await user('owner') }
    const subscribers = [await user('member'), await user('administrator'), ...(await User.findByIds(1, crowd))]
    await createChannel(serverContext(app.server.app, await realm()), { ...made, name: 'fifteen', subscribers })
  })

  test('of a channel needs permission from sixteen subscribers on', async () => {
    expect((await app.as('member').send({ to: 'fifteen', content: '@**all**' })).status).toBe(200)
    const channel = await Channel.findOne({ where: { name: 'fifteen' }, rejectOnEmpty: true })
    await subscribe(app.server.app, channel, [await user('member2')])
    expect((await app.as('member').send({ to: 'fifteen', content: '@**all**' })).body).toEqual({
      result: 'error',
      code: 'STREAM_WILDCARD_MENTION_NOT_ALLOWED',
      msg: 'You do not have permission to use channel wildcard mentions in this channel',
    })
    expect((await app.as('member').send({ to: 'fifteen', content: '@_**all** `@**all**`' })).status).toBe(200)
    expect((await app.as('administrator').send({ to: 'fifteen', content: '@**all**' })).status).toBe(200)
  })

  test('that stands in what looks like another mention needs permission too, also by edit and scheduled', async () => {
    const hidden = [
      '@**a @**all** hello',
      '@*a @**all**',
      '#**a @**all**',
      '|a|\n|-|\n|@**a\\|@**all**|',
      '[@**a @**all**](/x)',
      '好@**all**',
    ]
    for (const content of hidden) {
      expect((await app.as('member').send({ to: 'fifteen', content })).body.code, content).toBe('STREAM_WILDCARD_MENTION_NOT_ALLOWED')
      const { id } = (await app.as('member').send({ to: 'fifteen', content: 'Hello' })).body
      expect((await app.as('member').patch(`/messages/${id}`, { content })).body.code, content).toBe('STREAM_WILDCARD_MENTION_NOT_ALLOWED')
      const channel = await Channel.findOne({ where: { name: 'fifteen' }, rejectOnEmpty: true })
      const form = {
        type: 'channel',
        to: channel.id,
        topic: 'later',
        content,
        scheduled_delivery_timestamp: unixTime() + 3_600,
      }
      expect((await app.as('member').post('/scheduled_messages', form)).body, content).toMatchObject({
        code: 'BAD_REQUEST',
        msg: 'You do not have permission to use channel wildcard mentions in this channel',
      })
      expect((await app.as('administrator').send({ to: 'fifteen', content })).status, content).toBe(200)
    }
  })

  test('of a topic needs permission from sixteen participants on, the sender included', async () => {
    const form = { to: 'fifteen', topic: 'all of us' }
    const { id } = (await app.as('administrator').send({ content: 'One', ...form })).body
    const { dataValues } = await Message.findByPk(id, { rejectOnEmpty: true })
    const { id: _, ...copy } = dataValues
    await Message.bulkCreate(crowd.map((sender_id) => ({ ...copy, sender_id })))
    expect((await app.as('member').send({ content: '@**topic**', ...form })).status).toBe(200)
    await app.as('member').send({ content: 'Two', ...form })
    expect((await app.as('member').send({ content: '@**topic**', ...form })).status).toBe(200)
    expect((await app.as('member2').send({ content: '@**topic**', ...form })).body).toEqual({
      result: 'error',
      code: 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED',
      msg: 'You do not have permission to use topic wildcard mentions in this topic',
    })
  })
})

alike('a text that shows nothing', () => {
  const empty = { result: 'error', code: 'BAD_REQUEST', msg: "'content' must not be empty" }

  test.each(['> &nbsp;', '```quote\n```', '```spoiler\n```', '```\n```', '| |\n|-|', '$$ $$', '&nbsp;', '- &#8203;', '[]()'])(
    '%j is refused when it is sent, edited, scheduled or rendered',
    async (content) => {
      const { id } = (await app.as('member').send({ content: 'Hello' })).body
      const later = { type: 'channel', to: 1, topic: 'later', scheduled_delivery_timestamp: unixTime() + 3_600 }
      const { scheduled_message_id } = (await app.as('member').post('/scheduled_messages', { ...later, content: 'Hello' })).body
      for (const { body } of [
        await app.as('member').send({ content }),
        await app.as('member').send({ to: [6], content }),
        await app.as('member').patch(`/messages/${id}`, { content }),
        await app.as('member').post('/scheduled_messages', { ...later, content }),
        await app.as('member').patch(`/scheduled_messages/${scheduled_message_id}`, { content }),
        await app.as('member').post('/messages/render', { content }),
      ])
        expect(body).toEqual(empty)
      expect((await app.as('member').get(`/messages/${id}`)).body.message.content).toBe('<p>Hello</p>')
      expect((await app.as('member').delete(`/scheduled_messages/${scheduled_message_id}`)).status).toBe(200)
    },
  )

  test('is not an emoji, a rule, or a link without a text', async () => {
    for (const content of ['👍', ':smile:', '---', '[](https://e.example.com)', '-', '1.', '@**all**'])
      expect((await app.as('member').send({ content })).status, content).toBe(200)
  })
})

alike('an alert word', () => {
  test('flags messages that have it as a word, whatever the letter case, for its owner alone', async () => {
    await app.as('member2').post('/users/me/alert_words', { alert_words: ['release', 'hot fix'] })
    const alerted = { ...NONE, member2: ['has_alert_word'] }
    for (const text of ['The Release!', 'a hot fix.', 'a hot  fix', '**release**', '"release"'])
      expect(await flagsBy('member', text), text).toEqual(alerted)
    for (const text of ['released', 'prerelease', 'https://example.com/release/1'])
      expect(await flagsBy('member', text), text).toEqual(NONE)
    expect(await flagsBy('member', 'a release', { to: 'private' })).toEqual({ member: [] })
    await app.as('member2').delete('/users/me/alert_words', { alert_words: ['release', 'hot fix'] })
    expect(await flagsBy('member', 'a release')).toEqual(NONE)
  })

  test('is read from the database, with all others of the organisation, only after one has changed', async () => {
    const alerted = { ...NONE, member2: ['has_alert_word'] }
    const readings = async (): Promise<number> => {
      const { result, statements } = await withStatements(app.server.app, () => flagsBy('member', 'a release'))
      expect(result).toEqual(alerted)
      return statements.filter((sql) => sql.includes('FROM alert_words WHERE `realm_id`')).length
    }
    await app.as('member2').post('/users/me/alert_words', { alert_words: ['release'] })
    expect(await readings()).toBeGreaterThan(0)
    for (const enable_sounds of [false, true]) {
      expect((await app.as('member').patch('/settings', { enable_sounds })).status).toBe(200)
      expect(await readings()).toBe(0)
    }
    await app.as('member2').delete('/users/me/alert_words', { alert_words: ['release'] })
    expect(await flagsBy('member', 'a release')).toEqual(NONE)
  })
})

describe('the topic', () => {
  const policyOf = async (name: Name, topic: string): Promise<number> => {
    const { body } = await app.as(name).post('/register', { fetch_event_types: ['user_topic'], event_types: [] })
    return body.user_topics.find((one: Form) => one.topic_name === topic)?.visibility_policy ?? 0
  }

  test('is followed by the user who starts it, with an event before the message', async () => {
    const events = await verifyEvents(app, EVERYBODY, async () => {
      expect((await app.as('member').send({ topic: 'started', content: 'A start' })).body).toMatchObject({
        automatic_new_visibility_policy: 3,
      })
    })
    expect(events.member.map(({ type }) => type)).toEqual(['user_topic', 'message'])
    expect(events.member[0]).toMatchObject({ stream_id: 1, topic_name: 'started', visibility_policy: 3 })
    expect(events.member2.map(({ type }) => type)).toEqual(['message'])
    expect((await app.as('member').send({ topic: 'Started', content: 'More' })).body).not.toHaveProperty('automatic_new_visibility_policy')
    expect((await app.as('member2').send({ topic: 'started', content: 'Me too' })).body).not.toHaveProperty(
      'automatic_new_visibility_policy',
    )
    expect((await app.as('bot').send({ topic: 'beeps', content: 'Beep' })).body).not.toHaveProperty('automatic_new_visibility_policy')
  })

  test.each([
    ['participates', 1],
    ['sends', 2],
  ])('is followed by a user who %s in it and wants that, even if it was muted', async (_, policy) => {
    await set('member2', { automatically_follow_topics_policy: policy })
    const topic = `joined ${policy}`
    await app.as('member').send({ topic, content: 'A start' })
    await app.as('member2').post('/user_topics', { stream_id: 1, topic, visibility_policy: 1 })
    expect((await app.as('member2').send({ topic, content: 'Hello' })).body).toMatchObject({ automatic_new_visibility_policy: 3 })
    expect((await app.as('member2').send({ topic, content: 'Again' })).body).not.toHaveProperty('automatic_new_visibility_policy')
    await set('member2', { automatically_follow_topics_policy: 3 })
  })

  test('in a muted channel is unmuted for the sender, unless they follow it or do not want that', async () => {
    await app.as('member2').post('/users/me/subscriptions/properties', {
      subscription_data: [{ stream_id: 1, property: 'is_muted', value: true }],
    })
    await app.as('member').send({ topic: 'loud', content: 'A start' })
    const events = await verifyEvents(app, ['member2', 'member'], async () => {
      expect((await app.as('member2').send({ topic: 'loud', content: 'Hello' })).body).toMatchObject({ automatic_new_visibility_policy: 2 })
    })
    expect(events.member2).toMatchObject([{ type: 'user_topic', visibility_policy: 2 }, { type: 'message' }])
    expect((await app.as('member2').send({ topic: 'new and loud', content: 'Follow beats unmute' })).body).toMatchObject({
      automatic_new_visibility_policy: 3,
    })
    await set('member2', { automatically_unmute_topics_in_muted_streams_policy: 4, automatically_follow_topics_policy: 4 })
    expect((await app.as('member2').send({ topic: 'quiet and new', content: 'Hello' })).body).not.toHaveProperty(
      'automatic_new_visibility_policy',
    )
    await set('member2', { automatically_unmute_topics_in_muted_streams_policy: 3 })
    await app.as('member').send({ topic: 'not loud', content: 'A start' })
    expect((await app.as('member2').send({ topic: 'not loud', content: 'Hello' })).body).not.toHaveProperty(
      'automatic_new_visibility_policy',
    )
    expect((await app.as('member2').send({ topic: 'loud and new', content: 'Hello' })).body).toMatchObject({
      automatic_new_visibility_policy: 2,
    })
    await set('member2', { automatically_unmute_topics_in_muted_streams_policy: 2, automatically_follow_topics_policy: 3 })
    await app.as('member2').post('/users/me/subscriptions/properties', {
      subscription_data: [{ stream_id: 1, property: 'is_muted', value: false }],
    })
  })

  test('is followed by people who are mentioned in it, unless they have muted it or do not want that', async () => {
    await app.as('member').send({ topic: 'calls', content: 'A start' })
    await app.as('guest').post('/user_topics', { stream_id: 1, topic: 'calls', visibility_policy: 1 })
    await set('moderator', { automatically_follow_topics_where_mentioned: false })
    const content = '@**Max Member** @**Gina Guest** @**Mona Moderator** @**Build Bot** @_**Adam Administrator**'
    const events = await verifyEvents(app, EVERYBODY, () => app.as('member').send({ topic: 'calls', content }))
    expect(events.member2).toMatchObject([{ type: 'user_topic', topic_name: 'calls', visibility_policy: 3 }, { type: 'message' }])
    for (const name of ['guest', 'moderator', 'bot', 'administrator'] as const)
      expect(events[name].map(({ type }) => type)).toEqual(['message'])
    expect(await policyOf('guest', 'calls')).toBe(1)
    await app.as('member').send({ topic: 'calls', content: '@**all** @**topic**' })
    expect(await policyOf('owner', 'calls')).toBe(0)
    await app.as('owner').post('/user_topics', { stream_id: 1, topic: 'calls', visibility_policy: 2 })
    await UserTopic.update({ last_updated: 1 }, { where: { user_id: app.demo.users.owner.user_id, topic_key: 'calls' } })
    discardStates(app)
    const later = await verifyEvents(app, ['owner'], () => app.as('member').send({ topic: 'calls', content: '@**Olivia Owner**' }))
    expect(later.owner[0]).toMatchObject({ type: 'user_topic', visibility_policy: 3 })
    expect(later.owner[0].last_updated).toBeGreaterThan(1)
    await set('moderator', { automatically_follow_topics_where_mentioned: true })
  })

  test('is followed by the members of a group that is mentioned, directly or through another group, unless they have muted the sender', async () => {
    const group = async (name: string, form: Form) =>
      (await app.as('owner').must.post('/user_groups/create', { name, description: '', ...form })).group_id
    const inner = await group('inner crew', { members: [app.idOf('member2'), app.idOf('bot')] })
    await group('crew', { members: ['moderator', 'guest', 'administrator'].map((name) => app.idOf(name as Name)), subgroups: [inner] })
    await app.as('member').must.send({ topic: 'crews', content: 'A start' })
    await app.as('administrator').must.post(`/users/me/muted_users/${app.idOf('member')}`)
    await app.as('owner').must.post(`/users/me/muted_users/${app.idOf('member')}`)
    await app.as('guest').must.post('/user_topics', { stream_id: 1, topic: 'crews', visibility_policy: 1 })
    const content = '@*crew* and @**Olivia Owner**'
    const events = await verifyEvents(app, EVERYBODY, () => app.as('member').send({ topic: 'crews', content }))
    const followed = { type: 'user_topic', topic_name: 'crews', visibility_policy: 3 }
    for (const name of ['moderator', 'member2'] as const)
      expect(events[name]).toMatchObject([followed, { type: 'message', flags: ['mentioned'] }])
    for (const name of ['administrator', 'owner'] as const) expect(events[name]).toMatchObject([{ flags: ['read', 'mentioned'] }])
    for (const name of ['guest', 'bot'] as const) expect(events[name]).toMatchObject([{ flags: ['mentioned'] }])
    await app.as('member').must.send({ topic: 'silent crews', content: '@_*crew*' })
    expect(await policyOf('moderator', 'silent crews')).toBe(0)
    for (const name of ['administrator', 'owner'] as const) await app.as(name).must.delete(`/users/me/muted_users/${app.idOf('member')}`)
  })

  test('is a new one if its name is marked as resolved', async () => {
    const made = { description: '', inviteOnly: false, isDefault: false, now: unixTime(), creator: await user('owner') }
    const subscribers = [await user('member'), await user('owner')]
    await createChannel(serverContext(app.server.app, await realm()), {
      ...made,
      name: 'fixed',
      permissions: { can_create_topic_group: 7 },
      subscribers,
    })
    await app.as('owner').send({ to: 'fixed', topic: 'old', content: 'A start' })
    expect((await app.as('member').send({ to: 'fixed', topic: 'OLD', content: 'Here' })).status).toBe(200)
    expect((await app.as('member').send({ to: 'fixed', topic: '✔ old', content: 'There' })).body).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

alike('a message that breaks several rules of its channel', () => {
  test('is refused for posting first, then for the archive, then for creating topics, then for the topics policy', async () => {
    const made = { description: '', inviteOnly: false, isDefault: false, now: unixTime(), creator: await user('owner') }
    const channel = await createChannel(serverContext(app.server.app, await realm()), {
      ...{ ...made, name: 'strict', subscribers: [await user('member')] },
      permissions: { can_send_message_group: 7, can_create_topic_group: 7 },
    })
    await Channel.update({ is_archived: true, topics_policy: 'empty_topic_only' }, { where: { id: channel.id } })
    const reason = async (): Promise<string> => (await app.as('member').send({ to: 'strict', topic: 'new', content: 'Hi' })).body.msg
    expect(await reason()).toBe('You do not have permission to post in this channel')
    const { can_send_message_group, can_create_topic_group } = await Channel.findByPk(1, { rejectOnEmpty: true })
    await Channel.update({ can_send_message_group }, { where: { id: channel.id } })
    expect(await reason()).toBe("Channel 'strict' is archived")
    await Channel.update({ is_archived: false }, { where: { id: channel.id } })
    expect(await reason()).toBe('You do not have permission to create new topics in this channel')
    await Channel.update({ can_create_topic_group }, { where: { id: channel.id } })
    expect(await reason()).toBe("'topic' must be empty in this channel")
    expect((await app.as('member').send({ to: 'strict', topic: '', content: 'Hi' })).status).toBe(200)
  })
})

alike('writing to users', () => {
  const admin = async (name: string, value: string) => setRealmSetting(serverContext(app.server.app, await realm()), name, value)
  const direct = (name: Name, to: number[]) => app.as(name).send({ to, content: 'Hello' })

  test('needs a participant who may permit it, except for notes to oneself and conversations with a bot', async () => {
    await admin('direct_message_permission_group', 'role:administrators')
    expect((await direct('member', [6])).body).toEqual({
      result: 'error',
      code: 'BAD_REQUEST',
      msg: 'This conversation has nobody who may permit direct messages',
    })
    for (const to of [[3], [6, 3], [5], [8]]) expect((await direct('member', to)).status, String(to)).toBe(200)
    // A bot may write to its owner and to everybody its owner may write to.
    for (const to of [[5], [3], [5, 3], [6, 3]]) expect((await direct('bot', to)).status, String(to)).toBe(200)
    for (const to of [[6], [5, 6]])
      expect((await direct('bot', to)).body.msg, String(to)).toBe('This conversation has nobody who may permit direct messages')
    await admin('direct_message_permission_group', 'role:everyone')
    expect((await direct('member', [6])).status).toBe(200)
  })

  test('needs a permission only to start a conversation', async () => {
    await direct('member', [6])
    // A deleted message does not count as a conversation.
    expect((await app.as('member').delete(`/messages/${(await direct('member', [4])).body.id}`)).status).toBe(200)
    await admin('direct_message_initiator_group', 'role:administrators')
    expect((await direct('member', [6])).status).toBe(200)
    expect((await direct('member', [4])).body).toEqual({
      result: 'error',
      code: 'BAD_REQUEST',
      msg: 'You do not have permission to start a conversation of direct messages',
    })
    // A bot may start conversations with its owner, and otherwise only those its owner may start.
    expect((await direct('bot', [4])).body.msg).toMatch('permission to start')
    expect((await direct('bot', [5])).status).toBe(200)
    await app.as('moderator').send({ to: [8], content: 'Build, please.' })
    expect((await direct('bot', [4])).status).toBe(200)
    await direct('administrator', [5, 4])
    expect((await direct('member', [3, 4])).status).toBe(200)
    await admin('direct_message_initiator_group', 'role:everyone')
  })

  test('leaves a note to oneself unread, unless a person uses the client or it says so', async () => {
    const own = async (client: string, more: Record<string, string> = {}): Promise<string[]> => {
      const body = new URLSearchParams({ type: 'direct', to: '[5]', content: 'A note', ...more })
      const { id } = (await app.as('member').raw('/api/v1/messages', { method: 'POST', body, headers: { 'User-Agent': client } })).body
      return (await app.as('member').get(`/messages/${id}`)).body.message.flags
    }
    expect(await own('curl/8')).toEqual([])
    expect(await own('ZulipMobile/27.0')).toEqual(['read'])
    expect(await own('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toEqual(['read'])
    expect(await own('Mozilla/5.0 (X11)', { read_by_sender: 'false' })).toEqual([])
    expect(await own('curl/8', { read_by_sender: 'true' })).toEqual(['read'])
  })
})

alike('security', () => {
  test('#18 a message cannot reach another organisation or choose its sender', async () => {
    const { owner } = await createRealm(app.server.app, {
      ...{ subdomain: 'other', name: 'Other', ownerEmail: 'owner@other.example', ownerName: 'Otto Other' },
      now: unixTime(),
    })
    const made = { description: '', inviteOnly: false, isDefault: false, permissions: {}, now: unixTime(), subscribers: [owner] }
    const other = await createChannel(serverContext(app.server.app, await Realm.findByPk(owner.realm_id, { rejectOnEmpty: true })), {
      ...{ ...made, creator: owner, name: 'elsewhere' },
    })
    for (const to of [[owner.id], ['owner@other.example']])
      expect((await app.as('owner').post('/messages', { type: 'direct', to, content: 'Hi' })).body).toMatchObject({ code: 'BAD_REQUEST' })
    for (const to of [other.id, 'elsewhere'])
      expect((await app.as('owner').send({ to, content: 'Hi' })).body).toMatchObject({ code: 'STREAM_DOES_NOT_EXIST' })
    expect(await flagsBy('owner', `@**|${owner.id}** @**Otto Other**`)).toEqual(NONE)
    const { body } = await app.as('owner').send({ content: 'Hi', sender: 'member@example.com', sender_id: 5, realm_str: 'other' })
    expect(body.ignored_parameters_unsupported).toEqual(['sender', 'sender_id', 'realm_str'])
    expect((await app.as('owner').get(`/messages/${body.id}`)).body.message).toMatchObject({ sender_id: 1, sender_realm_str: '' })
  })

  test('#27 the event of a message shows what its recipient would read', async () => {
    const register = async (name: Name, form: Form) => (await app.as(name).must.register({ apply_markdown: true, ...form })).queue_id
    const made = { description: '', isDefault: false, permissions: {}, now: unixTime(), creator: await user('owner') }
    await createChannel(serverContext(app.server.app, await realm()), {
      ...made,
      name: 'two of us',
      inviteOnly: false,
      subscribers: [await user('member')],
    })
    const queues: [Name, string][] = []
    for (const name of EVERYBODY) queues.push([name, await register(name, { event_types: ['message'] })])
    queues.push(['moderator', await register('moderator', { event_types: ['message'], all_public_streams: true })])
    await app.as('member').send({ to: 'two of us', content: '@**all** @**Max Member** #**private** [link](https://example.com)' })
    await app.as('member').send({ content: '@**all** @**Max Member** #**private**' })
    for (const [name, queue_id] of queues) {
      const { events } = (await app.as(name).get('/events', { queue_id, last_event_id: -1, dont_block: true })).body
      for (const { message, flags } of events) {
        const read = (await app.as(name).get(`/messages/${message.id}`)).body.message
        expect({ ...message, flags }, name).toEqual(read)
      }
      expect(events.length, name).toBeGreaterThan(0)
    }
  })

  test('#27 the event of an edit shows what its recipient would read', async () => {
    const { id } = (await app.as('member').send({ content: 'Nothing yet' })).body
    const queues = await Promise.all(
      EVERYBODY.map(async (name) => {
        const { body } = await app.as(name).post('/register', { event_types: ['update_message'], fetch_event_types: [] })
        return [name, body.queue_id] as const
      }),
    )
    await app.as('member').patch(`/messages/${id}`, { content: '@**all** @**Max Member** #**private** [link](https://example.com)' })
    for (const [name, queue_id] of queues) {
      const { events } = (await app.as(name).get('/events', { queue_id, last_event_id: -1, dont_block: true })).body
      const { content, flags } = (await app.as(name).get(`/messages/${id}`)).body.message
      expect(events, name).toMatchObject([{ rendered_content: content, flags }])
    }
  })

  test('#28 the echo of a send reaches the queue that it names, and no other', async () => {
    const register = async (name: Name) => (await app.as(name).must.register({ event_types: ['message'] })).queue_id
    const [own, second, foreign] = [await register('member'), await register('member'), await register('member2')]
    await app.as('member').send({ content: 'Mine', queue_id: own, local_id: '7.1' })
    await app.as('member').send({ content: 'Not yours', queue_id: foreign, local_id: '7.2' })
    const echoes = async (name: Name, queue_id: string) =>
      (await app.as(name).get('/events', { queue_id, last_event_id: -1, dont_block: true })).body.events.map(
        (event: Form) => event.local_message_id,
      )
    expect(await echoes('member', own)).toEqual(['7.1', undefined])
    expect(await echoes('member', second)).toEqual([undefined, undefined])
    expect(await echoes('member2', foreign)).toEqual([undefined, undefined])
  })

  test.each(['{"$gt":0}', '[{"ne":1}]', '{"id":1}', '[[1]]', 'null'])('#44 %s is refused as a recipient', async (to) => {
    for (const type of ['channel', 'direct'])
      expect((await app.as('member').post('/messages', { type, to, topic: 'x', content: 'x' })).status).toBe(400)
  })
})

async function user(name: Name) {
  return User.findByPk(app.demo.users[name].user_id, { rejectOnEmpty: true })
}
