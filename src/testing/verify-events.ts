// Verifies that clients can rely on events: the state registered before a change, with the events of the change applied, equals the state
// of a new registration.

import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { applyEvent, CAPABILITIES, type State } from '../../clients/typescript/src/state.ts'
import type { Demo } from '../server/demo.ts'
import type { TestApp } from './app.ts'
import type { Events } from './client.ts'

type Name = keyof Demo['users']
/** Fields of the queue or of the moment, not of the state. */
const OF_QUEUE = ['result', 'msg', 'queue_id', 'last_event_id', 'server_timestamp', 'presence_last_update_id']

/** A user with a client. */
interface Viewer {
  name: Name
  capabilities: typeof CAPABILITIES
}

/** A queue, and the state that results from its events up to `position`. */
interface Followed {
  queueId: string
  position: number
  state: State
}

/** What each viewer has followed since the last verified change. A registration takes much longer than reading a few events. */
const followed = new WeakMap<TestApp, Map<string, Followed>>()

/**
 * Runs a change and compares the events of each of these users with their states before and after. Also verifies whatever happened since
 * the last verified change. Returns the events of the change by user. Fails if the change returns an error. `changesSomething: false` means
 * that nobody's state changes; `without` names a capability that the clients lack.
 */
export async function verifyEvents<N extends Name>(
  testApp: TestApp,
  viewers: readonly N[],
  change: () => Promise<unknown>,
  { changesSomething = true, without }: { changesSomething?: boolean; without?: keyof typeof CAPABILITIES } = {},
): Promise<Record<N, Events>> {
  const known = followed.get(testApp) ?? new Map<string, Followed>()
  followed.set(testApp, known)
  const capabilities = { ...CAPABILITIES, ...(without ? { [without]: false } : {}) }
  const client = (name: Name) => ({ name, capabilities, key: `${name} ${without}` })
  const before = await Promise.all(viewers.map((name) => current(testApp, client(name), known.get(client(name).key))))
  const answer = await change()
  // A refused change changes nothing, whatever it requests.
  if (typeof answer === 'object' && answer !== null && 'status' in answer) expect(answer.status, 'the change is refused').toBeLessThan(400)
  const results = await Promise.all(
    viewers.map(async (name, i) => {
      const { queueId, position, state } = before[i] as Followed
      const { events } = await eventsAfter(testApp, name, queueId, position)
      const registered = await register(testApp, client(name))
      known.set(client(name).key, registered)
      const applied = apply(state, events)
      // The matcher shows the difference, but takes ten times as long.
      if (!isDeepStrictEqual(applied, registered.state))
        expect(applied, `the state of ${name}, from events (discardStates() where rows change without the server)`).toEqual(
          registered.state,
        )
      return [name, events] as const
    }),
  )
  // Without events, no state can have changed: it would differ from the state that follows from the events.
  const changed = results.some(([, events]) => events.length > 0)
  if (changesSomething) expect(changed, 'the change changed nothing').toBe(true)
  return Object.fromEntries(results) as Record<N, Events>
}

/** Makes the next verification start with new registrations. For tests that change rows without the server. */
export function discardStates(testApp: TestApp): void {
  followed.delete(testApp)
}

/** The current state, from the events since the last verification if there was one. */
async function current(testApp: TestApp, viewer: Viewer, known: Followed | undefined): Promise<Followed> {
  if (!known) return register(testApp, viewer)
  const { queueId, position, state } = known
  const { status, events } = await eventsAfter(testApp, viewer.name, queueId, position)
  // The queue no longer exists, for example because the user was deactivated.
  if (status !== 200) return register(testApp, viewer)
  return { queueId, position: events.at(-1)?.id ?? position, state: apply(state, events) }
}

async function eventsAfter(testApp: TestApp, name: Name, queueId: string, position: number): Promise<{ status: number; events: Events }> {
  const query = { queue_id: queueId, last_event_id: position, dont_block: true }
  const { status, body } = await testApp.as(name).get('/events', query)
  return { status, events: body.events }
}

function apply(state: State, events: Events): State {
  return events.reduce<State>((now, event) => applyEvent(now, event), state)
}

async function register(testApp: TestApp, { name, capabilities }: Viewer): Promise<Followed> {
  const { status, body } = await testApp
    .as(name)
    .post('/register', { client_capabilities: capabilities, include_subscribers: 'true', slim_presence: true })
  expect(status).toBe(200)
  const files = await testApp.as(name).get('/attachments')
  const state = Object.fromEntries(Object.entries(body).filter(([field]) => !OF_QUEUE.includes(field))) as State
  // Not part of the registration, but events keep it up to date too.
  state.attachments = files.body.attachments
  return { queueId: body.queue_id, position: body.last_event_id, state }
}
