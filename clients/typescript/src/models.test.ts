// databases: once
// The models of the package: URLs, the search, what events change in the messages that are shown, what is offered.

import { describe, expect, test } from 'vitest'
import {
  type Channel,
  destinationOf,
  dmTerms,
  type Event,
  type Feed,
  type Format,
  feedOf,
  firstUnread,
  followed,
  formatted,
  hashOf,
  isAmong,
  KEPT,
  listedChannels,
  listedConversations,
  type Message,
  matches,
  may,
  mayDelete,
  mayEdit,
  mayMove,
  movedTerms,
  nextUnread,
  offeredTimes,
  offersFor,
  PROFILE,
  type ProfileField,
  placeOf,
  profileData,
  profileOptions,
  searched,
  searchOffers,
  searchText,
  term,
  topicTerms,
  type World,
  widgetOf,
  withNewer,
  withOlder,
} from './index.ts'

const ME = 5
const inTopic = (id: number, subject = 'lunch', more: Partial<Message> = {}): Message =>
  ({
    id,
    type: 'stream',
    stream_id: 1,
    subject,
    sender_id: 6,
    flags: [],
    reactions: [],
    content: `<p>${id}</p>`,
    timestamp: id,
    ...more,
  }) as Message
const direct = (id: number, ...people: number[]): Message =>
  ({
    ...inTopic(id, ''),
    type: 'private',
    stream_id: undefined,
    display_recipient: people.map((one) => ({ id: one })),
  }) as unknown as Message
const range = (from: number, to: number): Message[] => Array.from({ length: to - from + 1 }, (_, i) => inTopic(from + i))
const ids = ({ messages }: Feed): number[] => messages.map(({ id }) => id)
const event = (fields: object): Event => ({ id: 0, ...fields }) as Event

describe('the URL of a narrow', () => {
  test.each([
    ['#narrow/channel/1-general/topic/lunch', topicTerms(1, 'lunch'), undefined],
    ['#narrow/stream/1-general/subject/lunch.20.26.20more/near/12', topicTerms(1, 'lunch & more'), 12],
    ['#narrow/channel/1/topic/', topicTerms(1, ''), undefined],
    ['#narrow/dm/5,6-dm/near/3', [term('dm', [5, 6])], 3],
    ['#narrow/pm-with/6-max', [term('dm', [6])], undefined],
    ['#narrow/is/starred/-sender/6', [term('is', 'starred'), term('sender', 6, true)], undefined],
    ['#narrow/search/100.25.20.E2.82', [term('search', '100.25.20.E2.82')], undefined],
    ['#feed', [], undefined],
    ['#nonsense/1', [], undefined],
    ['', [], undefined],
  ])('%s is read', (hash, terms, near) => {
    expect(placeOf(hash)).toEqual({ terms, ...(near === undefined ? {} : { near }) })
  })

  test('is written as mails write it, and read as it was', () => {
    const place = { terms: topicTerms(1, "50% off? (it's a deal.)"), near: 7 }
    const hash = hashOf(place, () => 'All of us')
    expect(hash).toBe('#narrow/channel/1-All-of-us/topic/50.25.20off.3F.20.28it.27s.20a.20deal.2E.29/near/7')
    expect(placeOf(hash)).toEqual(place)
    expect(placeOf(hashOf({ terms: dmTerms([9, 6]) }))).toEqual({ terms: dmTerms([6, 9]) })
  })

  test('says where a message goes, or that it is no conversation', () => {
    expect(destinationOf(topicTerms(1, 'lunch'))).toEqual({ channelId: 1, topic: 'lunch' })
    expect(destinationOf([term('channel', 1)])).toEqual({ channelId: 1, topic: undefined })
    expect(destinationOf(dmTerms([6]))).toEqual({ userIds: [6] })
    for (const terms of [[], [term('is', 'starred')], [term('channel', 1, true)]]) expect(destinationOf(terms)).toBeUndefined()
  })
})

