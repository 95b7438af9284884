import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SUBMESSAGE_LIMITS } from '../../limits.ts'
import { Submessage, type SubmessageTally } from '../../models/submessage.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { withStatements } from '../../testing/statements.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { planSubmessage } from './submessages.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
type Fields = Record<string, unknown>

const VOTE = { type: 'vote', key: 'canned,0', vote: 1 }
const POLL = '/poll Tea?\n- Yes\n- No'
const BEGINNING = { widget_type: 'poll', extra_data: { question: 'Tea?', options: ['Yes', 'No'] } }
const change = (who: Name, message_id: number, content: Fields = VOTE) =>
  app.as(who).post('/submessage', { message_id, msg_type: 'widget', content: JSON.stringify(content) })
const vote = async (who: Name, id: number, content?: Fields) => expect((await change(who, id, content)).body).toMatchObject({ msg: '' })
interface Shown {
  sender_id: number
  content: string
}
const contentsOf = (submessages: readonly Shown[]): unknown[] =>
  submessages.map(({ sender_id, content }) => [sender_id, JSON.parse(content)])
const saidOf = async (who: Name, id: number) => contentsOf((await app.as(who).must.message(id)).submessages)

describe('a message that begins with /poll', () => {
  test('keeps its text, and has the beginning of the poll in its event and wherever it is shown', async () => {
    // The first message of the channel has an event of its own.
    await app.as('member').must.send()
    const events = await verifyEvents(app, EVERYBODY, () => app.as('member').send({ content: POLL }))
    const [{ message }] = events.guest
    const beginning = {
      id: expect.any(Number),
      message_id: message.id,
      sender_id: app.idOf('member'),
      msg_type: 'widget',
      content: JSON.stringify(BEGINNING),
    }
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ message: { submessages: [beginning] } }])
    expect(message.content).toContain('/poll Tea?')
    const page = { anchor: message.id, num_before: 0, num_after: 0 }
    const { messages } = await app.as('guest').must.get('/messages', page)
    const byId = await app.as('guest').must.get('/messages', { message_ids: [message.id] })
    const alone = await app.as('guest').must.message(message.id)
    expect([messages[0]?.submessages, byId.messages[0]?.submessages, alone.submessages]).toEqual(Array(3).fill(message.submessages))
  })

  test('has one among others that are sent at the same time', async () => {
    const texts = ['Hello.', POLL, '/todo Party\nMusic', 'Bye.', '/poll']
    const ids = await Promise.all(texts.map((content) => app.as('member').must.send({ content })))
    const types = await Promise.all(
      ids.map(async (id) => (await saidOf('member', id)).map((one) => ((one as [number, Fields])[1] as Fields).widget_type)),
    )
    expect(types).toEqual([[], ['poll'], ['todo'], [], ['poll']])
  })

  test('is no poll when an edit makes it begin so', async () => {
    const id = await app.as('member').must.send()
    await app.as('member').must.patch(`/messages/${id}`, { content: POLL })
    expect(await saidOf('member', id)).toEqual([])
  })

  test('cannot be edited, and moves with what was added to it', async () => {
    const id = await app.as('member').must.send({ content: POLL })
    await vote('guest', id)
    expect((await app.as('member').patch(`/messages/${id}`, { content: '/poll Beer?' })).body.msg).toBe(
      'The text of a poll or a to-do list cannot be edited',
    )
    await app.as('owner').must.patch(`/messages/${id}`, { topic: 'moved', propagate_mode: 'change_one' })
    expect(await saidOf('member', id)).toHaveLength(2)
  })

  test('leaves nothing behind when it is deleted', async () => {
    const id = await app.as('member').must.send({ content: POLL })
    await vote('guest', id)
    await app.as('owner').must.delete(`/messages/${id}`)
    expect(await Submessage.count({ where: { message_id: id } })).toBe(0)
  })

  test('costs a page one statement, and pages of other messages none', async () => {
    const page = { anchor: 'newest', num_before: 1, num_after: 0 }
    const reading = async (content: string): Promise<number> => {
      await app.as('member').must.send({ content })
      const { statements } = await withStatements(app.server.app, () => app.as('member').must.get('/messages', page))
      return statements.filter((sql) => /FROM `?submessages`? WHERE/.test(sql)).length
    }
    expect([await reading('Hello.'), await reading(POLL)]).toEqual([0, 1])
  })
})

