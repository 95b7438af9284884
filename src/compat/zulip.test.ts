import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function ask(path: string, form?: Record<string, string>) {
  const { email, api_key } = app.demo.users.member
  const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
  const response = await fetch(app.url + path, form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers })
  // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
  return { status: response.status, body: (await response.json()) as any }
}

test('the gateway answers in the words of Zulip, and the interface itself in its own', async () => {
  const { body } = await ask('/zulip/api/v1/server_settings')
  const own = (await ask('/api/v1/server_settings')).body
  expect(body).toMatchObject({ zulip_version: own.service_version, zulip_feature_level: own.service_feature_level })
  expect(body).not.toHaveProperty('service_version')
  expect(own).not.toHaveProperty('zulip_version')
})

test('what people write stays as it is', async () => {
  const content = '{"service_version": 1, "reaction_type":"service_extra_emoji","service_version":2}'
  const { body } = await ask('/zulip/api/v1/messages', { type: 'channel', to: 'general', topic: 'words', content })
  const read = await ask(`/zulip/api/v1/messages/${body.id}?apply_markdown=false`)
  expect(read.body.message.content).toBe(content)
})

test('an answer of many pieces is renamed everywhere', async () => {
  const { body } = await ask('/zulip/api/v1/messages', { type: 'channel', to: 'general', topic: 'words', content: 'x'.repeat(9_000) })
  await ask(`/zulip/api/v1/messages/${body.id}/reactions`, { emoji_name: 'zulip' })
  for (let i = 0; i < 12; i++) await ask('/api/v1/messages', { type: 'channel', to: 'general', topic: 'words', content: 'ü'.repeat(9_000) })
  const { messages } = (await ask('/zulip/api/v1/messages?anchor=newest&num_before=20&num_after=0')).body
  const own = (await ask('/api/v1/messages?anchor=newest&num_before=20&num_after=0')).body
  expect(JSON.stringify(messages).length).toBeGreaterThan(100_000)
  expect(JSON.stringify(messages).replace('zulip_extra_emoji', 'service_extra_emoji')).toBe(JSON.stringify(own.messages))
  const reacted = messages.find((message: { id: number }) => message.id === body.id)
  expect(reacted.reactions).toMatchObject([{ emoji_name: 'zulip', reaction_type: 'zulip_extra_emoji' }])
})

test('errors, and what there is not, are answered as everywhere', async () => {
  expect(await ask('/zulip/api/v1/messages/999999')).toMatchObject({ status: 400, body: { result: 'error' } })
  for (const path of ['/zulip/api/v1/nothing', '/zulip', '/zulip/health', '/zulip/zulip/api/v1/users/me'])
    expect(await ask(path), path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})
