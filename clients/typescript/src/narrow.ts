// Which messages are shown: a list of terms, its URL (after `#`, spelled as in the links of messages and mails), the text of the search,
// and whether a message belongs to it.

import type { Event, Message } from './types.ts'

/** A condition, as `narrow` of GET /messages has it. */
export interface Term {
  operator: string
  operand: string | number | number[]
  negated: boolean
}
/** What a URL shows: messages, and which of them to show first. */
export interface Place {
  terms: Term[]
  near?: number | undefined
}
/** Where a message is sent: to a topic of a channel (`topic` is undefined until somebody names it), or to people. */
export type Destination = { channelId: number; topic: string | undefined } | { userIds: number[] }

const OLDER: Record<string, string> = { stream: 'channel', subject: 'topic', 'pm-with': 'dm', from: 'sender' }
const IS = new Set(['starred', 'mentioned', 'unread', 'dm', 'alerted', 'followed', 'resolved'])

export const term = (operator: string, operand: Term['operand'], negated = false): Term => ({ operator, operand, negated })
export const topicTerms = (channelId: number, topic: string): Term[] => [term('channel', channelId), term('topic', topic)]
export const dmTerms = (userIds: number[]): Term[] => [
  term(
    'dm',
    [...userIds].sort((a, b) => a - b),
  ),
]

/** Reads what follows `#` in a URL. Anything unknown is all messages. */
export function placeOf(hash: string): Place {
  const [kind, ...parts] = hash.replace(/^#\/?/, '').split('/')
  if (kind !== 'narrow') return { terms: [] }
  const place: Place = { terms: [] }
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [name = '', written = ''] = [parts[at], parts[at + 1]]
    const negated = name.startsWith('-')
    const plain = name.replace(/^-/, '')
    const operator = OLDER[plain] ?? plain
    if (operator === 'near' || operator === 'with' || operator === 'id') place.near = Number(written) || undefined
    else place.terms.push(term(operator, operandOf(operator, written), negated))
  }
  return place
}

function operandOf(operator: string, written: string): Term['operand'] {
  const leading = /^\d+/.exec(written)
  if (operator === 'channel' && leading) return Number(leading[0])
  if (operator === 'sender' && leading) return Number(leading[0])
  if (operator === 'dm')
    return written
      .replace(/-.*$/, '')
      .split(',')
      .map(Number)
      .filter((id) => id > 0)
  return decoded(written)
}

/** The URL of a place, from `#` on. `nameOf` gives the name of a channel, for people who read the URL. */
export function hashOf({ terms, near }: Place, nameOf: (channelId: number) => string = () => ''): string {
  if (terms.length === 0) return near === undefined ? '#feed' : `#narrow/near/${near}`
  const parts = terms.map(({ operator, operand, negated }) => `${negated ? '-' : ''}${operator}/${writtenOf(operator, operand, nameOf)}`)
  return `#narrow/${parts.join('/')}${near === undefined ? '' : `/near/${near}`}`
}

function writtenOf(operator: string, operand: Term['operand'], nameOf: (channelId: number) => string): string {
  if (Array.isArray(operand)) return `${operand.join(',')}-${operand.length > 2 ? 'group' : 'dm'}`
  if (operator !== 'channel' || typeof operand === 'string') return encoded(String(operand))
  const name = nameOf(operand)
  return name === '' ? String(operand) : `${operand}-${encoded(name.replace(/ /g, '-'))}`
}

/** Percent-encoding with dots in place of percent signs. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/\./g, '%2E')
    .replace(/%/g, '.')
}
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\./g, '%'))
  } catch {
    return text
  }
}

/** Where a message written in this narrow goes. Undefined where it names no conversation. */
export function destinationOf(terms: readonly Term[]): Destination | undefined {
  if (terms.some(({ negated }) => negated)) return undefined
  const operandFor = (operator: string): Term['operand'] | undefined => terms.find((one) => one.operator === operator)?.operand
  const [channelId, topic, dm] = [operandFor('channel'), operandFor('topic'), operandFor('dm')]
  if (Array.isArray(dm)) return terms.length === 1 ? { userIds: dm } : undefined
  if (typeof channelId !== 'number') return undefined
  return { channelId, topic: topic === undefined ? undefined : String(topic) }
}

