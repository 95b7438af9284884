import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Events } from '../../testing/client.ts'
import { subscribe, unsubscribe } from '../../testing/subscriptions.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { ROLE } from '../../values/roles.ts'
import { createChannel } from '../channels/create.ts'
import { setRealmSetting } from '../organisation/realms.ts'
import { createUser } from './create.ts'

type Name = keyof TestApp['demo']['users']
const VIEWERS = ['member', 'guest'] as const

let app: TestApp
let realm: Realm
let shared: Channel
let other: Channel
let stranger: User
beforeAll(async () => {
  app = await startTestApp()
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  await setRealmSetting(serverContext(app.server.app, realm), 'can_access_all_users_group', 'role:members')
  const general = await Channel.findByPk(app.demo.channels.general.stream_id, { rejectOnEmpty: true })
  await unsubscribe(app.server.app, general, [await userOf('guest')])
  shared = await channelOf('shared')
  other = await channelOf('other')
  const account = { email: 'stranger@example.com', fullName: 'Secret Person', role: ROLE.member }
  stranger = await createUser(serverContext(app.server.app, realm), account)
})
afterAll(() => app.close())

const id = (name: Name): number => app.demo.users[name].user_id
const userOf = (name: Name): Promise<User> => User.findByPk(id(name), { rejectOnEmpty: true })
const enter = (channel: Channel, ...users: User[]) => subscribe(app.server.app, channel, users)
const leave = (channel: Channel, ...users: User[]) => unsubscribe(app.server.app, channel, users)
const setWho = (group: 'role:everyone' | 'role:members') =>
  setRealmSetting(serverContext(app.server.app, realm), 'can_access_all_users_group', group)

async function channelOf(name: string): Promise<Channel> {
  return createChannel(serverContext(app.server.app, realm), { creator: await userOf('owner'), name, subscribers: [] })
}

async function write(name: Name, to: Channel | readonly number[]): Promise<number> {
  const place = 'name' in to ? { type: 'channel', to: to.id, topic: 'tea' } : { type: 'direct', to }
  const { status, body } = await app.as(name).post('/messages', { ...place, content: 'hello' })
  expect(status).toBe(200)
  return body.id
}

/** IDs of the people the guest sees in the list of users, without bots. */
async function seenByGuest(): Promise<number[]> {
  const { body } = await app.as('guest').get('/users')
  return body.members.filter((user: { is_bot: boolean }) => !user.is_bot).map((user: { user_id: number }) => user.user_id)
}

/** The events that show people to the guest or hide them, such as `add 5` and `remove 5`. */
function peopleEvents(events: Events): string[] {
  return events.filter(({ type }) => type === 'realm_user').map(({ op, person }) => `${op} ${person.user_id}`)
}

