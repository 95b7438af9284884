// The one normal form of email addresses, made where one comes in, and the form in which they are compared.

import { domainToASCII } from 'node:url'
import { ID_PATTERN, idIn } from './ids.ts'

/** As it is stored and shown: without spaces around, in NFC, its domain as `normaliseDomain` gives it. */
export function normaliseEmail(text: string): string {
  const address = text.trim().normalize('NFC')
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at + 1) + normaliseDomain(address.slice(at + 1))
}

/**
 * A domain as mail servers and DNS compare it: in lower case, and what is not ASCII as IDNA has it (`xn--`). So one domain cannot be
 * had twice, and no look-alike of a letter gets past a list of domains. What is no domain stays, to be refused for what it is.
 */
export function normaliseDomain(text: string): string {
  const domain = text.trim().toLowerCase()
  // ASCII is not parsed as a host: that would read `0x7f.1` as an address.
  return /^\p{ASCII}*$/u.test(domain) ? domain : domainToASCII(domain) || domain
}

/** Equal for all spellings of an address: lookups, limits and uniqueness compare it, whatever a database takes for equal. */
export function emailKey(text: string): string {
  return normaliseEmail(text).toLowerCase().normalize('NFC')
}

const DUMMY = new RegExp(`^user(${ID_PATTERN})@(.+)$`)

/** The ID that a dummy address, `user{id}@{host}`, stands for; undefined for any other address. */
export function dummyId(text: string, host: string): number | undefined {
  const [, id, domain] = DUMMY.exec(emailKey(text)) ?? []
  return domain === host ? Number(id) : undefined
}

/** The user that a request names, by ID or real address: text may be an ID, or a dummy address at the host. */
export function parseUser(given: number | string, host: string): number | string {
  if (typeof given === 'number') return given
  return idIn(given) ?? dummyId(given, host) ?? given
}

/** Whether an address has the form of dummy addresses, whoever it would stand for: no account may have it. */
export function looksLikeDummy(text: string, host: string): boolean {
  return /^user[0-9]+@/.test(emailKey(text)) && emailKey(text).endsWith(`@${host}`)
}
