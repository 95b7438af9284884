// The tools of the mock and of the conformance runs (Prism, Dredd) are installed separately from the server's packages, in
// contract-tests/node_modules, by the first script that needs them.

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, 'contract-tests')
const modules = join(home, 'node_modules')

/**
 * The `require` of contract-tests/package.json. First installs its packages if they are missing or differ from the lockfile. Throws when
 * that fails. Several processes can call it at the same time.
 */
export function contractTools(): NodeJS.Require {
  if (!isInstalled()) install()
  return createRequire(join(home, 'package.json'))
}

/**
 * A function that loads the parts of Prism that the mock uses, which takes a second. A release has them beside the program. Otherwise
 * installs their packages first, like `contractTools`.
 */
export function findPrism(): () => unknown {
  const released = join(root, 'dist/prism.cjs')
  if (existsSync(released)) return () => createRequire(released)(released)
  const tools = contractTools()
  return () => tools('./prism/parts.cjs')
}

/** An installation keeps a copy of its lockfile. */
function isInstalled(): boolean {
  const kept = join(modules, 'package-lock.json')
  return existsSync(kept) && readFileSync(kept, 'utf8') === readFileSync(join(home, 'package-lock.json'), 'utf8')
}

/** Installs into another folder and moves it into place, so that no process sees half an installation. */
function install(): void {
  console.error('installing Prism and Dredd into contract-tests/node_modules, once')
  const folder = mkdtempSync(join(root, 'node_modules/.contract-tools-'))
  try {
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(home, name), join(folder, name))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    copyFileSync(join(folder, 'package-lock.json'), join(folder, 'node_modules/package-lock.json'))
    // Another process may have been faster.
    if (isInstalled()) return
    if (existsSync(modules)) renameSync(modules, join(folder, 'stale'))
    renameSync(join(folder, 'node_modules'), modules)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
