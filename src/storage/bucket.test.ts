// A server that keeps its files in a bucket.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { imageOf } from '../testing/images.ts'
import { startS3, type TestS3 } from '../testing/s3.ts'
import { traces } from '../testing/traces.ts'
import { THUMBNAIL_FORMATS } from '../values/thumbnails.ts'

let service: TestS3
let app: TestApp
beforeAll(async () => {
  service = await startS3()
  app = await startTestApp({ s3: service.options })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

test('stores thumbnails of images, serves them, and deletes them with the file', async () => {
  const { body } = await app.as('member').upload('loop.gif', await imageOf('gif', { frames: 2 }))
  const thumbnails = THUMBNAIL_FORMATS.map(({ name }) => `${body.url.replace('/user_uploads/', '/user_uploads/thumbnail/')}/${name}`)
  for (const url of thumbnails) {
    const { status, headers } = await app.as('member').raw(url, { method: 'HEAD' })
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  const { attachments } = (await app.as('member').get('/attachments')).body
  await app.as('member').must.delete(`/attachments/${attachments[0].id}`)
  expect(await app.server.app.storage.isEmpty()).toBe(true)
})

test('stores files, serves them and ranges of them, and deletes them', async () => {
  const { body } = await app.as('member').upload('Ünïcödé.txt', '0123456789')
  expect((await app.as('member').raw(body.url)).body).toBe('0123456789')
  expect(await app.as('member').raw(body.url, { headers: { Range: 'bytes=2-4' } })).toMatchObject({ status: 206, body: '234' })
  expect(await app.as('member').raw(body.url, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  expect((await app.as('member2').raw(body.url)).status).toBe(404)
  expect((await traces(app)).uploads).toBe(0)
  const { attachments } = (await app.as('member').get('/attachments')).body
  expect((await app.as('member').delete(`/attachments/${attachments[0].id}`)).status).toBe(200)
  await expect(app.server.app.storage.read(attachments[0].path_id)).rejects.toThrow()
  expect((await app.as('member').raw(body.url)).status).toBe(404)
})
