// What a user could reach once. For each history of a reader and a channel, every way to the channel and to a message in it must give the
// one answer that the current rules give. Neighbouring cases differ only in their history.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { startTestApp } from '../testing/app.ts'
import type { Answer, Client } from '../testing/client.ts'
import { sampled } from '../testing/sampled.ts'

type Fields = Record<string, unknown>
type Name = keyof TestApp['demo']['users']
/** A channel, and a message by `member2` in it that contains a file. */
interface Place {
  channel: number
  name: string
  topic: string
  message: number
  file: string
}
interface History {
  reader: Name
  /** Plays the history and returns the place to check. */
  live: () => Promise<Place>
  /** Whether the reader afterwards knows of the channel, or also reads the message. */
  then: 'nothing' | 'knows' | 'reads'
  /** Whether the reader may post in the channel and be subscribed to it. By default, both are true if they read the message. */
  posts: boolean
  joins: boolean
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  await set({ enable_spectator_access: true, can_create_web_public_channel_group: 7 })
})
afterAll(() => app.close())

let made = 0
const fresh = (): string => `history${++made}`
const set = (form: Fields) => app.as('owner').must.patch('/realm', form)

async function channelOf(subscribers: Name[], form: Fields = {}): Promise<Pick<Place, 'channel' | 'name'>> {
  const name = fresh()
  const ids = ['owner' as const, 'member2' as const, ...subscribers].map(app.idOf)
  const { id } = await app.as('owner').must.post('/channels/create', { name, subscribers: ids, ...form })
  return { channel: Number(id), name }
}
async function messageIn(where: Pick<Place, 'channel' | 'name'>, says = ''): Promise<Place> {
  const topic = fresh()
  const { body } = await app.as('member2').upload('notes.txt', topic)
  const content = `See [notes](${body.url}). ${says}`
  const { id } = await app.as('member2').must.post('/messages', { type: 'channel', to: where.channel, topic, content })
  return { ...where, topic, message: Number(id), file: body.url }
}
const placeOf = async (subscribers: Name[], form: Fields = {}, says?: string): Promise<Place> =>
  messageIn(await channelOf(subscribers, form), says)

const leaves = (reader: Name, { name }: Pick<Place, 'name'>) => app.as(reader).must.unsubscribe(name)
const isTakenOut = (reader: Name, { name }: Pick<Place, 'name'>) =>
  app.as('owner').must.unsubscribe(name, { principals: [app.idOf(reader)] })
const isPutIn = (reader: Name, { name }: Pick<Place, 'name'>) => app.as('owner').must.subscribe(name, { principals: [app.idOf(reader)] })
const stars = (reader: Name, { message }: Place) =>
  app.as(reader).must.post('/messages/flags', { messages: [message], op: 'add', flag: 'starred' })
const changes = ({ channel }: Pick<Place, 'channel'>, form: Fields) => app.as('owner').must.patch(`/streams/${channel}`, form)
const isMade = (reader: Name, role: number) => app.as('owner').must.patch(`/users/${app.idOf(reader)}`, { role })
const isMoved = ({ message }: Place, { channel }: Pick<Place, 'channel'>) =>
  app.as('owner').must.patch(`/messages/${message}`, { stream_id: channel, send_notification_to_old_thread: false })

async function groupOf(members: Name[], subgroups: number[] = []): Promise<number> {
  const form = { name: fresh(), description: '', members: members.map(app.idOf), subgroups }
  return Number((await app.as('owner').must.post('/user_groups/create', form)).group_id)
}
/** A group that contains the members through a subgroup. */
const nested = async (...members: Name[]): Promise<number> => groupOf([], [await groupOf(members)])
const shared = { invite_only: true, history_public_to_subscribers: true }
const guarded = { invite_only: true, history_public_to_subscribers: false }
const everything = async (...members: Name[]): Promise<Fields> => {
  const group = await nested(...members)
  return Object.fromEntries(
    ['can_administer_channel_group', 'can_add_subscribers_group', 'can_subscribe_group', 'can_send_message_group'].map((name) => [
      name,
      group,
    ]),
  )
}

