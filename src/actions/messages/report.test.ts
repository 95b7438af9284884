import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

let app: TestApp
/** The private channel for reports. Only `moderator` is subscribed. */
let reports: number
beforeAll(async () => {
  app = await startTestApp()
  const made = await app.as('moderator').must.post('/channels/create', {
    name: 'reports',
    subscribers: [app.idOf('moderator')],
    invite_only: true,
  })
  reports = Number(made.id)
  await choose(reports)
})
afterAll(() => app.close())

type Name = Parameters<TestApp['as']>[0]
const choose = (channel: number) => app.as('owner').must.patch('/realm', { moderation_request_channel_id: channel })
const report = (by: Name, id: number, form: Record<string, unknown> = { report_type: 'spam' }) =>
  app.as(by).post(`/messages/${id}/report`, form)
/** The newest message in the channel for reports. */
async function newest() {
  const query = {
    anchor: 'newest',
    num_before: 1,
    num_after: 0,
    apply_markdown: false,
    narrow: [{ operator: 'channel', operand: reports }],
  }
  return (await app.as('moderator').must.get('/messages', query)).messages.at(-1)
}

describe('a reported message', () => {
  test('is told to the moderators alone, by the notification bot, with what it says as no markup', async () => {
    const id = await app.as('member2').must.send({ topic: 'shop', content: 'Buy **now**, @**all**! ```' })
    const form = { report_type: 'other', description: ' It is an *advertisement*, see #**private** ' }
    const events = await verifyEvents(app, ['member', 'member2', 'moderator', 'owner'], async () =>
      expect((await report('member', id, form)).status).toBe(200),
    )
    expect([...events.member, ...events.member2, ...events.owner]).toEqual([])
    const [member, sender] = ['member', 'member2'].map((name) => app.demo.users[name as Name])
    const [who, author] = [member, sender].map((user) => `@_**${user?.full_name}|${user?.user_id}**`)
    expect(await newest()).toMatchObject({
      sender_full_name: 'Notification Bot',
      subject: 'message reports',
      content: [
        `${who} has reported [a message](/#narrow/channel/1-general/topic/shop/near/${id}) by ${author}. The reason: another one.`,
        '```\nIt is an *advertisement*, see #**private**\n```',
        '````\nBuy **now**, @**all**! ```\n````',
      ].join('\n\n'),
      flags: [],
    })
  })

  test('may be a direct one, and the moderators then read it', async () => {
    const id = await app.as('member2').must.send({ to: [app.idOf('member')], content: 'You fool.' })
    expect((await report('member', id, { report_type: 'harassment' })).status).toBe(200)
    expect((await newest())?.content).toContain('harassment.\n\n```\nYou fool.\n```')
  })

  test('is one that the reporter may read, and the reporter no bot', async () => {
    const id = await app.as('member').must.send({ to: 'private', topic: 'budget' })
    const before = await newest()
    expect((await report('guest', id)).body.msg).toBe(`'message_id' names a message that does not exist: ${id}`)
    expect((await report('bot', id)).body.msg).toBe('Bots may not do this')
    expect((await report('member', id, { report_type: 'spam', description: 'x'.repeat(1_001) })).body.msg).toBe(
      "'description' must have at most 1000 characters",
    )
    expect(await newest()).toEqual(before)
  })
})

test('reports need a private channel, also where it has become public since', async () => {
  const id = await app.as('member2').must.send()
  const { stream_id: general } = app.demo.channels.general
  expect((await app.as('owner').patch('/realm', { moderation_request_channel_id: general })).body.msg).toBe(
    `'moderation_request_channel_id' names a channel that is not private: ${general}`,
  )
  await app.as('moderator').must.patch(`/streams/${reports}`, { is_private: false })
  expect((await report('member', id)).body).toMatchObject({ code: 'BAD_REQUEST', msg: 'Your organisation has no channel for reports' })
  await app.as('moderator').must.patch(`/streams/${reports}`, { is_private: true })
  expect((await report('member', id)).status).toBe(200)
  await app.as('moderator').must.delete(`/streams/${reports}`)
  expect((await report('member', id)).status).toBe(400)
})
