// Which emoji there are in an organisation.

import type { Tx } from '../db/index.ts'
import { badRequest } from '../errors.ts'
import { isExtraEmoji, unicodeEmoji } from '../markup/emoji.ts'
import { CustomEmoji } from '../models/custom-emoji.ts'

/** An emoji as statuses and reactions name it. */
export interface Emoji {
  name: string
  /** What identifies it within its type. */
  code: string
  type: 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'
}
/** What a request says of an emoji beside its name. */
export interface GivenEmoji {
  code?: string
  type?: Emoji['type']
}

/** Of these names those of the organisation's own emoji that may be used, with their IDs and the URLs of their images. */
export async function customEmojiNamed(
  realmId: number,
  names: readonly string[],
  tx?: Tx,
): Promise<Map<string, { id: string; url: string }>> {
  const found = await CustomEmoji.findActive(realmId, names, tx)
  return new Map(found.map((emoji) => [emoji.name, { id: String(emoji.id), url: emojiImageUrl(emoji) }]))
}

/** Where the image of a custom emoji is, relative to the server. */
export function emojiImageUrl({ path_id }: Pick<CustomEmoji, 'path_id'>): string {
  return `/user_avatars/${path_id}`
}

/**
 * The emoji of a name: the organisation's own first, then special built-in ones, then Unicode. A code or type that was given
 * must be that of the name. Throws BAD_REQUEST. (Specification: POST /users/me/status)
 */
export async function accessEmoji(realmId: number, name: string, { code, type }: GivenEmoji, tx?: Tx): Promise<Emoji> {
  const all = [...(await customEmoji(realmId, name, tx)), ...builtIn(name)]
  if (all.length === 0) throw badRequest(`'emoji_name' names an emoji that does not exist: ${name.slice(0, 100)}`)
  const ofType = all.filter((emoji) => type === undefined || emoji.type === type)
  if (ofType.length === 0) throw badRequest(`'reaction_type' is not the type of the emoji ${name}: ${type}`)
  const emoji = ofType.find((one) => code === undefined || one.code === code)
  if (!emoji) throw badRequest(`'emoji_code' is not the code of the emoji ${name}: ${code?.slice(0, 100)}`)
  return emoji
}

/** Whether the server has an emoji of this name itself. */
export function isBuiltIn(name: string): boolean {
  return builtIn(name).length > 0
}

async function customEmoji(realmId: number, name: string, tx?: Tx): Promise<Emoji[]> {
  const id = (await customEmojiNamed(realmId, [name], tx)).get(name)?.id
  return id === undefined ? [] : [{ name, code: id, type: 'realm_emoji' }]
}

function builtIn(name: string): Emoji[] {
  const code = unicodeEmoji(name)
  return [
    ...(isExtraEmoji(name) ? [{ name, code: name, type: 'service_extra_emoji' as const }] : []),
    ...(code === undefined ? [] : [{ name, code, type: 'unicode_emoji' as const }]),
  ]
}
