// navigation_view events: a view of the sidebar was added, changed or removed, for its user.

import type { presentNavigationView } from '../../present/navigation-view.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type WireView = ReturnType<typeof presentNavigationView>
export type NavigationViewPayload =
  | { op: 'add'; navigation_view: WireView }
  | { op: 'update'; fragment: string; data: { is_pinned?: boolean; name?: string } }
  | { op: 'remove'; fragment: string }

export const navigationView = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<NavigationViewPayload>,
  seen: 'always',
} satisfies EventDefinition<NavigationViewPayload>

export function navigationViewEvent(userId: number, payload: NavigationViewPayload): EventOf<'navigation_view', NavigationViewPayload> {
  return { type: 'navigation_view', payload, audience: { to: 'users', ids: [userId] } }
}
