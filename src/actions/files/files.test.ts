import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { wire } from '../../testing/wire.ts'

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

  test('#41 can be read by its owner alone until a message shares it, and then also by readers of that message', async () => {
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
    // A link by somebody who may not read the file does not share it.
    await app.as('member2').post('/messages', { type: 'channel', to: 'general', topic: 'leak', content: `See ${body.url}` })
    expect(await readable()).toEqual(['moderator', 'member'])
    await app.as('member').post('/messages', { type: 'channel', to: 'private', topic: 'plan', content: `See ${body.url}` })
    expect(await readable()).toEqual(['moderator', 'member'])
    // Somebody who may read the file may share it.
    await app.as('moderator').post('/messages', { type: 'channel', to: 'general', topic: 'plan', content: `See ${body.url}` })
    expect(await readable()).toEqual(['owner', 'moderator', 'member', 'member2', 'guest'])
  })

  describe('is not shared by a link to another host', () => {
    const FOREIGN: [string, (path: string) => string][] = [
      ['bare', (path) => `See https://evil.example${path}.`],
      ['in Markdown', (path) => `[plan](https://evil.example${path})`],
      ['of an image', (path) => `![plan](https://evil.example${path})`],
      ['without a scheme', (path) => `[plan](//evil.example${path})`],
    ]
    const upload = async (): Promise<string> => (await app.as('member').upload('plan.txt', 'Secret plan.\n')).body.url
    const place = { type: 'channel', to: 'general', topic: 'foreign' }
    const seesFile = async (path: string): Promise<number> => (await app.as('member2').raw(path)).status

    test.each(FOREIGN)('%s, when it is sent', async (_, textOf) => {
      const path = await upload()
      const { body } = await app.as('member').post('/messages', { ...place, content: textOf(path) })
      expect(await seesFile(path)).toBe(404)
      const narrow = [{ operator: 'has', operand: 'attachment' }]
      const { messages } = (await app.as('member').get('/messages/matches_narrow', { msg_ids: [body.id], narrow })).body
      expect(messages).toEqual({})
    })

    test.each(FOREIGN)('%s, when a message is edited to have it', async (_, textOf) => {
      const path = await upload()
      const { id } = (await app.as('member').post('/messages', { ...place, content: `See ${path}` })).body
      expect(await seesFile(path)).toBe(200)
      const { body } = await app.as('member').patch(`/messages/${id}`, { content: textOf(path) })
      expect(body.detached_uploads).toMatchObject([{ path_id: path.replace('/user_uploads/', '') }])
      expect(await seesFile(path)).toBe(404)
    })

    test('but by a link with the URL of the organisation', async () => {
      const { origin } = app.server.app.config.externalUrl
      const path = await upload()
      await app.as('member').post('/messages', { ...place, content: `[plan](${origin}${path})` })
      expect(await seesFile(path)).toBe(200)
    })
  })

  test('that is missing gets the same answer as a forbidden one, and as a path outside the store', async () => {
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
    ['page.html', 'text/html', 'text/html', 'attachment'],
    ['page.html', 'image/png', 'text/html', 'attachment'],
    ['page.htm', 'nonsense', 'text/html', 'attachment'],
    ['page.xhtml', 'application/xhtml+xml', 'application/xhtml+xml', 'attachment'],
    ['page.mht', 'text/plain', 'message/rfc822', 'attachment'],
    ['feed.xml', 'text/plain', 'application/xml', 'attachment'],
    ['drawing.svg', 'image/svg+xml', 'image/svg+xml', 'attachment'],
    ['drawing.svgz', 'video/mp4+svg; x=<svg>', 'image/svg+xml', 'attachment'],
    ['program.js', 'text/javascript', 'text/javascript', 'attachment'],
    ['data.csv', 'text/plain', 'text/csv', 'attachment'],
    ['program.wasm', 'audio/mpeg', 'application/wasm', 'attachment'],
    ['nameless', 'image/png', 'application/octet-stream', 'attachment'],
    ['page.txt', 'text/html; charset=utf-8', 'text/plain; charset=utf-8', 'inline'],
    ['photo.png', 'text/html', 'image/png', 'inline'],
    ['photo.PNG', 'application/octet-stream', 'image/png', 'inline'],
    ['film.mp4', '', 'video/mp4', 'inline'],
    ['song.mp3', 'audio/mpeg', 'audio/mpeg', 'inline'],
  ])('%s of type %s is served with the type of its name, so that nothing executes', async (name, given, served, disposition) => {
    const { body } = await app.as('member').upload(name, '<script>alert(1)</script>', given)
    const { headers } = await app.as('member').raw(body.url)
    expect(headers.get('content-type')).toBe(served)
    expect(headers.get('content-disposition')).toBe(`${disposition}; filename*=UTF-8''${name}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
  })

  // One character per byte: \xc3\xa9 is é, and \xe9 is not UTF-8.
  test.each([
    ['filename="caf\xc3\xa9.png"', 'café.png'],
    ['filename="caf\xe9.png"', 'caf\ufffd.png'],
    ['filename=plain.png', 'plain.png'],
    ['filename="a%22b%0d%0a.png"', 'a"b.png'],
    ['filename="a\\"b.png"', 'a"b.png'],
    ['filename="C:\\fakepath\\photo.png"', 'photo.png'],
    ['filename="plain.png"; filename*=UTF-8\'\'caf%C3%A9.png', 'café.png'],
    ['filename*=UTF-8\'\'caf%C3%A9.png; filename="plain.png"', 'café.png'],
    ['filename="plain.png"; filename*="UTF-8\'\'caf%C3%A9.png"', 'café.png'],
    ["filename*=utf-8'en'caf%C3%A9.png", 'café.png'],
    ["filename*=ISO-8859-1''caf%E9.png", 'café.png'],
    ['filename="plain.png"; filename*=UTF-8\'\'caf%E9.png', 'plain.png'],
    ["filename*=UTF-8''caf%E9.png", "UTF-8''caf%E9.png"],
    ['filename=""; filename*=""', 'uploaded-file'],
  ])('of a part with %s is called %s', async (parameters, name) => {
    const head = `--B\r\nContent-Disposition: form-data; name="file"; ${parameters}\r\n\r\n`
    const headers = { 'Content-Type': 'multipart/form-data; boundary=B' }
    const body = Buffer.from(`${head}bytes\r\n--B--\r\n`, 'latin1')
    const uploaded = await app.as('member').raw('/api/v1/user_uploads', { method: 'POST', headers, body })
    expect(uploaded.body.filename).toBe(name)
  })

  test('that is a PDF is served without a sandbox, in which the viewer of the browser does not run', async () => {
    const { body } = await app.as('member').upload('paper.pdf', '%PDF-1.7', 'application/pdf')
    const { headers } = await app.as('member').raw(body.url)
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; object-src 'self'$/)
  })

  test.each([
    ['../../etc/passwd', 'passwd', 'passwd'],
    ['my notes (1).txt', 'my-notes-1.txt', 'my notes (1).txt'],
    ['Ünïcödé ✓.txt', 'Ünïcödé-.txt', 'Ünïcödé ✓.txt'],
    ['ﬁle №①.txt', 'file-No1.txt', 'ﬁle №①.txt'],
    ['..', 'uploaded-file', 'uploaded-file'],
    ['<img src=x>.png', 'img-srcx.png', '<img src=x>.png'],
    ['bill\u202efdp.exe', 'billfdp.exe', 'billfdp.exe'],
    [`${'n'.repeat(300)}.tar.gz`, `${'n'.repeat(57)}.gz`, `${'n'.repeat(117)}.gz`],
  ])('named %j gets a safe URL and keeps its name', async (name, safe, label) => {
    const { body } = await app.as('member').upload(name, 'Bytes')
    expect(decodeURIComponent(body.url.split('/').at(-1))).toBe(safe)
    expect(body.filename).toBe(label)
    const { status, headers } = await app.as('member').raw(body.url)
    expect(status).toBe(200)
    expect(decodeURIComponent(headers.get('content-disposition')?.split("''")[1] ?? '')).toBe(label)
  })
})

test('a range with a very long header is ignored at once', async () => {
  const { url } = (await app.as('member').upload('digits.txt', '0123456789')).body
  const before = process.cpuUsage()
  const answer = await wire(app, `GET ${url}`, { as: 'member', headers: { Range: `bytes=${' '.repeat(60_000)}x` } })
  expect([answer.status, answer.text]).toEqual([200, '0123456789'])
  // Trying each way to divide the spaces would take seconds.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
})

describe('a range of a file', () => {
  let url: string
  beforeAll(async () => {
    url = (await app.as('member').upload('digits.txt', '0123456789')).body.url
  })
  const ask = (headers: Record<string, string>, path = url, method = 'GET') => app.as('member').raw(path, { method, headers })

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-30', '0123456789', 'bytes 0-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
    ['bytes=5-1000', '56789', 'bytes 5-9/10'],
  ])('%s', async (range, bytes, place) => {
    const { status, headers, body } = await ask({ Range: range })
    expect([status, body, headers.get('content-range'), headers.get('content-length')]).toEqual([206, bytes, place, String(bytes.length)])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=99999999999999999999-'])('%s is outside the file', async (range) => {
    const { status, headers, body } = await ask({ Range: range })
    expect([status, body, headers.get('content-range')]).toEqual([416, '', 'bytes */10'])
  })

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=a-b', 'lines=0-3', 'bytes=-', 'bytes'])('%s gets the whole file', async (range) => {
    const { status, headers, body } = await ask({ Range: range })
    expect([status, body, headers.get('accept-ranges')]).toEqual([200, '0123456789', 'bytes'])
  })

  test('with If-Range is served only if the file has that version', async () => {
    const etag = (await ask({})).headers.get('etag') ?? ''
    expect((await ask({ Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206)
    expect((await ask({ Range: 'bytes=0-3', 'If-Range': '"another"' })).status).toBe(200)
    expect((await ask({ Range: 'bytes=0-3', 'If-Range': 'Sat, 01 Jan 2050 00:00:00 GMT' })).status).toBe(200)
  })

  test('cannot be satisfied if the file is empty', async () => {
    const empty = (await app.as('member').upload('empty.txt', '')).body.url
    expect((await ask({ Range: 'bytes=0-' }, empty)).status).toBe(416)
    expect((await ask({ Range: 'bytes=-1' }, empty)).status).toBe(416)
    expect(await ask({}, empty)).toMatchObject({ status: 200, body: '' })
  })

  test('is not sent to a client that has the file or that requests only the headers', async () => {
    const etag = (await ask({})).headers.get('etag') ?? ''
    expect(await ask({ 'If-None-Match': `"other", W/${etag}` })).toMatchObject({ status: 304, body: '' })
    expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200)
    const head = await ask({ Range: 'bytes=0-3' }, url, 'HEAD')
    expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, '', '10'])
  })

  test('is refused to people who may not read the file', async () => {
    for (const headers of [{ Range: 'bytes=0-3' }, { 'If-None-Match': '*' }])
      expect((await app.as('member2').raw(url, { headers })).status).toBe(404)
  })
})
