// The tests that a change concerns: those that import a changed file, however indirectly, or start a process that does.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'

/** The programs that run in separate processes, by the module that starts them. */
const STARTED: Record<string, string[]> = {
  'contract-tests/server.ts': ['scripts/parley.ts'],
  'contract-tests/seeded.ts': ['scripts/seed.ts'],
  'contract-tests/relay-process.ts': ['contract-tests/relay.ts'],
}

/**
 * Reads the imports of all tests in git, except type imports. Returns a function from changed files to the tests that they concern. Tests
 * next to a changed file come first, then those with the fewest modules in between.
 */
export async function readConcernedTests(root: string): Promise<(changed: readonly string[]) => string[]> {
  const tests = execFileSync('git', ['ls-files', '*.test.ts'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const entries = [...tests, ...Object.values(STARTED).flat()]
  const { metafile } = await build({
    stdin: { contents: entries.map((file) => `import './${file}'`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    ...{ bundle: true, metafile: true, write: false, packages: 'external', platform: 'node', format: 'esm' },
  })
  const importers = new Map<string, string[]>()
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const path of [...imports.map((one) => one.path), ...(STARTED[file] ?? [])])
      importers.set(path, [...(importers.get(path) ?? []), file])
  return (changed) => {
    // A set is iterated in the order in which it grows, so the nearest files come first.
    const reached = new Set(changed)
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
    const folders = new Set(changed.map(dirname))
    const isBeside = (test: string): boolean => folders.has(dirname(test))
    return [...reached].filter((file) => file.endsWith('.test.ts')).sort((a, b) => Number(isBeside(b)) - Number(isBeside(a)))
  }
}

/** A place that is changed: its file, and perhaps the line with the function around it. */
interface Place {
  file: string
  line?: number
  around?: string
}

/** The words of a text, with the parts of names: `requireAdministrator` has three. */
function wordsOf(text: string): Set<string> {
  const names = text.match(/[A-Za-z_]{3,}/g) ?? []
  const parts = names.flatMap((name) => name.split(/_|(?<=[a-z])(?=[A-Z])/))
  return new Set([...names, ...parts].map((word) => word.toLowerCase()).filter((word) => word.length > 2))
}

/** How many lines around a change say what it is about. */
const AROUND = 12

/**
 * Reads the words of all tests in git. Returns a function that sorts test files by what they have in common with a place: words that few tests
 * have count most, and those of long files less.
 */
export function readRelated(root: string): (place: Place, tests: readonly string[]) => string[] {
  const words = new Map<string, Set<string>>()
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const inFiles = new Map<string, number>()
  for (const file of execFileSync('git', ['ls-files', '*.test.ts'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    const own = wordsOf(`${read(file)} ${file}`)
    words.set(file, own)
    for (const word of own) inFiles.set(word, (inFiles.get(word) ?? 0) + 1)
  }
  return ({ file, line, around = '' }, tests) => {
    const lines = read(file).split('\n')
    const near = wordsOf(
      `${(line === undefined ? lines : lines.slice(Math.max(0, line - AROUND), line + AROUND)).join('\n')} ${around} ${file.replace(/^src\/|\.ts$/g, '')}`,
    )
    const [name = ''] = basename(file).split('.')
    const scoreOf = (test: string): number => {
      const own = words.get(test) ?? new Set()
      const common = [...near].filter((word) => own.has(word)).map((word) => Math.log(words.size / (inFiles.get(word) ?? 1)))
      const isOwn = basename(test).startsWith(`${name}.`) && dirname(test) === dirname(file)
      return (
        common.reduce((sum, one) => sum + one, 0) / Math.sqrt(Math.sqrt(own.size)) + (isOwn ? 20 : dirname(test) === dirname(file) ? 5 : 0)
      )
    }
    const scores = new Map(tests.map((test) => [test, scoreOf(test)]))
    return [...tests].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  }
}

/** How many tests of each changed file, and of all, a person waits for. */
const OF_FILE = 3
const OF_CHANGE = 15

/**
 * The tests that the change since main concerns most, nearest first: of each changed file its own and those that speak of the same things. Without
 * changes, those of the last commit. Empty without git.
 */
export function changedTests(root: string): string[] {
  const git = (...args: string[]): string[] => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean)
    } catch {
      return []
    }
  }
  const [head] = git('rev-parse', 'HEAD')
  const base = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch)).find((commit) => commit !== head)
  const since = git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD')
  const changed = [...since, ...git('ls-files', '--others', '--exclude-standard')]
  const files = (changed.length > 0 ? changed : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1')).filter((file) =>
    file.endsWith('.ts'),
  )
  const tests = git('ls-files', '*.test.ts')
  const own = files.filter((file) => file.endsWith('.test.ts'))
  const code = files.filter((file) => /^(?:src\/(?!generated\/)|scripts\/)/.test(file) && !file.endsWith('.test.ts'))
  const related = readRelated(root)
  return [...new Set([...own, ...code.flatMap((file) => related({ file }, tests).slice(0, OF_FILE))])].slice(0, OF_CHANGE)
}
