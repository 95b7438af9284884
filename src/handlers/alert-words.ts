// Alert words.

import { addAlertWords as add, removeAlertWords as remove } from '../actions/people/alert-words.ts'
import type { Ctx } from '../context.ts'
import type { Handler } from '../http/types.ts'
import { AlertWord } from '../models/alert-word.ts'

export const getAlertWords: Handler<'getAlertWords', Ctx> = async ({ viewer }) => ({
  alert_words: (await AlertWord.findAllOf(viewer.id)).map(({ word }) => word),
})

export const addAlertWords: Handler<'addAlertWords', Ctx> = async ({ app, viewer }, { body }) => ({
  alert_words: await add(app, viewer, body.alert_words),
})

export const removeAlertWords: Handler<'removeAlertWords', Ctx> = async ({ app, viewer }, { query }) => ({
  alert_words: await remove(app, viewer, query.alert_words),
})