/** Has the reader do something with a message, so that rows exist for them. */
async function received(reader: Name, place: Place): Promise<Place> {
  await stars(reader, place)
  return place
}

const HISTORIES: Record<string, History> = {}
type More = Partial<Pick<History, 'posts' | 'joins'>>
const after = (title: string, reader: Name, then: History['then'], live: History['live'], more: More = {}): void => {
  HISTORIES[`${reader} ${title}`] = { reader, live, then, posts: then === 'reads', joins: then === 'reads', ...more }
}
const both: More = { posts: true, joins: true }

after('was never in a public channel', 'guest', 'nothing', () => placeOf([]))
after('is in it', 'guest', 'reads', () => placeOf(['guest']))
after('has received the message, and left', 'guest', 'nothing', async () => {
  const place = await received('guest', await placeOf(['guest']))
  await leaves('guest', place)
  return place
})
after('was mentioned, and taken out', 'guest', 'nothing', async () => {
  const place = await placeOf(['guest'], {}, `@_**|${app.idOf('guest')}** @**|${app.idOf('guest')}**`)
  await isTakenOut('guest', place)
  return place
})
after('has left, and was put in again', 'guest', 'reads', async () => {
  const place = await placeOf(['guest'])
  await leaves('guest', place)
  await isPutIn('guest', place)
  return place
})
after('left before the message', 'guest', 'nothing', async () => {
  const channel = await channelOf(['guest'])
  await leaves('guest', channel)
  return messageIn(channel)
})
after('may do everything by a group, and was never there', 'guest', 'nothing', async () =>
  placeOf([], { ...shared, ...(await everything('guest', 'member2')) }),
)
after('may do everything by a group, and left', 'guest', 'nothing', async () => {
  const place = await received('guest', await placeOf(['guest'], { ...shared, ...(await everything('guest', 'member2')) }))
  await leaves('guest', place)
  return place
})
after('left a public channel where they may do everything by a group', 'guest', 'nothing', async () => {
  const place = await received('guest', await placeOf(['guest'], await everything('guest', 'member2')))
  await leaves('guest', place)
  return place
})
after('left a channel that is read on the web', 'guest', 'reads', async () => {
  const place = await placeOf(['guest'], { is_web_public: true })
  await leaves('guest', place)
  return place
})
after('has read a channel that was on the web', 'guest', 'nothing', async () => {
  const place = await received('guest', await placeOf([], { is_web_public: true }))
  await changes(place, { is_web_public: false, is_private: false })
  return place
})
after('is in a channel that was made private', 'guest', 'reads', async () => {
  const place = await placeOf(['guest'])
  await changes(place, { is_private: true, history_public_to_subscribers: true })
  return place
})
after('has received a message that was moved away', 'guest', 'nothing', async () => {
  const place = await received('guest', await placeOf(['guest']))
  const other = await channelOf([])
  await isMoved(place, other)
  return { ...place, ...other }
})
after('has received a message that was moved away and back', 'guest', 'reads', async () => {
  const place = await received('guest', await placeOf(['guest']))
  await isMoved(place, await channelOf([]))
  await isMoved(place, place)
  return place
})
after('gets a message by a move', 'guest', 'reads', async () => {
  const place = await placeOf([])
  const other = await channelOf(['guest'])
  await isMoved(place, other)
  return { ...place, ...other }
})
after('has received a message that was moved into a guarded channel of theirs', 'guest', 'reads', async () => {
  const place = await received('guest', await placeOf(['guest']))
  const other = await channelOf(['guest'], guarded)
  await isMoved(place, other)
  return { ...place, ...other }
})
after('is in the guarded channel into which a message is moved', 'guest', 'reads', async () => {
  const place = await placeOf([])
  const other = await channelOf(['guest'], guarded)
  await isMoved(place, other)
  return { ...place, ...other }
})
after(
  'joins the guarded channel into which a message was moved',
  'guest',
  'knows',
  async () => {
    const place = await placeOf([])
    const other = await channelOf([], guarded)
    await isMoved(place, other)
    await isPutIn('guest', other)
    return { ...place, ...other }
  },
  both,
)
after(
  'left the guarded channel into which a message was moved, and came back',
  'guest',
  'knows',
  async () => {
    const place = await placeOf([])
    const other = await channelOf(['guest'], guarded)
    await leaves('guest', other)
    await isMoved(place, other)
    await isPutIn('guest', other)
    return { ...place, ...other }
  },
  both,
)

