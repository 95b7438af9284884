// databases: both
// run: full
// Once a process has acknowledged that a right was taken away, another process refuses a write immediately, although it remembers who may
// write where.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ask, createSite, type ServerProcess, type Site } from '../server.ts'

const ROUNDS = 8
type Form = Record<string, unknown>

// On SQLite the server is a single process.
describe.runIf(inject('redisUrl'))('a change at one process takes effect immediately at another:', () => {
  let site: Site
  let here: ServerProcess
  let there: ServerProcess
  let users: Awaited<ReturnType<ServerProcess['demo']>>['users']
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    const env = { REDIS_URL: inject('redisUrl') }
    here = await site.start(env)
    there = await site.start(env)
    users = (await here.demo()).users
  })
  afterAll(() => site.remove())

  const asOwner = async (method: string, path: string, form: Form = {}): Promise<{ id: number; group_id: number }> => {
    const answer = await ask(here.url, users.owner, method, path, form)
    expect([answer.result, answer.msg]).toEqual(['success', ''])
    return answer
  }
  const send = (to: number) => ask(there.url, users.member, 'POST', '/messages', { type: 'channel', to, topic: 'rights', content: 'x' })

  /** Sends through the other process until it permits that and remembers it. */
  async function sendOften(to: number): Promise<void> {
    await expect.poll(async () => (await send(to)).result).toBe('success')
    for (let i = 0; i < 5; i++) expect((await send(to)).result).toBe('success')
  }

  /** Takes a right away and gives it back, repeatedly. */
  async function expectRefused(to: number, take: () => Promise<unknown>, give: () => Promise<unknown>): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      await sendOften(to)
      const sends = Array.from({ length: 5 }, () => send(to))
      await take()
      expect((await send(to)).result).toBe('error')
      await Promise.all(sends)
      await give()
    }
  }

  test('membership of the group that may post', { timeout: 120_000 }, async () => {
    const { group_id } = await asOwner('POST', '/user_groups/create', { name: 'posters', description: '', members: [users.member.user_id] })
    const subscribers = [users.owner.user_id, users.member.user_id]
    const { id } = await asOwner('POST', '/channels/create', { name: 'posts', subscribers, can_send_message_group: group_id })
    const members = (change: Form) => () => asOwner('POST', `/user_groups/${group_id}/members`, change)
    await expectRefused(id, members({ delete: [users.member.user_id] }), members({ add: [users.member.user_id] }))
  })

  test('the permission of the channel', { timeout: 120_000 }, async () => {
    const { id } = await asOwner('POST', '/channels/create', { name: 'open', subscribers: [users.member.user_id] })
    const permit = (direct_members: number[]) => () =>
      asOwner('PATCH', `/streams/${id}`, { can_send_message_group: { new: { direct_members, direct_subgroups: [] } } })
    await permit([users.owner.user_id, users.member.user_id])()
    await expectRefused(id, permit([users.owner.user_id]), permit([users.owner.user_id, users.member.user_id]))
  })

  test('the subscription to a private channel', { timeout: 120_000 }, async () => {
    const subscribers = [users.owner.user_id, users.member.user_id]
    const { id } = await asOwner('POST', '/channels/create', { name: 'secret', subscribers, invite_only: true })
    const principals = [users.member.user_id]
    await expectRefused(
      id,
      () => asOwner('DELETE', '/users/me/subscriptions', { subscriptions: ['secret'], principals }),
      () => asOwner('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'secret' }], principals }),
    )
  })

  test('the subscription to a private channel, for reactions and flags', { timeout: 120_000 }, async () => {
    const subscribers = [users.owner.user_id, users.member.user_id]
    const { id: to } = await asOwner('POST', '/channels/create', { name: 'reacting', subscribers, invite_only: true })
    const { id } = await asOwner('POST', '/messages', { type: 'channel', to, topic: 'rights', content: 'x' })
    const reactions = `/messages/${id}/reactions`
    const asMember = (method: string, path: string, form: Form) => ask(there.url, users.member, method, path, form)
    const principals = [users.member.user_id]
    const star = (op: 'add' | 'remove') => asMember('POST', '/messages/flags', { messages: [id], op, flag: 'starred' })
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < 3; i++) {
        for (const method of ['POST', 'DELETE'])
          expect(await asMember(method, reactions, { emoji_name: 'tada' })).toMatchObject({ msg: '' })
        for (const op of ['add', 'remove'] as const) expect(await star(op)).toMatchObject({ messages: [id] })
      }
      await asOwner('DELETE', '/users/me/subscriptions', { subscriptions: ['reacting'], principals })
      for (const method of ['POST', 'DELETE'])
        expect(await asMember(method, reactions, { emoji_name: 'tada' })).toMatchObject({
          msg: `'message_id' names a message that does not exist: ${id}`,
        })
      expect(await star('add')).toMatchObject({ msg: `'messages' names a message that does not exist: ${id}` })
      await asOwner('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'reacting' }], principals })
    }
  })

  test('membership of the group that may post, for edits, and of one that may read, for flags by narrow', {
    timeout: 120_000,
  }, async () => {
    const { group_id } = await asOwner('POST', '/user_groups/create', { name: 'editors', description: '', members: [users.member.user_id] })
    const rights = {
      can_send_message_group: group_id,
      can_subscribe_group: group_id,
      invite_only: true,
      history_public_to_subscribers: true,
    }
    const { id: to } = await asOwner('POST', '/channels/create', { name: 'edited', subscribers: [users.owner.user_id], ...rights })
    await asOwner('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'edited' }], principals: [users.member.user_id] })
    const { id } = await ask(there.url, users.member, 'POST', '/messages', { type: 'channel', to, topic: 'rights', content: 'x' })
    await asOwner('DELETE', '/users/me/subscriptions', { subscriptions: ['edited'], principals: [users.member.user_id] })
    let edits = 0
    const edit = async () => (await ask(there.url, users.member, 'PATCH', `/messages/${id}`, { content: `edit ${++edits}` })).msg
    const star = async (op: 'add' | 'remove') => {
      const narrow = [['channel', 'edited']]
      const form = { anchor: 'newest', num_before: 1, num_after: 0, narrow, op, flag: 'starred' }
      const { msg, updated_count } = await ask(there.url, users.member, 'POST', '/messages/flags/narrow', form)
      return msg || updated_count
    }
    const members = (change: Form) => asOwner('POST', `/user_groups/${group_id}/members`, change)
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < 3; i++) expect([await edit(), await star('add'), await star('remove')]).toEqual(['', 1, 1])
      await members({ delete: [users.member.user_id] })
      expect(await edit()).toBe(`'message_id' names a message that does not exist: ${id}`)
      expect(await star('add')).toMatch(/^Invalid narrow/)
      await members({ add: [users.member.user_id] })
    }
    const others = { new: { direct_members: [users.owner.user_id], direct_subgroups: [] } }
    const permit = (posters: unknown) => asOwner('PATCH', `/streams/${to}`, { can_send_message_group: posters })
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < 3; i++) expect(await edit()).toBe('')
      await permit(others)
      expect(await edit()).toBe('You do not have permission to post in this channel')
      await permit({ new: group_id })
    }
  })

  test('the name of a person, in remembered lists', { timeout: 120_000 }, async () => {
    const name = async (): Promise<unknown> => {
      const { email, api_key } = users.owner
      const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
      const { members } = (await (await fetch(`${there.url}/api/v1/users`, { headers })).json()) as {
        members: { user_id: number; full_name: string }[]
      }
      return members.find((one) => one.user_id === users.member.user_id)?.full_name
    }
    for (let round = 0; round < ROUNDS; round++) {
      const full_name = `Mem Ber ${round}`
      await asOwner('PATCH', `/users/${users.member.user_id}`, { full_name })
      for (let i = 0; i < 3; i++) expect(await name()).toBe(full_name)
    }
  })

  test('the right to read, in remembered pages', { timeout: 120_000 }, async () => {
    const { group_id } = await asOwner('POST', '/user_groups/create', { name: 'readers', description: '', members: [users.member.user_id] })
    const subscribers = [users.owner.user_id]
    const secret = { invite_only: true, history_public_to_subscribers: true, can_subscribe_group: group_id }
    const { id: to } = await asOwner('POST', '/channels/create', { name: 'readable', subscribers, ...secret })
    const { id } = await asOwner('POST', '/messages', { type: 'channel', to, topic: 'pages', content: 'x' })
    const page = async (narrow: unknown): Promise<unknown> => {
      const window = { anchor: 'newest', num_before: '1', num_after: '0', narrow: JSON.stringify(narrow) }
      const { email, api_key } = users.member
      const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
      const { messages, code } = (await (
        await fetch(`${there.url}/api/v1/messages?${new URLSearchParams(window)}`, { headers })
      ).json()) as {
        messages?: { id: number }[]
        code?: string
      }
      return code ?? messages?.map((message) => message.id)
    }
    const byName = [
      ['channel', 'readable'],
      ['topic', 'pages'],
    ]
    const byTopic = [
      ['channels', 'public'],
      ['topic', 'pages'],
    ]
    const members = (change: Form) => asOwner('POST', `/user_groups/${group_id}/members`, change)
    const expose = (is_private: boolean) => asOwner('PATCH', `/streams/${to}`, { is_private, history_public_to_subscribers: true })
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < 3; i++) expect(await page(byName)).toEqual([id])
      await members({ delete: [users.member.user_id] })
      expect(await page(byName)).toBe('BAD_NARROW')
      await expose(false)
      for (let i = 0; i < 3; i++) expect([await page(byName), await page(byTopic)]).toEqual([[id], [id]])
      await expose(true)
      expect([await page(byName), await page(byTopic)]).toEqual(['BAD_NARROW', []])
      await members({ add: [users.member.user_id] })
    }
  })

  test('the account', { timeout: 120_000 }, async () => {
    const { id } = await asOwner('POST', '/channels/create', { name: 'everybody', subscribers: [users.member.user_id] })
    await sendOften(id)
    await asOwner('DELETE', `/users/${users.member.user_id}`)
    expect((await send(id)).code).toBe('USER_DEACTIVATED')
  })
})
