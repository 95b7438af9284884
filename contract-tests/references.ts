// What requests refer to: each place of a request that names something, from `x-refers-to` in the contract.

import type { Operation, Schema } from './cases.ts'

export interface Reference {
  operationId: string
  /** `add[]` is an item of the list `add`, `narrow[].operand` a property of each item, `*` any permission setting. */
  at: string
  kind: string
  by: 'id' | 'name'
}
/** A value of a request that is neither a list nor an object. */
export interface Leaf {
  at: string
  schema: Schema
  kinds: readonly string[]
}

/** A permission setting. All of them take the same values. */
export const SETTING = /^(can_\w+|create_multiuse_invite_group|direct_message_\w+_group)\b/

/** For example `addReaction message_id: message by id`. */
export function titleOf({ operationId, at, kind, by }: Reference): string {
  return `${operationId} ${at}: ${kind} by ${by}`
}

/** What an operation's requests refer to, in the order of the contract. */
export function referencesOf(operation: Operation): Reference[] {
  const found = new Map<string, Reference>()
  for (const { at, schema, kinds } of leavesOf(operation))
    for (const kind of kinds) {
      const reference: Reference = {
        operationId: operation.operationId,
        at: at.replace(SETTING, '*'),
        kind,
        by: schema.type === 'integer' || at.endsWith('_code') ? 'id' : 'name',
      }
      found.set(titleOf(reference), reference)
    }
  return [...found.values()]
}

/** Every value of an operation's requests. */
export function* leavesOf({ parameters = [], requestBody }: Operation): Generator<Leaf> {
  for (const parameter of parameters) {
    const { name, schema, content } = parameter
    yield* leavesIn(schema ?? content?.['application/json']?.schema, name, kindsOf(parameter, []))
  }
  for (const { schema } of Object.values(requestBody?.content ?? {}))
    for (const [name, part] of Object.entries(schema?.properties ?? {})) yield* leavesIn(part, name, [])
}

function* leavesIn(schema: Schema | undefined, at: string, inherited: readonly string[]): Generator<Leaf> {
  if (!schema) return
  const kinds = kindsOf(schema, inherited)
  if (schema.type === 'integer' || schema.type === 'string') yield { at, schema, kinds }
  for (const part of (schema.oneOf as Schema[] | undefined) ?? []) yield* leavesIn(part, at, kinds)
  if (schema.items) yield* leavesIn(schema.items, `${at}[]`, kinds)
  if (typeof schema.additionalProperties === 'object') yield* leavesIn(schema.additionalProperties as Schema, `${at}{}`, kinds)
  // `old` only has to equal the stored value.
  for (const [key, part] of Object.entries(schema.properties ?? {})) if (key !== 'old') yield* leavesIn(part, `${at}.${key}`, kinds)
}

/** What a schema or a parameter refers to; `inherited` if it does not say. */
export function kindsOf(part: object, inherited: readonly string[]): readonly string[] {
  const kinds = Reflect.get(part, 'x-refers-to') as string | string[] | undefined
  return kinds === undefined ? inherited : [kinds].flat()
}