describe('a guest who may not access everybody', () => {
  afterEach(async () => {
    for (const channel of [shared, other])
      await leave(channel, await userOf('guest'), await userOf('member'), await userOf('member2'), stranger)
  })

  test('sees in permission settings the people they may access', async () => {
    const names = { direct_members: [id('member2'), stranger.id], direct_subgroups: [] }
    const group = { name: 'named people', description: '', members: [] }
    let groupId = 0
    await verifyEvents(app, VIEWERS, async () => {
      const { body } = await app.as('owner').post('/user_groups/create', { ...group, can_join_group: names })
      groupId = body.group_id
      await app.as('owner').must.patch('/realm', { can_mention_many_users_group: { new: names } })
      await app.as('owner').must.patch(`/streams/${shared.id}`, { can_resolve_topics_group: { new: names } })
      await enter(shared, await userOf('guest'))
    })
    const named = (events: Events): string[] => events.filter(({ op }) => op?.startsWith('update')).map(({ type }) => type)
    const entered = await verifyEvents(app, VIEWERS, async () => enter(shared, stranger))
    expect(named(entered.guest)).toEqual(['realm', 'user_group', 'stream'])
    expect(named(entered.member)).toEqual([])
    const seen = { direct_members: [stranger.id], direct_subgroups: [] }
    expect(entered.guest.find(({ type }) => type === 'stream').value).toEqual(seen)
    const left = await verifyEvents(app, VIEWERS, async () => leave(shared, stranger))
    expect(named(left.guest)).toEqual([])
    // By an account that comes back, and by a role.
    await verifyEvents(app, VIEWERS, async () => enter(shared, await userOf('member2')))
    await verifyEvents(app, VIEWERS, async () => app.as('owner').must.delete(`/users/${id('member2')}`))
    await verifyEvents(app, VIEWERS, async () => app.as('owner').must.post(`/users/${id('member2')}/reactivate`))
    await app.logIn('member2')
    const { body } = await app.as('guest').post('/register', { fetch_event_types: [] })
    await app.as('owner').must.patch(`/users/${id('guest')}`, { role: ROLE.member })
    const { events } = (await app.as('guest').get('/events', { queue_id: body.queue_id, dont_block: true })).body
    expect(named(events)).toEqual(expect.arrayContaining(['realm', 'user_group', 'stream']))
    await app.as('owner').must.patch(`/users/${id('guest')}`, { role: ROLE.guest })
    discardStates(app)
    await verifyEvents(app, VIEWERS, async () => {
      await app.as('owner').must.patch(`/user_groups/${groupId}`, { can_join_group: { new: 8 } })
      await app.as('owner').must.patch('/realm', { can_mention_many_users_group: { new: 8 } })
      await app.as('owner').must.patch(`/streams/${shared.id}`, { can_resolve_topics_group: { new: 8 } })
    })
  })

  test('sees people after subscribing to their channel, until the last shared channel is gone', async () => {
    await enter(shared, await userOf('member2'), stranger)
    await enter(other, stranger)
    const entered = await verifyEvents(app, VIEWERS, async () => enter(shared, await userOf('guest')))
    expect(entered.guest.map(({ type, op }) => `${type} ${op}`)).toEqual([
      'stream create',
      'realm_user add',
      'realm_user add',
      'user_group add_members',
      'user_group add_members',
      'subscription add',
    ])
    for (const event of entered.guest.filter(({ type }) => type === 'user_group'))
      expect(event.user_ids).toEqual([id('member2'), stranger.id])
    expect(peopleEvents(entered.guest)).toEqual([`add ${id('member2')}`, `add ${stranger.id}`])
    expect(entered.guest[1].person).toMatchObject({ full_name: 'Max Member', delivery_email: 'member2@example.com' })
    expect(peopleEvents(entered.member)).toEqual([])
    expect(peopleEvents((await verifyEvents(app, VIEWERS, async () => enter(other, await userOf('guest')))).guest)).toEqual([])
    const left = await verifyEvents(app, VIEWERS, async () => leave(shared, await userOf('guest')))
    expect(peopleEvents(left.guest)).toEqual([`remove ${id('member2')}`])
    expect(left.guest.at(-1).person).toEqual({ user_id: id('member2'), full_name: 'Unknown user' })
    expect(peopleEvents((await verifyEvents(app, VIEWERS, async () => leave(other, stranger))).guest)).toEqual([`remove ${stranger.id}`])
  })

  test('sees people who subscribe to a shared channel, and not people who subscribe to another one', async () => {
    await enter(shared, await userOf('guest'))
    const came = await verifyEvents(app, VIEWERS, async () => enter(shared, await userOf('member'), await userOf('member2')))
    expect(peopleEvents(came.guest)).toEqual([`add ${id('member')}`, `add ${id('member2')}`])
    const went = await verifyEvents(app, VIEWERS, async () => leave(shared, await userOf('member2')))
    expect(went.guest.map(({ type, op }) => `${type} ${op}`)).toEqual(['subscription peer_remove', 'realm_user remove'])
    expect(peopleEvents((await verifyEvents(app, VIEWERS, async () => enter(other, await userOf('member2'), stranger))).guest)).toEqual([])
  })

  test('sees the other subscribers of a new channel, even after it is archived', async () => {
    const { guest } = await verifyEvents(app, VIEWERS, () =>
      app.as('owner').post('/channels/create', { name: 'made', subscribers: [id('guest'), stranger.id] }),
    )
    expect(peopleEvents(guest)).toEqual([`add ${stranger.id}`])
    const made = (await Channel.findByName(1, 'made')) as Channel
    const archived = await verifyEvents(app, VIEWERS, () => app.as('owner').delete(`/streams/${made.id}`))
    expect(peopleEvents(archived.guest)).toEqual([])
    expect(await seenByGuest()).toContain(stranger.id)
    await leave(made, stranger)
  })

  test('gets the status of people who become visible', async () => {
    await app.as('member2').post('/users/me/status', { status_text: 'at lunch' })
    await enter(shared, await userOf('member2'))
    const { guest } = await verifyEvents(app, VIEWERS, async () => enter(shared, await userOf('guest')))
    expect(guest.find(({ type }) => type === 'user_status')).toMatchObject({ user_id: id('member2'), status_text: 'at lunch' })
    await verifyEvents(app, VIEWERS, async () => leave(shared, await userOf('member2')))
    await app.as('member2').post('/users/me/status', { status_text: '' })
  })

  test('sees messages of hidden people without their name, address and picture, in events and in the history', async () => {
    await enter(shared, await userOf('guest'), await userOf('member2'))
    const before = await app.as('guest').post('/register', { event_types: ['message'] })
    const sent = await write('member2', shared)
    const known = { sender_id: id('member2'), sender_full_name: 'Max Member', sender_email: 'member2@example.com' }
    const unknown = {
      sender_id: id('member2'),
      sender_full_name: 'Unknown user',
      sender_email: `user${id('member2')}@127.0.0.1`,
      avatar_url: `/avatar/${id('member2')}?version=1`,
    }
    const history = async () => (await app.as('guest').get('/messages', { anchor: sent, num_before: 0, num_after: 0 })).body.messages
    expect(await history()).toMatchObject([known])
    await leave(shared, await userOf('member2'))
    // Events that were logged while the guest could see the sender are hidden too, because that is decided on delivery.
    const { body } = await app.as('guest').get('/events', { queue_id: before.body.queue_id, last_event_id: -1, dont_block: true })
    expect(body.events).toMatchObject([{ message: { id: sent, ...unknown } }])
    expect(await history()).toMatchObject([unknown])
    expect((await app.as('guest').get(`/messages/${sent}`)).body.message).toMatchObject(unknown)
    expect((await app.as('member').get(`/messages/${sent}`)).body.message).toMatchObject(known)
    await enter(shared, await userOf('member2'))
    expect(await history()).toMatchObject([known])
  })

  test('gets a newly visible user in a waiting poll', async () => {
    await enter(shared, await userOf('guest'))
    const { body: queue } = await app.as('guest').post('/register', { event_types: ['realm_user'] })
    const poll = app.as('guest').get('/events', { queue_id: queue.queue_id, last_event_id: queue.last_event_id })
    await enter(shared, stranger)
    expect(peopleEvents((await poll).body.events)).toEqual([`add ${stranger.id}`])
  })

  test('cannot write to a hidden user, with the same answer as for a missing one', async () => {
    for (const to of [[stranger.id], [999]]) {
      for (const path of ['/messages', '/typing']) {
        const { status, body } = await app.as('guest').post(path, { type: 'direct', to, content: 'hello', op: 'start' })
        expect([status, body.msg]).toEqual([400, `'to' names a user who does not exist: ${to}`])
      }
    }
    expect((await app.as('guest').post('/messages', { type: 'direct', to: 'stranger@example.com', content: 'hello' })).body.msg).toBe(
      "'to' names a user who does not exist: stranger@example.com",
    )
  })

  test('sees everybody in a new conversation, without further events by its second message', async () => {
    const people = [id('member'), id('guest'), stranger.id]
    const { guest, member } = await verifyEvents(app, VIEWERS, () => write('member', people))
    expect(guest.map(({ type }) => type)).toEqual(['realm_user', 'realm_user', 'user_group', 'user_group', 'message'])
    expect(peopleEvents(guest)).toEqual([`add ${id('member')}`, `add ${stranger.id}`])
    expect(guest.at(-1).message.sender_full_name).toBe('Mika Member')
    expect(member.map(({ type }) => type)).toEqual(['message'])
    expect(peopleEvents((await verifyEvents(app, VIEWERS, () => write('guest', people))).guest)).toEqual([])
    await enter(shared, await userOf('guest'), stranger)
    expect(peopleEvents((await verifyEvents(app, VIEWERS, () => leave(shared, stranger))).guest)).toEqual([])
  })
})

