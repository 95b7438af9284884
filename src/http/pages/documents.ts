// The contract as documents that clients and tools fetch.

import { readFileSync } from 'node:fs'

/** The documents by their URLs: the contract, and the client bundle that is derived from it. */
export function contractDocuments(): Map<string, string> {
  const read = (name: string): string => {
    const document = JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'))
    return `${JSON.stringify(document)}\n`
  }
  return new Map([
    ['/openapi.json', read('contract.json')],
    ['/openapi.client.json', read('contract.client.json')],
  ])
}
