// databases: once
// run: full
// The commands of the guides do what the guides say.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startMock } from '../../scripts/mock.ts'
import { createSite, type ServerProcess, type Site } from '../server.ts'

const run = promisify(execFile)
const PROGRAMS: Record<string, [program: string, flag: string]> = {
  sh: ['bash', '-ec'],
  js: ['node', '--input-type=module'],
  py: ['python3', '-c'],
}

let site: Site
let server: ServerProcess
let mock: Awaited<ReturnType<typeof startMock>>
let folder: string
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  server = await site.start({ OUTGOING_ALLOW: '127.0.0.1' })
  mock = await startMock('127.0.0.1', 0)
  folder = await mkdtemp(join(tmpdir(), 'parley-guides-'))
}, 300_000)
afterAll(async () => {
  await mock?.close()
  await site?.remove()
  await rm(folder, { recursive: true, force: true })
})

/** What a block should print: its comments, in order. `…` matches anything. */
function pattern(code: string): RegExp {
  const lines = code.split('\n').flatMap((line) => /^(?:#|\/\/) (.*)$/.exec(line)?.[1] ?? [])
  const escaped = lines.map((line) =>
    line
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*'),
  )
  return new RegExp(escaped.join('\\s*(?:[^]*\\n)?'))
}

test.each([
  ['first-ten-minutes', 4],
  ['event-queues', 1],
  ['encodings', 3],
  ['uploads', 1],
  ['bots', 4],
  ['webhooks', 3],
])('every block of the guide %s prints what it says', { timeout: 120_000 }, async (name, count) => {
  const text = await readFile(new URL(`../../docs/clients/${name}.md`, import.meta.url), 'utf8')
  const blocks = [...text.matchAll(/^```(\w+) (mock|server)\n([\s\S]*?)^```/gm)]
  expect(blocks.length).toBeGreaterThanOrEqual(count)
  const { users } = await server.demo()
  for (const [, language = '', target, code = ''] of blocks) {
    const [program, flag] = PROGRAMS[language] ?? ['false', '']
    const env = { ...process.env, URL: `${target === 'mock' ? mock.url : server.url}/api/v1`, KEY: users.member.api_key }
    // As printed, except for the port.
    const script = code.replace(/^URL=http:.*\n/m, '')
    const child = run(program, flag.startsWith('--') ? [flag, '-e', script] : [flag, script], { cwd: folder, env })
    expect((await child).stdout, code).toMatch(pattern(code))
  }
})
