// An administrator's or the operator's changes to an account: name, role, profile and address. Facts, plan, write.

import { type MembershipFacts, membershipFacts } from '../../access/groups/membership.ts'
import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { mayGiveRole } from '../../access/organisation/givers.ts'
import { type FieldFacts, fieldFacts, type GivenValue, normaliseProfileData } from '../../access/organisation/profile-fields.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { isNameTaken, nameIsTaken } from '../../access/people/names.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { ActionContext } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { requireRow, selectOne, update } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import type { Change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { emailRule, personUpdated } from '../../events/types/realm_user.ts'
import { BotService } from '../../models/bot-service.ts'
import { ProfileValue } from '../../models/profile-field.ts'
import { Realm } from '../../models/realm.ts'
import { emailColumns, nameColumns, User } from '../../models/user.ts'
import { apiEmail } from '../../present/user.ts'
import { type AuditRecord, changesTo } from '../../values/audit.ts'
import { normalisePayloadUrl } from '../../values/bots.ts'
import { looksLikeDummy, normaliseEmail, parseEmail } from '../../values/email-addresses.ts'
import { normaliseFullName } from '../../values/names.ts'
import { requireRight } from '../../values/rights.ts'
import { isAbove, ROLE } from '../../values/roles.ts'
import { changeImages, type ImageUse, replaceImages, type UploadedImage } from '../files/images.ts'
import { membershipEvents } from '../groups/role-groups.ts'
import { type ChangedValue, changedValues, valueChanged, writeValues } from '../organisation/profile-fields.ts'
import { AVATAR, planAvatar } from './avatar.ts'
import { type BotFacts, botFacts, planBotUpdate } from './bot-plan.ts'
import { aboveOwnerOfBot } from './create.ts'
import { endRights, endsWith } from './endings.ts'
import { type RoleFacts, roleFacts, roleVisibilityEvents } from './role-visibility.ts'

/** The requested changes to a user. Undefined fields stay unchanged. Name and address are normalised (values/). */
export interface UserChanges {
  fullName?: string | undefined
  role?: number | undefined
  profile?: readonly GivenValue[] | undefined
  email?: string | undefined
  /** For bots: the ID of the new owner, and what an outgoing webhook calls. */
  ownerId?: number | undefined
  payloadUrl?: string | undefined
  interface?: number | undefined
  /** The path of an uploaded avatar in the store. Null for the generated one. */
  avatarPath?: string | null | undefined
}

/** The facts for `planUserUpdate`. Facts about a property that does not change are not read. */
export interface UserFacts {
  /** Undefined for the operator of the server. */
  actor: Pick<User, 'id' | 'role' | 'can_change_user_emails'> | undefined
  /** The user before the change. */
  user: User
  host: string
  /** IDs of the users who may not access the user. */
  withoutAccess: readonly number[]
  isNameTaken: boolean
  role:
    | {
        isOnlyOwner: boolean
        membership: MembershipFacts
        visibility: RoleFacts
        /** The role of a bot's owner. */
        ownerRole: number | undefined
        /** The user's bots whose roles are above the new one. */
        bots: readonly { bot: User; withoutAccess: readonly number[]; visibility: RoleFacts }[]
      }
    | undefined
  profile: { fields: FieldFacts; stored: readonly Pick<ProfileValue, 'field_id' | 'value'>[] } | undefined
  /** Why the organisation does not admit the new address, and the ID of the user who already has it. */
  email: { reason: string | undefined; holderId: number | undefined } | undefined
  /** About the owner of a bot, and what it calls. */
  bot: BotFacts | undefined
}

async function factsOfRole(user: User, role: number, ownerId: number | undefined, tx: Tx): Promise<NonNullable<UserFacts['role']>> {
  const ownedBy = ownerId ?? user.bot_owner_id
  const owner = ownedBy === null ? null : await selectOne(User, { where: { id: ownedBy } }, tx)
  const bots: NonNullable<UserFacts['role']>['bots'][number][] = []
  if (endsWith('demotion', 'bots'))
    for (const bot of (await User.botsUnder(user.id, tx)).filter((one) => isAbove(one.role, role)))
      bots.push({
        bot,
        withoutAccess: (await usersWithoutAccess(user.realm_id, [bot], tx)).get(bot.id) ?? [],
        visibility: await roleFacts(bot, role, tx),
      })
  return {
    isOnlyOwner: await User.isOnlyOwner(user, tx),
    membership: await membershipFacts(user.realm_id, [], tx),
    visibility: await roleFacts(user, role, tx),
    ownerRole: owner?.role,
    bots,
  }
}

/** Reads the facts for a change. `host` is the organisation's host. */
async function userFacts(
  { actorId, userId, realm, host }: { actorId: number | undefined; userId: number; realm: Realm; host: string },
  { fullName, role, profile, email, ownerId, payloadUrl, interface: format }: UserChanges,
  tx: Tx,
): Promise<UserFacts> {
  const user = await requireRow(User, userId, tx)
  const holder = email !== undefined && email !== user.delivery_email ? await User.findByEmail(realm.id, email, tx) : null
  const changesRole = role !== undefined && role !== user.role
  return {
    actor: actorId === undefined ? undefined : await requireRow(User, actorId, tx),
    user,
    host,
    withoutAccess: (await usersWithoutAccess(realm.id, [user], tx)).get(user.id) ?? [],
    isNameTaken: fullName !== undefined && fullName !== user.full_name && (await isNameTaken(tx, realm.id, fullName, user.id)),
    role: changesRole ? await factsOfRole(user, role, ownerId, tx) : undefined,
    profile: profile && {
      fields: await fieldFacts(realm.id, profile, tx),
      stored: (await ProfileValue.byUser(realm.id, [user.id], tx)).get(user.id) ?? [],
    },
    bot: [ownerId, payloadUrl, format].every((one) => one === undefined) ? undefined : await botFacts(user, ownerId, tx),
    email: email === undefined ? undefined : { reason: await reasonAgainst(realm, email, tx), holderId: holder?.id },
  }
}

const ROLES: readonly number[] = Object.values(ROLE)

interface UserPlan {
  /** The columns that change. */
  columns: Partial<User>
  /** The role that is taken from the user and the user's bots, and the IDs of all of them. */
  demotion: { userIds: readonly number[]; role: number } | undefined
  /** The profile values that change. */
  values: readonly ChangedValue[]
  /** What the bot calls from now on, if that changes. */
  service: BotService | undefined
  /** Whether the bot gets another owner. */
  isTransferred: boolean | undefined
  /** The paths of images that the user had and has no more. */
  formerImages: readonly string[]
  events: NewEvent[]
}
const NOTHING: UserPlan = {
  columns: {},
  demotion: undefined,
  values: [],
  service: undefined,
  isTransferred: undefined,
  formerImages: [],
  events: [],
}

/** Plans a change to a user, all or nothing. Pure. Throws BAD_REQUEST. (updateUserByEmail, updateBot, deleteBotAvatar) */
export function planUserUpdate(changes: UserChanges, facts: UserFacts): UserPlan {
  if (facts.actor && facts.user.bot_owner_id !== facts.actor.id) requireRight(facts.actor, 'administrator')
  const parts = [
    changes.fullName === undefined ? NOTHING : rename(changes.fullName, facts),
    changes.role === undefined ? NOTHING : changeRole(changes.role, facts),
    changes.profile === undefined ? NOTHING : changeProfile(changes.profile, facts),
    changes.email === undefined ? NOTHING : changeEmail(changes.email, facts),
    facts.bot ? { ...NOTHING, ...planBotUpdate(changes, facts.user, { ...facts.bot, actor: facts.actor }) } : NOTHING,
    changes.avatarPath === undefined ? NOTHING : changeAvatar(changes.avatarPath, facts),
  ]
  return {
    columns: Object.assign({}, ...parts.map(({ columns }) => columns)),
    demotion: parts.find((part) => part.demotion)?.demotion,
    values: parts.flatMap(({ values }) => values),
    service: parts.find(({ service }) => service)?.service,
    isTransferred: parts.find((part) => part.isTransferred)?.isTransferred,
    formerImages: parts.flatMap(({ formerImages }) => formerImages),
    events: parts.flatMap(({ events }) => events),
  }
}

function rename(name: string, { user, withoutAccess, isNameTaken }: UserFacts): UserPlan {
  if (name === user.full_name) return NOTHING
  if (isNameTaken) throw nameIsTaken()
  return { ...NOTHING, columns: nameColumns(name), events: [personUpdated({ user_id: user.id, full_name: name }, withoutAccess)] }
}

function changeRole(role: number, { actor, user, host, withoutAccess, role: facts }: UserFacts): UserPlan {
  if (!ROLES.includes(role)) throw badRequest(`'role' must be one of: ${ROLES.join(', ')}`)
  if (!facts) return NOTHING
  if (facts.ownerRole !== undefined && isAbove(role, facts.ownerRole)) throw aboveOwnerOfBot()
  if (actor && (!mayGiveRole(actor, role) || !mayGiveRole(actor, user.role)))
    throw badRequest('Only owners may give or take the owner role')
  if (facts.isOnlyOwner) throw badRequest('The owner role cannot be taken from the only owner')
  if (user.role === ROLE.guest && role <= ROLE.administrator) throw badRequest('Guests cannot be administrators')
  const changing = [
    { user, withoutAccess, visibility: facts.visibility },
    ...facts.bots.map(({ bot, ...rest }) => ({ user: bot, ...rest })),
  ]
  return {
    ...NOTHING,
    columns: { role },
    demotion: isAbove(user.role, role) ? { userIds: changing.map((one) => one.user.id), role } : undefined,
    events: changing.flatMap((one) => [
      personUpdated({ user_id: one.user.id, role }, one.withoutAccess),
      ...(one.user.is_active ? membershipEvents({ ...one.user, role }, one.user, facts.membership) : []),
      ...roleVisibilityEvents({ ...one.user, role }, one.user.role, host, one.visibility),
    ]),
  }
}

const namesOf = (i: number) => ({ id: `profile_data[${i}].id`, value: `profile_data[${i}].value` })

function changeProfile(given: NonNullable<UserChanges['profile']>, { user, withoutAccess, profile: facts }: UserFacts): UserPlan {
  if (user.bot_type !== null) throw badRequest("'profile_data' must be left out: bots have none")
  if (!facts) return NOTHING
  const values = changedValues(normaliseProfileData(given, facts.fields, namesOf), facts.stored)
  return { ...NOTHING, values, events: values.map((value) => valueChanged(user.id, value, withoutAccess)) }
}

function changeEmail(email: string, { actor, user, host, withoutAccess, email: facts }: UserFacts): UserPlan {
  if (actor && (actor.role !== ROLE.owner || !actor.can_change_user_emails))
    throw badRequest('You do not have permission to change the email addresses of users')
  if (parseEmail(email) === undefined) throw badRequest("'new_email' is not an email address")
  if (email === user.delivery_email) return NOTHING
  if (facts?.reason !== undefined) throw badRequest(`'new_email' cannot be used: ${facts.reason}`)
  if (looksLikeDummy(email, host)) throw badRequest("'new_email' cannot be used: Reserved for the server")
  if (facts?.holderId !== undefined && facts.holderId !== user.id) throw emailIsTaken()
  const columns = emailColumns(email)
  const [former, current] = [apiEmail(user, host), apiEmail({ ...user, ...columns }, host)]
  return {
    ...NOTHING,
    columns,
    events: [
      personUpdated({ user_id: user.id, delivery_email: email }, withoutAccess, emailRule(user, 'nothing')),
      ...(current === former ? [] : [personUpdated({ user_id: user.id, new_email: current }, withoutAccess)]),
    ],
  }
}

function changeAvatar(path: string | null, { user, withoutAccess }: UserFacts): UserPlan {
  const { former, ...plan } = planAvatar(user, path, withoutAccess)
  return { ...NOTHING, ...plan, formerImages: former }
}

function emailIsTaken(): Error {
  return badRequest("'new_email' is already in use")
}

/**
 * Changes the given properties of a user, all or nothing, and announces each change to those who may access the user. The middle of an image
 * becomes the avatar. Without a caller it is the operator of the server who does it. Throws BAD_REQUEST and, for an image, REQUEST_TOO_LARGE,
 * REALM_UPLOAD_QUOTA, SERVER_BUSY. (updateUserByEmail, updateBot, deleteBotAvatar)
 */
export async function updateUser(ctx: ActionContext, userId: number, given: UserChanges, image?: UploadedImage): Promise<void> {
  const wanted = {
    ...given,
    ...(given.fullName === undefined ? {} : { fullName: normaliseFullName(given.fullName) }),
    ...(given.email === undefined ? {} : { email: normaliseEmail(given.email) }),
    ...(given.payloadUrl === undefined ? {} : { payloadUrl: normalisePayloadUrl('service_payload_url', given.payloadUrl) }),
  }
  try {
    if (image) await replaceImages(ctx, image, AVATAR, (c, avatarPath) => updateUserIn(c, userId, { ...wanted, avatarPath }))
    else await changeImages(ctx, (c) => updateUserIn(c, userId, wanted))
  } catch (error) {
    if (isDuplicate(error)) throw emailIsTaken()
    throw error
  }
}

/** Changes a user within a transaction. `wanted` is normalised. Throws BAD_REQUEST. */
async function updateUserIn(c: Change, userId: number, wanted: UserChanges): Promise<ImageUse<void>> {
  const { app, actor, tx, announce } = c
  // Locked before the organisation's row, because the user's own requests in progress hold the user's row and wait for the
  // organisation's.
  const bots = wanted.role === undefined ? [] : await User.botsUnder(userId, tx)
  const newOwner = wanted.ownerId === undefined ? [] : [wanted.ownerId]
  await User.lockOnly([userId, ...bots.map((bot) => bot.id), ...newOwner], tx)
  // One change at a time, so that an owner remains, names and addresses stay unique, and the caller's role is current.
  const realm = await Realm.lock(c.realm.id, tx)
  const facts = await userFacts({ actorId: actor?.id, userId, realm, host: realmHost(app.config, realm) }, wanted, tx)
  const plan = planUserUpdate(wanted, facts)
  const { columns, demotion, values, service, isTransferred, formerImages, events } = plan
  if (Object.keys(columns).length > 0) await update(User, columns, { id: userId }, tx)
  if (columns.email_key !== undefined) await endRights(c, 'newAddress', { userIds: [userId] })
  if (demotion) {
    await update(User, { role: demotion.role }, { id: [...demotion.userIds] }, tx)
    await endRights(c, 'demotion', demotion)
  }
  await writeValues(facts.user, values, tx)
  if (service) await BotService.replace(service, tx)
  announce(events)
  if (isTransferred) await endRights(c, 'transfer', { userIds: [userId] })
  c.record(...recordsOf(facts, plan))
  return { former: formerImages, userId, subject: undefined }
}

/** What the audit log has of a service. The query of a URL can hold a key. */
function loggedOf(service: BotService | null | undefined): Partial<BotService> {
  return service ? { payload_url: service.payload_url.replace(/\?.*/, ''), interface: service.interface } : {}
}

function recordsOf({ user, role, profile, bot }: UserFacts, { columns, demotion, values, service }: UserPlan): AuditRecord[] {
  const { full_name_key: _, email_key: __, avatar_path: path, avatar_source: ___, avatar_version: ____, ...named } = columns
  // The paths are secrets.
  const shown = (one: string | null) => (one === null ? null : 'uploaded')
  const stored = new Map(profile?.stored.map(({ field_id, value }) => [field_id, value]))
  const changes = [
    ...changesTo(user, named),
    ...(path === undefined ? [] : [{ property: 'avatar', before: shown(user.avatar_path), after: shown(path) }]),
    ...(service ? changesTo<Partial<BotService>>(loggedOf(bot?.service), loggedOf(service)) : []),
    ...values.map(({ id, value }) => ({ property: `profile_field ${id}`, before: stored.get(id) ?? null, after: value })),
  ]
  const changed = (one: User, changes: AuditRecord['changes']): AuditRecord => ({
    ...{ action: 'changed', subject: 'user', id: one.id, name: one.full_name },
    ...(changes && { changes }),
  })
  return [
    ...(changes.length > 0 ? [changed(user, changes)] : []),
    ...(demotion && role ? role.bots.map(({ bot }) => changed(bot, changesTo(bot, { role: demotion.role }))) : []),
  ]
}
