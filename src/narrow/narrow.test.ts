// databases: both
// One table of cases for both compilers. For several readers, the database and the predicate evaluate each narrow. Both must find the
// messages listed next to it.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findVisibleByIds } from '../access/messages/visible.ts'
import { createChannel } from '../actions/channels/create.ts'
import { sendMessage } from '../actions/messages/send/send.ts'
import { serverContext } from '../context.ts'
import { Channel } from '../models/channel.ts'
import { FLAG, type Message, UserMessage } from '../models/message.ts'
import { Reaction } from '../models/reaction.ts'
import { Realm } from '../models/realm.ts'
import { RecipientMember } from '../models/recipient.ts'
import { Subscription } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { UserTopic } from '../models/user-topic.ts'
import { snapshotDestination, snapshotMessage, snapshotSender } from '../present/message.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { randomRuns } from '../testing/sampled.ts'
import { findMessages } from './fetch.ts'
import { parseNarrow, type RawTerm } from './parse.ts'
import { type MessageForReader, matches } from './predicate.ts'
import { readingOf } from './reading.ts'
import { compile } from './sql.ts'

type Name = 'owner' | 'moderator' | 'member' | 'member2' | 'guest' | 'bot'
const IDS: Record<Name, number> = { owner: 1, moderator: 4, member: 5, member2: 6, guest: 7, bot: 8 }
const READERS = ['member', 'member2', 'guest', 'owner', 'moderator'] as const

interface Sent {
  from: Name
  channel?: string
  topic?: string
  to?: Name[]
  content: string
  /** The flags of `member`. Read unless stated otherwise. */
  flags?: number
}
/** By letter. `member` is in general and private, and was never in design (public), lobby (web-public) or secret. */
const MESSAGES: Record<string, Sent> = {
  a: { from: 'member2', channel: 'general', topic: 'Lunch', content: 'Shall we go at noon?' },
  b: { from: 'member', channel: 'general', topic: 'lunch', content: 'The **soup** is cold, see https://example.com/soup' },
  c: { from: 'member2', channel: 'general', topic: '✔ lunch', content: 'Done', flags: 0 },
  d: { from: 'moderator', channel: 'general', topic: 'plans', content: 'Deployment of the café', flags: FLAG.read | FLAG.starred },
  e: { from: 'moderator', channel: 'general', topic: 'plans', content: 'deploy <b>&amp;</b> rest', flags: FLAG.mentioned },
  f: { from: 'member2', channel: 'general', topic: '', content: '今天的会議室は広い' },
  g: { from: 'member', channel: 'private', topic: 'lunch', content: '[notes](/user_uploads/1/ab/x/notes.txt)', flags: FLAG.has_alert_word },
  h: { from: 'member2', channel: 'design', topic: 'logo', content: '[sketch](/user_uploads/1/ab/y/logo.png)' },
  i: { from: 'owner', channel: 'lobby', topic: 'lunch', content: 'Welcome to our café' },
  j: { from: 'moderator', channel: 'secret', topic: 'budget', content: 'the secret soup' },
  k: { from: 'member2', to: ['member'], content: 'Hello, Mika. Noon?', flags: FLAG.read | FLAG.topic_wildcard_mentioned },
  l: { from: 'member', to: ['member2', 'moderator'], content: 'Hello, you two: Straße' },
  m: { from: 'member2', to: ['moderator'], content: 'soup without Mika' },
  n: { from: 'member', to: [], content: 'A note to myself', flags: 0 },
  o: { from: 'member2', channel: 'noisy', topic: 'news', content: 'loud noon', flags: 0 },
  p: { from: 'member2', channel: 'noisy', topic: 'wanted', content: 'to be read', flags: 0 },
  q: { from: 'member2', channel: 'general', topic: 'spam', content: 'buy', flags: FLAG.collapsed },
  // `member` has none of these. `moderator` was not yet in kept (protected history) when r was sent, has left gone (public) and closed
  // (private), and is in attic, which was archived. v was moved from gone to kept.
  r: { from: 'owner', channel: 'kept', topic: 'start', content: 'early' },
  s: { from: 'owner', channel: 'kept', topic: 'start', content: 'later' },
  t: { from: 'bot', channel: 'gone', topic: 'news', content: '@**Mona Moderator** seen' },
  u: { from: 'owner', channel: 'closed', topic: 'news', content: 'seen' },
  v: { from: 'owner', channel: 'gone', topic: 'news', content: 'moved' },
  w: { from: 'bot', channel: 'attic', topic: 'news', content: 'dust' },
}
/** What happens after the message with this letter. */
const AFTERWARDS: Record<string, () => Promise<{ status: number }>> = {
  r: () => app.as('owner').post('/users/me/subscriptions', { subscriptions: [{ name: 'kept' }], principals: [IDS.moderator] }),
  v: async () => {
    const kept = await Channel.findOne({ where: { name: 'kept' }, rejectOnEmpty: true })
    await app.as('moderator').delete('/users/me/subscriptions', { subscriptions: ['gone', 'closed'] })
    return app.as('owner').patch(`/messages/${ids.v}`, { stream_id: kept.id, send_notification_to_new_thread: false })
  },
  w: async () => {
    const attic = await Channel.findOne({ where: { name: 'attic' }, rejectOnEmpty: true })
    return app.as('owner').delete(`/streams/${attic.id}`)
  },
}

