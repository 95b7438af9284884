// Keeps account of messages while something fails: what was acknowledged, and what each reader got.

import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoUser } from './server.ts'

export interface Ledger {
  acknowledged: number
  /** Deliveries to all readers together. */
  delivered: number
  /** Acknowledged but not delivered to a reader. */
  lost: number
  /** Delivered to a reader twice, or written twice. */
  twice: number
  /** Delivered after a message that was sent later. */
  outOfOrder: number
  /** Error answers to senders, by status and code. The status is 0 if there was no answer. */
  refusals: Record<string, number>
  /** Error answers to readers, in the same form. */
  interruptions: Record<string, number>
}
export interface Load {
  /** The current URL of the server. Called for each request. */
  url(): string
  senders: DemoUser[]
  readers: DemoUser[]
  messages: number
  /** Messages that are sent concurrently. */
  atOnce: number
  /** Called with the number of acknowledged messages whenever it grows. */
  onProgress?(acknowledged: number): void
}

/** The counts of a run without faults. */
export const FAULTLESS = { lost: 0, twice: 0, outOfOrder: 0 }
/** Milliseconds after which a client retries. */
const AGAIN = 100
/** Milliseconds after which a client considers an answer lost. */
const PATIENCE = 90_000

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
  body: any
}
type Ask = (user: DemoUser, method: string, path: string, form?: Record<string, string>) => Promise<Answer>

/** Sends messages and reads them with many clients, each of which retries until it succeeds. */
export async function account(load: Load): Promise<Ledger> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
  const refusals: Ledger['refusals'] = {}
  const interruptions: Ledger['interruptions'] = {}
  /** Repeats a request until the answer is not a fault of the server. */
  const insist = async (errors: Record<string, number>, ...args: Parameters<Ask>): Promise<Answer> => {
    const until = performance.now() + PATIENCE
    for (;;) {
      const answer = await askAt(agent, load.url())(...args).catch((error): Answer => ({ status: 0, body: { code: error.code } }))
      if (answer.status === 200) return answer
      const name = `${answer.status} ${answer.body?.code ?? ''}`
      errors[name] = (errors[name] ?? 0) + 1
      if ((answer.status !== 0 && answer.status < 500) || performance.now() > until)
        throw new Error(`${args[1]} ${args[2]}: ${name} ${JSON.stringify(answer.body)}`)
      await pause(AGAIN)
    }
  }
  const register = async (user: DemoUser) =>
    (await insist({}, user, 'POST', '/register', { event_types: '["message"]', fetch_event_types: '[]' })).body

  /** The IDs of acknowledged messages, by content. */
  const acknowledged = new Map<string, number>()
  const readings = await Promise.all(load.readers.map(async (user) => ({ user, queue: await register(user) })))
  const reading = readings.map(async ({ user, queue: { queue_id, last_event_id } }) => {
    const got: { content: string; id: number }[] = []
    const contents = new Set<string>()
    for (let last = last_event_id; contents.size < load.messages; ) {
      const { body } = await insist(interruptions, user, 'GET', `/events?queue_id=${queue_id}&last_event_id=${last}`)
      for (const { id, message } of body.events) {
        if (id <= last) throw new Error(`event ${id} after ${last}`)
        last = id
        if (message) {
          got.push({ content: message.content, id: message.id })
          contents.add(message.content)
        }
      }
    }
    return got
  })

  let next = 0
  const sending = Array.from({ length: load.atOnce }, async (_, one) => {
    const user = load.senders[one % load.senders.length] as DemoUser
    // A message sent again with the same queue and local ID is the same message.
    const { queue_id } = await register(user)
    for (let i = next++; i < load.messages; i = next++) {
      const form = { type: 'channel', to: 'general', topic: 'ledger', content: `Message ${i}`, queue_id, local_id: `${i}` }
      acknowledged.set(`<p>${form.content}</p>`, (await insist(refusals, user, 'POST', '/messages', form)).body.id)
      load.onProgress?.(acknowledged.size)
    }
  })
  await Promise.all(sending)
  const received = await Promise.all(reading)
  agent.destroy()
  const ledger: Ledger = { acknowledged: acknowledged.size, delivered: 0, lost: 0, twice: 0, outOfOrder: 0, refusals, interruptions }
  for (const got of received) {
    ledger.delivered += got.length
    ledger.twice += got.length - new Set(got.map(({ content }) => content)).size
    ledger.outOfOrder += got.filter(({ id }, i) => i > 0 && id <= (got[i - 1]?.id ?? 0)).length
    const ids = new Set(got.map(({ id }) => id))
    ledger.lost += [...acknowledged.values()].filter((id) => !ids.has(id)).length
  }
  return ledger
}

/** Returns a function that sends requests. It rejects if no answer comes. */
function askAt(agent: Agent, url: string): Ask {
  return async (user, method, path, form) => {
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const asked = request(`${url}/api/v1${path}`, {
        ...{ agent, method, auth: `${user.email}:${user.api_key}`, signal: AbortSignal.timeout(PATIENCE) },
        headers: form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {},
      })
      asked.once('response', resolve).once('error', reject)
      asked.end(form && new URLSearchParams(form).toString())
    })
    const body = await text(answer)
    const isJson = answer.headers['content-type'] === 'application/json'
    return { status: answer.statusCode ?? 0, body: isJson ? JSON.parse(body) : {} }
  }
}

/** A summary line for people who watch. */
export function lineOf(what: string, { acknowledged, delivered, lost, twice, outOfOrder, refusals, interruptions }: Ledger): string {
  const of = (errors: Record<string, number>): string =>
    Object.entries(errors)
      .map(([name, count]) => `${count} × ${name}`)
      .join(', ') || 'none'
  return (
    `${what}: acknowledged ${acknowledged}, delivered ${delivered}, lost ${lost}, twice ${twice}, out of order ${outOfOrder}; ` +
    `errors to senders: ${of(refusals)}; to readers: ${of(interruptions)}`
  )
}
