// databases: once

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { readConcernedTests } from './concerned-tests.ts'
import { chooseFiles, planTests, programsFor, projectsOf, readTests, remainder, SECONDS, seedOf, slowest, testFile } from './test-plan.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('the test plan', () => {
  it('without Redis or Chromium tests SQLite, and names the command that installs them', () => {
    const plan = planTests({}, ['redis', 'chromium'])
    expect(plan).toMatchObject({ databases: ['sqlite'] })
    expect(plan.notice).toContain('apt-get install --no-install-recommends redis-server chromium\n')
  })

  it.each([
    ['in CI', { CI: 'true' }, ['chromium']],
    ['in CI', { CI: 'true' }, ['mysql']],
    ['where MariaDB is named', { TEST_DATABASES: 'mariadb' }, ['mariadb']],
    ['where several are named', { TEST_DATABASES: 'sqlite,mysql' }, ['redis']],
  ] as const)('tests nothing if a program is missing %s', (_, env, missing) => {
    expect(planTests(env, missing)).toMatchObject({ databases: [], refusal: expect.stringContaining(`The tests need ${missing[0]}`) })
  })

  it('tests everything if no requested program is missing', () => {
    expect(programsFor({ TEST_DATABASES: 'sqlite' })).toEqual(['chromium'])
    expect(programsFor({ TEST_BROWSER: 'none' })).toEqual([])
    expect(programsFor({ TEST_BROWSER: 'none', CI: 'true' })).toEqual(['mariadb', 'mysql', 'redis', 'nginx'])
    expect(planTests({ CI: 'true' }, [])).toEqual({ databases: ['sqlite', 'mariadb', 'mysql'] })
  })

  it('leaves out MySQL in CI only where the databases are named without it, and otherwise says how to have it', () => {
    const env = { CI: 'true', TEST_DATABASES: 'sqlite,mariadb' }
    expect(programsFor(env)).toEqual(['mariadb', 'redis', 'nginx', 'chromium'])
    expect(planTests(env, [])).toEqual({ databases: ['sqlite', 'mariadb'] })
    expect(planTests({ CI: 'true' }, ['mysql']).refusal).toMatch(
      /^The tests need mysql\. [\s\S]*leave it out: TEST_DATABASES=sqlite,mariadb$/,
    )
    expect(() => planTests({ TEST_DATABASES: 'postgres' }, [])).toThrow(
      "some of sqlite, mariadb and mysql, separated by commas, not 'postgres'",
    )
  })
})

describe('the markers in the first lines of a test file', () => {
  const first = (...lines: string[]) =>
    testFile('a.test.ts', [...lines, '', "import { test } from 'vitest'", '// databases: once'].join('\n'))
  const tests = [
    { path: 'plain' },
    { path: 'both', databases: 'both' },
    { path: 'once', databases: 'once' },
    { path: 'process', databases: 'both', run: 'full' },
    { path: 'page', databases: 'once', run: 'full' },
  ] as const

  it('are comments, which need not be the first', () => {
    expect(first()).toEqual({ path: 'a.test.ts' })
    expect(first('// databases: both')).toEqual({ path: 'a.test.ts', databases: 'both' })
    expect(first('// What it tests.', '// databases: once', '// run: full')).toEqual({
      ...{ path: 'a.test.ts', databases: 'once', run: 'full' },
    })
    expect(() => first('// databases: mysql')).toThrow("a.test.ts: '// databases:' must be once or both, not 'mysql'")
    expect(() => first('// run: nightly')).toThrow("a.test.ts: '// run:' must be full, not 'nightly'")
  })

  it('decide what runs on a database server', () => {
    const all = ['plain', 'both', 'process']
    const once = ['once', 'page']
    const full = projectsOf(tests, { CI: 'true', TEST_SEED: '1' })
    expect(full).toMatchObject({ sqlite: all, mariadb: expect.arrayContaining(['both', 'process']), once })
    expect(full.mysql).not.toContain('plain')
    expect(projectsOf(tests, { CI: 'true', TEST_RUN: 'whole' })).toEqual({ sqlite: all, mariadb: all, mysql: all, once })
    expect(projectsOf(tests, { TEST_FILES: 'plain,page' })).toEqual({ sqlite: ['plain'], once: ['page'] })
  })

  it('send a sample of the others to MariaDB in a full run, by its seed', () => {
    const many = Array.from({ length: 1600 }, (_, i) => ({ path: `file ${i}` }))
    const [one, other] = ['1', '2'].map((seed) => projectsOf(many, { CI: 'true', TEST_SEED: seed }).mariadb ?? [])
    expect([one?.length, other?.length].every((count = 0) => count > 25 && count < 80)).toBe(true)
    const differing = many.map(({ path }) => ({ path, databases: 'both' as const }))
    expect(projectsOf(differing, { CI: 'true', TEST_SEED: '1' }).mysql?.length).toBeCloseTo(400, -2)
    expect(one).not.toEqual(other)
    expect(projectsOf(many, { CI: 'true', TEST_SEED: '1' }).mariadb).toEqual(one)
  })

  it('yield to a database that is named, and to files that are named', () => {
    const all = ['plain', 'both', 'process']
    expect(projectsOf(tests, {})).toEqual({ sqlite: all, once: ['once', 'page'] })
    expect(projectsOf(tests, { TEST_DATABASES: 'mysql' })).toEqual({ mysql: all, once: ['once', 'page'] })
  })

  it('send to MariaDB in CI what a break there names', () => {
    const onMariadb = new Set(projectsOf(readTests(root, {}), { CI: 'true' }).mariadb)
    const home = join(root, 'contract-tests/mutants')
    const breaks = readdirSync(home).map((name) => readFileSync(join(home, name), 'utf8'))
    const named = breaks.filter((text) => /^Database: mariadb$/m.test(text)).map((text) => /^Test: (\S+)/m.exec(text)?.[1] ?? '')
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((file) => !onMariadb.has(file))).toEqual([])
  })
})

