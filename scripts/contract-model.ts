// Whether the contract is a model that tools and people can read: everything has a name and a description of its own.

import { readdirSync, readFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
}
interface Described {
  description?: string
  name?: string
}
interface Operation {
  operationId: string
  parameters?: Described[]
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}
export interface Model {
  tags?: Described[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** What is wrong with the bundled contract as a model. */
export function* modelFaults({ tags = [], paths, components: { schemas } }: Model): Generator<string> {
  const names = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    if (!/^[A-Z]/.test(name)) yield `components/schemas/${name}: a name that nobody chose`
    // Generators write both NOT_FOUND and NotFound as NotFound.
    const plain = name.replaceAll('_', '').toLowerCase()
    const other = names.get(plain)
    if (other) yield `components/schemas/${name}: generators cannot tell it from ${other}`
    names.set(plain, name)
    if (!schema.description) yield `components/schemas/${name}: no description`
    yield* undescribed(schema, `components/schemas/${name}`)
  }
  for (const { name, description } of tags) if (!description) yield `tag ${name}: no description`
  for (const item of Object.values(paths))
    for (const { operationId, parameters = [], responses } of Object.values(item).filter((one) => one.operationId)) {
      for (const { name, description } of parameters) if (!description) yield `${operationId}: the parameter ${name} has no description`
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const { schema } = content['application/json'] ?? {}
        if (schema && !schema.$ref) yield `${operationId}: the answer ${status} has no name`
      }
    }
}

/** The properties without a description, at any depth. One that refers to a schema has that one's. */
function* undescribed(schema: Schema, at: string): Generator<string> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!property.$ref && !property.description) yield `${at}.${name}: no description`
    yield* undescribed(property, `${at}.${name}`)
  }
  for (const part of [schema.items, schema.additionalProperties, ...(schema.oneOf ?? [])])
    if (typeof part === 'object') yield* undescribed(part, `${at}[]`)
}

/** What is wrong with the files of openapi/: references to a part of a schema, and schemas that bundling lost. */
export function* sourceFaults({ components: { schemas } }: Model): Generator<string> {
  const openapi = new URL('../openapi/', import.meta.url)
  for (const file of readdirSync(openapi, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))) {
    const source = readFileSync(new URL(file, openapi), 'utf8')
    for (const [, reference] of source.matchAll(/\$ref: "?(\S*#\/[^"\s/]+\/[^"\s}]+)/g))
      yield `openapi/${file}: ${reference} is only a part of something`
    if (!/^components\/(?!headers|responses|examples)/.test(file)) continue
    const own = /^components\/schemas\/(\w+)\.yaml$/.exec(file)?.[1]
    const declared = own ? [own] : [...source.matchAll(/^([A-Z]\w+):/gm)].map(([, name]) => name as string)
    for (const name of declared) if (!schemas[name]) yield `openapi/${file}: nothing refers to ${name}`
  }
}