after('was never in a public channel', 'member', 'reads', () => placeOf([]))
after('left a public channel', 'member', 'reads', async () => {
  const place = await placeOf(['member'])
  await leaves('member', place)
  return place
})
after('has read a public channel, and is a guest now', 'member', 'nothing', async () => {
  const place = await received('member', await placeOf([]))
  await isMade('member', 600)
  return place
})
after('is in a public channel, and a guest now', 'member', 'reads', async () => {
  const place = await placeOf(['member'])
  await isMade('member', 600)
  return place
})
after('may do everything by a group, and is a guest now', 'member', 'nothing', async () => {
  const place = await received('member', await placeOf([], { ...shared, ...(await everything('member', 'member2')) }))
  await isMade('member', 600)
  return place
})
after('has read a public channel that was made private', 'member', 'nothing', async () => {
  const place = await received('member', await placeOf([]))
  await changes(place, { is_private: true, history_public_to_subscribers: true })
  return place
})
after('has left a public channel that was made private', 'member', 'nothing', async () => {
  const place = await received('member', await placeOf(['member']))
  await leaves('member', place)
  await changes(place, { is_private: true, history_public_to_subscribers: true })
  return place
})
after('has received a message in what is a guarded channel now', 'member', 'reads', async () => {
  const place = await placeOf(['member'])
  await changes(place, { is_private: true, history_public_to_subscribers: false })
  return place
})
after(
  'joined what is a guarded channel now, after the message',
  'member',
  'knows',
  async () => {
    const place = await placeOf([])
    await isPutIn('member', place)
    await changes(place, { is_private: true, history_public_to_subscribers: false })
    return place
  },
  both,
)
after('has starred a message, and joined what is a guarded channel now', 'member', 'reads', async () => {
  const place = await received('member', await placeOf([]))
  await isPutIn('member', place)
  await changes(place, { is_private: true, history_public_to_subscribers: false })
  return place
})
after('has left a private channel', 'member', 'nothing', async () => {
  const place = await received('member', await placeOf(['member'], shared))
  await leaves('member', place)
  return place
})
after('has left a private channel, and may subscribe again by a group', 'member', 'reads', async () => {
  const place = await received('member', await placeOf(['member'], { ...shared, can_subscribe_group: await nested('member') }))
  await leaves('member', place)
  return place
})
after(
  'has left a guarded channel, and may subscribe again by a group',
  'member',
  'knows',
  async () => {
    const place = await received('member', await placeOf(['member'], { ...guarded, can_subscribe_group: await nested('member') }))
    await leaves('member', place)
    return place
  },
  { joins: true },
)
after('administers a private channel by a group', 'member', 'knows', async () =>
  placeOf([], { ...shared, can_administer_channel_group: await nested('member') }),
)
after('may post in a private channel by a group', 'member', 'nothing', async () =>
  placeOf([], { ...shared, can_send_message_group: await nested('member', 'member2') }),
)
after('was in a group that may subscribe', 'member', 'nothing', async () => {
  const inner = await groupOf(['member'])
  const place = await received('member', await placeOf([], { ...shared, can_subscribe_group: await groupOf([], [inner]) }))
  await app.as('owner').must.post(`/user_groups/${inner}/members`, { delete: [app.idOf('member')] })
  return place
})
after('is in a group that was taken out of one that may subscribe', 'member', 'nothing', async () => {
  const inner = await groupOf(['member'])
  const outer = await groupOf([], [inner])
  const place = await received('member', await placeOf([], { ...shared, can_subscribe_group: outer }))
  await app.as('owner').must.post(`/user_groups/${outer}/subgroups`, { delete: [inner] })
  await app.as('owner').must.post(`/user_groups/${inner}/deactivate`)
  return place
})
after('was in a deactivated group that might subscribe', 'member', 'nothing', async () => {
  const group = await groupOf(['member'])
  const place = await received('member', await placeOf([], { ...shared, can_subscribe_group: group }))
  await changes(place, { can_subscribe_group: { new: 8 } })
  await app.as('owner').must.post(`/user_groups/${group}/deactivate`)
  return place
})
after('has received a message in a guarded channel, left, and come back', 'member', 'reads', async () => {
  const place = await placeOf(['member'], guarded)
  await leaves('member', place)
  await isPutIn('member', place)
  return place
})
after(
  'was away from a guarded channel for the message',
  'member',
  'knows',
  async () => {
    const channel = await channelOf(['member'], guarded)
    await leaves('member', channel)
    const place = await messageIn(channel)
    await isPutIn('member', place)
    return place
  },
  both,
)
after(
  'came to a guarded channel after the message',
  'member',
  'knows',
  async () => {
    const place = await placeOf([], guarded)
    await isPutIn('member', place)
    return place
  },
  both,
)
after('came to a channel after the message, and its history is shared now', 'member', 'reads', async () => {
  const place = await placeOf([], guarded)
  await isPutIn('member', place)
  await changes(place, { history_public_to_subscribers: true })
  return place
})
after('has received a message that was moved to a private channel', 'member', 'nothing', async () => {
  const place = await received('member', await placeOf(['member']))
  const other = await channelOf([], shared)
  await isMoved(place, other)
  return { ...place, ...other }
})
after('has left an archived private channel', 'member', 'nothing', async () => {
  const place = await received('member', await placeOf(['member'], shared))
  await leaves('member', place)
  await app.as('owner').must.delete(`/streams/${place.channel}`)
  return place
})
after(
  'is in an archived private channel',
  'member',
  'reads',
  async () => {
    const place = await placeOf(['member'], shared)
    await app.as('owner').must.delete(`/streams/${place.channel}`)
    return place
  },
  { posts: false, joins: false },
)
after('has left a private channel', 'administrator', 'knows', async () => {
  const place = await received('administrator', await placeOf(['administrator'], shared))
  await leaves('administrator', place)
  return place
})
after('has left a private channel, and is a member now', 'administrator', 'nothing', async () => {
  const place = await received('administrator', await placeOf(['administrator'], shared))
  await leaves('administrator', place)
  await isMade('administrator', 400)
  return place
})
/** A private channel that the administrator created as an owner and left. */
async function ofFormerOwner(role: number): Promise<Place> {
  await isMade('administrator', 100)
  const name = fresh()
  const form = { name, subscribers: [app.idOf('owner'), app.idOf('administrator'), app.idOf('member2')], ...shared }
  const { id } = await app.as('administrator').must.post('/channels/create', form)
  const place = await received('administrator', await messageIn({ channel: Number(id), name }))
  await leaves('administrator', place)
  await isMade('administrator', role)
  return place
}
after('was an owner who made a private channel, and left it', 'administrator', 'knows', () => ofFormerOwner(400))
after('was an owner who made a private channel, left it, and is a guest now', 'administrator', 'nothing', () => ofFormerOwner(600))
after('is not in a private channel of their owner', 'bot', 'nothing', () => placeOf(['member'], shared), { posts: true })
after('is not in a private channel that their owner has left', 'bot', 'nothing', async () => {
  const place = await placeOf(['member'], shared)
  await leaves('member', place)
  return place
})
after('is in a channel where their owner may post by a group', 'bot', 'reads', async () =>
  placeOf(['bot'], { ...shared, can_send_message_group: await nested('member', 'member2') }),
)
after(
  'is in a channel where their owner might post by a group',
  'bot',
  'reads',
  async () => {
    const group = await groupOf(['member', 'member2'])
    const place = await placeOf(['bot'], { ...shared, can_send_message_group: await groupOf([], [group]) })
    await app.as('owner').must.post(`/user_groups/${group}/members`, { delete: [app.idOf('member')] })
    return place
  },
  { posts: false },
)

