import { afterAll, beforeAll, expect, test } from 'vitest'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Events } from '../../testing/client.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'

type Name = keyof TestApp['demo']['users']
const VIEWERS = ['owner', 'moderator', 'member', 'member2', 'guest'] as const
const FULL_MEMBERS = 4

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const id = (name: Name): number => app.demo.users[name].user_id
const wait = (days: number) => verifyEvents(app, VIEWERS, () => app.as('owner').patch('/realm', { waiting_period_threshold: days }))

/** Creates a private channel with two subscribers, which members of a group may know of. */
async function channelFor(name: string, group: unknown): Promise<number> {
  const form = { name, invite_only: true, subscribers: [id('owner'), id('member2')], can_add_subscribers_group: group }
  const { status, body } = await app.as('owner').post('/channels/create', form)
  expect(status).toBe(200)
  return body.id
}
/** The events about channels, such as `create 5` and `delete 5`. */
const ofChannels = (events: Events): string[] =>
  events
    .filter(({ type }) => type === 'stream')
    .flatMap(({ op, streams }) => streams.map((channel: { stream_id: number }) => `${op} ${channel.stream_id}`))

test('a longer waiting period hides private channels from members who are no longer full members; a shorter one shows them', async () => {
  const direct = await channelFor('direct', FULL_MEMBERS)
  const mixed = await channelFor('mixed', { direct_members: [id('guest')], direct_subgroups: [FULL_MEMBERS] })
  const { body } = await app
    .as('owner')
    .post('/user_groups/create', { name: 'trusted', description: '', members: [], subgroups: [FULL_MEMBERS] })
  const nested = await channelFor('nested', body.group_id)
  const stays = await channelFor('stays', { direct_members: [id('member')], direct_subgroups: [FULL_MEMBERS] })
  await app.as('owner').delete(`/users/${id('bot')}`)
  const longer = await wait(30)
  // Deactivated users belong to no group.
  const members = longer.owner.flatMap((event: { op: string; user_ids?: number[] }) =>
    event.op === 'remove_members' ? event.user_ids : [],
  )
  expect(members).toEqual([id('member'), id('member2')])
  const hidden = [direct, mixed, nested]
  expect(ofChannels(longer.member).sort()).toEqual(hidden.map((channel) => `delete ${channel}`).sort())
  // A subscriber, a user with a role above member and a guest get no events about it.
  for (const name of ['owner', 'moderator', 'member2', 'guest'] as const) expect(ofChannels(longer[name])).toEqual([])
  const shorter = await wait(0)
  expect(ofChannels(shorter.member).sort()).toEqual(hidden.map((channel) => `create ${channel}`).sort())
  for (const name of ['owner', 'moderator', 'member2', 'guest'] as const) expect(ofChannels(shorter[name])).toEqual([])
  const { body: registered } = await app.as('member').post('/register', { fetch_event_types: ['stream'] })
  expect(registered.streams.map((channel: { stream_id: number }) => channel.stream_id)).toEqual(expect.arrayContaining([...hidden, stays]))
})

test.each([
  [71, false],
  [73, true],
])('with a waiting period of three days, a member of %i hours is a full member: %s', async (hours, isFull) => {
  await app.as('owner').patch('/realm', { waiting_period_threshold: 3, can_create_groups: { new: FULL_MEMBERS } })
  const { date_joined } = await User.findByPk(id('member'), { rejectOnEmpty: true })
  await User.update({ date_joined: unixTime() - hours * 3_600 }, { where: { id: id('member') } })
  app.server.app.caches.clear()
  discardStates(app)
  const { body } = await app.as('owner').get(`/user_groups/${FULL_MEMBERS}/members/${id('member')}`)
  expect(body.is_user_group_member).toBe(isFull)
  const { status } = await app.as('member').post('/user_groups/create', { name: `after ${hours}`, description: '', members: [] })
  expect(status).toBe(isFull ? 200 : 400)
  await User.update({ date_joined }, { where: { id: id('member') } })
  app.server.app.caches.clear()
  await app.as('owner').patch('/realm', { waiting_period_threshold: 0, can_create_groups: { new: 2 } })
})
