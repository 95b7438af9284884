// The names and codes of Unicode emoji, and of the built-in ones that Unicode lacks.

import { gemoji } from 'gemoji'

/** Emoji of the server's own, whose code is their name. */
const EXTRA = new Set(['zulip'])

const CODES = new Map<string, string>()
for (const { emoji, names, description } of gemoji) {
  const code = codeOf(emoji)
  // The short names that people type, and the name that Unicode gives.
  const all = [
    ...names,
    description
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, ''),
  ]
  for (const name of all) if (!CODES.has(name)) CODES.set(name, code)
}

/** The code points in hexadecimal joined by dashes, without variation selectors. */
function codeOf(emoji: string): string {
  return [...emoji]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .filter((code) => code !== 'fe0f')
    .join('-')
}

/** The code of a Unicode emoji by one of its names. */
export function unicodeEmoji(name: string): string | undefined {
  return CODES.get(name)
}

/** Whether there is a built-in emoji of this name that Unicode lacks. */
export function isExtraEmoji(name: string): boolean {
  return EXTRA.has(name)
}
