// Where the contract has a `default`, and where it may have one: only where a client that sends the default changes nothing.

import type { Operation, Schema } from '../contract-tests/cases.ts'

/** Operations named `update...` whose parameters with a default select what to change or what to answer, not the new value. */
const CHOOSING = new Set(['updateMessageFlagsForNarrow', 'updatePresence'])

/** A default of a request. */
interface Default {
  /** `narrow[]|0.negated` is a property of the first kind of items. */
  at: string
  value: unknown
  isRequired: boolean
}

/**
 * The defaults that typed clients would take for values, one line each: in requests that change only what they name, where absence means no
 * change; in answers, where absence means that there is no value; and of required parameters, which cannot be omitted.
 */
export function defaultFaults(operations: Iterable<{ path: string; method: string; operation: Operation }>): string[] {
  const faults: string[] = []
  for (const { path, method, operation } of operations) {
    const { operationId } = operation
    const where = `${method.toUpperCase()} ${path}`
    const defaults = [...requestDefaults(operation)]
    if (method === 'patch' || (operationId.startsWith('update') && !CHOOSING.has(operationId)))
      for (const { at } of defaults) faults.push(`${where}: ${at} has a default, but the request changes only what it names`)
    for (const { at, isRequired } of defaults) if (isRequired) faults.push(`${where}: ${at} has a default, but is required`)
    for (const [status, { content = {} }] of Object.entries(operation.responses))
      for (const { schema } of Object.values(content))
        for (const { at } of defaultsIn(schema, '')) faults.push(`${where}: ${status}: ${at} has a default: answers have x-initial`)
  }
  return faults
}

/** Every default of an operation's requests. */
export function* requestDefaults({ parameters = [], requestBody }: Operation): Generator<Default> {
  for (const { name, required, schema, content } of parameters)
    yield* defaultsIn(schema ?? content?.['application/json']?.schema, name, required)
  for (const { schema } of Object.values(requestBody?.content ?? {})) yield* defaultsIn(schema, '')
}

function* defaultsIn(schema: Schema | undefined, at: string, isRequired = false): Generator<Default> {
  if (!schema) return
  if (schema.default !== undefined) yield { at, value: schema.default, isRequired }
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* defaultsIn(part, at ? `${at}.${name}` : name, schema.required?.includes(name))
  for (const [i, part] of ((schema.oneOf as Schema[]) ?? []).entries()) yield* defaultsIn(part, `${at}|${i}`)
  if (schema.items) yield* defaultsIn(schema.items, `${at}[]`)
  if (typeof schema.additionalProperties === 'object') yield* defaultsIn(schema.additionalProperties as Schema, `${at}{}`)
}
