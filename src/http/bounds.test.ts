// Generated from the contract: every list, map, text and integer of every request, at its limit and one beyond it.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, type Contract, cases, titleOf } from '../../contract-tests/cases.ts'
import { requestOf, send } from '../../contract-tests/http.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { requiredFields, smallValue } from '../testing/request-values.ts'
import { sampled } from '../testing/sampled.ts'
import { verifyEvents } from '../testing/verify-events.ts'
import { dereference, type JsonSchema, loadContract } from './contract.ts'

type Json = Case['response']['value']
/** A place with a limit in a parameter: the parameter at the limit, one beyond it, and the text of the refusal. */
interface Probe {
  at: string
  within: Json
  beyond: Json
  expected: string
}

const contract: Contract = dereference(loadContract().bundled)
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ heartbeat: { min: 1, max: 2 } })
})
afterAll(() => app.close())

/** Requests with an empty list, and their answers beside `result` and `msg`. */
const NOTHING: [method: 'get' | 'post' | 'patch' | 'delete', path: string, parameters: Record<string, unknown>, answer: object][] = [
  [
    'post',
    '/users/me/subscriptions',
    { subscriptions: [] },
    { subscribed: {}, already_subscribed: {}, new_subscription_messages_sent: true },
  ],
  ['delete', '/users/me/subscriptions', { subscriptions: [] }, { removed: [], not_removed: [] }],
  ['post', '/users/me/subscriptions/properties', { subscription_data: [] }, { subscription_data: [] }],
  ['post', '/users/me/alert_words', { alert_words: [] }, { alert_words: [] }],
  ['delete', '/users/me/alert_words', { alert_words: [] }, { alert_words: [] }],
  ['post', '/messages/flags', { messages: [], op: 'add', flag: 'starred' }, { messages: [] }],
  ['get', '/messages', { message_ids: [] }, { messages: [] }],
  ['get', '/messages/matches_narrow', { msg_ids: [], narrow: [] }, { messages: {} }],
  ['post', '/drafts', { drafts: [] }, { ids: [] }],
  ['patch', '/channel_folders', { order: [] }, {}],
  ['patch', '/realm/profile_fields', { order: [] }, {}],
  ['patch', '/realm/linkifiers', { ordered_linkifier_ids: [] }, {}],
  ...(['add', 'delete', 'add_subgroups', 'delete_subgroups'] as const).map(
    (name) => ['post', '/user_groups/{group}/members', { [name]: [] }, {}] satisfies (typeof NOTHING)[number],
  ),
  ...(['add', 'delete'] as const).map(
    (name) => ['post', '/user_groups/{group}/subgroups', { [name]: [] }, {}] satisfies (typeof NOTHING)[number],
  ),
]

describe('an empty list', () => {
  test.each(NOTHING)('of %s %s %o does nothing', async (method, path, parameters, answer) => {
    const { group_id: group } = await app.as('owner').must.post('/user_groups/create', { name: randomUUID(), description: '', members: [] })
    const events = await verifyEvents(
      app,
      ['owner'],
      async () => {
        const { body } = await app.as('owner')[method](path.replace('{group}', String(group)), parameters)
        expect(body).toMatchObject({ result: 'success', ...answer })
      },
      { changesSomething: false },
    )
    expect(events.owner).toEqual([])
  })

  test('of principals is the caller', async () => {
    const subscriptions = [{ name: 'alone' }]
    expect((await app.as('member').post('/users/me/subscriptions', { subscriptions, principals: [] })).body.subscribed).toEqual({
      5: ['alone'],
    })
    expect(await app.as('member').must.unsubscribe('alone', { principals: [] })).toMatchObject({ removed: ['alone'] })
  })

  test('of those who get a message is refused', async () => {
    for (const path of ['/messages', '/scheduled_messages', '/typing']) {
      const parameters = { type: 'direct', to: [], content: 'Hi', op: 'start', scheduled_delivery_timestamp: 1_900_000_000 }
      expect((await app.as('member').post(path, parameters)).body).toMatchObject({
        code: 'BAD_REQUEST',
        msg: expect.stringMatching(/^'to' must/),
      })
    }
  })
})

