// Lints the contract with Redocly's rules and this project's. Prints every fault, and exits with 1 if there is one. With arguments, this
// project's rules only check operations whose path contains one of them.

import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { type Case, type Contract, cases, type Operation, operations, requestExampleNames, type Schema } from '../contract-tests/cases.ts'
import { dereference } from '../src/http/contract.ts'
import { bundle, redocly } from './bundle.ts'
import { RULES, rightFaults } from './contract-rules.ts'

const only = process.argv.slice(2)
const faults: string[] = []

try {
  redocly('lint', 'openapi/openapi.yaml')
} catch (error) {
  faults.push((error as Error).message)
}

const document = bundle() as { components: { schemas: Record<string, Schema> } }
const contract = dereference<Contract>(document)
// Each validator is used only a few times, so optimising it would take longer.
const ajv = new Ajv({ strict: false, discriminator: true, allErrors: true, code: { optimize: false } })
addFormats.default(ajv)
const validators = new Map<Schema, ValidateFunction>()

/** What is wrong with a value, or undefined. */
function mismatch(schema: Schema | undefined, value: unknown): string | undefined {
  if (!schema) return undefined
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile(schema)
    validators.set(schema, validate)
  }
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: '' })
}

/** Types that a form encodes without JSON. */
const SCALARS = new Set(['string', 'integer', 'number', 'boolean'])
const operationIds = new Set<string>()
for (const { path, method, operation } of operations(contract)) {
  if (only.length > 0 && !only.some((part) => path.includes(part))) continue
  const at = `${method.toUpperCase()} ${path}`
  const fault = (text: string): void => void faults.push(`${at}: ${text}`)
  if (!/^[a-z][A-Za-z0-9]+$/.test(operation.operationId ?? '')) fault('operationId must be camelCase')
  if (operationIds.has(operation.operationId)) fault(`operationId ${operation.operationId} is taken`)
  operationIds.add(operation.operationId)
  if (operation.tags?.length !== 1) fault('exactly one tag')
  if (!operation.summary?.endsWith('.')) fault('the summary must end with a full stop')
  for (const word of ['**Permissions**:', '**Events**:'])
    if (!operation.description?.includes(word)) fault(`the description lacks a sentence that begins with ${word}`)
  for (const text of rightFaults(operation)) fault(text)
  checkResponses(operation, fault)
  checkRequestExamples(operation, fault)
  checkRequestSchemas(operation, fault)
}
const whole = { document, operations: [...operations(contract)] }
for (const rule of Object.values(RULES)) faults.push(...rule(whole))
for (const example of cases(contract)) {
  if (only.length > 0 && !only.some((part) => example.path.includes(part))) continue
  checkCase(example)
}
for (const [name, schema] of Object.entries<Schema>(document.components.schemas)) checkSchemaExamples(name, schema)
checkUnions(document, '')

function checkResponses(operation: Operation, fault: (text: string) => void): void {
  // Any request can have a body, because parameters can be sent as a form with every method.
  const always = ['400', '404', '408', '413', '415', '429', '500', '503', ...(operation.security?.length === 0 ? [] : ['401'])]
  for (const status of always) if (!operation.responses[status]) fault(`no response ${status}`)
  if (!operation.responses['200'] !== Boolean(operation['x-never-succeeds'])) fault('either a response 200 or x-never-succeeds')
  if (operation.responses.default) fault('no default response')
  for (const [status, response] of Object.entries(operation.responses))
    for (const media of Object.values(response.content ?? {})) {
      if (!media.schema) continue
      for (const open of openObjects(media.schema)) fault(`${status}: object without additionalProperties at ${open}`)
      const examples = Object.entries(media.examples ?? {})
      if (examples.length === 0) fault(`${status}: no example`)
      if (status === '400' && (examples[0]?.[1].value as { code?: string })?.code !== 'BAD_REQUEST')
        fault('the first example of 400 must be a BAD_REQUEST, which is what a mock answers to invalid requests')
      const listed = errorCodes(media.schema)
      const shown = new Set(examples.map(([, example]) => (example.value as { code?: string })?.code))
      for (const code of listed) if (!shown.has(code)) fault(`${status}: no example of ${code}`)
    }
}

