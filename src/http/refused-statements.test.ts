// A request that fails because the database refuses one of its statements, whichever it is, changes nothing that the server keeps in memory:
// who is present, and which queues there are. The same request then has its whole effect.

import { ConnectionError } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { type Answer, success } from '../testing/client.ts'

type Fields = Record<string, unknown>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ logLevel: 'silent' })
})
afterAll(() => app.close())

const member = () => app.as('member')
const presence = async (): Promise<string> => JSON.stringify((await app.as('owner').must.get('/realm/presence')).presences)
const report = () => member().post('/users/me/presence', { status: 'active', ping_only: true })

interface Row {
  /** What the request needs, made again before each attempt. */
  before?: () => Promise<Fields>
  request: (made: Fields) => Promise<Answer>
  /** What shows the memory. */
  read: (made: Fields) => Promise<unknown>
  /** The number of events that other users get of the request when it succeeds. */
  events: Fields[]
}
const shares = (isShared: boolean) => async (): Promise<Fields> => {
  await member().must.patch('/settings', { presence_enabled: true })
  await success(report())
  if (!isShared) await member().must.patch('/settings', { presence_enabled: false })
  if (!isShared) await member().must.patch('/settings', { presence_enabled: true })
  return {}
}
const isGone = [{ type: 'presence' }]
const ROWS: Record<string, Row> = {
  'who comes online': { before: shares(false), request: report, read: presence, events: [{ type: 'presence' }] },
  'who stops sharing presence': {
    before: shares(true),
    request: () => member().patch('/settings', { presence_enabled: false }),
    read: presence,
    events: isGone,
  },
  'who is away': {
    before: shares(true),
    request: () => member().post('/users/me/status', { away: true }),
    read: presence,
    events: isGone,
  },
  'a queue that is removed': {
    before: () => member().must.post('/register', { fetch_event_types: [] }),
    request: ({ queue_id }) => member().delete('/events', { queue_id }),
    read: async ({ queue_id }) => (await member().get('/events', { queue_id, dont_block: true })).status,
    events: [],
  },
}

/** Sends a request of which the database refuses the statement after so many. Returns whether there was one. */
async function refusing(allowed: number, request: () => Promise<Answer>): Promise<{ answer: Answer; wasRefused: boolean }> {
  let [left, wasRefused] = [allowed, false]
  const stop = app.server.app.db.onStatement((sql) => {
    // Without them the connection would stay in the transaction.
    if (/^(BEGIN|START|SET|COMMIT|ROLLBACK)/i.test(sql) || left-- !== 0) return
    wasRefused = true
    throw new ConnectionError(new Error('the connection is gone'))
  })
  try {
    return { answer: await request(), wasRefused }
  } finally {
    stop()
  }
}

test.each(Object.entries(ROWS))('%s is as before when a statement is refused', async (_, { before, request, read, events }) => {
  const { queue_id } = await app.as('member2').must.post('/register', { event_types: ['presence'], fetch_event_types: [] })
  let last = -1
  const news = async (): Promise<unknown[]> => {
    const answer = await app.as('member2').must.get('/events', { queue_id, dont_block: true, last_event_id: last })
    const told = answer.events as { id: number }[]
    last = told.at(-1)?.id ?? last
    return told
  }
  let attempts = 0
  for (let wasRefused = true; wasRefused && attempts < 60; attempts++) {
    const made = (await before?.()) ?? {}
    await news()
    const sooner = await read(made)
    const { answer, ...outcome } = await refusing(attempts, () => request(made))
    wasRefused = outcome.wasRefused
    if (!wasRefused) break
    // What fails after the effect, such as an event that may be lost, or beside the request does not fail it.
    if (answer.status === 200) continue
    expect(answer.status, `${attempts} statements`).toBe(503)
    expect(await read(made), `${attempts} statements`).toEqual(sooner)
    expect(await news(), `${attempts} statements`).toEqual([])
    await success(request(made))
    expect(await read(made), `${attempts} statements`).not.toEqual(sooner)
    expect(await news(), `${attempts} statements`).toMatchObject(events)
  }
  expect(attempts).toBeGreaterThan(1)
  expect(attempts).toBeLessThan(60)
})
