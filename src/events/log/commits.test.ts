// databases: both
// A poll learns of a change after its commit, and not before.

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { withStatements } from '../../testing/statements.ts'

let app: TestApp
let messageId = 0
beforeAll(async () => {
  app = await startTestApp()
  const { body } = await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'commits', content: 'A first one.' })
  messageId = body.id
})
afterAll(() => app.close())

afterEach(() => vi.restoreAllMocks())

/** Stops the next transaction that has events once its work is done. From then on, `steps` records commits and pokes. */
function holdCommit(steps: string[]): { held: Promise<void>; commit: () => void } {
  const { db, broker } = app.server.app
  const { transaction } = db
  const { poke } = broker
  const move = Realm.moveEventSeq.bind(Realm)
  let commit = (): void => {}
  const released = new Promise<void>((resolve) => {
    commit = resolve
  })
  const withEvents = new Set<unknown>()
  vi.spyOn(Realm, 'moveEventSeq').mockImplementation((realmId, count, tx) => {
    withEvents.add(tx)
    return move(realmId, count, tx)
  })
  vi.spyOn(broker, 'poke').mockImplementation((realmId) => {
    steps.push('poke')
    return poke(realmId)
  })
  const held = new Promise<void>((resolve) => {
    vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
      let isHeld = false
      const result = await transaction(async (tx) => {
        const value = await work(tx)
        isHeld = withEvents.has(tx)
        if (isHeld) resolve()
        if (isHeld) await released
        return value
      })
      if (isHeld) steps.push('commit')
      return result
    })
  })
  return { held, commit }
}

const CHANGES: Record<string, [type: string, change: () => Promise<Answer>]> = {
  'a message': [
    'message',
    () => app.as('owner').post('/messages', { type: 'channel', to: 'general', topic: 'commits', content: 'Hello.' }),
  ],
  'an edit': ['update_message', () => app.as('member').patch(`/messages/${messageId}`, { content: 'A better one.' })],
  'a reaction': ['reaction', () => app.as('owner').post(`/messages/${messageId}/reactions`, { emoji_name: 'tada' })],
  'a flag': ['update_message_flags', () => app.as('member').post('/messages/flags', { messages: [messageId], op: 'add', flag: 'starred' })],
  'a new channel': ['stream', () => app.as('owner').post('/channels/create', { name: 'commits', subscribers: [] })],
  'a new status': ['user_status', () => app.as('owner').post('/users/me/status', { status_text: 'At work' })],
}

test.each(Object.entries(CHANGES))('%s wakes a poll after its commit, and cannot be read before', async (_, [type, change]) => {
  const reader = app.as('member')
  const form = { event_types: [type], fetch_event_types: [] }
  const queues: string[] = [(await reader.post('/register', form)).body.queue_id, (await reader.post('/register', form)).body.queue_id]
  const poll = async (queue_id: string | undefined, dont_block: boolean) =>
    (await reader.get('/events', { queue_id, dont_block })).body.events
  const steps: string[] = []
  const woken = poll(queues[0], false).finally(() => steps.push('event'))
  await vi.waitFor(() => expect(app.server.app.notifier.waiting()).toBe(1))
  const { held, commit } = holdCommit(steps)
  const changed = change()
  await held
  expect(await poll(queues[1], true)).toEqual([])
  expect(steps).toEqual([])
  commit()
  expect((await changed).body.msg).toBe('')
  expect((await woken)[0]).toMatchObject({ type })
  expect(steps.slice(0, 2)).toEqual(['commit', 'poke'])
})

test('a poll gets what its own process has written without reading the log', async () => {
  const reader = app.as('member')
  const { queue_id } = (await reader.post('/register', { event_types: ['message'], fetch_event_types: [] })).body
  const woken = reader.get('/events', { queue_id })
  await vi.waitFor(() => expect(app.server.app.notifier.waiting()).toBe(1))
  const { result, statements } = await withStatements(app.server.app, async () => {
    await app.as('owner').must.send({ topic: 'commits', content: 'Handed over.' })
    return (await woken).body.events
  })
  expect(result).toMatchObject([{ type: 'message', message: { content: 'Handed over.' } }])
  expect(statements.filter((sql) => /FROM .?events\b/.test(sql))).toEqual([])
})
