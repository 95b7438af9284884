// The contract in one document: `openapi/` bundled by Redocly.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Requirement, sentenceOf } from '../src/http/requirements.ts'
import type { Right } from '../src/values/rights.ts'

const root = new URL('..', import.meta.url).pathname

/** Runs the Redocly CLI. Throws an Error with its output when it fails. */
export function redocly(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`redocly ${args[0]} failed\n${stdout}${stderr}`)
  }
}

const readManifest = (): { version: string } => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * The bundled contract of the release that package.json names, or another document of it. References to `#/components` remain. A clash of
 * component names is an error.
 */
export function bundle(source = 'openapi/openapi.yaml'): object {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const file = join(folder, 'contract.json')
    redocly('bundle', source, '--output', file, '--component-renaming-conflicts-severity', 'error')
    const document = JSON.parse(readFileSync(file, 'utf8'))
    document.info.version = readManifest().version
    return withHeaders(withExtensions(withRequirements(withRights(withNeverSent(withMappings(document))))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Gives a schema with `x-extends` the properties of the named schema too, but for those of `x-without`, because an object that says which
 * fields it has cannot be part of another one.
 */
function withExtensions<T extends object>(document: T): T {
  const { schemas } = (document as { components: { schemas: Record<string, Extended> } }).components
  for (const schema of Object.values(schemas)) {
    const base = schemas[schema['x-extends'] ?? '']
    if (!base) continue
    const without = schema['x-without'] ?? []
    delete schema['x-extends']
    delete schema['x-without']
    const kept = Object.entries(base.properties ?? {}).filter(([name]) => !without.includes(name))
    schema.required = [...(base.required ?? []).filter((name) => !without.includes(name)), ...(schema.required ?? [])]
    schema.properties = { ...Object.fromEntries(kept), ...schema.properties }
  }
  return document
}
interface Extended {
  'x-extends'?: string
  'x-without'?: string[]
  required?: string[]
  properties?: object
}

interface Part {
  $ref?: string
  description?: string
  'x-never-sent'?: string
  oneOf?: Part[]
  properties?: Record<string, { enum?: string[] }>
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
}

/** Adds to each discriminator the branch for each value. Otherwise OpenAPI would take the names of the branches for the values. */
function withMappings<T extends object>(document: T): T {
  const targetOf = ($ref: string): Part =>
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as Part
  const visit = (part: Part): void => {
    if (part.discriminator && part.oneOf) {
      const { propertyName } = part.discriminator
      const named = part.oneOf.flatMap(({ $ref }) => $ref ?? [])
      const pairs = named.flatMap(($ref) => (targetOf($ref).properties?.[propertyName]?.enum ?? []).map((value) => [value, $ref] as const))
      part.discriminator.mapping = Object.fromEntries(pairs)
    }
    for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) visit(value as Part)
  }
  visit(document)
  return document
}

/** Starts the description of each event that this server never sends with that fact and the reason, because nobody reads extensions. */
function withNeverSent<T extends object>(document: T): T {
  for (const schema of Object.values((document as { components: { schemas: Record<string, Part> } }).components.schemas)) {
    const reason = schema['x-never-sent']
    if (reason) schema.description = `**This server does not send it**: ${reason}.\n\n${schema.description}`
  }
  return document
}

/** Says the rules about several parameters (`x-requires`) in the description of their operation, after its first paragraph. */
function withRequirements<T extends object>(document: T): T {
  const items = Object.values(
    (document as { paths: Record<string, Record<string, { 'x-requires'?: Requirement[]; description: string; requestBody?: Part }>> })
      .paths,
  )
  for (const operation of items.flatMap((item) => Object.values(item))) {
    sayRules(operation.requestBody ?? {})
    const rules = operation['x-requires']
    if (!rules) continue
    const words = `\n\n**Parameters**: ${rules.map(sentenceOf).join(' ')}`
    operation.description = operation.description.replace(/\n\n|\s*$/, (end) => words + end)
  }
  sayRules((document as { components: object }).components)
  return document
}

/** Says the rules about several properties of an object at the end of its description. */
function sayRules(part: Part & { 'x-requires'?: Requirement[] }): void {
  const rules = part['x-requires']
  if (rules) part.description = `${part.description ?? ''}\n\n${rules.map(sentenceOf).join(' ')}`.trim()
  for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) sayRules(value as Part)
}

/** The callers that a description names if the right of an operation is all they need. */
const HOLDERS: Record<Right, string> = {
  person: 'anyone but bots',
  bot: 'bots',
  administrator: 'administrators',
  owner: 'owners',
}

/**
 * Tells in the description of each operation with a right who has it, before its events, unless the description tells more. Without a
 * sentence on events, it comes last.
 */
export function withRights<T extends object>(document: T): T {
  const items = Object.values((document as { paths: Record<string, Record<string, { 'x-right'?: Right; description: string }>> }).paths)
  for (const operation of items.flatMap((item) => Object.values(item))) {
    const holders = operation['x-right'] && HOLDERS[operation['x-right']]
    if (!holders || operation.description.includes('**Permissions**:')) continue
    const words = `**Permissions**: ${holders}.`
    const [before = '', ...after] = operation.description.split('**Events**:')
    operation.description = [`${before.trimEnd()}\n\n${words}`, ...after].join('\n\n**Events**:')
  }
  return document
}

/** The headers of every response, and those of every response to a request that counts for a rate limit. */
const ALWAYS = ['X-Request-Id']
const COUNTED = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

interface Headed {
  $ref?: string
  headers?: Record<string, object>
}

/**
 * Declares the headers of all responses, as far as the document has them (components/headers.yaml), at each of them. A response that is
 * shared has those of rate limits too.
 */
function withHeaders<T extends object>(document: T): T {
  const { paths, components } = document as {
    paths: Record<string, Record<string, { 'x-rate-limit'?: string; responses?: Record<string, Headed> }>>
    components: { headers?: object; responses?: Record<string, Headed> }
  }
  if (!components.headers) return document
  const add = (response: Headed, names: string[]): void => {
    if (response.$ref) return
    const declared = names.filter((name) => name in (components.headers ?? {}))
    response.headers = {
      ...Object.fromEntries(declared.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
      ...response.headers,
    }
  }
  for (const response of Object.values(components.responses ?? {})) add(response, [...ALWAYS, ...COUNTED])
  for (const { responses = {}, 'x-rate-limit': limit } of Object.values(paths).flatMap((item) => Object.values(item)))
    for (const response of Object.values(responses)) add(response, limit === 'none' ? ALWAYS : [...ALWAYS, ...COUNTED])
  return document
}

/**
 * Removes the headers that every response has, but from the one that refuses by a rate limit, for tools that make a type of its own for each
 * response with headers.
 */
export function withoutHeaders(document: {
  paths: Record<string, Record<string, { responses?: Record<string, Headed> }>>
  components: { responses?: Record<string, Headed> }
}): void {
  const { RateLimited: _, ...shared } = document.components.responses ?? {}
  const own = Object.values(document.paths).flatMap((item) => Object.values(item).flatMap(({ responses = {} }) => Object.values(responses)))
  for (const response of [...Object.values(shared), ...own]) {
    for (const name of [...ALWAYS, ...COUNTED]) delete response.headers?.[name]
    if (Object.keys(response.headers ?? {}).length === 0) delete response.headers
  }
}
