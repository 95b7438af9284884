// databases: both

import { Op } from 'sequelize'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'
import { Channel } from '../../models/channel.ts'
import { Invitation } from '../../models/invitation.ts'
import { Job } from '../../models/job.ts'
import { Link } from '../../models/link.ts'
import { Message } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { emailColumns, User } from '../../models/user.ts'
import { UserGroup, UserGroupMember } from '../../models/user-group.ts'
import { hashToken } from '../../secrets/links.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { mailsTo, mailTo, NO_WORKER } from '../../testing/mails.ts'
import { alike } from '../../testing/sampled.ts'
import { traces } from '../../testing/traces.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { createChannel } from '../channels/create.ts'
import { createRealm, setRealmActive, setRealmSetting } from '../organisation/realms.ts'
import { setUserActive } from '../people/activation.ts'
import { createUser } from '../people/create.ts'
import { mailReminders } from './mails.ts'

let app: TestApp
let realm: Realm
let group: UserGroup
const channels: Record<string, Channel> = {}
const now = unixTime()
const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
const PASSWORD = 'a long enough password'
const DAY = 86_400

beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const create = async (name: string, inviteOnly: boolean, isDefault: boolean, subscribers: Name[]) => {
    const people = await Promise.all(subscribers.map(person))
    channels[name] = await createChannel(serverContext(app.server.app, realm), {
      creator: await person('owner'),
      name,
      inviteOnly,
      isDefault,
      subscribers: people,
    })
  }
  await create('welcome', false, true, [])
  await create('open', false, false, ['owner'])
  await create('hidden', true, false, ['owner'])
  await create('shared', true, false, ['owner', 'member'])
  await create('archived', false, false, ['owner'])
  await Channel.update({ is_archived: true }, { where: { id: channels.archived?.id } })
  group = await UserGroup.create({ realm_id: 1, name: 'builders', name_key: 'builders' })
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const person = (name: Name): Promise<User> => User.findByPk(app.demo.users[name].user_id, { rejectOnEmpty: true })
const idOf = (name: string): number => channels[name]?.id ?? 0
const set = (name: string, value: string): Promise<void> => setRealmSetting(serverContext(app.server.app, realm), name, value)
const settled = (): Promise<[number, number]> => Promise.all([Invitation.count(), Job.count()])
let n = 0
const freshAddress = (): string => `invited${++n}@example.org`
const invite = (name: Name, parameters: Record<string, unknown> = {}): Promise<Answer> =>
  app.as(name).post('/invites', { invitee_emails: freshAddress(), stream_ids: [], ...parameters })
const accept = (path: string, form: Record<string, string> = {}): Promise<Answer> =>
  app.client().raw(path, { method: 'POST', body: new URLSearchParams({ full_name: 'Nora New', password: PASSWORD, ...form }) })
/** Invites a new address. Returns the address, its link and the invitation's ID. */
async function invited(name: Name, parameters: Record<string, unknown> = {}): Promise<{ email: string; path: string; id: number }> {
  const email = freshAddress()
  expect((await invite(name, { invitee_emails: email, ...parameters })).body).toMatchObject({ result: 'success' })
  const { id } = await Invitation.findOne({ where: { email }, rejectOnEmpty: true })
  return { email, path: (await mailTo(email)).path, id }
}
/** Runs `happens` right before the next transaction, after all checks that precede it, such as the check of a new password. */
function beforeTransaction(happens: () => Promise<unknown>): void {
  const { db } = app.server.app
  const { transaction } = db
  const mock = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    mock.mockRestore()
    await happens()
    return transaction(work)
  })
}
const accountOf = (email: string): Promise<User | null> => User.findByEmail(1, email)
async function refused(answer: Promise<Answer>, msg: string, code = 'BAD_REQUEST'): Promise<void> {
  const before = await settled()
  const { status, body } = await answer
  expect({ status, code: body.code, msg: body.msg }).toEqual({ status: code === 'NOT_FOUND' ? 404 : 400, code, msg })
  expect(await settled()).toEqual(before)
}

alike('#40 the invite matrix:', () => {
  // The roles that each user may invite people to: none above their own.
  const MATRIX: [Name, number[]][] = [
    ['owner', [100, 200, 300, 400, 600]],
    ['administrator', [200, 300, 400, 600]],
    ['moderator', [300, 400, 600]],
    ['member', [400, 600]],
    ['guest', []],
    ['bot', [400, 600]],
  ]
  for (const [name, allowed] of MATRIX)
    for (const role of [100, 200, 300, 400, 600]) {
      const may = allowed.includes(role)
      test(`#40 ${name} ${may ? 'may' : 'may not'} invite to role ${role}`, async () => {
        if (may) {
          const { email, path } = await invited(name, { invite_as: role })
          expect((await accept(path)).status).toBe(200)
          expect((await accountOf(email))?.role).toBe(role)
        } else
          await refused(
            invite(name, { invite_as: role }),
            allowed.length > 0 ? "'invite_as' must not be a role above your own" : 'You do not have permission to invite users',
          )
      })
      const mayLink = may && (name === 'owner' || name === 'administrator')
      test(`#9 #40 ${name} ${mayLink ? 'may' : 'may not'} make a reusable link for role ${role}`, async () => {
        const { body } = await app.as(name).post('/invites/multiuse', { invite_as: role })
        expect(body.result).toBe(mayLink ? 'success' : 'error')
      })
    }

  test('#40 guests cannot invite even if the setting names them', async () => {
    const everybody = await UserGroup.create({ realm_id: 1, name: 'everybody', name_key: 'everybody' })
    for (const name of ['guest', 'bot'] as const)
      await UserGroupMember.create({ realm_id: 1, group_id: everybody.id, user_id: app.demo.users[name].user_id })
    await set('can_invite_users_group', String(everybody.id))
    await refused(invite('guest'), 'You do not have permission to invite users')
    expect((await invite('bot')).status).toBe(200)
    await refused(invite('owner'), 'You do not have permission to invite users')
    await set('can_invite_users_group', 'role:members')
  })

  test('#40 only administrators manage invitations of others, and only owners manage invitations of owners', async () => {
    const { id } = await invited('member')
    for (const [method, path] of [
      ['delete', `/invites/${id}`],
      ['post', `/invites/${id}/resend`],
      ['delete', '/invites/999'],
      ['delete', `/invites/multiuse/${id}`],
    ] as const)
      await refused(app.as('member2')[method](path), 'Invitation does not exist', 'NOT_FOUND')
    const ofOwner = await invited('owner', { invite_as: 100 })
    await refused(app.as('administrator').delete(`/invites/${ofOwner.id}`), 'Only owners may manage invitations of owners')
    await refused(app.as('administrator').post(`/invites/${ofOwner.id}/resend`), 'Only owners may manage invitations of owners')
    expect((await app.as('owner').delete(`/invites/${ofOwner.id}`)).status).toBe(200)
    expect((await app.as('administrator').delete(`/invites/${id}`)).status).toBe(200)
    await refused(app.as('administrator').delete(`/invites/${id}`), 'Invitation does not exist', 'NOT_FOUND')
  })

  test('#40 people list their own invitations, and administrators list all invitations of their organisation', async () => {
    const { id } = await invited('moderator')
    const listed = async (name: Name): Promise<number[]> =>
      (await app.as(name).get('/invites')).body.invites.map((invitation: { id: number }) => invitation.id)
    expect(await listed('moderator')).toContain(id)
    expect(await listed('administrator')).toContain(id)
    expect(await listed('member')).not.toContain(id)
    expect(await listed('guest')).toEqual([])
    const foreign = await Invitation.findOne({ where: { id }, rejectOnEmpty: true })
    await foreign.update({ realm_id: 2 })
    expect(await listed('owner')).not.toContain(id)
    await refused(app.as('owner').delete(`/invites/${id}`), 'Invitation does not exist', 'NOT_FOUND')
  })

  test('#40 people who may not make reusable links list no links of others, and nobody lists links to a higher role', async () => {
    const make = async (name: Name, role: number): Promise<string> =>
      (await app.as(name).post('/invites/multiuse', { invite_as: role })).body.invite_link
    const [own, ofOwner, toOwner] = [await make('administrator', 400), await make('owner', 400), await make('owner', 100)]
    const listed = async (name: Name): Promise<string[]> => {
      const { invites } = (await app.as(name).get('/invites')).body
      return invites.map(({ link_url }: { link_url?: string }) => link_url).filter((url: string) => [own, ofOwner, toOwner].includes(url))
    }
    expect(await listed('owner')).toEqual([own, ofOwner, toOwner])
    expect(await listed('administrator')).toEqual([own, ofOwner])
    await set('create_multiuse_invite_group', 'role:owners')
    expect(await listed('administrator')).toEqual([own])
    await set('create_multiuse_invite_group', 'role:administrators')
  })
})