let app: TestApp
let everybody: Map<number, User>
let subjects: Record<Name, Map<string, MessageForReader>>
let letters: Map<number, string>
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await startTestApp()
  const parts = app.server.app
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  everybody = new Map((await User.findAllOf(realm.id)).map((user) => [user.id, user]))
  const user = (name: Name): User => everybody.get(IDS[name]) as User
  const create = (name: string, inviteOnly: boolean, subscribers: Name[]): Promise<Channel> =>
    createChannel(serverContext(parts, realm), {
      creator: user('owner'),
      name,
      description: '',
      inviteOnly,
      subscribers: subscribers.map(user),
    })
  await create('design', false, ['member2', 'moderator'])
  await Channel.update({ is_web_public: true }, { where: { id: (await create('lobby', false, ['owner'])).id } })
  await create('secret', true, ['moderator'])
  const noisy = await create('noisy', false, ['member', 'member2'])
  await create('kept', true, ['owner'])
  await create('gone', false, ['owner', 'moderator', 'bot'])
  await create('closed', true, ['owner', 'moderator'])
  await create('attic', false, ['moderator', 'bot'])
  const channels = new Map((await Channel.findAllOf(realm.id)).map((channel) => [channel.name, channel]))
  for (const [letter, { from, channel, topic = '', to = [], content, flags = FLAG.read }] of Object.entries(MESSAGES)) {
    const users = [...new Set([from, ...to])].map(user).sort((x, y) => x.id - y.id)
    const addressee = channel === undefined ? { users } : { channel: channels.get(channel) as Channel, topic }
    const message = {
      sender: user(from),
      realm,
      to: addressee,
      content,
      readBySender: true,
      client: 'test',
      now: 1_700_000_000,
    }
    ids[letter] = (await sendMessage(serverContext(parts, realm), message)).id
    expect((await AFTERWARDS[letter]?.())?.status ?? 200).toBe(200)
    const mine = channel === undefined ? users.includes(user('member')) : ['general', 'private', 'noisy'].includes(channel)
    if (mine) await UserMessage.upsert({ realm_id: realm.id, user_id: IDS.member, message_id: ids[letter], flags })
  }
  for (const letter of ['a', 'h', 'k', 'j'])
    await Reaction.create({
      realm_id: 1,
      message_id: ids[letter] ?? 0,
      user_id: IDS.moderator,
      emoji_name: 'tada',
      emoji_code: '1f389',
      reaction_type: 'unicode_emoji',
    })
  const general = channels.get('general') as Channel
  for (const [channel, topic, visibility_policy] of [
    [general, 'spam', 1],
    [general, 'plans', 3],
    [noisy, 'wanted', 2],
  ] as const)
    await UserTopic.create({
      realm_id: 1,
      user_id: IDS.member,
      channel_id: channel.id,
      topic,
      topic_key: topic,
      visibility_policy,
      last_updated: 0,
    })
  await Subscription.update({ is_muted: true }, { where: { user_id: IDS.member, channel_id: noisy.id } })
  // The mute of an ended subscription is kept, but has no effect. The mention made them follow the topic.
  await UserTopic.destroy({ where: { user_id: IDS.moderator } })
  await Subscription.update({ is_muted: true }, { where: { user_id: IDS.moderator, channel_id: channels.get('gone')?.id ?? 0 } })
  letters = new Map(Object.entries(ids).map(([letter, id]) => [id, letter]))
  // Writes the rows of all readers.
  for (const name of READERS) await findMessages(readingOf(parts, user(name), []), { anchor: 0, includeAnchor: true, before: 0, after: 1 })
  const build = async (name: Name): Promise<[Name, Map<string, MessageForReader>]> => [name, await subjectsOf(user(name))]
  subjects = Object.fromEntries(await Promise.all(READERS.map(build))) as typeof subjects
})
afterAll(() => app.close())

