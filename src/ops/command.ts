// What the commands of `parley manage` are made of.

import { constants } from 'node:os'
import { Command } from 'commander'
import { requireFinished } from '../actions/organisation/realms.ts'
import { readConfig } from '../config.ts'
import type { App } from '../context.ts'
import { select } from '../db/sql.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { STANDARD_ERROR } from '../observability/log.ts'
import { openApp } from '../server/open-app.ts'
import { utf8Of } from './accounts.ts'
import type { Course } from './archive/form.ts'
import { STANDARD } from './archive/streams.ts'
import { withExistingDatabase } from './existing-database.ts'

/** A mistake in the command line: a message and exit code 2. */
export class UsageError extends Error {}
/** A signal has ended long work, which has removed what it had created. */
export class Stopped extends Error {
  readonly code: number
  constructor(signal: 'SIGTERM' | 'SIGINT') {
    super(`stopped by ${signal}`)
    this.code = 128 + constants.signals[signal]
  }
}

/** The most bytes of a list of accounts. */
const MAX_LIST = 10_000_000
/** The most characters of a password that are read from standard input. */
const MAX_STDIN = 10_000

/** The result of a command, printed as `name: value` lines or as JSON. */
export type CommandAnswer = Record<string, unknown>
export interface OfUser {
  email: string
  realm?: string
}

export const program = new Command('parley manage')
  .description('Administers the organisations of this server. Can run while the server runs.')
  .exitOverride()

/**
 * A command that runs with the application and prints its result, on the error output if it writes standard output itself. Only a command
 * that `begins` a database works without an existing one, and migrates one: others refuse it, because a server of the former version may be
 * running.
 */
export function command<Options>(
  name: string,
  description: string,
  run: (app: App, options: Options, ...positionals: string[]) => Promise<CommandAnswer>,
  { begins = false, mayWriteOutput = false } = {},
): Command {
  return program
    .command(name)
    .description(description)
    .option('--json', 'prints the result as JSON')
    .action(async function (this: Command) {
      const { json, ...options } = this.opts<Options & { json?: true }>()
      if (!begins) await withExistingDatabase(readConfig(), async () => {})
      writeAnswer(await withApp((app) => run(app, options as Options, ...this.args), { mayMigrate: begins }), {
        json: json ?? false,
        isOutputTaken: mayWriteOutput && this.args[0] === STANDARD,
      })
    })
}

export function ofOrganisation(of: Command): Command {
  return of.option('--realm <subdomain>', 'the subdomain of the organisation; by default that of the root domain, or the only one')
}

export function ofUser(of: Command): Command {
  return ofOrganisation(of.requiredOption('--email <email>', 'the email address of the account'))
}

async function withApp<T>(work: (app: App) => Promise<T>, options: { mayMigrate: boolean }): Promise<T> {
  const config = readConfig()
  // What others collect in production has what the server's own log would have, such as the lines of the audit log.
  const app = await openApp({ ...config, logLevel: config.production ? 'info' : 'error' }, { ...options, logTo: STANDARD_ERROR })
  try {
    return await work(app)
  } finally {
    await app.closeApp()
  }
}

/** Runs long work that a signal ends. A second signal ends the process immediately. */
export async function stoppable<T>(work: (course: Course) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort(new Stopped(signal)))
  return work({ progress: writeProgress, signal: stop.signal }).catch((error) => {
    // A signal from the terminal may first have ended another program for which the work was waiting.
    throw stop.signal.aborted ? stop.signal.reason : error
  })
}

/** A list is printed as one line per member, below the names of the columns if there are several. */
export function writeAnswer(answer: CommandAnswer, { json, isOutputTaken = false }: { json: boolean; isOutputTaken?: boolean }): void {
  const line = isOutputTaken ? console.error : console.log
  if (json) {
    line(JSON.stringify(answer))
    return
  }
  for (const [name, value] of Object.entries(answer))
    if (Array.isArray(value)) for (const row of tableOf(value)) line(row.join('\t'))
    else line(`${name}: ${value}`)
}

function tableOf(list: readonly object[]): unknown[][] {
  const columns = Object.keys(list[0] ?? {})
  return [...(columns.length > 1 ? [columns] : []), ...list.map((one) => Object.values(one))]
}

/** A number from the command line, `max` if it is above. Throws UsageError. */
export function numberFrom(option: string, text: string, max: number): number {
  if (!/^[1-9][0-9]{0,15}$/.test(text)) throw new UsageError(`${option} must be an integer, at least 1`)
  return Math.min(Number(text), max)
}

/** A time as operators read it, `never` if there is none. */
export function timeOf(seconds: number | null): string {
  return seconds === null ? 'never' : new Date(seconds * 1000).toISOString()
}

export function writeProgress(done: number, of: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(done < of ? `\r${'#'.repeat(Math.round((20 * done) / of)).padEnd(20)} ${done}/${of}` : '\r\x1b[K')
}

/** A list on standard input. Throws UsageError if it is a terminal, or longer than `MAX_LIST`. */
export async function listFromStdin(): Promise<Buffer> {
  if (process.stdin.isTTY) throw new UsageError('standard input is a terminal. Use a pipe')
  const bytes = await readStdin(MAX_LIST)
  if (bytes.length > MAX_LIST) throw new UsageError(`standard input must have at most ${MAX_LIST} bytes`)
  return bytes
}

/** Standard input up to its end, or until it is longer than `max` bytes. */
async function readStdin(max: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of process.stdin) {
    chunks.push(chunk)
    size += chunk.length
    if (size > max) break
  }
  return Buffer.concat(chunks)
}

/** A password in one line from standard input. On the command line, every user of the machine could read it. */
export async function passwordFromStdin(): Promise<string> {
  if (process.stdin.isTTY) throw new UsageError('--password-stdin: standard input is a terminal, which would show the password. Use a pipe')
  const [line = '', ...others] = utf8Of(await readStdin(MAX_STDIN))
    .replace(/\r?\n$/, '')
    .split('\n')
  if (line === '' || others.length > 0) throw new UsageError('--password-stdin: standard input must be one line, the password')
  return line
}

export async function realmOf(subdomain: string | undefined): Promise<Realm> {
  if (subdomain !== undefined) {
    const realm = await Realm.findBySubdomain(subdomain)
    if (!realm) throw new UsageError(`--realm: there is no organisation '${subdomain}'`)
    requireFinished(realm)
    return realm
  }
  const root = await Realm.findBySubdomain('')
  if (root) return root
  const [only, another] = await select(Realm, { limit: 2 })
  if (!only) throw new UsageError('there is no organisation yet: create one with create-realm')
  if (another) throw new UsageError('there are several organisations: select one with --realm SUBDOMAIN')
  return only
}

export async function userOf({ email, realm }: { email: string; realm?: string | undefined }, option = '--email'): Promise<User> {
  const user = await User.findByEmail((await realmOf(realm)).id, email)
  if (!user) throw new UsageError(`${option}: there is no account ${email}`)
  return user
}