alike('what an invitation gives:', () => {
  for (const [kind, path] of [
    ['#8 by mail', '/invites'],
    ['#9 by a reusable link', '/invites/multiuse'],
  ] as const) {
    const ask = (name: Name, parameters: Record<string, unknown>): Promise<Answer> =>
      app.as(name).post(path, path === '/invites' ? { invitee_emails: freshAddress(), stream_ids: [], ...parameters } : parameters)
    const caller: Name = path === '/invites' ? 'member' : 'administrator'

    test(`${kind}: no channel that the caller cannot add subscribers to`, async () => {
      const invisible =
        caller === 'member' ? `that does not exist: ${idOf('hidden')}` : `that you may not add subscribers to: ${idOf('hidden')}`
      await refused(ask(caller, { stream_ids: [idOf('hidden')] }), `'stream_ids' names a channel ${invisible}`)
      await refused(ask(caller, { stream_ids: [999] }), "'stream_ids' names a channel that does not exist: 999")
      await refused(
        ask(caller, { stream_ids: [idOf('open'), idOf('archived')] }),
        `'stream_ids' names a channel that you may not add subscribers to: ${idOf('archived')}`,
      )
      expect((await ask(caller, { stream_ids: [idOf('open'), idOf('welcome')] })).status).toBe(200)
    })

    test(`${kind}: a channel of whose own group the caller is a member, if the caller may read it`, async () => {
      const administer = async (...direct_members: number[]) => {
        const form = { can_administer_channel_group: { new: { direct_members, direct_subgroups: [] } } }
        for (const name of ['open', 'hidden']) await app.as('owner').must.patch(`/streams/${idOf(name)}`, form)
      }
      await set('can_add_subscribers_group', 'role:owners')
      await administer((await person(caller)).id)
      expect((await ask(caller, { stream_ids: [idOf('open')] })).status).toBe(200)
      await refused(
        ask(caller, { stream_ids: [idOf('hidden')] }),
        "'stream_ids' must be empty: you do not have permission to subscribe others",
      )
      await administer()
      await set('can_add_subscribers_group', 'role:members')
    })

    test(`${kind}: none at all when the caller cannot subscribe others`, async () => {
      await set('can_add_subscribers_group', 'role:owners')
      await refused(
        ask(caller, { stream_ids: [idOf('welcome')] }),
        "'stream_ids' must be empty: you do not have permission to subscribe others",
      )
      expect((await ask(caller, {})).status).toBe(200)
      await set('can_add_subscribers_group', 'role:members')
    })

    test(`${kind}: no group that the caller may not add members to`, async () => {
      const system = (await UserGroup.systemGroupIds(1)).get('role:administrators')
      await refused(ask(caller, { group_ids: [999] }), "'group_ids' names a user group that does not exist: 999")
      await refused(ask(caller, { group_ids: [group.id] }), `'group_ids' names a user group that you may not add members to: ${group.id}`)
      await refused(ask('owner', { group_ids: [system] }), `'group_ids' names a user group that you may not add members to: ${system}`)
      await UserGroup.update({ is_deactivated: true }, { where: { id: group.id } })
      await refused(ask('owner', { group_ids: [group.id] }), `'group_ids' names a user group that you may not add members to: ${group.id}`)
      await UserGroup.update({ is_deactivated: false }, { where: { id: group.id } })
      expect((await ask('owner', { group_ids: [group.id] })).status).toBe(200)
    })
  }

  test('a welcome text, if its maker is an administrator', async () => {
    await refused(invite('member', { welcome_message_custom_text: '' }), "'welcome_message_custom_text' is for administrators only")
    expect((await invite('administrator', { welcome_message_custom_text: 'x'.repeat(8000) })).status).toBe(200)
    expect((await invite('administrator', { welcome_message_custom_text: 'x'.repeat(8001) })).body.code).toBe('BAD_REQUEST')
  })

  test("null as a welcome text, for which the organisation's own text is sent, never the word", async () => {
    const link: typeof invite = (name, parameters) => app.as(name).post('/invites/multiuse', parameters)
    for (const ask of [invite, link]) {
      expect((await ask('administrator', { welcome_message_custom_text: 'null' })).status).toBe(200)
      const made = await Invitation.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true })
      expect(made.welcome_text).toBeNull()
    }
  })

  test('an account with the role and the channels, and events for everybody concerned', async () => {
    const { email, path } = await invited('administrator', {
      invite_as: 600,
      stream_ids: [idOf('open')],
      include_realm_default_subscriptions: true,
      welcome_message_custom_text: 'Welcome, *guest*.',
    })
    const events = await verifyEvents(app, EVERYBODY, async () => expect((await accept(path)).status).toBe(200))
    const account = await accountOf(email)
    expect(account).toMatchObject({ role: 600, full_name: 'Nora New' })
    const types = (name: Name): string[] =>
      events[name].map(({ type, op }: { type: string; op?: string }) => [type, op].filter(Boolean).join(' '))
    expect(types('owner')).toEqual([
      'realm_user add',
      'user_group add_members',
      'subscription peer_add',
      'subscription peer_add',
      'subscription peer_add',
      'invites_changed',
    ])
    expect(types('administrator')).toEqual([...types('owner'), 'message'])
    expect(types('member')).toEqual(types('owner').slice(0, 5))
    expect(types('guest')).toEqual(['realm_user add', 'user_group add_members', 'subscription peer_add'])
    expect(events.administrator.at(-1).message).toMatchObject({
      sender_full_name: 'Notification Bot',
      content: `@_**Nora New|${account?.id}** has accepted your invitation to join \`Demo\`.`,
    })
    const subscribed = await Subscription.findActiveOf(account?.id ?? 0)
    expect(subscribed.map((row) => row.channel_id)).toEqual([app.demo.channels.general.stream_id, idOf('welcome'), idOf('open')])
    const { body: key } = await app.client().post('/fetch_api_key', { username: email, password: PASSWORD })
    const { body: inbox } = await app.client(key).get('/messages', { anchor: 'newest', num_before: 9, num_after: 0 })
    expect(inbox.messages).toMatchObject([{ sender_full_name: 'Notification Bot', content: '<p>Welcome, <em>guest</em>.</p>' }])
  })

  test('membership in its groups, which is announced', async () => {
    const { email, path } = await invited('owner', { group_ids: [group.id], notify_referrer_on_join: false })
    const { body: queue } = await app.as('guest').post('/register', { event_types: ['user_group'], fetch_event_types: ['message'] })
    await accept(path)
    const account = await accountOf(email)
    expect(await UserGroupMember.count({ where: { group_id: group.id, user_id: account?.id ?? 0 } })).toBe(1)
    const { body } = await app.as('guest').get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    // The earlier events are about the role's groups.
    expect(body.events.at(-1)).toMatchObject({ type: 'user_group', op: 'add_members', group_id: group.id, user_ids: [account?.id] })
  })

  test.each([true, false])('a message about the newcomer to its maker, if the invitation says so: %s', async (notify) => {
    const { path } = await invited('moderator', { notify_referrer_on_join: notify })
    const events = await verifyEvents(app, ['moderator'], () => accept(path))
    const messages = events.moderator.filter(({ type }: { type: string }) => type === 'message')
    expect(messages).toHaveLength(notify ? 1 : 0)
  })

  test('#8 no channels that the inviter may no longer give', async () => {
    const { email, path } = await invited('member', { stream_ids: [idOf('open'), idOf('welcome')] })
    await set('can_add_subscribers_group', 'role:owners')
    expect((await accept(path)).status).toBe(200)
    await set('can_add_subscribers_group', 'role:members')
    expect(await Subscription.findActiveOf((await accountOf(email))?.id ?? 0)).toEqual([])
  })

  test('the welcome text of the organisation, unless the invitation has another', async () => {
    await set('welcome_message_custom_text', 'Hello there!')
    for (const [text, expected] of [
      [undefined, ['<p>Hello there!</p>']],
      ['', []],
      // Shows nothing when it is rendered, which keeps nobody out.
      ['> &nbsp;', []],
    ] as const) {
      const { email, path } = await invited('administrator', { welcome_message_custom_text: text })
      await accept(path)
      const { body: key } = await app.client().post('/fetch_api_key', { username: email, password: PASSWORD })
      const { body: inbox } = await app.client(key).get('/messages', { anchor: 'newest', num_before: 9, num_after: 0 })
      expect(inbox.messages.map(({ content }: { content: string }) => content)).toEqual(expected)
    }
    await set('welcome_message_custom_text', '')
  })
})

