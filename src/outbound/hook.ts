// Requests to outgoing webhooks: what they say, how they are signed (Standard Webhooks), and what their answers mean.

import { createHmac } from 'node:crypto'
import type { BotService } from '../models/bot-service.ts'
import { BOT_INTERFACE } from '../values/bots.ts'
import { objectIn } from '../values/json.ts'
import type { OutgoingAnswer, OutgoingRequest, Send } from './http.ts'

/** Milliseconds for one request, and the largest answer in bytes. */
const HOOK_LIMITS = { timeout: 10_000, answer: 64 * 1024 }

/** How an attempt went. `retry`: whether another one may succeed. `reply`: what the bot answers in the conversation. */
export interface HookOutcome {
  status: number | undefined
  error: string | undefined
  retry: boolean
  reply: string | undefined
}

/** Posts a payload to a URL, signed: as JSON, or to a program that was written for Slack as a form, whose fields are then all texts. Never rejects. `at` is the time of the attempt in UNIX seconds. */
export async function postHook(
  send: Send,
  { payload_url: url, signing_secret: secret, interface: format }: Pick<BotService, 'payload_url' | 'signing_secret' | 'interface'>,
  requestId: string,
  payload: object,
  at: number,
): Promise<HookOutcome> {
  const isSlack = format === BOT_INTERFACE.slack
  const body = isSlack ? new URLSearchParams(payload as Record<string, string>).toString() : JSON.stringify(payload)
  const headers = {
    'Content-Type': isSlack ? 'application/x-www-form-urlencoded' : 'application/json',
    'User-Agent': 'Parley-Webhook',
    'webhook-id': requestId,
    'webhook-timestamp': String(at),
    'webhook-signature': signatureOf({ secret, requestId, at, body }),
  }
  const { timeout, answer: maxAnswer } = HOOK_LIMITS
  const request: OutgoingRequest = { method: 'POST', url, headers, body, timeout, maxAnswer }
  try {
    return outcomeOf(await send(request), isSlack ? 'text' : 'content')
  } catch (error) {
    return { status: undefined, error: reasonOf(error as NodeJS.ErrnoException), retry: true, reply: undefined }
  }
}

/** The value of `webhook-signature`: version 1, HMAC-SHA256 of ID, time and body. `secret` is `whsec_` and base64. */
export function signatureOf({ secret, requestId, at, body }: { secret: string; requestId: string; at: number; body: string }): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${requestId}.${at}.${body}`).digest('base64')}`
}

/** Statuses with which a server says that the same request may succeed later. */
const LATER = new Set([408, 425, 429])

function outcomeOf({ status, body }: OutgoingAnswer, field: 'content' | 'text'): HookOutcome {
  if (status < 200 || status >= 300)
    return { status, error: `the answer has status ${status}`, retry: status >= 500 || LATER.has(status), reply: undefined }
  const outcome = { status, error: undefined, retry: false, reply: undefined }
  if (body.trim() === '') return outcome
  const answer = objectIn(body)
  if (!answer) return { ...outcome, error: 'the answer is not a JSON object' }
  if (answer.response_not_required === true) return outcome
  const reply = answer.response_string ?? answer[field]
  return { ...outcome, reply: typeof reply === 'string' && reply.trim() !== '' ? reply : undefined }
}

/** What the owner of the bot reads. It says nothing about other networks than the owner named. */
function reasonOf({ name, message }: NodeJS.ErrnoException): string {
  if (name === 'TimeoutError' || name === 'AbortError') return `there was no answer within ${HOOK_LIMITS.timeout / 1000} seconds`
  if (/is not an address that requests may be sent to$|^more than \d+ |^the answer is longer than/.test(message))
    return message.slice(0, 200)
  return 'the server could not be reached'
}
