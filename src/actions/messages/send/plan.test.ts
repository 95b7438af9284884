// databases: once
// The rules for sending, applied to given facts, without a database.

import { describe, expect, test } from 'vitest'
import { NO_GROUP_TREE } from '../../../access/groups/membership.ts'
import type { MentionFacts } from '../../../access/messages/mentions.ts'
import { NO_REFERENTS, parse } from '../../../markup/index.ts'
import { FLAG } from '../../../models/message.ts'
import type { User } from '../../../models/user.ts'
import { channelRow, realmRow, userRow } from '../../../testing/rows.ts'
import { POLICY } from '../../../values/topics.ts'
import type { NewMessage, SendFacts } from './facts.ts'
import { planSend } from './plan.ts'
import { eventOfPlan } from './write.ts'

const ANA = userRow({ id: 1, full_name: 'Ana' })
const BEN = userRow({ id: 2, full_name: 'Ben' })
const BOT = userRow({ id: 3, full_name: 'Robo', bot_type: 1 })
const CHANNEL = channelRow({ id: 7, name: 'general', can_send_message_group: 20, can_create_topic_group: 21 })

const TOPIC_STATE = { policy: POLICY.inherit, isSubscribed: true, isMuted: false, isOwnerSubscribed: false, isTopic: true }
const POSTING = {
  ...{ ...TOPIC_STATE, channel: CHANNEL, topic: 'lunch', topicsPolicy: 'allow_empty_topic' },
  ...{ groups: new Set([20, 21]), ownerGroups: new Set([20, 21]) },
}
const MENTIONS: MentionFacts = {
  wildcards: { channel: false, topic: false },
  ...{ groups: new Map(), tree: NO_GROUP_TREE, participants: [], subscriberCount: 0, mayMentionMany: true, alerted: new Set<number>() },
  ...{
    candidates: new Set<number>(),
    receivers: new Set([1, 2]),
    nameable: new Set<number>(),
    bots: new Set<number>(),
    readingByGroup: [],
  },
}

/** A message by Ana to the channel, with its facts. The text can name everybody in this file. */
function sending(content: string, more: Partial<NewMessage> = {}): NewMessage {
  const to = { type: 'channel' as const, to: 'general', topic: 'lunch' }
  return { sender: ANA, realm: realmRow(), to, content, readBySender: true, client: 'test', now: 1_000, ...more }
}
function knowing(content: string, mentions: Partial<MentionFacts> = {}, posting: Partial<typeof POSTING> | null = {}): SendFacts {
  const users = [ANA, BEN, BOT]
  const parsed = parse(content)
  const { userNames, channelWildcard, topicWildcard } = parsed.references
  const known = {
    wildcards: { channel: channelWildcard, topic: topicWildcard },
    candidates: new Set(users.filter(({ full_name }) => userNames.includes(full_name.toLowerCase())).map(({ id }) => id)),
  }
  const referents = { ...NO_REFERENTS, users: users.map(({ id, full_name }) => ({ id, fullName: full_name, isActive: true })) }
  const facts = posting === null ? undefined : { ...POSTING, ...posting }
  return {
    ...{ asOf: 0, earlierId: undefined, given: { to: 'general', posting: facts }, topicState: facts, recipientId: undefined },
    text: { parsed, referents, users, groups: [], linkifiers: [] },
    mentions: { ...MENTIONS, ...known, ...mentions },
    ...{ followers: new Map(), muters: new Set<number>(), place: { subdomain: 'demo', host: 'demo.example.com', linkifiers: [] } },
  }
}
const plan = (
  content: string,
  mentions: Partial<MentionFacts> = {},
  posting: Partial<typeof POSTING> = {},
  more: Partial<NewMessage> = {},
) => planSend(sending(content, more), knowing(content, mentions, posting))

