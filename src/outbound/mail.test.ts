import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { enqueueMail } from './mail.ts'
import { composed } from './mail-text.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

test('without an SMTP server, mails are written to a folder that nobody else can read', async () => {
  const { app } = testApp.server
  await app.db.transaction((tx) =>
    enqueueMail(tx, { realmId: 1, causedBy: null, to: 'nora@example.com', subject: composed`Hello`, body: composed`A text.` }),
  )
  const folder = join(app.config.dataDir, 'mail')
  const mails = () => readdir(folder).then((names) => names.filter((name) => name.endsWith('.eml')))
  await expect.poll(() => mails().catch(() => []), { timeout: 10_000 }).toHaveLength(1)
  const [file = ''] = await mails()
  expect(await readFile(join(folder, file), 'utf8')).toMatch(/To: nora@example.com[\s\S]*A text\./)
  for (const path of [folder, join(folder, file)]) expect((await stat(path)).mode & 0o077).toBe(0)
})

test.each([
  ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be a URL like'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an address like'],
  ['MAIL_FROM', 'A <a@example.com>\nBcc: b@example.com', 'MAIL_FROM must be an address like'],
])('a wrong %s is refused at the start: %j', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message)
})
