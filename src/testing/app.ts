// A server for one test file, with a real database, the demo organisation, and clients for its users.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { noteExchange, type Sent } from '../../contract-tests/traffic.ts'
import { createApiKey } from '../actions/people/api-keys.ts'
import { type Config, readConfig } from '../config.ts'
import { unixTime } from '../context.ts'
import { User } from '../models/user.ts'
import { type Server, startServer } from '../server/app.ts'
import type { Demo } from '../server/demo.ts'
import { openApp } from '../server/open-app.ts'
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
  /** Sends a request to this path, relative to the server's root, with an optional form. */
  send(method: string, path: string, form?: URLSearchParams): Promise<Answer>
  /** Sends any request, unencoded. The path is relative to the server's root. Slower than the other methods. */
  raw(path: string, init?: RequestInit): Promise<Answer>
}
export interface TestApp {
  server: Server
  /** The server's URL, without a trailing slash. */
  url: string
  demo: Demo
  /** A client for a user of the demo organisation. */
  as(name: keyof Demo['users']): Client
  /** Gives users of the demo organisation new keys, for example after a deactivation. `as` uses them from then on. */
  logIn(...names: (keyof Demo['users'])[]): Promise<void>
  /** A client with these Basic credentials, or none. */
  client(credentials?: { email: string; api_key: string }): Client
  close(): Promise<void>
}

/** Starts a server on a fresh database of the kind that the test project uses. Close it in `afterAll`. */
export async function startTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(inject('folder'), 'server-'))
  const database = await takeDatabase(dataDir)
  const config = {
    ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off' }),
    ...changes,
  }
  const server = await startServer(await openApp(config))
  const url = `http://127.0.0.1:${server.port}`
  // A copy, because files share the database's.
  const demo = { ...structuredClone(database.demo), realm_url: url }
  await writeFile(join(dataDir, 'demo.json'), JSON.stringify(demo))
  return {
    server,
    url,
    demo,
    as: (name) => client(url, demo.users[name]),
    logIn: async (...names) => {
      for (const name of names) {
        const user = await User.findByPk(demo.users[name].user_id, { rejectOnEmpty: true })
        demo.users[name].api_key = (await createApiKey(server.app, user, 'test', unixTime())).key
      }
    },
    client: (credentials) => client(url, credentials),
    close: async () => {
      await server.close()
      database.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const agent = new Agent({ keepAlive: true })

function client(url: string, credentials?: { email: string; api_key: string }): Client {
  const authorization: Record<string, string> = credentials
    ? { Authorization: `Basic ${Buffer.from(`${credentials.email}:${credentials.api_key}`).toString('base64')}` }
    : {}
  const raw: Client['raw'] = async (path, init = {}) => {
    const response = await fetch(url + path, { ...init, headers: { ...authorization, ...(init.headers as Record<string, string>) } })
    const sent = { method: init.method ?? 'GET', path, body: typeof init.body === 'string' ? init.body : undefined }
    return answerOf(sent, response, await response.text())
  }
  const send: Client['send'] = async (method, path, form) => {
    const type: Record<string, string> = form ? { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}
    const headers = { ...authorization, ...type, 'User-Agent': 'node' }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(url + path), { agent, method, headers }, resolve)
        .once('error', reject)
        .end(form?.toString())
    })
    const { statusCode: status = 0, headersDistinct } = response
    const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
    return answerOf({ method, path, body: form?.toString() }, { status, headers: new Headers(pairs) }, await text(response))
  }
  const form = (method: string) => (path: string, parameters?: Parameters) =>
    send(method, `/api/v1${path}`, parameters && encode(parameters))
  const query = (method: string) => (path: string, parameters?: Parameters) =>
    send(method, `/api/v1${path}${parameters ? `?${encode(parameters)}` : ''}`)
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
    send,
    raw,
  }
}

/** Throws for a 500. */
function answerOf(sent: Sent, { status, headers }: Pick<Answer, 'status' | 'headers'>, content: string): Answer {
  const { method, path } = sent
  const isJson = method !== 'HEAD' && headers.get('content-type') === 'application/json'
  const body = isJson ? JSON.parse(content) : content
  noteExchange(sent, { status, body })
  // The server checks every answer against the contract and turns a violation into a 500.
  if (status === 500) throw new Error(`500 for ${method} ${path}: ${JSON.stringify(body)}`)
  return { status, headers, body }
}

/** Encodes form fields: text as it is, everything else as JSON. Undefined is omitted. */
function encode(parameters: Parameters): URLSearchParams {
  const fields = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
