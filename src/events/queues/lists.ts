// Lists that the log does not keep, because each added item would write all others again. An event that tells such a list is completed when
// it is delivered, with the list as it is then. Clients replace the list, and every later change has an event of its own.

import { customEmojiOf } from '../../access/organisation/custom-emoji.ts'
import { linkifiersOf } from '../../access/organisation/linkifiers.ts'
import { playgroundsOf } from '../../access/organisation/playgrounds.ts'
import { profileFieldsOf } from '../../access/organisation/profile-fields.ts'
import { ownAlertWords } from '../../access/people/alert-words.ts'
import { ownMutedUsers } from '../../access/people/muted-users.ts'
import { select } from '../../db/sql.ts'
import { Channel } from '../../models/channel.ts'
import { Subscription } from '../../models/subscription.ts'
import { presentPersonal } from '../../present/channel.ts'
import { presentEmojiById } from '../../present/custom-emoji.ts'
import { presentLinkifier } from '../../present/linkifier.ts'
import { presentMutedUser } from '../../present/muted-user.ts'
import { presentPlayground } from '../../present/playground.ts'
import { presentProfileField } from '../../present/profile-field.ts'
import { readTogether } from '../../values/together.ts'
import type { Lists } from '../event.ts'
import type { LogEntry } from '../interfaces.ts'
import { channelsToComplete, type SubscriptionPayload } from '../types/subscription.ts'

type ListType = keyof Lists
type Owner = { realmId: number; userId: number }

/** Reads a list by the ID of its owner. All polls that wait for the same list share one read. */
function shared<T>(read: (of: { id: number }) => Promise<T>): (id: number) => Promise<T> {
  const readAll = async (ids: number[]) => new Map(await Promise.all(ids.map(async (id) => [id, await read({ id })] as const)))
  const readOne = readTogether(readAll)
  return (id) => readOne(id) as Promise<T>
}
const alertWords = shared(ownAlertWords)
const mutedUsers = shared(async (user) => (await ownMutedUsers(user)).map(presentMutedUser))
const profileFields = shared(async (realm) => (await profileFieldsOf(realm)).map(presentProfileField))
const emoji = shared(async (realm) => presentEmojiById(await customEmojiOf(realm)))
const linkifiers = shared(async (realm) => (await linkifiersOf(realm)).map(presentLinkifier))
const playgrounds = shared(async (realm) => (await playgroundsOf(realm)).map(presentPlayground))
const defaultChannels = shared(({ id }) => Channel.defaultIds(id))

/** By `CHANNEL:USER`. */
const personal = readTogether(async (keys: string[]) => {
  const pairs = keys.map((key) => key.split(':').map(Number))
  const [channelIds, userIds] = [0, 1].map((part) => [...new Set(pairs.map((pair) => pair[part] ?? 0))])
  const rows = await select(Subscription, { where: { channel_id: channelIds ?? [], user_id: userIds ?? [] } })
  return new Map(rows.map((row) => [`${row.channel_id}:${row.user_id}`, presentPersonal(row)]))
})

type Told = readonly Pick<LogEntry, 'type' | 'payload'>[]
const READ: { [T in ListType]-?: (owner: Owner, events: Told) => Promise<Required<Lists>[T]> } = {
  alert_words: ({ userId }) => alertWords(userId),
  muted_users: ({ userId }) => mutedUsers(userId),
  custom_profile_fields: ({ realmId }) => profileFields(realmId),
  realm_emoji: ({ realmId }) => emoji(realmId),
  realm_linkifiers: ({ realmId }) => linkifiers(realmId),
  realm_playgrounds: ({ realmId }) => playgrounds(realmId),
  default_streams: ({ realmId }) => defaultChannels(realmId),
  subscription: async ({ userId }, events) => {
    const payloads = events.flatMap(({ type, payload }) => (type === 'subscription' ? [payload as SubscriptionPayload] : []))
    const ids = [...new Set(payloads.flatMap(channelsToComplete))]
    const rows = await Promise.all(ids.map(async (id) => [id, await personal(`${id}:${userId}`)] as const))
    return new Map(rows.flatMap(([id, row]) => (row ? [[id, row] as const] : [])))
  },
}

const NONE: Lists = {}

/** The lists that these events tell a user. */
export async function listsFor(owner: Owner, events: Told): Promise<Lists> {
  if (!events.some(({ type }) => Object.hasOwn(READ, type))) return NONE
  const types = new Set(events.map(({ type }) => type).filter((type): type is ListType => Object.hasOwn(READ, type)))
  return Object.fromEntries(await Promise.all([...types].map(async (type) => [type, await READ[type](owner, events)] as const)))
}
