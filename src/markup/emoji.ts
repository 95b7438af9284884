// The names and codes of Unicode emoji, and of the built-in ones that Unicode lacks.

import { gemoji } from 'gemoji'

/** Emoji of the server's own, whose code is their name. */
const EXTRA = new Set(['zulip'])

const CODES = new Map<string, string>()
const NAMES = new Map<string, string>()
for (const { emoji, names, description } of gemoji) {
  const code = codeOf(emoji)
  if (names[0] !== undefined) NAMES.set(code, names[0])
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

/** Flags, keys and pictures, with what may be joined to them; not signs that are letters to most. */
export const EMOJI_CHARACTERS =
  /\p{RI}{2}|[0-9#*]\uFE0F?\u20E3|(?![©®™])\p{ExtPict}(?!\uFE0E)\uFE0F?\p{EMod}?(?:[\u{E0020}-\u{E007F}]+|(?:\u200D\p{ExtPict}\uFE0F?\p{EMod}?)*)/gu

/** The first name and the code of a Unicode emoji. */
export function unicodeEmojiName(emoji: string): { name: string; code: string } | undefined {
  const code = codeOf(emoji)
  const name = NAMES.get(code)
  return name === undefined ? undefined : { name, code }
}

/** Whether there is a built-in emoji of this name that Unicode lacks. */
export function isExtraEmoji(name: string): boolean {
  return EXTRA.has(name)
}
