// databases: both
// Requests that change the same things at the same time wait for each other. None of them gets a server error, and no transaction has to
// begin again. CONTENTION is the number of requests at a time. `npm run tool -- test-long` raises it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, type Contract, cases, type Schema } from '../../contract-tests/cases.ts'
import { hasFiles, requestOf, send } from '../../contract-tests/http.ts'
import { variedRequests } from '../../contract-tests/varied.ts'
import type { Caller } from '../sandbox/world.ts'
import { sampled, sampleSize } from '../testing/sampled.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'
import { dereference, loadContract } from './contract.ts'

const AT_ONCE = Number(process.env.CONTENTION ?? 20)
const FIVE = ['owner', 'administrator', 'moderator', 'member', 'member2'] as const satisfies readonly Caller[]

type Json = Case['response']['value']
const contract: Contract = dereference(loadContract().bundled)
const byOperation = new Map<string, [Case, ...Case[]]>()
for (const example of cases(contract)) {
  if (example.method === 'get' || example.response.status !== 200) continue
  const known = byOperation.get(example.operationId)
  if (known) known.push(example)
  else byOperation.set(example.operationId, [example])
}

/** Why a request is refused when too many wait for something else than rows of the database. */
const BOUNDED: Record<string, string> = {
  addCustomEmoji: 'Too many images are being checked',
  fetchApiKey: 'Too many passwords are being checked',
  regenerateApiKey: 'Too many passwords are being checked',
  registerQueue: 'Too many of your requests are waiting for each other',
  updateMessageFlagsForNarrow: 'Too many of your requests are waiting for each other',
  updateSettings: 'Too many changes of the password are under way',
}

let app: SeededApp
let repeats = 0
beforeAll(async () => {
  app = await startSeededApp()
  app.server.app.db.onRepeat(() => repeats++)
}, 60_000)
afterAll(() => app.close())

/** The value with another text wherever the contract accepts any text, so that requests of the same example create different things. */
function numbered(value: Json, schema: Schema | undefined, number: number): Json {
  if (!schema || schema.enum || schema['x-refers-to']) return value
  const branches = (schema.oneOf as Schema[] | undefined) ?? [schema]
  const typeOf = Array.isArray(value) ? 'array' : typeof value
  const branch = branches.find(({ type }) => type === typeOf)
  if (!branch || branch.enum || branch['x-refers-to']) return value
  if (Array.isArray(value)) return value.map((item) => numbered(item, branch.items, number))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, numbered(part, branch.properties?.[name], number)]))
  if (typeof value !== 'string' || branch.format) return value
  const other = /^\S+@\S+$/.test(value) ? `${number}.${value}` : `${value} ${number}`
  return new RegExp(String(branch.pattern ?? ''), 'u').test(other) ? other : value
}

/** Every second request repeats an example as it is, and the others create something of their own. */
function requestsOf(examples: readonly [Case, ...Case[]], callers?: readonly Caller[]): Case[] {
  return Array.from({ length: AT_ONCE }, (_, i) => {
    const example = examples[Math.floor(i / 2) % examples.length] ?? examples[0]
    const { body, caller } = example
    const isAnonymous = caller === 'nobody'
    return {
      ...example,
      caller: callers && !isAnonymous ? (callers[i % callers.length] as Caller) : caller,
      ...(body && i % 2 === 1 && !hasFiles(example)
        ? { body: { ...body, value: numbered(body.value, body.schema, i) as typeof body.value } }
        : {}),
    }
  })
}

/** A server error that is not another server's. */
const isServerError = (status: number): boolean => status >= 500 && status !== 502

/** Sends all requests at once. Returns each kind of server error with one of its answers, and the number of transactions begun again. */
async function faultsOf(requests: readonly Case[]): Promise<string[]> {
  const before = repeats
  const answers = await Promise.all(
    requests.map(async (one) => ({ of: one, ...(await send(app.url, requestOf(contract, one, app.keys))) })),
  )
  const failed = answers.flatMap(({ of, status, body }) =>
    !isServerError(status) || JSON.parse(body).msg === BOUNDED[of.operationId] ? [] : [`${of.operationId}: ${status} ${body}`],
  )
  const again = repeats - before
  return [...new Set(failed), ...(again > 0 ? [`${again} transactions began again`] : [])]
}

describe(`${AT_ONCE} requests at once`, { timeout: 300_000 }, () => {
  for (const [operationId, examples] of sampled([...byOperation], ([operationId]) => operationId)) {
    test(`${operationId} by one user`, async () => expect(await faultsOf(requestsOf(examples))).toEqual([]))
    test(`${operationId} by five users`, async () => expect(await faultsOf(requestsOf(examples, FIVE))).toEqual([]))
  }

  test('of all operations about the same subjects, by five users', async () => {
    const isWanted = ({ method }: Case): boolean => method !== 'get'
    const requests = variedRequests(contract, { seed: 35, count: AT_ONCE * sampleSize(10), callers: FIVE, isWanted })
    const faults: string[] = []
    while (requests.length > 0) faults.push(...(await faultsOf(requests.splice(0, AT_ONCE))))
    expect(faults).toEqual([])
  })
})
