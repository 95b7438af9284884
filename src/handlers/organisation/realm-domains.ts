// Domains whose addresses may join the organisation.

import { domainsOf } from '../../access/organisation/realms.ts'
import { addRealmDomain as add, changeRealmDomain, removeRealmDomain as remove } from '../../actions/organisation/domains.ts'
import type { Handler } from '../../http/handler.ts'
import { presentRealmDomain } from '../../present/realm-domain.ts'

export const getRealmDomains: Handler<'getRealmDomains'> = async ({ realm }) => ({
  domains: (await domainsOf(realm)).map(presentRealmDomain),
})

export const addRealmDomain: Handler<'addRealmDomain'> = async (ctx, { body }) => {
  await add(ctx, body.domain, body.allow_subdomains ?? false)
  return {}
}

export const updateRealmDomain: Handler<'updateRealmDomain'> = async (ctx, { path, body }) => {
  await changeRealmDomain(ctx, path.domain, body.allow_subdomains)
  return {}
}

export const removeRealmDomain: Handler<'removeRealmDomain'> = async (ctx, { path }) => {
  await remove(ctx, path.domain)
  return {}
}
