import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Channel } from '../../models/channel.ts'
import { Message, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { subscribe } from '../../testing/subscriptions.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
type Form = Record<string, unknown>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // So that new channels are empty.
  await Realm.update({ settings: JSON.stringify({ send_channel_events_messages: false }) }, { where: { id: 1 } })
  app.server.app.caches.clear()
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

let made = 0
const QUIET = { send_notification_to_new_thread: false }
const channel = async (name: string, subscribers: Name[], form: Form = {}): Promise<number> =>
  (await app.as('owner').must.createChannel({ name, subscribers: subscribers.map(app.idOf), ...form })).id
const join = async (stream: number, name: Name): Promise<unknown> =>
  subscribe(app.server.app, await Channel.findByPk(stream, { rejectOnEmpty: true }), [
    await User.findByPk(app.idOf(name), { rejectOnEmpty: true }),
  ])
const patch = (name: Name, id: number, form: Form) => app.as(name).patch(`/messages/${id}`, form)
const get = (name: Name, id: number) => app.as(name).get(`/messages/${id}`, { apply_markdown: false })
const types = (events: { type: string }[]): string[] => events.map(({ type }) => type)
const contents = async (name: Name, stream: number, topic: string): Promise<string[]> =>
  (
    await app.as(name).get('/messages', {
      ...{ anchor: 'newest', num_before: 100, num_after: 0, apply_markdown: false },
      narrow: [
        { operator: 'channel', operand: stream },
        { operator: 'topic', operand: topic },
      ],
    })
  ).body.messages.map(({ content }: { content: string }) => content)

describe('moving to another channel', () => {
  test('does not reveal messages of another channel that were sent in between', async () => {
    const from = await channel('beside', ['member', 'member2'])
    const to = await channel('moved there', ['member'])
    const kept = await channel('kept between', ['member'], { invite_only: true, history_public_to_subscribers: false })
    const first = await app.as('member').must.send({ to: from, topic: 'around' })
    const between = await app.as('member').must.send({ to: kept, topic: 'secret' })
    await app.as('member').must.send({ to: from, topic: 'around' })
    expect((await patch('member', first, { stream_id: to, propagate_mode: 'change_all', ...QUIET })).status).toBe(200)
    await join(kept, 'member2')
    expect((await get('member2', first)).body).toMatchObject({ message: { flags: [] } })
    expect((await get('member2', between)).status).toBe(400)
  })

  test('is announced to people who can still see the messages, and as a deletion to people who no longer can', async () => {
    const from = await channel('from', ['member', 'member2', 'guest'])
    const to = await channel('to', ['member', 'moderator'])
    const ids = [
      await app.as('member').must.send({ to: from, topic: 'shapes', content: 'one' }),
      await app.as('member2').must.send({ to: from, topic: 'shapes', content: 'two' }),
    ]
    const first = await app.as('member').must.send({ to: from, topic: 'stays' })
    const events = await verifyEvents(app, EVERYBODY, () =>
      patch('member', ids[0] as number, { stream_id: to, topic: 'forms', propagate_mode: 'change_all', ...QUIET }),
    )
    for (const name of ['member', 'member2', 'moderator'] as const)
      expect(events[name].find(({ type }) => type === 'update_message')).toMatchObject({
        message_ids: ids,
        stream_id: from,
        stream_name: 'from',
        new_stream_id: to,
        orig_subject: 'shapes',
        subject: 'forms',
        propagate_mode: 'change_all',
      })
    expect(events.moderator.find(({ type }) => type === 'update_message').flags).toEqual(['read', 'historical'])
    expect(events.guest.filter(({ type }) => type === 'delete_message')).toMatchObject([
      { message_id: ids[0], stream_id: from, topic: 'shapes' },
      { message_id: ids[1] },
    ])
    expect(types(events.guest)).not.toContain('update_message')
    expect(types(events.owner)).not.toContain('update_message')
    expect(events.member.filter(({ type }) => type === 'stream')).toMatchObject([
      { stream_id: from, property: 'first_message_id', value: first },
      { stream_id: to, property: 'first_message_id', value: ids[0] },
    ])
    const { message } = (await get('moderator', ids[0] as number)).body
    expect(message).toMatchObject({ stream_id: to, subject: 'forms', display_recipient: 'to' })
    expect(message.edit_history).toMatchObject([{ topic: 'forms', prev_topic: 'shapes', stream: to, prev_stream: from }])
    expect((await get('guest', ids[0] as number)).status).toBe(400)
  })

  test('keeps the topic when none is given, and unread messages unread', async () => {
    const [from, to] = [await channel('from2', ['member', 'member2']), await channel('to2', ['member', 'member2'])]
    const id = await app.as('member').must.send({ to: from, topic: 'kept' })
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { stream_id: to, ...QUIET }))
    const update = events.member2.find(({ type }) => type === 'update_message')
    expect(Object.keys(update)).not.toContain('subject')
    expect(update).toMatchObject({ orig_subject: 'kept', new_stream_id: to, flags: [] })
    expect((await get('member2', id)).body.message).toMatchObject({ subject: 'kept', flags: [] })
  })

  test('hides the name of a private channel from people who may not know of it', async () => {
    const hidden = await channel('hidden place', ['member'], { invite_only: true })
    const open = await channel('open place', ['member', 'member2'])
    const ids = [
      await app.as('member').must.send({ to: hidden, topic: 'leak' }),
      await app.as('member').must.send({ to: hidden, topic: 'leak' }),
    ]
    const events = await verifyEvents(app, EVERYBODY, () =>
      patch('member', ids[0] as number, { stream_id: open, propagate_mode: 'change_all', send_notification_to_old_thread: true }),
    )
    expect(JSON.stringify(events.member2)).not.toContain('hidden place')
    expect(types(events.member2)).not.toContain('update_message')
    expect(types(events.member)).toContain('update_message')
    expect((await contents('member2', open, 'leak')).at(-1)).toBe('This topic was moved here from another channel by @_**Mika Member|5**.')
  })

  /** The former contents that a reader finds in the history of a message and in the message itself. */
  const formerContents = async (name: Name, id: number): Promise<unknown[][]> => {
    const { message_history } = (await app.as(name).get(`/messages/${id}/history`)).body
    const { message } = (await get(name, id)).body
    const known = (list: { prev_content?: string }[]) => list.flatMap(({ prev_content }) => prev_content ?? [])
    return [known(message_history), known(message.edit_history)]
  }

  const before = ['first draft']
  type Places = { from: number; guarded: string; to: number }
  const leavesGuarded = ({ guarded }: Places) => app.as('member2').delete('/users/me/subscriptions', { subscriptions: [guarded] })
  test.each<[string, boolean, (places: Places) => Promise<unknown>, string[]]>([
    ['shows a receiver', true, async () => undefined, before],
    ['hides from a receiver who has left', true, leavesGuarded, []],
    ['hides from users who were there only later', false, async () => undefined, []],
    ['hides from users who were there only later, and is in the public channel', false, ({ to }) => join(to, 'member2'), []],
  ])('%s what a message was in protected history, once it is in a public channel', async (_, isReceiver, change, expected) => {
    const guarded = `guarded ${++made}`
    const from = await channel(guarded, ['member'], { invite_only: true, history_public_to_subscribers: false })
    const to = await channel(`opened ${made}`, ['member'])
    if (isReceiver) await join(from, 'member2')
    const id = await app.as('member').must.send({ to: from, topic: 'drafts', content: 'first draft' })
    if (!isReceiver) await join(from, 'member2')
    expect((await patch('member', id, { content: 'second draft' })).status).toBe(200)
    expect((await patch('member', id, { stream_id: to, ...QUIET })).status).toBe(200)
    await change({ from, guarded, to })
    // Whatever the reader does with the message now does not count.
    await app.as('member2').post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    expect(await formerContents('member2', id)).toEqual([expected, expected])
    expect(await formerContents('member', id)).toEqual([before, before])
  })

  test('tells the new content of one message only those who have it, when others of a protected topic move with it', async () => {
    const from = await channel('protected', ['member'], { invite_only: true, history_public_to_subscribers: false })
    const id = await app.as('member').must.send({ to: from, topic: 'plans' })
    await join(from, 'member2')
    const later = await app.as('member').must.send({ to: from, topic: 'plans' })
    const events = await verifyEvents(app, ['member', 'member2'], () =>
      patch('member', id, { content: 'Only for members', topic: 'new plans', propagate_mode: 'change_all', ...QUIET }),
    )
    const update = (who: 'member' | 'member2') => events[who].find(({ type }) => type === 'update_message')
    expect(update('member')).toMatchObject({ message_id: id, message_ids: [id, later], content: 'Only for members' })
    expect(update('member2')).toMatchObject({ message_ids: [later], subject: 'new plans' })
    expect(JSON.stringify(events.member2)).not.toContain('Only for members')
  })

  test('moves topic policies along, except for people who may not read the new channel', async () => {
    const [from, to] = [await channel('from3', ['member', 'guest']), await channel('to3', ['member'])]
    const id = await app.as('member').must.send({ to: from, topic: 'followed' })
    await app.as('member').must.send({ to: 1, topic: 'newer' })
    for (const name of ['member', 'guest'] as const)
      await app.as(name).post('/user_topics', { stream_id: from, topic: 'followed', visibility_policy: 3 })
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { stream_id: to, ...QUIET }))
    const policies = (name: Name) =>
      events[name].filter(({ type }) => type === 'user_topic').map((event) => [event.stream_id, event.visibility_policy])
    expect(policies('member')).toEqual([
      [from, 0],
      [to, 3],
    ])
    expect(policies('guest')).toEqual([[from, 0]])
  })

  test('while resolving the topic needs permission to resolve topics in either channel', async () => {
    await app.as('owner').patch('/realm', { can_resolve_topics_group: { new: 7 } })
    const [from, to] = [await channel('from4', ['member']), await channel('to4', ['member'], { can_resolve_topics_group: 3 })]
    const ids = [await app.as('member').must.send({ to: from, topic: 'a' }), await app.as('member').must.send({ to: from, topic: 'b' })]
    expect((await patch('member', ids[0] as number, { topic: '✔ a', propagate_mode: 'change_all' })).status).toBe(400)
    expect((await patch('member', ids[0] as number, { topic: '✔ a', stream_id: to, propagate_mode: 'change_all' })).status).toBe(200)
    await app.as('owner').patch('/realm', { can_resolve_topics_group: { new: 2 } })
  })

  test('has a time limit of its own', async () => {
    const [from, to] = [await channel('from5', ['member', 'moderator']), await channel('to5', ['member'])]
    const ids = [await app.as('member').must.send({ to: from, topic: 'old' }), await app.as('member').must.send({ to: from, topic: 'old' })]
    await Message.update({ date_sent: 1_000_000 }, { where: { id: ids[0] as number } })
    const form = { stream_id: to, propagate_mode: 'change_all' }
    expect((await patch('member', ids[1] as number, form)).body).toMatchObject({
      code: 'MOVE_MESSAGES_TIME_LIMIT_EXCEEDED',
      first_message_id_allowed_to_move: ids[1],
      total_messages_allowed_to_move: 1,
      total_messages_in_topic: 2,
    })
    expect((await patch('moderator', ids[1] as number, form)).status).toBe(200)
  })

  test.each([
    ['6 days and 23 hours', 167, 200],
    ['7 days and an hour', 169, 400],
  ])('may last a week unless the organisation has another limit: a message of %s', async (_, hours, status) => {
    const [from, to] = [await channel(`old ${hours}`, ['member']), await channel(`young ${hours}`, ['member'])]
    const id = await app.as('member').must.send({ to: from, topic: 'old' })
    await Message.update({ date_sent: unixTime() - hours * 3_600 }, { where: { id } })
    expect((await patch('member', id, { stream_id: to })).status).toBe(status)
  })
})

