// Which users a message's words alert.

import type { Caches, Memorable } from '../../caches.ts'
import type { Tx } from '../../db/index.ts'
import { AlertWord } from '../../models/alert-word.ts'
import type { User } from '../../models/user.ts'
import { characterAt, characterBefore, isLetterWithoutSpaces, isLetterWithSpaces, nameKey } from '../../values/text.ts'

/** The ASCII characters beside which an alert word begins or ends. Others, such as a slash, are part of URLs and of longer names. */
const BEFORE = /[\s("'.,;[*`>]/
const AFTER = /[\s)"'?:.,;\]!*`]/

/** A finder of the users a text alerts, by the organisation's alert words. */
const FINDERS: Memorable<(text: string) => Set<number>> = { about: ['alertWords'], limit: 10_000 }

/**
 * IDs, unordered, of the organisation's users who have an alert word that occurs in the text, from memory. Reading all words again for each
 * message would cost more than everything else about it.
 */
export async function alertedBy(caches: Caches, realmId: number, text: string, tx?: Tx): Promise<Set<number>> {
  const load = async () => alertFinder(await AlertWord.usersByWord(realmId, tx))
  return (await caches.of(FINDERS).get(realmId, realmId, load, tx))(text)
}

/**
 * A function that finds the users that a text alerts. `users`: user IDs by lower-case word. It looks up each word start in the text only
 * once, however many words there are, so it takes time proportional to the length of the text.
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
      if (!isEdge(characterBefore(lower, start), characterAt(lower, start), BEFORE)) continue
      const rest = lower.slice(start, start + longest)
      // Every word that `rest` starts with is also a start of the last word that does not sort after `rest`.
      const last = lastUpTo(words, rest)
      const common = commonLength(words[last] ?? '', rest)
      for (let at = last; at >= 0; at = shorter[at] ?? -1) {
        const word = words[at] ?? ''
        if (word.length > common) continue
        const end = start + word.length
        if (isEdge(characterAt(lower, end), characterBefore(lower, end), AFTER)) found.add(word)
        // A shorter word and the character after it lie within this word, so the result was the same the first time.
        if (seen.has(at)) break
        seen.add(at)
      }
    }
    return new Set([...found].flatMap((word) => users.get(word) ?? []))
  }
}

/**
 * Whether a word can begin or end between two characters, the one outside and the one inside the word: always beside a letter of a script
 * without spaces, and beside what is no letter at all.
 */
function isEdge(outside: string, inside: string, ascii: RegExp): boolean {
  if (outside < '\u0080') return outside === '' || ascii.test(outside) || isLetterWithoutSpaces(inside)
  return isLetterWithoutSpaces(outside) || isLetterWithoutSpaces(inside) || !isLetterWithSpaces(outside)
}

/** For each of the sorted words, the index of the longest other word that it starts with, or -1. */
function beginnings(words: readonly string[]): number[] {
  const shorter: number[] = []
  for (const [i, word] of words.entries()) {
    let at = i - 1
    while (at >= 0 && !word.startsWith(words[at] ?? '')) at = shorter[at] ?? -1
    shorter.push(at)
  }
  return shorter
}

/** The index of the last of the sorted words that does not sort after the text, or -1. */
function lastUpTo(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') <= text) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The number of characters that both texts have in common at their start. */
function commonLength(a: string, b: string): number {
  let n = 0
  while (n < a.length && a.charCodeAt(n) === b.charCodeAt(n)) n++
  return n
}

/** A user's alert words, in the order in which they were added. (getAlertWords) */
export async function ownAlertWords(user: Pick<User, 'id'>): Promise<string[]> {
  return (await AlertWord.allOf(user.id).rows()).map(({ word }) => word)
}
