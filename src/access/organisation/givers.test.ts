// Who may give which setting, through every operation.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'

let app: TestApp
let groups: Record<string, number>
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  const { user_groups } = (await app.as('owner').get('/user_groups')).body
  groups = Object.fromEntries(user_groups.map(({ name, id }: { name: string; id: number }) => [name, id]))
  const onlyOwners = { can_set_topics_policy_group: groups['role:owners'], can_set_delete_message_policy_group: groups['role:owners'] }
  expect((await app.as('owner').patch('/realm', onlyOwners)).status).toBe(200)
})
afterAll(() => app.close())

type Name = 'owner' | 'administrator' | 'member'
let n = 0
const WAYS: [string, (name: Name, setting: string, value: unknown) => Promise<Answer>][] = [
  [
    'POST /channels/create',
    (name, setting, value) => app.as(name).post('/channels/create', { name: `given ${++n}`, subscribers: [], [setting]: value }),
  ],
  [
    'POST /users/me/subscriptions',
    (name, setting, value) => app.as(name).post('/users/me/subscriptions', { subscriptions: [{ name: `given ${++n}` }], [setting]: value }),
  ],
  [
    'PATCH /streams/{stream_id}',
    async (name, setting, value) => {
      const { body } = await app.as(name).post('/channels/create', { name: `given ${++n}`, subscribers: [] })
      return app.as(name).patch(`/streams/${body.id}`, { [setting]: setting.startsWith('can_') ? { new: value } : value })
    },
  ],
]

describe.each(WAYS)('%s', (_, give) => {
  test.each(['can_delete_any_message_group', 'can_delete_own_message_group'])(
    'refuses %s to a creator of the channel who may not set who deletes messages',
    async (setting) => {
      const refusal = { status: 400, body: { code: 'BAD_REQUEST', msg: `You do not have permission to set '${setting}'` } }
      expect(await give('member', setting, groups['role:members'])).toMatchObject(refusal)
      expect(await give('administrator', setting, groups['role:members'])).toMatchObject(refusal)
      expect((await give('owner', setting, groups['role:members'])).status).toBe(200)
    },
  )

  test('refuses topics_policy to users who may not set it', async () => {
    const refusal = { status: 400, body: { msg: "You do not have permission to set 'topics_policy'" } }
    expect(await give('member', 'topics_policy', 'disable_empty_topic')).toMatchObject(refusal)
    expect((await give('owner', 'topics_policy', 'disable_empty_topic')).status).toBe(200)
  })

  test('refuses message_retention_days to all but owners', async () => {
    const refusal = { status: 400, body: { msg: "'message_retention_days' may be set by owners only" } }
    expect(await give('administrator', 'message_retention_days', 'unlimited')).toMatchObject(refusal)
    expect((await give('owner', 'message_retention_days', 'unlimited')).status).toBe(200)
  })
})

describe('PATCH /realm', () => {
  test('lets only owners set who manages all groups, because these could add themselves to private channels', async () => {
    const wish = { can_manage_all_groups: groups['role:administrators'] }
    expect(await app.as('administrator').patch('/realm', wish)).toMatchObject({
      status: 400,
      body: { msg: "'can_manage_all_groups' may be set by owners only" },
    })
    expect((await app.as('owner').patch('/realm', { can_manage_all_groups: groups['role:owners'] })).status).toBe(200)
  })

  test('lets only owners set how long messages are kept', async () => {
    expect(await app.as('administrator').patch('/realm', { message_retention_days: 30 })).toMatchObject({
      status: 400,
      body: { msg: "'message_retention_days' may be set by owners only" },
    })
  })
})

describe('a link of an invitation', () => {
  test('is hidden from people below its role', async () => {
    expect((await app.as('owner').post('/invites/multiuse', { invite_as: 100 })).status).toBe(200)
    const roles = async (name: Name): Promise<number[]> =>
      (await app.as(name).get('/invites')).body.invites.map(({ invited_as }: { invited_as: number }) => invited_as)
    expect(await roles('owner')).toContain(100)
    expect(await roles('administrator')).not.toContain(100)
  })
})

