// The system programs that the tests use: how they are found, how tests run without them, and how database servers are started.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

/** Whether TEST_WITHOUT names the program: it is then treated as missing. */
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

/** Which of the programs are missing. MySQL is first unpacked from Debian's packages, if that can be done. */
export async function missingAmong(programs: readonly Program[]): Promise<Program[]> {
  if (programs.includes('mysql') && !locate('mysql') && !isLeftOut('mysql'))
    await unpackMysql(MYSQL).catch((error: Error) => say(error.message))
  return programs.filter((program) => !locate(program))
}

/** How to get programs that are missing. */
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

// A program that runs to its end.

/** Runs a program to its end, with its output in `log` or on stderr. Throws unless it exits with 0. */
export async function runProgram(command: string, args: string[], log?: string, env = process.env): Promise<void> {
  const output = log ? openSync(log, 'a', 0o600) : 2
  const child = spawn(command, args, { env, stdio: ['ignore', output, output] })
  if (log) closeSync(output)
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${basename(command)} ended with ${signal ?? code}`)
}

// Programs that are taken from Debian's packages: unpacked into a folder of their own with everything that they need. Nothing else on the machine
// changes, and no package is installed.

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'

export interface Unpacked {
  /** For people, such as 'MySQL', and what it takes, such as '65 MB to download, 410 MB'. */
  title: string
  size: string
  /** Of Debian. */
  release: string
  packages: readonly string[]
  /** Packages that are not unpacked. */
  without?: RegExp
}

/**
 * Downloads packages and all that they need, and unpacks them into `target`, in which `finish` may write before it is there. Needs no rights, but
 * Debian's apt-get and a mirror of Debian among the sources in a folder. Throws an error that says what is missing. If several processes do
 * it at once, one wins.
 */
export async function unpack(
  { title, size, release, packages, without }: Unpacked,
  target: string,
  { sources = '/etc/apt', finish = (_root: string): void => {} } = {},
): Promise<void> {
  for (const needed of ['/usr/bin/apt-get', KEYRING])
    if (!existsSync(needed)) throw new Error(`${title} is taken from Debian's packages: no ${needed}`)
  const mirror = mirrorIn(sourcesOf(sources))
  if (!mirror) throw new Error(`${title} is taken from Debian's packages: the sources in ${sources} name no mirror of Debian`)
  say(`getting ${title} from Debian's packages, once: ${size} in ${target}; this takes about half a minute`)
  const started = Date.now()
  const work = `${target}.${process.pid}`
  const log = `${work}.log`
  try {
    await download(`${mirror} ${release}`, packages, work, log)
    const root = join(work, 'root')
    for (const file of readdirSync(join(work, 'archives'))) {
      if (file.endsWith('.deb') && !without?.test(file))
        await runProgram('/usr/bin/dpkg-deb', ['--extract', join(work, 'archives', file), root], log)
    }
    finish(root)
    if (existsSync(target)) return
    renameSync(root, target)
    say(`that took ${Math.round((Date.now() - started) / 1_000)} s`)
  } catch (error) {
    const end = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-10).join('\n') : ''
    throw new Error(`${title} cannot be had: ${(error as Error).message}\n${end}`, { cause: error })
  } finally {
    for (const left of [work, log]) rmSync(left, { recursive: true, force: true })
  }
}

/** Everything in the lists of sources of a folder like /etc/apt. */
function sourcesOf(folder: string): string {
  const parts = join(folder, 'sources.list.d')
  const files = [join(folder, 'sources.list'), ...(existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : [])]
  return files
    .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** The first mirror of Debian that sources name, in either of their two forms. */
export function mirrorIn(sources: string): string | undefined {
  return /^(?:URIs:|deb(?: +\[[^\]]*\])?) *(\S+\/debian\/?)(?: |$)/m.exec(sources)?.[1]
}

