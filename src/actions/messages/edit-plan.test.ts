// databases: once
// The rules for changing messages, applied to given facts, without a database.

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { NO_GROUP_TREE } from '../../access/groups/membership.ts'
import { NO_REFERENTS, parse } from '../../markup/index.ts'
import type { Realm } from '../../models/realm.ts'
import { channelRow, messageRow, realmRow, userRow } from '../../testing/rows.ts'
import { type EditFacts, type MessageChange, type MoveFacts, placeAsked, planEdit } from './edit-plan.ts'

const NOW = 10_000
const ANA = userRow({ id: 1 })
const REALM = realmRow()
const CHANNEL = channelRow({ id: 7, name: 'general' })
const OTHER = channelRow({ id: 8, name: 'random' })
const MESSAGE = messageRow({
  id: 42,
  sender_id: 1,
  recipient_id: CHANNEL.recipient_id,
  topic: 'lunch',
  content: 'Hello',
  date_sent: NOW - 100,
})
const ASKED: MessageChange = {
  ...{ content: undefined, prevContentSha256: undefined, topic: undefined, channelId: undefined, mode: 'change_one' as const },
  ...{ noticeInOld: false, noticeInNew: false },
}
const VISIBLE = [40, 42, 44].map((id) => ({ id, date_sent: NOW - 100 }))
const STAYS: MoveFacts = {
  ...{ topic: 'lunch', to: CHANNEL, isReadable: true, visible: VISIBLE },
  ...{ isTopic: false, topicsPolicy: 'allow_empty_topic', noticeId: undefined },
}

function newText(content: string): EditFacts['text'] {
  const parsed = parse(content)
  const { channelWildcard, topicWildcard } = parsed.references
  const mentions = {
    wildcards: { channel: channelWildcard, topic: topicWildcard },
    ...{ groups: new Map(), tree: NO_GROUP_TREE, participants: [], subscriberCount: 0, mayMentionMany: true, alerted: new Set<number>() },
    ...{ candidates: new Set<number>(), receivers: new Set([1]), nameable: new Set<number>(), bots: new Set<number>(), readingByGroup: [] },
  }
  return { content, mentions, parsed, referents: NO_REFERENTS, users: [], groups: [], linkifiers: [] }
}
/** Plans a change to Ana's message, with all permissions except those named. */
function plan(
  asked: Partial<MessageChange>,
  more: Partial<EditFacts> = {},
  move?: Partial<MoveFacts>,
  without: string[] = [],
  realm = REALM,
) {
  const about = { message: MESSAGE, channel: CHANNEL, ...more }
  const facts: EditFacts = {
    ...{ addressee: { channel: CHANNEL, topic: 'lunch' }, place: placeAsked({ ...ASKED, ...asked }, about), direct: undefined },
    may: (_, question) => !without.includes(question),
    text: asked.content === undefined || asked.content === MESSAGE.content ? undefined : newText(asked.content),
    move: move && { ...STAYS, ...move },
    ...about,
  }
  return planEdit({ realm, actor: ANA, now: NOW }, { ...ASKED, ...asked }, facts)
}

describe('a new text', () => {
  test('is rendered, and the old one is kept for the history', () => {
    expect(plan({ content: '*Bye*' })).toMatchObject({
      edit: { content: '*Bye*', rendered: { html: '<p><em>Bye</em></p>' }, before: { content: 'Hello', html: '<p>Hello</p>' } },
      move: undefined,
    })
  })

  test('that equals the old one changes nothing', () => {
    expect(plan({ content: 'Hello' })).toEqual({ edit: undefined, move: undefined })
  })

  test('can state the expected old one by its hash, also in upper case', () => {
    const hash = createHash('sha256').update('Hello').digest('hex')
    for (const prevContentSha256 of [hash, hash.toUpperCase()])
      expect(plan({ content: 'x', prevContentSha256 }).edit).toMatchObject({ content: 'x' })
    const refusal = { code: 'EXPECTATION_MISMATCH', fields: { field_name: 'prev_content_sha256' } }
    expect(() => plan({ content: 'x', prevContentSha256: hash.replace(/^./, 'g') })).toThrow(expect.objectContaining(refusal))
  })

  test('of a direct message needs the same permissions as sending one', () => {
    const users = [ANA, userRow({ id: 2 })]
    const conversation = { recipientId: 5, hasMessages: true }
    const there = (direct: object): Partial<EditFacts> => ({
      ...{ channel: undefined, addressee: { users } },
      direct: { ownerId: undefined, hasPermitter: true, mayInitiate: true, conversation, ...direct },
    })
    expect(plan({ content: 'x' }, there({})).edit).toMatchObject({ content: 'x' })
    expect(() => plan({ content: 'x' }, there({ hasPermitter: false }))).toThrow('nobody who may permit')
    expect(() => plan({ content: 'x' }, { ...there({}), direct: undefined }).edit).not.toThrow()
    expect(() => plan({ topic: 'x' }, there({}))).toThrow("'topic' must not be given for a direct message")
    expect(() => plan({ channelId: 8 }, there({}))).toThrow("'stream_id' must not be given for a direct message")
  })

  test('can come with a new topic, and then writes one entry of the history', () => {
    const { edit, move } = plan({ content: 'x', topic: 'dinner' }, {}, { topic: 'dinner' })
    expect([edit?.content, move?.topic, move?.writesOwnHistory]).toEqual(['x', 'dinner', true])
    expect(plan({ topic: 'dinner' }, {}, { topic: 'dinner' }).move?.writesOwnHistory).toBe(false)
  })

  test.each<[string, Partial<MessageChange>, Partial<EditFacts>, string[], string]>([
    [
      'of somebody else',
      { content: 'x' },
      { message: { ...MESSAGE, sender_id: 2 } },
      [],
      'You do not have permission to edit this message',
    ],
    ['after the time limit', { content: 'x' }, { message: { ...MESSAGE, date_sent: NOW - 700 } }, [], 'time limit for editing'],
    ['where one may not post', { content: 'x' }, {}, ['post'], 'permission to post in this channel'],
    ['in an archived channel', { content: 'x' }, { channel: { ...CHANNEL, is_archived: true } }, [], 'is archived'],
    ['of another text than it was', { content: 'x', prevContentSha256: 'a'.repeat(64) }, {}, [], 'does not match'],
    ['that is none', {}, {}, [], 'Nothing to change'],
    ['for all messages of the topic', { content: 'x', mode: 'change_all' }, {}, [], "'propagate_mode' must be change_one"],
  ])('%s is refused', (_, asked, facts, without, refusal) => {
    expect(() => plan(asked, facts, undefined, without)).toThrow(refusal)
  })
})

