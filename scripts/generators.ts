// `npm run tool -- generators [-- NAME ...]`: generates clients from the client bundle, checks their types, and has each of them hold one
// conversation with the mock and one with a fresh seeded server (contract-tests/generators). The first run installs the generators there.
// Part of `npm run tool -- clients`.

import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startSeeded } from '../contract-tests/seeded.ts'
import { users } from '../contract-tests/world.ts'
import { installPackages, installPython } from './installs.ts'
import { startMock } from './mock.ts'

interface Generator {
  language: 'typescript' | 'python'
  /** The program and its arguments. */
  generate: [program: string, ...args: string[]]
  /** The file that has the conversation with the generated client. */
  adapter: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, 'contract-tests/generators')
const npmBin = join(home, 'node_modules/.bin')
const pythonBin = join(home, '.venv/bin')
const bundle = join(root, 'src/generated/contract.client.json')

/** Literals in place of enumerations, and constrained values in place of numbered classes, of which there would be hundreds. */
const PYDANTIC_OPTIONS = [
  ...['--input', bundle, '--input-file-type', 'openapi', '--output', 'generated/models.py'],
  ...['--output-model-type', 'pydantic_v2.BaseModel', '--target-python-version', '3.11', '--formatters', 'builtin'],
  ...[
    '--enum-field-as-literal',
    'all',
    '--collapse-root-models',
    '--strict-nullable',
    '--use-annotated',
    '--use-union-operator',
    '--use-standard-collections',
  ],
]

const GENERATORS: Record<string, Generator> = {
  'openapi-typescript': {
    language: 'typescript',
    generate: [join(root, 'node_modules/.bin/openapi-typescript'), bundle, '--output', 'generated/openapi-typescript.ts'],
    adapter: 'openapi-fetch.ts',
  },
  'hey-api': {
    language: 'typescript',
    generate: [join(npmBin, 'openapi-ts'), '--input', bundle, '--output', 'generated/hey-api', '--no-log-file'],
    adapter: 'hey-api.ts',
  },
  orval: {
    language: 'typescript',
    generate: [join(npmBin, 'orval'), '--input', bundle, '--output', 'generated/orval.ts', '--client', 'fetch', '--mode', 'single'],
    adapter: 'orval.ts',
  },
  'openapi-python-client': {
    language: 'python',
    generate: [
      join(pythonBin, 'openapi-python-client'),
      'generate',
      '--path',
      bundle,
      '--output-path',
      'generated/parley',
      '--meta',
      'none',
    ],
    adapter: 'openapi_client.py',
  },
  pydantic: {
    language: 'python',
    generate: [join(pythonBin, 'datamodel-codegen'), ...PYDANTIC_OPTIONS],
    adapter: 'pydantic_models.py',
  },
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GENERATORS)
const failures: string[] = []
const chosen = names.map((name) => {
  const generator = GENERATORS[name]
  if (!generator) throw new Error(`there is no generator '${name}'. The generators are ${Object.keys(GENERATORS).join(', ')}`)
  return { name, ...generator }
})
const run = promisify(execFile)
const inTypeScript = chosen.some(({ language }) => language === 'typescript')
const inPython = chosen.filter(({ language }) => language === 'python').map(({ adapter }) => adapter)
if (inTypeScript) installPackages(home)
if (inPython.length > 0) installPython(home)
rmSync(join(home, 'generated'), { recursive: true, force: true })
mkdirSync(join(home, 'generated'))
for (const { name, generate } of chosen) await attempt(`${name} generates`, () => quietly(...generate))
if (inTypeScript)
  await attempt('the types of TypeScript are correct', () =>
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', home]),
  )
if (inPython.length > 0) await attempt('the types of Python are correct', () => run(join(pythonBin, 'mypy'), inPython, { cwd: home }))
await converse('mock')
await converse('single')
for (const failure of failures) console.error(failure)
console.log(`${failures.length === 0 ? 'all' : `${failures.length} failures:`} ${names.join(', ')}`)
process.exitCode = failures.length > 0 ? 1 : 0

async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  try {
    await work()
    console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string }
    failures.push(`${what}: FAILED\n${message}\n${stdout}`)
  }
}

/** Runs a generator. Rejects also when the generator prints a warning. */
async function quietly(program: string, ...args: string[]): Promise<void> {
  const { stdout, stderr } = await run(program, args, { cwd: home, env: { ...process.env, PATH: `${pythonBin}:${process.env.PATH}` } })
  if (/warn/i.test(stdout + stderr)) throw new Error(stdout + stderr)
}

/** Every client talks to the target, one after the other. */
async function converse(target: 'mock' | 'single'): Promise<void> {
  const { url, key, stop } = await start(target)
  const env = { ...process.env, TARGET: target, API_URL: `${url}/api/v1`, API_EMAIL: users.member.email, API_KEY: key }
  try {
    for (const { name, language, adapter } of chosen) {
      const [program, ...args] = language === 'typescript' ? [process.execPath, '--import', 'tsx'] : [join(pythonBin, 'python')]
      await attempt(`${name} talks to ${target === 'mock' ? 'the mock' : 'the server'}`, () =>
        run(program as string, [...args, adapter], { cwd: home, env, timeout: 60_000 }),
      )
    }
  } finally {
    await stop()
  }
}

async function start(target: 'mock' | 'single'): Promise<{ url: string; key: string; stop(): Promise<void> }> {
  if (target === 'mock') {
    const { url, close } = await startMock('127.0.0.1', 0)
    return { url, key: 'any', stop: close }
  }
  const { site, server, keys } = await startSeeded('')
  return { url: server.url, key: keys.member ?? '', stop: site.remove }
}
