import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Draft } from '../../models/draft.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { ONBOARDING_STEPS } from '../../values/onboarding-steps.ts'
import { createChannel } from '../channels/create.ts'
import { deleteDraftsOf } from '../messages/drafts.ts'

let app: TestApp
let general: number
let hidden: number
beforeAll(async () => {
  app = await startTestApp()
  general = app.demo.channels.general.stream_id
  hidden = app.demo.channels.private.stream_id
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
const idOf = (name: (typeof EVERYBODY)[number]): number => app.demo.users[name].user_id
const prefer = async (name: (typeof EVERYBODY)[number], settings: object): Promise<void> => {
  await User.update({ settings: JSON.stringify(settings) }, { where: { id: idOf(name) } })
  app.server.app.caches.clear()
}

describe('introductions', () => {
  const INBOX = 'intro_inbox_view_modal'
  const see = (name: (typeof EVERYBODY)[number], onboarding_step: string) =>
    app.as(name).post('/users/me/onboarding_steps', { onboarding_step })
  const left = async (name: (typeof EVERYBODY)[number]): Promise<string[]> => {
    const { onboarding_steps = [] } = await app.as(name).must.register({ fetch_event_types: ['onboarding_steps'] })
    return onboarding_steps.map((step) => step.name)
  }

  test('that a person has seen are gone from the list, which the person alone gets', async () => {
    const before = await left('member')
    expect(before).toEqual([...ONBOARDING_STEPS])
    const events = await verifyEvents(app, EVERYBODY, () => see('member', INBOX))
    const after = before.filter((name) => name !== INBOX)
    expect(events.member).toMatchObject([
      { type: 'onboarding_steps', onboarding_steps: after.map((name) => ({ type: 'one_time_notice', name })) },
    ])
    for (const name of EVERYBODY.filter((n) => n !== 'member')) expect(events[name]).toEqual([])
    expect([await left('member'), await left('member2')]).toEqual([after, before])
  })

  test('that were seen before change nothing', async () => {
    expect((await verifyEvents(app, ['member'], () => see('member', INBOX), { changesSomething: false })).member).toEqual([])
  })

  test('are all seen after concurrent requests, and the last event has none', async () => {
    const { queue_id } = await app.as('guest').must.register({ event_types: ['onboarding_steps'] })
    for (const { status } of await Promise.all([...ONBOARDING_STEPS, INBOX].map((step) => see('guest', step)))) expect(status).toBe(200)
    const events = await app.as('guest').must.events(queue_id)
    expect(events.map(({ onboarding_steps }) => onboarding_steps.length)).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
    expect(await left('guest')).toEqual([])
  })

  test('have known names, and none are for bots', async () => {
    expect((await see('member', 'intro_streams')).body.msg).toContain("'onboarding_step' must be one of: ")
    expect((await see('bot', INBOX)).body.msg).toBe('Bots may not do this')
    expect(await left('bot')).toEqual([])
  })
})

describe('alert words', () => {
  test('are added once in any letter case, trimmed, and announced to their owner alone', async () => {
    const events = await verifyEvents(app, EVERYBODY, () =>
      app.as('member').post('/users/me/alert_words', { alert_words: ['Release', ' release ', 'İstanbul'] }),
    )
    expect(events.member).toMatchObject([{ type: 'alert_words', alert_words: ['Release', 'İstanbul'] }])
    for (const name of EVERYBODY.filter((n) => n !== 'member')) expect(events[name]).toEqual([])
    expect((await app.as('member').get('/users/me/alert_words')).body.alert_words).toEqual(['Release', 'İstanbul'])
    expect((await app.as('member2').get('/users/me/alert_words')).body.alert_words).toEqual([])
  })

  test('that are there already change nothing', async () => {
    const change = () => app.as('member').post('/users/me/alert_words', { alert_words: ['RELEASE'] })
    expect((await verifyEvents(app, ['member'], change, { changesSomething: false })).member).toEqual([])
  })

  test('are removed in any letter case, and unknown ones are ignored', async () => {
    const events = await verifyEvents(app, ['member', 'member2'], () =>
      app.as('member').delete('/users/me/alert_words', { alert_words: [' rELEASE ', 'unknown'] }),
    )
    expect(events.member).toMatchObject([{ type: 'alert_words', alert_words: ['İstanbul'] }])
    expect(events.member2).toEqual([])
  })

  test('from concurrent requests are all stored', async () => {
    const words = Array.from({ length: 8 }, (_, i) => `word ${i}`)
    await Promise.all(words.map((word) => app.as('moderator').post('/users/me/alert_words', { alert_words: [word, 'same'] })))
    const { body } = await app.as('moderator').get('/users/me/alert_words')
    expect(body.alert_words.sort()).toEqual(['same', ...words].sort())
  })

  test('are at most 1000', async () => {
    const words = Array.from({ length: 1_000 }, (_, i) => `w${i}`)
    expect((await app.as('owner').post('/users/me/alert_words', { alert_words: words })).status).toBe(200)
    const { body } = await app.as('owner').post('/users/me/alert_words', { alert_words: ['one more'] })
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: "'alert_words' is too long: you may have at most 1000 alert words" })
  })

  test('are bounded in bytes, with those of the bots of a person', async () => {
    const words = (from: string) => Array.from({ length: 60 }, (_, i) => `${from}${i} ${'Ж'.repeat(90)}`)
    const add = (who: 'member' | 'bot', from: string) => app.as(who).post('/users/me/alert_words', { alert_words: words(from) })
    const refused = { status: 400, body: { msg: "'alert_words' is too long: your alert words may have at most 20000 bytes together" } }
    expect((await add('member', 'a')).status).toBe(200)
    expect(await add('bot', 'b')).toMatchObject(refused)
    expect(await add('member', 'b')).toMatchObject(refused)
    await app.as('member').must.delete('/users/me/alert_words', { alert_words: words('a') })
    expect((await add('bot', 'b')).status).toBe(200)
    expect(await add('member', 'a')).toMatchObject(refused)
    await app.as('bot').must.delete('/users/me/alert_words', { alert_words: words('b') })
  })
})