/** Patterns and formats describe their valid values. The encoding of a form names exactly its JSON fields. */
function checkRequestSchemas(operation: Operation, fault: (text: string) => void): void {
  for (const { name, schema, content } of operation.parameters ?? [])
    for (const at of unexplained(schema ?? content?.['application/json']?.schema ?? {}, name)) fault(`no x-expects at ${at}`)
  for (const { schema = {}, encoding = {} } of Object.values(operation.requestBody?.content ?? {})) {
    for (const at of unexplained(schema)) fault(`no x-expects at ${at}`)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const isText = SCALARS.has(property.type ?? '') && (property.type === 'string' || !property.nullable)
      if (isText === (encoding[name]?.contentType === 'application/json'))
        fault(`the encoding of ${name} must ${isText ? 'be left out' : 'have contentType application/json'}`)
    }
  }
}
/** The places of patterns and formats without `x-expects`. */
function* unexplained(schema: Schema, at = ''): Generator<string> {
  // These need no description: every integer is an int64, and text is binary or a password.
  const isChecked =
    schema.pattern !== undefined || !['binary', 'int64', 'password', undefined].includes(schema.format as string | undefined)
  if (isChecked && !schema['x-expects'] && !schema['x-says']) yield at || '/'
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* unexplained(part, `${at}/${key}`)
  for (const part of [schema.items, schema.additionalProperties, ...((schema.oneOf as Schema[]) ?? [])])
    if (typeof part === 'object') yield* unexplained(part as Schema, `${at}/*`)
}

/** Every request example has a response example. */
function checkRequestExamples(operation: Operation, fault: (text: string) => void): void {
  const answered = new Set(
    Object.values(operation.responses).flatMap((r) => Object.values(r.content ?? {}).flatMap((m) => Object.keys(m.examples ?? {}))),
  )
  for (const name of requestExampleNames(operation)) if (!answered.has(name)) fault(`the request example ${name} has no response`)
}

function checkCase(example: Case): void {
  const { method, path, name, response } = example
  const fault = (text: string): void => void faults.push(`${method.toUpperCase()} ${path} ${name}: ${text}`)
  const operation = contract.paths[path]?.[method] as Operation
  const hasInput = Boolean(operation.requestBody || operation.parameters?.length)
  if (
    hasInput &&
    !requestExampleNames(operation).has(name) &&
    (operation.requestBody?.required ?? operation.parameters?.some((p) => p.required))
  )
    fault('no request example of this name')
  const wrong = mismatch(response.schema, response.value)
  if (wrong) fault(`response example: ${wrong}`)
  if (response.status >= 300) return
  if (example.body) {
    const bad = example.body.mediaType.startsWith('multipart/') ? undefined : mismatch(example.body.schema, example.body.value)
    if (bad) fault(`request example: ${bad}`)
  }
  for (const parameter of operation.parameters ?? []) {
    const value = (parameter.in === 'path' ? example.pathParameters : example.query)[parameter.name]
    if (value === undefined) {
      if (parameter.required) fault(`the required parameter ${parameter.name} has no example`)
      continue
    }
    const bad = mismatch(parameter.schema ?? parameter.content?.['application/json']?.schema, value)
    if (bad) fault(`example of ${parameter.name}: ${bad}`)
  }
}

/** Examples in a schema, at any depth, are valid. */
function checkSchemaExamples(name: string, schema: Schema): void {
  const visit = (part: unknown, at: string): void => {
    if (typeof part !== 'object' || part === null) return
    if ('example' in part && ('type' in part || 'oneOf' in part)) {
      const bad = mismatch(resolved(part), (part as Schema).example)
      if (bad) faults.push(`components/schemas/${at}: example: ${bad}`)
    }
    for (const [key, value] of Object.entries(part)) if (key !== 'example') visit(value, `${at}/${key}`)
  }
  visit(schema, name)
}

/** The branches of a union of several objects have names. Otherwise generators of clients number them or drop them. */
function checkUnions(part: object, at: string): void {
  const { oneOf } = part as Schema
  const unnamed = Array.isArray(oneOf) ? oneOf.filter(({ type }: Schema) => type === 'object') : []
  if (unnamed.length > 1) faults.push(`${at}: ${unnamed.length} branches of a union without a name`)
  for (const [key, value] of Object.entries(part)) if (typeof value === 'object' && value !== null) checkUnions(value, `${at}/${key}`)
}

/** A part of the bundled document with its references resolved. */
function resolved(part: unknown): Schema {
  const { paths } = dereference<Contract>({ components: document.components, paths: { part } })
  return (paths as unknown as { part: Schema }).part
}

/** The places of objects in a response schema that allow additional properties. */
function* openObjects(schema: Schema, at = ''): Generator<string> {
  if (schema.properties && schema.additionalProperties === undefined && !schema.oneOf) yield at || '/'
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* openObjects(part, `${at}/${key}`)
  if (schema.items) yield* openObjects(schema.items, `${at}/items`)
  for (const word of ['oneOf', 'anyOf', 'allOf'])
    for (const [i, part] of ((schema[word] as Schema[]) ?? []).entries()) yield* openObjects(part, `${at}/${word}/${i}`)
  if (typeof schema.additionalProperties === 'object')
    yield* openObjects(schema.additionalProperties as Schema, `${at}/additionalProperties`)
}

function errorCodes(schema: Schema): string[] {
  const parts = (schema.oneOf as Schema[]) ?? [schema]
  return parts.flatMap((part) => (part.properties?.code?.enum as string[]) ?? [])
}

for (const fault of faults) console.error(fault)
console.log(`contract: ${operationIds.size} operations, ${[...cases(contract)].length} example pairs, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
