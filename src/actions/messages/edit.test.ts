import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Message } from '../../models/message.ts'
import { MessageEdit } from '../../models/message-edit.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { traces, tracesAtRest } from '../../testing/traces.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
type Form = Record<string, unknown>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const patch = (name: Name, id: number, form: Form) => app.as(name).patch(`/messages/${id}`, form)
const read = async (name: Name, id: number) => (await app.as(name).get(`/messages/${id}`, { apply_markdown: false })).body.message
const setRealm = async (settings: object): Promise<void> => {
  await Realm.update({ settings: JSON.stringify(settings) }, { where: { id: 1 } })
  app.server.app.caches.clear()
}
const age = (id: number, seconds: number) => Message.update({ date_sent: unixTime() - seconds }, { where: { id } })
const found = async (name: Name, word: string): Promise<number[]> =>
  (
    await app.as(name).get('/messages', {
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [
        ['channel', 'general'],
        ['search', word],
      ],
    })
  ).body.messages.map(({ id }: { id: number }) => id)

describe('editing content', () => {
  test('sends every reader the old and the new text with their own flags', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'A sentance.' })
    await app.as('guest').post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { content: 'A **sentence**.' }))
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([
        {
          type: 'update_message',
          user_id: 5,
          message_id: id,
          message_ids: [id],
          rendering_only: false,
          stream_id: 1,
          stream_name: 'general',
          orig_content: 'A sentance.',
          orig_rendered_content: '<p>A sentance.</p>',
          content: 'A **sentence**.',
          rendered_content: '<p>A <strong>sentence</strong>.</p>',
          is_me_message: false,
          flags: name === 'guest' ? ['starred'] : [],
        },
      ])
    expect(Object.keys(events.owner[0])).not.toContain('orig_subject')
  })

  test('makes the message searchable by its new words instead of the old ones', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'platypus' })
    await patch('member', id, { content: 'wombat' })
    expect([await found('member2', 'platypus'), await found('member2', 'wombat')]).toEqual([[], [id]])
  })

  test('without a move takes parameters for move notices', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'one' })
    const names = ['send_notification_to_old_thread', 'send_notification_to_new_thread']
    const form = { content: 'two', ...Object.fromEntries(names.map((name) => [name, true])) }
    expect((await app.as('member').patch(`/messages/${id}`, form)).body).toEqual({ result: 'success', msg: '', detached_uploads: [] })
  })

  test('keeps former versions, newest first in the message and oldest first in its history', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'one' })
    await patch('member', id, { content: 'two' })
    await patch('member', id, { content: 'three', topic: 'other edits', send_notification_to_new_thread: false })
    const message = await read('guest', id)
    expect(message).toMatchObject({
      content: 'three',
      last_edit_timestamp: expect.any(Number),
      last_moved_timestamp: expect.any(Number),
      edit_history: [
        { user_id: 5, prev_content: 'two', prev_rendered_content: '<p>two</p>', topic: 'other edits', prev_topic: 'edits' },
        { user_id: 5, prev_content: 'one', prev_rendered_content: '<p>one</p>' },
      ],
    })
    const { body } = await app.as('guest').get(`/messages/${id}/history`)
    expect(body.message_history).toMatchObject([
      { content: 'one', topic: 'edits', user_id: 5 },
      { content: 'two', topic: 'edits', prev_content: 'one' },
      { content: 'three', topic: 'other edits', prev_content: 'two', prev_topic: 'edits' },
    ])
  })

  test('and a move have times of their own', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'one' })
    await age(id, 300)
    await patch('member', id, { topic: 'moved edits', send_notification_to_new_thread: false })
    await Message.update({ last_moved_at: unixTime() - 200 }, { where: { id } })
    await MessageEdit.update({ date_edited: unixTime() - 200 }, { where: { message_id: id } })
    await patch('member', id, { content: 'two' })
    const { timestamp, last_moved_timestamp, last_edit_timestamp, edit_history } = await read('guest', id)
    const { message_history } = (await app.as('guest').get(`/messages/${id}/history`)).body
    const ages = (times: number[]): number[] => times.map((time) => Math.round((unixTime() - time) / 100) * 100)
    expect({
      times: ages([timestamp, last_moved_timestamp, last_edit_timestamp]),
      newestFirst: ages(edit_history.map((one: { timestamp: number }) => one.timestamp)),
      oldestFirst: ages(message_history.map((one: { timestamp: number }) => one.timestamp)),
    }).toEqual({ times: [300, 200, 0], newestFirst: [0, 200], oldestFirst: [300, 200, 0] })
  })

  test('to the same text changes nothing, and empty text is stored as (deleted)', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'same' })
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { content: 'same  ' }), { changesSomething: false })
    expect(events.member).toEqual([])
    const message = await read('member', id)
    expect([message.edit_history, message.last_edit_timestamp]).toEqual([undefined, undefined])
    await patch('member', id, { content: ' \n' })
    expect((await read('member', id)).content).toBe('(deleted)')
  })

  test('of a direct message is announced to its participants alone', async () => {
    const id = await app.as('member').must.send({ to: [6], content: 'Hi' })
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { content: 'Hello' }))
    for (const name of EVERYBODY) expect(events[name]).toHaveLength(name === 'member' || name === 'member2' ? 1 : 0)
    expect(Object.keys(events.member2[0])).not.toContain('stream_id')
    const { body } = await app.as('member2').get(`/messages/${id}/history`)
    expect(body.message_history).toMatchObject([
      { content: 'Hi', topic: '' },
      { content: 'Hello', topic: '' },
    ])
  })

  test('mentions only people the new text mentions outside of quotes', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: '@**Max Member** look' })
    await patch('member', id, { content: '@**Max Member** look!' })
    expect((await read('member2', id)).flags).toContain('mentioned')
    const events = await verifyEvents(app, EVERYBODY, () =>
      patch('member', id, { content: '@**Gina Guest** look\n```quote\n@**Mona Moderator**\n```' }),
    )
    expect(events.guest[0].flags).toEqual(['mentioned'])
    expect([events.member2[0].flags, events.moderator[0].flags]).toEqual([[], []])
    expect((await read('member2', id)).flags).toEqual([])
    const all = await verifyEvents(app, EVERYBODY, () => patch('member', id, { content: '@**all** look' }))
    expect(all.owner[0].flags).toEqual(['stream_wildcard_mentioned', 'wildcard_mentioned'])
    await verifyEvents(app, EVERYBODY, () => patch('member', id, { content: 'nobody' }))
    for (const name of EVERYBODY) expect((await read(name, id)).flags.filter((flag: string) => flag.includes('mention'))).toEqual([])
  })

  test('does not mention people who have the message in their history without having received it', async () => {
    const { id: channel } = (await app.as('owner').post('/channels/create', { name: 'late', subscribers: [5] })).body
    const id = await app.as('member').must.send({ to: channel, topic: 'late', content: 'x' })
    await app.as('member2').post('/users/me/subscriptions', { subscriptions: [{ name: 'late' }] })
    await app.as('member2').post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    for (const content of ['@**all**', '@**Max Member**']) {
      await verifyEvents(app, EVERYBODY, () => patch('member', id, { content }))
      expect((await read('member2', id)).flags).toEqual(['read', 'starred', 'historical'])
    }
  })

  test('flags alert words that come and go', async () => {
    await app.as('member2').post('/users/me/alert_words', { alert_words: ['deploy'] })
    const id = await app.as('member').must.send({ topic: 'edits', content: 'nothing' })
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { content: 'We Deploy.' }))
    expect(events.member2[0].flags).toEqual(['has_alert_word'])
    await patch('member', id, { content: 'We redeploy.' })
    expect((await read('member2', id)).flags).toEqual([])
  })

  test('detaches files that no message or scheduled message refers to any more, and shares new ones', async () => {
    const upload = async () => (await app.as('member').upload('notes.txt', 'Notes')).body.url as string
    const [first, second, third] = [await upload(), await upload(), await upload()]
    const id = await app.as('member').must.send({ topic: 'edits', content: `[notes](${first}) [later](${third})` })
    const time = unixTime() + 3_600
    const later = { type: 'channel', to: 1, topic: 'later', content: `[later](${third})`, scheduled_delivery_timestamp: time }
    expect((await app.as('member').post('/scheduled_messages', later)).status).toBe(200)
    const other = await app.as('member').must.send({ topic: 'edits', content: `[again](${second})` })
    const download = async (url: string) => (await app.as('guest').raw(url)).status
    expect([await download(first), await download(second)]).toEqual([200, 200])
    const events = await verifyEvents(app, EVERYBODY, async () => {
      const { body } = await patch('member', id, { content: `[more](${second})` })
      expect(body.detached_uploads).toMatchObject([{ path_id: first.replace('/user_uploads/', ''), message_ids: [] }])
    })
    expect(events.member.filter(({ type }) => type === 'attachment')).toMatchObject([
      { op: 'update', attachment: { message_ids: [] } },
      { op: 'update', attachment: { message_ids: [id, other] } },
      { op: 'update', attachment: { message_ids: [] } },
    ])
    expect(events.guest.map(({ type }) => type)).toEqual(['update_message'])
    expect(await download(first)).toBe(404)
    const { body } = await patch('member', id, { content: 'none' })
    expect(body.detached_uploads).toEqual([])
  })

  test("#41 does not share another user's file", async () => {
    const { url } = (await app.as('member2').upload('diary.txt', 'Secret')).body
    const id = await app.as('member').must.send({ topic: 'edits', content: 'x' })
    await patch('member', id, { content: `[diary](${url})` })
    expect((await app.as('guest').raw(url)).status).toBe(404)
    expect((await app.as('member').raw(url)).status).toBe(404)
  })

  test('is refused if the text is no longer the one that the client saw', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'seen' })
    const sha = (text: string) => createHash('sha256').update(text).digest('hex')
    const { body } = await patch('member', id, { content: 'other', prev_content_sha256: sha('unseen') })
    expect(body).toMatchObject({ code: 'EXPECTATION_MISMATCH', field_name: 'prev_content_sha256' })
    expect((await patch('member', id, { content: 'other', prev_content_sha256: sha('seen').toUpperCase() })).status).toBe(200)
  })

  test('from the same text in several requests at the same time succeeds once', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'start' })
    const prev_content_sha256 = createHash('sha256').update('start').digest('hex')
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((content) => patch('member', id, { content, prev_content_sha256 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read('member', id)).edit_history).toHaveLength(1)
  })
})

