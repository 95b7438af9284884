// Whatever a process remembers follows the events. For each type of event on which something depends: a request reads it, an operation that
// announces no other such event changes it, and the same request reads it again, while time stands still for everything that is remembered
// for a moment. Queues have been polled before the change, so that their users' views are loaded.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApiKey } from '../actions/people/api-keys.ts'
import { createUser } from '../actions/people/create.ts'
import { serverContext } from '../context.ts'
import { LoggedEvent } from '../models/event.ts'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer, Client } from '../testing/client.ts'
import { unixTime } from '../values/dates.ts'
import { type LoggedType, subjectsOf } from './deliver.ts'

type Fields = Record<string, unknown>
type Name = keyof TestApp['demo']['users']
/** What is read before and after the change, which must differ as given. */
interface Scene {
  read: () => Promise<unknown>
  change: () => Promise<unknown>
  before: unknown
  after: unknown
  /** What is remembered is the view of a queue's user, on which few types have an effect. */
  isView?: true
  /** Types that the operation cannot do without: their events are about other users. */
  besides?: LoggedType[]
}
/** By what is remembered: the scene. Or why nothing that is remembered depends on the events. */
type Rows = Record<string, () => Promise<Scene>> | string

let app: TestApp
let made = 0
const fresh = (): string => `following ${++made}`
const owner = () => app.as('owner')

beforeAll(async () => {
  app = await startTestApp()
  await app.as('guest').must.delete('/users/me/subscriptions', { subscriptions: ['general'] })
  await limitGuests()
  // Otherwise the user who begins a topic follows it, and the policy moves with the topic.
  await owner().must.patch('/settings', { automatically_follow_topics_policy: 4 })
  // The first reader of the log forgets everything.
  await queueOf('owner', 'message')
})
afterAll(() => app.close())

/** Guests may access only some people. Ends their queues. */
const limitGuests = () => owner().must.patch('/realm', { can_access_all_users_group: 3 })
const channel = (subscribers: Name[], form: Fields = {}) => owner().must.createChannel({ subscribers: subscribers.map(app.idOf), ...form })
const unsubscribe = ({ name }: { name: string }, who: Name) => owner().must.unsubscribe(name, { principals: [app.idOf(who)] })
const subscribe = ({ name }: { name: string }, who: Name) => owner().must.subscribe(name, { principals: [app.idOf(who)] })
const message = (to: number, topic: string, content = fresh()) => ({ type: 'channel', to, topic, content })
const say = (client: Client, to: number, topic = 'tea', content = fresh()): Promise<number> => client.must.send({ to, topic, content })
const status = async (answer: Promise<Answer>): Promise<number> => (await answer).status
const inTopic = (id: number) => ({
  ...{ anchor: 'newest', num_before: 10, num_after: 0 },
  narrow: [
    { operator: 'channel', operand: id },
    { operator: 'topic', operand: 'tea' },
  ],
})
/** How many messages of the topic somebody gets. */
const readings = (who: Name, id: number) => async (): Promise<number> =>
  (await app.as(who).get('/messages', inTopic(id))).body.messages?.length ?? 0
/** Somebody's queue, polled once. Returns a function that polls it and returns its new events of a type. */
async function queueOf(who: Name, type: string, form: Fields = {}): Promise<() => Promise<Fields[]>> {
  const client = app.as(who)
  const { queue_id, last_event_id } = await client.must.register({ event_types: [type], ...form })
  let last = last_event_id
  const poll = async (): Promise<Fields[]> => {
    const events = await client.must.events(queue_id, last)
    last = events.at(-1)?.id ?? last
    return events
  }
  expect(await poll()).toEqual([])
  return poll
}
/** The number of new messages of a channel. */
const countIn = async (poll: () => Promise<Fields[]>, id: number): Promise<number> =>
  (await poll()).filter((event) => (event.message as Fields).stream_id === id).length
/** The names of the senders of new messages. */
const sendersOf = async (poll: () => Promise<Fields[]>): Promise<unknown[]> =>
  (await poll()).map((event) => (event.message as Fields).sender_full_name)

