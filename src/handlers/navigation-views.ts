// Views of the sidebar.

import { ownNavigationViews } from '../access/people/navigation-views.ts'
import {
  addNavigationView as add,
  deleteNavigationView as remove,
  updateNavigationView as update,
} from '../actions/people/navigation-views.ts'
import type { Ctx } from '../context.ts'
import type { Handler } from '../http/types.ts'
import { presentNavigationView } from '../present/navigation-view.ts'

export const getNavigationViews: Handler<'getNavigationViews', Ctx> = async ({ viewer }) => ({
  navigation_views: (await ownNavigationViews(viewer)).map(presentNavigationView),
})

export const addNavigationView: Handler<'addNavigationView', Ctx> = async ({ app, viewer }, { body }) => {
  await add(app, viewer, { fragment: body.fragment, isPinned: body.is_pinned, name: body.name ?? null })
  return {}
}

export const updateNavigationView: Handler<'updateNavigationView', Ctx> = async ({ app, viewer }, { path, body }) => {
  await update(app, viewer, path.fragment, { isPinned: body.is_pinned, name: body.name })
  return {}
}

export const deleteNavigationView: Handler<'deleteNavigationView', Ctx> = async ({ app, viewer }, { path }) => {
  await remove(app, viewer, path.fragment)
  return {}
}
