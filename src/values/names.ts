// Rules for the full names of users.

import { badRequest } from '../errors.ts'
import { MAX_FULL_NAME_LENGTH } from '../limits.ts'
import { normaliseName } from './text.ts'

/** The full name in stored form. Throws BAD_REQUEST. */
export function normaliseFullName(text: string): string {
  const name = normaliseName('full_name', text, MAX_FULL_NAME_LENGTH)
  if (/[*`\\>"@]/.test(name))
    throw badRequest("'full_name' must not contain any of: * ` \\ > \" @", 'fault.signs', { signs: '* ` \\ > " @' })
  if (/\|[0-9]+$/.test(name)) throw badRequest("'full_name' must not end in | and digits", 'fault.nameEnd')
  return name
}
