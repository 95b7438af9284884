import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Channel } from '../../models/channel.ts'
import { ProfileValue } from '../../models/profile-field.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { subscribe, unsubscribe } from '../../testing/subscriptions.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const EVERYBODY = ['owner', 'member', 'guest', 'bot'] as const
const OPTIONS = { a: { text: 'Ant', order: '1' }, b: { text: 'Bee', order: '2' } }
let made = 0
/** Creates a field of this type and returns its ID. */
const field = async (type: number, changes: object = {}): Promise<number> => {
  made++
  const { body } = await app.as('administrator').post('/realm/profile_fields', { field_type: type, name: `Field ${made}`, ...changes })
  expect(body).toMatchObject({ result: 'success' })
  return body.id
}
const set = (id: number, value: unknown) =>
  app.as('administrator').patch(`/users/${app.demo.users.member2.user_id}`, { profile_data: [{ id, value }] })
const stored = async (id: number) => {
  const { user } = (await app.as('guest').get(`/users/${app.demo.users.member2.user_id}`, { include_custom_profile_fields: true })).body
  return user.profile_data[id]
}

describe('values of a field', () => {
  test.each([
    ['short text', 1, {}, ' **hi** ', { value: '**hi**', rendered_value: '<p><strong>hi</strong></p>' }],
    ['long text', 2, {}, 'a\nb', { value: 'a\nb', rendered_value: '<p>a<br>\nb</p>' }],
    ['an option', 3, { field_data: OPTIONS }, 'a', { value: 'a' }],
    ['a date', 4, {}, '2024-02-29', { value: '2024-02-29' }],
    ['a URL', 5, {}, 'https://example.com/x', { value: 'https://example.com/x' }],
    ['users', 6, {}, [5, 6, 5], { value: '[5,6]' }],
    ['an external account', 7, { field_data: { subtype: 'github' } }, 'octo', { value: 'octo' }],
    ['pronouns', 8, {}, 'they/them', { value: 'they/them' }],
  ])('of %s can be set and cleared, with events for everybody', async (_, type, data, value, expected) => {
    const id = await field(type, data)
    const events = await verifyEvents(app, EVERYBODY, () => set(id, value))
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([{ type: 'realm_user', person: { custom_profile_field: { id, ...expected } } }])
    expect(await stored(id)).toEqual(expected)
    const again = await verifyEvents(app, ['member'], () => set(id, value), { changesSomething: false })
    expect(again.member).toEqual([])
    const cleared = await verifyEvents(app, EVERYBODY, () => set(id, type === 6 ? [] : ''))
    expect(cleared.guest).toMatchObject([{ person: { custom_profile_field: { id, value: null } } }])
    expect(await stored(id)).toBeUndefined()
  })

  test('of a removed option are cleared, with events for people who may access the user', async () => {
    const id = await field(3, { field_data: OPTIONS })
    await set(id, 'a')
    const general = await Channel.findByPk(app.demo.channels.general.stream_id, { rejectOnEmpty: true })
    await unsubscribe(app.server.app, general, [await User.findByPk(app.demo.users.guest.user_id, { rejectOnEmpty: true })])
    await app.as('owner').patch('/realm', { can_access_all_users_group: { new: 3 } })
    const events = await verifyEvents(app, EVERYBODY, () =>
      app.as('owner').patch(`/realm/profile_fields/${id}`, { field_data: { b: OPTIONS.b } }),
    )
    const cleared = (name: (typeof EVERYBODY)[number]) => events[name].filter(({ type }: { type: string }) => type === 'realm_user')
    expect(cleared('member')).toMatchObject([{ person: { custom_profile_field: { id, value: null } } }])
    expect(cleared('guest')).toEqual([])
    // The guest may access the user again before their queue is read. They are told of the user first, and of nothing that came before.
    await set(id, 'b')
    const { queue_id, last_event_id } = (await app.as('guest').post('/register', { event_types: ['realm_user'] })).body
    await app.as('owner').patch(`/realm/profile_fields/${id}`, { field_data: { a: OPTIONS.a } })
    await subscribe(app.server.app, general, [await User.findByPk(app.demo.users.guest.user_id, { rejectOnEmpty: true })])
    const { events: told } = (await app.as('guest').get('/events', { queue_id, last_event_id, dont_block: true })).body
    const ofMember = told.filter(({ person }: { person: { user_id: number } }) => person.user_id === app.demo.users.member2.user_id)
    expect(ofMember.map(({ op }: { op: string }) => op)).toEqual(['add'])
    await app.as('owner').patch('/realm', { can_access_all_users_group: { new: 2 } })
  })

  test.each([
    ['text that is too long', 1, {}, 'x'.repeat(51), 'must have at most 50 characters'],
    ['long text that is too long', 2, {}, 'x'.repeat(501), 'must have at most 500 characters'],
    ['a line break in short text', 1, {}, 'a\nb', 'contains a character that cannot be printed'],
    ['an unknown option', 3, { field_data: OPTIONS }, 'c', 'must be one of: a, b'],
    ['an option that every object has', 3, { field_data: OPTIONS }, 'constructor', 'must be one of: a, b'],
    ['a date that does not exist', 4, {}, '2023-02-29', 'must be a date like 2001-02-03'],
    ['a script', 5, {}, 'javascript:alert(1)', 'must be a URL that begins with http:// or https://'],
    ['users as text', 6, {}, '[5]', 'must be a list of user IDs'],
    ['a bot', 6, {}, [8], 'names a bot: 8'],
    ['somebody who does not exist', 6, {}, [999], 'names a user who does not exist: 999'],
    ['a list for text', 1, {}, [5], 'must be text'],
  ])('%s is refused', async (_, type, data, value, msg) => {
    const id = await field(type, data)
    expect((await set(id, value)).body).toMatchObject({ code: 'BAD_REQUEST', msg: `'profile_data[0].value' ${msg}` })
    expect(await ProfileValue.count({ where: { field_id: id } })).toBe(0)
  })

  test('are refused for a bot, and when a request has one field twice', async () => {
    const id = await field(1)
    const ofBot = await app.as('administrator').patch(`/users/${app.demo.users.bot.user_id}`, { profile_data: [{ id, value: '1' }] })
    expect(ofBot.body).toMatchObject({ code: 'BAD_REQUEST', msg: "'profile_data' must be left out: bots have none" })
    const profile_data = [1, 2].map((value) => ({ id, value: String(value) }))
    expect((await app.as('administrator').patch('/users/6', { profile_data })).body.msg).toBe(`'profile_data[1].id' is given twice: ${id}`)
  })
})

