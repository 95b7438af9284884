// Generated from the contract: every parameter of every operation gets values of every kind that the contract allows for it, and one of those with
// the same name gets all of them.
// hostile-refusals.test.ts covers the others.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { type HostileClient, hostileClient, hostileValues, isInTheEnvelope, named } from '../testing/hostile-requests.ts'
import { INHERITED, OPERATORS } from '../testing/request-values.ts'

let app: TestApp
let client: HostileClient
beforeAll(async () => {
  // Waiting polls end soon.
  app = await startTestApp({ heartbeat: { min: 1, max: 2 }, webPublicChannels: true })
  client = await hostileClient(app)
})
afterAll(() => app.close())

const INHERITED_VALUE = /native code|\[object Object\]/
/** Parameters in which an object or a list may be used as a text. */
const TEXT_PARAMETERS = [
  ...['content', 'topic', 'subject', 'local_id', 'queue_id', 'stream', 'fragment'],
  ...['name', 'new_name', 'description', 'welcome_message_custom_text', 'status_text', 'hint', 'full_name'],
  ...['invitee_emails', 'password', 'topic_name', 'pygments_language', 'note', 'title'],
]

describe('a hostile value that is allowed never causes a 500, and an error names the parameter (#44 an object is plain text):', () => {
  for (const [operationId, values] of hostileValues()) {
    const sent = values.filter(({ allowed }) => allowed.length > 0)
    if (sent.length === 0) continue
    describe(operationId, () => {
      // An organisation has fewer playgrounds than there are values.
      ;(operationId === 'addPlayground' ? afterEach : afterAll)(() => client.sweep())

      test.each(named(sent))('%s', async (_, { place, allowed }) => {
        // One assertion for all values, because forty thousand took longer than the requests.
        const outside: object[] = []
        for (const value of allowed) {
          const answer = await client.call(place, value)
          if (!isInTheEnvelope(answer, place.name)) outside.push({ value, ...answer })
          // What was looked up in an object, and found because every object has it.
          if (INHERITED.includes(value))
            expect([value, JSON.stringify(answer.body)]).toEqual([value, expect.not.stringMatching(INHERITED_VALUE)])
          // Any text is valid here. The operation decides how it is used.
          if (place.schema.type === 'string' && answer.status === 200 && OPERATORS.includes(value))
            expect(TEXT_PARAMETERS).toContain(place.name)
        }
        expect(outside, `outside of the envelope, or without the name ${place.name}`).toEqual([])
      })
    })
  }
})

test('an answer fits the envelope as a success without a message, or as an error that names the parameter', () => {
  const error = { result: 'error', code: 'BAD_REQUEST', msg: "'topic' is missing" }
  expect(isInTheEnvelope({ status: 200, body: { result: 'success', msg: '' } }, 'topic')).toBe(true)
  expect(isInTheEnvelope({ status: 400, body: error }, 'topic')).toBe(true)
  for (const [status, body] of [
    [200, { result: 'success', msg: 'Fine' }],
    [200, error],
    [400, { ...error, msg: 'Something is missing' }],
    [400, { ...error, code: undefined }],
    [400, { result: 'success', msg: '' }],
  ] as const)
    expect(isInTheEnvelope({ status, body }, 'topic')).toBe(false)
})

test('#44 a password that is an operator logs nobody in', async () => {
  for (const password of OPERATORS) {
    const answer = await app.client().post('/fetch_api_key', { username: 'owner@example.com', password })
    expect([password, answer.status]).toEqual([password, 401])
  }
})
