// What a text refers to, as far as its author may know of it.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { type ParsedText, parse, type References, type Referents } from '../../markup/index.ts'
import { type CompiledLinkifier, findLinks, linkBudget } from '../../markup/linkifiers.ts'
import { shownPathIds } from '../../markup/previews.ts'
import { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { knownAmong } from '../channels/channels.ts'
import { readableByPath } from '../files/files.ts'
import { customEmojiNamed } from '../organisation/emoji.ts'
import { realmLinkifiers } from '../organisation/linkifiers.ts'
import { realmUrl } from '../organisation/realms.ts'
import { peopleSeenBy } from '../people/users.ts'

/**
 * A text and what it refers to: the data that `render` needs, and the users and groups that the text names, active or not. No users if it
 * names them silently alone, because then nothing else depends on them.
 */
export interface TextFacts {
  parsed: ParsedText
  referents: Referents
  users: readonly User[]
  groups: readonly UserGroup[]
  /** The organisation's linkifiers. */
  linkifiers: readonly CompiledLinkifier[]
}

/** Channels that a text can link to and users it can name silently, for any author. */
export type KnownReferents = Pick<Referents, 'channels' | 'users'>

/**
 * Reads what a text by this author refers to. Also reads the organisation's linkifiers if they are not given. The text can name channels and
 * users of which the author may know, and `known` ones. Runs no query for kinds of references that the text does not contain.
 */
export async function textFacts(
  { caches, config, db }: Pick<App, 'caches' | 'config' | 'db'>,
  { author, realm }: { author: User; realm: Pick<Realm, 'subdomain' | 'settings'> },
  text: string,
  tx?: Tx,
  { known, ...given }: { linkifiers?: TextFacts['linkifiers']; known?: KnownReferents | undefined } = {},
): Promise<TextFacts> {
  const parsed = parse(text)
  const { mentionsUsers, groupNames, channelNames, emojiNames } = parsed.references
  const silent = mentionsUsers ? [] : (known?.users ?? [])
  const [linkifiers, users, groups, channels, customEmoji, uploads] = await Promise.all([
    given.linkifiers ?? realmLinkifiers(caches, author.realm_id, tx),
    loadUsers(author, parsed.references, silent, tx),
    groupNames.length > 0 ? UserGroup.findByNames(author.realm_id, groupNames, tx) : [],
    channelsKnownTo(author, channelNames, tx),
    emojiNames.length > 0 ? customEmojiNamed(author.realm_id, emojiNames, tx) : new Map(),
    readableByPath({ db }, author, shownPathIds(text, realmSetting(realm, 'inline_image_preview') === true), tx),
  ])
  const budget = linkBudget()
  const referents = {
    users: [...silent, ...users.map((user) => ({ id: user.id, fullName: user.full_name, isActive: user.is_active }))],
    groups: groups.map((group) => ({ id: group.id, name: group.name ?? '', isActive: !group.is_deactivated })),
    channels: [...(known?.channels ?? []), ...channels],
    customEmoji,
    uploads,
    linkify: (part: string) => findLinks(part, linkifiers, budget),
    translatesEmoticons: preference(author, 'translate_emoticons'),
    url: realmUrl(config, realm),
  }
  return { parsed, referents, users: mentionsUsers ? users : [], groups, linkifiers }
}

async function channelsKnownTo(author: User, names: readonly string[], tx?: Tx): Promise<Channel[]> {
  return names.length > 0 ? knownAmong(author, await Channel.findByNames(author.realm_id, names, tx), tx) : []
}

/** The users the text names that the author may access, without known ones. */
async function loadUsers(author: User, references: References, known: Referents['users'], tx?: Tx): Promise<User[]> {
  const { userNames } = references
  const userIds = references.userIds.filter((id) => !known.some((user) => user.id === id))
  if (userIds.length + userNames.length === 0) return []
  const found = await User.findNamed(author.realm_id, userIds, userNames, tx)
  const seen = found.length > 0 ? await peopleSeenBy(author, tx) : undefined
  return found.filter((user) => seen?.has(user.id) ?? true)
}
