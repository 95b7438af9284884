// databases: both

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataTypes, UniqueConstraintError } from 'sequelize'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inOrder, rowLock } from './dialect.ts'
import { type Db, openDatabase, type Tx } from './index.ts'
import { runWithNext } from './run.ts'

/** The connections of two processes to one database, which has a table of counters. */
let here: Db
let there: Db
let own: string
let remove: () => Promise<void>
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-db-'))
  const url = inject('databaseUrl') ? `${inject('databaseUrl')}/mysql` : `sqlite:${join(folder, 'test.sqlite')}`
  const admin = await openDatabase(url)
  const name = `transactions_${process.pid}`
  if (admin.sequelize.getDialect() === 'mysql') await admin.sequelize.query(`CREATE DATABASE ${name}`)
  own = admin.sequelize.getDialect() === 'mysql' ? url.replace(/mysql$/, name) : url
  here = await openDatabase(own)
  there = await openDatabase(own)
  const counter = { type: DataTypes.INTEGER, allowNull: false }
  await here.sequelize.getQueryInterface().createTable('counters', { id: { ...counter, primaryKey: true }, n: counter })
  await here.transaction((tx) => here.run('INSERT INTO counters VALUES (1, 0), (2, 0)', [], tx))
  remove = async () => {
    await here.close()
    await there.close()
    if (admin.sequelize.getDialect() === 'mysql') await admin.sequelize.query(`DROP DATABASE ${name}`)
    await admin.close()
    await rm(folder, { recursive: true, force: true })
  }
})
afterAll(() => remove())

const add = (db: Db, id: number, tx: Tx) => db.run('UPDATE counters SET n = n + 1 WHERE id = ?', [id], tx)

/** The number of connections that somebody uses. On SQLite there is no pool. */
function borrowed({ sequelize }: Db): number {
  const { pool } = sequelize.connectionManager as unknown as { pool: { using?: number } }
  return pool.using ?? 0
}

async function counters(db: Db, tx?: Tx): Promise<number[]> {
  const { rows } = await db.run<{ n: number }>('SELECT n FROM counters ORDER BY id', [], tx)
  return rows.map(({ n }) => n)
}

async function changeOf(work: () => Promise<unknown>): Promise<number[]> {
  const before = await counters(here)
  await work()
  return (await counters(here)).map((n, i) => n - (before[i] ?? 0))
}

