// What clients need beyond `npm test`: `npm run tool -- clients` runs all of it, as CI does after that, and `generators`, `published-clients` and
// `spectral` one part. Needs Python and Go. Packages are installed once, next to the files that pin them.

import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startLater } from '../contract-tests/generators/later.ts'
import { compared } from '../contract-tests/generators/operations.ts'
import { folderOf, GENERATORS, type Generator } from '../contract-tests/generators/table.ts'
import { startSandbox } from '../contract-tests/sandbox-process.ts'
import { startSeeded } from '../contract-tests/seeded.ts'
import { createSite } from '../contract-tests/server.ts'
import { users } from '../src/sandbox/world.ts'
import { installPackages, installPython } from './installs.ts'
import { NONE, runStages, type Stage, sum } from './stages.ts'
import { withoutUnions } from './without-unions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)
const bundle = join(root, 'src/generated/contract.client.json')

/** Each part, by its name. Returns whether it has passed. */
const PARTS: Record<string, (asked: string[]) => Promise<boolean> | boolean> = {
  all: runAll,
  generators: useGenerators,
  'published-clients': usePublishedClients,
  spectral: lintBySpectral,
}

/**
 * Spectral and Redocly lint the contract and the client bundle. The example pairs run in each encoding, and with the client bundle. Generated clients talk to sandbox
 * and server, and published clients to the server. Schemathesis follows the links of the contract.
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
      stage('links between operations', 'tool', 'schemathesis', '--phases', 'stateful', '--time', '15'),
      stage('Dredd without hooks', 'tool', 'dredd'),
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

const home = join(root, 'contract-tests/generators')
const npmBin = join(home, 'node_modules/.bin')
const pythonBin = join(home, '.venv/bin')
/** The generated clients, and the installer's Go, which is not on the PATH. */
const GOBIN = join(home, 'generated/bin')
const PATH = [npmBin, join(root, 'node_modules/.bin'), pythonBin, GOBIN, process.env.PATH, '/usr/local/go/bin'].join(delimiter)
/** A compiler of a machine with nothing yet downloads what it needs. */
const COMPILING_MS = 20 * 60_000
const inHome = { cwd: home, env: { ...process.env, PATH, GOBIN }, maxBuffer: 2 ** 26, timeout: COMPILING_MS }

/** What a language needs, and how its programs are checked or compiled, and run. */
interface Language {
  /** The programs that it needs. Without them its generators are left out. */
  needs: string[]
  install(): void
  compile(adapters: string[]): Promise<unknown>
  run(adapter: string): [program: string, ...args: string[]]
}
const LANGUAGES: Record<Generator['language'], Language> = {
  TypeScript: {
    needs: [],
    install: () => installPackages(home),
    compile: () => run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', home]),
    run: (adapter) => [process.execPath, '--import', 'tsx', adapter],
  },
  Python: {
    needs: ['python3'],
    install: () => void installPython(home),
    compile: (adapters) => run(join(pythonBin, 'mypy'), adapters, inHome),
    run: (adapter) => [join(pythonBin, 'python'), adapter],
  },
  Go: {
    needs: ['go'],
    install: () => execFileSync('go', ['install', 'tool'], { ...inHome, stdio: 'inherit' }),
    compile: async (adapters) => {
      for (const adapter of adapters) await run('go', ['build', '-o', `generated/${adapter}.exe`, adapter, 'conversation.go'], inHome)
    },
    run: (adapter) => [join(home, `generated/${adapter}.exe`)],
  },
  Java: {
    needs: ['java', 'mvn'],
    install: installOpenapiGenerator,
    compile: async (adapters) => {
      for (const adapter of adapters) {
        const folder = `generated/${adapter}`
        await compileByMaven(`${folder}/api/pom.xml`, join(home, folder, 'classpath.txt'))
        await run('javac', ['-d', `${folder}/target/classes`, '-cp', classPath(adapter), `java/${adapter}/Adapter.java`], inHome)
      }
    },
    run: (adapter) => ['java', '-cp', classPath(adapter), 'Adapter'],
  },
  Kotlin: {
    needs: ['java', 'mvn'],
    install: installOpenapiGenerator,
    compile: () => compileByMaven('kotlin/pom.xml', join(home, 'generated/kotlin/classpath.txt')),
    run: (adapter) => ['java', '-cp', classPath(adapter), 'MainKt'],
  },
  Rust: {
    needs: ['java', 'mvn', 'cargo'],
    install: installOpenapiGenerator,
    compile: async () => {
      await rm(rustProgram, { force: true })
      await run('cargo', ['build', '--quiet', '--manifest-path', 'rust/Cargo.toml'], inHome)
    },
    run: () => [rustProgram],
  },
}

/** Beside what it is built from, so that its dependencies are compiled once. */
const rustProgram = join(home, 'rust/target/debug/conversation')
function installOpenapiGenerator(): void {
  execFileSync('mvn', ['-q', '-f', 'java/pom.xml', 'dependency:copy'], { ...inHome, stdio: 'inherit' })
}
const compileByMaven = (project: string, classPathFile: string): Promise<unknown> =>
  run('mvn', ['-q', '-f', project, 'compile', 'dependency:build-classpath', `-Dmdep.outputFile=${classPathFile}`], inHome)
const classPath = (adapter: string): string => {
  const folder = join(home, 'generated', adapter)
  const classes = ['api/target/classes', 'target/classes'].map((one) => join(folder, one))
  return [...classes, readFileSync(join(folder, 'classpath.txt'), 'utf8')].join(delimiter)
}

const failures: string[] = []
const TARGETS = { sandbox: 'the sandbox', single: 'the server', later: 'a server of a later version' } as const
type Target = keyof typeof TARGETS

