// databases: both

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { GROUP_PERMISSIONS, UserGroup, UserGroupMember, UserGroupSubgroup } from '../../models/user-group.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { alike } from '../../testing/sampled.ts'
import { withStatements } from '../../testing/statements.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { createChannel } from '../channels/create.ts'
import { createRealm } from '../organisation/realms.ts'
import { setUserActive } from '../people/activation.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
const now = unixTime()
const id = (name: Name): number => app.demo.users[name].user_id
const failure = (msg: string, code = 'BAD_REQUEST') => ({ status: 400, body: { result: 'error', code, msg } })

let made = 0
async function createGroup(by: Name, fields: Record<string, unknown> = {}): Promise<number> {
  const answer = await app.as(by).post('/user_groups/create', { name: `group ${++made}`, description: '', members: [], ...fields })
  expect(answer.body).toMatchObject({ result: 'success' })
  return answer.body.group_id
}
const update = (by: Name, group: number, fields: Record<string, unknown>): Promise<Answer> =>
  app.as(by).patch(`/user_groups/${group}`, fields)
const members = (by: Name, group: number, fields: Record<string, unknown>): Promise<Answer> =>
  app.as(by).post(`/user_groups/${group}/members`, fields)
const nest = (by: Name, group: number, add: number[]): Promise<Answer> => app.as(by).post(`/user_groups/${group}/subgroups`, { add })
const listed = async (group: number): Promise<Record<string, unknown>> =>
  (await app.as('guest').get('/user_groups', { include_deactivated_groups: true, user_group_ids: [group] })).body.user_groups[0]
const ofSystem = async (name: string): Promise<number> => (await UserGroup.systemGroupIds(1)).get(name) ?? 0
/** Numbers of rows of groups of every kind. A refused request must leave them unchanged. */
const rows = async (): Promise<number[]> => [await UserGroup.count(), await UserGroupMember.count(), await UserGroupSubgroup.count()]

alike('a new group', () => {
  test('is announced to everybody, and its creator manages it', async () => {
    const events = await verifyEvents(app, EVERYBODY, () =>
      createGroup('member', { name: ' Testers ', description: 'They test.', members: [id('member2'), id('guest')], can_mention_group: 3 }),
    )
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ type: 'user_group', op: 'add' }])
    expect(events.guest[0].group).toMatchObject({
      name: 'Testers',
      creator_id: id('member'),
      members: [id('member2'), id('guest')],
      direct_subgroup_ids: [],
      can_add_members_group: { direct_members: [id('member')], direct_subgroups: [] },
      can_join_group: await ofSystem('role:nobody'),
      can_leave_group: await ofSystem('role:everyone'),
      can_manage_group: { direct_members: [id('member')], direct_subgroups: [] },
      can_mention_group: 3,
    })
  })

  test.each([
    [{ name: '' }, "'name' must not be empty"],
    [{ name: ' \t ' }, "'name' must not be empty"],
    [{ name: 'İ'.repeat(60) }, "'name' must have at most 100 characters"],
    [{ name: '@all' }, "'name' must not begin with one of: @, role:, user:, stream:, channel:"],
    [{ name: 'Role:x' }, "'name' must not begin with one of: @, role:, user:, stream:, channel:"],
    [{ name: 'a\nb' }, "'name' contains a character that cannot be printed"],
    [{ name: 'TESTERS' }, "'name' is already in use by another user group: TESTERS"],
    [{ description: 'x'.repeat(1025) }, "'description' must have at most 1024 characters"],
    [{ members: [2] }, "'members' names a user who does not exist: 2"],
    [{ members: [2147483647] }, "'members' names a user who does not exist: 2147483647"],
    [{ subgroups: [1] }, "'subgroups' must not be role:internet"],
    [{ can_join_group: 1 }, "'can_join_group' must not be role:internet"],
    [{ can_manage_group: { direct_members: [], direct_subgroups: [2] } }, "'can_manage_group' must not be role:everyone"],
    [{ can_mention_group: { direct_members: [999], direct_subgroups: [3] } }, "'can_mention_group' names a user who does not exist: 999"],
  ])('with %o is refused and leaves nothing behind', async (fields, msg) => {
    const before = await rows()
    const answer = await app.as('member').post('/user_groups/create', { name: 'x', description: '', members: [], ...fields })
    expect(answer).toMatchObject(failure(msg))
    expect(await rows()).toEqual(before)
  })

  test('needs the permission of the organisation, which no guest has', async () => {
    const refused = failure('You do not have permission to create user groups')
    const create = (by: Name) => app.as(by).post('/user_groups/create', { name: 'nope', description: '', members: [] })
    expect(await create('guest')).toMatchObject(refused)
    await app.as('owner').patch('/realm', { can_create_groups: await ofSystem('role:moderators') })
    expect(await create('member')).toMatchObject(refused)
    expect(await create('guest')).toMatchObject(refused)
    await app.as('owner').patch('/realm', { can_create_groups: await ofSystem('role:members') })
  })
})

