// Logins that failed, for the audit log. They are counted in memory and stored once a minute, so that no login waits for that, and a wrong
// password takes as long as an unknown account.

import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/index.ts'
import { select } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import { EMAIL_LENGTHS } from '../../limits.ts'
import { AuditEntry } from '../../models/audit-entry.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { logEntries } from '../../observability/audit-lines.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { differences } from '../../values/audit.ts'
import { emailKey } from '../../values/email-addresses.ts'

/** Milliseconds from the first failure that is not stored until it is. */
const STORED_AFTER = 60_000
/** How many accounts and addresses are told apart in an organisation until then. All others are counted together. */
const MOST = 50

/** Where a request came from. */
interface From {
  address?: string | undefined
  client?: string | undefined
}

interface FailedLogin extends From {
  realmId: number
  /** As it was given: the address of an account, or anything. */
  account: string
  /** UNIX seconds. */
  now: number
}

interface Counted extends FailedLogin {
  attempts: number
}

export interface FailedLogins {
  note(login: FailedLogin): void
  /** Stores what is not stored yet. */
  store(): Promise<void>
  close(): Promise<void>
}

/** Creates the record of one process. It holds the logins that failed in the last minute. */
export function createFailedLogins(db: Pick<Db, 'transaction'>, log: Logger): FailedLogins {
  let byRealm = new Map<number, Map<string, Counted>>()
  let timer: NodeJS.Timeout | undefined
  const store = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const stored = byRealm
    byRealm = new Map()
    for (const [realmId, logins] of stored) {
      try {
        logEntries(log, await db.transaction((tx) => write(realmId, [...logins.values()], tx)))
      } catch (err) {
        log.warn({ err, realmId, logins: logins.size }, 'failed logins could not be stored')
      }
    }
  }
  return {
    note: (login) => {
      const logins = byRealm.get(login.realmId) ?? new Map<string, Counted>()
      byRealm.set(login.realmId, logins)
      const key = JSON.stringify([emailKey(login.account.slice(0, EMAIL_LENGTHS.address)), login.address])
      const known = logins.get(key) ?? (logins.size < MOST ? undefined : logins.get(OTHERS))
      if (known) known.attempts++
      else if (logins.size < MOST) logins.set(key, { ...login, attempts: 1 })
      else logins.set(OTHERS, { ...login, account: '', address: undefined, client: undefined, attempts: 1 })
      timer ??= setTimeout(() => void store(), STORED_AFTER).unref()
    },
    store,
    close: store,
  }
}
const OTHERS = ''

/**
 * What was given for an account that does not exist is not stored: it may be a password, or the address of somebody who has nothing to do
 * with the organisation.
 */
async function write(realmId: number, logins: readonly Counted[], tx: Tx) {
  const [realm] = await select(Realm, { columns: ['id'], where: { id: realmId } }, tx)
  if (!realm) return []
  const accounts = logins.map(({ account }) => account.slice(0, EMAIL_LENGTHS.address))
  const users = new Map((await User.findByEmails(realmId, accounts, tx)).map((user) => [user.email_key, user]))
  const entries = new Map<string, Counted & { user: User | undefined }>()
  for (const login of logins) {
    const user = users.get(emailKey(login.account))
    const key = `${user?.id} ${login.address}`
    const known = entries.get(key)
    if (known) known.attempts += login.attempts
    else entries.set(key, { ...login, user })
  }
  const rows = [...entries.values()].map(({ address = null, client = null, now, attempts, user }) => ({
    ...{ realm_id: realmId, date_created: now, actor_type: 'server' as const, actor_id: null, address, client },
    ...{ action: 'login_failed' as const, subject_type: 'user' as const, subject_id: user?.id ?? null },
    subject_name: user?.full_name ?? '',
    changes: JSON.stringify(differences({}, { attempts })),
  }))
  await AuditEntry.add(rows, tx)
  return rows
}

/**
 * Notes a wrong password, or one that was not even tried: for the audit log, and for programs that block addresses (deploy/fail2ban/). Any
 * other error is no failed login.
 */
export function noteFailedLogin(
  { app, address, client, now }: { app: { failedLogins: FailedLogins; log: Logger; metrics: Metrics }; now: number } & From,
  realm: Pick<Realm, 'id'>,
  account: string,
  error: unknown,
): void {
  if (!(error instanceof ApiError) || !['AUTHENTICATION_FAILED', 'RATE_LIMIT_HIT'].includes(error.code)) return
  app.metrics.loginFailed()
  app.log.warn({ realmId: realm.id, account: account.slice(0, EMAIL_LENGTHS.address), ip: address }, 'a login failed')
  app.failedLogins.note({ realmId: realm.id, account, address, client, now })
}
