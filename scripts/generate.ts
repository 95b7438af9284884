// Writes src/generated/ from openapi/: the bundled contract, the client bundle, the types, the error registry and the lists of operations
// and references. Also writes the tables from src/db/migrations/, docs/events.md, docs/settings.md, docs/operations-used.md, docs/clients/errors.md,
// docs/clients/zulip-calls.md, src/webhooks/services.ts and the diagram of docs/architecture.md. With --check, writes nothing and exits with 1 when a file is out of date.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { operations } from '../contract-tests/cases.ts'
import { referencesOf, titleOf } from '../contract-tests/references.ts'
import { dereference } from '../src/http/contract.ts'
import { published } from '../src/http/pages/documents.ts'
import { bundle } from './bundle.ts'
import { callsChapter, errorsChapter, eventsChapter, settingsChapter, usedChapter } from './chapters.ts'
import { type BundledContract, clientBundle } from './client-bundle.ts'
import { diagram } from './rooms.cjs'
import { baselineFile, schemaFile } from './schema-files.ts'
import { valuesOfTexts } from './texts.ts'

const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')
// First, because the tables of src/generated/schema.ts are those that the statements of the baseline create, and the gateway knows the services.
const first = store({ 'src/db/migrations/baseline.json': baselineFile(), 'src/webhooks/services.ts': serviceList() })
const NOTICE = '// Made by `npm run generate` from openapi/. Do not edit.\n\n'

const document = bundle() as BundledContract & { components: { schemas: Record<string, { 'x-status'?: number }> } }
const sandbox = bundle('src/sandbox/sandbox.yaml')
const files: Record<string, string> = {
  'src/generated/contract.json': `${JSON.stringify(document, null, 1)}\n`,
  'src/generated/contract.client.json': `${JSON.stringify(published(clientBundle(document)), null, 1)}\n`,
  'src/generated/types.ts': `${NOTICE}${astToString(await openapiTS(forTypes(document), { defaultNonNullable: false }))}`,
  'src/generated/sandbox.json': `${JSON.stringify(sandbox, null, 1)}\n`,
  'src/generated/sandbox.ts': `${NOTICE}${astToString(await openapiTS(sandbox as never))}`,
  'src/generated/errors.ts': NOTICE + errorRegistry(),
  'src/generated/operations.ts': NOTICE + operationList(),
  'src/generated/references.ts': NOTICE + referenceList(),
  'src/generated/schema.ts': `// Made by \`npm run generate\` from src/db/migrations/. Do not edit.\n\n${await schemaFile()}`,
  'docs/events.md': eventsChapter(document.components.schemas as never),
  'docs/architecture.md': (read('docs/architecture.md') ?? '').replace(/(?<=```mermaid\n)[^`]*(?=```)/, `${diagram()}\n`),
  'docs/settings.md': settingsChapter(document.components.schemas as never, fileURLToPath(root)),
  'docs/operations-used.md': usedChapter(dereference(document), fileURLToPath(root)),
  'docs/clients/errors.md': errorsChapter(document.components.schemas as never),
  'docs/clients/zulip-calls.md': callsChapter(dereference(document), await fieldsAtGateway()),
  'src/generated/texts.ts': `// Made by \`npm run generate\` from locales/en.json. Do not edit.\n\n${valuesOfTexts(JSON.parse(read('locales/en.json') ?? ''))}`,
}

const stale = [...first, ...store(files)]
if (isCheck) {
  for (const name of stale) console.error(`${name} is not up to date: run \`npm run generate\``)
  process.exitCode = stale.length > 0 ? 1 : 0
} else console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : 'up to date')

/** Writes the files that are not up to date, unless this is a check. Returns their names. */
function store(made: Record<string, string>): string[] {
  const changed = Object.entries(made).filter(([name, text]) => read(name) !== text)
  if (!isCheck) for (const [name, text] of changed) writeFileSync(new URL(name, root), text)
  return changed.map(([name]) => name)
}

/** The fields of a whole registration at the gateway, which imports the list of services. */
async function fieldsAtGateway(): Promise<string[]> {
  const { translateState } = await import('../src/compat/registration.ts')
  const register = [...operations(dereference(document))].find(({ operation }) => operation.operationId === 'registerQueue')?.operation
  const { schema, examples } = register?.responses['200']?.content?.['application/json'] ?? {}
  const oldNames = { types: undefined, mutedTopics: false, preferences: false }
  const settings = { authentication_methods: {}, push_notifications_enabled: false }
  const state = await translateState(examples?.wholeState?.value as never, async () => settings, { oldNames, place: (own) => own })
  return [...Object.keys(schema?.properties ?? {}), ...Object.keys(state)]
}

function read(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, root), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * openapi-typescript types a query parameter with `content` as a string; with `schema` it is right. For a nested union with a discriminator
 * it takes the names of the branches for the values; without the discriminator it takes the enumerations, which are right.
 */
function forTypes(source: unknown): never {
  const text = JSON.stringify(source, (key, value) => (key === 'discriminator' ? undefined : value))
  const copy = JSON.parse(text) as { paths: Record<string, Record<string, { parameters?: QueryParameter[] }>> }
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item))
      for (const parameter of operation.parameters ?? []) {
        const schema = parameter.content?.['application/json']?.schema
        if (!schema) continue
        parameter.schema = schema
        delete parameter.content
      }
  return copy as never
}
interface QueryParameter {
  schema?: unknown
  content?: Record<string, { schema: unknown }>
}

function errorRegistry(): string {
  const codes = Object.entries(document.components.schemas).flatMap(([code, schema]) =>
    schema['x-status'] ? [[code, schema['x-status']] as const] : [],
  )
  const lines = codes.map(([code, status]) => `  ${code}: ${status},`)
  return `/** Every error code with its HTTP status. */\nexport const ERROR_STATUS = {\n${lines.join('\n')}\n} as const\n`
}

function operationList(): string {
  const all = [...operations(dereference(document))].map(({ operation }) => operation)
  const ids = all.map(({ operationId }) => `  '${operationId}',`)
  const open = all.filter(({ security }) => security?.length === 0).map(({ operationId }) => `'${operationId}'`)
  return `/** Every operation of the contract. */
export const OPERATION_IDS = [\n${ids.join('\n')}\n] as const

/** The operations that need no credentials. */
export type PublicOperationId = ${open.join(' | ')}\n`
}

/** Each file of src/webhooks/services/ is a service, whose name in URLs is that of the file. */
function serviceList(): string {
  const names = readdirSync(new URL('src/webhooks/services/', root)).map((file) => file.replace('.ts', ''))
  const imports = names.map((name) => `import { service as ${name} } from './services/${name}.ts'`)
  return `// Made by \`npm run generate\` from src/webhooks/services/. Do not edit.

import type { Service } from './service.ts'
${imports.join('\n')}

/** The services whose webhooks are understood, by their names in URLs. */
export const SERVICES: Record<string, Service> = {\n${names.map((name) => `  ${name},`).join('\n')}\n}\n`
}

function referenceList(): string {
  const all = [...operations(dereference(document))].flatMap(({ operation }) => referencesOf(operation).map(titleOf))
  return `/** Every place of a request that names something: operation, place, kind. */
export const REFERENCES = [\n${all.map((title) => `  '${title}',`).join('\n')}\n] as const\n`
}
