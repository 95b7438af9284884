// The emoji that somebody can choose: those of Unicode by their names, once these are added, and those of the organisation.

import type { Reaction, World } from './types.ts'

/** An emoji as reactions name it. `picture` is the URL of one of the organisation. */
export interface Emoji extends Pick<Reaction, 'emoji_name' | 'emoji_code' | 'reaction_type'> {
  picture?: string | undefined
}

/** The ones that are offered first. */
const POPULAR = ['thumbs_up', 'tada', 'heart', 'smile', 'octopus', 'eyes', 'check', 'working_on_it']
let all: Emoji[] = []

/** Takes over the names of the emoji of Unicode, as the file at `server_emoji_data_url` has them. */
export function addEmoji(names: Record<string, string[]>): void {
  all = Object.entries(names).flatMap(([code, own]) =>
    own.map((name): Emoji => ({ emoji_name: name, emoji_code: code, reaction_type: 'unicode_emoji' })),
  )
}

/** The emoji whose names begin with a text, then those whose names contain it. Without a text, the popular ones. */
export function findEmoji(text: string, custom: World['realm_emoji'], most: number): Emoji[] {
  const word = text.toLowerCase().replace(/[\s-]+/g, '_')
  const own = Object.values(custom)
    .filter(({ deactivated }) => !deactivated)
    .map(({ id, name, source_url }): Emoji => ({ emoji_name: name, emoji_code: id, reaction_type: 'realm_emoji', picture: source_url }))
  const known = [...own, ...all]
  if (word === '') {
    const popular = POPULAR.flatMap((name) => all.find((one) => one.emoji_name === name) ?? [])
    return [...popular, ...own, ...all].slice(0, most)
  }
  const begin = known.filter(({ emoji_name: name }) => name.startsWith(word))
  const contain = known.filter(({ emoji_name: name }) => !name.startsWith(word) && name.includes(word))
  const codes = new Set<string>()
  return [...begin, ...contain].filter(({ emoji_code: code }) => !codes.has(code) && codes.add(code)).slice(0, most)
}

/** The emoji of a status, which may have none. */
export function emojiOf({ emoji_name, emoji_code, reaction_type }: Partial<Emoji> = {}): Emoji | undefined {
  return emoji_name && emoji_code && reaction_type ? { emoji_name, emoji_code, reaction_type } : undefined
}

/** How a reaction is shown. */
export function shownEmoji(
  { emoji_code, emoji_name, reaction_type }: Emoji,
  custom: World['realm_emoji'],
): Required<Emoji> & { text: string } {
  const picture = reaction_type === 'realm_emoji' ? custom[emoji_code]?.source_url : undefined
  const text = reaction_type === 'unicode_emoji' ? emojiCharacter(emoji_code) : `:${emoji_name}:`
  return { emoji_code, emoji_name, reaction_type, picture, text }
}

/** The character of a Unicode emoji, by its code points. */
export function emojiCharacter(code: string): string {
  const points = code.split('-').map((point) => Number.parseInt(point, 16))
  return points.every((point) => point > 0 && point <= 0x10ffff) ? String.fromCodePoint(...points) : ''
}
