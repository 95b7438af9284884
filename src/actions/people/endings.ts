// What ends what: what an account has that ends with a change to the account (docs/adr/0010-permissions.md).

import { managersOf, newServiceSecrets } from '../../access/people/bots.ts'
import type { Change } from '../../events/change.ts'
import { removeQueuesOf } from '../../events/queues/queues.ts'
import { keysRevokedEvent } from '../../events/types/api_keys_revoked.ts'
import { botUpdated } from '../../events/types/realm_bot.ts'
import { ApiKey } from '../../models/api-key.ts'
import { BotService } from '../../models/bot-service.ts'
import { Invitation } from '../../models/invitation.ts'
import { User } from '../../models/user.ts'
import { OF_USERS, revokeLinks } from '../../secrets/links.ts'
import { listChange } from '../../values/audit.ts'
import { invitationsChanged } from '../invitations/events.ts'
import { removeDevicesOfKeys } from './devices.ts'

/** What an account has that may outlive the reason for which it has it. */
export const SUBJECTS = [
  'keys',
  /** Browser sessions. */
  'sessions',
  /** Push registrations. A device belongs to the key that registered it, and ends with that key. */
  'devices',
  /** Links under way: changes of the address, resets of the password, temporary URLs of files. */
  'links',
  /** Pending invitations by the account, and reusable links. */
  'invitations',
  'queues',
  /** What an outgoing webhook bot proves itself with: its token and its signing secret. */
  'secrets',
  /** The account's bots, or their roles. */
  'bots',
  'uploads',
  'scheduledMessages',
  'drafts',
  'status',
] as const
export type EndedSubject = (typeof SUBJECTS)[number]

/**
 * The subjects that end for good with each cause; all others stay. The actions end nothing else. A bot whose owner is deactivated or demoted
 * is itself deactivated or demoted, with the same endings.
 */
const ENDINGS = {
  deactivation: ['keys', 'sessions', 'devices', 'links', 'invitations', 'queues', 'bots'],
  reactivation: [],
  /** A bot gets another owner: whatever the former one knows of it ends. */
  transfer: ['keys', 'sessions', 'devices', 'links', 'invitations', 'queues', 'secrets'],
  /** Of the invitations, those to roles above the new one; of the bots, the roles above it. */
  demotion: ['invitations', 'bots'],
  /** All but the key or session that set the password. */
  newPassword: ['keys', 'sessions', 'devices', 'links'],
  passwordReset: ['keys', 'sessions', 'devices', 'links'],
  replacedKeys: ['keys', 'sessions', 'devices', 'links', 'secrets'],
  revokedKeys: ['keys', 'devices', 'links'],
  revokedSessions: ['sessions', 'devices', 'links'],
  /** A session that its own browser ends, or that is replaced by another. */
  logout: ['sessions', 'devices'],
  newAddress: ['links'],
  deactivatedRealm: ['queues'],
} as const satisfies Record<string, readonly EndedSubject[]>
export type Cause = keyof typeof ENDINGS

/** Whose subjects end. */
interface Ended {
  userIds: readonly number[]
  /** The keys and sessions that end, by ID. All by default. */
  keys?: { only: readonly number[] } | { except: number }
  /** Only invitations to roles above this one end. All by default. */
  role?: number
}

/** Whether a subject ends with a cause. */
export function endsWith(cause: Cause, subject: EndedSubject): boolean {
  return (ENDINGS[cause] as readonly EndedSubject[]).includes(subject)
}

/**
 * Ends what the cause ends, except bots, which the plans of the actions change. Every change of an account that is a cause calls this in its
 * transaction. Returns the IDs of the keys and sessions that ended.
 */
export async function endRights(c: Change, cause: Cause, ended: Ended): Promise<number[]> {
  const { tx, announce, now } = c
  const realmId = c.realm.id
  const { userIds, keys, role } = ended
  if (userIds.length === 0) return []
  const isSession = [...(endsWith(cause, 'keys') ? [false] : []), ...(endsWith(cause, 'sessions') ? [true] : [])]
  const revoked = isSession.length > 0 ? await ApiKey.revokeOf(userIds, { isSession, now }, tx, keys) : []
  const holders = [...new Set(revoked.map((key) => key.user_id))]
  if (holders.length > 0) announce(keysRevokedEvent(holders))
  for (const { id, full_name: name } of await User.findByIds(realmId, holders, tx)) {
    const changes = (
      [
        ['api_keys', false],
        ['sessions', true],
      ] as const
    ).flatMap(([property, isSession]) => {
      const ended = revoked.filter((key) => key.user_id === id && key.is_session === isSession)
      return listChange(property, { remove: ended.map((key) => ({ id: key.id, name: key.name })) })
    })
    c.record({ action: 'changed', subject: 'user', id, name, changes })
  }
  const ids = revoked.map(({ id }) => id)
  // Nothing else ends with certain keys that are none.
  if (['revokedKeys', 'revokedSessions'].includes(cause) && keys && ids.length === 0) return []
  if (endsWith(cause, 'devices')) await removeDevicesOfKeys(c, ids)
  if (endsWith(cause, 'links')) await revokeLinks(tx, { realmId, purpose: OF_USERS, subjectId: userIds })
  if (endsWith(cause, 'invitations')) await endInvitations(c, userIds, role)
  if (endsWith(cause, 'queues')) await removeQueuesOf(c, userIds)
  if (endsWith(cause, 'secrets')) await renewSecrets(c, userIds)
  return ids
}

/** Gives outgoing webhook bots a new token and a new signing secret, and announces it to those who manage them. */
async function renewSecrets({ realm: { id: realmId }, tx, announce, record }: Change, userIds: readonly number[]): Promise<void> {
  const services = await BotService.byBot(realmId, userIds, tx)
  for (const bot of await User.findByIds(realmId, [...services.keys()], tx)) {
    const service = { ...(services.get(bot.id) as BotService), ...newServiceSecrets() }
    await BotService.replace(service, tx)
    const changes = ['token', 'signing_secret'].map((property) => ({ property, before: null, after: null }))
    record({ action: 'changed', subject: 'user', id: bot.id, name: bot.full_name, changes })
    announce(botUpdated(bot, service, await managersOf(bot, tx)))
  }
}

/** Revokes the pending invitations and reusable links of people, and announces it to those who manage them. */
async function endInvitations(
  { realm: { id: realmId }, tx, announce }: Change,
  userIds: readonly number[],
  role: number | undefined,
): Promise<void> {
  const revoked = await Invitation.revokeOf(realmId, userIds, role, tx)
  if (revoked.length === 0) return
  const subjectId = revoked.map(({ id }) => id)
  await revokeLinks(tx, { realmId, purpose: 'invitation', subjectId })
  const inviterIds = revoked.map((one) => one.inviter_id)
  announce(await invitationsChanged({ id: realmId }, inviterIds, tx))
}
