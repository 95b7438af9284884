// databases: once
// The rules of the architecture (docs/architecture.md) and of tests hold: the tools of `npm run check` and Vitest find each violation that is
// planted here, and name it.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filledCollections, typesOfOneName } from './checks.ts'
import { ROOMS } from './rooms.cjs'

/** Milliseconds for a tool on a busy machine. */
const SLOW = 120_000
const ROOT = new URL('..', import.meta.url).pathname

/** Code that breaks a rule, in a file that does not exist, and what a tool reports. */
type Violation = [rule: string, file: string, code: string, message: string | RegExp]

const FOUND_BY_LINT: Violation[] = [
  [
    'a handler that writes a row',
    'src/handlers/people/planted-write.ts',
    'export const mute = (topic: { update(columns: object): void }) => topic.update({ muted: true })',
    'Only actions write rows.',
  ],
  [
    'access/ that writes a row',
    'src/access/people/planted-write.ts',
    'export const forget = (rows: { destroy(options: object): void }) => rows.destroy({ where: { id: 1 } })',
    'Only actions write rows.',
  ],
  [
    "access/ that calls a model's method that writes",
    'src/access/groups/planted-write.ts',
    'export const keep = (UserGroup: { createValues(ids: number[]): void }) => UserGroup.createValues([1])',
    'Only actions write rows.',
  ],
  [
    'a handler that opens a transaction',
    'src/handlers/people/planted-transaction.ts',
    'export const inOne = (db: { transaction(work: () => void): void }) => db.transaction(() => {})',
    'Only change() opens a transaction',
  ],
  [
    'an action that opens a transaction of its own',
    'src/actions/people/planted-transaction.ts',
    'export const inOne = (db: { transaction(work: () => void): void }) => db.transaction(() => {})',
    'Only change() opens a transaction',
  ],
  [
    'a method of a library that is replaced',
    'src/models/planted-patch.ts',
    'export const quicken = (Query: { prototype: { run(): void } }) => {\n  Query.prototype.run = () => {}\n}',
    'A library is not patched',
  ],
  [
    'a private field of a library that is written',
    'src/models/planted-field.ts',
    'export const settle = (row: { _changed: Set<string> }) => {\n  row._changed = new Set()\n}',
    'A library is not patched',
  ],
  [
    'a handler that changes a row',
    'src/handlers/people/planted-row.ts',
    'export const mute = (updateRow: (topic: object, columns: object) => void) => updateRow({}, { muted: true })',
    'Only actions write rows.',
  ],
  [
    'a request that does not say where it came from',
    'src/http/pages/planted-context.ts',
    `import { type App, serverContext } from '../../context.ts'
     export const visit = (app: App, id: number) => serverContext(app, { id })`,
    'serverContext() is for work without a request',
  ],
  [
    'a time that is a Date',
    'src/actions/people/planted-date.ts',
    'export const later = (now: Date) => now.getTime() + 1',
    'Below http/, `now` is a number of UNIX seconds',
  ],
  [
    'a dialect branch outside of db/',
    'src/models/planted-dialect.ts',
    "export const isMysql = (sequelize: { getDialect(): string }) => sequelize.getDialect() === 'mysql'",
    'Only src/db/ may depend on the dialect',
  ],
]

