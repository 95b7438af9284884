// databases: both
// Uploaded files from upload to removal: sharing, listing, deleting, cleanup, and who may read them.

import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../db/run.ts'
import { prune } from '../../jobs/prune.ts'
import { Attachment, AttachmentMessage } from '../../models/attachment.ts'
import { Channel } from '../../models/channel.ts'
import { Link } from '../../models/link.ts'
import { Message } from '../../models/message.ts'
import { ScheduledMessageAttachment } from '../../models/scheduled-message.ts'
import { Subscription, SubscriptionSpan } from '../../models/subscription.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { failNext } from '../../testing/statements.ts'
import { traces, tracesAtRest } from '../../testing/traces.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { temporaryFolder } from '../../values/folders.ts'

const NAMES = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
const WEEK = 7 * 86_400
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

interface Uploaded {
  id: number
  url: string
  path: string
}
async function upload(name: (typeof NAMES)[number], text = 'Bytes'): Promise<Uploaded> {
  const { body } = await app.as(name).upload('notes.txt', text)
  const { attachments } = (await app.as(name).get('/attachments')).body
  return { id: attachments[0].id, url: body.url, path: attachments[0].path_id }
}
const share = async (file: Uploaded, fields: Record<string, unknown>): Promise<number> =>
  (await app.as('member').post('/messages', { content: `See [notes.txt](${file.url})`, ...fields })).body.id
const inGeneral = { type: 'channel', to: 'general', topic: 'files' }
const inPrivate = { type: 'channel', to: 'private', topic: 'files' }

async function readers(file: Uploaded): Promise<string[]> {
  const answers = await Promise.all(NAMES.map(async (name) => [name, (await app.as(name).raw(file.url)).status] as const))
  return answers.filter(([, status]) => status === 200).map(([name]) => name)
}

