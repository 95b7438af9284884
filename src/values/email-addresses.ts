// What an email address is.

import { emailKey, normaliseEmail } from './email-keys.ts'

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

/** Whether a text can stand before the @ of an email address. */
export function isLocalPart(text: string): boolean {
  return /^[^\s\p{Cc}\p{Cs}\p{Cn}@<>()[\]\\,;:"]+$/u.test(text)
}

/** Whether a text from `normaliseDomain` can be the domain of email addresses. */
export function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (labels.length > 1 || text === 'localhost') && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
}
