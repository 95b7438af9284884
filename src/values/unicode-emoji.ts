// The names and codes of built-in emoji: those of Unicode, and the server's own.

import { EMOJI_NAMES } from '../generated/emoji-names.ts'

/** Built-in emoji that Unicode lacks. Their code is their name. */
const EXTRA = new Set(['zulip'])

/** The names of each emoji by code, and the code of each name. */
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

/** The normal form of a code: in lower case, without variation selectors. */
export function wireCode(code: string): string {
  return code.toLowerCase().replaceAll('-fe0f', '')
}

/** The code of a Unicode emoji by one of its names. */
export function unicodeEmoji(name: string): string | undefined {
  return CODES.get(name)
}

/** The name of the Unicode emoji with this code. */
export function unicodeName(code: string): string | undefined {
  return NAMES.get(code)?.match(/[^ ~|]+/)?.[0]
}

let data: string | undefined

/** JSON with all names of each Unicode emoji by its code, the emoji's own names first: `{"code_to_names": {"1f600": ["grinning"]}}`. */
export function emojiData(): string {
  const namesOf = (names: string): string[] => names.split(' ').filter((name) => /^[^~|]/.test(name))
  data ??= JSON.stringify({ code_to_names: Object.fromEntries([...NAMES].map(([code, names]) => [code, namesOf(names)])) })
  return data
}

/** Whether a Unicode emoji has this name as its own, not as an alias that only some clients know. */
export function isOwnName(name: string): boolean {
  const [own = ''] = NAMES.get(CODES.get(name) ?? '')?.split('|', 1) ?? []
  return own.split(' ').includes(name)
}

/** Whether some clients use the name for the emoji of this code, even if the name alone means another emoji. */
export function isNameOf(code: string, name: string): boolean {
  const names = NAMES.get(code)
    ?.split(' ')
    .map((one) => one.replace('~', ''))
  return name !== '|' && (names?.includes(name) ?? false)
}

/** Emoji characters: flags, keycaps and pictographs with their modifiers, without signs that are text by default. */
export const EMOJI_CHARACTERS =
  /\p{RI}{2}|[0-9#*]\uFE0F?\u20E3|(?![©®™])\p{ExtPict}(?!\uFE0E)\uFE0F?\p{EMod}?(?:[\u{E0020}-\u{E007F}]+|(?:\u200D\p{ExtPict}\uFE0F?\p{EMod}?)*)/gu

/** The first name and the code of a Unicode emoji. */
export function unicodeEmojiName(emoji: string): { name: string; code: string } | undefined {
  const code = codeOf(emoji)
  const name = unicodeName(code)
  return name === undefined ? undefined : { name, code }
}

/** The picture of a built-in emoji that Unicode lacks, at the path that clients of Zulip have built in. */
export function extraEmojiUrl(name: string): string {
  return `/static/generated/emoji/images/emoji/unicode/${name}.png`
}

/** Whether the name is a built-in emoji that Unicode lacks. */
export function isExtraEmoji(name: string): boolean {
  return EXTRA.has(name)
}
