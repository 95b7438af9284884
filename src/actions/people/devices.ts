// Client devices and their registration with the push relay.

import { accessDevice, type PushRegistrationRequest } from '../../access/people/devices.ts'
import { requireWithinOwnLimit } from '../../access/people/limits.ts'
import type { ActionContext, UserContext } from '../../context.ts'
import { createRow, remove, removeRow, select, selectOne, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { type Change, change } from '../../events/change.ts'
import { deviceChanged, deviceEvent } from '../../events/types/device.ts'
import { Device } from '../../models/device.ts'
import { Job } from '../../models/job.ts'
import { presentDevice } from '../../present/device.ts'

/** The payload of a REGISTER_JOB. */
export interface RegisterJob {
  deviceId: number
  tokenId: string
  relayKey: string
  sealed: string
}
export const REGISTER_JOB = 'push_register'

/** Creates a device for the user, which lasts as long as the key. Returns its ID. Throws BAD_REQUEST if the user has too many. */
export async function createDevice(ctx: UserContext, keyId: number): Promise<number> {
  const { viewer: user, now } = ctx
  return change(ctx, async ({ tx, announce }) => {
    await requireWithinOwnLimit(user, 'devices', 1, tx)
    const row = { realm_id: user.realm_id, user_id: user.id, key_id: keyId, date_created: now }
    const { id } = await createRow(Device, row, tx)
    announce(deviceEvent('add', { id, user_id: user.id }))
    return id
  })
}

/** Removes a user's device. Throws BAD_REQUEST. */
export async function removeDevice(ctx: UserContext, id: number): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const device = await accessDevice(user, id, tx)
    await removeRow(Device, device, tx)
    announce(deviceEvent('remove', device))
  })
}

/** Removes all devices that clients registered with these keys. Their clients must log in again. */
export async function removeDevicesOfKeys({ tx, announce }: Change, keyIds: readonly number[]): Promise<void> {
  if (keyIds.length === 0) return
  const where = { key_id: [...keyIds] }
  const devices = await select(Device, { where, order: [['id', 'ASC']] }, tx)
  await remove(Device, { id: devices.map(({ id }) => id) }, tx)
  for (const device of devices) announce(deviceEvent('remove', device))
}

/** Removes the devices of a user that have these tokens, which are no longer valid. */
export async function removeDevicesWithTokens(ctx: ActionContext, userId: number, tokenIds: string[]): Promise<void> {
  await change(ctx, async ({ tx, announce }) => {
    const gone = (await Device.allOf(userId).rows(tx)).filter(({ token_id }) => token_id !== null && tokenIds.includes(token_id))
    for (const device of gone) {
      await removeRow(Device, device, tx)
      announce(deviceEvent('remove', device))
    }
  })
}

/** What a client registers for a device. `realmUrl` is where it reaches its organisation, null if that is the organisation's own URL. */
type Registration = PushRegistrationRequest & { realmUrl: string | null }

/**
 * Sets the key of a user's device and queues a job that registers its token with the relay. Throws BAD_REQUEST if device and request
 * together lack a key or a token, or if the registration of another token is pending.
 */
export async function registerForPush(ctx: UserContext, id: number, { key, token, realmUrl }: Registration): Promise<void> {
  const { viewer: user, now } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const device = await accessDevice(user, id, tx)
    const isSameKey = !key || (device.push_key_id === key.id && device.push_key === key.key)
    const isSameToken = !token || (device.pending_token_id ?? device.token_id) === token.id
    if (isSameKey && isSameToken) return
    if (device.pending_token_id !== null) throw badRequest("'device_id' names a device whose registration is still pending")
    if (device.push_key === null && !(key && token))
      throw badRequest("'device_id' names a device that is not registered yet: it needs a key and a token")
    // If one ID stood for two keys, the client could not tell which of them decrypts a notification.
    if (key && device.push_key_id === key.id && device.push_key !== key.key)
      throw badRequest("'push_key_id' is already in use by another key")

    const before = presentDevice(device)
    const columns: Partial<Device> = { realm_url: realmUrl, ...(key && { push_key: key.key, push_key_id: key.id }) }
    if (token && !isSameToken) {
      Object.assign(columns, { pending_token_kind: token.kind, pending_token_id: token.id, registration_error_code: null })
      const job: RegisterJob = { deviceId: id, tokenId: token.id, relayKey: token.relayKey, sealed: token.sealed }
      const time = now
      await createRow(
        Job,
        {
          realm_id: user.realm_id,
          principal_id: user.id,
          kind: REGISTER_JOB,
          payload: JSON.stringify(job),
          due_at: time,
          date_created: time,
        },
        tx,
      )
    }
    await updateRow(Device, device, columns, tx)
    announce(deviceChanged(device, before))
  })
}

/** Ends a pending registration. Either the relay has accepted the token, or `errorCode` states why it never will. */
export async function settleRegistration(ctx: ActionContext, { deviceId, tokenId }: RegisterJob, errorCode: string | null): Promise<void> {
  const { now } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const device = await selectOne(Device, { where: { id: deviceId }, lock: 'exclusive' }, tx)
    if (device?.pending_token_id !== tokenId) return
    const before = presentDevice(device)
    const accepted = { token_id: tokenId, token_kind: device.pending_token_kind, token_last_updated: now }
    const settled = { pending_token_id: null, pending_token_kind: null, registration_error_code: errorCode }
    await updateRow(Device, device, { ...(errorCode === null ? accepted : {}), ...settled }, tx)
    announce(deviceChanged(device, before))
  })
}
