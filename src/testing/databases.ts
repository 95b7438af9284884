// Global setup of the test projects: the database server that the tests use, and the folder for their temporary files.

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import type { TestProject } from 'vitest/node'
import { isLeftOut, isServerName, type ServerName } from '../../scripts/programs.ts'
import type { Services } from '../../scripts/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the private database server; empty for SQLite. */
    databaseServer: ServerName | ''
    /** Its URL; empty for SQLite. */
    databaseUrl: string
    /** Empty for SQLite, and if the tests run without Redis. */
    redisUrl: string
    /** The prefix of database names. */
    databasePrefix: string
    /** The folder for files. */
    folder: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseServer = isServerName(project.name) ? project.name : ''
  const { databaseUrl, redisUrl } = databaseServer ? startServices(databaseServer) : { databaseUrl: '', redisUrl: '' }
  const databasePrefix = `test_${process.pid}_`
  const folder = await mkdtemp(join(tmpdir(), 'parley-tests-'))
  project.provide('databaseServer', databaseServer)
  project.provide('databaseUrl', databaseUrl)
  project.provide('redisUrl', isLeftOut('redis') ? '' : redisUrl)
  project.provide('databasePrefix', databasePrefix)
  project.provide('folder', folder)
  return async () => {
    if (databaseUrl) await dropDatabases(databaseUrl, databasePrefix)
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Starts the servers, or finds them running, in a process of its own, which says why it cannot. In this one, Vitest 4.1 ends code that
 * reads the stack of an error, because its cache of modules keeps their code as no text; so the error that is thrown has no stack.
 */
function startServices(name: ServerName): Services {
  const args = ['--import', 'tsx', 'scripts/services.ts', 'start', name]
  const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  if (status !== 0) throw Object.assign(new Error('The servers of the tests did not start: see above'), { stack: '' })
  return JSON.parse(stdout) as Services
}

async function dropDatabases(databaseUrl: string, prefix: string): Promise<void> {
  const connection = await createConnection(databaseUrl)
  const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata')
  for (const { name } of rows as { name: string }[]) if (name.startsWith(prefix)) await connection.query(`DROP DATABASE ${name}`)
  await connection.end()
}
