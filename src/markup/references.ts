// What a text refers to by name or ID, found without a database.

import { nameKey } from '../values/text.ts'

// Bounds are what the longest names take in UTF-16 units, two for a character.
/** A mention of a user, a wildcard (two asterisks) or a group (one); `_` makes it silent. */
export const MENTION = /@(_?)(?:\*\*([^*\n]{1,210})\*\*|\*([^*\n]{1,200})\*)/
/** A link to a channel, a topic of it or a message of that topic. */
export const CHANNEL_LINK = /#\*\*([^*>\n]{1,120})(?:>([^*\n]{0,122}?)(?:@([1-9][0-9]{0,14}))?)?\*\*/
/** An emoji by its name. */
export const EMOJI = /:([\w+-]{1,100}):/

/** Keys of names, each once. */
export interface References {
  userNames: string[]
  userIds: number[]
  groupNames: string[]
  channelNames: string[]
  emojiNames: string[]
}

/** What a text refers to, that in quotes and code included. Nothing of it need exist. */
export function references(text: string): References {
  const mentions = [...text.matchAll(new RegExp(MENTION, 'g'))]
  const users = mentions.flatMap(([, , name]) => (name === undefined ? [] : [userReference(name)]))
  return {
    userNames: unique(users.flatMap(({ id, name }) => (id === undefined ? [name] : []))),
    userIds: unique(users.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    groupNames: unique(mentions.flatMap(([, , , name]) => (name === undefined ? [] : [nameKey(name)]))),
    channelNames: unique([...text.matchAll(new RegExp(CHANNEL_LINK, 'g'))].map(([, name = '']) => nameKey(name))),
    // An emoji's second colon may be the first of the next.
    emojiNames: unique([...text.matchAll(/:([\w+-]{1,100})(?=:)/g)].map(([, name = '']) => name)),
  }
}

/** The user of a mention: `name`, `name|id` or `|id`. Without a name the ID says it all. */
export function userReference(mention: string): { name: string; id: number | undefined } {
  const [, name, id] = /^(.*)\|([1-9][0-9]{0,8})$/.exec(mention) ?? []
  return id === undefined ? { name: nameKey(mention), id: undefined } : { name: nameKey(name ?? ''), id: Number(id) }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