const NOTHING = 'what it tells is read again by each request'
const ROWS: Record<LoggedType, Rows> = {
  alert_words: {
    'which users a text alerts': async () => {
      const [{ id }, word] = [await channel(['member', 'member2']), `word${++made}`]
      const poll = await queueOf('member2', 'message')
      return {
        read: async () => {
          await say(app.as('member'), id, 'tea', `A ${word} here.`)
          return (await poll()).map(({ flags }) => (flags as string[]).includes('has_alert_word'))
        },
        change: () => app.as('member2').must.post('/users/me/alert_words', { alert_words: [word] }),
        before: [false],
        after: [true],
      }
    },
  },
  api_keys_revoked: {
    'a key': async () => {
      const before = { ...app.demo.users.member }
      await app.logIn('member')
      const client = app.client(before)
      const { api_keys: keys } = (await app.as('member').must.get('/users/me/api_keys')) as { api_keys: Fields[] }
      const old = keys.find(({ is_current }) => !is_current)
      return {
        read: () => status(client.get('/users/me')),
        change: () => app.as('member').must.delete(`/users/me/api_keys/${old?.id}`),
        before: 200,
        after: 401,
      }
    },
  },
  attachment: NOTHING,
  channel_folder: NOTHING,
  custom_profile_fields: NOTHING,
  default_streams: NOTHING,
  delete_message: {
    'that a topic exists': async () => {
      const { id } = await channel(['member'], { can_create_topic_group: 5 })
      await say(owner(), id, 'other')
      await say(owner(), id, 'other')
      const first = await say(owner(), id)
      const said: number[] = []
      return {
        read: async () => {
          const { status, body } = await app.as('member').post('/messages', message(id, 'tea'))
          if (status === 200) said.push(body.id)
          return status
        },
        change: async () => {
          for (const one of [first, ...said]) await owner().must.delete(`/messages/${one}`)
        },
        before: 200,
        after: 400,
      }
    },
  },
  device: NOTHING,
  drafts: NOTHING,
  invites_changed: NOTHING,
  message: {
    'how far a reader has caught up': async () => {
      const { id } = await channel(['member'])
      const unread = { anchor: 'newest', num_before: 10, num_after: 0, narrow: [{ operator: 'channel', operand: id }, ['is', 'unread']] }
      return {
        read: async () => (await app.as('member').must.get('/messages', unread)).messages.length,
        change: () => say(owner(), id),
        before: 1,
        after: 2,
      }
    },
  },
  muted_users: {
    'who reads from the start': async () => {
      const { id } = await channel(['moderator', 'member2'])
      const poll = await queueOf('member2', 'message')
      return {
        read: async () => {
          await say(app.as('moderator'), id, 'tea', 'Tea.')
          return (await poll()).map(({ flags }) => (flags as string[]).includes('read'))
        },
        change: () => app.as('member2').must.post(`/users/me/muted_users/${app.idOf('moderator')}`),
        before: [false],
        after: [true],
      }
    },
  },
  navigation_view: NOTHING,
  onboarding_steps: NOTHING,
  queues_removed: {
    'a queue': async () => {
      const { queue_id } = await app.as('member').must.post('/register', { fetch_event_types: [] })
      return {
        read: () => status(app.as('member').get('/events', { queue_id, dont_block: true })),
        change: () => app.as('member').must.delete('/events', { queue_id }),
        before: 200,
        after: 400,
      }
    },
  },
  reaction: NOTHING,
  submessage: NOTHING,
  realm: {
    'the organisation': async () => {
      const [before, after] = [fresh(), fresh()]
      await owner().must.patch('/realm', { name: before })
      return {
        read: async () => (await app.client().get('/server_settings')).body.realm_name,
        change: () => owner().must.patch('/realm', { name: after }),
        before,
        after,
      }
    },
    'which people guests may access': async () => {
      await owner().must.patch('/realm', { can_access_all_users_group: 2 })
      return {
        read: () => status(app.as('guest').get(`/users/${app.idOf('moderator')}`)),
        change: limitGuests,
        before: 200,
        after: 400,
      }
    },
    'the view of a guest': async () => {
      const { id } = await channel(['guest'])
      await owner().must.patch('/realm', { can_access_all_users_group: 2 })
      const first = await queueOf('guest', 'message')
      let polls = 0
      return {
        read: async () => {
          const poll = polls++ === 0 ? first : await queueOf('guest', 'message')
          await say(app.as('moderator'), id)
          return sendersOf(poll)
        },
        change: limitGuests,
        before: [app.demo.users.moderator.full_name],
        after: ['Unknown user'],
        isView: true,
      }
    },
  },
  realm_bot: NOTHING,
  realm_domains: NOTHING,
  realm_playgrounds: NOTHING,
  realm_emoji: NOTHING,
  realm_linkifiers: {
    'how a text is rendered': async () => {
      const prefix = `F${++made}-`
      return {
        read: async () => {
          const { id } = await app
            .as('member')
            .must.post('/messages', { type: 'direct', to: [app.idOf('member')], content: `See ${prefix}7.` })
          return ((await app.as('member').get(`/messages/${id}`)).body.message.content as string).includes('href')
        },
        change: () => owner().must.post('/realm/filters', { pattern: `${prefix}(?P<id>[0-9]+)`, url_template: 'https://example.com/{id}' }),
        before: false,
        after: true,
      }
    },
  },
  realm_user: {
    people: async () => {
      const [before, after] = [fresh(), fresh()]
      await app.as('member2').must.patch('/settings', { full_name: before })
      return {
        read: async () =>
          (await app.as('member').get('/users')).body.members.find(({ user_id }: Fields) => user_id === app.idOf('member2')).full_name,
        change: () => app.as('member2').must.patch('/settings', { full_name: after }),
        before,
        after,
      }
    },
    'the sender of messages': async () => {
      const [{ id }, before, after] = [await channel(['member', 'member2']), fresh(), fresh()]
      await app.as('member2').must.patch('/settings', { full_name: before })
      await say(app.as('member2'), id)
      return {
        read: async () => {
          return (await app.as('member').get('/messages', inTopic(id))).body.messages[0].sender_full_name
        },
        change: () => app.as('member2').must.patch('/settings', { full_name: after }),
        before,
        after,
      }
    },
    'the view of a guest who may not see a new person': async () => {
      const { id } = await channel(['guest'])
      const poll = await queueOf('guest', 'message')
      let client = app.as('member')
      return {
        read: async () => {
          await say(client, id)
          return (await sendersOf(poll)).map((name) => name === 'Somebody New')
        },
        change: async () => {
          const [realm, email] = [await Realm.findByPk(1, { rejectOnEmpty: true }), `new${++made}@example.com`]
          const user = await createUser(serverContext(app.server.app, realm), {
            email,
            fullName: 'Somebody New',
            role: 400,
          })
          client = app.client({ email, api_key: (await createApiKey(app.server.app, user, 'test', unixTime())).key })
        },
        before: [false],
        after: [false],
        isView: true,
      }
    },
    'the view of a guest who no longer sees somebody': async () => {
      const { id, name } = await channel(['guest', 'member2'])
      const poll = await queueOf('guest', 'message')
      return {
        read: async () => {
          await say(app.as('member2'), id)
          return (await sendersOf(poll)).map((sender) => sender === 'Unknown user')
        },
        change: () => unsubscribe({ name }, 'member2'),
        before: [false],
        after: [true],
        isView: true,
        besides: ['subscription'],
      }
    },
    'the view of a guest who now sees somebody': async () => {
      const { id, name } = await channel(['guest'])
      const poll = await queueOf('guest', 'message')
      return {
        read: async () => {
          await say(app.as('moderator'), id)
          return (await sendersOf(poll)).map((sender) => sender === 'Unknown user')
        },
        change: () => subscribe({ name }, 'moderator'),
        before: [true],
        after: [false],
        isView: true,
        besides: ['subscription'],
      }
    },
    'the view of whose role changes': async () => {
      const { id } = await channel([], { invite_only: true })
      await owner().must.patch(`/users/${app.idOf('moderator')}`, { role: 200 })
      const poll = await queueOf('moderator', 'stream')
      return {
        read: async () => {
          await owner().must.patch(`/streams/${id}`, { description: fresh() })
          return (await poll()).filter(({ op }) => op === 'update').length
        },
        // Who gains channels is told of their subscribers, which renews the view anyway.
        change: () => owner().must.patch(`/users/${app.idOf('moderator')}`, { role: 300 }),
        before: 1,
        after: 0,
        isView: true,
        besides: ['stream'],
      }
    },
  },
  realm_user_settings_defaults: 'the remembered row of the organisation has them, but who needs them reads the row',
  reminders: NOTHING,
  saved_snippets: NOTHING,
  scheduled_messages: NOTHING,
  stream: {
    'who may read': async () => {
      const { id } = await channel([])
      await say(owner(), id)
      return {
        read: readings('member', id),
        change: () => owner().must.patch(`/streams/${id}`, { is_private: true, history_public_to_subscribers: false }),
        before: 1,
        after: 0,
      }
    },
    'who may post': async () => {
      const { id } = await channel(['member'])
      await say(owner(), id)
      return {
        read: () => status(app.as('member').post('/messages', message(id, 'tea'))),
        change: () => owner().must.patch(`/streams/${id}`, { can_send_message_group: { new: 5 } }),
        before: 200,
        after: 400,
      }
    },
    'who may post, through a group of the permission alone': async () => {
      const only = (...names: Name[]) => ({ direct_members: names.map(app.idOf), direct_subgroups: [] })
      const { id } = await channel(['member'])
      const own = await say(app.as('member'), id)
      await owner().must.patch(`/streams/${id}`, { can_send_message_group: { new: only('owner') } })
      return {
        read: () => status(app.as('member').patch(`/messages/${own}`, { content: fresh() })),
        change: () => owner().must.patch(`/streams/${id}`, { can_send_message_group: { new: only('owner', 'member') } }),
        before: 400,
        after: 200,
      }
    },
    'the view of a subscriber, who has read everything after archiving': async () => {
      const { id } = await channel(['member2'])
      const poll = await queueOf('member2', 'message')
      let isArchived = false
      return {
        read: async () => {
          if (!isArchived) await say(owner(), id)
          return (await poll()).filter((event) => (event.message as Fields).subject === 'tea').map(({ flags }) => flags)
        },
        change: async () => {
          await say(owner(), id)
          await owner().must.delete(`/streams/${id}`)
          isArchived = true
        },
        before: [[]],
        after: [['read']],
        isView: true,
      }
    },
  },
  subscription: {
    'who may read': async () => {
      const { id, name } = await channel(['administrator', 'owner'], { invite_only: true })
      await say(owner(), id)
      return { read: readings('administrator', id), change: () => unsubscribe({ name }, 'administrator'), before: 1, after: 0 }
    },
    'the view of who leaves': async () => {
      const { id, name } = await channel(['member2'])
      const poll = await queueOf('member2', 'message')
      return {
        read: async () => {
          await say(owner(), id)
          return countIn(poll, id)
        },
        change: () => unsubscribe({ name }, 'member2'),
        before: 1,
        after: 0,
        isView: true,
      }
    },
    'the view of who joins': async () => {
      const { id, name } = await channel([])
      const poll = await queueOf('member2', 'message')
      return {
        read: async () => {
          await say(owner(), id)
          return countIn(poll, id)
        },
        change: () => subscribe({ name }, 'member2'),
        before: 0,
        after: 1,
        isView: true,
      }
    },
  },
  update_message: {
    'that a topic exists': async () => {
      const { id } = await channel(['member'], { can_create_topic_group: 5 })
      const said = await say(owner(), id)
      return {
        read: () => status(app.as('member').post('/messages', message(id, 'tea'))),
        change: () =>
          owner().must.patch(`/messages/${said}`, {
            topic: 'moved',
            propagate_mode: 'change_all',
            send_notification_to_old_thread: false,
            send_notification_to_new_thread: false,
          }),
        before: 200,
        after: 400,
      }
    },
  },
  update_message_flags: NOTHING,
  user_group: {
    'who may read': async () => {
      const { group_id } = await owner().must.post('/user_groups/create', {
        name: fresh(),
        description: '',
        members: [app.idOf('administrator')],
      })
      const { id } = await channel(['owner'], {
        invite_only: true,
        history_public_to_subscribers: true,
        can_subscribe_group: { direct_members: [], direct_subgroups: [group_id] },
      })
      await say(owner(), id)
      return {
        read: readings('administrator', id),
        change: () => owner().must.post(`/user_groups/${group_id}/members`, { delete: [app.idOf('administrator')] }),
        before: 1,
        after: 0,
      }
    },
    'who may post': async () => {
      const { group_id } = await owner().must.post('/user_groups/create', {
        name: fresh(),
        description: '',
        members: [app.idOf('member2')],
      })
      const { id } = await channel(['owner', 'member2'], {
        can_send_message_group: { direct_members: [], direct_subgroups: [group_id, 5] },
      })
      await say(owner(), id)
      return {
        read: () => status(app.as('member2').post('/messages', message(id, 'tea'))),
        change: () => owner().must.post(`/user_groups/${group_id}/members`, { delete: [app.idOf('member2')] }),
        before: 200,
        after: 400,
      }
    },
  },
  user_settings: {
    'the preferences of a caller': async () => {
      await app.as('member2').must.patch('/settings', { send_private_typing_notifications: true })
      return {
        read: () => status(app.as('member2').post('/typing', { op: 'start', to: [app.idOf('member')] })),
        change: () => app.as('member2').must.patch('/settings', { send_private_typing_notifications: false }),
        before: 200,
        after: 400,
      }
    },
  },
  user_status: NOTHING,
  user_topic: {
    'the policy of a sender': async () => {
      const { id } = await channel(['member'])
      await app.as('member').must.patch('/settings', { automatically_follow_topics_policy: 2 })
      await say(owner(), id)
      await app.as('member').must.post('/user_topics', { stream_id: id, topic: 'tea', visibility_policy: 3 })
      return {
        read: async () => (await app.as('member').post('/messages', message(id, 'tea'))).body.automatic_new_visibility_policy,
        change: () => app.as('member').must.post('/user_topics', { stream_id: id, topic: 'tea', visibility_policy: 0 }),
        before: undefined,
        after: 3,
      }
    },
  },
}
/** The types on whose events something depends that other operations change, and those on which views do. */
const TYPES = Object.keys(ROWS).filter(
  (type) => typeof ROWS[type as LoggedType] !== 'string' && !['queues_removed', 'message'].includes(type),
)
const OF_VIEWS = ['realm', 'realm_user', 'stream', 'subscription']