describe('a transaction', () => {
  test('that throws leaves nothing behind', async () => {
    const failing = () =>
      here.transaction(async (tx) => {
        await add(here, 1, tx)
        throw new Error('no')
      })
    expect(await changeOf(() => expect(failing()).rejects.toThrow('no'))).toEqual([0, 0])
  })

  test('fails with a statement that fails and whose result nobody needed', async () => {
    const failing = () =>
      here.transaction(async (tx) => {
        await add(here, 2, tx)
        await runWithNext(here.sequelize, 'INSERT INTO counters VALUES (1, 0)', undefined, tx)
      })
    expect(await changeOf(() => expect(failing()).rejects.toThrow(UniqueConstraintError))).toEqual([0, 0])
  })

  test('inside another one is refused, and the outer one continues', async () => {
    const nested = () =>
      here.transaction(async (tx) => {
        await add(here, 1, tx)
        await expect((async () => here.transaction(async () => {}))()).rejects.toThrow('inside a transaction')
      })
    expect(await changeOf(nested)).toEqual([1, 0])
  })

  test('loses no update among many concurrent ones from two processes', async () => {
    const many = () =>
      Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? here : there)).map((db) => db.transaction((tx) => add(db, 1, tx))))
    expect(await changeOf(many)).toEqual([40, 0])
  })

  const hold = (db: Db, id: number, tx: Tx) => db.run(`SELECT n FROM counters WHERE id = ?${rowLock(db.sequelize, 'exclusive')}`, [id], tx)

  test.each([
    ['write', add, [2, 2]],
    ['read', hold, [1, 1]],
  ])('whose %s conflicts with another one takes no more statements, runs again, and takes effect once', async (_, then, changes) => {
    let runs = 0
    /** Locks the two rows one after the other. The first time, it waits until the other side has locked its first row. */
    const take = (db: Db, first: number, second: number) =>
      db.transaction(async (tx) => {
        await add(db, first, tx)
        runs++
        // SQLite has one writer at a time, so there the other side waits before it starts.
        if (db.sequelize.getDialect() === 'mysql') await expect.poll(() => runs).toBeGreaterThanOrEqual(2)
        await then(db, second, tx).catch(async (error) => {
          await expect(add(db, first, tx)).rejects.toThrow('the transaction is over')
          throw error
        })
      })
    expect(await changeOf(() => Promise.all([take(here, 1, 2), take(there, 2, 1)]))).toEqual(changes)
    expect(runs).toBeGreaterThanOrEqual(here.sequelize.getDialect() === 'mysql' ? 3 : 2)
    expect([here, there].map(borrowed)).toEqual([0, 0])
  })

  test('that has ended takes no more statements', async () => {
    const over = await here.transaction(async (tx) => tx)
    await expect(counters(here, over)).rejects.toThrow('the transaction is over')
  })

  // On SQLite it is a thread, which ends only when nobody holds it.
  test.runIf(inject('databaseUrl'))(
    'whose connection is lost is not run again, and leaves nothing behind, and no connection borrowed',
    async () => {
      let runs = 0
      const lost = () =>
        here.transaction(async (tx) => {
          runs++
          await add(here, 1, tx)
          const [row] = (await here.run<{ id: number }>('SELECT CONNECTION_ID() AS id', [], tx)).rows
          await there.run('KILL ?', [row?.id])
          await add(here, 2, tx)
        })
      expect(await changeOf(() => expect(lost()).rejects.toThrow())).toEqual([0, 0])
      expect({ runs, borrowed: borrowed(here) }).toEqual({ runs: 1, borrowed: 0 })
    },
  )

  test('that fails for another reason is not run again', async () => {
    let runs = 0
    const duplicate = here.transaction((tx) => {
      runs++
      return here.run('INSERT INTO counters VALUES (1, 0)', [], tx)
    })
    await expect(duplicate).rejects.toThrow()
    expect(runs).toBe(1)
  })
})

test('a snapshot sees the database at one moment, whatever others commit in the meantime', async () => {
  const [before, after] = await here.snapshot(async (tx) => {
    const first = await counters(here, tx)
    await there.transaction((other) => add(there, 2, other))
    return [first, await counters(here, tx)]
  })
  expect(after).toEqual(before)
  expect(await counters(here)).not.toEqual(before)
})

describe('a scan', () => {
  /** Milliseconds: less than a scan may take by default, and more than a busy machine is late. */
  const LATE = 10_000
  /** How many scans the database still runs. The threads of SQLite are tested in sqlite.test.ts. */
  const running = async (): Promise<number> => {
    if (own.startsWith('sqlite:')) return 0
    const sql = "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE info LIKE '%counters c39%' AND id <> CONNECTION_ID()"
    const [row] = (await here.run<{ n: number }>(sql)).rows
    return row?.n ?? 0
  }

  /** MySQL gives another error while it still looks for a plan. */
  test.each([
    ['to plan', () => 'SELECT'],
    ['to run', () => inOrder(here.sequelize)],
  ])('that takes too long %s is refused, and ends', async (_, select) => {
    const impatient = await openDatabase(own, { scanLimit: 300 })
    const many = Array.from({ length: 40 }, (_, i) => `counters c${i}`)
    const begun = performance.now()
    await expect(impatient.scan(`${select()} SUM(c0.n + c39.n) AS n FROM ${many.join(' CROSS JOIN ')}`, [])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(performance.now() - begun).toBeLessThan(LATE)
    await expect.poll(running, { timeout: 10_000 }).toBe(0)
    await impatient.close()
  })
})