describe('a message that links to a file', () => {
  test('is announced to the uploader alone', async () => {
    const file = await upload('member')
    let id = 0
    const events = await verifyEvents(app, ['member', 'member2', 'guest'], async () => {
      id = await share(file, inGeneral)
    })
    const told = events.member.find(({ type }: { type: string }) => type === 'attachment')
    expect(told).toMatchObject({ op: 'update', attachment: { id: file.id, message_ids: [id] } })
    for (const other of [events.member2, events.guest]) expect(other.map(({ type }: { type: string }) => type)).not.toContain('attachment')
    await verifyEvents(app, ['member'], async () => {
      id = await share(file, { type: 'direct', to: [app.demo.users.member2.user_id] })
    })
    expect((await app.as('member').get('/attachments')).body.attachments[0].message_ids).toHaveLength(2)
  })

  test('shares a file of another user that its sender may read, with an event for the uploader', async () => {
    const file = await upload('member2')
    const original = await app.as('member2').post('/messages', { content: file.url, type: 'direct', to: [app.demo.users.member.user_id] })
    let id = 0
    const events = await verifyEvents(app, ['member', 'member2', 'guest'], async () => {
      id = await share(file, { type: 'direct', to: [app.demo.users.guest.user_id] })
    })
    const told = events.member2.filter(({ type }: { type: string }) => type === 'attachment')
    expect(told).toMatchObject([{ op: 'update', attachment: { id: file.id, message_ids: [original.body.id, id] } }])
    for (const other of [events.member, events.guest]) expect(other.map(({ type }: { type: string }) => type)).not.toContain('attachment')
    expect((await app.as('member2').delete(`/messages/${original.body.id}`)).status).toBe(200)
    expect(await readers(file)).toEqual(['member', 'member2', 'guest'])
  })

  test('keeps a file of another user while its text links to it, and then drops it without offering to delete it', async () => {
    const file = await upload('member2')
    await app.as('member2').post('/messages', { content: file.url, type: 'direct', to: [app.demo.users.member.user_id] })
    const id = await share(file, inPrivate)
    const messagesOf = async () =>
      (await app.as('member2').get('/attachments')).body.attachments.find((one: { id: number }) => one.id === file.id).message_ids
    await verifyEvents(app, ['member', 'member2'], () => app.as('member').patch(`/messages/${id}`, { content: `Again: ${file.url}` }))
    expect(await messagesOf()).toContain(id)
    await verifyEvents(app, ['member', 'member2'], async () => {
      const { body } = await app.as('member').patch(`/messages/${id}`, { content: 'Without' })
      expect(body).toMatchObject({ result: 'success', detached_uploads: [] })
    })
    expect(await messagesOf()).not.toContain(id)
    await app.as('member').patch(`/messages/${id}`, { content: file.url })
    expect(await messagesOf()).toContain(id)
  })

  test('can link to at most a hundred files', async () => {
    const linksTo = (n: number): string => Array.from({ length: n }, (_, i) => `[](/user_uploads/1/ab/x/${i})`).join('')
    const refused = { status: 400, body: { msg: "'content' must link to at most 100 uploaded files" } }
    const sent = await app.as('member').post('/messages', { ...inGeneral, content: linksTo(100) })
    expect(sent.status).toBe(200)
    expect(await app.as('member').post('/messages', { ...inGeneral, content: linksTo(101) })).toMatchObject(refused)
    expect(await app.as('member').patch(`/messages/${sent.body.id}`, { content: linksTo(101) })).toMatchObject(refused)
  })

  test('is listed if it is one of the first hundred, and otherwise sends the uploader no event', async () => {
    const file = await upload('member2')
    const uses = (ids: number[]) => AttachmentMessage.bulkCreate(ids.map((id) => ({ realm_id: 1, attachment_id: file.id, message_id: id })))
    const listed = async (): Promise<number[]> => (await app.as('member2').get('/attachments')).body.attachments[0].message_ids
    const send = () => app.as('member2').must.send({ content: file.url })
    // Leaves room for earlier messages that nobody may see.
    const { sequelize } = app.server.app.db
    const isServer = sequelize.getDialect() === 'mysql'
    await run(
      sequelize,
      isServer ? 'ALTER TABLE messages AUTO_INCREMENT = 1000' : "UPDATE sqlite_sequence SET seq = 1000 WHERE name = 'messages'",
    )
    await uses(Array.from({ length: 98 }, (_, i) => 900 + i))
    const first = await send()
    let last = 0
    const told = await verifyEvents(app, ['member2'], async () => {
      last = await send()
    })
    expect(told.member2).toContainEqual(expect.objectContaining({ type: 'attachment', op: 'update' }))
    expect((await listed()).slice(-2)).toEqual([first, last])
    let beyond = 0
    const silent = await verifyEvents(app, ['member2'], async () => {
      beyond = await send()
      await app.as('member2').patch(`/messages/${beyond}`, { content: 'Without' })
      await app.as('member2').patch(`/messages/${beyond}`, { content: file.url })
    })
    expect(silent.member2).not.toContainEqual(expect.objectContaining({ type: 'attachment' }))
    expect(await listed()).not.toContain(beyond)
    const events = await verifyEvents(app, ['member2'], () => app.as('member2').delete(`/messages/${first}`))
    expect(events.member2).toContainEqual(expect.objectContaining({ type: 'attachment', op: 'update' }))
    expect((await listed()).slice(-2)).toEqual([last, beyond])
    expect(await readers(file)).toEqual([...NAMES])
  })

  test('#41 does not share a file that its sender may not read, and sends no event about it', async () => {
    const file = await upload('member2')
    const events = await verifyEvents(app, ['member', 'member2'], () => share(file, inGeneral))
    for (const some of [events.member, events.member2]) expect(some.map(({ type }: { type: string }) => type)).not.toContain('attachment')
    expect(await readers(file)).toEqual(['member2'])
  })
})

