// Emoji as requests and rows name them.

import { isExtraEmoji, isNameOf, isOwnName, unicodeEmoji, unicodeName, wireCode } from '../markup/emoji.ts'

/** An emoji as statuses and reactions name it. */
export interface Emoji {
  name: string
  /** What identifies it within its type. */
  code: string
  type: 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'
}
/** An emoji as a request names it, the code as `wireCode` writes it. A code stands without a name, and decides where its emoji has no such name. */
export interface GivenEmoji {
  name?: string
  code?: string
  type?: Emoji['type']
}

interface EmojiParameters {
  emoji_name?: string
  emoji_code?: string
  reaction_type?: Emoji['type']
}

/** The emoji that the parameters of a request name. */
export function givenEmoji({ emoji_name: name, emoji_code: code, reaction_type: type }: EmojiParameters): GivenEmoji {
  return {
    ...(name === undefined ? {} : { name }),
    ...(code === undefined ? {} : { code: wireCode(code) }),
    ...(type === undefined ? {} : { type }),
  }
}

/** Where the image of a custom emoji is, relative to the server. */
export function emojiImageUrl({ path_id }: { path_id: string }): string {
  return `/user_avatars/${path_id}`
}

/** Whether it is the name of an emoji of the server's own. Aliases are anybody's to give to a custom emoji. */
export function isBuiltIn(name: string): boolean {
  return isExtraEmoji(name) || isOwnName(name)
}

/** The server's own emoji of a name; with a code the Unicode emoji too that some clients mean by the name. */
export function builtInNamed(name: string, code: string | undefined): Emoji[] {
  const codes = new Set([unicodeEmoji(name), code !== undefined && isNameOf(code, name) ? code : undefined])
  return [
    ...(isExtraEmoji(name) ? [{ name, code: name, type: 'service_extra_emoji' as const }] : []),
    ...[...codes].flatMap((one) => (one === undefined ? [] : [{ name, code: one, type: 'unicode_emoji' as const }])),
  ]
}

/** The server's own emoji of a code. */
export function builtInOfCode(code: string): Emoji[] {
  const name = unicodeName(code)
  return [
    ...(name === undefined ? [] : [{ name, code, type: 'unicode_emoji' as const }]),
    ...(isExtraEmoji(code) ? [{ name: code, code, type: 'service_extra_emoji' as const }] : []),
  ]
}
