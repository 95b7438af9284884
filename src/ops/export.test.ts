// databases: both
// Which files an export has. manage.test.ts checks its rows.

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { App } from '../context.ts'
import { run } from '../db/run.ts'
import { Realm } from '../models/realm.ts'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { exportRealm } from './export.ts'

const COURSE = { progress: () => {}, signal: new AbortController().signal }
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(inject('folder'), 'export-'))
})
afterAll(() => app.close())

async function exportTo(
  file: string,
  storage: App['storage'] = app.server.app.storage,
  options: Parameters<typeof exportRealm>[4] = {},
): ReturnType<typeof exportRealm> {
  return exportRealm({ ...app.server.app, storage }, await Realm.findByPk(1, { rejectOnEmpty: true }), join(folder, file), COURSE, options)
}

test('an export contains uploaded files, emoji images and avatars, and counts the missing ones', async () => {
  const { url } = (await app.as('member').upload('note.txt', 'a note')).body
  const { url: lost } = (await app.as('member').upload('lost.txt', 'lost')).body
  await rm(join(app.server.app.config.dataDir, lost.replace('/user_uploads/', 'uploads/')))
  const form = new FormData()
  form.append('file', new Blob([GIF], { type: 'image/gif' }), 'dot.gif')
  expect((await app.as('owner').raw('/api/v1/realm/emoji/dot', { method: 'POST', body: form })).status).toBe(200)
  const [emoji] = Object.values((await app.as('member').get('/realm/emoji')).body.emoji) as { source_url: string }[]

  const avatar = new FormData()
  avatar.append('file', new Blob([GIF], { type: 'image/gif' }), 'me.gif')
  const { avatar_url } = (await app.as('member').raw('/api/v1/users/me/avatar', { method: 'POST', body: avatar })).body

  expect(await exportTo('export.tar')).toMatchObject({ files: 4, missing: 1 })
  execFileSync('tar', ['-xf', join(folder, 'export.tar'), '-C', folder])
  expect(await readFile(join(folder, url.replace('/user_uploads/', 'files/')), 'utf8')).toBe('a note')
  expect(await readFile(join(folder, emoji?.source_url.replace('/user_avatars/', 'files/') ?? ''))).toEqual(GIF)
  expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')).files).toMatchObject({ files: 4, missing: 1 })
  const file = avatar_url.replace('/user_avatars/', 'files/').replace(/\?.*/, '')
  expect((await readFile(join(folder, file))).subarray(8, 12).toString()).toBe('WEBP')
})

test('an export holds no key, token, hash or password of anybody', async () => {
  const { body: login } = await app.client().post('/fetch_api_key', { username: app.demo.users.member.email, password: DEMO_PASSWORD })
  await app.as('member').post('/invites', { invitee_emails: 'export@example.org', stream_ids: [] })
  await app.as('administrator').post('/invites/multiuse')
  await app.as('member').patch('/settings', { email: 'changed@example.org' })
  const { url } = (await app.as('member').upload('secret.txt', 'x')).body
  const { url: temporary } = (await app.as('member').get(url)).body
  const { queue_id } = (await app.as('member').post('/register')).body
  const { sequelize } = app.server.app.db
  const columns = ['api_keys.key_hash', 'users.password_hash', 'links.token_hash', 'invitations.link_token', 'event_queues.id'] as const
  const stored = await Promise.all(
    columns.map(async (column) => {
      const [table, name] = column.split('.')
      const { rows } = await run(sequelize, `SELECT ${name} AS secret FROM ${table} WHERE ${name} IS NOT NULL`)
      expect(rows.length, column).toBeGreaterThan(0)
      return (rows as { secret: string }[]).map(({ secret }) => secret)
    }),
  )
  const given = [
    login.api_key,
    temporary.split('/')[3],
    queue_id,
    DEMO_PASSWORD,
    ...Object.values(app.demo.users).map((user) => user.api_key),
  ]
  expect(given.every((secret) => typeof secret === 'string' && secret.length > 10)).toBe(true)
  await exportTo('secrets.tar')
  const bytes = gunzipSync(await readFile(join(folder, 'secrets.tar'))).toString('latin1')
  expect([...stored.flat(), ...given].filter((secret) => bytes.includes(secret))).toEqual([])
})

test.each([
  [{ passwords: true }, ['users.password_hash']],
  [{ keys: true }, ['api_keys.key_hash']],
] as const)('on request (%j) it holds %j', async (secrets, columns) => {
  const file = `with-${Object.keys(secrets)}.tar`
  await exportTo(file, app.server.app.storage, secrets)
  const bytes = gunzipSync(await readFile(join(folder, file))).toString('latin1')
  for (const column of ['users.password_hash', 'api_keys.key_hash', 'links.token_hash', 'invitations.link_token'] as const) {
    const [table, name] = column.split('.')
    const { rows } = await app.server.app.db.run(`SELECT ${name} AS secret FROM ${table} WHERE ${name} IS NOT NULL`)
    const isHeld = (rows as { secret: string }[]).some(({ secret }) => bytes.includes(secret))
    expect(isHeld, column).toBe((columns as readonly string[]).includes(column))
  }
})

test('an export fails and leaves nothing when the store does not answer', async () => {
  const before = await readdir(folder)
  const { storage } = app.server.app
  const away = { ...storage, read: () => Promise.reject(Object.assign(new Error('the store is away'), { code: 'ECONNREFUSED' })) }
  await expect(exportTo('failed.tar', away)).rejects.toThrow('the file store does not answer: the store is away')
  expect(await readdir(folder)).toEqual(before)
})

test('an export by consent has the private data of those alone who have set allow_private_data_export', async () => {
  const [owner, member, member2] = (['owner', 'member', 'member2'] as const).map((name) => app.as(name).must)
  if (!owner || !member || !member2) throw new Error('nobody')
  await member.patch('/settings', { allow_private_data_export: true })
  await owner.send({ content: 'said in public' })
  const kinds = { 'somebody who agrees': 'member', 'nobody who agrees': 'owner' } as const
  for (const [kind, name] of Object.entries(kinds)) {
    const other = app.idOf(name)
    await member2.send({ to: [other], content: `told to ${kind}` })
    const { id } = await member2.createChannel({ subscribers: [app.idOf('member2'), other], invite_only: true })
    const { url } = await member2.upload('private.txt', `shown to ${kind}`)
    await member2.send({ to: id, content: `posted for ${kind} [it](${url})` })
    await app.as(name).must.post('/drafts', { drafts: [{ type: 'channel', to: [1], topic: 'a', content: `drafted by ${kind}` }] })
  }
  const said = ['told to', 'shown to', 'posted for', 'drafted by']

  const textOf = async (file: string): Promise<string> => gunzipSync(await readFile(join(folder, file))).toString('utf8')
  await exportTo('all.tar')
  const all = await textOf('all.tar')
  for (const kind of Object.keys(kinds)) expect(said.filter((how) => !all.includes(`${how} ${kind}`))).toEqual([])
  await exportTo('consent.tar', undefined, { byConsent: true })
  const shared = await textOf('consent.tar')
  expect(shared).toContain('said in public')
  expect(said.filter((how) => !shared.includes(`${how} somebody who agrees`))).toEqual([])
  expect(shared).not.toContain('nobody who agrees')
  expect([all, shared].map((text) => /"by_consent": ?true/.test(text))).toEqual([false, true])
})
