// Domains whose addresses may join the organisation.

import { domainsOf } from '../../access/organisation/domains.ts'
import { requireAdministrator } from '../../access/people/users.ts'
import { addRealmDomain as add, changeRealmDomain, removeRealmDomain as remove } from '../../actions/organisation/domains.ts'
import type { Handler } from '../../http/handler.ts'
import { presentRealmDomain } from '../../present/realm-domain.ts'

export const getRealmDomains: Handler<'getRealmDomains'> = async ({ realm }) => ({
  domains: (await domainsOf(realm)).map(presentRealmDomain),
})

export const addRealmDomain: Handler<'addRealmDomain'> = async ({ app, realm, viewer }, { body }) => {
  requireAdministrator(viewer)
  await add(app, realm.id, body.domain, body.allow_subdomains ?? false)
  return {}
}

export const updateRealmDomain: Handler<'updateRealmDomain'> = async ({ app, realm, viewer }, { path, body }) => {
  requireAdministrator(viewer)
  await changeRealmDomain(app, realm.id, path.domain, body.allow_subdomains)
  return {}
}

export const removeRealmDomain: Handler<'removeRealmDomain'> = async ({ app, realm, viewer }, { path }) => {
  requireAdministrator(viewer)
  await remove(app, realm.id, path.domain)
  return {}
}
