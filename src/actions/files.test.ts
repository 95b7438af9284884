import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { verifyEvents } from '../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('an uploaded file', () => {
  test('is announced to its owner alone', async () => {
    const events = await verifyEvents(app, ['member', 'member2', 'owner'], () => app.as('member').upload('notes.txt', 'Some notes.\n'))
    expect(events.member).toMatchObject([{ type: 'attachment', op: 'add', attachment: { name: 'notes.txt', size: 12, message_ids: [] } }])
    expect([events.member2, events.owner]).toEqual([[], []])
  })

  test('#41 can be read by its owner alone until a message shares it, and then by those who may read that', async () => {
    const { body } = await app.as('member').upload('plan.txt', 'Secret plan.\n')
    const readable = async (): Promise<string[]> => {
      const answers = await Promise.all(
        (['owner', 'moderator', 'member', 'member2', 'guest'] as const).map(
          async (name) => [name, (await app.as(name).raw(body.url)).status] as const,
        ),
      )
      return answers.filter(([, status]) => status === 200).map(([name]) => name)
    }
    expect(await readable()).toEqual(['member'])
    await app.as('member').post('/messages', { type: 'direct', to: [4], content: `See [plan.txt](${body.url})` })
    expect(await readable()).toEqual(['moderator', 'member'])
    // Somebody else's link shares nothing.
    await app.as('moderator').post('/messages', { type: 'channel', to: 'general', topic: 'leak', content: `See ${body.url}` })
    expect(await readable()).toEqual(['moderator', 'member'])
    await app.as('member').post('/messages', { type: 'channel', to: 'private', topic: 'plan', content: `See ${body.url}` })
    expect(await readable()).toEqual(['moderator', 'member'])
    await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'plan', content: `See ${body.url}` })
    expect(await readable()).toEqual(['owner', 'moderator', 'member', 'member2', 'guest'])
  })

  test('that is missing and one that is forbidden give the same answer, and so does a path out of the store', async () => {
    const { body } = await app.as('member').upload('mine.txt', 'Mine.')
    const answers = await Promise.all(
      [body.url, '/user_uploads/1/ab/none/none.txt', '/user_uploads/..%2f..%2fdemo.json', '/user_uploads/1/../../../demo.json'].map(
        (path) => app.as('member2').raw(path),
      ),
    )
    for (const answer of answers.slice(0, 3))
      expect(answer.body).toEqual({ result: 'error', code: 'NOT_FOUND', msg: 'File does not exist' })
    expect(answers[3]?.status).toBe(404)
    expect((await app.client().raw(body.url)).status).toBe(401)
  })

  test.each([
    ['page.html', 'text/html', 'application/octet-stream', /^attachment/],
    ['drawing.svg', 'image/svg+xml', 'application/octet-stream', /^attachment/],
    ['photo.png', 'image/png', 'image/png', /^inline/],
  ])('%s of type %s is served so that nothing executes', async (name, given, served, disposition) => {
    const { body } = await app.as('member').upload(name, '<script>alert(1)</script>', given)
    const { headers } = await app.as('member').raw(body.url)
    expect(headers.get('content-type')).toBe(served)
    expect(headers.get('content-disposition')).toMatch(disposition)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['my notes (1).txt', 'my-notes-1.txt'],
    ['Ünïcödé ✓.txt', 'Ünïcödé-.txt'],
    ['..', 'uploaded-file'],
    ['<img src=x>.png', 'img-srcx.png'],
  ])('named %j gets a URL that is safe, and can be downloaded from it', async (name, safe) => {
    const { body } = await app.as('member').upload(name, 'Bytes')
    expect(decodeURIComponent(body.url.split('/').at(-1))).toBe(safe)
    expect((await app.as('member').raw(body.url)).status).toBe(200)
  })
})
