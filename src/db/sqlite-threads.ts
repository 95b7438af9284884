// Threads that run the statements of the embedded database, so that no statement blocks the event loop (docs/adr/0009).

import { Worker } from 'node:worker_threads'

/** The result of a statement: the rows of a read, or the last ID and the number of rows of a write. */
export interface Result {
  rows: object[]
  lastID: number
  changes: number
}
export type Parameters = unknown[] | Record<string, unknown>

interface Statement {
  sql: string
  parameters: Parameters
  /** Statements that run before it. If one of them fails, their transaction is rolled back. */
  before?: readonly string[]
  /** Rejects if the transaction is over. */
  within?: boolean
  /** Milliseconds. */
  patience?: number | undefined
}

/** Milliseconds that a thread outlives its last use. It takes some 10 MB, and starting one takes longer than most requests. */
const KEPT = 30_000

/** Milliseconds between two interrupts of the same statement. */
const INSISTING = 100

/**
 * How many reads a thread for short reads runs side by side. If a result turns out to be long, the other reads get through between its
 * parts.
 */
const SIDE_BY_SIDE = 4

/** A statement exceeded its time limit. */
export class TooSlow extends Error {}

/** A message from a thread. A large result arrives in parts, before the answer itself. */
type Answer = { id: number } & ({ part: object[] } | Result | { error: { message: string; code?: string } })
interface Asked {
  rows: object[]
  resolve(result: Result): void
  reject(error: Error): void
}

/** How a connection opens a file. */
interface Opening {
  file: string
  readOnly: boolean
}

/** A thread. It starts with its first statement and ends after it has not been used for a while. */
class Thread {
  /** Milliseconds. */
  readonly #kept: number
  readonly #asked = new Map<number, Asked>()
  /** The pending ends of stopped threads. */
  readonly #ending = new Set<Promise<void>>()
  #worker: Worker | undefined
  #last = 0
  #users = 0
  #rest: NodeJS.Timeout | undefined

  constructor(kept: number) {
    this.#kept = kept
  }

  /** Keeps the thread until `release`, because a transaction can pause for long between two statements. */
  hold(): void {
    this.#users++
  }

