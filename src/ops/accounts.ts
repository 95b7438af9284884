// Many accounts at once, from a list that the operator writes: JSON lines, or CSV with a header.

import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { createPersonIn } from '../actions/people/create.ts'
import { mailReset } from '../actions/people/passwords.ts'
import { type App, operatorContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { change } from '../events/change.ts'
import type { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { unixTime } from '../values/dates.ts'
import { objectIn } from '../values/json.ts'
import { ROLE } from '../values/roles.ts'
import { faultOf, printablePart } from '../values/text.ts'
import type { Course } from './archive/form.ts'

/** An address of a list. `line` counts from 1. */
export interface ListedAddress {
  line: number
  email: string
}
interface ListedAccount extends ListedAddress {
  fullName: string
  role: number
}

/** What became of a line: `exists` if the address has an account already, which stays as it is. */
interface Outcome {
  line: number
  email: string
  outcome: 'created' | 'exists' | 'refused'
  user_id?: number
  reason?: string
}

/** A list that cannot be read. Nothing was created. The message has a line for each wrong line of the list. */
export class ListError extends Error {}

const FIELDS = ['email', 'full_name', 'role']
/** As many wrong lines are named. */
const MOST_NAMED = 50

/** The accounts of a list. The role is `member` if a line has none. Throws ListError, which names the lines. */
export function parseAccounts(bytes: Uint8Array): ListedAccount[] {
  return parseList(bytes, accountOf, true)
}

/** The addresses of a list of accounts, or of a list of addresses, one a line. Throws ListError, which names the lines. */
export function parseAddresses(bytes: Uint8Array): ListedAddress[] {
  return parseList(bytes, addressOf, false)
}

/** `hasHeader`: whether a list that is CSV begins with the names of the fields. Otherwise its first line may be an address. */
function parseList<T>(bytes: Uint8Array, read: (line: Line) => T, hasHeader: boolean): T[] {
  const text = utf8Of(bytes)
  const faults = new Faults()
  const isPlain = !hasHeader && (text.trimStart().split('\n', 1)[0] ?? '').includes('@')
  const rows = text.trimStart().startsWith('{') ? jsonLines(text, faults) : csv(text, faults, isPlain ? ['email'] : true)
  const items = rows.flatMap((row) => faults.noting(() => read(row)))
  faults.throwIfAny()
  if (items.length === 0) throw new ListError('the list has no accounts')
  return items
}

/** Everything that is wrong with a list, by line. */
class Faults {
  readonly #found: { line: number; message: string }[] = []

  add(line: number, message: string): void {
    this.#found.push({ line, message })
  }

  /** What `read` returns, or nothing, and a note, if it throws a LineError. */
  noting<T>(read: () => T): T[] {
    try {
      return [read()]
    } catch (error) {
      if (!(error instanceof LineError)) throw error
      this.add(error.line, `line ${error.line}: ${error.message}`)
      return []
    }
  }

  throwIfAny(): void {
    if (this.#found.length === 0) return
    const messages = this.#found.sort((a, b) => a.line - b.line).map(({ message }) => message)
    const more = messages.length - MOST_NAMED
    throw new ListError([...messages.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'))
  }
}

class LineError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of standard input. Throws ListError, which names the lines that are in another encoding, such as Latin-1. */
export function utf8Of(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    const faults = new Faults()
    let start = 0
    for (let line = 1; start < bytes.length; line++) {
      const at = bytes.indexOf(NEWLINE, start)
      const end = at === -1 ? bytes.length : at
      if (!isUtf8(bytes.subarray(start, end))) faults.add(line, `line ${line} is not UTF-8 but in another encoding, perhaps Latin-1`)
      start = end + 1
    }
    faults.throwIfAny()
    throw new ListError('the list is not UTF-8')
  }
}
const NEWLINE = 10

interface Line {
  line: number
  fields: Record<string, unknown>
}

function jsonLines(text: string, faults: Faults): Line[] {
  return text.split(/\r?\n/).flatMap((one, i): Line[] => {
    if (one.trim() === '') return []
    const line = i + 1
    const fields = objectIn(one)
    if (fields) return [{ line, fields }]
    faults.add(line, `line ${line} is not a JSON object`)
    return []
  })
}

function csv(text: string, faults: Faults, columns: true | string[]): Line[] {
  const options = { bom: true, columns, trim: true, skip_empty_lines: true, info: true, max_record_size: 10_000 } as const
  const note = (error?: CsvError): undefined => void (error && faults.add(Number(error.lines ?? 0), error.message))
  try {
    const rows = parse(text, { ...options, skip_records_with_error: true, on_skip: note })
    return (rows as unknown as { record: Line['fields']; info: { lines: number } }[]).map(({ record, info }) => ({
      line: info.lines,
      fields: record,
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    note(error)
    return []
  }
}

function addressOf({ line, fields }: Line): ListedAddress {
  const refuse = (message: string): never => {
    throw new LineError(line, message)
  }
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) return refuse(`there is no field '${printablePart(unknown, 100)}'; the fields are: ${FIELDS.join(', ')}`)
  for (const name of FIELDS) {
    const fault = faultOf(String(fields[name] ?? ''))
    if (fault) return refuse(`'${name}' contains ${fault}`)
  }
  const { email } = fields
  return typeof email === 'string' && email !== '' ? { line, email } : refuse("'email' is missing")
}

function accountOf(of: Line): ListedAccount {
  const { line, email } = addressOf(of)
  const { full_name: fullName, role = 'member' } = of.fields
  const refuse = (message: string): never => {
    throw new LineError(line, message)
  }
  if (typeof fullName !== 'string' || fullName === '') return refuse("'full_name' is missing")
  const name = role === '' ? 'member' : String(role)
  if (!Object.hasOwn(ROLE, name)) return refuse(`'role' must be one of: ${Object.keys(ROLE).join(', ')}`)
  return { line, email, fullName, role: ROLE[name as keyof typeof ROLE] }
}

/**
 * Creates the accounts one after the other, each in a transaction of its own, so that the list can be given again after an interruption. With
 * `mailLink`, each new person gets a mail with a link for choosing a password.
 */
export async function createAccounts(
  app: App,
  realm: Realm,
  accounts: readonly ListedAccount[],
  { mailLink, progress, signal }: Course & { mailLink: boolean },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const account of accounts) {
    signal.throwIfAborted()
    outcomes.push({ line: account.line, email: account.email, ...(await create(app, realm, account, mailLink)) })
    progress(outcomes.length, accounts.length)
  }
  return outcomes
}

async function create(
  app: App,
  realm: Realm,
  { email, fullName, role }: ListedAccount,
  mailLink: boolean,
): Promise<Pick<Outcome, 'outcome' | 'user_id' | 'reason'>> {
  const existing = await User.findByEmail(realm.id, email)
  if (existing) return { outcome: 'exists', user_id: existing.id }
  const now = unixTime()
  try {
    const account = { email, fullName, role, isImportedStub: true }
    const user = await change(operatorContext(app, realm, now), async (c) => {
      const created = await createPersonIn(c, account)
      if (mailLink) await mailReset(app, { realm, user: created }, now, c.tx)
      return created
    })
    return { outcome: 'created', user_id: user.id }
  } catch (error) {
    if (error instanceof ApiError) return { outcome: 'refused', reason: error.message }
    throw error
  }
}