test('creating, changing and reading a group reads no members of the other groups', async () => {
  await createGroup('owner', { members: [id('member'), id('member2')] })
  const { statements } = await withStatements(app.server.app, async () => {
    const group = await createGroup('owner', { members: [id('member')] })
    for (const change of ['members', 'deactivate'])
      expect(
        (await app.as('owner').post(`/user_groups/${group}/${change}`, change === 'members' ? { add: [id('guest')] } : {})).status,
      ).toBe(200)
    expect(await update('owner', group, { deactivated: false })).toMatchObject({ status: 200 })
    const { body } = await app.as('member').get(`/user_groups/${group}/members/${id('guest')}`)
    expect(body.is_user_group_member).toBe(true)
  })
  expect(statements.filter((sql) => /FROM `?user_group_members`? WHERE `?realm_id/.test(sql))).toEqual([])
})

alike('PATCH /user_groups/{user_group_id}', () => {
  test('announces all changes in one event', async () => {
    const group = await createGroup('member')
    const events = await verifyEvents(app, EVERYBODY, () =>
      update('member', group, {
        name: `renamed ${group}`,
        description: 'New.',
        can_join_group: { new: { direct_members: [id('guest'), id('bot'), id('guest')], direct_subgroups: [5, 4] } },
        can_leave_group: { new: 2 },
      }),
    )
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([
        {
          op: 'update',
          group_id: group,
          data: {
            name: `renamed ${group}`,
            description: 'New.',
            can_join_group: { direct_members: [id('guest'), id('bot')], direct_subgroups: [4, 5] },
          },
        },
      ])
    expect(events.guest[0].data).not.toHaveProperty('can_leave_group')
  })

  test('announces nothing when nothing is different', async () => {
    const group = await createGroup('member', { name: 'Same', description: 'Same.' })
    const events = await verifyEvents(
      app,
      ['member'],
      async () => {
        const same = { name: 'Same', description: ' Same. ', can_join_group: { new: { direct_members: [], direct_subgroups: [] } } }
        expect((await update('member', group, same)).status).toBe(200)
        expect((await update('member', group, { deactivated: true })).status).toBe(200)
      },
      { changesSomething: false },
    )
    expect(events.member).toEqual([])
  })

  test('stores an empty value as role:nobody, and one group alone as that group', async () => {
    const group = await createGroup('member')
    const before = await rows()
    const set = (value: unknown) => update('member', group, { can_mention_group: { new: value } })
    await set({ direct_members: [5], direct_subgroups: [] })
    await set({ direct_members: [], direct_subgroups: [] })
    expect((await listed(group)).can_mention_group).toBe(await ofSystem('role:nobody'))
    await set({ direct_members: [], direct_subgroups: [3, 3] })
    expect((await listed(group)).can_mention_group).toBe(3)
    // Unnamed groups that no setting holds any more are removed.
    expect(await rows()).toEqual(before)
  })

  test('changes nothing when one permission is not what the client expects', async () => {
    const group = await createGroup('member')
    const before = [await listed(group), await rows()]
    const answer = await update('member', group, {
      name: 'not this time',
      can_join_group: { new: { direct_members: [5], direct_subgroups: [] } },
      can_mention_group: { new: 3, old: 4 },
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'EXPECTATION_MISMATCH', field_name: 'old' } })
    expect([await listed(group), await rows()]).toEqual(before)
    const inAnyOrder = { direct_members: [], direct_subgroups: [2] }
    expect((await update('member', group, { can_mention_group: { new: 3, old: inAnyOrder } })).status).toBe(200)
  })

  test('accepts the name of the group in another letter case, but not the name of another group', async () => {
    const group = await createGroup('member', { name: 'Pandas' })
    expect((await update('member', group, { name: 'PANDAS' })).status).toBe(200)
    await createGroup('member', { name: 'bears' })
    expect(await update('member', group, { name: 'Bears' })).toMatchObject(failure("'name' is already in use by another user group: Bears"))
  })

  test.each([
    ['can_manage_group', 'role:everyone'],
    ['can_manage_group', 'role:internet'],
    ['can_add_members_group', 'role:internet'],
    ['can_mention_group', 'role:internet'],
    ['can_mention_group', 'role:owners'],
  ])('does not set %s to %s, alone or with others', async (permission, name) => {
    const group = await createGroup('member')
    const excluded = await ofSystem(name)
    const refused = failure(`'${permission}.new' must not be ${name}`)
    expect(await update('member', group, { [permission]: { new: excluded } })).toMatchObject(refused)
    const beside = { direct_members: [id('member')], direct_subgroups: [excluded] }
    expect(await update('member', group, { [permission]: { new: beside } })).toMatchObject(refused)
  })

  test('is allowed to people who may manage the group or all groups, but never to guests', async () => {
    const group = await createGroup('member', {
      can_manage_group: { direct_members: [id('member'), id('guest'), id('bot')], direct_subgroups: [] },
    })
    const may = async (by: Name): Promise<boolean> => (await update(by, group, { description: by })).status === 200
    for (const name of EVERYBODY) expect([name, await may(name)]).toEqual([name, ['owner', 'member', 'bot'].includes(name)])
    await app.as('owner').patch('/realm', { can_manage_all_groups: await ofSystem('role:moderators') })
    expect(await may('moderator')).toBe(true)
    await app.as('owner').patch('/realm', { can_manage_all_groups: await ofSystem('role:owners') })
    expect(await may('moderator')).toBe(false)
  })

  test('#18 answers as if groups of another organisation did not exist', async () => {
    const { realm, owner } = await createRealm(app.server.app, {
      subdomain: 'elsewhere',
      name: 'E',
      ownerEmail: 'e@example.com',
      ownerName: 'E',
      now,
    })
    const foreign = await UserGroup.create({ realm_id: realm.id, name: 'foreign', name_key: 'foreign' })
    const unknown = (group: number, parameter = 'user_group_id') =>
      failure(`'${parameter}' names a user group that does not exist: ${group}`)
    expect(await update('owner', foreign.id, { description: 'Mine.' })).toMatchObject(unknown(foreign.id))
    expect(await app.as('owner').get(`/user_groups/${foreign.id}/members`)).toMatchObject(unknown(foreign.id))
    const group = await createGroup('owner')
    expect(await nest('owner', group, [foreign.id])).toMatchObject(unknown(foreign.id, 'add'))
    expect(await update('owner', group, { can_join_group: { new: foreign.id } })).toMatchObject(unknown(foreign.id, 'can_join_group.new'))
    expect(await members('owner', group, { add: [owner.id] })).toMatchObject(failure(`'add' names a user who does not exist: ${owner.id}`))
    // Users cannot see the unnamed group of a setting.
    const value = await UserGroup.findOne({ where: { realm_id: 1, name: null }, rejectOnEmpty: true })
    expect(await update('owner', group, { can_join_group: { new: value.id } })).toMatchObject(unknown(value.id, 'can_join_group.new'))
  })
})

alike('the right of everybody', () => {
  const EVERYONE = 'role:everyone'
  test.each(['can_join_group', 'can_leave_group', 'can_add_members_group', 'can_remove_members_group'])(
    'may be %s, which guests have then too',
    async (permission) => {
      const none = await ofSystem('role:nobody')
      const names = ['can_join_group', 'can_leave_group', 'can_add_members_group', 'can_remove_members_group', 'can_manage_group']
      const others = Object.fromEntries(names.map((name) => [name, none]))
      const [guest, other] = [id('guest'), id('member2')]
      const isRemoval = /leave|remove/.test(permission)
      const isOwn = /join|leave/.test(permission)
      const group = await createGroup('owner', {
        ...others,
        [permission]: await ofSystem(EVERYONE),
        members: isRemoval ? [guest, other] : [],
      })
      const act = (user: number) => members('guest', group, isRemoval ? { delete: [user] } : { add: [user] })
      expect((await act(other)).status).toBe(isOwn ? 400 : 200)
      expect((await act(guest)).status).toBe(200)
      expect((await update('owner', group, { [permission]: { new: none } })).status).toBe(200)
      const back = { [isRemoval ? 'add' : 'delete']: [guest] }
      expect((await members('owner', group, back)).status).toBe(200)
      expect((await act(guest)).status).toBe(400)
    },
  )

  test('does not tell a guest of people they may not access', async () => {
    const everyone = await ofSystem(EVERYONE)
    const group = await createGroup('owner', {
      members: [id('moderator')],
      can_add_members_group: everyone,
      can_remove_members_group: everyone,
    })
    await app.as('owner').patch('/realm', { can_access_all_users_group: await ofSystem('role:members') })
    const hidden = (await app.as('guest').get('/users')).body.members.every(
      ({ user_id }: { user_id: number }) => user_id !== id('moderator'),
    )
    if (!hidden) await app.as('owner').delete('/users/me/subscriptions', { subscriptions: ['general'], principals: [id('guest')] })
    for (const user of [id('moderator'), 999]) {
      expect(await members('guest', group, { add: [user] })).toMatchObject(failure(`'add' names a user who does not exist: ${user}`))
      expect(await members('guest', group, { delete: [user] })).toMatchObject(
        failure(`'delete' names a user who is not a direct member: ${user}`),
      )
    }
    await app.as('owner').patch('/realm', { can_access_all_users_group: everyone })
  })

  test('may not be to manage a group, and no right may be of role:internet', async () => {
    const group = await createGroup('owner')
    const set = async (name: string, system: string) => update('owner', group, { [name]: { new: await ofSystem(system) } })
    expect(await set('can_manage_group', EVERYONE)).toMatchObject(failure("'can_manage_group.new' must not be role:everyone"))
    for (const name of GROUP_PERMISSIONS) {
      expect(await set(name, 'role:internet')).toMatchObject(failure(`'${name}.new' must not be role:internet`))
      const value = { direct_members: [id('owner')], direct_subgroups: [await ofSystem('role:internet')] }
      expect((await update('owner', group, { [name]: { new: value } })).status).toBe(400)
    }
  })
})

describe('members and subgroups', () => {
  test('that come and go are announced to everybody', async () => {
    const [group, nested] = [await createGroup('member', { members: [id('member')] }), await createGroup('member')]
    const events = await verifyEvents(app, EVERYBODY, () =>
      members('member', group, { add: [id('guest'), id('bot')], add_subgroups: [nested, 3] }),
    )
    expect(events.guest).toMatchObject([
      { op: 'add_members', group_id: group, user_ids: [id('guest'), id('bot')] },
      { op: 'add_subgroups', group_id: group, direct_subgroup_ids: [3, nested] },
      { type: 'message' },
    ])
    const later = await verifyEvents(app, EVERYBODY, () => members('member', group, { delete: [id('member')], delete_subgroups: [nested] }))
    expect(later.guest).toMatchObject([
      { op: 'remove_members', group_id: group, user_ids: [id('member')] },
      { op: 'remove_subgroups', group_id: group, direct_subgroup_ids: [nested] },
    ])
  })

  test('that somebody else adds or removes are notified by the notification bot, except bots', async () => {
    const group = await createGroup('member')
    const told = async (change: object): Promise<Record<string, string[]>> => {
      const events = await verifyEvents(app, EVERYBODY, () => members('member', group, change as Record<string, unknown>))
      const texts = Object.entries(events).map(([name, all]) => [name, all.flatMap(({ message }) => message?.content ?? [])] as const)
      return Object.fromEntries(texts.filter(([, contents]) => contents.length > 0))
    }
    const { name } = await listed(group)
    const who = `@_**Mika Member|${id('member')}**`
    const everybody = [id('member'), id('member2'), id('bot')]
    expect(await told({ add: everybody })).toEqual({ member2: [`${who} has added you to the user group @_*${name}*.`] })
    expect(await told({ delete: everybody })).toEqual({ member2: [`${who} has removed you from the user group @_*${name}*.`] })
  })

  test('are all changed or none', async () => {
    const group = await createGroup('member', { members: [id('member2')] })
    const before = await listed(group)
    expect((await members('member', group, { add: [id('bot')], delete: [id('member')] })).status).toBe(400)
    expect((await members('member', group, { add: [id('bot')], add_subgroups: [999] })).status).toBe(400)
    expect(await listed(group)).toEqual(before)
  })

  test('can join and leave as the group allows, guests too', async () => {
    const open = { can_join_group: { direct_members: [id('member2'), id('guest')], direct_subgroups: [] } }
    const group = await createGroup('owner', { members: [id('guest')], ...open })
    expect((await members('member2', group, { add: [id('member2')] })).status).toBe(200)
    expect(await members('member2', group, { add: [id('bot')] })).toMatchObject(
      failure('You do not have permission to add members to this user group'),
    )
    expect(await members('member2', group, { delete: [id('guest')] })).toMatchObject(
      failure('You do not have permission to remove members from this user group'),
    )
    expect((await members('member2', group, { delete: [id('member2')] })).status).toBe(200)
    expect((await members('guest', group, { delete: [id('guest')] })).status).toBe(200)
    expect((await members('guest', group, { add: [id('guest')] })).status).toBe(200)
    expect((await members('guest', group, { add: [id('bot')] })).status).toBe(400)
    expect((await nest('member2', group, [3])).status).toBe(400)
  })

  test('of nested groups are included at any depth', async () => {
    const inner = await createGroup('member', { members: [id('guest')], subgroups: [await ofSystem('role:administrators')] })
    const middle = await createGroup('member', { members: [id('bot')], subgroups: [inner] })
    const outer = await createGroup('member', { members: [id('member')], subgroups: [middle] })
    const get = async (path: string, query = {}) => (await app.as('guest').get(`/user_groups/${outer}${path}`, query)).body
    const all = [id('owner'), id('administrator'), id('member'), id('guest'), id('bot')].sort((a, b) => a - b)
    expect((await get('/members')).members).toEqual(all)
    expect((await get('/members', { direct_member_only: true })).members).toEqual([id('member')])
    expect((await get(`/members/${id('owner')}`)).is_user_group_member).toBe(true)
    expect((await get(`/members/${id('member2')}`)).is_user_group_member).toBe(false)
    expect((await get('/subgroups')).subgroups).toEqual([6, 7, inner, middle])
    expect((await get('/subgroups', { direct_subgroup_only: true })).subgroups).toEqual([middle])
    expect(await nest('member', inner, [outer])).toMatchObject(failure(`'add' names a user group that this one is part of: ${outer}`))
  })

  /** One table for all who decide who belongs to a group: by user, by group, for a text, and for the audience of an event. */
  test.each<[subgroup: string | undefined, Name[]]>([
    [undefined, ['member2', 'guest']],
    ['role:nobody', ['member2', 'guest']],
    ['role:owners', ['owner', 'member2', 'guest']],
    ['role:administrators', ['owner', 'administrator', 'member2', 'guest']],
    ['role:moderators', ['owner', 'administrator', 'moderator', 'member2', 'guest']],
    ['role:fullmembers', ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest']],
    ['role:members', ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot']],
    ['role:everyone', [...EVERYBODY]],
  ])('of a group that contains another and, in it, %s are the same in every way', async (subgroup, expected) => {
    const { date_joined } = await User.findByPk(id('member'), { rejectOnEmpty: true })
    // Of these, only `member` is a full member.
    await User.update({ date_joined: date_joined - 4 * 86_400 }, { where: { id: id('member') } })
    await app.as('owner').patch('/realm', { waiting_period_threshold: 3 })
    app.server.app.caches.clear()
    const inner = await createGroup('owner', { members: [id('guest')], subgroups: subgroup ? [await ofSystem(subgroup)] : [] })
    const group = await createGroup('owner', {
      members: [id('member2')],
      subgroups: [inner],
      can_mention_group: await ofSystem('role:members'),
    })
    const { name } = await listed(group)
    const create = async (form: object): Promise<number> =>
      (await app.as('owner').post('/channels/create', { name: `of ${name} ${++made}`, ...form })).body.id
    const open = await create({ subscribers: EVERYBODY.map(id), can_send_message_group: group })
    const closed = await create({ subscribers: [], invite_only: true, history_public_to_subscribers: true, can_subscribe_group: group })
    await app.as('owner').patch(`/streams/${open}`, { can_send_message_group: { new: await ofSystem('role:everyone') } })
    const { id: message } = (await app.as('owner').post('/messages', { type: 'channel', to: open, topic: 'x', content: `@*${name}*` })).body
    await app.as('owner').patch(`/streams/${open}`, { can_send_message_group: { new: group } })
    const queues = await Promise.all(
      EVERYBODY.map(async (who) => (await app.as(who).post('/register', { event_types: ['stream'], fetch_event_types: [] })).body.queue_id),
    )
    await app.as('owner').patch(`/streams/${closed}`, { description: 'Changed.' })
    const among = async (ask: (who: Name, i: number) => Promise<boolean>): Promise<Name[]> => {
      const found: Name[] = []
      for (const [i, who] of EVERYBODY.entries()) if (await ask(who, i)) found.push(who)
      return found
    }
    const post = { type: 'channel', to: open, topic: 'x', content: 'x' }
    const state = { fetch_event_types: ['subscription'], event_types: ['stream'] }
    const form = { description: '', members: [] }
    await app.as('owner').patch('/realm', { can_create_groups: { new: group } })
    const { body } = await app.as('owner').get(`/user_groups/${group}/members`)
    expect({
      listed: await among(async (who) => body.members.includes(id(who))),
      asked: await among(async (who) => (await app.as('owner').get(`/user_groups/${group}/members/${id(who)}`)).body.is_user_group_member),
      mentioned: await among(async (who) => (await app.as(who).get(`/messages/${message}`)).body.message.flags.includes('mentioned')),
    }).toEqual({ listed: expected, asked: expected, mentioned: expected })
    // A bot may also post where its owner may, and no guest knows of a channel by a group. Administrators know of every channel.
    const isMember = (who: Name): boolean => expected.includes(who)
    const knowing = EVERYBODY.filter((who) => who !== 'guest' && (isMember(who) || who === 'owner' || who === 'administrator'))
    expect({
      posts: await among(async (who) => (await app.as(who).post('/messages', post)).status === 200),
      creates: await among(
        async (who) => (await app.as(who).post('/user_groups/create', { ...form, name: `by ${who} ${++made}` })).status === 200,
      ),
      knows: await among(async (who) => (await app.as(who).get(`/streams/${closed}`)).status === 200),
      registered: await among(async (who) =>
        JSON.stringify((await app.as(who).post('/register', state)).body).includes(`"stream_id":${closed},`),
      ),
      told: await among(
        async (who, i) => (await app.as(who).get('/events', { queue_id: queues[i], dont_block: true })).body.events.length > 0,
      ),
    }).toEqual({
      creates: EVERYBODY.filter((who) => who !== 'guest' && isMember(who)),
      posts: EVERYBODY.filter((who) => isMember(who) || (who === 'bot' && isMember('member'))),
      ...{ knows: knowing, registered: knowing, told: knowing },
    })
    await app.as('owner').patch('/realm', { waiting_period_threshold: 0, can_create_groups: { new: await ofSystem('role:members') } })
    await User.update({ date_joined }, { where: { id: id('member') } })
    app.server.app.caches.clear()
  })

  test('cannot form a circle, even when several requests nest groups at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const groups = await Promise.all([0, 1, 2, 3, 4, 5].map(() => createGroup('owner')))
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = groups
      // b > c, d > e and f > a exist already. a > b, c > d and e > f are added simultaneously.
      for (const [outer, inner] of [
        [b, c],
        [d, e],
        [f, a],
      ] as const)
        expect((await nest('owner', outer, [inner])).status).toBe(200)
      const answers = await Promise.all([nest('owner', a, [b]), nest('owner', c, [d]), nest('owner', e, [f])])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400])
      for (const group of groups) expect((await app.as('guest').get(`/user_groups/${group}/subgroups`)).body.subgroups).not.toContain(group)
    }
  })

  test('of system groups follow from roles', async () => {
    const { body } = await app.as('guest').get('/user_groups')
    const system = body.user_groups.slice(0, 8)
    expect(system.map((group: Record<string, unknown>) => [group.name, group.members, group.direct_subgroup_ids])).toEqual([
      ['role:internet', [], [2]],
      ['role:everyone', [id('guest')], [3]],
      ['role:members', [id('member'), id('member2'), id('bot')], [4]],
      ['role:fullmembers', [id('member'), id('member2'), id('bot')], [5]],
      ['role:moderators', [id('moderator')], [6]],
      ['role:administrators', [id('administrator')], [7]],
      ['role:owners', [id('owner')], []],
      ['role:nobody', [], []],
    ])
    const direct = async (path: string) =>
      (await app.as('guest').get(`/user_groups/3/${path}`, { direct_member_only: true, direct_subgroup_only: true })).body
    expect((await direct('members')).members).toEqual([id('member'), id('member2'), id('bot')])
    expect((await direct('subgroups')).subgroups).toEqual([4])
    for (const [group, fields] of [
      [3, { add: [id('guest')] }],
      [8, { add_subgroups: [3] }],
    ] as const)
      expect(await members('owner', group, fields)).toMatchObject(failure('System groups cannot be changed'))
  })

  test('who are deactivated are in no group until they are reactivated', async () => {
    const group = await createGroup('owner', { members: [id('member2')] })
    const user = await User.findByPk(id('member2'), { rejectOnEmpty: true })
    const others = ['owner', 'guest'] as const
    await verifyEvents(app, others, () => setUserActive(serverContext(app.server.app, { id: user.realm_id }), user.id, false))
    expect((await listed(group)).members).toEqual([])
    expect(await members('owner', group, { add: [user.id] })).toMatchObject(failure(`'add' names a deactivated user: ${user.id}`))
    const events = await verifyEvents(app, others, () => setUserActive(serverContext(app.server.app, { id: user.realm_id }), user.id, true))
    await app.logIn('member2')
    expect(events.guest).toContainEqual(expect.objectContaining({ op: 'add_members', group_id: group, user_ids: [user.id] }))
    expect((await listed(group)).members).toEqual([user.id])
  })

  test('become full members when the organisation shortens the waiting period', async () => {
    const wait = (days: number) => () => app.as('owner').patch('/realm', { waiting_period_threshold: days })
    const full = [id('member'), id('member2'), id('bot')]
    const events = await verifyEvents(app, EVERYBODY, wait(7))
    expect(events.guest).toMatchObject([{ type: 'realm' }, { op: 'remove_members', group_id: 4, user_ids: full }])
    const group = await createGroup('member', { can_manage_group: 4 })
    expect((await update('member', group, { description: 'New.' })).status).toBe(400)
    const later = await verifyEvents(app, EVERYBODY, wait(0))
    expect(later.guest).toMatchObject([{ type: 'realm' }, { op: 'add_members', group_id: 4, user_ids: full }])
    expect((await update('member', group, { description: 'New.' })).status).toBe(200)
  })
})

describe('deactivating a group', () => {
  const deactivate = (by: Name, group: number): Promise<Answer> => app.as(by).post(`/user_groups/${group}/deactivate`)

  test('and reactivating it are announced in the way that each client understands', async () => {
    const group = await createGroup('member', { members: [id('guest')] })
    const old = app.as('guest')
    const { body: registered } = await old.post('/register', { event_types: ['user_group'] })
    const events = await verifyEvents(app, EVERYBODY, () => deactivate('member', group))
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ op: 'update', group_id: group, data: { deactivated: true } }])
    await verifyEvents(app, EVERYBODY, () => update('member', group, { description: 'Asleep.' }))
    const later = await verifyEvents(app, EVERYBODY, () => update('member', group, { deactivated: false }))
    for (const name of EVERYBODY) expect(later[name]).toMatchObject([{ op: 'update', data: { deactivated: false } }])
    const { body } = await old.get('/events', { queue_id: registered.queue_id, last_event_id: -1, dont_block: true })
    expect(body.events).toMatchObject([
      { op: 'remove', group_id: group },
      { op: 'add', group: { id: group, description: 'Asleep.', members: [id('guest')] } },
    ])
  })

  test('has an older name, under which the group is not deleted either', async () => {
    const group = await createGroup('member')
    const remove = (by: Name): Promise<Answer> => app.as(by).delete(`/user_groups/${group}`)
    expect(await remove('member2')).toMatchObject(failure('You do not have permission to change this user group'))
    const events = await verifyEvents(app, ['member'], () => remove('member'))
    expect(events.member).toMatchObject([{ op: 'update', group_id: group, data: { deactivated: true } }])
    expect(await listed(group)).toMatchObject({ deactivated: true })
  })

  test('leaves its members and subgroups open to change, which clients that do not know it are not told', async () => {
    const [group, nested] = [await createGroup('member', { members: [id('member2')] }), await createGroup('member')]
    await deactivate('member', group)
    const old = app.as('guest')
    const { body: registered } = await old.post('/register', { event_types: ['user_group'] })
    const events = await verifyEvents(app, EVERYBODY, () =>
      members('member', group, { add: [id('bot')], delete: [id('member2')], add_subgroups: [nested] }),
    )
    for (const name of EVERYBODY)
      expect(events[name].filter(({ type }) => type === 'user_group').map(({ op }) => op)).toEqual([
        'add_members',
        'remove_members',
        'add_subgroups',
      ])
    await verifyEvents(app, EVERYBODY, async () =>
      expect((await app.as('member').post(`/user_groups/${group}/subgroups`, { delete: [nested] })).status).toBe(200),
    )
    expect(await listed(group)).toMatchObject({ deactivated: true, members: [id('bot')], direct_subgroup_ids: [] })
    const { body } = await old.get('/events', { queue_id: registered.queue_id, last_event_id: -1, dont_block: true })
    expect(body.events).toEqual([])
    expect(await members('member2', group, { add: [id('member2')] })).toMatchObject(
      failure('You do not have permission to add members to this user group'),
    )
  })

  test('excludes it from lists, permissions and nesting', async () => {
    const [group, other] = [await createGroup('member', { members: [id('member2')] }), await createGroup('member')]
    await deactivate('member', group)
    const ids = (await app.as('guest').get('/user_groups')).body.user_groups.map((listed: { id: number }) => listed.id)
    expect(ids).not.toContain(group)
    const refused = (parameter: string) => failure(`'${parameter}' names a deactivated user group: ${group}`)
    expect(await deactivate('member', group)).toMatchObject(refused('user_group_id'))
    expect(await nest('member', other, [group])).toMatchObject(refused('add'))
    expect(await update('member', other, { can_join_group: { new: group } })).toMatchObject(refused('can_join_group.new'))
    expect(await app.as('owner').patch('/realm', { can_invite_users_group: group })).toMatchObject(refused('can_invite_users_group'))
    // The group's own permissions can be changed. If the same request reactivates the group, they can name the group itself.
    expect((await update('member', group, { can_join_group: { new: 3 } })).status).toBe(200)
    expect((await update('member', group, { can_join_group: { new: group }, deactivated: false })).status).toBe(200)
    expect((await deactivate('member', group)).status).toBe(200)
  })

  test('is refused with a list of all uses of the group that the caller may know of', async () => {
    const group = await createGroup('member')
    const around = await createGroup('member', { subgroups: [group], can_mention_group: group })
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const creator = await User.findByPk(id('owner'), { rejectOnEmpty: true })
    const open = await createChannel(serverContext(app.server.app, realm), { creator, name: `open ${group}`, subscribers: [] })
    const hidden = await createChannel(serverContext(app.server.app, realm), {
      creator,
      name: `hidden ${group}`,
      inviteOnly: true,
      subscribers: [],
    })
    await Channel.update({ can_send_message_group: group }, { where: { id: open.id } })
    await Channel.update({ can_subscribe_group: group }, { where: { id: hidden.id } })
    const value = { direct_members: [id('owner')], direct_subgroups: [group] }
    await app.as('owner').patch('/realm', { can_invite_users_group: value })
    const channel = (channelId: number | null, settings: string[]) => ({ type: 'channel', channel_id: channelId, settings })
    const objections = [
      { type: 'subgroup', supergroup_ids: [around] },
      channel(open.id, ['can_send_message_group']),
      channel(null, []),
      { type: 'user_group', group_id: around, settings: ['can_mention_group'] },
      { type: 'realm', settings: ['can_invite_users_group'] },
    ]
    expect((await deactivate('member', group)).body).toMatchObject({ code: 'CANNOT_DEACTIVATE_GROUP_IN_USE', objections })
    expect((await deactivate('owner', group)).body.objections).toContainEqual(channel(hidden.id, ['can_subscribe_group']))
    expect((await listed(group)).deactivated).toBe(false)
    await Channel.update({ can_send_message_group: 2 }, { where: { id: open.id } })
    await Channel.update({ can_subscribe_group: 8 }, { where: { id: hidden.id } })
    await app.as('owner').patch('/realm', { can_invite_users_group: 3 })
    await update('member', around, { can_mention_group: { new: 3 } })
    await app.as('member').post(`/user_groups/${around}/subgroups`, { delete: [group] })
    expect((await deactivate('member', group)).status).toBe(200)
  })
})

alike('#26 names and descriptions', () => {
  test('are stored and returned unchanged', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const group = await createGroup('member', { name, description: '**<b>bold</b>**' })
    expect(await listed(group)).toMatchObject({ name, description: '**<b>bold</b>**' })
  })
})
