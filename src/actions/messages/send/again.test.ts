// databases: both
// A message is planned again if its facts change before it is written.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverContext } from '../../../context.ts'
import { Realm } from '../../../models/realm.ts'
import { User } from '../../../models/user.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { sendMessage } from './send.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Name = Parameters<TestApp['as']>[0]

const channel = (subscribers: readonly Name[], form: object = {}) =>
  app.as('owner').must.createChannel({ subscribers: subscribers.map(app.idOf), ...form })

/** Sends as the member, and runs `between` after the facts are read and before the transaction starts. */
async function sendWhile(to: number | string, content: string, between: () => Promise<{ status: number }>): Promise<number> {
  const { app: parts } = app.server
  let isFirst = true
  const late: typeof parts.db.transaction = async (work) => {
    if (isFirst) expect((await between()).status).toBe(200)
    isFirst = false
    return parts.db.transaction(work)
  }
  const sender = await User.findByPk(app.idOf('member'), { rejectOnEmpty: true })
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const message = {
    sender,
    realm,
    to: { type: 'channel' as const, to, topic: 'x' },
    content,
    readBySender: true,
    client: 'test',
    now: 1_000,
  }
  return (await sendMessage(serverContext({ ...parts, db: { ...parts.db, transaction: late } }, realm), message)).id
}

test('a message does not mention somebody who has left the channel since it was planned', async () => {
  const { id, name } = await channel(['member', 'member2'])
  const leave = () => app.as('member2').delete('/users/me/subscriptions', { subscriptions: [name] })
  expect((await app.as('member2').must.message(await sendWhile(id, '@**Max Member**', leave))).flags).toEqual(['read', 'historical'])
})

test('a message mentions somebody who has joined the channel since it was planned', async () => {
  const { id, name } = await channel(['member'])
  const join = () => app.as('member2').post('/users/me/subscriptions', { subscriptions: [{ name }] })
  expect((await app.as('member2').must.message(await sendWhile(id, '@**Max Member**', join))).flags).toEqual(['mentioned'])
})

test('a message is refused if its channel was archived since it was planned', async () => {
  const { id, name } = await channel(['member'])
  const archive = () => app.as('owner').delete(`/streams/${id}`)
  await expect(sendWhile(id, 'Hello', archive)).rejects.toThrow(`Channel '${name}' is archived`)
})

test('a message is refused if its sender has left the private channel since it was planned', async () => {
  const { id, name } = await channel(['member', 'member2'], { invite_only: true })
  const leave = () => app.as('member').delete('/users/me/subscriptions', { subscriptions: [name] })
  await expect(sendWhile(id, 'Hello', leave)).rejects.toThrow(`Channel with ID ${id} does not exist`)
})

test('a message to the name of a renamed channel is refused, or goes to the channel that now has the name', async () => {
  const { id, name } = await channel(['member'])
  const rename = () => app.as('owner').patch(`/streams/${id}`, { new_name: `${name} renamed` })
  await expect(sendWhile(name, 'Hello', rename)).rejects.toThrow(`Channel '${name}' does not exist`)
  const other = await channel(['member'])
  const swap = async () => {
    await app.as('owner').patch(`/streams/${other.id}`, { new_name: `${other.name} renamed` })
    return app.as('owner').patch(`/streams/${id}`, { new_name: other.name })
  }
  const sent = await sendWhile(other.name, 'Hello', swap)
  expect((await app.as('member').get(`/messages/${sent}`)).body.message).toMatchObject({ stream_id: id, display_recipient: other.name })
})
