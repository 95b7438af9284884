// A database as a file: written at one moment while others use it, and loaded into an empty one.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, type FileHandle, open } from 'node:fs/promises'
import Database from 'libsql'
import { type Address, addressOf } from './address.ts'

export interface DatabaseFile {
  kind: 'SQLite' | 'MySQL'
  /** The name of the file. */
  name: string
  dump(file: string): Promise<void>
  /** Throws when the database is not empty. */
  load(file: string): Promise<void>
}

/** How the database of a URL is dumped and loaded. That of MySQL needs its command-line programs. */
export function databaseFile(url: string): DatabaseFile {
  return url.startsWith('sqlite:') ? sqliteFile(url.slice('sqlite:'.length)) : mysqlFile(addressOf(url))
}

function sqliteFile(path: string): DatabaseFile {
  return {
    kind: 'SQLite',
    name: 'database.sqlite',
    dump: async (file) => {
      if (!existsSync(path)) throw new Error(`there is no database: ${path}`)
      const database = new Database(path)
      try {
        database.prepare('VACUUM INTO ?').run(file)
      } finally {
        database.close()
      }
    },
    load: async (file) => {
      for (const one of [path, `${path}-wal`]) if (existsSync(one)) throw new Error(`there is a database already: ${one}`)
      await copyFile(file, path)
    },
  }
}

const DUMP = ['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--default-character-set=utf8mb4']

function mysqlFile({ host, port, database: name, username, password }: Address): DatabaseFile {
  const connection = ['--protocol=TCP', `--host=${host}`, `--port=${port}`, `--user=${username}`]
  // Not on the command line, where every user of the machine could read it.
  const env = { MYSQL_PWD: password }
  const client = (args: string[], input?: FileHandle): Promise<string> =>
    runFirst(['mariadb', 'mysql'], [...connection, '--skip-column-names', ...args, name], { env, input })
  return {
    kind: 'MySQL',
    name: 'database.sql',
    dump: async (file) => {
      const output = await open(file, 'w', 0o600)
      await runFirst(['mariadb-dump', 'mysqldump'], [...connection, ...DUMP, name], { env, output }).finally(() => output.close())
    },
    load: async (file) => {
      if ((await client(['--execute=SHOW TABLES'])) !== '') throw new Error(`there are tables already in the database ${name}`)
      const input = await open(file)
      await client(['--default-character-set=utf8mb4'], input).finally(() => input.close())
    },
  }
}

interface Streams {
  env?: NodeJS.ProcessEnv
  input?: FileHandle | undefined
  /** Undefined: it is returned. */
  output?: FileHandle
}

/** Runs the first of these programs that the machine has. */
async function runFirst([program = '', ...others]: string[], args: string[], streams: Streams): Promise<string> {
  return runProgram(program, args, streams).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || others.length === 0) throw error
    return runFirst(others, args, streams)
  })
}

/** Runs a program to its end. Throws what it complained of when it failed. */
export async function runProgram(program: string, args: string[], { env = {}, input, output }: Streams = {}): Promise<string> {
  // biome-ignore lint/style/noProcessEnv: the program gets what this process has got, and no configuration
  const all = { ...process.env, ...env }
  const child = spawn(program, args, { env: all, stdio: [input?.fd ?? 'ignore', output?.fd ?? 'pipe', 'pipe'] })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk) => {
      texts[name] += chunk
    })
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  if (code !== 0) throw new Error(`${program}: ${texts.stderr.trim() || `ended with ${code}`}`)
  return texts.stdout
}
