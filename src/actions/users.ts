// Accounts.

import { hashPassword, isAllowedPassword } from '../access/credentials.ts'
import { realmHost } from '../access/realms.ts'
import { type App, seconds } from '../context.ts'
import { isDuplicate, type Tx } from '../db/index.ts'
import { badRequest } from '../errors.ts'
import { change, type NewEvent } from '../events/log.ts'
import { codePoints, PASSWORD_LENGTH } from '../limits.ts'
import { Message } from '../models/message.ts'
import type { Realm } from '../models/realm.ts'
import { ROLE, User } from '../models/user.ts'
import { presentUser } from '../present/user.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>
const ROLES: readonly number[] = Object.values(ROLE)

export interface NewUser {
  email: string
  fullName: string
  role: number
  bot?: { type: number; ownerId: number | null; isSystem?: boolean }
  /** Hashed with argon2id; without one the account has no password. */
  password?: string
  isImportedStub?: boolean
  now: Date
}

/** Creates an account and announces it to everybody; `alongside` goes into the same transaction. Throws BAD_REQUEST. */
export async function createUser(
  app: Parts,
  realm: Realm,
  { email, fullName, role, bot, password, isImportedStub, now }: NewUser,
  alongside?: (tx: Tx, user: User, announce: (event: NewEvent) => void) => Promise<void>,
): Promise<User> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) throw badRequest("'email' must be an email address")
  const name = normaliseFullName(fullName)
  if (!ROLES.includes(role)) throw badRequest(`'role' must be one of: ${ROLES.join(', ')}`)
  if (password !== undefined && !isAllowedPassword(password))
    throw badRequest(`'password' must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`)
  const passwordHash = password === undefined ? null : await hashPassword(password)
  try {
    return await change(app, realm.id, async (tx, announce) => {
      const user = await User.create(
        {
          realm_id: realm.id,
          delivery_email: email,
          email_key: email.toLowerCase(),
          full_name: name,
          role,
          bot_type: bot?.type ?? null,
          bot_owner_id: bot?.ownerId ?? null,
          is_system_bot: bot?.isSystem ?? false,
          is_imported_stub: isImportedStub ?? false,
          password_hash: passwordHash,
          date_joined: seconds(now),
          message_pointer: await Message.maxId(realm.id, tx),
        },
        { transaction: tx },
      )
      // Everybody sees the address as one who may see it; who may not gets it hidden when the event is delivered.
      const person = presentUser(user, { viewer: user, host: realmHost(app.config, realm) })
      announce({ type: 'realm_user', payload: { op: 'add', person }, audience: { to: 'realm' } })
      await alongside?.(tx, user, announce)
      return user
    })
  } catch (error) {
    if (isDuplicate(error)) throw badRequest(`'email' belongs to an account already: ${email}`)
    throw error
  }
}

/** Deactivates or reactivates an account and announces it. A deactivated one keeps its rows but cannot do anything. */
export async function setUserActive(app: Parts, user: User, isActive: boolean): Promise<void> {
  await change(app, user.realm_id, async (tx, announce) => {
    await User.update({ is_active: isActive }, { where: { id: user.id }, transaction: tx })
    announce({
      type: 'realm_user',
      payload: { op: 'update', person: { user_id: user.id, is_active: isActive } },
      audience: { to: 'realm' },
    })
  })
}

/** A full name as it is stored: trimmed. Throws BAD_REQUEST. */
function normaliseFullName(text: string): string {
  const name = text.trim()
  if (name === '') throw badRequest("'full_name' must not be empty")
  if (codePoints(name) > 100) throw badRequest("'full_name' must have at most 100 characters")
  if (/[\p{Cc}\p{Cs}\p{Cn}*`\\>"@]/u.test(name)) throw badRequest("'full_name' must not contain any of * ` \\ > \" @ or control characters")
  if (/\|[0-9]+$/.test(name)) throw badRequest("'full_name' must not end with | and a number")
  return name
}
