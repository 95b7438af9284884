// A database as a file: dumped at one moment while others use the database, and loaded into an empty one.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { withoutValues } from '../observability/safe-errors.ts'
import { type Address, addressOf } from './address.ts'

export interface DatabaseFile {
  kind: 'SQLite' | 'MySQL'
  /** The name of the file. */
  name: string
  dump(file: string, signal: AbortSignal): Promise<void>
  /** Throws if a database already exists. */
  refuseExisting(): Promise<void>
  /** Moves the file into the database, which must be empty. */
  load(file: string, signal: AbortSignal): Promise<void>
  /** Removes the whole database, including what an incomplete `load` has written. */
  unload(): Promise<void>
}

/** Dumps and loads the database at a URL. MySQL needs its command-line programs. */
export function databaseFile(url: string): DatabaseFile {
  return url.startsWith('sqlite:') ? sqliteFile(url.slice('sqlite:'.length)) : mysqlFile(addressOf(url))
}

/** Runs in a separate process that a signal can end. In this process, the statement would block everything else. */
const VACUUM = `const [driver, from, to] = process.argv.slice(1)
try {
  new (require(driver))(from).prepare('VACUUM INTO ?').run(to)
} catch (error) {
  console.error('ERROR: ' + error.message)
  process.exitCode = 1
}`

function sqliteFile(path: string): DatabaseFile {
  return {
    kind: 'SQLite',
    name: 'database.sqlite',
    dump: async (file, signal) => {
      const driver = createRequire(import.meta.url).resolve('libsql')
      await runProgram(process.execPath, ['--eval', VACUUM, driver, path, file], { signal })
    },
    refuseExisting: async () => {
      for (const one of [path, `${path}-wal`]) if (existsSync(one)) throw new Error(`a database already exists: ${one}`)
    },
    load: async (file) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(file, path).catch(async (error: NodeJS.ErrnoException) => {
        // The database is on another file system.
        if (error.code !== 'EXDEV') throw error
        await copyFile(file, path)
      })
    },
    unload: async () => {
      for (const one of [path, `${path}-wal`, `${path}-shm`]) await rm(one, { force: true })
    },
  }
}

const DUMP = ['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--default-character-set=utf8mb4']

function mysqlFile({ host, port, database: name, username, password }: Address): DatabaseFile {
  const connection = ['--protocol=TCP', `--host=${host}`, `--port=${port}`, `--user=${username}`]
  // Not on the command line, where every user of the machine could read it.
  const env = { MYSQL_PWD: password }
  const client = (args: string[], streams: Streams = {}): Promise<string> =>
    runFirst(['mariadb', 'mysql'], [...connection, '--skip-column-names', ...args, name], { env, ...streams })
  const tables = async (): Promise<string[]> => (await client(['--execute=SHOW TABLES'])).split('\n').filter((table) => table !== '')
  return {
    kind: 'MySQL',
    name: 'database.sql',
    dump: async (file, signal) => {
      const output = await open(file, 'w', 0o600)
      const streams = { env, output, signal }
      await runFirst(['mariadb-dump', 'mysqldump'], [...connection, ...DUMP, name], streams).finally(() => output.close())
    },
    refuseExisting: async () => {
      if ((await tables()).length > 0) throw new Error(`the database ${name} already has tables`)
    },
    load: async (file, signal) => {
      const input = await open(file)
      await client(['--default-character-set=utf8mb4'], { input, signal }).finally(() => input.close())
    },
    unload: async () => {
      const names = (await tables()).map((table) => `\`${table}\``)
      if (names.length > 0) await client([`--execute=DROP TABLE ${names.join(', ')}`])
    },
  }
}

interface Streams {
  env?: NodeJS.ProcessEnv
  input?: FileHandle
  /** If undefined, the output is returned. */
  output?: FileHandle
  /** Ends the program. */
  signal?: AbortSignal
}

/** Runs the first of these programs that is installed. */
async function runFirst([program = '', ...others]: string[], args: string[], streams: Streams): Promise<string> {
  return runProgram(program, args, streams).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || others.length === 0) throw error
    return runFirst(others, args, streams)
  })
}

/** The most characters of a program's error output that are kept, from its end. */
const MAX_ERRORS = 100_000

/**
 * How the last error in the output of MySQL's client begins. What is before it can be the failed statement, and the error goes on for
 * several lines if it quotes rows.
 */
const CLIENT_ERROR = /^ERROR(?: \d+ \(\w+\))?(?: at line \d+)?: /

/** A program that failed. Its message has no content of the database: the last error that it reported, cut where a value may begin. */
export class ProgramError extends Error {
  /** The error output, or the end of a long one. Can contain data. */
  readonly lines: string[]

  constructor(program: string, code: number | null, output: string) {
    const lines = output
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '')
    const start = lines.findLastIndex((line) => CLIENT_ERROR.test(line) || line.startsWith(`${basename(program)}: `))
    super(`${program}: ${start < 0 ? `ended with ${code}` : withoutValues(lines.slice(start).join(' ')).slice(0, 500)}`)
    this.lines = lines
  }
}

/** Runs a program to its end. Throws ProgramError if it failed, or the reason of the signal that ended it. */
export async function runProgram(program: string, args: string[], { env = {}, input, output, signal }: Streams = {}): Promise<string> {
  signal?.throwIfAborted()
  // biome-ignore lint/style/noProcessEnv: the program gets what this process has got, and no configuration
  const all = { ...process.env, ...env }
  const child = spawn(program, args, { env: all, stdio: [input?.fd ?? 'ignore', output?.fd ?? 'pipe', 'pipe'] })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk) => {
      texts[name] = name === 'stderr' ? (texts[name] + chunk).slice(-MAX_ERRORS) : texts[name] + chunk
    })
  const end = (): void => void child.kill()
  signal?.addEventListener('abort', end)
  // Until the program has ended, it may still write what the caller is about to remove.
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done)).finally(() =>
    signal?.removeEventListener('abort', end),
  )
  signal?.throwIfAborted()
  if (code !== 0) throw new ProgramError(program, code, texts.stderr)
  return texts.stdout
}
