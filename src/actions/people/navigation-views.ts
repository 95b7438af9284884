// A user's own views of the sidebar.

import { accessNavigationView, freeFragment, freeName } from '../../access/people/navigation-views.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, removeRow, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { type NavigationViewPayload, navigationViewEvent } from '../../events/types/navigation_view.ts'
import { NAVIGATION_VIEW_LIMITS } from '../../limits.ts'
import { NavigationView } from '../../models/navigation-view.ts'
import { presentNavigationView } from '../../present/navigation-view.ts'

/** Adds a view, or configures a built-in one. Throws BAD_REQUEST. (addNavigationView) */
export async function addNavigationView(
  ctx: UserContext,
  given: { fragment: string; isPinned: boolean; name: string | null },
): Promise<void> {
  const { viewer: user } = ctx
  await changeViews(ctx, async (tx) => {
    const views = await NavigationView.allOf(user.id).rows(tx)
    const fragment = freeFragment(given.fragment, views)
    const name = freeName(fragment, given.name, views)
    if (views.length >= NAVIGATION_VIEW_LIMITS.views)
      throw badRequest(`You may have at most ${NAVIGATION_VIEW_LIMITS.views} navigation views`)
    const view = { realm_id: user.realm_id, user_id: user.id, fragment, is_pinned: given.isPinned, name }
    return { op: 'add', navigation_view: presentNavigationView(await createRow(NavigationView, view, tx)) }
  })
}

/** Changes the given properties of a view. Throws BAD_REQUEST, NOT_FOUND. (updateNavigationView) */
export async function updateNavigationView(
  ctx: UserContext,
  fragment: string,
  given: { isPinned: boolean | undefined; name: string | undefined },
): Promise<void> {
  const { viewer: user } = ctx
  await changeViews(ctx, async (tx) => {
    const view = await accessNavigationView(user, fragment, tx)
    const columns: Partial<NavigationView> = {}
    if (given.name !== undefined) {
      const others = (await NavigationView.allOf(user.id).rows(tx)).filter(({ id }) => id !== view.id)
      columns.name = freeName(fragment, given.name, others)
    }
    if (given.isPinned !== undefined) columns.is_pinned = given.isPinned
    const changed = (['is_pinned', 'name'] as const).filter((field) => field in columns && columns[field] !== view[field])
    if (changed.length === 0) return undefined
    await updateRow(NavigationView, view, columns, tx)
    return { op: 'update', fragment, data: Object.fromEntries(changed.map((field) => [field, view[field]])) }
  })
}

/** Removes a view. Throws NOT_FOUND. */
export async function deleteNavigationView(ctx: UserContext, fragment: string): Promise<void> {
  const { viewer: user } = ctx
  await changeViews(ctx, async (tx) => {
    await removeRow(NavigationView, await accessNavigationView(user, fragment, tx), tx)
    return { op: 'remove', fragment }
  })
}

/** The caller's account is locked (access/people/authority.ts), so concurrent requests see each other's views. `work` returns the payload of the event for the user if it changed anything. */
async function changeViews(ctx: UserContext, work: (tx: Tx) => Promise<NavigationViewPayload | undefined>): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const payload = await work(tx)
    if (payload) announce(navigationViewEvent(user.id, payload))
  })
}
