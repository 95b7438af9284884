// databases: both
// run: full
// Two web processes and a worker behind nginx, with the settings for it in deploy/. The requests of a client alternate between the
// processes.

import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as tus from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { locate } from '../../scripts/programs.ts'
import { type Cluster, startCluster } from '../cluster.ts'
import { authorization, call as callAt, createSite, type DemoUser, messagesOf, type Site } from '../server.ts'

// On SQLite the server is a single process.
describe.runIf(inject('redisUrl') && locate('nginx'))('behind nginx', () => {
  let site: Site
  let cluster: Cluster
  let member: DemoUser
  let member2: DemoUser
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    cluster = await startCluster(site, { REDIS_URL: inject('redisUrl'), RATE_LIMITS: `anonymous=${LIMIT}/600` })
    ;({ member, member2 } = (await cluster.web[0].demo()).users)
  })
  afterAll(async () => {
    await cluster?.stop()
    await site?.remove()
  })

  const LIMIT = 6
  const call = (user: DemoUser, path: string, form?: Record<string, string> | FormData) => callAt(cluster.url, user, path, form)
  const send = (content: string) => call(member, '/messages', { type: 'channel', to: 'general', topic: 'proxy', content })
  const some = (size: number): Buffer => Buffer.from(Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 9)) % 256))
  async function expectFile(path: string, bytes: Buffer): Promise<void> {
    const { url } = await call(member, path)
    for (let i = 0; i < 2; i++) expect(Buffer.from(await (await fetch(cluster.url + url)).arrayBuffer()).equals(bytes)).toBe(true)
  }

  test('readers whose requests alternate between both processes get every message once, in order', { timeout: 60_000 }, async () => {
    const COUNT = 40
    const queues = await Promise.all(
      [member, member2, member2].map(async (user) => ({
        user,
        ...(await call(user, '/register', { event_types: '["message"]', fetch_event_types: '[]' })),
      })),
    )
    const received = queues.map(({ user, ...queue }) => messagesOf(queue, COUNT, (path) => call(user, path)))
    const sent: number[] = []
    for (let i = 0; i < COUNT; i += 5) sent.push(...(await Promise.all([1, 2, 3, 4, 5].map(async (k) => (await send(`${i + k}`)).id))))
    sent.sort((one, other) => one - other)
    for (const ids of received) expect(await ids).toEqual(sent)
  })

  test('presence reported to one process is known to both, and wakes a waiting poll', async () => {
    const { queue_id, last_event_id } = await call(member2, '/register', { event_types: '["presence"]', fetch_event_types: '[]' })
    const waiting = call(member2, `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`)
    const { presence_last_update_id } = await call(member, '/users/me/presence', { status: 'active', last_update_id: '-1' })
    for (let i = 0; i < 6; i++) {
      const seen = await call(member2, '/users/me/presence', { status: 'idle', last_update_id: '-1' })
      expect(seen.presences[member.user_id].active_timestamp).toBeGreaterThan(0)
      expect(seen.presence_last_update_id).toBeGreaterThanOrEqual(presence_last_update_id)
    }
    expect((await waiting).events[0]).toMatchObject({ type: 'presence', user_id: member.user_id })
  })

  test('a message that is sent to both processes simultaneously and repeatedly exists once', async () => {
    const { queue_id } = await call(member, '/register', { event_types: '["message"]', fetch_event_types: '[]' })
    for (let round = 0; round < 5; round++) {
      const form = { type: 'channel', to: 'general', topic: 'race', content: `Round ${round}`, queue_id, local_id: `${round}.01` }
      const answers = await Promise.all(Array.from({ length: 8 }, () => call(member, '/messages', form)))
      expect(answers.map(({ result }) => result)).toEqual(answers.map(() => 'success'))
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    }
  })

  test('waiting polls are woken by messages sent to the other process', async () => {
    const { queue_id, last_event_id } = await call(member2, '/register', { event_types: '["message"]' })
    for (let i = 0, last = last_event_id; i < 6; i++) {
      const waiting = call(member2, `/events?queue_id=${queue_id}&last_event_id=${last}`)
      const { id } = await send(`Message ${i}`)
      const { events } = await waiting
      expect(events).toMatchObject([{ message: { id } }])
      last = events[0].id
    }
  })

  test('a file that one process stores is served by both', async () => {
    const bytes = some(3_000_000)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'bytes.bin')
    await expectFile((await call(member, '/user_uploads', form)).url, bytes)
  })

  test('the pieces of a resumable upload go to both processes', async () => {
    const bytes = some(1_000_000)
    const answer = await new Promise<string>((resolve, reject) => {
      const upload = new tus.Upload(bytes, {
        endpoint: `${cluster.url}/api/v1/tus/`,
        headers: { Authorization: authorization(member) },
        metadata: { filename: 'pieces.bin', filetype: 'application/octet-stream' },
        chunkSize: 100_000,
        onError: reject,
        onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
      })
      upload.start()
    })
    await expectFile(JSON.parse(answer).url, bytes)
  })

  test('an upload that hangs at one process continues at the other', async () => {
    const headers = { Authorization: authorization(member), 'Tus-Resumable': '1.0.0' }
    const size = { 'Upload-Length': '10', 'Upload-Metadata': `filename ${Buffer.from('ten.txt').toString('base64')}` }
    const [here, there] = cluster.web
    const created = await fetch(`${here.url}/api/v1/tus`, { method: 'POST', headers: { ...headers, ...size } })
    const place = created.headers.get('location') ?? ''
    const piece = { ...headers, 'Content-Type': 'application/offset+octet-stream' }
    // Announces ten bytes and sends five.
    const hanging = request(here.url + place, { method: 'PATCH', headers: { ...piece, 'Upload-Offset': '0', 'Content-Length': '10' } })
    hanging.on('error', () => {})
    hanging.write('01234')
    const offset = async (): Promise<string | null> =>
      (await fetch(there.url + place, { method: 'HEAD', headers })).headers.get('upload-offset')
    await expect.poll(offset, { timeout: 20_000 }).toBe('5')
    const rest = await fetch(there.url + place, { method: 'PATCH', headers: { ...piece, 'Upload-Offset': '5' }, body: '56789' })
    expect(rest.status).toBe(200)
    hanging.destroy()
    await expectFile(((await rest.json()) as { url: string }).url, Buffer.from('0123456789'))
  })

  test('clients are counted by their own address, whatever headers they send', async () => {
    const ask = (localAddress: string, forwarded: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const agent = new Agent()
        request(`${cluster.url}/api/v1/nothing`, { agent, localAddress, headers: { 'X-Forwarded-For': forwarded } }, (answer) =>
          text(answer).then(() => resolve(answer.statusCode), reject),
        ).end()
      })
    const statuses: (number | undefined)[] = []
    for (let i = 0; i < LIMIT + 2; i++) statuses.push(await ask('127.0.0.3', `192.0.2.${i}`))
    expect(statuses).toEqual([...Array(LIMIT).fill(404), 429, 429])
    expect(await ask('127.0.0.4', '127.0.0.3')).toBe(404)
  })
})
