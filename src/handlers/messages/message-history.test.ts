import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { update } from '../../db/sql.ts'
import { Channel } from '../../models/channel.ts'
import { FLAG, Message, UserMessage } from '../../models/message.ts'
import { MessageText } from '../../models/message-text.ts'
import { Subscription } from '../../models/subscription.ts'
import { tokensOf } from '../../narrow/words.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { demoChannel, demoUser } from '../../testing/demo-rows.ts'
import { subscribe } from '../../testing/subscriptions.ts'

type Name = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest'
type Narrow = unknown[]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const userOf = (name: Name) => demoUser(app, name)
const channel = (name: string, subscribers: Name[], inviteOnly = false) => demoChannel(app, name, subscribers, inviteOnly)
const read = async (name: Name, query: Record<string, unknown>) =>
  (await app.as(name).get('/messages', { anchor: 'newest', num_before: 100, num_after: 0, apply_markdown: false, ...query })).body
const contents = async (name: Name, narrow: Narrow, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await read(name, { narrow, ...query })).messages.map(({ content }: { content: string }) => content)
const markRead = async (name: Name, ids: number[]): Promise<void> => {
  for (const id of ids) await UserMessage.upsert({ realm_id: 1, user_id: app.demo.users[name].user_id, message_id: id, flags: FLAG.read })
}

