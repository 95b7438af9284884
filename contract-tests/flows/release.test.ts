// databases: once
// run: full
// The release: what `npm run release` builds is installed into empty folders and used, without the repository and without a registry.

import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const root = new URL('../..', import.meta.url).pathname
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { version } = readJson(join(root, 'package.json'))

let home: string
let release: string
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'parley-release-'))
  release = join(home, 'release')
  // It builds everything twice, and fails if a byte differs.
  await run('npm', ['run', '-s', 'release', '--', '--draft', '--out', release], { cwd: root })
}, 300_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const tarball = (name: string): string => join(release, `${name}-${version}.tgz`)
const newFolder = (name: string): string => mkdtempSync(join(home, `${name}-`))
/** The environment of somebody who has configured nothing. */
const { NODE_ENV: _, DATABASE_URL: __, NODE_OPTIONS: ___, ...bare } = process.env

/** Copies an installed package to another folder, without the packages that are installed in it. */
function copyPackage(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const { name, parentPath } of readdirSync(from, { withFileTypes: true, recursive: true }).filter((file) => file.isFile())) {
    const path = join(parentPath, name).slice(from.length)
    if (path.startsWith('/node_modules/')) continue
    mkdirSync(dirname(to + path), { recursive: true })
    copyFileSync(from + path, to + path)
  }
}

/**
 * Installs the server's tarball into a folder, as npm does: unpacks it, gives it the packages that its shrinkwrap pins, from those that are
 * installed here, and links its command. npm itself then checks the result.
 */
async function installServer(folder: string): Promise<string> {
  const place = join(folder, 'node_modules/parley')
  mkdirSync(place, { recursive: true })
  await run('tar', ['-xzf', tarball('parley'), '-C', place, '--strip-components=1'])
  const { packages } = readJson(join(place, 'npm-shrinkwrap.json')) as { packages: Record<string, { optional?: true }> }
  // Packages for other machines are not installed here.
  for (const [path, { optional }] of Object.entries(packages))
    if (path !== '' && !(optional && !existsSync(join(root, path)))) copyPackage(join(root, path), join(place, path))
  await run('npm', ['ls', '--all', '--offline'], { cwd: place })
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../parley/dist/parley.js', join(folder, 'node_modules/.bin/parley'))
  return join(folder, 'node_modules/.bin/parley')
}

/** Starts a program, and returns what it has printed when a line matches. It ends with the test. */
async function startProgram(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, ready: RegExp): Promise<string> {
  const child: ChildProcess = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  })
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (ready.test(output)) resolve(output)
    })
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)))
  })
}

test('every file has its checksum', async () => {
  const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: release })
  const checked = stdout.match(/^\S+(?=: OK$)/gm)
  expect(checked).toEqual(
    readdirSync(release)
      .filter((name) => name !== 'SHA256SUMS')
      .sort(),
  )
  expect(checked).toEqual(expect.arrayContaining([`parley-${version}.tgz`, `parley-mock-${version}.tgz`, `parley-client-${version}.tgz`]))
})

test.each(['parley', 'parley-mock', 'parley-client'])('documents in the tarball of %s lead only to what is in it', async (name) => {
  const folder = newFolder('documents')
  await run('tar', ['-xzf', tarball(name), '-C', folder, '--strip-components=1'])
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  expect(documents).toContain('README.md')
  const links = documents.flatMap((document) => linksOf(join(folder, document)))
  expect(links.filter((path) => !existsSync(path)).map((path) => relative(folder, path))).toEqual([])
})

/** The files to which a document links. Links that start with a slash are URLs of the server. */
function linksOf(document: string): string[] {
  const text = readFileSync(document, 'utf8').replace(/^```.*?^```/gms, '')
  return [...text.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)].map(([, path = '']) => join(dirname(document), path))
}

