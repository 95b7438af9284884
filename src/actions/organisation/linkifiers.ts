// Linkifiers. Each change announces the whole list.

import { accessLinkifier, type LinkifierFields, requireUsableLinkifier } from '../../access/organisation/linkifiers.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { writeRows } from '../../db/rows.ts'
import { createRow, removeRow, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { realmLinkifiersEvent } from '../../events/types/realm_linkifiers.ts'
import { MAX_LINKIFIERS } from '../../limits.ts'
import { Linkifier } from '../../models/linkifier.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { presentLinkifier } from '../../present/linkifier.ts'
import { differences } from '../../values/audit.ts'
import { inOrder } from '../../values/order.ts'

/** Adds a linkifier at the end of the order. Returns its ID. Throws BAD_REQUEST. (addLinkifier) */
export async function addLinkifier(ctx: UserContext, fields: LinkifierFields): Promise<number> {
  const { viewer: caller } = ctx
  return change(ctx, async ({ tx, announce, record }) => {
    const others = await lockLinkifiers(caller, tx)
    requireUsableLinkifier(fields, others)
    if (others.length >= MAX_LINKIFIERS) throw badRequest(`The organisation may have at most ${MAX_LINKIFIERS} linkifiers`)
    const position = Math.max(0, ...others.map((other) => other.position)) + 1
    const linkifier = await createRow(Linkifier, { realm_id: caller.realm_id, position, ...columns(fields) }, tx)
    record({ action: 'added', ...subjectOf(linkifier), changes: differences({}, fields) })
    announce(realmLinkifiersEvent())
    return linkifier.id
  })
}

/** Changes the given fields of a linkifier. Throws BAD_REQUEST, NOT_FOUND. */
export async function updateLinkifier(ctx: UserContext, id: number, given: Partial<LinkifierFields>): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const others = (await lockLinkifiers(caller, tx)).filter((other) => other.id !== id)
    const linkifier = await accessLinkifier(caller.realm_id, id, tx)
    const { id: _, ...former } = presentLinkifier(linkifier)
    const fields = { ...former, ...given }
    requireUsableLinkifier(fields, others)
    if (!(await updateRow(Linkifier, linkifier, columns(fields), tx))) return
    record({ action: 'changed', ...subjectOf(linkifier), changes: differences(former, fields) })
    announce(realmLinkifiersEvent())
  })
}

/** Removes a linkifier. Throws BAD_REQUEST, NOT_FOUND. */
export async function deleteLinkifier(ctx: UserContext, id: number): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    await lockLinkifiers(caller, tx)
    const linkifier = await accessLinkifier(caller.realm_id, id, tx)
    await removeRow(Linkifier, linkifier, tx)
    record({ action: 'removed', ...subjectOf(linkifier) })
    announce(realmLinkifiersEvent())
  })
}

/** Puts all linkifiers into the order of `ids`. Throws BAD_REQUEST unless `ids` lists every linkifier. */
export async function reorderLinkifiers(ctx: UserContext, ids: readonly number[]): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const present = await lockLinkifiers(caller, tx)
    const ordered = inOrder(present, ids, 'ordered_linkifier_ids', 'linkifier')
    if (ordered.every((linkifier, i) => linkifier === present[i])) return
    record({
      ...{ action: 'changed', subject: 'linkifier', id: null, name: '' },
      changes: differences({ order: present.map(({ id }) => id) }, { order: ordered.map(({ id }) => id) }),
    })
    for (const [i, linkifier] of ordered.entries()) linkifier.position = i + 1
    await writeRows(Linkifier, ordered, ['position'], tx)
    announce(realmLinkifiersEvent())
  })
}

function subjectOf({ id, pattern }: Linkifier) {
  return { subject: 'linkifier' as const, id, name: pattern }
}

function columns({ pattern, url_template, example_input, reverse_template, alternative_url_templates }: LinkifierFields) {
  return {
    pattern,
    url_template,
    example_input,
    reverse_template,
    alternative_url_templates: JSON.stringify(alternative_url_templates),
  }
}

/** The linkifiers, locked against concurrent changes. */
async function lockLinkifiers(caller: User, tx: Tx): Promise<Linkifier[]> {
  await Realm.lock(caller.realm_id, tx)
  return Linkifier.allOf(caller.realm_id).rows(tx)
}
