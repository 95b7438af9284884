import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { FileReport } from './suite-reporter.ts'
import { LONGEST, planTests, programsFor, slowest, testsOnAnother } from './test-plan.ts'

const report = (file: string, fields: Partial<FileReport> = {}): FileReport => ({
  ...{ file, database: 'sqlite', seconds: 1, passed: 0, failed: 0, skipped: 0 },
  ...fields,
})

describe('the test plan', () => {
  it('without MariaDB tests SQLite alone, and names the command that installs it', () => {
    const plan = planTests({}, ['mariadb'])
    expect(plan).toMatchObject({ databases: ['sqlite'], leftOut: ['mysql'] })
    expect(plan.notice).toContain('every test on MySQL (mariadb is missing)')
    expect(plan.notice).toContain('apt-get install --no-install-recommends mariadb-server\n')
  })

  it('without Redis or Chromium still tests both databases', () => {
    const plan = planTests({}, ['redis', 'chromium'])
    expect(plan).toMatchObject({ databases: ['sqlite', 'mysql'], leftOut: [] })
    expect(plan.notice).toContain('apt-get install --no-install-recommends redis-server chromium\n')
  })

  it.each([
    ['in CI', { CI: 'true' }, ['chromium']],
    ['where MySQL is named', { TEST_DATABASES: 'mysql' }, ['mariadb']],
    ['where both are named', { TEST_DATABASES: 'sqlite,mysql' }, ['redis']],
  ] as const)('tests nothing if a program is missing %s', (_, env, missing) => {
    expect(planTests(env, missing)).toMatchObject({ databases: [], refusal: expect.stringContaining(`The tests need ${missing[0]}`) })
  })

  it('tests everything if no requested program is missing', () => {
    expect(programsFor({ TEST_DATABASES: 'sqlite' })).toEqual(['chromium'])
    expect(programsFor({ TEST_BROWSER: 'none' })).toEqual(['mariadb', 'redis', 'nginx'])
    expect(planTests({ CI: 'true' }, [])).toEqual({ databases: ['sqlite', 'mysql'], leftOut: [] })
  })

  it('counts the tests that would run on the other database, but not those that run once', () => {
    const files = [report('src/a.test.ts', { passed: 3, skipped: 1 }), report('src/markup/b.test.ts', { passed: 5, database: 'once' })]
    expect(testsOnAnother(files)).toBe(4)
  })
})

it('the files that start first exist', () => {
  expect(LONGEST.filter((file) => !existsSync(fileURLToPath(new URL(`../${file}`, import.meta.url))))).toEqual([])
})

it('the slowest files are listed first', () => {
  const files = [report('a', { seconds: 1 }), report('b', { seconds: 20.04, database: 'mysql' }), report('c', { seconds: 3 })]
  expect(slowest(files, 2)).toEqual(['   20.0 s  b (mysql)', '    3.0 s  c (sqlite)'])
})

describe('npm test', { timeout: 300_000 }, () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const test = (env: NodeJS.ProcessEnv) => {
    const { CI: _, TEST_DATABASES: __, TEST_BROWSER: ___, ...inherited } = process.env
    const args = ['run', '-s', 'test', '--', 'src/markup/linkifiers.test.ts', 'src/db/transaction.test.ts']
    return spawnSync('npm', args, {
      cwd: root,
      env: { ...inherited, TEST_WITHOUT: 'mariadb,redis,nginx,chromium', ...env },
      encoding: 'utf8',
    })
  }

  it('passes without the programs, counts the tests left out as skipped, and says how to install the programs', () => {
    const { status, stdout } = test({})
    const lines = stdout.trim().split('\n')
    expect([status, lines.at(-1)]).toEqual([0, expect.stringMatching(/^[1-9]\d* passed, 0 failed, [1-9]\d* skipped$/)])
    expect(lines.slice(-5).join('\n')).toContain('apt-get install --no-install-recommends mariadb-server redis-server nginx chromium')
  })

  it.each([{ CI: 'true' }, { TEST_DATABASES: 'mysql' }])('fails without them with %o', (env) => {
    const { status, stderr } = test(env)
    expect([status, stderr]).toEqual([1, expect.stringContaining('The tests need mariadb and redis and nginx and chromium')])
  })
})