describe('the tarball of the server', () => {
  let folder: string
  let parley: string
  beforeAll(async () => {
    folder = newFolder('server')
    parley = await installServer(folder)
  })
  const env = (): NodeJS.ProcessEnv => ({ ...bare, PORT: '0', MOCK_PORT: '0' })

  test('serves as `npm start` does, and its admin command manages what it serves', async () => {
    const output = await startProgram(parley, [], folder, env(), /^curl .*\n/m)
    const [, url = ''] = /^parley (?:\S+): listening on (\S+)$/m.exec(output) ?? []
    const { stdout } = await run('bash', ['-c', /^curl .*$/m.exec(output)?.[0] ?? ''])
    expect(JSON.parse(stdout)).toMatchObject({ result: 'success', id: expect.any(Number) })
    expect(await (await fetch(`${url}/api/v1/server_settings`)).json()).toMatchObject({
      service_version: version,
      service_merge_base: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    })
    for (const page of ['/', '/api/docs', '/assets/elements.js', '/console', '/assets/console.js', '/guides/first-ten-minutes'])
      expect((await fetch(url + page)).status, page).toBe(200)
    const status = JSON.parse((await run(parley, ['manage', 'status', '--json'], { cwd: folder, env: env() })).stdout)
    expect(status).toMatchObject({ organisations: 1, jobs_dead: 0 })
  })

  test('gives V8 a larger young generation by its first line, because no later one could', async () => {
    const [first = ''] = readFileSync(parley, 'utf8').split('\n', 1)
    const { stdout } = await run('bash', ['-c', `${first.slice('#!'.length)} --print process.execArgv[0]`])
    expect(stdout).toBe('--max-semi-space-size=32\n')
  })

  test('has the mock and the contract', async () => {
    const output = await startProgram(parley, ['mock'], folder, env(), /listening on \S+\n/)
    await expectMock(/listening on (\S+)/.exec(output)?.[1] ?? '')
    const { stdout } = await run(parley, ['contract'], { cwd: folder, env: env(), maxBuffer: 64 * 1024 * 1024 })
    expect(stdout).toBe(readFileSync(join(release, 'openapi.json'), 'utf8'))
  })

  test('pins every package that it needs, and names no registry', () => {
    const { packages } = readJson(join(folder, 'node_modules/parley/npm-shrinkwrap.json'))
    const { packages: locked } = readJson(join(root, 'package-lock.json'))
    const { '': own, ...others } = packages as Record<string, { version: string; integrity: string; dependencies?: object }>
    expect(own).toMatchObject({ version, dependencies: { libsql: locked['node_modules/libsql'].version } })
    expect(Object.keys(others).length).toBeGreaterThan(10)
    for (const [path, one] of Object.entries(others)) {
      expect(one).toMatchObject({ version: locked[path].version, integrity: locked[path].integrity })
      expect(one).not.toHaveProperty('resolved')
    }
  })

  test('names no folder of the machine on which it was built', async () => {
    const found = await run('grep', ['-rlF', root.replace(/\/$/, ''), join(folder, 'node_modules/parley/dist')]).catch(({ code }) => code)
    expect(found).toBe(1)
  })
})

describe('the tarball of the mock', () => {
  test('needs no other package, and answers a client', async () => {
    const folder = newFolder('mock')
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball('parley-mock')], { cwd: folder })
    expect(readdirSync(join(folder, 'node_modules')).sort()).toEqual(['.bin', '.package-lock.json', 'parley-mock'])
    const program = join(folder, 'node_modules/.bin/parley-mock')
    const output = await startProgram(program, [], folder, { ...bare, MOCK_PORT: '0' }, /listening on \S+\n/)
    await expectMock(/listening on (\S+)/.exec(output)?.[1] ?? '')
    await run(program, ['contract', '--client', '--output', 'client.json'], { cwd: folder, env: bare })
    expect(readFileSync(join(folder, 'client.json'))).toEqual(readFileSync(join(release, 'openapi.client.json')))
  })
})

