import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueueMail } from '../outbound/mail.ts'
import { mailText } from '../outbound/mail-text.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { schedule, textsIn } from '../testing/scheduled-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('slow work delays no other work, and is not started again', async () => {
  let finish = (): void => {}
  const send = vi.spyOn(app.server.app.mailer, 'send').mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  const mail = { realmId: 1, to: 'nora@example.com', subject: mailText`Hello`, body: mailText`A text.\n` }
  await app.server.app.db.transaction((tx) => enqueueMail(tx, mail))
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 20_000)
  await schedule(app.as('member'), { topic: 'meanwhile', scheduled_delivery_timestamp: Math.floor(Date.now() / 1_000) + 2 })
  await vi.waitFor(async () => expect(await textsIn(app, 'meanwhile')).toEqual(['Good morning!']), 20_000)
  expect(send).toHaveBeenCalledOnce()
  finish()
})
