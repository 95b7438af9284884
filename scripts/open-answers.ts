// Open answers: what an answer or an event of the client bundle can gain without an older client refusing it (docs/clients/compatibility.md).

import type { BundledContract, Schema, Schemas } from './client-bundle.ts'

const nameOf = ($ref: string): string => $ref.replace('#/components/schemas/', '')
const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The events of an answer: one of the known types, or any other. ogen refuses a union of objects, so that its clients get the JSON. Java reads
 * every event as an unknown one unless the name of the union comes after `Event` in the alphabet.
 */
const RECEIVED_EVENT: Schema = {
  description: 'A known event (`Event`), or one of a type that did not exist yet when this document was made (`UnknownEvent`).',
  'x-ogen-type': 'encoding/json.RawMessage',
  anyOf: [{ $ref: '#/components/schemas/Event' }, { $ref: '#/components/schemas/UnknownEvent' }],
}
const UNKNOWN_EVENT: Schema = {
  type: 'object',
  description: 'An event of a type that did not exist yet when this document was made. Ignore it.',
  required: ['id', 'type'],
  properties: {
    id: { type: 'integer', format: 'int64', description: 'The ID of the event.' },
    type: { type: 'string', description: 'The type of the event.' },
  },
  additionalProperties: true,
}

/**
 * Opens whatever an answer contains, because generated clients refuse what a schema excludes:
 *
 * - an object says that it has other fields too, because some tools read silence as that it has none;
 * - an enumeration is a value of its type. `x-extensible-enum` has the values known today. Only the type of an event remains one;
 * - a union of objects is one object: it has the fields of all, and requires those that all require. A field that differs too much has no
 *   type. A union of errors becomes one error like that;
 * - `Event` is the union of the known events by `type`, one schema for each, and an event of an answer is `ReceivedEvent`, an `Event` or an
 *   `UnknownEvent`.
 */
export function openAnswers({ paths, components, 'x-webhooks': webhooks = {} }: BundledContract): void {
  const { schemas } = components
  const responses = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => Object.values(operation.responses ?? {})),
  )
  const answers = [...responses, ...Object.values(components.responses ?? {})].flatMap((answer) => Object.values(answer.content ?? {}))
  // What the server sends by itself is read by clients too.
  const sent = Object.values(webhooks).flatMap((item) =>
    Object.values(item).flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {})),
  )
  const done = new Set<object>()
  for (const media of [...answers, ...sent]) open(media, schemas, done)
  const page = schemas.GetEventsResponse?.properties?.events
  if (!page) return
  schemas.UnknownEvent = UNKNOWN_EVENT
  schemas.ReceivedEvent = RECEIVED_EVENT
  page.items = { $ref: '#/components/schemas/ReceivedEvent' }
}

function open(part: object, schemas: Schemas, done: Set<object>): void {
  if (done.has(part)) return
  done.add(part)
  for (const [key, value] of Object.entries(part)) {
    if (!isPart(value) || key === 'examples' || key === 'example' || key === 'discriminator') continue
    const target = schemas[nameOf((value as Schema).$ref ?? '')]
    if (target?.enum) Object.assign(part, { [key]: opened(target) })
    else open(target ?? value, schemas, done)
  }
  const schema = part as Schema
  if (schema.enum) Object.assign(part, opened(schema), { enum: undefined })
  if (schema.type === 'object' && schema.properties) schema.additionalProperties = true
  if (schema === schemas.Event) {
    byType(schema, schemas)
    return
  }
  const branches = branchesOf(schema, schemas)
  if (branches.length === 0 || !branches.every(({ type }) => type === 'object')) return
  const { oneOf: _, discriminator: __, ...rest } = schema
  for (const key of Object.keys(schema)) delete schema[key as keyof Schema]
  const { properties = {}, ...object } = merged(branches, schemas)
  for (const [name, { description }] of Object.entries(rest.properties ?? {}))
    if (properties[name] && description) properties[name] = { ...properties[name], description }
  Object.assign(schema, object, { properties, additionalProperties: true }, rest.description ? { description: rest.description } : {})
}

/** The value of an enumeration to which others may be added. */
function opened({ enum: values = [], example, ...schema }: Schema): Schema {
  const known = values.filter((value) => value !== null && value !== '')
  const texts = known.map((value) => `\`${value}\``).join(', ')
  const inWords =
    known.length > 1 && schema.type === 'string'
      ? `${schema.description ?? ''}\nKnown values: ${texts}; there may be others.`
      : schema.description
  return {
    ...schema,
    ...(inWords ? { description: inWords.trim() } : {}),
    ...(example === undefined ? {} : { example }),
    ...(known.length > 0 ? { 'x-extensible-enum': known } : {}),
  }
}

/** Makes `Event` the union of one schema for each type, whose only value the type is. */
function byType(event: Schema, schemas: Schemas): void {
  for (const [type, $ref] of Object.entries(event.discriminator?.mapping ?? {})) {
    const { properties = {} } = schemas[nameOf($ref)] ?? {}
    properties.type = { type: 'string', description: `Always \`${type}\`.`, enum: [type] }
  }
  for (const key of Object.keys(event)) if (!['description', 'oneOf', 'discriminator'].includes(key)) delete event[key as keyof Schema]
}

const resolved = (schema: Schema, schemas: Schemas): Schema => schemas[nameOf(schema.$ref ?? '')] ?? schema
const branchesOf = ({ oneOf = [] }: Schema, schemas: Schemas): Schema[] => oneOf.map((branch) => resolved(branch, schemas))

/** What several schemas have in common: a type that has room for each of them. */
function merged(all: Schema[], schemas: Schemas): Schema {
  const [first = {}, ...others] = all
  if (others.length === 0 || all.every((one) => meaning(one) === meaning(first))) return first
  const targets = all.map((one) => resolved(one, schemas))
  const known = [...new Set(targets.flatMap((one) => one['x-extensible-enum'] ?? []))]
  const words = targets[0]?.description?.trim()
  const description =
    known.length > 1 && words?.startsWith('Always ')
      ? `Known values: ${known.map((one) => `\`${one}\``).join(', ')}; there may be others.`
      : words
  const nullable = targets.some((one) => one.nullable) ? { nullable: true } : {}
  const base = { ...(description ? { description } : {}), ...nullable }
  const types = new Set(targets.map(({ type }) => type))
  const [type] = types
  if (types.size > 1 || !type) return description ? { description } : {}
  if (type === 'object') return { ...base, ...mergedObject(targets, schemas) }
  if (type === 'array')
    return {
      ...base,
      type,
      items: merged(
        targets.map(({ items = {} }) => items),
        schemas,
      ),
    }
  const format = targets.find((one) => one.format)?.format
  return { ...base, type, ...(format ? { format } : {}), ...(known.length > 0 ? { 'x-extensible-enum': known } : {}) }
}

function mergedObject(targets: Schema[], schemas: Schemas): Schema {
  const names = [...new Set(targets.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const required = names.filter((name) => targets.every((target) => target.required?.includes(name)))
  const properties = names.map(
    (name) =>
      [
        name,
        merged(
          targets.flatMap(({ properties: { [name]: one } = {} }) => one ?? []),
          schemas,
        ),
      ] as const,
  )
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(properties),
    additionalProperties: true,
  }
}

/** A schema without its words. */
const meaning = (schema: Schema): string =>
  JSON.stringify(schema, (key, value) => (key === 'description' || key === 'x-volatile' || key === 'x-refers-to' ? undefined : value))
