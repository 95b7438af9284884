// databases: both
// Concurrent requests affect messages and flags as if they had run one after the other in some order.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireRow } from '../../db/sql.ts'
import { Message, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'

type Name = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest'
type Form = Record<string, unknown>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await Realm.update({ settings: JSON.stringify({ send_channel_events_messages: false }) }, { where: { id: 1 } })
  app.server.app.caches.clear()
})
afterAll(() => app.close())

const ROUNDS = 4
const MANY = 300
/** Users who lose access when messages move to a channel of `member` and `moderator`. */
const LOSERS = ['member2', 'guest'] as const
/** Users who may read a public channel without a subscription. */
const ASIDE = ['member2', 'moderator', 'administrator'] as const
const QUIET = { send_notification_to_new_thread: false }

const channel = (subscribers: readonly Name[], form: Form = {}) =>
  app.as('owner').must.createChannel({ subscribers: subscribers.map(app.idOf), ...form })
/** Creates a topic with many messages. One is sent and has all rows of a sent message; the others are copies of it. */
async function topicOf(to: number, count = MANY, content = 'x'): Promise<number[]> {
  const first = await app.as('member').must.send({ to, content })
  const { id: _, ...row } = await requireRow(Message, first)
  await Message.bulkCreate(Array.from({ length: count - 1 }, () => ({ ...row })))
  const rows = await Message.findAll({ attributes: ['id'], where: { recipient_id: row.recipient_id }, order: [['id', 'ASC']], raw: true })
  return rows.map(({ id }) => id).filter((id) => id >= first)
}
const move = (id: number, form: Form) => app.as('member').patch(`/messages/${id}`, { propagate_mode: 'change_all', ...QUIET, ...form })
/** Sends a newer message that all users keep. */
const sendLast = () => app.as('owner').must.send({ to: 1 })
const remove = (id: number) => app.as('owner').delete(`/messages/${id}`)
const register = (name: Name) => app.as(name).post('/register', { fetch_event_types: ['message', 'starred_messages'] })
const unread = (name: Name) =>
  app.as(name).get('/messages', { anchor: 'newest', num_before: 10, num_after: 0, narrow: [{ operator: 'is', operand: 'unread' }] })
const rowsOf = (name: Name, ids: number[]) => UserMessage.findAll({ where: { user_id: app.idOf(name), message_id: ids }, raw: true })
const statuses = (answers: Answer[]): number[] => answers.map(({ status }) => status)

async function rounds(round: () => Promise<void>): Promise<void> {
  for (let i = 0; i < ROUNDS; i++) {
    // Thousands of unread messages from earlier rounds would slow down every registration.
    await UserMessage.destroy({ where: {} })
    await Message.destroy({ where: {} })
    // Rounds write rows directly, which sends no events.
    discardStates(app)
    await round()
  }
}

/** Expects that these users have no row, flag or unread count for these messages. */
async function expectGone(names: readonly Name[], ids: number[]): Promise<void> {
  for (const name of names) {
    const { unread_msgs, starred_messages } = (await register(name)).body
    expect(await rowsOf(name, ids), `rows of ${name}`).toEqual([])
    const told = [...unread_msgs.streams.flatMap((one: { unread_message_ids: number[] }) => one.unread_message_ids), ...starred_messages]
    expect(told.filter((id) => ids.includes(id))).toEqual([])
    for (const id of ids.slice(0, 2)) expect((await app.as(name).get(`/messages/${id}`)).status).toBe(400)
  }
}

/** Expects that nothing is left of deleted messages. */
async function expectErased(ids: number[]): Promise<void> {
  for (const table of ['user_messages', 'reactions', 'message_edits', 'message_texts', 'attachment_messages']) {
    const { rows } = await app.server.app.db.run(`SELECT * FROM ${table} WHERE message_id IN (?)`, [ids])
    expect(rows, table).toEqual([])
  }
}

