// Linkifiers.

import { type LinkifierFields, linkifiersOf } from '../../access/organisation/linkifiers.ts'
import {
  addLinkifier as add,
  deleteLinkifier as remove,
  reorderLinkifiers as reorder,
  updateLinkifier as update,
} from '../../actions/organisation/linkifiers.ts'
import type { Handler } from '../../http/handler.ts'
import { presentLegacyLinkifiers, presentLinkifier } from '../../present/linkifier.ts'

export const getLinkifiers: Handler<'getLinkifiers'> = async ({ realm }) => ({
  linkifiers: (await linkifiersOf(realm)).map(presentLinkifier),
})

export const getLegacyLinkifiers: Handler<'getLegacyLinkifiers'> = async ({ realm }) => ({
  filters: presentLegacyLinkifiers(await linkifiersOf(realm)),
})

export const addLinkifier: Handler<'addLinkifier'> = async (ctx, { body }) => ({
  id: await add(ctx, {
    pattern: body.pattern,
    url_template: body.url_template,
    example_input: body.example_input || null,
    reverse_template: body.reverse_template || null,
    alternative_url_templates: body.alternative_url_templates ?? [],
  }),
})

export const updateLinkifier: Handler<'updateLinkifier'> = async (ctx, { path, body }) => {
  const given: Partial<LinkifierFields> = {}
  for (const name of ['pattern', 'url_template'] as const) if (body[name] !== undefined) given[name] = body[name]
  for (const name of ['example_input', 'reverse_template'] as const) {
    const text = body[name]
    if (text !== undefined && text !== null) given[name] = text || null
  }
  if (body.alternative_url_templates !== undefined) given.alternative_url_templates = body.alternative_url_templates
  await update(ctx, path.filter_id, given)
  return {}
}

export const deleteLinkifier: Handler<'deleteLinkifier'> = async (ctx, { path }) => {
  await remove(ctx, path.filter_id)
  return {}
}

export const reorderLinkifiers: Handler<'reorderLinkifiers'> = async (ctx, { body }) => {
  await reorder(ctx, body.ordered_linkifier_ids)
  return {}
}
