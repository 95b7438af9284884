// databases: once

import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { Logger } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listenPatiently } from './listen.ts'

describe('a server whose port another one uses', () => {
  let left: Server[] = []
  afterEach(() => {
    vi.restoreAllMocks()
    for (const server of left) server.close()
    left = []
  })

  /** A server that listens, and one that waits for its port. `refused` is called after each refusal, with their number. */
  async function patient({ started, refused }: { started?: Promise<unknown>; refused: (times: number, former: Server) => void }) {
    const [former, server] = [createServer().listen(0, '127.0.0.1'), createServer()]
    left = [former, server]
    await once(former, 'listening')
    const { port } = former.address() as AddressInfo
    let attempts = 0
    const listen = server.listen.bind(server)
    vi.spyOn(server, 'listen').mockImplementation(((...args: Parameters<typeof listen>) => {
      attempts++
      server.once('error', () => refused(attempts, former))
      return listen(...args)
    }) as never)
    const warn = vi.fn()
    const place = { port, host: '127.0.0.1', variable: 'PORT' }
    return { port, waiting: listenPatiently(server, place, { warn } as unknown as Logger, started), warn, attempts: () => attempts }
  }

  test('listens at the second attempt if the port is free by then, and has said once that it waits', async () => {
    const { port, waiting, warn, attempts } = await patient({ refused: (_, former) => former.close() })
    await waiting
    expect([attempts(), warn.mock.calls]).toEqual([2, [[`waiting for the server that listens on port ${port} to stop`]]])
  })

  const later = (milliseconds: number): void => {
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds)
  }

  test('gives up after fifteen seconds', async () => {
    // Since the server waits, and since then.
    const seconds = [14, 2]
    const { waiting, attempts } = await patient({
      refused: (times, former) => {
        // Ends a wait that does not end by itself.
        if (times > 5) former.close()
        later((seconds.shift() ?? 1) * 1_000)
      },
    })
    await expect(waiting).rejects.toThrow('another program listens there')
    expect(attempts()).toBe(2)
  })

  test('waits as long as the rest of the server has not started', async () => {
    const { waiting, attempts } = await patient({
      started: new Promise(() => {}),
      refused: (times, former) => {
        later(3_600_000)
        if (times === 2) former.close()
      },
    })
    await waiting
    expect(attempts()).toBe(3)
  })
})