describe('a message to a channel', () => {
  test('writes one row of its own and one for its sender, however many people are subscribed', () => {
    const { message, flags, policies, keyHash } = plan('*Hello*')
    expect(message).toMatchObject({ recipient_id: 70, topic: 'lunch', content: '*Hello*', rendered_content: '<p><em>Hello</em></p>' })
    expect([...flags]).toEqual([[1, FLAG.read]])
    expect([policies.size, keyHash]).toEqual([0, undefined])
  })

  test('depends on the channel, and on the subscriptions of its sender and of mentioned people', () => {
    const { verify } = plan('@**Ben**', { candidates: new Set([2]), receivers: new Set([1, 2]) })
    expect(verify).toEqual({ channel: CHANNEL, mustBeSame: true, among: [2, 1], subscribed: new Set([1, 2]) })
  })

  test('gets its ID in the event when it is written', () => {
    const event = eventOfPlan(plan('Hello', {}, {}, { echo: { queueId: 'q', localId: '1' } }), { id: 42, recipientId: 70 })
    expect(event).toMatchObject({
      type: 'message',
      payload: {
        message: { id: 42, recipientId: 70, channel: { id: 7, name: 'general' } },
        flags: { 1: FLAG.read },
        echo: { localId: '1' },
      },
      audience: { to: 'readers', channelId: 7, messageId: 42 },
    })
  })

  test('from the server needs no permission, and names no readers beyond subscribers', () => {
    const to = { channel: CHANNEL, topic: 'Lunch' }
    const sender = { ...ANA, is_system_bot: true }
    const facts = { ...knowing('Hello', { receivers: new Set() }), given: undefined, topicState: undefined }
    const { verify, audience, message, payload } = planSend(sending('Hello', { to, sender, readBySender: false }), facts)
    expect(verify).toMatchObject({ mustBeSame: false, among: [] })
    expect(audience).toEqual({ to: 'readers', channelId: 7, isPublic: true, messageId: 0 })
    expect([message.topic, message.topic_key, payload.flagsOfAll]).toEqual(['Lunch', 'lunch', undefined])
  })

  test('from a subscriber names no readers beyond subscribers', () => {
    expect(plan('Hello', { readingByGroup: [9] }).audience).toEqual({ to: 'readers', channelId: 7, isPublic: true, messageId: 0 })
  })

  test('from a user who is not subscribed also reaches that user, as read', () => {
    const { flags, audience } = plan('Hello', { receivers: new Set(), readingByGroup: [9] }, { isSubscribed: false })
    expect([...flags]).toEqual([[1, FLAG.read]])
    expect(audience).toMatchObject({ also: [1], byGroup: [9] })
  })

  test.each<[string, Partial<typeof POSTING> | null, object]>([
    ['that does not exist', null, { code: 'STREAM_DOES_NOT_EXIST' }],
    [
      'that the sender may not know of',
      { channel: { ...CHANNEL, invite_only: true }, isSubscribed: false },
      { code: 'STREAM_DOES_NOT_EXIST' },
    ],
    [
      'where others post',
      { groups: new Set([21]), ownerGroups: new Set([21]) },
      { message: 'You do not have permission to post in this channel' },
    ],
    ['that is archived', { channel: { ...CHANNEL, is_archived: true } }, { message: "Channel 'general' is archived" }],
    [
      'with a new topic where others begin topics',
      { groups: new Set([20]), ownerGroups: new Set([20]), isTopic: false },
      { message: 'You do not have permission to create new topics in this channel' },
    ],
    ['with a topic where there are none', { topicsPolicy: 'empty_topic_only' }, { message: "'topic' must be empty in this channel" }],
  ])('%s is refused', (_, posting, refusal) => {
    expect(() => planSend(sending('Hello'), knowing('Hello', {}, posting))).toThrow(expect.objectContaining(refusal))
  })
})

describe('a mention', () => {
  test('flags only people who receive the message', () => {
    const { flags } = plan('@**Ben** @**Robo**')
    expect([...flags]).toEqual([
      [1, FLAG.read],
      [2, FLAG.mentioned],
    ])
  })

  test('brings the message to a bot that may read the channel', () => {
    const { flags, audience } = plan('@**Robo**', { bots: new Set([3]) })
    expect(flags.get(3)).toBe(FLAG.mentioned)
    expect(audience).toMatchObject({ also: [3] })
  })

  test('in code mentions nobody', () => {
    expect([...plan('`@**Ben**`').flags.keys()]).toEqual([1])
  })

  test('of all sets a flag on the message, not for each recipient', () => {
    const { message, flags, payload } = plan('@**all**', { subscriberCount: 16 })
    expect(message.receiver_flags).toBe(FLAG.stream_wildcard_mentioned)
    expect([...flags]).toEqual([[1, FLAG.read | FLAG.stream_wildcard_mentioned]])
    expect(payload.flagsOfAll).toBe(FLAG.stream_wildcard_mentioned)
  })

  test.each([
    ['@**all**', { subscriberCount: 16 }, 'STREAM_WILDCARD_MENTION_NOT_ALLOWED'],
    ['@**topic**', { participants: Array.from({ length: 16 }, (_, i) => i) }, 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED'],
  ])('%s needs permission for more than fifteen people, but not for fifteen', (content, many, code) => {
    expect(() => plan(content, { ...many, mayMentionMany: false })).toThrow(expect.objectContaining({ code }))
    const few = 'participants' in many ? { participants: many.participants.slice(1) } : { subscriberCount: 15 }
    expect(() => plan(content, { ...few, mayMentionMany: false })).not.toThrow()
  })

  test.each<[string, Partial<MentionFacts>]>([
    ['@**Ben**', { candidates: new Set() }],
    ['@**all**', { wildcards: { channel: false, topic: true } }],
    ['@**topic**', { wildcards: { channel: true, topic: false } }],
    ['@*team*', {}],
  ])('%s is refused if no facts were read about the people it mentions', (content, facts) => {
    const knows = knowing(content, facts)
    const groups = [{ id: 30, name: 'team', isActive: true }]
    expect(() => planSend(sending(content), { ...knows, text: { ...knows.text, referents: { ...knows.text.referents, groups } } })).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', message: "'content' has a mention that cannot be checked" }),
    )
  })

  test('makes the mentioned user follow the topic if they want that and have not muted it', () => {
    const followers = (policy: number) => ({ ...knowing('@**Ben**'), followers: new Map([[2, policy]]) })
    expect([...planSend(sending('@**Ben**'), followers(POLICY.inherit)).policies]).toEqual([[2, POLICY.followed]])
    expect([...planSend(sending('@**Ben**'), followers(POLICY.muted)).policies]).toEqual([])
  })

  test('of oneself follows the topic once, with the policy that sending sets', () => {
    const facts = { ...knowing('@**Ana** @**Ben**', {}, { isTopic: false }), followers: new Map([1, 2].map((id) => [id, POLICY.inherit])) }
    const { policies, ownPolicy } = planSend(sending('@**Ana** @**Ben**'), facts)
    expect([[...policies], ownPolicy]).toEqual([
      [
        [2, POLICY.followed],
        [1, POLICY.followed],
      ],
      POLICY.followed,
    ])
    const silent = { ...facts, topicState: { ...TOPIC_STATE, isTopic: true } }
    expect([...planSend(sending('@**Ana** @**Ben**'), silent).policies.keys()]).toEqual([1, 2])
  })

  test('keeps the flags of people who have read the message from the start', () => {
    const { flags } = planSend(sending('@**all**', { readBy: [2] }), knowing('@**all**'))
    expect(flags.get(2)).toBe(FLAG.stream_wildcard_mentioned | FLAG.read)
  })

  test('is read from the start by recipients who have muted the sender, mentioned or not', () => {
    const facts = { ...knowing('@**Ben**', { receivers: new Set([1, 2]) }), muters: new Set([2, 7]) }
    expect([...planSend(sending('@**Ben**'), facts).flags]).toEqual([
      [1, FLAG.read],
      [2, FLAG.mentioned | FLAG.read],
    ])
  })
})