/** What the reader may see, by letter, in the form that the predicate takes. */
async function subjectsOf(reader: User): Promise<Map<string, MessageForReader>> {
  const messages = await findVisibleByIds(app.server.app.db, reader, Object.values(ids))
  const recipientIds = messages.map((message) => message.recipient_id)
  const channels = new Map((await Channel.findByRecipients(1, recipientIds)).map((channel) => [channel.recipient_id, channel]))
  const members = await RecipientMember.findOf(recipientIds)
  const rows = await UserMessage.findAll({ raw: true })
  const policies = await UserTopic.allOf(reader.id).rows()
  const reactions = await Reaction.findOf(Object.values(ids))
  const subscriptions = new Map((await Subscription.findAllOf(reader.id)).map((row) => [row.channel_id, row]))
  const subject = (message: Message): MessageForReader => {
    const channel = channels.get(message.recipient_id)
    const users = (members.get(message.recipient_id) ?? []).map((id) => everybody.get(id) as User)
    const place = { subdomain: '', host: '127.0.0.1', linkifiers: [] }
    const sender = snapshotSender(everybody.get(message.sender_id) as User, place.host)
    const subscription = subscriptions.get(channel?.id ?? 0)
    const policy = policies.find((row) => row.channel_id === channel?.id && row.topic_key === message.topic_key)
    return {
      message: snapshotMessage(message, sender, snapshotDestination(channel ? { channel } : { users }, place.host), place),
      readerId: reader.id,
      flags: Object.fromEntries(rows.filter((row) => row.message_id === message.id).map((row) => [row.user_id, row.flags])),
      channelMuted: subscription?.is_active === true && subscription.is_muted,
      topicPolicy: policy?.visibility_policy ?? 0,
      ...(channel ? { channel: { isPublic: !channel.invite_only, isWebPublic: channel.is_web_public } } : {}),
      media: {
        has_attachment: message.has_attachment,
        has_image: message.has_image,
        has_link: message.has_link,
        has_reaction: reactions.has(message.id),
      },
    }
  }
  return new Map(messages.map((message) => [letters.get(message.id) as string, subject(message)]))
}

/** The letters of the messages that the database returns, and of those that the predicate accepts among what the reader may see. */
async function ask(name: (typeof READERS)[number], narrow: RawTerm[]): Promise<{ sql: string; memory: string }> {
  const terms = parseNarrow(narrow, '127.0.0.1')
  const { messages } = await findMessages(readingOf(app.server.app, everybody.get(IDS[name]) as User, terms), {
    anchor: 0,
    includeAnchor: true,
    before: 0,
    after: 100,
  })
  const flagged = terms.some(({ operator, operand }) => operator === 'is' && /starred|unread|mentioned|alerted/.test(operand))
  const withHistory = !flagged && terms.some(({ operator, negated }) => operator.startsWith('channel') && !negated)
  const given = [...subjects[name]].filter(([, subject]) => withHistory || subject.flags[subject.readerId] !== undefined)
  return {
    sql: messages.map(({ id }) => letters.get(id)).join(''),
    memory: given.flatMap(([letter, subject]) => (matches(terms, subject) ? [letter] : [])).join(''),
  }
}

