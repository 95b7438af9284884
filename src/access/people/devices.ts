// Whose devices are whose, and what a registration for push notifications must be like.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { Device, type TokenKind } from '../../models/device.ts'
import type { User } from '../../models/user.ts'
import { PUSH_KEY_BYTES, PUSH_KEY_MARKER } from '../../outbound/push.ts'

/** What a request registers; each of the two can come alone. */
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
const MAX_SEALED = 10_000

/** Refuses bots, which have no devices. Throws BAD_REQUEST. */
export function checkHasDevices(user: User): void {
  if (user.bot_type !== null) throw badRequest('Bots may not do this')
}

/** A device of the user, its row locked until the transaction ends. Throws BAD_REQUEST, alike for one of somebody else. */
export async function accessDevice(user: User, id: number, tx: Tx): Promise<Device> {
  const device = await Device.findOne({ where: { id, user_id: user.id }, transaction: tx, lock: tx.LOCK.UPDATE })
  if (!device) throw badRequest(`'device_id' names a device that does not exist: ${id}`)
  return device
}

/** Throws BAD_REQUEST for half a key or token, and for what is not what it should be. */
export function checkPushRegistration(given: Given): PushRegistrationRequest {
  const { push_key, push_key_id, token_kind, token_id, bouncer_public_key, encrypted_push_registration } = given
  const hasKey = isWhole({ push_key, push_key_id })
  const hasToken = isWhole({ token_kind, token_id, bouncer_public_key, encrypted_push_registration })
  if (!hasKey && !hasToken) throw badRequest("'push_key' or 'token_id' must be given with what belongs to it")
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
  if (hasToken && (sealed.length > MAX_SEALED || !bytesOf(sealed)?.length))
    throw badRequest(`'encrypted_push_registration' must be base64 of at most ${MAX_SEALED} characters`)
  return {
    key: hasKey ? { key, id: push_key_id ?? 0 } : undefined,
    token: hasToken ? { kind, id: tokenId, relayKey, sealed } : undefined,
  }
}

/** Whether all of them are given; false for none. Throws BAD_REQUEST. */
function isWhole(group: Record<string, unknown>): boolean {
  const missing = Object.keys(group).find((name) => group[name] === undefined)
  const given = Object.keys(group).filter((name) => group[name] !== undefined)
  if (missing !== undefined && given.length > 0) {
    const others = Object.keys(group).filter((name) => name !== missing)
    throw badRequest(`'${missing}' is missing: it comes with ${others.join(', ')}`)
  }
  return missing === undefined
}

/** Undefined for what is not base64, padded and of the one spelling that its bytes have. */
function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}