type Way = (client: Client, place: Place, reader: Name) => Promise<boolean>
const ok = async (answer: Promise<Answer>): Promise<boolean> => (await answer).status === 200
const shows = async (client: Client, { message }: Place, narrow: object[], anchor: unknown = message): Promise<boolean> => {
  const { body } = await client.get('/messages', { anchor, num_before: 5, num_after: 5, narrow })
  return body.messages?.some(({ id }: { id: number }) => id === message) ?? false
}

/** Ways open to users who know of the channel. */
const KNOWING: Record<string, Way> = {
  getChannel: (client, { channel }) => ok(client.get(`/streams/${channel}`)),
  getChannelId: (client, { name }) => ok(client.get('/get_stream_id', { stream: name })),
  getChannelMembers: (client, { channel }) => ok(client.get(`/streams/${channel}/members`)),
  isSubscribed: (client, { channel }, reader) => ok(client.get(`/users/${app.idOf(reader)}/subscriptions/${channel}`)),
  'its name in a text': async (client, { name }) =>
    (await client.post('/messages/render', { content: `#**${name}**` })).body.rendered.includes('data-stream-id'),
  'a search in it': async (client, { channel }) =>
    ok(client.get('/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow: [{ operator: 'channel', operand: channel }] })),
  'the initial state': async (client, { channel }) => {
    const { body } = await client.post('/register', { fetch_event_types: ['subscription'], client_capabilities: CAPABLE })
    const all = [...body.subscriptions, ...body.unsubscribed, ...body.never_subscribed]
    return all.some(({ stream_id }) => stream_id === channel)
  },
}
const CAPABLE = { notification_settings_null: false, archived_channels: true }
/** Ways open to users who read the message. */
const READING: Record<string, Way> = {
  getMessage: (client, { message }) => ok(client.get(`/messages/${message}`)),
  getMessageHistory: (client, { message }) => ok(client.get(`/messages/${message}/history`)),
  getReadReceipts: (client, { message }) => ok(client.get(`/messages/${message}/read_receipts`)),
  'its channel and topic in a search': async (client, place) =>
    shows(client, place, [
      { operator: 'channel', operand: place.channel },
      { operator: 'topic', operand: place.topic },
    ]),
  getMatchingMessages: async (client, { message }) =>
    Object.keys((await client.get('/messages/matches_narrow', { msg_ids: [message], narrow: [] })).body.messages).length > 0,
  updateMessageFlags: (client, { message }) => ok(client.post('/messages/flags', { messages: [message], op: 'add', flag: 'collapsed' })),
  getChannelTopics: async (client, { channel, topic }) =>
    (await client.get(`/users/me/${channel}/topics`)).body.topics?.some(({ name }: { name: string }) => name === topic) ?? false,
  downloadFile: (client, { file }) => ok(client.request('GET', file)),
  // A text has no thumbnail, which only its readers learn.
  downloadThumbnail: async (client, { file }) =>
    (await client.request('GET', `${file.replace('/user_uploads/', '/user_uploads/thumbnail/')}/840x560.webp`)).body.code ===
    'NO_THUMBNAIL',
  getFileUrl: (client, { file }) => ok(client.get(file)),
}
/** Ways open only to users who read the message. */
const READING_AT_MOST: Record<string, Way> = {
  'its ID in a search': (client, place) => shows(client, place, [{ operator: 'id', operand: place.message }]),
  'a search in everything': (client, place) => shows(client, place, []),
  'a search for its words': (client, place) => shows(client, place, [{ operator: 'search', operand: 'notes' }], 'newest'),
  'starred messages': (client, place) => shows(client, place, [{ operator: 'is', operand: 'starred' }], 'newest'),
  'mentions of the reader': (client, place) => shows(client, place, [{ operator: 'is', operand: 'mentioned' }], 'newest'),
  'its sender': (client, place) => shows(client, place, [{ operator: 'sender', operand: app.idOf('member2') }], 'newest'),
  'files in public channels': async (client, place) =>
    shows(client, place, [
      { operator: 'channels', operand: 'public' },
      { operator: 'has', operand: 'attachment' },
    ]),
  'the initial state': async (client, { message, topic }) => {
    const { body } = await client.post('/register', { fetch_event_types: ['message', 'update_message_flags', 'starred_messages'] })
    const { pms, streams, huddles, mentions } = body.unread_msgs
    const listed = [pms, streams, huddles].flat().flatMap(({ unread_message_ids }) => unread_message_ids)
    return JSON.stringify(body).includes(topic) || [...listed, ...mentions, ...body.starred_messages].includes(message)
  },
  addReaction: (client, { message }) => ok(client.post(`/messages/${message}/reactions`, { emoji_name: 'tada' })),
  addSubmessage: async (client, { message }) => {
    const content = { type: 'vote', key: 'canned,0', vote: 1 }
    const { body } = await client.post('/submessage', { message_id: message, msg_type: 'widget', content })
    return !String(body.msg).includes('does not exist')
  },
  'an event of it': async (client, { message }) => {
    const event_types = ['reaction', 'update_message', 'message', 'typing_edit_message']
    const client_capabilities = { notification_settings_null: false, stream_typing_notifications: true }
    const { body } = await client.post('/register', { event_types, fetch_event_types: [], client_capabilities })
    for (const method of ['post', 'delete'] as const)
      await app.as('owner')[method](`/messages/${message}/reactions`, { emoji_name: 'heart' })
    await app.as('member2').post(`/messages/${message}/typing`, { op: 'start' })
    const { events } = (await client.get('/events', { queue_id: body.queue_id, dont_block: true })).body
    return JSON.stringify(events).includes(String(message))
  },
  'a link to it that others follow': async (client, { file }, reader) => {
    if (await ok(app.as('moderator').request('GET', file))) return false
    const sent = await client.post('/messages', {
      type: 'direct',
      to: [app.idOf(reader), app.idOf('moderator')],
      content: `[notes](${file})`,
    })
    expect(sent.status).toBe(200)
    return ok(app.as('moderator').request('GET', file))
  },
}

describe.each(sampled(Object.entries(HISTORIES), ([title]) => title))('%s:', (_, { reader, live, then, posts, joins }) => {
  let place: Place
  beforeAll(async () => {
    place = await live()
  })
  afterAll(async () => {
    // A guest must become a member before an administrator.
    for (const role of [400, reader === 'administrator' ? 200 : 400]) if (reader !== 'guest' && reader !== 'bot') await isMade(reader, role)
  })

  test(`has this access in every way: ${then}`, async () => {
    const open: string[] = []
    const ways = Object.entries({ ...KNOWING, ...READING })
    for (const [name, way] of ways) if (await way(app.as(reader), place, reader)) open.push(name)
    const expected = then === 'nothing' ? [] : Object.keys(then === 'knows' ? KNOWING : { ...KNOWING, ...READING })
    expect(open).toEqual(expected)
  })

  if (then !== 'reads')
    test('has no access in any other way', async () => {
      const open: string[] = []
      for (const [name, way] of Object.entries(READING_AT_MOST)) if (await way(app.as(reader), place, reader)) open.push(name)
      expect(open).toEqual([])
    })

  test(`${posts ? 'posts' : 'does not post'} in it, and ${joins ? 'may' : 'may not'} join it`, async () => {
    const { channel: to, name } = place
    // Joining comes last, because it allows more.
    const hasPosted = await ok(app.as(reader).post('/messages', { type: 'channel', to, topic: 'more', content: 'Well.' }))
    const hasJoined = await ok(app.as(reader).post('/users/me/subscriptions', { subscriptions: [{ name }] }))
    expect({ posts: hasPosted, joins: hasJoined }).toEqual({ posts, joins })
  })
})
