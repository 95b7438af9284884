// databases: once

import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Case, type Contract, cases, titleOf } from '../contract-tests/cases.ts'
import { requestOf } from '../contract-tests/http.ts'
import { dereference, loadContract } from '../src/http/contract.ts'
import { responseCheck } from '../src/http/response-check.ts'
import { eventExamples } from '../src/sandbox/examples.ts'
import { accountOf, users } from '../src/sandbox/world.ts'
import { sampled } from '../src/testing/sampled.ts'
import { isRight, RIGHTS } from '../src/values/rights.ts'
import { startMock } from './mock.ts'

let mock: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  mock = await startMock('127.0.0.1', 0, { min: 100, max: 100 })
}, 300_000)
afterAll(() => mock.close())

interface Request {
  method?: string
  form?: Record<string, string>
  prefer?: string
  /** The caller's address, or null without a caller. */
  email?: string | null
}

async function ask(path: string, { method, form, prefer, email = 'somebody@example.org' }: Request = {}) {
  const response = await fetch(`${mock.url}${path}`, {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: {
      ...(email === null ? {} : { Authorization: `Basic ${Buffer.from(`${email}:any-key`).toString('base64')}` }),
      ...(prefer ? { Prefer: prefer } : {}),
    },
    body: form ? new URLSearchParams(form) : null,
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type') === 'application/json'
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

const message = { type: 'channel', to: '1', topic: 'any topic', content: 'Any text.' }

describe('the mock', () => {
  it('answers a valid request with the first example of success', async () => {
    expect(await ask('/api/v1/messages', { form: message })).toMatchObject({
      status: 200,
      body: { result: 'success', id: expect.any(Number) },
    })
  })

  it('takes URLs and nulls as the server does', async () => {
    for (const path of ['//api/v1/users/me', '/api/v1/users/me/']) expect((await ask(path)).status, path).toBe(200)
    const link = { welcome_message_custom_text: 'null', invite_expires_in_minutes: 'null' }
    expect((await ask('/api/v1/invites/multiuse', { form: link })).status).toBe(200)
  })

  it('answers an invalid request as the server does, with the name of the parameter', async () => {
    const { content: _, ...form } = message
    expect(await ask('/api/v1/messages', { form })).toMatchObject({
      status: 400,
      body: { result: 'error', code: 'BAD_REQUEST', msg: "'content' is missing" },
    })
    const deep = { messages: '[1, "two"]', op: 'add', flag: 'read' }
    expect((await ask('/api/v1/messages/flags', { form: deep })).body.msg).toBe("'messages[1]' must be an integer")
  })

  it('requires credentials, and accepts any', async () => {
    const answer = await ask('/api/v1/messages', { form: message, email: null })
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(await ask('/api/v1/server_settings', { email: null })).toMatchObject({ status: 200 })
  })

  it('answers the request of an example pair with the response of the pair', async () => {
    const form = { type: 'channel', to: 'nowhere', topic: 'lunch', content: 'Who is coming?' }
    expect(await ask('/api/v1/messages', { form })).toMatchObject({
      status: 400,
      body: { code: 'STREAM_DOES_NOT_EXIST', stream: 'nowhere' },
    })
    expect(await ask('/api/v1/messages', { form: { ...form, to: 'general' } })).toMatchObject({ status: 200 })
    expect(await ask('/user_uploads/1/ef/nothing00000000000000000/nothing.txt')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', msg: 'File does not exist' },
    })
  })

  it('distinguishes callers of the same request by the email addresses of the seed world', async () => {
    expect((await ask('/api/v1/users/me', { email: 'member@example.com' })).body).toMatchObject({
      email: 'member@example.com',
      is_bot: false,
    })
    expect((await ask('/api/v1/users/me', { email: 'Build-Bot@example.com' })).body).toMatchObject({ is_bot: true })
  })

  it.each([
    ['a header', '/api/v1/messages', 'code=400, example=channelDoesNotExist'],
    ['the query', '/api/v1/messages?__code=400&__example=channelDoesNotExist', undefined],
  ])('lets %s choose the answer', async (_, path, prefer) => {
    const { status, body } = await ask(path, { form: message, ...(prefer ? { prefer } : {}) })
    expect({ status, body }).toEqual({
      status: 400,
      body: { result: 'error', code: 'STREAM_DOES_NOT_EXIST', msg: "Channel 'nowhere' does not exist", stream: 'nowhere' },
    })
  })

  it('generates an answer that fits the schema when a dynamic one is requested', async () => {
    const { status, body } = await ask('/api/v1/messages', { form: message, prefer: 'dynamic=true' })
    expect([status, body]).toEqual([200, expect.objectContaining({ result: 'success', id: expect.any(Number) })])
  })

  it('answers a code alone with the first example of the operation', async () => {
    const form = { messages: '[1]', op: 'add', flag: 'read' }
    const { body } = await ask('/api/v1/messages/flags', { form, prefer: 'code=400' })
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: expect.stringContaining("'messages'") })
  })

  it.each([
    ['code=400, example=nothing', 'code=400, example=nothing'],
    ['code=418', 'code=418'],
    ['example=channelDoesNotExist', 'code=200, example=channelDoesNotExist'],
    ['code=400, example=channelMessage', 'code=400, example=channelMessage'],
  ])('refuses to answer %s', async (prefer, wanted) => {
    expect(await ask('/api/v1/messages', { form: message, prefer })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: `'Prefer' requests an answer that the operation does not have: ${wanted}` },
    })
  })

  it('refuses a preference of the wrong form', async () => {
    const { status, body } = await ask('/api/v1/messages', { form: message, prefer: 'code=abc' })
    expect([status, body.msg]).toEqual([400, "'Prefer' must be of the form code=400, example=invalidRequest, dynamic=true"])
  })

  it('reports the parameters that the contract does not know, and only those', async () => {
    const { body } = await ask('/api/v1/messages?__code=200&colour=red', { form: { ...message, size: 'big' } })
    expect(body.ignored_parameters_unsupported).toEqual(['colour', 'size'])
    expect((await ask('/api/v1/messages', { form: message })).body).not.toHaveProperty('ignored_parameters_unsupported')
  })

  it('reports a parameter that others make useless, but only if it is given', async () => {
    const [path, form, name] = ['/api/v1/channels/create', { name: 'open book', subscribers: '[]' }, 'history_public_to_subscribers']
    const prefer = 'code=200, example=publicWithHiddenHistory'
    expect((await ask(path, { form: { ...form, [name]: 'false' }, prefer })).body.ignored_parameters_unsupported).toEqual([name])
    expect((await ask(path, { form, prefer })).body).not.toHaveProperty('ignored_parameters_unsupported')
  })

  it('gives a reading client its events once, and then a heartbeat or nothing, as the server does', async () => {
    const read = async (lastEventId: number, query = '') =>
      (await ask(`/api/v1/events?queue_id=22222222-2222-4222-8222-222222222222&last_event_id=${lastEventId}${query}`)).body.events
    expect(await read(-1)).toMatchObject([{ id: 0, type: 'message' }])
    expect(await read(0)).toEqual([{ id: 1, type: 'heartbeat' }])
    expect(await read(1, '&dont_block=true')).toEqual([])
  })

  it('gives the refusal of one caller to nobody else', async () => {
    const form = { twenty_four_hour_time: 'true' }
    for (const email of ['member@example.com', 'owner@example.com', 'somebody@example.org'])
      expect(await ask('/api/v1/settings', { method: 'PATCH', form, email }), email).toMatchObject({ status: 200 })
  })

  it.each([
    ['owner', 100],
    ['administrator', 200],
    ['moderator', 300],
    ['member', 400],
    ['guest', 600],
  ])('knows the %s', async (name, role) => {
    expect((await ask('/api/v1/users/me', { email: `${name}@example.com` })).body).toMatchObject({ role, email: `${name}@example.com` })
  })

  it('returns the parts of the state that are asked for, and shows every field of it', async () => {
    const state = async (form: Record<string, string>) => Object.keys((await ask('/api/v1/register', { form })).body).sort()
    const always = await state({ fetch_event_types: '[]' })
    expect(always).toEqual(expect.arrayContaining(['queue_id', 'last_event_id', 'service_feature_level']))
    const more = async (types: string[]) =>
      (await state({ fetch_event_types: JSON.stringify(types) })).filter((name) => !always.includes(name))
    expect(await more(['user_topic'])).toEqual(['user_topics'])
    expect(await more(['subscription'])).toEqual(['never_subscribed', 'subscriptions', 'unsubscribed'])
    expect(await more(['realm_emoji', 'realm_linkifiers'])).toEqual(['realm_emoji', 'realm_linkifiers'])
    const { responses } = loadContract().operations.find(({ operationId }) => operationId === 'registerQueue') ?? {}
    const { ignored_parameters_unsupported: _, ...fields } = responses?.['200']?.content?.['application/json']?.schema.properties ?? {}
    expect(await state({})).toEqual(Object.keys(fields).sort())
    const whole = (await ask('/api/v1/register', { form: {} })).body
    expect(responseCheck(loadContract())('registerQueue', 200, whole)).toBeUndefined()
  })

  it('echoes the queue that is read', async () => {
    const { body } = await ask('/api/v1/events?queue_id=my-queue&dont_block=true')
    expect(body.queue_id).toBe('my-queue')
  })

  it('gives any event by the name of its schema', async () => {
    for (const [name, { type }] of eventExamples(loadContract())) {
      const { status, body } = await ask('/api/v1/events?queue_id=my-queue&last_event_id=7', { prefer: `example=${name}` })
      expect([status, body.queue_id, body.events], name).toEqual([200, 'my-queue', [expect.objectContaining({ id: 8, type })]])
    }
  })

  it('takes an API key alone where the contract does', async () => {
    const paths = loadContract().operations.filter(({ keyInQuery }) => keyInQuery)
    expect(paths.length).toBeGreaterThan(0)
    expect((await ask('/api/v1/external/github?api_key=any', { form: { any: 'thing' }, email: null })).status).toBe(200)
    expect((await ask('/api/v1/users/me?api_key=any', { email: null })).status).toBe(401)
  })

  it('tells the rate limit in every answer', async () => {
    for (const answer of [await ask('/api/v1/users/me'), await ask('/api/v1/messages', { form: {} })])
      expect([...answer.headers.keys()]).toEqual(
        expect.arrayContaining(['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-request-id']),
      )
  })

  it('leaves nothing of a rate limit that is met', async () => {
    const { headers } = await ask('/api/v1/users/me', { prefer: 'code=429' })
    expect([headers.get('x-ratelimit-remaining'), headers.get('retry-after')]).toEqual(['0', expect.stringMatching(/^[0-9]+$/)])
  })

  it('answers every status that an operation declares, and no other', { timeout: 60_000 }, async () => {
    const wrong: string[] = []
    for (const { operationId, method, path, roots, parameters, requestBody, requirements, responses } of loadContract().operations.filter(
      (_, i) => i % 4 === 0,
    )) {
      const needsSome = requirements.some(({ needs, when, given }) => needs && !when && !given)
      if (needsSome || parameters.some(({ required }) => required) || requestBody?.required) continue
      for (const status of Object.keys(responses)) {
        const found = await ask(`${roots[0]}${path}?__code=${status}`, { method: method.toUpperCase() })
        if (String(found.status) !== status) wrong.push(`${operationId} ${status}: ${found.status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('fails for no preference, however odd', { timeout: 120_000 }, async () => {
    const failed: string[] = []
    const odd = ['code=299', 'code=200, example=%00', 'dynamic=maybe', 'example=__proto__', ';;==,,', 'code=200, code=400']
    const operations = loadContract().operations.filter(({ operationId }) => operationId !== 'getEvents')
    for (const [i, { operationId, method, path, roots }] of operations.entries()) {
      const prefer = odd[i % odd.length] as string
      const found = await ask(roots[0] + path.replace(/\{\w+\}/g, '1'), { method: method.toUpperCase(), prefer })
      if (found.status >= 500) failed.push(`${operationId} ${prefer}: ${found.status}`)
    }
    expect(operations.length).toBeGreaterThan(100)
    expect(failed).toEqual([])
  })

  it('serves the contract and the client bundle', async () => {
    expect((await ask('/openapi.json')).body.paths['/messages'].post.requestBody.content).toHaveProperty([
      'application/x-www-form-urlencoded',
    ])
    expect((await ask('/openapi.client.json')).body.paths['/messages'].post.requestBody.content).toHaveProperty(['application/json'])
  })

  it('can be called by a page of this machine, which can read every answer', async () => {
    const Origin = 'http://localhost:5173'
    const asked = { Origin, 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' }
    const preflight = await fetch(`${mock.url}/api/v1/settings`, { method: 'OPTIONS', headers: asked })
    expect(preflight.headers.get('access-control-allow-methods')).toBe('PATCH')
    for (const path of ['/api/v1/users/me', '/api/v1/nothing']) {
      const { headers } = await fetch(mock.url + path, { headers: { Origin } })
      expect(headers.get('access-control-allow-origin')).toBe(Origin)
    }
  })

  it('refuses unknown URLs and methods', async () => {
    expect(await ask('/api/v1/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', msg: 'URL does not exist' } })
    const answer = await ask('/api/v1/messages/flags', { method: 'GET' })
    expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } })
    expect(answer.headers.get('allow')).toBe('POST')
  })

  it.each(['narrow/is/alerted', 'narrow%2Fis%2Falerted'])('takes the fragment %s of a navigation view', async (fragment) => {
    const form = { is_pinned: 'true' }
    expect(await ask(`/api/v1/navigation_views/${fragment}`, { method: 'PATCH', form })).toMatchObject({
      status: 200,
      body: { result: 'success' },
    })
  })

  it('answers a download with the bytes of the example', async () => {
    const { status, headers, body } = await ask('/user_uploads/1/ab/notes0000000000000000000/notes.txt')
    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/plain; charset=utf-8', 'Some notes.\n'])
  })
})

it('the mock names the port that is taken', async () => {
  const { hostname, port } = new URL(mock.url)
  await expect(startMock(hostname, Number(port))).rejects.toThrow(
    `MOCK_PORT ${port} is in use: another program listens there (127.0.0.1). Stop it, or set MOCK_PORT to another port; 0 selects a free one.`,
  )
})

describe('the mock, asked for the example pairs', () => {
  const contract: Contract = dereference(loadContract().bundled)
  const pairs = [...cases(contract)]
  const tried = sampled(pairs, titleOf)
  /** The mock compares the values of known parameters, but not the content of files. */
  const requestIn = ({ operationId, pathParameters, query, body }: Case): string => {
    if (body?.schema?.additionalProperties === true) return JSON.stringify([operationId, pathParameters, query, body.value])
    const known = Object.entries(body?.schema?.properties ?? {}).flatMap(([name, { format }]) => {
      const value = body?.value[name]
      return value === undefined ? [] : [[name, format === 'binary' ? 'a file' : value] as const]
    })
    return JSON.stringify([operationId, pathParameters, query, Object.fromEntries(known)])
  }
  const byRequest = new Map<string, Case[]>()
  for (const pair of pairs) byRequest.set(requestIn(pair), [...(byRequest.get(requestIn(pair)) ?? []), pair])
  const callers = [...Object.keys(users), 'nobody', 'spectator'] as Case['caller'][]
  const isAnonymous = (caller: Case['caller']): boolean => caller === 'nobody' || caller === 'spectator'
  const isOfSpectator = ({ caller }: Case): boolean => caller === 'spectator'
  /** The first pair of a spectator of the same operation. */
  const ofSpectators = ({ operationId }: Case): Case | undefined =>
    pairs.find((one) => isOfSpectator(one) && one.operationId === operationId)
  const agent = new Agent({ keepAlive: true })
  afterAll(() => agent.destroy())

  /**
   * What the mock must answer to a pair's request: the caller's own pair, otherwise the first one. Without credentials, the pair of a
   * spectator or, if the operation has none, that they are missing.
   */
  function expectedOf(pair: Case, caller: Case['caller']): { status: number; value: unknown } {
    const operation = contract.paths[pair.path]?.[pair.method]
    const equal = byRequest.get(requestIn(pair)) ?? []
    if (isAnonymous(caller) && operation?.security?.length !== 0) {
      const own = equal.find(isOfSpectator) ?? ofSpectators(pair)
      if (own) return own.response
      const [first] = Object.values(operation?.responses['401']?.content?.['application/json']?.examples ?? {})
      return { status: 401, value: first?.value }
    }
    const others = equal.filter((one) => !isOfSpectator(one))
    // A refusal is of its caller alone, unless that has no account, or the operation never succeeds.
    const ofAll = others.find(({ caller: own, response }) => response.status < 400 || !(own in users) || !operation?.responses['200'])
    const first = ofAll ?? pairs.find(({ operationId, response }) => operationId === pair.operationId && response.status === 200)
    const { status, value } = (others.find((one) => one.caller === caller) ?? (first as Case)).response
    const { ignored_parameters_unsupported: names, ...rest } = value as { ignored_parameters_unsupported?: string[] }
    const ignored = names?.filter((name) => Object.hasOwn({ ...pair.query, ...pair.body?.value }, name)) ?? []
    if (!names) return { status, value }
    return { status, value: ignored.length > 0 ? { ...rest, ignored_parameters_unsupported: ignored } : rest }
  }

  /** How a caller is refused who lacks the right of the operation, if its parameters are valid. */
  function refusalOf(pair: Case, caller: Case['caller']): { status: number; value: unknown } | undefined {
    const right = contract.paths[pair.path]?.[pair.method]?.['x-right'] ?? ''
    if (!isRight(right) || !(caller in users) || RIGHTS[right].has(accountOf(users[caller as keyof typeof users]))) return undefined
    return { status: 400, value: { result: 'error', code: 'BAD_REQUEST', msg: RIGHTS[right].refusal } }
  }

  /** The refusal of a pair that names a parameter, which can be about its form and then is for everybody. */
  function ofForm({ response }: Case): Case['response'] | undefined {
    return /^'|^Nothing to change$/.test(String((response.value as { msg?: string } | null)?.msg)) ? response : undefined
  }

  async function answerTo(pair: Case, caller: Case['caller']): Promise<{ status: number | undefined; value: unknown }> {
    const { method, path, headers, body } = requestOf(contract, { ...pair, caller })
    const asked = request(mock.url + path, { method, agent, headers: { ...headers, 'Content-Length': Buffer.byteLength(body ?? '') } })
    const [response] = (await once(asked.end(body), 'response')) as [IncomingMessage]
    const content = await text(response)
    return { status: response.statusCode, value: response.headers['content-type'] === 'application/json' ? JSON.parse(content) : content }
  }

  async function expectAnswers(order: readonly Case[], callersOf: (pair: Case) => readonly Case['caller'][]): Promise<void> {
    const wrong: object[] = []
    for (const pair of order)
      for (const caller of callersOf(pair)) {
        // A spectator is told first what is wrong with the form of a request, and some refusals are of the form.
        if (isAnonymous(caller) && pair.response.status !== 200 && ofSpectators(pair)) continue
        // The answer to anybody else is composed of what the request says.
        if (caller !== pair.caller && ['getEvents', 'registerQueue'].includes(pair.operationId)) continue
        const found = await answerTo(pair, caller)
        const refusal = refusalOf(pair, caller)
        // What is wrong with the parameters, in the terms of the contract, is told first.
        const expected = refusal && pair.response.status === 200 ? [refusal] : [expectedOf(pair, caller), refusal, ofForm(pair)]
        if (!expected.some((one) => isDeepStrictEqual(found, one && { status: one.status, value: one.value })))
          wrong.push({ pair: titleOf(pair), caller, found })
      }
    expect(wrong.slice(0, 10)).toEqual([])
  }

  // Every caller requests each pair: half of the pairs in each direction, and the pair's own caller in both.
  const isOfFirstHalf = (pair: Case, caller: Case['caller']): boolean => (pairs.indexOf(pair) + callers.indexOf(caller)) % 2 === 0

  it(
    'answers each caller with their own pair, and other callers with the first success of the same request',
    () => expectAnswers(tried, (pair) => callers.filter((caller) => caller === pair.caller || isOfFirstHalf(pair, caller))),
    120_000,
  )

  it(
    'gives the same answers in reverse order',
    () => expectAnswers(tried.toReversed(), (pair) => callers.filter((caller) => caller === pair.caller || !isOfFirstHalf(pair, caller))),
    120_000,
  )
})