const not = (operator: string, operand: string | number | number[]): RawTerm => ({ operator, operand, negated: true })
const yes = (operator: string, operand: string | number | number[]): RawTerm => ({ operator, operand })
/** For `member`. */
const CASES: [narrow: RawTerm[], expected: string][] = [
  [[], 'abcdefgklnopq'],
  [[['channel', 'general']], 'abcdefq'],
  [[['stream', 'GENERAL']], 'abcdefq'],
  [[yes('channel', 1)], 'abcdefq'],
  [[['channel', 'design']], 'h'],
  [[not('channel', 'general')], 'gklnop'],
  [[['channels', 'public']], 'abcdefhiopqtw'],
  [[['streams', 'web-public']], 'i'],
  [[not('channels', 'public')], 'gkln'],
  [[['topic', 'LUNCH']], 'abg'],
  [[['topic', '']], 'f'],
  [[['topic', 'general chat']], 'f'],
  [[not('topic', 'lunch')], 'cdefklnopq'],
  [
    [
      ['channels', 'public'],
      ['topic', 'lunch'],
    ],
    'abi',
  ],
  [[['channel', 'general'], not('topic', 'lunch'), not('topic', 'plans')], 'cfq'],
  [[['sender', 'member2@example.com']], 'acfkopq'],
  [[yes('sender', 5)], 'bgln'],
  [[not('sender', 6)], 'bdegln'],
  [[['dm', 'member2@example.com']], 'k'],
  [[['pm-with', 'member2@example.com,moderator@example.com']], 'l'],
  [[yes('dm', [6, 4])], 'l'],
  [[yes('dm', [5])], 'n'],
  [[yes('dm', [6, 7])], ''],
  [[not('dm', [6])], 'abcdefglnopq'],
  [[yes('dm-including', 6)], 'kl'],
  [[['group-pm-with', 'moderator@example.com']], 'l'],
  [[yes('dm-including', [4, 6])], 'l'],
  [[yes('dm-including', 5)], 'kln'],
  [[not('dm-including', 4)], 'abcdefgknopq'],
  [[yes('mentions', 5)], 'e'],
  [[not('mentions', 5), ['channel', 'general']], 'abcdfq'],
  [[['is', 'dm']], 'kln'],
  [[['is', 'private']], 'kln'],
  [[not('is', 'dm')], 'abcdefgopq'],
  [[['is', 'starred']], 'd'],
  [[not('is', 'starred')], 'abcefgklnopq'],
  [[['is', 'unread']], 'cegnopq'],
  [[not('is', 'unread')], 'abdfkl'],
  [
    [
      ['is', 'unread'],
      ['channel', 'general'],
    ],
    'ceq',
  ],
  [[['is', 'mentioned']], 'ek'],
  [[['is', 'alerted']], 'g'],
  [[['is', 'followed']], 'deg'],
  [[['is', 'muted']], 'oq'],
  [[not('is', 'muted')], 'abcdefgklnp'],
  [[['is', 'resolved']], 'c'],
  [[not('is', 'resolved'), ['topic', 'lunch']], 'abg'],
  [
    [
      ['is', 'resolved'],
      ['is', 'dm'],
    ],
    '',
  ],
  [[['has', 'link']], 'bg'],
  [[['has', 'attachment']], 'g'],
  [
    [
      ['has', 'attachment'],
      ['channels', 'public'],
    ],
    'h',
  ],
  [
    [
      ['has', 'image'],
      ['channel', 'design'],
    ],
    'h',
  ],
  [[not('has', 'link'), ['channel', 'general']], 'acdefq'],
  [[['has', 'reaction']], 'ak'],
  [[not('has', 'reaction'), ['channel', 'general']], 'bcdefq'],
  [
    [
      ['has', 'reaction'],
      ['channels', 'public'],
    ],
    'ah',
  ],
  [[['in', 'home']], 'abcdefgklnp'],
  [[['in', 'all']], 'abcdefgklnopq'],
  [[not('in', 'home')], 'oq'],
  [[['search', 'noon']], 'ako'],
  [[['search', 'NOON go']], 'a'],
  [
    [
      ['search', 'noon'],
      ['search', 'go'],
    ],
    'a',
  ],
  [[['search', 'the']], 'bd'],
  [[['search', 'at']], 'a'],
  [[['search', 'a']], 'n'],
  [[['search', 'depl']], 'de'],
  [[['search', '"deploy"']], 'e'],
  [[['search', 'cafe']], 'd'],
  [[['search', 'STRASSE']], 'l'],
  [[['search', 'straß']], 'l'],
  [
    [
      ['search', 'café'],
      ['channel', 'lobby'],
    ],
    'i',
  ],
  [[['search', 'lunch']], 'abcg'],
  [[['search', '"at noon"']], 'a'],
  [[['search', '"noon at"']], ''],
  [[['search', '"lunch shall"']], ''],
  [[['search', '会議']], 'f'],
  [[['search', '議']], 'f'],
  [[['search', '議会']], ''],
  [[['search', '広い']], 'f'],
  [[['search', 'soup']], 'b'],
  [[['search', 'amp']], ''],
  [[['search', 'href']], ''],
  [[not('search', 'noon')], 'bcdefglnpq'],
]
const OF_MODERATOR: [narrow: RawTerm[], expected: string][] = [
  [[], 'abcdefhjlmqstvw'],
  [[['channel', 'kept']], 'sv'],
  [[['channel', 'gone']], 't'],
  [[['channel', 'attic']], 'w'],
  [[not('channel', 'general')], 'hjlmstvw'],
  [[['channels', 'public']], 'abcdefhiopqtw'],
  [[not('channels', 'public')], 'jlmsv'],
  [[yes('sender', 8)], 'tw'],
  [[yes('mentions', 4)], 't'],
  [[['is', 'mentioned']], 't'],
  [[['is', 'unread']], 'abcfhlmqs'],
  [[['is', 'unread'], not('is', 'dm')], 'abcfhqs'],
  [[['search', 'seen']], 't'],
  [[['is', 'muted']], ''],
  [[['in', 'home']], 'abcdefhjlmqstvw'],
]

