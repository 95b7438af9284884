// databases: both

import { afterAll, beforeAll, expect, test } from 'vitest'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { TINY_GIF } from '../../testing/images.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ uploadQuota: 10 * 1024 * 1024 })
})
afterAll(() => app.close())

const MIB = 'x'.repeat(1024 * 1024)
const exceeded = {
  status: 400,
  body: { result: 'error', code: 'REALM_UPLOAD_QUOTA', msg: 'Upload would exceed the upload quota of your organisation' },
}

test('a quota counts the images of custom emoji with all files, deactivated or not', async () => {
  const image = Buffer.concat([TINY_GIF, Buffer.alloc(4 * 1024 * 1024 - TINY_GIF.length)])
  const add = (name: string) => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(image)]), 'image.gif')
    return app.as('owner').raw(`/api/v1/realm/emoji/${name}`, { method: 'POST', body })
  }
  expect((await app.as('member').upload('a.txt', MIB)).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 4 }, (_, i) => add(`large${i}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(exceeded)
  expect((await app.as('member').upload('b.txt', MIB)).status).toBe(200)
  expect(await app.as('member').upload('c.txt', 'x')).toMatchObject(exceeded)
  for (const { name } of await CustomEmoji.findAll()) expect((await app.as('owner').delete(`/realm/emoji/${name}`)).status).toBe(200)
  expect(await add('another')).toMatchObject(exceeded)

  await CustomEmoji.destroy({ where: {} })
  for (const { id } of (await app.as('member').get('/attachments')).body.attachments) await app.as('member').delete(`/attachments/${id}`)
})

test('a quota is reported at registration, refuses uploads that do not fit, and has room again after a deletion', async () => {
  expect((await app.as('member').post('/register')).body.realm_upload_quota_mib).toBe(10)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => app.as(i % 2 ? 'member' : 'member2').upload('a.txt', MIB)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(exceeded)
  expect(await app.as('guest').upload('b.txt', 'x')).toMatchObject(exceeded)
  expect((await app.as('guest').upload('empty.txt', '')).status).toBe(200)
  const credentials = Buffer.from(`${app.demo.users.guest.email}:${app.demo.users.guest.api_key}`).toString('base64')
  const headers = { Authorization: `Basic ${credentials}`, 'Tus-Resumable': '1.0.0' }
  const begin = (size: number): Promise<Response> =>
    fetch(`${app.url}/api/v1/tus`, { method: 'POST', headers: { ...headers, 'Upload-Length': String(size) } })
  const resumable = await begin(1)
  expect({ status: resumable.status, body: await resumable.json() }).toEqual(exceeded)

  const { attachments } = (await app.as('member').get('/attachments')).body
  expect((await app.as('member').delete(`/attachments/${attachments[0].id}`)).status).toBe(200)

  // Resumable uploads count before their bytes arrive, until they are cancelled.
  const begun = await Promise.all(Array.from({ length: 5 }, () => begin(400_000)))
  expect(begun.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400])
  const urls = begun.flatMap((answer) => answer.headers.get('location') ?? [])
  for (const url of urls) expect((await fetch(app.url + url, { method: 'DELETE', headers })).status).toBe(204)
  expect((await begin(MIB.length)).status).toBe(201)
  expect((await app.as('guest').upload('c.txt', MIB)).status).toBe(200)
  expect(await app.as('guest').upload('d.txt', 'x')).toMatchObject(exceeded)
})
