// Which users the words of a message alert.

import type { Tx } from '../../db/index.ts'
import { alertWordsGeneration, datedMemory } from '../../db/short-memory.ts'
import { AlertWord } from '../../models/alert-word.ts'
import type { User } from '../../models/user.ts'
import { nameKey } from '../../values/text.ts'

/** An alert word matches only between these characters or at an end of the text. */
const BEFORE = /[\s("'.,;[*`>]/
const AFTER = /[\s)"'?:.,;\]!*`]/

/** What finds those whom a text alerts, by the alert words of an organisation. */
const remembered = datedMemory(
  async (realmId: string, tx?: Tx) => alertFinder(await AlertWord.usersByWord(Number(realmId), tx)),
  alertWordsGeneration,
)

/**
 * IDs, in no order, of the organisation's users who have an alert word that is in the text. Outside of a transaction by the words that this
 * process remembers: such a caller asks the log afterwards whether they have changed. Reading all words anew for each message would cost
 * more than the rest of it.
 */
export async function alertedBy(realmId: number, text: string, tx?: Tx): Promise<Set<number>> {
  return (await remembered(String(realmId), tx ? 'a moment' : 'until invalid', tx)).value?.(text) ?? new Set()
}

/**
 * A function that finds whom a text alerts, from the IDs of users by lower-case word. It looks up each beginning of a word in the text once,
 * however many words there are: a text takes time proportional to its length.
 */
export function alertFinder(users: ReadonlyMap<string, readonly number[]>): (text: string) => Set<number> {
  const words = [...users.keys()].sort()
  const longest = words.reduce((length, word) => Math.max(length, word.length), 0)
  const shorter = beginnings(words)
  return (text) => {
    const lower = nameKey(text)
    const found = new Set<string>()
    const seen = new Set<number>()
    for (let start = 0; start < lower.length && words.length > 0; start++) {
      if (start > 0 && !BEFORE.test(lower.charAt(start - 1))) continue
      const rest = lower.slice(start, start + longest)
      // Whatever stands at the beginning of the rest is also at the beginning of the last word that is not greater.
      const last = lastUpTo(words, rest)
      const common = commonLength(words[last] ?? '', rest)
      for (let at = last; at >= 0; at = shorter[at] ?? -1) {
        const word = words[at] ?? ''
        if (word.length > common) continue
        const end = start + word.length
        if (end === lower.length || AFTER.test(lower.charAt(end))) found.add(word)
        // What follows a shorter word here is in this word, so it was the same before.
        if (seen.has(at)) break
        seen.add(at)
      }
    }
    return new Set([...found].flatMap((word) => users.get(word) ?? []))
  }
}

/** For each of the sorted words the index of the longest other one with which it begins, or -1. */
function beginnings(words: readonly string[]): number[] {
  const shorter: number[] = []
  for (const [i, word] of words.entries()) {
    let at = i - 1
    while (at >= 0 && !word.startsWith(words[at] ?? '')) at = shorter[at] ?? -1
    shorter.push(at)
  }
  return shorter
}

/** The index of the last of the sorted words that is not greater than the text, or -1. */
function lastUpTo(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') <= text) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The number of characters with which both texts begin. */
function commonLength(a: string, b: string): number {
  let n = 0
  while (n < a.length && a.charCodeAt(n) === b.charCodeAt(n)) n++
  return n
}

/** The alert words of a user, in the order in which they were added. (getAlertWords) */
export async function ownAlertWords(user: User): Promise<string[]> {
  return (await AlertWord.findAllOf(user.id)).map(({ word }) => word)
}
