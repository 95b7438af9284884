// The system programs that the tests use: how they are found and installed, and how tests run without them.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

export type Program = 'mariadb' | 'redis' | 'chromium' | 'nginx'
interface Kind {
  /** All of them are needed. Each can have several names. */
  executables: string[][]
  debian: string
  brew: string
}

const KINDS: Record<Program, Kind> = {
  mariadb: {
    executables: [
      ['mariadbd', 'mysqld'],
      ['mariadb-install-db', 'mysql_install_db'],
    ],
    debian: 'mariadb-server',
    brew: 'mariadb',
  },
  redis: { executables: [['redis-server']], debian: 'redis-server', brew: 'redis' },
  nginx: { executables: [['nginx']], debian: 'nginx', brew: 'nginx' },
  chromium: {
    executables: [['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']],
    debian: 'chromium',
    brew: '--cask chromium',
  },
}
const say = (text: string): void => console.error(`programs: ${text}`)

/** Whether TEST_WITHOUT names the program: it is then treated as missing and not installable. */
export function isLeftOut(program: Program, env = process.env): boolean {
  return (env.TEST_WITHOUT ?? '').split(',').includes(program)
}

/** The paths of a program's executables. Undefined if one is missing. */
export function locate(program: Program, env = process.env): string[] | undefined {
  if (isLeftOut(program, env)) return undefined
  if (program === 'chromium' && env.TEST_BROWSER) return existsSync(env.TEST_BROWSER) ? [env.TEST_BROWSER] : undefined
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin']
  const paths = KINDS[program].executables.map((names) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)),
  )
  return paths.every((path) => path !== undefined) ? paths : undefined
}

/** Installs missing programs from Debian's packages, if permitted. Returns the programs that are still missing. */
export async function installMissing(programs: readonly Program[]): Promise<Program[]> {
  const missing = programs.filter((program) => !locate(program))
  const wanted = missing.filter((program) => !isLeftOut(program))
  const apt = '/usr/bin/apt-get'
  if (!existsSync(apt) || process.getuid?.() !== 0 || wanted.length === 0) return missing
  const packages = wanted.map((program) => KINDS[program].debian)
  say(`installing ${packages.join(' and ')} with apt-get, once; this takes a few minutes`)
  const started = Date.now()
  await withoutServiceStarts(() => install(apt, packages)).catch((error: Error) => say(error.message))
  say(`that took ${Math.round((Date.now() - started) / 1_000)} s`)
  return programs.filter((program) => !locate(program))
}

/** The commands that install programs. */
export function hintFor(programs: readonly Program[]): string {
  const packages = (of: 'debian' | 'brew'): string => programs.map((program) => KINDS[program][of]).join(' ')
  return `  Debian, Ubuntu: apt-get install --no-install-recommends ${packages('debian')}\n  macOS: brew install ${packages('brew')}`
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

/** Runs a program to its end, with its output in `log` or on stderr. Throws unless it exits with 0. */
export async function runProgram(command: string, args: string[], log?: string, env = process.env): Promise<void> {
  const output = log ? openSync(log, 'a', 0o600) : 2
  const child = spawn(command, args, { env, stdio: ['ignore', output, output] })
  if (log) closeSync(output)
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${basename(command)} ended with ${signal ?? code}`)
}
