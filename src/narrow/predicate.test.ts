// databases: once
// Whether a message matches a narrow, decided in memory. narrow.test.ts checks that the databases decide the same.

import { describe, expect, test } from 'vitest'
import { FLAG } from '../models/message.ts'
import type { MessageSnapshot } from '../present/message.ts'
import { POLICY } from '../values/topics.ts'
import { parseNarrow, type RawTerm } from './parse.ts'
import { type MessageForReader, matches } from './predicate.ts'

const SENT = {
  ...{ id: 42, senderId: 1, senderEmail: 'ann@example.org', topic: 'Lunch', renderedContent: '<p>Cold soup</p>' },
} as MessageSnapshot
const person = (id: number, name: string) => ({ id, email: `${name}@example.org`, name })
const IN_CHANNEL = { ...SENT, channel: { id: 7, name: 'General' } } as MessageSnapshot
const DIRECT = { ...SENT, topic: '', participants: [person(1, 'ann'), person(2, 'ben'), person(3, 'cleo')] } as MessageSnapshot
const TO_SELF = { ...DIRECT, participants: [person(2, 'ben')] } as MessageSnapshot

/** Whether a message matches for Ben, whose ID is 2. */
function finds(message: MessageSnapshot, raw: RawTerm | RawTerm[], more: Partial<MessageForReader> = {}): boolean {
  const terms = Array.isArray(raw) && typeof raw[0] !== 'string' ? (raw as RawTerm[]) : [raw as RawTerm]
  return matches(parseNarrow(terms, 'example.com'), { message, readerId: 2, flags: {}, ...more })
}

test.each<[string, MessageSnapshot, RawTerm, boolean]>([
  ['its channel by name, in any case', IN_CHANNEL, ['channel', ' general '], true],
  ['its channel by ID', IN_CHANNEL, { operator: 'channel', operand: 7 }, true],
  ['its channel by an ID as text', IN_CHANNEL, ['channel', '7'], true],
  ['another channel', IN_CHANNEL, ['channel', 'genera'], false],
  ['another channel by ID', IN_CHANNEL, { operator: 'channel', operand: 77 }, false],
  ['a channel, where it has none', DIRECT, ['channel', 'general'], false],
  ['its topic, in any case', IN_CHANNEL, ['topic', 'lUNCH'], true],
  ['another topic', IN_CHANNEL, ['topic', 'dinner'], false],
  ['the empty topic, where it has no channel', DIRECT, ['topic', ''], false],
  ['its sender by address', IN_CHANNEL, ['sender', 'Ann@example.org'], true],
  ['its sender by ID', IN_CHANNEL, ['sender', '1'], true],
  ['another sender', IN_CHANNEL, ['sender', '2'], false],
  ['all its participants, the reader left out', DIRECT, { operator: 'dm', operand: [1, 3] }, true],
  ['all its participants, by address too', DIRECT, ['dm', 'ann@example.org,3,ben@example.org'], true],
  ['too few participants', DIRECT, { operator: 'dm', operand: [1] }, false],
  ['too many participants', DIRECT, { operator: 'dm', operand: [1, 3, 4] }, false],
  ['the reader alone', TO_SELF, { operator: 'dm', operand: [2] }, true],
  ['participants, where it is in a channel', IN_CHANNEL, { operator: 'dm', operand: [2] }, false],
  ['one of its participants', DIRECT, { operator: 'dm-including', operand: [3] }, true],
  ['one who does not take part', DIRECT, { operator: 'dm-including', operand: [1, 4] }, false],
  ['one of its participants, where it is in a channel', IN_CHANNEL, { operator: 'dm-including', operand: [1] }, false],
  ['a direct message', DIRECT, ['is', 'dm'], true],
  ['a direct message, where it is in a channel', IN_CHANNEL, ['is', 'dm'], false],
  ['a resolved topic', { ...IN_CHANNEL, topic: '✔ Lunch' }, ['is', 'resolved'], true],
  ['a resolved topic, where it is not', { ...IN_CHANNEL, topic: 'Lunch ✔ ' }, ['is', 'resolved'], false],
  ['words of it', IN_CHANNEL, ['search', 'soup lunch'], true],
  ['words of which it has one', IN_CHANNEL, ['search', 'soup dinner'], false],
  ['its ID', IN_CHANNEL, ['id', '42'], true],
  ['another ID', IN_CHANNEL, ['id', '43'], false],
  ['what is near another', IN_CHANNEL, ['near', '43'], true],
  ['what is not near another', IN_CHANNEL, { operator: 'near', operand: 43, negated: true }, true],
  ['what is with another', IN_CHANNEL, ['with', '43'], true],
  ['not its topic', IN_CHANNEL, { operator: 'topic', operand: 'lunch', negated: true }, false],
  ['not another topic', IN_CHANNEL, { operator: 'topic', operand: 'dinner', negated: true }, true],
])('a narrow to %s', (_, message, term, expected) => {
  expect(finds(message, term)).toBe(expected)
})

