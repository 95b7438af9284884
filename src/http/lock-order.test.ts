// databases: both
// Every request locks rows in one order (docs/adr/0010-permissions.md), so that transactions wait for each other instead of ending in a
// deadlock. MySQL shows this, because its statements name their locks.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, cases } from '../../contract-tests/cases.ts'
import { requestOf, send } from '../../contract-tests/http.ts'
import { Channel } from '../models/channel.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { HAS_ROW_LOCKS } from '../testing/pause.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'
import { logInByPage, postByPage } from '../testing/sessions.ts'
import { withStatements } from '../testing/statements.ts'
import { dereference, loadContract } from './contract.ts'

/** The tables whose rows several requests lock, in the order in which they do so. */
const ORDER = ['users', 'channels', 'messages', 'user_groups', 'realms']

interface Lock {
  table: string
  /** The rows, as the statement names them. */
  rows: string
}

/** The rows that a statement locks. Undefined if it locks none of these tables. */
function lockOf(sql: string): Lock | undefined {
  const text = sql.replace(/[`\s]+/g, ' ')
  const moved = /^UPDATE (realms) SET event_seq .* WHERE id = (\d+)$/.exec(text)
  if (moved) return { table: 'realms', rows: moved[2] as string }
  if (!/^SELECT .*(?:FOR UPDATE|LOCK IN SHARE MODE)/.test(text)) return undefined
  // The lock of a derived table covers only its rows. Other subqueries lock nothing.
  const derived = /\((SELECT [^()]*(?:\([^()]*\)[^()]*)*(?:FOR UPDATE|LOCK IN SHARE MODE))\)/.exec(text)?.[1]
  const locking = derived ?? text.replace(/\(SELECT [^()]*\)/g, '')
  const table = / FROM (\w+)/.exec(locking)?.[1] ?? ''
  if (!ORDER.includes(table)) return undefined
  return { table, rows: (/\bid (?:= |IN \()([\d, ]+)/.exec(locking)?.[1] ?? locking).trim() }
}

/** Locks that come too late: those of a table after one that follows it, of rows that the transaction has not locked before. */
function faultsOf(statements: readonly string[], isNew: (lock: Lock) => boolean): string[] {
  const faults: string[] = []
  let held: Lock[] = []
  for (const sql of statements) {
    if (/^(?:START TRANSACTION|COMMIT|ROLLBACK)/.test(sql)) held = []
    const lock = lockOf(sql)
    if (!lock || isNew(lock)) continue
    const isHeld = held.some(({ table, rows }) => table === lock.table && rows === lock.rows)
    const later = held.find(({ table }) => ORDER.indexOf(table) > ORDER.indexOf(lock.table))
    if (later && !isHeld) faults.push(`${lock.table} ${lock.rows} after ${later.table}`)
    held.push(lock)
  }
  return faults
}

test.each([
  ['SELECT `id` FROM `realms` WHERE `id` = 1 FOR UPDATE', { table: 'realms', rows: '1' }],
  ['SELECT * FROM `channels` WHERE `id` IN (3, 4) ORDER BY `id` ASC FOR UPDATE', { table: 'channels', rows: '3, 4' }],
  ['UPDATE realms SET event_seq = LAST_INSERT_ID(event_seq + 1) WHERE id = 1', { table: 'realms', rows: '1' }],
  ['SELECT * FROM `channels` WHERE `id` = 3', undefined],
])('%s locks %j', (sql, lock) => expect(lockOf(sql)).toEqual(lock))

test('a lock that comes too late is found', () => {
  const [first, second] = ['SELECT id FROM realms WHERE id = 1 FOR UPDATE', 'SELECT id FROM channels WHERE id = 3 FOR UPDATE']
  expect(faultsOf([first, second], () => false)).toEqual(['channels 3 after realms'])
  expect(faultsOf([second, first, second], () => false)).toEqual([])
})

describe.runIf(HAS_ROW_LOCKS)('on MySQL', () => {
  const contract: Contract = dereference(loadContract().bundled)
  let app: SeededApp
  beforeAll(async () => {
    app = await startSeededApp()
  }, 60_000)
  afterAll(() => app.close())

  test('every request locks rows in the order of the tables', { timeout: 120_000 }, async () => {
    const faults: string[] = []
    let locks = 0
    for (const example of cases(contract)) {
      if (example.method === 'get' || example.response.status !== 200) continue
      app.server.app.caches.clear()
      const newest: Record<string, number> = { channels: Number(await Channel.max('id')), users: Number(await User.max('id')) }
      // Nobody else knows of a channel or an account that this transaction creates.
      const isNew = ({ table, rows }: Lock): boolean => Number(rows) > (newest[table] ?? Number.POSITIVE_INFINITY)
      const { statements } = await withStatements(app.server.app, () => send(app.url, requestOf(contract, example, app.keys)))
      locks += statements.filter((sql) => lockOf(sql)).length
      for (const fault of faultsOf(statements, isNew)) faults.push(`${example.operationId} ${example.name}: ${fault}`)
    }
    expect(locks).toBeGreaterThan(300)
    expect(faults).toEqual([])
  })
})

describe.runIf(HAS_ROW_LOCKS)('logins in browsers, on MySQL', () => {
  const PASSWORD = 'correct horse battery staple'
  const [low, high] = ['owner', 'member'] as const
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(NO_WORKER)
  }, 60_000)
  afterAll(() => app.close())
  const addressOf = (name: 'owner' | 'member') => app.demo.users[name].email
  const logIn = (name: 'owner' | 'member', cookie?: string) => logInByPage(app, addressOf(name), PASSWORD, cookie)

  test('lock all accounts that they change at once, in the order of their IDs', async () => {
    expect(app.idOf(low)).toBeLessThan(app.idOf(high))
    for (const [name, former] of [
      [low, high],
      [high, low],
      [high, high],
    ] as const) {
      const before = await logIn(former)
      const { statements } = await withStatements(app.server.app, () => logIn(name, before))
      const ids = [...new Set([app.idOf(former), app.idOf(name)])].sort((a, b) => a - b)
      const locking = statements.filter((sql) => lockOf(sql)?.table === 'users')
      const idsIn = (sql = '') => [...new Set(lockOf(sql)?.rows.split(', ').map(Number))].sort((a, b) => a - b)
      expect([idsIn(locking[0]), locking[0]]).toEqual([ids, expect.stringMatching(ids.length > 1 ? /ORDER BY `?id`? ASC/ : /./)])
      for (const sql of locking) for (const id of idsIn(sql)) expect(ids).toContain(id)
    }
  })

  test('wait for each other and for new passwords, and end in no deadlock', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 8; round++) {
      const [ofLow, ofHigh] = [await logIn(low), await logIn(high)]
      const [old_password, new_password] = [PASSWORD, `${PASSWORD} ${round}`]
      const { result: refused, statements } = await withStatements(app.server.app, async () => {
        const logins = [postByPage(app, '/accounts/login', { email: addressOf(high), password: PASSWORD }, ofLow), logIn(low, ofHigh)]
        const change = app.as(high).patch('/settings', { old_password, new_password })
        const [late] = await Promise.all([...logins, change])
        expect((await change).status).toBe(200)
        return (late as Answer).status === 303 ? 0 : 1
      })
      // A login with the old password after the new one ends its transaction, if it has begun one. Nothing else ends one without a commit.
      expect(statements.filter((sql) => /^ROLLBACK/.test(sql)).length).toBeLessThanOrEqual(refused)
      await app.as(high).must.patch('/settings', { old_password: new_password, new_password: old_password })
    }
  })
})