describe('the anchor', () => {
  test('first_unread is the oldest unread message of the narrow, or the newest when all are read', async () => {
    const narrow = [
      ['channel', 'general'],
      ['topic', 'anchors'],
    ]
    const ids = [
      await app.as('member2').must.send({ topic: 'anchors', content: '1' }),
      await app.as('member2').must.send({ topic: 'anchors', content: '2' }),
    ]
    await app.as('member2').must.send({ topic: 'elsewhere', content: '3' })
    await markRead('member', ids.slice(0, 1))
    expect(await read('member', { narrow, anchor: 'first_unread', num_before: 1, num_after: 1 })).toMatchObject({
      anchor: ids[1],
      found_anchor: true,
      found_oldest: false,
      found_newest: true,
      messages: [
        { id: ids[0], flags: ['read'] },
        { id: ids[1], flags: [] },
      ],
    })
    await markRead('member', ids)
    expect(await read('member', { narrow, anchor: 'first_unread' })).toMatchObject({ anchor: 10_000_000_000_000_000, found_anchor: false })
  })

  test('first_unread skips muted topics and channels, also in a narrow to the channel', async () => {
    const loud = await channel('loud', ['member', 'member2'])
    const quiet = await channel('quiet', ['member', 'member2'])
    const set = (topic: string, visibility_policy: number) =>
      app.as('member').post('/user_topics', { stream_id: quiet.id, topic, visibility_policy })
    const inLoud = [
      await app.as('member2').must.send({ to: 'loud', topic: 'x', content: 'loud' }),
      await app.as('member2').must.send({ to: 'loud', topic: 'x', content: 'louder' }),
    ]
    const ids = [
      await app.as('member2').must.send({ to: 'quiet', topic: 'spam', content: 'muted' }),
      await app.as('member2').must.send({ to: 'quiet', topic: 'talk', content: 'normal' }),
    ]
    const earlier = await UserMessage.findAll({ where: { user_id: app.demo.users.member.user_id, flags: 0 }, raw: true })
    await markRead(
      'member',
      earlier.map((row) => row.message_id).filter((id) => id < (inLoud[0] ?? 0)),
    )
    await Subscription.update({ is_muted: true }, { where: { user_id: app.demo.users.member.user_id, channel_id: loud.id } })
    await set('spam', 1)
    const inBoth = [['channels', 'public'], { operator: 'channel', operand: 'general', negated: true }]
    expect((await read('member', { narrow: inBoth, anchor: 'first_unread' })).anchor).toBe(ids[1])
    expect((await read('member', { narrow: [['channel', 'quiet']], anchor: 'first_unread' })).anchor).toBe(ids[1])
    expect((await read('member', { narrow: [['channel', 'loud']], anchor: 'first_unread' })).anchor).toBe(inLoud[0])
  })

  test('date is the first message of the narrow sent then or later, or the newest if there is none', async () => {
    const ids = [
      await app.as('member2').must.send({ topic: 'dates', content: '1' }),
      await app.as('member2').must.send({ topic: 'dates', content: '2' }),
    ]
    const noon = Date.UTC(2026, 0, 31, 12) / 1000
    for (const [i, id] of ids.entries()) await Message.update({ date_sent: noon + i }, { where: { id } })
    const anchorAt = async (
      anchor_date: string,
      narrow: Narrow = [
        ['channel', 'general'],
        ['topic', 'dates'],
      ],
    ) => (await read('member', { narrow, anchor: 'date', anchor_date })).anchor
    expect(await anchorAt('2026-01-31T12:00:00Z')).toBe(ids[0])
    expect(await anchorAt('2026-01-31T14:00:00.250+02:00')).toBe(ids[0])
    expect(await anchorAt('2026-01-31T12:00:01Z')).toBe(ids[1])
    expect(
      await anchorAt('2026-01-31T12:00:01Z', [
        ['search', '1'],
        ['topic', 'dates'],
      ]),
    ).toBe(10_000_000_000_000_000)
    expect(await anchorAt('2026-01-31T12:00:02Z')).toBe(10_000_000_000_000_000)
    expect((await app.as('member').get('/messages', { message_ids: ids, anchor_date: '2026-01-31T12:00:00Z' })).body.msg).toBe(
      "'message_ids' must not come with 'anchor_date'",
    )
  })

  test('is the message that near names, with messages before and after it', async () => {
    const ids = await Promise.all([1, 2, 3].map((n) => app.as('member2').must.send({ topic: 'near', content: `near ${n}` })))
    const [before, near, after] = ids.sort((a, b) => a - b)
    const narrow = [['topic', 'near'], { operator: 'near', operand: near }]
    expect(await read('member', { narrow, num_before: 1, num_after: 1 })).toMatchObject({
      anchor: near,
      messages: [{ id: before }, { id: near }, { id: after }],
    })
  })

  test('found_oldest and found_newest say exactly whether there is more', async () => {
    for (const n of [1, 2, 3]) await app.as('member2').must.send({ topic: 'found', content: String(n) })
    const narrow = [
      ['channel', 'general'],
      ['topic', 'found'],
    ]
    const found = async (query: Record<string, unknown>) => {
      const { found_oldest, found_newest, messages } = await read('member', { narrow, ...query })
      return [found_oldest, found_newest, messages.length]
    }
    expect(await found({ num_before: 3 })).toEqual([false, true, 3])
    expect(await found({ num_before: 4 })).toEqual([true, true, 3])
    expect(await found({ anchor: 'oldest', num_before: 0, num_after: 2 })).toEqual([true, false, 2])
    expect(await found({ anchor: '-5', num_before: 0, num_after: 9 })).toEqual([true, true, 3])
  })
})

describe('history from before a subscription', () => {
  test('appears as read and historical in a narrow to channels without flags', async () => {
    const old = await channel('old', ['member2'])
    const id = await app.as('member2').must.send({ to: 'old', topic: 'x', content: 'before' })
    await subscribe(app.server.app, old, [await userOf('member')])
    await app.as('member2').must.send({ to: 'old', topic: 'x', content: 'after' })
    expect(await contents('member', [['channel', 'old']])).toEqual(['before', 'after'])
    expect(
      (await read('member', { message_ids: [id], anchor: undefined, num_before: undefined, num_after: undefined })).messages,
    ).toMatchObject([{ id, flags: ['read', 'historical'] }])
    for (const narrow of [
      [
        ['topic', 'x'],
        ['sender', 'member2@example.com'],
      ],
      [
        ['channel', 'old'],
        ['is', 'unread'],
      ],
    ])
      expect(await contents('member', narrow)).not.toContain('before')
    const notStarred = [['channel', 'old'], { operator: 'is', operand: 'starred', negated: true }]
    expect(await contents('member', notStarred)).toEqual(['after'])
  })

  test('is hidden in a channel with protected history', async () => {
    const kept = await channel('kept', ['member2'], true)
    const before = await app.as('member2').must.send({ to: 'kept', topic: 'x', content: 'before' })
    await subscribe(app.server.app, kept, [await userOf('member')])
    const after = await app.as('member2').must.send({ to: 'kept', topic: 'x', content: 'after' })
    expect(await contents('member', [['channel', 'kept']])).toEqual(['after'])
    const statuses = [before, after].map(async (id) => (await app.as('member').get(`/messages/${id}`)).status)
    expect(await Promise.all(statuses)).toEqual([400, 200])
    expect(
      await contents('member', [
        ['channel', 'kept'],
        ['search', 'before'],
      ]),
    ).toEqual([])
  })
})