describe('permission to edit', () => {
  test('is given to the sender alone', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'mine' })
    for (const name of ['owner', 'administrator', 'moderator', 'member2', 'guest', 'bot'] as const)
      expect((await patch(name, id, { content: 'theirs' })).body.msg).toBe('You do not have permission to edit this message')
  })

  test('#32 ends with the time limit, also for the files and the topic that come with the text', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'old' })
    const { url } = (await app.as('member').upload('late.txt', 'Late')).body
    await age(id, 700)
    const before = await tracesAtRest(app)
    for (const form of [{ content: `[late](${url})` }, { content: 'new', topic: 'new' }, { content: '' }])
      expect((await patch('member', id, form)).body.msg).toBe('The time limit for editing the content of this message has passed')
    expect(await traces(app)).toEqual(before)
    await age(id, 610)
    expect((await patch('member', id, { content: 'within the grace' })).status).toBe(200)
  })

  test('is given to nobody while editing is turned off, and does not end where the organisation has no limit', async () => {
    const id = await app.as('member').must.send({ topic: 'edits', content: 'x' })
    await setRealm({ allow_message_editing: false })
    expect((await patch('member', id, { content: 'y' })).body.msg).toBe('Your organisation has turned off editing messages')
    await setRealm({ message_content_edit_limit_seconds: null })
    await age(id, 9_999_999)
    expect((await patch('member', id, { content: 'y' })).status).toBe(200)
    await setRealm({})
  })

  test('is given to nobody in an archived channel', async () => {
    await app.as('owner').post('/channels/create', { name: 'closing', subscribers: [5] })
    const id = await app.as('member').must.send({ to: 'closing', topic: 't', content: 'x' })
    const { stream_id } = (await app.as('owner').get('/get_stream_id', { stream: 'closing' })).body
    await app.as('owner').delete(`/streams/${stream_id}`)
    expect((await patch('member', id, { content: 'y' })).body.msg).toBe("Channel 'closing' is archived")
    expect((await patch('owner', id, { topic: 'y' })).body.msg).toBe("Channel 'closing' is archived")
  })
})