test('a user who becomes a guest no longer sees people without a shared channel, and sees them again as a moderator', async () => {
  const changeRole = (role: number) =>
    verifyEvents(app, ['guest', 'moderator'], () => app.as('owner').patch(`/users/${id('moderator')}`, { role }))
  expect(peopleEvents((await changeRole(ROLE.guest)).moderator)).toContain(`remove ${stranger.id}`)
  expect(peopleEvents((await changeRole(ROLE.moderator)).moderator)).toContain(`add ${stranger.id}`)
})

test('changing who may access everybody ends the queues of guests, and immediately changes what they read', async () => {
  await enter(shared, await userOf('guest'))
  await write('member2', shared)
  const register = async () => (await app.as('guest').post('/register')).body.queue_id
  const ended = async (queue_id: string) =>
    (await app.as('guest').get('/events', { queue_id, last_event_id: -1, dont_block: true })).body.code
  const name = async () =>
    (await app.as('guest').get('/messages', { anchor: 'newest', num_before: 1, num_after: 0 })).body.messages[0].sender_full_name
  const queue = await register()
  const shown = await verifyEvents(app, ['owner', 'administrator', 'member'], () => setWho('role:everyone'))
  expect(peopleEvents(shown.member)).toEqual([])
  expect(await ended(queue)).toBe('BAD_EVENT_QUEUE_ID')
  expect(await seenByGuest()).toContain(id('member2'))
  const next = await register()
  await setWho('role:members')
  expect(await ended(next)).toBe('BAD_EVENT_QUEUE_ID')
  expect(await seenByGuest()).not.toContain(id('member2'))
  expect(await name()).toBe('Unknown user')
})