describe('read access to a file', () => {
  const private_ = () => Channel.findOne({ where: { name: 'private' }, rejectOnEmpty: true })

  test('#41 is for its owner before it is shared, then also for readers of the message, and nobody else', async () => {
    const file = await upload('member')
    expect(await readers(file)).toEqual(['member'])
    await share(file, inPrivate)
    expect(await readers(file)).toEqual(['member'])
    const direct = await share(file, { type: 'direct', to: [app.demo.users.guest.user_id] })
    expect(await readers(file)).toEqual(['member', 'guest'])
    await share(file, inGeneral)
    expect(await readers(file)).toEqual([...NAMES])
    expect(direct).toBeGreaterThan(0)
  })

  test('#41 ends with the message', async () => {
    const file = await upload('member')
    const id = await share(file, inGeneral)
    expect(await readers(file)).toEqual([...NAMES])
    expect((await app.as('owner').delete(`/messages/${id}`)).status).toBe(200)
    expect(await readers(file)).toEqual(['member'])
  })

  test('#41 ends for people who have left a private channel', async () => {
    const channel = await private_()
    const { user_id } = app.demo.users.moderator
    const subscribed = { realm_id: 1, user_id, channel_id: channel.id }
    await Subscription.create({ ...subscribed, color: '#76ce90' })
    await SubscriptionSpan.create({ ...subscribed, after_message_id: 0, to_message_id: null })
    const file = await upload('member')
    const id = await share(file, inPrivate)
    expect(await readers(file)).toEqual(['moderator', 'member'])
    await Subscription.update({ is_active: false }, { where: { user_id, channel_id: channel.id } })
    await SubscriptionSpan.update({ to_message_id: id }, { where: { user_id, channel_id: channel.id } })
    expect(await readers(file)).toEqual(['member'])
    // A returning subscriber can read what they received before. In protected history they can read nothing else.
    const later = await share(file, inPrivate)
    await Subscription.update({ is_active: true }, { where: { user_id, channel_id: channel.id } })
    await SubscriptionSpan.create({ ...subscribed, after_message_id: later, to_message_id: null })
    expect(await readers(file)).toEqual(['moderator', 'member'])
    await SubscriptionSpan.destroy({ where: { user_id, to_message_id: id } })
    expect(await readers(file)).toEqual(['member'])
    await Subscription.destroy({ where: { user_id, channel_id: channel.id } })
  })

  test('#41 ends with the account', async () => {
    const file = await upload('member')
    await share(file, inGeneral)
    const { user_id } = app.demo.users.moderator
    expect((await app.as('owner').delete(`/users/${user_id}`)).status).toBe(200)
    expect((await app.as('moderator').raw(file.url)).status).toBe(401)
    expect((await app.as('owner').post(`/users/${user_id}/reactivate`)).status).toBe(200)
    await app.logIn('moderator')
    expect((await app.as('owner').raw(file.url)).status).toBe(200)
  })

  test('#1 #41 changes when the message is moved from a public channel to a private one', async () => {
    const file = await upload('member')
    const id = await share(file, inGeneral)
    expect(await readers(file)).toEqual([...NAMES])
    const { stream_id } = app.demo.channels.private
    expect((await app.as('member').patch(`/messages/${id}`, { stream_id })).status).toBe(200)
    expect(await readers(file)).toEqual(['member'])
  })
})

describe('a temporary URL', () => {
  const linkOf = async (name: (typeof NAMES)[number], file: Uploaded) => app.as(name).get(file.url)

  test('lets anybody download the file for a minute', async () => {
    const file = await upload('member', '0123456789')
    const { status, body } = await linkOf('member', file)
    expect(status).toBe(200)
    expect(body.url).toMatch(/^\/user_uploads\/temporary\/[\w-]{43}\/notes\.txt$/)
    const answer = await app.client().raw(body.url)
    expect([answer.status, answer.body, answer.headers.get('x-content-type-options')]).toEqual([200, '0123456789', 'nosniff'])
    expect(await app.client().raw(body.url, { headers: { Range: 'bytes=1-2' } })).toMatchObject({ status: 206, body: '12' })
    const { expires_at, date_created } = await Link.findOne({ where: { purpose: 'file' }, rejectOnEmpty: true })
    expect((expires_at ?? 0) - date_created).toBe(60)
    await Link.update({ expires_at: unixTime() - 1 }, { where: { purpose: 'file' } })
    const unknown = await app.client().raw(`/user_uploads/temporary/${'x'.repeat(43)}/notes.txt`)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', msg: 'File does not exist' } })
    expect((await app.client().raw(body.url)).body).toEqual(unknown.body)
  })

  test('#41 is given only to people who may read the file, and stops working when the file is deleted', async () => {
    const file = await upload('member')
    const missing = await app.as('member2').get('/user_uploads/1/ab/none/none.txt')
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await linkOf('member2', file)).body).toEqual(missing.body)
    await share(file, inGeneral)
    const { url } = (await linkOf('member2', file)).body
    await app.as('member').delete(`/attachments/${file.id}`)
    expect((await app.client().raw(url)).status).toBe(404)
  })
})

