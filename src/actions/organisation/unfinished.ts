// Organisations that an import fills or a purge empties, some rows in each transaction (src/ops/): how this begins and ends. In between the
// organisation is deactivated, and marked.

import type { ActionContext } from '../../context.ts'
import { remove, update, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change, changeNew } from '../../events/change.ts'
import { Realm } from '../../models/realm.ts'
import { createRealmRow, type NewRealmRow, requireSubdomain } from './realms.ts'

/** Who works on an organisation, and until when nobody else takes it over (UNIX seconds). */
interface RealmLease {
  holder: string
  until: number
}

/** Creates an organisation for an import to fill. Throws BAD_REQUEST if its subdomain is taken. */
export function beginImport(
  ctx: Omit<ActionContext, 'realm' | 'viewer' | 'authority'>,
  row: NewRealmRow,
  { holder, until }: RealmLease,
): Promise<Realm> {
  requireSubdomain(row.subdomain)
  const marked = { ...row, is_active: false, unfinished: 'import', lease_holder: holder, lease_until: until } as const
  return changeNew(
    ctx,
    (tx) => createRealmRow(marked, tx),
    async ({ realm }) => realm,
  )
}

/** The columns of an organisation's own row that name what was imported. */
export type MovedColumns = Pick<Realm, 'settings' | 'description' | 'icon_path' | 'logo_path' | 'night_logo_path'>

/** Opens an organisation that an import has filled, and writes the columns of its own row that name what was imported. */
export async function endImport(ctx: ActionContext, holder: string, columns: MovedColumns): Promise<void> {
  const { realm, now } = ctx
  await change(ctx, async ({ tx, record }) => {
    if (!(await Realm.takeLease(realm.id, holder, { now, until: now }, tx)))
      throw new Error('another command has taken over the organisation')
    const found = await Realm.load(realm.id, tx)
    await updateRow(Realm, found, { ...columns, is_active: true, unfinished: null, lease_holder: null, lease_until: 0 }, tx)
    record({ action: 'imported', subject: 'organisation', id: found.id, name: found.name })
  })
}

/** Marks a deactivated organisation for a purge. Throws BAD_REQUEST if it is active. */
export async function beginPurge(ctx: ActionContext, { holder, until }: RealmLease): Promise<void> {
  await change(ctx, async ({ tx }) => {
    const where = { id: ctx.realm.id, is_active: false, unfinished: null }
    await update(Realm, { unfinished: 'purge', lease_holder: holder, lease_until: until }, where, tx)
    const { is_active, name } = await Realm.load(ctx.realm.id, tx)
    if (is_active) throw badRequest(`${name} is active: deactivate it first`)
  })
}

/** Removes the row of an organisation of which nothing else is left. A purge leaves an entry in the audit log. */
export async function endPurge(ctx: ActionContext): Promise<void> {
  const { id } = ctx.realm
  await change(ctx, async ({ tx, record }) => {
    const { name, unfinished } = await Realm.load(id, tx)
    if (unfinished === 'purge') record({ action: 'purged', subject: 'organisation', id, name })
    await remove(Realm, { id }, tx)
  })
}
