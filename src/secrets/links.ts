// Single-use links: random tokens of which only the SHA-256 is kept, bound to an organisation and a purpose.

import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../db/index.ts'
import { Link } from '../models/link.ts'

/** What a link is for. A token of one purpose is worth nothing for another. */
export type LinkPurpose = 'change_email' | 'invitation' | 'file'

export interface NewLink {
  realmId: number
  purpose: LinkPurpose
  /** Whom or what it is about, for `revokeLinks` and `linkTimesSince`. */
  subjectId?: number
  /** Kept as JSON and given back by `redeemLink`. */
  payload: object
  /** UNIX seconds; null for never. */
  expiresAt: number | null
  now: number
}
/** Which link somebody presents, and when (UNIX seconds). */
export interface PresentedLink {
  realmId: number
  purpose: LinkPurpose
  token: string
  now: number
}

const TOKEN_BYTES = 32

/** A token that nobody can guess. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Makes a link. This is the one time that its token can be read: 43 characters, letters, digits, `-` and `_`. */
export async function createLink(
  tx: Tx,
  { realmId, purpose, subjectId, payload, expiresAt, now }: NewLink,
): Promise<{ id: number; token: string }> {
  const token = newToken()
  const link = await Link.create(
    {
      realm_id: realmId,
      purpose,
      token_hash: hashToken(token),
      subject_id: subjectId ?? null,
      payload: JSON.stringify(payload),
      expires_at: expiresAt,
      date_created: now,
    },
    { transaction: tx },
  )
  return { id: link.id, token }
}

/**
 * What a link carries, without using it; undefined alike for an unknown, used, expired or revoked one and for one of another
 * organisation or purpose.
 */
export async function readLink<Payload>({ realmId, purpose, token, now }: PresentedLink, tx?: Tx): Promise<Payload | undefined> {
  const link = await Link.findUsable(realmId, purpose, hashToken(token), now, tx)
  return link ? (JSON.parse(link.payload) as Payload) : undefined
}

/** Uses a link and gives what it carries; undefined where `readLink` is. Of several at once exactly one gets it. */
export async function redeemLink<Payload>(tx: Tx, presented: PresentedLink): Promise<Payload | undefined> {
  const payload = await readLink<Payload>(presented, tx)
  if (payload === undefined) return undefined
  const { realmId, purpose, token, now } = presented
  return (await Link.use(realmId, purpose, hashToken(token), now, tx)) ? payload : undefined
}

/** Makes every unused link about a subject worthless. Returns how many there were. */
export async function revokeLinks(
  tx: Tx,
  about: { realmId: number; purpose: LinkPurpose; subjectId: number; now: number },
): Promise<number> {
  const { realmId, purpose, subjectId, now } = about
  const where = { realm_id: realmId, purpose, subject_id: subjectId, used_at: null }
  const [revoked] = await Link.update({ used_at: now }, { where, transaction: tx })
  return revoked
}

/** When links about a subject were made after `since`, ascending, used ones included. UNIX seconds. */
export function linkTimesSince(
  tx: Tx,
  { realmId, purpose, subjectId, since }: { realmId: number; purpose: LinkPurpose; subjectId: number; since: number },
): Promise<number[]> {
  return Link.timesSince(realmId, purpose, subjectId, since, tx)
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