  /** Lets the thread end after nobody has used it for a while. */
  release(): void {
    if (--this.#users > 0) return
    this.#rest ??= setTimeout(() => this.#endUnused(), this.#kept).unref()
    this.#rest.refresh()
  }

  /**
   * Runs a statement on one of the thread's connections, which is opened on first use. A statement with `patience` is interrupted after that
   * many milliseconds, and rejects with TooSlow once it has ended.
   */
  async run(opening: Opening, connection: number, { sql, parameters, before = [], within = false, patience }: Statement): Promise<Result> {
    const { id, answer } = this.#ask({ opening, connection, sql, parameters, before, within })
    if (patience === undefined) return answer
    // Again and again, because an interrupt has no effect on a statement that is about to start.
    const interrupt = (): void => {
      this.#worker?.postMessage({ id, what: 'interrupt' })
      timer = setTimeout(interrupt, INSISTING)
    }
    let timer = setTimeout(interrupt, patience)
    try {
      return await answer
    } catch (error) {
      throw (error as { code?: string }).code === 'SQLITE_INTERRUPT' ? new TooSlow() : error
    } finally {
      clearTimeout(timer)
    }
  }

  /** How many callers hold the thread. */
  get users(): number {
    return this.#users
  }

  #ask(what: object): { id: number; answer: Promise<Result> } {
    const id = ++this.#last
    const answer = new Promise<Result>((resolve, reject) => {
      this.#worker ??= this.#start()
      if (this.#asked.size === 0) this.#worker.ref()
      this.#asked.set(id, { rows: [], resolve, reject })
      this.#worker.postMessage({ id, what })
    })
    return { id, answer }
  }

  /**
   * Rejects the pending statements, interrupts reads, and lets the thread end. The next statement starts a new one. Resolves when the thread
   * has ended: terminating one in the middle of a statement would crash the process.
   */
  async stop(reason: Error): Promise<void> {
    const [worker, asked] = [this.#worker, [...this.#asked.values()]]
    this.#worker = undefined
    this.#asked.clear()
    for (const { reject } of asked) reject(reason)
    if (worker) {
      const end = new Promise<void>((resolve) => void worker.removeAllListeners('message').once('exit', () => resolve()))
      this.#ending.add(end)
      void end.then(() => this.#ending.delete(end))
      worker.ref()
      worker.postMessage('end')
    }
    await Promise.all(this.#ending)
  }

  #endUnused(): void {
    // A current user of the thread will release it later.
    if (this.#users === 0) void this.stop(new Error('the thread was not used'))
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-thread.js', import.meta.url), { execArgv: [] })
    worker.on('message', (answer: Answer) => this.#take(answer))
    worker.on('error', (error) => void this.stop(error))
    return worker
  }

  #take(answer: Answer): void {
    const asked = this.#asked.get(answer.id)
    if (!asked) return
    for (const row of 'part' in answer ? answer.part : 'rows' in answer ? answer.rows : []) asked.rows.push(row)
    if ('part' in answer) return
    this.#asked.delete(answer.id)
    // An idle database must not keep the process running.
    if (this.#asked.size === 0) this.#worker?.unref()
    if ('error' in answer) asked.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }))
    else asked.resolve({ ...answer, rows: asked.rows })
  }
}

/** A connection in a thread. */
export class Connection {
  readonly #thread: Thread
  readonly #opening: Opening
  readonly #number: number

  /** `number` identifies the connection within the thread. */
  constructor(thread: Thread, opening: Opening, number: number) {
    this.#thread = thread
    this.#opening = opening
    this.#number = number
  }

  run(sql: string, parameters: Parameters, options?: Pick<Statement, 'before' | 'within' | 'patience'>): Promise<Result> {
    return this.#thread.run(this.#opening, this.#number, { sql, parameters, ...options })
  }

  /** Runs a statement of a transaction, after others. */
  execute(sql: string, before: readonly string[] = []): Promise<Result> {
    return this.run(sql, [], { before, within: !(before[0] ?? sql).startsWith('BEGIN') })
  }

  /** How many callers use connections of its thread. */
  get users(): number {
    return this.#thread.users
  }

  /** Keeps its thread until `release`. A pool calls both. */
  hold(): void {
    this.#thread.hold()
  }

  release(): void {
    this.#thread.release()
  }
}

/** Connections, each used by one caller at a time, in the order of requests. Prefers an idle one whose thread has the fewest users. */
export class Pool {
  readonly #idle: Connection[]
  readonly #waiting: ((connection: Connection) => void)[] = []

  constructor(connections: Connection[]) {
    this.#idle = connections
  }

  async take(): Promise<Connection> {
    const [first, ...others] = this.#idle
    if (!first) return new Promise((resolve) => void this.#waiting.push(resolve))
    const idle = others.reduce((least, one) => (one.users < least.users ? one : least), first)
    this.#idle.splice(this.#idle.indexOf(idle), 1)
    idle.hold()
    return idle
  }

  give(connection: Connection): void {
    const next = this.#waiting.shift()
    if (next) next(connection)
    else {
      connection.release()
      // The connection used last has its pages and statements cached.
      this.#idle.unshift(connection)
    }
  }

  /**
   * Runs one statement. With `patience`, rejects with TooSlow if it is not done after that many milliseconds, including the wait, and keeps
   * the connection until the statement has ended. So never more statements run than there are connections.
   */
  async run(sql: string, parameters: Parameters, patience?: number): Promise<Result> {
    const until = performance.now() + (patience ?? Number.POSITIVE_INFINITY)
    const connection = await this.take()
    try {
      const left = until - performance.now()
      if (left <= 0) throw new TooSlow()
      return await connection.run(sql, parameters, { patience: patience === undefined ? undefined : left })
    } finally {
      this.give(connection)
    }
  }
}

/** The threads of a database and their connections. */
export interface Threads {
  /** The only connection that writes. */
  writer: Pool
  /** For short reads, so that they do not wait for long ones. */
  readers: Pool
  /** For reads of many rows. */
  scanners: Pool
  /** For transactions that only read. They run in the threads of the scanners. */
  snapshots: Pool
  /** Ends the running statements and the threads, and closes the file. */
  close(): Promise<void>
}

/** Opens an SQLite file. Each thread starts with its first statement, and ends `kept` milliseconds after its last use. */
export function sqliteThreads(file: string, { kept = KEPT } = {}): Threads {
  const writing = new Thread(kept)
  const reading = [new Thread(kept), new Thread(kept)]
  const scanning = [new Thread(kept), new Thread(kept)]
  const connections = (threads: Thread[], number: number): Connection[] =>
    threads.map((thread) => new Connection(thread, { file, readOnly: true }, number))
  const sideBySide = Array.from({ length: SIDE_BY_SIDE }, (_, number) => connections(reading, number)).flat()
  return {
    writer: new Pool([new Connection(writing, { file, readOnly: false }, 0)]),
    readers: new Pool(sideBySide),
    scanners: new Pool(connections(scanning, 0)),
    snapshots: new Pool([...connections(scanning, 1), ...connections(scanning, 2)]),
    close: async () => {
      const reason = new Error('the database was closed')
      await Promise.all([writing, ...reading, ...scanning].map((thread) => thread.stop(reason)))
    },
  }
}
