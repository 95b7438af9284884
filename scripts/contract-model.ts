// Whether the contract is a model that tools and people can read: everything has a name and a description.

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
  responses: Record<string, { content?: Record<string, { schema?: Schema; examples?: Record<string, { $ref?: string }> }> }>
}
export interface Model {
  tags?: Described[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The faults of the bundled contract as a model. */
export function* modelFaults({ tags = [], paths, components: { schemas } }: Model): Generator<string> {
  const names = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    if (!/^[A-Z]/.test(name)) yield `components/schemas/${name}: a name that the bundler chose`
    // Generators write both NOT_FOUND and NotFound as NotFound.
    const plain = name.replaceAll('_', '').toLowerCase()
    const other = names.get(plain)
    if (other) yield `components/schemas/${name}: generators cannot tell it from ${other}`
    names.set(plain, name)
    if (!schema.description) yield `components/schemas/${name}: no description`
    yield* undescribed(schema, `components/schemas/${name}`)
  }
  for (const { name, description } of tags) if (!description) yield `tag ${name}: no description`
  yield* repeatedExamples(paths)
  for (const item of Object.values(paths))
    for (const { operationId, parameters = [], responses } of Object.values(item).filter((one) => one.operationId)) {
      for (const { name, description } of parameters) if (!description) yield `${operationId}: the parameter ${name} has no description`
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const { schema } = content['application/json'] ?? {}
        if (schema && !schema.$ref) yield `${operationId}: the answer ${status} has no name`
      }
    }
}

/** An answer that occurs this often, to the same caller, must have a name in openapi/components/examples.yaml. */
const OFTEN = 4

/** The examples of frequent answers that are written out each time. */
function* repeatedExamples(paths: Model['paths']): Generator<string> {
  const places = new Map<string, string[]>()
  for (const item of Object.values(paths))
    for (const { operationId, responses = {} } of Object.values(item))
      for (const { content = {} } of Object.values(responses))
        for (const { examples = {} } of Object.values(content))
          for (const [name, example] of Object.entries(examples)) {
            if (example.$ref) continue
            const text = JSON.stringify(example)
            places.set(text, [...(places.get(text) ?? []), `${operationId} ${name}`])
          }
  for (const [text, at] of places) if (at.length >= OFTEN) yield `${at.join(', ')}: the same example, ${text}`
}

/** The properties without a description, at any depth. A reference to a schema has the schema's. */
function* undescribed(schema: Schema, at: string): Generator<string> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!property.$ref && !property.description) yield `${at}.${name}: no description`
    yield* undescribed(property, `${at}.${name}`)
  }
  for (const part of [schema.items, schema.additionalProperties, ...(schema.oneOf ?? [])])
    if (typeof part === 'object') yield* undescribed(part, `${at}[]`)
}

/** The faults in the files of openapi/: references to a part of a schema, and schemas that bundling lost. */
export function* sourceFaults({ components: { schemas } }: Model): Generator<string> {
  const openapi = new URL('../openapi/', import.meta.url)
  for (const file of readdirSync(openapi, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))) {
    const source = readFileSync(new URL(file, openapi), 'utf8')
    for (const [, reference] of source.matchAll(/\$ref: "?(\S*#\/[^"\s/]+\/[^"\s}]+)/g))
      yield `openapi/${file}: ${reference} refers to a part of a schema`
    if (!/^components\/(?!headers|responses|examples)/.test(file)) continue
    const own = /^components\/schemas\/(\w+)\.yaml$/.exec(file)?.[1]
    const declared = own ? [own] : [...source.matchAll(/^([A-Z]\w+):/gm)].map(([, name]) => name as string)
    for (const name of declared) if (!schemas[name]) yield `openapi/${file}: nothing refers to ${name}`
  }
}
