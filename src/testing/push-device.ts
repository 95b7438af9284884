// The device's side of push notifications. Only the device has the key to read what the relay passes on.

import { createHash, randomBytes } from 'node:crypto'
import sodium from 'libsodium-wrappers'
import type { RelayedRequest } from '../../contract-tests/relay.ts'

export interface PushDevice {
  tokenId: string
  /** The parameters of POST /mobile_push/register, except the device's ID: those for the key and those for the token. */
  key: { push_key: string; push_key_id: number }
  token: { token_kind: 'fcm' | 'apns'; token_id: string; bouncer_public_key: string; encrypted_push_registration: string }
  /**
   * The decrypted notifications that the relay got for the device's token, oldest first. Throws for one that is not encrypted for this
   * device.
   */
  read(received: RelayedRequest[]): Record<string, unknown>[]
}

export async function pushDevice(kind: 'fcm' | 'apns' = 'fcm'): Promise<PushDevice> {
  await sodium.ready
  const key = randomBytes(32)
  const push_key_id = randomBytes(4).readUInt32BE()
  const token = randomBytes(24).toString('hex')
  const tokenId = createHash('sha256').update(token).digest().subarray(0, 8).toString('base64')
  const relay = sodium.crypto_box_keypair()
  const registration = JSON.stringify({ token, token_kind: kind, timestamp: 1_760_000_000, ios_app_id: null })
  return {
    tokenId,
    key: { push_key: Buffer.concat([Buffer.from([0x31]), key]).toString('base64'), push_key_id },
    token: {
      token_kind: kind,
      token_id: tokenId,
      bouncer_public_key: Buffer.from(relay.publicKey).toString('base64'),
      encrypted_push_registration: Buffer.from(sodium.crypto_box_seal(registration, relay.publicKey)).toString('base64'),
    },
    read: (received) =>
      notificationsFor(received, tokenId).map(({ payload }) => {
        if (payload.push_key_id !== push_key_id) throw new Error('it names another key')
        const bytes = Buffer.from(payload.encrypted_data, 'base64')
        const nonce = bytes.subarray(0, sodium.crypto_secretbox_NONCEBYTES)
        return JSON.parse(sodium.crypto_secretbox_open_easy(bytes.subarray(nonce.length), nonce, key, 'text'))
      }),
  }
}

interface Notification {
  token_id: string
  payload: { push_key_id: number; encrypted_data: string }
}

/** The notifications that the relay got for a token, still encrypted. */
export function notificationsFor(received: RelayedRequest[], tokenId: string): Notification[] {
  return received.flatMap(({ body }) => (body.push_requests ?? []) as Notification[]).filter(({ token_id }) => token_id === tokenId)
}
