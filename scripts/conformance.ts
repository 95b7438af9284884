// `npm run conformance -- --target mock|single [--database sqlite|mysql]`: holds a fresh target against the contract, first
// with every example pair, then, on another fresh one because cases change things, with Dredd. Exits with 1 on any failure.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Contract, cases, operations } from '../contract-tests/cases.ts'
import { createSite } from '../contract-tests/server.ts'
import { dereference } from './bundle.ts'
import { contractTools } from './contract-tools.ts'
import { ensureServices } from './services.ts'

interface Options {
  target: 'mock' | 'single'
  database: 'sqlite' | 'mysql'
}
interface Target {
  url: string
  /** TARGET, TARGET_URL and, but for the mock, WORLD_FILE and TEST_DATABASE. */
  env: NodeJS.ProcessEnv
  stop(): Promise<void>
}
interface Outcome {
  code: number | null
  output: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const contractText = readFileSync(join(root, 'src/generated/contract.json'), 'utf8')
const contract = dereference(JSON.parse(contractText))
const children = new Set<ChildProcess>()

let stopping = false

const options = readOptions()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // What they were needed for fails then, and the targets are stopped on the way out.
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  })
try {
  const passed = [await onFreshTarget(options, runPairs), await onFreshTarget(options, runDredd)]
  process.exitCode = passed.every(Boolean) ? 0 : 1
} catch (error) {
  console.error(`conformance: ${stopping ? 'stopped' : (error as Error).message}`)
  process.exitCode = 1
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({ options: { target: { type: 'string' }, database: { type: 'string', default: 'sqlite' } } })
    const { target, database } = values
    if (target !== 'mock' && target !== 'single') throw new Error(`--target must be mock or single, not '${target ?? ''}'`)
    if (database !== 'sqlite' && database !== 'mysql') throw new Error(`--database must be sqlite or mysql, not '${database}'`)
    return { target, database }
  } catch (error) {
    console.error(`conformance: ${(error as Error).message}`)
    process.exit(2)
  }
}

async function onFreshTarget(options: Options, run: (target: Target) => Promise<boolean>): Promise<boolean> {
  const target = options.target === 'mock' ? await startMock() : await startSeededServer(options.database)
  try {
    return await run(target)
  } finally {
    await target.stop()
  }
}

async function startMock(): Promise<Target> {
  const child = start('scripts/mock.ts', [], { ...process.env, MOCK_PORT: '0' })
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
    env: { TARGET: 'mock', TARGET_URL: url },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function startSeededServer(database: Options['database']): Promise<Target> {
  const site = await createSite(database === 'mysql' ? (await ensureServices()).databaseUrl : '')
  try {
    const seeded = await finished(start('scripts/seed.ts', [], site.env))
    if (seeded.code !== 0) throw new Error(`the seed world could not be created:\n${seeded.output}`)
    const { url } = await site.startWithRelay()
    const env = { TARGET: 'single', TARGET_URL: url, WORLD_FILE: join(site.dataDir, 'world.json'), TEST_DATABASE: database }
    return { url, env, stop: site.remove }
  } catch (error) {
    await site.remove()
    throw error
  }
}

/** Starts a script, a TypeScript one or not. Throws once this process has been told to stop. */
function start(script: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  if (stopping) throw new Error('stopped')
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
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

interface VitestReport {
  testResults: { name: string; assertionResults: { status: string; title: string; failureMessages: string[] }[] }[]
}

async function runPairs({ env }: Target): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  try {
    const file = join(folder, 'report.json')
    const args = ['run', '--config', 'contract-tests/vitest.config.ts', '--reporter=json', `--outputFile=${file}`]
    const { code, output } = await finished(start('node_modules/vitest/vitest.mjs', args, { ...process.env, ...env }))
    if (!existsSync(file)) throw new Error(`vitest has made no report:\n${output}`)
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
    const results = testResults.flatMap(({ assertionResults }) => assertionResults)
    const failed = results.filter(({ status }) => status === 'failed')
    for (const { title, failureMessages } of failed) console.error([title, ...failureMessages.flatMap(withoutStack)].join('\n  '))
    if (code !== 0 && failed.length === 0) console.error(output)
    const pairs = testResults.find(({ name }) => name.endsWith('examples.test.ts'))?.assertionResults ?? []
    const count = (wanted: string): number => pairs.filter(({ status }) => status === wanted).length
    console.log(`pairs: ${count('passed')} passed, ${count('failed')} failed`)
    return code === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function withoutStack(message: string): string[] {
  return message.split('\n').filter((line) => line !== '' && !line.startsWith('    at '))
}

async function runDredd({ url, env }: Target): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  try {
    const file = join(folder, 'contract.json')
    writeFileSync(file, JSON.stringify(withSingleExamples(JSON.parse(contractText))))
    const dredd = join(dirname(contractTools().resolve('dredd/package.json')), 'bin/dredd')
    const args = [
      file,
      url,
      `--hookfiles=${join(root, 'contract-tests/dredd/hooks.cjs')}`,
      '--inline-errors',
      '--loglevel=error',
      '--no-color',
    ]
    const { code, output } = await finished(start(dredd, args, { ...process.env, ...env }))
    const counts = /complete: (\d+) passing, (\d+) failing, (\d+) errors, (\d+) skipped, (\d+) total/.exec(output)?.slice(1).map(Number)
    const [passing = 0, failing = 0, errors = 0, , total = 0] = counts ?? []
    // When the hooks could not be loaded Dredd runs transactions of its own instead.
    const complete = total === [...cases(contract)].length
    const shown = complete ? output.split('\n').filter((line) => /^(fail|error): /.test(line)) : [output]
    for (const line of shown) console.error(`dredd: ${line}`)
    console.log(`dredd: ${passing} passed, ${failing + errors} failed`)
    return code === 0 && complete
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Dredd refuses a required parameter without an `example`: it does not know `examples`, nor parameters that are JSON. */
function withSingleExamples(document: unknown): unknown {
  for (const { operation } of operations(document as Contract))
    for (const parameter of operation.parameters ?? []) {
      if (!parameter.required) continue
      const json = parameter.content?.['application/json']
      const [first] = Object.values(parameter.examples ?? json?.examples ?? {})
      delete parameter.examples
      delete parameter.content
      Object.assign(parameter, json ? { schema: { type: 'string' }, example: JSON.stringify(first?.value) } : { example: first?.value })
    }
  return document
}