describe('policies of topics', () => {
  const set = (topic: string, policy: number, channel = general) =>
    app.as('member').post('/user_topics', { stream_id: channel, topic, visibility_policy: policy })

  test.each([3, 1, 2, 0])('are announced to their owner alone: %i', async (policy) => {
    const events = await verifyEvents(app, ['member', 'member2', 'owner'], () => set('Lunch', policy))
    expect(events.member).toMatchObject([
      { type: 'user_topic', stream_id: general, topic_name: 'Lunch', visibility_policy: policy, last_updated: expect.any(Number) },
    ])
    expect([...events.member2, ...events.owner]).toEqual([])
  })

  test('apply to the topic in any letter case, and setting one again changes nothing', async () => {
    await set('Coffee', 3)
    expect((await verifyEvents(app, ['member'], () => set('COFFEE', 3), { changesSomething: false })).member).toEqual([])
    const events = await verifyEvents(app, ['member'], () => set('coffee', 1))
    expect(events.member).toMatchObject([{ topic_name: 'Coffee', visibility_policy: 1 }])
  })

  test('are listed in the order in which their topics got one', async () => {
    const topics = ['zeta', 'alpha', 'mid']
    for (const topic of topics) await set(topic, 3)
    await set('zeta', 2)
    const { body } = await app.as('member').post('/register', { fetch_event_types: ['user_topic'] })
    expect(body.user_topics.map((one: { topic_name: string }) => one.topic_name).slice(-3)).toEqual(topics)
  })

  test('set at the same time leave one row', async () => {
    const answers = await Promise.all([1, 2, 3, 1, 2, 3].map((policy) => set('race', policy)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const { body } = await app.as('member').post('/register', { fetch_event_types: ['user_topic'] })
    expect(body.user_topics.filter(({ topic_name }: { topic_name: string }) => topic_name === 'race')).toHaveLength(1)
  })

  test('of the empty topic have its display name for clients that do not know it', async () => {
    const { body: queue } = await app.as('member').post('/register', { event_types: ['user_topic'] })
    await set('', 2)
    const { body } = await app.as('member').get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    expect(body.events).toMatchObject([{ type: 'user_topic', topic_name: 'general chat' }])
  })

  test('are set by the older operation, which mutes and unmutes, with the channel by ID or by name', async () => {
    const mute = (form: Record<string, unknown>) => app.as('member').patch('/users/me/subscriptions/muted_topics', form)
    await set('Noise', 3)
    const muted = await verifyEvents(app, ['member', 'member2'], () => mute({ stream_id: general, topic: 'noise', op: 'add' }))
    expect(muted).toMatchObject({ member: [{ topic_name: 'Noise', visibility_policy: 1 }], member2: [] })
    expect(
      (await verifyEvents(app, ['member'], () => mute({ stream: 'GENERAL', topic: 'noise', op: 'add' }), { changesSomething: false }))
        .member,
    ).toEqual([])
    const unmuted = await verifyEvents(app, ['member'], () => mute({ stream: 'general', topic: 'noise', op: 'remove' }))
    expect(unmuted.member).toMatchObject([{ topic_name: 'Noise', visibility_policy: 0 }])
    const hiddenOne = await app.as('member2').patch('/users/me/subscriptions/muted_topics', { stream_id: hidden, topic: 'x', op: 'add' })
    expect(hiddenOne.body.msg).toBe(`'stream_id' names a channel that does not exist: ${hidden}`)
    const left = await app.as('member2').patch('/users/me/subscriptions/muted_topics', { stream_id: hidden, topic: 'x', op: 'remove' })
    expect(left.status).toBe(200)
  })

  test('need a readable channel, and a hidden one gets the same answer as a missing one', async () => {
    const post = (channel: number, policy: number) =>
      app.as('member2').post('/user_topics', { stream_id: channel, topic: 'x', visibility_policy: policy })
    const [secret, none] = [await post(hidden, 1), await post(999, 1)]
    expect(secret.body).toEqual({ ...none.body, msg: none.body.msg.replace('999', String(hidden)) })
    expect(none.body).toMatchObject({ code: 'BAD_REQUEST', msg: "'stream_id' names a channel that does not exist: 999" })
    expect([(await post(hidden, 0)).body, (await post(999, 0)).status]).toEqual([{ result: 'success', msg: '' }, 200])
  })
})

describe('saved snippets', () => {
  const save = async (form: Record<string, unknown> = {}) =>
    (await app.as('member').must.post('/saved_snippets', { title: 'Hi', content: 'Hello', ...form })).saved_snippet_id

  test('are saved, changed and deleted, announced to their owner alone', async () => {
    let id: unknown
    const added = await verifyEvents(app, EVERYBODY, async () => {
      id = await save({ title: '  Two  words ', content: '\n Hello, @**all**! \n' })
    })
    const snippet = { id, title: 'Two words', content: ' Hello, @**all**!', date_created: expect.any(Number) }
    expect(added.member).toMatchObject([{ type: 'saved_snippets', op: 'add', saved_snippet: snippet }])
    for (const name of EVERYBODY.filter((one) => one !== 'member')) expect(added[name]).toEqual([])
    const change = (form: Record<string, unknown>) => app.as('member').patch(`/saved_snippets/${id}`, form)
    const updated = await verifyEvents(app, ['member', 'owner'], () => change({ title: 'Three' }))
    expect(updated).toMatchObject({ member: [{ op: 'update', saved_snippet: { ...snippet, title: 'Three' } }], owner: [] })
    expect((await verifyEvents(app, ['member'], () => change({ title: 'Three' }), { changesSomething: false })).member).toEqual([])
    expect((await verifyEvents(app, ['member'], () => change({ content: 'Bye' }))).member).toMatchObject([
      { saved_snippet: { title: 'Three', content: 'Bye' } },
    ])
    const second = await save()
    expect((await app.as('member').get('/saved_snippets')).body.saved_snippets).toMatchObject([{ id }, { id: second }])
    const removed = await verifyEvents(app, ['member', 'owner'], () => app.as('member').delete(`/saved_snippets/${id}`))
    expect(removed).toMatchObject({ member: [{ op: 'remove', saved_snippet_id: id }], owner: [] })
  })

  test('of somebody else get the same answers as missing ones, even for administrators', async () => {
    const id = await save()
    for (const ask of [
      (of: unknown) => app.as('owner').patch(`/saved_snippets/${of}`, { title: 'Mine' }),
      (of: unknown) => app.as('owner').delete(`/saved_snippets/${of}`),
    ])
      for (const one of [id, 987_654]) expect(await ask(one)).toMatchObject({ status: 404, body: { msg: 'Saved snippet does not exist' } })
  })
})

describe('drafts', () => {
  const draft = (changes: object = {}) => ({ type: 'channel', to: [general], topic: 'lunch', content: 'What about', ...changes })
  const save = async (...drafts: object[]): Promise<number[]> => (await app.as('member').post('/drafts', { drafts })).body.ids

  test('are saved, changed and deleted, announced to their owner alone', async () => {
    let ids: number[] = []
    const added = await verifyEvents(app, EVERYBODY, async () => {
      ids = await save(draft({ timestamp: 5 }), draft({ type: 'direct', to: [idOf('member2')], topic: 'dropped' }))
    })
    expect(added.member).toMatchObject([
      {
        op: 'add',
        drafts: [
          { id: ids[0], type: 'stream', timestamp: 5 },
          { id: ids[1], type: 'private', topic: '' },
        ],
      },
    ])
    for (const name of EVERYBODY.filter((n) => n !== 'member')) expect(added[name]).toEqual([])
    const updated = await verifyEvents(app, ['member', 'owner'], () =>
      app.as('member').patch(`/drafts/${ids[0]}`, { draft: draft({ type: '', to: [], content: 'Hm' }) }),
    )
    expect(updated.member).toMatchObject([{ op: 'update', draft: { id: ids[0], type: '', to: [], topic: '', content: 'Hm' } }])
    const removed = await verifyEvents(app, ['member', 'owner'], () => app.as('member').delete(`/drafts/${ids[0]}`))
    expect(removed.member).toMatchObject([{ op: 'remove', draft_id: ids[0] }])
    expect([...updated.owner, ...removed.owner]).toEqual([])
    expect((await app.as('member').get('/drafts')).body).toMatchObject({ count: 1, drafts: [{ id: ids[1] }] })
  })

  test('are listed by the time of their last change, and of their creation where that is the same', async () => {
    for (const { id } of (await app.as('member').get('/drafts')).body.drafts) await app.as('member').delete(`/drafts/${id}`)
    const [c, a, d, b] = await save(...[200, 100, 300, 100].map((timestamp) => draft({ timestamp })))
    const idsIn = ({ drafts }: { drafts: { id: number }[] }): number[] => drafts.map(({ id }) => id)
    expect(idsIn((await app.as('member').get('/drafts')).body)).toEqual([a, b, c, d])
    const { body } = await app.as('member').post('/register', { fetch_event_types: ['drafts'] })
    expect(idsIn(body)).toEqual([d, c, b, a])
  })

  test('API1 of somebody else get the same answers as missing ones, even for administrators', async () => {
    const [id] = await save(draft())
    for (const name of ['member2', 'owner', 'guest'] as const) {
      const client = app.as(name)
      const none = await client.delete('/drafts/999999')
      expect(none).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', msg: 'Draft does not exist' } })
      expect((await client.delete(`/drafts/${id}`)).body).toEqual(none.body)
      expect((await client.patch(`/drafts/${id}`, { draft: draft({ type: '', to: [] }) })).body).toEqual(none.body)
    }
    expect(await Draft.count({ where: { id: id as number } })).toBe(1)
  })

  test.each([
    ['a hidden channel', { to: [2] }, "'drafts[1].to' names a channel that does not exist: 2"],
    ['no channel', { to: [] }, "'drafts[1].to' must be one channel"],
    ['nobody decided on', { type: '' }, "'drafts[1].to' must be empty while 'type' is"],
    ['an unknown user', { type: 'private', to: [6, 999] }, "'drafts[1].to' names a user who does not exist: 999"],
    ['a long topic', { topic: 'x'.repeat(61) }, "'drafts[1].topic' must have at most 60 characters"],
    ['no text', { content: '\n ' }, "'drafts[1].content' must not be blank"],
    ['too much text', { content: 'x'.repeat(10_001) }, "'drafts[1].content' must have at most 10000 characters"],
    ['a time before time', { timestamp: -1 }, "'drafts[1].timestamp' must be at least 0"],
  ])('for %s are refused with all others of the request', async (_, changes, msg) => {
    const count = await Draft.count()
    const { body } = await app.as('member2').post('/drafts', { drafts: [draft(), draft(changes)] })
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg })
    expect(await Draft.count()).toBe(count)
  })

  test('are not kept without synchronisation, and turning it off deletes them without an event', async () => {
    await save(draft())
    const { body: queue } = await app.as('member').post('/register', { event_types: ['drafts'] })
    await app.server.app.db.transaction((tx) => deleteDraftsOf(tx, [idOf('member')]))
    await prefer('member', { enable_drafts_synchronization: false })
    expect(await Draft.count({ where: { user_id: idOf('member') } })).toBe(0)
    const answers = [await app.as('member').post('/drafts', { drafts: [draft()] }), await app.as('member').get('/drafts')]
    for (const { body } of answers) expect(body).toMatchObject({ msg: 'You have turned off the synchronisation of drafts' })
    await prefer('member', {})
    const { body } = await app.as('member').get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    expect(body.events).toEqual([])
  })
})

