// databases: both

import { type FindOptions, literal, Model, Op } from 'sequelize'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Message } from '../models/message.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { withStatements } from '../testing/statements.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
  for (const content of [`it's a "quote" \\ and ? and :name`, 'two', 'three'])
    await app.as('member').post('/messages', { type: 'stream', to: 'general', topic: content.slice(0, 4), content })
})
afterAll(() => app.close())

/** The statement of a read, without the name that Sequelize gives to the table, and its result. */
async function seen(read: () => Promise<unknown>): Promise<{ sql: string; found: unknown }> {
  const { result, statements } = await withStatements(app.server.app, read)
  const sql = statements.findLast((statement) => statement.includes('SELECT')) ?? ''
  return { sql, found: JSON.parse(JSON.stringify(result)) }
}

const messages: [name: string, options: FindOptions][] = [
  ['all rows', { order: [['id', 'ASC']] }],
  ['equal values', { where: { realm_id: 1, topic: `it's` } }],
  ['a value with signs of SQL', { where: { content: `it's a "quote" \\ and ? and :name` } }],
  ['booleans', { where: { received_by_rows: false, has_link: false }, order: [['id', 'DESC']] }],
  ['what is null', { where: { last_edited_at: null } }],
  ['what is not null', { where: { last_edited_at: { [Op.ne]: null } } }],
  ['one of a list', { where: { topic: ['two', 'thre'] }, order: [['id', 'ASC']] }],
  ['one of an empty list', { where: { id: [] } }],
  ['one of a list by an operator', { where: { id: { [Op.in]: [1, 2] } }, order: [['id', 'ASC']] }],
  ['between', { where: { id: { [Op.gt]: 1, [Op.lte]: 3 } }, order: [['id', 'ASC']] }],
  ['either of two', { where: { realm_id: 1, [Op.or]: [{ topic: 'two' }, { id: { [Op.lt]: 2 } }] }, order: [['id', 'ASC']] }],
  ['some columns of a few rows', { attributes: ['id', 'topic'], order: [['id', 'DESC']], limit: 2 }],
  ['objects without methods', { where: { id: { [Op.gte]: 1 } }, order: [['id', 'ASC']], raw: true }],
]
const elaborate: [name: string, options: FindOptions][] = [
  ['a condition in SQL', { where: { [Op.and]: literal('id > 1') } as never, order: [['id', 'ASC']] }],
  ['a value in SQL', { where: { id: literal('1 + 1') as never } }],
  ['a beginning', { where: { topic: { [Op.startsWith]: 't' } }, order: [['id', 'ASC']] }],
  ['groups', { attributes: ['sender_id'], group: ['sender_id'], raw: true }],
  ['an order in SQL', { order: literal('id DESC') as never }],
]

describe('finders return the same rows as those of the library', () => {
  test.each(messages)('%s', async (_, options) => {
    const own = await seen(() => Message.findAll(options))
    expect(own.found).toEqual((await seen(() => Model.findAll.call(Message, options))).found)
    expect(own.sql).not.toContain('AS `Message`')
    expect((await seen(() => Message.findOne(options))).found).toEqual((await seen(() => Model.findOne.call(Message, options))).found)
    const { where = {} } = options
    expect(await Message.count({ where })).toBe(await Model.count.call(Message, { where }))
  })

  test.each(elaborate)('%s, by the library', async (_, options) => {
    const own = await seen(() => Message.findAll(options))
    expect(own.found).toEqual((await seen(() => Model.findAll.call(Message, options))).found)
    expect(own.sql).toContain('AS `Message`')
  })
})

test('rows are instances that can be changed', async () => {
  const [user] = await User.findAll({ where: { is_active: true }, order: [['id', 'ASC']], limit: 1 })
  await user?.update({ full_name: 'Another Name' })
  expect((await User.findByPk(user?.id))?.full_name).toBe('Another Name')
  expect(user).toBeInstanceOf(User)
})

test('JSON values and booleans are returned as the library returns them', async () => {
  const find = () => Realm.findByPk(1)
  expect((await seen(find)).found).toEqual((await seen(() => Model.findByPk.call(Realm, 1))).found)
  expect((await find())?.is_active).toBe(true)
})

test('a missing row is null', async () => {
  expect(await User.findByPk(4_000_000_000)).toBeNull()
  expect(await User.findByPk(undefined)).toBeNull()
  expect(await User.findOne({ where: { realm_id: 99 } })).toBeNull()
})

test('a missing row is an error if it is required', async () => {
  const missing = { where: { realm_id: 99 }, rejectOnEmpty: true as const }
  const library = await Model.findOne.call(User, missing).catch((error) => error)
  await expect(User.findOne(missing)).rejects.toThrow(library)
  await expect(User.findByPk(4_000_000_000, { rejectOnEmpty: true })).rejects.toThrow(library)
  expect((await User.findByPk(1, { rejectOnEmpty: true })).id).toBe(1)
})

test('a row can be locked', async () => {
  const { found, sql } = await seen(() =>
    app.server.app.db.transaction((tx) => User.findByPk(1, { attributes: ['id'], transaction: tx, lock: tx.LOCK.UPDATE })),
  )
  expect(found).toEqual({ id: 1 })
  const library = await seen(() =>
    app.server.app.db.transaction((tx) => Model.findByPk.call(User, 1, { attributes: ['id'], transaction: tx, lock: tx.LOCK.UPDATE })),
  )
  expect(/FOR UPDATE/.test(sql)).toBe(/FOR UPDATE/.test(library.sql))
})
