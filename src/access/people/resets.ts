// Links that reset a password: who may have one, and whose password a link resets.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { type PresentedLink, readLink, readUsedLink } from '../../secrets/links.ts'

/** The payload of a link that resets a password. The link is invalid once the account has another address. */
export interface PasswordReset {
  userId: number
  /** The address to which the link was given, in the form used for comparison. */
  emailKey: string
}

/** Whether people log in to an account by password, so that it may have a link that resets it: an active account of a person. */
export function mayHavePassword(user: Pick<User, 'is_active' | 'bot_type'>): boolean {
  return user.is_active && user.bot_type === null
}

/** The account whose password a link resets. Undefined if the link is not valid, or no longer valid for that account. */
export async function openReset(realm: Realm, token: string, now: number): Promise<User | undefined> {
  return ofReset(realm, await readLink<PasswordReset>({ ...presentedReset(realm, token), now }))
}

/** The account whose password was changed with a link. A person who uses the link too late learns from this what became of it. */
export async function accountReset(realm: Realm, token: string): Promise<User | undefined> {
  return ofReset(realm, await readUsedLink<PasswordReset>(presentedReset(realm, token)))
}

/** A link of the purpose, as it is presented. */
export function presentedReset(realm: Realm, token: string): Omit<PresentedLink, 'now'> {
  return { realmId: realm.id, purpose: 'reset_password', token }
}

async function ofReset(realm: Realm, link: PasswordReset | undefined): Promise<User | undefined> {
  const [user] = link && realm.is_active ? await User.findByIds(realm.id, [link.userId]) : []
  return user && isOfReset(user, link) ? user : undefined
}

/** Whether a link still resets the password of the account. */
export function isOfReset(user: User, link: PasswordReset | undefined): boolean {
  return mayHavePassword(user) && user.id === link?.userId && user.email_key === link.emailKey
}

/** The account with this address, if it may have a link. Undefined if its organisation is deactivated. */
export async function accountToReset(realmId: number, email: string, tx: Tx): Promise<{ realm: Realm; user: User } | undefined> {
  const realm = await selectOne(Realm, { where: { id: realmId } }, tx)
  const user = realm?.is_active ? await User.findByEmail(realmId, email, tx) : null
  return realm && user && mayHavePassword(user) ? { realm, user } : undefined
}
