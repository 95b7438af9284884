// Compiles src/ into dist/ when something in it is newer than the last build, and records the version.

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}dist/.built`
const newest = Math.max(
  ...readdirSync(`${root}src`, { recursive: true, withFileTypes: true }).map((file) => statSync(`${file.parentPath}/${file.name}`).mtimeMs),
  ...['tsconfig.json', 'tsconfig.build.json'].map((name) => statSync(root + name).mtimeMs),
)

if (process.argv.includes('--force') || !existsSync(stamp) || statSync(stamp).mtimeMs < newest) {
  let tsc
  try {
    tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  } catch {
    console.error('dist/ is missing or older than src/, and the compiler is not installed: run `npm ci` (with development packages) first')
    process.exit(1)
  }
  rmSync(`${root}dist`, { recursive: true, force: true })
  // `npm run check` checks the types.
  execFileSync(process.execPath, [tsc, '--noCheck', '-p', `${root}tsconfig.build.json`], { stdio: 'inherit' })
  for (const name of ['contract.json', 'contract.client.json'])
    copyFileSync(`${root}src/generated/${name}`, `${root}dist/generated/${name}`)
  writeFileSync(stamp, '')
}
// Runs every time: a commit can change the merge base without a change in src/. Without git, the one of an earlier build is kept.
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const known = existsSync(`${root}dist/build.json`) ? readFileSync(`${root}dist/build.json`, 'utf8') : '{}'
const about = JSON.stringify({ version, mergeBase: mergeBase() || JSON.parse(known).mergeBase || '' })
if (about !== known) writeFileSync(`${root}dist/build.json`, about)

/** The last commit that this version shares with the public source; empty where git or the repository is missing. */
function mergeBase() {
  for (const publicSource of ['origin/HEAD', 'origin/main', 'main'])
    try {
      const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
      return execFileSync('git', ['merge-base', 'HEAD', publicSource], options).trim()
    } catch {}
  return ''
}
