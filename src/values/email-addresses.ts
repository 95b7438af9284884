// Which email addresses may join an organisation.

import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { Tx } from '../db/index.ts'
import type { Realm } from '../models/realm.ts'
import { RealmDomain } from '../models/realm-domain.ts'
import { realmSetting } from '../settings/realm-settings.ts'
import { emailKey, normaliseDomain, normaliseEmail } from './email-keys.ts'

/** The addresses in a text, each once: separated by commas or newlines; `Name <address>` counts as the address. */
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

/**
 * Why an address cannot join the organisation; undefined when it can. Where domains are restricted, a plus sign is refused because it
 * turns one mailbox into many addresses.
 */
export async function reasonAgainst(realm: Realm, address: string, tx?: Tx): Promise<string | undefined> {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), normaliseDomain(address.slice(at + 1))]
  if (at < 1 || address.length > 254 || local.length > 64 || !isLocalPart(local) || !isDomain(domain)) return 'Not an email address'
  if (realmSetting(realm, 'emails_restricted_to_domains')) {
    if (local.includes('+')) return 'Addresses with a plus sign are not admitted'
    return (await isAdmitted(realm.id, domain, tx)) ? undefined : 'Outside of the domains of the organisation'
  }
  if (realmSetting(realm, 'disallow_disposable_email_addresses') && withParents(domain).some((name) => DISPOSABLE.has(name)))
    return 'Disposable email addresses are not admitted'
  return undefined
}

function isLocalPart(text: string): boolean {
  return /^[^\s\p{Cc}\p{Cs}\p{Cn}@<>()[\]\\,;:"]+$/u.test(text)
}

/** Whether a text from `normaliseDomain` is a domain of email addresses. */
export function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (labels.length > 1 || text === 'localhost') && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
}

async function isAdmitted(realmId: number, domain: string, tx: Tx | undefined): Promise<boolean> {
  const admitted = new Map((await RealmDomain.findAllOf(realmId, tx)).map((row) => [row.domain, row]))
  return withParents(domain).some((name) => admitted.has(name) && (name === domain || admitted.get(name)?.allow_subdomains))
}

/** Domains of disposable mailboxes, subdomains included. */
const DISPOSABLE = disposableEmailBlocklistSet()

/** `a.b.c`, `b.c`, `c`: a domain and its parents. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.map((_, i) => labels.slice(i).join('.'))
}
