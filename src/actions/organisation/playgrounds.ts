// Code playgrounds. Each change announces the whole list.

import { accessPlayground, requireUsablePlayground } from '../../access/organisation/playgrounds.ts'
import type { UserContext } from '../../context.ts'
import { createRow, removeRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { realmPlaygroundsEvent } from '../../events/types/realm_playgrounds.ts'
import { MAX_PLAYGROUNDS } from '../../limits.ts'
import { Playground } from '../../models/playground.ts'
import { differences } from '../../values/audit.ts'
import { nameKey } from '../../values/text.ts'

/** Normalised (values/text.ts). */
type GivenPlayground = Pick<Playground, 'name' | 'pygments_language' | 'url_template'>

/** Adds a playground. Returns its ID. Throws BAD_REQUEST. (addPlayground) */
export async function addPlayground(ctx: UserContext, given: GivenPlayground): Promise<number> {
  const { viewer: caller } = ctx
  return change(ctx, async ({ tx, announce, record, reserve }) => {
    // Locks the organisation, so that nobody else can add one now.
    await reserve(1)
    const others = await Playground.allOf(caller.realm_id).rows(tx)
    const keys = { name_key: nameKey(given.name), language_key: nameKey(given.pygments_language) }
    requireUsablePlayground({ ...given, ...keys }, others)
    if (others.length >= MAX_PLAYGROUNDS) throw badRequest(`The organisation may have at most ${MAX_PLAYGROUNDS} playgrounds`)
    const row = await createRow(Playground, { realm_id: caller.realm_id, ...given, ...keys }, tx)
    record({ action: 'added', subject: 'playground', id: row.id, name: row.name, changes: differences({}, given) })
    announce(realmPlaygroundsEvent())
    return row.id
  })
}

/** Removes a playground. Throws BAD_REQUEST and NOT_FOUND. (removePlayground) */
export async function removePlayground(ctx: UserContext, id: number): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record, reserve }) => {
    await reserve(1)
    const all = await Playground.allOf(caller.realm_id).rows(tx)
    const row = accessPlayground(all, id)
    await removeRow(Playground, row, tx)
    record({ action: 'removed', subject: 'playground', id, name: row.name })
    announce(realmPlaygroundsEvent())
  })
}
