// Packages of Python that tests use, in an environment of their own beside the file that pins them.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs what a file pins, unless the mark says that it is there. */
export function installOnce(pins: string, mark: string, install: () => void): void {
  const wanted = createHash('sha256').update(readFileSync(pins)).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  install()
  writeFileSync(mark, wanted)
}

/** Installs requirements.txt of a folder into .venv of it, for this Python. Returns the path of the one in there. */
export function installPython(home: string, python = 'python3'): string {
  installOnce(join(home, 'requirements.txt'), join(home, '.venv/.installed'), () => {
    execFileSync(python, ['-m', 'venv', '--clear', '.venv'], { cwd: home, stdio: 'inherit' })
    const args = ['install', '--quiet', '--disable-pip-version-check', '--require-hashes', '--requirement', 'requirements.txt']
    execFileSync(join(home, '.venv/bin/pip'), args, { cwd: home, stdio: 'inherit' })
  })
  return join(home, '.venv/bin/python')
}
