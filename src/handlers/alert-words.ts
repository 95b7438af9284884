// Alert words.

import { ownAlertWords } from '../access/people/alert-words.ts'
import { addAlertWords as add, removeAlertWords as remove } from '../actions/people/alert-words.ts'
import type { Ctx } from '../context.ts'
import type { Handler } from '../http/types.ts'

export const getAlertWords: Handler<'getAlertWords', Ctx> = async ({ viewer }) => ({
  alert_words: await ownAlertWords(viewer),
})

export const addAlertWords: Handler<'addAlertWords', Ctx> = async ({ app, viewer }, { body }) => ({
  alert_words: await add(app, viewer, body.alert_words),
})

export const removeAlertWords: Handler<'removeAlertWords', Ctx> = async ({ app, viewer }, { query }) => ({
  alert_words: await remove(app, viewer, query.alert_words),
})
