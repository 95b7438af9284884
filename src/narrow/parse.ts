// Parses the narrow of a request into terms.

import { apiError, badParameter } from '../errors.ts'
import { codePoints, EMAIL_LENGTHS, MAX_CHANNEL_NAME_LENGTH, MAX_TOPIC_LENGTH, NARROW_LIMITS } from '../limits.ts'
import { parseUser } from '../values/email-addresses.ts'
import { isEmptyTopic } from '../values/topics.ts'
import { needlesOf } from './words.ts'

/** A user or a channel: by ID, or by email address or name. */
export type OperandReference = string | number
/** A term, with the newer name of its operator. */
export type Term = { negated: boolean } & (
  | { operator: 'channel'; operand: OperandReference }
  | { operator: 'channels'; operand: 'public' | 'web-public' }
  | { operator: 'topic'; operand: string }
  | { operator: 'dm'; operand: OperandReference[] }
  | { operator: 'dm-including'; operand: OperandReference[] }
  | { operator: 'sender'; operand: OperandReference }
  | { operator: 'mentions'; operand: OperandReference }
  | { operator: 'is'; operand: IsOperand }
  | { operator: 'has'; operand: HasOperand }
  | { operator: 'in'; operand: 'home' | 'all' }
  | { operator: 'search'; operand: string }
  | { operator: 'id'; operand: number }
  | { operator: 'near'; operand: number }
  | { operator: 'with'; operand: number }
)
type Operator = Term['operator']
const IS = ['dm', 'starred', 'unread', 'mentioned', 'alerted', 'followed', 'muted', 'resolved'] as const
export type IsOperand = (typeof IS)[number]
const HAS = ['attachment', 'image', 'link', 'reaction'] as const
type HasOperand = (typeof HAS)[number]

type RawOperand = string | number | number[]
export type RawTerm = { operator: string; operand: RawOperand; negated?: boolean } | string[]

const ALIASES = new Map([
  ['stream', 'channel'],
  ['streams', 'channels'],
  ['pm-with', 'dm'],
  ['group-pm-with', 'dm-including'],
  ['subject', 'topic'],
])
/** What can be decided about a message when an event queue is read. */
const OF_QUEUES: readonly string[] = ['channel', 'topic', 'sender', 'is'] satisfies Operator[]
const IS_OF_QUEUES = ['dm', 'private', 'starred', 'unread', 'mentioned', 'alerted', 'resolved']
const MAX_ID = 2 ** 31 - 1

/**
 * Parses the terms, with users by ID or real address. A term that repeats another is left out, because each costs a condition for every
 * message. `host` is the organisation's host, the domain of its dummy addresses. Throws BAD_NARROW. (updateMessageFlagsForNarrow)
 */
export function parseNarrow(raw: readonly RawTerm[], host: string): Term[] {
  if (raw.length > NARROW_LIMITS.terms) throw badNarrow(`more than ${NARROW_LIMITS.terms} terms`)
  const given = raw.map((term) => {
    const { operator, operand, negated = false } = Array.isArray(term) ? { operator: term[0] ?? '', operand: term[1] ?? '' } : term
    return parseTerm(newerName(operator), operand, negated, host)
  })
  const terms = [...new Map(given.map((term) => [JSON.stringify(term), term])).values()]
  if (terms.flatMap(usersOf).length > NARROW_LIMITS.users) throw badNarrow(`more than ${NARROW_LIMITS.users} users`)
  if (terms.flatMap(wordsOf).length > NARROW_LIMITS.words) throw badNarrow(`more than ${NARROW_LIMITS.words} words to search for`)
  if (terms.filter(({ operator }) => operator === 'with').length > 1) throw badNarrow("more than one 'with'")
  return terms
}

/** Like `parseNarrow`, for the narrow of an event queue. Throws BAD_REQUEST for a term that a queue cannot have. (registerQueue, getEvents) */
export function parseQueueNarrow(raw: readonly string[][], host: string): Term[] {
  for (const [i, [operator = '', operand = '']] of raw.entries()) {
    const known = newerName(operator)
    if (!OF_QUEUES.includes(known)) throw badParameter('narrow', `has an unknown operator: ${operator}`)
    if (known === 'is' && !IS_OF_QUEUES.includes(operand)) throw badParameter('narrow', `has an unknown operand of 'is': ${operand}`)
    const longest = LONGEST[known]
    if (longest !== undefined && codePoints(operand.trim()) > longest)
      throw badParameter(`narrow[${i}]`, `must have an operand of at most ${longest} characters`)
  }
  return parseNarrow(raw, host)
}

