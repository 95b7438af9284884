// databases: once
// What each function of the examples in Python that Zulip's documentation shows asks, and what it reads in the answer, hold at the gateway.
// contract-tests/published/python-examples.json has the facts, in the order in which the functions are called: later ones use what earlier
// ones made. `$name` stands for a value that a call has kept, or for a user or channel of the demo organisation.

import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRealmActive } from '../actions/organisation/realms.ts'
import { serverContext } from '../context.ts'
import { loadContract } from '../http/contract.ts'
import { compileRoutes } from '../http/router.ts'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { TINY_GIF } from '../testing/images.ts'

interface Call {
  request: string
  /** Absent for a request without an operation. */
  operation?: string
  /** `administrator`, unless said otherwise. `wrongKey` has the address of `member`. */
  as?: keyof TestApp['demo']['users'] | 'wrongKey'
  send?: Record<string, unknown>
  /** Whether an image comes with the call, under its own name, as the Python package sends files. */
  file?: true
  /** The organisation is deactivated first. */
  deactivated?: true
  /** The codes of which the refusal has one. Without them, the call succeeds. */
  code?: string[]
  /** Paths of fields that the answer has, or has not. `name[]` is each item of a list that has some. */
  has?: string[]
  without?: string[]
  /** Values that the answer contains. */
  is?: Record<string, unknown>
  /** Paths of values for later calls. */
  keep?: Record<string, string>
}
interface Example {
  name: string
  calls: Call[]
  /** Why the function fails here, on purpose. */
  differs?: string
}

const { functions } = JSON.parse(readFileSync(new URL('../../contract-tests/published/python-examples.json', import.meta.url), 'utf8')) as {
  functions: Example[]
}
const match = compileRoutes(loadContract().operations)
const kept: Record<string, unknown> = {}
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const { users, channels } = app.demo
  for (const [name, { user_id }] of Object.entries(users)) kept[name] = user_id
  for (const [name, { stream_id }] of Object.entries(channels)) kept[name] = stream_id
})
afterAll(() => app.close())

/** A value with what its names stand for. */
function filled(value: unknown): unknown {
  if (typeof value === 'string')
    return /^\$\w+$/.test(value) ? kept[value.slice(1)] : value.replace(/\$(\w+)/g, (_, name) => String(kept[name]))
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [String(filled(name)), filled(item)]))
}

/** The values at a path: several where it passes through a list, and `undefined` for each that is absent. */
function valuesAt(body: unknown, path: string): unknown[] {
  let values = [body]
  for (const step of path.split('.')) {
    const name = step.replace(/\[\]$/, '')
    values = values.map((value) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined))
    if (step.endsWith('[]')) values = values.flatMap((list) => (Array.isArray(list) && list.length > 0 ? list : [undefined]))
  }
  return values
}

/** Whether a value is this, or an object with these fields among others. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return isDeepStrictEqual(value, part)
  return Object.entries(part).every(([name, item]) => contains(valuesAt(value, name)[0], item))
}

/** The answer to a call as the Python package sends it: parameters in the query of a GET and in the form of the others, texts as they are. */
async function ask({ request, as = 'administrator', send = {}, file }: Call): Promise<Record<string, unknown>> {
  const [method, path] = String(filled(request)).split(' ') as [string, string]
  const { email, api_key } = as === 'wrongKey' ? { ...app.demo.users.member, api_key: 'wrong' } : app.demo.users[as]
  const fields = Object.entries(filled(send) as Record<string, unknown>).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const query = new URLSearchParams(fields).toString()
  const form = new FormData()
  if (file) form.append('dot.gif', new Blob([new Uint8Array(TINY_GIF)], { type: 'image/gif' }), 'dot.gif')
  const response = await fetch(`${app.url}/zulip/api/v1${path}${method === 'GET' && query ? `?${query}` : ''}`, {
    method,
    headers: { Authorization: `Basic ${btoa(`${email}:${api_key}`)}` },
    ...(method === 'GET' ? {} : { body: file ? form : new URLSearchParams(fields) }),
  })
  return (await response.json()) as Record<string, unknown>
}

/** What is wrong with the answer to a call, a line each. Keeps what later calls need. */
async function faultsOf(call: Call): Promise<string[]> {
  const { request, code, has = [], without = [], is, keep = {}, deactivated } = call
  if (deactivated) await setRealmActive(serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true })), false)
  const body = await ask(call)
  const found: string[] = []
  const right = code ? body.result === 'error' && code.includes(String(body.code)) : body.result === 'success'
  if (!right) found.push(`is ${JSON.stringify(body).slice(0, 300)}`)
  if (typeof body.msg !== 'string') found.push('has no msg')
  const presentAt = (path: string): unknown[] => valuesAt(body, String(filled(path)))
  for (const path of right ? has : []) if (presentAt(path).includes(undefined)) found.push(`has no ${path}`)
  for (const path of without) if (presentAt(path).some((value) => value !== undefined)) found.push(`has ${path}`)
  const expected = filled(is ?? {})
  if (right && !contains(body, expected)) found.push(`is ${JSON.stringify(body).slice(0, 300)}, without ${JSON.stringify(expected)}`)
  for (const [name, path] of Object.entries(keep)) kept[name] = valuesAt(body, path)[0]
  return found.map((fault) => `${request} ${fault}`)
}

test('a call names the operation that answers it', () => {
  const wrong = functions.flatMap(({ name, calls }) =>
    calls.flatMap(({ request, operation }) => {
      const [method = '', path = ''] = request.split(' ')
      const met = match(method.toLowerCase(), `/api/v1${path.replace(/\$\w+/g, '1')}`).operation?.operationId
      return met === operation ? [] : [`${name}: ${request} meets ${met}, not ${operation}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('each function gets what it reads, but for those that differ with a reason', async () => {
  const failed: string[] = []
  const different: string[] = []
  for (const { name, calls, differs } of functions) {
    const faults: string[] = []
    for (const call of calls) faults.push(...(await faultsOf(call)))
    if (!differs) failed.push(...faults.map((fault) => `${name}: ${fault}`))
    else if (faults.length === 0) failed.push(`${name}: succeeds, but has a reason why it differs`)
    else different.push(`${name}: ${differs}`)
  }
  console.log(`${functions.length - different.length} of ${functions.length} functions; not:\n${different.join('\n')}`)
  expect(failed).toEqual([])
})
