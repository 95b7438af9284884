// The people a guest could see once, where guests see only some people. For each history, every way to a person must give the one answer
// that the current rules give.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiKey } from '../../actions/people/api-keys.ts'
import { createUser } from '../../actions/people/create.ts'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer, Client } from '../../testing/client.ts'
import { sampled } from '../../testing/sampled.ts'
import { unixTime } from '../../values/dates.ts'

type Fields = Record<string, unknown>
interface Person {
  id: number
  email: string
  fullName: string
  client: Client
}
/** What happens to the guest and a person who have never met before. */
type Live = (person: Person) => Promise<unknown>

let app: TestApp
let guest: number
let made = 0
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  guest = app.demo.users.guest.user_id
  const form = { can_access_all_users_group: 3, enable_spectator_access: true, can_create_web_public_channel_group: 7 }
  await app.as('owner').must.patch('/realm', form)
  await leaves(app.as('guest'), 'general')
})
afterAll(() => app.close())

async function newPerson(): Promise<Person> {
  const { app: parts } = app.server
  const [email, fullName, now] = [`person${++made}@example.com`, `Person No ${made}`, unixTime()]
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const user = await createUser(serverContext(parts, realm), { email, fullName, role: 400 })
  const { key } = await createApiKey(parts, user, 'test', now)
  return { id: user.id, email, fullName, client: app.client({ email, api_key: key }) }
}
const owner = () => app.as('owner')
const leaves = (client: Client, name: string) => client.must.unsubscribe(name)
const isMade = (id: number, role: number) => owner().must.patch(`/users/${id}`, { role })
async function channelOf(subscribers: number[], form: Fields = {}): Promise<{ id: unknown; name: string }> {
  const name = `meeting ${++made}`
  const { id } = await owner().must.post('/channels/create', { name, subscribers, ...form })
  return { id, name }
}
const writes = ({ client }: Person, ...to: number[]) => client.must.post('/messages', { type: 'direct', to, content: 'Hello.' })
const posts = ({ client }: Person, channel: { id: unknown }) =>
  client.must.post('/messages', { type: 'channel', to: channel.id, topic: 'tea', content: `Hello, @**|${guest}**.` })
const groupWith = (members: number[]) => owner().must.post('/user_groups/create', { name: `group ${++made}`, description: '', members })

const SEEN: Record<string, Live> = {
  'is in a channel with the guest': ({ id }) => channelOf([id, guest]),
  'is in one channel with the guest, and has left another': async ({ id, client }) => {
    await channelOf([id, guest])
    await leaves(client, (await channelOf([id, guest])).name)
  },
  'is in an archived channel with the guest': async ({ id }) => {
    const channel = await channelOf([id, guest])
    await owner().must.delete(`/streams/${channel.id}`)
  },
  'is in a channel with the guest that was made private': async ({ id }) => {
    const channel = await channelOf([id, guest])
    await owner().must.patch(`/streams/${channel.id}`, { is_private: true, history_public_to_subscribers: false })
  },
  'has left the channel, and come back': async ({ id, client }) => {
    const { name } = await channelOf([id, guest])
    await leaves(client, name)
    await client.must.subscribe(name)
  },
  'has left the channel, and written to the guest before': async (person) => {
    const { name } = await channelOf([person.id, guest])
    await writes(person, guest)
    await leaves(person.client, name)
  },
  'has written to the guest': (person) => writes(person, guest),
  'has written to the guest and others': (person) => writes(person, guest, app.demo.users.member2.user_id),
  'has written to the guest, who was a member then': async (person) => {
    await isMade(guest, 400)
    await writes(person, guest)
    await isMade(guest, 600)
  },
  'is an administrator who has written to the guest': async (person) => {
    await writes(person, guest)
    await isMade(person.id, 200)
  },
}
const HIDDEN: Record<string, Live> = {
  'has never met the guest': async () => {},
  'has left the channel': async ({ id, client }) => {
    await leaves(client, (await channelOf([id, guest])).name)
  },
  'has written in the channel that the guest has left': async (person) => {
    const channel = await channelOf([person.id, guest])
    await posts(person, channel)
    await leaves(app.as('guest'), channel.name)
  },
  'has written in a channel of the guest, and left it': async (person) => {
    const channel = await channelOf([person.id, guest])
    await posts(person, channel)
    await leaves(person.client, channel.name)
  },
  'has been in a channel of the guest before the guest': async ({ id, client }) => {
    const { name } = await channelOf([id])
    await leaves(client, name)
    await owner().must.subscribe(name, { principals: [guest] })
  },
  'is in a channel on the web that the guest reads': async (person) => posts(person, await channelOf([person.id], { is_web_public: true })),
  'was seen by the guest as a member': async ({ id }) => {
    await isMade(guest, 400)
    expect((await app.as('guest').get(`/users/${id}`)).status).toBe(200)
    await isMade(guest, 600)
  },
  'is in a group with the guest': ({ id }) => groupWith([id, guest]),
  'is a guest too': ({ id }) => isMade(id, 600),
  'was an owner': async ({ id }) => {
    await isMade(id, 100)
    await isMade(id, 400)
  },
  'has scheduled a message to the guest': ({ client }) =>
    client.must.post('/scheduled_messages', {
      type: 'direct',
      to: [guest],
      content: 'Later.',
      scheduled_delivery_timestamp: unixTime() + 86_400,
    }),
  'has kept a draft to the guest, and begun to type': async ({ client }) => {
    await client.must.post('/drafts', { drafts: [{ type: 'private', to: [guest], topic: '', content: 'Well.' }] })
    await client.must.post('/typing', { type: 'direct', to: [guest], op: 'start' })
  },
  'writes with others of the channel that the guest has left': async (person) => {
    const channel = await channelOf([person.id, guest])
    await leaves(app.as('guest'), channel.name)
    await writes(person, app.demo.users.member2.user_id)
  },
}

