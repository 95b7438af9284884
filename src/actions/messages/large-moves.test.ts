// databases: both
// Requests about very many messages and users need few statements, little time and little memory.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { run } from '../../db/run.ts'
import { requireRow } from '../../db/sql.ts'
import { Channel } from '../../models/channel.ts'
import { Message, UserMessage } from '../../models/message.ts'
import { MissedMessage } from '../../models/missed-message.ts'
import { MovedSpan } from '../../models/move.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription, SubscriptionSpan } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { catchUp } from '../../receipts/catching-up.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { withStatements } from '../../testing/statements.ts'
import { unixTime } from '../../values/dates.ts'
import { ROLE } from '../../values/roles.ts'
import { createApiKey } from '../people/api-keys.ts'
import { notifyOfNext } from './notifications/notify.ts'

const MESSAGES = 10_000
const SUBSCRIBERS = 5_000
/** How many of the subscribers have read all messages. */
const READERS = 10
/** The maximum number of statements of a request. */
const FEW = 500
/** A time limit in milliseconds, for a busy machine. */
const PATIENCE = 120_000
type Form = Record<string, unknown>

let app: TestApp
let crowd: number[]
beforeAll(async () => {
  // The worker would look at messages that no request has sent.
  app = await startTestApp(NO_WORKER)
  await Realm.update({ settings: JSON.stringify({ send_channel_events_messages: false }) }, { where: { id: 1 } })
  app.server.app.caches.clear()
  await keepStatistics(false)
  const person = (i: number) => ({ delivery_email: `p${i}@example.com`, email_key: `p${i}@example.com`, full_name: `Person ${i}` })
  const made = { realm_id: 1, role: ROLE.member, date_joined: 1_700_000_000 }
  await User.bulkCreate(Array.from({ length: SUBSCRIBERS }, (_, i) => ({ ...made, ...person(i) })))
  crowd = (await User.findAll({ attributes: ['id'], where: { date_joined: 1_700_000_000 }, raw: true })).map(({ id }) => id)
})
afterAll(async () => {
  await keepStatistics(true)
  await app.close()
})

/** Whether a database server notices how much is written. It can take seconds, and in the meantime it takes the tables for empty. */
async function keepStatistics(isUpToDate: boolean): Promise<void> {
  if (!inject('databaseUrl')) return
  const { sequelize } = app.server.app.db
  for (const { tableName: table } of Object.values(sequelize.models)) {
    await run(sequelize, `ALTER TABLE ${table} STATS_AUTO_RECALC = ${isUpToDate ? 'DEFAULT' : 0}`)
    if (isUpToDate) continue
    const { database } = sequelize.config
    const where = `database_name = '${database}' AND table_name = '${table}'`
    await run(
      sequelize,
      `UPDATE mysql.innodb_table_stats SET n_rows = 0, clustered_index_size = 1, sum_of_other_index_sizes = 1 WHERE ${where}`,
    )
    await run(sequelize, `UPDATE mysql.innodb_index_stats SET stat_value = 0 WHERE ${where} AND stat_name LIKE 'n_diff%'`)
    await run(sequelize, `FLUSH TABLE ${table}`)
  }
}

