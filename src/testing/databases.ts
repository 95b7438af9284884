// Global setup of the test projects: the database server that the tests use, and the folder for their temporary files.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isServerName, type ServerName } from '../../scripts/programs.ts'
import { ensureServices } from '../../scripts/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the private database server; empty for SQLite. */
    databaseServer: ServerName | ''
    /** Its URL; empty for SQLite. */
    databaseUrl: string
    /** Empty for SQLite, and if the tests run without Redis. */
    redisUrl: string
    /** The folder for files. */
    folder: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseServer = isServerName(project.name) ? project.name : ''
  const services = databaseServer ? await ensureServices(databaseServer) : undefined
  const folder = await mkdtemp(join(tmpdir(), 'parley-tests-'))
  project.provide('databaseServer', databaseServer)
  project.provide('databaseUrl', services?.databaseUrl ?? '')
  project.provide('redisUrl', services?.redisUrl ?? '')
  project.provide('folder', folder)
  return async () => {
    await services?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
