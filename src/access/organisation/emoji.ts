// The emoji available in an organisation.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { builtInNamed, type Emoji, emojiImageUrl, type GivenEmoji, type NamedEmoji } from '../../values/emoji.ts'
import { idIn } from '../../values/ids.ts'

/** The organisation's active custom emoji with these names, with their IDs and the URLs of their images. */
export async function customEmojiNamed(
  realmId: number,
  names: readonly string[],
  tx?: Tx,
): Promise<Map<string, { id: string; url: string }>> {
  const found = await CustomEmoji.findActive(realmId, names, tx)
  return new Map(found.map((emoji) => [emoji.name, { id: String(emoji.id), url: emojiImageUrl(emoji) }]))
}

/** Which custom emoji a request can mean: the one with this name, or the one with this ID. */
export function meant({ name, code }: GivenEmoji): { name: string | undefined; id: number | undefined } {
  return { name, id: code === undefined ? undefined : idIn(code) }
}

/** Like `emojiAmong`, but reads the organisation's custom emoji itself. */
export async function accessEmoji(realmId: number, given: NamedEmoji, tx?: Tx): Promise<Emoji> {
  const found = await CustomEmoji.findMeant(realmId, meant(given), tx)
  return emojiAmong(
    found.map(({ id, name }) => ({ name, code: String(id), type: 'realm_emoji' })),
    given,
  )
}

/**
 * The emoji with a name. Custom emoji of the organisation (`custom`) come first, then special built-in ones, then Unicode. Throws
 * BAD_REQUEST for an unknown name, and if name, code and type do not match. (addReaction, removeReaction, updateStatus)
 */
export function emojiAmong(custom: readonly Emoji[], { name, code, type }: NamedEmoji): Emoji {
  const named = [...custom.filter((one) => one.name === name), ...builtInNamed(name, code)]
  if (named.length === 0) throw badRequest(`'emoji_name' names an emoji that does not exist: ${name.slice(0, 100)}`)
  const ofType = named.filter((emoji) => type === undefined || emoji.type === type)
  if (ofType.length === 0) throw badRequest(`'reaction_type' is not the type of the emoji ${name}: ${type}`)
  const emoji = ofType.find((one) => code === undefined || one.code === code)
  if (!emoji) throw badRequest(`'emoji_code' is not the code of the emoji ${name}: ${code?.slice(0, 100)}`)
  return emoji
}