async function channel(name: string, form: Form = {}): Promise<Channel> {
  const { body } = await app.as('owner').post('/channels/create', { name, subscribers: [1, app.demo.users.member.user_id], ...form })
  return Channel.findByPk(body.id, { rejectOnEmpty: true })
}
/** Subscribes the crowd directly in the database. */
async function fill(place: Channel): Promise<void> {
  const { db } = app.server.app
  await db.transaction(async (tx) => {
    const pairs = { channelIds: [place.id], userIds: crowd }
    await Subscription.createMissing(pairs, new Map([[place.id, '#76ce90']]), tx)
    await SubscriptionSpan.open(pairs, 1, tx)
  })
}
/** Creates a topic with many messages. The first is sent, the others are copies of its row. */
async function talkIn(place: Channel): Promise<number[]> {
  const sent = await app.as('owner').post('/messages', { type: 'channel', to: place.id, topic: 'large', content: 'x' })
  const { id: _, ...row } = await requireRow(Message, sent.body.id)
  for (let i = 0; i < 4; i++) await Message.bulkCreate(Array.from({ length: MESSAGES / 4 - (i === 0 ? 1 : 0) }, () => ({ ...row })))
  const rows = await Message.findAll({ attributes: ['id'], where: { recipient_id: row.recipient_id }, order: [['id', 'ASC']], raw: true })
  return rows.map(({ id }) => id)
}
async function readByFew(place: Channel): Promise<void> {
  const sql = `INSERT INTO user_messages (realm_id, user_id, message_id, flags)
    SELECT 1, u.id, m.id, 1 FROM users u JOIN messages m ON m.recipient_id = ? WHERE u.id IN (?)`
  await app.server.app.db.run(sql, [place.recipient_id, crowd.slice(0, READERS)])
}
/** Makes a request that must succeed. Counts its statements, measures what it adds to the log, and returns its answer. */
async function measured(request: () => Promise<{ status: number; body: Form }>): Promise<Form> {
  const { event_seq: before } = await Realm.findByPk(1, { rejectOnEmpty: true })
  const { result, statements } = await withStatements(app.server.app, request)
  const { status, body } = result
  expect(status, JSON.stringify(body)).toBe(200)
  const sql = 'SELECT COUNT(*) AS n, SUM(LENGTH(payload) + LENGTH(audience)) AS size FROM events WHERE seq > ?'
  const [log] = (await app.server.app.db.run<{ n: number; size: number }>(sql, [before])).rows
  expect(statements.length).toBeLessThan(FEW)
  expect(log?.n).toBeLessThan(20)
  expect(Number(log?.size)).toBeLessThan(1_000_000)
  return body
}
const move = (ids: number[], form: Form) => () =>
  app.as('owner').patch(`/messages/${ids[0]}`, { propagate_mode: 'change_all', send_notification_to_new_thread: false, ...form })
const rowsOf = (userIds: number[], ids: number[]) => UserMessage.count({ where: { user_id: userIds, message_id: ids } })
/** How many rows the users have for the messages after they have caught up. */
async function haveOf(userIds: number[], ids: number[]): Promise<number> {
  for (const id of userIds) await catchUp(app.server.app.db, { id, realm_id: 1 })
  return rowsOf(userIds, ids)
}

describe(`${MESSAGES} messages of a channel with ${SUBSCRIBERS} subscribers`, { timeout: PATIENCE }, () => {
  let open: Channel
  let ids: number[]
  beforeAll(async () => {
    open = await channel('open')
    await fill(open)
    ids = await talkIn(open)
    await readByFew(open)
  }, PATIENCE)

  test('are marked as read by a narrow, 5,000 at a time', async () => {
    const page = (anchor: string) => () =>
      app.as('member').post('/messages/flags/narrow', {
        ...{ anchor, num_before: 0, num_after: 9_999, op: 'add', flag: 'read' },
        ...{ include_anchor: anchor === 'oldest', narrow: [{ operator: 'channel', operand: open.id }] },
      })
    const first = await measured(page('oldest'))
    expect(first).toMatchObject({ processed_count: 5_000, updated_count: 5_000, found_newest: false })
    const second = await measured(page(String(first.last_processed_id)))
    expect(second).toMatchObject({ processed_count: 5_000, updated_count: 5_000, first_processed_id: ids[5_000] })
    const third = await measured(page(String(second.last_processed_id)))
    expect(third).toMatchObject({ processed_count: 0, updated_count: 0, found_newest: true })
  })

  test('are starred by their IDs, by people who received them and people who did not', async () => {
    for (const name of ['member', 'moderator'] as const)
      for (const half of [ids.slice(0, 5_000), ids.slice(5_000)]) {
        const { messages } = await measured(() => app.as(name).post('/messages/flags', { messages: half, op: 'add', flag: 'starred' }))
        expect(messages).toEqual(half)
      }
  })

  test('move to another topic', async () => {
    await measured(move(ids, { topic: 'larger' }))
    expect(await Message.count({ where: { recipient_id: open.recipient_id, topic: 'larger' } })).toBe(MESSAGES)
  })

  test('move to a channel that few of them may read, with one event per message for clients that need it', async () => {
    const to = await channel('closed', { invite_only: true })
    const { queue_id } = (await app.as('moderator').post('/register', { event_types: ['delete_message'] })).body
    await measured(move(ids, { stream_id: to.id }))
    expect(await rowsOf(crowd, ids)).toBe(0)
    expect(await haveOf([1, app.demo.users.member.user_id, crowd[0] ?? 0], ids)).toBe(2 * MESSAGES)
    const eventsAfter = async (last: number): Promise<{ id: number; message_id: number }[]> =>
      (await app.as('moderator').get('/events', { queue_id, last_event_id: last, dont_block: true })).body.events
    const events = await eventsAfter(-1)
    expect(events.map(({ message_id }) => message_id)).toEqual(ids)
    const rest = await eventsAfter(events[6_999]?.id ?? 0)
    expect(rest).toEqual(events.slice(7_000))
    expect(await eventsAfter(events.at(-1)?.id ?? 0)).toEqual([])
  })
})

