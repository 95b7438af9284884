// Metrics for Prometheus. Loaded only where METRICS_PORT is set.

import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { REGISTER_JOB } from './actions/people/devices.ts'
import { type App, seconds } from './context.ts'
import { listen } from './listen.ts'
import type { Metrics } from './metrics.ts'
import { Job } from './models/job.ts'
import { MAIL_JOB } from './outbound/mail.ts'
import { PUSH_JOB } from './outbound/push.ts'

export interface Prometheus {
  metrics: Metrics
  /**
   * Measures the parts when they are asked for, and answers GET /metrics. Port 0 takes a free one. Of several processes (PROCESSES) the
   * first one answers, for all.
   */
  serve(app: App, at: Place): Promise<MetricsServer | undefined>
}
/** Where GET /metrics is answered. */
type Place = { port: number; host: string }
interface MetricsServer {
  port: number
  close(): Promise<void>
}

/** Few, because each operation has them: a scrape is hundreds of lines as it is. */
const SECONDS = [0.01, 0.1, 1, 10]
const MESSAGES = [1, 2, 4, 8, 16, 32, 64]

/** The metrics of one process. */
export function createPrometheus(): Prometheus {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    ...{ name: 'parley_requests_total', help: 'Requests by operation and class of status', registers },
    labelNames: ['operation', 'status'] as const,
  })
  const durations = new Histogram({
    ...{ name: 'parley_request_seconds', help: 'Time from the headers of a request to its answer; polls wait', registers },
    labelNames: ['operation'] as const,
    buckets: SECONDS,
  })
  const deliveries = new Counter({ name: 'parley_deliveries_total', help: 'Events given to polls, heartbeats included', registers })
  const batches = new Histogram({
    name: 'parley_batch_messages',
    help: 'Messages written by one transaction',
    buckets: MESSAGES,
    registers,
  })
  const jobs = new Counter({
    ...{ name: 'parley_job_attempts_total', help: 'Attempts of jobs (mails, pushes) by how they ended', registers },
    labelNames: ['kind', 'outcome'] as const,
  })
  return {
    metrics: {
      answered: (operation = 'none', status, time) => {
        requests.inc({ operation, status: `${Math.floor(status / 100)}xx` })
        durations.observe({ operation }, time)
      },
      delivered: (events) => deliveries.inc(events),
      wrote: (messages) => batches.observe(messages),
      worked: (kind, outcome) => jobs.inc({ kind, outcome }),
    },
    serve: async (app, at) => {
      measureParts(app, registry)
      if (!cluster.isWorker) return serve(at, registry, () => registry.metrics(), app.log)
      // Hears the questions of the first process.
      new AggregatorRegistry()
      AggregatorRegistry.setRegistries(registry)
    },
  }
}

/** Answers GET /metrics with the metrics of all processes that this one has started: sums, and the greatest of what each counts alike. */
export function serveTogether(at: Place, log: Logger): Promise<MetricsServer> {
  const all = new AggregatorRegistry()
  return serve(at, all, () => all.clusterMetrics(), log)
}

async function serve(
  { port, host }: Place,
  { contentType }: { contentType: string },
  read: () => Promise<string>,
  log: Logger,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const text = await read().catch((err) => log.error({ err }, 'metrics'))
    response.writeHead(text === undefined ? 500 : 200, { 'Content-Type': contentType }).end(text)
  })
  await listen(server, { port, host, variable: 'METRICS_PORT' })
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Metrics that are read from the parts when somebody asks. */
function measureParts({ db, notifier, queues }: App, registry: Registry): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum'): void => {
    new Gauge({
      ...{ name, help, registers, aggregator },
      collect() {
        this.set(read())
      },
    })
  }
  gauge('parley_waiting_polls', 'Polls that wait for an event', notifier.waiting)
  gauge('parley_queues', 'Event queues that this process holds in memory', queues.size)
  gauge('parley_log_behind', 'Committed events that this process has not read, of the organisation with the most', notifier.behind, 'max')
  gauge('parley_connections', 'Connections to the database', () => db.connections().open)
  gauge('parley_connections_wanted', 'Statements and transactions that wait for a connection', () => db.connections().wanted)
  const statements = new Counter({ name: 'parley_statements_total', help: 'Statements sent to the database', registers })
  db.onStatement(() => statements.inc())
  // Every process counts the same jobs.
  const ofJobs = { registers, labelNames: ['kind'] as const, aggregator: 'max' as const }
  const dead = new Gauge({ ...ofJobs, name: 'parley_jobs_dead', help: 'Jobs that were given up' })
  const age = new Gauge({ ...ofJobs, name: 'parley_jobs_due_seconds', help: 'How long the oldest due job has waited' })
  new Gauge({
    ...{ ...ofJobs, name: 'parley_jobs', help: 'Jobs that wait, by kind' },
    async collect() {
      const now = seconds(new Date())
      // A kind without jobs is not in the census.
      for (const kind of [MAIL_JOB, PUSH_JOB, REGISTER_JOB]) for (const one of [this, dead, age]) one.set({ kind }, 0)
      for (const { kind, waiting, given_up, oldest_due } of await Job.census()) {
        this.set({ kind }, waiting)
        dead.set({ kind }, given_up)
        age.set({ kind }, oldest_due === null ? 0 : Math.max(0, now - oldest_due))
      }
    },
  })
}
