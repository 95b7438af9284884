import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { change } from '../../events/change.ts'
import { AuditEntry } from '../../models/audit-entry.ts'
import { Channel } from '../../models/channel.ts'
import { FLAG, Message, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { demoRealm, demoUser, EVERYBODY } from '../../testing/demo-rows.ts'
import { subscribe } from '../../testing/subscriptions.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { createChannel } from '../channels/create.ts'
import { setUserActive } from '../people/activation.ts'
import { createPersonIn, createUser } from '../people/create.ts'
import { createRealm, setRealmSetting } from './realms.ts'

let app: TestApp
let realm: Realm
beforeAll(async () => {
  app = await startTestApp()
  realm = await demoRealm()
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const now = unixTime()
const user = (name: (typeof EVERYBODY)[number]) => demoUser(app, name)
const types = (events: { type: string; op?: string; property?: string }[]): string[] =>
  events.map(({ type, op, property }) => [type, op, property].filter(Boolean).join(' '))

describe('accounts', () => {
  test('are announced to everybody when they are created', async () => {
    const events = await verifyEvents(app, EVERYBODY, () =>
      createUser(serverContext(app.server.app, realm), { email: 'Nora@Example.com', fullName: ' Nora New ', role: 400 }),
    )
    for (const name of EVERYBODY)
      expect(types(events[name])).toEqual(['realm_user add', 'user_group add_members', 'user_group add_members'])
    expect(events.guest[0].person).toMatchObject({ full_name: 'Nora New', email: 'Nora@example.com', role: 400 })
  })

  test('are announced to everybody when they are deactivated and reactivated', async () => {
    const dora = await createUser(serverContext(app.server.app, realm), { email: 'dora@example.com', fullName: 'Dora', role: 400 })
    for (const isActive of [false, true]) {
      const events = await verifyEvents(app, EVERYBODY, () =>
        setUserActive(serverContext(app.server.app, { id: dora.realm_id }), dora.id, isActive),
      )
      for (const name of EVERYBODY)
        expect(events[name]).toMatchObject([
          { type: 'realm_user', person: { user_id: dora.id, is_active: isActive } },
          // Deactivated users leave all groups without separate events.
          ...(isActive
            ? [
                { op: 'add_members', user_ids: [dora.id] },
                { op: 'add_members', user_ids: [dora.id] },
              ]
            : []),
        ])
    }
  })

  test.each([
    [
      'an address that is taken, in another case',
      { email: 'MEMBER@example.com' },
      "'email' belongs to an account already: MEMBER@example.com",
    ],
    ['something that is no address', { email: 'nobody' }, "'email' is not an email address"],
    ['an empty name', { fullName: ' ' }, "'full_name' must not be empty"],
    ['a name with Markdown', { fullName: '**Bold**' }, "'full_name' must not contain any of: * ` \\ > \" @"],
    ['a name that reads like a mention', { fullName: 'Max|6' }, "'full_name' must not end in | and d"],
    ['an unknown role', { role: 500 }, "'role' must be one of: 100, 200, 300, 400, 600"],
  ])('%s is refused and leaves nothing behind', async (_, changes, message) => {
    const count = await User.count()
    const account = { email: 'x@example.com', fullName: 'X', role: 400, now, ...changes }
    await expect(createUser(serverContext(app.server.app, realm), account)).rejects.toThrow(message)
    expect(await User.count()).toBe(count)
  })
})

describe('settings of the organisation', () => {
  test.each([
    ['require_unique_names', 'true', 'realm update require_unique_names'],
    ['allow_message_editing', 'false', 'realm update_dict default'],
    ['message_content_edit_limit_seconds', 'null', 'realm update_dict default'],
    ['topics_policy', 'disable_empty_topic', 'realm update_dict default'],
    ['can_invite_users_group', 'role:administrators', 'realm update_dict default'],
  ])('%s is announced to everybody', async (name, value, announced) => {
    const events = await verifyEvents(app, EVERYBODY, () => setRealmSetting(serverContext(app.server.app, realm), name, value))
    for (const viewer of EVERYBODY) expect(types(events[viewer])).toEqual([announced])
  })
})

describe('channels', () => {
  test('that are public are announced, with their subscribers, to everybody who may know of them', async () => {
    const subscribers = [await user('member'), await user('guest')]
    const events = await verifyEvents(app, EVERYBODY, async () =>
      createChannel(serverContext(app.server.app, realm), {
        creator: await user('owner'),
        name: 'garden',
        description: 'Plants.',
        subscribers,
      }),
    )
    expect(types(events.member)).toEqual(['stream create', 'subscription add'])
    expect(types(events.guest)).toEqual(['stream create', 'subscription add'])
    for (const name of ['owner', 'moderator', 'member2', 'bot'] as const)
      expect(types(events[name])).toEqual(['stream create', 'subscription peer_add'])
  })

  test('that are private are announced to subscribers and administrators alone', async () => {
    const subscribers = [await user('member2')]
    const events = await verifyEvents(app, EVERYBODY, async () =>
      createChannel(serverContext(app.server.app, realm), {
        creator: await user('owner'),
        name: 'board',
        inviteOnly: true,
        subscribers,
      }),
    )
    expect(types(events.member2)).toEqual(['stream create', 'subscription add'])
    for (const name of ['owner', 'administrator'] as const) expect(types(events[name])).toEqual(['stream create', 'subscription peer_add'])
    for (const name of ['moderator', 'member', 'guest', 'bot'] as const) expect(events[name]).toEqual([])
  })

  test('cannot have a name that is taken in another letter case', async () => {
    const channel = { creator: await user('owner'), name: 'GENERAL', subscribers: [] }
    await expect(createChannel(serverContext(app.server.app, realm), channel)).rejects.toMatchObject({
      code: 'CHANNEL_ALREADY_EXISTS',
      fields: { channel_name: 'GENERAL' },
    })
  })

  test('that are private show new subscribers only messages that are sent from then on', async () => {
    const board = await Channel.findByName(1, 'board')
    await app.as('member2').post('/messages', { type: 'channel', to: 'board', topic: 'x', content: 'Before' })
    const events = await verifyEvents(app, EVERYBODY, async () =>
      subscribe(app.server.app, board as Channel, [await user('moderator'), await user('member2')]),
    )
    expect(types(events.moderator)).toEqual(['stream create', 'subscription add'])
    expect(types(events.member2)).toEqual(['subscription peer_add'])
    const later = await verifyEvents(app, EVERYBODY, () =>
      app.as('member2').post('/messages', { type: 'channel', to: 'board', topic: 'x', content: 'After' }),
    )
    expect(types(later.moderator)).toEqual(['message'])
    const history = await app
      .as('moderator')
      .get('/messages', { anchor: 'newest', num_before: 9, num_after: 0, narrow: [['channel', 'board']] })
    expect(history.body.messages).toMatchObject([{ content: '<p>After</p>' }])
  })
})

describe('organisations', () => {
  test('#18 are separate: nobody can see, read or write to anything in another one', async () => {
    const other = await createRealm(app.server.app, {
      subdomain: 'other',
      name: 'Other',
      ownerEmail: 'o@example.com',
      ownerName: 'Olaf',
      now,
    })
    const foreign = await createChannel(serverContext(app.server.app, other.realm), {
      creator: other.owner,
      name: 'foreign',
      subscribers: [other.owner],
    })
    const events = await verifyEvents(
      app,
      ['owner'],
      () => createUser(serverContext(app.server.app, other.realm), { email: 'p@example.com', fullName: 'Pia', role: 400 }),
      { changesSomething: false },
    )
    expect(events.owner).toEqual([])
    const owner = app.as('owner')
    expect((await owner.post('/messages', { type: 'channel', to: foreign.id, topic: 'x', content: 'Hi' })).body.code).toBe(
      'STREAM_DOES_NOT_EXIST',
    )
    expect((await owner.post('/messages', { type: 'direct', to: [other.owner.id], content: 'Hi' })).body.msg).toBe(
      `'to' names a user who does not exist: ${other.owner.id}`,
    )
    const ids = (await owner.get('/users')).body.members.map(({ user_id }: { user_id: number }) => user_id)
    expect(ids).not.toContain(other.owner.id)
  })

  test('begin with a default channel with its first notice, to which the owner and everybody who joins are subscribed', async () => {
    const wanted = { subdomain: 'young', name: 'Young', ownerEmail: 'yara@young.example', ownerName: 'Yara', now }
    const { realm, owner } = await createRealm(app.server.app, wanted)
    const [general, ...others] = await Channel.findAllOf(realm.id)
    expect(others).toEqual([])
    expect(general).toMatchObject({ name: 'general', description: 'For everybody.', is_default: true, invite_only: false })
    expect(await Subscription.findActiveOf(owner.id)).toMatchObject([{ channel_id: general?.id }])
    const [notice] = await Message.findAll({ where: { realm_id: realm.id }, raw: true })
    expect(notice).toMatchObject({ topic: 'channel events', recipient_id: general?.recipient_id })
    expect(notice?.content).toContain('Yara')
    expect(await UserMessage.findOne({ where: { user_id: owner.id, message_id: notice?.id }, raw: true })).toMatchObject({
      flags: FLAG.read,
    })
    const newcomer = await change(serverContext(app.server.app, realm), (c) =>
      createPersonIn(c, { email: 'yuri@young.example', fullName: 'Yuri', role: 400 }),
    )
    expect(await Subscription.findActiveOf(newcomer.id)).toMatchObject([{ channel_id: general?.id }])
    const entries = await AuditEntry.findNewest(realm.id, { subjectType: 'channel' }, 9)
    expect(entries).toMatchObject([{ action: 'added', subject_name: 'general' }])
  })

  test('are not created when their owner is refused', async () => {
    const wanted = { subdomain: 'acme', name: 'Acme', ownerName: 'Olga', now }
    const create = (ownerEmail: string) => createRealm(app.server.app, { ...wanted, ownerEmail })
    await expect(create('nobody')).rejects.toThrow("'email' is not an email address")
    await expect(create('notification-bot@example.com')).rejects.toThrow("'email' belongs to an account already")
    expect(await Realm.findBySubdomain('acme')).toBeUndefined()
    expect((await create('olga@example.com')).realm).toMatchObject({ subdomain: 'acme' })
  })
})
