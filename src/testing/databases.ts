// Global setup of the test projects: the database server that the tests use, and the folder for their temporary files.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import type { TestProject } from 'vitest/node'
import { isLeftOut } from '../../scripts/programs.ts'
import { ensureServices } from '../../scripts/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the private MariaDB; empty for SQLite. */
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
  const mysql = project.name === 'mysql'
  const { databaseUrl, redisUrl } = mysql ? await ensureServices() : { databaseUrl: '', redisUrl: '' }
  const databasePrefix = `test_${process.pid}_`
  const folder = await mkdtemp(join(tmpdir(), 'parley-tests-'))
  project.provide('databaseUrl', databaseUrl)
  project.provide('redisUrl', isLeftOut('redis') ? '' : redisUrl)
  project.provide('databasePrefix', databasePrefix)
  project.provide('folder', folder)
  return async () => {
    if (databaseUrl) await dropDatabases(databaseUrl, databasePrefix)
    await rm(folder, { recursive: true, force: true })
  }
}

async function dropDatabases(databaseUrl: string, prefix: string): Promise<void> {
  const connection = await createConnection(databaseUrl)
  const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata')
  for (const { name } of rows as { name: string }[]) if (name.startsWith(prefix)) await connection.query(`DROP DATABASE ${name}`)
  await connection.end()
}