test('the search is read into terms, and written back', () => {
  const idOf = (name: string): number | undefined => (name === 'general' ? 1 : undefined)
  const text = 'channel:general topic:"the plan" -is:starred has:link soup today'
  const terms = searched(text, idOf)
  expect(terms).toEqual([
    ...[term('channel', 1), term('topic', 'the plan'), term('is', 'starred', true), term('has', 'link'), term('search', 'soup today')],
  ])
  expect(searchText(terms, () => 'general')).toBe(text)
  expect(searched('is:nothing "two words"', idOf)).toEqual([term('search', 'is:nothing "two words"')])
})

test('a message matches by channel, topic, people, sender and flags, and only the server knows the rest', () => {
  expect(matches(topicTerms(1, 'LUNCH'), inTopic(1), ME)).toBe(true)
  expect(matches(topicTerms(2, 'lunch'), inTopic(1), ME)).toBe(false)
  expect(matches(dmTerms([6]), direct(1, 5, 6), ME)).toBe(true)
  expect(matches(dmTerms([5]), direct(1, 5), ME)).toBe(true)
  expect(matches(dmTerms([6]), direct(1, 5, 6, 7), ME)).toBe(false)
  expect(matches([term('is', 'starred', true), term('sender', 6)], inTopic(1), ME)).toBe(true)
  expect(matches([term('search', 'soup')], inTopic(1), ME)).toBeUndefined()
  expect(matches([term('search', 'soup'), term('channel', 2)], inTopic(1), ME)).toBe(false)
})

describe('the messages that are shown', () => {
  const feed = feedOf(topicTerms(1, 'lunch'), { messages: range(10, 12), found_oldest: false, found_newest: true })

  test('grow at both ends, each message once, and drop the farthest', () => {
    expect(ids(withOlder(feed, { messages: range(8, 10), found_oldest: true, found_newest: false }))).toEqual([8, 9, 10, 11, 12])
    const many = withNewer(feed, { messages: range(12, 12 + KEPT), found_oldest: false, found_newest: true })
    expect([many.messages.length, ids(many).at(-1), many.foundOldest]).toEqual([KEPT, 12 + KEPT, false])
    const older = withOlder(many, { messages: range(1, 12), found_oldest: true, found_newest: false })
    expect([older.messages.length, ids(older)[0], older.foundOldest, older.foundNewest]).toEqual([KEPT, 1, true, false])
  })

  test('get a new message once, if it belongs here and nothing is missing before it', () => {
    const arrival = event({ type: 'message', message: inTopic(13), flags: [] })
    const after = followed(feed, arrival, ME)
    expect(ids(after)).toEqual([10, 11, 12, 13])
    expect(followed(after, arrival, ME)).toBe(after)
    expect(followed(feed, event({ type: 'message', message: inTopic(13, 'dinner'), flags: [] }), ME)).toBe(feed)
    expect(ids(followed({ ...feed, foundNewest: false }, arrival, ME))).toEqual([10, 11, 12])
  })

  test('change by edits, flags, reactions and deletions', () => {
    const changes = [
      event({
        type: 'update_message',
        message_id: 10,
        message_ids: [10],
        rendered_content: '<p>new</p>',
        edit_timestamp: 99,
        flags: ['read'],
      }),
      event({ type: 'update_message_flags', op: 'add', flag: 'starred', messages: [11], all: false }),
      event({ type: 'update_message_flags', op: 'add', flag: 'read', messages: [], all: true }),
      event({
        type: 'reaction',
        op: 'add',
        message_id: 12,
        user_id: 5,
        emoji_name: 'tada',
        emoji_code: '1f389',
        reaction_type: 'unicode_emoji',
      }),
    ]
    const now = changes.reduce((before, one) => followed(before, one, ME), feed)
    expect(now.messages[0]).toMatchObject({ content: '<p>new</p>', last_edit_timestamp: 99 })
    expect(now.messages.map(({ flags }) => flags)).toEqual([['read'], ['starred', 'read'], ['read']])
    expect(now.messages[2]?.reactions).toHaveLength(1)
    expect([firstUnread(feed)?.id, firstUnread(now)]).toEqual([10, undefined])
    expect(ids(followed(now, event({ type: 'delete_message', message_type: 'stream', message_ids: [10, 12] }), ME))).toEqual([11])
  })

  test('leave when they are moved away, and are read again when others come', () => {
    const move = (ids: number[], orig: string, subject: string): Event =>
      event({
        type: 'update_message',
        message_id: ids[0],
        message_ids: ids,
        stream_id: 1,
        orig_subject: orig,
        subject,
        edit_timestamp: 1,
        flags: [],
      })
    expect(ids(followed(feed, move([10, 11], 'lunch', 'dinner'), ME))).toEqual([12])
    expect(followed(feed, move([3, 4], 'dinner', 'lunch'), ME).isStale).toBe(true)
    expect(followed(feed, move([3, 4], 'dinner', 'tea'), ME).isStale).toBe(false)
  })
})

