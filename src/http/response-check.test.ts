// databases: once

import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { type JsonSchema, loadContract, type Operation } from './contract.ts'
import { answerCheck, responseCheck } from './response-check.ts'

const check = responseCheck(loadContract())
const success = { result: 'success', msg: '' }

describe('an answer is checked against the contract:', () => {
  test('a correct one passes', () => {
    expect(check('sendMessage', 200, { ...success, id: 1 })).toBeUndefined()
    expect(check('sendMessage', 200, { ...success, id: 1, ignored_parameters_unsupported: ['colour'] })).toBeUndefined()
    expect(check('sendMessage', 400, { result: 'error', code: 'BAD_REQUEST', msg: 'No' })).toBeUndefined()
  })

  test.each<[string, number, object, string]>([
    ['a field that is missing', 200, success, "must have required property 'id'"],
    ['a field of another type', 200, { ...success, id: '1' }, 'body/id must be integer'],
    ['a field that is not declared', 200, { ...success, id: 1, secret: 2 }, 'must NOT have additional properties'],
    ['a message with a success', 200, { ...success, msg: 'fine', id: 1 }, 'body/msg'],
    ['a status that is not declared', 418, success, 'sendMessage 418: the contract does not declare this status'],
    ['a code of another operation', 400, { result: 'error', code: 'BAD_EVENT_QUEUE_ID', msg: 'No', queue_id: '1' }, 'sendMessage 400:'],
    ['an error without a message', 400, { result: 'error', code: 'BAD_REQUEST', msg: '' }, 'body/msg'],
    ['an error without the fields of its code', 400, { result: 'error', code: 'STREAM_DOES_NOT_EXIST' }, 'sendMessage 400:'],
  ])('%s is a fault', (_, status, body, fault) => {
    expect(check('sendMessage', status, body)).toContain(fault)
  })

  test.each([
    [{ ...success, secret: 2 }, 'body must NOT have additional properties'],
    [{ ...success, queue_id: 4 }, 'body/queue_id must be string'],
    [{ ...success, user_topics: [{ stream_id: 'general' }] }, 'body/user_topics/0'],
    [null, 'body must be object'],
  ])('a registration is checked too: %o', (body, fault) => {
    const least = { queue_id: null, last_event_id: -1, service_feature_level: 1, service_version: '1' }
    const whole = body && { ...least, service_merge_base: '1', idle_queue_timeout_secs: 600, ...body }
    expect(check('registerQueue', 200, whole)).toContain(fault)
  })

  test('an operation that does not exist is a fault', () => {
    expect(check('toString', 200, success)).toContain('does not declare')
  })
})

test('every JSON answer of the contract has a schema that compiles', () => {
  for (const { operationId, responses } of loadContract().operations)
    for (const [status, { content }] of Object.entries(responses))
      if (content?.['application/json']) expect(check(operationId, Number(status), {})).toContain(operationId)
})

const events = (...list: object[]): object => ({ ...success, queue_id: 'q', events: list })
/** The names of the schemas of all event types. */
function eventSchemas(schemas: Record<string, JsonSchema>): string[] {
  return (schemas.Event?.oneOf ?? []).map(({ $ref }) => String($ref).split('/').at(-1) ?? '')
}
const schemasOf = (bundled: object) => (bundled as { components: { schemas: Record<string, JsonSchema> } }).components.schemas

test('every event type has a schema that compiles, and refuses an event that has nothing but the type', () => {
  const schemas = schemasOf(loadContract().bundled)
  const types = eventSchemas(schemas).flatMap((name) => schemas[name]?.properties?.type?.enum ?? [])
  expect(types.length).toBeGreaterThan(30)
  for (const type of types) expect(check('getEvents', 200, events({ type })), String(type)).toContain('body/events/0')
  expect(check('getEvents', 200, events({ type: 'nonsense' }))).toContain('body/events/0 has an unknown type')
})

/** The check of a contract whose answer of an operation is changed. */
function changed(operationId: string, change: (schema: JsonSchema) => void): ReturnType<typeof responseCheck> {
  const contract = loadContract()
  const operation = structuredClone(contract.operations.find((one) => one.operationId === operationId)) as Operation
  change(operation.responses['200']?.content?.['application/json']?.schema as JsonSchema)
  return responseCheck({ ...contract, operations: [operation] })
}
/** Makes compiling a schema fail. */
const spoil = (schema: JsonSchema = {}): void => void Object.assign(schema, { type: 'nothing' })

test('an event needs the schema of its own type alone, so that the first one does not wait for all of them', () => {
  const fresh = changed('getEvents', ({ properties }) => {
    for (const branch of properties?.events?.items?.oneOf ?? []) if (branch.properties?.type?.enum?.[0] !== 'heartbeat') spoil(branch)
  })
  expect(fresh('getEvents', 200, events({ id: 1, type: 'heartbeat' }))).toBeUndefined()
  expect(() => fresh('getEvents', 200, events({ id: 2, type: 'typing' }))).toThrow('nothing')
})

test('a registration needs the schemas of what it contains alone', () => {
  const fresh = changed('registerQueue', ({ properties }) => {
    for (const name of ['realm_name', 'unread_msgs']) spoil(properties?.[name])
  })
  const least = { service_feature_level: 1, service_version: '1', service_merge_base: '1', idle_queue_timeout_secs: 600 }
  const registration = { ...success, queue_id: '3f2b8c1e-7a54-4d0b-9a7e-2f6d1c0e5b11', last_event_id: -1, ...least }
  expect(fresh('registerQueue', 200, registration)).toBeUndefined()
  for (const more of [{ realm_name: 'Demo' }, { unread_msgs: {} }])
    expect(() => fresh('registerQueue', 200, { ...registration, ...more })).toThrow('nothing')
})

describe('the headers of an answer are checked against the contract:', () => {
  const verify = answerCheck(loadContract(), 'throw', pino({ level: 'silent' }))
  const send = (headers: Record<string, string>, operationId = 'sendMessage', requestId = 'a') =>
    verify(operationId, { requestId, headers }, { status: 200, headers: {}, body: { ...success, id: 1 } })

  test('those that are declared pass', () => {
    expect(() => send({ 'X-RateLimit-Limit': '200', 'X-RateLimit-Remaining': '199', 'X-RateLimit-Reset': '1760000000' })).not.toThrow()
    expect(() => send({ 'Cache-Control': 'no-store' })).not.toThrow()
  })

  test('one of another type, and one that is not declared, are faults', () => {
    expect(() => send({ 'X-RateLimit-Limit': 'many' })).toThrow('the header X-RateLimit-Limit is not an integer')
    expect(() => send({ 'Retry-After': '1' })).toThrow('sendMessage 200: the contract does not declare the header Retry-After')
  })

  test('every response declares the ID of the request, and every counted one its limit', () => {
    const bare = loadContract().operations.flatMap(({ operationId, responses, rateLimit }) =>
      Object.entries(responses)
        .filter(([, { headers = {} }]) => {
          const names = [
            'X-Request-Id',
            ...(rateLimit === 'none' ? [] : ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']),
          ]
          return !names.every((name) => headers[name])
        })
        .map(([status]) => `${operationId} ${status}`),
    )
    expect(bare).toEqual([])
  })
})
