// databases: once

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mirrorIn, unpackMysql } from './unpack-mysql.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-unpack-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('the mirror of Debian', () => {
  it.each([
    ['Types: deb\nURIs: http://mirror.example.com/debian\nSuites: bookworm', 'http://mirror.example.com/debian'],
    ['Types: deb\nURIs: http://mirror.example.com/debian-security\nSuites: bookworm-security', undefined],
    ['deb [signed-by=/usr/share/keyrings/k.gpg] https://mirror.example.com/debian/ bookworm main', 'https://mirror.example.com/debian/'],
    [
      '# deb http://old.example.com/debian stretch main\ndeb http://mirror.example.com/debian bookworm main',
      'http://mirror.example.com/debian',
    ],
    ['deb http://archive.ubuntu.com/ubuntu noble main', undefined],
  ])('in %j is %s', (sources, mirror) => {
    expect(mirrorIn(sources)).toBe(mirror)
  })
})

describe.runIf(existsSync('/usr/bin/apt-get'))('MySQL that cannot be had', () => {
  it('is refused with the reason, and leaves nothing behind', async () => {
    const [sources, target] = [join(home, 'apt'), join(home, 'programs/mysql')]
    mkdirSync(sources)
    await expect(unpackMysql(target, sources)).rejects.toThrow(`the sources in ${sources} name no mirror of Debian`)
    writeFileSync(join(sources, 'sources.list'), `deb file:${home}/debian bookworm main\n`)
    await expect(unpackMysql(target, sources)).rejects.toThrow(
      /^MySQL cannot be had: apt-get ended with 100\n[\s\S]* does not have a Release file/,
    )
    expect(readdirSync(join(home, 'programs'))).toEqual([])
  })
})
