// Documents that clients and tools fetch: the contract, and the names of emoji.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { emojiData } from '../../values/unicode-emoji.ts'

/** The bytes that all answers share, and their ETag. */
export interface JsonDocument {
  bytes: Buffer
  etag: string
}

/** The contract by URL, and the client bundle derived from it. Each is made on its first request. */
export const CONTRACT_DOCUMENTS = new Map([
  ['/openapi.json', onceMade(() => contract('contract.json'))],
  ['/openapi.client.json', onceMade(() => contract('contract.client.json'))],
])
/** The names of emoji. */
export const EMOJI_DOCUMENT = onceMade(emojiData)

function contract(name: string): string {
  return `${JSON.stringify(JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8')))}\n`
}

function onceMade(text: () => string): () => JsonDocument {
  let made: JsonDocument | undefined
  return () => {
    if (made) return made
    const bytes = Buffer.from(text())
    made = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
    return made
  }
}