describe('a move', () => {
  test.each([
    ['change_one' as const, [42], false],
    ['change_later' as const, [42, 44], false],
    ['change_all' as const, [40, 42, 44], true],
  ])('with %s takes %j', (mode, ids, isWhole) => {
    const { move } = plan({ topic: 'dinner', mode }, {}, { topic: 'dinner' })
    expect(move).toMatchObject({ ids, isWhole, isMove: true, from: CHANNEL, to: CHANNEL, oldTopic: 'lunch', topic: 'dinner' })
  })

  test.each(['✔', '✔ ', '✔  ', '✔ (no topic)'])('to a check mark alone, %j, is refused', (topic) => {
    expect(() => plan({ topic, mode: 'change_all' }, {}, { topic })).toThrow('must not be a check mark alone')
  })

  test('to another topic needs permission to move, post and create topics, and is not limited to the sender', () => {
    const message = { ...MESSAGE, sender_id: 2 }
    const go = (without: string[], move: Partial<MoveFacts> = {}) =>
      plan({ topic: 'dinner' }, { message }, { topic: 'dinner', ...move }, without)
    expect(go([]).move).toMatchObject({ ids: [42], userId: 1, withdrawnNoticeId: undefined, toggle: undefined, isMerge: false })
    expect(() => go(['moveWithin'])).toThrow('move messages to another topic in this channel')
    expect(() => go(['post'])).toThrow('permission to post in this channel')
    expect(() => go(['createTopic'])).toThrow('create new topics in this channel')
    expect(go(['createTopic', 'moveOut', 'resolveTopic'], { isTopic: true }).move).toMatchObject({ isMerge: true })
    expect(() => go([], { topicsPolicy: 'empty_topic_only' })).toThrow("'topic' must be empty in this channel")
    expect(() => plan({ topic: 'dinner' }, { channel: { ...CHANNEL, is_archived: true } }, {})).toThrow('is archived')
  })

  test('of a whole topic to a new name, or to another letter case, creates no topic', () => {
    expect(plan({ topic: 'dinner', mode: 'change_all' }, {}, { topic: 'dinner' }, ['createTopic']).move).toMatchObject({ isWhole: true })
    expect(plan({ topic: 'LUNCH' }, {}, { topic: 'LUNCH' }, ['createTopic']).move).toMatchObject({ isWhole: false, topic: 'LUNCH' })
    const abroad = { topic: 'lunch', to: OTHER }
    expect(() => plan({ channelId: 8, mode: 'change_all' }, {}, abroad, ['createTopic'])).toThrow('create new topics')
  })

  test('to another channel under the same topic needs no permission to move within or post in the old channel', () => {
    const may: EditFacts['may'] = (channel, question) => (channel === CHANNEL ? question === 'moveOut' : question !== 'moveOut')
    expect(plan({ channelId: 8 }, { may }, { to: OTHER }).move).toMatchObject({ to: OTHER, topic: 'lunch' })
  })

  test('to an archived channel is refused', () => {
    const to = { ...OTHER, is_archived: true }
    expect(() => plan({ channelId: 8 }, {}, { to })).toThrow("Channel 'random' is archived")
  })

  test('to another channel needs permission to move messages out of the old one, and to read and post in the new one', () => {
    const go = (move: Partial<MoveFacts>, without: string[] = []) => plan({ channelId: 8 }, {}, { to: OTHER, ...move }, without)
    expect(go({}).move).toMatchObject({ from: CHANNEL, to: OTHER, ids: [42] })
    expect(() => go({}, ['moveOut'])).toThrow('move messages out of this channel')
    expect(() => go({}, ['post'])).toThrow('permission to post in this channel')
    expect(() => go({ isReadable: false })).toThrow('permission to post in this channel')
    expect(() => go({ to: undefined })).toThrow("'stream_id' names a channel that does not exist: 8")
    expect(() => go({}, ['createTopic'])).toThrow('create new topics')
    expect(() => go({ isTopic: true }, ['createTopic'])).not.toThrow()
  })

  test('of messages that are too old says how many may be moved', () => {
    const visible = [
      { id: 42, date_sent: NOW - 604_900 },
      { id: 44, date_sent: NOW - 10 },
    ]
    const late = () => plan({ topic: 'dinner', mode: 'change_all' }, {}, { topic: 'dinner', visible })
    expect(late).toThrow(expect.objectContaining({ code: 'MOVE_MESSAGES_TIME_LIMIT_EXCEEDED' }))
  })

  test.each([
    [99, 1_000, false],
    [1_000, 99, false],
    [100, 100, true],
    [null, 99, false],
    [null, null, true],
  ])('to another channel and topic has the shorter of both time limits: %j and %j', (within, between, isAllowed) => {
    const settings = { move_messages_within_stream_limit_seconds: within, move_messages_between_streams_limit_seconds: between }
    const realm = { ...REALM, settings: JSON.stringify(settings) }
    const go = () => plan({ topic: 'dinner', channelId: 8 }, {}, { topic: 'dinner', to: OTHER }, [], realm).move
    if (isAllowed) expect(go()).toMatchObject({ to: OTHER, ids: [42] })
    else expect(go).toThrow('The time limit for moving messages of this topic has passed')
  })

  test('to another topic, or to another channel, has only its own time limit', () => {
    const limited = (name: string) => ({ ...REALM, settings: JSON.stringify({ [`move_messages_${name}_limit_seconds`]: 1 }) })
    const toTopic = (realm: Realm) => plan({ topic: 'dinner' }, {}, { topic: 'dinner' }, [], realm).move
    const toChannel = (realm: Realm) => plan({ channelId: 8 }, {}, { to: OTHER }, [], realm).move
    expect(toTopic(limited('between_streams'))).toMatchObject({ ids: [42] })
    expect(toChannel(limited('within_stream'))).toMatchObject({ ids: [42] })
    expect(() => toTopic(limited('within_stream'))).toThrow('The time limit for moving')
    expect(() => toChannel(limited('between_streams'))).toThrow('The time limit for moving')
  })
})

