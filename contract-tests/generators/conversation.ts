// One conversation that every generated TypeScript client can have with the server and the sandbox. The environment sets the URL of the
// API (API_URL), the caller (API_EMAIL, API_KEY) and, if the server is of a later version, TARGET=later.

import assert from 'node:assert/strict'

export interface Api {
  url: string
  authorization: string
}
/** What a generated client has to do. Each adapter uses only the generated functions, so that their types are checked. */
export interface Client {
  /** Registers a queue. Returns its IDs, and the preferences of the caller. */
  register(): Promise<{ queueId: string; lastEventId: number; settings: Record<string, unknown> }>
  /** Sends a direct message. Returns its ID. */
  send(to: number[], content: string): Promise<number>
  /** The newest message of a narrow. */
  read(narrow: string): Promise<{ id: number; content: string }[]>
  change(fluidLayoutWidth: boolean): Promise<void>
  /** Uploads a file. Returns its URL. */
  upload(name: string, content: string): Promise<string>
  /** Sends to a channel that does not exist. Returns the fields of the error. */
  refused(): Promise<{ status: number; code: string; stream: string }>
  /** The types of the events received. */
  events(queueId: string, lastEventId: number): Promise<string[]>
}

export async function converse(open: (api: Api) => Client): Promise<void> {
  const { API_URL = '', API_EMAIL, API_KEY, TARGET } = process.env
  const client = open({ url: API_URL, authorization: `Basic ${btoa(`${API_EMAIL}:${API_KEY}`)}` })

  const { queueId, lastEventId, settings } = await client.register()
  const id = await client.send([6, 4], 'Hello from a generated client')
  const messages = await client.read(JSON.stringify([{ operator: 'dm', operand: [6, 4] }]))
  assert.deepEqual(messages.at(-1), { id, content: 'Hello from a generated client' })

  const changed = !settings.fluid_layout_width
  await client.change(changed)
  assert.deepEqual((await client.register()).settings, { ...settings, fluid_layout_width: changed })

  assert.match(await client.upload('hello.txt', 'Hello'), /^\/user_uploads\//)
  assert.deepEqual(await client.refused(), { status: 400, code: 'STREAM_DOES_NOT_EXIST', stream: 'nowhere' })

  const types = await client.events(queueId, lastEventId)
  const added = TARGET === 'later' ? ['added_later'] : []
  assert.deepEqual(new Set(types), new Set(['message', 'user_settings', ...added]))
}
