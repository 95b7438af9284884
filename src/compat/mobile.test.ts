// databases: once
// run: full
// The current mobile app gets from the gateway what its own model of the interface requires. Every example of the contract runs through the
// host of the gateway, while several people have the queue that the app registers.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Case, type Contract, cases } from '../../contract-tests/cases.ts'
import { requestOf, send } from '../../contract-tests/http.ts'
import { dereference, loadContract } from '../http/contract.ts'
import { compileRoutes } from '../http/router.ts'
import { groups, users } from '../sandbox/world.ts'
import { clientModel, eventFaults, kindOf, modelFaults } from '../testing/client-model.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'

const HOST = 'zulip.example.com'
const PEOPLE = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'changed', 'quiet', 'stranger'] as const
type Name = (typeof PEOPLE)[number]
/** As lib/api/route/events.dart registers. */
const REGISTRATION = {
  apply_markdown: 'true',
  client_gravatar: 'false',
  slim_presence: 'true',
  client_capabilities: JSON.stringify({
    notification_settings_null: true,
    bulk_message_deletion: true,
    user_avatar_url_field_optional: true,
    stream_typing_notifications: true,
    user_settings_object: true,
    include_deactivated_groups: true,
    empty_topic_name: true,
    individual_emoji_changes: true,
  }),
}
/** Kinds of events that the app reads and no example causes, with the reason. */
const NOT_CAUSED: Record<string, string> = {
  'realm_emoji update': 'for clients without `individual_emoji_changes`',
  'user_group remove': 'groups are only deactivated',
  heartbeat: 'comes after 45 seconds',
}

/** Examples with parameters that make an answer which the app never asks for. */
const NOT_SENT = ['getMessages byIds', 'updatePresence olderFormat']

const model = clientModel('zulip-flutter')
const contract: Contract = dereference(loadContract().bundled)
let app: SeededApp
beforeAll(async () => {
  app = await startSeededApp({ zulipHost: HOST })
}, 60_000)
afterAll(() => app.close())

/** A request as the app sends it: to the root of the gateway's host, with every parameter as a form. */
async function ask(name: Name, method: string, path: string, fields: Record<string, string> = {}) {
  const { email } = users[name]
  const credentials = Buffer.from(`${email}:${app.keys[name]}`).toString('base64')
  const form = new URLSearchParams(fields).toString()
  const answer = await send(app.url, {
    method,
    path: `/api/v1${path}${method === 'GET' && form ? `?${form}` : ''}`,
    headers: {
      Host: name === 'stranger' ? `acme.${HOST}` : HOST,
      Authorization: `Basic ${credentials}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: method === 'GET' ? '' : form,
  })
  return JSON.parse(answer.body)
}

/** A change by the owner. */
async function must(method: string, path: string, fields: Record<string, string>): Promise<void> {
  expect(await ask('owner', method, path, fields)).toMatchObject({ result: 'success' })
}

/** The answer to a case by way of the gateway. */
async function answerTo(example: Case) {
  const request = requestOf(contract, example, app.keys)
  const subdomain = request.headers.Host?.split('.')[0]
  const answer = await send(app.url, { ...request, headers: { ...request.headers, Host: subdomain ? `${subdomain}.${HOST}` : HOST } })
  return answer.contentType === 'application/json' ? JSON.parse(answer.body) : undefined
}

test('it gets every answer and every event that its model requires', { timeout: 180_000 }, async () => {
  const queues = new Map<Name, { id: string; at: number }>()
  const faults: string[] = []
  const seen = new Set<string>()
  const register = async (name: Name): Promise<void> => {
    const state = await ask(name, 'POST', '/register', REGISTRATION)
    faults.push(...modelFaults(model, 'InitialSnapshot', state))
    queues.set(name, { id: state.queue_id, at: state.last_event_id })
  }
  for (const name of PEOPLE) await register(name)
  const follow = async (): Promise<void> => {
    for (const [name, queue] of queues) {
      const { events, result } = await ask(name, 'GET', '/events', { queue_id: queue.id, last_event_id: `${queue.at}`, dont_block: 'true' })
      expect(result, name).toBe('success')
      for (const event of events) {
        seen.add(kindOf(model, event))
        faults.push(...eventFaults(model, event))
        queue.at = event.id
      }
    }
  }
  const match = compileRoutes(loadContract().operations)
  const typeOf = new Map(
    Object.entries(model.answers).map(([call, type]) => {
      const [method = '', path = ''] = call.split(' ')
      return [match(method.toLowerCase(), `/api/v1${path.replace(/\{\w+\}/g, '1')}`).operation?.operationId, type]
    }),
  )
  const answered = new Set<string>()
  for (const [i, example] of [...cases(contract)].entries()) {
    const type = typeOf.get(example.operationId)
    if (example.response.status !== 200 || example.operationId === 'getEvents') continue
    const body = await answerTo(example)
    const title = `${example.operationId} ${example.name}`
    if (type !== undefined && body?.result === 'success' && !NOT_SENT.includes(title)) {
      answered.add(type)
      faults.push(...modelFaults(model, type, body, title))
    }
    if (i % 20 === 0) await follow()
  }
  await follow()
  // A guest who may not see everybody sees others come and go.
  await must('PATCH', '/realm', { can_access_all_users_group: JSON.stringify({ new: groups.members.id }) })
  await register('guest')
  const [name, subscribers] = ['of a guest', JSON.stringify([users.guest.id, users.quiet.id])]
  await must('POST', '/channels/create', { name, subscribers })
  await follow()
  await must('DELETE', '/users/me/subscriptions', { subscriptions: JSON.stringify([name]), principals: subscribers })
  await follow()
  expect([...new Set(faults)]).toEqual([])
  expect(Object.keys(model.events).filter((kind) => !seen.has(kind) && !NOT_CAUSED[kind])).toEqual([])
  // Calls without an operation are in docs/clients/zulip-calls.md.
  expect([...typeOf].filter(([operationId, type]) => operationId !== undefined && !answered.has(type))).toEqual([])
})

test('every URL that it is told to follow is at the host of the gateway', async () => {
  const state = await ask('member', 'POST', '/register', REGISTRATION)
  const settings = await ask('member', 'GET', '/server_settings')
  const emoji = new URL(state.server_emoji_data_url)
  for (const url of [state.realm_url, state.realm_uri, settings.realm_url, settings.realm_uri, emoji.href])
    expect(new URL(url).hostname).toBe(HOST)
  const { body } = await send(app.url, { method: 'GET', path: emoji.pathname, headers: { Host: HOST } })
  expect(modelFaults(model, 'ServerEmojiData', JSON.parse(body))).toEqual([])
})
