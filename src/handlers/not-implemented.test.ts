import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContract } from '../http/contract.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { handlers } from './index.ts'
import { NOT_IMPLEMENTED } from './not-implemented.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the list of operations that are not implemented only shrinks', () => {
  // Lower the number with every operation that leaves the list; never raise it.
  expect(NOT_IMPLEMENTED.length).toBeLessThanOrEqual(3)
})

test('every operation of the contract has a handler or is in the list, none both', () => {
  const all = loadContract().operations.map(({ operationId }) => operationId)
  expect([...Object.keys(handlers), ...NOT_IMPLEMENTED].sort()).toEqual(all.sort())
})

test('an operation of the list answers 501 in the envelope to a valid request', async () => {
  const { status, body } = await app.as('member').post('/messages/1/reactions', { emoji_name: 'tada' })
  expect({ status, body }).toEqual({
    status: 501,
    body: { result: 'error', code: 'NOT_IMPLEMENTED', msg: 'This operation is not implemented yet' },
  })
})
