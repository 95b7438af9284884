// Compiles src/ into dist/, with the types of the contract in the package itself.

import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
rmSync(`${home}dist`, { recursive: true, force: true })
rmSync(`${home}.build`, { recursive: true, force: true })
cpSync(`${home}src`, `${home}.build`, { recursive: true })
copyFileSync(`${home}../../src/generated/types.ts`, `${home}.build/contract.ts`)
execFileSync(process.execPath, [tsc, '-p', `${home}tsconfig.json`], { stdio: 'inherit' })
rmSync(`${home}.build`, { recursive: true })
