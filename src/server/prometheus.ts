// Metrics for Prometheus. Loaded only if METRICS_PORT is set.

import cluster, { type Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { REGISTER_JOB } from '../actions/people/devices.ts'
import type { App } from '../context.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { Job, type JobCensus } from '../models/job.ts'
import type { FamilyMetrics, Metrics } from '../observability/metrics.ts'
import { MAIL_JOB, NEWS_JOB } from '../outbound/mail.ts'
import { PUSH_JOB } from '../outbound/push.ts'
import { unixTime } from '../values/dates.ts'
import { listenPatiently } from './listen.ts'

export interface Prometheus {
  metrics: Metrics
  /**
   * Measures the parts on request, and serves GET /metrics. Port 0 selects a free port. With several processes (PROCESSES), the first one
   * answers for all.
   */
  serve(app: App, at: Place): Promise<MetricsServer>
}
/** Where GET /metrics is served. */
type Place = { port: number; host: string }
interface MetricsServer {
  /** Undefined if the first process answers. */
  port: number | undefined
  close(): Promise<void>
}

/** The metrics of the first process, and of all that it starts. */
export interface FamilyPrometheus {
  metrics: FamilyMetrics
  /** Serves GET /metrics for all. `started` rejects if the server could not start, which ends the attempts to listen. */
  serve(at: Place, log: Logger, started: Promise<unknown>): Promise<MetricsServer>
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
  const notPosted = new Counter({
    name: 'parley_webhooks_not_posted_total',
    help: 'Deliveries of services that made no message, by service and reason',
    registers,
    labelNames: ['service', 'reason'] as const,
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
      notPosted: (service, reason) => notPosted.inc({ service, reason }),
    },
    serve: async (app, at) => {
      measureParts(app, registry)
      measureServices(app, registry)
      if (!cluster.isWorker) return serve(at, () => registry.metrics(), app.log)
      return reportToFirst(registry, app.log)
    },
  }
}

/** Answers the queries of the first process. */
function reportToFirst(registry: Registry, log: Logger): MetricsServer {
  const send = (metrics: MetricsMessage['metrics'], sent?: () => void): void =>
    void process.send?.({ metrics } satisfies MetricsMessage, undefined, undefined, sent)
  process.on('message', (message) => {
    if (message !== QUESTION) return
    registry.getMetricsAsJSON().then(
      (metrics) => send(metrics),
      (err) => log.error({ err }, 'reading the metrics failed'),
    )
  })
  // The first process can now query this one.
  send([])
  return {
    port: undefined,
    // The first process goes on with what was counted since its last query.
    close: async () => {
      const sums = registry.getMetricsAsArray().filter(isSum)
      const metrics = await Promise.all(sums.map(({ name }) => registry.getSingleMetric(name)?.get()))
      await new Promise<void>((sent) =>
        send(
          metrics.filter((one) => one !== undefined),
          sent,
        ),
      )
    },
  }
}

/**
 * Measures the first process, and all processes that it starts: sums, and the maximum of values that every process counts alike. A sum never
 * falls, because that would look like a restart: for a process that does not answer, and for each that has ended, it has the last known
 * counters. What a process has counted since the last scrape is lost if it is killed. The gauges of such processes are left out. `roles` are
 * those of each process.
 */
export function createFamilyPrometheus(roles: readonly string[]): FamilyPrometheus {
  const own = new Registry()
  const ended = new Counter({
    name: 'parley_processes_ended_total',
    help: 'Processes that ended although nobody had asked for it, or were killed because they hung, by role and cause',
    registers: [own],
    labelNames: ['role', 'cause'] as const,
  })
  const reloads = new Counter({
    name: 'parley_reloads_total',
    help: 'Reloads (SIGHUP), by outcome',
    registers: [own],
    labelNames: ['outcome'] as const,
  })
  // So that the first of each is seen as an increase.
  for (const role of roles) for (const cause of ['end', 'hang'] as const) ended.inc({ role, cause }, 0)
  for (const outcome of ['done', 'failed'] as const) reloads.inc({ outcome }, 0)
  const last = new Map<Worker, MetricsMessage['metrics']>()
  /** The counters of processes that have ended. */
  const former: MetricsMessage['metrics'][] = []
  const answers = new EventEmitter()
  cluster.on('message', (worker, message: MetricsMessage | object) => {
    if (!('metrics' in message)) return
    last.set(worker, message.metrics)
    answers.emit(String(worker.id), message.metrics)
  })
  const addUp = oneAtATime(async () => {
    const added = [...former]
    former.splice(0, added.length, await AggregatorRegistry.aggregate(added).getMetricsAsJSON())
  })
  // It comes after everything that the process has sent.
  cluster.on('disconnect', (worker) => {
    former.push((last.get(worker) ?? []).filter(isSum))
    last.delete(worker)
    void addUp()
  })
  const ask = async (worker: Worker, known: MetricsMessage['metrics'], log: Logger): Promise<MetricsMessage['metrics']> => {
    const answer = once(answers, String(worker.id), { signal: AbortSignal.timeout(PROCESS_PATIENCE) })
    // With a callback, which takes the error if the process ends at this moment.
    worker.send(QUESTION, () => {})
    try {
      const [metrics] = await answer
      return metrics
    } catch {
      log.warn({ processId: worker.process.pid }, 'a process does not report its metrics')
      return (last.get(worker) ?? known).filter(isSum)
    }
  }
  const read = async (log: Logger): Promise<string> => {
    // Those that have ended and those that run are listed in the same moment, so that each process is counted once.
    const all = [own.getMetricsAsJSON(), ...former, ...[...last].map(([worker, known]) => ask(worker, known, log))]
    return AggregatorRegistry.aggregate(await Promise.all(all)).metrics()
  }
  return {
    metrics: {
      ended: (role, cause) => ended.inc({ role, cause }),
      reloaded: (isDone) => reloads.inc({ outcome: isDone ? 'done' : 'failed' }),
    },
    serve: (at, log, started) =>
      serve(
        at,
        oneAtATime(() => read(log)),
        log,
        started,
      ),
  }
}

/** Whether a metric is one that only grows. */
function isSum({ type }: { type: unknown }): boolean {
  return String(type) !== 'gauge'
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
  measureDatabase(registers, log)
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

/** What is read from the database on each scrape: the jobs, and the last backup. These have no values while the database does not answer. */
function measureDatabase(registers: Registry[], log: Logger): void {
  // While a statement has no answer, it is not sent again, because scrapes would use up the connections.
  const read = oneAtATime(async () => ({ jobs: await Job.census(), lastBackup: await AuditEntry.lastBackup() }))
  const facts = oneAtATime(async () => {
    const impatience = pause(DATABASE_PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error('the database has not answered in time')
    })
    return Promise.race([read(), impatience]).catch((err) => log.warn({ err }, 'the metrics of jobs are left out'))
  })
  new Gauge({
    ...{ name: 'parley_database_up', help: 'Whether the database answers', registers, aggregator: 'min' },
    async collect() {
      this.set(Number((await facts()) !== undefined))
    },
  })
  // Every process reads the same.
  const aggregator = 'max'
  const ofJobs = (name: string, help: string, figure: (kind: JobCensus) => number): void => {
    new Gauge({
      ...{ name, help, registers, aggregator, labelNames: ['kind'] },
      async collect() {
        const found = await facts()
        this.reset()
        if (!found) return
        // A kind without jobs is not in the census.
        for (const kind of [MAIL_JOB, NEWS_JOB, PUSH_JOB, REGISTER_JOB]) this.set({ kind }, 0)
        for (const one of found.jobs) this.set({ kind: one.kind }, figure(one))
      },
    })
  }
  ofJobs('parley_jobs', 'Waiting jobs, by kind', ({ waiting }) => waiting)
  ofJobs('parley_jobs_failing', 'Waiting jobs whose last attempt failed, by kind', ({ failing }) => failing)
  ofJobs('parley_jobs_dead', 'Jobs that were given up, by kind', (kind) => kind.given_up)
  ofJobs(
    'parley_jobs_due_seconds',
    'Seconds that the oldest waiting job has been due, however often it was tried, by kind',
    ({ oldest_due }) => (oldest_due === null ? 0 : Math.max(0, unixTime() - oldest_due)),
  )
  new Gauge({
    name: 'parley_last_backup_timestamp_seconds',
    help: 'When the last backup by `parley manage backup` was complete, 0 if there was none',
    ...{ registers, aggregator },
    async collect() {
      const found = await facts()
      if (found) this.set(found.lastBackup ?? 0)
      else this.remove()
    },
  })
}
