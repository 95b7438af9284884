// Rights that need no data: the account of a caller has them or not. The contract names one at an operation (`x-right`), and src/http/
// refuses everybody else before the handler.

import { badRequest } from '../errors.ts'
import { isAdministrator, ROLE } from './roles.ts'

export type Right = 'person' | 'bot' | 'administrator' | 'owner'

/** What decides whether an account has a right. */
export interface Account {
  role: number
  /** Null for people. */
  bot_type: number | null
}

/** By right: who has it, and how everybody else is refused. */
export const RIGHTS: Record<Right, { has: (account: Account) => boolean; refusal: string }> = {
  person: { has: ({ bot_type }) => bot_type === null, refusal: 'Bots may not do this' },
  bot: { has: ({ bot_type }) => bot_type !== null, refusal: 'Only bots may do this' },
  administrator: { has: isAdministrator, refusal: 'Only administrators may do this' },
  owner: { has: ({ role }) => role === ROLE.owner, refusal: 'Only owners may do this' },
}

/** Whether this names a right. */
export function isRight(name: string): name is Right {
  return Object.hasOwn(RIGHTS, name)
}

type AccountFor<R extends Right> = R extends 'administrator' | 'owner' ? Pick<Account, 'role'> : Account

/** Throws BAD_REQUEST unless the account has the right. */
export function requireRight<R extends Right>(account: AccountFor<R>, right: R): void {
  const { has, refusal } = RIGHTS[right]
  if (!has(account as Account)) throw badRequest(refusal)
}
