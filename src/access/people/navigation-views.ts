// Which views a user can have in the sidebar.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { codePoints, NAVIGATION_VIEW_LIMITS } from '../../limits.ts'
import { NavigationView } from '../../models/navigation-view.ts'
import type { User } from '../../models/user.ts'
import { nameKey, normaliseName, showsNothing } from '../../values/text.ts'

const BUILT_IN = new Set([
  'inbox',
  'recent',
  'feed',
  'drafts',
  'scheduled',
  'reminders',
  'narrow/is/mentioned',
  'narrow/is/starred',
  'narrow/has/reaction/sender/me',
])
/**
 * The maximum length of a percent-encoded fragment. Together with the headers it fits into the request head that servers and proxies
 * accept.
 */
const MAX_ENCODED_LENGTH = 3 * NAVIGATION_VIEW_LIMITS.fragment

/**
 * The trimmed fragment of a new view. `others`: the user's views. Throws BAD_REQUEST if no URL can carry the fragment. (addNavigationView)
 */
export function freeFragment(text: string, others: readonly NavigationView[]): string {
  const fragment = text.trim()
  if (showsNothing(fragment)) throw badRequest("'fragment' must not be blank")
  if (codePoints(fragment) > NAVIGATION_VIEW_LIMITS.fragment)
    throw badRequest(`'fragment' must have at most ${NAVIGATION_VIEW_LIMITS.fragment} characters`)
  if (encodeURIComponent(fragment).length > MAX_ENCODED_LENGTH)
    throw badRequest(`'fragment' must have at most ${MAX_ENCODED_LENGTH} characters when it is percent-encoded`)
  if (others.some((view) => view.fragment === fragment)) throw badRequest(`'fragment' is already in use by another view: ${fragment}`)
  return fragment
}

/** The checked name of the view with this fragment, or null for a built-in one. `others`: the user's other views. Throws BAD_REQUEST. */
export function freeName(fragment: string, text: string | null, others: readonly NavigationView[]): string | null {
  if (BUILT_IN.has(fragment)) {
    if (text !== null) throw badRequest("'name' must be left out: built-in views have none")
    return null
  }
  if (text === null) throw badRequest("'name' is missing: only built-in views have none")
  const name = normaliseName('name', text, NAVIGATION_VIEW_LIMITS.name)
  if (others.some((view) => view.name !== null && nameKey(view.name) === nameKey(name)))
    throw badRequest(`'name' is already in use by another view: ${name}`)
  return name
}

/** A user's view with this fragment. Throws NOT_FOUND, also if only somebody else has such a view. */
export async function accessNavigationView(user: User, fragment: string, tx: Tx): Promise<NavigationView> {
  // Compared here, because MySQL ignores spaces at the end of a text.
  const view = (await NavigationView.allOf(user.id).rows(tx)).find((one) => one.fragment === fragment)
  if (!view) throw apiError('NOT_FOUND', 'Navigation view does not exist')
  return view
}

/** A user's views, in the order in which they were added. (getNavigationViews) */
export function ownNavigationViews(user: User): Promise<NavigationView[]> {
  return NavigationView.allOf(user.id).rows()
}
