// Compiles src/ into dist/ when something in it is newer than the last build.

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  execFileSync(process.execPath, [tsc, '-p', `${root}tsconfig.build.json`], { stdio: 'inherit' })
  copyFileSync(`${root}src/generated/contract.json`, `${root}dist/generated/contract.json`)
  writeFileSync(stamp, '')
}
