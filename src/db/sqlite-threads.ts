// Threads that run the statements of the embedded database, so that none of them blocks the event loop. See docs/adr/0015.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The result of a statement: the rows of one that reads; the last ID and the number of rows of one that writes. */
export interface Result {
  rows: unknown[]
  lastID: number
  changes: number
}
export type Parameters = unknown[] | Record<string, unknown>

/** A statement exceeded its time limit. */
export class TooSlow extends Error {}

/** A message from a thread. A large result comes in parts before the answer itself. */
type Answer = { id: number } & ({ part: unknown[] } | Result | { error: { message: string; code?: string } })
interface Asked {
  rows: unknown[]
  resolve(result: Result): void
  reject(error: Error): void
}

/** A thread, started by its first statement. */
class Thread {
  readonly #options: { file: string; readOnly: boolean }
  readonly #asked = new Map<number, Asked>()
  readonly #ending = new Set<Worker>()
  #worker: Worker | undefined
  #last = 0

  constructor(file: string, { readOnly }: { readOnly: boolean }) {
    this.#options = { file, readOnly }
  }

  /** Runs a statement on one of the thread's connections, which opens when it is first used. */
  run(connection: number, sql: string, parameters: Parameters, { within = false } = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last
      this.#worker ??= this.#start()
      if (this.#asked.size === 0) this.#worker.ref()
      this.#asked.set(id, { rows: [], resolve, reject })
      this.#worker.postMessage({ id, connection, sql, parameters, within })
    })
  }

  /**
   * Rejects the pending statements and lets the thread end; the next statement starts a new one. SQLite cannot interrupt a statement, and
   * terminating a thread in the middle of one crashes the process: resolves when the last statement has finished.
   */
  async stop(reason: Error): Promise<void> {
    const [worker, asked] = [this.#worker, [...this.#asked.values()]]
    this.#worker = undefined
    this.#asked.clear()
    for (const { reject } of asked) reject(reason)
    if (worker) {
      this.#ending.add(worker)
      worker.removeAllListeners('message').once('exit', () => this.#ending.delete(worker))
      worker.ref()
      worker.postMessage('end')
    }
    await Promise.all([...this.#ending].map((one) => once(one, 'exit')))
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-thread.js', import.meta.url), { workerData: this.#options, execArgv: [] })
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
    // An open database alone must not keep the process running.
    if (this.#asked.size === 0) this.#worker?.unref()
    if ('error' in answer) asked.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }))
    else asked.resolve({ ...answer, rows: asked.rows })
  }
}

/** A connection in a thread. */
export class Connection {
  readonly #thread: Thread
  readonly #number: number

  constructor(thread: Thread, number: number) {
    this.#thread = thread
    this.#number = number
  }

  /** With `within`, rejects when the transaction is over. */
  run(sql: string, parameters: Parameters, options?: { within: boolean }): Promise<Result> {
    return this.#thread.run(this.#number, sql, parameters, options)
  }

  /** Continues in a new thread. Rejects the statements of the old one. */
  abandon(reason: Error): void {
    void this.#thread.stop(reason)
  }
}

/** Connections, each used by one caller at a time, in the order of requests. */
export class Pool {
  readonly #idle: Connection[]
  readonly #waiting: ((connection: Connection) => void)[] = []

  constructor(connections: Connection[]) {
    this.#idle = connections
  }

  async take(): Promise<Connection> {
    return this.#idle.pop() ?? new Promise((resolve) => void this.#waiting.push(resolve))
  }

  give(connection: Connection): void {
    const next = this.#waiting.shift()
    if (next) next(connection)
    else this.#idle.push(connection)
  }

  /** Runs one statement. Rejects with TooSlow when it is not done after `patience` milliseconds, including the wait for a connection. */
  async run(sql: string, parameters: Parameters, patience?: number): Promise<Result> {
    const asked = performance.now()
    const connection = await this.take()
    const left = patience === undefined ? undefined : Math.max(0, patience - (performance.now() - asked))
    const timer = left === undefined ? undefined : setTimeout(() => connection.abandon(new TooSlow()), left)
    try {
      return await connection.run(sql, parameters)
    } finally {
      clearTimeout(timer)
      this.give(connection)
    }
  }
}

/** The threads of a database and their connections. */
export interface Threads {
  /** The only one that writes. */
  writer: Pool
  /** For short reads, so that they do not wait for long ones. */
  readers: Pool
  /** For reads of many rows. */
  scanners: Pool
  /** For transactions that only read; they run beside the scanners. */
  snapshots: Pool
  /** Ends the running statements and the threads. */
  close(): Promise<void>
}

/** Opens an SQLite file. Each thread is started by its first statement. */
export function sqliteThreads(file: string): Threads {
  const writer = new Thread(file, { readOnly: false })
  const [readers, scanners] = [pair(file), pair(file)]
  const connections = (threads: Thread[], number: number): Connection[] => threads.map((thread) => new Connection(thread, number))
  return {
    writer: new Pool(connections([writer], 0)),
    readers: new Pool(connections(readers, 0)),
    scanners: new Pool(connections(scanners, 0)),
    snapshots: new Pool([...connections(scanners, 1), ...connections(scanners, 2)]),
    close: async () => {
      await Promise.all([writer, ...readers, ...scanners].map((thread) => thread.stop(new Error('the database was closed'))))
    },
  }
}

function pair(file: string): [Thread, Thread] {
  return [new Thread(file, { readOnly: true }), new Thread(file, { readOnly: true })]
}