describe('status', () => {
  const post = (form: object) => app.as('member').post('/users/me/status', form as Record<string, unknown>)

  test('is set in parts, trimmed, and announced to everybody with what has changed', async () => {
    const both = await verifyEvents(app, EVERYBODY, () => post({ status_text: `  ${'ü'.repeat(60)} `, emoji_name: 'tada' }))
    for (const name of EVERYBODY)
      expect(both[name]).toMatchObject([{ user_id: idOf('member'), status_text: 'ü'.repeat(60), emoji_code: '1f389' }])
    const text = await verifyEvents(app, EVERYBODY, () => post({ status_text: 'At lunch', emoji_name: 'tada' }))
    const [{ id: _, ...event }] = text.guest
    expect(event).toEqual({ type: 'user_status', user_id: idOf('member'), status_text: 'At lunch' })
    const { body } = await app.as('guest').get(`/users/${idOf('member')}/status`)
    expect(body.status).toEqual({ status_text: 'At lunch', emoji_name: 'tada', emoji_code: '1f389', reaction_type: 'unicode_emoji' })
  })

  test('that is set already is accepted without an event', async () => {
    const change = async () => expect((await post({ status_text: 'At lunch' })).status).toBe(200)
    expect((await verifyEvents(app, ['owner'], change, { changesSomething: false })).owner).toEqual([])
  })

  test('is cleared by empty strings', async () => {
    const smile = { emoji_name: 'smile', reaction_type: 'unicode_emoji' }
    await post({ ...smile, emoji_code: '1f604' })
    const other = await verifyEvents(app, EVERYBODY, () => post({ ...smile, emoji_code: '1f642' }))
    expect(other.bot).toMatchObject([{ ...smile, emoji_code: '1f642' }])
    const events = await verifyEvents(app, EVERYBODY, () => post({ status_text: ' ', emoji_name: '' }))
    expect(events.bot).toMatchObject([{ status_text: '', emoji_name: '', emoji_code: '', reaction_type: '' }])
    expect((await app.as('owner').get(`/users/${idOf('member')}/status`)).body.status).toEqual({})
  })

  test.each([
    ['nothing', {}, 'Nothing to change'],
    ['61 code points', { status_text: '😀'.repeat(61) }, "'status_text' must have at most 60 characters"],
    ['a code alone', { emoji_code: '1f389' }, "'emoji_name' is missing"],
    ['a type alone', { reaction_type: 'unicode_emoji' }, "'emoji_name' is missing"],
    ['an unknown emoji', { emoji_name: 'constructor' }, "'emoji_name' names an emoji that does not exist: constructor"],
    ['a code of another', { emoji_name: 'tada', emoji_code: '1f697' }, "'emoji_code' is not the code of the emoji tada: 1f697"],
    [
      'a type of another',
      { emoji_name: 'tada', reaction_type: 'realm_emoji' },
      "'reaction_type' is not the type of the emoji tada: realm_emoji",
    ],
  ])('of %s is refused', async (_, form, msg) => {
    expect((await post({ ...form })).body).toMatchObject({ code: 'BAD_REQUEST', msg })
  })

  test('of being away is the inverse of sharing presence', async () => {
    const { body: queue } = await app.as('member').post('/register', { event_types: ['user_status', 'user_settings', 'presence'] })
    await post({ away: true })
    await post({ away: true })
    const { body } = await app.as('member').get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    expect(body.events).toMatchObject([
      { type: 'user_settings', op: 'update', property: 'presence_enabled', value: false },
      { type: 'user_status', user_id: idOf('member'), away: true },
    ])
    expect((await app.as('owner').get(`/users/${idOf('member')}/status`)).body.status).toEqual({ away: true })
    const { body: state } = await app.as('owner').post('/register', { fetch_event_types: ['user_status'] })
    expect(state.user_status).toEqual({ [idOf('member')]: { away: true } })
    await post({ away: false })
    expect((await app.as('owner').get(`/users/${idOf('member')}/status`)).body.status).toEqual({})
  })

  test('can be set by a bot, and cannot be found for a missing user', async () => {
    expect((await app.as('bot').post('/users/me/status', { status_text: 'Building' })).status).toBe(200)
    expect(await app.as('member').get('/users/999/status')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

describe('an organisation that limits which people guests see', () => {
  test('shows the status and presence of a user only to guests who share a channel with them', async () => {
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const { body } = await app.as('owner').post('/register', { fetch_event_types: ['realm'] })
    expect(body.realm_can_access_all_users_group).toBe(2)
    const settings = realm.settings
    // Members can access everybody. Guests can access only people in their channels.
    await realm.update({ settings: JSON.stringify({ can_access_all_users_group: 3 }) })
    app.server.app.caches.clear()
    await User.create({
      realm_id: 1,
      delivery_email: 'loner@example.com',
      email_key: 'loner@example.com',
      full_name: 'Lou Loner',
      role: 400,
      date_joined: 1_700_000_000,
    })
    const loner = await User.findByEmail(1, 'loner@example.com')
    const id = loner?.id as number
    const report = { realmId: 1, isActive: true, joinedAt: 1, now: unixTime() }
    // The first update concerns another user, so that the expected one follows it.
    for (const userId of [idOf('administrator'), id]) await app.server.app.presence.report({ ...report, userId })
    for (const [name, status] of [
      ['owner', 200],
      ['member', 200],
      ['guest', 404],
    ] as const) {
      expect((await app.as(name).get(`/users/${id}/status`)).status).toBe(status)
      expect((await app.as(name).get(`/users/${id}/presence`)).status).toBe(status)
      const { presences } = (await app.as(name).post('/users/me/presence', { status: 'idle', last_update_id: -1 })).body
      expect(Object.hasOwn(presences, id)).toBe(status === 200)
      const later = (await app.as(name).post('/users/me/presence', { status: 'idle', last_update_id: 1 })).body
      expect(Object.hasOwn(later.presences, id)).toBe(status === 200)
    }
    await createChannel(serverContext(app.server.app, realm), {
      creator: loner as User,
      name: 'shared',
      subscribers: [loner as User, await User.findByPk(idOf('guest'), { rejectOnEmpty: true })],
    })
    expect((await app.as('guest').get(`/users/${id}/status`)).status).toBe(200)
    await realm.update({ settings })
    app.server.app.caches.clear()
  })
})
