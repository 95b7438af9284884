// databases: both
// Many users send random changes simultaneously to two processes. No answer is a server error, the events of each client give the state that
// a new registration returns, and the database stays consistent. TOGETHER_SEED selects other requests. Run by `npm run tool -- test-long`.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { applyEvent, CAPABILITIES, type State } from '../../clients/typescript/src/state.ts'
import { dereference } from '../../src/http/contract.ts'
import { users } from '../../src/sandbox/world.ts'
import type { Case, Contract } from '../cases.ts'
import { type Keys, requestOf, send } from '../http.ts'
import { seed as fill } from '../seeded.ts'
import { ask, type Credentials, createSite, type ServerProcess, type Site, succeed } from '../server.ts'
import { variedRequests } from '../varied.ts'

const SEED = Number(process.env.TOGETHER_SEED ?? 1)
const ROUNDS = 100
const REQUESTS = 80
const AT_ONCE = 40
const CALLERS = ['owner', 'administrator', 'moderator', 'member', 'member2', 'changed', 'guest'] as const
type Name = (typeof CALLERS)[number]

/** Operations that invalidate the key of a caller, and those of event queues. */
const EXCLUDED = /^(regenerateApiKey|fetchApiKey|devFetchApiKey|getEvents|deleteEventQueue|registerQueue|deactivateUser)$/
/** Parameters whose effects events do not report completely. The description of POST /register lists these effects. */
const NOT_ANNOUNCED = [
  'is_private',
  'is_web_public',
  'history_public_to_subscribers',
  'can_access_all_users_group',
  'is_muted',
  'is_archived',
]
/** Fields of the queue, the process or the moment, and fields that no event updates after a deletion. */
const NOT_COMPARED = [
  ...['result', 'msg', 'queue_id', 'last_event_id', 'server_timestamp', 'server_generation', 'presence_last_update_id', 'presences'],
  ...['max_message_id', 'recent_private_conversations'],
]

interface Followed {
  queueId: string
  position: number
  state: State
}

test.runIf(inject('redisUrl'))('after many simultaneous changes, events bring each client up to date', { timeout: 600_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const requests = variedRequests(contract, { seed: SEED * 1_000 + round, count: REQUESTS, callers: CALLERS, isWanted }).map(
      announcedOnly,
    )
    const sent: string[] = []
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(requests, sent)))
    for (const name of CALLERS) {
      const registered = await register(name)
      const applied = await upToDate(name, followed.get(name) as Followed)
      expect(comparable(applied), `round ${round} of seed ${SEED}, ${name}, after\n${sent.join('\n')}`).toEqual(
        comparable(registered.state),
      )
      followed.set(name, registered)
    }
  }
  expect(await site.manage('check')).toMatchObject({ code: 0, stdout: expect.stringContaining('faults: 0') })
  for (const server of servers) expect(server.output()).not.toMatch(/"level":[56]0/)
})

const contract = dereference<Contract>(JSON.parse(readFileSync(new URL('../../src/generated/contract.json', import.meta.url), 'utf8')))
const followed = new Map<Name, Followed>()
let site: Site
let servers: ServerProcess[]
let keys: Keys
beforeAll(async () => {
  if (!inject('redisUrl')) return
  site = await createSite(inject('databaseUrl'))
  keys = await fill(site.dataDir, site.env)
  const env = { REDIS_URL: inject('redisUrl'), LOG_LEVEL: 'error' }
  servers = [await site.start(env), await site.start(env)]
  for (const name of CALLERS) followed.set(name, await register(name))
}, 120_000)
afterAll(() => site?.remove())

function isWanted({ operationId, method }: Case): boolean {
  return method !== 'get' && !EXCLUDED.test(operationId)
}

function announcedOnly(example: Case): Case {
  const { body } = example
  return body ? { ...example, body: { ...body, value: omit(body.value, NOT_ANNOUNCED) } } : example
}

let turns = 0
/** The URL of the next process, in rotation. */
function url(): string {
  return (servers[turns++ % servers.length] as ServerProcess).url
}

/** Sends requests until none is left. */
async function sendAll(requests: Case[], sent: string[]): Promise<void> {
  for (let one = requests.pop(); one; one = requests.pop()) {
    const request = requestOf(contract, one, keys)
    const { status, body } = await send(url(), request)
    sent.push(`${status} ${one.operationId} ${one.caller} ${request.path} ${request.body ?? ''}`.slice(0, 300))
    // There is no push relay.
    if (one.operationId !== 'sendTestPushNotification') expect(status, `${sent.at(-1)}: ${body}`).toBeLessThan(500)
  }
}

async function register(name: Name): Promise<Followed> {
  const fields = { client_capabilities: CAPABILITIES, include_subscribers: 'true', slim_presence: true }
  const answer = await ask(url(), userOf(name), 'POST', '/register', fields)
  const { attachments } = await succeed(url(), userOf(name), '/attachments')
  return { queueId: answer.queue_id, position: answer.last_event_id, state: { ...answer, attachments, presences: {} } }
}

/** The state after all events of the queue. */
async function upToDate(name: Name, { queueId, position, state }: Followed): Promise<State> {
  const path = `/events?queue_id=${queueId}&last_event_id=${position}&dont_block=true`
  const { events } = await succeed(url(), userOf(name), path)
  const ids = events.map(({ id }: { id: number }) => id)
  expect(ids).toEqual([...new Set<number>(ids)].sort((a, b) => a - b))
  return events.reduce((now: State, event: object) => applyEvent(now, event), state)
}

/** Lower-cases topics: those that differ only in letter case are one topic, and no event reports the spelling of a registration. */
function comparable(state: State): object {
  const { unread_msgs: unread, ...rest } = omit(state, NOT_COMPARED)
  const streams = unread.streams.map((one: { topic: string }) => ({ ...one, topic: one.topic.toLowerCase() }))
  const key = ({ stream_id, topic }: { stream_id: number; topic: string }): string => `${stream_id} ${topic}`
  return { ...rest, unread_msgs: { ...unread, streams: streams.sort((a: never, b: never) => (key(a) < key(b) ? -1 : 1)) } }
}

function omit<T extends Record<string, unknown>>(record: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as T
}

function userOf(name: Name): Credentials {
  return { email: users[name].email, api_key: keys[name] ?? '' }
}
