// Global setup of the test projects: which database server the tests use.

import type { TestProject } from 'vitest/node'
import { ensureServices } from '../../scripts/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the private MariaDB; empty for SQLite. */
    databaseUrl: string
    redisUrl: string
  }
}

export async function setup(project: TestProject): Promise<void> {
  const mysql = project.name === 'mysql'
  const services = mysql ? await ensureServices() : { databaseUrl: '', redisUrl: '' }
  project.provide('databaseUrl', services.databaseUrl)
  project.provide('redisUrl', services.redisUrl)
}
