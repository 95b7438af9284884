// A view of the sidebar on the wire.

import type { Schema } from '../http/types.ts'
import type { NavigationView } from '../models/navigation-view.ts'

export function presentNavigationView({ fragment, is_pinned, name }: NavigationView): Schema<'NavigationView'> {
  return { fragment, is_pinned, name }
}
