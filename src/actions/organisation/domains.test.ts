import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { setEmailPermission } from '../people/email-address.ts'

let app: TestApp
const VIEWERS = ['administrator', 'guest', 'bot'] as const
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  const owner = await User.findByPk(app.demo.users.owner.user_id, { rejectOnEmpty: true })
  await setEmailPermission(app.server.app, owner, true)
})
afterAll(() => app.close())

const domains = async (): Promise<object[]> => (await app.as('guest').get('/realm/domains')).body.domains
const restrict = (on: boolean): Promise<Answer> => app.as('owner').patch('/realm', { emails_restricted_to_domains: on })
const invite = (address: string): Promise<Answer> => app.as('member').post('/invites', { invitee_emails: address, stream_ids: [] })

describe('domains', () => {
  test('are added, changed and removed by administrators, with events for everybody', async () => {
    const administrator = app.as('administrator')
    const added = await verifyEvents(app, VIEWERS, () => administrator.post('/realm/domains', { domain: ' One.Example ' }))
    for (const name of VIEWERS)
      expect(added[name]).toMatchObject([
        { type: 'realm_domains', op: 'add', realm_domain: { domain: 'one.example', allow_subdomains: false } },
      ])
    const change = () => administrator.patch('/realm/domains/ONE.example', { allow_subdomains: true })
    const changed = await verifyEvents(app, VIEWERS, change)
    expect(changed.guest).toMatchObject([{ type: 'realm_domains', op: 'change', realm_domain: { allow_subdomains: true } }])
    expect((await verifyEvents(app, VIEWERS, change, { changesSomething: false })).guest).toEqual([])
    expect(await domains()).toEqual([{ domain: 'one.example', allow_subdomains: true }])
    const removed = await verifyEvents(app, VIEWERS, () => administrator.delete('/realm/domains/one.example'))
    expect(removed.guest).toMatchObject([{ type: 'realm_domains', op: 'remove', domain: 'one.example' }])
    expect(await administrator.delete('/realm/domains/one.example')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await domains()).toEqual([])
  })

  test('are listed by name', async () => {
    const names = ['zeta.example', 'alpha.example', 'mid.example']
    for (const domain of names) await app.as('owner').post('/realm/domains', { domain })
    expect(await domains()).toMatchObject(names.toSorted().map((domain) => ({ domain })))
    for (const domain of names) await app.as('owner').delete(`/realm/domains/${domain}`)
  })

  test('are added once when two requests add the same one at the same time', async () => {
    const both = await Promise.all(['two.example', 'Two.Example'].map((domain) => app.as('owner').post('/realm/domains', { domain })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    await app.as('owner').delete('/realm/domains/two.example')
  })

  test.each([
    'no dots',
    'example',
    '-a.example',
    'a..example',
    `${'a'.repeat(64)}.example`,
    'a@b.example',
    'a.example/',
    'a-.example',
    'a_b.example',
    '.example',
    'a.example.',
  ])('must be valid, which %s is not', async (domain) => {
    expect((await app.as('owner').post('/realm/domains', { domain })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'domain' is not a domain",
    })
  })
})

describe('an organisation that is restricted to domains', () => {
  beforeAll(async () => {
    await app.as('owner').post('/realm/domains', { domain: 'only.example' })
    await app.as('owner').post('/realm/domains', { domain: 'all.example', allow_subdomains: true })
    await restrict(true)
  })

  test.each([
    ['a@only.example', undefined],
    ['a@Only.Example', undefined],
    ['a@deep.all.example', undefined],
    ['a@sub.only.example', 'Outside the domains of the organisation'],
    ['a@notall.example', 'Outside the domains of the organisation'],
    ['a@example.com', 'Outside the domains of the organisation'],
    ['a+b@only.example', 'Addresses with a plus sign are not allowed'],
  ])('an invitation to %s: %s', async (address, reason) => {
    const { status, body } = await invite(address.replace(/^a/, `a${Math.random().toString(36).slice(2)}`))
    if (reason === undefined) expect(status).toBe(200)
    else {
      expect(body).toMatchObject({ code: 'INVITATION_FAILED', sent_invitations: false })
      expect(body.errors[0].slice(1)).toEqual([reason, false])
    }
  })

  test('also refuses other domains when a user or an owner changes an address', async () => {
    const foreign = 'away@example.com'
    expect((await app.as('member').patch('/settings', { email: foreign })).body.msg).toBe(
      "'email' cannot be used: Outside the domains of the organisation",
    )
    const { user_id: id } = app.demo.users.member2
    expect((await app.as('owner').patch(`/users/${id}`, { new_email: foreign })).body.msg).toBe(
      "'new_email' cannot be used: Outside the domains of the organisation",
    )
    expect((await app.as('owner').patch(`/users/${id}`, { new_email: 'here@only.example' })).status).toBe(200)
  })

  test('does not let an earlier invitation to another domain be accepted', async () => {
    await restrict(false)
    expect((await invite('early@example.org')).status).toBe(200)
    const { path } = await mailTo('early@example.org')
    await restrict(true)
    const form = new URLSearchParams({ full_name: 'Early Bird', password: 'a long enough password' })
    const answer = await app.client().raw(path, { method: 'POST', body: form })
    expect(answer.status).not.toBe(200)
    expect(await User.findByEmail(1, 'early@example.org')).toBeNull()
  })

  test('loses the restriction with its last domain, because nobody could join otherwise', async () => {
    await app.as('owner').delete('/realm/domains/all.example')
    const events = await verifyEvents(app, VIEWERS, () => app.as('owner').delete('/realm/domains/only.example'))
    expect(events.guest).toMatchObject([
      { type: 'realm_domains', op: 'remove' },
      { type: 'realm', op: 'update', property: 'emails_restricted_to_domains', value: false },
    ])
    expect((await invite('free@example.org')).status).toBe(200)
  })
})

test('disposable addresses, also at subdomains, are refused unless the organisation admits them', async () => {
  for (const address of ['x@mailinator.com', 'x@sub.yopmail.com'])
    expect((await invite(address)).body.errors).toEqual([[address, 'Disposable email addresses are not allowed', false]])
  await app.as('owner').patch('/realm', { disallow_disposable_email_addresses: false })
  expect((await invite('x@mailinator.com')).status).toBe(200)
})

describe('the profile of the organisation', () => {
  test('is changed by administrators and trimmed, with events for everybody about values that differ', async () => {
    const events = await verifyEvents(app, VIEWERS, () =>
      app.as('administrator').patch('/realm', { name: ' New Name ', description: ' We *chat*. ' }),
    )
    for (const name of VIEWERS)
      expect(events[name]).toMatchObject([
        { type: 'realm', op: 'update', property: 'name', value: 'New Name' },
        { type: 'realm', op: 'update_dict', property: 'default', data: { description: 'We *chat*.' } },
      ])
    expect(events.guest[1].data.rendered_description).toContain('<em>chat</em>')
    const again = () => app.as('administrator').patch('/realm', { name: 'New Name', description: 'We *chat*.' })
    expect((await verifyEvents(app, VIEWERS, again, { changesSomething: false })).guest).toEqual([])
    expect((await app.client().get('/server_settings')).body).toMatchObject({ realm_name: 'New Name' })
  })

  test.each([
    [{ name: 'x'.repeat(41) }, "'name' must have at most 40 characters"],
    [{ name: ' ' }, "'name' must not be empty"],
    [{ name: 'a\nb' }, "'name' contains a character that cannot be printed"],
    [{ description: 'x'.repeat(1001) }, "'description' must have at most 1000 characters"],
    [{ name: 'Fine', topics_policy: 'none' }, "'topics_policy' must be one of: allow_empty_topic, disable_empty_topic"],
  ])('%j is refused and changes nothing', async (parameters, msg) => {
    const before = (await Realm.findByPk(1, { rejectOnEmpty: true })).get()
    expect((await app.as('owner').patch('/realm', parameters)).body).toMatchObject({ code: 'BAD_REQUEST', msg })
    expect((await Realm.findByPk(1, { rejectOnEmpty: true })).get()).toEqual(before)
  })
})

test.each(['display', 'notifications'])('PATCH /settings/%s is an older name of PATCH /settings', async (name) => {
  const change = () => app.as('member').patch(`/settings/${name}`, { web_font_size_px: name.length + 10 })
  const { member } = await verifyEvents(app, ['member'], change)
  expect(member).toMatchObject([{ type: 'user_settings', property: 'web_font_size_px', value: name.length + 10 }])
})
