// A request with one wrong part changes nothing, however right the other parts are. Each successful example is combined with each refused
// example of the same operation. Nothing is stored, nobody gets an event, and what the server remembers is as it was: who is present, which
// queues there are, what requests read. For what the database refuses, see refused-statements.test.ts.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Case, type Contract, cases, type Operation, operations } from '../../contract-tests/cases.ts'
import { hasFiles, requestOf, send } from '../../contract-tests/http.ts'
import { ApiKey } from '../models/api-key.ts'
import { users } from '../sandbox/world.ts'
import { sampled } from '../testing/sampled.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'
import { cookieOf } from '../testing/sessions.ts'
import { type Reader, readerOf, type Stored } from '../testing/stored.ts'
import { dereference, loadContract } from './contract.ts'

type Fields = Case['query']
interface Pair {
  title: string
  request: Case
  /** Whether the wrong part comes from the same user and is about the same subject. If so, the request must be refused. */
  isAlike: boolean
}

/** Refusals that state what was done nevertheless. */
const PARTIAL: Record<string, string> = {
  'sendInvitations INVITATION_FAILED': '`sent_invitations` says that the other addresses were invited',
}
/** Parts that are not wrong when combined with the right ones. */
const MENDED: Record<string, string> = {
  'createProfileField options with optionsMissing': 'the options come with the right part',
  'sendTyping channel with userDoesNotExist': 'the users of a direct message are not looked at for a channel',
  'sendTyping channelWithSubject with userDoesNotExist': 'the users of a direct message are not looked at for a channel',
  'subscribe notFatal with notAllowed': '`authorization_errors_fatal` is false, and the answer names what was refused',
  ...Object.fromEntries(
    ['excludedKind', 'notAmongKinds'].flatMap((right) =>
      ['topicTooLong', 'notAllowedToPost', 'channelDoesNotExist'].map((wrong) => [
        `sendWebhookMessage ${right} with ${wrong}`,
        'an event of a kind that is not wanted is sent nowhere',
      ]),
    ),
  ),
}
/** Operations with several parts that no request of the list combines. */
const WHOLE: Record<string, string> = {
  addNavigationView: 'each refusal has all of its fields',
  addPlayground: 'each refusal has all of its fields',
  addSubmessage: 'its fields name one change together',
  createSavedSnippet: 'each refusal has all of its fields',
  markTopicAsRead: 'its fields name one topic together',
  updateBotStorage: 'it has one map, and each refusal is that of a whole one',
  updateNotificationSettings: 'an older name of updateSettings, with one setting in its examples',
  uploadRealmLogo: 'one of its parts only says which logo it is',
  removeAlertWords: 'the only refusal is that of the list as a whole',
}
/** Operations that read messages first, for which the caller catches up, and the tables that catching up writes. */
const CATCHING_UP: Record<string, readonly string[]> = { updateMessageFlagsForNarrow: ['users', 'user_messages'] }
/** The IDs that were used up, of requests with a file: its row comes before its bytes, and goes after them if the rest is refused. */
const USED_IDS = 'sqlite_sequence'
/** Tables that the server writes behind: how far clients have read, and who is online. */
const NOT_COMPARED = new Set(['event_queues', 'user_presences'])

const contract: Contract = dereference(loadContract().bundled)
const changes = [...cases(contract)].filter(({ method }) => method !== 'get')

let app: SeededApp
let tables: Reader
let stored: () => Promise<Stored>
beforeAll(async () => {
  app = await startSeededApp()
  // Every minute the server writes when keys were last used, and a table cannot be compared without one of its columns. Wrong passwords of
  // earlier requests are written then too.
  vi.spyOn(ApiKey, 'noteUses').mockResolvedValue()
  vi.spyOn(app.server.app.failedLogins, 'note').mockReturnValue()
  tables = await readerOf(app.server.app, NOT_COMPARED)
  const { dataDir } = app.server.app.config
  const namesIn = async (folder: string): Promise<string[]> => {
    const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    return found.flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name)] : []))
  }
  stored = async () => ({ ...(await tables.read()), uploads: (await namesIn('uploads')).join(), mails: (await namesIn('mail')).join() })
})
afterAll(async () => {
  tables?.close()
  vi.restoreAllMocks()
  await app?.close()
})