const FOUND_BY_IMPORTS: Violation[] = [
  [
    'a circle of imports',
    'src/values/planted-a.ts',
    "import './planted-b.ts'\nexport const a = 1",
    /no-circular: src\/values\/planted-[ab]/,
  ],
  ['the way back of the circle', 'src/values/planted-b.ts', "import './planted-a.ts'\nexport const b = 1", /no-circular/],
  [
    'a circle of types',
    'src/events/planted-c.ts',
    "import type { D } from './planted-d.ts'\nexport type C = { d: D | undefined }",
    /no-circular: src\/events\/planted-[cd]/,
  ],
  [
    'its way back',
    'src/events/planted-d.ts',
    "import type { C } from './planted-c.ts'\nexport type D = { c: C | undefined }",
    /no-circular/,
  ],
  [
    'a part of the server that imports tests',
    'src/sandbox/planted-world.ts',
    "import '../testing/planted-p.ts'\nexport const q = 1",
    'the-server-imports-no-tests: src/sandbox/planted-world.ts',
  ],
  ['what it imports', 'src/testing/planted-p.ts', 'export const p = 1', 'src/sandbox/planted-world.ts → src/testing/planted-p.ts'],
  [
    'a handler that imports another',
    'src/handlers/people/planted-e.ts',
    "import './planted-write.ts'\nexport const e = 1",
    'handlers-do-not-import-each-other: src/handlers/people/planted-e.ts',
  ],
  [
    'a handler that refuses for lack of a right',
    'src/handlers/people/planted-rights.ts',
    "import { requireRight } from '../../values/rights.ts'\nrequireRight({ role: 400 }, 'owner')\nexport const g = 1",
    'handlers-refuse-nobody-for-lack-of-a-right: src/handlers/people/planted-rights.ts',
  ],
  [
    'a handler that asks a model',
    'src/handlers/people/planted-f.ts',
    "import { isMysql } from '../../models/planted-dialect.ts'\nexport const f = isMysql",
    'handlers-import-models-for-types-only: src/handlers/people/planted-f.ts',
  ],
  [
    'access/ that appends events',
    'src/access/people/planted-g.ts',
    "import type { C } from '../../events/planted-c.ts'\nexport type G = C",
    'access-imports-nothing-above: src/access/people/planted-g.ts',
  ],
  [
    'access/ that searches',
    'src/access/people/planted-i.ts',
    "import { j } from '../../narrow/planted-j.ts'\nexport const i = j",
    'access-imports-nothing-above: src/access/people/planted-i.ts',
  ],
  ['what it finds', 'src/narrow/planted-j.ts', 'export const j = 1', /planted-i\.ts/],
  [
    'receipts that ask access/',
    'src/receipts/planted-k.ts',
    "import { i } from '../access/people/planted-i.ts'\nexport const k = i",
    'receipts-imports-nothing-above: src/receipts/planted-k.ts',
  ],
  [
    'a presenter that knows more of http/ than its types',
    'src/present/planted-l.ts',
    "import { m } from '../http/planted-m.ts'\nexport const l = m",
    'present-imports-nothing-above: src/present/planted-l.ts',
  ],
  ['what it imports', 'src/http/planted-m.ts', 'export const m = 1', /planted-l\.ts/],
  ['a folder that is no room', 'src/elsewhere/planted-n.ts', 'export const n = 1', /planted-o\.ts/],
  [
    'a room that imports it',
    'src/values/planted-o.ts',
    "import { n } from '../elsewhere/planted-n.ts'\nexport const o = n",
    'values-imports-nothing-above: src/values/planted-o.ts',
  ],
  [
    'an action that knows HTTP',
    'src/actions/people/planted-h.ts',
    "import { e } from '../../handlers/people/planted-e.ts'\nexport const h = e",
    'actions-imports-nothing-above: src/actions/people/planted-h.ts',
  ],
]

/** What a type of events must tell, and code that tells it. */
const TOLD = {
  invalidates: '[]',
  changesViewOf: '() => []',
  endsSight: 'false',
  deliver: '(payload: object) => payload',
  seen: "'always'",
}
const FOUND_BY_THE_COMPILER: Violation[] = [
  [
    'a misspelt type of events',
    'src/actions/people/planted-event.ts',
    `import type { NewEvent } from '../../events/interfaces.ts'
     export const event: NewEvent = { type: 'alert_wordz', payload: { alert_words: [] }, audience: { to: 'realm' } }`,
    /alert_wordz/,
  ],
  ...Object.keys(TOLD).map(
    (name): Violation => [
      `a type of events that does not tell ${name}`,
      `src/events/types/planted-without-${name}.ts`,
      `import type { EventDefinition } from '../event.ts'
       export const planted = { ${Object.entries(TOLD).flatMap(([other, code]) => (other === name ? [] : `${other}: ${code}`))} } satisfies EventDefinition<object>`,
      new RegExp(`'${name}' is missing`),
    ],
  ),
  [
    'a handler of a public operation that reads the caller',
    'src/handlers/planted-public.ts',
    `import type { Handler } from '../http/handler.ts'
     export const getServerSettings: Handler<'getServerSettings'> = async ({ viewer }) => viewer as never`,
    /'viewer' does not exist on type 'PublicCtx'/,
  ],
]

