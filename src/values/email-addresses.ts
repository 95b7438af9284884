// What an email address is, its normal form, and the form used to compare addresses. Every door by which an address enters the server asks
// here.

import { domainToASCII } from 'node:url'
import { EMAIL_LENGTHS } from '../limits.ts'
import { ID_PATTERN, idIn } from './ids.ts'

/** What can stand before the @: visible characters, without those that separate or quote addresses in a header. */
const LOCAL_PART = /^[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800@<>()[\]\\,;:"]+$/u

/** The normal form of an email address. Undefined if the text is not one. */
export function parseEmail(text: string): string | undefined {
  const address = normaliseEmail(text)
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(0, at))
  const isShort = address.length <= EMAIL_LENGTHS.address && local.length <= EMAIL_LENGTHS.local
  return isShort && LOCAL_PART.test(local) && isDomain(address.slice(at + 1)) ? address : undefined
}

/** Whether a text from `normaliseDomain` can be the domain of email addresses. */
export function isDomain(text: string): boolean {
  const labels = text.split('.')
  const isNamed = labels.length > 1 || text === 'localhost'
  return isNamed && text.length <= EMAIL_LENGTHS.domain && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
}

/** An address as it is stored and displayed: without surrounding spaces, in NFC, with the domain from `normaliseDomain`. */
export function normaliseEmail(text: string): string {
  const address = text.trim().normalize('NFC')
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at + 1) + normaliseDomain(address.slice(at + 1))
}

/**
 * A domain as mail servers and DNS compare it: in lower case, with non-ASCII characters in IDNA form (`xn--`). So a domain has only one
 * form, and look-alike letters do not get past a list of domains. An invalid domain stays unchanged, so that it is refused as such.
 */
export function normaliseDomain(text: string): string {
  const domain = text.trim().toLowerCase()
  // ASCII is not parsed as a host, because that would read `0x7f.1` as an IP address.
  return /^\p{ASCII}*$/u.test(domain) ? domain : domainToASCII(domain) || domain
}

/** Equal for all spellings of an address. Lookups, limits and uniqueness compare this key, whatever a database considers equal. */
export function emailKey(text: string): string {
  return normaliseEmail(text).toLowerCase().normalize('NFC')
}

const DUMMY = new RegExp(`^user(${ID_PATTERN})@(.+)$`)

/** The user ID in a dummy address, `user{id}@{host}`. Undefined for any other address. */
export function dummyId(text: string, host: string): number | undefined {
  const [, id, domain] = DUMMY.exec(emailKey(text)) ?? []
  return domain === host ? Number(id) : undefined
}

/** The user that a request names, by ID or real address. Text can be an ID, or a dummy address at the host. */
export function parseUser(given: number | string, host: string): number | string {
  if (typeof given === 'number') return given
  return idIn(given) ?? dummyId(given, host) ?? given
}

/** Whether an address has the form of a dummy address, for any user. No account may have such an address. */
export function looksLikeDummy(text: string, host: string): boolean {
  return /^user[0-9]+@/.test(emailKey(text)) && emailKey(text).endsWith(`@${host}`)
}

/** The addresses in a text, separated by commas or newlines, without repetitions. `Name <address>` counts as the address. */
export function splitAddresses(text: string): string[] {
  const addresses = text
    .split(/[,\r\n]/)
    .map((piece) => normaliseEmail(/<([^<>]*)>\s*$/.exec(piece)?.[1] ?? piece))
    .filter((address) => address !== '')
  const seen = new Set<string>()
  return addresses.filter((address) => {
    const isNew = !seen.has(emailKey(address))
    seen.add(emailKey(address))
    return isNew
  })
}