describe('a narrow', () => {
  test.each(CASES)('%j', async (narrow, expected) => {
    expect(await ask('member', narrow)).toEqual({ sql: expected, memory: expected })
  })

  test.each(OF_MODERATOR)('%j finds the right messages in channels that were joined, left or archived', async (narrow, expected) => {
    expect(await ask('moderator', narrow)).toEqual({ sql: expected, memory: expected })
  })

  test.each(['sender', 'dm', 'dm-including', 'mentions'])('can name the user of %s by ID and by either address', async (operator) => {
    const found = await Promise.all(
      [6, '6', 'member2@example.com', 'MEMBER2@example.com', 'user6@127.0.0.1'].map((user) => ask('moderator', [yes(operator, user)])),
    )
    const sql = found.map(({ sql }) => sql)
    expect(sql).toEqual(sql.map(() => ({ sender: 'acfhmq', dm: 'm', 'dm-including': 'lm', mentions: '' })[operator]))
  })

  const bounds: RawTerm[] = [
    not('search', Array.from({ length: 40 }, (_, i) => `w${i}`).join(' ')),
    not('dm-including', 4),
    ['is', 'muted'],
  ]
  test.each(bounds)('with the maximum number of terms and words is not too large for the database: %j', async (term) => {
    const others = [yes('mentions', 5), not('mentions', 4), not('is', 'muted'), not('is', 'followed'), not('is', 'resolved')]
    const narrow = Array.from({ length: 99 }, (_, i) => others[i % others.length] as RawTerm)
    const { sql, memory } = await ask('member', [term, ...narrow])
    expect(sql).toBe(memory)
  })

  test('to direct messages may name a thousand users', async () => {
    const { db } = app.server.app
    const term = { operator: 'dm-including', operand: Array.from({ length: 1_000 }, (_, i) => i + 1), negated: true } as const
    const { sql, values } = await compile(db, everybody.get(IDS.member) as User, term)
    expect(await db.scan(`SELECT m.id FROM messages m WHERE ${sql}`, values)).not.toHaveLength(0)
  })

  test.each(READERS)(
    'finds the same messages for %s in SQL as in memory, with any terms, negated or not',
    { timeout: 120_000 },
    async (name) => {
      const pool = [
        ...[...CASES, ...OF_MODERATOR].flatMap(([narrow]) => narrow),
        yes('id', ids.a ?? 0),
        yes('id', ids.t ?? 0),
        yes('near', 3),
      ]
      const term = fc.tuple(fc.constantFrom(...pool), fc.boolean()).map(([raw, negated]): RawTerm => {
        const [operator = '', operand = ''] = Array.isArray(raw) ? raw : [raw.operator, raw.operand]
        return { operator, operand, negated } as RawTerm
      })
      const narrows = fc.array(term, { minLength: 1, maxLength: 4 })
      const check = fc.asyncProperty(narrows, async (narrow) => {
        const { sql, memory } = await ask(name, narrow).catch(refusedAsBoth)
        expect(sql).toBe(memory)
      })
      await fc.assert(check, randomRuns(120))
    },
  )
})

/** Narrows that are refused, because no message can match them or they name something hidden from the reader. */
function refusedAsBoth(error: { code?: string }): { sql: string; memory: string } {
  if (error.code !== 'BAD_NARROW') throw error
  return { sql: '', memory: '' }
}
