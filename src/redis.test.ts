// databases: once

import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readConfig } from './config.ts'
import { impatiently, openRedis } from './redis.ts'
import { openApp } from './server/open-app.ts'

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

test('however many requests ask at once, Node has nothing to warn of', async () => {
  const warnings: Error[] = []
  const note = (warning: Error): void => void warnings.push(warning)
  process.on('warning', note)
  try {
    const ask = impatiently()
    expect(await Promise.all(Array.from({ length: 50 }, (_, i) => ask(async () => i)))).toHaveLength(50)
    // Node warns in the next turn.
    await new Promise(setImmediate)
    expect(warnings).toEqual([])
  } finally {
    process.off('warning', note)
  }
})

test('a lost Redis is logged once, however often the server tries again, and once more when it is back', async () => {
  const sockets = new Set<Socket>()
  let tries = 0
  const answering = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {}).on('data', (bytes) => socket.write('+OK\r\n'.repeat(String(bytes).match(/^\*/gm)?.length ?? 0)))
  }
  const refusing = (socket: Socket): void => {
    tries++
    socket.destroy()
  }
  let isBack = true
  const server = createServer((socket) => (isBack ? answering(socket) : refusing(socket))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const lines: string[] = []
  const note = (...said: unknown[]): void => void lines.push(String(said.at(-1)))
  const client = await openRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, { error: note, warn: note } as never)
  try {
    await expect.poll(() => client.isReady).toBe(true)
    for (let round = 1; round <= 2; round++) {
      isBack = false
      tries = 0
      for (const socket of sockets) socket.destroy()
      await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(3)
      isBack = true
      await expect.poll(() => client.isReady, { timeout: 10_000 }).toBe(true)
      expect(lines).toEqual(Array.from({ length: round }, () => ['Redis does not answer', 'Redis answers again']).flat())
    }
  } finally {
    client.destroy()
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})
