// A push relay as a separate process. It records the requests that it receives, whose content it cannot read. Its answer depends on the
// token (`devices` in world.ts), or on the mode that a test has set at /mode. Prints its URL. PORT sets its port.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { devices } from '../src/sandbox/world.ts'

/** How the relay treats every request, or requests with a particular token. */
export type RelayMode =
  /** Accepts everything. */
  | 'well'
  /** Hangs up. */
  | 'unreachable'
  | 'hanging'
  /** 500. */
  | 'broken'
  /** `nonsense`: 200 without JSON. `incomplete`: a success that lacks most of its fields. */
  | 'nonsense'
  | 'incomplete'
  /** `refusing`: 403. `expired`: a 200 that says that the plan has ended. */
  | 'refusing'
  | 'expired'
  /** 400 INVALID_BOUNCER_PUBLIC_KEY. */
  | 'rejecting'
  /** Answers that every token is invalid. */
  | 'gone'
  /** Redirects (307) to an address that the operator has not allowed. */
  | 'redirecting'

/** A request that the relay received. */
export interface RelayedRequest {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

const OF_TOKENS: Record<string, RelayMode> = {
  [devices.relayRefusesCredentials.token]: 'refusing',
  [devices.relayUnreachable.token]: 'unreachable',
  [devices.relayBroken.token]: 'broken',
}
let mode: RelayMode = 'well'
let received: RelayedRequest[] = []

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.destroy(error))
})
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const send = (status: number, value: object): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
  }
  if (request.url === '/received') return send(200, received)
  if (request.url === '/mode') {
    mode = body as RelayMode
    received = []
    return send(200, {})
  }
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded'
  const parsed = (isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)) as Record<string, unknown>
  received.push({ path: request.url ?? '', authorization: request.headers.authorization, body: parsed })
  const requests = (parsed.push_requests ?? [parsed]) as { token_id: string; fcm_priority?: string }[]
  const counts = (sent: number) => ({
    android_successfully_sent_count: requests.filter(({ fcm_priority }) => sent && fcm_priority).length,
    apple_successfully_sent_count: requests.filter(({ fcm_priority }) => sent && !fcm_priority).length,
  })
  const success = { result: 'success', msg: '', ...counts(1), delete_token_ids: [] }
  switch (mode === 'well' ? (requests.map(({ token_id }) => OF_TOKENS[token_id]).find(Boolean) ?? mode) : mode) {
    case 'well':
      return send(200, { ...success, realm_push_status: { can_push: true, expected_end_timestamp: null } })
    case 'unreachable':
      return void request.socket.destroy()
    case 'hanging':
      return
    case 'broken':
      return send(500, { result: 'error', msg: 'Internal server error' })
    case 'nonsense':
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>Welcome</html>')
    case 'incomplete':
      return send(200, { result: 'success', msg: '', android_successfully_sent_count: '1' })
    case 'refusing':
      return send(403, { result: 'error', code: 'INVALID_SERVER', msg: 'Unknown server' })
    case 'expired':
      return send(200, { ...success, ...counts(0), realm_push_status: { can_push: false, expected_end_timestamp: null } })
    case 'rejecting':
      return send(400, { result: 'error', code: 'INVALID_BOUNCER_PUBLIC_KEY', msg: 'Unknown public key' })
    case 'gone':
      return send(200, { ...success, ...counts(0), delete_token_ids: requests.map(({ token_id }) => token_id) })
    case 'redirecting':
      return void response.writeHead(307, { Location: 'http://[::1]:9/' }).end()
  }
}