const channel = (more: Partial<Channel>): Channel =>
  ({
    ...{ stream_id: 1, color: '#fff', invite_only: false, is_muted: false, pin_to_top: false, is_archived: false, folder_id: null },
    ...more,
  }) as Channel

test('the lists count what is unread and not muted, and lead to the next unread conversation', () => {
  const world = {
    user_id: ME,
    subscriptions: [
      channel({ stream_id: 1, name: 'general' }),
      channel({ stream_id: 2, name: 'quiet', is_muted: true }),
      channel({ stream_id: 3, name: 'first', pin_to_top: true }),
    ],
    user_topics: [{ stream_id: 1, topic_name: 'Noise', visibility_policy: 1 }],
    unread_msgs: {
      streams: [
        { stream_id: 1, topic: 'lunch', unread_message_ids: [1, 2] },
        { stream_id: 1, topic: 'noise', unread_message_ids: [3] },
        { stream_id: 2, topic: 'any', unread_message_ids: [4] },
      ],
      pms: [{ other_user_id: 6, unread_message_ids: [5] }],
      huddles: [{ user_ids_string: '5,6,7', unread_message_ids: [6, 7] }],
    },
    channel_folders: [],
    user_settings: { web_left_sidebar_show_channel_folders: true },
    recent_private_conversations: [{ user_ids: [6, 7] }, { user_ids: [6] }, { user_ids: [] }],
  } as unknown as World
  expect(listedChannels(world).map(({ name, unread }) => [name, unread])).toEqual([
    ['first', 0],
    ['general', 2],
    ['quiet', 0],
  ])
  expect(listedConversations(world)).toEqual([
    { userIds: [6, 7], unread: 2 },
    { userIds: [6], unread: 1 },
    { userIds: [ME], unread: 0 },
  ])
  expect(nextUnread(world)).toEqual({ channelId: 1, topic: 'lunch' })
})

test('channels are listed by folder: pinned ones before, those without a folder after, and all together if somebody likes that better', () => {
  const world = (isByFolder: boolean): World =>
    ({
      subscriptions: [
        channel({ name: 'alone' }),
        channel({ name: 'noise', folder_id: 3, is_muted: true }),
        channel({ name: 'work', folder_id: 3 }),
        channel({ name: 'someday', folder_id: 2 }),
        channel({ name: 'pinned', folder_id: 2, pin_to_top: true }),
      ],
      channel_folders: [
        { id: 2, name: 'Later', order: 1 },
        { id: 3, name: 'Work', order: 0 },
      ],
      user_settings: { web_left_sidebar_show_channel_folders: isByFolder },
      user_topics: [],
      unread_msgs: { streams: [], pms: [], huddles: [] },
    }) as unknown as World
  const listed = (isByFolder: boolean) => listedChannels(world(isByFolder)).map(({ name, folder }) => [folder, name].join(': '))
  expect(listed(true)).toEqual([': pinned', 'Work: work', 'Work: noise', 'Later: someday', ': alone'])
  expect(listed(false)).toEqual([': pinned', ': alone', ': someday', ': work', ': noise'])
})