describe('fields', () => {
  test('are created, changed and deleted, and everybody gets the list', async () => {
    let id = 0
    const made = await verifyEvents(app, EVERYBODY, async () => {
      id = await field(3, { field_data: OPTIONS, hint: 'Pick one' })
    })
    expect(made.guest).toMatchObject([{ type: 'custom_profile_fields' }])
    await set(id, 'b')
    const changed = await verifyEvents(app, EVERYBODY, () =>
      app.as('owner').patch(`/realm/profile_fields/${id}`, { name: 'Insect', field_data: { a: OPTIONS.a } }),
    )
    expect(changed.member).toMatchObject([
      { type: 'custom_profile_fields' },
      { type: 'realm_user', person: { custom_profile_field: { id, value: null } } },
    ])
    await set(id, 'a')
    await verifyEvents(app, EVERYBODY, () => app.as('owner').delete(`/realm/profile_fields/${id}`))
    expect(await ProfileValue.count({ where: { field_id: id } })).toBe(0)
    expect((await app.as('owner').delete(`/realm/profile_fields/${id}`)).status).toBe(404)
  })

  test.each([
    [
      'two are in the summary already',
      { display_in_profile_summary: true },
      "'display_in_profile_summary' is on already for 2 other fields",
    ],
    ['the name is too long', { name: 'x'.repeat(41) }, "'name' must have at most 40 characters"],
    ['the hint is too long', { hint: 'x'.repeat(81) }, "'hint' must have at most 80 characters"],
    [
      'a URL pattern has no place for the name',
      { field_type: 7, field_data: { subtype: 'custom', url_pattern: 'https://x.example' } },
      /url_pattern/,
    ],
    ['an option has no text', { field_type: 3, field_data: { a: { text: ' ', order: '1' } } }, /without a key or a text/],
    ['the type does not serve matching', { field_type: 4, use_for_user_matching: true }, "'use_for_user_matching' is not for this type"],
  ])('are refused when %s', async (_, changes, msg) => {
    const { custom_fields: before } = (await app.as('member').get('/realm/profile_fields')).body
    const shown = before.filter((one: { display_in_profile_summary: boolean }) => one.display_in_profile_summary).length
    for (let i = shown; i < 2; i++) await field(1, { display_in_profile_summary: true })
    const { body } = await app.as('administrator').post('/realm/profile_fields', { field_type: 1, name: 'Refused', ...changes })
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: typeof msg === 'string' ? msg : expect.stringMatching(msg) })
    const { custom_fields: after } = (await app.as('member').get('/realm/profile_fields')).body
    expect(after.some(({ name }: { name: string }) => name === 'Refused')).toBe(false)
  })

  test('can be changed only by administrators', async () => {
    const id = await field(1)
    for (const name of ['moderator', 'member', 'guest', 'bot'] as const) {
      const refused = { status: 400, body: { msg: 'Only administrators may do this' } }
      expect(await app.as(name).post('/realm/profile_fields', { field_type: 1, name: 'Mine' })).toMatchObject(refused)
      expect(await app.as(name).patch(`/realm/profile_fields/${id}`, { hint: 'x' })).toMatchObject(refused)
      expect(await app.as(name).delete(`/realm/profile_fields/${id}`)).toMatchObject(refused)
    }
  })
})

describe('the order of fields', () => {
  const order = async (): Promise<number[]> => (await app.as('guest').must.get('/realm/profile_fields')).custom_fields.map(({ id }) => id)
  const reorder = (ids: readonly number[]) => app.as('administrator').patch('/realm/profile_fields', { order: ids })

  test('is changed by a list of all of them, with events for everybody', async () => {
    for (const type of [1, 2, 4]) await field(type)
    const ids = await order()
    const events = await verifyEvents(app, EVERYBODY, () => reorder(ids.toReversed()))
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([{ type: 'custom_profile_fields', fields: ids.toReversed().map((id) => ({ id })) }])
    expect(await order()).toEqual(ids.toReversed())
    expect((await verifyEvents(app, ['member'], () => reorder(ids.toReversed()), { changesSomething: false })).member).toEqual([])
  })

  test('is not changed by a list that leaves a field out, names one twice or an unknown one', async () => {
    const ids = await order()
    const [first, ...rest] = ids
    const answers = [await reorder(rest), await reorder([...ids, first ?? 0]), await reorder([...ids, 999])]
    expect(answers.map(({ body }) => body.msg)).toEqual([
      `'order' must name every profile field; left out: ${first}`,
      `'order' names a profile field twice: ${first}`,
      "'order' names a profile field that does not exist: 999",
    ])
    expect(await order()).toEqual(ids)
  })

  test('lets a new field come last', async () => {
    const ids = await order()
    await reorder(ids.toReversed())
    const id = await field(1)
    expect(await order()).toEqual([...ids.toReversed(), id])
  })
})
