// A server of its own for a test file: a real database, the demo organisation, and clients of its users.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { noteError } from '../../contract-tests/errors-seen.ts'
import { openApp, type Server, startServer } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Demo } from '../demo.ts'
import { takeDatabase } from './test-database.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
}
type Parameters = Record<string, unknown>
export interface Client {
  get(path: string, query?: Parameters): Promise<Answer>
  post(path: string, form?: Parameters): Promise<Answer>
  patch(path: string, form?: Parameters): Promise<Answer>
  delete(path: string, query?: Parameters): Promise<Answer>
  /** Uploads a file of this name and content. */
  upload(name: string, content: string | Uint8Array, contentType?: string): Promise<Answer>
  /** Any request, unencoded; the path from the server's root. */
  raw(path: string, init?: RequestInit): Promise<Answer>
}
export interface TestApp {
  server: Server
  /** The server's URL, without a slash at the end. */
  url: string
  demo: Demo
  /** Somebody of the demo organisation. */
  as(name: keyof Demo['users']): Client
  /** With these Basic credentials, or none. */
  client(credentials?: { email: string; api_key: string }): Client
  close(): Promise<void>
}

/** Starts a server on a fresh database of the kind that the test project names. Close it in `afterAll`. */
export async function startTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(inject('folder'), 'server-'))
  const database = await takeDatabase(dataDir)
  const config = {
    ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off' }),
    ...changes,
  }
  const server = await startServer(await openApp(config))
  const url = `http://127.0.0.1:${server.port}`
  const demo = { ...database.demo, realm_url: url }
  await writeFile(join(dataDir, 'demo.json'), JSON.stringify(demo))
  return {
    server,
    url,
    demo,
    as: (name) => client(url, demo.users[name]),
    client: (credentials) => client(url, credentials),
    close: async () => {
      await server.close()
      database.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function client(url: string, credentials?: { email: string; api_key: string }): Client {
  const authorization: Record<string, string> = credentials
    ? { Authorization: `Basic ${Buffer.from(`${credentials.email}:${credentials.api_key}`).toString('base64')}` }
    : {}
  const raw: Client['raw'] = async (path, init = {}) => {
    const response = await fetch(url + path, { ...init, headers: { ...authorization, ...(init.headers as Record<string, string>) } })
    const isJson = init.method !== 'HEAD' && response.headers.get('content-type') === 'application/json'
    const body = isJson ? await response.json() : await response.text()
    noteError(init.method ?? 'GET', path, body)
    // The server checks every answer against the contract and turns a wrong one into this.
    if (response.status === 500) throw new Error(`500 for ${init.method ?? 'GET'} ${path}: ${JSON.stringify(body)}`)
    return { status: response.status, headers: response.headers, body }
  }
  const form = (method: string) => (path: string, parameters?: Parameters) =>
    raw(`/api/v1${path}`, parameters ? { method, body: encode(parameters) } : { method })
  const query = (method: string) => (path: string, parameters?: Parameters) =>
    raw(`/api/v1${path}${parameters ? `?${encode(parameters)}` : ''}`, { method })
  return {
    get: query('GET'),
    delete: query('DELETE'),
    post: form('POST'),
    patch: form('PATCH'),
    upload: (name, content, contentType = 'text/plain') => {
      const body = new FormData()
      body.append('file', new Blob([content as string], { type: contentType }), name)
      return raw('/api/v1/user_uploads', { method: 'POST', body })
    },
    raw,
  }
}

/** Form fields: text as it is, everything else as JSON. Undefined is left out. */
function encode(parameters: Parameters): URLSearchParams {
  const fields = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
