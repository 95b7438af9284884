import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo.ts'
import { DEFAULT_RATE_LIMITS } from '../limits.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: { ...DEFAULT_RATE_LIMITS, anonymous: [{ points: 1_000, seconds: 60 }] } })
})
afterAll(() => app.close())

const SPELLINGS = ['member@example.com', ' member@example.com', 'member@example.com   ', 'MEMBER@EXAMPLE.COM', 'Member@Example.com']

test('every spelling of an address signs in to its account', async () => {
  for (const username of SPELLINGS)
    expect((await app.client().post('/fetch_api_key', { username, password: DEMO_PASSWORD })).body.user_id).toBe(
      app.demo.users.member.user_id,
    )
})

test('wrong passwords count for the account, however its address is spelled', async () => {
  const codes: string[] = []
  for (const username of [...SPELLINGS, 'member@example.com '])
    codes.push((await app.client().post('/fetch_api_key', { username, password: 'not the password' })).body.code)
  expect(codes).toEqual([...Array(5).fill('AUTHENTICATION_FAILED'), 'RATE_LIMIT_HIT'])
})

test('nobody is invited to an address of the form of a dummy address', async () => {
  const { body } = await app.as('owner').post('/invites', { invitee_emails: ' User99@127.0.0.1', stream_ids: [] })
  expect(body).toMatchObject({ code: 'INVITATION_FAILED' })
})