it('the seed is the one that is given', () => {
  expect(seedOf({ TEST_SEED: '42' })).toBe('42')
  expect(() => seedOf({ TEST_SEED: 'x' })).toThrow("TEST_SEED must be a number, not 'x'")
})

it('the files whose seconds are known exist', () => {
  expect(Object.keys(SECONDS).filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe("a person's run", () => {
  const known = readTests(root, {})
  const long = Object.keys(SECONDS).find((file) => (SECONDS[file] ?? 0) > 20 && known.some(({ path, run }) => path === file && !run)) ?? ''

  it('has all brief files, what the change concerns, and as many others as there is time for', () => {
    const chosen = chooseFiles(known, '1', [long])
    expect(chosen).toContain(long)
    const brief = known.filter(({ path, run }) => run !== 'full' && (SECONDS[path] ?? 0) < 4).map(({ path }) => path)
    expect(brief.filter((path) => !chosen.includes(path))).toEqual([])
    expect(chosen.reduce((sum, path) => sum + (SECONDS[path] ?? 1), 0)).toBeLessThan(271 + (SECONDS[long] ?? 0))
    expect(chosen.length).toBeGreaterThan(brief.length + 1)
    expect(chooseFiles(known, '2', [])).not.toEqual(chooseFiles(known, '1', []))
  })

  it('says in one line what it left out, and how to have it', () => {
    expect(
      remainder(
        known,
        known.slice(1).map(({ path }) => path),
        '7',
      ),
    ).toMatch(/^Left out: 1 long test files of \d+, all but a fiftieth of the generated cases \(TEST_SEED=7\).* CI=true npm test$/)
  })
})

it('the slowest files are listed first', () => {
  const files = [
    { file: 'a', database: 'sqlite', seconds: 1 },
    { file: 'b', database: 'mysql', seconds: 20.04 },
    { file: 'c', database: 'sqlite', seconds: 3 },
  ]
  expect(slowest(files, 2)).toEqual(['   20.0 s  b (mysql)', '    3.0 s  c (sqlite)'])
})

describe('npm test', { timeout: 300_000 }, () => {
  const test = (env: NodeJS.ProcessEnv) => {
    const { CI: _, TEST_DATABASES: __, TEST_BROWSER: ___, ...inherited } = process.env
    const args = ['run', '-s', 'test', '--', 'src/markup/linkifiers.test.ts', 'src/db/transaction.test.ts']
    return spawnSync('npm', args, {
      cwd: root,
      env: { ...inherited, TEST_FILES: '', TEST_WITHOUT: 'mariadb,mysql,redis,nginx,chromium', ...env },
      encoding: 'utf8',
    })
  }

  it('passes without the programs, and says how to install what is missing', () => {
    const { status, stdout } = test({})
    const lines = stdout.trim().split('\n')
    expect([status, lines.at(-1)]).toEqual([0, expect.stringMatching(/^[1-9]\d* passed, 0 failed, \d+ skipped$/)])
    expect(lines.at(-2)).toMatch(/^TEST_SEED=\d+$/)
    expect(lines.slice(-8).join('\n')).toContain('apt-get install --no-install-recommends chromium')
  })

  it.each([
    [{ CI: 'true' }, 'mariadb and mysql and redis and nginx and chromium'],
    [{ TEST_DATABASES: 'mysql' }, 'mysql and redis and nginx and chromium'],
  ])('fails without them with %o', (env, missing) => {
    const { status, stderr } = test(env)
    expect([status, stderr]).toEqual([1, expect.stringContaining(`The tests need ${missing}. `)])
  })
})

test('a change concerns the tests that import it, however indirectly, and those that start the server', async () => {
  const concernedBy = await readConcernedTests(process.cwd())
  const ofMentions = concernedBy(['src/markup/mentions.ts'])
  expect(ofMentions.slice(0, 2).every((file) => file.startsWith('src/markup/'))).toBe(true)
  expect(ofMentions).toEqual(
    expect.arrayContaining(['src/markup/render.test.ts', 'src/http/cors.test.ts', 'contract-tests/flows/order.test.ts']),
  )
  expect(ofMentions).not.toContain('src/values/dates.test.ts')
  expect(concernedBy(['src/values/dates.ts', 'scripts/mock.ts']).slice(0, 5)).toEqual(
    expect.arrayContaining(['src/values/dates.test.ts', 'scripts/mock.test.ts']),
  )
  expect(concernedBy(['LICENSE'])).toEqual([])
})