test('people, groups and channels are offered by how their names begin', () => {
  const world = {
    realm_users: [
      { user_id: 6, full_name: 'Max Member', delivery_email: 'max@example.com' },
      { user_id: 7, full_name: 'Anna Maxwell', delivery_email: null },
      { user_id: 8, full_name: 'Max Member', delivery_email: null },
    ],
    realm_user_groups: [{ name: 'maximum', description: '', is_system_group: false, deactivated: false }],
    subscriptions: [{ name: 'general', description: '' }],
    realm_emoji: {},
  } as unknown as World
  const texts = (text: string): string[] => offersFor(text, text.length, world).offers.map((offer) => offer.text)
  expect(texts('Hello @max')).toEqual(['@**Max Member|6**', '@**Max Member|8**', '@**Anna Maxwell**', '@*maximum*'])
  expect(texts('@_anna m')).toEqual(['@_**Anna Maxwell**'])
  expect(texts('see #gen')).toEqual(['#**general**'])
  expect(texts('/po')).toEqual(['/poll'])
  for (const none of ['max@example.com', 'at 10:30', 'Hello']) expect(texts(none)).toEqual([])
})

test('the reader of a topic comes with it where all of it moves', () => {
  const move = { type: 'update_message', stream_id: 1, orig_subject: 'Lunch', message_ids: [1] }
  const all = { ...move, propagate_mode: 'change_all' }
  expect(movedTerms(topicTerms(1, 'lunch'), event({ ...all, subject: '✔ Lunch' }))).toEqual(topicTerms(1, '✔ Lunch'))
  expect(movedTerms(topicTerms(1, 'lunch'), event({ ...all, new_stream_id: 2 }))).toEqual(topicTerms(2, 'Lunch'))
  expect(movedTerms(topicTerms(1, 'dinner'), event({ ...all, subject: 'other' }))).toBeUndefined()
  expect(movedTerms(topicTerms(1, 'lunch'), event({ ...move, propagate_mode: 'change_later', subject: 'other' }))).toBeUndefined()
})

describe('what is offered', () => {
  const group = (id: number, members: number[], direct_subgroup_ids: number[] = []) => ({ id, members, direct_subgroup_ids })
  const [NOBODY, OWN, AROUND] = [10, 11, 12]
  const world = {
    ...{ user_id: ME, is_admin: false, is_owner: false, is_moderator: false },
    realm_user_groups: [group(NOBODY, []), group(OWN, [ME]), group(AROUND, [6], [OWN, AROUND])],
    ...{ realm_can_resolve_topics_group: NOBODY, realm_can_move_messages_between_topics_group: AROUND },
    ...{ realm_can_move_messages_between_channels_group: NOBODY, realm_move_messages_within_stream_limit_seconds: 60 },
    ...{ realm_move_messages_between_streams_limit_seconds: null, realm_can_delete_any_message_group: NOBODY },
    ...{ realm_can_delete_own_message_group: AROUND, realm_message_content_delete_limit_seconds: 60 },
    ...{ realm_allow_message_editing: true, realm_message_content_edit_limit_seconds: 60 },
  } as unknown as World
  const channel = { can_resolve_topics_group: { direct_members: [ME], direct_subgroups: [] } } as unknown as Channel
  const now = Math.floor(Date.now() / 1000)
  const mine = { ...inTopic(now), sender_id: ME, submessages: [] }

  test('groups count with those within them, even around a circle', () => {
    expect([NOBODY, OWN, AROUND].map((id) => isAmong(world, id))).toEqual([false, true, true])
    expect(isAmong(world, { direct_members: [6], direct_subgroups: [AROUND] })).toBe(true)
  })

  test('a permission of the channel or of the organisation is enough, and nothing is in an archived channel', () => {
    expect(may(world, 'resolve', channel)).toBe(true)
    expect(may(world, 'resolve', { ...channel, is_archived: true })).toBe(false)
    expect(may(world, 'moveOut', channel)).toBe(false)
    expect(may({ ...world, is_admin: true }, 'moveOut', channel)).toBe(true)
  })

  test('limits of time count, except for moderators who move', () => {
    expect([mayMove(world, 'topic', channel, now), mayMove(world, 'topic', channel, now - 90)]).toEqual([true, false])
    expect(mayMove({ ...world, is_moderator: true }, 'topic', channel, now - 90)).toBe(true)
    expect([mayEdit(world, mine), mayEdit(world, { ...mine, timestamp: now - 90 })]).toEqual([true, false])
    expect([mayDelete(world, mine, channel), mayDelete(world, { ...mine, timestamp: now - 90 }, channel)]).toEqual([true, false])
    expect([mayEdit(world, { ...mine, sender_id: 6 }), mayDelete(world, { ...mine, sender_id: 6 }, channel)]).toEqual([false, false])
  })
})

