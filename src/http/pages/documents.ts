// The contract as documents that clients and tools fetch.

import { readFileSync } from 'node:fs'

/** The documents by URL: the contract, and the client bundle derived from it. Each is read on its first request. */
export const CONTRACT_DOCUMENTS = new Map([
  ['/openapi.json', onceRead('contract.json')],
  ['/openapi.client.json', onceRead('contract.client.json')],
])

function onceRead(name: string): () => string {
  let text: string | undefined
  return () => {
    text ??= `${JSON.stringify(JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8')))}\n`
    return text
  }
}