/**
 * Generates clients from the client bundle, those named or else all that take no minutes, by the commands of the guide, compiles them, and has
 * each of them hold one conversation with a sandbox, one with a fresh seeded server, and one with a later server (contract-tests/generators).
 */
async function useGenerators(asked: string[]): Promise<boolean> {
  const unknown = asked.filter((name) => name !== 'slow' && !GENERATORS.some((one) => one.name === name))
  if (unknown.length > 0) throw new Error(`'${unknown}' is not 'slow' or one of: ${GENERATORS.map(({ name }) => `'${name}'`).join(' ')}`)
  const wanted = GENERATORS.filter(
    ({ name, isSlow = false }) => asked.includes(name) || (isSlow ? asked.includes('slow') : asked.length === 0),
  )
  const chosen = wanted.filter(({ name, language }) => {
    const missing = LANGUAGES[language].needs.filter((program) => !isOnPath(program))
    if (missing.length > 0) console.log(`${name}: skipped, because there is no ${missing.join(' and no ')}`)
    return missing.length === 0
  })
  rmSync(join(home, 'generated'), { recursive: true, force: true })
  mkdirSync(join(home, 'generated'))
  writeFileSync(flat, JSON.stringify(withoutUnions(JSON.parse(readFileSync(bundle, 'utf8')))))
  for (const language of new Set(chosen.map((one) => one.language))) {
    const those = chosen.filter((one) => one.language === language)
    LANGUAGES[language].install()
    for (const generator of those) await attempt(`${generator.name} generates`, () => generate(generator))
    await attempt(`${language} compiles`, () => LANGUAGES[language].compile(those.map(({ adapter }) => adapter)))
  }
  for (const target of ['sandbox', 'single', 'later'] as const) await converse(target, chosen)
  for (const { name, keepsFields } of chosen) {
    const did = used.get(name) ?? []
    console.log(`${name} ${versionOf(name)}: ${did.join('; ') || 'nothing'}; ${keepsFields ? 'keeps' : 'ignores'} unknown fields`)
  }
  for (const failure of failures) console.error(failure)
  console.log(`${chosen.length} generators, ${failures.length} failures`)
  return failures.length === 0
}

const isOnPath = (program: string): boolean => PATH.split(delimiter).some((folder) => existsSync(join(folder, program)))

async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  try {
    await work()
    console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string }
    failures.push(`${what}: FAILED\n${message.slice(0, 5000)}\n${stdout.slice(0, 5000)}`)
  }
}

/** What generators print that is no warning about the bundle: notes that names of headers are written in another way, and that go unused. */
const HARMLESS = /is not canonical|String validator cannot be applied|^\[main\] |^\s*$/

/** The rows of the guide: a generator's version, and the command that makes a client of BUNDLE. */
const guide = new Map(
  [...readFileSync(join(root, 'docs/clients/generators.md'), 'utf8').matchAll(/^\| (\S.*?) \| ([\d.]+) \| `(.+?)` \|/gm)].map(
    ([, name = '', version = '', command = '']) => [name, { version, command }] as const,
  ),
)
const versionOf = (name: string): string => guide.get(name)?.version ?? ''

/** The bundle as `parley contract --without-unions` prints it. */
const flat = join(home, 'generated/without-unions.json')

/** Runs a generator as the guide says. Rejects also when the generator prints a warning. */
async function generate(generator: Generator): Promise<void> {
  const cwd = join(home, 'generated', folderOf(generator))
  mkdirSync(cwd, { recursive: true })
  const command = `${guide.get(generator.name)?.command} ${generator.options ?? ''}`
    .replace('BUNDLE', bundle)
    .replace('FLAT', flat)
    .replace('openapi-generator-cli.jar', join(home, 'generated/openapi-generator-cli.jar'))
  const { stdout, stderr } = await run('sh', ['-c', command], { ...inHome, cwd, timeout: 300_000 })
  const warnings = `${stdout}\n${stderr}`.split('\n').filter((line) => /warn/i.test(line) && !HARMLESS.test(line))
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}

/** What each client has done, by its generator's name. */
const used = new Map<string, string[]>()

/** Every client talks to the target, one after the other. */
async function converse(target: Target, chosen: readonly Generator[]): Promise<void> {
  const { url, key, stop } = await start(target)
  const { email } = users.member
  const env = { ...inHome.env, API_URL: `${url}/api/v1`, API_EMAIL: email, API_KEY: key }
  try {
    for (const { name, language, adapter, keepsFields } of chosen)
      await attempt(`${name} talks to ${TARGETS[target]}`, async () => {
        const [program, ...args] = LANGUAGES[language].run(adapter)
        const { stdout } = await run(program, args, { ...inHome, env, timeout: 60_000 })
        const { operations, events } = compared(stdout, email, target === 'later', keepsFields)
        const did = `${operations} operations and ${events} types of events with ${TARGETS[target]}`
        used.set(name, [...(used.get(name) ?? []), did])
      })
  } finally {
    await stop()
  }
}

async function start(target: Target): Promise<{ url: string; key: string; stop(): Promise<unknown> }> {
  if (target === 'sandbox') {
    const { url, end } = await startSandbox()
    return { url, key: 'any', stop: end }
  }
  const { site, server, keys } = await startSeeded('')
  const key = keys.member ?? ''
  if (target === 'single') return { url: server.url, key, stop: site.remove }
  const { url, stop } = await startLater(server.url)
  return { url, key, stop: () => stop().finally(site.remove) }
}

const [part = 'all', ...asked] = process.argv.slice(2)
process.exitCode = (await PARTS[part]?.(asked)) ? 0 : 1
