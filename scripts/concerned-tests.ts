// The tests that a change concerns: those that import a changed file, however indirectly, or start a process that does.

import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
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
