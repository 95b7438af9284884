// An enumeration or a pattern occurs once in the contract, as a named schema to which others refer. A field name has one set of values, one
// pattern and one range, or there is a reason.

import type { Operation, Schema } from '../contract-tests/cases.ts'

/** How many there are, and why. These lists only shrink. */
type Reasons = Record<string, [howMany: number, why: string]>

/** Enumerations and patterns that occur more than once. */
const COPIES: Reasons = {
  '1 2 3': [8, 'numbers of preferences and of new bots, each with a meaning of its own'],
  '1 2 3 4': [6, 'numbers of preferences, of bots and of channels, each with a meaning of its own'],
  '100 200 300 400 600': [2, 'an invitation has a role by default'],
  'allow_empty_topic disable_empty_topic empty_topic_only inherit': [2, 'a new channel has a policy by default'],
  'channel direct private stream': [2, 'typing has a type by default'],
}

/** Field names with several meanings in requests (`>`) or in answers (`<`). */
const HOMONYMS: Reasons = {
  '>topics_policy string': [2, 'a channel may inherit that of its organisation'],
  '<topics_policy string': [2, 'the same'],
  '>message_retention_days integer': [2, 'an organisation says unlimited by -1, a channel by a word'],
  '>type string': [2, 'a draft may be undecided'],
  '<type string': [2, 'the same'],
  '>anchor string': [2, 'messages are marked without a date'],
  '>to array': [2, 'a draft may name nobody'],
  '>op string': [2, 'flags are added and removed, typing starts and stops'],
  '>add array': [2, 'members of groups are more than subgroups'],
  '>delete array': [2, 'the same'],
  '<max_message_id integer': [2, 'somebody may have no message, a conversation has one'],
  '<id integer': [2, 'IDs of events and messages are wide, and may be 0'],
  '<message_type string': [2, 'typing says direct where deletions say private'],
  '<reaction_type string': [2, 'empty where a status lost its emoji'],
  '<name string': [2, 'introductions and sizes of thumbnails have known names, each of its own kind'],
  '<status string': [2, 'the older formats know no offline'],
  '<visibility_policy integer': [2, 'topics that inherit are not listed'],
}

/** In events, these fields distinguish the forms of a type. Each form has its own, where Ajv looks for them. */
const TELLING = new Set(['op', 'property'])

/** The keywords that restrict a field. Lengths of texts have one limit per noun (contract-bounds.ts). */
const KEYWORDS = ['enum', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems']

/** The enumerations and patterns of the bundled contract that occur more than once without a reason, one line each. */
export function copyFaults(document: object, reasons = COPIES): string[] {
  const places = new Map<string, string[]>()
  for (const { schema, at } of writtenOut(document, ''))
    for (const text of [enumerationOf(schema), schema.pattern])
      if (typeof text === 'string' && !TELLING.has(at.split('/').at(-1) ?? '')) places.set(text, [...(places.get(text) ?? []), at])
  return unexplained(places, reasons, (text, where) => `${text} occurs ${where.length} times, give it a name: ${where.join(', ')}`)
}

/** Sorted, because a copy in another order is a copy too. */
function enumerationOf(schema: Schema): string | undefined {
  const values = ((schema.enum as unknown[] | undefined) ?? []).filter((value) => value !== null)
  return values.length > 1 ? values.map(String).sort().join(' ') : undefined
}

/** The schemas written out in this part, not those to which it refers. */
function* writtenOut(part: unknown, at: string): Generator<{ schema: Schema; at: string }> {
  if (typeof part !== 'object' || part === null) return
  if ('type' in part && typeof part.type === 'string') yield { schema: part as Schema, at }
  for (const [key, value] of Object.entries(part))
    if (key !== 'example' && key !== 'examples') yield* writtenOut(value, key === 'properties' ? at : `${at}/${key}`)
}

/** The field names with several enumerations, patterns or ranges without a reason, one line each. */
export function homonymFaults(operations: Iterable<{ operation: Operation }>, reasons = HOMONYMS): string[] {
  const meanings = new Map<string, string[]>()
  for (const { side, name, schema } of fieldsOf(operations)) {
    const form = JSON.stringify(schema, KEYWORDS)
    const isToken = (schema.enum as unknown[] | undefined)?.length === 1 || (side === '<' && TELLING.has(name))
    if (form === '{}' || isToken) continue
    const key = `${side}${name} ${schema.type}`
    const known = meanings.get(key) ?? []
    if (!known.includes(form)) meanings.set(key, [...known, form])
  }
  return unexplained(meanings, reasons, (name, forms) => `${name} has ${forms.length} meanings: ${forms.join(', ')}`)
}

interface Field {
  /** `>` in a request, `<` in an answer. */
  side: '>' | '<'
  name: string
  schema: Schema
}
/** Every field, under every name that it has. The parts of a shared schema come only once. */
function* fieldsOf(operations: Iterable<{ operation: Operation }>): Generator<Field> {
  const entered = { '>': new Set<Schema>(), '<': new Set<Schema>() }
  function* visit(side: Field['side'], schema: Schema | undefined, name: string): Generator<Field> {
    if (!schema) return
    yield { side, name, schema }
    if (entered[side].has(schema)) return
    entered[side].add(schema)
    for (const [key, part] of Object.entries(schema.properties ?? {})) yield* visit(side, part, key)
    for (const part of (schema.oneOf as Schema[] | undefined) ?? []) yield* visit(side, part, name)
    yield* visit(side, schema.items, `${name}[]`)
    if (typeof schema.additionalProperties === 'object') yield* visit(side, schema.additionalProperties as Schema, `${name}{}`)
  }
  for (const { operation } of operations) {
    for (const { name, schema, content } of operation.parameters ?? [])
      yield* visit('>', schema ?? content?.['application/json']?.schema, name)
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) yield* visit('>', schema, '')
    for (const { content = {} } of Object.values(operation.responses))
      for (const { schema } of Object.values(content)) yield* visit('<', schema, '')
  }
}

function unexplained(lists: Map<string, string[]>, reasons: Reasons, say: (key: string, list: string[]) => string): string[] {
  const wrong = [...lists].filter(([key, list]) => list.length > 1 && reasons[key]?.[0] !== list.length)
  const stale = Object.keys(reasons).filter((key) => (lists.get(key)?.length ?? 0) < 2)
  return [...wrong.map(([key, list]) => say(key, list)), ...stale.map((key) => `${key} no longer needs a reason`)]
}