describe('a change of a poll or a to-do list', () => {
  test('is announced to the readers of the message, and added to it', async () => {
    const id = await app.as('member').must.send({ content: POLL })
    const option = { type: 'new_option', idx: 1, option: ' Later ' }
    const events = await verifyEvents(app, EVERYBODY, () => change('guest', id, option))
    const stored = { ...option, option: 'Later' }
    const event = {
      type: 'submessage',
      message_id: id,
      submessage_id: expect.any(Number),
      sender_id: app.idOf('guest'),
      msg_type: 'widget',
      content: JSON.stringify(stored),
    }
    for (const name of EVERYBODY) expect(events[name]).toEqual([{ id: expect.any(Number), ...event }])
    expect(await saidOf('owner', id)).toEqual([
      [app.idOf('member'), BEGINNING],
      [app.idOf('guest'), stored],
    ])
  })

  test('of a direct message is announced to its participants alone', async () => {
    const id = await app.as('member').must.send({ to: [app.idOf('member2')], content: POLL })
    const events = await verifyEvents(app, EVERYBODY, () => change('member2', id))
    for (const name of EVERYBODY) expect(events[name]).toHaveLength(name === 'member' || name === 'member2' ? 1 : 0)
  })

  test('reaches the user who makes it without a subscription', async () => {
    const { id: to } = await app.as('owner').must.createChannel({ subscribers: [app.idOf('member')] })
    const id = await app.as('member').must.send({ to, content: POLL })
    const events = await verifyEvents(app, EVERYBODY, () => change('member2', id))
    for (const name of EVERYBODY) expect(events[name]).toHaveLength(name === 'member' || name === 'member2' ? 1 : 0)
  })

  test('is for those alone who have the message, where the history is protected', async () => {
    const { id: to, name } = await app
      .as('owner')
      .must.createChannel({ subscribers: [app.idOf('owner'), app.idOf('member')], invite_only: true })
    const id = await app.as('member').must.send({ to, content: POLL })
    await app.as('owner').must.subscribe(name, { principals: [app.idOf('member2')] })
    const events = await verifyEvents(app, ['member', 'member2'], () => change('member', id))
    expect([events.member.length, events.member2.length]).toEqual([1, 0])
    expect((await change('member2', id)).body.msg).toBe(`'message_id' names a message that does not exist: ${id}`)
  })

  test('makes its topic followed by those who follow where they take part', async () => {
    await app.as('guest').must.patch('/settings', { automatically_follow_topics_policy: 1 })
    const id = await app.as('member').must.send({ topic: 'a topic to follow', content: POLL })
    const { guest } = await verifyEvents(app, ['guest'], () => change('guest', id))
    expect(guest).toMatchObject([{ type: 'user_topic', topic_name: 'a topic to follow', visibility_policy: 3 }, { type: 'submessage' }])
    await app.as('guest').must.patch('/settings', { automatically_follow_topics_policy: 3 })
  })

  test('is for the author alone if it is of the question or the title', async () => {
    const poll = await app.as('member').must.send({ content: POLL })
    const list = await app.as('member').must.send({ content: '/todo Party' })
    const question = { type: 'question', question: 'Beer?' }
    const title = { type: 'new_task_list_title', title: 'Picnic' }
    for (const [id, content] of [
      [poll, question],
      [list, title],
    ] as const) {
      expect((await change('owner', id, content)).body.msg).toContain('Only its author may change')
      await vote('member', id, content)
      expect((await saidOf('guest', id)).at(-1)).toEqual([app.idOf('member'), content])
    }
  })

  test('is refused for a message that is neither, and in an archived channel', async () => {
    const { id: to } = await app.as('owner').must.createChannel({ subscribers: [app.idOf('member')] })
    const [plain, poll] = [await app.as('member').must.send({ to }), await app.as('member').must.send({ to, content: POLL })]
    expect((await change('member', plain)).body.msg).toContain('neither a poll nor a to-do list')
    await app.as('owner').must.delete(`/streams/${to}`)
    expect((await change('member', poll)).body.msg).toContain('is archived')
  })
})

describe('the plan', () => {
  const NONE: SubmessageTally = { count: 1, own: 0, bytes: 100 }
  const place = { id: 7, sender_id: 1, widget: 'poll', channel: undefined } as const
  const plan = (tally: Partial<SubmessageTally>) => () => planSubmessage({ id: 2 }, place, { ...NONE, ...tally }, JSON.stringify(VOTE))
  const { ofMessage, ofUser, bytes } = SUBMESSAGE_LIMITS
  const size = JSON.stringify(VOTE).length

  test('allows as many changes as the limits say', () => {
    for (const tally of [{ count: ofMessage - 1 }, { own: ofUser - 1 }, { bytes: bytes - size }]) expect(plan(tally)).not.toThrow()
  })

  test('refuses one more', () => {
    expect(plan({ own: ofUser })).toThrow(`You may change a poll or a to-do list at most ${ofUser} times`)
    for (const tally of [{ count: ofMessage }, { bytes: bytes - size + 1 }]) expect(plan(tally)).toThrow('has been changed too often')
  })

  test('counts what is there', async () => {
    const id = await app.as('member').must.send({ content: POLL })
    for (const who of ['guest', 'guest', 'owner'] as const) await vote(who, id)
    const rows = await Submessage.findAll({ where: { message_id: id } })
    const tally = await app.server.app.db.transaction((tx) => Submessage.tallyOf(id, app.idOf('guest'), tx))
    expect(tally).toEqual({ count: 4, own: 2, bytes: rows.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) })
  })
})
