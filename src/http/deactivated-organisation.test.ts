import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRealmActive } from '../actions/organisation/realms.ts'
import { serverContext } from '../context.ts'
import { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'
import { enqueueMail } from '../outbound/mail.ts'
import { composed } from '../outbound/mail-text.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { TINY_GIF } from '../testing/images.ts'
import { mailTo, NO_WORKER, sendMails } from '../testing/mails.ts'
import { loadContract } from './contract.ts'

const NAME = 'Quiet Harbour'
const refusal = { result: 'error', code: 'REALM_DEACTIVATED', msg: 'This organisation has been deactivated' }
let app: TestApp
/** The URLs outside the contract that served something of the organisation while it was active. */
const doors: { door: string; method?: string; path: string; headers?: Record<string, string>; status: number }[] = []

beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  await realm.update({ name: NAME })
  app.server.app.caches.clear()
  const image = new FormData()
  image.append('file', new Blob([new Uint8Array(TINY_GIF)]), 'image.png')
  await app.as('member').raw('/api/v1/realm/emoji/harbour', { method: 'POST', body: image })
  const [{ source_url: emoji }] = Object.values((await app.as('member').get('/realm/emoji')).body.emoji) as { source_url: string }[] as [
    { source_url: string },
  ]
  const { url } = (await app.as('member').upload('a.txt', 'x')).body
  const { url: temporary } = (await app.as('member').get(url.replace('/user_uploads', '/user_uploads'))).body
  await app.as('member').post('/invites', { invitee_emails: 'new@example.org', stream_ids: [] })
  const { invite_link: link } = (await app.as('administrator').post('/invites/multiuse')).body
  await app.as('member').patch('/settings', { email: 'changed@example.org' })
  const credentials = Buffer.from(`${app.demo.users.member.email}:${app.demo.users.member.api_key}`).toString('base64')
  const tus = { Authorization: `Basic ${credentials}`, 'Tus-Resumable': '1.0.0' }
  const begun = await fetch(`${app.url}/api/v1/tus`, { method: 'POST', headers: { ...tus, 'Upload-Length': '5' } })
  const upload = begun.headers.get('location') ?? ''
  const page = (door: string, path: string, status = 404): void => {
    doors.push({ door, path, status }, { door, path, status, method: 'POST' })
  }
  doors.push({ door: 'the image of an emoji', path: emoji, status: 404 }, { door: 'a temporary file', path: temporary, status: 401 })
  page('the page of an invitation', (await mailTo('new@example.org')).path)
  page('the page of a reusable link', new URL(link).pathname)
  await app.as('owner').must.patch('/realm', { invite_required: false })
  page('the page for joining', '/join')
  page('the page that confirms an address', (await mailTo('changed@example.org')).path)
  for (const method of ['HEAD', 'PATCH', 'DELETE'])
    doors.push({ door: 'a resumable upload', method, path: upload, headers: { ...tus, 'Upload-Offset': '0' }, status: 401 })
  for (const { path, method } of doors.filter((one) => (one.method ?? 'GET') === 'GET'))
    expect((await app.client().raw(path, { method: method ?? 'GET' })).status, path).toBe(200)
  await setRealmActive(serverContext(app.server.app, realm), false)
  app.server.app.caches.clear()
})
afterAll(() => app.close())

test('every operation of a deactivated organisation is refused, with credentials and without', async () => {
  const { operations } = loadContract()
  expect(operations.length).toBeGreaterThan(100)
  for (const { operationId, method, roots, path, authenticated } of operations) {
    const client = authenticated ? app.as('owner') : app.client()
    const url = `${roots[0]}${path.replace(/\{[^}]+\}/g, '1')}`
    const { status, body } = await client.request(method.toUpperCase(), url)
    expect({ operationId, status, body }).toEqual({ operationId, status: 401, body: refusal })
  }
})

test('no page and no file of a deactivated organisation is served, and none tells its name', async () => {
  for (const { door, path, status, ...init } of doors) {
    const answer = await app.client().raw(path, init)
    expect({ door, method: init.method, status: answer.status }).toEqual({ door, method: init.method, status })
    expect(JSON.stringify(answer.body)).not.toContain(NAME)
  }
})

test('nothing leaves a deactivated organisation', async () => {
  const { app: server } = app.server
  await Job.destroy({ where: {} })
  await server.db.transaction((tx) =>
    enqueueMail(tx, { realmId: 1, causedBy: null, to: 'a@example.org', subject: composed`x`, body: composed`x` }),
  )
  const sent: unknown[] = []
  const mailer = { ...server.mailer, send: async (mail: unknown) => void sent.push(mail) }
  await sendMails({ ...server, mailer })
  expect({ sent, left: await Job.count() }).toEqual({ sent: [], left: 0 })
})