/** Two exported types of one name. */
const TWINS: [file: string, code: string][] = [
  ['src/access/people/planted-twin.ts', 'export interface Twin {\n  id: number\n}'],
  ['src/actions/people/planted-twin.ts', 'export type Twin = string'],
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
  for (const name of ['biome.json', 'biome', '.dependency-cruiser.cjs', 'scripts/rooms.cjs', '.gitignore', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [, file, code] of [...FOUND_BY_LINT, ...FOUND_BY_IMPORTS]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  // What planted code imports, so that the import has a target.
  cpSync(join(ROOT, 'src/values/rights.ts'), join(folder, 'src/values/rights.ts'))
  for (const [file, code] of TWINS) writeFileSync(join(folder, file), `${code}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The tool's output for the planted files, and its exit code. */
function run(tool: string, ...options: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), options, { cwd: folder, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

test('Lint finds writes and transactions where they do not belong, and dialects outside of db/', { timeout: SLOW }, () => {
  const { status, output } = run('biome', 'check', '--max-diagnostics=none', '--colors=off', 'src')
  expect(status).not.toBe(0)
  for (const [rule, file, , message] of FOUND_BY_LINT) {
    const found = output.split(/(?=^src\/)/m).filter((part) => part.startsWith(file))
    expect(found.join(''), rule).toMatch(message)
  }
})

test('The rules of imports find circles, and imports from above or aside', { timeout: SLOW }, () => {
  const { status, output } = run('depcruise', 'src')
  expect(status).not.toBe(0)
  for (const [rule, , , message] of FOUND_BY_IMPORTS) expect(output, rule).toMatch(message)
})

test('The rule of memory finds collections that a module fills for itself', () => {
  const file = join(folder, 'src/actions/people/planted-memory.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `const names = new Map<number, string>()
     let ids: Set<number> | undefined
     export const known = new Recent<number, string>(1_000)
     const FIXED = new Set(['a', 'b'])
     const NONE: ReadonlySet<number> = new Set()
     export const use = () => { const own = new Map(); return [names, ids, FIXED, NONE, own] }`,
  )
  const found = filledCollections(folder).flatMap((line) => /planted-memory\.ts: (\w+) is filled/.exec(line)?.[1] ?? [])
  expect(found).toEqual(['names', 'ids', 'known'])
  rmSync(file)
})

test('Each folder of the server is a room of the diagram', () => {
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter((name) => name !== 'testing')
  expect(names.sort()).toEqual(ROOMS.flatMap(({ name, files }) => (files && name !== 'http' ? [] : [name])).sort())
})

test('Two exported types of one name are found', () => {
  expect(typesOfOneName(folder)).toEqual([['Twin', ['src/access/people/planted-twin.ts', 'src/actions/people/planted-twin.ts']]])
})

test('The compiler finds misspelt types of events, types that do not tell everything, and handlers of public operations that read a caller', {
  timeout: SLOW,
}, () => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: undefined }, ts.sys, ROOT)
  const planted = new Map(FOUND_BY_THE_COMPILER.map(([, file, code]) => [join(ROOT, file), code]))
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => planted.has(name) || fileExists(name)
  host.getSourceFile = (name, target) => {
    const code = planted.get(name)
    return code === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, code, target)
  }
  const program = ts.createProgram([...planted.keys()], options, host)
  for (const [rule, file, , message] of FOUND_BY_THE_COMPILER) {
    const errors = program.getSemanticDiagnostics(program.getSourceFile(join(ROOT, file)))
    expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'), rule).toMatch(message)
  }
})

test('Vitest finds a test that asserts nothing, and one whose assertions lie in a loop over nothing', { timeout: SLOW }, () => {
  const file = 'src/values/planted.test.ts'
  const planted: [file: string, code: string][] = [
    [
      file,
      `// databases: once
       import { expect, test } from 'vitest'
       test('says something', () => expect(1).toBe(1))
       test('says nothing', () => {})
       test('has nothing to go through', () => { for (const one of []) expect(one).toBe(1) })`,
    ],
    ['src/testing/databases.ts', 'export const setup = () => {}'],
  ]
  const imported = ['test-plan', 'programs'].map((name) => `scripts/${name}.ts`)
  for (const name of ['vitest.config.ts', 'scripts/test-seconds.json', ...imported])
    planted.push([name, readFileSync(join(ROOT, name), 'utf8')])
  for (const name of ['src/testing', 'contract-tests/flows', 'clients/typescript/src', 'clients/web/src', 'scripts'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const [name, code] of planted) writeFileSync(join(folder, name), code)
  // A short run names its files, of which this is none.
  vi.stubEnv('TEST_FILES', '')
  const { output } = run('vitest', 'run', '--reporter=json', file)
  vi.unstubAllEnvs()
  const { testResults } = JSON.parse(output.slice(output.indexOf('{')))
  const results = testResults[0].assertionResults.map((one: { title: string; status: string; failureMessages: string[] }) => [
    one.title,
    one.status,
    one.failureMessages.map((text) => text.split('\n')[0]),
  ])
  const failed = ['Error: expected any number of assertion, but got none']
  expect(results).toEqual([
    ['says something', 'passed', []],
    ['says nothing', 'failed', failed],
    ['has nothing to go through', 'failed', failed],
  ])
})
