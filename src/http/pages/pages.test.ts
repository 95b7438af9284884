import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('/health says that the server works', async () => {
  expect(await app.client().raw('/health')).toMatchObject({ status: 200, body: 'ok\n' })
})

test('/openapi.client.json is the contract with JSON instead of forms, and with text instead of JSON in queries', async () => {
  const { paths } = JSON.parse((await app.client().raw('/openapi.client.json')).body)
  expect(Object.keys(paths['/messages'].post.requestBody.content)).toEqual(['application/json'])
  expect(Object.keys(paths['/user_uploads'].post.requestBody.content)).toEqual(['multipart/form-data'])
  const narrow = paths['/messages'].get.parameters.find(({ name }: { name: string }) => name === 'narrow')
  expect(narrow).toMatchObject({ schema: { type: 'string' }, description: expect.stringContaining('JSON, such as `[{"operator"') })
  expect(narrow).not.toHaveProperty('content')
  const { paths: inContract } = JSON.parse((await app.client().raw('/openapi.json')).body)
  expect(Object.keys(paths)).toEqual(Object.keys(inContract))
  expect(Object.keys(paths['/messages'].post.responses)).toEqual(Object.keys(inContract['/messages'].post.responses))
})

test('/openapi.json is the contract', async () => {
  const { status, headers, body } = await app.client().raw('/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch('application/json')
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.0.3', info: { title: 'Parley' } })
})

test('/avatar/{user_id} is a different drawing for each user, which anybody can load and cache', async () => {
  const { avatar_url: url } = (await app.as('member').get('/users/me')).body
  const { status, headers, body } = await app.client().raw(url)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch('image/svg+xml')
  expect(headers.get('cache-control')).toMatch('max-age=31536000')
  expect(headers.get('content-security-policy')).toMatch("default-src 'none'")
  expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/)
  expect((await app.client().raw(`/avatar/${app.demo.users.member.user_id}/medium`)).body).toBe(body)
  expect((await app.client().raw('/avatar/999999')).status).toBe(200)
  expect((await app.client().raw('/avatar/999999')).body).not.toBe(body)
})

test.each(['/avatar/', '/avatar/0', '/avatar/-1', '/avatar/1e3', '/avatar/x', '/avatar/1/large', '/avatar/9999999999'])(
  '%s is not found',
  async (path) => {
    expect(await app.client().raw(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  },
)

test('any other URL is not found, in the envelope', async () => {
  for (const path of [
    '/index.html',
    '/guides/nothing',
    '/assets/nothing.js',
    '/api/docs/nothing',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v2/messages',
    '/user_uploads',
    '/health/deep',
  ])
    expect(await app.client().raw(path), path).toMatchObject({ status: 404, body: { result: 'error', code: 'NOT_FOUND' } })
})

test.each(['/assets/site.css', '/assets/elements.css'])('%s refuses what it cannot give, without an error of the server', async (path) => {
  const errors = vi.spyOn(app.server.app.log, 'error')
  const beyond = await app.client().raw(path, { headers: { Range: 'bytes=99999999-' } })
  expect(beyond).toMatchObject({ status: 416, body: 'Range Not Satisfiable\n' })
  expect(beyond.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
  const changed = await app.client().raw(path, { headers: { 'If-Match': '"another"' } })
  expect(changed).toMatchObject({ status: 412, body: 'Precondition Failed\n' })
  for (const { headers } of [beyond, changed]) expect(headers.get('cache-control')).toBe('no-store')
  expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
})
