// databases: once

import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { Db } from '../../db/index.ts'
import { nextUnloggedId, wireId } from '../wire-ids.ts'
import { createKnownQueues } from './known-queues.ts'

const about = { id: 'q', realmId: 1, userId: 1, options: {} as never, idleTimeout: 600, beganAt: 0 }

test('a process that closes waits for the write in progress', async () => {
  const told: string[] = []
  const commits = new EventTarget()
  const transaction = async (): Promise<void> => {
    told.push('stores')
    await once(commits, 'commit')
    told.push('has stored')
  }
  const queues = createKnownQueues({ transaction } as unknown as Db, undefined as never)
  const storing = queues.store({ ...about, acknowledged: 1, given: 1, lastSeen: 0, stored: { acknowledged_id: 0, last_seen_at: 0 } })
  await expect.poll(() => told).toEqual(['stores'])

  const closing = queues.close().then(() => told.push('is closed'))
  await new Promise(setImmediate)
  commits.dispatchEvent(new Event('commit'))
  await Promise.all([storing, closing])
  expect(told).toEqual(['stores', 'has stored', 'is closed'])
})

test('an acknowledged heartbeat is stored only with the next change, an acknowledged event on its own', async () => {
  let stored = 0
  const transaction = async (): Promise<void> => void stored++
  const queues = createKnownQueues({ transaction } as unknown as Db, undefined as never)
  const heartbeat = nextUnloggedId(wireId(1))
  const marks = { acknowledged_id: wireId(1), last_seen_at: 100 }
  const queue = { ...about, acknowledged: wireId(1), given: heartbeat, lastSeen: 100, stored: marks }
  await queues.store(queue)
  expect(stored).toBe(1)

  queue.acknowledged = heartbeat
  queue.lastSeen = 101
  queues.changed(queue)
  await queues.close()
  expect(stored).toBe(1)

  queue.acknowledged = wireId(2)
  queues.changed(queue)
  await queues.close()
  expect(stored).toBe(2)
})
