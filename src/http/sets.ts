// Removes duplicates from lists that the contract marks as sets (`x-set-of`).

import type { JsonSchema } from './contract.ts'

type Reduce = (value: unknown) => unknown

/**
 * A function that removes duplicates from the sets in a value of this schema, in place. Undefined if the schema has no sets. A value of
 * another form stays as it is.
 */
export function setReducer(schema: JsonSchema): Reduce | undefined {
  const items = schema.items && setReducer(schema.items)
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, Reduce][] => {
    const reduce = setReducer(part)
    return reduce ? [[name, reduce]] : []
  })
  const steps: Reduce[] = (schema.oneOf ?? []).flatMap((option) => setReducer(option) ?? [])
  if (items) steps.push((value) => (Array.isArray(value) ? value.map(items) : value))
  if (schema['x-set-of']) steps.push((value) => (Array.isArray(value) ? distinct(value) : value))
  if (properties.length > 0) steps.push((value) => (isObject(value) ? reduceProperties(value, properties) : value))
  return steps.length === 0 ? undefined : (value) => steps.reduce((part, step) => step(part), value)
}

function distinct(list: unknown[]): unknown[] {
  return [...new Map(list.map((item) => [typeof item === 'object' ? JSON.stringify(item) : item, item])).values()]
}

function reduceProperties(value: Record<string, unknown>, properties: readonly [string, Reduce][]): Record<string, unknown> {
  for (const [name, reduce] of properties) if (Object.hasOwn(value, name)) value[name] = reduce(value[name])
  return value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
