// Notices: what the server writes to people. A notice is made from a text, which is the server's, and values, which are other people's
// words: names, topics, descriptions. Values are quoted, so that they are never markup and never mention anybody. Pure.

import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import { channelUrl, directUrl } from '../markup/channel-urls.ts'
import type { Referents } from '../markup/index.ts'
import { findReferences } from '../markup/references.ts'
import type { Channel } from '../models/channel.ts'
import type { User } from '../models/user.ts'
import { type TextKey, type TextValues, textIn } from '../texts/texts.ts'
import type { Language } from '../values/languages.ts'
import { nameKey } from '../values/text.ts'

type Linked = Pick<Channel, 'id' | 'name'>

/** A text of the server, made by the functions below. */
export interface Notice {
  /** Markdown. */
  readonly content: string
  /** The channels that it links to, and the users it mentions. The code that makes it knows that all readers may know of them. */
  readonly channels: readonly Linked[]
  readonly users: Referents['users']
}

/** A notice in the language of its readers. Values that are text are quoted, and notices (mentions, links) are inserted as they are. */
export function notice<Key extends TextKey>(language: Language, key: Key, ...[values]: TextValues<Key, string | Notice>): Notice {
  const parts = Object.entries<string | number | Notice>(values ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? quoted(value) : value] as const,
  )
  const filled = parts.map(([name, part]) => [name, typeof part === 'number' ? part : part.content] as const)
  return {
    content: textIn(language, key, Object.fromEntries(filled)),
    ...named(parts.flatMap(([, part]) => (typeof part === 'number' ? [] : [part]))),
  }
}

/** A list with a bullet for each notice. */
export function listOf(notices: readonly Notice[]): Notice {
  return joined(
    notices.map((one) => ({ ...one, content: `* ${one.content}` })),
    '\n',
  )
}

/** Notices one after the other. */
export function joined(notices: readonly Notice[], separator: ', ' | '\n'): Notice {
  return { content: notices.map(({ content }) => content).join(separator), ...named(notices) }
}

function named(notices: readonly Notice[]): Pick<Notice, 'channels' | 'users'> {
  return { channels: notices.flatMap(({ channels }) => channels), users: notices.flatMap(({ users }) => users) }
}

/** Somebody's Markdown that the organisation chose for this place, or a notice that was stored. Nothing else may be written with it. */
export function customText(markdown: string): Notice {
  return plain(markdown.trim())
}

/** A name that cannot be a link or a mention, as code, in which nothing is markup. */
export function quoted(text: string): Notice {
  const line = text.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
  const fence = '`'.repeat(longestRun(line) + 1)
  const space = /^[` ]|[` ]$/.test(line) ? ' ' : ''
  return plain(line === '' ? '""' : fence + space + line + space + fence)
}

/** A longer text as a block of code. */
export function block(text: string): Notice {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return plain(`${fence}\n${text}\n${fence}`)
}

/** A silent mention of somebody who is active, because they have just done something. */
export function mention({ id, full_name: name }: Pick<User, 'id' | 'full_name'>): Notice {
  const whole = `@_**${name}|${id}**`
  const content = spells(whole, { kind: 'user', name: nameKey(name), id }) ? whole : `@_**|${id}**`
  return { ...plain(content), users: [{ id, fullName: name, isActive: true }] }
}

/** A silent mention of a group, or its name if the syntax of mentions cannot express that. */
export function groupMention({ name }: { name: string | null }): Notice {
  const whole = `@_*${name}*`
  return spells(whole, { kind: 'group', name: nameKey(name ?? '') }) ? plain(whole) : quoted(name ?? '')
}

/** A time that readers see in their time zone. UNIX seconds. */
export function time(at: number): Notice {
  return plain(`<time:${new Date(at * 1_000).toISOString()}>`)
}

/** A link to a channel or a topic. The caller has checked that all readers may know of the channel. */
export function link(channel: Linked, topic?: string): Notice {
  const { id, name } = channel
  const whole = topic === undefined ? `#**${name}**` : `#**${name}>${topic}**`
  if (spells(whole, { kind: 'channel', name: nameKey(name), topic, messageId: undefined }))
    return { ...plain(whole), channels: [{ id, name }] }
  const shown = topic === undefined ? `#${name}` : `#${name} > ${topic || EMPTY_TOPIC_DISPLAY_NAME}`
  return plain(`[${quoted(shown).content}](${channelUrl(channel, topic)})`)
}

/** The URL of a message in a channel, relative to the organisation's, for a link that a text makes. */
export function toMessageInChannel(channel: Linked, topic: string, messageId: number): Notice {
  return plain(channelUrl(channel, topic, messageId))
}

/** The URL of a direct message. `userIds` are those of all participants. */
export function toMessageInConversation(userIds: readonly number[], messageId: number): Notice {
  return plain(directUrl(userIds, messageId))
}

/** Whether the whole text is this reference. Backticks are left to `quoted`, because they could open code. */
function spells(text: string, reference: object): boolean {
  const found = findReferences(text).get(0)
  return !text.includes('`') && found !== undefined && isMatch({ ...found }, { ...reference, end: text.length })
}

function isMatch(found: Record<string, unknown>, expected: Record<string, unknown>): boolean {
  return Object.entries(expected).every(([field, value]) => found[field] === value)
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}

function plain(content: string): Notice {
  return { content, channels: [], users: [] }
}
