// Access to a user's own devices, and what a registration for push notifications contains.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { Device, type TokenKind } from '../../models/device.ts'
import type { User } from '../../models/user.ts'

/** What a request registers: a key, a token, or both. */
export interface PushRegistrationRequest {
  key: { key: string; id: number } | undefined
  token: { kind: TokenKind; id: string; relayKey: string; sealed: string } | undefined
}
type Given = Partial<{
  push_key: string
  push_key_id: number
  token_kind: TokenKind
  token_id: string
  bouncer_public_key: string
  encrypted_push_registration: string
}>

/** A user's device, with its row locked until the transaction ends. Throws BAD_REQUEST, also for somebody else's device. */
export async function accessDevice(user: User, id: number, tx: Tx): Promise<Device> {
  const device = await selectOne(Device, { where: { id, user_id: user.id }, lock: 'exclusive' }, tx)
  if (!device) throw badRequest(`'device_id' names a device that does not exist: ${id}`)
  return device
}

/** What a request registers. The contract requires the parts of a key and of a token to come together. (registerPushDevice) */
export function pushRegistrationOf({
  push_key,
  push_key_id = 0,
  token_kind = 'fcm',
  token_id,
  bouncer_public_key = '',
  encrypted_push_registration = '',
}: Given): PushRegistrationRequest {
  return {
    key: push_key === undefined ? undefined : { key: push_key, id: push_key_id },
    token:
      token_id === undefined
        ? undefined
        : { kind: token_kind, id: token_id, relayKey: bouncer_public_key, sealed: encrypted_push_registration },
  }
}
