// What custom emoji can be, and who may add and withdraw them.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { CUSTOM_EMOJI_LIMITS } from '../../limits.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import { isBuiltIn } from '../../values/emoji.ts'
import { ROLE } from '../../values/roles.ts'
import { hasPermission } from '../groups/membership.ts'

/** The name for a new emoji: lower case, with underscores for spaces. Throws BAD_REQUEST. */
export function emojiName(text: string): string {
  const name = text.trim().replaceAll(' ', '_')
  if (!/^[0-9a-z._-]*[0-9a-z]$/.test(name))
    throw badRequest("'emoji_name' must be of lower-case letters, digits, '_', '-' and '.', and end with a letter or a digit")
  if (name.length > CUSTOM_EMOJI_LIMITS.name) throw badRequest(`'emoji_name' must have at most ${CUSTOM_EMOJI_LIMITS.name} characters`)
  return name
}

/** Throws BAD_REQUEST unless the user may add an emoji with this name. (Setting: can_add_custom_emoji_group) */
export async function requireMayAddEmoji(user: User, name: string, tx: Tx): Promise<void> {
  const realm = await Realm.load(user.realm_id, tx)
  const adders = Number((await realmSettings(realm, tx)).can_add_custom_emoji_group)
  if (user.role === ROLE.guest || !(await hasPermission(user, adders, tx)))
    throw badRequest('You do not have permission to add custom emoji')
  if (isBuiltIn(name) && user.role > ROLE.administrator)
    throw badRequest(`'emoji_name' is the name of a built-in emoji, which only administrators may replace: ${name}`)
  if ((await CustomEmoji.findActive(user.realm_id, [name], tx)).length > 0)
    throw badRequest(`'emoji_name' is already in use by another custom emoji: ${name}`)
}

/** The emoji with this name, for the user to withdraw: their own, or any for administrators. Throws NOT_FOUND, BAD_REQUEST. */
export async function accessEmojiToWithdraw(user: User, name: string, tx: Tx): Promise<CustomEmoji> {
  // Compared here, because MySQL ignores spaces at the end of a text.
  const emoji = (await CustomEmoji.findActive(user.realm_id, [name], tx)).find((one) => one.name === name)
  if (!emoji) throw apiError('NOT_FOUND', 'Emoji does not exist')
  if (emoji.author_id !== user.id && user.role > ROLE.administrator)
    throw badRequest('Only its author and administrators may deactivate an emoji')
  return emoji
}

/** All custom emoji of an organisation, including deactivated ones. (getCustomEmoji) */
export function customEmojiOf(realm: Pick<Realm, 'id'>): Promise<CustomEmoji[]> {
  return CustomEmoji.allOf(realm.id).rows()
}