/** Code points of what the narrow of a queue can name: it is stored, and read while others write. */
const LONGEST: Partial<Record<string, number>> = {
  channel: MAX_CHANNEL_NAME_LENGTH,
  topic: MAX_TOPIC_LENGTH,
  sender: EMAIL_LENGTHS.address,
}

/** The users that a term names. */
export function usersOf({ operator, operand }: Term): OperandReference[] {
  if (operator === 'dm' || operator === 'dm-including') return operand
  return operator === 'sender' || operator === 'mentions' ? [operand] : []
}

function wordsOf({ operator, operand }: Pick<Term, 'operator' | 'operand'>): string[] {
  return operator === 'search' ? needlesOf(String(operand)).flatMap(({ tokens }) => tokens) : []
}

/** A BAD_NARROW error. `desc` describes the fault. */
export function badNarrow(desc: string): Error {
  return apiError('BAD_NARROW', `Invalid narrow operator: ${desc}`, { desc })
}

function newerName(operator: string): string {
  return ALIASES.get(operator) ?? operator
}

function parseTerm(operator: string, operand: RawOperand, negated: boolean, host: string): Term {
  switch (operator) {
    case 'channel':
      return { operator, operand: reference(operator, operand), negated }
    case 'sender':
    case 'mentions':
      return { operator, operand: parseUser(reference(operator, operand), host), negated }
    case 'channels':
      return { operator, operand: oneOf(operator, operand, ['public', 'web-public']), negated }
    case 'topic':
      return { operator, operand: topicOf(operand), negated }
    case 'dm':
    case 'dm-including':
      return { operator, operand: references(operator, operand).map((user) => parseUser(user, host)), negated }
    case 'is':
      return { operator, operand: oneOf(operator, operand === 'private' ? 'dm' : operand, IS), negated }
    case 'has':
      return { operator, operand: oneOf(operator, operand, HAS), negated }
    case 'in':
      return { operator, operand: oneOf(operator, operand, ['home', 'all']), negated }
    case 'search':
      return { operator, operand: searchOf(operand), negated }
    case 'id':
    case 'near':
      return { operator, operand: messageId(operator, operand), negated }
    case 'with':
      if (negated) throw badNarrow("'with' cannot be negated")
      return { operator, operand: messageId(operator, operand), negated }
    default:
      throw badNarrow(`unknown operator '${operator}'`)
  }
}

function oneOf<Value extends string>(operator: Operator, operand: RawOperand, values: readonly Value[]): Value {
  const value = values.find((known) => known === operand)
  if (!value) throw badNarrow(`unknown operand '${operand}' of '${operator}'`)
  return value
}

function reference(operator: Operator, operand: RawOperand): OperandReference {
  if (Array.isArray(operand)) throw badNarrow(`the operand of '${operator}' must be a name or an ID`)
  return operand
}

function references(operator: Operator, operand: RawOperand): OperandReference[] {
  const names = Array.isArray(operand) || typeof operand === 'number' ? [operand].flat() : operand.split(',').map((name) => name.trim())
  const all = names.filter((name) => name !== '')
  if (all.length === 0) throw badNarrow(`the operand of '${operator}' must name a user`)
  return all
}

function topicOf(operand: RawOperand): string {
  if (typeof operand !== 'string') throw badNarrow("the operand of 'topic' must be a string")
  return isEmptyTopic(operand) ? '' : operand.trim()
}

function searchOf(operand: RawOperand): string {
  const text = Array.isArray(operand) ? '' : String(operand)
  if (needlesOf(text).length === 0) throw badNarrow("the operand of 'search' must have a letter, a digit or an emoji")
  return text
}

function messageId(operator: Operator, operand: RawOperand): number {
  if (Array.isArray(operand) || !/^[0-9]{1,15}$/.test(String(operand))) throw badNarrow(`the operand of '${operator}' must be a message ID`)
  return Math.min(Number(operand), MAX_ID)
}
