// The server of the sandbox: the one of production on a temporary folder, in memory where the system has such a one. It can be restarted, and
// the organisations that it began with can start again.

import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { remove } from '../db/sql.ts'
import { tablesOf } from '../db/whole-tables.ts'
import { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'
import { exportRealm } from '../ops/export.ts'
import { type Server, startServer } from '../server/app.ts'
import { type OpenApp, openApp } from '../server/open-app.ts'
import type { MetLimits } from './mishaps.ts'
import type { Outbox } from './outbox.ts'
import { seedWorld } from './seed.ts'
import { SETTINGS } from './world.ts'
import { type LeftOut, readLeftOut } from './worlds.ts'

/** A folder in memory on most Linux systems. */
const IN_MEMORY = '/dev/shm'
/** Where mails and webhooks of a test may go. */
const LOOPBACK = '127.0.0.1,::1,localhost'

export interface InnerServer {
  app(): OpenApp
  port(): number
  /** The export of the first organisation as it was at the start, and what it leaves out. */
  archive: string
  leftOut: LeftOut
  /** The subdomains of the organisations that it began with. */
  subdomains: readonly string[]
  /** Ends and starts again. `between` runs while nothing is open. */
  restart(): Promise<void>
  /** Ends, gives the organisations that it began with their first rows and files, and starts again. */
  beginAnew(): Promise<void>
  /** Ends, and leaves no file behind. */
  close(): Promise<void>
}

/** Starts it with the seed world. `url` is where clients reach the sandbox. */
export async function startInnerServer(url: string, outbox: Outbox, limits: MetLimits): Promise<InnerServer> {
  const folder = await mkdtemp(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'parley-sandbox-'))
  try {
    return await startIn(folder, url, outbox, limits)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function startIn(folder: string, url: string, { mailer, relay }: Outbox, limits: MetLimits): Promise<InnerServer> {
  const config = readConfig({
    ...{ DATA_DIR: join(folder, 'data'), PORT: '0', EXTERNAL_URL: url, OUTGOING_ALLOW: LOOPBACK, LOG_LEVEL: 'error' },
    ...SETTINGS,
  })
  const [template, archive] = [join(folder, 'template.sqlite'), join(folder, 'world.tar')]
  const uploads = join(config.dataDir, 'uploads')
  const open = async (): Promise<OpenApp> => {
    const app = await openApp(config)
    return Object.assign(app, { mailer, relay, rateLimits: limits.over(app.rateLimits) })
  }

  const first = await open()
  await seedWorld(first)
  // As in the other worlds, no mail is of the time before.
  await first.db.transaction((tx) => remove(Job, { kind: 'mail' }, tx))
  await first.db.run(`VACUUM INTO '${template}'`)
  await cp(uploads, join(folder, 'uploads'), { recursive: true })
  const subdomains = (await Realm.findAll()).map(({ subdomain }) => subdomain)
  const course = { progress: () => {}, signal: new AbortController().signal }
  await exportRealm(first, await Realm.findByPk(1, { rejectOnEmpty: true }), archive, course, { passwords: true })
  const leftOut = await readLeftOut(1)
  let server: Server = await startServer(first)
  const app = (): OpenApp => server.app as OpenApp

  const restart = async (between?: () => Promise<void>): Promise<void> => {
    await server.close()
    await between?.()
    server = await startServer(await open())
  }
  return {
    app,
    port: () => server.port,
    archive,
    leftOut,
    subdomains,
    restart: () => restart(),
    beginAnew: () =>
      restart(async () => {
        const opened = await open()
        await restoreRows(opened, template)
        await opened.closeApp()
        await cp(join(folder, 'uploads'), uploads, { recursive: true })
      }),
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Replaces the rows of the organisations in a copy of the database by those of the copy. */
async function restoreRows({ db }: OpenApp, template: string): Promise<void> {
  await db.run(`ATTACH '${template}' AS template`)
  await db.transaction(async (tx) => {
    const run = (sql: string): Promise<unknown> => db.run(sql, [], tx)
    const tables = tablesOf(db.sequelize).filter(({ name, columns }) => name === 'realms' || 'realm_id' in columns)
    for (const { name, columns } of tables) {
      const names = Object.keys(columns).join(', ')
      const ofThem = `${name === 'realms' ? 'id' : 'realm_id'} IN (SELECT id FROM template.realms)`
      await run(`DELETE FROM ${name} WHERE ${ofThem}`)
      await run(`INSERT INTO ${name} (${names}) SELECT ${names} FROM template.${name} WHERE ${ofThem}`)
    }
  })
}
