// Access to a user's own devices, and validation of registrations for push notifications.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { MAX_PUSH_REGISTRATION_LENGTH } from '../../limits.ts'
import { Device, type TokenKind } from '../../models/device.ts'
import type { User } from '../../models/user.ts'
import { PUSH_KEY_BYTES, PUSH_KEY_MARKER } from '../../outbound/push.ts'

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

const TOKEN_ID_BYTES = 8
const RELAY_KEY_BYTES = 32

/** A user's device, with its row locked until the transaction ends. Throws BAD_REQUEST, also for somebody else's device. */
export async function accessDevice(user: User, id: number, tx: Tx): Promise<Device> {
  const device = await selectOne(Device, { where: { id, user_id: user.id }, lock: 'exclusive' }, tx)
  if (!device) throw badRequest(`'device_id' names a device that does not exist: ${id}`)
  return device
}

/** The checked registration. Throws BAD_REQUEST if a part of it is malformed. */
export function normalisePushRegistration(given: Given): PushRegistrationRequest {
  const { push_key, push_key_id, token_kind, token_id, bouncer_public_key, encrypted_push_registration } = given
  const [hasKey, hasToken] = [push_key !== undefined, token_id !== undefined]
  const { key, kind, tokenId, relayKey, sealed } = {
    key: push_key ?? '',
    kind: token_kind ?? 'fcm',
    tokenId: token_id ?? '',
    relayKey: bouncer_public_key ?? '',
    sealed: encrypted_push_registration ?? '',
  }
  if (hasKey && (bytesOf(key)?.length !== PUSH_KEY_BYTES || bytesOf(key)?.[0] !== PUSH_KEY_MARKER))
    throw badRequest(`'push_key' must be base64 of ${PUSH_KEY_BYTES} bytes, the first of them 0x31`)
  if (hasToken && bytesOf(tokenId)?.length !== TOKEN_ID_BYTES) throw badRequest(`'token_id' must be base64 of ${TOKEN_ID_BYTES} bytes`)
  if (hasToken && bytesOf(relayKey)?.length !== RELAY_KEY_BYTES)
    throw badRequest(`'bouncer_public_key' must be base64 of ${RELAY_KEY_BYTES} bytes`)
  if (hasToken && (sealed.length > MAX_PUSH_REGISTRATION_LENGTH || !bytesOf(sealed)?.length))
    throw badRequest(`'encrypted_push_registration' must be base64 of at most ${MAX_PUSH_REGISTRATION_LENGTH} characters`)
  return {
    key: hasKey ? { key, id: push_key_id ?? 0 } : undefined,
    token: hasToken ? { kind, id: tokenId, relayKey, sealed } : undefined,
  }
}

/** The bytes of a base64 text. Undefined unless the text is padded and canonical. */
function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}