describe('the topic', () => {
  const sends = userRow({
    ...ANA,
    settings: JSON.stringify({ automatically_unmute_topics_in_muted_streams_policy: 2, automatically_follow_topics_policy: 4 }),
  })

  test('is followed by the user who starts it', () => {
    const started = plan('Hello', {}, { isTopic: false })
    expect([started.ownPolicy, [...started.policies]]).toEqual([POLICY.followed, [[1, POLICY.followed]]])
    expect(plan('Hello', {}, { isTopic: true }).ownPolicy).toBeUndefined()
  })

  test('is unmuted in a muted channel when its sender wants that', () => {
    expect(plan('Hello', {}, { isMuted: true }, { sender: sends }).ownPolicy).toBe(POLICY.unmuted)
    expect(plan('Hello', {}, { isMuted: false }, { sender: sends }).ownPolicy).toBeUndefined()
  })
})

describe('a direct message', () => {
  const talk = (permits: object, content = 'Hello', more: { role?: number; recipientId?: number } = {}) => {
    const facts = { ...knowing(content), topicState: undefined, recipientId: more.recipientId }
    const found = new Map<number | string, User>([[2, BEN]])
    const direct = { ownerId: undefined, hasPermitter: true, mayInitiate: true, conversation: undefined, ...permits }
    const given = {
      named: { references: [2], found, hidden: new Set<number>() },
      permits: direct,
      participants: [ANA, { ...BEN, role: more.role ?? BEN.role }],
    }
    return planSend(sending(content, { to: { type: 'direct', to: [2], topic: undefined } }), { ...facts, given })
  }

  test('starts a conversation if there is none', () => {
    const { conversation, verify, audience } = talk({})
    expect(conversation).toEqual({ userIds: [1, 2], hasGuests: false, recipientId: undefined })
    expect(verify).toBeUndefined()
    expect(audience).toEqual({ to: 'users', ids: [1, 2] })
  })

  test('continues an existing conversation without a topic, and notes that guests take part', () => {
    const { conversation, message } = talk({}, 'Hello', { role: 600, recipientId: 5 })
    expect(conversation).toEqual({ userIds: [1, 2], hasGuests: true, recipientId: 5 })
    expect(message).toMatchObject({ recipient_id: 5, topic: '', topic_key: '' })
  })

  test('is refused if no participant may permit it, or if the sender may only reply', () => {
    expect(() => talk({ hasPermitter: false })).toThrow('nobody who may permit')
    expect(() => talk({ mayInitiate: false })).toThrow('permission to start')
    expect(() => talk({ mayInitiate: false, conversation: { recipientId: 5, hasMessages: true } })).not.toThrow()
  })

  test('can mention its participants', () => {
    expect(talk({}, '@**Ben**').flags.get(2)).toBe(FLAG.mentioned)
  })
})
