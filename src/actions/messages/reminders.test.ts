import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'
import { deliverScheduled } from '../../jobs/scheduled.ts'
import { ScheduledMessage } from '../../models/scheduled-message.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { DELAY, later, schedule, scheduled, unschedule } from '../../testing/scheduled-app.ts'
import { failNext } from '../../testing/statements.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { setUserActive } from '../people/activation.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))
beforeEach(unschedule)

type Form = Record<string, unknown>
const remind = (message_id: number, form: Form = {}, name: 'member' | 'member2' | 'guest' | 'bot' = 'member') =>
  app.as(name).post('/reminders', { message_id, scheduled_delivery_timestamp: unixTime() + DELAY, ...form })
const listed = async (name: 'member' | 'member2' = 'member') => (await app.as(name).get('/reminders')).body.reminders
/** Runs the worker this many seconds after the reminders were due. */
const work = (seconds = 1): Promise<void> => deliverScheduled(app.server.app, later(DELAY + seconds))
/** The newest direct message of `member`. */
const lastTold = async () => {
  const query = { anchor: 'newest', num_before: 1, num_after: 0, apply_markdown: false, narrow: [['is', 'dm']] }
  return (await app.as('member').get('/messages', query)).body.messages.at(-1)
}

describe('a reminder', () => {
  test('is listed and announced to the user who created it, and is no scheduled message', async () => {
    const message = await app.as('member2').must.send({ topic: 'lunch (today)' })
    const other = await schedule(app.as('member'))
    const events = await verifyEvents(app, ['member', 'member2'], async () =>
      expect((await remind(message, { note: '  Book a **table** @**all**\n' })).status).toBe(200),
    )
    const [reminder, ...more] = await listed()
    expect(more).toEqual([])
    expect(reminder).toEqual({
      reminder_id: expect.any(Number),
      type: 'private',
      to: [app.idOf('member')],
      content: `You asked to be reminded of [this message](/#narrow/channel/1-general/topic/lunch.20.28today.29/near/${message}).\n\n\`\`\`\nBook a **table** @**all**\n\`\`\``,
      rendered_content: expect.stringContaining('Book a **table** @**all**'),
      scheduled_delivery_timestamp: expect.any(Number),
      failed: false,
      reminder_target_message_id: message,
    })
    expect(events).toMatchObject({ member: [{ type: 'reminders', op: 'add', reminders: [reminder] }], member2: [] })
    expect((await scheduled(app.as('member'))).map((one) => one.scheduled_message_id)).toEqual([other])
    const asScheduled = await app.as('member').delete(`/scheduled_messages/${reminder.reminder_id}`)
    expect(asScheduled.body.msg).toContain('names a scheduled message that does not exist')
    expect((await app.as('member').delete(`/reminders/${other}`)).body.msg).toBe('Reminder does not exist')
    const removed = await verifyEvents(app, ['member'], () => app.as('member').delete(`/reminders/${reminder.reminder_id}`))
    expect(removed.member).toMatchObject([{ op: 'remove', reminder_id: reminder.reminder_id }])
  })

  test('is sent by the notification bot when it is due, however late, and reaches nobody else', async () => {
    const message = await app.as('member2').must.send({ to: [app.idOf('member')] })
    await remind(message)
    await work(-30)
    expect(await listed()).toHaveLength(1)
    const events = await verifyEvents(app, ['member', 'member2'], () => work(86_400))
    expect(events.member.map(({ type, op }) => [type, op])).toEqual([
      ['message', undefined],
      ['reminders', 'remove'],
    ])
    expect(events.member2).toEqual([])
    const users = [app.idOf('member'), app.idOf('member2')].sort((a, b) => a - b)
    expect(await lastTold()).toMatchObject({
      sender_full_name: 'Notification Bot',
      flags: [],
      content: `You asked to be reminded of [this message](/#narrow/dm/${users}-dm/near/${message}).`,
    })
    expect(await listed()).toEqual([])
  })

  test('is sent also where its message is gone', async () => {
    const message = await app.as('member').must.send()
    await remind(message)
    await app.as('owner').must.delete(`/messages/${message}`)
    expect(await listed()).toMatchObject([{ reminder_target_message_id: message }])
    await work()
    expect((await lastTold()).content).toContain(`/near/${message}`)
  })

  test('needs a message that its creator may read, and a person', async () => {
    const message = await app.as('member').must.send({ to: 'private', topic: 'budget' })
    expect((await remind(message, {}, 'guest')).body.msg).toBe(`'message_id' names a message that does not exist: ${message}`)
    expect((await remind(message, {}, 'bot')).body.msg).toBe('Bots may not do this')
    expect((await remind(message, { note: 'x'.repeat(1_001) })).body.msg).toBe("'note' must have at most 1000 characters")
    expect((await remind(message, { scheduled_delivery_timestamp: unixTime() - 1 })).body.msg).toContain('must be in the future')
    expect((await remind(message, { note: 'x'.repeat(1_000) })).status).toBe(200)
  })

  test('that could not be sent is marked as failed', async () => {
    await remind(await app.as('member').must.send())
    const log = vi.spyOn(app.server.app.log, 'error').mockReturnValue()
    failNext(app.server.app, /^DELETE FROM `scheduled_messages`/, 'out of order')
    const [{ reminder_id: id }] = await listed()
    const events = await verifyEvents(app, ['member'], () => work())
    expect(events.member).toMatchObject([
      { type: 'reminders', op: 'remove', reminder_id: id },
      { type: 'reminders', op: 'add', reminders: [{ reminder_id: id, failed: true }] },
    ])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect(await listed()).toMatchObject([{ failed: true }])
  })

  test('of somebody who is deactivated is not sent', async () => {
    const before = (await lastTold())?.id
    await remind(await app.as('member').must.send())
    const ctx = serverContext(app.server.app, { id: 1 })
    await setUserActive(ctx, app.idOf('member'), false)
    await work()
    expect(await ScheduledMessage.count({ where: { failed: true } })).toBe(1)
    await setUserActive(ctx, app.idOf('member'), true)
    await app.logIn('member')
    expect((await lastTold())?.id).toBe(before)
  })
})
