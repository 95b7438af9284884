// Compiles src/ into dist/ if any source is newer than the last build, or into another folder if one is named. The package gets its own copy
// of the contract's types.

import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const contract = `${home}../../src/generated/types.ts`
const out = process.argv[2] ? resolve(process.argv[2]) : `${home}dist`
// The compiler writes this file last.
const built = `${out}/index.d.ts`
const sources = [...readdirSync(`${home}src`).map((name) => `${home}src/${name}`), contract, `${home}tsconfig.json`]

if (!existsSync(built) || sources.some((file) => statSync(file).mtimeMs > statSync(built).mtimeMs)) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const work = `${home}.build-${process.pid}`
  try {
    cpSync(`${home}src`, work, { recursive: true })
    copyFileSync(contract, `${work}/contract.ts`)
    const project = {
      extends: '../tsconfig.json',
      compilerOptions: { rootDir: '.', outDir: out, tsBuildInfoFile: 'tsbuildinfo' },
      files: ['index.ts'],
    }
    writeFileSync(`${work}/tsconfig.json`, JSON.stringify(project))
    rmSync(out, { recursive: true, force: true })
    execFileSync(process.execPath, [tsc, '-p', work], { stdio: 'inherit' })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