type Way = (person: Person) => Promise<boolean>
const reader = () => app.as('guest')
/** Hidden things look like missing ones. */
const isThere = async (answer: Promise<Answer>): Promise<boolean> => {
  const { status, body } = await answer
  if (status === 200) return true
  expect(body.msg).toMatch(/does not exist|unknown user/)
  return false
}
const searches = (operator: string, operand: unknown) =>
  isThere(reader().get('/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow: [{ operator, operand }] }))

const areListed = (groups: (Fields | undefined)[], id: number): boolean =>
  groups.some((group) => (group?.members as number[] | undefined)?.includes(id))

const WAYS: Record<string, Way> = {
  getUserByEmail: ({ email }) => isThere(reader().get(`/users/${email}`)),
  'getUserByEmail with an ID': ({ id }) => isThere(reader().get(`/users/${id}`)),
  getUsers: async ({ id }) => (await reader().get('/users')).body.members.some((one: { user_id: number }) => one.user_id === id),
  'getUsers with an ID': async ({ id }) => (await reader().get('/users', { user_ids: [id] })).body.members.length > 0,
  getUserPresence: ({ id }) => isThere(reader().get(`/users/${id}/presence`)),
  getRealmPresence: async ({ email, id }) => {
    const { presences } = (await reader().get('/realm/presence')).body
    return Object.keys(presences).some((key) => key === email || key === `user${id}@127.0.0.1`)
  },
  getUserChannels: ({ id }) => isThere(reader().get(`/users/${id}/channels`)),
  getUserStatus: ({ id }) => isThere(reader().get(`/users/${id}/status`)),
  isUserGroupMember: ({ id }) => isThere(reader().get(`/user_groups/3/members/${id}`)),
  getUserGroups: async ({ id }) => areListed((await reader().get('/user_groups')).body.user_groups, id),
  'the groups of the initial state': async ({ id }) =>
    areListed((await reader().post('/register', { fetch_event_types: ['user_group'] })).body.realm_user_groups, id),
  'getUserGroupMembers with subgroups': async ({ id }) => (await reader().get('/user_groups/3/members')).body.members.includes(id),
  'getUserGroupMembers of a group': async ({ id }) => {
    const { group_id } = await groupWith([id])
    return (await reader().get(`/user_groups/${group_id}/members`, { direct_member_only: true })).body.members.includes(id)
  },
  'events of groups': async ({ id }) => {
    const { queue_id } = (await reader().post('/register', { event_types: ['user_group'], fetch_event_types: [] })).body
    const { group_id } = await groupWith([id])
    const change = (form: Fields) => owner().must.post(`/user_groups/${group_id}/members`, form)
    await change({ delete: [id] })
    await change({ add: [id] })
    const { events } = (await reader().get('/events', { queue_id, dont_block: true })).body
    const told = events.filter((event: Fields) => areListed([event.group as Fields, { members: event.user_ids }], id)).length
    // All of them or none.
    expect([0, 3]).toContain(told)
    return told > 0
  },
  'the initial state': async ({ fullName }) =>
    JSON.stringify((await reader().post('/register', { fetch_event_types: ['realm_user', 'presence', 'user_status'] })).body).includes(
      fullName,
    ),
  'the settings of a group': async ({ id }) => {
    const permission = { direct_members: [id], direct_subgroups: [] }
    const { group_id } = await owner().must.post('/user_groups/create', {
      name: `group ${++made}`,
      description: '',
      members: [],
      can_join_group: permission,
    })
    const { user_groups } = (await reader().get('/user_groups', { user_group_ids: [group_id] })).body
    return user_groups[0].can_join_group.direct_members.includes(id)
  },
  'the settings of a channel': async ({ id }) => {
    const permission = { direct_members: [id], direct_subgroups: [] }
    const channel = await channelOf([], { is_web_public: true, can_resolve_topics_group: permission })
    const one = (await reader().get(`/streams/${channel.id}`)).body.stream
    const { streams } = (await reader().get('/streams', { include_web_public: true })).body
    const same = streams.find(({ stream_id }: Fields) => stream_id === channel.id)
    expect(same.can_resolve_topics_group).toEqual(one.can_resolve_topics_group)
    return one.can_resolve_topics_group.direct_members.includes(id)
  },
  'the settings of the organisation': async ({ id }) => {
    await owner().must.patch('/realm', { can_mention_many_users_group: { new: { direct_members: [id], direct_subgroups: [] } } })
    const { realm_can_mention_many_users_group: value } = (await reader().post('/register', { fetch_event_types: ['realm'] })).body
    return value.direct_members.includes(id)
  },
  'a search for the sender': ({ id }) => searches('sender', id),
  'a search for a conversation': ({ id }) => searches('dm', [id]),
  'a search for mentions': ({ id }) => searches('mentions', id),
  'a mention in a text': async ({ id }) =>
    (await reader().post('/messages/render', { content: `@**|${id}**` })).body.rendered.includes('user-mention'),
  createDrafts: ({ id }) => isThere(reader().post('/drafts', { drafts: [{ type: 'private', to: [id], topic: '', content: 'Well.' }] })),
  sendTyping: ({ id }) => isThere(reader().post('/typing', { type: 'direct', to: [id], op: 'start' })),
  'an event of a change': async ({ client }) => {
    const { queue_id } = (await reader().post('/register', { event_types: ['user_status'], fetch_event_types: [] })).body
    await client.must.post('/users/me/status', { status_text: `busy ${++made}` })
    return (await reader().get('/events', { queue_id, dont_block: true })).body.events.length > 0
  },
  // Comes last, because writing to the person makes them visible.
  sendMessage: ({ id }) => isThere(reader().post('/messages', { type: 'direct', to: [id], content: 'Hello.' })),
}

async function openWays(live: Live): Promise<string[]> {
  const person = await newPerson()
  await person.client.must.post('/users/me/presence', { status: 'active' })
  await live(person)
  const open: string[] = []
  for (const [name, way] of Object.entries(WAYS)) if (await way(person)) open.push(name)
  return open
}

test.each(sampled(Object.entries(SEEN), ([title]) => title))('a person who %s is visible in every way', async (_, live) => {
  expect(await openWays(live)).toEqual(Object.keys(WAYS))
})

test.each(sampled(Object.entries(HIDDEN), ([title]) => title))('a person who %s is visible in no way', async (_, live) => {
  expect(await openWays(live)).toEqual([])
})
