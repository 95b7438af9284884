// The names and IDs that a text refers to, found without a database.

import { ID_PATTERN } from '../values/ids.ts'
import { nameKey } from '../values/text.ts'

// The limits are the longest names in UTF-16 units, two per character.
/** A mention of a user or a wildcard (two asterisks) or of a group (one). `_` makes it silent. */
export const MENTION = /@(_?)(?:\*\*([^*\n]{1,210})\*\*|\*([^*\n]{1,200})\*)/
/** A link to a channel, a topic or a message. */
export const CHANNEL_LINK = /#\*\*([^*>\n]{1,120})(?:>([^*\n]{0,122}?)(?:@([1-9][0-9]{0,14}))?)?\*\*/
/** An emoji by name. */
export const EMOJI = /:([\w+-]{1,100}):/

/** Channel wildcards. Each is the whole text between the asterisks. */
const CHANNEL_WILDCARDS = new Set(['all', 'everyone', 'channel', 'stream'])

/** The wildcard that a mention names, if it is not the name of a user. */
export function wildcardOf(name: string): 'channel' | 'topic' | undefined {
  if (CHANNEL_WILDCARDS.has(name)) return 'channel'
  return name === 'topic' ? 'topic' : undefined
}

/** Keys of names, without duplicates. */
export interface References {
  userNames: string[]
  userIds: number[]
  groupNames: string[]
  channelNames: string[]
  emojiNames: string[]
  channelWildcard: boolean
  topicWildcard: boolean
}

/** What a text refers to, also in quotes and code. The subjects need not exist. */
export function references(text: string): References {
  const mentions = [...text.matchAll(new RegExp(MENTION, 'g'))]
  const names = mentions.flatMap(([, , name]) => name ?? [])
  const users = names.filter((name) => wildcardOf(name) === undefined).map(userReference)
  return {
    userNames: unique(users.flatMap(({ id, name }) => (id === undefined ? [name] : []))),
    userIds: unique(users.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    groupNames: unique(mentions.flatMap(([, , , name]) => (name === undefined ? [] : [nameKey(name)]))),
    channelNames: unique([...text.matchAll(new RegExp(CHANNEL_LINK, 'g'))].map(([, name = '']) => nameKey(name))),
    // The second colon of an emoji can be the first colon of the next one.
    emojiNames: unique([...text.matchAll(/:([\w+-]{1,100})(?=:)/g)].map(([, name = '']) => name)),
    channelWildcard: names.some((name) => wildcardOf(name) === 'channel'),
    topicWildcard: names.some((name) => wildcardOf(name) === 'topic'),
  }
}

const WITH_ID = new RegExp(`^(.*)\\|(${ID_PATTERN})$`)

/** Parses the user of a mention: `name`, `name|id` or `|id`. */
export function userReference(mention: string): { name: string; id: number | undefined } {
  const [, name, id] = WITH_ID.exec(mention) ?? []
  return id === undefined ? { name: nameKey(mention), id: undefined } : { name: nameKey(name ?? ''), id: Number(id) }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