function* probes(schema: JsonSchema, at: string, wrap: (value: Json) => Json): Generator<Probe> {
  const { items, additionalProperties: values } = schema as { items?: JsonSchema; additionalProperties?: JsonSchema | boolean }
  const many = (n: number, of: JsonSchema): Json[] => Array.from({ length: n }, (_, i) => smallValue(of, i))
  const probe = (size: 'Items' | 'Properties' | 'Length', unit: string, make: (n: number) => Json): Probe[] => {
    const [least, most] = [Number(schema[`min${size}`] ?? 0), Number(schema[`max${size}`] ?? 0)]
    const tooFew = least === 1 ? 'must not be empty' : `must have at least ${least} ${unit}`
    return [
      // Of the two kinds of principals one takes an empty list.
      ...(least > 0 && at !== 'principals' ? [{ at, within: wrap(make(least)), beyond: wrap(make(least - 1)), expected: tooFew }] : []),
      ...(most > 0 ? [{ at, within: wrap(make(most)), beyond: wrap(make(most + 1)), expected: `must have at most ${most} ${unit}` }] : []),
    ]
  }
  if (schema.type === 'integer' && !schema.enum) {
    const [least, most] = [Number(schema.minimum), Number(schema.maximum)]
    yield { at, within: wrap(least), beyond: wrap(least - 1), expected: `must be at least ${least}` }
    // There is no integer beyond the largest.
    if (most < Number.MAX_SAFE_INTEGER) yield { at, within: wrap(most), beyond: wrap(most + 1), expected: `must be at most ${most}` }
  }
  if (!schema.enum) yield* probe('Length', 'characters', (n) => 'a'.repeat(n))
  if (items) {
    yield* probe('Items', 'items', (n) => many(n, items))
    const others = many(Math.max(0, Number(schema.minItems ?? 0) - 1), items)
    yield* probes(items, `${at}[0]`, (value) => wrap([value, ...others]))
  }
  if (typeof values === 'object') {
    yield* probe('Properties', 'keys', (n) => Object.fromEntries(many(n, values).map((value, i) => [`k${i}`, value])))
    const longest = Number(schema['x-max-key-length'])
    const keyed = (n: number): Json => wrap({ ...requiredFields(schema), ['k'.repeat(n)]: smallValue(values) })
    yield { at, within: keyed(longest), beyond: keyed(longest + 1), expected: `must not have a key of more than ${longest} characters` }
    yield* probes(values, `${at}.k`, (value) => wrap({ ...requiredFields(schema), k: value }))
  } else if (schema.minProperties === 1) {
    const [[name, part] = []] = Object.entries(schema.properties ?? {})
    if (name && part) yield { at, within: wrap({ [name]: smallValue(part) }), beyond: wrap({}), expected: 'must not be empty' }
  }
  for (const option of schema.oneOf ?? []) yield* probes(option, at, wrap)
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* probes(part, `${at}.${name}`, (value) => wrap({ ...requiredFields(schema), [name]: value }))
}

/** Every place of an operation with a limit, and the case with the parameter replaced. */
function* probesOf(example: Case): Generator<Probe & { caller: Case['caller']; replace(value: Json): Case }> {
  const caller = example.caller === 'nobody' ? 'nobody' : 'owner'
  const operation = contract.paths[example.path]?.[example.method]
  for (const { name, in: place, schema, content } of operation?.parameters ?? []) {
    const where = place === 'path' ? 'pathParameters' : 'query'
    // Without the segment, it is another URL.
    for (const probe of probes((schema ?? content?.['application/json']?.schema ?? {}) as JsonSchema, name, (value) => value))
      if (place === 'query' || probe.beyond !== '')
        yield { ...probe, caller, replace: (value) => ({ ...example, [where]: { ...example[where], [name]: value } }) }
  }
  const [[mediaType, media] = []] = Object.entries(operation?.requestBody?.content ?? {})
  if (!mediaType) return
  for (const [name, schema] of Object.entries(media?.schema?.properties ?? {}))
    for (const probe of probes(schema as JsonSchema, name, (value) => value)) {
      const body = (value: Json) => ({ mediaType, schema: media?.schema, value: { ...example.body?.value, [name]: value } })
      yield { ...probe, caller, replace: (value) => ({ ...example, body: body(value) }) }
    }
}

/** The first success of each operation, or else the example closest to one. */
const examples = new Map<string, Case>()
for (const example of cases(contract)) if (!examples.has(example.operationId)) examples.set(example.operationId, example)
const rows = sampled(
  [...examples.values()].flatMap((example) =>
    [...probesOf(example)].map((probe): [string, typeof probe] => [`'${probe.at}' ${probe.expected} of ${titleOf(example)}`, probe]),
  ),
  ([title]) => title,
)

describe('a value beyond its bound is refused by naming the bound, and a value at the bound is not:', () => {
  test.each(rows)('%s', async (_, { at, within, beyond, expected, replace, caller }) => {
    const refusal = `'${at}' ${expected}`
    const ask = async (value: Json): Promise<{ code?: string; msg: string }> => {
      const { body } = await send(app.url, requestOf(contract, { ...replace(value), caller }, keys()))
      return body.startsWith('{') ? JSON.parse(body) : { msg: body }
    }
    expect(await ask(beyond)).toMatchObject({ code: 'BAD_REQUEST', msg: refusal })
    expect((await ask(within)).msg).not.toBe(refusal)
    // The key with the ID 1 is the owner's.
    if (at === 'api_key_id') await app.logIn('owner')
  })
})

function keys(): Record<string, string> {
  return Object.fromEntries(Object.entries(app.demo.users).map(([name, user]) => [name, user.api_key]))
}

describe('a set', () => {
  test('counts each item once', async () => {
    const ids = Array.from({ length: 12_000 }, (_, i) => (i % 2) + 999)
    const { status, body } = await app.as('member').post('/messages/flags', { messages: ids, op: 'add', flag: 'read' })
    expect([status, body.messages]).toEqual([200, []])
  })

  test('that is too long is refused as a whole', async () => {
    const subscriptions = Array.from({ length: 501 }, (_, i) => ({ name: `one of many ${i}` }))
    const { status, body } = await app.as('owner').post('/users/me/subscriptions', { subscriptions })
    expect([status, body.msg]).toEqual([400, "'subscriptions' must have at most 500 items"])
    const { body: list } = await app.as('owner').get('/streams')
    expect(list.streams.filter(({ name }: { name: string }) => name.startsWith('one of many'))).toEqual([])
  })
})
