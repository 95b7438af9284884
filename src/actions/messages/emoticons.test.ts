import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverScheduled } from '../../jobs/scheduled.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { DELAY, later, schedule } from '../../testing/scheduled-app.ts'

let app: TestApp
let member: Client
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  member = app.as('member')
})
afterAll(() => app.close())

const SMILE = '<p><span aria-label="smile" class="emoji emoji-1f642" role="img" title="smile">:smile:</span></p>'
const wants = (isOn: boolean) => member.must.patch('/settings', { translate_emoticons: isOn })
const htmlOf = async (id: number): Promise<string> => (await member.must.get(`/messages/${id}`)).message.content

test('emoticons become emoji in what a sender who wants that writes, and stay in the text', async () => {
  const before = await member.must.send({ content: ':)' })
  await wants(true)
  const id = await member.must.send({ content: ':)' })
  expect([await htmlOf(before), await htmlOf(id)]).toEqual(['<p>:)</p>', SMILE])
  expect((await member.must.message(id)).content).toBe(':)')
  expect((await member.must.post('/messages/render', { content: ':)' })).rendered).toBe(SMILE)
  const ofOther = await app.as('member2').must.send({ content: ':)' })
  expect(await htmlOf(ofOther)).toBe('<p>:)</p>')
})

test('an edit is rendered by the preference that its author has now', async () => {
  await wants(true)
  const id = await member.must.send({ content: 'Well :)' })
  await member.must.patch(`/messages/${id}`, { content: ':)' })
  expect(await htmlOf(id)).toBe(SMILE)
  await wants(false)
  await member.must.patch(`/messages/${id}`, { content: ':) again' })
  expect(await htmlOf(id)).toBe('<p>:) again</p>')
})

test('a scheduled message shows emoji in the list and when it is delivered', async () => {
  await wants(true)
  await schedule(member, { topic: 'emoticons', content: ':)' })
  expect((await member.must.get('/scheduled_messages')).scheduled_messages.map(({ rendered_content }) => rendered_content)).toEqual([SMILE])
  await deliverScheduled(app.server.app, later(DELAY + 1))
  const query = { anchor: 'newest', num_before: 1, num_after: 0, narrow: [{ operator: 'topic', operand: 'emoticons' }] }
  expect((await member.must.get('/messages', query)).messages.map(({ content }) => content)).toEqual([SMILE])
})
