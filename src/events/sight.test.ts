// A queue that is read only after its user has come to know of a channel. It delivers events of the channel from then on, and none from
// before.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { verifyEvents } from '../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Name = 'member2' | 'guest'
const idOf = (name: Name | 'owner' | 'administrator' | 'moderator'): number => app.demo.users[name].user_id
const owner = () => app.as('owner')
async function done(request: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await request
  expect(status, JSON.stringify(body)).toBe(200)
}
const subscribe = (name: string, ...who: (Name | 'moderator')[]): Promise<void> =>
  done(owner().post('/users/me/subscriptions', { subscriptions: [{ name }], principals: who.map(idOf) }))
const changeRole = (name: Name, role: number): Promise<void> => done(owner().patch(`/users/${app.demo.users[name].email}`, { role }))

interface Way {
  name: Name
  isPrivate: boolean
  gain: (channel: { id: number; name: string }) => Promise<void>
  /** The user's previous role, if a new role shows the channel. */
  role?: number
}
const WAYS: Record<string, Way> = {
  'a guest, by a subscription to a public channel': { name: 'guest', isPrivate: false, gain: ({ name }) => subscribe(name, 'guest') },
  'a member, by a subscription to a private channel': { name: 'member2', isPrivate: true, gain: ({ name }) => subscribe(name, 'member2') },
  'a member who becomes an administrator': { name: 'member2', isPrivate: true, gain: () => changeRole('member2', 200), role: 400 },
  'a guest who becomes a member': { name: 'guest', isPrivate: false, gain: () => changeRole('guest', 400), role: 600 },
  'a member, by a group': {
    name: 'member2',
    isPrivate: true,
    gain: ({ id }) =>
      done(owner().patch(`/streams/${id}`, { can_subscribe_group: { new: { direct_members: [idOf('member2')], direct_subgroups: [] } } })),
  },
  'a member, when it is made public': {
    name: 'member2',
    isPrivate: true,
    gain: ({ id }) => done(owner().patch(`/streams/${id}`, { is_private: false })),
  },
}

let channels = 0
test.each(Object.entries(WAYS))('%s, gets no earlier event of the channel', async (_, { name, isPrivate, gain, role }) => {
  const [before, after] = [`secret plans ${++channels}`, `plans ${channels}`]
  const { [name]: events } = await verifyEvents(app, [name], async () => {
    const form = { name: before, subscribers: [idOf('owner'), idOf('administrator')], invite_only: isPrivate }
    const { body } = await owner().post('/channels/create', form)
    await done(owner().patch(`/streams/${body.id}`, { new_name: after, description: 'Later' }))
    await subscribe(after, 'moderator')
    await gain({ id: body.id, name: after })
    await done(owner().delete('/users/me/subscriptions', { subscriptions: [after], principals: [idOf('moderator')] }))
  })
  expect(JSON.stringify(events)).not.toContain(before)
  const showings = events.filter(
    ({ type, op, streams = [] }) => type === 'stream' && op === 'create' && JSON.stringify(streams).includes(after),
  )
  expect(showings).toHaveLength(1)
  if (role !== undefined) await changeRole(name, role)
})
