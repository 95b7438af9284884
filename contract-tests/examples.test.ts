// Every example pair of the contract, executed once against the server that the environment names:
// TARGET_URL, TARGET (mock | single) and, but for the mock, WORLD_FILE (what scripts/seed.ts wrote).

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dereference } from '../scripts/bundle.ts'
import { cases, titleOf } from './cases.ts'
import { faults, type Keys, requestOf, send } from './http.ts'

const { TARGET_URL: url, TARGET: target, WORLD_FILE: worldFile } = process.env
if (!url || (target !== 'mock' && !worldFile)) throw new Error('TARGET_URL, TARGET and WORLD_FILE must be set: run `npm run conformance`')
const contract = dereference(JSON.parse(readFileSync(new URL('../src/generated/contract.json', import.meta.url), 'utf8')))
const keys = worldFile ? (JSON.parse(readFileSync(worldFile, 'utf8')) as { keys: Keys }).keys : undefined

for (const example of cases(contract)) {
  test(titleOf(example), async () => {
    const request = requestOf(contract, example, keys)
    const answer = await send(url, request)
    const found = faults(example, answer)
    if (found.length > 0) expect.fail(found.join('\n'))
  })
}