test('a poll and a list are what their submessages make of them, in order', () => {
  const said = (sender_id: number, content: object, id = 1) => ({
    id,
    message_id: 1,
    sender_id,
    msg_type: 'widget' as const,
    content: JSON.stringify(content),
  })
  const poll = widgetOf([
    said(ME, { widget_type: 'poll', extra_data: { question: 'Tea?', options: ['Yes'] } }),
    ...[said(6, { type: 'vote', key: 'canned,0', vote: 1 }), said(6, { type: 'vote', key: 'canned,0', vote: 1 })],
    ...[said(6, { type: 'new_option', idx: 1, option: 'Cocoa' }), said(6, { type: 'new_option', idx: 1, option: 'Twice' })],
    ...[said(ME, { type: 'vote', key: '6,1', vote: 1 }), said(ME, { type: 'vote', key: '6,1', vote: -1 })],
    ...[said(ME, { type: 'vote', key: 'nothing', vote: 1 }), said(ME, { type: 'question', question: 'Drinks?' })],
  ])
  expect(poll?.title).toBe('Drinks?')
  expect(poll?.items.map(({ text, voters }) => [text, voters])).toEqual([
    ['Yes', [6]],
    ['Cocoa', []],
  ])
  const list = widgetOf([
    said(ME, { widget_type: 'todo', extra_data: { task_list_title: 'Party', tasks: [{ task: 'Music', desc: 'loud' }] } }),
    ...[said(6, { type: 'strike', key: '0,canned' }), said(6, { type: 'new_task', key: 2, task: 'Cake', desc: '', completed: false })],
    ...[said(6, { type: 'strike', key: '2,6' }), said(6, { type: 'strike', key: '2,6' })],
  ])
  expect(list?.items.map(({ text, detail, isDone }) => [text, detail, isDone])).toEqual([
    ['Music', 'loud', true],
    ['Cake', '', false],
  ])
  expect(widgetOf([])).toBeUndefined()
  const message = { ...inTopic(1), submessages: [] }
  const added = event({ type: 'submessage', submessage_id: 3, ...said(6, {}, 1) })
  const feed = followed(feedOf([], { messages: [message] }), added, ME)
  expect(feed.messages[0]?.submessages).toHaveLength(1)
  expect(followed(feed, added, ME)).toBe(feed)
})

