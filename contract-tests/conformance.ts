// `npm run conformance -- --target mock|single|cluster [--database sqlite|mariadb|mysql] [--encoding json|multipart] [--document contract.client]`:
// sends the request of every example pair of the contract, or of the client bundle, to a fresh target. Every answer is judged twice: by
// Dredd, and by the pair, which it must equal. With an encoding other than the contract's, sends only the requests that have a body,
// without Dredd. Exits with 1 on any failure.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BundledContract, clientBundle } from '../scripts/client-bundle.ts'
import { contractTools } from '../scripts/contract-tools.ts'
import { isServerName } from '../scripts/programs.ts'
import { ensureServices } from '../scripts/services.ts'
import type { Database } from '../scripts/test-plan.ts'
import { dereference } from '../src/http/contract.ts'
import { SETTINGS } from '../src/sandbox/world.ts'
import { built } from './built.ts'
import { type Case, type Contract, cases, operations, titleOf } from './cases.ts'
import { startCluster } from './cluster.ts'
import { type Encoding, faults, hasFiles, type Keys, requestOf, send } from './http.ts'
import { startRelay } from './relay-process.ts'
import { seed } from './seeded.ts'
import { createSite, type Site } from './server.ts'

interface Options {
  target: 'mock' | 'single' | 'cluster'
  database: Database
  encoding: Encoding
  document: (typeof DOCUMENTS)[number]
}
interface Target {
  url: string
  /** Contains TARGET and, except for the mock, WORLD_FILE and TEST_DATABASE. */
  env: NodeJS.ProcessEnv
  stop(): Promise<void>
}
interface Document extends Contract {
  openapi: string
  info: object
}
interface Outcome {
  code: number | null
  output: string
}

const root = fileURLToPath(new URL('../', import.meta.url))
const children = new Set<ChildProcess>()

const ENCODINGS: Partial<Record<string, Encoding>> = {
  declared: 'declared',
  json: 'application/json',
  multipart: 'multipart/form-data',
}
const DOCUMENTS = ['contract', 'contract.client'] as const
let stopping = false

const options = readOptions()
const document = readDocument()
const contract = dereference<Contract>(document)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // Whatever still needs the targets fails then. They are stopped on the way out.
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  })
try {
  process.exitCode = (await judge(options)) ? 0 : 1
} catch (error) {
  console.error(`conformance: ${stopping ? 'stopped' : (error as Error).message}`)
  process.exitCode = 1
}

function readOptions(): Options {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      options: { target: text, database: { ...text, default: 'sqlite' }, encoding: text, document: { ...text, default: 'contract' } },
    })
    const { target, database, encoding = 'declared' } = values
    if (target !== 'mock' && target !== 'single' && target !== 'cluster')
      throw new Error(`--target must be mock, single or cluster, not '${target ?? ''}'`)
    if (database !== 'sqlite' && !isServerName(database)) throw new Error(`--database must be sqlite, mariadb or mysql, not '${database}'`)
    const known = ENCODINGS[encoding]
    if (!known) throw new Error(`--encoding must be json or multipart, not '${encoding}'`)
    const named = DOCUMENTS.find((one) => one === values.document)
    if (!named) throw new Error(`--document must be ${DOCUMENTS.join(' or ')}, not '${values.document}'`)
    return { target, database, encoding: known, document: named }
  } catch (error) {
    console.error(`conformance: ${(error as Error).message}`)
    process.exit(2)
  }
}

/** The document, with the marks of its examples, which the generated client bundle does not have. */
function readDocument(): Document {
  const whole = JSON.parse(readFileSync(join(root, 'src/generated/contract.json'), 'utf8'))
  return options.document === 'contract' ? whole : (clientBundle(whole) as BundledContract & Document)
}

/**
 * Cases change the server's state, so only Dredd sends requests to it, each once. The mock gets each request twice: for Dredd it finds the
 * answer by its name, for the pairs by the request.
 */
async function judge({ target: kind, database, encoding }: Options): Promise<boolean> {
  const target = kind === 'mock' ? await startMock() : await (kind === 'single' ? startSeededServer(database) : startSeededCluster())
  try {
    if (encoding !== 'declared') return tellPairs(await askAll(target, encoding), recoded())
    const [dredd, asked] = await Promise.all([runDredd(target), kind === 'mock' ? askAll(target) : undefined])
    return tellPairs(asked ?? dredd.found, [...cases(contract)]) && dredd.passed
  } finally {
    await target.stop()
  }
}

