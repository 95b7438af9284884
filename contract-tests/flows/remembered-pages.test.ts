// databases: both
// run: full
// A page of messages uses what its process remembers of the reader's last page, and still contains everything that any process acknowledged
// before.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ask, createSite, type ServerProcess, type Site } from '../server.ts'

const ROUNDS = 5

// On SQLite the server is a single process.
describe.runIf(inject('redisUrl'))('a page at a process without notifications', () => {
  let site: Site
  let here: ServerProcess
  let there: ServerProcess
  let users: Awaited<ReturnType<ServerProcess['demo']>>['users']
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    here = await site.start({ REDIS_URL: inject('redisUrl') })
    // Without Redis, it only checks the log from time to time.
    there = await site.start({ REDIS_URL: '' })
    users = (await here.demo()).users
  })
  afterAll(() => site.remove())

  const asOwner = async (
    method: string,
    path: string,
    form?: Record<string, unknown>,
  ): Promise<{ id: number; messages: { id: number }[] }> => {
    const answer = await ask(here.url, users.owner, method, path, form)
    expect([answer.result, answer.msg]).toEqual(['success', ''])
    return answer
  }
  const send = async (to: number): Promise<number> =>
    (await asOwner('POST', '/messages', { type: 'channel', to, topic: 'pages', content: 'x' })).id

  /** The IDs on the member's page from the other process, and the refusal if there is one. */
  async function pageOf(narrow: unknown[]): Promise<{ ids: number[]; msg: string }> {
    const { messages = [], msg } = await ask(there.url, users.member, 'GET', '/messages', {
      anchor: 'newest',
      num_before: 20,
      num_after: 0,
      narrow,
    })
    return { ids: messages.map(({ id }: { id: number }) => id), msg }
  }

  const NARROWS: [name: string, narrow: unknown[]][] = [
    ['what is unread', [['is', 'unread']]],
    ['a channel', [['channel', 'paged']]],
    ['a search', [['search', 'x']]],
    ['everything', []],
  ]

  test('shows what was sent at another process, but nothing that was deleted, read or revoked there', { timeout: 60_000 }, async () => {
    const subscribers = [users.owner.user_id, users.member.user_id]
    const { id: to } = await asOwner('POST', '/channels/create', { name: 'paged', subscribers, invite_only: true })
    const principals = [users.member.user_id]
    const pages = () => Promise.all(NARROWS.map(async ([name, narrow]) => [name, await pageOf(narrow)] as const))
    for (let round = 0; round < ROUNDS; round++) {
      const [kept, gone] = [await send(to), await send(to)]
      for (let i = 0; i < 3; i++)
        for (const [name, { ids }] of await pages()) expect([name, ids]).toEqual([name, expect.arrayContaining([kept, gone])])
      await asOwner('DELETE', `/messages/${gone}`)
      for (const [name, { ids }] of await pages()) expect([name, ids.includes(kept), ids.includes(gone)]).toEqual([name, true, false])
      await pages()
      await ask(here.url, users.member, 'POST', '/messages/flags', { messages: [kept], op: 'add', flag: 'read' })
      expect((await pageOf([['is', 'unread']])).ids).not.toContain(kept)
      await pages()
      await asOwner('DELETE', '/users/me/subscriptions', { subscriptions: ['paged'], principals })
      const [, channel, ...others] = await pages()
      expect(channel).toEqual(['a channel', { ids: [], msg: expect.stringMatching(/^Invalid narrow/) }])
      for (const [name, { ids }] of others) expect([name, ids.includes(kept)]).toEqual([name, false])
      await asOwner('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'paged' }], principals })
    }
  })
})
