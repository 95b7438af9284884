// Compiles src/ into dist/ if any source is newer than the last build, and records the version.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}dist/.built`
const filesOf = (folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true }).map((file) => `${file.parentPath}/${file.name}`)
const files = filesOf('src')
/** The sources, apart from packages, of what browsers load and of the parts outside src/. */
const sources = ['locales', 'clients/console', 'clients/web', 'clients/typescript/src', 'scripts/bench'].flatMap(filesOf)
const scripts = [
  ...['build.mjs', 'program.mjs', 'event-checks.mjs', 'forms.mjs'].map((name) => `scripts/${name}`),
  ...['parley.ts', 'command-line.ts', 'yaml.ts', 'mock.ts', 'contract-tools.ts', 'seed.ts'].map((name) => `scripts/${name}`),
  ...['contract-tests/relay.ts', 'contract-tests/cases.ts', 'contract-tests/dredd/document.ts'],
]
/** What tests and benches start, in addition to the server. */
const TEST_PARTS = { bench: 'scripts/bench/parts.ts', seed: 'scripts/seed.ts', relay: 'contract-tests/relay.ts' }
const newest = Math.max(
  ...[...files, ...sources, ...['tsconfig.json', ...scripts].map((file) => root + file)].map((file) => statSync(file).mtimeMs),
)

const isBuilt = () => existsSync(stamp) && statSync(stamp).mtimeMs >= newest
const isForced = process.argv.includes('--force')

if (isForced || !isBuilt()) {
  const { bundleProgram, bundleSite, SERVER_PARTS } = await import('./program.mjs').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.error('dist/ is missing or older than src/, and the compiler is not installed: run `npm ci` (with development packages) first')
    process.exit(1)
  })
  // Next to dist/, which other processes may use or build at the same time.
  const out = `${root}dist-${process.pid}`
  await bundleProgram(out, { ...SERVER_PARTS, ...TEST_PARTS })
  await bundleSite(out)
  writeFileSync(`${out}/.built`, '')
  // Another process may have built dist/ in the meantime, and it may be in use.
  if (isForced || !isBuilt()) {
    const former = `${out}-former`
    if (existsSync(`${root}dist`)) renameSync(`${root}dist`, former)
    renameSync(out, `${root}dist`)
    rmSync(former, { recursive: true, force: true })
  } else rmSync(out, { recursive: true })
}
// Runs every time, because a commit can change the merge base without changing src/. Without git, keeps the merge base of an earlier build.
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const known = existsSync(`${root}dist/build.json`) ? readFileSync(`${root}dist/build.json`, 'utf8') : '{}'
const about = JSON.stringify({ version, mergeBase: mergeBase() || JSON.parse(known).mergeBase || '' })
if (about !== known) writeFileSync(`${root}dist/build.json`, about)

/** The last commit that this version shares with the public source. Empty if git or the repository is missing. */
function mergeBase() {
  for (const publicSource of ['origin/HEAD', 'origin/main', 'main'])
    try {
      const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
      return execFileSync('git', ['merge-base', 'HEAD', publicSource], options).trim()
    } catch {}
  return ''
}
