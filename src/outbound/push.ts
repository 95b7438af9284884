// Push notifications: queued in the transaction of the change, encrypted for each device, and handed to a relay that cannot read them.

import { BrokenCircuitError, ConsecutiveBreaker, ConstantBackoff, circuitBreaker, handleWhen, retry, wrap } from 'cockatiel'
import type { Tx } from '../db/index.ts'
import { createRow, createRows } from '../db/sql.ts'
import { Device } from '../models/device.ts'
import { Job } from '../models/job.ts'
import { Notification } from '../models/notification.ts'
import { unixTime } from '../values/dates.ts'
import { objectIn } from '../values/json.ts'
import { faultOf } from '../values/text.ts'
import { type OutgoingAnswer, outgoingRequests, type Send } from './http.ts'

/** What a device is notified of. `realm_url`, `realm_name`, `user_id` and, except for a test, `unread_count` are added on sending. */
export type PushPayload = Exclude<QueuedPush, { type: 'message' }> | MessageNotification

/** What a device learns about a message. */
export type MessageNotification = {
  type: 'message'
  message_id: number
  sender_id: number
  sender_full_name: string
  /** Relative to `realm_url`. It becomes absolute on sending. */
  sender_avatar_url: string
  content: string
  time: number
  mentioned_user_group_id?: number
  mentioned_user_group_name?: string
} & (
  | { recipient_type: 'channel'; channel_id: number; channel_name: string; topic: string }
  | { recipient_type: 'direct'; recipient_user_ids: number[] }
)

/** A notification before it is sent. A message is read only on sending, because until then it can be edited, moved, deleted or hidden. */
export type QueuedPush =
  | { type: 'test'; time: number }
  /** At most 200 IDs, because the services that deliver notifications reject longer ones. */
  | { type: 'remove'; message_ids: number[] }
  /** `groupId` is the group through which the message mentions the user. */
  | { type: 'message'; messageId: number; groupId?: number }

/** The payload of a PUSH_JOB. Without `deviceId`, it is for every device of the user. */
export interface PushJob {
  userId: number
  deviceId?: number
  queued: QueuedPush
}
export const PUSH_JOB = 'push'

/**
 * Queues a notification to every device of a user, in the transaction of the change that it is about. Queues nothing for a user without a
 * reachable device. A notification of a message is sent unless it is withdrawn first.
 */
export async function enqueuePush(
  tx: Tx,
  { realmId, userId, queued }: { realmId: number; userId: number; queued: QueuedPush },
): Promise<void> {
  if ((await Device.findReachable(userId, undefined, tx)).length === 0) return
  if (queued.type === 'message') await Notification.addAll([{ realm_id: realmId, user_id: userId, message_id: queued.messageId }], tx)
  const now = unixTime()
  const job: PushJob = { userId, queued }
  await createRow(
    Job,
    { realm_id: realmId, principal_id: userId, kind: PUSH_JOB, payload: JSON.stringify(job), due_at: now, date_created: now },
    tx,
  )
}

/** A message, and users who have a reachable device. */
interface Notified {
  id: number
  realm_id: number
  /** The person whose limits it counts for. */
  causedBy: number | null
  userIds: readonly number[]
  /** The groups through which the message mentions users. */
  throughGroup: ReadonlyMap<number, number>
}

/** Like `enqueuePush`, for messages. Takes two statements for any number of messages and users, none for no users. */
export async function enqueueMessagePushes(messages: readonly Notified[], tx: Tx): Promise<void> {
  const each = messages.flatMap(({ userIds, ...message }) => userIds.map((userId) => ({ ...message, userId })))
  if (each.length === 0) return
  await Notification.addAll(
    each.map(({ realm_id, userId, id }) => ({ realm_id, user_id: userId, message_id: id })),
    tx,
  )
  const now = unixTime()
  const jobs = each.map(({ realm_id, causedBy, userId, id, throughGroup }) => {
    const groupId = throughGroup.get(userId)
    const job: PushJob = { userId, queued: { type: 'message', messageId: id, ...(groupId === undefined ? {} : { groupId }) } }
    return { realm_id, principal_id: causedBy, kind: PUSH_JOB, payload: JSON.stringify(job), due_at: now, date_created: now }
  })
  await createRows(Job, jobs, tx)
}

/** The part of a relay call for one device. The relay learns nothing else. */
interface PushRequest {
  token_id: string
  payload: { push_key_id: number; encrypted_data: string; aps?: object }
  fcm_priority?: 'high' | 'normal'
  http_headers?: { apns_priority: 10 | 5; apns_push_type: 'alert' | 'background' }
}

/** Encrypts for a device that has a key and a token: XSalsa20-Poly1305 with a random nonce in front, in base64. */
export async function pushRequest(device: Device, payload: object & { type: PushPayload['type'] }): Promise<PushRequest> {
  const { token_id, token_kind, push_key, push_key_id } = device
  if (token_id === null || push_key === null || push_key_id === null) throw new Error('the device has no key or no token')
  // Imported with the first notification, because it compiles WebAssembly and few servers have a relay.
  const { default: sodium } = await import('libsodium-wrappers')
  await sodium.ready
  const nonce = sodium.randombytes_buf(sodium.crypto_secretbox_NONCEBYTES)
  const ciphertext = sodium.crypto_secretbox_easy(JSON.stringify(payload), nonce, Buffer.from(push_key, 'base64').subarray(1))
  const encrypted = { push_key_id, encrypted_data: Buffer.concat([nonce, ciphertext]).toString('base64') }
  const isAlert = payload.type !== 'remove'
  if (token_kind === 'fcm') return { token_id, payload: encrypted, fcm_priority: isAlert ? 'high' : 'normal' }
  const aps = isAlert
    ? { 'mutable-content': 1, alert: { title: 'New notification' }, sound: 'default', badge: 0 }
    : { 'content-available': 1 }
  return {
    token_id,
    payload: { ...encrypted, aps },
    http_headers: isAlert ? { apns_priority: 10, apns_push_type: 'alert' } : { apns_priority: 5, apns_push_type: 'background' },
  }
}