describe('a move', () => {
  test('#2 to a channel that the mover may not see or post in is refused and changes nothing', async () => {
    const from = await channel('from6', ['member', 'guest', 'administrator'])
    const secret = await channel('secret6', ['owner'], { invite_only: true })
    const closed = await channel('closed6', ['member', 'administrator'], { can_send_message_group: 7 })
    const id = await app.as('member').must.send({ to: from, topic: 'stays' })
    const before = (await get('member', id)).body.message
    const events = await verifyEvents(
      app,
      EVERYBODY,
      async () => {
        expect((await patch('member', id, { stream_id: secret })).body.msg).toBe(
          `'stream_id' names a channel that does not exist: ${secret}`,
        )
        expect((await patch('member', id, { stream_id: 9_999 })).body.msg).toBe("'stream_id' names a channel that does not exist: 9999")
        for (const [name, stream_id] of [
          ['administrator', secret],
          ['administrator', closed],
          ['member', closed],
        ] as const)
          expect((await patch(name, id, { stream_id })).body.msg).toBe('You do not have permission to post in this channel')
        expect((await patch('guest', id, { stream_id: closed })).body.msg).toBe(
          'You do not have permission to move messages out of this channel',
        )
      },
      { changesSomething: false },
    )
    for (const name of EVERYBODY) expect(events[name]).toEqual([])
    expect((await get('member', id)).body.message).toEqual(before)
  })

  test('in protected history counts and moves only messages that the mover can see', async () => {
    const from = await channel('protected7', ['moderator'], { invite_only: true, history_public_to_subscribers: false })
    const hidden = await app.as('moderator').must.send({ to: from, topic: 'plans', content: 'before' })
    await join(from, 'member')
    const seen = [
      await app.as('moderator').must.send({ to: from, topic: 'plans', content: 'after' }),
      await app.as('member').must.send({ to: from, topic: 'plans', content: 'mine' }),
    ]
    await Message.update({ date_sent: 1_000_000 }, { where: { id: seen[0] as number } })
    expect((await patch('member', seen[1] as number, { topic: 'new', propagate_mode: 'change_all' })).body).toMatchObject({
      total_messages_allowed_to_move: 1,
      total_messages_in_topic: 2,
    })
    await Message.update({ date_sent: unixTime() }, { where: { id: seen[0] as number } })
    const events = await verifyEvents(app, EVERYBODY, () =>
      patch('member', seen[1] as number, { topic: 'new', propagate_mode: 'change_all', ...QUIET }),
    )
    expect(events.member).toMatchObject([{ message_ids: seen }])
    expect(events.moderator.filter(({ type }: { type: string }) => type === 'update_message')).toMatchObject([{ message_ids: seen }])
    expect(events.owner).toEqual([])
    expect((await get('moderator', hidden)).body.message.subject).toBe('plans')
  })
})

