// Which users the words of a message alert.

import type { Tx } from '../../db/index.ts'
import { datedMemory } from '../../db/short-memory.ts'
import { AlertWord } from '../../models/alert-word.ts'
import type { User } from '../../models/user.ts'
import { nameKey } from '../../values/text.ts'

/** An alert word matches only between these characters or at an end of the text. */
const BEFORE = /[\s("'.,;[*`>]$/
const AFTER = /^[\s)"'?:.,;\]!*`]/

/** The alert words of an organisation, in lower case, with the IDs of the users whom they alert. */
const remembered = datedMemory(async (realmId: string, tx?: Tx) => {
  const readers = new Map<string, number[]>()
  for (const [userId, words] of await AlertWord.findByUser(Number(realmId), tx))
    for (const word of words) readers.set(word, [...(readers.get(word) ?? []), userId])
  return readers
})

/** IDs, in no order, of the organisation's users who have an alert word that is in the text. The words may be a moment old. */
export async function alertedBy(realmId: number, text: string, tx?: Tx): Promise<Set<number>> {
  return alertedAmong((await remembered(String(realmId), 'a moment', tx)).value, text)
}

/** The same, for callers who ask the log whether what this process remembers is true. */
export async function alertedUntilChanged(realmId: number, text: string): Promise<Set<number>> {
  return alertedAmong((await remembered(String(realmId), 'until invalid')).value, text)
}

function alertedAmong(words: ReadonlyMap<string, readonly number[]> = new Map(), text: string): Set<number> {
  const lower = nameKey(text)
  const alerted = new Set<number>()
  for (const [word, userIds] of words) if (standsIn(word, lower)) for (const id of userIds) alerted.add(id)
  return alerted
}

function standsIn(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if ((at === 0 || BEFORE.test(text.charAt(at - 1))) && (end === text.length || AFTER.test(text.charAt(end)))) return true
  }
  return false
}

/** The alert words of a user, in the order in which they were added. (getAlertWords) */
export async function ownAlertWords(user: User): Promise<string[]> {
  return (await AlertWord.findAllOf(user.id)).map(({ word }) => word)
}