describe('with', () => {
  test('shows the conversation that a message is in now', async () => {
    const id = await app.as('member2').must.send({ topic: 'moved', content: 'follow me' })
    const direct = await app.as('member2').must.send({ to: [app.demo.users.member.user_id], content: 'aside' })
    expect(await contents('member', [['channel', 'private'], ['topic', 'lost'], { operator: 'with', operand: id }])).toEqual(['follow me'])
    expect(await contents('member', [['topic', 'moved'], { operator: 'with', operand: direct }])).toContain('aside')
  })

  test('a missing message keeps to the named conversation, and is refused without one', async () => {
    const gone = { operator: 'with', operand: 987_654_321 }
    expect(await contents('member', [['channel', 'general'], ['topic', 'moved'], gone])).toEqual(['follow me'])
    expect(await contents('member', [{ operator: 'dm', operand: [app.demo.users.member2.user_id] }, gone])).toContain('aside')
    const { status, body } = await app.as('member').get('/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow: [gone] })
    expect([status, body.code, body.desc]).toEqual([400, 'BAD_NARROW', "unknown message '987654321'"])
  })
})

describe('a search', () => {
  test('highlights its matches in escaped text', async () => {
    const id = await app
      .as('member2')
      .must.send({ topic: 'a <b> & zebras', content: 'One **zebra** & <i>two</i> [Zebra](https://example.com/zebra?a=1&b=2)' })
    const { messages } = await read('member', { narrow: [['search', 'zebra']] })
    expect(messages).toMatchObject([
      {
        id,
        match_subject: 'a &#60;b&#62; &#38; <span class="highlight">zebras</span>',
        match_content:
          '<p>One <strong><span class="highlight">zebra</span></strong> &amp; &lt;i&gt;two&lt;/i&gt; ' +
          '<a href="https://example.com/zebra?a=1&amp;b=2"><span class="highlight">Zebra</span></a></p>',
      },
    ])
  })

  test('finds an edited message only by its new text, and a deleted message not at all', async () => {
    const id = await app.as('member2').must.send({ topic: 'edits', content: 'a giraffe' })
    const { db } = app.server.app
    const message = await Message.findByPk(id, { rejectOnEmpty: true })
    await db.transaction(async (tx) => {
      Object.assign(message, { content: 'an okapi', rendered_content: '<p>an okapi</p>' })
      await update(Message, { content: message.content, rendered_content: message.rendered_content }, { id }, tx)
      await MessageText.writeWords({ message_id: id, realm_id: message.realm_id, tokens: tokensOf(message) }, tx)
    })
    expect([await contents('member', [['search', 'giraffe']]), await contents('member', [['search', 'okapi']])]).toEqual([[], ['an okapi']])
    await db.transaction((tx) => MessageText.removeAll([id], tx))
    expect(await contents('member', [['search', 'okapi']])).toEqual([])
  })

  test('uses the index to find messages far from the anchor', async () => {
    const general = await Channel.findByPk(1, { rejectOnEmpty: true })
    const first = await app.as('member2').must.send({ topic: 'far', content: 'quagga quagga' })
    const sender = await userOf('member2')
    const filler = Array.from({ length: 5_100 }, () => ({
      ...{ realm_id: 1, sender_id: sender.id, recipient_id: general.recipient_id, topic: 'far', topic_key: 'far', content: 'x' },
      ...{ rendered_content: '<p>x</p>', client: 'test', date_sent: 0 },
    }))
    await Message.bulkCreate(filler)
    expect(
      (
        await read('member', {
          narrow: [
            ['search', 'quagga'],
            ['channel', 'general'],
          ],
        })
      ).messages,
    ).toMatchObject([{ id: first }])
    expect((await read('member', { narrow: [['search', '"quagga quagga" quag']] })).messages).toMatchObject([{ id: first }])
  })
})

describe('a reader who loses access', () => {
  test('#1 loses GET, narrows and search when a message moves to a private channel', async () => {
    const id = await app.as('member2').must.send({ topic: 'moves', content: 'wombat' })
    expect(await contents('member2', [['search', 'wombat']])).toEqual(['wombat'])
    const { stream_id } = app.demo.channels.private
    expect((await app.as('member').patch(`/messages/${id}`, { stream_id, topic: 'moved' })).status).toBe(200)
    for (const narrow of [
      [['search', 'wombat']],
      [{ operator: 'id', operand: id }],
      [['topic', 'moves']],
      [
        ['sender', 'member2@example.com'],
        ['topic', 'moves'],
      ],
    ])
      expect(await contents('member2', narrow)).toEqual([])
    const matching = await app.as('member2').get('/messages/matches_narrow', { msg_ids: [id], narrow: [['search', 'wombat']] })
    expect(matching.body.messages).toEqual({})
    expect((await app.as('member2').get(`/messages/${id}`)).body.code).toBe('BAD_REQUEST')
    expect(
      await contents('member', [
        ['channel', 'private'],
        ['search', 'wombat'],
      ]),
    ).toEqual(['wombat'])
  })

  test('#30 finds nothing of a private channel after leaving it, by any narrow', async () => {
    await channel('club', ['member', 'member2'], true)
    const id = await app.as('member').must.send({ to: 'club', topic: 'secrets', content: 'aardvark' })
    expect(await contents('member2', [['search', 'aardvark']])).toEqual(['aardvark'])
    expect((await app.as('member2').delete('/users/me/subscriptions', { subscriptions: ['club'] })).status).toBe(200)
    for (const narrow of [
      [['search', 'aardvark']],
      [['topic', 'secrets']],
      [
        ['is', 'unread'],
        ['topic', 'secrets'],
      ],
      [{ operator: 'id', operand: id }],
      [
        ['channels', 'public'],
        ['search', 'aardvark'],
      ],
    ])
      expect(await contents('member2', narrow)).toEqual([])
    const page = await read('member2', { narrow: [['search', 'aardvark']], anchor: String(id), num_before: 1, num_after: 1 })
    expect([page.found_anchor, page.messages]).toEqual([false, []])
    const named = await app.as('member2').get('/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow: [['channel', 'club']] })
    expect(named.body.desc).toBe("unknown channel 'club'")
  })
})

test('a queue gets the messages that match its narrow, as the database would match them', async () => {
  const narrow = [
    ['channel', 'General'],
    ['is', 'unread'],
    ['sender', 'member2@example.com'],
  ]
  const { queue_id } = (await app.as('member').post('/register', { event_types: ['message'], fetch_event_types: [], narrow })).body
  await app.as('member2').must.send({ topic: 'queue', content: 'wanted' })
  await app.as('moderator').must.send({ topic: 'queue', content: 'of somebody else' })
  await app.as('member2').must.send({ to: [app.demo.users.member.user_id], content: 'direct' })
  const { events } = (await app.as('member').get('/events', { queue_id, last_event_id: -1, dont_block: true })).body
  expect(events.map(({ message }: { message: { content: string } }) => message.content)).toEqual(['wanted'])
})