describe('catching up', () => {
  test('#1 during a move that takes access away leaves nothing behind', () =>
    rounds(async () => {
      const [from, to] = [await channel(['member', ...LOSERS]), await channel(['member', 'moderator'], { invite_only: true })]
      const ids = await topicOf(from.id)
      const answers = await Promise.all([
        move(ids[0] as number, { stream_id: to.id }),
        ...LOSERS.flatMap((name) => [register(name), unread(name)]),
      ])
      expect(statuses(answers)).toEqual(answers.map(() => 200))
      await expectGone(LOSERS, ids)
      await unread('member')
      expect(await rowsOf('member', ids)).toHaveLength(MANY)
    }))

  test('during a move that takes no access away leaves all messages unread', () =>
    rounds(async () => {
      const [from, to] = [await channel(['member', ...LOSERS]), await channel(['member', ...LOSERS])]
      const ids = await topicOf(from.id)
      await Promise.all([move(ids[0] as number, { stream_id: to.id }), ...LOSERS.map(register), ...LOSERS.map(unread)])
      for (const name of LOSERS) {
        await unread(name)
        expect((await rowsOf(name, ids)).map(({ flags }) => flags)).toEqual(ids.map(() => 0))
      }
    }))

  test('several times at once writes each row once', () =>
    rounds(async () => {
      const ids = await topicOf((await channel(['member', ...LOSERS])).id)
      await Promise.all(LOSERS.flatMap((name) => [register(name), unread(name), register(name), app.as(name).post('/mark_all_as_read')]))
      for (const name of LOSERS) expect((await rowsOf(name, ids)).map(({ flags }) => flags)).toEqual(ids.map(() => 1))
    }))

  test('during a deletion leaves no row of deleted messages', () =>
    rounds(async () => {
      const ids = await topicOf((await channel(['owner', 'member', ...LOSERS])).id, 30)
      await Promise.all([...ids.map(remove), ...LOSERS.flatMap((name) => [register(name), unread(name)])])
      await expectErased(ids)
      await expectGone(LOSERS, ids)
    }))

  test.each([
    ['takes a call away', '@**all**', 'x', 0],
    ['calls everybody', 'x', '@**all**', 16],
    ['calls one of them', 'x', '@**all** @_**Max**', 16],
  ])('during an edit that %s gives everybody the flags of the new text', (_, before, content, bits) =>
    rounds(async () => {
      const ids = await topicOf((await channel(['member', ...LOSERS])).id, MANY, before)
      const some = [ids[0], ids[150], ids[299]] as number[]
      const edits = some.map((id) => app.as('member').patch(`/messages/${id}`, { content }))
      expect(
        statuses(await Promise.all([...edits, ...LOSERS.flatMap((name) => [register(name), unread(name)])])).every((one) => one === 200),
      ).toBe(true)
      for (const name of LOSERS) expect((await rowsOf(name, some)).map(({ flags }) => flags)).toEqual(some.map(() => bits))
    }),
  )

  test('while the channel to which messages were moved is archived leaves none of them unread', () =>
    rounds(async () => {
      const [from, to] = [await channel(['member', ...ASIDE]), await channel(['member'])]
      const ids = await topicOf(from.id)
      expect((await move(ids[0] as number, { stream_id: to.id })).status).toBe(200)
      const answers = await Promise.all([...ASIDE.map(unread), app.as('owner').delete(`/streams/${to.id}`), ...ASIDE.map(unread)])
      expect(statuses(answers)).toEqual(answers.map(() => 200))
      for (const name of ASIDE) {
        await unread(name)
        expect((await rowsOf(name, ids)).map(({ flags }) => flags)).toEqual(ids.map(() => 1))
      }
    }))

  test('while leaving the channel leaves nothing unread', () =>
    rounds(async () => {
      const { id, name: subscription } = await channel(['member', ...LOSERS])
      const ids = await topicOf(id)
      const leave = (name: Name) => app.as(name).delete('/users/me/subscriptions', { subscriptions: [subscription] })
      await Promise.all(LOSERS.flatMap((name) => [register(name), leave(name), unread(name)]))
      for (const name of LOSERS) {
        await register(name)
        expect((await rowsOf(name, ids)).map(({ flags }) => flags)).toEqual(ids.map(() => 1))
      }
    }))
})

