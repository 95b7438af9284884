// `npm run tool -- contract-diff`: compares the contract with the latest released one (openapi/released/, named after its feature level). Refuses a
// change that breaks clients unless a new feature level describes it. With --release, records the contract as released.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { dereference } from '../src/http/contract.ts'
import { FEATURE_LEVEL } from '../src/limits.ts'

export interface ReleasableContract {
  info?: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
/** A change that breaks a client. `operation` is the method in upper case. */
export interface BreakingChange {
  id: string
  text: string
  operation: string
  path: string
}

const OASDIFF_VERSION = '1.30.0'
const home = fileURLToPath(new URL('../contract-tests/.oasdiff/', import.meta.url))
const oasdiff = join(home, `${OASDIFF_VERSION}/oasdiff`)
const FORM = 'application/x-www-form-urlencoded'

/**
 * What oasdiff considers breaking although clients of this server are prepared for it: they ignore unknown values, events and errors,
 * accept lists and texts of any length, and read about deprecations in the text, because none has a date.
 */
const HARMLESS = [
  ...['response-body-one-of-added', 'response-property-one-of-added', 'response-property-enum-value-added'],
  'response-body-wrapped-in-one-of-original-preserved',
  ...['response-body-max-items-increased', 'response-property-max-items-increased', 'response-property-max-properties-increased'],
  ...['response-property-max-length-increased', 'response-property-max-increased', 'response-property-min-decreased'],
  ...['response-property-min-length-decreased', 'response-property-min-items-decreased'],
  ...['api-deprecated-sunset-missing', 'request-parameter-deprecated-sunset-missing', 'request-property-deprecated-sunset-missing'],
  'response-property-deprecated-sunset-missing',
]

/** Installs oasdiff if it is missing and Go can install it. Returns whether it is there. */
export function hasOasdiff(): boolean {
  if (existsSync(oasdiff)) return true
  const env = { ...process.env, GOBIN: join(home, OASDIFF_VERSION), GOFLAGS: '-modcacherw' }
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' })
    console.error(`installing oasdiff ${OASDIFF_VERSION} into contract-tests/.oasdiff, once`)
    execFileSync('go', ['install', `github.com/oasdiff/oasdiff@v${OASDIFF_VERSION}`], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    // Go is missing or too old, or has no network.
    return false
  }
  return true
}

/**
 * The contract without prose and examples, and with each JSON query parameter as a field of a body, because oasdiff does not examine the
 * `content` of a parameter. The format `int64` counts as prose too: it excludes no value that the limits allow.
 */
export function comparable(contract: ReleasableContract): ReleasableContract {
  const copy = withoutProse(contract) as ReleasableContract
  // Two releases can have the same contract.
  if (copy.info) copy.info.version = '1'
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item)) {
      const { parameters = [] } = operation
      const isJson = ({ content }: (typeof parameters)[number]): boolean => content !== undefined
      const json = parameters.filter(isJson)
      if (json.length === 0) continue
      operation.parameters = parameters.filter((parameter) => !isJson(parameter))
      const properties = Object.fromEntries(json.map(({ name, content }) => [name, content?.['application/json']?.schema ?? {}]))
      const required = json.filter((parameter) => parameter.required).map(({ name }) => name)
      const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
      operation.requestBody ??= { content: { [FORM]: { schema } } }
    }
  return copy
}

function withoutProse(part: unknown, isMapOfNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutProse(item))
  if (typeof part !== 'object' || part === null) return part
  const isProse = (key: string): boolean => ['description', 'summary', 'example', 'examples'].includes(key) || key.startsWith('x-')
  const kept = Object.entries(part).filter(([key, value]) => isMapOfNames || !(isProse(key) || (key === 'format' && value === 'int64')))
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value, key === 'properties' || key === 'schemas')]))
}

/** The changes from one contract to another that break clients of the first. */
export function breakingChanges(before: ReleasableContract, after: ReleasableContract): BreakingChange[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  try {
    const documents = [before, after].map((contract, i) => write(`${i}.json`, JSON.stringify(comparable(contract))))
    const levels = write('levels.txt', HARMLESS.map((id) => `${id} info\n`).join(''))
    const args = ['breaking', ...documents, '--format', 'json', '--severity-levels', levels]
    return JSON.parse(execFileSync(oasdiff, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A contract as it is published: its document, its feature level and the changelog of the interface. */
export interface Publication {
  contract: ReleasableContract
  level: number
  changelog: string
}

/** What breaking changes still need, one line each: a new feature level, its line in the changelog, and a sentence in the description. */
export function unexplained(changes: BreakingChange[], { contract, level, changelog }: Publication, releasedLevel: number): string[] {
  if (changes.length === 0) return []
  const faults: string[] = []
  if (level <= releasedLevel) faults.push(`FEATURE_LEVEL in src/limits.ts must be above ${releasedLevel}, the released one`)
  const levels = Array.from({ length: Math.max(0, level - releasedLevel) }, (_, i) => releasedLevel + 1 + i)
  if (!levels.some((number) => new RegExp(`^## Feature level ${number}$`, 'm').test(changelog)))
    faults.push(`docs/api-changelog.md must have a chapter '## Feature level ${Math.max(level, releasedLevel + 1)}'`)
  const { paths } = dereference<ReleasableContract>(contract)
  const places = new Map(changes.map(({ operation, path }) => [`${operation} ${path}`, paths[path]?.[operation.toLowerCase()]]))
  for (const [place, operation] of places)
    if (operation && !levels.some((number) => saysChangeAt(operation, number)))
      faults.push(`${place}: no description says '**Changes**: ' with the new feature level`)
  return faults
}

function saysChangeAt(part: object, level: number): boolean {
  return Object.entries(part).some(([key, value]) =>
    key === 'description' && typeof value === 'string'
      ? new RegExp(`\\*\\*Changes\\*\\*:[^*]*\\b${level}\\b`).test(value)
      : typeof value === 'object' && value !== null && saysChangeAt(value, level),
  )
}

const root = new URL('../', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8')

/** What `npm run tool -- contract-diff` does. */
function compareWithReleased(): void {
  const contract = JSON.parse(read('src/generated/contract.json')) as ReleasableContract
  if (process.argv.includes('--release')) {
    const name = `openapi/released/${FEATURE_LEVEL}.json`
    writeFileSync(new URL(name, root), `${JSON.stringify(comparable(contract))}\n`)
    console.log(`wrote ${name}`)
    return
  }
  if (!hasOasdiff()) {
    console.error(
      'contract-diff needs Go 1.21 or newer, which installs oasdiff.\n  Debian, Ubuntu: apt-get install golang-go\n  macOS: brew install go',
    )
    // Elsewhere the comparison is skipped, as other programs may be missing too. CI has Go.
    process.exitCode = process.env.CI === 'true' ? 1 : 0
    return
  }
  const releasedLevel = Math.max(...readdirSync(new URL('openapi/released/', root)).map((name) => Number.parseInt(name, 10)))
  const changes = breakingChanges(JSON.parse(read(`openapi/released/${releasedLevel}.json`)), contract)
  for (const { operation, path, text } of changes) console.log(`breaking: ${operation} ${path}: ${text}`)
  const publication = { contract, level: FEATURE_LEVEL, changelog: read('docs/api-changelog.md') }
  const faults = unexplained(changes, publication, releasedLevel)
  for (const fault of faults) console.error(fault)
  console.log(`contract-diff: ${changes.length} breaking changes since feature level ${releasedLevel}, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compareWithReleased()
