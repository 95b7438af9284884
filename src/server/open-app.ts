// Composition root: builds the parts from a configuration. Without HTTP, because the admin command would have to load it and does not need
// it.

import { mkdtemp, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createFailedLogins } from '../actions/people/failed-logins.ts'
import { createKeyUses } from '../actions/people/key-uses.ts'
import { Caches } from '../caches.ts'
import type { Config } from '../config.ts'
import type { App } from '../context.ts'
import { programOf } from '../db/history.ts'
import { openDatabase } from '../db/index.ts'
import { migrate } from '../db/migrate.ts'
import { subjectsOf } from '../events/deliver.ts'
import { memoryBroker, redisBroker } from '../events/log/broker.ts'
import { createPresenceBook } from '../events/presence/presence.ts'
import { createKnownQueues } from '../events/queues/known-queues.ts'
import { createNotifier } from '../events/queues/notifier.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import { troubleOf } from '../http/trouble.ts'
import { defineModels } from '../models/index.ts'
import { type LogDestination, openLog } from '../observability/log.ts'
import { NO_METRICS } from '../observability/metrics.ts'
import { naming } from '../observability/safe-errors.ts'
import { outgoingRequests } from '../outbound/http.ts'
import { directoriesBy } from '../outbound/ldap.ts'
import { folderMailer, smtpMailer } from '../outbound/mail.ts'
import { signInBy } from '../outbound/openid.ts'
import { pushRelay } from '../outbound/push.ts'
import { openStorage, uploadsFolder } from '../storage/open.ts'
import { partialUploads } from '../storage/partial.ts'
import { createDirectory, temporaryFolder } from '../values/folders.ts'
import { Semaphores } from '../values/semaphore.ts'
import type { Prometheus } from './prometheus.ts'

/** The parts of a server, and how to close them. */
export interface OpenApp extends App {
  /** Undefined if metrics are not served. */
  prometheus: Prometheus | undefined
  closeApp(): Promise<void>
}

interface Opening {
  mayMigrate?: boolean
  /** The standard output by default. */
  logTo?: LogDestination | undefined
}

/**
 * Opens the parts other than the HTTP server. Both the server and the admin command start with it. Migrates the database, or refuses one
 * that needs it unless it `mayMigrate`.
 */
export async function openApp(config: Config, { mayMigrate = true, logTo }: Opening = {}): Promise<OpenApp> {
  const diskTroubles: unknown[] = []
  for (const folder of foldersOf(config)) diskTroubles.push(await requireFolder(folder))
  const services: Partial<Pick<App, 'db' | 'storage'>> = {}
  const ended = new AbortController()
  const log = openLog(config.logLevel, { of: (error) => lastingTrouble(error, services), ended: ended.signal }, logTo)
  for (const err of diskTroubles.filter(Boolean)) log.error({ err }, 'nothing can be written into a folder of DATA_DIR')
  const { databaseUrl, databaseSilence: silence, production } = config
  const db = await openDatabase(databaseUrl, { guardNesting: !production, silence }).catch(naming('DATABASE_URL'))
  await migrate(db, programOf(config.version), { log, mayMigrate }).catch(naming('DATABASE_URL'))
  defineModels(db.sequelize)
  // At the same time, because each may have to wait for Redis.
  const [broker, rateLimits] = await Promise.all([
    config.redisUrl ? redisBroker(config.redisUrl, log) : memoryBroker(),
    createRateLimits(config, log),
  ])
  const queues = createKnownQueues(db, log)
  const caches = new Caches(subjectsOf)
  const notifier = createNotifier({ broker, caches, queues, log })
  const keyUses = createKeyUses(db, log)
  const failedLogins = createFailedLogins(db, log)
  const presence = createPresenceBook(db)
  const storage = await openStorage(config)
  Object.assign(services, { db, storage })
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom, config.smtpPatience)
    : folderMailer(mailsFolder(config), config.mailFrom, log)
  const relay = config.pushBouncerUrl ? pushRelay(config.pushBouncerUrl, config.outgoingAllow, config.relayPatience) : undefined
  const prometheus = config.metrics && (await import('./prometheus.ts')).createPrometheus()
  const metrics = prometheus?.metrics ?? NO_METRICS
  const closeApp = async (): Promise<void> => {
    ended.abort()
    await notifier.close()
    await queues.close()
    await keyUses.close()
    await failedLogins.close()
    mailer.close()
    storage.close()
    await rateLimits.close()
    await broker.close()
    await db.close()
  }
  return {
    config,
    db,
    caches,
    semaphores: new Semaphores(),
    broker,
    notifier,
    queues,
    presence,
    keyUses,
    failedLogins,
    rateLimits,
    storage,
    mailer,
    relay,
    ...outgoing(config),
    log,
    metrics,
    prometheus,
    closeApp,
  }
}

/** What sends requests to other servers at the URLs of users and of the operator. */
function outgoing({ outgoingAllow, providers, providerPatience }: Config): Pick<App, 'hooks' | 'signIn' | 'directories'> {
  return {
    hooks: outgoingRequests(outgoingAllow),
    signIn: signInBy(providers, outgoingAllow, providerPatience),
    directories: directoriesBy(providerPatience),
  }
}

/** The folders of DATA_DIR in which the server writes. */
function foldersOf(config: Config): string[] {
  const { dataDir, s3, smtpUrl } = config
  return [
    temporaryFolder(config),
    partialUploads(dataDir),
    ...(s3 ? [] : [uploadsFolder(config)]),
    ...(smtpUrl ? [] : [mailsFolder(config)]),
  ]
}

function mailsFolder({ dataDir }: Config): string {
  return join(dataDir, 'mail')
}

/**
 * Writes, because the permissions of a folder do not tell whether its file system takes anything. Returns the error of a disk that is full or does
 * not work, as far as that may pass: without files, everything else works. Throws any other one.
 */
async function requireFolder(folder: string): Promise<unknown> {
  try {
    await createDirectory(folder, 0o700)
    await rmdir(await mkdtemp(join(folder, 'start-')))
    return undefined
  } catch (error) {
    return troubleOf(error)?.of === 'files' ? error : naming('DATA_DIR')(error)
  }
}

/** The trouble behind an error, and how to find out whether it is over. */
function lastingTrouble(error: unknown, { db, storage }: Partial<Pick<App, 'db' | 'storage'>>) {
  const trouble = troubleOf(error)
  return trouble && { name: trouble.name, over: trouble.over, ping: trouble.of === 'files' ? storage?.ping : db?.ping }
}
