// databases: once
// The servers of the tests, and the programs that they are started from.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mysql from 'mysql2/promise'
import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hintFor, isLeftOut, locate, mirrorIn, SERVERS, type ServerName, unpackMysql, withoutServiceStarts } from './programs.ts'
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

describe('a program', () => {
  const put = (name: string): string => {
    writeFileSync(join(home, name), '')
    return join(home, name)
  }

  it('is found in the path if all its executables are there', () => {
    const paths = [put('mariadbd'), put('mariadb-install-db')]
    expect(locate('mariadb', { PATH: home })).toEqual(paths)
  })

  it('is MySQL only if it is not MariaDB under its name', () => {
    put('mariadbd')
    symlinkSync('mariadbd', join(home, 'mysqld'))
    expect(locate('mysql', { PATH: home })).not.toEqual([join(home, 'mysqld')])
  })

  it('is missing if TEST_WITHOUT names it', () => {
    put('redis-server')
    expect(locate('redis', { PATH: home, TEST_WITHOUT: 'mariadb,redis' })).toBeUndefined()
    expect(locate('redis', { PATH: home, TEST_WITHOUT: 'mariadb' })).toBeDefined()
  })

  it('is the browser that TEST_BROWSER names, if that exists', () => {
    expect(locate('chromium', { TEST_BROWSER: put('browser') })).toEqual([join(home, 'browser')])
    expect(locate('chromium', { TEST_BROWSER: join(home, 'none') })).toBeUndefined()
  })

  it('is installed by a command that names its package', () => {
    expect(hintFor(['mariadb', 'chromium'])).toContain('apt-get install --no-install-recommends mariadb-server chromium\n')
  })

  it('is unpacked if it is MySQL, which Debian has only in its next release', () => {
    expect(hintFor(['mysql'])).not.toContain('apt-get install')
    expect(hintFor(['mysql'])).toContain('leave it out: TEST_DATABASES=sqlite,mariadb')
  })
})

describe('the policy that keeps packages from starting services', () => {
  const policyWith = (text: string): string => {
    const path = join(home, 'policy-rc.d')
    writeFileSync(path, text)
    chmodSync(path, 0o755)
    return path
  }

  it('denies starts during the installation, and is removed afterwards, also after a failure', async () => {
    const path = join(home, 'policy-rc.d')
    const seen: [number, string][] = []
    const look = async (): Promise<void> => void seen.push([statSync(path).mode & 0o111, readFileSync(path, 'utf8')])
    await withoutServiceStarts(look, path)
    expect(seen).toEqual([[0o111, expect.stringContaining('exit 101')]])
    expect(existsSync(path)).toBe(false)
    await expect(withoutServiceStarts(() => Promise.reject(new Error('no network')), path)).rejects.toThrow('no network')
    expect(existsSync(path)).toBe(false)
  })

  it('is kept if it existed before', async () => {
    const path = policyWith('#!/bin/sh\nexit 101 # the machine\n')
    await withoutServiceStarts(async () => undefined, path)
    expect(existsSync(path)).toBe(true)
  })

  it('stops the installation if it existed before and allows starts', async () => {
    const path = policyWith('#!/bin/sh\nexit 0\n')
    await expect(withoutServiceStarts(async () => undefined, path)).rejects.toThrow('would let')
  })
})

describe('the mirror of Debian', () => {
  it.each([
    ['Types: deb\nURIs: http://mirror.example.com/debian\nSuites: bookworm', 'http://mirror.example.com/debian'],
    ['Types: deb\nURIs: http://mirror.example.com/debian-security\nSuites: bookworm-security', undefined],
    ['deb [signed-by=/usr/share/keyrings/k.gpg] https://mirror.example.com/debian/ bookworm main', 'https://mirror.example.com/debian/'],
    [
      '# deb http://old.example.com/debian stretch main\ndeb http://mirror.example.com/debian bookworm main',
      'http://mirror.example.com/debian',
    ],
    ['deb http://archive.ubuntu.com/ubuntu noble main', undefined],
  ])('in %j is %s', (sources, mirror) => {
    expect(mirrorIn(sources)).toBe(mirror)
  })
})

describe.runIf(existsSync('/usr/bin/apt-get'))('MySQL that cannot be had', () => {
  it('is refused with the reason, and leaves nothing behind', async () => {
    const [sources, target] = [join(home, 'apt'), join(home, 'programs/mysql')]
    mkdirSync(sources)
    await expect(unpackMysql(target, sources)).rejects.toThrow(`the sources in ${sources} name no mirror of Debian`)
    writeFileSync(join(sources, 'sources.list'), `deb file:${home}/debian bookworm main\n`)
    await expect(unpackMysql(target, sources)).rejects.toThrow(
      /^MySQL cannot be had: apt-get ended with 100\n[\s\S]* does not have a Release file/,
    )
    expect(readdirSync(join(home, 'programs'))).toEqual([])
  })
})
