// run: full

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '../../src/db/index.ts'
import { ask, createSite, type Demo, type Site } from '../server.ts'

const CONVERSATIONS = 100
const SENT_AT_ONCE = 20
/** After which a mail is due, so that the last ones are due when all messages are sent. */
const SECONDS = 5
/** How many mails a worker hands over at a time. Those that were accepted when it dies are the only ones that can come again. */
const UNDER_WAY = 10

let site: Site
let smtp: SMTPServer
/** The subject and the Message-ID of each mail that was accepted. */
const accepted: { subject: string; id: string }[] = []
/** How long the SMTP server takes to accept a mail. */
let slowness = 50

beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const headers = Buffer.concat(chunks)
          .toString()
          .replace(/\r\n[ \t]+/g, ' ')
        const named = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? ''
        accepted.push({ subject: named('Subject'), id: named('Message-ID') })
        setTimeout(done, slowness)
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
  await site.remove()
})

test('when the server is killed among many mails that are due, each conversation gets its mail, and none gets two', {
  timeout: 300_000,
}, async () => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }
  const first = await site.start(env)
  const { users } = await first.demo()
  await ask(first.url, users.member, 'PATCH', '/settings', { email_notifications_batching_period_seconds: SECONDS })
  const topics = Array.from({ length: CONVERSATIONS }, (_, i) => `topic ${i}`)
  for (let i = 0; i < CONVERSATIONS; i += SENT_AT_ONCE)
    await Promise.all(topics.slice(i, i + SENT_AT_ONCE).map((topic) => mention(first.url, users, topic)))
  await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(CONVERSATIONS / 4), { timeout: 120_000, interval: 20 })
  await first.end('SIGKILL')
  const before = accepted.length
  expect(before).toBeLessThan(CONVERSATIONS)

  // Nobody else gets the mails under way before their leases end. Five minutes later:
  const db = await openDatabase(site.env.DATABASE_URL ?? `sqlite:${site.dataDir}/database.sqlite`)
  await db.run('UPDATE jobs SET lease_until = 0')
  await db.close()
  slowness = 0
  await site.start(env)
  const subjects = () => new Set(accepted.map(({ subject }) => subject))
  await vi.waitFor(() => expect(subjects().size).toBe(CONVERSATIONS), { timeout: 120_000, interval: 100 })
  // A mail that comes again has the same Message-ID, by which mail servers and programs know it.
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(CONVERSATIONS)
  expect(accepted.length - CONVERSATIONS).toBeLessThanOrEqual(UNDER_WAY)
})

function mention(url: string, { owner }: Demo['users'], topic: string) {
  return ask(url, owner, 'POST', '/messages', { type: 'channel', to: 'general', topic, content: '@**Mika Member**' })
}