describe('addresses', () => {
  const failure = (msg: string, errors: unknown[], sent = false) => ({
    result: 'error',
    code: 'INVITATION_FAILED',
    msg,
    daily_limit_reached: false,
    errors,
    license_limit_reached: false,
    sent_invitations: sent,
  })

  test('are separated by commas and newlines, with names or without, each invited once', async () => {
    const events = await verifyEvents(app, EVERYBODY, () =>
      invite('moderator', { invitee_emails: 'a@list.example, Bea B. <b@list.example>\r\nc@list.example,\n,A@LIST.example' }),
    )
    const told = EVERYBODY.filter((name) => events[name].length > 0)
    expect(told).toEqual(['owner', 'administrator', 'moderator'])
    expect(events.moderator).toMatchObject([{ type: 'invites_changed' }])
    expect(await Promise.all(['a', 'A', 'b', 'c'].map(async (name) => (await mailsTo(`${name}@list.example`)).length))).toEqual([
      1, 0, 1, 1,
    ])
  })

  test.each(['', ' , \n', '<>'])('are required, and %j has none', async (text) => {
    await refused(invite('member', { invitee_emails: text }), "'invitee_emails' must have an email address")
  })

  test('that are malformed, disposable or reserved stop all mails of the request', async () => {
    const before = await settled()
    for (const [address, reason] of [
      ['invited six', 'Not an email address'],
      ['a@b@example.com', 'Not an email address'],
      ['a@', 'Not an email address'],
      ['a@example..com', 'Not an email address'],
      [`${'x'.repeat(250)}@example.com`, 'Not an email address'],
      ['x@eu.mailinator.com', 'Disposable email addresses are not allowed'],
      ['Notification-Bot@example.com', 'Reserved for the server'],
      ['user5@127.0.0.1', 'Reserved for the server'],
    ] as const) {
      const { body } = await invite('member', { invitee_emails: `${freshAddress()}, ${address}, member2@example.com` })
      expect(body).toEqual(failure('Some of those addresses cannot be invited, so no invitation was sent', [[address, reason, false]]))
    }
    expect(await settled()).toEqual(before)
  })

  test('of disposable domains are admitted where the organisation says so', async () => {
    await set('disallow_disposable_email_addresses', 'false')
    expect((await invite('member', { invitee_emails: 'x@mailinator.com' })).status).toBe(200)
    await set('disallow_disposable_email_addresses', 'true')
  })

  test('that have accounts do not stop the mails to others', async () => {
    const former = await createUser(serverContext(app.server.app, realm), { email: 'former@example.com', fullName: 'Fred', role: 400 })
    await setUserActive(serverContext(app.server.app, { id: former.realm_id }), former.id, false)
    const email = freshAddress()
    const known = [
      ['MEMBER2@example.com', 'Already has an account', false],
      ['former@example.com', 'Account has been deactivated', true],
    ]
    const some = await invite('member', { invitee_emails: `MEMBER2@example.com, ${email}, former@example.com` })
    expect(some.body).toEqual(
      failure('Some of those addresses are already using the service, so no invitation was sent to them', known, true),
    )
    expect(await mailsTo(email)).toHaveLength(1)
    const before = await settled()
    const all = await invite('member', { invitee_emails: 'MEMBER2@example.com, former@example.com,' })
    expect(all.body).toEqual(failure('All of those addresses are already using the service, so no invitation was sent', known))
    expect(await settled()).toEqual(before)
  })

  test('are not invited by new accounts where anybody may join', async () => {
    await set('invite_required', 'false')
    const { body } = await invite('member')
    expect(body).toEqual(failure('Your account is too new to send invitations to an organisation that anybody may join', []))
    expect((await invite('administrator')).status).toBe(200)
    await set('invite_required', 'true')
  })

  describe('are invited up to the daily limit', () => {
    const HOUR = 3_600
    const used = { ...failure('The daily limit of invitations is reached, so no invitation was sent', []), daily_limit_reached: true }
    const full = 'The daily limit of invitations is reached: try again tomorrow'
    /** Runs work with a limit that has room for so many more mails. */
    const withRoom = async (room: number, work: () => Promise<void>): Promise<void> => {
      const { config } = app.server.app
      await Link.update({ date_created: now - 2 * DAY }, { where: {} })
      await Invitation.update({ reminded_at: now - 2 * DAY }, { where: { reminded_at: { [Op.ne]: null } } })
      config.invitesPerDay = room
      try {
        await work()
      } finally {
        config.invitesPerDay = undefined
      }
    }

    test('by POST /invites', () =>
      withRoom(2, async () => {
        expect((await invite('member', { invitee_emails: 'limit1@example.org, limit2@example.org, limit3@example.org' })).body).toEqual(
          used,
        )
        expect((await invite('member', { invitee_emails: 'limit1@example.org, limit2@example.org' })).body.result).toBe('success')
        expect((await invite('member')).body).toEqual(used)
      }))

    test('by POST /invites/{id}/resend, which counts each mail', async () => {
      const { id, email } = await invited('member')
      await withRoom(2, async () => {
        for (const _ of [1, 2]) expect((await app.as('member').post(`/invites/${id}/resend`)).status).toBe(200)
        await refused(app.as('member').post(`/invites/${id}/resend`), full)
        expect((await invite('member')).body).toEqual(used)
        expect(await mailsTo(email)).toHaveLength(3)
      })
    })

    test('by people who use a reusable link, whether they have an account or not', async () => {
      const { invite_link: url } = (await app.as('administrator').post('/invites/multiuse')).body
      const { pathname } = new URL(url)
      await withRoom(3, async () => {
        for (const email of [freshAddress(), 'member@example.com', freshAddress()])
          expect((await accept(pathname, { email })).status).toBe(200)
        for (const email of [freshAddress(), 'member2@example.com']) {
          const { status, body } = await accept(pathname, { email })
          expect({ status, body }).toMatchObject({ status: 400, body: expect.stringContaining('reached its daily limit of invitations') })
          expect(await mailsTo(email)).toEqual([])
        }
        expect((await invite('member')).body).toEqual(used)
      })
    })

    test('by all doors at once, of which as many succeed as there is room', async () => {
      const { id } = await invited('member')
      const { invite_link: url } = (await app.as('administrator').post('/invites/multiuse')).body
      await withRoom(1, async () => {
        const answers = await Promise.all(
          [1, 2, 3].flatMap(() => [
            invite('member'),
            app.as('member').post(`/invites/${id}/resend`),
            accept(new URL(url).pathname, { email: freshAddress() }),
          ]),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(8).fill(400)])
      })
    })

    test.each([
      ['23 hours ago', 23 * HOUR, 400],
      ['25 hours ago', 25 * HOUR, 200],
    ])('of a day: a mail sent %s gives the status %#', (_, age, status) =>
      withRoom(1, async () => {
        expect((await invite('member')).status).toBe(200)
        await Link.update({ date_created: unixTime() - age }, { where: { date_created: { [Op.gte]: now } } })
        expect((await invite('member')).status).toBe(status)
      }),
    )

    test('without the reminders that the server sends by itself', () =>
      withRoom(2, async () => {
        const { id } = await invited('member', { invite_expires_in_minutes: 3 * 1440 })
        await Invitation.update({ date_sent: now - 2 * DAY, expires_at: now + DAY }, { where: { id } })
        await mailReminders(app.server.app)
        expect(await Link.count({ where: { subject_id: id } })).toBe(2)
        expect((await invite('member')).status).toBe(200)
        expect((await invite('member')).body).toEqual(used)
      }))

    test.each([
      ['6 days and 23 hours', 167 * HOUR, 'INVITATION_FAILED'],
      ['7 days and an hour', 169 * HOUR, undefined],
    ])('by all new organisations together: one of %s', (_, age, code) =>
      withRoom(1, async () => {
        const subdomain = `young${age}`
        const other = await createRealm(app.server.app, { subdomain, name: 'Young', ownerEmail: 'y@example.com', ownerName: 'Yara', now })
        await Link.create({
          realm_id: other.realm.id,
          purpose: 'invitation',
          token_hash: subdomain,
          payload: '{}',
          date_created: now,
        })
        await Realm.update({ date_created: unixTime() - age }, { where: { id: realm.id } })
        app.server.app.caches.clear()
        expect((await invite('member')).body.code).toBe(code)
        await Link.destroy({ where: { token_hash: subdomain } })
        await Realm.update({ date_created: now }, { where: { id: realm.id } })
        app.server.app.caches.clear()
      }),
    )
  })
})

