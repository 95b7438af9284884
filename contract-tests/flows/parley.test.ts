// databases: once
// run: full
// The command `parley`: what it offers, and how it refuses invalid input. Other files test what its server and its admin command do.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { published } from '../../src/http/pages/documents.ts'
import { built } from '../built.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const contract = published(JSON.parse(readFileSync('src/generated/contract.json', 'utf8')))
const clientBundle = JSON.parse(readFileSync('src/generated/contract.client.json', 'utf8'))

/** Runs the command to its end. */
function parley(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [built('parley'), ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, stdout, stderr }
}

test('it tells its version, and so does the admin command', () => {
  const told = { status: 0, stdout: `${version}\n`, stderr: '' }
  expect(parley('--version')).toEqual(told)
  expect(parley('manage', '--version')).toEqual(told)
})

test('it lists its commands, and the admin command lists its own', () => {
  const { status, stdout } = parley('--help')
  expect(status).toBe(0)
  for (const command of ['serve', 'manage', 'mock', 'contract']) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'))
  expect(parley('manage', '--help').stdout).toMatch(/^Usage: parley manage [\s\S]*^ {2}create-realm /m)
  expect(parley('manage', 'status', '--help').stdout).toMatch(/^Usage: parley manage status /m)
})

test('contract prints the document, or that for generators of clients, as JSON or YAML', () => {
  for (const [args, document] of [
    [['contract'], contract],
    [['contract', '--client', '--json'], clientBundle],
  ] as const) {
    const { status, stdout, stderr } = parley(...args)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(JSON.parse(stdout)).toEqual(document)
  }
  expect(parse(parley('contract', '--yaml').stdout, { maxAliasCount: 0 })).toEqual(contract)
})

test('contract --dredd prints one request for each operation that can succeed, with one example a parameter', () => {
  const { openapi, paths } = JSON.parse(parley('contract', '--dredd').stdout)
  expect(openapi).toBe('3.0.3')
  expect(Object.keys(paths)).toHaveLength(Object.keys(contract.paths).length - 1)
  const { parameters, requestBody } = paths['/api/v1/messages/{message_id}'].patch
  expect(parameters).toEqual([expect.objectContaining({ name: 'message_id', example: expect.stringMatching(/^[0-9]+$/) })])
  expect(requestBody.content['application/json'].example).toBeInstanceOf(Object)
})

test('contract --without-unions prints the document for generators of clients with any value in place of unions', () => {
  const { paths, components } = JSON.parse(parley('contract', '--without-unions').stdout)
  expect(Object.keys(paths)).toEqual(Object.keys(clientBundle.paths))
  expect(components.schemas.GetEventsAnswer.properties.events.items).toEqual({ description: expect.any(String) })
})

test('contract may be read in part', () => {
  const command = `set -o pipefail; '${process.execPath}' '${built('parley')}' contract | head -c 1`
  expect(spawnSync('bash', ['-c', command], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '{', stderr: '' })
})

test('contract writes a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  expect(parley('contract', '--output', file)).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(contract)
  expect(parley('contract', '--output', join(folder, 'nowhere/openapi.json'))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^ENOENT: [^\n]*\n$/),
  })
})

test.each([
  [['frobnicate'], "unknown command 'frobnicate'"],
  [['serve', '--port', '80'], "unknown option '--port'"],
  [['mock', '--port', 'http'], "option '--port <port>' argument 'http' is invalid. It must be an integer from 0 to 65535."],
  [['contract', '--json', '--yaml'], "option '--json' cannot be used with option '--yaml'"],
  [['manage', 'frobnicate'], "unknown command 'frobnicate'"],
])('%j is refused with a message, and exit code 2', (args, message) => {
  expect(parley(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) })
})

test('mock listens where its options say, else where the environment says', async () => {
  for (const [args, env] of [
    [['--port', '0', '--host', 'localhost'], { MOCK_PORT: '1' }],
    [[], { MOCK_PORT: '0', HOST: 'localhost' }],
  ] as const) {
    const child = spawn(process.execPath, [built('parley'), 'mock', ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout, 'data')
    const [, url = ''] = /^mock listening on (http:\/\/localhost:\d+)\n$/.exec(String(line)) ?? []
    expect(await (await fetch(`${url}/openapi.json`)).json()).toMatchObject({ info: contract.info })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }
})
