// Metrics for Prometheus. Loaded only if METRICS_PORT is set.

import cluster, { type Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { REGISTER_JOB } from '../actions/people/devices.ts'
import { type App, unixTime } from '../context.ts'
import { Job } from '../models/job.ts'
import type { Metrics } from '../observability/metrics.ts'
import { MAIL_JOB, NEWS_JOB } from '../outbound/mail.ts'
import { PUSH_JOB } from '../outbound/push.ts'
import { listenPatiently } from './listen.ts'

export interface Prometheus {
  metrics: Metrics
  /**
   * Measures the parts on request, and serves GET /metrics. Port 0 selects a free port. With several processes (PROCESSES), the first one
   * answers for all.
   */
  serve(app: App, at: Place): Promise<MetricsServer | undefined>
}
/** Where GET /metrics is served. */
type Place = { port: number; host: string }
interface MetricsServer {
  port: number
  close(): Promise<void>
}

/** Few buckets, because every operation has them and a scrape already has hundreds of lines. */
const SECONDS = [0.01, 0.1, 1, 10]
const MESSAGES = [1, 2, 4, 8, 16, 32, 64]
/** Milliseconds that a scrape waits for the database. A scrape matters most when it does not answer, so it then reports everything else. */
const DATABASE_PATIENCE = 1_000
/** Milliseconds that a scrape waits for Redis and for the store of files. */
const SERVICE_PATIENCE = 1_000
/** Milliseconds that a scrape waits for a process, which may itself wait for the database. */
const PROCESS_PATIENCE = 2_000

/** The first process's query to the others, and the form of their answers. */
const QUESTION = 'metrics'
interface MetricsMessage {
  metrics: { type: unknown }[]
}

/** The metrics of one process. */
export function createPrometheus(): Prometheus {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'parley_requests_total',
    help: 'Requests by operation and status class',
    registers,
    labelNames: ['operation', 'status'] as const,
  })
  const durations = new Histogram({
    name: 'parley_request_seconds',
    help: 'Seconds from the headers of a request to its answer, including the wait of polls',
    registers,
    labelNames: ['operation'] as const,
    buckets: SECONDS,
  })
  const deliveries = new Counter({ name: 'parley_deliveries_total', help: 'Events delivered to polls, including heartbeats', registers })
  const batches = new Histogram({
    name: 'parley_batch_messages',
    help: 'Messages written per transaction',
    buckets: MESSAGES,
    registers,
  })
  const limited = new Counter({ name: 'parley_rate_limited_requests_total', help: 'Requests that were refused with 429', registers })
  const failedLogins = new Counter({ name: 'parley_failed_logins_total', help: 'Wrong passwords for logins', registers })
  const jobs = new Counter({
    name: 'parley_job_attempts_total',
    help: 'Attempts at jobs (mails, pushes, requests to bots), by kind and outcome',
    registers,
    labelNames: ['kind', 'outcome'] as const,
  })
  return {
    metrics: {
      answered: (operation = 'none', status, time) => {
        requests.inc({ operation, status: `${Math.floor(status / 100)}xx` })
        durations.observe({ operation }, time)
        if (status === 429) limited.inc()
      },
      delivered: (events) => deliveries.inc(events),
      loginFailed: () => failedLogins.inc(),
      wrote: (messages) => batches.observe(messages),
      worked: (kind, outcome) => jobs.inc({ kind, outcome }),
    },
    serve: async (app, at) => {
      measureParts(app, registry)
      measureServices(app, registry)
      if (!cluster.isWorker) return serve(at, () => registry.metrics(), app.log)
      const send = (metrics: MetricsMessage['metrics']): void => void process.send?.({ metrics } satisfies MetricsMessage)
      process.on('message', (message) => {
        if (message === QUESTION) registry.getMetricsAsJSON().then(send, (err) => app.log.error({ err }, 'reading the metrics failed'))
      })
      // The first process can now query this one.
      send([])
    },
  }
}

/**
 * Serves GET /metrics with the metrics of all processes that this process starts: sums, and the maximum of values that every process counts
 * alike. For a process that does not answer, it reports the last known counters, because a falling sum would look like a restart. It omits
 * the gauges of such a process.
 */