describe('a link', () => {
  const giveRole = (role: number): Promise<Answer> => app.as('owner').patch(`/users/${app.demo.users.member2.user_id}`, { role })
  const isGone = async (path: string): Promise<void> => {
    const users = await User.count()
    const [opened, accepted] = [await app.client().raw(path), await accept(path)]
    const nonsense = await app.client().raw('/join/nonsense')
    for (const answer of [opened, accepted]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toBe(nonsense.body)
    }
    expect(await User.count()).toBe(users)
  }

  /** What a welcome says of the password of the person who sees it. */
  const chosenHere = 'with the password that you have chosen here'
  const chosenBefore = 'with the password that was chosen when this invitation was first used'

  test('#11 works once, and eight who use it at the same time all see the one account, and one that its password was taken', async () => {
    const { email, path } = await invited('member')
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => accept(path, { full_name: `Nora ${i}`, password: PASSWORD + i })))
    const accounts = await User.findAll({ where: { email_key: email } })
    expect(accounts).toHaveLength(1)
    const taken = Number(accounts[0]?.full_name.slice(-1))
    // Also later, and by opening it.
    for (const [i, { status, body }] of [...answers, await accept(path), await app.client().raw(path)].entries()) {
      expect([status, body]).toEqual([200, expect.stringContaining(`Welcome, Nora ${taken}`)])
      const [said, notSaid] = i === taken ? [chosenHere, chosenBefore] : [chosenBefore, chosenHere]
      expect(body).toContain(said)
      expect(body).not.toContain(notSaid)
    }
    const logIn = (i: number) => app.client().post('/fetch_api_key', { username: email, password: PASSWORD + i })
    expect([(await logIn(taken)).status, (await logIn((taken + 1) % 8)).status]).toEqual([200, 401])
    await setUserActive(serverContext(app.server.app, { id: (accounts[0] as User).realm_id }), (accounts[0] as User).id, false)
    await isGone(path)
  })

  test('keeps other requests waiting while one is accepted, so that they need no turn among the passwords', async () => {
    const { path } = await invited('member')
    const { db } = app.server.app
    const { transaction } = db
    const find = vi.spyOn(Invitation, 'findPending')
    let waiting: Promise<Answer> | undefined
    const begin = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
      const found = find.mock.calls.length
      waiting ??= accept(path, { full_name: 'Nora Second' })
      await vi.waitFor(() => expect(find.mock.calls.length).toBeGreaterThan(found + 1))
      return transaction(work)
    })
    const first = await accept(path, { full_name: 'Nora First' })
    expect(first).toMatchObject({ status: 200, body: expect.stringContaining('Welcome, Nora First') })
    expect(await waiting).toMatchObject({
      status: 200,
      body: first.body.replace(chosenHere, `${chosenBefore}. It stays as it is, whatever was entered here since`),
    })
    // The password of the second one was never hashed, which comes before a transaction.
    expect(begin).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  test('that another process accepts in between shows the account that was created', async () => {
    const { email, path } = await invited('member')
    const token = path.split('/').at(-1) ?? ''
    beforeTransaction(async () => {
      // What that process commits. This one has found the invitation open.
      await createUser(serverContext(app.server.app, realm), { email, fullName: 'Nora Elsewhere', role: 400 })
      await Invitation.update({ state: 'accepted' }, { where: { email } })
      await Link.update({ used_at: 1 }, { where: { token_hash: hashToken(token) } })
    })
    expect(await accept(path)).toMatchObject({ status: 200, body: expect.stringContaining('Welcome, Nora Elsewhere') })
    expect(await User.count({ where: { email_key: email } })).toBe(1)
  })

  test.each([
    ['the message to its maker', /INSERT INTO `?messages\b/, 1],
    ['the greeting', /INSERT INTO `?messages\b/, 2],
    ['the announcement', /INSERT INTO `?events\b/, 1],
  ])('leaves nothing behind when the server fails at %s, and works when it is used again', async (_, statement, nth) => {
    const { email, path, id } = await invited('owner', {
      ...{ stream_ids: [idOf('shared')], welcome_message_custom_text: 'Welcome, **Nora**!', notify_referrer_on_join: true },
    })
    const { queue_id } = (await app.as('owner').post('/register', { fetch_event_types: [] })).body
    const told = async (): Promise<string[]> => {
      const { events } = (await app.as('owner').get('/events', { queue_id, last_event_id: -1, dont_block: true })).body
      return events.map(({ type }: { type: string }) => type)
    }
    const counted = async () => [await traces(app), await User.count(), await Subscription.count(), await UserGroupMember.count()]
    const [before, messages] = [await counted(), await Message.count()]
    let seen = 0
    const stop = app.server.app.db.onStatement((sql) => {
      if (statement.test(sql) && ++seen === nth) throw new Error('the database is gone')
    })
    vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    await expect(accept(path)).rejects.toThrow('Nothing was changed')
    expect(seen).toBe(nth)
    stop()
    vi.restoreAllMocks()
    expect(await counted()).toEqual(before)
    expect(await accountOf(email)).toBeNull()
    expect(await told()).toEqual([])

    expect((await accept(path)).status).toBe(200)
    const { id: newcomer } = (await accountOf(email)) as User
    expect(await Subscription.count({ where: { user_id: newcomer, channel_id: idOf('shared'), is_active: true } })).toBe(1)
    expect((await told()).filter((type) => type === 'message')).toEqual(['message'])
    expect(await Message.count()).toBe(messages + 2)
    expect((await Invitation.findByPk(id))?.state).toBe('accepted')
  })

  test('stops working once it is revoked or has expired', async () => {
    const revoked = await invited('member')
    const events = await verifyEvents(app, EVERYBODY, () => app.as('member').delete(`/invites/${revoked.id}`))
    expect(EVERYBODY.filter((name) => events[name].length > 0)).toEqual(['owner', 'administrator', 'member'])
    await isGone(revoked.path)
    const expired = await invited('member', { invite_expires_in_minutes: 1 })
    await Invitation.update({ expires_at: unixTime() }, { where: { id: expired.id } })
    await isGone(expired.path)
    await refused(app.as('member').delete(`/invites/${expired.id}`), 'Invitation does not exist', 'NOT_FOUND')
  })

  test('never expires if the invitation says so, and expires after ten days by default', async () => {
    const [never, usual] = [await invited('member', { invite_expires_in_minutes: null }), await invited('member')]
    const { body } = await app.as('member').get('/invites')
    const of = (id: number) => body.invites.find((invitation: { id: number }) => invitation.id === id)
    expect(of(never.id)).toMatchObject({
      email: never.email,
      expiry_date: null,
      invited_as: 400,
      is_multiuse: false,
      notify_referrer_on_join: true,
    })
    expect(of(usual.id).expiry_date - of(usual.id).invited).toBe(864_000)
  })

  test('is replaced when the mail is sent again, which is limited per day', async () => {
    const { email, path, id } = await invited('member')
    const events = await verifyEvents(app, EVERYBODY, () => app.as('administrator').post(`/invites/${id}/resend`))
    expect(EVERYBODY.filter((name) => events[name].length > 0)).toEqual(['owner', 'administrator', 'member'])
    await isGone(path)
    const again = await mailTo(email)
    expect(again.path).not.toBe(path)
    for (let i = 0; i < 8; i++) expect((await app.as('member').post(`/invites/${id}/resend`)).status).toBe(200)
    await refused(app.as('member').post(`/invites/${id}/resend`), 'This invitation was sent too often today')
    const mailed = (hours: number) => Link.update({ date_created: unixTime() - hours * 3_600 }, { where: { subject_id: id } })
    await mailed(23)
    await refused(app.as('member').post(`/invites/${id}/resend`), 'This invitation was sent too often today')
    await mailed(25)
    expect((await app.as('member').post(`/invites/${id}/resend`)).status).toBe(200)
    expect((await accept((await mailTo(email)).path)).status).toBe(200)
    await refused(app.as('member').post(`/invites/${id}/resend`), 'Invitation does not exist', 'NOT_FOUND')
  })

  test('is valid for the full time after each mail', async () => {
    const { id } = await invited('member', { invite_expires_in_minutes: 5 * 1_440 })
    for (let i = 0; i < 2; i++) {
      await Invitation.decrement(['date_created', 'date_sent', 'expires_at'], { by: 86_400, where: { id } })
      expect((await app.as('member').post(`/invites/${id}/resend`)).status).toBe(200)
      const { date_sent, date_created, expires_at } = await Invitation.findByPk(id, { rejectOnEmpty: true })
      expect((expires_at ?? 0) - date_sent).toBe(5 * 86_400)
      const { invites } = (await app.as('member').get('/invites')).body
      expect(date_created).toBeLessThan(date_sent)
      expect(invites.find((one: { id: number }) => one.id === id)).toMatchObject({ invited: date_sent, expiry_date: expires_at })
    }
  })

  test('#10 is bound to its organisation', async () => {
    const other = await createRealm(app.server.app, {
      subdomain: 'other',
      name: 'Other',
      ownerEmail: 'o@example.com',
      ownerName: 'Olaf',
      now,
    })
    const { path, id } = await invited('member')
    await Invitation.update({ realm_id: other.realm.id }, { where: { id } })
    await isGone(path)
  })

  test('#40 does not work after its inviter has lost the role, the permission or the account', async () => {
    const max = await person('member2')
    await User.update({ role: 200 }, { where: { id: max.id } })
    const { path } = await invited('member2', { invite_as: 200 })
    const asMember = await invited('member2')
    await User.update({ role: 400 }, { where: { id: max.id } })
    await isGone(path)
    expect((await app.client().raw(asMember.path)).status).toBe(200)
    await set('can_invite_users_group', 'role:administrators')
    await isGone(asMember.path)
    await set('can_invite_users_group', 'role:members')
    await setUserActive(serverContext(app.server.app, { id: max.realm_id }), max.id, false)
    await isGone(asMember.path)
    await setUserActive(serverContext(app.server.app, { id: max.realm_id }), max.id, true)
    await isGone(asMember.path)
    await app.logIn('member2')
  })

  test.each<[string, () => Promise<unknown>, () => Promise<unknown>, afterwards?: number]>([
    ['loses the role', () => giveRole(400), () => giveRole(200), 404],
    [
      'loses the account',
      () => app.as('owner').delete(`/users/${app.demo.users.member2.user_id}`),
      async () => {
        await app.as('owner').post(`/users/${app.demo.users.member2.user_id}/reactivate`)
        await app.logIn('member2')
      },
      404,
    ],
    ['loses the right', () => set('can_invite_users_group', 'role:owners'), () => set('can_invite_users_group', 'role:members')],
    [
      'is left without an organisation',
      () => setRealmActive(serverContext(app.server.app, realm), false),
      () => setRealmActive(serverContext(app.server.app, realm), true),
    ],
  ])('creates no account when its inviter %s while it is being accepted', async (_, lose, restore, afterwards = 200) => {
    await giveRole(200)
    const { email, path } = await invited('member2', { invite_as: 200 })
    beforeTransaction(lose)
    expect((await accept(path)).status).toBe(404)
    await restore()
    expect(await accountOf(email)).toBeNull()
    expect((await accept(path)).status).toBe(afterwards)
    await giveRole(400)
  })

  test('gives no channel and no group that its inviter may no longer give when it is accepted', async () => {
    await UserGroupMember.create({ realm_id: 1, group_id: group.id, user_id: app.demo.users.member.user_id })
    await UserGroup.update({ can_add_members_group: group.id }, { where: { id: group.id } })
    const { email, path } = await invited('member', { stream_ids: [idOf('shared'), idOf('open')], group_ids: [group.id] })
    beforeTransaction(async () => {
      expect((await app.as('member').delete('/users/me/subscriptions', { subscriptions: ['shared'] })).status).toBe(200)
      const members = { delete: [app.demo.users.member.user_id] }
      expect((await app.as('owner').post(`/user_groups/${group.id}/members`, members)).status).toBe(200)
    })
    expect((await accept(path)).status).toBe(200)
    const { id } = (await accountOf(email)) as User
    expect((await Subscription.findActiveOf(id)).map((row) => row.channel_id)).toEqual([idOf('open')])
    expect(await UserGroupMember.count({ where: { group_id: group.id, user_id: id } })).toBe(0)
    await app
      .as('owner')
      .post('/users/me/subscriptions', { subscriptions: [{ name: 'shared' }], principals: [app.demo.users.member.user_id] })
  })

  test('does not work for an address that the organisation no longer admits', async () => {
    await set('disallow_disposable_email_addresses', 'false')
    const email = 'late@mailinator.com'
    await invite('member', { invitee_emails: email })
    const { path } = await mailTo(email)
    await set('disallow_disposable_email_addresses', 'true')
    expect(await accept(path)).toMatchObject({ status: 400, body: expect.stringContaining('Email address: ') })
    expect(await accountOf(email)).toBeNull()
    await set('disallow_disposable_email_addresses', 'false')
    expect((await accept(path)).status).toBe(200)
    await set('disallow_disposable_email_addresses', 'true')
  })

  test('is not mailed again or as a reminder once its inviter may no longer invite', async () => {
    const { email, id } = await invited('member2', { invite_expires_in_minutes: 5 * 1_440 })
    const lose = () => set('can_invite_users_group', 'role:owners')
    beforeTransaction(lose)
    await refused(app.as('owner').post(`/invites/${id}/resend`), 'The inviter may no longer invite people to this role')
    await set('can_invite_users_group', 'role:members')
    beforeTransaction(lose)
    await mailReminders(app.server.app, unixTime() + 4 * 86_400)
    expect(await mailsTo(email)).toHaveLength(1)
    await set('can_invite_users_group', 'role:members')
  })

  test('stops working once another invitation to the same address is accepted', async () => {
    const { email, path } = await invited('member')
    await invite('moderator', { invitee_emails: email })
    expect((await accept((await mailTo(email)).path)).status).toBe(200)
    await isGone(path)
  })

  test('stays valid after a refused form, which leaves nothing behind', async () => {
    const { email, path } = await invited('member', { stream_ids: [idOf('open')] })
    const users = await User.count()
    const passwords = ['12345', 'x'.repeat(101), 'P4ssw0rd1', 'NoraNew', email].map((password) => ({ password }))
    for (const form of [{ full_name: ' ' }, { full_name: '**x**' }, ...passwords]) expect((await accept(path, form)).status).toBe(400)
    expect(await User.count()).toBe(users)
    expect((await accept(path)).status).toBe(200)
    expect(await accountOf(email)).toBeTruthy()
  })

  test('is stored only as a hash', async () => {
    const { path } = await invited('member')
    const token = path.split('/').at(-1) ?? ''
    const { rows } = await app.server.app.db.run('SELECT * FROM links')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await Invitation.findAll())).not.toContain(token)
  })
})

describe('a reusable link', () => {
  const make = async (parameters: Record<string, unknown> = {}): Promise<{ path: string; id: number }> => {
    const { body } = await app.as('administrator').post('/invites/multiuse', parameters)
    const path = new URL(body.invite_link).pathname
    const { body: list } = await app.as('administrator').get('/invites')
    return { path, id: list.invites.find((invitation: { link_url?: string }) => invitation.link_url === body.invite_link).id }
  }

  test('can be one of a hundred that a user has, without those that were revoked or have expired', async () => {
    const { id } = await make()
    const { id: _, ...columns } = await Invitation.findOne({ where: { id }, raw: true, rejectOnEmpty: true })
    const had = await Invitation.count({ where: { inviter_id: columns.inviter_id, link_token: { [Op.ne]: null }, state: 'pending' } })
    const rows = Array.from({ length: 98 - had }, (_, i) => ({ ...columns, link_token: `link ${i}` }))
    await Invitation.bulkCreate(rows)
    const add = (name: Name): Promise<Answer> => app.as(name).post('/invites/multiuse')
    const msg = 'You may have at most 100 invitation links'
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('administrator')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', msg })
    expect((await add('owner')).status).toBe(200)
    expect((await app.as('administrator').delete(`/invites/multiuse/${id}`)).status).toBe(200)
    expect((await add('administrator')).status).toBe(200)
    await refused(add('administrator'), msg)
    await Invitation.update({ expires_at: unixTime() - 1 }, { where: { link_token: 'link 0' } })
    expect((await add('administrator')).status).toBe(200)
    await Invitation.destroy({ where: { inviter_id: columns.inviter_id, link_token: { [Op.ne]: null } } })
  })

  test('sends everybody who asks an invitation of their own', async () => {
    const { path } = await make({ invite_as: 600, stream_ids: [idOf('open')] })
    for (const email of [freshAddress(), freshAddress()]) {
      expect((await accept(path, { email })).status).toBe(200)
      expect(await accountOf(email)).toBeNull()
      expect((await accept((await mailTo(email)).path)).status).toBe(200)
      expect(await accountOf(email)).toMatchObject({ role: 600 })
    }
  })

  test('creates one invitation when an address requests it eight times at once', async () => {
    const { path, id } = await make()
    const email = freshAddress()
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(path, { email })))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]))
    expect(await Invitation.count({ where: { parent_id: id } })).toBe(1)
    expect((await accept((await mailTo(email)).path)).status).toBe(200)
  })

  test('gives its channels, groups and welcome text, without a message to its maker', async () => {
    const { path } = await make({ stream_ids: [idOf('open')], include_realm_default_subscriptions: false })
    const email = freshAddress()
    await accept(path, { email })
    const events = await verifyEvents(app, ['administrator'], async () => accept((await mailTo(email)).path))
    expect(events.administrator.map(({ type }: { type: string }) => type)).not.toContain('message')
    const { id } = (await accountOf(email)) as User
    expect((await Subscription.findActiveOf(id)).map((row) => row.channel_id)).toEqual([idOf('open')])
    expect(await UserGroupMember.count({ where: { group_id: group.id, user_id: id } })).toBe(0)

    const everything = { group_ids: [group.id], include_realm_default_subscriptions: true, welcome_message_custom_text: 'By a link.' }
    await UserGroup.update(
      { can_add_members_group: (await UserGroup.systemGroupIds(1)).get('role:administrators') ?? 0 },
      { where: { id: group.id } },
    )
    const more = await make(everything)
    const another = freshAddress()
    await accept(more.path, { email: another })
    await accept((await mailTo(another)).path)
    const { id: newcomer } = (await accountOf(another)) as User
    expect((await Subscription.findActiveOf(newcomer)).map((row) => row.channel_id)).toEqual([
      app.demo.channels.general.stream_id,
      idOf('welcome'),
    ])
    expect(await UserGroupMember.count({ where: { group_id: group.id, user_id: newcomer } })).toBe(1)
    const { body: key } = await app.client().post('/fetch_api_key', { username: another, password: PASSWORD })
    const { body: inbox } = await app.client(key).get('/messages', { anchor: 'newest', num_before: 9, num_after: 0 })
    expect(inbox.messages).toMatchObject([{ content: '<p>By a link.</p>' }])
  })

  test('needs the permission of its maker to make links until it is accepted, and no other permission', async () => {
    const { path } = await make()
    const email = freshAddress()
    await accept(path, { email })
    const asked = (await mailTo(email)).path
    await set('create_multiuse_invite_group', 'role:owners')
    expect((await accept(asked)).status).toBe(404)
    await set('create_multiuse_invite_group', 'role:administrators')
    await set('can_invite_users_group', 'role:owners')
    expect((await accept(asked)).status).toBe(200)
    await set('can_invite_users_group', 'role:members')
  })

  test('invites an address again if the user who joined with it has another one now', async () => {
    const { path } = await make()
    const email = freshAddress()
    await accept(path, { email })
    await accept((await mailTo(email)).path)
    await User.update(emailColumns(freshAddress()), { where: { id: (await accountOf(email))?.id ?? 0 } })
    await accept(path, { email })
    expect((await accept((await mailTo(email)).path)).status).toBe(200)
    expect(await accountOf(email)).not.toBeNull()
  })

  test('does not reveal who has an account, and sends them nothing', async () => {
    const { path } = await make()
    const [known, unknown] = [await accept(path, { email: 'member@example.com' }), await accept(path, { email: 'nobody@example.com' })]
    expect(known.body.replace('member@', 'nobody@')).toBe(unknown.body)
    expect(await mailsTo('member@example.com')).toEqual([])
    expect((await accept(path, { email: 'no address' })).status).toBe(400)
  })

  test('does not reveal by its limits either who has an account', async () => {
    const { path, id } = await make()
    const [joined, nobody] = [freshAddress(), freshAddress()]
    await accept(path, { email: joined })
    expect((await accept((await mailTo(joined)).path)).status).toBe(200)
    const limits = await Promise.all(
      ['member@example.com', nobody, joined].map(async (email) => {
        const answers: string[] = []
        for (let i = email === joined ? 1 : 0; i < 11; i++) {
          const { status, body } = await accept(path, { email })
          answers.push(`${status} ${body.replaceAll(email, 'who@example.com')}`)
        }
        return answers
      }),
    )
    const [known, unknown, now] = limits
    expect(known?.map((answer) => answer.slice(0, 3))).toEqual([...Array(10).fill('200'), '400'])
    expect(known).toEqual(unknown)
    expect(now).toEqual(unknown?.slice(1))
    expect(await mailsTo('member@example.com')).toEqual([])
    expect(await mailsTo(nobody)).toHaveLength(10)
    expect(await mailsTo(joined)).toHaveLength(1)

    const asked = await Invitation.findOne({ where: { parent_id: id, email: nobody }, raw: true, rejectOnEmpty: true })
    const { id: _, ...columns } = asked
    await Invitation.bulkCreate(Array.from({ length: 97 }, (_, i) => ({ ...columns, email: `${i}@x.org`, email_key: `${i}@x.org` })))
    const asks = async (): Promise<string[]> => {
      const answers = [await accept(path, { email: 'member2@example.com' }), await accept(path, { email: freshAddress() })]
      return answers.map(({ status, body }) => `${status} ${body.includes('link was used too often today')}`)
    }
    const age = (hours: number) =>
      Invitation.update({ date_created: unixTime() - hours * 3_600 }, { where: { email: { [Op.like]: '%@x.org' } } })
    expect(await asks()).toEqual(['400 true', '400 true'])
    await age(23)
    expect(await asks()).toEqual(['400 true', '400 true'])
    await age(25)
    expect(await asks()).toEqual(['200 false', '200 false'])
  })

  test.each([
    ['23 hours', 23, 1],
    ['25 hours', 25, 2],
  ])('makes one invitation of several requests within a day, which is valid for a day: %s later', async (_, hours, count) => {
    const { path, id } = await make()
    const email = freshAddress()
    await accept(path, { email })
    const where = { parent_id: id, email }
    const { date_sent, expires_at } = await Invitation.findOne({ where, rejectOnEmpty: true })
    expect((expires_at ?? 0) - date_sent).toBe(DAY)
    await Invitation.decrement(['date_created', 'date_sent', 'expires_at'], { by: hours * 3_600, where })
    const [mail] = await mailsTo(email)
    expect((await app.client().raw(mail?.path ?? '')).status).toBe(hours < 24 ? 200 : 404)
    expect((await accept(path, { email })).status).toBe(200)
    expect(await Invitation.count({ where })).toBe(count)
  })

  test('#9 sends nothing when it is revoked in the meantime', async () => {
    const { path, id } = await make()
    const email = freshAddress()
    beforeTransaction(() => app.as('owner').delete(`/invites/multiuse/${id}`))
    expect((await accept(path, { email })).status).toBe(404)
    expect(await mailsTo(email)).toEqual([])
  })

  test('#9 is revoked together with the invitations that people have requested with it', async () => {
    const { path, id } = await make()
    const email = freshAddress()
    await accept(path, { email })
    const events = await verifyEvents(app, EVERYBODY, () => app.as('owner').delete(`/invites/multiuse/${id}`))
    expect(EVERYBODY.filter((name) => events[name].length > 0)).toEqual(['owner', 'administrator'])
    expect((await accept(path, { email: freshAddress() })).status).toBe(404)
    expect((await accept((await mailTo(email)).path)).status).toBe(404)
    expect(await accountOf(email)).toBeNull()
    await refused(app.as('owner').delete(`/invites/multiuse/${id}`), 'Invitation does not exist', 'NOT_FOUND')
  })
})

describe('a reminder', () => {
  const later = (days: number): number => unixTime() + days * DAY

  test('is sent once, two days before the end, with a link that works', async () => {
    const { email, path } = await invited('owner', { invite_expires_in_minutes: 5 * 1_440 })
    await mailReminders(app.server.app, later(2.9))
    expect(await mailsTo(email)).toHaveLength(1)
    await Promise.all([mailReminders(app.server.app, later(3.1)), mailReminders(app.server.app, later(3.1))])
    await mailReminders(app.server.app, later(4))
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Olivia Owner has invited you to join Demo',
      'Reminder: Olivia Owner has invited you to join Demo',
    ])
    expect(mails[1]?.path).not.toBe(path)
    expect((await accept(mails[1]?.path ?? '')).status).toBe(200)
    expect((await accept(path)).status).not.toBe(200)
  })

  test('is not sent for an invitation that was accepted or revoked, has ended, or was made for at most two days', async () => {
    const accepted = await invited('owner', { invite_expires_in_minutes: 5 * 1_440 })
    const revoked = await invited('owner', { invite_expires_in_minutes: 5 * 1_440 })
    const short = await invited('owner', { invite_expires_in_minutes: 2 * 1_440 })
    const over = await invited('owner', { invite_expires_in_minutes: 3 * 1_440 })
    expect((await accept(accepted.path)).status).toBe(200)
    expect((await app.as('owner').delete(`/invites/${revoked.id}`)).status).toBe(200)
    await mailReminders(app.server.app, later(0.5))
    await mailReminders(app.server.app, later(3.5))
    for (const { email } of [accepted, revoked, short, over]) expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is sent once more after the invitation was sent again', async () => {
    const { email, id } = await invited('owner', { invite_expires_in_minutes: 5 * 1_440 })
    await mailReminders(app.server.app, later(3.5))
    expect((await app.as('owner').post(`/invites/${id}/resend`)).status).toBe(200)
    await mailReminders(app.server.app, later(3.5))
    expect(await mailsTo(email)).toHaveLength(4)
  })
})
