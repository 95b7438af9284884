// databases: both
// Messages that wait in an organisation are written together, and a refusal affects only its own message.

import { DatabaseError } from 'sequelize'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tx } from '../../../db/index.ts'
import { update } from '../../../db/sql.ts'
import { append } from '../../../events/log/log.ts'
import { personUpdated } from '../../../events/types/realm_user.ts'
import { Message, SentKey } from '../../../models/message.ts'
import { Realm } from '../../../models/realm.ts'
import { User } from '../../../models/user.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import type { Answer } from '../../../testing/client.ts'
import { verifyEvents } from '../../../testing/verify-events.ts'

type Name = Parameters<TestApp['as']>[0]

let app: TestApp
beforeAll(async () => {
  // A connection holds the organisation, in silence, until hundreds of large messages are rendered, however busy the machine is.
  app = await startTestApp({ roles: { web: true, worker: false }, databaseSilence: 110_000 })
  await send('member', 'first')
})
afterAll(() => app.close())

const SENDERS = ['owner', 'administrator', 'moderator', 'member', 'member2'] as const
let sends = 0
/** Sends with a local ID. For each message the server then queries once whether it was sent before. */
const send = (name: Name, content: string, form: object = {}): Promise<Answer> =>
  app.as(name).send({ topic: 'together', content, queue_id: 'q', local_id: `${++sends}`, ...form })

/** Resolves when the server has run `times` statements that match from now on. */
function whenRun(pattern: RegExp, times = 1): Promise<void> {
  let rest = times
  return new Promise((resolve) => {
    const stop = app.server.app.db.onStatement((sql) => {
      if (!pattern.test(sql) || --rest > 0) return
      stop()
      resolve()
    })
  })
}

/**
 * Sends while another transaction holds the organisation, so that all messages but the first wait together. `between` runs in that
 * transaction. Returns the answers and the statements from then on.
 */
async function sendHeld(
  all: readonly (() => Promise<Answer>)[],
  between: (transaction: Parameters<Parameters<typeof app.server.app.db.transaction>[0]>[0]) => Promise<unknown> = async () => {},
): Promise<{ answers: Answer[]; statements: string[] }> {
  const { db } = app.server.app
  const statements: string[] = []
  let answers: Promise<Answer[]> | undefined
  let stop = (): void => {}
  await db.transaction(async (tx) => {
    await Realm.lock(1, tx)
    const planned = whenRun(/FROM sent_keys/, all.length)
    answers = Promise.all(all.map((one) => one()))
    await planned
    // By the time these later requests are answered, the last message is planned too.
    for (let i = 0; i < 5; i++) await app.as('owner').get('/users/me')
    await between(tx)
    stop = db.onStatement((sql) => statements.push(sql))
  })
  const answered = (await answers) ?? []
  stop()
  return { answers: answered, statements }
}

const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status)
const count = (statements: readonly string[], pattern: RegExp): number => statements.filter((sql) => pattern.test(sql)).length

describe('messages that wait', () => {
  test('are written with few statements for each kind of row', async () => {
    const many = Array.from({ length: 40 }, (_, i) => () => send(SENDERS[i % SENDERS.length] ?? 'owner', `together ${i}`))
    const { answers, statements } = await sendHeld(many)
    expect(statuses(answers)).toEqual(many.map(() => 200))
    for (const table of ['messages', 'user_messages', 'message_texts', 'events'])
      expect(count(statements, new RegExp(`INSERT INTO ${table} `)), table).toBeLessThanOrEqual(4)
    expect(count(statements, /COMMIT/)).toBeLessThanOrEqual(5)
    const ids = answers.map(({ body }) => body.id as number)
    const contents = new Map((await Message.findAll({ where: { id: ids }, raw: true })).map(({ id, content }) => [id, content]))
    expect(ids.map((id) => contents.get(id))).toEqual(many.map((_, i) => `together ${i}`))
  })

  test('are announced one by one, as if each had been sent alone', async () => {
    const reader = app.as('owner')
    const { queue_id, last_event_id } = (await reader.post('/register', { event_types: ['message'], fetch_event_types: [] })).body
    const { answers } = await sendHeld(SENDERS.map((name, i) => () => send(name, `announced ${i}`)))
    const { events } = (await reader.get('/events', { queue_id, last_event_id, dont_block: true })).body
    const seen = events.map(({ message }: { message: { id: number; sender_id: number; content: string } }) => message)
    const ids = answers.map(({ body }) => body.id as number)
    expect(seen.map(({ id }: { id: number }) => id)).toEqual(ids.toSorted((a, b) => a - b))
    for (const { id, content, sender_id } of seen) {
      expect(content).toBe(`announced ${ids.indexOf(id)}`)
      expect(sender_id).toBe(app.idOf(SENDERS[ids.indexOf(id)] ?? 'owner'))
    }
  })
})

