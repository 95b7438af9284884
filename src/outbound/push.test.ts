// databases: once
// What the server does with a relay that does not receive a request, or does not answer it.

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type ClientRequest, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pushRelay } from './push.ts'

const BEGUN = 'http.client.request.start'
/** How many requests the server has begun. */
let attempts: number
/** How many requests have reached the relay. */
let received: number
let relay: Server
let port: number
/** What happens when a request fails. */
let onFailure: () => void
const count = (message: unknown): void => {
  const { request } = message as { request: ClientRequest }
  if (!request.getHeader('host')?.toString().endsWith(`:${port}`)) return
  attempts++
  request.once('error', () => onFailure())
}

beforeEach(async () => {
  attempts = received = 0
  onFailure = () => {}
  relay = createServer((request, response) => {
    received++
    request.resume()
    response.end('{"result":"success","msg":""}')
  })
  await listening(0)
  port = (relay.address() as AddressInfo).port
  subscribe(BEGUN, count)
})
afterEach(async () => {
  unsubscribe(BEGUN, count)
  if (relay.listening) await closed()
})
const listening = (at: number) => new Promise<void>((resolve) => relay.listen(at, '127.0.0.1', resolve))
const closed = () => new Promise((resolve) => relay.close(resolve))

/** Registers a device with the relay. Returns the reason of the failure, if there is one. */
const register = () =>
  pushRelay(`http://server:secret@127.0.0.1:${port}`, [], { timeout: 5_000, pause: 1_000 })
    .register({ realm_uuid: 'r', token_id: 't', encrypted_push_registration: 'e', bouncer_public_key: 'k' })
    .catch(({ kind }) => kind)

describe('a request', () => {
  test('that the relay does not receive is repeated, and the second attempt arrives', async () => {
    await closed()
    onFailure = () => void listening(port)
    expect([await register(), attempts, received]).toEqual([undefined, 2, 1])
  })

  test('that the relay does not receive at the second attempt either fails', async () => {
    await closed()
    expect([await register(), attempts]).toEqual(['unreachable', 2])
  })

  test('that the relay may have received is not repeated', async () => {
    relay.prependListener('request', ({ socket }) => socket.destroy())
    expect([await register(), attempts, received]).toEqual(['unreachable', 1, 1])
  })
})