describe('marking as unread', () => {
  const setRead = (name: Name, ids: number[], op: 'add' | 'remove') =>
    app.as(name).post('/messages/flags', { messages: ids, op, flag: 'read' })
  const leaving = (name: Name, subscription: string) => app.as(name).delete('/users/me/subscriptions', { subscriptions: [subscription] })
  const ENDS = {
    'leaving the channel': ({ name }: { name: string }) => LOSERS.map((reader) => leaving(reader, name)),
    'archiving the channel': ({ id }: { id: number }) => [app.as('owner').delete(`/streams/${id}`)],
  }

  test.each(Object.keys(ENDS) as (keyof typeof ENDS)[])('during %s leaves the state that the events announce', (end) =>
    rounds(async () => {
      const subject = await channel(['member', ...LOSERS])
      const ids = await topicOf(subject.id, 5)
      for (const name of LOSERS) await setRead(name, ids, 'add')
      await verifyEvents(app, LOSERS, () =>
        Promise.all([...LOSERS.flatMap((name) => ids.map((id) => setRead(name, [id], 'remove'))), ...ENDS[end](subject)]),
      )
    }),
  )
})

describe('a message that mentions somebody', () => {
  test('who is leaving the channel becomes read, or is never received', () =>
    rounds(async () => {
      const { id, name } = await channel(['member', 'member2'])
      await verifyEvents(app, ['member2', 'member'], async () => {
        const leave = () => app.as('member2').delete('/users/me/subscriptions', { subscriptions: [name] })
        const [one, , two] = await Promise.all([
          app.as('member').must.send({ to: id, content: '@**Max Member**' }),
          leave(),
          app.as('member').must.send({ to: id, content: '@**all**' }),
        ])
        expect([
          ['read', 'mentioned'],
          ['read', 'historical'],
        ]).toContainEqual((await app.as('member2').must.message(one)).flags)
        expect([
          ['read', 'stream_wildcard_mentioned', 'wildcard_mentioned'],
          ['read', 'historical'],
        ]).toContainEqual((await app.as('member2').must.message(two)).flags)
      })
    }))

  test('who is joining the channel mentions them, or is never received', () =>
    rounds(async () => {
      const { id, name } = await channel(['member'])
      await verifyEvents(app, ['member2', 'member'], async () => {
        const join = () => app.as('member2').post('/users/me/subscriptions', { subscriptions: [{ name }] })
        const [one, , two] = await Promise.all([
          app.as('member').must.send({ to: id, content: '@**Max Member**' }),
          join(),
          app.as('member').must.send({ to: id, content: '@**Max Member**' }),
        ])
        for (const sent of [one, two])
          expect([['mentioned'], ['read', 'historical']]).toContainEqual((await app.as('member2').must.message(sent)).flags)
      })
    }))
})

describe('flags', () => {
  test.each([
    [
      'by narrow',
      (ids: number[], id: number): [string, Form] => [
        '/messages/flags/narrow',
        { anchor: ids[0], num_before: 0, num_after: 500, narrow: [['channel', id]] },
      ],
    ],
    ['by IDs', (messages: number[]): [string, Form] => ['/messages/flags', { messages }]],
  ])('%s during a move that takes access away leave no row', (_, request) =>
    rounds(async () => {
      const [from, to] = [await channel(['member', 'member2']), await channel(['member', 'moderator'], { invite_only: true })]
      const ids = await topicOf(from.id, 50)
      await sendLast()
      const [path, form] = request(ids, from.id)
      const star = (name: Name, op = 'add', flag = 'starred') => app.as(name).post(path, { ...form, op, flag })
      await verifyEvents(app, ['administrator', 'member2'], async () => {
        const [moved, ...flagged] = await Promise.all([
          move(ids[0] as number, { stream_id: to.id }),
          star('administrator'),
          star('member2', 'remove', 'read'),
          star('member2'),
        ])
        expect(moved.status).toBe(200)
        for (const { status } of flagged) expect([200, 400]).toContain(status)
      })
      await expectGone(['administrator', 'member2'], ids)
    }),
  )

  test('during a move to another topic are announced with the place of the messages', () =>
    rounds(async () => {
      const ids = await topicOf((await channel(['member', 'member2'])).id, 20)
      await app.as('member2').post('/messages/flags', { messages: ids, op: 'add', flag: 'read' })
      await verifyEvents(app, ['member2'], () =>
        Promise.all([
          move(ids[0] as number, { topic: 'elsewhere' }),
          app.as('member2').post('/messages/flags', { messages: ids, op: 'remove', flag: 'read' }),
        ]),
      )
    }))

  test('during a deletion leave no row', () =>
    rounds(async () => {
      const ids = await topicOf((await channel(['owner', 'member'])).id, 20)
      await sendLast()
      await verifyEvents(app, ['administrator', 'owner'], () =>
        Promise.all([...ids.map(remove), app.as('administrator').post('/messages/flags', { messages: ids, op: 'add', flag: 'starred' })]),
      )
      await expectErased(ids)
    }))
})

