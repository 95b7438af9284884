import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NavigationView } from '../../models/navigation-view.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { wire } from '../../testing/wire.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PEOPLE = ['member', 'member2', 'owner'] as const
const list = async (name: 'member' | 'member2' = 'member') => (await app.as(name).get('/navigation_views')).body.navigation_views
const add = (form: object) => app.as('member').post('/navigation_views', form as Record<string, unknown>)
const path = (fragment: string): string => `/navigation_views/${encodeURIComponent(fragment)}`
beforeEach(async () => {
  for (const { fragment } of await list()) expect((await app.as('member').delete(path(fragment))).status).toBe(200)
})

const alerts = { fragment: 'narrow/is/alerted', is_pinned: true, name: 'Alert words' }

describe('navigation views', () => {
  test('are added, trimmed, and announced to their owner alone', async () => {
    const events = await verifyEvents(app, PEOPLE, () => add({ fragment: ' narrow/is/alerted ', is_pinned: true, name: ' Alert words ' }))
    expect(events.member).toMatchObject([{ type: 'navigation_view', op: 'add', navigation_view: alerts }])
    expect([...events.member2, ...events.owner]).toEqual([])
    expect(await list()).toEqual([alerts])
    expect(await list('member2')).toEqual([])
  })

  test.each([
    'inbox',
    'recent',
    'feed',
    'drafts',
    'scheduled',
    'reminders',
    'narrow/is/mentioned',
    'narrow/is/starred',
    'narrow/has/reaction/sender/me',
  ])('that are built in have no name: %s', async (fragment) => {
    const { body } = await add({ fragment, is_pinned: false, name: 'Mine' })
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: "'name' must be left out: built-in views have none" })
    await verifyEvents(app, PEOPLE, () => add({ fragment, is_pinned: false }))
    expect(await list()).toEqual([{ fragment, is_pinned: false, name: null }])
    const renamed = await app.as('member').patch(path(fragment), { name: 'Mine' })
    expect(renamed.body).toMatchObject({ code: 'BAD_REQUEST', msg: "'name' must be left out: built-in views have none" })
  })

  test('can be changed in part, with an event that has only the changes', async () => {
    await add(alerts)
    const unpinned = await verifyEvents(app, PEOPLE, () => app.as('member').patch(path(alerts.fragment), { is_pinned: false }))
    expect(unpinned.member).toEqual([
      { id: expect.any(Number), type: 'navigation_view', op: 'update', fragment: alerts.fragment, data: { is_pinned: false } },
    ])
    const renamed = await verifyEvents(app, PEOPLE, () =>
      app.as('member').patch(path(alerts.fragment), { is_pinned: false, name: ' Alarm ' }),
    )
    expect(renamed.member).toMatchObject([{ data: { name: 'Alarm' } }])
    expect(renamed.member[0].data).not.toHaveProperty('is_pinned')
    expect([...unpinned.owner, ...renamed.member2]).toEqual([])
    expect(await list()).toEqual([{ ...alerts, is_pinned: false, name: 'Alarm' }])
  })

  test('are listed in the order in which they were added, whatever changes later', async () => {
    const fragments = ['recent', 'inbox', 'narrow/is/starred']
    for (const fragment of fragments) await add({ fragment, is_pinned: true })
    await app.as('member').patch(path('recent'), { is_pinned: false })
    expect((await list()).map((view: { fragment: string }) => view.fragment)).toEqual(fragments)
  })

  test('can be given the name that they already have', async () => {
    await add(alerts)
    const same = async () => expect((await app.as('member').patch(path(alerts.fragment), { name: alerts.name })).status).toBe(200)
    expect((await verifyEvents(app, ['member'], same, { changesSomething: false })).member).toEqual([])
  })

  test('are removed', async () => {
    await add(alerts)
    const events = await verifyEvents(app, PEOPLE, () => app.as('member').delete(path(alerts.fragment)))
    expect(events.member).toMatchObject([{ type: 'navigation_view', op: 'remove', fragment: alerts.fragment }])
    expect(events.owner).toEqual([])
    const gone = { status: 404, body: { code: 'NOT_FOUND', msg: 'Navigation view does not exist' } }
    expect(await app.as('member').delete(path(alerts.fragment))).toMatchObject(gone)
    expect(await app.as('member').patch(path(alerts.fragment), { is_pinned: true })).toMatchObject(gone)
  })

  test('of somebody else are not found', async () => {
    await add(alerts)
    for (const answer of [
      await app.as('member2').patch(path(alerts.fragment), { is_pinned: false }),
      await app.as('owner').delete(path(alerts.fragment)),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await list()).toEqual([alerts])
  })

  test('are added once when several requests add the same fragment at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => add({ ...alerts, name: `Alert ${i}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })

  test.each<[string, object, string]>([
    ['a blank fragment', { fragment: ' \t' }, "'fragment' must not be blank"],
    ['a long fragment', { fragment: 'x'.repeat(2_001) }, "'fragment' must have at most 2000 characters"],
    [
      'a fragment that is long in a URL',
      { fragment: '☕'.repeat(667) },
      "'fragment' must have at most 6000 characters when it is percent-encoded",
    ],
    ['no name', { name: undefined }, "'name' is missing: only built-in views have none"],
    ['a blank name', { name: '  ' }, "'name' must not be empty"],
    ['a long name', { name: 'ü'.repeat(101) }, "'name' must have at most 100 characters"],
    ['a fragment that is there', { fragment: 'narrow/is/alerted' }, "'fragment' is already in use by another view: narrow/is/alerted"],
    ['a name that is there', { name: 'Alert words ' }, "'name' is already in use by another view: Alert words"],
  ])('with %s are refused', async (_, changes, msg) => {
    await add(alerts)
    expect((await add({ fragment: 'narrow/has/link', is_pinned: true, name: 'Links', ...changes })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg,
    })
    expect(await list()).toEqual([alerts])
  })

  test('are at most 500', async () => {
    const views = Array.from({ length: 499 }, (_, i) => ({ fragment: `narrow/near/${i}`, name: `${i}`, is_pinned: false }))
    await NavigationView.bulkCreate(views.map((view) => ({ realm_id: 1, user_id: app.demo.users.member.user_id, ...view })))
    expect((await add(alerts)).status).toBe(200)
    const more = { fragment: 'narrow/has/link', is_pinned: true, name: 'Links' }
    expect((await add(more)).body).toMatchObject({ code: 'BAD_REQUEST', msg: 'You may have at most 500 navigation views' })
  })

  test('cannot take the name of another view', async () => {
    await add(alerts)
    await add({ fragment: 'narrow/has/link', is_pinned: true, name: 'Links' })
    expect((await app.as('member').patch(path('narrow/has/link'), { name: 'Alert words' })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'name' is already in use by another view: Alert words",
    })
  })
})

