// databases: once

import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSite, type ServerProcess, type Site } from '../server.ts'

const readme = new URL('../../README.md', import.meta.url)
let site: Site
let server: ServerProcess
let folder: string
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  server = await site.start()
  folder = await mkdtemp(join(tmpdir(), 'parley-readme-'))
  await mkdir(folder, { recursive: true })
  await symlink(site.dataDir, join(folder, 'var'))
})
afterAll(async () => {
  await site.remove()
  await rm(folder, { recursive: true, force: true })
})

/** The shell block under a heading. */
async function block(heading: string): Promise<string> {
  const section = (await readFile(readme, 'utf8')).split(`\n## ${heading}\n`)[1] ?? ''
  return /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
}

/** Commands, each followed by the output that it must print, if any. `…` matches anything. */
function steps(script: string): { command: string; output: string | undefined }[] {
  const found: { command: string; output: string | undefined }[] = []
  for (const line of script.split('\n')) {
    const last = found.at(-1)
    const isOutput = /^# \{/.test(line)
    if (isOutput && last) last.output = line.slice(2)
    else if (line !== '' && !line.startsWith('#')) found.push({ command: line, output: undefined })
  }
  return found
}

describe('the first conversation of the README', () => {
  test('prints what the README says, command by command', async () => {
    const conversation = steps(await block('A first conversation'))
    expect(conversation.filter(({ output }) => output).length).toBeGreaterThan(5)
    // As printed, except for the port, because another server may use the default one.
    const script = conversation
      .map(({ command }) => `${command}\necho; echo "=== $?"`)
      .join('\n')
      .replace('http://127.0.0.1:9991', server.url)
    const shell = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const outputs = (await text(shell.stdout)).split(/\n=== /)
    conversation.forEach(({ command, output }, i) => {
      expect(outputs[i + 1], `the exit code of ${command}`).toMatch(/^0\b/)
      if (output === undefined) return
      const printed = (outputs[i] ?? '').replace(/^[0-9]+\n/, '').trim()
      const pattern = output.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      expect(printed, command).toMatch(new RegExp(`^${pattern.join('[^]*')}$`))
    })
  })
})