/** Who gets what is written in a conversation, as requests name them. */
export function addresseeOf(terms: readonly Term[]): { type: 'direct'; to: number[] } | { type: 'channel'; to: number; topic: string } {
  const destination = destinationOf(terms)
  if (destination && 'userIds' in destination) return { type: 'direct', to: destination.userIds }
  return { type: 'channel', to: destination?.channelId ?? 0, topic: destination?.topic ?? '' }
}

/** The conversation of a message. */
export function conversationOf(message: Message, me: number): Term[] {
  if (message.type === 'stream') return topicTerms(message.stream_id ?? 0, message.subject)
  return dmTerms(peopleOf(message, me))
}

/** The other people of a direct conversation, or the reader alone. */
export function peopleOf({ display_recipient: people }: Message, me: number): number[] {
  const ids = Array.isArray(people) ? people.map(({ id }) => id) : []
  const others = ids.filter((id) => id !== me).sort((a, b) => a - b)
  return others.length === 0 ? [me] : others
}

/** A text that is the same for equal conversations: topics ignore letter case, and people the reader. */
export function keyOf(terms: readonly Term[], me: number): string {
  return terms
    .map(({ operator, operand, negated }) => {
      const value = Array.isArray(operand)
        ? operand.filter((id) => id !== me || operand.length === 1).join()
        : String(operand).toLowerCase()
      return `${negated ? '-' : ''}${operator}:${value}`
    })
    .join(' ')
}

/** Whether a message matches. Undefined where only the server knows. */
export function matches(terms: readonly Term[], message: Message, me: number): boolean | undefined {
  let known: boolean | undefined = true
  for (const one of terms) {
    const found = matchesOne(one, message, me)
    if (found === undefined) known = undefined
    else if (found === one.negated) return false
  }
  return known
}

function matchesOne({ operator, operand }: Term, message: Message, me: number): boolean | undefined {
  const isDirect = message.type === 'private'
  if (operator === 'channel' && typeof operand === 'number') return message.stream_id === operand
  if (operator === 'topic') return !isDirect && message.subject.toLowerCase() === String(operand).toLowerCase()
  if (operator === 'dm' && Array.isArray(operand)) return isDirect && keyOf(conversationOf(message, me), me) === keyOf(dmTerms(operand), me)
  if (operator === 'sender' && typeof operand === 'number') return message.sender_id === operand
  if (operator !== 'is') return undefined
  const flags: readonly string[] = message.flags ?? []
  if (operand === 'starred') return flags.includes('starred')
  if (operand === 'mentioned') return flags.includes('mentioned') || flags.includes('wildcard_mentioned')
  if (operand === 'unread') return !flags.includes('read')
  return operand === 'dm' || operand === 'private' ? isDirect : undefined
}

/** Where the whole topic that is shown has been moved by an event. Undefined if it has not been. */
export function movedTerms(terms: readonly Term[], event: Event): Term[] | undefined {
  const destination = destinationOf(terms)
  if (event.type !== 'update_message' || event.propagate_mode !== 'change_all' || !destination || !('channelId' in destination))
    return undefined
  const { stream_id: from = 0, orig_subject: former = '', new_stream_id: to = from, subject = former } = event
  return keyOf(topicTerms(from, former), 0) === keyOf(terms, 0) ? topicTerms(to, subject) : undefined
}

/** Reads the text of the search: `channel:general topic:"the plan" sender:max@example.com -is:starred words`. */
export function searched(text: string, channelId: (name: string) => number | undefined): Term[] {
  const terms: Term[] = []
  const words: string[] = []
  for (const [whole, minus, name = '', quoted, plain = ''] of text.matchAll(/(-?)(\w[\w-]*):(?:"([^"]*)"|(\S*))|"[^"]*"|\S+/g)) {
    const operator = OLDER[name] ?? name
    const operand = quoted ?? plain
    if (operator === '' || operand === '' || (operator === 'is' && !IS.has(operand))) words.push(whole)
    else terms.push(term(operator, operator === 'channel' ? (channelId(operand) ?? operand) : operand, minus === '-'))
  }
  return words.length === 0 ? terms : [...terms, term('search', words.join(' '))]
}

/** The text of the search for these terms. */
export function searchText(terms: readonly Term[], nameOf: (channelId: number) => string): string {
  return terms
    .map(({ operator, operand, negated }) => {
      if (operator === 'search') return String(operand)
      const value = operator === 'channel' && typeof operand === 'number' ? nameOf(operand) : String(operand)
      return `${negated ? '-' : ''}${operator}:${/\s/.test(value) ? `"${value}"` : value}`
    })
    .join(' ')
}
