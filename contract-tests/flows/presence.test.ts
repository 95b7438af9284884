// databases: both
// run: full
// Presence after kill -9: hidden users stay hidden, and no update ID is used twice.

import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createSite, type DemoUser, type Site } from '../server.ts'

let site: Site
beforeEach(async () => {
  site = await createSite(inject('databaseUrl'))
})
afterEach(() => site.remove())

interface Answer {
  presences: Record<string, { active_timestamp: number; idle_timestamp: number }>
  presence_last_update_id: number
}

async function call(
  url: string,
  { email, api_key }: DemoUser,
  method: string,
  path: string,
  form?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
const report = (url: string, user: DemoUser, lastUpdateId: number): Promise<Answer> =>
  call(url, user, 'POST', '/users/me/presence', { status: 'active', last_update_id: String(lastUpdateId) })

test('a user who stops sharing presence just before kill -9 is hidden after the restart, and clients learn of it', async () => {
  const first = await site.start()
  const { owner, member } = (await first.demo()).users
  await report(first.url, member, -1)
  const seen = await report(first.url, owner, -1)
  expect(seen.presences).toHaveProperty(String(member.user_id))
  await call(first.url, member, 'PATCH', '/settings', { presence_enabled: 'false' })
  await first.end('SIGKILL')

  const second = await site.start()
  expect((await report(second.url, owner, -1)).presences).not.toHaveProperty(String(member.user_id))
  const { presences } = await report(second.url, owner, seen.presence_last_update_id)
  expect(Date.now() / 1000 - (presences[member.user_id]?.idle_timestamp ?? 0)).toBeGreaterThan(200)
})

test('what was reported survives any number of kills, and no update ID is given twice', async () => {
  const given: number[] = []
  for (const name of ['owner', 'member', 'guest'] as const) {
    const server = await site.start()
    const { [name]: user } = (await server.demo()).users
    const { presences, presence_last_update_id } = await report(server.url, user, given.at(-1) ?? -1)
    expect(Object.keys(presences)).toEqual([String(user.user_id)])
    given.push(presence_last_update_id)
    await server.end('SIGKILL')
  }
  const last = await site.start()
  const { owner } = (await last.demo()).users
  expect(Object.keys((await report(last.url, owner, -1)).presences)).toHaveLength(3)
  expect(given).toEqual([...new Set(given)].sort((a, b) => a - b))
})
