import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Job } from '../models/job.ts'
import { Message } from '../models/message.ts'
import { NotifiedPosition } from '../models/notified-position.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { enqueueMail } from '../outbound/mail.ts'
import { composed } from '../outbound/mail-text.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { schedule, textsIn } from '../testing/scheduled-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

const mailOnce = () =>
  app.server.app.db.transaction((tx) =>
    enqueueMail(tx, { realmId: 1, causedBy: null, to: 'nora@example.com', subject: composed`Hello`, body: composed`A text.\n` }),
  )

test('slow work delays no other work, and is not started again', async () => {
  let finish = (): void => {}
  const send = vi.spyOn(app.server.app.mailer, 'send').mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await mailOnce()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 20_000)
  await schedule(app.as('member'), { topic: 'later', scheduled_delivery_timestamp: Math.floor(Date.now() / 1_000) + 2 })
  await vi.waitFor(async () => expect(await textsIn(app, 'later')).toEqual(['Good morning!']), 20_000)
  expect(send).toHaveBeenCalledOnce()
  finish()
})

test('a search for one kind of work that fails keeps no other work from being done', async () => {
  vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
  const search = vi.spyOn(ScheduledMessage, 'findDue').mockRejectedValue(new Error('no answer'))
  await vi.waitFor(() => expect(search).toHaveBeenCalled(), 20_000)
  await app.as('member').must.send({ type: 'direct', to: [app.idOf('member2')], content: 'Hello' })
  const newest = await Message.maxId(1)
  await vi.waitFor(async () => expect(await NotifiedPosition.of(1)).toBe(newest), 20_000)
})

describe('after a failure the worker tries again', () => {
  test.each([
    ['to find what is due', 'kindsDue'],
    ['to do what is due', 'findDueOf'],
  ] as const)('%s, and the second attempt does it once', async (_, query) => {
    const send = vi.spyOn(app.server.app.mailer, 'send').mockResolvedValue(undefined as never)
    const log = vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    const asked = vi.spyOn(Job, query as 'findDueOf').mockRejectedValueOnce(new Error('no answer'))
    // A look that was under way before could find the mail.
    if (query === 'kindsDue') await vi.waitFor(() => expect(asked.mock.settledResults[0]?.type).toBe('rejected'), 20_000)
    await mailOnce()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 20_000)
    expect(asked.mock.settledResults.slice(0, 2)).toMatchObject([{ type: 'rejected' }, { type: 'fulfilled' }])
    expect(log.mock.calls).toEqual([[{ err: new Error('no answer') }, 'a task of the worker failed']])
    await vi.waitFor(async () => expect(await Job.count()).toBe(0), 20_000)
    expect(send).toHaveBeenCalledOnce()
  })
})
