// Runs the jobs that call the push relay. All calls to the relay are made here, by the holder of a job's lease. The holder is a worker, or
// a request that waits for the outcome (docs/adr/0011).

import { randomUUID } from 'node:crypto'
import { realmUrl } from '../../access/organisation/realms.ts'
import { type ActionContext, type App, serverContext, type UserContext } from '../../context.ts'
import { createRow, remove, selectOne } from '../../db/sql.ts'
import { type ApiError, apiError } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { Device } from '../../models/device.ts'
import { Job } from '../../models/job.ts'
import { Notification } from '../../models/notification.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { enqueuePush, PUSH_JOB, type PushJob, type PushPayload, pushRequest, type QueuedPush, RelayError } from '../../outbound/push.ts'
import { principalOf } from '../../values/bots.ts'
import { hasRead, messageNotification, withdrawPushes } from '../messages/pushes.ts'
import { type RegisterJob, removeDevicesWithTokens, settleRegistration } from './devices.ts'

type QueuedMessage = Extract<QueuedPush, { type: 'message' }>
/** A job whose lease the caller holds. */
interface HeldJob {
  id: number
  holder: string
}

/** The highest number for a badge. */
const MAX_UNREAD_COUNT = 1_000
/** The length of a lease in seconds, longer than all timeouts of one call to the relay together. */
export const PUSH_LEASE = 120

/**
 * Sends a test notification to a user's devices, or only to the one with this ID, and waits for the relay. Throws NO_ACTIVE_PUSH_DEVICE,
 * ADMIN_ACTION_REQUIRED, FAILED_TO_CONNECT_BOUNCER and INTERNAL_SERVER_ERROR_ON_BOUNCER.
 */
export async function sendTestNotification(ctx: UserContext, deviceId: number | undefined): Promise<void> {
  const { app, viewer: user, now: time } = ctx
  if ((await Device.findReachable(user.id, deviceId)).length === 0) throw noActiveDevice()
  const holder = randomUUID()
  const payload: PushJob = { userId: user.id, ...(deviceId === undefined ? {} : { deviceId }), queued: { type: 'test', time } }
  const job = await change(ctx, ({ tx }) =>
    createRow(
      Job,
      {
        realm_id: user.realm_id,
        principal_id: principalOf(user),
        kind: PUSH_JOB,
        payload: JSON.stringify(payload),
        due_at: time,
        date_created: time,
        attempts: 1,
        lease_holder: holder,
        lease_until: time + PUSH_LEASE,
      },
      tx,
    ),
  )
  try {
    if ((await pushQueued(app, job)) === 0) throw noActiveDevice()
  } catch (error) {
    throw error instanceof RelayError ? answerFor(error) : error
  } finally {
    // The request reports the outcome, so the job is not retried.
    await finish(app, job, { id: job.id, holder })
  }
}

/**
 * Sends the notification of a PUSH_JOB, unless it has been withdrawn. Returns the number of devices for which the relay has accepted it. Throws
 * RelayError.
 */
export async function pushQueued(app: App, job: Job): Promise<number> {
  const { userId, deviceId, queued } = JSON.parse(job.payload) as PushJob
  const devices = await Device.findReachable(userId, deviceId)
  const user = await selectOne(User, { where: { id: userId } })
  if (devices.length === 0 || !user?.is_active || !(await Realm.isActive(user.realm_id))) return 0
  return queued.type === 'message' ? pushMessage(app, job, user, devices, queued) : sendToDevices(app, job, user, devices, queued)
}

