// The database servers that the tests start: new ones, with an account that has all rights, on loopback.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locate, runProgram } from './programs.ts'

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
  const [program, how] = install ? [install, ['--skip-test-db']] : [server, ['--initialize-insecure', ...MYSQL]]
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
      ...(name === 'mysql' ? MYSQL : []),
      ...options,
    ],
  ]
}

/**
 * Without a second port, and, like MariaDB, without TLS unless somebody gives it a certificate. The performance schema, which tests ask who
 * waits for a lock, measures nothing.
 */
const MYSQL = [
  ...['--mysqlx=OFF', '--auto-generate-certs=OFF', '--secure-file-priv='],
  ...['memory', 'stage', 'statement', 'transaction', 'wait'].map((kind) => `--performance-schema-instrument=${kind}/%=OFF`),
]
