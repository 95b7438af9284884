// databases: once

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = `${root}contract-tests/mutants`

test.each(readdirSync(home).filter((file) => file.endsWith('.patch')))(
  'the break %s applies to the current source, and names a test file',
  (patch) => {
    expect(() => execFileSync('git', ['apply', '--check', `${home}/${patch}`], { cwd: root, stdio: 'pipe' })).not.toThrow()
    const [, test = 'none'] = /^Test: (\S+) > /m.exec(readFileSync(`${home}/${patch}`, 'utf8')) ?? []
    expect(existsSync(`${root}${test}`), test).toBe(true)
  },
)