describe('the list of files', () => {
  test('#6 has only files of the caller, even if the caller may read others', async () => {
    const shared = await upload('member')
    await share(shared, inGeneral)
    const own = await upload('administrator', '12345')
    const { body } = await app.as('administrator').get('/attachments')
    expect(body.attachments.map(({ id }: { id: number }) => id)).toEqual([own.id])
    expect(body.attachments[0]).toMatchObject({ name: 'notes.txt', path_id: own.path, size: 5, message_ids: [] })
    expect(JSON.stringify(body)).not.toContain(shared.path)
  })

  test('includes the storage that all files of the organisation use', async () => {
    const before = (await app.as('guest').get('/attachments')).body.upload_space_used
    await upload('member', 'x'.repeat(1000))
    expect((await app.as('guest').get('/attachments')).body.upload_space_used).toBe(before + 1000)
  })
})

describe('deleting a file', () => {
  test('removes it from the store and from messages, with an event for its owner', async () => {
    const file = await upload('member')
    await share(file, inGeneral)
    const files = await Attachment.count()
    const events = await verifyEvents(app, ['member', 'member2', 'owner'], () => app.as('member').delete(`/attachments/${file.id}`))
    expect(events.member).toMatchObject([{ type: 'attachment', op: 'remove', attachment: { id: file.id } }])
    expect([events.member2, events.owner]).toEqual([[], []])
    expect(await readers(file)).toEqual([])
    expect(await Attachment.count()).toBe(files - 1)
    await expect(app.server.app.storage.read(file.path)).rejects.toMatchObject({ code: 'ENOENT' })
    expect((await app.as('member').delete(`/attachments/${file.id}`)).status).toBe(404)
  })

  test('removes it from scheduled messages too', async () => {
    const file = await upload('member')
    const later = {
      ...inGeneral,
      to: app.demo.channels.general.stream_id,
      content: `See [notes.txt](${file.url})`,
      scheduled_delivery_timestamp: 1_900_000_000,
    }
    expect((await app.as('member').post('/scheduled_messages', later)).status).toBe(200)
    expect(await ScheduledMessageAttachment.count({ where: { attachment_id: file.id } })).toBe(1)
    expect((await app.as('member').delete(`/attachments/${file.id}`)).status).toBe(200)
    expect(await ScheduledMessageAttachment.count({ where: { attachment_id: file.id } })).toBe(0)
  })

  test('#41 is allowed to its owner alone', async () => {
    const file = await upload('member')
    await share(file, inGeneral)
    const missing = await app.as('member2').delete('/attachments/999999')
    for (const name of ['owner', 'administrator', 'member2', 'guest', 'bot'] as const)
      expect((await app.as(name).delete(`/attachments/${file.id}`)).body).toEqual(missing.body)
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', msg: 'File does not exist' } })
    expect(await readers(file)).toEqual([...NAMES])
  })

  test('removes it from the store later if the store does not answer at first', async () => {
    const file = await upload('member')
    const fault = vi.spyOn(app.server.app.storage, 'remove').mockRejectedValueOnce(new Error('the store does not answer'))
    const log = vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    expect((await app.as('member').delete(`/attachments/${file.id}`)).status).toBe(200)
    expect([fault.mock.calls.length, log.mock.calls.length]).toEqual([1, 1])
    vi.restoreAllMocks()
    expect(await readers(file)).toEqual([])
    await prune(app.server.app)
    expect(await Attachment.findByPk(file.id)).toBeNull()
    await expect(app.server.app.storage.read(file.path)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a file that nobody has shared', () => {
  const age = (file: Uploaded, seconds: number) => Attachment.update({ date_created: unixTime() - seconds }, { where: { id: file.id } })

  test('is deleted after five weeks, with an event for its owner', async () => {
    const [old, young, shared] = [await upload('member'), await upload('member'), await upload('member')]
    await share(shared, inGeneral)
    await age(old, 5 * WEEK + 60)
    await age(young, 5 * WEEK - 60)
    await age(shared, 50 * WEEK)
    const events = await verifyEvents(app, ['member', 'member2'], () => prune(app.server.app))
    expect(events.member).toMatchObject([{ type: 'attachment', op: 'remove', attachment: { id: old.id } }])
    expect(events.member2).toEqual([])
    expect([await readers(old), await readers(young), (await readers(shared)).length]).toEqual([[], ['member'], NAMES.length])
    await expect(app.server.app.storage.read(old.path)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('stays if a message shares it during the cleanup', async () => {
    const file = await upload('member')
    await age(file, 6 * WEEK)
    const { findUnused } = Attachment
    vi.spyOn(Attachment, 'findUnused').mockImplementationOnce(async (...args) => {
      const found = await findUnused.apply(Attachment, args)
      await share(file, inGeneral)
      return found
    })
    await prune(app.server.app)
    vi.restoreAllMocks()
    expect(await readers(file)).toEqual([...NAMES])
  })

  test('is also a file whose last message was deleted', async () => {
    const file = await upload('member')
    await Message.destroy({ where: { id: await share(file, inGeneral) } })
    await age(file, 6 * WEEK)
    await prune(app.server.app)
    expect(await readers(file)).toEqual([])
  })
})

describe('an upload that fails', () => {
  let before: Record<string, number>
  beforeEach(async () => {
    vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    before = await tracesAtRest(app)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const nothingIsLeft = () => vi.waitFor(async () => expect(await traces(app)).toEqual(before), { timeout: 10_000 })

  test('at the store leaves nothing behind', async () => {
    vi.spyOn(app.server.app.storage, 'put').mockRejectedValueOnce(new Error('the store is full'))
    await expect(app.as('member').upload('a.txt', 'Bytes')).rejects.toThrow('INTERNAL_ERROR')
    await nothingIsLeft()
  })

  test('at the database after the bytes are stored leaves nothing behind', async () => {
    const put = vi.spyOn(app.server.app.storage, 'put')
    failNext(app.server.app, /^UPDATE `attachments`/, 'the database does not answer')
    await expect(app.as('member').upload('a.txt', 'Bytes')).rejects.toThrow('INTERNAL_ERROR')
    const [[path = ''] = []] = put.mock.calls
    await expect(app.server.app.storage.read(path)).rejects.toMatchObject({ code: 'ENOENT' })
    // Folders are not removed.
    await vi.waitFor(async () => expect(await traces(app)).toEqual({ ...before, uploads: expect.any(Number) }), {
      timeout: 10_000,
    })
  })

  test('because its process died is cleaned up a day later', async () => {
    const [path_id, source] = ['1/aa/dead/notes.txt', join(app.server.app.config.dataDir, 'dead')]
    const row = { realm_id: 1, owner_id: app.demo.users.member.user_id, file_name: 'notes.txt', size: 5 }
    const pending = { ...row, path_id, state: 'pending', date_created: unixTime() - 86_000 } as const
    const { id } = await Attachment.create(pending)
    await writeFile(source, 'Bytes')
    await app.server.app.storage.put(path_id, source, 5)
    await prune(app.server.app)
    expect((await app.as('member').raw(`/user_uploads/${path_id}`)).status).toBe(404)
    expect(await Attachment.findByPk(id)).not.toBeNull()
    await Attachment.update({ date_created: unixTime() - 87_000 }, { where: { id } })
    await prune(app.server.app)
    expect(await Attachment.findByPk(id)).toBeNull()
    await expect(app.server.app.storage.read(path_id)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('because its process died leaves a temporary file, which is deleted a day later', async () => {
    const folder = temporaryFolder(app.server.app.config)
    await mkdir(folder, { recursive: true })
    for (const hours of [23, 25]) {
      const path = join(folder, `${hours} hours`)
      const time = new Date(Date.now() - hours * 3_600_000)
      await writeFile(path, 'Bytes')
      await utimes(path, time, time)
    }
    await prune(app.server.app)
    expect(await readdir(folder)).toEqual(['23 hours'])
    await rm(join(folder, '23 hours'))
  })
})
