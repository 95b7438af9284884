// What bots store.

import { accessEntries } from '../../access/people/bot-storage.ts'
import { deleteFromStorage, updateStorage } from '../../actions/people/bot-storage.ts'
import type { Handler } from '../../http/handler.ts'

export const getBotStorage: Handler<'getBotStorage'> = async ({ viewer }, { query }) => {
  const entries = await accessEntries(viewer, query.keys)
  return { storage: Object.fromEntries(entries.map(({ entry_key, value }) => [entry_key, value])) }
}

export const updateBotStorage: Handler<'updateBotStorage'> = async (ctx, { body }) => {
  await updateStorage(ctx, body.storage)
  return {}
}

export const deleteBotStorage: Handler<'deleteBotStorage'> = async (ctx, { query }) => {
  await deleteFromStorage(ctx, query.keys)
  return {}
}
