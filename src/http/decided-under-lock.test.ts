// databases: both
// What decides whether a request is allowed may change after the request has read it and before its transaction begins. It is decided again
// under the locks of the transaction, and the request is refused.

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Channel } from '../models/channel.ts'
import { Subscription } from '../models/subscription.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { beforeTransaction } from '../testing/pause.ts'

type Name = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest'
type Form = Record<string, unknown>

/** System groups. */
const MEMBERS = 3
const ADMINISTRATORS = 6

let app: TestApp
let count = 0
/** A public channel, to which only the owner is subscribed. */
let channel: { id: number; name: string }
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())
beforeEach(async () => {
  channel = await channelOf({})
})

async function channelOf(form: Form, subscribers: readonly Name[] = ['owner']): Promise<{ id: number; name: string }> {
  const name = `decided ${++count}`
  const { status, body } = await app.as('owner').post('/channels/create', { name, subscribers: subscribers.map(app.idOf), ...form })
  expect(status).toBe(200)
  return { id: body.id, name }
}
async function groupOf(members: readonly Name[]): Promise<number> {
  const { body } = await app
    .as('owner')
    .post('/user_groups/create', { name: `decided ${++count}`, description: '', members: members.map(app.idOf) })
  return body.group_id
}
const leaveGroup = (id: number, name: Name) => app.as('owner').post(`/user_groups/${id}/members`, { delete: [app.idOf(name)] })
const change = (form: Form, id = channel.id) => app.as('owner').patch(`/streams/${id}`, form)
const setting = (form: Form) => app.as('owner').patch('/realm', form)
const isSubscribed = async (name: Name, id = channel.id): Promise<boolean> =>
  (await Subscription.count({ where: { user_id: app.idOf(name), channel_id: id, is_active: true } })) > 0
const subscribe = (name: Name, form: Form = {}, what = channel.name) =>
  app.as(name).post('/users/me/subscriptions', { subscriptions: [{ name: what }], ...form })

/** The answer to a request during which `between` happens: after what it reads first, before its transaction. */
async function answerWith(request: () => Promise<Answer>, between: () => Promise<Answer>): Promise<Answer> {
  const happened: number[] = []
  beforeTransaction(app.server.app, async () => {
    happened.push((await between()).status)
  })
  const answer = await request()
  expect(happened, 'what happened in between').toEqual([200])
  return answer
}
const refusal = ({ status, body }: Answer) => ({ status, msg: body.msg })

let restore: (() => Promise<unknown>) | undefined
afterEach(async () => {
  await restore?.()
  restore = undefined
})

test.each([
  ['is made private', () => change({ is_private: true })],
  ['is archived', () => app.as('owner').delete(`/streams/${channel.id}`)],
])('nobody joins a channel that %s at the same time', async (_, between) => {
  expect(refusal(await answerWith(() => subscribe('member'), between))).toEqual({
    status: 400,
    msg: `'subscriptions' names a channel that you may not join or create: ${channel.name}`,
  })
  expect(await isSubscribed('member')).toBe(false)
})

test('nobody joins a private channel through a group that they leave at the same time', async () => {
  const group = await groupOf(['member'])
  channel = await channelOf({ invite_only: true, can_subscribe_group: group })
  const { status } = await answerWith(
    () => subscribe('member'),
    () => leaveGroup(group, 'member'),
  )
  expect(status).toBe(400)
  expect(await isSubscribed('member')).toBe(false)
})

test('nobody subscribes others after they lose the permission to', async () => {
  restore = () => setting({ can_add_subscribers_group: { new: MEMBERS } })
  const { status, body } = await answerWith(
    () => subscribe('member', { principals: [app.idOf('member2')] }),
    () => setting({ can_add_subscribers_group: { new: ADMINISTRATORS } }),
  )
  expect({ status, msg: body.msg }).toEqual({
    status: 400,
    msg: `'principals' names users you may not subscribe to this channel: ${channel.name}`,
  })
  expect(await isSubscribed('member2')).toBe(false)
})

test('nobody subscribes somebody who is deactivated at the same time', async () => {
  restore = () => app.as('owner').post(`/users/${app.idOf('member2')}/reactivate`)
  const answer = await answerWith(
    () => subscribe('member', { principals: [app.idOf('member2')] }),
    () => app.as('owner').delete(`/users/${app.idOf('member2')}`),
  )
  expect(refusal(answer)).toEqual({ status: 400, msg: `'principals' names a deactivated user: ${app.idOf('member2')}` })
})

test('nobody creates a channel by subscribing after they lose the permission to create one', async () => {
  restore = () => setting({ can_create_public_channel_group: { new: MEMBERS } })
  const { status } = await answerWith(
    () => subscribe('member', {}, 'decided again'),
    () => setting({ can_create_public_channel_group: { new: ADMINISTRATORS } }),
  )
  expect(status).toBe(400)
  expect(await Channel.count({ where: { name: 'decided again' } })).toBe(0)
})

test.each([
  ['people', 'can_invite_users_group', '/invites', { invitee_emails: 'late@example.com' }, 'invite users'],
  ['people by a link', 'create_multiuse_invite_group', '/invites/multiuse', {}, 'create invitation links'],
] as const)('nobody invites %s after they lose the permission to', async (_, name, path, form, what) => {
  restore = () => setting({ [name]: { new: name === 'can_invite_users_group' ? MEMBERS : ADMINISTRATORS } })
  await setting({ [name]: { new: MEMBERS } })
  const answer = await answerWith(
    () => app.as('member').post(path, { invite_expires_in_minutes: 60, stream_ids: [], ...form }),
    () => setting({ [name]: { new: ADMINISTRATORS } }),
  )
  expect(refusal(answer)).toEqual({ status: 400, msg: `You do not have permission to ${what}` })
})

test('a channel that is renamed at the same time is not joined under its old name', async () => {
  const { status, body } = await answerWith(
    () => subscribe('member'),
    () => change({ new_name: `${channel.name} renamed` }),
  )
  expect(status).toBe(200)
  expect(await isSubscribed('member')).toBe(false)
  expect(body.subscribed).toEqual({ [app.idOf('member')]: [channel.name] })
})

test('a request that the channels still allow is not refused', async () => {
  const { status } = await answerWith(
    () => subscribe('member'),
    () => change({ description: 'Something else.' }),
  )
  expect(status).toBe(200)
  expect(await isSubscribed('member')).toBe(true)
})

test('nobody unsubscribes others after they lose the permission to', async () => {
  const group = await groupOf(['member'])
  channel = await channelOf({ can_remove_subscribers_group: group }, ['owner', 'member', 'member2'])
  const answer = await answerWith(
    () => app.as('member').delete('/users/me/subscriptions', { subscriptions: [channel.name], principals: [app.idOf('member2')] }),
    () => leaveGroup(group, 'member'),
  )
  expect(refusal(answer)).toEqual({
    status: 400,
    msg: `'principals' names users you may not unsubscribe from this channel: ${channel.name}`,
  })
  expect(await isSubscribed('member2')).toBe(true)
})