interface PushRegistration {
  realm_uuid: string
  token_id: string
  encrypted_push_registration: string
  bouncer_public_key: string
}
interface NotifyAnswer {
  /** The number of notifications that the relay accepted. */
  sent: number
  /** Tokens that are no longer valid. */
  gone: string[]
}
/** Calls the relay. Both throw RelayError. */
export interface PushRelay {
  register(registration: PushRegistration): Promise<void>
  notify(realmUuid: string, requests: PushRequest[]): Promise<NotifyAnswer>
}

/**
 * Why a relay call failed. `unreachable`: no answer. `broken`: a 5xx or an unintelligible answer. `refused`: the operator has to correct
 * credentials, plan or registration. `rejected`: the relay will never accept this request.
 */
export class RelayError extends Error {
  readonly kind: 'unreachable' | 'broken' | 'refused' | 'rejected'
  /** The relay's error code of a rejected request. */
  readonly code: string

  constructor(kind: RelayError['kind'], message: string, code = 'BAD_REQUEST') {
    super(message)
    this.name = 'RelayError'
    this.kind = kind
    this.code = code
  }
}

/** In milliseconds: how long the relay can take to answer, and how long no calls are made after repeated failures. */
interface RelayPatience {
  timeout: number
  pause: number
}
/** Consecutive failures after which calls pause for a while. */
const FAILURES = 10
/** Milliseconds until a request that did not reach the relay is repeated once. */
const RETRY_AFTER = 200

/** `url` is the relay's URL with the server's credentials: `https://user:password@push.example.com`. */
export function pushRelay(url: string, allowed: readonly string[], { timeout, pause }: RelayPatience): PushRelay {
  const base = new URL(url)
  const { username, password } = base
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  base.username = base.password = ''
  // The operator chose the relay's host, so it can have any address.
  const send = outgoingRequests([...allowed, base.hostname.replace(/^\[|\]$/g, '')])
  const policy = wrap(
    retry(
      handleWhen((error) => error instanceof NotReached),
      { maxAttempts: 1, backoff: new ConstantBackoff(RETRY_AFTER) },
    ),
    circuitBreaker(
      handleWhen((error) => error instanceof RelayError && (error.kind === 'unreachable' || error.kind === 'broken')),
      { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(FAILURES) },
    ),
  )
  const call = async (path: string, contentType: string, body: string): Promise<Record<string, unknown>> => {
    const headers = { 'Content-Type': contentType, ...(username ? { Authorization: `Basic ${credentials}` } : {}) }
    const target = `${base.href.replace(/\/$/, '')}/api/v1/remotes/push/e2ee/${path}`
    try {
      return await policy.execute(async () => successOf(await reach(send, { method: 'POST', url: target, headers, body, timeout })))
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new RelayError('unreachable', 'the relay has failed too often: requests to it are paused')
      throw error
    }
  }
  return {
    register: async (registration) => {
      await call('register', 'application/x-www-form-urlencoded', new URLSearchParams({ ...registration }).toString())
    },
    notify: async (realmUuid, requests) =>
      notifyAnswer(await call('notify', 'application/json', JSON.stringify({ realm_uuid: realmUuid, push_requests: requests }))),
  }
}

/** The relay did not receive the request, so repeating it duplicates nothing. */
class NotReached extends RelayError {}
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])

async function reach(send: Send, request: Parameters<Send>[0]): Promise<OutgoingAnswer> {
  try {
    return await send(request)
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException
    throw new (NEVER_CONNECTED.has(code) ? NotReached : RelayError)('unreachable', `the relay could not be reached: ${message || code}`)
  }
}

/** The body of a successful answer, checked field by field. */
function successOf({ status, body }: OutgoingAnswer): Record<string, unknown> {
  const parsed = objectIn(body)
  if (status >= 500 || status === 429 || status < 200 || (status >= 300 && status < 400))
    throw new RelayError('broken', `the relay answered ${status}`)
  if (status >= 400) {
    const code = typeof parsed?.code === 'string' && /^[A-Z][A-Z0-9_]{0,99}$/.test(parsed.code) ? parsed.code : 'BAD_REQUEST'
    throw new RelayError([401, 402, 403].includes(status) ? 'refused' : 'rejected', `the relay answered ${status} ${code}`, code)
  }
  if (parsed?.result !== 'success') throw new RelayError('broken', 'the answer of the relay is not valid')
  return parsed
}

function notifyAnswer(body: Record<string, unknown>): NotifyAnswer {
  const counts = [body.android_successfully_sent_count, body.apple_successfully_sent_count]
  const { delete_token_ids: gone = [], realm_push_status: status = null } = body
  if (
    !counts.every(Number.isInteger) ||
    !Array.isArray(gone) ||
    !gone.every((id) => typeof id === 'string' && !faultOf(id)) ||
    typeof status !== 'object'
  )
    throw new RelayError('broken', 'the answer of the relay is not valid')
  if (status && 'can_push' in status && status.can_push === false)
    throw new RelayError('refused', 'the plan of this server does not cover push notifications')
  const [android = 0, apple = 0] = counts as number[]
  return { sent: android + apple, gone }
}
