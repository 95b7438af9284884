// databases: once
// The chapter about published clients tells of each call which operation answers it, or why none does.

import { expect, test } from 'vitest'
import type { Contract } from '../contract-tests/cases.ts'
import { dereference, loadContract } from '../src/http/contract.ts'
import { callsChapter } from './calls-chapter.ts'

const contract: Contract = dereference(loadContract().bundled)
const chapter = (request: string, never: Record<string, string> = {}): string => {
  const client = { name: 'a', title: 'A', repository: 'a/a', version: '1', calls: { call: request } }
  return callsChapter(contract, { clients: [client], never })
}

test('A call has the operation that answers it, or the reason why none does', () => {
  expect(chapter('GET /users/{id}/presence')).toContain('| `call` | `GET /users/{id}/presence` | `getUserPresence` |\n')
  expect(chapter('GET /calls', { 'GET /calls': 'nobody calls' })).toContain('| None: nobody calls |\n')
})

test('A call with an operation that is always refused has the reason of the contract', () => {
  expect(chapter('GET /streams/{id}/email_address')).toContain('| `getChannelEmailAddress` refuses: no mail is received for channels |\n')
})

test('A call without an operation and without a reason is refused, and so is a reason that nothing needs', () => {
  expect(() => chapter('GET /calls')).toThrow('GET /calls has no operation, and calls.json does not say why')
  expect(() => chapter('GET /users', { 'GET /users': 'nobody asks' })).toThrow('but getUsers answers it')
})
