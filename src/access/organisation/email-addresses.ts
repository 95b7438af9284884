// Which email addresses may join an organisation.

import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { Tx } from '../../db/index.ts'
import type { Realm } from '../../models/realm.ts'
import { RealmDomain } from '../../models/realm-domain.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { parseEmail } from '../../values/email-addresses.ts'

/** Why an address cannot join, with what a form says of it. */
export const FAULT_OF_REASON = {
  'Not an email address': 'fault.notAddress',
  'Addresses with a plus sign are not allowed': 'fault.plusSign',
  'Outside the domains of the organisation': 'fault.outsideDomains',
  'Disposable email addresses are not allowed': 'fault.disposable',
  'Reserved for the server': 'fault.reserved',
} as const
export type AddressReason = keyof typeof FAULT_OF_REASON

/** Why an address cannot join the organisation, or undefined if it can. */
export async function reasonAgainst(realm: Realm, address: string, tx?: Tx): Promise<AddressReason | undefined> {
  return (await addressRules(realm, tx))(address)
}

/**
 * Like `reasonAgainst`, for any number of addresses after at most one query. If domains are restricted, a plus sign is refused, because it
 * turns one mailbox into many addresses.
 */
export async function addressRules(realm: Realm, tx?: Tx): Promise<(address: string) => AddressReason | undefined> {
  const isRestricted = Boolean(realmSetting(realm, 'emails_restricted_to_domains'))
  const admitted = new Map((isRestricted ? await RealmDomain.allOf(realm.id).rows(tx) : []).map((row) => [row.domain, row]))
  const isAdmitted = (domain: string): boolean =>
    withParents(domain).some((name) => admitted.has(name) && (name === domain || admitted.get(name)?.allow_subdomains))
  return (address) => {
    const [local, domain] = parseEmail(address)?.split('@') ?? []
    if (local === undefined || domain === undefined) return 'Not an email address'
    if (isRestricted) {
      if (local.includes('+')) return 'Addresses with a plus sign are not allowed'
      return isAdmitted(domain) ? undefined : 'Outside the domains of the organisation'
    }
    if (realmSetting(realm, 'disallow_disposable_email_addresses') && withParents(domain).some(isDisposable))
      return 'Disposable email addresses are not allowed'
    return undefined
  }
}

/** Domains of disposable mailboxes. Loaded on first use, because an idle server does not need these thousands of texts. */
let disposable: Set<string> | undefined

function isDisposable(domain: string): boolean {
  disposable ??= disposableEmailBlocklistSet()
  return disposable.has(domain)
}

/** A domain and its parents: `a.b.c`, `b.c`, `c`. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.map((_, i) => labels.slice(i).join('.'))
}
