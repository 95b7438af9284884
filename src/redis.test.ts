// databases: once

import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readConfig } from './config.ts'
import { openApp } from './open-app.ts'

test('a start opens all connections to Redis before it waits for one', async () => {
  const asked: { socket: Socket; at: number }[] = []
  const silent = createServer((socket) => void asked.push({ socket, at: performance.now() })).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const folder = mkdtempSync(join(inject('folder'), 'redis-'))
  const app = await openApp(readConfig({ DATA_DIR: folder, REDIS_URL: `redis://127.0.0.1:${port}`, LOG_LEVEL: 'silent' }))
  try {
    // Two connections of the broker and one of the rate limits. Each is given three seconds.
    const [first, , third] = asked
    expect((third?.at ?? Number.NaN) - (first?.at ?? Number.NaN)).toBeLessThan(2_500)
  } finally {
    await app.closeApp()
    for (const { socket } of asked) socket.destroy()
    silent.close()
  }
})
