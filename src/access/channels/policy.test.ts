// databases: both
// Who knows of a channel and who reads it is decided for lists, for one channel, for pages and single messages, for writing, and for
// events. One table of cases says what all of them answer.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Channel, REVEALING_PERMISSIONS } from '../../models/channel.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { CHANNEL_PERMISSIONS } from '../../values/channel-permissions.ts'
import { channelSight } from './policy.ts'

const NAMES = ['administrator', 'moderator', 'member2', 'guest'] as const
const KINDS = {
  public: {},
  'web-public': { is_web_public: true },
  private: { invite_only: true, history_public_to_subscribers: true },
  protected: { invite_only: true, history_public_to_subscribers: false },
}
const RELATIONS = ['nothing', 'a subscription', ...REVEALING_PERMISSIONS] as const

type Kind = keyof typeof KINDS
type Relation = (typeof RELATIONS)[number]

/** What each of `NAMES` sees: `r` knows of the channel and reads it, `k` knows of it alone, `-` neither. */
const OF_STRANGERS: Record<Kind, string> = { public: 'r r r -', 'web-public': 'r r r r', private: 'k - - -', protected: 'k - - -' }
const BY_GROUP: Record<Kind, string> = { public: 'r r r -', 'web-public': 'r r r r', private: 'r r r -', protected: 'k k k -' }
const BY_ADMINISTERING: Record<Kind, string> = { ...BY_GROUP, private: 'k k k -' }

function expected(kind: Kind, relation: Relation): string[] {
  if (relation === 'a subscription') return ['r', 'r', 'r', 'r']
  const rows = { nothing: OF_STRANGERS, can_administer_channel_group: BY_ADMINISTERING }[relation as 'nothing'] ?? BY_GROUP
  return rows[kind].split(' ')
}

let app: TestApp
const people: { client: Client; id: number; role: number }[] = []
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  await app.as('owner').must.patch('/realm', { enable_spectator_access: true })
  for (const name of NAMES) {
    const { user_id: id, role } = app.demo.users[name]
    people.push({ client: app.as(name), id, role })
  }
})
afterAll(() => app.close())

/** A channel of the owner in which everybody has the relation, and the ID of a message that was written afterwards. */
async function channelOf(kind: Kind, relation: Relation): Promise<{ id: number; name: string; messageId: number }> {
  const owner = app.as('owner')
  const [name, ids] = [`${kind} by ${relation}`, people.map(({ id }) => id)]
  const ownerId = app.demo.users.owner.user_id
  const subscribers = [ownerId, ...(relation === 'a subscription' ? ids : [])]
  const nobody = { direct_members: [], direct_subgroups: [] }
  const groups = Object.fromEntries(CHANNEL_PERMISSIONS.filter((one) => one.match(/subscri|administer/)).map((one) => [one, nobody]))
  const permissions = relation in groups ? { ...groups, [relation]: { direct_members: ids, direct_subgroups: [] } } : groups
  const { id } = await owner.must.post('/channels/create', { name, subscribers, ...KINDS[kind], ...permissions })
  const message = await owner.must.post('/messages', { type: 'stream', to: id, topic: 'plans', content: 'The plan' })
  return { id, name, messageId: message.id }
}

/** Whether a person knows of the channel and reads it, by everything that decides it. */
type Asked = { knows: Record<string, boolean>; reads: Record<string, boolean> }

async function answersTo(client: Client, { id, messageId }: { id: number; messageId: number }): Promise<Asked> {
  const isOk = async (request: ReturnType<Client['get']>): Promise<boolean> => (await request).status === 200
  const list = await client.must.get('/streams', { include_all: true })
  const initial = await client.must.post('/register', { event_types: ['subscription'] })
  const search = await client.get('/messages', {
    ...{ anchor: 'newest', num_before: 10, num_after: 0, narrow: [{ operator: 'channel', operand: id }] },
  })
  const post = await client.post('/messages', { type: 'stream', to: id, topic: 'plans', content: 'Yes' })
  const described = (['subscriptions', 'unsubscribed', 'never_subscribed'] as const).flatMap((part) => initial[part] ?? [])
  return {
    knows: {
      list: list.streams.some((stream: { stream_id: number }) => stream.stream_id === id),
      register: described.some(({ stream_id }) => stream_id === id),
      channel: await isOk(client.get(`/streams/${id}`)),
      subscribers: await isOk(client.get(`/streams/${id}/members`)),
      search: search.status === 200,
      post: post.body.code !== 'STREAM_DOES_NOT_EXIST',
    },
    reads: {
      topics: await isOk(client.get(`/users/me/${id}/topics`)),
      search: search.status === 200 && search.body.messages.some((message: { id: number }) => message.id === messageId),
      all: (await client.must.get('/messages', { message_ids: [messageId] })).messages.length === 1,
      message: await isOk(client.get(`/messages/${messageId}`)),
      reaction: await isOk(client.post(`/messages/${messageId}/reactions`, { emoji_name: 'tada' })),
      post: post.status === 200,
    },
  }
}

const all = (of: Record<string, boolean>, value: boolean): Record<string, boolean> =>
  Object.fromEntries(Object.keys(of).map((name) => [name, value]))

test.each(Object.keys(KINDS).flatMap((kind) => RELATIONS.map((relation) => [kind as Kind, relation] as const)))(
  'A %s channel, with %s, is known and read by the same people wherever somebody asks',
  async (kind, relation) => {
    const { id, name, messageId } = await channelOf(kind, relation)
    const queues = await Promise.all(people.map(({ client }) => client.must.post('/register', { event_types: ['stream'] })))
    await app.as('owner').must.patch(`/streams/${id}`, { description: `Also called ${name}` })
    for (const [i, sees] of expected(kind, relation).entries()) {
      const { client, role } = people[i] as (typeof people)[number]
      const who = `${NAMES[i]}: ${sees}`
      const { knows, reads } = await answersTo(client, { id, messageId })
      expect(knows, who).toEqual(all(knows, sees !== '-'))
      expect(reads, who).toEqual(all(reads, sees === 'r'))
      const { queue_id, last_event_id } = queues[i] as { queue_id: string; last_event_id: number }
      const { events } = await client.must.get('/events', { queue_id, last_event_id, dont_block: true })
      const isTold = events.some((event: { type: string; stream_id?: number }) => event.type === 'stream' && event.stream_id === id)
      expect(isTold, who).toBe(sees !== '-')
      expect(sightOf(kind, relation, role), who).toEqual({ knows: sees !== '-', reads: sees === 'r' })
    }
  },
)

/** What the policy alone says. In the facts, group 1 is everybody's and group 2 nobody's. */
function sightOf(kind: Kind, relation: Relation, role: number) {
  const { invite_only = false, is_web_public = false, history_public_to_subscribers = true } = KINDS[kind] as Partial<Channel>
  const of = (permission: Relation): number => (permission === relation ? 1 : 2)
  const channel = {
    ...{ id: 7, invite_only, is_web_public, history_public_to_subscribers },
    can_add_subscribers_group: of('can_add_subscribers_group'),
    can_administer_channel_group: of('can_administer_channel_group'),
    can_subscribe_group: of('can_subscribe_group'),
  }
  return channelSight({ role, subscribed: new Set(relation === 'a subscription' ? [7] : []), groups: new Set([1]) }, channel)
}