/** Expects an answer of Prism, and one of the validator. */
async function expectMock(url: string): Promise<void> {
  const ask = async (form: Record<string, string>) =>
    (
      await fetch(`${url}/api/v1/messages`, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from('member@example.com:any').toString('base64')}` },
        body: new URLSearchParams({ type: 'channel', to: 'general', topic: 'lunch', ...form }),
      })
    ).json()
  expect(await ask({ content: 'Hello' })).toMatchObject({ result: 'success', id: expect.any(Number) })
  expect(await ask({})).toMatchObject({ code: 'BAD_REQUEST', msg: "'content' is missing" })
}

describe('the tarball of the client', () => {
  test('is small, type-checks in a strict project, and runs the bot of its README', async () => {
    const folder = newFolder('client')
    // npm takes what the client needs from here, packed again.
    const needed: string[] = []
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
      const packing = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]
      needed.push(`./${(await run('npm', packing, { cwd: join(root, 'node_modules', name) })).stdout.trim()}`)
    }
    expect(statSync(tarball('parley-client')).size).toBeLessThan(200_000)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bot', private: true, type: 'module' }))
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball('parley-client'), ...needed], { cwd: folder })

    const readme = readFileSync(join(folder, 'node_modules/parley-client/README.md'), 'utf8')
    const bot = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
    expect(bot.trim().split('\n').length).toBeLessThanOrEqual(15)
    writeFileSync(join(folder, 'bot.js'), bot)
    const strict = ['--noEmit', '--strict', '--checkJs', '--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2023']
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...strict, ...types, 'bot.js'], { cwd: folder })

    const place = newFolder('server-of-the-client')
    const output = await startProgram(await installServer(place), [], place, { ...bare, PORT: '0' }, /^curl .*\n/m)
    const [, url = ''] = /listening on (\S+)$/m.exec(output) ?? []
    const { users } = readJson(join(place, 'var/demo.json'))
    const env = { ...bare, SITE: url, EMAIL: users.bot.email, API_KEY: users.bot.api_key }
    await startProgram(process.execPath, ['bot.js'], folder, env, /^ready$/m)
    const headers = { Authorization: `Basic ${Buffer.from(`${users.member.email}:${users.member.api_key}`).toString('base64')}` }
    const sent = new URLSearchParams({ type: 'direct', to: JSON.stringify([users.bot.user_id]), content: '!echo Hello, bot' })
    expect(await (await fetch(`${url}/api/v1/messages`, { method: 'POST', headers, body: sent })).json()).toMatchObject({
      result: 'success',
    })
    const newest = new URLSearchParams({ anchor: 'newest', num_before: '1', num_after: '0', apply_markdown: 'false' })
    const read = async (): Promise<unknown> => (await fetch(`${url}/api/v1/messages?${newest}`, { headers })).json()
    const answered = { messages: [{ sender_email: users.bot.email, content: 'Hello, bot' }] }
    await expect.poll(read, { timeout: 10_000 }).toMatchObject(answered)
  })
})

describe('the list of components of the server', () => {
  type Sbom = { components: { purl: string; hashes: { content: string }[] }[]; dependencies: { ref: string; dependsOn: string[] }[] }
  const purls = (packages: Record<string, { name?: string; version?: string; dev?: true; link?: true }>, withDev = false): string[] =>
    Object.entries(packages)
      .filter(([path, { dev, link }]) => path.includes('node_modules/') && (withDev || !dev) && !link)
      .map(([path, one]) => `pkg:npm/${(one.name ?? path.split('node_modules/').at(-1) ?? '').replace('@', '%40')}@${one.version}`)

  test('names the packages that the lockfile has for production, and beside them only what is bundled', () => {
    const { components } = readJson(join(release, `parley-${version}.cdx.json`)) as Sbom
    const named = components.map(({ purl }) => purl)
    expect(named).toEqual([...new Set(named)].sort())
    const locked = readJson(join(root, 'package-lock.json')).packages
    const production = new Set(purls(locked))
    expect(named.filter((purl) => production.has(purl))).toEqual([...production].sort())
    // The console and Prism, which a checkout has for development.
    const pinned = new Set([...purls(locked, true), ...purls(readJson(join(root, 'contract-tests/package-lock.json')).packages)])
    const others = named.filter((purl) => !production.has(purl))
    expect(others).toContainEqual(expect.stringContaining('pkg:npm/preact@'))
    expect(others).toContainEqual(expect.stringContaining('pkg:npm/%40stoplight/prism-http@'))
    expect(others.filter((purl) => !pinned.has(purl))).toEqual([])
  })

  test('has the digests of the lockfile, and depends on nothing that it does not list', () => {
    for (const name of ['parley', 'parley-mock', 'parley-client']) {
      const { components, dependencies } = readJson(join(release, `${name}-${version}.cdx.json`)) as Sbom
      for (const { purl, hashes } of components) expect(hashes[0]?.content, purl).toMatch(/^[0-9a-f]{128}$/)
      const listed = new Set(components.map(({ purl }) => purl))
      expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((purl) => !listed.has(purl))).toEqual([])
      expect(dependencies.map(({ ref }) => ref)).toEqual(expect.arrayContaining([...listed]))
    }
  })
})
