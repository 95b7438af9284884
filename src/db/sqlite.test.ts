// databases: once
// The embedded database in its threads. transaction.test.ts covers the behaviour that both databases share.

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Libsql from 'libsql'
import { DatabaseError, UniqueConstraintError } from 'sequelize'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type Db, isContention, isUnreachable, openDatabase } from './index.ts'
import { runWithNext } from './run.ts'
import { sqliteThreads, type Threads, TooSlow } from './sqlite-threads.ts'

/** A statement that runs for most of a second or longer. */
const SLOW = 'WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < 1000000) SELECT COUNT(*) AS n FROM r'
const QUICK = 'SELECT 1 AS n'
/** Milliseconds: less than a scan may take by default, and more than a busy machine is late. */
const LATE = 10_000
/** A quick statement with a result of some forty parts. */
const LONG = 'WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < 100000) SELECT i FROM r'

// Nothing here applies to MySQL.
describe.runIf(inject('databaseUrl') === '')('on the embedded database', () => {
  let folder: string
  let db: Db
  let threads: Threads
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-sqlite-'))
    const file = join(folder, 'test.sqlite')
    db = await openDatabase(`sqlite:${file}`)
    await db.run('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)')
    threads = sqliteThreads(file)
  })
  afterAll(async () => {
    await threads.close()
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })

  const read = (sql: string): Promise<object[]> => db.run(sql).then(({ rows }) => rows)
  const texts = async (): Promise<unknown[]> => (await read('SELECT text FROM notes ORDER BY id')).map((row) => Object.values(row)[0])
  /** The names of the pieces of work, in the order in which they finish. */
  const inOrder = async (work: Record<string, Promise<unknown>>): Promise<string[]> => {
    const done: string[] = []
    await Promise.all(Object.entries(work).map(([name, one]) => one.then(() => done.push(name))))
    return done
  }

  test('the event loop runs on while a statement runs, also in a transaction', async () => {
    const turnsOf = async (work: Promise<unknown>): Promise<number> => {
      let turns = 0
      const turn = (): void => {
        turns++
        next = setImmediate(turn)
      }
      let next = setImmediate(turn)
      await work
      clearImmediate(next)
      return turns
    }
    expect(await turnsOf(db.scan(SLOW, []))).toBeGreaterThan(100)
    expect(await turnsOf(db.transaction((tx) => db.scan(SLOW, [], tx)))).toBeGreaterThan(100)
  })

  test('a file that another process locks for too long counts as a database that does not answer', async () => {
    const other = new Libsql(join(folder, 'test.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    // A single attempt, because a database that is given more time makes twelve.
    const impatient = await openDatabase(`sqlite:${join(folder, 'test.sqlite')}`, { silence: 0 })
    const error = await impatient.transaction(async () => {}).catch((reason: unknown) => reason)
    other.close()
    await impatient.close()
    expect(error).toMatchObject({ original: { code: 'SQLITE_BUSY' } })
    expect([isContention(error), isUnreachable(error)]).toEqual([true, false])
  })

  test('transactions commit again after a write that met a file locked for too long', async () => {
    const insert = (text: string): string => `INSERT INTO notes (text) VALUES ('${text}')`
    const other = new Libsql(join(folder, 'test.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    await expect(db.run(insert('never'))).rejects.toMatchObject({ original: { code: 'SQLITE_BUSY' } })
    other.close()
    await db.transaction((tx) => db.scan(insert('afterwards'), [], tx))
    expect(await texts()).toEqual(['afterwards'])
    await db.run('DELETE FROM notes')
  })

  test('short reads wait neither for scans nor for a transaction, and writes not for scans', async () => {
    const scans = Promise.all([db.scan(SLOW, []), db.scan(SLOW, []), db.scan(SLOW, [])])
    const done = await inOrder({ scans, read: read(QUICK), write: db.transaction((tx) => db.scan(QUICK, [], tx)) })
    expect(done.at(-1)).toBe('scans')
    expect(await inOrder({ write: db.transaction((tx) => db.scan(SLOW, [], tx)), read: read(QUICK) })).toEqual(['read', 'write'])
  })

  test('short reads run between the parts of long results', async () => {
    const long = Promise.all([1, 2, 3, 4].map(() => read(LONG)))
    expect(await inOrder({ long, short: read(QUICK) })).toEqual(['short', 'long'])
    expect((await long).map((rows) => rows.length)).toEqual([100_000, 100_000, 100_000, 100_000])
  })

  test('a read that timed out counts as a database that does not answer', () => {
    expect(isUnreachable(new DatabaseError(Object.assign(new TooSlow(), { sql: SLOW })))).toBe(true)
  })

  test('uncommitted changes of a transaction are invisible to others, and a concurrent write waits for its end', async () => {
    const insert = (text: string): string => `INSERT INTO notes (text) VALUES ('${text}')`
    let unblock = (): void => {}
    const begun = new Promise<void>((resolve) => {
      unblock = resolve
    })
    const whole = db.transaction(async (tx) => {
      await db.run(insert('first'), [], tx)
      unblock()
      expect(await texts()).toEqual([])
      await db.run(insert('second'), [], tx)
    })
    await begun
    const beside = db.run(insert('beside'))
    await Promise.all([whole, beside])
    expect(await texts()).toEqual(['first', 'second', 'beside'])
  })

  test('a transaction is one message to its thread if nobody needs the results of its statements, unless they are long', async () => {
    await db.run('DELETE FROM notes')
    const messages = vi.spyOn(Worker.prototype, 'postMessage')
    const messagesOf = async (written: readonly string[]): Promise<number> => {
      messages.mockClear()
      await db.transaction(async (tx) => {
        for (const text of written) await runWithNext(db.sequelize, 'INSERT INTO notes (text) VALUES (?)', [text], tx)
      })
      return messages.mock.calls.length
    }
    const long = 'long'.repeat(20_000)
    const counts = [await messagesOf(['a', 'b', 'c']), await messagesOf(['d', long, `${long}er`, 'e'])]
    messages.mockRestore()
    expect(counts).toEqual([1, 2])
    expect(await texts()).toEqual(['a', 'b', 'c', 'd', long, `${long}er`, 'e'])
    await db.run('DELETE FROM notes')
  })

  test('a transaction fails with a statement whose result nobody needed, even if its error was caught', async () => {
    const insert = (id: number): string => `INSERT INTO notes VALUES (${id}, 'lost')`
    const careless = db.transaction(async (tx) => {
      await db.run(insert(1), [], tx)
      await runWithNext(db.sequelize, insert(1), undefined, tx)
      await expect(db.run(insert(2), [], tx)).rejects.toThrow(UniqueConstraintError)
      await runWithNext(db.sequelize, insert(3), undefined, tx)
    })
    await expect(careless).rejects.toThrow('the transaction was lost')
    expect(await texts()).toEqual([])
  })

  test('a write inside a transaction but not part of it is refused, because it would wait for ever', async () => {
    const nested = db.transaction(() => db.run("INSERT INTO notes (text) VALUES ('lost')"))
    await expect(nested).rejects.toThrow('inside a transaction')
    expect(await texts()).not.toContain('lost')
  })

  test('a commit that fails leaves nothing behind and does not block the next one', async () => {
    const deferred = 'CREATE TABLE kept (id INTEGER PRIMARY KEY, note INTEGER REFERENCES notes (id) DEFERRABLE INITIALLY DEFERRED)'
    await db.run(deferred)
    const dangling = db.transaction((tx) => db.run('INSERT INTO kept (note) VALUES (999)', [], tx))
    await expect(dangling).rejects.toThrow('FOREIGN KEY')
    await db.transaction((tx) => db.run('INSERT INTO kept (note) VALUES (NULL)', [], tx))
    expect(await read('SELECT note FROM kept')).toEqual([{ note: null }])
  })

  /** Statements without end, of which the second gives a row at once. */
  const ENDLESS = 'WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r) SELECT i FROM r WHERE i < 0'
  const ENDLESS_AFTER_ONE = ENDLESS.replace('i < 0', 'i = 1 OR i < 0')

  test('a read that takes too long ends, and a snapshot in the same thread goes on', async () => {
    const [first, second] = [await threads.snapshots.take(), await threads.snapshots.take()]
    for (const snapshot of [first, second]) await snapshot.run('BEGIN DEFERRED', [])
    const begun = performance.now()
    const scans = [1, 2, 3, 4].map(() => threads.scanners.run(ENDLESS, [], 300))
    for (const one of await Promise.allSettled(scans)) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(TooSlow) })
    expect(performance.now() - begun).toBeLessThan(LATE)
    for (const snapshot of [first, second]) {
      expect((await snapshot.run(QUICK, [], { within: true })).rows).toEqual([{ n: 1 }])
      await snapshot.run('COMMIT', [], { within: true })
      threads.snapshots.give(snapshot)
    }
    // Both scanners are free again: their threads run nothing else.
    expect((await Promise.all([1, 2].map(() => threads.scanners.run(QUICK, [], 60_000)))).map(({ rows }) => rows)).toEqual([
      [{ n: 1 }],
      [{ n: 1 }],
    ])
  })

  test('a scan that finds its first row at once and no other is refused like any other', async () => {
    const slow = await openDatabase(`sqlite:${join(folder, 'test.sqlite')}`, { scanLimit: 300 })
    const begun = performance.now()
    await expect(slow.scan(`SELECT * FROM (${ENDLESS_AFTER_ONE}) s`, [])).rejects.toThrow('This takes too long')
    expect(performance.now() - begun).toBeLessThan(LATE)
    await slow.close()
  })

  test('reads beside a read that times out are not disturbed', async () => {
    const slow = [1, 2].map(() => threads.readers.run(SLOW, [], 20))
    const beside = [1, 2, 3, 4].map(() => threads.readers.run(QUICK, [], 60_000))
    for (const one of await Promise.allSettled(slow)) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(TooSlow) })
    expect((await Promise.all(beside)).map(({ rows }) => rows)).toEqual([1, 2, 3, 4].map(() => [{ n: 1 }]))
  })

  test('a read that waits too long for its turn times out, too', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => threads.scanners.run(SLOW, [], 20)))
    expect(results.map((one) => one.status === 'rejected' && one.reason)).toEqual([1, 2, 3].map(() => expect.any(TooSlow)))
  })

  test('a large result is complete', async () => {
    const many = 'WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < 9000) SELECT * FROM (SELECT i, ? AS t FROM r) s'
    const rows = await db.scan<{ i: number; t: string }>(many, ['x'.repeat(300)])
    expect(rows.map(({ i }) => i)).toEqual(Array.from({ length: 9_000 }, (_, i) => i + 1))
    expect(rows.every(({ t }) => t.length === 300)).toBe(true)
  })

  test('kept statements follow a change of the schema', async () => {
    const rows = (): Promise<object[]> => read('SELECT * FROM changing')
    await db.run('CREATE TABLE changing (a INTEGER)')
    await db.run('INSERT INTO changing VALUES (1)')
    expect([await rows(), await rows()]).toEqual([[{ a: 1 }], [{ a: 1 }]])
    await db.run('ALTER TABLE changing ADD COLUMN b INTEGER DEFAULT 2')
    expect(await rows()).toEqual([{ a: 1, b: 2 }])
  })

  test('an unused thread ends, one in a transaction stays, and a statement starts a new one', async () => {
    const started: Worker[] = []
    const note = (worker: Worker): void => void started.push(worker)
    process.on('worker', note)
    const brief = sqliteThreads(join(folder, 'test.sqlite'), { kept: 20 })
    const snapshot = await brief.snapshots.take()
    await snapshot.run('BEGIN DEFERRED', [])
    for (let round = 0; round < 2; round++) {
      expect((await brief.readers.run(QUICK, [])).rows).toEqual([{ n: 1 }])
      await once(started.at(-1) as Worker, 'exit')
    }
    expect((await snapshot.run(QUICK, [], { within: true })).rows).toEqual([{ n: 1 }])
    await snapshot.run('COMMIT', [], { within: true })
    brief.snapshots.give(snapshot)
    await once(started[0] as Worker, 'exit')
    process.off('worker', note)
    expect(started).toHaveLength(3)
  })

  test('closing a database ends its threads', async () => {
    const started: Worker[] = []
    const note = (worker: Worker): void => void started.push(worker)
    process.on('worker', note)
    const { readers, writer, close } = sqliteThreads(join(folder, 'closed.sqlite'))
    await writer.run('CREATE TABLE t (a INTEGER)', [])
    expect((await readers.run(QUICK, [])).rows).toEqual([{ n: 1 }])
    process.off('worker', note)
    const ended = Promise.all(started.map((worker) => once(worker, 'exit')))
    await close()
    expect(await ended).toHaveLength(2)
  })

  test('a connection keeps a bounded number of statements', async () => {
    const connection = await threads.readers.take()
    const filler = ' '.repeat(1_500)
    for (let i = 0; i < 12_000; i++) await connection.run(`SELECT ${i}${filler}`, [])
    const { rows } = await connection.run('SELECT COUNT(*) AS n FROM sqlite_stmt', [])
    expect((rows[0] as { n: number }).n).toBeLessThan(11_000)
    threads.readers.give(connection)
  })
})
