// Plans a bot's change of owner, and of what it calls, from facts alone. A part of a change to an account (update.ts).

import { newServiceSecrets } from '../../access/people/bots.ts'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { botsAdded, botsRemoved, botUpdated } from '../../events/types/realm_bot.ts'
import { personUpdated } from '../../events/types/realm_user.ts'
import { MAX_BOTS_OF_USER } from '../../limits.ts'
import { BotService } from '../../models/bot-service.ts'
import { User } from '../../models/user.ts'
import { BOT_TYPE } from '../../values/bots.ts'
import { isAbove, isAdministrator } from '../../values/roles.ts'
import { aboveOwnerOfBot } from './create.ts'

/** The requested changes to a bot. Undefined fields stay unchanged. */
interface BotChanges {
  role?: number | undefined
  ownerId?: number | undefined
  payloadUrl?: string | undefined
  interface?: number | undefined
}

type Secrets = Pick<BotService, 'token' | 'signing_secret'>

/** The facts for `planBotUpdate`. */
export interface BotFacts {
  /** Who owns the bot now. */
  owner: User | undefined
  /** Who is to own it, and how many bots that account owns. */
  newOwner: { user: User; bots: number } | undefined
  service: BotService | undefined
  /** For an outgoing webhook bot that had no service. */
  secrets: Secrets
  administratorIds: readonly number[]
}

/** Reads the facts for `planBotUpdate`. `ownerId` is that of the new owner. */
export async function botFacts({ id, realm_id, bot_owner_id }: User, ownerId: number | undefined, tx: Tx): Promise<BotFacts> {
  const ids = [bot_owner_id, ownerId].filter((one) => one != null)
  const users = new Map((await User.findByIds(realm_id, ids, tx)).map((user) => [user.id, user]))
  const newOwner = ownerId === undefined ? undefined : users.get(ownerId)
  return {
    owner: users.get(bot_owner_id ?? 0),
    newOwner: newOwner && { user: newOwner, bots: await User.countOwn(newOwner.id, 'bots', tx) },
    service: (await BotService.of(id, tx)) ?? undefined,
    secrets: newServiceSecrets(),
    administratorIds: (await User.findAdministrators(realm_id, tx)).map((user) => user.id),
  }
}

/**
 * Plans giving a bot to another owner, and changing what it calls. What the transfer ends (endings.ts) follows the change. Pure. Throws
 * BAD_REQUEST. (updateBot)
 */
export function planBotUpdate(
  { role, ownerId, payloadUrl, interface: format }: BotChanges,
  bot: User,
  { actor, owner, newOwner, service, secrets, administratorIds }: BotFacts & { actor: Pick<User, 'role'> | undefined },
): { columns: Partial<User>; service: BotService | undefined; isTransferred: boolean; events: NewEvent[] } {
  const called = calledBy(bot, { payloadUrl, interface: format }, service, secrets)
  const isTransferred = ownerId !== undefined && ownerId !== bot.bot_owner_id
  if (isTransferred) requireMayTransfer({ actor, bot: { ...bot, role: role ?? bot.role }, owner, newOwner }, ownerId)
  const others = (ids: readonly number[]): number[] => ids.filter((id) => !administratorIds.includes(id))
  const former = isTransferred && owner ? others([owner.id]) : []
  const added = isTransferred ? others([ownerId]) : []
  const informed = [...administratorIds, ...(owner ? others([owner.id]) : [])]
  const after = { id: bot.id, bot_owner_id: isTransferred ? ownerId : bot.bot_owner_id }
  return {
    columns: isTransferred ? { bot_owner_id: ownerId } : {},
    service: called,
    isTransferred,
    events: [
      ...(isTransferred ? [personUpdated({ user_id: bot.id, bot_owner_id: ownerId }, [])] : []),
      ...(former.length > 0 ? botsRemoved([bot.id], former) : []),
      // After a transfer, its endings say what it proves itself with.
      ...(called && !isTransferred ? botUpdated(after, called, informed) : []),
      ...(added.length > 0 ? botsAdded([{ ...after, service: called ?? service }], added) : []),
    ],
  }
}

function requireMayTransfer(
  { actor, bot, owner, newOwner }: Pick<BotFacts, 'owner' | 'newOwner'> & { actor: Pick<User, 'role'> | undefined; bot: User },
  ownerId: number,
): void {
  if (actor && !isAdministrator(actor)) throw badRequest("'bot_owner_id' is for administrators only")
  if (!newOwner) throw badRequest(`'bot_owner_id' names a user who does not exist: ${ownerId}`)
  const { user, bots } = newOwner
  if (user.bot_type !== null) throw badRequest(`'bot_owner_id' names a bot, which cannot own bots: ${ownerId}`)
  if (!user.is_active) throw badRequest(`'bot_owner_id' names a deactivated user: ${ownerId}`)
  if (isAbove(bot.role, user.role) || (owner && isAbove(bot.role, owner.role))) throw aboveOwnerOfBot()
  if (bot.is_active && !isAdministrator(user) && bots >= MAX_BOTS_OF_USER)
    throw badRequest(`'bot_owner_id' names a user who has ${MAX_BOTS_OF_USER} bots already: ${ownerId}`)
}

/** What an outgoing webhook bot calls after a change. Undefined if nothing changes. */
function calledBy(
  { id, realm_id, bot_type }: User,
  wanted: Pick<BotChanges, 'payloadUrl' | 'interface'>,
  service: BotService | undefined,
  secrets: Secrets,
): BotService | undefined {
  const given = Object.entries({ service_payload_url: wanted.payloadUrl, service_interface: wanted.interface })
  const [parameter] = given.find(([, value]) => value !== undefined) ?? []
  if (parameter === undefined) return undefined
  if (bot_type !== BOT_TYPE.outgoingWebhook) throw badRequest(`'${parameter}' is for outgoing webhook bots only`)
  const payload_url = wanted.payloadUrl ?? service?.payload_url
  if (payload_url === undefined) throw badRequest("'service_payload_url' is missing: the bot has none")
  const after = { realm_id, user_id: id, ...secrets, ...service, payload_url, interface: wanted.interface ?? service?.interface ?? 1 }
  return after.payload_url === service?.payload_url && after.interface === service.interface ? undefined : after
}
