// What a text refers to, as far as its author may know of it.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { type ParsedText, parse, type References, type Referents } from '../../markup/index.ts'
import { type CompiledLinkifier, findLinks, linkBudget } from '../../markup/linkifiers.ts'
import { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { knownAmong } from '../channels/channels.ts'
import { customEmojiNamed } from '../organisation/emoji.ts'
import { realmLinkifiers } from '../organisation/linkifiers.ts'
import { realmUrl } from '../organisation/realms.ts'
import { peopleSeenBy } from '../people/users.ts'

/** A text and what it refers to: the data that `render` needs, and the users and groups that the text names, active or not. */
export interface TextFacts {
  parsed: ParsedText
  referents: Referents
  users: readonly User[]
  groups: readonly UserGroup[]
  /** The organisation's linkifiers. */
  linkifiers: readonly CompiledLinkifier[]
}

/**
 * Reads what a text by this author refers to. Also reads the organisation's linkifiers if they are not given. The
 * text can link to channels that the author may know of, and to given ones. Runs no query for kinds of references that the text does not
 * contain.
 */
export async function textFacts(
  { caches, config }: Pick<App, 'caches' | 'config'>,
  { author, realm }: { author: User; realm: Pick<Realm, 'subdomain'> },
  text: string,
  tx?: Tx,
  given: { linkifiers?: TextFacts['linkifiers']; channels?: Referents['channels'] | undefined } = {},
): Promise<TextFacts> {
  const parsed = parse(text)
  const { groupNames, channelNames, emojiNames } = parsed.references
  const [linkifiers, users, groups, channels, customEmoji] = await Promise.all([
    given.linkifiers ?? realmLinkifiers(caches, author.realm_id, tx),
    loadUsers(author, parsed.references, tx),
    groupNames.length > 0 ? UserGroup.findByNames(author.realm_id, groupNames, tx) : [],
    channelsKnownTo(author, channelNames, tx),
    emojiNames.length > 0 ? customEmojiNamed(author.realm_id, emojiNames, tx) : new Map(),
  ])
  const budget = linkBudget()
  const referents = {
    users: users.map((user) => ({ id: user.id, fullName: user.full_name, isActive: user.is_active })),
    groups: groups.map((group) => ({ id: group.id, name: group.name ?? '', isActive: !group.is_deactivated })),
    channels: [...(given.channels ?? []), ...channels],
    customEmoji,
    linkify: (part: string) => findLinks(part, linkifiers, budget),
    url: realmUrl(config, realm),
  }
  return { parsed, referents, users, groups, linkifiers }
}

async function channelsKnownTo(author: User, names: readonly string[], tx?: Tx): Promise<Channel[]> {
  return names.length > 0 ? knownAmong(author, await Channel.findByNames(author.realm_id, names, tx), tx) : []
}

/** The users whom the text names and whom the author may access. */
async function loadUsers(author: User, { userIds, userNames }: References, tx?: Tx): Promise<User[]> {
  if (userIds.length + userNames.length === 0) return []
  const found = await User.findNamed(author.realm_id, userIds, userNames, tx)
  const seen = found.length > 0 ? await peopleSeenBy(author, tx) : undefined
  return found.filter((user) => seen?.has(user.id) ?? true)
}
