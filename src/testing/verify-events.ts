// Verifies that clients can rely on events: the state registered before a change, with the events of the change applied,
// equals the state of a new registration.

import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Demo } from '../demo.ts'
import type { TestApp } from './app.ts'
import { applyEvent, type State } from './apply-event.ts'

type Name = keyof Demo['users']
/** Events as clients get them. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
export type Events = any[]
const CAPABILITIES = {
  notification_settings_null: true,
  empty_topic_name: true,
  archived_channels: true,
  include_deactivated_groups: true,
  linkifier_url_template: true,
  stream_typing_notifications: true,
  simplified_presence_events: true,
}
/** Fields of the queue or of the moment, not of the state. */
const OF_QUEUE = ['result', 'msg', 'queue_id', 'last_event_id', 'server_timestamp', 'presence_last_update_id']

/**
 * Runs a change and checks the events of each of these users against their states before and after.
 * Returns the events by user. `changesSomething: false` says that nobody's state changes.
 */
export async function verifyEvents<N extends Name>(
  testApp: TestApp,
  viewers: readonly N[],
  change: () => Promise<unknown>,
  { changesSomething = true } = {},
): Promise<Record<N, Events>> {
  const before = await Promise.all(viewers.map((name) => register(testApp, name)))
  await change()
  const results = await Promise.all(
    viewers.map(async (name, i) => {
      const { queueId, state } = before[i] as Registration
      const { body } = await testApp.as(name).get('/events', { queue_id: queueId, last_event_id: -1, dont_block: true })
      const expected = (await register(testApp, name)).state
      const applied = (body.events as Events).reduce<State>((current, event) => applyEvent(current, event), state)
      // The matcher shows the difference, but takes ten times as long.
      if (!isDeepStrictEqual(applied, expected)) expect(applied, `the state of ${name}, from events`).toEqual(expected)
      return [name, body.events] as const
    }),
  )
  // Without events no state can have changed: it would differ from the state that the events give.
  const changed = results.some(([, events]) => events.length > 0)
  if (changesSomething) expect(changed, 'the change changed nothing').toBe(true)
  return Object.fromEntries(results) as Record<N, Events>
}

interface Registration {
  queueId: string
  state: State
}

async function register(testApp: TestApp, name: Name): Promise<Registration> {
  const { status, body } = await testApp
    .as(name)
    .post('/register', { client_capabilities: CAPABILITIES, include_subscribers: 'true', slim_presence: true })
  expect(status).toBe(200)
  const files = await testApp.as(name).get('/attachments')
  const state = Object.fromEntries(Object.entries(body).filter(([field]) => !OF_QUEUE.includes(field))) as State
  // Not part of the registration, but kept up to date by events too.
  state.attachments = files.body.attachments
  return { queueId: body.queue_id, state }
}