describe('an invitation', () => {
  type Invited = { invited_as: number; id: number; is_multiuse: boolean }
  const made = async (name: Name): Promise<Invited[]> =>
    (await app.as(name).get('/invites')).body.invites.filter(({ invited_as }: Invited) => invited_as === 100)
  const invite = async (): Promise<void> => {
    const form = { invite_as: 100, stream_ids: [] }
    expect((await app.as('owner').post('/invites/multiuse', form)).status).toBe(200)
    expect((await app.as('owner').post('/invites', { ...form, invitee_emails: `owner-${++n}@example.com` })).status).toBe(200)
  }
  const refusal = { status: 400, body: { code: 'BAD_REQUEST', msg: 'Only owners may manage invitations of owners' } }

  test('cannot be sent again or revoked by other people below its role', async () => {
    await invite()
    const found = await made('owner')
    expect(new Set(found.map(({ is_multiuse }) => is_multiuse))).toEqual(new Set([true, false]))
    for (const { id, is_multiuse } of found) {
      const path = is_multiuse ? `/invites/multiuse/${id}` : `/invites/${id}`
      expect(await app.as('administrator').delete(path)).toMatchObject(refusal)
      if (!is_multiuse) expect(await app.as('administrator').post(`${path}/resend`)).toMatchObject(refusal)
      expect((await app.as('owner').delete(path)).status).toBe(200)
    }
  })

  test('ends when the role of its maker sinks below it', async () => {
    await invite()
    const found = await made('owner')
    const { owner, member2 } = app.demo.users
    const setRole = async (by: Name | 'member2', id: number, role: number): Promise<void> =>
      expect((await app.as(by).patch(`/users/${id}`, { role })).status).toBe(200)
    await setRole('owner', member2.user_id, 100)
    await setRole('member2', owner.user_id, 200)
    for (const { id, is_multiuse } of found) {
      const path = is_multiuse ? `/invites/multiuse/${id}` : `/invites/${id}`
      if (!is_multiuse) expect((await app.as('owner').post(`${path}/resend`)).status).toBe(404)
      expect((await app.as('owner').delete(path)).status).toBe(404)
    }
    await setRole('member2', owner.user_id, 100)
    await setRole('owner', member2.user_id, 400)
  })
})

describe('a user who has lost permission to post', () => {
  const everybody = (): Promise<Answer> => app.as('owner').patch('/streams/1', { can_send_message_group: { new: groups['role:everyone'] } })

  test('in a channel cannot edit content or topics there', async () => {
    const { id } = (await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'rights', content: 'Mine.' })).body
    await app.as('owner').patch('/streams/1', { can_send_message_group: { new: groups['role:administrators'] } })
    const refusal = { status: 400, body: { msg: 'You do not have permission to post in this channel' } }
    expect(await app.as('member').patch(`/messages/${id}`, { content: 'Still mine.' })).toMatchObject(refusal)
    expect(await app.as('member').patch(`/messages/${id}`, { topic: 'lefts' })).toMatchObject(refusal)
    await everybody()
    expect((await app.as('member').patch(`/messages/${id}`, { content: 'Still mine.' })).status).toBe(200)
  })

  test('direct messages cannot edit them', async () => {
    const to = [app.demo.users.member2.user_id]
    const { id } = (await app.as('member').post('/messages', { type: 'direct', to, content: 'Psst.' })).body
    await app.as('owner').patch('/realm', { direct_message_permission_group: groups['role:nobody'] })
    expect(await app.as('member').patch(`/messages/${id}`, { content: 'Louder.' })).toMatchObject({
      status: 400,
      body: { msg: 'This conversation has nobody who may permit direct messages' },
    })
    await app.as('owner').patch('/realm', { direct_message_permission_group: groups['role:everyone'] })
    expect((await app.as('member').patch(`/messages/${id}`, { content: 'Louder.' })).status).toBe(200)
  })
})

test('resolving a topic during a move does not get around permission to create topics in the new channel', async () => {
  const { id: stream_id } = (await app.as('owner').post('/channels/create', { name: 'closed topics', subscribers: [] })).body
  await app.as('owner').patch(`/streams/${stream_id}`, { can_create_topic_group: { new: groups['role:owners'] } })
  const { id } = (await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'way', content: 'x' })).body
  expect(await app.as('member').patch(`/messages/${id}`, { stream_id, topic: '✔ way', propagate_mode: 'change_all' })).toMatchObject({
    status: 400,
    body: { msg: 'You do not have permission to create new topics in this channel' },
  })
})
