// databases: once

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { wire } from '../../testing/wire.ts'
import { PUBLIC_MARKS } from './documents.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
interface Served {
  info: { version: string }
  servers: object[]
  paths: Record<string, { servers?: object[] }>
  components: { schemas: Record<string, { properties?: object }> }
}
const URLS = ['/openapi.json', '/openapi.client.json']

/** Every mark of a document, at any depth. */
function marksOf(part: unknown, marks = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return marks
  for (const [key, value] of Object.entries(part)) {
    if (key.startsWith('x-')) marks.add(key)
    marksOf(value, marks)
  }
  return marks
}

describe.each(URLS)('%s', (url) => {
  const get = async (Host = 'localhost') => {
    const { text } = await wire(app, `GET ${url}`, { headers: { Host } })
    return JSON.parse(text) as Served
  }

  test('is of the release that runs', async () => {
    expect((await get()).info.version).toBe(read('package.json').version)
  })

  test('has the address of the organisation that it is asked of, for files too', async () => {
    for (const [host, origin] of [
      ['localhost', 'http://127.0.0.1:0'],
      ['beta.localhost', 'http://beta.localhost:0'],
      ['nowhere.example', 'http://127.0.0.1:0'],
    ]) {
      const document = await get(host)
      expect(document.servers).toEqual([{ url: `${origin}/api/v1` }])
      expect(document.paths['/user_uploads/{path}']?.servers).toEqual([{ url: origin }])
      expect(JSON.stringify(document)).not.toContain('{origin}')
    }
  })

  test('has the marks for its readers, and not those of the server and its tests', async () => {
    const internal = ['x-caller', 'x-volatile', 'x-companion', 'x-refers-to', 'x-expects', 'x-says']
    expect([...marksOf(read('src/generated/contract.json'))]).toEqual(expect.arrayContaining(internal))
    const marks = marksOf(await get())
    expect([...marks].filter((mark) => !PUBLIC_MARKS.has(mark))).toEqual([])
    expect([...marks]).toEqual(expect.arrayContaining(['x-requires', 'x-remedy', 'x-right', 'x-bounded-by']))
  })

  test('is compressed for clients that accept it, and the same for any other', async () => {
    const load = async (headers: Record<string, string>) => {
      const response = await fetch(app.url + url, { headers })
      const [coding, vary, ETag = ''] = ['Content-Encoding', 'Vary', 'ETag'].map((name) => response.headers.get(name))
      return { status: response.status, coding, vary, ETag: String(ETag), text: await response.text() }
    }
    const [plain, small] = [await load({ 'Accept-Encoding': 'identity' }), await load({ 'Accept-Encoding': 'gzip, br' })]
    expect([plain.coding, small.coding]).toEqual([null, 'gzip'])
    expect([plain.vary, small.vary]).toEqual(Array(2).fill(expect.stringContaining('Accept-Encoding')))
    expect(small.text).toBe(plain.text)
    // A cache tells the two apart, and both know what they have.
    expect(small.ETag).not.toBe(plain.ETag)
    const again = async (coding: string, etag: string) =>
      (await wire(app, `GET ${url}`, { headers: { 'Accept-Encoding': coding, 'If-None-Match': etag } })).status
    expect([await again('identity', plain.ETag), await again('gzip', small.ETag)]).toEqual([304, 304])
  })

  test('keeps everything else', async () => {
    const { components } = await get()
    const known = read(url === URLS[0] ? 'src/generated/contract.json' : 'src/generated/contract.client.json').components
    expect(Object.keys(components.schemas)).toEqual(Object.keys(known.schemas))
    // A field, and a value, may be called what a part of a document is called.
    const fields = (schemas: Served['components']['schemas']) =>
      Object.values(schemas).flatMap(({ properties = {} }) => Object.keys(properties))
    expect(fields(components.schemas)).toEqual(fields(known.schemas))
  })
})
