// databases: once

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mysql from 'mysql2/promise'
import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SERVERS, type ServerName } from './database-servers.ts'
import { isLeftOut } from './programs.ts'
import { ensureServices, runningServices, stopServices } from './services.ts'
import { databasesOf } from './test-plan.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-home-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const recorded = (): { dir: string; pids: [number, number] } => JSON.parse(readFileSync(join(home, 'state.json'), 'utf8'))

/** Polls, because a process that has ended remains until its parent has waited for it. */
const ended = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))

const isWithout = (name: ServerName): boolean => !databasesOf(process.env).includes(name) || isLeftOut(name) || isLeftOut('redis')

describe.for(SERVERS)('the services with %s', { timeout: 300_000 }, (name) => {
  afterEach(() => stopServices(home))

  it.skipIf(isWithout(name))('are started once, shared, and gone after a stop', async () => {
    const [services, same] = await Promise.all([ensureServices(name, { home }), ensureServices(name, { home })])
    expect(same).toEqual(services)
    expect(await runningServices(home)).toEqual(services)
    expect(statSync(join(home, 'state.json')).mode & 0o777).toBe(0o600)

    const database = await mysql.createConnection(services.databaseUrl)
    await database.query('CREATE DATABASE one')
    const [rows] = await database.query("SELECT VERSION() LIKE '%MariaDB%' AS mariadb, @@collation_server AS collation, @@log_bin AS log")
    expect(rows).toEqual([{ mariadb: Number(name === 'mariadb'), collation: 'utf8mb4_bin', log: 0 }])
    expect((await database.query("SHOW VARIABLES LIKE 't%\\_isolation'"))[0]).toMatchObject([{ Value: 'READ-COMMITTED' }])
    database.destroy()
    const redis = await createClient({ url: services.redisUrl }).connect()
    expect(await redis.configGet('save')).toEqual({ save: '' })
    redis.destroy()

    const { dir, pids } = recorded()
    await stopServices(home)
    expect(existsSync(dir)).toBe(false)
    for (const pid of pids) await ended(pid)
    expect(await runningServices(home)).toBeUndefined()
  })
})

describe.skipIf(isWithout('mariadb'))('the services', { timeout: 300_000 }, () => {
  afterEach(() => stopServices(home))

  it.each([0, 1] as const)('are replaced when one of them has died (%i)', async (which) => {
    await ensureServices('mariadb', { home })
    const { dir, pids } = recorded()
    process.kill(pids[which], 'SIGKILL')
    const services = await ensureServices('mariadb', { home })
    expect(await runningServices(home)).toEqual(services)
    expect(existsSync(dir)).toBe(false)
    await ended(pids[1 - which] as number)
  })

  it('take over the lock of a dead process', async () => {
    writeFileSync(join(home, 'lock'), String(2 ** 22 + 1))
    await stopServices(home)
    expect(existsSync(join(home, 'lock'))).toBe(false)
  })

  it('do not stop another process that has a recorded ID', async () => {
    const dir = join(home, 'parley-services-old')
    mkdirSync(dir)
    writeFileSync(join(home, 'state.json'), JSON.stringify({ dir, pids: [process.pid, process.ppid], ports: { database: 1, redis: 1 } }))
    expect(await runningServices(home)).toBeUndefined()
    await stopServices(home)
    expect(existsSync(dir)).toBe(false)
  })
})
