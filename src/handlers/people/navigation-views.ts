// Views of the sidebar.

import { ownNavigationViews } from '../../access/people/navigation-views.ts'
import {
  addNavigationView as add,
  deleteNavigationView as remove,
  updateNavigationView as update,
} from '../../actions/people/navigation-views.ts'
import type { Handler } from '../../http/handler.ts'
import { presentNavigationView } from '../../present/navigation-view.ts'

export const getNavigationViews: Handler<'getNavigationViews'> = async ({ viewer }) => ({
  navigation_views: (await ownNavigationViews(viewer)).map(presentNavigationView),
})

export const addNavigationView: Handler<'addNavigationView'> = async (ctx, { body }) => {
  await add(ctx, { fragment: body.fragment, isPinned: body.is_pinned, name: body.name ?? null })
  return {}
}

export const updateNavigationView: Handler<'updateNavigationView'> = async (ctx, { path, body }) => {
  await update(ctx, path.fragment, { isPinned: body.is_pinned, name: body.name })
  return {}
}

export const deleteNavigationView: Handler<'deleteNavigationView'> = async (ctx, { path }) => {
  await remove(ctx, path.fragment)
  return {}
}