describe('of several that wait together', () => {
  const four = (others: Name, content: string): (() => Promise<Answer>)[] => [
    () => send('owner', `${content} 0`),
    () => send('owner', `${content} 1`),
    () => send(others, `${content} 2`),
    () => send('owner', `${content} 3`),
  ]

  test('one whose sender was deactivated is refused alone', async () => {
    const id = app.idOf('member2')
    const setActive = async (is_active: boolean, tx: Tx): Promise<void> => {
      await update(User, { is_active }, { id }, tx)
      await append(tx, 1, [personUpdated({ user_id: id, is_active }, [])], await Realm.moveEventSeq(1, 1, tx))
    }
    const { answers } = await sendHeld(four('member2', 'deactivated'), (tx) => setActive(false, tx))
    await app.server.app.db.transaction((tx) => setActive(true, tx))
    expect(statuses(answers)).toEqual([200, 200, 401, 200])
    expect(answers[2]?.body.code).toBe('USER_DEACTIVATED')
  })

  test('one that may no longer be sent is refused alone', async () => {
    const { id } = (
      await app.as('owner').post('/channels/create', { name: 'closed', subscribers: [app.idOf('member'), app.idOf('owner')] })
    ).body
    await app.as('owner').post('/messages', { type: 'channel', to: id, topic: 'x', content: 'x' })
    const closing = (transaction: object) =>
      app.server.app.db.run('UPDATE channels SET is_archived = 1 WHERE id = ?', [id], transaction as never)
    const toClosed = () => send('member', 'late', { to: id, topic: 'x' })
    const { answers } = await sendHeld([() => send('owner', 'a'), () => send('member', 'b'), toClosed, () => send('member', 'c')], closing)
    expect(statuses(answers)).toEqual([200, 200, 400, 200])
    expect(answers[2]?.body.msg).toBe("Channel 'closed' is archived")
    expect(await Message.count({ where: { content: 'late' } })).toBe(0)
  })

  test('each is written by itself after a statement for all has failed', async () => {
    let written = 0
    // The first message is written before the others, which wait for it.
    const stop = app.server.app.db.onStatement((sql) => {
      if (/^INSERT INTO .?messages.? /.test(sql) && ++written === 2) throw new Error('the database refuses a row')
    })
    const { answers } = await sendHeld(four('member2', 'refused together'))
    stop()
    expect(statuses(answers)).toEqual([200, 200, 200, 200])
    expect(written).toBe(5)
  })

  test('copies of one request give one message, and the others are sent', async () => {
    const copy = () => send('member', 'copied', { local_id: 'copy' })
    const { answers } = await sendHeld([() => send('owner', 'a'), copy, () => send('owner', 'b'), copy, copy])
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200])
    expect(new Set([1, 3, 4].map((i) => answers[i]?.body.id)).size).toBe(1)
    expect(await Message.count({ where: { content: 'copied' } })).toBe(1)
    expect(await SentKey.count({ where: { message_id: answers[1]?.body.id } })).toBe(1)
  })

  test('the first message of a channel is the one with the lowest ID', async () => {
    const { id } = (await app.as('owner').post('/channels/create', { name: 'new', subscribers: SENDERS.map(app.idOf) })).body
    await app.server.app.db.run('UPDATE channels SET first_message_id = NULL WHERE id = ?', [id])
    const toNew = (name: Name) => () => send(name, 'x', { to: id, topic: 'new' })
    const { answers } = await sendHeld([() => send('owner', 'a'), toNew('member'), toNew('member2'), toNew('owner')])
    const lowest = Math.min(...answers.slice(1).map(({ body }) => body.id))
    const { streams } = (await app.as('owner').get('/streams')).body
    expect(streams.find((one: { stream_id: number }) => one.stream_id === id).first_message_id).toBe(lowest)
  })
})

test('a message is refused before anything is written while too many wait, and can be sent again', async () => {
  // The size of waiting texts counts: a few hundred with large HTML fill the queue.
  const large = '&'.repeat(9_980)
  const many = Array.from({ length: 300 }, (_, i) => () => send(SENDERS[i % SENDERS.length] ?? 'owner', `${i}\n\n${large}`))
  const before = await Message.count()
  const { answers } = await sendHeld(many)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { body, headers } of refused) {
    expect(body).toEqual({ result: 'error', code: 'SERVER_BUSY', msg: 'Too many messages are being sent at once', 'retry-after': 1 })
    expect(headers.get('retry-after')).toBe('1')
  }
  const sent = answers.filter(({ status }) => status === 200)
  expect(sent.length + refused.length).toBe(many.length)
  expect(await Message.count()).toBe(before + sent.length)
  expect((await send('member', 'again')).status).toBe(200)
}, 120_000)

test('messages get SERVER_BUSY when the database is lost, and possibly committed ones are not written again', async () => {
  const { db, log } = app.server.app
  const { transaction } = db
  const told = vi.spyOn(log, 'error').mockImplementation(() => {})
  const before = await Message.count()
  let writes = 0
  const { answers } = await sendHeld(
    [0, 1, 2, 3].map((i) => () => send(SENDERS[i] ?? 'owner', `lost ${i}`)),
    async () => {
      vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
        writes++
        await transaction(work)
        throw new DatabaseError(Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST', sql: 'COMMIT' }))
      })
    },
  ).finally(() => vi.mocked(db.transaction).mockRestore())
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(1)
  for (const { body } of refused)
    expect(body).toEqual({ result: 'error', code: 'SERVER_BUSY', msg: 'The database does not answer', 'retry-after': 1 })
  expect(writes).toBe(1)
  expect(await Message.count()).toBe(before + 4)
  expect(told).toHaveBeenCalledWith(expect.anything(), 'the database does not answer')
  told.mockRestore()
})

test('clients stay consistent while many messages are sent at once', async () => {
  await verifyEvents(app, ['member2'], async () => {
    const all = Array.from(
      { length: 30 },
      (_, i) => () => (i % 3 ? send(SENDERS[i % SENDERS.length] ?? 'owner', `@**Max Member** ${i}`, { topic: `t${i % 4}` }) : direct(i)),
    )
    expect(statuses(await Promise.all(all.map((one) => one())))).toEqual(all.map(() => 200))
  })
})

function direct(i: number): Promise<Answer> {
  return app.as('member').post('/messages', { type: 'direct', to: [app.idOf('member2')], content: `direct ${i}` })
}
