// What a text refers to, as far as its author may know of it.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { type Referents, references } from '../../markup/index.ts'
import { type CompiledLinkifier, findLinks, linkBudget } from '../../markup/linkifiers.ts'
import { Channel } from '../../models/channel.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { knownAmong } from '../channels/channels.ts'
import { customEmojiNamed } from '../organisation/emoji.ts'
import { realmUrlById } from '../organisation/realms.ts'
import { peopleSeenBy } from '../people/users.ts'

/**
 * What `render` needs for a text of this author. `linkifiers` are the organisation's. No query for a kind of thing that the text does
 * not refer to.
 */
export async function loadReferents(
  { config }: Pick<App, 'config'>,
  author: User,
  text: string,
  linkifiers: readonly CompiledLinkifier[],
  tx?: Tx,
): Promise<Referents> {
  const { userIds, userNames, groupNames, channelNames, emojiNames } = references(text)
  const budget = linkBudget()
  // One after the other: a transaction has one connection.
  return {
    users: userIds.length + userNames.length > 0 ? await loadUsers(author, userIds, userNames, tx) : [],
    groups: groupNames.length > 0 ? await loadGroups(author.realm_id, groupNames, tx) : [],
    channels: channelNames.length > 0 ? await knownAmong(author, await Channel.findByNames(author.realm_id, channelNames, tx), tx) : [],
    customEmoji: emojiNames.length > 0 ? await customEmojiNamed(author.realm_id, emojiNames, tx) : new Map(),
    linkify: (part) => findLinks(part, linkifiers, budget),
    url: text.includes('/user_uploads/') ? await realmUrlById(config, author.realm_id, tx) : undefined,
  }
}

async function loadUsers(author: User, ids: readonly number[], names: readonly string[], tx?: Tx): Promise<Referents['users']> {
  const found = await User.findNamed(author.realm_id, ids, names, tx)
  const seen = found.length > 0 ? await peopleSeenBy(author, tx) : undefined
  return found
    .filter((user) => seen?.has(user.id) ?? true)
    .map((user) => ({ id: user.id, fullName: user.full_name, isActive: user.is_active }))
}

async function loadGroups(realmId: number, names: readonly string[], tx?: Tx): Promise<Referents['groups']> {
  const groups = await UserGroup.findByNames(realmId, names, tx)
  return groups.map((group) => ({ id: group.id, name: group.name ?? '', isActive: !group.is_deactivated }))
}
