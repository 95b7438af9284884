// The system programs that the tests use: how they are found and installed, and how tests run without them.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './run-program.ts'
import { unpackMysql } from './unpack-mysql.ts'

export type Program = 'mariadb' | 'mysql' | 'redis' | 'chromium' | 'nginx'
interface Kind {
  /** All of them are needed. Each can have several names. */
  executables: string[][]
  /** Undefined if Debian's release does not have it. */
  debian?: string
  brew: string
}

const KINDS: Record<Program, Kind> = {
  mariadb: { executables: [['mariadbd'], ['mariadb-install-db']], debian: 'mariadb-server', brew: 'mariadb' },
  mysql: { executables: [['mysqld']], brew: 'mysql' },
  redis: { executables: [['redis-server']], debian: 'redis-server', brew: 'redis' },
  nginx: { executables: [['nginx']], debian: 'nginx', brew: 'nginx' },
  chromium: {
    executables: [['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']],
    debian: 'chromium',
    brew: '--cask chromium',
  },
}
/** Where MySQL is unpacked. Git ignores the folder. */
const MYSQL = fileURLToPath(new URL('../.services/programs/mysql', import.meta.url))
const say = (text: string): void => console.error(`programs: ${text}`)

/** Whether TEST_WITHOUT names the program: it is then treated as missing and not installable. */
export function isLeftOut(program: Program, env = process.env): boolean {
  return (env.TEST_WITHOUT ?? '').split(',').includes(program)
}

/** The paths of a program's executables. Undefined if one is missing. */
export function locate(program: Program, env = process.env): string[] | undefined {
  if (isLeftOut(program, env)) return undefined
  if (program === 'chromium' && env.TEST_BROWSER) return existsSync(env.TEST_BROWSER) ? [env.TEST_BROWSER] : undefined
  const usual = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin']
  const folders = program === 'mysql' ? [MYSQL, ...usual] : usual
  const paths = KINDS[program].executables.map((names) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path) && !isMariadb(program, path)),
  )
  return paths.every((path) => path !== undefined) ? paths : undefined
}

/** Whether the path is MariaDB's server under the name of MySQL's. */
function isMariadb(program: Program, path: string): boolean {
  return program === 'mysql' && basename(realpathSync(path)).startsWith('mariadb')
}

/** Installs missing programs from Debian's packages, if permitted. Returns the programs that are still missing. */
export async function installMissing(programs: readonly Program[]): Promise<Program[]> {
  const missing = programs.filter((program) => !locate(program))
  const wanted = missing.filter((program) => !isLeftOut(program))
  if (wanted.includes('mysql')) await unpackMysql(MYSQL).catch((error: Error) => say(error.message))
  const packages = wanted.flatMap((program) => KINDS[program].debian ?? [])
  const apt = '/usr/bin/apt-get'
  if (existsSync(apt) && process.getuid?.() === 0 && packages.length > 0) {
    say(`installing ${packages.join(' and ')} with apt-get, once; this takes a few minutes`)
    const started = Date.now()
    await withoutServiceStarts(() => install(apt, packages)).catch((error: Error) => say(error.message))
    say(`that took ${Math.round((Date.now() - started) / 1_000)} s`)
  }
  return programs.filter((program) => !locate(program))
}

/** How to get programs that `installMissing` could not get. */
export function hintFor(programs: readonly Program[]): string {
  const packages = (of: 'debian' | 'brew'): string => programs.flatMap((program) => KINDS[program][of] ?? []).join(' ')
  const mysql = [
    '  MySQL: Debian has it in its next release only, from which the tests unpack it into .services/, given a mirror of Debian in /etc/apt',
    '  and the network; or put the folder of a mysqld into the PATH; or leave it out: TEST_DATABASES=sqlite,mariadb',
  ]
  return [
    ...(packages('debian') ? [`  Debian, Ubuntu: apt-get install --no-install-recommends ${packages('debian')}`] : []),
    `  macOS: brew install ${packages('brew')}`,
    ...(programs.includes('mysql') ? mysql : []),
  ].join('\n')
}

async function install(apt: string, packages: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', NEEDRESTART_SUSPEND: '1' }
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  // An unreachable source does not matter if another one has the packages. The installation will show.
  await runProgram(apt, [...wait, 'update'], undefined, env).catch((error) => say(error.message))
  // --no-remove, because MariaDB would replace an installed MySQL and its data.
  await runProgram(apt, [...wait, 'install', '-y', '--no-remove', '--no-install-recommends', ...packages], undefined, env)
}

/** Runs an installation while Debian's policy forbids packages to start their services. Throws if a policy exists that allows it. */
export async function withoutServiceStarts(action: () => Promise<void>, policy = '/usr/sbin/policy-rc.d'): Promise<void> {
  const ours = '#!/bin/sh\n# Temporary, by the services script of parley.\nexit 101\n'
  if (existsSync(policy) && readFileSync(policy, 'utf8') !== ours) {
    const answer = spawnSync(policy, ['mariadb', 'start']).status
    if (answer !== 101) throw new Error(`${policy} would let the packages start their services`)
    return action()
  }
  // A signal waits for the end of the installation, which would otherwise continue without the policy.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const received: NodeJS.Signals[] = []
  const defer = (signal: NodeJS.Signals): void => void received.push(signal)
  for (const signal of signals) process.on(signal, defer)
  try {
    writeFileSync(policy, ours, { mode: 0o755 })
    await action()
  } finally {
    rmSync(policy, { force: true })
    for (const signal of signals) process.off(signal, defer)
    if (received[0]) process.kill(process.pid, received[0])
  }
}
