// A server of a later version, which clients of today must understand (docs/clients/compatibility.md): a proxy that adds to what the
// server answers a field in each place that a client looks at, values to enumerations, and a type of event.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = Record<string, unknown>
const isObject = (value: unknown): value is Answer => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsIn = (value: unknown): Answer[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Starts the later server. `stop` ends it, and not the server behind it. */
export async function startLater(server: string): Promise<{ url: string; stop(): Promise<void> }> {
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization = '', 'content-type': type } = request.headers
    const { method = 'GET' } = request
    const answer = await fetch(server + request.url, {
      method,
      headers: { authorization, ...(type ? { 'content-type': type } : {}) },
      ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(JSON.stringify(later((await answer.json()) as Answer)))
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const { port } = proxy.address() as AddressInfo
  const stop = async (): Promise<void> => {
    proxy.closeAllConnections()
    await new Promise((closed) => proxy.close(closed))
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

function later(answer: Answer): Answer {
  const { user_settings: settings, events } = answer
  const received = objectsIn(events)
  const messages = [...objectsIn(answer.messages), ...received.map(({ message }) => message).filter(isObject)]
  for (const part of [answer, settings, ...messages, ...received]) if (isObject(part)) part.added_later = { since: 1000 }
  if (isObject(settings)) settings.color_scheme = 99
  for (const message of messages) message.content_type = 'text/x-added-later'
  for (const event of received) if (event.type === 'user_settings') event.property = 'added_later'
  const last = received.at(-1)
  if (Array.isArray(events) && last) events.push({ id: Number(last.id) + 1, type: 'added_later', thing: { id: 1 } })
  return answer
}