test('all terms must hold', () => {
  expect(
    finds(IN_CHANNEL, [
      ['channel', '7'],
      ['topic', 'lunch'],
    ]),
  ).toBe(true)
  expect(
    finds(IN_CHANNEL, [
      ['channel', '7'],
      ['topic', 'dinner'],
    ]),
  ).toBe(false)
  expect(matches([], { message: IN_CHANNEL, readerId: 2, flags: {} })).toBe(true)
})

describe('flags', () => {
  test.each<[string, number, boolean]>([
    ['unread', 0, true],
    ['unread', FLAG.read | FLAG.starred, false],
    ['starred', FLAG.starred, true],
    ['starred', FLAG.mentioned, false],
    ['mentioned', FLAG.mentioned, true],
    ['mentioned', FLAG.stream_wildcard_mentioned, true],
    ['mentioned', FLAG.topic_wildcard_mentioned, true],
    ['mentioned', FLAG.has_alert_word, false],
    ['alerted', FLAG.has_alert_word, true],
    ['alerted', FLAG.starred, false],
  ])('%s with %i', (operand, bits, expected) => {
    expect(finds(IN_CHANNEL, ['is', operand], { flags: { 2: bits } })).toBe(expected)
  })

  test('of other users count only in a narrow to mentions of them', () => {
    const flags = { 1: FLAG.mentioned | FLAG.starred | FLAG.read, 3: FLAG.stream_wildcard_mentioned }
    expect(['starred', 'mentioned', 'unread'].map((operand) => finds(IN_CHANNEL, ['is', operand], { flags }))).toEqual([false, false, true])
    expect(['1', '2', '3'].map((operand) => finds(IN_CHANNEL, ['mentions', operand], { flags }))).toEqual([true, false, false])
  })
})

describe('a narrow respects the settings of the reader:', () => {
  test.each<[string, Partial<MessageForReader>, string[]]>([
    ['nothing', {}, []],
    ['the channel muted', { channelMuted: true }, ['muted']],
    ['the topic muted', { topicPolicy: POLICY.muted }, ['muted']],
    ['the topic unmuted in a muted channel', { channelMuted: true, topicPolicy: POLICY.unmuted }, []],
    ['the topic followed in a muted channel', { channelMuted: true, topicPolicy: POLICY.followed }, ['followed']],
  ])('%s', (_, settings, expected) => {
    expect(['muted', 'followed'].filter((operand) => finds(IN_CHANNEL, ['is', operand], settings))).toEqual(expected)
    expect(finds(IN_CHANNEL, ['in', 'home'], settings)).toBe(!expected.includes('muted'))
    expect(finds(IN_CHANNEL, ['in', 'all'], settings)).toBe(true)
  })
})

test('kinds of channels and media match only if they are given', () => {
  const media = { has_attachment: true, has_image: false, has_link: false, has_reaction: true }
  expect(['attachment', 'image', 'link', 'reaction'].filter((operand) => finds(IN_CHANNEL, ['has', operand], { media }))).toEqual([
    ...['attachment', 'reaction'],
  ])
  expect(finds(IN_CHANNEL, ['has', 'link'])).toBe(false)
  const kinds = (channel?: MessageForReader['channel']) =>
    ['public', 'web-public'].filter((operand) => finds(IN_CHANNEL, ['channels', operand], channel ? { channel } : {}))
  expect(kinds({ isPublic: true, isWebPublic: false })).toEqual(['public'])
  expect(kinds({ isPublic: false, isWebPublic: true })).toEqual(['web-public'])
  expect(kinds()).toEqual([])
})
