// Compiles src/ into dist/ if any source is newer than the last build. The package gets its own copy of the contract's types.

import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const contract = `${home}../../src/generated/types.ts`
// The compiler writes this file last.
const built = `${home}dist/index.d.ts`
const sources = [...readdirSync(`${home}src`).map((name) => `${home}src/${name}`), contract, `${home}tsconfig.json`]

if (!existsSync(built) || sources.some((file) => statSync(file).mtimeMs > statSync(built).mtimeMs)) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  rmSync(`${home}dist`, { recursive: true, force: true })
  rmSync(`${home}.build`, { recursive: true, force: true })
  cpSync(`${home}src`, `${home}.build`, { recursive: true })
  copyFileSync(contract, `${home}.build/contract.ts`)
  execFileSync(process.execPath, [tsc, '-p', `${home}tsconfig.json`], { stdio: 'inherit' })
  rmSync(`${home}.build`, { recursive: true })
}
