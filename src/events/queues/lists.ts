// Lists that the log does not keep, because each added item would write all others again. An event that tells such a list is completed when
// it is delivered, with the list as it is then. Clients replace the list, and every later change has an event of its own.

import { customEmojiOf } from '../../access/organisation/custom-emoji.ts'
import { linkifiersOf } from '../../access/organisation/linkifiers.ts'
import { profileFieldsOf } from '../../access/organisation/profile-fields.ts'
import { ownAlertWords } from '../../access/people/alert-words.ts'
import { readTogether } from '../../db/read-together.ts'
import { presentEmojiById } from '../../present/custom-emoji.ts'
import { presentLinkifier } from '../../present/linkifier.ts'
import { presentProfileField } from '../../present/profile-field.ts'
import type { Lists } from '../event.ts'
import type { LogEntry } from '../interfaces.ts'

type ListType = keyof Lists
type Owner = { realmId: number; userId: number }

/** Reads a list by the ID of its owner. All polls that wait for the same list share one read. */
function shared<T>(read: (of: { id: number }) => Promise<T>): (id: number) => Promise<T> {
  const readAll = async (ids: number[]) => new Map(await Promise.all(ids.map(async (id) => [id, await read({ id })] as const)))
  const readOne = readTogether(readAll)
  return (id) => readOne(id) as Promise<T>
}
const alertWords = shared(ownAlertWords)
const profileFields = shared(async (realm) => (await profileFieldsOf(realm)).map(presentProfileField))
const emoji = shared(async (realm) => presentEmojiById(await customEmojiOf(realm)))
const linkifiers = shared(async (realm) => (await linkifiersOf(realm)).map(presentLinkifier))

const READ: { [T in ListType]-?: (owner: Owner) => Promise<Required<Lists>[T]> } = {
  alert_words: ({ userId }) => alertWords(userId),
  custom_profile_fields: ({ realmId }) => profileFields(realmId),
  realm_emoji: ({ realmId }) => emoji(realmId),
  realm_linkifiers: ({ realmId }) => linkifiers(realmId),
}

/** The lists that these events tell a user. */
export async function listsFor(owner: Owner, events: readonly Pick<LogEntry, 'type'>[]): Promise<Lists> {
  const types = new Set(events.map(({ type }) => type).filter((type): type is ListType => Object.hasOwn(READ, type)))
  return Object.fromEntries(await Promise.all([...types].map(async (type) => [type, await READ[type](owner)] as const)))
}
