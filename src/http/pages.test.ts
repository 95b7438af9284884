import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('/health says that the server works', async () => {
  expect(await app.client().raw('/health')).toMatchObject({ status: 200, body: 'ok\n' })
})

test('/openapi.json is the contract', async () => {
  const { status, headers, body } = await app.client().raw('/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch('application/json')
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.0.3', info: { title: 'Parley' } })
})

test('any other URL is not found, in the envelope', async () => {
  for (const path of ['/', '/index.html', '/api', '/api/v1', '/api/v1/', '/api/v2/messages', '/user_uploads', '/health/deep'])
    expect(await app.client().raw(path), path).toMatchObject({ status: 404, body: { result: 'error', code: 'NOT_FOUND' } })
})
