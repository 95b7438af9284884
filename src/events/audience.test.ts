// databases: once
// Which users an event concerns, decided from a given audience and a given reader's view, without a database.

import { describe, expect, test } from 'vitest'
import type { Tx } from '../db/index.ts'
import type { Channel } from '../models/channel.ts'
import type { Span } from '../models/subscription.ts'
import { channelRow } from '../testing/rows.ts'
import { ROLE } from '../values/roles.ts'
import { concerns, isSubscribed, knowers, knowersOf, readers, readersOf, readersOfHistory, readingPlace, spanOf } from './audience.ts'
import type { Audience, ChannelOfAudience, View } from './event.ts'

const CHANNEL = 9
const PUBLIC: ChannelOfAudience = { channelId: CHANNEL, isPublic: true }
const PRIVATE: ChannelOfAudience = { channelId: CHANNEL, isPublic: false }
const WEB_PUBLIC: ChannelOfAudience = { channelId: CHANNEL, isPublic: true, isWebPublic: true }
const IN_GROUP: ChannelOfAudience = { channelId: CHANNEL, isPublic: false, byGroup: [7, 8] }

/** Subscribed from message 10 on: up to message 20, or still. */
const LEFT: Span = { after: 10, to: 20, readTo: 20 }
const STAYS: Span = { after: 10, to: null, readTo: 10 }

function view({ userId = 7, role = ROLE.member, spans = [] }: { userId?: number; role?: number; spans?: Span[] } = {}): View {
  return { ...{ userId, role, isActive: true, hidden: new Set() }, channels: new Map(spans.length > 0 ? [[CHANNEL, spans]] : []) }
}
const guest = (...spans: Span[]): View => view({ role: ROLE.guest, spans })
const administrator = view({ role: ROLE.administrator })
const moderator = view({ role: ROLE.moderator })

describe('a span of a subscription', () => {
  test.each([
    ['before the first message', 10, undefined],
    ['at the first message', 11, LEFT],
    ['at the last message', 20, LEFT],
    ['after the last message', 21, undefined],
  ])('%s', (_, messageId, expected) => {
    expect(spanOf(view({ spans: [LEFT] }), CHANNEL, messageId)).toEqual(expected)
  })

  test('is found among several by the message, and has no end while the user is subscribed', () => {
    const spans = [{ after: 1, to: 5, readTo: 5 }, STAYS]
    expect(spanOf(view({ spans }), CHANNEL, 1_000)).toBe(STAYS)
    expect(spanOf(view({ spans }), CHANNEL, 4)).toBe(spans[0])
    expect(spanOf(view({ spans }), CHANNEL, 7)).toBeUndefined()
    expect(spanOf(view({ spans }), CHANNEL + 1, 1_000)).toBeUndefined()
  })

  test('covers a range of messages if it began before the newest and ended no earlier than the oldest', () => {
    expect(spanOf(view({ spans: [LEFT] }), CHANNEL, 30, 20)).toEqual(LEFT)
    expect(spanOf(view({ spans: [LEFT] }), CHANNEL, 30, 21)).toBeUndefined()
  })

  test('shows whether the user is subscribed now', () => {
    expect([[LEFT], [STAYS], [LEFT, STAYS], []].map((spans) => isSubscribed(view({ spans }), CHANNEL))).toEqual([false, true, true, false])
  })
})

describe('an event for the organisation', () => {
  test('concerns everybody except the excluded users', () => {
    expect(concerns({ to: 'realm' }, guest(), false)).toBe(true)
    expect(concerns({ to: 'realm', except: [7] }, view(), false)).toBe(false)
    expect(concerns({ to: 'realm', except: [7] }, view({ userId: 8 }), false)).toBe(true)
  })
})

describe('an event for users', () => {
  test('concerns only those users', () => {
    expect(concerns({ to: 'users', ids: [7] }, guest(), false)).toBe(true)
    expect(concerns({ to: 'users', ids: [7] }, view({ userId: 8 }), true)).toBe(false)
    expect(concerns({ to: 'users', ids: [7], of: PUBLIC }, view({ userId: 8 }), true)).toBe(false)
  })

  test.each<[string, ChannelOfAudience, View, boolean]>([
    ['a public channel, a member', PUBLIC, view(), true],
    ['a public channel, a guest', PUBLIC, guest(), false],
    ['a public channel, a guest who is subscribed', PUBLIC, guest(STAYS), true],
    ['a public channel, a guest who has left it', PUBLIC, guest(LEFT), false],
    ['a web-public channel, a guest', WEB_PUBLIC, guest(), true],
    ['a private channel, a member', PRIVATE, view(), false],
    ['a private channel, an administrator', PRIVATE, administrator, false],
    ['a private channel, a subscriber', PRIVATE, view({ spans: [STAYS] }), true],
    ['a private channel, somebody in a group of it', IN_GROUP, view(), true],
    ['a private channel, a guest in a group of it', IN_GROUP, guest(), false],
    ['a private channel, somebody in none of its groups', IN_GROUP, view({ userId: 6 }), false],
  ])('of %s: %j', (_, of, reader, expected) => {
    expect(concerns({ to: 'users', ids: [6, 7], of }, reader, false)).toBe(expected)
  })
})

