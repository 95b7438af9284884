// The client bundle: the contract for tools that do not support JSON in form fields and query parameters, which most generators of clients
// do not.

interface Schema {
  $ref?: string
  description?: string
  type?: string
  enum?: unknown[]
  oneOf?: Schema[]
  discriminator?: object
  default?: unknown
  additionalProperties?: boolean | Schema
  properties?: Record<string, Schema>
}
interface MediaType {
  schema?: Schema
  encoding?: object
  examples?: Record<string, { value?: unknown }>
}
interface Parameter {
  schema?: Schema
  content?: Record<string, MediaType>
  examples?: Record<string, { value?: unknown }>
  description?: string
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses?: Record<string, { content?: Record<string, MediaType> }>
}
export interface BundledContract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const FORM = 'application/x-www-form-urlencoded'
const SCALARS = new Set(['string', 'integer', 'number', 'boolean'])

/**
 * The contract with only JSON bodies in place of forms, and with each JSON query parameter as a string with an example. Uploads remain
 * multipart forms. The server accepts both. Generators have their own way of reading some other things, so
 *
 * - a default is described only in words: clients would send it even where it must not come with another parameter;
 * - unions are lists of complete branches, each identified by its own enumerations;
 * - the schema of a plain value is copied to where it is used;
 * - an object with known keys that also accepts others has only the known ones;
 * - a downloaded file is bytes.
 */
export function clientBundle(contract: BundledContract): BundledContract {
  const bundle = structuredClone(contract)
  for (const item of Object.values(bundle.paths))
    for (const { parameters = [], requestBody, responses = {} } of Object.values(item)) {
      for (const parameter of parameters) {
        asText(parameter)
        sayDefault(parameter.schema, parameter)
      }
      for (const response of Object.values(responses)) asBytes(response)
      const { [FORM]: form, ...others } = requestBody?.content ?? {}
      if (!requestBody || !form) continue
      const { encoding: _, ...media } = form
      requestBody.content = { 'application/json': media, ...others }
    }
  const { schemas } = bundle.components
  inlinePlainValues(bundle, schemas)
  for (const [name, schema] of Object.entries(schemas)) if (isPlain(schema)) delete schemas[name]
  flattenUnions(bundle, schemas)
  simplify(bundle)
  return bundle
}

/** Turns a JSON parameter into the text of that JSON. */
function asText(parameter: Parameter): void {
  const json = parameter.content?.['application/json']
  if (!json) return
  delete parameter.content
  const examples = Object.entries(json.examples ?? {}).map(([name, { value }]) => [name, { value: JSON.stringify(value) }] as const)
  const [[, first] = []] = examples
  parameter.description = `${parameter.description ?? ''} JSON${first ? `, such as \`${first.value}\`` : ''}.`.trim()
  parameter.schema = { type: 'string' }
  parameter.examples = Object.fromEntries(examples)
}

/** Turns a file as an answer into bytes, whatever its type. */
function asBytes(response: { content?: Record<string, MediaType> }): void {
  const [[mediaType, media] = []] = Object.entries(response.content ?? {})
  if (media && mediaType !== 'application/json') response.content = { 'application/octet-stream': media }
}

/** Simplifies, at any depth, what generators misread in a schema itself. */
function simplify(part: object): void {
  const schema = part as Schema
  if ('type' in part || 'oneOf' in part) sayDefault(schema, schema)
  if (schema.properties && typeof schema.additionalProperties === 'object') delete schema.additionalProperties
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'object' && value !== null && key !== 'example' && key !== 'examples') simplify(value)
}

/** Moves the default of a schema into a description. */
function sayDefault(schema: Schema | undefined, described: { description?: string }): void {
  if (schema?.default === undefined) return
  described.description = `${described.description ?? ''} Without it, \`${JSON.stringify(schema.default)}\`.`.trim()
  delete schema.default
}

const nameOf = ($ref: string): string => $ref.replace('#/components/schemas/', '')
/** Whether a schema specifies only a type and limits. */
const isPlain = ({ type = '', enum: values }: Schema): boolean => SCALARS.has(type) && !values

function inlinePlainValues(part: object, schemas: BundledContract['components']['schemas']): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null) continue
    const target = schemas[nameOf((value as Schema).$ref ?? '')]
    if (target && isPlain(target)) Object.assign(part, { [key]: structuredClone(target) })
    inlinePlainValues(part[key as never], schemas)
  }
}

/** Reduces each union to its branches, replacing a nested union by its own. */
function flattenUnions(part: object, schemas: BundledContract['components']['schemas']): void {
  for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) flattenUnions(value, schemas)
  const union = part as Schema
  if (!Array.isArray(union.oneOf)) return
  union.oneOf = branchesOf(union, schemas)
  if (!union.properties && !union.discriminator) return
  for (const key of Object.keys(union)) if (key !== 'oneOf' && key !== 'description') delete part[key as never]
}

function branchesOf({ oneOf = [] }: Schema, schemas: BundledContract['components']['schemas']): Schema[] {
  return oneOf.flatMap((branch) => {
    const target = schemas[nameOf(branch.$ref ?? '')]
    return target?.oneOf ? branchesOf(target, schemas) : [branch]
  })
}
