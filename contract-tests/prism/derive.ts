// The contract for unmodified Prism: `npx tsx contract-tests/prism/derive.ts > contract.json && npx prism mock contract.json`. Prism does
// not support JSON in form fields and query parameters, servers with a path, or parameters with slashes. Here such fields become strings of
// the right shape, and paths are expanded. `npm run mock` needs none of this and checks more.

import { readFileSync } from 'node:fs'
import { dereference } from '../../src/http/contract.ts'
import { type Contract, operations, type Schema } from '../cases.ts'

const MAX_SEGMENTS = 4

const document = JSON.parse(readFileSync(new URL('../../src/generated/contract.json', import.meta.url), 'utf8'))
const contract = dereference<Contract>(document)

for (const { operation } of operations(contract)) {
  for (const parameter of operation.parameters ?? []) {
    const schema = parameter.content?.['application/json']?.schema
    if (schema) parameter.schema = jsonText(schema)
    delete parameter.content
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    const { encoding = {}, schema } = media
    for (const [name, property] of Object.entries(schema?.properties ?? {}))
      if (schema?.properties && encoding[name]) schema.properties[name] = jsonText(property)
    delete media.encoding
    delete media.examples
  }
  // Prism would prefer a schema's own example to the operation's examples.
  for (const { content = {} } of Object.values(operation.responses)) for (const { schema } of Object.values(content)) delete schema?.example
}
const paths = Object.entries(contract.paths).flatMap(([path, { servers = document.servers, ...item }]) =>
  (servers as unknown as { url: string }[]).flatMap(({ url }) => withSlashes(url.replace(/\/$/, '') + path, item)),
)
console.log(JSON.stringify({ ...document, servers: undefined, components: securityOnly(), paths: Object.fromEntries(paths) }, null, 1))

/** A schema for JSON text that starts and ends like values of the given schema. A string may be unquoted. */
function jsonText(schema: Schema): Schema {
  const { description, nullable, oneOf = [schema] } = schema as { description?: string; nullable?: boolean; oneOf?: Schema[] }
  const shapes: Record<string, string> = { array: '\\s*\\[[\\s\\S]*\\]\\s*', object: '\\s*\\{[\\s\\S]*\\}\\s*', integer: '-?[0-9]+' }
  const allowed = [...new Set(oneOf.map(({ type }) => shapes[type ?? 'object'] ?? '[\\s\\S]*')), ...(nullable ? ['null'] : [])]
  return { type: 'string', pattern: `^(${allowed.join('|')})$`, ...(description ? { description } : {}) }
}

/** The path. If a parameter may contain slashes, also the path with two to four segments in place of the parameter. */
function withSlashes(path: string, item: object): [string, object][] {
  const name = operationsOf(item)
    .flatMap(({ parameters = [] }) => parameters as { name: string; 'x-slashes'?: boolean }[])
    .find((parameter) => parameter['x-slashes'])?.name
  if (!name) return [[path, item]]
  return Array.from({ length: MAX_SEGMENTS }, (_, i) => {
    const names = [name, ...Array.from({ length: i }, (_, j) => `${name}${j + 2}`)]
    const segments = names.map((segment) => `{${segment}}`).join('/')
    return [path.replace(`{${name}}`, segments), withParameters(item, names)]
  })
}

function withParameters(item: object, names: string[]): object {
  const copy = structuredClone(item)
  for (const operation of operationsOf(copy)) {
    const [first, ...others] = names
    const parameter = operation.parameters?.find((candidate) => candidate.name === first)
    if (parameter) operation.parameters?.push(...others.map((name) => ({ ...parameter, name })))
  }
  return copy
}

function operationsOf(item: object) {
  return Object.values(item).filter((value) => 'responses' in value) as { parameters?: { name: string }[] }[]
}

function securityOnly(): object {
  return { securitySchemes: document.components.securitySchemes }
}
