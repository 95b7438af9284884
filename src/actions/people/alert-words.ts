// Alert words.

import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRows, remove } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { alertWordsEvent } from '../../events/types/alert_words.ts'
import { ALERT_WORD_LIMITS } from '../../limits.ts'
import { AlertWord } from '../../models/alert-word.ts'
import { principalOf } from '../../values/bots.ts'
import { nameKey, normaliseLine } from '../../values/text.ts'

/** Adds words that the user does not have yet, ignoring letter case. Returns all of the user's words. Throws BAD_REQUEST. */
export async function addAlertWords(ctx: UserContext, given: readonly string[]): Promise<string[]> {
  const { viewer: user } = ctx
  const words = given.map((text, i) => {
    const word = normaliseLine(`alert_words[${i}]`, text, ALERT_WORD_LIMITS.length)
    if (word === '') throw badRequest(`'alert_words[${i}]' must not be blank`)
    return word
  })
  return changeWords(ctx, async (existing, tx) => {
    const keys = new Set(existing.map(({ word_key }) => word_key))
    const rows = []
    for (const word of words) {
      const key = nameKey(word)
      if (keys.has(key)) continue
      keys.add(key)
      rows.push({ realm_id: user.realm_id, user_id: user.id, word, word_key: key })
    }
    if (rows.length > 0) requireFewWords([...keys, ...(await AlertWord.keysBeside(principalOf(user), user.id, tx))])
    await createRows(AlertWord, rows, tx)
    return rows.length > 0
  })
}

/** Throws BAD_REQUEST if a person, with bots, has too many words, or they are too long together. */
function requireFewWords(words: readonly string[]): void {
  const { words: most, bytes } = ALERT_WORD_LIMITS
  if (words.length > most) throw badRequest(`'alert_words' is too long: you may have at most ${most} alert words`)
  if (words.reduce((sum, word) => sum + Buffer.byteLength(word), 0) > bytes)
    throw badRequest(`'alert_words' is too long: your alert words may have at most ${bytes} bytes together`)
}

/** Removes words, ignoring letter case. Returns the user's remaining words. */
export async function removeAlertWords(ctx: UserContext, given: readonly string[]): Promise<string[]> {
  const { viewer: user } = ctx
  const keys = [...new Set(given.map((word) => nameKey(word)))]
  return changeWords(ctx, async (_, tx) => (await remove(AlertWord, { user_id: user.id, word_key: keys }, tx)) > 0)
}

/** The caller's account is locked (access/people/authority.ts), so concurrent requests see each other's words. `work` returns whether it changed anything. Only then is an event announced. */
async function changeWords(ctx: UserContext, work: (existing: AlertWord[], tx: Tx) => Promise<boolean>): Promise<string[]> {
  const { viewer: user } = ctx
  return change(ctx, async ({ tx, announce }) => {
    const changed = await work(await AlertWord.allOf(user.id).rows(tx), tx)
    const words = (await AlertWord.allOf(user.id).rows(tx)).map(({ word }) => word)
    if (changed) announce(alertWordsEvent(user.id))
    return words
  })
}
