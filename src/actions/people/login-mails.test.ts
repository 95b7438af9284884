// Mail about logins with a client, or at an address, that is new.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Job } from '../../models/job.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { mailsTo, mailTo, NO_WORKER } from '../../testing/mails.ts'
import { ROLE } from '../../values/roles.ts'
import { createUser } from './create.ts'

let app: TestApp
beforeAll(async () => {
  // One proxy, which names the client's address.
  app = await startTestApp({ ...NO_WORKER, trustProxy: 1 })
})
afterAll(() => app.close())
beforeEach(() => Job.destroy({ where: {} }))

const ADDRESS = 'member@example.com'
const logIn = async (client: string, address: string, username = ADDRESS): Promise<void> => {
  const body = new URLSearchParams({ username, password: DEMO_PASSWORD, client })
  const headers = { 'X-Forwarded-For': address }
  expect((await fetch(`${app.url}/api/v1/fetch_api_key`, { method: 'POST', body, headers })).status).toBe(200)
}
const settings = (changes: Record<string, unknown>) => app.as('member').must.patch('/settings', changes)

test('is sent once for each client and address, and says which they are', async () => {
  await settings({ timezone: 'Asia/Tokyo', twenty_four_hour_time: true })
  await logIn('Phone', '192.0.2.1')
  const { subject, text } = await mailTo(ADDRESS)
  expect(subject).toBe('New login to your account at Demo')
  expect(text).toMatch(/Client: Phone\nAddress: 192\.0\.2\.1\nTime: \w+, \d+ \w+ \d{4}, \d\d:\d\d GMT\+9\n/)
  await logIn('Phone', '192.0.2.1')
  expect(await mailsTo(ADDRESS)).toHaveLength(1)
  await logIn('Phone', '2001:db8::1')
  await logIn('Tablet', '192.0.2.1')
  expect(await mailsTo(ADDRESS)).toHaveLength(3)
  await logIn('Tablet', '192.0.2.1')
  expect(await mailsTo(ADDRESS)).toHaveLength(3)
})

test('is not sent where enable_login_emails is off', async () => {
  await settings({ enable_login_emails: false })
  await logIn('Laptop', '192.0.2.2')
  await settings({ enable_login_emails: true })
  await logIn('Laptop', '192.0.2.2')
  expect(await mailsTo(ADDRESS)).toEqual([])
})

test('is not sent for the first login to an account', async () => {
  const realm = await Realm.load(1)
  const { password_hash: passwordHash } = await User.findByPk(app.idOf('member'), { rejectOnEmpty: true })
  const account = { email: 'nora@example.com', fullName: 'Nora New', role: ROLE.member, passwordHash: passwordHash ?? '' }
  await createUser(serverContext(app.server.app, realm), account)
  await logIn('Phone', '192.0.2.3', account.email)
  expect(await mailsTo(account.email)).toEqual([])
  await logIn('Tablet', '192.0.2.3', account.email)
  expect(await mailsTo(account.email)).toHaveLength(1)
})
