// databases: both

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'

type Name = keyof TestApp['demo']['users']

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const marks = (name: Name, messages: number[], op = 'add') => app.as(name).must.post('/messages/flags', { op, flag: 'read', messages })
const readersOf = async (message: number, by: Name = 'owner'): Promise<number[]> =>
  (await app.as(by).must.get(`/messages/${message}/read_receipts`)).user_ids
const ids = (...names: Name[]): number[] => names.map(app.idOf).sort((a, b) => a - b)

test('a message is read by those who marked it as read, without its sender and bots', async () => {
  const id = await app.as('owner').must.send({ content: 'Who reads this?', read_by_sender: true })
  expect(await readersOf(id)).toEqual([])
  for (const name of ['guest', 'member', 'bot'] as const) await marks(name, [id])
  for (const by of ['owner', 'member2', 'bot'] as const) expect(await readersOf(id, by)).toEqual(ids('member', 'guest'))
  await marks('member', [id], 'remove')
  expect(await readersOf(id)).toEqual(ids('guest'))
})

test('a direct message is read by the other participant', async () => {
  const id = await app.as('member').must.send({ to: [app.idOf('member2')] })
  expect(await readersOf(id, 'member')).toEqual([])
  await marks('member2', [id])
  expect(await readersOf(id, 'member')).toEqual(ids('member2'))
})

test('a user who has turned off send_read_receipts is left out, for messages read before too', async () => {
  const id = await app.as('owner').must.send()
  for (const name of ['member', 'member2'] as const) await marks(name, [id])
  await app.as('member').must.patch('/settings', { send_read_receipts: false })
  expect(await readersOf(id)).toEqual(ids('member2'))
  expect(await readersOf(id, 'member')).toEqual(ids('member2'))
  await app.as('member').must.patch('/settings', { send_read_receipts: true })
  expect(await readersOf(id)).toEqual(ids('member', 'member2'))
})

test('two people do not see each other if one has muted the other', async () => {
  const id = await app.as('owner').must.send()
  for (const name of ['member', 'member2', 'guest'] as const) await marks(name, [id])
  await app.as('member').must.post(`/users/me/muted_users/${app.idOf('member2')}`)
  expect(await readersOf(id, 'member')).toEqual(ids('member', 'guest'))
  expect(await readersOf(id, 'member2')).toEqual(ids('member2', 'guest'))
  expect(await readersOf(id, 'guest')).toEqual(ids('member', 'member2', 'guest'))
  await app.as('member').must.delete(`/users/me/muted_users/${app.idOf('member2')}`)
  expect(await readersOf(id, 'member')).toEqual(ids('member', 'member2', 'guest'))
})

test('deactivated people are left out', async () => {
  const id = await app.as('owner').must.send()
  await marks('member2', [id])
  await app.as('owner').must.delete(`/users/${app.idOf('member2')}`)
  expect(await readersOf(id)).toEqual([])
  await app.as('owner').must.post(`/users/${app.idOf('member2')}/reactivate`)
  await app.logIn('member2')
  expect(await readersOf(id)).toEqual(ids('member2'))
})

test('people a guest may not access are left out for the guest', async () => {
  const { id: channel } = await app.as('owner').must.createChannel({ subscribers: ids('owner', 'member', 'guest') })
  const id = await app.as('owner').must.send({ to: channel })
  for (const name of ['member', 'guest'] as const) await marks(name, [id])
  const { name } = (await app.as('owner').must.get(`/streams/${channel}`)).stream
  await app.as('member').must.unsubscribe(name)
  for (const other of ['general', 'private']) await app.as('guest').unsubscribe(other)
  await app.as('owner').must.patch('/realm', { can_access_all_users_group: 3 })
  expect(await readersOf(id, 'guest')).toEqual(ids('guest'))
  expect(await readersOf(id)).toEqual(ids('member', 'guest'))
  await app.as('owner').must.patch('/realm', { can_access_all_users_group: 2 })
  await app.as('owner').must.subscribe('general', { principals: ids('guest') })
})

test('a message that is read for a whole channel at once counts, and one that was never received does not', async () => {
  const { id: channel, name } = await app.as('owner').must.createChannel({ subscribers: ids('owner', 'member') })
  const id = await app.as('owner').must.send({ to: channel })
  await app.as('member2').must.post('/messages/flags', { op: 'add', flag: 'starred', messages: [id] })
  expect(await readersOf(id)).toEqual([])
  await app.as('member').must.unsubscribe(name)
  expect(await readersOf(id)).toEqual(ids('member'))
})

test('an organisation can turn read receipts off', async () => {
  const id = await app.as('owner').must.send()
  await app.as('administrator').must.patch('/realm', { enable_read_receipts: false })
  const refused = { status: 400, body: { code: 'BAD_REQUEST', msg: 'This organisation does not show who has read a message' } }
  expect(await app.as('owner').get(`/messages/${id}/read_receipts`)).toMatchObject(refused)
  await app.as('administrator').must.patch('/realm', { enable_read_receipts: true })
  expect(await readersOf(id)).toEqual([])
})
