// Clients of a server under test. `client.post(...)` attempts a request, and returns what it is answered; `client.must.post(...)` is a step
// that has to succeed, and returns the body.

import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { noteExchange, type Sent } from '../../contract-tests/traffic.ts'
import type { paths } from '../generated/types.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
}
/** Events as clients get them. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
export type Events = any[]
type Parameters = Record<string, unknown>
type Method = 'get' | 'post' | 'patch' | 'delete'

/** Whether a path, of which parts may be any text, can be one of this path of the contract. */
type Fits<Path, Known> = Path extends `${infer Part}/${infer Rest}`
  ? Known extends `${infer KnownPart}/${infer KnownRest}`
    ? KnownPart extends `{${string}}` | Part
      ? Fits<Rest, KnownRest>
      : false
    : false
  : Known extends `${string}/${string}`
    ? false
    : Known extends `{${string}}` | Path
      ? true
      : false
type Known<Path> = Path extends keyof paths ? Path : { [K in keyof paths]: Fits<Path, K> extends true ? K : never }[keyof paths]
type BodyAt<Path extends keyof paths, M extends Method> = paths[Path][M] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never
/** The body of a success, by the contract. Of any shape where the path is known only when the test runs. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
type Success<Path, M extends Method> = [Known<Path>] extends [never] ? any : BodyAt<Known<Path>, M>

/** A message in `general` under the topic `tests`, unless its fields say otherwise. People in `to` make it a direct message. */
export interface TestMessage extends Parameters {
  to?: string | number | readonly (number | string)[]
  topic?: string
  content?: string
}

/** Requests that have to succeed. They throw otherwise, and name the request and the answer. */
export interface Must {
  get<P extends string>(path: P, query?: Parameters): Promise<Success<P, 'get'>>
  post<P extends string>(path: P, form?: Parameters): Promise<Success<P, 'post'>>
  patch<P extends string>(path: P, form?: Parameters): Promise<Success<P, 'patch'>>
  delete<P extends string>(path: P, query?: Parameters): Promise<Success<P, 'delete'>>
  upload(name: string, content: string | Uint8Array, contentType?: string): Promise<Success<'/user_uploads', 'post'>>
  raw(path: string, init?: RequestInit): Promise<Answer['body']>
  /** Sends a message and returns its ID. */
  send(message?: TestMessage): Promise<number>
  /** A message as it was typed, with its flags. */
  message(id: number): Promise<Success<'/messages/{message_id}', 'get'>['message']>
  subscribe(channel: string, form?: Parameters): Promise<Success<'/users/me/subscriptions', 'post'>>
  unsubscribe(channel: string, query?: Parameters): Promise<Success<'/users/me/subscriptions', 'delete'>>
  /** Creates a channel, under a new name unless `form` has one. */
  createChannel(form?: Parameters): Promise<{ id: number; name: string }>
  /** Registers a queue, which only spectators lack. Nothing is fetched unless `form` names types to fetch. */
  register(form?: Parameters): Promise<Success<'/register', 'post'> & { queue_id: string }>
  /** The events of a queue after this one, without waiting. */
  events(queueId: string, after?: number): Promise<Events>
}
export interface Client {
  get(path: string, query?: Parameters): Promise<Answer>
  post(path: string, form?: Parameters): Promise<Answer>
  patch(path: string, form?: Parameters): Promise<Answer>
  delete(path: string, query?: Parameters): Promise<Answer>
  /** Uploads a file of this name and content. */
  upload(name: string, content: string | Uint8Array, contentType?: string): Promise<Answer>
  send(message?: TestMessage): Promise<Answer>
  /** Subscribes the client's user, or those of `principals`, to the channel of this name. */
  subscribe(channel: string, form?: Parameters): Promise<Answer>
  unsubscribe(channel: string, query?: Parameters): Promise<Answer>
  must: Must
  /** Sends a request to this path, relative to the server's root, with an optional form. */
  request(method: string, path: string, form?: URLSearchParams): Promise<Answer>
  /** Sends any request, unencoded. The path is relative to the server's root. Slower than the other methods. */
  raw(path: string, init?: RequestInit): Promise<Answer>
}

const agent = new Agent({ keepAlive: true })

/** A client of the server at this URL with these Basic credentials, or none. */
export function testClient(url: string, credentials?: { email: string; api_key: string }): Client {
  const authorization: Record<string, string> = credentials
    ? { Authorization: `Basic ${Buffer.from(`${credentials.email}:${credentials.api_key}`).toString('base64')}` }
    : {}
  const raw: Client['raw'] = async (path, init = {}) => {
    const response = await fetch(url + path, { ...init, headers: { ...authorization, ...(init.headers as Record<string, string>) } })
    const sent = { method: init.method ?? 'GET', path, body: typeof init.body === 'string' ? init.body : undefined }
    return answerOf(sent, response, await response.text())
  }
  const send: Client['request'] = async (method, path, form) => {
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
  const attempt: Attempt = {
    get: query('GET'),
    delete: query('DELETE'),
    post: form('POST'),
    patch: form('PATCH'),
    upload: (name, content, contentType = 'text/plain') => {
      const body = new FormData()
      body.append('file', new Blob([content as string], { type: contentType }), name)
      return raw('/api/v1/user_uploads', { method: 'POST', body })
    },
    send: ({ to = 'general', ...message } = {}) => {
      const place = typeof to === 'object' ? { type: 'direct', to } : { type: 'channel', to, topic: 'tests' }
      return attempt.post('/messages', { ...place, content: 'Hello.', ...message })
    },
    subscribe: (name, form) => attempt.post('/users/me/subscriptions', { subscriptions: [{ name }], ...form }),
    unsubscribe: (name, query) => attempt.delete('/users/me/subscriptions', { subscriptions: [name], ...query }),
    raw,
  }
  return { ...attempt, must: must(attempt), request: send }
}

type Attempt = Omit<Client, 'must' | 'request'>
let channels = 0

function must(attempt: Attempt): Must {
  const succeed =
    <Given extends unknown[]>(what: keyof Attempt, ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer['body']> =>
      success(ask(...given), `${what} ${JSON.stringify(given)}`)
  const get = succeed('get', attempt.get)
  const post = succeed('post', attempt.post)
  const send = succeed('send', attempt.send)
  return {
    get,
    post,
    patch: succeed('patch', attempt.patch),
    delete: succeed('delete', attempt.delete),
    upload: succeed('upload', attempt.upload),
    raw: succeed('raw', attempt.raw),
    send: async (message) => (await send(message)).id,
    message: async (id) => (await get(`/messages/${id}`, { apply_markdown: false })).message,
    subscribe: succeed('subscribe', attempt.subscribe),
    unsubscribe: succeed('unsubscribe', attempt.unsubscribe),
    createChannel: async (form) => {
      const channel = { name: `channel of a test ${++channels}`, subscribers: [], ...form }
      return { id: (await post('/channels/create', channel)).id, name: channel.name }
    },
    register: async (form) => {
      const { queue_id: queueId, ...state } = await post('/register', { fetch_event_types: [], ...form })
      if (queueId === null) throw new Error('a spectator has no queue')
      return { queue_id: queueId, ...state }
    },
    events: async (queueId, after = -1) => (await get('/events', { queue_id: queueId, last_event_id: after, dont_block: true })).events,
  }
}

/** The body of this answer, which has to be a success. */
export async function success(answer: Promise<Answer>, request = 'a request'): Promise<Answer['body']> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${request}: ${status} ${JSON.stringify(body)}`)
  return body
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
