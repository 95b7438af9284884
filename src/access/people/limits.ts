// Limits of one user.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import {
  MAX_API_KEYS,
  MAX_BOTS_EVER_OF_USER,
  MAX_BOTS_OF_USER,
  MAX_DEVICES,
  MAX_DRAFTS,
  MAX_INVITATION_LINKS,
  MAX_SAVED_SNIPPETS,
  MAX_SCHEDULED_MESSAGES,
  MAX_USER_TOPICS,
} from '../../limits.ts'
import { type OwnRows, User } from '../../models/user.ts'

/** What a user may have only a limited number of. The noun is used as in `You may have at most 5 drafts`. */
const LIMITS: Record<OwnRows | 'invitationLinks' | 'scheduledMessages', { max: number; noun: string }> = {
  apiKeys: { max: MAX_API_KEYS, noun: 'API keys' },
  bots: { max: MAX_BOTS_OF_USER, noun: 'bots' },
  botsEver: { max: MAX_BOTS_EVER_OF_USER, noun: 'bots, deactivated ones included' },
  devices: { max: MAX_DEVICES, noun: 'devices' },
  drafts: { max: MAX_DRAFTS, noun: 'drafts' },
  invitationLinks: { max: MAX_INVITATION_LINKS, noun: 'invitation links' },
  savedSnippets: { max: MAX_SAVED_SNIPPETS, noun: 'saved snippets' },
  scheduledMessages: { max: MAX_SCHEDULED_MESSAGES, noun: 'scheduled messages' },
  topicPolicies: { max: MAX_USER_TOPICS, noun: 'topics with a policy' },
}

/**
 * Throws BAD_REQUEST if adding `adding` rows would exceed the user's limit. The account is locked (authority.ts), so that concurrent requests
 * count each other's additions.
 */
export async function requireWithinOwnLimit(user: Pick<User, 'id'>, what: OwnRows, adding: number, tx: Tx): Promise<void> {
  requireAtMost(what, (await User.countOwn(user.id, what, tx)) + adding)
}

/** Throws BAD_REQUEST if `count` exceeds the limit. */
export function requireAtMost(what: keyof typeof LIMITS, count: number): void {
  const { max, noun } = LIMITS[what]
  if (count > max) throw badRequest(`You may have at most ${max} ${noun}`)
}
