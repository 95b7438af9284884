// databases: both
// Requests in progress while the account is deactivated or demoted, or its key is revoked.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../access/people/credentials.ts'
import { serverContext } from '../../context.ts'
import type { LogEntry } from '../../events/interfaces.ts'
import { readLog } from '../../events/log/log.ts'
import { KEYS_REVOKED } from '../../events/types/api_keys_revoked.ts'
import { Message } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer, Client } from '../../testing/client.ts'
import { unixTime } from '../../values/dates.ts'
import { ROLE } from '../../values/roles.ts'
import { createApiKey } from './api-keys.ts'
import { createUser } from './create.ts'

const PASSWORD = 'correct horse battery staple'
let app: TestApp
let realm: Realm
let n = 0
beforeAll(async () => {
  app = await startTestApp()
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  await app
    .as('owner')
    .post('/channels/create', { name: 'for administrators', subscribers: [], can_send_message_group: await administrators() })
})
afterAll(() => app.close())

async function administrators(): Promise<number> {
  const { user_groups } = (await app.as('owner').get('/user_groups')).body
  return user_groups.find(({ name }: { name: string }) => name === 'role:administrators').id
}

async function somebody(role: number): Promise<{ user: User; client: Client }> {
  const details = {
    email: `flight${++n}@example.com`,
    fullName: `Flight ${n}`,
    role,
    passwordHash: await hashPassword(PASSWORD),
    now: unixTime(),
  }
  const user = await createUser(serverContext(app.server.app, realm), details)
  const { key } = await createApiKey(app.server.app, user, 'test', unixTime())
  return { user, client: app.client({ email: user.delivery_email, api_key: key }) }
}

/** The log positions of the user's messages, and of the event by which the user lost rights. */
async function positions(user: User): Promise<{ messages: number[]; loss: number }> {
  const entries: LogEntry[] = []
  for (let hasMore = true; hasMore; ) {
    const stretch = await readLog(user.realm_id, entries.at(-1)?.seq ?? 0)
    entries.push(...stretch.events)
    hasMore = stretch.hasMore
  }
  const isOwn = ({ type, payload }: LogEntry): boolean =>
    type === 'message' && (payload as { message: { senderId: number } }).message.senderId === user.id
  const isLoss = ({ type, payload, audience }: LogEntry): boolean => {
    if (type === KEYS_REVOKED) return audience.to === 'users' && audience.ids.includes(user.id)
    const { op, person } = payload as { op: string; person: { user_id: number } }
    return type === 'realm_user' && op === 'update' && person.user_id === user.id
  }
  return { messages: entries.filter(isOwn).map(({ seq }) => seq), loss: entries.find(isLoss)?.seq ?? 0 }
}

const LOSSES: [what: string, role: number, lose: (user: User, client: Client) => Promise<Answer>][] = [
  ['deactivated', ROLE.member, ({ id }) => app.as('owner').delete(`/users/${id}`)],
  ['demoted', ROLE.administrator, ({ id }) => app.as('owner').patch(`/users/${id}`, { role: ROLE.member })],
  ['given another key', ROLE.member, (_, client) => client.post('/users/me/api_key/regenerate', { password: PASSWORD })],
]

describe('none of 100 sends in progress is stored after the answer that the sender was', () => {
  test.each(LOSSES)('%s', async (_, role, lose) => {
    const { user, client } = await somebody(role)
    const to = role === ROLE.administrator ? 'for administrators' : 'general'
    const first = await client.send({ to })
    expect(first.status).toBe(200)
    const sends = Array.from({ length: 100 }, (_, i) => client.send({ to, content: `${i}` }))
    await Promise.race(sends)
    expect((await lose(user, client)).status).toBe(200)
    const answers = [first, ...(await Promise.all(sends))]
    const sent = answers.filter(({ status }) => status === 200).map(({ body }) => body.id)
    const { messages, loss } = await positions(user)
    expect(messages.length).toBe(sent.length)
    expect(await Message.count({ where: { sender_id: user.id } })).toBe(sent.length)
    expect(Math.max(...messages)).toBeLessThan(loss)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) expect([401, 400], body.msg).toContain(status)
  })
})

test('a login during the deactivation of its account succeeds or gets USER_DEACTIVATED', async () => {
  const { user } = await somebody(ROLE.member)
  const logins = Array.from({ length: 4 }, () => app.client().post('/fetch_api_key', { username: user.delivery_email, password: PASSWORD }))
  expect((await app.as('owner').delete(`/users/${user.id}`)).status).toBe(200)
  for (const { status, body } of await Promise.all(logins)) if (status !== 200) expect(body.code).toBe('USER_DEACTIVATED')
})
