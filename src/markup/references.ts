// What a text can refer to by name or ID. This is the only place that knows how references are written: the facts, which decide what the
// author may mention, and the rendering both take what is found here.

import { ID_PATTERN } from '../values/ids.ts'
import { characterBefore, isLetterWithSpaces, nameKey } from '../values/text.ts'

// The limits are the longest names in UTF-16 units, two per character.
/** A mention of a user or a wildcard (two asterisks) or of a group (one). `_` makes it silent. */
const MENTION = /@(_?)(?:\*\*([^*\n]{1,210})\*\*|\*([^*\n]{1,200})\*)/y
/** A link to a channel, a topic or a message. */
const CHANNEL_LINK = /#\*\*([^*>\n]{1,120})(?:>([^*\n]{0,122}?)(?:@([1-9][0-9]{0,14}))?)?\*\*/y
/** An emoji by name. Its second colon can be the first one of the next emoji. */
const EMOJI = /:([\w+-]{1,100}):/y

/** Channel wildcards. Each is the whole text between the asterisks. */
const CHANNEL_WILDCARDS = new Set(['all', 'everyone', 'channel', 'stream'])

/** A reference to a subject that need not exist. `end`: the position after it. */
export type Reference = { end: number } & (
  | { kind: 'user'; isSilent: boolean; name: string; id: number | undefined }
  | { kind: 'wildcard'; isSilent: boolean; name: string; of: 'channel' | 'topic' }
  | { kind: 'group'; isSilent: boolean; name: string }
  | { kind: 'channel'; name: string; topic: string | undefined; messageId: string | undefined }
  | { kind: 'emoji'; name: string }
)
export type ReferenceOf<Kind extends Reference['kind']> = Extract<Reference, { kind: Kind }>

/** The references in a piece of inline text, by the position at which each starts. */
export type Found = ReadonlyMap<number, Reference>

/** Keys of names, without duplicates. */
export interface References {
  userNames: string[]
  userIds: number[]
  /** Whether one of these users is not named silently. */
  mentionsUsers: boolean
  groupNames: string[]
  channelNames: string[]
  emojiNames: string[]
  channelWildcard: boolean
  topicWildcard: boolean
}

/**
 * The references in a piece of inline text, also in code. They can overlap, because it depends on the subjects that exist which of two
 * overlapping references is one: in `@**a @**all**`, the first if there is a user `a @`, else the second.
 */
export function findReferences(text: string): Found {
  const found = new Map<number, Reference>()
  for (const { index } of text.matchAll(/[@#:]/g)) {
    const reference = referenceAt(text, index)
    if (reference) found.set(index, reference)
  }
  return found
}

/** The text with what `write` makes of its references, also in code: undefined leaves one as it is. `written` is how a reference is written. */
function rewritten(text: string, write: (reference: Reference, written: string) => string | undefined): string {
  let result = ''
  let at = 0
  for (const [start, reference] of findReferences(text)) {
    const other = start < at ? undefined : write(reference, text.slice(start, reference.end))
    if (other === undefined) continue
    result += text.slice(at, start) + other
    at = reference.end
  }
  return result + text.slice(at)
}

/** The text with other IDs in its mentions of users by ID and its links to messages. An ID that is not known stays. */
export function withOtherIds(text: string, ids: { user(id: number): number | undefined; message(id: number): number | undefined }): string {
  return rewritten(text, (reference, written) => {
    let id: number | undefined
    if (reference.kind === 'user' && reference.id !== undefined) id = ids.user(reference.id)
    if (reference.kind === 'channel' && reference.messageId !== undefined) id = ids.message(Number(reference.messageId))
    return id === undefined ? undefined : written.replace(/[0-9]+(?=\*\*$)/, String(id))
  })
}

/** The text with another name in its mentions of a user, by ID or by one of these names. */
export function withOtherName(text: string, user: { id: number; names: readonly string[] }, name: string): string {
  const keys = new Set(user.names.map(nameKey))
  return rewritten(text, (reference, written) => {
    if (reference.kind !== 'user' || (reference.id ?? user.id) !== user.id) return undefined
    if (reference.id === undefined && !keys.has(reference.name)) return undefined
    return written.replace(/\*\*.*?(?=(?:\|[0-9]+)?\*\*$)/, `**${name}`)
  })
}

/** Joins what was found in the pieces of a text. */
export function collectReferences(pieces: Iterable<Found>): References {
  const all = [...pieces].flatMap((found) => [...found.values()])
  const of = <K extends Reference['kind']>(kind: K) => all.filter((one): one is ReferenceOf<K> => one.kind === kind)
  const wildcards = new Set(of('wildcard').map((one) => one.of))
  const users = of('user')
  return {
    userNames: unique(users.flatMap(({ id, name }) => (id === undefined ? [name] : []))),
    userIds: unique(users.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    mentionsUsers: users.some(({ isSilent }) => !isSilent),
    groupNames: unique(of('group').map(({ name }) => name)),
    channelNames: unique(of('channel').map(({ name }) => name)),
    emojiNames: unique(of('emoji').map(({ name }) => name)),
    channelWildcard: wildcards.has('channel'),
    topicWildcard: wildcards.has('topic'),
  }
}

function referenceAt(text: string, at: number): Reference | undefined {
  if (text[at] === ':') {
    const [whole, name = ''] = matchAt(EMOJI, text, at) ?? []
    return whole === undefined ? undefined : { kind: 'emoji', end: at + whole.length, name }
  }
  // In a word, these signs are part of an address or a URL.
  if (isLetterWithSpaces(characterBefore(text, at))) return undefined
  return text[at] === '@' ? mentionAt(text, at) : channelLinkAt(text, at)
}

/** `@**name**`, `@**name|id**`, `@**|id**`, `@*group*`, `@**all**`, `@**topic**`, each silent with `@_`. */
function mentionAt(text: string, at: number): Reference | undefined {
  const match = matchAt(MENTION, text, at)
  if (!match) return undefined
  const [whole, underscore, user, group = ''] = match
  const common = { end: at + whole.length, isSilent: underscore === '_' }
  if (user === undefined) return { kind: 'group', ...common, name: nameKey(group) }
  if (CHANNEL_WILDCARDS.has(user)) return { kind: 'wildcard', ...common, name: user, of: 'channel' }
  if (user === 'topic') return { kind: 'wildcard', ...common, name: user, of: 'topic' }
  const [, name, id] = WITH_ID.exec(user) ?? []
  return { kind: 'user', ...common, name: nameKey(name ?? user), id: id === undefined ? undefined : Number(id) }
}

const WITH_ID = new RegExp(`^(.*)\\|(${ID_PATTERN})$`)

/** `#**channel**`, `#**channel>topic**`, `#**channel>topic@message**`. The topic can be empty. */
function channelLinkAt(text: string, at: number): Reference | undefined {
  const [whole, name = '', topic, messageId] = matchAt(CHANNEL_LINK, text, at) ?? []
  return whole === undefined ? undefined : { kind: 'channel', end: at + whole.length, name: nameKey(name), topic, messageId }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
