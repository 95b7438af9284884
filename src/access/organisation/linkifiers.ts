// Validation of linkifiers, and an organisation's compiled linkifiers.

import type { Caches, Memorable } from '../../caches.ts'
import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { apiError } from '../../errors.ts'
import { codePoints, LINKIFIER_LIMITS } from '../../limits.ts'
import {
  type CompiledLinkifier,
  compileLinkifier,
  compilePattern,
  leadsToWeb,
  matchWhole,
  parseReverse,
  templateVariables,
} from '../../markup/linkifiers.ts'
import { Linkifier } from '../../models/linkifier.ts'
import type { Realm } from '../../models/realm.ts'
import { showsNothing } from '../../values/text.ts'
import { waitForTurn } from '../../values/turns.ts'

/** A linkifier as it is stored. */
export interface LinkifierFields {
  pattern: string
  url_template: string
  example_input: string | null
  reverse_template: string | null
  alternative_url_templates: string[]
}

const LINKIFIERS: Memorable<readonly CompiledLinkifier[]> = { about: ['linkifiers'], limit: 200 }

/** The compiled linkifiers of an organisation, in their order, from memory. */
export function realmLinkifiers(caches: Caches, realmId: number, tx?: Tx): Promise<readonly CompiledLinkifier[]> {
  return caches.of(LINKIFIERS).get(realmId, realmId, async () => compileEach(await Linkifier.allOf(realmId).rows(tx)), tx)
}

/** Yields to other work between patterns. */
async function compileEach(rows: readonly Linkifier[]): Promise<readonly CompiledLinkifier[]> {
  const linkifiers: CompiledLinkifier[] = []
  for (const row of rows) {
    const linkifier = compileLinkifier({ pattern: row.pattern, urlTemplate: row.url_template })
    if (linkifier) linkifiers.push(linkifier)
    await waitForTurn()
  }
  return linkifiers
}

/** A linkifier of the organisation. The caller has locked the organisation. Throws NOT_FOUND. */
export async function accessLinkifier(realmId: number, id: number, tx: Tx): Promise<Linkifier> {
  const linkifier = await selectOne(Linkifier, { where: { realm_id: realmId, id } }, tx)
  if (!linkifier) throw apiError('NOT_FOUND', 'Linkifier does not exist')
  return linkifier
}

/** Throws BAD_REQUEST with all faults, by parameter. `others`: the organisation's other linkifiers. (addLinkifier) */
export function requireUsableLinkifier(fields: LinkifierFields, others: readonly Linkifier[]): void {
  const errors: Record<string, string[]> = {}
  for (const [name, fault] of faults(fields, others)) {
    const list = errors[name] ?? []
    errors[name] = [...list, `'${name}' ${fault}`]
  }
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw apiError('BAD_REQUEST', first, { errors })
}

type Fault = [name: keyof LinkifierFields, fault: string]

function* faults(fields: LinkifierFields, others: readonly Linkifier[]): Generator<Fault> {
  if (showsNothing(fields.pattern)) yield ['pattern', 'must not be empty']
  const lengths = [...lengthFaults(fields)]
  yield* lengths
  if (lengths.length > 0) return
  const { pattern: source, example_input: example, reverse_template: reverse } = fields
  const pattern = compilePattern(source)
  if (!pattern || !compileLinkifier({ pattern: source, urlTemplate: '' }))
    yield ['pattern', 'is not a regular expression that the server can use']
  if (others.some((other) => other.pattern === source)) yield ['pattern', 'is already in use by another linkifier']
  const groups = pattern && new Set(Object.keys(pattern.namedGroups()))
  yield* templateFaults('url_template', fields.url_template, groups)
  for (const template of fields.alternative_url_templates) yield* templateFaults('alternative_url_templates', template, groups)
  const values = pattern && example !== null ? matchWhole(pattern, example) : undefined
  if (pattern && example !== null && !values) yield ['example_input', "does not match 'pattern'"]
  if (reverse === null) return
  if (example === null) yield ['example_input', "is missing: 'reverse_template' needs it"]
  const parts = parseReverse(reverse)
  if (!parts) yield ['reverse_template', 'is not a valid template']
  if (!parts || !groups) return
  const unknown = parts.find((part) => 'variable' in part && !groups.has(part.variable))
  if (unknown && 'variable' in unknown)
    yield ['reverse_template', `has a variable that is not a named group of 'pattern': ${unknown.variable}`]
  else if (values && parts.map((part) => ('text' in part ? part.text : (values[part.variable] ?? ''))).join('') !== example)
    yield ['reverse_template', "does not give 'example_input' back"]
}

function* lengthFaults({ alternative_url_templates: alternatives, ...texts }: LinkifierFields): Generator<Fault> {
  const tooLong = `must have at most ${LINKIFIER_LIMITS.text} characters`
  for (const [name, text] of Object.entries(texts) as [keyof LinkifierFields, string | null][])
    if (text !== null && codePoints(text) > LINKIFIER_LIMITS.text) yield [name, tooLong]
  if (alternatives.length > LINKIFIER_LIMITS.alternatives)
    yield ['alternative_url_templates', `must have at most ${LINKIFIER_LIMITS.alternatives} items`]
  if (alternatives.some((text) => codePoints(text) > LINKIFIER_LIMITS.text)) yield ['alternative_url_templates', `${tooLong} each`]
}

/** `groups` is undefined if the pattern is invalid. */
function* templateFaults(name: keyof LinkifierFields, template: string, groups: Set<string> | undefined): Generator<Fault> {
  const variables = templateVariables(template)
  if (!variables) {
    yield [name, 'is not a valid URL template']
    return
  }
  if (!leadsToWeb(template)) yield [name, 'must lead to http, https, mailto or the server itself']
  if (!groups) return
  for (const variable of variables)
    if (!groups.has(variable)) yield [name, `has a variable that is not a named group of 'pattern': ${variable}`]
  for (const group of groups) if (!variables.has(group)) yield [name, `lacks a variable for a named group of 'pattern': ${group}`]
}

/** The linkifiers of an organisation, in their order. (getLinkifiers) */
export function linkifiersOf(realm: Pick<Realm, 'id'>): Promise<Linkifier[]> {
  return Linkifier.allOf(realm.id).rows()
}
