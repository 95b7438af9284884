// Alert words.

import { ownAlertWords } from '../../access/people/alert-words.ts'
import { addAlertWords as add, removeAlertWords as remove } from '../../actions/people/alert-words.ts'
import type { Handler } from '../../http/handler.ts'

export const getAlertWords: Handler<'getAlertWords'> = async ({ viewer }) => ({
  alert_words: await ownAlertWords(viewer),
})

export const addAlertWords: Handler<'addAlertWords'> = async ({ app, viewer }, { body }) => ({
  alert_words: await add(app, viewer, body.alert_words),
})

export const removeAlertWords: Handler<'removeAlertWords'> = async ({ app, viewer }, { query }) => ({
  alert_words: await remove(app, viewer, query.alert_words),
})
