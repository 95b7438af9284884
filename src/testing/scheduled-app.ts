// Helpers shared by the tests of scheduled messages. Workers run only when a test runs them.

import { ScheduledMessage } from '../models/scheduled-message.ts'
import { unixTime } from '../values/dates.ts'
import type { TestApp } from './app.ts'
import type { Client } from './client.ts'

type Form = Record<string, unknown>
/** Seconds from now until the message of `scheduleForm` is due. */
export const DELAY = 60

/** The time this many seconds from now. */
export const later = (seconds: number): number => unixTime() + seconds

/** A message to the channel `general`. */
export function scheduleForm(form: Form = {}): Form {
  const dueAt = Math.floor(Date.now() / 1_000) + DELAY
  return { type: 'channel', to: 1, topic: 'later', content: 'Good morning!', scheduled_delivery_timestamp: dueAt, ...form }
}

/** Schedules a message and returns its ID. */
export async function schedule(client: Client, form: Form = {}): Promise<number> {
  const { body } = await client.post('/scheduled_messages', scheduleForm(form))
  if (body.result !== 'success') throw new Error(`not scheduled: ${body.msg}`)
  return body.scheduled_message_id
}

/** The scheduled messages of a user. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into it
export async function scheduled(client: Client): Promise<any[]> {
  return (await client.get('/scheduled_messages')).body.scheduled_messages
}

/** The raw texts of the newest messages that a user reads in a topic of `general`, oldest first. */
export async function textsIn(app: TestApp, topic: string): Promise<string[]> {
  const narrow = [
    ['channel', 'general'],
    ['topic', topic],
  ]
  const query = { anchor: 'newest', num_before: 1_000, num_after: 0, apply_markdown: false, narrow }
  const { messages } = (await app.as('owner').get('/messages', query)).body
  return messages.map(({ content }: { content: string }) => content)
}

/** Removes all scheduled messages. */
export async function unschedule(): Promise<void> {
  await ScheduledMessage.destroy({ where: {} })
}
