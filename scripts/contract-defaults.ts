// Where the contract may have a `default`: only where a client that sends it changes nothing by that.

import type { Operation, Schema } from '../contract-tests/cases.ts'

/** Operations named `update...` whose parameters with a default choose what is meant or answered, not what is changed. */
const CHOOSING = new Set(['updateMessageFlagsForNarrow', 'updatePresence'])

/**
 * The defaults that typed clients would take for values, one line each: those of requests that change only what they name, where
 * absence means no change, and those of answers, where absence means that there is no value.
 */
export function defaultFaults(operations: Iterable<{ path: string; method: string; operation: Operation }>): string[] {
  const faults: string[] = []
  for (const { path, method, operation } of operations) {
    const { operationId } = operation
    const where = `${method.toUpperCase()} ${path}`
    if (method === 'patch' || (operationId.startsWith('update') && !CHOOSING.has(operationId)))
      for (const at of requestDefaults(operation)) faults.push(`${where}: ${at} has a default, but the request changes only what it names`)
    for (const [status, { content = {} }] of Object.entries(operation.responses))
      for (const { schema } of Object.values(content))
        for (const at of defaultsIn(schema, '')) faults.push(`${where}: ${status}: ${at} has a default: answers have x-initial`)
  }
  return faults
}

function* requestDefaults({ parameters = [], requestBody }: Operation): Generator<string> {
  for (const { name, schema, content } of parameters) yield* defaultsIn(schema ?? content?.['application/json']?.schema, name)
  for (const { schema } of Object.values(requestBody?.content ?? {})) yield* defaultsIn(schema, '')
}

function* defaultsIn(schema: Schema | undefined, at: string): Generator<string> {
  if (!schema) return
  if (schema.default !== undefined) yield at
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* defaultsIn(part, at ? `${at}.${name}` : name)
  for (const [i, part] of ((schema.oneOf as Schema[]) ?? []).entries()) yield* defaultsIn(part, `${at}|${i}`)
  if (schema.items) yield* defaultsIn(schema.items, `${at}[]`)
  if (typeof schema.additionalProperties === 'object') yield* defaultsIn(schema.additionalProperties as Schema, `${at}{}`)
}
