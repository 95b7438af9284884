// databases: once
// The servers of the tests, and the programs that they are started from.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import mysql from 'mysql2/promise'
import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hintFor, isLeftOut, locate, mirrorIn, SERVERS, type ServerName, unpackMysql } from './programs.ts'
import { ensureServices } from './services.ts'
import { databasesOf } from './test-plan.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-home-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const isWithout = (name: ServerName): boolean => !databasesOf(process.env).includes(name) || isLeftOut(name) || isLeftOut('redis')

describe.for(SERVERS)('the services with %s', { timeout: 300_000 }, (name) => {
  it.skipIf(isWithout(name))('are started once, and gone after a stop', async () => {
    const [services, same] = await Promise.all([ensureServices(name), ensureServices(name)])
    expect(same).toEqual(services)

    const database = await mysql.createConnection(services.databaseUrl)
    await database.query('CREATE DATABASE one')
    const [rows] = await database.query(
      "SELECT VERSION() LIKE '%MariaDB%' AS mariadb, @@collation_server AS collation, @@log_bin AS log, @@datadir AS folder",
    )
    expect(rows).toEqual([{ mariadb: Number(name === 'mariadb'), collation: 'utf8mb4_bin', log: 0, folder: expect.any(String) }])
    expect((await database.query("SHOW VARIABLES LIKE 't%\\_isolation'"))[0]).toMatchObject([{ Value: 'READ-COMMITTED' }])
    database.destroy()
    const redis = await createClient({ url: services.redisUrl }).connect()
    expect(await redis.configGet('save')).toEqual({ save: '' })
    redis.destroy()

    await services.stop()
    expect(existsSync((rows as { folder: string }[])[0]?.folder ?? home)).toBe(false)
    await expect(mysql.createConnection(services.databaseUrl)).rejects.toThrow('ECONNREFUSED')
  })
})

it.skipIf(isWithout('mariadb'))('the services end with their process, also if it is killed', { timeout: 120_000 }, async () => {
  const code =
    "import { ensureServices } from './scripts/services.ts'\nconsole.log((await ensureServices()).databaseUrl)\nsetInterval(() => {}, 1e6)"
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const child = spawn(process.execPath, args, { cwd: new URL('..', import.meta.url), stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(createInterface(child.stdout), 'line')
  const database = await mysql.createConnection(url)
  child.kill('SIGKILL')
  await once(database, 'error')
  await vi.waitFor(() => expect(mysql.createConnection(url)).rejects.toThrow('ECONNREFUSED'), { timeout: 30_000 })
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
