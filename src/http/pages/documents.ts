// Documents that clients and tools fetch: the contract, and the names of emoji.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { realmUrl, subdomainOf } from '../../access/organisation/realms.ts'
import type { Config } from '../../config.ts'
import { emojiData } from '../../values/unicode-emoji.ts'
import { acceptsGzip, createCompressor } from '../compressed.ts'

/** The bytes that all answers share, and their ETag. */
export interface JsonDocument {
  bytes: Buffer
  etag: string
}

/**
 * The marks of the contract that say something to its readers. All others say something to the server and its tests, and stay in
 * src/generated/contract.json.
 */
export const PUBLIC_MARKS = new Set([
  ...['x-bounded-by', 'x-concurrency', 'x-enum-varnames', 'x-extensible-enum', 'x-initial', 'x-max-key-length'],
  ...['x-max-length', 'x-never-sent'],
  ...['x-never-succeeds', 'x-ogen-type', 'x-rate-limit', 'x-remedy', 'x-requires', 'x-right', 'x-set-of', 'x-slashes', 'x-status'],
  ...['x-trailing-slash', 'x-unknown-query', 'x-webhooks', 'x-write-only-bots'],
])
/** The parts of a document whose keys are names that somebody chose. */
const NAMED = new Set(['paths', 'properties', 'schemas', 'responses', 'headers', 'examples', 'links', 'content', 'encoding', 'mapping'])
/** The parts that are values of the interface. */
const VALUES = new Set(['value', 'example', 'default', 'enum'])

/** The server of a document that is not a server's own. */
const ANY_SERVER = {
  variables: { origin: { default: 'https://chat.example.com', description: 'The URL of the organisation (`realm_url`).' } },
}
const ORIGIN = '{origin}'

interface Part {
  [key: string]: unknown
}
interface Served {
  url: string
}

/** A document of the contract for its readers: without the marks of the server and its tests, and with servers at any origin. */
export function published<Document extends object>(document: Document): Document {
  const visit = (value: unknown, isNamed = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item))
    if (typeof value !== 'object' || value === null) return value
    const part = value as Part
    const kept = Object.entries(part).filter(([key]) => isNamed || !key.startsWith('x-') || PUBLIC_MARKS.has(key))
    return Object.fromEntries(
      kept.map(([key, one]) => {
        if (isNamed) return [key, visit(one)]
        if (key === 'servers') return [key, (one as Served[]).map(serverAnywhere)]
        return [key, VALUES.has(key) ? one : visit(one, NAMED.has(key))]
      }),
    )
  }
  return visit(document) as Document
}

/** A server at any origin. Its URL may be that already. */
function serverAnywhere({ url }: Served): Served {
  return { url: ORIGIN + url.replace(ORIGIN, '').replace(/\/$/, ''), ...ANY_SERVER }
}

/**
 * The contract by URL, and the client bundle derived from it, with the server at an origin, or else at any. Each is made on its first
 * request.
 */
export const CONTRACT_DOCUMENTS = new Map([
  ['/openapi.json', contract('contract.json')],
  ['/openapi.client.json', contract('contract.client.json')],
])
/** The names of emoji. */
export const EMOJI_DOCUMENT = onceMade(() => jsonDocument(emojiData()))

function contract(name: string): (origin?: string) => JsonDocument {
  const text = onceMade(() => {
    const document = JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'))
    return `${JSON.stringify(published(document))}\n`
  })
  const ofAny = onceMade(() => jsonDocument(text()))
  // Anybody can ask at any host, so that only the bytes are made for each.
  const parts = onceMade(() =>
    text()
      .replaceAll(`,${JSON.stringify(ANY_SERVER).slice(1, -1)}`, '')
      .split(`"${ORIGIN}`),
  )
  return (origin) => {
    if (origin === undefined) return ofAny()
    return { bytes: Buffer.from(parts().join(`"${origin}`)), etag: etagOf(ofAny().etag + origin) }
  }
}

function jsonDocument(text: string): JsonDocument {
  const bytes = Buffer.from(text)
  return { bytes, etag: etagOf(bytes) }
}

function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`
}

function onceMade<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Documents that a server keeps compressed. Anybody can ask at any host, and each has documents of its own. */
const MOST_COMPRESSED = 16

/**
 * Serves the contract, with the server at the organisation's URL, and the names of emoji. They are compressed for clients that accept it,
 * because the reference waits for the contract.
 */
export function documents({ config }: { config: Pick<Config, 'externalUrl'> }): Router {
  const pages = Router()
  const compressed = createCompressor(MOST_COMPRESSED)
  const sends =
    (documentFor: (origin: string) => JsonDocument, headers: Record<string, string> = {}): RequestHandler =>
    async (request, response) => {
      const subdomain = subdomainOf(request.headers.host ?? '', config.externalUrl) ?? ''
      const { bytes, etag } = documentFor(realmUrl(config, { subdomain }))
      response.set(headers).type('json')
      if (!acceptsGzip(request, response)) response.set('ETag', etag).send(bytes)
      else {
        const small = await compressed(etag, () => bytes)
        response.set({ ETag: etag.replace(/"$/, '-gzip"'), 'Content-Encoding': 'gzip' }).send(small)
      }
    }
  for (const [path, document] of CONTRACT_DOCUMENTS) pages.get(path, sends(document))
  pages.get('/static/emoji.json', sends(EMOJI_DOCUMENT, { 'Cache-Control': 'public, max-age=86400' }))
  return pages
}