async function startMock(): Promise<Target> {
  const child = start([built('parley'), 'mock'], { ...process.env, MOCK_PORT: '0' })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk
      const found = /listening on (http:\/\/\S+)\n/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the mock ended with code ${code}:\n${output}`)))
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    url,
    env: { TARGET: 'mock' },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function startSeededServer(database: Options['database']): Promise<Target> {
  const site = await seededSite(database === 'sqlite' ? '' : (await ensureServices(database)).databaseUrl)
  const { url } = await orRemove(site, () => site.startWithRelay())
  const env = { TARGET: 'single', WORLD_FILE: join(site.dataDir, 'world.json'), TEST_DATABASE: database }
  return { url, env, stop: site.remove }
}

/** Two web processes and a worker behind nginx. */
async function startSeededCluster(): Promise<Target> {
  const { databaseUrl, redisUrl } = await ensureServices()
  const site = await seededSite(databaseUrl)
  const relay = await startRelay()
  const cluster = await orRemove(site, () => startCluster(site, { ...SETTINGS, REDIS_URL: redisUrl, PUSH_BOUNCER_URL: relay.url }))
  const env = { TARGET: 'single', WORLD_FILE: join(site.dataDir, 'world.json'), TEST_DATABASE: 'mariadb' }
  const stop = async (): Promise<void> => {
    await cluster.stop()
    await site.remove()
    await relay.end()
  }
  return { url: cluster.url, env, stop }
}

/** A site with the seed world. */
async function seededSite(databaseServer: string): Promise<Site> {
  const site = await createSite(databaseServer)
  return orRemove(site, async () => {
    await seed(site.dataDir, site.env)
    return site
  })
}

async function orRemove<T>(site: Site, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await site.remove()
    throw error
  }
}

/** Starts Node with these arguments. Throws once this process has been asked to stop. */
function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  if (stopping) throw new Error('stopped')
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

function finished(child: ChildProcess): Promise<Outcome> {
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** How answers differ from their pairs, by case title. */
type Found = Map<string, string[]>

async function askAll({ url, env }: Target, encoding: Encoding = 'declared'): Promise<Found> {
  const keys: Keys | undefined = env.WORLD_FILE ? JSON.parse(readFileSync(env.WORLD_FILE, 'utf8')).keys : undefined
  const found: Found = new Map()
  for (const example of encoding === 'declared' ? cases(contract) : recoded())
    found.set(titleOf(example), faults(example, await send(url, requestOf(contract, example, keys, encoding))))
  return found
}

/** The cases whose body can have other encodings. What is not declared of a body is passed on as it is. */
function recoded(): Case[] {
  const isOpen = ({ body }: Case): boolean => body?.schema?.additionalProperties === true
  return [...cases(contract)].filter((example) => example.body && !isOpen(example) && !hasFiles(example))
}

function tellPairs(found: Found, examples: Case[]): boolean {
  const titles = examples.map(titleOf)
  const failed = titles.filter((title) => found.get(title)?.length !== 0)
  for (const title of failed) console.error([title, ...(found.get(title) ?? ['no answer'])].join('\n  '))
  console.log(`pairs: ${titles.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0
}

/** Has Dredd send every request. */
async function runDredd({ url, env }: Target): Promise<{ passed: boolean; found: Found }> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  try {
    const file = join(folder, 'contract.json')
    const examplesFile = join(folder, 'examples.json')
    const faultsFile = join(folder, 'faults')
    writeFileSync(examplesFile, JSON.stringify(document))
    writeFileSync(file, JSON.stringify(outline({ ...document, paths: contract.paths })))
    const dredd = join(dirname(contractTools().resolve('dredd/package.json')), 'bin/dredd')
    const args = [
      file,
      url,
      `--hookfiles=${join(root, 'contract-tests/dredd/hooks.cjs')}`,
      '--inline-errors',
      '--loglevel=error',
      '--no-color',
    ]
    const { code, output } = await finished(
      // Dredd's hooks import TypeScript.
      start(['--import', 'tsx', dredd, ...args], { ...process.env, ...env, CONTRACT_FILE: examplesFile, FAULTS_FILE: faultsFile }),
    )
    const counts = /complete: (\d+) passing, (\d+) failing, (\d+) errors, (\d+) skipped, (\d+) total/.exec(output)?.slice(1).map(Number)
    const [passing = 0, failing = 0, errors = 0, , total = 0] = counts ?? []
    // If the hooks cannot be loaded, Dredd runs its own transactions instead.
    const complete = total === [...cases(contract)].length
    const shown = complete ? output.split('\n').filter((line) => /^(fail|error): /.test(line)) : [output]
    for (const line of shown) console.error(`dredd: ${line}`)
    console.log(`dredd: ${passing} passed, ${failing + errors} failed`)
    const lines = existsSync(faultsFile) ? readFileSync(faultsFile, 'utf8').trimEnd().split('\n') : []
    return { passed: code === 0 && complete, found: new Map(lines.map((line) => JSON.parse(line))) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The operations of the contract, with what Dredd needs to create a transaction for each. The hooks add the examples. Dredd would copy all
 * schemas, which takes longer than sending every request.
 */
function outline({ openapi, info, paths }: Document): Document {
  const outlined: Contract['paths'] = {}
  for (const { path, method, operation } of operations({ paths })) {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    const withExamples = parameters.map(({ name }) => ({ name, in: 'path', required: true, schema: { type: 'string' }, example: '1' }))
    const { operationId, summary } = operation
    const outlinedOperation = { operationId, summary, parameters: withExamples, responses: { 200: { description: 'Success' } } }
    outlined[path] = { ...outlined[path], [method]: outlinedOperation as never }
  }
  return { openapi, info, paths: outlined }
}
