// Answers that a client can cache: every operation whose contract has a 304.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { loadContract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** By operation: a change that changes its answer. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  getUsers: () => app.as('member').patch('/settings', { full_name: 'Another name' }),
  getChannels: () => app.as('owner').post('/users/me/subscriptions', { subscriptions: [{ name: 'a new channel' }] }),
  getCustomEmoji: () => {
    const body = new FormData()
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    body.append('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'dot.png')
    return app.as('owner').raw('/api/v1/realm/emoji/dot', { method: 'POST', body })
  },
}
const kept = loadContract().operations.filter(({ responses, path }) => responses['304'] && !path.startsWith('/user_uploads'))

test.each(kept)('$operationId: a client with an ETag gets the answer again only after a change', async ({ operationId, path }) => {
  const ask = (headers = {}) => app.as('member').raw(`/api/v1${path}`, { headers })
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect(first).toMatchObject({ status: 200, body: { result: 'success' } })
  expect(first.headers.get('cache-control')).toBe('private, no-cache')

  const again = await ask({ 'If-None-Match': `"other", W/${etag}` })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('content-type')).toBeNull()
  expect((await app.as('member').raw(`/api/v1${path}`, { method: 'HEAD' })).headers.get('etag')).toBe(etag)

  await CHANGES[operationId]?.()
  const changed = await ask({ 'If-None-Match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('an ETag gives no access', async () => {
  expect((await app.client().raw('/api/v1/users', { headers: { 'If-None-Match': '*' } })).status).toBe(401)
})
