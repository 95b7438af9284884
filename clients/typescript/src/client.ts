// The client of one account: every operation of the contract, events and uploads.

import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'
import type { paths } from './contract.ts'
import { ApiError } from './errors.ts'
import { type Event, type EventsOptions, events } from './events.ts'
import { base64, type Send, type UploadedFile, type UploadOptions, upload } from './upload.ts'

type FileUrl = paths['/user_uploads/{realm_id}/{path}']['get']['responses'][200]['content']['application/json']
/** The paths of uploaded files and of their thumbnails. */
const FILE = /^\/user_uploads\/./

export interface ClientOptions {
  /** The URL of the organisation, such as `https://chat.example.com`, or of the mock. */
  site: string
  /** The address and an API key of the account. A page of the site itself needs neither: it has the session of its browser. */
  email?: string
  apiKey?: string
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch
}

/**
 * `GET`, `POST`, `PATCH` and `DELETE` call an operation by its path: `client.POST('/messages', { body: { ... } })`. They return `data` or
 * `error`; `unwrap` turns the error into an exception. Pass lists and objects as they are, in queries too. Messages that are sent count as
 * read by the account, unless their `read_by_sender` is false.
 */
export interface Client extends Pick<FetchClient<paths>, 'GET' | 'POST' | 'PATCH' | 'DELETE'> {
  /** The events of a new queue, as they happen: `for await (const event of client.events({ eventTypes: ['message'] }))`. */
  events<const Type extends Exclude<Event['type'], 'heartbeat'>>(
    options?: EventsOptions<Type>,
  ): AsyncGenerator<Extract<Event, { type: Type }>, void, undefined>
  /** Uploads a file. A link in a message uses its `url`. */
  upload(file: Blob, options?: UploadOptions): Promise<UploadedFile>
  /**
   * The bytes of an uploaded file or of a thumbnail, by its URL in a message. Throws an ApiError if the account may not read it, and a
   * TypeError for a URL of anything else, which must not get the key.
   */
  download(url: string): Promise<Blob>
  /** A URL of an uploaded file that needs no key, for 60 seconds. Takes and throws what `download` does. */
  temporaryUrl(url: string): Promise<string>
}

/**
 * Creates a client of this account, or of the session of the browser. It keeps no connection and no state. Throws a TypeError if `site` is
 * not a URL that can be used, or if it has the address without the key.
 */
export function createClient({ site, email, apiKey, fetch = globalThis.fetch }: ClientOptions): Client {
  const root = rootOf(site)
  if ((email === undefined) !== (apiKey === undefined)) throw new TypeError("'email' and 'apiKey' must come together")
  const credentials: Record<string, string> = email === undefined ? {} : { Authorization: `Basic ${base64(`${email}:${apiKey}`)}` }
  const api = createFetchClient<paths>({
    baseUrl: `${root}/api/v1`,
    headers: credentials,
    fetch: (request) => fetch(request),
    querySerializer: (query) => new URLSearchParams(textsOf(query)).toString(),
  })
  const send: Send = (path, init) => fetch(root + path, { ...init, headers: { ...init.headers, ...credentials } })
  const ask = async (url: string, prefix = ''): Promise<Response> => {
    const { origin, pathname } = new URL(url, root)
    if (origin !== new URL(root).origin || !FILE.test(pathname)) throw new TypeError('the URL is not that of an uploaded file')
    const answer = await send(prefix + pathname, {})
    if (!answer.ok) throw new ApiError(answer, await answer.json().catch(() => undefined))
    return answer
  }
  // The server would guess it from the User-Agent, which only browsers set.
  const post = (path: string, init: { body?: object } = {}) =>
    api.POST(path as never, (path === '/messages' ? { ...init, body: { read_by_sender: true, ...init.body } } : init) as never)
  return {
    GET: api.GET,
    POST: post as typeof api.POST,
    PATCH: api.PATCH,
    DELETE: api.DELETE,
    events: (options = {}) => events(api, options),
    upload: (file, options) => upload(send, file, options),
    download: async (url) => (await ask(url)).blob(),
    temporaryUrl: async (url) => {
      const { url: path } = (await (await ask(url, '/api/v1')).json()) as FileUrl
      return new URL(path, root).href
    },
  }
}

function rootOf(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined
  const isRoot = url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password && !/[?#]/.test(site)
  // The value may contain a password.
  if (!isRoot)
    throw new TypeError("'site' must be a URL with http or https, without credentials or a query, such as https://chat.example.com")
  return site.trim().replace(/\/+$/, '')
}

/** Query parameters in the contract's format: lists and objects are JSON. */
function textsOf(query: Record<string, unknown>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]]
  })
}