describe('an event for readers of messages', () => {
  const sent = (place: ChannelOfAudience, more: object = {}): Audience => ({ to: 'readers', ...place, messageId: 15, ...more })

  test.each<[string, Audience, View, boolean, boolean]>([
    ['a subscriber', sent(PUBLIC), view({ spans: [STAYS] }), false, true],
    ['a member who was never subscribed', sent(PUBLIC), view(), false, false],
    ['who received it and has left', sent(PUBLIC), view({ spans: [LEFT] }), false, true],
    ['who received it and has left, privately', sent(PRIVATE), view({ spans: [LEFT] }), false, false],
    ['a guest who received it and has left', sent(PUBLIC), guest(LEFT), false, false],
    ['who is subscribed since', sent(PUBLIC), view({ spans: [{ after: 15, to: null, readTo: 0 }] }), false, false],
    [
      'who is subscribed since, where they count',
      sent(PUBLIC, { andSubscribers: true }),
      view({ spans: [{ ...STAYS, after: 15 }] }),
      false,
      true,
    ],
    [
      'who was subscribed later, where subscribers count',
      sent(PUBLIC, { andSubscribers: true }),
      view({ spans: [{ ...LEFT, after: 15 }] }),
      false,
      false,
    ],
    ['who has it besides', sent(PUBLIC, { also: [7] }), view(), false, true],
    ['who has it besides, but may not read it', sent(PRIVATE, { also: [7] }), view(), false, false],
    ['another than who has it besides', sent(PUBLIC, { also: [8] }), view(), false, false],
    ['a queue of all public channels', sent(PUBLIC), view(), true, true],
    ['a queue of all public channels, of a private one', sent(IN_GROUP), view(), true, false],
    ['who had the oldest of several', sent(PUBLIC, { messageId: 40, oldestId: 20 }), view({ spans: [LEFT] }), false, true],
    ['who had none of several', sent(PUBLIC, { messageId: 40, oldestId: 21 }), view({ spans: [LEFT] }), false, false],
  ])('%s', (_, audience, reader, allPublicChannels, expected) => {
    expect(concerns(audience, reader, allPublicChannels)).toBe(expected)
  })
})

describe('an event for users who know of a channel', () => {
  test.each<[string, Audience, View, boolean]>([
    ['a member, a public one', { to: 'knowers', ...PUBLIC }, view(), true],
    ['a guest, a public one', { to: 'knowers', ...PUBLIC }, guest(), false],
    ['an administrator, a private one', { to: 'knowers', ...PRIVATE }, administrator, true],
    ['a moderator, a private one', { to: 'knowers', ...PRIVATE }, moderator, false],
    ['a subscriber, a private one', { to: 'knowers', ...PRIVATE }, view({ spans: [STAYS] }), true],
    ['who is left out', { to: 'knowers', ...PUBLIC, except: [7] }, view(), false],
    ['another than who is left out', { to: 'knowers', ...PUBLIC, except: [8] }, view(), true],
    ['an administrator who is left out', { to: 'knowers', ...PRIVATE, except: [7] }, administrator, false],
  ])('%s', (_, audience, reader, expected) => {
    expect(concerns(audience, reader, false)).toBe(expected)
  })
})

describe('an audience records', () => {
  const channel = (more: Partial<Channel>): Channel => channelRow({ id: CHANNEL, ...more })

  test('whether the channel is public, and who knows of it through a group', () => {
    const knowers = knowersOf(new Map([[CHANNEL, [7, 8]]]))
    expect(knowers(channel({ invite_only: true }))).toEqual({ to: 'knowers', ...IN_GROUP })
    expect(knowers(channel({ id: 1 }), [3])).toEqual({ to: 'knowers', channelId: 1, isPublic: true, except: [3] })
    expect(knowers(channel({ id: 1, is_web_public: true }), [])).toEqual({ to: 'knowers', ...WEB_PUBLIC, channelId: 1 })
  })

  test('the messages that its readers have', () => {
    expect(readersOf(channel({}), { messageId: 15 })).toEqual({ to: 'readers', ...PUBLIC, messageId: 15 })
    const receivers = { messageId: 15, oldestId: 11, also: [3] }
    expect(readersOf(channel({ invite_only: true }), receivers, [7, 8])).toEqual({ to: 'readers', ...IN_GROUP, ...receivers })
  })

  // No groups are queried for a public channel or for protected history.
  const tx = {} as Tx
  const kept = channel({ invite_only: true, history_public_to_subscribers: false })

  test('nobody through a group if the channel is public or has protected history', async () => {
    expect(await knowers(channel({}), tx)).toEqual({ to: 'knowers', ...PUBLIC })
    expect(await knowers(channel({}), tx, [3])).toEqual({ to: 'knowers', ...PUBLIC, except: [3] })
    expect(await readers(kept, { messageId: 15 }, tx)).toEqual({ to: 'readers', ...PRIVATE, messageId: 15 })
    expect(await readingPlace(kept, tx)).toEqual(PRIVATE)
  })

  test('everybody who knows of a public channel for its history, but only the readers of a private one', async () => {
    expect(await readersOfHistory(channel({}), [11, 15], tx)).toEqual({ to: 'knowers', ...PUBLIC })
    const several = { messageId: 15, oldestId: 11, andSubscribers: true, also: [] }
    expect(await readersOfHistory(kept, [11, 13, 15], tx)).toEqual({ to: 'readers', ...PRIVATE, ...several })
  })
})
