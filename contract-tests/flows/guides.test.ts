// databases: once
// run: full
// The commands of the guides do what the guides say.

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { startMock } from '../../scripts/mock.ts'
import { built } from '../built.ts'
import { type SandboxProcess, startSandbox } from '../sandbox-process.ts'
import { createSite, type ServerProcess, type Site } from '../server.ts'
import { freePorts } from '../service-processes.ts'

const run = promisify(execFile)
/** Go's installer puts Go into a folder that is not on the PATH. */
const PATH = [process.env.PATH, '/usr/local/go/bin'].join(delimiter)
const hasGo = PATH.split(delimiter).some((folder) => existsSync(join(folder, 'go')))
/** How a block of a language is run, from the folder of its guide's files. */
const PROGRAMS: Record<string, (code: string, cwd: string) => [program: string, ...args: string[]] | Promise<[string, ...string[]]>> = {
  sh: (code) => ['bash', '-ec', code],
  js: (code) => ['node', '--input-type=module', '-e', code],
  py: (code) => ['python3', '-c', code],
  go: async (code, cwd) => {
    await writeFile(join(cwd, 'main.go'), code)
    return ['go', 'run', 'main.go']
  },
}

let site: Site
let server: ServerProcess
let mock: Awaited<ReturnType<typeof startMock>>
let sandbox: SandboxProcess
let folder: string
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  server = await site.start({ OUTGOING_ALLOW: '127.0.0.1' })
  mock = await startMock('127.0.0.1', 0)
  sandbox = await startSandbox()
  folder = await mkdtemp(join(tmpdir(), 'parley-guides-'))
}, 300_000)
afterAll(async () => {
  await mock?.close()
  await sandbox?.end()
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
  ['logging-in', 2],
  ['reading-and-searching', 4],
  ['sending-and-editing', 3],
  ['reactions-and-flags', 4],
  ['event-queues', 1],
  ['encodings', 4],
  ['uploads', 1],
  ['bots', 4],
  ['webhooks', 3],
  ['mock-to-server', 2],
  ['testing-your-client', 1],
])('every block of the guide %s prints what it says', { timeout: 120_000 }, async (name, count) => {
  const guide = await readFile(new URL(`../../docs/clients/${name}.md`, import.meta.url), 'utf8')
  const blocks = [...guide.matchAll(/^```(\w+) (mock|server|sandbox)\n([\s\S]*?)^```/gm)]
  expect(blocks.length).toBeGreaterThanOrEqual(count)
  // Somebody who reads this guide first knows the address and the key.
  expect(blocks.find(([, language]) => language === 'sh')?.[3] ?? 'URL=http', name).toMatch(/^URL=http/m)
  if (blocks.some(([block]) => block.includes('$KEY'))) expect(guide, name).toMatch(/^KEY=|\(first-ten-minutes\.md#the-server\)/m)
  const { users } = await server.demo()
  /** Runs the blocks, which use each other's files, with the URLs of their targets. A block whose target has none is left out. */
  const runAll = async (urls: Partial<Record<string, string>>, KEY: string): Promise<void> => {
    const cwd = await mkdtemp(join(folder, 'run-'))
    for (const [, language = '', target = '', code = ''] of blocks) {
      const URL = urls[target]
      if (URL === undefined || (language === 'go' && !hasGo)) continue
      // As printed, except for the port.
      const script = code.replace(/^URL=http:.*\n/m, '')
      const [program, ...args] = (await PROGRAMS[language]?.(script, cwd)) ?? ['false']
      const child = run(program, args, { cwd, env: { ...process.env, PATH, URL, KEY } })
      expect((await child).stdout, `${URL}\n${code}`).toMatch(pattern(code))
    }
  }
  await runAll({ mock: `${mock.url}/api/v1`, server: `${server.url}/api/v1` }, users.member.api_key)
  // What runs on the server also runs on the sandbox.
  await runAll({ server: `${sandbox.url}/api/v1`, sandbox: sandbox.url }, 'any')
})

interface Step {
  run?: string
  env?: Record<string, string>
  if?: string
}

test.each(['tarball', 'checkout'])(
  'the steps of the workflow for CI run from a %s, and the tests of the guide pass in them',
  {
    timeout: 120_000,
  },
  async (source) => {
    const guide = await readFile(new URL('../../docs/clients/testing-your-client.md', import.meta.url), 'utf8')
    const block = (kind: string): string => new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\``, 'm').exec(guide)?.[1] ?? ''
    const [port] = await freePorts(1)
    const cwd = await mkdtemp(join(folder, 'workflow-'))
    await writeFile(join(cwd, 'client.test.mjs'), block('js sandbox'))
    const workflow = parse(block('yaml workflow')) as { jobs: Record<string, { steps: Step[] }> }
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps.filter((step) => step.run && !step.if))
    expect(steps).toHaveLength(2)
    if (source === 'tarball') await packBuilt(cwd)
    else {
      const [install, start = {}] = (parse(block('yaml checkout')) as Step[]).filter((step) => step.run)
      expect(install?.run).toBe('npm --prefix parley ci')
      steps[0] = start
      await symlink(fileURLToPath(new URL('../..', import.meta.url)), join(cwd, 'parley'))
    }
    const outputs: string[] = []
    const groups: number[] = []
    try {
      for (const { run: script = '', env } of steps) {
        // As printed, except for the port. A group of its own, because the sandbox outlives its step, as on a runner.
        const atPort = (text: string): string => text.replaceAll(':4011', `:${port}`)
        const given = Object.fromEntries(Object.entries(env ?? {}).map(([name, value]) => [name, atPort(value)]))
        const options = { cwd, env: { ...process.env, SANDBOX_PORT: String(port), ...given }, detached: true }
        const child = spawn('bash', ['-e', '-c', atPort(script)], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
        groups.push(child.pid ?? 0)
        const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
        expect(code, `${script}\n${output}\n${errors}`).toBe(0)
        outputs.push(output)
      }
    } finally {
      for (const group of groups) endGroup(group)
    }
    expect(outputs.at(-1)).toMatch(/pass 4\n/)
  },
)

/** Packs the tarball of a release, with a program that starts what is built here. */
async function packBuilt(target: string): Promise<void> {
  const stage = await mkdtemp(join(folder, 'package-'))
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  await writeFile(join(stage, 'package.json'), JSON.stringify({ name: 'parley', version, type: 'module', bin: 'parley.js' }))
  await writeFile(join(stage, 'parley.js'), `#!/usr/bin/env node\nawait import(${JSON.stringify(built('parley'))})\n`)
  await run('npm', ['pack', '--pack-destination', target], { cwd: stage })
}

/** Ends the processes that a step has left. */
function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGTERM')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

test('a signal to npm ends what it has started', { timeout: 120_000 }, async () => {
  const [port] = await freePorts(1)
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const child = spawn('npm', ['run', 'sandbox'], {
    cwd,
    env: { ...process.env, SANDBOX_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    // The output ends when the sandbox has ended too, because that writes to the same pipe.
    if (output.includes('sandbox listening')) child.kill('SIGTERM')
  }
  expect(output).toContain('sandbox listening')
  await expect(fetch(`http://127.0.0.1:${port}/sandbox/world`)).rejects.toThrow('fetch failed')
})

/** What the table of the guide says of each place, by its first cell: whether it is so. */
const TRAITS: Record<string, (url: string, ask: typeof asMember) => Promise<boolean>> = {
  'Any key': async (url, ask) => (await ask(`${url}/api/v1/users/me`)).status === 200,
  'Remembers what is sent': async (url, ask) => {
    const content = `Remember ${Math.random()}`
    const { body } = await ask(`${url}/api/v1/messages`, { form: { type: 'channel', to: 'general', topic: 'memory', content } })
    const read = await ask(`${url}/api/v1/messages/${body.id ?? 1}?apply_markdown=false`)
    return read.body.message?.content === content
  },
  'Has the IDs of the examples': async (url, ask) => {
    const { body } = await ask(`${url}/api/v1/messages/102?apply_markdown=false`)
    return body.result === 'success'
  },
  'Checks permissions': async (url, ask) =>
    (await ask(`${url}/api/v1/messages/101`, { method: 'PATCH', form: { content: 'Mine.' } })).status === 400,
  'Answers what `Prefer` names': async (url, ask) => (await ask(`${url}/api/v1/users/me`, { prefer: 'code=429' })).status === 429,
  'Gives any event on demand': async (url, ask) => {
    const { body } = await ask(`${url}/api/v1/register`, { form: { fetch_event_types: '[]' } })
    const { queue_id } = body
    const given = await ask(`${url}/sandbox/events`, { form: { queue_id, example: 'ReactionEvent' } })
    const asking = given.status === 200 ? {} : { prefer: 'example=ReactionEvent' }
    const read = await ask(`${url}/api/v1/events?queue_id=${queue_id}&dont_block=true`, asking)
    return read.body.events?.some(({ type }: { type: string }) => type === 'reaction') === true
  },
  'Has worlds for tests': async (url, ask) => (await ask(`${url}/w/another/api/v1/users/me`)).body.user_id > 5,
}

interface Asking {
  method?: string
  form?: Record<string, string>
  prefer?: string
}

/** Asks as the member. The content of an answer is what the trait is about. */
async function asMember(url: string, { method, form, prefer }: Asking = {}, key = 'any') {
  const response = await fetch(url, {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: {
      Authorization: `Basic ${Buffer.from(`member@example.com:${key}`).toString('base64')}`,
      ...(prefer ? { Prefer: prefer } : {}),
    },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  })
  const answer = await response.text()
  return { status: response.status, body: answer.startsWith('{') ? JSON.parse(answer) : {} }
}

test('the table of sandbox, mock and server is true', { timeout: 60_000 }, async () => {
  const guide = await readFile(new URL('../../docs/clients/mock-to-server.md', import.meta.url), 'utf8')
  const rows = [...guide.matchAll(/^\| ([^|]+) \| ((?:Yes|No)[^|]*) \| ((?:Yes|No)[^|]*) \| ((?:Yes|No)[^|]*) \|$/gm)].map((row) =>
    row.slice(1),
  )
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(TRAITS).sort())
  const { users } = await server.demo()
  const withKey: typeof asMember = (url, asking) => asMember(url, asking, users.member.api_key)
  for (const [name = '', ...cells] of rows) {
    const trait = TRAITS[name] as (typeof TRAITS)[string]
    const found = [await trait(sandbox.url, asMember), await trait(mock.url, asMember)]
    found.push(await trait(server.url, name === 'Any key' ? asMember : withKey))
    expect(found, name).toEqual(cells.map((cell) => cell.startsWith('Yes')))
  }
})