test('a new name is announced only to people who can see the user', async () => {
  const renamed = (name: Name) => app.as(name).patch('/settings', { full_name: `${name} again` })
  await leave(shared, await userOf('guest'))
  const unseen = await verifyEvents(app, VIEWERS, () => renamed('member2'))
  expect(unseen.guest).toEqual([])
  await enter(shared, await userOf('guest'), await userOf('member2'))
  const seen = await verifyEvents(app, VIEWERS, () => app.as('member2').patch('/settings', { full_name: 'Max Member' }))
  expect(seen.guest).toMatchObject([{ type: 'realm_user', person: { user_id: id('member2'), full_name: 'Max Member' } }])
})

test('where guests may access everybody, no visibility is computed or announced', async () => {
  await setWho('role:everyone')
  const search = vi.spyOn(User, 'guestIds')
  const { guest } = await verifyEvents(app, VIEWERS, async () => {
    await enter(other, stranger, await userOf('guest'))
    await leave(other, stranger)
    await write('member2', [id('guest'), id('member2')])
  })
  expect(peopleEvents(guest)).toEqual([])
  expect(search).not.toHaveBeenCalled()
  search.mockRestore()
  await setWho('role:members')
})

test('after any subscriptions and conversations guests see the people their events have shown', async () => {
  await app.as('owner').patch(`/users/${id('moderator')}`, { role: ROLE.guest })
  const people: Name[] = ['guest', 'moderator', 'member', 'member2']
  const person = fc.constantFrom(...people)
  const step = fc.oneof(
    fc.record({
      do: fc.constantFrom('enter' as const, 'leave' as const),
      channel: fc.nat(1),
      who: fc.uniqueArray(person, { minLength: 1 }),
    }),
    fc.record({
      do: fc.constant('write' as const),
      from: fc.constantFrom<Name>('member', 'member2'),
      who: fc.uniqueArray(person, { minLength: 1, maxLength: 2 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), async (steps) => {
      for (const one of steps)
        await verifyEvents(
          app,
          ['guest', 'moderator'],
          async () => {
            if (one.do === 'write') return write(one.from, [...new Set([one.from, ...one.who])].map(id))
            const users = await Promise.all(one.who.map(userOf))
            return (one.do === 'enter' ? enter : leave)(one.channel === 0 ? shared : other, ...users)
          },
          { changesSomething: false },
        )
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 120_000)

// This test comes last because it leaves a presence behind. Presences arrive with reports, not with events that show or hide users.
test('a guest gets no status, name, presence or typing of a hidden user, and no messages by a narrow to that user', async () => {
  await enter(shared, await userOf('guest'))
  const narrow = [['sender', 'administrator@example.com']]
  const [all, narrowed] = [{}, { narrow }].map((options) => app.as('guest').post('/register', options))
  const queues = await Promise.all([all, narrowed].map(async (answer) => (await answer)?.body.queue_id))
  await app.as('administrator').post('/users/me/status', { status_text: 'away from desk' })
  await app.as('owner').patch(`/users/${id('administrator')}`, { full_name: 'Adam Renamed' })
  await app.as('administrator').post('/users/me/presence', { status: 'active', new_user_input: true })
  await app.as('administrator').post('/typing', { op: 'start', to: [id('guest')] })
  await app.as('administrator').post('/typing', { op: 'start', type: 'stream', stream_id: shared.id, topic: 'tea' })
  const sent = await write('administrator', shared)
  const events = await Promise.all(
    queues.map(async (queue_id) => (await app.as('guest').get('/events', { queue_id, last_event_id: -1, dont_block: true })).body.events),
  )
  expect(events[0].filter(({ type }: { type: string }) => type !== 'stream')).toMatchObject([{ type: 'message', message: { id: sent } }])
  expect(events[1].filter(({ type }: { type: string }) => type === 'message')).toEqual([])
  expect(JSON.stringify(events)).not.toMatch(/Adam|administrator@|desk/)
  await app.as('owner').patch(`/users/${id('administrator')}`, { full_name: 'Adam Administrator' })
  await app.as('administrator').post('/users/me/status', { status_text: '' })
})