describe('changes of one message', () => {
  test('in opposite moves leave a topic in one place, with an unbroken history', () =>
    rounds(async () => {
      const everywhere = ['member', 'member2', 'owner'] as const
      const places = [await channel(everywhere), await channel(everywhere), await channel(everywhere)]
      const ids = await topicOf((places[0] as { id: number }).id, 10)
      await verifyEvents(app, ['member2', 'owner'], async () => {
        const moves = [1, 0, 2, 0, 1].map((to, i) => move(ids[i] as number, { stream_id: places[to]?.id }))
        for (const { status } of await Promise.all(moves)) expect([200, 400]).toContain(status)
      })
      const messages = await Promise.all(ids.map(async (id) => (await app.as('member2').get(`/messages/${id}`)).body.message))
      expect(new Set(messages.map(({ stream_id }) => stream_id)).size).toBe(1)
      for (const { flags, stream_id, edit_history } of messages) {
        expect(flags).toEqual([])
        expect(edit_history[0].stream).toBe(stream_id)
        for (const [i, { prev_stream }] of edit_history.entries()) expect(prev_stream).toBe(edit_history[i + 1]?.stream ?? places[0]?.id)
      }
    }))

  test('by an edit and reactions during its deletion leave nothing of it', () =>
    rounds(async () => {
      const { id: to } = await channel(['owner', 'member', 'member2'])
      const id = await app.as('member').must.send({ to, content: '@**Max Member**' })
      await sendLast()
      await verifyEvents(app, ['member', 'member2', 'owner'], async () => {
        const react = (name: Name, emoji_name: string) => app.as(name).post(`/messages/${id}/reactions`, { emoji_name })
        const [deleted, ...others] = await Promise.all([
          remove(id),
          app.as('member').patch(`/messages/${id}`, { content: '@**all** with more words' }),
          react('member', 'tada'),
          react('member2', 'tada'),
          react('owner', 'smile'),
          app.as('member2').delete(`/messages/${id}/reactions`, { emoji_name: 'tada' }),
        ])
        expect(deleted.status).toBe(200)
        for (const { status } of others) expect([200, 400]).toContain(status)
      })
      await expectErased([id])
    }))
})

describe('the first message of a channel', () => {
  const firstOf = async (to: number): Promise<number | null> => {
    const { body } = await app.as('member').get('/users/me/subscriptions')
    return body.subscriptions.find((one: { stream_id: number }) => one.stream_id === to).first_message_id
  }

  test('is the oldest of those that are sent at the same time, also in events', () =>
    rounds(async () => {
      const { id: to } = await channel(['member', 'member2'])
      const ids: number[] = []
      await verifyEvents(app, ['member', 'member2', 'owner'], async () => {
        ids.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => app.as(i % 2 ? 'member' : 'member2').must.send({ to })))))
      })
      expect(await firstOf(to)).toBe(Math.min(...ids))
    }))

  test('is the oldest one that was sent while the only other one was deleted', () =>
    rounds(async () => {
      const { id: to } = await channel(['member', 'member2'])
      const only = await app.as('member').must.send({ to })
      await sendLast()
      const sent: number[] = []
      await verifyEvents(app, ['member', 'member2', 'owner'], async () => {
        const [deleted, ...ids] = await Promise.all([remove(only), ...Array.from({ length: 3 }, () => app.as('member2').must.send({ to }))])
        expect(deleted.status).toBe(200)
        sent.push(...ids)
      })
      expect(await firstOf(to)).toBe(Math.min(...sent))
    }))
})