describe('#1 after a move into a private channel', () => {
  let to: number
  let id: number
  let url: string
  let events: Record<Name, { type: string }[]>
  beforeAll(async () => {
    const from = await channel('public1', [...EVERYBODY])
    to = await channel('private1', ['member', 'moderator'], { invite_only: true })
    url = (await app.as('member').upload('plan.txt', 'Plan')).body.url
    id = await app.as('member').must.send({ to: from, topic: 'secretplan', content: `Wombat [plan](${url})` })
    await app.as('member2').post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    await app.as('member2').post(`/messages/${id}/reactions`, { emoji_name: 'tada' })
    expect((await app.as('member2').raw(url)).status).toBe(200)
    await app.as('member').must.send({ to: from, topic: 'last' })
    events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { stream_id: to }))
  })
  const LOST = ['owner', 'administrator', 'member2', 'guest', 'bot'] as const

  test.each(LOST)('%s can no longer get the message', async (name) => {
    expect((await get(name, id)).status).toBe(400)
    expect((await app.as(name).get(`/messages/${id}/history`)).status).toBe(400)
    expect((await app.as(name).post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })).status).toBe(400)
    expect((await app.as(name).raw(url)).status).toBe(404)
    const narrow = [{ operator: 'search', operand: 'wombat' }]
    const { messages } = (await app.as(name).get('/messages', { anchor: 'newest', num_before: 10, num_after: 0, narrow })).body
    expect(messages).toEqual([])
    expect(await UserMessage.findOne({ where: { user_id: app.idOf(name), message_id: id } })).toBeNull()
    const { unread_msgs, starred_messages } = (await app.as(name).post('/register')).body
    const unread = unread_msgs.streams.flatMap((topic: { unread_message_ids: number[] }) => topic.unread_message_ids)
    expect([...unread, ...starred_messages]).not.toContain(id)
  })

  test.each(LOST)('%s gets the same answers as for a message that does not exist', async (name) => {
    const client = app.as(name)
    const search = [{ operator: 'search', operand: 'wombat' }]
    const byId = (one: number) => [{ operator: 'id', operand: one }]
    const window = { anchor: 'newest', num_before: 5, num_after: 0 }
    const requests: ((one: number) => Promise<{ status: number; body: unknown }>)[] = [
      (one) => client.get(`/messages/${one}`),
      (one) => client.get('/messages', { message_ids: [one] }),
      (one) => client.get('/messages', { ...window, narrow: byId(one) }),
      (one) => client.get('/messages/matches_narrow', { msg_ids: [one], narrow: search }),
      (one) => client.get(`/messages/${one}/history`),
      (one) => client.post(`/messages/${one}/reactions`, { emoji_name: 'heart' }),
      (one) => client.delete(`/messages/${one}/reactions`, { emoji_name: 'tada' }),
      (one) => client.post('/messages/flags', { messages: [one], op: 'add', flag: 'read' }),
      (one) => client.post('/messages/flags', { messages: [one], op: 'remove', flag: 'starred' }),
      (one) => client.post('/messages/flags/narrow', { ...window, narrow: byId(one), op: 'add', flag: 'starred' }),
      (one) => client.patch(`/messages/${one}`, { topic: 'elsewhere' }),
      (one) => client.delete(`/messages/${one}`),
    ]
    const said = async (ask: (typeof requests)[number], one: number): Promise<string> => {
      const { status, body } = await ask(one)
      return JSON.stringify([status, body]).replaceAll(String(one), 'ID')
    }
    for (const ask of requests) expect(await said(ask, id)).toBe(await said(ask, 987_654_321))
  })

  test.each(LOST)('%s gets a deletion event, and no event about the move', (name) => {
    expect(types(events[name])).toEqual(expect.arrayContaining(['delete_message']))
    expect(types(events[name])).not.toContain('update_message')
    // Administrators know of every channel, though they may not read in it.
    if (name !== 'owner' && name !== 'administrator') expect(JSON.stringify(events[name])).not.toMatch(/private1/)
  })

  test('new readers can read the message and its file', async () => {
    expect((await get('moderator', id)).body.message).toMatchObject({ stream_id: to })
    expect((await app.as('moderator').raw(url)).status).toBe(200)
    expect(types(events.moderator)).toContain('update_message')
  })

  test('later events about the message reach only its new readers', async () => {
    const later = await verifyEvents(app, EVERYBODY, async () => {
      expect((await app.as('moderator').post(`/messages/${id}/reactions`, { emoji_name: 'heart' })).status).toBe(200)
      expect((await patch('member', id, { content: 'Wombat, edited' })).status).toBe(200)
    })
    const last = await verifyEvents(app, EVERYBODY, () => app.as('member').delete(`/messages/${id}`))
    expect(types(later.moderator)).toEqual(expect.arrayContaining(['reaction', 'update_message']))
    expect(types(last.moderator)).toContain('delete_message')
    // Administrators know of every channel, so they also get the event that its first message has changed.
    for (const name of LOST)
      expect(
        [...later[name], ...last[name]].filter(({ type }) => type !== 'stream' || (name !== 'owner' && name !== 'administrator')),
      ).toEqual([])
  })

  test('an earlier subscription to protected history does not reveal messages that were moved there later', async () => {
    const open = await channel('open8', ['member', 'moderator'])
    const kept = await channel('kept8', ['member', 'member2'], { invite_only: true, history_public_to_subscribers: false })
    const early = await app.as('member').must.send({ to: open, topic: 'early' })
    await app.as('member').must.send({ to: kept, topic: 'x' })
    await app.as('member2').delete('/users/me/subscriptions', { subscriptions: ['kept8'] })
    await patch('member', early, { stream_id: kept, ...QUIET })
    await join(kept, 'member2')
    expect((await get('member2', early)).status).toBe(400)
    expect((await get('member', early)).status).toBe(200)
  })

  test('subscribers of protected history get moved messages as read and historical', async () => {
    const open = await channel('open9', ['member'])
    const kept = await channel('kept9', ['member', 'moderator'], { invite_only: true, history_public_to_subscribers: false })
    const moved = await app.as('member').must.send({ to: open, topic: 'moved' })
    await verifyEvents(app, EVERYBODY, () => patch('member', moved, { stream_id: kept, ...QUIET }))
    expect((await get('moderator', moved)).body.message.flags).toEqual(['read', 'historical'])
  })
})
