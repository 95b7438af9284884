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
const owner = () => app.as('owner')
const subscribe = (name: string, ...who: (Name | 'moderator')[]): Promise<unknown> =>
  owner().must.subscribe(name, { principals: who.map(app.idOf) })
const changeRole = (name: Name, role: number): Promise<unknown> => owner().must.patch(`/users/${app.demo.users[name].email}`, { role })

interface Way {
  name: Name
  isPrivate: boolean
  gain: (channel: { id: number; name: string }) => Promise<unknown>
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
      owner().must.patch(`/streams/${id}`, {
        can_subscribe_group: { new: { direct_members: [app.idOf('member2')], direct_subgroups: [] } },
      }),
  },
  'a member, when it is made public': {
    name: 'member2',
    isPrivate: true,
    gain: ({ id }) => owner().must.patch(`/streams/${id}`, { is_private: false }),
  },
}

let channels = 0
test.each(Object.entries(WAYS))('%s, gets no earlier event of the channel', async (_, { name, isPrivate, gain, role }) => {
  const [before, after] = [`secret plans ${++channels}`, `plans ${channels}`]
  const { [name]: events } = await verifyEvents(app, [name], async () => {
    const form = { name: before, subscribers: [app.idOf('owner'), app.idOf('administrator')], invite_only: isPrivate }
    const { body } = await owner().post('/channels/create', form)
    await owner().must.patch(`/streams/${body.id}`, { new_name: after, description: 'Later' })
    await subscribe(after, 'moderator')
    await gain({ id: body.id, name: after })
    await owner().must.delete('/users/me/subscriptions', { subscriptions: [after], principals: [app.idOf('moderator')] })
  })
  expect(JSON.stringify(events)).not.toContain(before)
  const showings = events.filter(
    ({ type, op, streams = [] }) => type === 'stream' && op === 'create' && JSON.stringify(streams).includes(after),
  )
  expect(showings).toHaveLength(1)
  if (role !== undefined) await changeRole(name, role)
})
