// databases: once

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteError } from '../contract-tests/errors-seen.ts'
import { unseenErrors } from './unseen-errors.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-errors-'))
  vi.stubEnv('TRAFFIC', folder)
  vi.stubEnv('TEST_DATABASE', 'sqlite')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('an answered error counts as seen, as a code and for its operation, on its database', () => {
  noteError('PATCH', '/api/v1/messages/7?x=1', { result: 'error', code: 'EXPECTATION_MISMATCH' })
  noteError('GET', '/nowhere/%zz', { result: 'error', code: 'BAD_REQUEST' })
  noteError('GET', '/api/v1/messages', { result: 'success', msg: '' })
  const unseen = unseenErrors(folder, 'sqlite')
  expect(unseen).not.toContain('EXPECTATION_MISMATCH')
  expect(unseen).not.toContain('updateMessage EXPECTATION_MISMATCH')
  expect(unseen).toEqual(expect.arrayContaining(['updateRealm EXPECTATION_MISMATCH', 'updateMessage BAD_REQUEST', 'BAD_NARROW']))
  expect(unseenErrors(folder, 'mariadb')).toContain('EXPECTATION_MISMATCH')
})

test('an error that every operation can answer is required once', () => {
  const limited = unseenErrors(folder, 'sqlite').filter((error) => error.endsWith('RATE_LIMIT_HIT'))
  expect(limited).toEqual(['RATE_LIMIT_HIT'])
})
