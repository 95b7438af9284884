// What clients need beyond `npm test`: `npm run tool -- clients` runs all of it, as CI does after that, and `generators`, `published-clients` and
// `spectral` one part. Needs Python. Packages are installed once, next to the files that pin them.

import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startLater } from '../contract-tests/generators/later.ts'
import { startSeeded } from '../contract-tests/seeded.ts'
import { createSite } from '../contract-tests/server.ts'
import { users } from '../src/sandbox/world.ts'
import { installPackages, installPython } from './installs.ts'
import { startMock } from './mock.ts'
import { NONE, runStages, type Stage, sum } from './stages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

/** Each part, by its name. Returns whether it has passed. */
const PARTS: Record<string, (asked: string[]) => Promise<boolean> | boolean> = {
  all: runAll,
  generators: useGenerators,
  'published-clients': usePublishedClients,
  spectral: lintBySpectral,
}

/**
 * Spectral and Redocly lint the contract and the client bundle. The example pairs run in each encoding, and with the client bundle. Generated clients talk to mock and server,
 * and published clients to the server.
 */
async function runAll(): Promise<boolean> {
  const stage = (name: string, script: string, ...args: string[]): Stage => ({ name, args: ['run', '-s', script, '--', ...args] })
  const pairs = (target: string, ...options: string[]): Stage =>
    stage(`example pairs ${options.join(' ')} on ${target}`, 'conformance', '--target', target, ...options)
  /** The lanes run at the same time and take about equally long. */
  const lanes: Stage[][] = [
    [stage('generated clients', 'tool', 'generators')],
    [
      stage('Spectral', 'tool', 'spectral'),
      stage('published clients', 'tool', 'published-clients'),
      ...['mock', 'single'].flatMap((target) => [
        pairs(target, '--document', 'contract.client'),
        pairs(target, '--encoding', 'json'),
        pairs(target, '--encoding', 'multipart'),
      ]),
    ],
  ]
  // Before the stages that need it, because they would not wait for each other's build.
  const built = await runStages([stage('build', 'build')], process.env)
  const outcomes = [...built, ...(await Promise.all(lanes.map((stages) => runStages(stages, process.env)))).flat()]
  const { passed, failed } = outcomes.reduce(sum, NONE)
  for (const { name } of outcomes.filter((outcome) => outcome.failed > 0)) console.log(`failed: ${name}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

/**
 * Spectral lints the contract and the client bundle with its ruleset `oas`, and Redocly the client bundle with its strictest. Any finding is a
 * failure. It takes longer than all other checks of the contract together.
 */
function lintBySpectral(): boolean {
  const home = join(root, 'contract-tests/spectral')
  installPackages(home)
  const spectral = (document: string, ruleset: string): boolean => {
    const args = ['lint', document, '--ruleset', ruleset, '--fail-severity', 'hint', '--display-only-failures']
    return passes(join(home, 'node_modules/.bin/spectral'), args, home)
  }
  const redocly = ['lint', '--config', 'redocly.yaml', bundle]
  return [
    spectral(join(root, 'src/generated/contract.json'), 'ruleset.yaml'),
    spectral(bundle, 'client-bundle.yaml'),
    passes(join(root, 'node_modules/.bin/redocly'), redocly, home),
  ].every(Boolean)
}

function passes(program: string, args: string[], cwd: string): boolean {
  try {
    execFileSync(program, args, { cwd, stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/**
 * Unchanged clients, published by others, talk to a fresh server through its gateway (src/compat). zulip-term needs Python 3.10 on the path, in
 * pyenv, or at PYTHON_3_10. Without it, zulip-term is skipped.
 */
async function usePublishedClients(): Promise<boolean> {
  const home = join(root, 'contract-tests/published')
  const terminal = join(home, 'terminal')
  installPackages(home)
  const older = [process.env.PYTHON_3_10, 'python3.10', ...pythonsOfPyenv()].find((program) => program && works(program))
  const conversations: [program: string, file: string][] = [
    [installPython(home), 'zulip_client.py'],
    [installPython(home), 'example_bots.py'],
    [process.execPath, 'zulip-js.mjs'],
  ]
  // First, so that the conversation fits into its window.
  if (older) conversations.unshift([installPython(terminal, older), 'zulip_term.py'])
  else console.log('zulip-term: skipped, because there is no Python 3.10')

  const site = await createSite('')
  try {
    const { url, demo } = await site.start()
    const { member, member2, owner, bot } = (await demo()).users
    const accounts = [member, member2, owner, bot].map(({ email, api_key }, i) => ({
      [`EMAIL_${i + 1}`]: email,
      [`KEY_${i + 1}`]: api_key,
    }))
    const env = Object.assign({ ...process.env, SITE: `${url}/zulip` }, ...accounts)
    for (const [program, file] of conversations) execFileSync(program, [file], { cwd: home, env, stdio: 'inherit', timeout: 180_000 })
  } finally {
    await site.remove()
  }
  return true
}

function works(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Each Python 3.10 that pyenv has. */
function pythonsOfPyenv(): string[] {
  if (!works('pyenv')) return []
  const root = execFileSync('pyenv', ['root'], { encoding: 'utf8' }).trim()
  const versions = execFileSync('pyenv', ['versions', '--bare'], { encoding: 'utf8' }).split('\n')
  return versions.filter((version) => version.startsWith('3.10.')).map((version) => join(root, 'versions', version, 'bin/python'))
}

interface Generator {
  language: 'typescript' | 'python'
  /** The program and its arguments. */
  generate: [program: string, ...args: string[]]
  /** The file that has the conversation with the generated client. */
  adapter: string
}

const generated = join(root, 'contract-tests/generators')
const npmBin = join(generated, 'node_modules/.bin')
const pythonBin = join(generated, '.venv/bin')
const bundle = join(root, 'src/generated/contract.client.json')

/** The models run without the last three options, of which mypy needs the first, and short names the others. */
const PYDANTIC_OPTIONS = [
  ...['--input', bundle, '--input-file-type', 'openapi', '--output', 'generated/models.py'],
  ...['--output-model-type', 'pydantic_v2.BaseModel', '--formatters', 'builtin'],
  ...['--use-annotated', '--enum-field-as-literal', 'one'],
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

const failures: string[] = []
const TARGETS = { mock: 'the mock', single: 'the server', later: 'a server of a later version' } as const
type Target = keyof typeof TARGETS

/**
 * Generates clients from the client bundle, all or those named, checks their types, and has each of them hold one conversation with the mock and
 * one with a fresh seeded server (contract-tests/generators).
 */
async function useGenerators(asked: string[]): Promise<boolean> {
  const names = asked.length > 0 ? asked : Object.keys(GENERATORS)
  const chosen = names.map((name) => {
    const generator = GENERATORS[name]
    if (!generator) throw new Error(`there is no generator '${name}'. The generators are ${Object.keys(GENERATORS).join(', ')}`)
    return { name, ...generator }
  })
  const inTypeScript = chosen.some(({ language }) => language === 'typescript')
  const inPython = chosen.filter(({ language }) => language === 'python').map(({ adapter }) => adapter)
  if (inTypeScript) installPackages(generated)
  if (inPython.length > 0) installPython(generated)
  rmSync(join(generated, 'generated'), { recursive: true, force: true })
  mkdirSync(join(generated, 'generated'))
  for (const { name, generate } of chosen) await attempt(`${name} generates`, () => quietly(...generate))
  if (inTypeScript)
    await attempt('the types of TypeScript are correct', () =>
      run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', generated]),
    )
  if (inPython.length > 0)
    await attempt('the types of Python are correct', () => run(join(pythonBin, 'mypy'), inPython, { cwd: generated }))
  await converse('mock', chosen)
  await converse('single', chosen)
  await converse('later', chosen)
  for (const failure of failures) console.error(failure)
  console.log(`${failures.length === 0 ? 'all' : `${failures.length} failures:`} ${names.join(', ')}`)
  return failures.length === 0
}

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
  const { stdout, stderr } = await run(program, args, { cwd: generated, env: { ...process.env, PATH: `${pythonBin}:${process.env.PATH}` } })
  if (/warn/i.test(stdout + stderr)) throw new Error(stdout + stderr)
}

/** Every client talks to the target, one after the other. */
async function converse(target: Target, chosen: readonly ({ name: string } & Generator)[]): Promise<void> {
  const { url, key, stop } = await start(target)
  const env = { ...process.env, TARGET: target, API_URL: `${url}/api/v1`, API_EMAIL: users.member.email, API_KEY: key }
  try {
    for (const { name, language, adapter } of chosen) {
      const [program, ...args] = language === 'typescript' ? [process.execPath, '--import', 'tsx'] : [join(pythonBin, 'python')]
      await attempt(`${name} talks to ${TARGETS[target]}`, () =>
        run(program as string, [...args, adapter], { cwd: generated, env, timeout: 60_000 }),
      )
    }
  } finally {
    await stop()
  }
}

async function start(target: Target): Promise<{ url: string; key: string; stop(): Promise<void> }> {
  if (target === 'mock') {
    const { url, close } = await startMock('127.0.0.1', 0)
    return { url, key: 'any', stop: close }
  }
  const { site, server, keys } = await startSeeded('')
  const key = keys.member ?? ''
  if (target === 'single') return { url: server.url, key, stop: site.remove }
  const { url, stop } = await startLater(server.url)
  return { url, key, stop: () => stop().finally(site.remove) }
}

const [part = 'all', ...asked] = process.argv.slice(2)
process.exitCode = (await PARTS[part]?.(asked)) ? 0 : 1