const fieldsOf = ({ query, body }: Case): Fields => ({ ...query, ...body?.value })
const errorOf = ({ response }: Case): { code: string; msg: string } => response.value as never
/** A missing parameter is not a part that can be added. */
const isAbsence = (wrong: Case): boolean => / is missing\b/.test(errorOf(wrong).msg)
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether the path is wrong: it names nothing, or the refusal names a part of it. */
const isOfPath = (right: Case, wrong: Case): boolean =>
  !same(wrong.pathParameters, right.pathParameters) &&
  (wrong.response.status === 404 || Object.keys(wrong.pathParameters).some((name) => errorOf(wrong).msg.startsWith(`'${name}'`)))

/**
 * The request of a success with the fields of a refusal. Lists get the items of both. Undefined if nothing right is left. If the path is
 * wrong, the request of the success with that path.
 */
function joined(right: Case, wrong: Case): Case | undefined {
  const [ours, theirs] = [fieldsOf(right), fieldsOf(wrong)]
  if (isOfPath(right, wrong)) return same(ours, {}) ? undefined : { ...structuredClone(right), pathParameters: wrong.pathParameters }
  const merged: Fields = { ...ours, ...theirs }
  for (const [name, value] of Object.entries(theirs)) {
    const before = ours[name]
    if (Array.isArray(before) && Array.isArray(value)) merged[name] = [...before, ...value]
  }
  if (same(merged, theirs) || same(merged, ours)) return undefined
  const { body, ...request } = structuredClone(right)
  if (!body) return { ...request, query: merged }
  const isInQuery = ([name]: [string, unknown]): boolean => Object.hasOwn({ ...right.query, ...wrong.query }, name)
  const query = Object.fromEntries(Object.entries(merged).filter(isInQuery))
  const value = Object.fromEntries(Object.entries(merged).filter((field) => !isInQuery(field)))
  // A file makes it a multipart form.
  const form = hasFiles(wrong) ? { ...body, ...wrong.body } : body
  return { ...request, query, body: { ...form, value } }
}

const pairs = new Map<string, Pair[]>()
for (const right of changes.filter(({ response }) => response.status === 200))
  for (const wrong of changes.filter(({ operationId, response }) => operationId === right.operationId && response.status >= 400)) {
    const request = isAbsence(wrong) ? undefined : joined(right, wrong)
    if (!request) continue
    const title = `${right.operationId} ${right.name} with ${wrong.name}`
    const isAlike =
      wrong.caller === right.caller &&
      (same(wrong.pathParameters, right.pathParameters) || isOfPath(right, wrong)) &&
      !MENDED[title] &&
      !PARTIAL[`${wrong.operationId} ${errorOf(wrong).code}`]
    pairs.set(right.operationId, [...(pairs.get(right.operationId) ?? []), { title, request, isAlike }])
  }

const sent = new Set(sampled([...pairs.values()].flat(), ({ title }) => title))

/** What shows the memory of the server: who is online, a list that is remembered, and the organisation by its host. */
const SHOWING = ['/realm/presence', '/users', '/server_settings']
const queues = new Map<string, { id: string; last: number }>()

