// Single-use links: random tokens, stored as SHA-256, bound to an organisation and a purpose.

import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../db/index.ts'
import { createRow, createRows } from '../db/sql.ts'
import { Link } from '../models/link.ts'

/** What the subject of a link is, by the purpose of the link. A token is valid only for its purpose. */
const SUBJECT_OF = { change_email: 'user', reset_password: 'user', login: 'user', invitation: 'invitation', file: 'user' } as const
type LinkPurpose = keyof typeof SUBJECT_OF
/** The purposes of links that belong to a user, and end with what lets the user have them. */
export const OF_USERS = (Object.keys(SUBJECT_OF) as LinkPurpose[]).filter((purpose) => SUBJECT_OF[purpose] === 'user')

interface NewLink {
  realmId: number
  purpose: LinkPurpose
  /** The ID of the link's subject, for `revokeLinks` and `linkTimesSince`. */
  subjectId?: number
  /** Stored as JSON, returned by `redeemLink`. */
  payload: object
  /** UNIX seconds. Null if it never expires. */
  expiresAt: number | null
  now: number
}
/** A link as it is presented, and when (UNIX seconds). */
export interface PresentedLink {
  realmId: number
  purpose: LinkPurpose
  token: string
  now: number
}

const TOKEN_BYTES = 32

/** An unguessable token. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Creates a link and returns its token, which is not stored: 43 letters, digits, `-` and `_`. */
export async function createLink(tx: Tx, newLink: NewLink): Promise<{ id: number; token: string }> {
  const token = newToken()
  const link = await createRow(Link, columnsOf(newLink, token), tx)
  return { id: link.id, token }
}

/** Creates links and returns their tokens in the same order. */
export async function createLinks(tx: Tx, links: readonly NewLink[]): Promise<string[]> {
  const tokens = links.map(newToken)
  await createRows(
    Link,
    links.map((link, i) => columnsOf(link, tokens[i] ?? '')),
    tx,
  )
  return tokens
}

function columnsOf({ realmId, purpose, subjectId, payload, expiresAt, now }: NewLink, token: string) {
  return {
    realm_id: realmId,
    purpose,
    token_hash: hashToken(token),
    subject_id: subjectId ?? null,
    payload: JSON.stringify(payload),
    expires_at: expiresAt,
    date_created: now,
  }
}

/**
 * The data of a link, without using it. Undefined for an unknown, used, expired or revoked link, and for a link of another organisation or
 * purpose.
 */
export async function readLink<Payload>({ realmId, purpose, token, now }: PresentedLink, tx?: Tx): Promise<Payload | undefined> {
  const link = await Link.findUsable(realmId, purpose, hashToken(token), now, tx)
  return link ? (JSON.parse(link.payload) as Payload) : undefined
}

/** The data of a link that was redeemed, whenever that was. Undefined for every other link. */
export async function readUsedLink<Payload>({ realmId, purpose, token }: Omit<PresentedLink, 'now'>): Promise<Payload | undefined> {
  const link = await Link.findUsed(realmId, purpose, hashToken(token))
  return link ? (JSON.parse(link.payload) as Payload) : undefined
}

/** Uses a link and returns its data. Undefined in the same cases as `readLink`. Only one of several concurrent calls gets the data. */
export async function redeemLink<Payload>(tx: Tx, presented: PresentedLink): Promise<Payload | undefined> {
  const payload = await readLink<Payload>(presented, tx)
  if (payload === undefined) return undefined
  const { realmId, purpose, token, now } = presented
  return (await Link.use(realmId, purpose, hashToken(token), now, tx)) ? payload : undefined
}

/** Revokes every unused link about a subject or several. Returns how many there were. */
export async function revokeLinks(
  tx: Tx,
  about: { realmId: number; purpose: LinkPurpose | readonly LinkPurpose[]; subjectId: number | readonly number[] },
): Promise<number> {
  const { realmId, purpose, subjectId } = about
  return Link.revoke(realmId, [purpose].flat(), [subjectId].flat(), tx)
}

/** When links about a subject were created after `since`, ascending, including used ones. UNIX seconds. */
export function linkTimesSince(
  tx: Tx,
  { realmId, purpose, subjectId, since }: { realmId: number; purpose: LinkPurpose; subjectId: number; since: number },
): Promise<number[]> {
  return Link.timesSince(realmId, purpose, subjectId, since, tx)
}

/**
 * How many links of invitations were created in these organisations after `since` (UNIX seconds), including used ones: of those that somebody
 * has sent, or of those that people have requested for themselves.
 */
export function countInvitationLinks(
  tx: Tx,
  { realmIds, isRequested, since }: { realmIds: readonly number[]; isRequested: boolean; since: number },
): Promise<number> {
  return Link.countInvitationsSince(realmIds, isRequested, since, tx)
}

/** The stored form of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