/** The types of the events that were logged since. */
async function typesSince(seq: number): Promise<string[]> {
  const rows = await LoggedEvent.findAll({ where: { realm_id: 1 }, order: [['seq', 'ASC']] })
  return [...new Set(rows.filter((row) => row.seq > seq).map(({ type }) => type))]
}
const newestSeq = async (): Promise<number> => Number((await LoggedEvent.max('seq', { where: { realm_id: 1 } })) ?? 0)

test.each(Object.keys(ROWS).filter((type) => ROWS[type as LoggedType] === NOTHING))('%s events make nothing stale', (type) => {
  expect([...subjectsOf([type])]).toEqual([])
})

for (const [type, rows] of Object.entries(ROWS))
  if (typeof rows !== 'string')
    describe(`after ${type} events`, () => {
      for (const [what, scene] of Object.entries(rows))
        test(`${what} is as they say`, async () => {
          const { read, change, before, after, isView, besides = [] } = await scene()
          const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
          try {
            expect(await read()).toEqual(before)
            // What was only kept on the second read.
            expect(await read()).toEqual(before)
            const seq = await newestSeq()
            await change()
            const others = (isView ? OF_VIEWS : TYPES).filter((one) => one !== type && !besides.includes(one as LoggedType))
            expect((await typesSince(seq)).filter((one) => others.includes(one))).toEqual([])
            expect(await read()).toEqual(after)
          } finally {
            clock.mockRestore()
          }
        })
    })
