// Many accounts at once, from a list that the operator writes: JSON lines, or CSV with a header.

import { CsvError, parse } from 'csv-parse/sync'
import { createUser } from '../actions/people/create.ts'
import { mailReset } from '../actions/people/passwords.ts'
import { type App, operatorContext, unixTime } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { ROLE } from '../values/roles.ts'
import type { Course } from './archive/form.ts'

/** An account of the list. `line` counts from 1. */
interface ListedAccount {
  line: number
  email: string
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

/** A list that cannot be read. Nothing was created. */
export class ListError extends Error {}

const FIELDS = ['email', 'full_name', 'role']

/** The accounts of a list. The role is `member` if a line has none. Throws ListError, which names the line. */
export function parseAccounts(text: string): ListedAccount[] {
  const rows = text.trimStart().startsWith('{') ? jsonLines(text) : csv(text)
  if (rows.length === 0) throw new ListError('the list has no accounts')
  return rows.map(({ line, fields }) => accountOf(line, fields))
}

interface Line {
  line: number
  fields: Record<string, unknown>
}

function jsonLines(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((one, i): Line[] => {
    if (one.trim() === '') return []
    const line = i + 1
    try {
      const fields: unknown = JSON.parse(one)
      if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return [{ line, fields: fields as Line['fields'] }]
    } catch {}
    throw new ListError(`line ${line} is not a JSON object`)
  })
}

function csv(text: string): Line[] {
  try {
    const rows = parse(text, { bom: true, columns: true, trim: true, skip_empty_lines: true, info: true, max_record_size: 10_000 })
    return (rows as unknown as { record: Line['fields']; info: { lines: number } }[]).map(({ record, info }) => ({
      line: info.lines,
      fields: record,
    }))
  } catch (error) {
    throw error instanceof CsvError ? new ListError(error.message) : error
  }
}

function accountOf(line: number, fields: Line['fields']): ListedAccount {
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) throw new ListError(`line ${line}: there is no field '${unknown}'; the fields are: ${FIELDS.join(', ')}`)
  const { email, full_name: fullName, role = 'member' } = fields
  if (typeof email !== 'string' || email === '') throw new ListError(`line ${line}: 'email' is missing`)
  if (typeof fullName !== 'string' || fullName === '') throw new ListError(`line ${line}: 'full_name' is missing`)
  const name = role === '' ? 'member' : String(role)
  if (!Object.hasOwn(ROLE, name)) throw new ListError(`line ${line}: 'role' must be one of: ${Object.keys(ROLE).join(', ')}`)
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
    const user = await createUser(operatorContext(app, realm, now), account, async ({ tx }, created) => {
      if (mailLink) await mailReset(app, { realm, user: created }, now, tx)
    })
    return { outcome: 'created', user_id: user.id }
  } catch (error) {
    if (error instanceof ApiError) return { outcome: 'refused', reason: error.message }
    throw error
  }
}
