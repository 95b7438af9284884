// Alert words.

import { ownAlertWords } from '../../access/people/alert-words.ts'
import { addAlertWords as add, removeAlertWords as remove } from '../../actions/people/alert-words.ts'
import type { Handler } from '../../http/handler.ts'

export const getAlertWords: Handler<'getAlertWords'> = async ({ viewer }) => ({
  alert_words: await ownAlertWords(viewer),
})

export const addAlertWords: Handler<'addAlertWords'> = async (ctx, { body }) => ({
  alert_words: await add(ctx, body.alert_words),
})

export const removeAlertWords: Handler<'removeAlertWords'> = async (ctx, { query }) => ({
  alert_words: await remove(ctx, query.alert_words),
})
