// The names and codes of Unicode emoji, and of the built-in ones that Unicode lacks.

import { EMOJI_NAMES } from './emoji-names.ts'

/** Emoji of the server's own, whose code is their name. */
const EXTRA = new Set(['zulip'])

/** The names of each emoji by its code, and the code that each name means alone. */
const NAMES = new Map<string, string>()
const CODES = new Map<string, string>()
for (const line of EMOJI_NAMES.split('\n')) {
  const end = line.indexOf(' ')
  const [code, names] = [line.slice(0, end), line.slice(end + 1)]
  NAMES.set(code, names)
  for (const name of names.split(' ')) if (!/^[~|]/.test(name)) CODES.set(name, code)
}

/** The code of an emoji: its code points in hexadecimal joined by dashes, without variation selectors. */
function codeOf(emoji: string): string {
  return wireCode([...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('-'))
}

/** A code as it is stored and sent: in lower case, without variation selectors. */
export function wireCode(code: string): string {
  return code.toLowerCase().replaceAll('-fe0f', '')
}

/** The code of a Unicode emoji by one of its names. */
export function unicodeEmoji(name: string): string | undefined {
  return CODES.get(name)
}

/** The name that a Unicode emoji goes by, of its code. */
export function unicodeName(code: string): string | undefined {
  return NAMES.get(code)?.match(/[^ ~|]+/)?.[0]
}

/** Whether it is a name of a Unicode emoji itself, not an alias that some clients know. */
export function isOwnName(name: string): boolean {
  const [own = ''] = NAMES.get(CODES.get(name) ?? '')?.split('|', 1) ?? []
  return own.split(' ').includes(name)
}

/** Whether some clients mean the emoji of this code by the name, whatever it means alone. */
export function isNameOf(code: string, name: string): boolean {
  const names = NAMES.get(code)
    ?.split(' ')
    .map((one) => one.replace('~', ''))
  return name !== '|' && (names?.includes(name) ?? false)
}

/** Flags, keys and pictures, with what may be joined to them; not signs that are letters to most. */
export const EMOJI_CHARACTERS =
  /\p{RI}{2}|[0-9#*]\uFE0F?\u20E3|(?![©®™])\p{ExtPict}(?!\uFE0E)\uFE0F?\p{EMod}?(?:[\u{E0020}-\u{E007F}]+|(?:\u200D\p{ExtPict}\uFE0F?\p{EMod}?)*)/gu

/** The first name and the code of a Unicode emoji. */
export function unicodeEmojiName(emoji: string): { name: string; code: string } | undefined {
  const code = codeOf(emoji)
  const name = unicodeName(code)
  return name === undefined ? undefined : { name, code }
}

/** Whether there is a built-in emoji of this name that Unicode lacks. */
export function isExtraEmoji(name: string): boolean {
  return EXTRA.has(name)
}