describe(`${MESSAGES} messages that ${SUBSCRIBERS} subscribers have not read`, { timeout: PATIENCE }, () => {
  const rows = () => UserMessage.count({ where: { user_id: crowd } })
  let reader: Client
  beforeAll(async () => {
    const parts = app.server.app
    const user = await User.findByPk(crowd.at(-1) ?? 0, { rejectOnEmpty: true })
    reader = app.client({ email: user.delivery_email, api_key: (await createApiKey(parts, user, 'test', unixTime())).key })
  })
  const unread = async (place: Channel): Promise<number[]> => {
    const { streams } = (await reader.post('/register', { fetch_event_types: ['message'] })).body.unread_msgs
    return streams.find((one: { stream_id: number }) => one.stream_id === place.id)?.unread_message_ids ?? []
  }

  test('move to a channel that all of them may read, and stay unread for each', async () => {
    const [from, to] = [await channel('from'), await channel('to')]
    await fill(from)
    const ids = await talkIn(from)
    const before = await rows()
    await measured(move(ids, { stream_id: to.id }))
    expect(await rows()).toBe(before)
    const half = ids.slice(5_000)
    await measured(move(half, { propagate_mode: 'change_later', stream_id: from.id, topic: 'back' }))
    expect(await rows()).toBe(before)
    expect(await unread(to)).toEqual(ids.slice(0, 5_000))
    expect(await unread(from)).toEqual(half)
    const { status } = await reader.post('/mark_all_as_read')
    expect(status).toBe(200)
    expect(await MovedSpan.count({ where: { user_id: crowd.at(-1) ?? 0 } })).toBe(0)
    expect(await rows()).toBeGreaterThanOrEqual(before + MESSAGES)
  })

  test('move to protected history, where its subscribers get them as read and historical', async () => {
    const [from, to] = [await channel('source'), await channel('vault', { invite_only: true, history_public_to_subscribers: false })]
    await fill(to)
    const ids = await talkIn(from)
    const before = await rows()
    await measured(move(ids, { stream_id: to.id }))
    expect(await rows()).toBe(before)
    const window = { anchor: 'newest', num_before: 1, num_after: 0, narrow: [{ operator: 'channel', operand: to.id }] }
    const [newest] = (await reader.get('/messages', window)).body.messages
    expect(newest).toMatchObject({ id: ids.at(-1), flags: ['read', 'historical'] })
    expect(await unread(to)).toEqual([])
  })
})

test(
  'very many messages move out of protected history',
  async () => {
    const kept = await channel('kept', { invite_only: true, history_public_to_subscribers: false })
    await fill(kept)
    const ids = await talkIn(kept)
    await readByFew(kept)
    await measured(move(ids, { stream_id: (await channel('other', { invite_only: true })).id }))
    expect(await rowsOf(crowd, ids)).toBe(0)
    expect(await haveOf([app.demo.users.member.user_id, crowd[0] ?? 0], ids)).toBe(MESSAGES)
  },
  PATIENCE,
)

describe('messages that concern very many people are looked at one after the other, so that each step is short:', {
  timeout: PATIENCE,
}, () => {
  test.each(['@**all**', '@*crowd*'])('%s', async (mention) => {
    const { server } = app
    const place = await channel(`for ${mention.replaceAll(/[@*]/g, '')}`)
    await fill(place)
    if (mention === '@*crowd*') await app.as('owner').must.post('/user_groups/create', { name: 'crowd', description: '', members: crowd })
    while (await notifyOfNext(server.app, 1, unixTime()));
    const ids = []
    for (let i = 0; i < 3; i++) ids.push(await app.as('owner').must.send({ to: place.id, topic: 'large', content: mention }))
    for (const [i, id] of ids.entries()) {
      const { result, statements } = await withStatements(server.app, () => notifyOfNext(server.app, 1, unixTime()))
      expect(result).toBe(i < 2)
      const [, read] =
        statements.map((sql) => /flags. FROM user_messages WHERE .message_id. IN \(([\d, ]+)\)/.exec(sql)).find(Boolean) ?? []
      if (mention === '@*crowd*') expect(read).toBe(String(id))
      expect(await MissedMessage.count({ where: { message_id: id } })).toBeGreaterThanOrEqual(SUBSCRIBERS)
      expect(await MissedMessage.count({ where: { message_id: ids.slice(i + 1) } })).toBe(0)
    }
  })
})