describe('resolving a topic', () => {
  const resolve = (mode: MessageChange['mode'], without: string[], noticeId?: number) =>
    plan({ topic: '✔ lunch', mode }, {}, { topic: '✔ lunch', noticeId }, without).move

  test('as a whole needs permission to resolve topics, and none to move messages', () => {
    expect(resolve('change_all', ['moveWithin'])).toMatchObject({ isMove: false, toggle: 'resolved', withdrawnNoticeId: undefined })
    expect(() => resolve('change_all', ['resolveTopic'])).toThrow('resolve topics')
  })

  test('ignores time limit and topics policy, and in a move to another channel needs permission in either channel', () => {
    const visible = [{ id: 42, date_sent: 0 }]
    const realm = { ...REALM, settings: JSON.stringify({ move_messages_within_stream_limit_seconds: 1 }) }
    const asked = { topic: '✔ lunch', mode: 'change_all' as const }
    const facts = { topic: '✔ lunch', visible, topicsPolicy: 'empty_topic_only' }
    expect(plan(asked, {}, facts, [], realm).move).toMatchObject({ toggle: 'resolved', isMove: false })
    const abroad = (here: boolean, there: boolean, topicsPolicy = 'allow_empty_topic') => {
      const may: EditFacts['may'] = (channel, question) => question !== 'resolveTopic' || (channel === CHANNEL ? here : there)
      return plan({ ...asked, channelId: 8 }, { may }, { ...facts, to: OTHER, topicsPolicy, noticeId: 44 }, [], realm).move
    }
    expect(abroad(true, false)).toMatchObject({ to: OTHER, isMove: true, toggle: 'resolved', withdrawnNoticeId: undefined })
    expect(abroad(false, true)).toMatchObject({ to: OTHER })
    expect(() => abroad(false, false)).toThrow('resolve topics in this channel')
    expect(() => abroad(true, true, 'empty_topic_only')).toThrow("'topic' must be empty")
  })

  test('in part counts as a move', () => {
    expect(() => resolve('change_one', ['moveWithin'])).toThrow('move messages to another topic')
    expect(resolve('change_one', [])).toMatchObject({ isMove: true, toggle: undefined })
  })

  test('takes back a notice from just before, and does not move it', () => {
    expect(resolve('change_all', [], 44)).toMatchObject({ withdrawnNoticeId: 44, ids: [40, 42] })
    expect(resolve('change_all', [], 42)).toMatchObject({ withdrawnNoticeId: undefined, ids: [40, 42, 44] })
  })
})
