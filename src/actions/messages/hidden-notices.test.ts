// Notices of the notification bot and edit histories name nothing that is hidden from a reader.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { demoChannel, demoRealm, demoUser } from '../../testing/demo-rows.ts'
import { unsubscribe } from '../../testing/subscriptions.ts'
import { setRealmSetting } from '../organisation/realms.ts'

type Name = 'owner' | 'administrator' | 'member' | 'member2' | 'guest'

let app: TestApp
let realm: Realm
beforeAll(async () => {
  app = await startTestApp()
  realm = await demoRealm()
})
afterAll(() => app.close())

const userOf = (name: Name) => demoUser(app, name)
const channel = async (name: string, subscribers: Name[], inviteOnly = false): Promise<number> =>
  (await demoChannel(app, name, subscribers, inviteOnly)).id
const move = (name: Name, id: number, to: Record<string, unknown>) => app.as(name).patch(`/messages/${id}`, to)
/** The newest message of a channel. */
const newest = async (name: Name, id: number): Promise<string> =>
  (
    await app.as(name).get('/messages', {
      ...{ anchor: 'newest', num_before: 1, num_after: 0, apply_markdown: false, narrow: [{ operator: 'channel', operand: id }] },
    })
  ).body.messages[0].content

describe('a message that was moved out of a private channel', () => {
  let id: number
  let hall: number
  beforeAll(async () => {
    const vault = await channel('vault', ['member', 'administrator'], true)
    hall = await channel('hall', ['member', 'member2', 'administrator'])
    id = await app.as('member').must.send({ to: vault, topic: 'plans', content: 'the secret' })
    await move('member', id, { content: 'nothing much' })
    expect((await move('administrator', id, { stream_id: hall, topic: 'lunch' })).status).toBe(200)
    await move('member', id, { content: 'for all' })
  })
  const told = async (name: Name): Promise<string[]> => [
    JSON.stringify((await app.as(name).get(`/messages/${id}/history`)).body),
    JSON.stringify((await app.as(name).get(`/messages/${id}`)).body.message.edit_history),
    JSON.stringify((await app.as(name).get('/messages', { message_ids: [id] })).body.messages[0].edit_history),
  ]

  test('hides its history there from people who may not read that channel', async () => {
    for (const text of await told('member2')) {
      expect(text).not.toMatch(/secret|plans|prev_stream|prev_topic/)
      expect(text).toContain('nothing much')
    }
    const { body } = await app.as('member2').get(`/messages/${id}/history`)
    expect(body.message_history).toHaveLength(2)
    expect(body.message_history[0]).toMatchObject({ stream: hall, topic: 'lunch', content: 'nothing much' })
  })

  test('shows its whole history to people who may read that channel', async () => {
    for (const text of await told('member')) for (const word of ['the secret', 'plans', 'prev_stream']) expect(text).toContain(word)
  })

  test('is announced in its new channel without the names of its old channel and topic', async () => {
    expect(await newest('member2', hall)).not.toMatch(/vault|plans/)
  })
})

describe('guests', () => {
  test('do not learn of a public channel from messages that are moved out of it', async () => {
    const office = await channel('office', ['member', 'administrator'])
    const lobby = await channel('lobby', ['guest', 'member', 'administrator'])
    await move('administrator', await app.as('member').must.send({ to: office, topic: 'budget', content: 'Hello' }), {
      stream_id: lobby,
      topic: 'greetings',
    })
    expect(await newest('guest', lobby)).toMatch(/moved here from another channel by/)
    // Readers of the notice in that channel may know of both channels.
    const canteen = await channel('canteen', ['member', 'administrator'])
    await move('administrator', await app.as('member').must.send({ to: office, topic: 'soup', content: 'Hello' }), {
      stream_id: canteen,
      topic: 'soup',
    })
    expect(await newest('member', canteen)).toMatch(/moved here from #\*\*office>soup\*\* by/)
  })

  test('do not learn from notices of people they may not access', async () => {
    const general = await Channel.findByPk(app.demo.channels.general.stream_id, { rejectOnEmpty: true })
    await unsubscribe(app.server.app, general, [await userOf('guest')])
    await setRealmSetting(serverContext(app.server.app, realm), 'can_access_all_users_group', 'role:members')
    const id = await channel('reception', ['guest', 'member'])
    const owner = (await userOf('owner')).full_name
    const message = await app.as('member').must.send({ to: id, topic: 'desk', content: 'Hello' })
    expect((await move('owner', message, { topic: '✔ desk', propagate_mode: 'change_all' })).status).toBe(200)
    expect(await newest('guest', id)).toBe('Somebody has marked this topic as resolved.')
    expect((await app.as('owner').patch(`/streams/${id}`, { description: 'Ask here' })).status).toBe(200)
    expect(await newest('guest', id)).toMatch(/^Somebody changed the description/)
    expect(await newest('guest', id)).not.toContain(owner)
    expect((await app.as('member').patch(`/streams/${id}`, { description: 'Ask there' })).status).toBe(400)
    const group = { name: 'visitors', description: '', members: [] }
    const { group_id } = (await app.as('owner').post('/user_groups/create', group)).body
    expect((await app.as('owner').post(`/user_groups/${group_id}/members`, { add: [app.demo.users.guest.user_id] })).status).toBe(200)
    const narrow = [{ operator: 'is', operand: 'dm' }]
    const query = { anchor: 'newest', num_before: 1, num_after: 0, apply_markdown: false, narrow }
    const { messages } = (await app.as('guest').get('/messages', query)).body
    expect(messages).toMatchObject([{ content: 'Somebody has added you to the user group @_*visitors*.' }])
  })
})
