// databases: both
// What bots store, by HTTP.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOT_STORAGE_LIMITS } from '../../limits.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer, Client } from '../../testing/client.ts'

let app: TestApp
let bot: Client
let other: Client
beforeAll(async () => {
  app = await startTestApp()
  bot = app.as('bot')
  const { api_key } = await app.as('member').must.post('/bots', { full_name: 'Other', short_name: 'other' })
  other = app.client({ email: 'other-bot@127.0.0.1', api_key })
})
afterAll(() => app.close())

const put = (by: Client, storage: Record<string, unknown>): Promise<Answer> =>
  by.request('PUT', '/api/v1/bot_storage', new URLSearchParams({ storage: JSON.stringify(storage) }))
const stored = async (by: Client, keys?: string[]) => (await by.must.get('/bot_storage', keys && { keys })).storage

test('a bot reads what it has stored, some of it or all, and deletes it', async () => {
  expect(await stored(bot)).toEqual({})
  const texts = { count: '1', Count: '2', 'count ': '3', 'zähler 🦆': 'vier', empty: '', '': 'no key' }
  expect((await put(bot, texts)).status).toBe(200)
  expect(await stored(bot)).toEqual(texts)
  expect((await put(bot, { count: '10', more: 'x' })).status).toBe(200)
  expect(await stored(bot, ['count', 'Count', 'more'])).toEqual({ count: '10', Count: '2', more: 'x' })
  expect((await bot.delete('/bot_storage', { keys: ['count', 'more'] })).status).toBe(200)
  expect(Object.keys(await stored(bot)).sort()).toEqual(['', 'Count', 'count ', 'empty', 'zähler 🦆'])
  expect((await bot.delete('/bot_storage')).status).toBe(200)
  expect(await stored(bot)).toEqual({})
})

test('a key that is not stored is named, and nothing is deleted', async () => {
  await put(bot, { here: 'x' })
  for (const attempt of [bot.get('/bot_storage', { keys: ['here', 'gone'] }), bot.delete('/bot_storage', { keys: ['here', 'gone'] })])
    expect((await attempt).body).toMatchObject({ code: 'BAD_REQUEST', msg: "'keys' names a key that is not stored: gone" })
  expect(await stored(bot)).toEqual({ here: 'x' })
})

test('each bot sees and deletes only what is its own', async () => {
  await put(bot, { shared: 'of the bot' })
  await put(other, { shared: 'of the other' })
  expect((await bot.delete('/bot_storage')).status).toBe(200)
  expect(await stored(other)).toEqual({ shared: 'of the other' })
})

test('people store nothing', async () => {
  const member = app.as('member')
  for (const attempt of [put(member, { a: 'b' }), member.get('/bot_storage'), member.delete('/bot_storage')])
    expect((await attempt).body.msg).toBe('Only bots may do this')
})

test('a bot stores a limited number of bytes, which what is replaced does not count for', async () => {
  await bot.delete('/bot_storage')
  const half = `ä${'x'.repeat(BOT_STORAGE_LIMITS.bytes / 2 - 4)}`
  const refused = { code: 'BAD_REQUEST', msg: `'storage' is too much: a bot may store at most ${BOT_STORAGE_LIMITS.bytes} bytes` }
  for (const key of ['a', 'b']) expect((await put(bot, { [key]: half })).status).toBe(200)
  expect((await put(bot, { c: '12' })).body).toMatchObject(refused)
  expect((await put(bot, { a: `${half}12` })).status).toBe(200)
  expect((await put(bot, { a: `${half}123` })).body).toMatchObject(refused)
  expect((await put(bot, { a: '' })).status).toBe(200)
})

test('concurrent requests of a bot count what the others store', async () => {
  await bot.delete('/bot_storage')
  const most = 'x'.repeat(BOT_STORAGE_LIMITS.bytes * 0.4)
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => put(bot, { [key]: most })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400])
})

test('a bot stores a limited number of keys', async () => {
  await bot.delete('/bot_storage')
  const { keys } = BOT_STORAGE_LIMITS
  for (let from = 0; from < keys; from += 1_000)
    await put(bot, Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`key ${from + i}`, ''])))
  expect((await put(bot, { 'key 0': 'x' })).status).toBe(200)
  expect((await put(bot, { more: 'x' })).body.msg).toBe(`'storage' is too much: a bot may store at most ${keys} keys`)
  expect(Object.keys(await stored(bot))).toHaveLength(keys)
  expect((await bot.delete('/bot_storage')).status).toBe(200)
})