/** Sends a notification of a message in its current state, if it is still wanted and the user may read the message. */
async function pushMessage(app: App, job: Job, user: User, devices: readonly Device[], queued: QueuedMessage): Promise<number> {
  const { messageId } = queued
  const notification = await messageNotification(app, user, queued)
  const isWanted = await change(ofJob(app, job), async ({ tx }) => {
    if (notification) return Notification.begin(user.id, messageId, tx)
    // An earlier attempt may have reached the devices.
    await withdrawPushes({ messageIds: [messageId], userIds: [user.id] }, tx)
    return false
  })
  const sent = notification && isWanted ? await sendToDevices(app, job, user, devices, notification) : 0
  // The notification may have been withdrawn during this attempt or between two attempts, and the withdrawal may have reached the devices
  // first.
  if ((isWanted || job.attempts > 1) && !(await Notification.isThere(user.id, messageId)))
    await change(ofJob(app, job), ({ tx }) =>
      enqueuePush(tx, { realmId: job.realm_id, userId: user.id, queued: { type: 'remove', message_ids: [messageId] } }),
    )
  // A user who read the message while the notification was being queued could not withdraw it.
  else if (isWanted && (await hasRead(user, messageId)))
    await change(ofJob(app, job), ({ tx }) => withdrawPushes({ messageIds: [messageId], userIds: [user.id] }, tx))
  return sent
}

/** Encrypts a payload for a user's devices and sends it to the relay. Returns the number of devices for which the relay has accepted it. */
async function sendToDevices(app: App, job: Job, { id: userId }: User, devices: readonly Device[], payload: PushPayload): Promise<number> {
  const realm = await Realm.load(job.realm_id)
  // A notification exists until its message is read or taken away.
  const counted = payload.type === 'test' ? {} : { unread_count: await Notification.countOf(userId, MAX_UNREAD_COUNT) }
  const message = { ...payload, ...counted, realm_name: realm.name, user_id: userId }
  const own = realmUrl(app.config, realm)
  const requests = await Promise.all(devices.map((device) => pushRequest(device, placedAt(device.realm_url ?? own, message))))
  const { sent, gone } = await relayOf(app).notify(realm.uuid, requests)
  if (gone.length > 0) await removeDevicesWithTokens(serverContext(app, realm), userId, gone)
  return sent
}

/** A payload with the URL of the organisation, and with URLs that a device can open without knowing anything else. */
function placedAt<P extends PushPayload>(site: string, payload: P): P & { realm_url: string } {
  const avatar = payload.type === 'message' ? { sender_avatar_url: site + payload.sender_avatar_url } : {}
  return { ...payload, ...avatar, realm_url: site }
}

/** Registers the device of a REGISTER_JOB with the relay. Throws RelayError. */
export async function registerQueued(app: App, job: Job, now: number): Promise<void> {
  const registration = JSON.parse(job.payload) as RegisterJob
  const { deviceId, tokenId, relayKey, sealed } = registration
  const device = await selectOne(Device, { where: { id: deviceId } })
  // The device was removed, or an attempt whose lease had expired has settled the registration.
  if (device?.pending_token_id !== tokenId) return
  const { uuid } = await Realm.load(job.realm_id)
  await relayOf(app).register({
    realm_uuid: uuid,
    token_id: tokenId,
    encrypted_push_registration: sealed,
    bouncer_public_key: relayKey,
  })
  await settleRegistration(ofJob(app, job, now), registration, null)
}

function relayOf({ relay }: App): NonNullable<App['relay']> {
  if (!relay) throw new RelayError('refused', 'PUSH_BOUNCER_URL is not set')
  return relay
}

function finish(app: App, job: Job, held: HeldJob): Promise<number> {
  return change(ofJob(app, job), ({ tx }) => remove(Job, whereHeld(held), tx))
}

/** The context of work for the organisation of a job. */
function ofJob(app: App, { realm_id: id }: Job, now?: number): ActionContext {
  return serverContext(app, { id }, now)
}

function whereHeld({ id, holder }: HeldJob): { id: number; lease_holder: string } {
  return { id, lease_holder: holder }
}

function noActiveDevice(): ApiError {
  return apiError('NO_ACTIVE_PUSH_DEVICE', 'No active registered push device')
}

function answerFor({ kind }: RelayError): ApiError {
  switch (kind) {
    case 'unreachable':
      return apiError('FAILED_TO_CONNECT_BOUNCER', 'Network error while connecting to the push notification service')
    case 'broken':
      return apiError('INTERNAL_SERVER_ERROR_ON_BOUNCER', 'Internal server error on the push notification service')
    case 'refused':
    case 'rejected':
      return apiError('ADMIN_ACTION_REQUIRED', 'Push notifications need an action by the administrator of the server')
  }
}