describe('a fragment in the URL', () => {
  test.each([
    ['raw', 'narrow/channel/1-general/topic/a.20b', 'narrow/channel/1-general/topic/a.20b'],
    ['encoded', 'narrow/channel/1-general/topic/a.20b', 'narrow%2Fchannel%2F1-general%2Ftopic%2Fa.20b'],
    ['half encoded', 'narrow/channel/1-general/topic/a.20b', 'narrow%2fchannel/1-general%2Ftopic/a.20b'],
    ['with an encoded slash of its own', 'narrow/topic/a%2Fb', 'narrow/topic/a%252Fb'],
    ['with other letters', 'narrow/topic/é ?#&', 'narrow/topic/%C3%A9%20%3F%23%26'],
  ])('is found %s', async (_, fragment, inUrl) => {
    expect((await add({ fragment, is_pinned: true, name: 'View' })).status).toBe(200)
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const target = `/api/v1/navigation_views/${inUrl}`
    expect((await wire(app, `PATCH ${target}`, { as: 'member', headers: form, body: 'is_pinned=false' })).status).toBe(200)
    expect(await list()).toEqual([{ fragment, is_pinned: false, name: 'View' }])
    expect((await wire(app, `DELETE ${target}`, { as: 'member' })).status).toBe(200)
    expect(await list()).toEqual([])
  })

  const accepted = [
    ...['work', 'a.', '.a', '...', 'narrow/a..b/.../x', 'narrow/%2Ex/%', 'narrow/topic/a%2F..%2Fb', 'a\\..\\b', 'é/☕ ?#&+;=@:,$/~'],
    ...['narrow/channel/1-general/topic/', 'narrow/channel/1-general/topic//with/12', '/inbox', '//'],
    ...['x'.repeat(2_000), '/?'.repeat(1_000).slice(1), '☕'.repeat(666), "narrow/-_.!~*'()"],
  ]
  test.each(accepted.map((fragment) => [fragment.slice(0, 40), fragment]))(
    'identifies every allowed view, even after a client has normalised the URL: %s',
    async (_, fragment = '') => {
      const urls = [encodeURIComponent(fragment), fragment.split('/').map(encodeURIComponent).join('/')]
      for (const url of urls) {
        expect(await add({ fragment, is_pinned: true, name: 'View' })).toMatchObject({ status: 200 })
        expect(await app.as('member').patch(`/navigation_views/${url}`, { is_pinned: false })).toMatchObject({ status: 200 })
        expect(await list()).toEqual([{ fragment, is_pinned: false, name: 'View' }])
        expect(await app.as('member').delete(`/navigation_views/${url}`)).toMatchObject({ status: 200 })
        expect(await list()).toEqual([])
      }
    },
  )

  test.each(['a\nb', 'a \t b', '.', '..', '%2e', '.%2E', './', 'a/./b', 'a/../b', '../b', 'a/..', 'a/%2e%2E/b'])(
    'that clients or proxies would change is refused: %s',
    async (fragment) => {
      expect((await add({ fragment, is_pinned: true, name: 'View' })).body).toMatchObject({
        code: 'BAD_REQUEST',
        msg: "'fragment' must be one line without segments that are . or ..: no URL can name it",
      })
      expect(await list()).toEqual([])
    },
  )

  test('must match exactly', async () => {
    await add(alerts)
    for (const other of ['narrow/is/alerted ', 'narrow/is/Alerted', 'narrow/is/alerted/', 'narrow/is'])
      expect((await app.as('member').delete(path(other))).status).toBe(404)
  })
})
