// What is offered while somebody types: people and groups after `@`, channels after `#`, emoji after `:`, polls and lists after `/`.

import { emojiCharacter, findEmoji } from './emoji.ts'
import type { World } from './types.ts'

export interface Offer {
  /** What takes the place of what was typed. */
  text: string
  label: string
  detail?: string | undefined
}

const MOST = 8
const BEGUN = /(?:^|[\s(])(@_?\**|#\**|:)([^\s@#:*][^@#:*\n]{0,40}|)$/u

type Known = Pick<World, 'realm_users' | 'realm_user_groups' | 'subscriptions' | 'realm_emoji'>

/** The offers for the word before the cursor, and where that word begins. */
export function offersFor(text: string, cursor: number, world: Known): { offers: Offer[]; from: number } {
  const before = text.slice(0, cursor)
  if (/^\/\w*$/.test(before)) return { offers: commands(before), from: 0 }
  const [, mark = '', word = ''] = BEGUN.exec(before) ?? []
  const from = cursor - mark.length - word.length
  if (mark.startsWith('@')) return { offers: people(word, mark.startsWith('@_'), world), from }
  if (mark.startsWith('#')) return { offers: channels(word, world), from }
  if (mark === ':' && word.length >= 2 && !/\s/.test(word)) return { offers: emoji(word, world), from }
  return { offers: [], from }
}

const VALUES: Record<string, readonly string[]> = {
  is: ['starred', 'mentioned', 'unread', 'dm', 'followed', 'resolved', 'alerted'],
  has: ['link', 'attachment', 'image', 'reaction'],
}

/** What is offered for the text of the search: operators, and the values that the last of them can have. `detail` is the name of a person. */
export function searchOffers(text: string, world: Known, topics: ReadonlyMap<number, readonly string[]>): Offer[] {
  const [last = '', minus = '', operator, begun = ''] =
    /(-?)(?:(\w+):)?"?([^"]*)$/.exec(/(?:^|\s)(-?\w+:"[^"]*|\S*)$/.exec(text)?.[1] ?? '') ?? []
  const before = text.slice(0, text.length - last.length) + minus
  if (operator === undefined)
    return [...Object.keys(VALUES), 'channel', 'topic', 'sender'].map((name) => ({ text: `${before}${name}:`, label: name }))
  const offer = (value: string, name = value): Offer => {
    const written = /\s/.test(value) ? `"${value}"` : value
    return { text: `${before}${operator}:${written}`, label: `${before}${operator}:${name}` }
  }
  if (operator === 'sender')
    return named(world.realm_users, ({ full_name }) => full_name, begun).map(({ full_name, email }) => offer(email, full_name))
  const values = { ...VALUES, channel: world.subscriptions.map(({ name }) => name), topic: [...new Set([...topics.values()].flat())] }
  return named(values[operator as keyof typeof values] ?? [], (value) => value, begun).map((value) => offer(value))
}

function commands(word: string): Offer[] {
  return ['/poll', '/todo', '/me'].filter((name) => name.startsWith(word) && name !== word).map((name) => ({ text: name, label: name }))
}

/** Those whose name, or a later word of it, begins with what was typed. */
export function named<Item>(items: readonly Item[], nameOf: (item: Item) => string, word: string): Item[] {
  const wanted = word.toLowerCase()
  const found: [rank: number, item: Item][] = []
  for (const item of items) {
    const name = nameOf(item).toLowerCase()
    if (name.startsWith(wanted)) found.push([0, item])
    else if (name.includes(` ${wanted}`)) found.push([1, item])
  }
  return found
    .sort(([a, one], [b, other]) => a - b || nameOf(one).localeCompare(nameOf(other)))
    .slice(0, MOST)
    .map(([, item]) => item)
}

function people(word: string, isSilent: boolean, { realm_users: users, realm_user_groups: groups }: Known): Offer[] {
  const mark = isSilent ? '@_' : '@'
  const found = named(users, ({ full_name }) => full_name, word).map(({ full_name, user_id, delivery_email }): Offer => {
    const isShared = users.filter((one) => one.full_name === full_name).length > 1
    return { text: `${mark}**${full_name}${isShared ? `|${user_id}` : ''}**`, label: full_name, detail: delivery_email ?? undefined }
  })
  const wildcards = ['all', 'topic'].filter((name) => word !== '' && name.startsWith(word.toLowerCase()))
  const own = groups.filter(({ is_system_group, deactivated }) => !is_system_group && !deactivated)
  return [
    ...found,
    ...wildcards.map((name): Offer => ({ text: `${mark}**${name}**`, label: `@${name}` })),
    ...named(own, ({ name }) => name, word).map(
      ({ name, description }): Offer => ({ text: `${mark}*${name}*`, label: name, detail: description }),
    ),
  ].slice(0, MOST)
}

function channels(word: string, { subscriptions }: Known): Offer[] {
  return named(subscriptions, ({ name }) => name, word).map(({ name, description }) => ({
    text: `#**${name}**`,
    label: `#${name}`,
    detail: description,
  }))
}

function emoji(word: string, { realm_emoji }: Known): Offer[] {
  return findEmoji(word, realm_emoji, MOST).map(({ emoji_name, emoji_code, reaction_type }) => ({
    text: `:${emoji_name}:`,
    label: `${reaction_type === 'unicode_emoji' ? emojiCharacter(emoji_code) : ''} ${emoji_name}`,
  }))
}
