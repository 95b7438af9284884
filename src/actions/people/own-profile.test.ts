import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

const EVERYBODY = ['owner', 'administrator', 'member', 'member2', 'guest', 'bot'] as const
const OPTIONS = { a: { text: 'Ant', order: '1' }, b: { text: 'Bee', order: '2' } }

let app: TestApp
let made = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const field = async (type: number, changes: object = {}): Promise<number> => {
  const form = { field_type: type, name: `Field ${++made}`, ...changes }
  return (await app.as('administrator').must.post('/realm/profile_fields', form)).id
}
const set = (data: unknown, by: (typeof EVERYBODY)[number] = 'member') => app.as(by).patch('/users/me/profile_data', { data })
const clear = (data: unknown, by: (typeof EVERYBODY)[number] = 'member') => app.as(by).delete('/users/me/profile_data', { data })
const stored = async () => (await app.as('member').must.get('/users/me')).profile_data ?? {}

describe("people's own profiles", () => {
  test.each([
    ['short text', 1, {}, ' **hi** ', { value: '**hi**', rendered_value: '<p><strong>hi</strong></p>' }],
    ['long text', 2, {}, 'a\nb', { value: 'a\nb', rendered_value: '<p>a<br>\nb</p>' }],
    ['an option', 3, { field_data: OPTIONS }, 'a', { value: 'a' }],
    ['a date', 4, {}, '2024-02-29', { value: '2024-02-29' }],
    ['a URL', 5, {}, 'https://example.com/x', { value: 'https://example.com/x' }],
    ['users', 6, {}, [5, 6, 5], { value: '[5,6]' }],
    ['an external account', 7, { field_data: { subtype: 'github' } }, 'octo', { value: 'octo' }],
    ['pronouns', 8, {}, 'they/them', { value: 'they/them' }],
  ])('get and lose %s, with events for everybody', async (_, type, data, value, expected) => {
    const id = await field(type, data)
    const events = await verifyEvents(app, EVERYBODY, () => set([{ id, value }]))
    const person = { user_id: app.idOf('member'), custom_profile_field: { id, ...expected } }
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ type: 'realm_user', op: 'update', person }])
    expect((await stored())[id]).toEqual(expected)
    expect((await verifyEvents(app, ['member'], () => set([{ id, value }]), { changesSomething: false })).member).toEqual([])
    const cleared = await verifyEvents(app, EVERYBODY, () => clear([id]))
    expect(cleared.guest).toMatchObject([{ person: { custom_profile_field: { id, value: null } } }])
    expect((await stored())[id]).toBeUndefined()
    expect((await verifyEvents(app, ['member'], () => clear([id]), { changesSomething: false })).member).toEqual([])
  })

  test('change as a whole or not at all', async () => {
    const [text, date] = [await field(1), await field(4)]
    const { body } = await set([
      { id: text, value: 'kept' },
      { id: date, value: 'tomorrow' },
    ])
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: "'data[1].value' must be a date like 2001-02-03" })
    expect((await stored())[text]).toBeUndefined()
    await set([{ id: text, value: 'kept' }])
    expect((await clear([text, 999])).body.msg).toBe("'data[1]' names a profile field that does not exist: 999")
    expect((await stored())[text]?.value).toBe('kept')
  })

  test('have fields that only administrators change', async () => {
    const id = await field(1, { editable_by_user: false })
    expect((await set([{ id, value: 'x' }])).body.msg).toBe(`'data[0].id' names a field that only administrators may change: ${id}`)
    expect((await clear([id])).body.msg).toBe(`'data[0]' names a field that only administrators may change: ${id}`)
    expect((await set([{ id, value: 'x' }], 'administrator')).status).toBe(200)
    expect((await clear([id], 'administrator')).status).toBe(200)
  })

  test('of guests name nobody the guest may not access', async () => {
    const id = await field(6)
    const { id: channel } = await app.as('owner').must.createChannel({ subscribers: [app.idOf('owner')] })
    expect(channel).toBeGreaterThan(0)
    await app.as('owner').must.patch('/realm', { can_access_all_users_group: { new: 3 } })
    await app.as('owner').must.unsubscribe('general', { principals: [app.idOf('moderator')] })
    expect((await set([{ id, value: [app.idOf('moderator')] }], 'guest')).body.msg).toBe(
      (await set([{ id, value: [999] }], 'guest')).body.msg.replace('999', String(app.idOf('moderator'))),
    )
    expect((await set([{ id, value: [app.idOf('member')] }], 'guest')).status).toBe(200)
    await app.as('owner').must.patch('/realm', { can_access_all_users_group: { new: 2 } })
  })

  test('do not exist for bots', async () => {
    const id = await field(1)
    expect([await set([{ id, value: 'x' }], 'bot'), await clear([id], 'bot')].map(({ body }) => body.msg)).toEqual([
      'Bots may not do this',
      'Bots may not do this',
    ])
  })
})
