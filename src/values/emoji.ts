// Emoji as requests and database rows name them.

import { isExtraEmoji, isNameOf, isOwnName, unicodeEmoji, wireCode } from './unicode-emoji.ts'

/** An emoji of a status or a reaction. */
export interface Emoji {
  name: string
  /** Identifies the emoji within its type. */
  code: string
  type: 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'
}
/** An emoji as a request names it, with the code as `wireCode` writes it. The code alone names only a reaction that exists. */
export interface GivenEmoji {
  name?: string
  code?: string
  type?: Emoji['type']
}
/** An emoji for a new reaction or a status. */
export type NamedEmoji = GivenEmoji & { name: string }

interface EmojiParameters {
  emoji_name?: string
  emoji_code?: string
  reaction_type?: Emoji['type']
}

/** The emoji that the parameters of a request name. */
export function givenEmoji(parameters: EmojiParameters & { emoji_name: string }): NamedEmoji
export function givenEmoji(parameters: EmojiParameters): GivenEmoji
export function givenEmoji({ emoji_name: name, emoji_code: code, reaction_type: type }: EmojiParameters): GivenEmoji {
  return {
    ...(name === undefined ? {} : { name }),
    ...(code === undefined ? {} : { code: wireCode(code) }),
    ...(type === undefined ? {} : { type }),
  }
}

/** The path of a custom emoji's image on the server. */
export function emojiImageUrl({ path_id }: { path_id: string }): string {
  return `/user_avatars/${path_id}`
}

/** Whether a built-in emoji has this name. Custom emoji can take names that are only aliases. */
export function isBuiltIn(name: string): boolean {
  return isExtraEmoji(name) || isOwnName(name)
}

/** The built-in emoji with a name. With a code, also the Unicode emoji that some clients mean by the name. */
export function builtInNamed(name: string, code: string | undefined): Emoji[] {
  const codes = new Set([unicodeEmoji(name), code !== undefined && isNameOf(code, name) ? code : undefined])
  return [
    ...(isExtraEmoji(name) ? [{ name, code: name, type: 'service_extra_emoji' as const }] : []),
    ...[...codes].flatMap((one) => (one === undefined ? [] : [{ name, code: one, type: 'unicode_emoji' as const }])),
  ]
}