export function serveTogether(at: Place, log: Logger, started: Promise<unknown>): Promise<MetricsServer> {
  const last = new Map<Worker, MetricsMessage['metrics']>()
  const answers = new EventEmitter()
  cluster.on('message', (worker, message: MetricsMessage | object) => {
    if (!('metrics' in message) || worker.isDead()) return
    last.set(worker, message.metrics)
    answers.emit(String(worker.id), message.metrics)
  })
  cluster.on('exit', (worker) => last.delete(worker))
  const ask = async (worker: Worker): Promise<MetricsMessage['metrics']> => {
    const answer = once(answers, String(worker.id), { signal: AbortSignal.timeout(PROCESS_PATIENCE) })
    // With a callback, which takes the error if the process ends at this moment.
    worker.send(QUESTION, () => {})
    try {
      const [metrics] = await answer
      return metrics
    } catch {
      log.warn({ processId: worker.process.pid }, 'a process does not report its metrics')
      return last.get(worker)?.filter(({ type }) => type !== 'gauge') ?? []
    }
  }
  const read = oneAtATime(async () => AggregatorRegistry.aggregate(await Promise.all([...last.keys()].map(ask))).metrics())
  return serve(at, read, log, started)
}

async function serve({ port, host }: Place, read: () => Promise<string>, log: Logger, started?: Promise<unknown>): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const text = await read().catch((err) => log.error({ err }, 'reading the metrics failed'))
    response.writeHead(text === undefined ? 500 : 200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
  })
  await listenPatiently(server, { port, host, variable: 'METRICS_PORT' }, log, started)
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Wraps a function so that it runs once at a time. Concurrent calls get the same result. */
function oneAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}

/** Metrics that are read from the parts on each scrape. */
function measureParts({ config, db, notifier, queues, log }: App, registry: Registry): void {
  const registers = [registry]
  const { version, mergeBase } = config
  new Gauge({
    ...{ name: 'parley_build_info', help: 'Always 1, with the version of the program as labels', registers },
    ...{ labelNames: ['version', 'merge_base'], aggregator: 'max' },
  }).set({ version, merge_base: mergeBase }, 1)
  const gauge = (name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum'): void => {
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        this.set(read())
      },
    })
  }
  gauge('parley_waiting_polls', 'Polls waiting for an event', notifier.waiting)
  gauge('parley_queues', 'Event queues that this process holds in memory', queues.size)
  gauge(
    'parley_log_behind',
    'Committed events that this process has not read yet, in the organisation with the most of them',
    notifier.behind,
    'max',
  )
  gauge('parley_connections', 'Connections to the database', () => db.connections().open)
  gauge('parley_connections_wanted', 'Statements and transactions waiting for a connection', () => db.connections().wanted)
  const statements = new Counter({ name: 'parley_statements_total', help: 'Statements sent to the database', registers })
  db.onStatement(() => statements.inc())
  const repeated = new Counter({
    name: 'parley_transactions_repeated_total',
    help: 'Transactions that began again because others were in their way',
    registers,
  })
  db.onRepeat(() => repeated.inc())
  measureJobs(registers, log)
}

/** Whether the services answer on which the server depends beside the database. */
function measureServices({ config, broker, storage }: App, registry: Registry): void {
  const services = [
    ...(config.redisUrl === undefined ? [] : [['parley_redis_up', 'Whether Redis answers', broker] as const]),
    ['parley_files_up', 'Whether files can be stored', storage] as const,
  ]
  for (const [name, help, service] of services)
    new Gauge({
      ...{ name, help, registers: [registry] },
      aggregator: 'min',
      async collect() {
        const silence = pause(SERVICE_PATIENCE, false, { ref: false })
        this.set(Number(await Promise.race([service.ping().then(() => true), silence]).catch(() => false)))
      },
    })
}

/** Metrics of the jobs. They have no values while the database does not answer. */
function measureJobs(registers: Registry[], log: Logger): void {
  // While a statement has no answer, it is not sent again, because scrapes would use up the connections.
  const count = oneAtATime(() => Job.census())
  const census = oneAtATime(async () => {
    const impatience = pause(DATABASE_PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error('the database has not answered in time')
    })
    return Promise.race([count(), impatience]).catch((err) => log.warn({ err }, 'the metrics of jobs are left out'))
  })
  type Kind = Awaited<ReturnType<typeof Job.census>>[number]
  const gauge = (name: string, help: string, read: (kind: Kind) => number): void => {
    new Gauge({
      // Every process counts the same jobs.
      name,
      help,
      registers,
      labelNames: ['kind'],
      aggregator: 'max',
      async collect() {
        const kinds = await census()
        this.reset()
        if (!kinds) return
        // A kind without jobs is not in the census.
        for (const kind of [MAIL_JOB, NEWS_JOB, PUSH_JOB, REGISTER_JOB]) this.set({ kind }, 0)
        for (const one of kinds) this.set({ kind: one.kind }, read(one))
      },
    })
  }
  gauge('parley_jobs', 'Waiting jobs, by kind', ({ waiting }) => waiting)
  gauge('parley_jobs_dead', 'Jobs that were given up, by kind', (kind) => kind.given_up)
  gauge('parley_jobs_due_seconds', 'Seconds that the oldest due job has waited, by kind', ({ oldest_due }) =>
    oldest_due === null ? 0 : Math.max(0, unixTime() - oldest_due),
  )
}
