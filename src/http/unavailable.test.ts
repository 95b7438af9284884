// What the server depends on beside its code: the disk, the bucket, the database and Redis. None of them stops the rest.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { startS3 } from '../testing/s3.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ logLevel: 'silent' })
})
afterAll(() => app.close())
afterEach(() => void vi.restoreAllMocks())

const busyWithFiles = {
  status: 503,
  body: { result: 'error', code: 'SERVER_BUSY', msg: 'Files cannot be stored or read at the moment', 'retry-after': 10 },
}
const health = async (of: TestApp) => {
  const { status, body } = await of.client().raw('/health/ready')
  return { status, body }
}

describe('a full disk', () => {
  const isFull = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

  test('refuses uploads for a while, and keeps nothing of them', async () => {
    vi.spyOn(app.server.app.storage, 'put').mockRejectedValue(isFull)
    const logged = vi.spyOn(app.server.app.log, 'error')
    const answer = await app.as('member').upload('a.txt', 'text')
    expect(answer).toMatchObject(busyWithFiles)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(logged.mock.calls.map(([, line]) => line)).toEqual(['the disk is full or does not work'])
    expect((await app.as('member').get('/attachments')).body.attachments).toEqual([])
    vi.restoreAllMocks()
    expect((await app.as('member').upload('a.txt', 'text')).status).toBe(200)
  })

  test('is a warning before it happens', async () => {
    vi.spyOn(app.server.app.storage, 'ping').mockRejectedValue(new Error('the disk of /data is nearly full'))
    expect(await health(app)).toEqual({ status: 200, body: 'ok\nthe disk of /data is nearly full: files cannot be stored\n' })
  })
})

test('a bucket that does not answer refuses files alone, and is a warning', async () => {
  const service = await startS3()
  const other = await startTestApp({ s3: service.options, logLevel: 'silent' })
  try {
    const { url } = (await other.as('member').upload('a.txt', 'text')).body
    expect(await health(other)).toEqual({ status: 200, body: 'ok\n' })
    await service.close()
    const logged = vi.spyOn(other.server.app.log, 'error')
    expect(await other.as('member').upload('b.txt', 'text')).toMatchObject(busyWithFiles)
    expect(await other.as('member').raw(url)).toMatchObject(busyWithFiles)
    const lines = logged.mock.calls.map(([, line]) => String(line))
    expect(lines.filter((line) => line === `the bucket ${service.options.bucket} does not answer`)).toHaveLength(2)
    expect((await other.as('member').get('/attachments')).body.attachments).toHaveLength(1)
    expect((await other.as('member').get('/users/me')).status).toBe(200)
    expect(await health(other)).toEqual({
      status: 200,
      body: `ok\nthe bucket ${service.options.bucket} does not answer: files cannot be stored\n`,
    })
  } finally {
    await other.close()
  }
})

test('a database that hangs is reported within two seconds', async () => {
  const stop = app.server.app.db.onStatement(() => new Promise<never>(() => {}))
  const begun = performance.now()
  expect(await health(app)).toEqual({ status: 503, body: 'the database does not answer\n' })
  expect(performance.now() - begun).toBeLessThan(2_000)
  stop()
})
