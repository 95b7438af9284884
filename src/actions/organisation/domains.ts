// Email domains whose addresses may join an organisation.

import { requireWithinRealmLimit } from '../../access/organisation/limits.ts'
import type { ActionContext } from '../../context.ts'
import { count, createRow, removeRow, updateRow } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { realmDomainsEvent } from '../../events/types/realm_domains.ts'
import { Realm } from '../../models/realm.ts'
import { RealmDomain } from '../../models/realm-domain.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { changesTo, differences } from '../../values/audit.ts'
import { isDomain, normaliseDomain } from '../../values/email-addresses.ts'
import { writeRealmSettings } from './realms.ts'

/** Adds a domain and announces it to everybody. Throws BAD_REQUEST. */
export async function addRealmDomain(ctx: ActionContext, text: string, allowSubdomains: boolean): Promise<void> {
  const domain = normaliseDomain(text)
  if (!isDomain(domain)) throw badRequest("'domain' is not a domain")
  await change(ctx, async (c) => {
    const { realm, tx, announce, record } = c
    // Locked, so that only one of several concurrent requests succeeds.
    await c.lockLog()
    if (await RealmDomain.findNamed(realm.id, domain, tx)) throw badRequest(`'domain' is on the list already: ${domain}`)
    await requireWithinRealmLimit(c, 'domains', 1)
    const columns = { domain, allow_subdomains: allowSubdomains }
    const row = await createRow(RealmDomain, { realm_id: realm.id, ...columns }, tx)
    record({ action: 'added', ...subjectOf(row), changes: differences({}, columns) })
    announce(realmDomainsEvent({ op: 'add', realm_domain: columns }))
  })
}

/** Changes whether a domain's subdomains count too, and announces it to everybody. Throws NOT_FOUND. */
export async function changeRealmDomain(ctx: ActionContext, name: string, allowSubdomains: boolean): Promise<void> {
  await change(ctx, async ({ realm, tx, announce, record }) => {
    await Realm.lock(realm.id, tx)
    const row = await RealmDomain.findNamed(realm.id, name, tx)
    if (!row) throw unknownDomain()
    if (row.allow_subdomains === allowSubdomains) return
    record({ action: 'changed', ...subjectOf(row), changes: changesTo(row, { allow_subdomains: allowSubdomains }) })
    await updateRow(RealmDomain, row, { allow_subdomains: allowSubdomains }, tx)
    announce(realmDomainsEvent({ op: 'change', realm_domain: { domain: row.domain, allow_subdomains: allowSubdomains } }))
  })
}

/**
 * Removes a domain and announces it to everybody. Removing the last one ends the restriction to domains, because otherwise nobody could
 * join. Throws NOT_FOUND.
 */
export async function removeRealmDomain(ctx: ActionContext, name: string): Promise<void> {
  await change(ctx, async (c) => {
    const { realm, tx, announce, record } = c
    const locked = await Realm.lock(realm.id, tx)
    const row = await RealmDomain.findNamed(realm.id, name, tx)
    if (!row) throw unknownDomain()
    await removeRow(RealmDomain, row, tx)
    record({ action: 'removed', ...subjectOf(row) })
    announce(realmDomainsEvent({ op: 'remove', domain: row.domain }))
    const isLast = (await count(RealmDomain, { realm_id: realm.id }, tx)) === 0
    if (isLast && realmSetting(locked, 'emails_restricted_to_domains'))
      await writeRealmSettings(c, locked, { emails_restricted_to_domains: false }, { emails_restricted_to_domains: true })
  })
}

function subjectOf({ id, domain }: RealmDomain) {
  return { subject: 'domain' as const, id, name: domain }
}

function unknownDomain(): Error {
  return apiError('NOT_FOUND', 'Domain does not exist')
}
