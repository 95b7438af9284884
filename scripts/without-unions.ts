// The client bundle for generators that cannot read unions (docs/clients/generators.md).

import type { BundledContract, Schema } from './client-bundle.ts'

const SCHEMAS = '#/components/schemas/'
const isUnion = ({ oneOf, anyOf }: Schema): boolean => oneOf !== undefined || anyOf !== undefined

/**
 * The client bundle with any value in place of each union, described as the union was. The schemas of events remain, although nothing refers to
 * them, because generators make classes of them all the same.
 */
export function withoutUnions(bundle: BundledContract): BundledContract {
  const copy = structuredClone(bundle)
  const { schemas } = copy.components
  const open = (part: object): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'object' || value === null || key === 'example' || key === 'examples') continue
      const target = schemas[(value as Schema).$ref?.replace(SCHEMAS, '') ?? ''] ?? (value as Schema)
      if (isUnion(target)) Object.assign(part, { [key]: anyValue(target) })
      else open(value)
    }
  }
  // The schemas last, so that what refers to a union meets it.
  const unions = Object.keys(schemas).filter((name) => isUnion(schemas[name] ?? {}))
  const { components, ...others } = copy
  open(others)
  for (const [name, schema] of Object.entries(schemas)) if (!unions.includes(name)) open(schema)
  open({ ...components, schemas: {} })
  for (const name of unions) delete schemas[name]
  return copy
}

/** A schema of any value, with the words of a union. */
function anyValue({ description, example, nullable }: Schema): Schema {
  return {
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
    ...(nullable === undefined ? {} : { nullable }),
  }
}
