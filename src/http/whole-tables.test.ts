// databases: once
// No statement reads a whole table. Otherwise, a query of one organisation would become slower with each other organisation on the server.
// SQLite shows this, because its plans ignore how few rows a test has; MySQL has the same indexes. Nor does a statement look up each
// combination of two lists that it reads: with 20,000 users and 3,000 messages there are too many.

import Libsql from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Contract, cases } from '../../contract-tests/cases.ts'
import { requestOf, send } from '../../contract-tests/http.ts'
import { mailReminders } from '../actions/invitations/mails.ts'
import { noteSilence, noteTraffic } from '../jobs/activity.ts'
import { prune } from '../jobs/prune.ts'
import { sendPushes } from '../jobs/push.ts'
import { mailJoiners } from '../jobs/requested-mails.ts'
import { deleteOld } from '../jobs/retention.ts'
import { deliverScheduled } from '../jobs/scheduled.ts'
import { sendMails } from '../testing/mails.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'
import { withStatements } from '../testing/statements.ts'
import { unixTime } from '../values/dates.ts'
import { dereference, loadContract } from './contract.ts'

/** Tables that workers read completely, with the reason. */
const BY_WORKERS: Record<string, string> = {
  realms: 'a row for each organisation, which they go through',
  channels: 'once an hour each is looked at',
  event_queues: 'once a minute each is looked at, and those that have expired go',
  bot_deliveries: 'once a minute those of each bot are counted, at most 2,500, by an index alone',
  jobs: 'what is done goes: a backlog at most',
  links: 'once a minute each is looked at, and those that have expired go',
}
/** A table and its alias in the statement. */
const NAMED = /\b(?:FROM|JOIN)\s+`?(\w+)`?(?:\s+AS)?\s+`?(\w+)`?/g
/** The condition for an empty list. */
const NEVER = 'WHERE 1 = 0'

const contract: Contract = dereference(loadContract().bundled)
let app: SeededApp
let planner: Libsql.Database
let tables: Set<string>
beforeAll(async () => {
  app = await startSeededApp()
  planner = new Libsql(app.server.app.config.databaseUrl.replace('sqlite:', ''))
  const rows = planner.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[]
  tables = new Set(rows.map(({ name }) => name))
}, 60_000)
afterAll(async () => {
  planner.close()
  await app.close()
})

/** One statement of each form that runs during `work`. */
async function formsOf(work: () => Promise<void>): Promise<string[]> {
  const { statements } = await withStatements(app.server.app, work)
  const formOf = (sql: string): string => sql.replace(/'(?:[^']|'')*'|\b\d+\b/g, '?').replace(/\?(?:, ?\?)*/g, '?')
  const planned = statements.filter((sql) => /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/.test(sql))
  return [...new Map(planned.map((sql) => [formOf(sql), sql])).values()]
}

/** The steps of a statement's plan. `parent` is the step to which each belongs. */
function planOf(sql: string): { parent: number; detail: string }[] {
  return sql.includes(NEVER) ? [] : (planner.prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\?/g, 'NULL')}`).all() as never)
}

/** Whether a search combines two or more lists that the statement itself reads. */
function multipliesLists(sql: string): boolean {
  const lists = planOf(sql).flatMap(({ parent, detail }) => (detail.startsWith('LIST SUBQUERY') ? [parent] : []))
  return new Set(lists).size < lists.length
}

/** The tables that a statement reads from their first row to their last. */
function wholeTablesOf(sql: string): string[] {
  const plan = planOf(sql)
  const tableOf = new Map(Array.from(sql.matchAll(NAMED), ([, table, name]) => [name, table]))
  return plan.flatMap(({ detail }) => {
    const name = /^SCAN `?(\w+)/.exec(detail)?.[1]
    return [name, tableOf.get(name)].find((table) => table !== undefined && tables.has(table)) ?? []
  })
}

const faultsOf = (statements: readonly string[], allowed: Record<string, string> = {}): string[] =>
  statements.flatMap((sql) => wholeTablesOf(sql).flatMap((table) => (allowed[table] ? [] : `${table}: ${sql}`)))

test.each([
  [`SELECT id FROM messages WHERE content = 'x'`, ['messages']],
  ['SELECT m.id FROM users u JOIN messages AS m WHERE m.sender_id = u.id AND u.id = 1', []],
  ['SELECT `x`.`id` FROM `messages` AS `x` ORDER BY `x`.`id`', ['messages']],
  ['SELECT u.id FROM (SELECT id FROM messages WHERE id IN (1, 2)) u', []],
])('%s scans all of %j', (sql, whole) => expect(wholeTablesOf(sql)).toEqual(whole))

const OF_CHANNEL = 'message_id IN (SELECT m.id FROM messages m WHERE m.recipient_id = 1)'

test.each([
  [
    `UPDATE user_messages SET flags = 1 WHERE user_id IN (SELECT id FROM users WHERE realm_id = 1) AND flags IN (0, 2) AND ${OF_CHANNEL}`,
    true,
  ],
  [`UPDATE user_messages SET flags = 1 WHERE user_id IN (1, 2) AND ${OF_CHANNEL}`, false],
])('%s searches for each combination of two lists: %j', (sql, isFault) => expect(multipliesLists(sql)).toBe(isFault))

test('no request scans a whole table', { timeout: 120_000 }, async () => {
  const statements = await formsOf(async () => {
    for (const example of cases(contract)) {
      if (example.response.status !== 200) continue
      app.server.app.caches.clear()
      await send(app.url, requestOf(contract, example, app.keys))
    }
  })
  expect(statements.length).toBeGreaterThan(300)
  expect(faultsOf(statements)).toEqual([])
  expect(statements.filter(multipliesLists)).toEqual([])
})

test('no worker scans a whole table, except for the known ones', { timeout: 120_000 }, async () => {
  const { app: running } = app.server
  const { signal } = new AbortController()
  const statements = await formsOf(async () => {
    await prune(running, signal)
    for (const work of [mailReminders, deleteOld, noteSilence, noteTraffic, mailJoiners, sendMails, sendPushes, deliverScheduled])
      await work(running, unixTime(), signal)
  })
  expect(statements.length).toBeGreaterThan(20)
  expect(faultsOf(statements, BY_WORKERS)).toEqual([])
  expect(statements.filter(multipliesLists)).toEqual([])
})