/** What SHOWING shows to the owner, and what each watcher's queue has got since the last call. A queue that has ended is replaced. */
async function remembered(): Promise<Stored> {
  const shown: Stored = {}
  for (const path of SHOWING) {
    const { server_timestamp: _, ...answer } = await asked('owner', 'GET', path, {})
    shown[`GET ${path}`] = JSON.stringify(answer)
  }
  for (const name of ['owner', 'member'] as const) {
    const queue = queues.get(name)
    const form = { queue_id: queue?.id ?? '', last_event_id: String(queue?.last), dont_block: 'true' }
    const { code, events = [] } = queue ? await asked(name, 'GET', '/events', form) : { code: 'BAD_EVENT_QUEUE_ID' }
    if (queue) queue.last = events.at(-1)?.id ?? queue.last
    if (code === 'BAD_EVENT_QUEUE_ID') {
      const { queue_id, last_event_id } = await register(name, { fetch_event_types: '[]' })
      queues.set(name, { id: queue_id, last: last_event_id })
      shown[`the queue of ${name}`] = 'gone'
    } else if (events.length > 0) shown[`the queue of ${name}`] = JSON.stringify(events)
  }
  return shown
}
/** The caller as the holder of their key, who is remembered too. Reading it can write that they have caught up. */
async function holder(caller: Case['caller']): Promise<Stored> {
  return caller in app.keys ? { [`the account of ${caller}`]: JSON.stringify(await asked(caller, 'GET', '/users/me', {})) } : {}
}
/** What must stay as it is. The events so far have been told. */
const everything = async (): Promise<Stored> => withoutQueues({ ...(await stored()), ...(await remembered()) })

/** Sends the requests. Returns the changes and effects that they should not have had, one per line. */
async function faultsOf(requests: readonly Pair[]): Promise<string[]> {
  const faults: string[] = []
  let before = await everything()
  let former: Case['caller'] | undefined
  for (const { title, request, isAlike } of requests) {
    const { caller } = request
    if (caller !== former) before = { ...before, ...(await holder(caller)), ...(await stored()) }
    former = caller
    const answer = await send(app.url, requestOf(contract, request, app.keys))
    const { result, code } = answer.contentType === 'application/json' ? JSON.parse(answer.body) : { result: 'success', code: undefined }
    const after: Stored = { ...(await holder(caller)), ...(await stored()), ...(await remembered()) }
    const noted = [...(CATCHING_UP[request.operationId] ?? []), ...(hasFiles(request) ? [USED_IDS] : [])]
    const changed = Object.keys(after).filter((table) => after[table] !== before[table] && !noted.includes(table))
    before = withoutQueues(after)
    if (result === 'success') {
      if (isAlike) faults.push(`${title} succeeds`)
    } else if (changed.length > 0 && !PARTIAL[`${request.operationId} ${code}`])
      faults.push(`${title} (${code}) changes ${changed.join(', ')}`)
  }
  return faults
}

function withoutQueues(all: Stored): Stored {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('the queue of ')))
}

/** Users who watch for events. */
const WATCHERS = ['owner', 'member', 'member2', 'guest'] as const
const asked = async (caller: Case['caller'], method: string, path: string, form: Record<string, string>) => {
  const email = `${caller}@example.com`
  const Authorization = `Basic ${Buffer.from(`${email}:${app.keys[caller]}`).toString('base64')}`
  const fields = new URLSearchParams(form).toString()
  const isForm = method === 'POST'
  const headers = { Authorization, ...(isForm ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}) }
  const answer = await send(app.url, {
    method,
    path: `/api/v1${path}${isForm ? '' : `?${fields}`}`,
    headers,
    ...(isForm ? { body: fields } : {}),
  })
  return JSON.parse(answer.body)
}
const register = (caller: Case['caller'], form: Record<string, string> = {}) => asked(caller, 'POST', '/register', form)

