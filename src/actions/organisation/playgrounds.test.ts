import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const form = { name: 'Sandbox', pygments_language: 'Go', url_template: 'https://go.example/?code={code}' }
const add = (changes: Record<string, unknown> = {}, by: 'administrator' | 'moderator' = 'administrator') =>
  app.as(by).post('/realm/playgrounds', { ...form, ...changes })

test('playgrounds are added and removed by administrators, with the whole list for everybody', async () => {
  const added = await verifyEvents(app, ['member', 'guest'], () => add({ name: ' Sandbox ' }))
  for (const events of [added.member, added.guest])
    expect(events).toEqual([
      expect.objectContaining({ type: 'realm_playgrounds', realm_playgrounds: [{ id: expect.any(Number), ...form }] }),
    ])
  const second = (await add({ name: 'Another' })).body.id
  const removed = await verifyEvents(app, ['member'], () => app.as('owner').delete(`/realm/playgrounds/${second}`))
  expect(removed.member).toMatchObject([{ realm_playgrounds: [form] }])
  expect(await app.as('owner').delete(`/realm/playgrounds/${second}`)).toMatchObject({ status: 404 })
  expect((await add({ name: 'Third' }, 'moderator')).body.msg).toBe('Only administrators may do this')
  expect((await app.as('moderator').delete('/realm/playgrounds/1')).body.msg).toBe('Only administrators may do this')
})

test.each([
  [{ name: 'SANDBOX', pygments_language: 'GO' }, "'name' is already in use by another playground of this language"],
  [{ name: 'x'.repeat(101) }, "'name' must have at most 100 characters"],
  [
    { url_template: 'https://go.example/{code}/{code2}' },
    "'url_template' must be a URL template like https://example.com/?source={code}, with code as its only variable",
  ],
  [
    { url_template: 'https://go.example/' },
    "'url_template' must be a URL template like https://example.com/?source={code}, with code as its only variable",
  ],
  [
    { url_template: '/try/{code}' },
    "'url_template' must be a URL template like https://example.com/?source={code}, with code as its only variable",
  ],
  [
    { url_template: 'mailto:{code}' },
    "'url_template' must be a URL template like https://example.com/?source={code}, with code as its only variable",
  ],
  [{ url_template: `https://go.example/${'x'.repeat(1_000)}{code}` }, "'url_template' must have at most 1000 characters"],
])('a playground is refused: %j', async (changes, msg) => {
  await add()
  expect((await add(changes)).body).toMatchObject({ code: 'BAD_REQUEST', msg })
})
