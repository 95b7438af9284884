// Packages that tests use, the Node on which they run among them. Each set is installed once, next to the file that pins it.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const say = (text: string): void => console.error(`installs: ${text}`)

/** Installs what a file pins, and says so, unless the mark shows that it is already installed. */
function installOnce(pins: string, mark: string, install: () => void): void {
  const wanted = createHash('sha256').update(readFileSync(pins)).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  say(`installing what ${relative(root, pins)} pins, once; this takes up to a minute`)
  const started = Date.now()
  install()
  say(`that took ${Math.round((Date.now() - started) / 1_000)} s`)
  // npm creates no folder if no package is for this machine.
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

/** Installs a folder's package-lock.json. `options` are additional npm options. Throws when that fails. */
export function installPackages(home: string, ...options: string[]): void {
  const args = ['ci', ...options, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  installOnce(join(home, 'package-lock.json'), join(home, 'node_modules/.installed'), () =>
    execFileSync('npm', args, { cwd: home, stdio: 'inherit' }),
  )
}

/** Installs a folder's requirements.txt into its .venv, for this Python. Returns the path of the Python in there. */
export function installPython(home: string, python = 'python3'): string {
  installOnce(join(home, 'requirements.txt'), join(home, '.venv/.installed'), () => {
    execFileSync(python, ['-m', 'venv', '--clear', '.venv'], { cwd: home, stdio: 'inherit' })
    const args = ['install', '--quiet', '--disable-pip-version-check', '--require-hashes', '--requirement', 'requirements.txt']
    execFileSync(join(home, '.venv/bin/pip'), args, { cwd: home, stdio: 'inherit' })
  })
  return join(home, '.venv/bin/python')
}

/**
 * The environment in which `node` is the one that contract-tests/node pins, the image's, whichever the machine has (docs/adr/0012-tests.md).
 * Unchanged if there is none for this machine. The first call installs it.
 */
export function withTestedNode(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const home = join(root, 'contract-tests/node')
  installPackages(home)
  const folder = join(home, 'node_modules/.bin')
  return existsSync(join(folder, 'node')) ? { ...env, PATH: `${folder}${delimiter}${env.PATH}` } : env
}