describe('for one user and one subject', () => {
  let queues: string[]
  let states: unknown[]
  const state = async (caller: Case['caller']): Promise<unknown> => {
    const { queue_id: _, last_event_id: __, server_timestamp: ___, ...registered } = await register(caller)
    return registered
  }
  beforeAll(async () => {
    queues = await Promise.all(WATCHERS.map(async (name) => (await register(name, { fetch_event_types: '[]' })).queue_id))
    states = await Promise.all(WATCHERS.map(state))
  })

  for (const [operationId, all] of pairs) {
    const alike = all.filter((pair) => pair.isAlike && sent.has(pair))
    if (alike.length > 0)
      test(`${operationId}: ${alike.length} requests change nothing`, async () => expect(await faultsOf(alike)).toEqual([]))
  }

  test('together they give nobody an event, and leave the state of everybody as it was', async () => {
    for (const [i, name] of WATCHERS.entries()) {
      const { events } = await asked(name, 'GET', '/events', { queue_id: queues[i] ?? '', dont_block: 'true' })
      expect(events, name).toEqual([])
      expect(await state(name), name).toEqual(states[i])
    }
  })
})

/** What requests that read write nevertheless: a temporary URL, which only the answer tells. */
const WRITTEN_BY_READS: Record<string, (before: Stored) => Stored> = {
  getFileUrl: ({ links, sqlite_sequence }) => ({ links, sqlite_sequence }),
}

test('no request that reads changes anything, when somebody with a session follows a link of another site to it', {
  timeout: 120_000,
}, async () => {
  const sessions = new Map<string, string | undefined>()
  const sessionOf = async (email: string): Promise<string | undefined> => {
    if (!sessions.has(email)) {
      const body = new URLSearchParams({ email, password: 'correct horse battery staple' })
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const answer = await fetch(`${app.url}/accounts/login`, { method: 'POST', body, headers, redirect: 'manual' })
      sessions.set(email, cookieOf({ headers: answer.headers }))
    }
    return sessions.get(email)
  }
  const reads = [...cases(contract)].filter(
    ({ method, response, caller }) => method === 'get' && response.status === 200 && caller in users,
  )
  const FOLLOWED = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-User': '?1' }
  let answered = 0
  for (const example of reads) {
    const { host, email } = { host: undefined, ...users[example.caller as keyof typeof users] }
    const cookie = host === undefined ? await sessionOf(email) : undefined
    if (cookie === undefined) continue
    const request = requestOf(contract, example, app.keys)
    // What a person has missed is written when they next read (docs/adr/0006).
    await send(app.url, request)
    const { Authorization: _, ...headers } = request.headers
    const before = await stored()
    const answer = await send(app.url, { ...request, headers: { ...headers, ...FOLLOWED, Cookie: cookie } })
    const after = { ...(await stored()), ...WRITTEN_BY_READS[example.operationId]?.(before) }
    expect([example.operationId, example.name, after]).toEqual([example.operationId, example.name, before])
    if (answer.status === 200) answered++
  }
  expect(answered).toBeGreaterThan(80)
})

test('each reason belongs to an existing pair', () => {
  const titles = new Set([...pairs.values()].flat().map(({ title }) => title))
  expect(Object.keys(MENDED).filter((title) => !titles.has(title))).toEqual([])
})

test('every operation with several parts is tested here, or has a reason', () => {
  const several = [...operations(contract)].filter(({ method, operation }) => method !== 'get' && hasSeveralParts(operation))
  const missing = several.map(({ operation }) => operation.operationId).filter((id) => !pairs.has(id))
  expect(missing.sort()).toEqual(Object.keys(WHOLE).sort())
})

/** Whether a request can have two fields, or one field with several items. */
function hasSeveralParts({ parameters = [], requestBody }: Operation): boolean {
  const inQuery = parameters.filter((one) => one.in === 'query').map((one) => one.schema ?? one.content?.['application/json']?.schema)
  const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.values(schema?.properties ?? {}))
  const fields = [...inQuery, ...inBody]
  return fields.length > 1 || fields.some((schema) => schema?.type === 'array' || schema?.type === 'object')
}

describe('for different users or subjects', () => {
  for (const [operationId, all] of pairs) {
    const others = all.filter((pair) => !pair.isAlike && sent.has(pair))
    if (others.length > 0)
      test(`${operationId}: ${others.length} requests change nothing unless they succeed`, async () =>
        expect(await faultsOf(others)).toEqual([]))
  }
})
