// Which emoji there are in an organisation.

import type { Tx } from '../db/index.ts'
import { badRequest } from '../errors.ts'
import { isExtraEmoji, unicodeEmoji } from '../markup/emoji.ts'

/** An emoji as statuses and reactions name it. */
export interface Emoji {
  name: string
  /** What identifies it within its type. */
  code: string
  type: 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'
}

/**
 * The organisation's own emoji of this name that may be used, its code being its ID as text. There are none yet: whoever adds
 * them answers here.
 */
export async function customEmoji(_realmId: number, _name: string): Promise<Emoji | undefined> {
  return undefined
}

/** Of these names those of the organisation's own emoji that may be used, with their IDs and the URLs of their images. There are none yet. */
export async function customEmojiNamed(
  _realmId: number,
  _names: readonly string[],
  _tx?: Tx,
): Promise<Map<string, { id: string; url: string }>> {
  return new Map()
}

/**
 * The emoji of a name: the organisation's own first, then special built-in ones, then Unicode. A code or type that was given
 * must be that of the name. Throws BAD_REQUEST. (Specification: POST /users/me/status)
 */
export async function accessEmoji(realmId: number, name: string, given: { code?: string; type?: Emoji['type'] }): Promise<Emoji> {
  const emoji = (await customEmoji(realmId, name)) ?? builtIn(name)
  if (!emoji) throw badRequest(`'emoji_name' names an emoji that does not exist: ${name.slice(0, 100)}`)
  if (given.type !== undefined && given.type !== emoji.type)
    throw badRequest(`'reaction_type' is not the type of the emoji ${name}: ${given.type}`)
  if (given.code !== undefined && given.code !== emoji.code)
    throw badRequest(`'emoji_code' is not the code of the emoji ${name}: ${given.code.slice(0, 100)}`)
  return emoji
}

function builtIn(name: string): Emoji | undefined {
  if (isExtraEmoji(name)) return { name, code: name, type: 'service_extra_emoji' }
  const code = unicodeEmoji(name)
  return code === undefined ? undefined : { name, code, type: 'unicode_emoji' }
}