test('the search offers operators, and what they can be', () => {
  const world = {
    subscriptions: [{ name: 'general' }, { name: 'the garden' }],
    realm_users: [{ full_name: 'Max Member', email: 'max@example.com' }],
  } as unknown as World
  const offered = (text: string): string[] => searchOffers(text, world, new Map([[1, ['lunch', 'the plan']]])).map((offer) => offer.text)
  expect(offered('soup ')).toEqual(['soup is:', 'soup has:', 'soup channel:', 'soup topic:', 'soup sender:'])
  expect(offered('soup -is:st')).toEqual(['soup -is:starred'])
  expect(offered('channel:g')).toEqual(['channel:general', 'channel:"the garden"'])
  expect(offered('topic:"the p')).toEqual(['topic:"the plan"'])
  expect(searchOffers('sender:max', world, new Map())).toEqual([{ text: 'sender:max@example.com', label: 'sender:Max Member' }])
  expect(offered('http://example.com')).toEqual([])
})

describe('Markup for what is selected', () => {
  /** The text after a change, with what is selected between bars. */
  const after = (marked: string, format: Format): string => {
    const [before = '', chosen = '', rest = ''] = marked.split('|')
    const edit = formatted(before + chosen + rest, before.length, before.length + chosen.length, format)
    const text = (before + chosen + rest).slice(0, edit.from) + edit.text + (before + chosen + rest).slice(edit.to)
    const [from, to] = edit.select
    return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`
  }
  test.each<[Format, string, string]>([
    ['bold', 'eat |soup| today', 'eat **|soup|** today'],
    ['bold', 'eat **|soup|** today', 'eat |soup| today'],
    ['bold', '||', '**||**'],
    ['italic', '|soup|', '*|soup|*'],
    ['italic', '*|soup|*', '|soup|'],
    ['italic', '**|soup|**', '***|soup|***'],
    ['italic', '***|soup|***', '**|soup|**'],
    ['code', 'run |npm|', 'run `|npm|`'],
    ['code', '|one\ntwo|', '```\n|one\ntwo|\n```'],
    ['link', 'the |plan|', 'the [plan](||)'],
    ['link', '|https://example.com/a|', '[||](https://example.com/a)'],
    ['list', 'one\nt|wo\nthr|ee', 'one\n* two\n* three||'],
    ['list', '* o||ne', 'one||'],
    ['quote', '||soup', '> soup||'],
    ['bold', '😀|soup|😀', '😀**|soup|**😀'],
  ])('%s: %j becomes %j', (format, before, marked) => expect(after(before, format)).toBe(marked))
})

test('an option of a profile field keeps its key when others come, go and change places', () => {
  const made = profileData({ options: ['Rose', 'Tulip'] }, [])
  expect(made).toEqual({ 0: { text: 'Rose', order: '1' }, 1: { text: 'Tulip', order: '2' } })
  const field = { type: PROFILE.options, field_data: JSON.stringify(made) } as ProfileField
  const known = profileOptions(field)
  expect(known).toEqual([
    ['0', 'Rose'],
    ['1', 'Tulip'],
  ])
  expect(profileData({ options: ['Tulip', 'Aster'] }, known)).toEqual({
    1: { text: 'Tulip', order: '1' },
    3: { text: 'Aster', order: '2' },
  })
  expect(profileData({ account: '' }, [])).toBeUndefined()
  const url_pattern = 'https://code.example.com/%(username)s'
  expect(profileData({ account: url_pattern }, [])).toEqual({ subtype: 'custom', url_pattern })
})

test('times are offered from a moment on: hours, the next morning and the next Monday', () => {
  const offered = (now: string): string[] =>
    offeredTimes(new Date(now), 'en').map(([name, at]) => `${name} ${new Date(at * 1000).toString().slice(0, 21)}`)
  expect(offered('2026-11-29T23:30:00')).toEqual([
    ...['in 1 hour Mon Nov 30 2026 00:30', 'in 3 hours Mon Nov 30 2026 02:30'],
    ...['tomorrow Mon Nov 30 2026 09:00', 'next week Mon Nov 30 2026 09:00'],
  ])
  expect(offered('2026-11-30T08:00:00').at(-1)).toBe('next week Mon Dec 07 2026 09:00')
})