/** Downloads the packages with all that they depend on, because this apt-get believes that nothing is installed. */
async function download(source: string, packages: readonly string[], work: string, log: string): Promise<void> {
  for (const folder of ['lists/partial', 'archives/partial', 'root']) mkdirSync(join(work, folder), { recursive: true })
  writeFileSync(join(work, 'debian.list'), `deb [signed-by=${KEYRING}] ${source} main\n`)
  writeFileSync(join(work, 'status'), '')
  const options = {
    'Dir::Etc::sourcelist': join(work, 'debian.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(work, 'lists'),
    'Dir::State::status': join(work, 'status'),
    'Dir::Cache': work,
    'Dir::Cache::archives': join(work, 'archives'),
    // The user who usually downloads cannot write here.
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    'Debug::NoLocking': '1',
  }
  const apt = (...args: string[]): Promise<void> => {
    const set = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`])
    return runProgram('/usr/bin/apt-get', ['-q', ...set, ...args], log)
  }
  await apt('update')
  await apt('-y', '--no-install-recommends', '--download-only', 'install', ...packages)
}

// MySQL for the tests where Debian's release has only MariaDB: from Debian's next release, with the C library that it needs.

const MYSQL_PACKAGES: Unpacked = {
  title: 'MySQL',
  size: '65 MB to download, 410 MB',
  release: 'sid',
  packages: ['mysql-server-core', 'mysql-client-core'],
}
/** The programs that the folder offers, and where they are in the packages. */
const PROGRAMS = { mysqld: 'usr/sbin/mysqld', mysql: 'usr/bin/mysql', mysqldump: 'usr/bin/mysqldump', mysqlbinlog: 'usr/bin/mysqlbinlog' }
/** Where the server finds what is elsewhere than it was built for. */
const SERVER_OPTIONS = ['--basedir=$root/usr', '--lc-messages-dir=$root/usr/share/mysql', '--plugin-dir=$root/usr/lib/mysql/plugin']

/** Unpacks MySQL into `target`, which gets `mysqld` and the clients. Throws as `unpack` does. */
export function unpackMysql(target: string, sources?: string): Promise<void> {
  const finish = (root: string): void => {
    for (const [name, path] of Object.entries(PROGRAMS)) writeFileSync(join(root, name), wrapper(root, path), { mode: 0o755 })
  }
  return unpack(MYSQL_PACKAGES, target, { sources, finish })
}

/** A script that starts an unpacked program with the unpacked C library, wherever its folder is moved. */
function wrapper(root: string, path: string): string {
  const [loader] = readdirSync(join(root, 'usr/lib'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/ld-linux[^/]*$/.test(file),
  )
  if (!loader) throw new Error('the packages have no loader')
  const options = path === PROGRAMS.mysqld ? SERVER_OPTIONS.map((option) => ` "${option}"`).join('') : ''
  return `#!/bin/sh
root=$(dirname "$(readlink -f "$0")")
exec "$root/usr/lib/${loader}" --library-path "$root/usr/lib/${dirname(loader)}:$root/usr/lib/mysql/private" "$root/${path}" "$@"${options}
`
}

// The database servers that the tests start: new ones, with an account that has all rights, on loopback.

/** The servers that the tests run on. Both speak MySQL's protocol, and `mysql://` is the scheme of both. */
export const SERVERS = ['mariadb', 'mysql'] as const
export type ServerName = (typeof SERVERS)[number]
/** As people write them. */
export const TITLES: Record<ServerName, string> = { mariadb: 'MariaDB', mysql: 'MySQL' }

export function isServerName(name: string): name is ServerName {
  return (SERVERS as readonly string[]).includes(name)
}

/** The URL of a server, without a database. */
export function urlOf(port: number): string {
  return `mysql://parley:parley@127.0.0.1:${port}`
}

/** The user of the machine who runs a server. Programs of MySQL refuse to run as root unless root is named. */
const asUser = (user: string): string[] => (process.getuid?.() === 0 ? [`--user=${user}`] : [])
const inFolder = (folder: string): string => `--datadir=${join(folder, 'data')}`

/**
 * Creates the data of a new server in an empty folder, whose path is short, because the server's socket will be there. `user` runs the
 * server if the caller is root. `options` are for the program that creates the data. Its output is appended to `log` in the folder.
 */
export async function createData(
  name: ServerName,
  folder: string,
  { user = 'root', options = [] }: { user?: string; options?: readonly string[] } = {},
): Promise<void> {
  const [server = '', install] = locate(name) ?? []
  if (!server) throw new Error(`${TITLES[name]} is not installed`)
  const log = join(folder, 'log')
  if (asUser(user).length > 0 && user !== 'root') await runProgram('chown', [user, folder])
  const [program, how] = install ? [install, ['--skip-test-db']] : [server, ['--initialize-insecure', ...MYSQL_OPTIONS]]
  await runProgram(program, ['--no-defaults', inFolder(folder), ...how, ...asUser(user), ...options], log)
  await writeFile(
    join(folder, 'init.sql'),
    "CREATE USER IF NOT EXISTS parley@'%' IDENTIFIED BY 'parley';\nGRANT ALL ON *.* TO parley@'%' WITH GRANT OPTION;\n",
  )
}

export interface Running {
  port: number
  user?: string
  /** For the server, after all others. */
  options?: readonly string[]
  /** The server gets its accounts from other nodes. */
  joins?: boolean
}

/** The command that starts a server on the data in a folder. */
export function commandOf(
  name: ServerName,
  folder: string,
  { port, user = 'root', options = [], joins = false }: Running,
): [program: string, args: string[]] {
  const [server = ''] = locate(name) ?? []
  return [
    server,
    [
      ...['--no-defaults', inFolder(folder), ...asUser(user), `--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve'],
      ...[`--socket=${join(folder, 'sock')}`, `--pid-file=${join(folder, 'pid')}`, `--tmpdir=${folder}`],
      ...(joins ? [] : [`--init-file=${join(folder, 'init.sql')}`]),
      ...['--character-set-server=utf8mb4', '--collation-server=utf8mb4_bin'],
      ...(name === 'mysql' ? MYSQL_OPTIONS : []),
      ...options,
    ],
  ]
}

/**
 * Without a second port, and, like MariaDB, without TLS unless somebody gives it a certificate. The performance schema, which tests ask who
 * waits for a lock, measures nothing.
 */
const MYSQL_OPTIONS = [
  ...['--mysqlx=OFF', '--auto-generate-certs=OFF', '--secure-file-priv='],
  ...['memory', 'stage', 'statement', 'transaction', 'wait'].map((kind) => `--performance-schema-instrument=${kind}/%=OFF`),
]
