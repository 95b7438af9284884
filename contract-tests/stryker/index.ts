// `npm run tool -- stryker [-- FOLDER ...]`: StrykerJS changes one operator or literal at a time in pure code, and runs the tests of its folder
// that need no database (contract-tests/stryker). Prints the share of changes that a test notices, and the changes that none does. Fails
// when a folder is below its minimum share. The first run installs Stryker there; later runs test only what has changed. Part of `npm run
// tool -- test-long`.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from '../../scripts/installs.ts'

interface Report {
  files: Record<string, { source: string; mutants: { status: string; replacement: string; location: Location }[] }>
}
type Position = { line: number; column: number }
type Location = { start: Position; end: Position }

interface Folder {
  files: string[]
  /** Tests that take milliseconds, and none that measures time. */
  tests: string[]
  least: number
}
/** The pure code of each folder, its tests, and the minimum share of changes, in percent, that they notice. */
const FOLDERS: Record<string, Folder> = {
  'src/actions': { files: ['src/actions/*/*-plan.ts'], tests: ['src/actions/*/*-plan.test.ts'], least: 95 },
  'src/events': { files: ['src/events/audience.ts'], tests: ['src/events/audience.test.ts'], least: 98 },
  'src/http': {
    files: ['src/http/decode.ts', 'src/http/decode-json.ts'],
    tests: ['src/http/decode.test.ts'],
    least: 90,
  },
  'src/markup': {
    files: ['src/markup/*.ts'],
    tests: ['emoji', 'html', 'linkifiers', 'render'].map((name) => `src/markup/${name}.test.ts`),
    least: 90,
  },
  'src/narrow': {
    files: ['src/narrow/parse.ts', 'src/narrow/predicate.ts', 'src/narrow/words.ts'],
    tests: ['parse', 'predicate', 'words'].map((name) => `src/narrow/${name}.test.ts`),
    least: 95,
  },
  'src/values': {
    // Excludes passwords, which a thread checks, and turns, which take waiting.
    files: ['src/values/*.ts', '!src/values/pass*.ts', '!src/values/turns.ts'],
    tests: ['dates', 'together', 'values'].map((name) => `src/values/${name}.test.ts`),
    least: 95,
  },
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const home = join(root, 'contract-tests/stryker')
const asked = process.argv.slice(2)
const folders = Object.entries(FOLDERS).filter(([folder]) => asked.length === 0 || asked.includes(folder))
if (folders.length === 0) throw new Error(`The folders are ${Object.keys(FOLDERS).join(', ')}`)

// Stryker uses the project's Vitest, not one of its own.
installPackages(home, '--legacy-peer-deps')
for (const [name, folder] of folders) {
  const share = shareOf(name, folder)
  if (!(share >= folder.least)) process.exitCode = 1
}

/** Changes a folder's code and runs its tests. Prints the changes that none notices. Returns the share, in percent, that are noticed. */
function shareOf(name: string, { files, tests, least }: Folder): number {
  const mutate = [...files, '!src/**/*.test.ts'].join(',')
  const known = join(home, `.incremental-${name.replace('/', '-')}.json`)
  const args = ['run', join(home, 'stryker.config.json'), '--mutate', mutate, '--incrementalFile', known]
  const env = { ...process.env, CI: 'true', TEST_SEED: '1', STRYKER_TESTS: tests.join(',') }
  execFileSync(join(home, 'node_modules/.bin/stryker'), args, { cwd: root, stdio: 'inherit', env })
  const report: Report = JSON.parse(readFileSync(join(home, '.report.json'), 'utf8'))
  const changes = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, ...mutant })),
  )
  const missed = changes.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const noticed = changes.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const share = (100 * noticed) / (noticed + missed.length)
  for (const { file, source, location, replacement } of missed)
    console.log(`${file}:${location.start.line} ${changeOf(source, location, replacement)}`)
  console.log(`${name}: ${noticed} of ${noticed + missed.length} noticed, ${share.toFixed(1)} %; at least ${least} % are required`)
  return share
}

/** The changed code and its replacement, both truncated. */
function changeOf(source: string, { start, end }: Location, replacement: string): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const before = lines
    .map((line, i) => line.slice(i === 0 ? start.column - 1 : 0, i === lines.length - 1 ? end.column - 1 : undefined))
    .join(' ')
  return `${before.slice(0, 80)} -> ${replacement.slice(0, 80)}`.replace(/\s+/g, ' ')
}
