// Organisations and their settings.

import { rightsOf } from '../../access/channels/permissions.ts'
import { type GroupSettingChange, settingFacts } from '../../access/groups/settings.ts'
import { requireGiver } from '../../access/organisation/givers.ts'
import type { ActionContext, App } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { createRow, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { type Change, change, changeNew, type RealmChange } from '../../events/change.ts'
import { removeQueuesOf } from '../../events/queues/queues.ts'
import { type RealmPayload, realmEvent } from '../../events/types/realm.ts'
import { codePoints, REALM_LIMITS } from '../../limits.ts'
import { renderPlain } from '../../markup/index.ts'
import { Channel } from '../../models/channel.ts'
import { Identity } from '../../models/identity.ts'
import { NotifiedPosition } from '../../models/notified-position.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { vouchersOf } from '../../providers.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import {
  derivedSettings,
  isAnnouncedInDict,
  isPermission,
  parseRealmSetting,
  type RealmSettingName,
  realmSettings,
  type Value,
} from '../../settings/realm-settings.ts'
import { differences } from '../../values/audit.ts'
import { type GroupSettingValue, SYSTEM_GROUPS } from '../../values/groups.ts'
import { ROLE } from '../../values/roles.ts'
import { normaliseLines, normaliseName } from '../../values/text.ts'
import { createIn } from '../channels/create.ts'
import { withWaiting } from '../groups/role-groups.ts'
import { changeSettings, type SettingWish } from '../groups/settings.ts'
import { createUserIn } from '../people/create.ts'
import { endRights } from '../people/endings.ts'

/** The first channel of a new organisation. */
const FIRST_CHANNEL = { name: 'general', description: 'For everybody.' }
/** The local part of the system bot's address. */
const NOTIFICATION_BOT = 'notification-bot'

interface NewRealm {
  /** Empty at the root domain. */
  subdomain: string
  name: string
  ownerEmail: string
  ownerName: string
  ownerPasswordHash?: string
  now: number
  /** Whether the operator creates it with the admin command. */
  isOperator?: true
}

/** The columns that a new organisation needs, and any others. */
export type NewRealmRow = Pick<Realm, 'subdomain' | 'name' | 'description' | 'date_created'> & Partial<Realm>

interface CreatedRealm {
  realm: Realm
  owner: User
}

/**
 * Creates an organisation with its system groups, its owner, its notification bot, and a default channel to which the owner is subscribed.
 * Throws BAD_REQUEST.
 */
export function createRealm(app: App, wanted: NewRealm): Promise<CreatedRealm> {
  return createRealmWith(app, wanted, async ({ realm }, owner) => ({ realm, owner }))
}

/** Like `createRealm`, and runs `alongside`, which gets the owner and the channel, in the same transaction, possibly more than once. */
export async function createRealmWith<T>(
  app: App,
  { subdomain, name, ownerEmail, ownerName, ownerPasswordHash, now, ...origin }: NewRealm,
  alongside: (change: RealmChange, owner: User, channel: Channel) => Promise<T>,
): Promise<T> {
  requireSubdomain(subdomain)
  const row = { subdomain, name: normaliseName('name', name, REALM_LIMITS.name), description: '', date_created: now }
  const password = ownerPasswordHash === undefined ? {} : { passwordHash: ownerPasswordHash }
  const person = { email: ownerEmail, fullName: ownerName, role: ROLE.owner, ...password }
  const bot = {
    email: `${NOTIFICATION_BOT}@${ownerEmail.split('@')[1] ?? 'localhost'}`,
    fullName: 'Notification Bot',
    role: ROLE.member,
    bot: { type: 1, ownerId: null, isSystem: true },
  }
  return changeNew(
    { app, now, ...origin },
    (tx) => insertRealm(row, tx),
    async (c) => {
      c.record({ action: 'added', subject: 'organisation', id: c.realm.id, name: row.name })
      const owner = await createUserIn(c, person)
      await createUserIn(c, bot)
      return alongside(c, owner, await createFirstChannel(c, owner))
    },
  )
}

async function createFirstChannel(c: RealmChange, owner: User): Promise<Channel> {
  const template = { creator: owner, isDefault: true, notices: { announce: false } }
  const rights = await rightsOf(owner, c.tx)
  const [channel] = await createIn(c, { template, channels: [FIRST_CHANNEL], subscribers: [owner], rights })
  return channel as Channel
}

/** Throws BAD_REQUEST for a text that no host name can have before the server's. */
export function requireSubdomain(text: string): void {
  if (text !== '' && !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(text))
    throw badRequest("'subdomain' must be letters, digits and hyphens in lower case, at most 63")
}

/** Inserts the row of an organisation. Throws BAD_REQUEST if another one has its subdomain. */
export async function createRealmRow(row: NewRealmRow, tx: Tx): Promise<Realm> {
  return createRow(Realm, row, tx).catch((error) => {
    throw isDuplicate(error) ? badRequest(`'subdomain' is taken: ${row.subdomain || 'the root domain'}`) : error
  })
}

/** Inserts an organisation with its system groups. */
async function insertRealm(row: NewRealmRow, tx: Tx): Promise<Realm> {
  const realm = await createRealmRow(row, tx)
  for (const [name, { description }] of Object.entries(SYSTEM_GROUPS))
    await createRow(UserGroup, { realm_id: realm.id, name, name_key: name, description, is_system_group: true }, tx)
  await createRow(NotifiedPosition, { realm_id: realm.id, message_id: 0 }, tx)
  return realm
}

/**
 * Deactivates or reactivates an organisation. Deactivating announces it and ends every queue. Nothing in a deactivated organisation can be
 * reached, and nothing is removed from it. Does nothing if the organisation is already in the requested state. Throws BAD_REQUEST while it is
 * imported or purged.
 */
export async function setRealmActive(ctx: ActionContext, isActive: boolean): Promise<void> {
  const { id } = ctx.realm
  await change(ctx, async (c) => {
    const { tx, announce, record } = c
    const realm = await Realm.lock(id, tx)
    if (realm.is_active === isActive) return
    requireFinished(realm)
    await updateRow(Realm, realm, { is_active: isActive }, tx)
    record({ action: isActive ? 'reactivated' : 'deactivated', subject: 'organisation', id, name: realm.name })
    if (isActive) return
    announce(realmEvent({ op: 'deactivated', realm_id: id }))
    const userIds = (await User.findAllOf(id, tx)).map((user) => user.id)
    await endRights(c, 'deactivatedRealm', { userIds })
  })
}

/** Throws BAD_REQUEST while an import fills the organisation or a purge empties it, also if that was interrupted. */
export function requireFinished({ name, unfinished }: Pick<Realm, 'name' | 'unfinished'>): void {
  if (unfinished === 'import') throw badRequest(`The import of ${name} is not finished: run import-realm again, or purge-realm`)
  if (unfinished === 'purge') throw badRequest(`The purge of ${name} is not finished: run purge-realm again`)
}

/** Notes in the audit log that the operator exports an organisation. */
export async function noteExport(ctx: ActionContext & { realm: Realm }): Promise<void> {
  const { id, name } = ctx.realm
  await change(ctx, async ({ record }) => record({ action: 'exported', subject: 'organisation', id, name }))
}

/** The requested value of a setting or, for a permission, the new value and the one that it replaces. */
export type RealmSettingWish = Value | GroupSettingValue | GroupSettingChange

/** Changes a setting to a value given as text. Announces it to everybody. Throws BAD_REQUEST. */
export async function setRealmSetting(ctx: ActionContext & { realm: Realm }, settingName: string, text: string): Promise<void> {
  const { realm } = ctx
  const { name, value } = await parseRealmSetting(realm, settingName, text)
  await setRealmSettings(ctx, { [name]: value })
}

/** The requested profile of an organisation. Undefined fields stay unchanged. */
interface RealmProfile {
  name: string | undefined
  /** Markdown. */
  description: string | undefined
}

/**
 * Changes the profile and settings, all or nothing, and announces what has changed to everybody. The values of the settings must have the
 * right types. `by` is the administrator who changes them, or undefined for the operator of the server. Throws BAD_REQUEST and
 * EXPECTATION_MISMATCH.
 */
export async function setRealmSettings(
  ctx: ActionContext & { realm: Realm },
  wishes: Partial<Record<RealmSettingName, RealmSettingWish>>,
  { by, profile }: { by?: User; profile?: RealmProfile } = {},
): Promise<void> {
  const { realm } = ctx
  await change(ctx, async (c) => {
    const { tx, announce } = c
    // Groups are locked before the organisation.
    const given = permissionWishes(wishes, {}).map(({ change: { new: value } }) => value)
    if (given.length > 0) await settingFacts(realm.id, given, [], tx)
    const locked = await Realm.lock(realm.id, tx)
    if (by) requireGiver(by, 'realm', Object.keys(wishes), (await rightsOf(by, tx)).inRealm)
    if (profile) await changeProfile(c, locked, profile)
    const current = await realmSettings(locked, tx)
    const stored: Partial<Record<RealmSettingName, Value>> = {}
    const announced: SettingValues = {}
    const before: SettingValues = {}
    const { changed, ids } = await changeSettings(c, permissionWishes(wishes, current))
    for (const [key, wish] of Object.entries(wishes)) {
      const name = key as RealmSettingName
      if (isPermission(name)) {
        const permission = changed.find((one) => one.name === name)
        if (!permission) continue
        stored[name] = ids[name] ?? 0
        announced[name] = permission.value
        before[name] = permission.former
      } else if (wish !== current[name]) {
        before[name] = current[name]
        await requireFitting(c.app, locked, name, wish as Value, tx)
        stored[name] = announced[name] = wish as Value
      }
    }
    if (Object.keys(stored).length === 0) return
    const store = () => writeRealmSettings(c, locked, stored, before, announced)
    const days = stored.waiting_period_threshold
    if (days === undefined) await store()
    else announce(await withWaiting(realm.id, Number(days), tx, store))
    // Guests can now see a different set of people. That would take so many events that they must register again instead.
    if (stored.can_access_all_users_group !== undefined) await removeQueuesOf(c, await User.guestIds(realm.id, undefined, tx))
  })
}

/** Values of settings as clients see them. */
type SettingValues = Partial<Record<RealmSettingName, Value | GroupSettingValue>>

/** Stores checked settings and announces them to everybody. `before`: the values that they had; `announced`: those that clients see now. */
export async function writeRealmSettings(
  { tx, announce, record }: Change,
  locked: Realm,
  stored: Partial<Record<RealmSettingName, Value>>,
  before: SettingValues,
  announced: SettingValues = stored,
): Promise<void> {
  record({ action: 'changed', subject: 'organisation', id: locked.id, name: locked.name, changes: differences(before, announced) })
  await updateRow(Realm, locked, { settings: JSON.stringify({ ...JSON.parse(locked.settings), ...stored }) }, tx)
  for (const payload of settingEvents(announced)) announce(realmEvent(payload))
}

async function changeProfile({ tx, announce, record }: Change, locked: Realm, profile: RealmProfile): Promise<void> {
  const name = profile.name === undefined ? locked.name : normaliseName('name', profile.name, REALM_LIMITS.name)
  const description =
    profile.description === undefined ? locked.description : normaliseLines('description', profile.description, REALM_LIMITS.description)
  if (name !== locked.name) announce(realmEvent({ op: 'update', property: 'name', value: name }))
  if (description !== locked.description) {
    const data = { description, rendered_description: description === '' ? '' : renderPlain(description) }
    announce(realmEvent({ op: 'update_dict', property: 'default', data }))
  }
  const changes = differences({ name: locked.name, description: locked.description }, { name, description })
  if (changes.length > 0) record({ action: 'changed', subject: 'organisation', id: locked.id, name: locked.name, changes })
  await updateRow(Realm, locked, { name, description }, tx)
}

function permissionWishes(
  wishes: Partial<Record<RealmSettingName, RealmSettingWish>>,
  current: Record<string, unknown>,
): SettingWish<keyof typeof PERMISSION_SETTINGS.realm>[] {
  return Object.entries(wishes).flatMap(([name, given]) => {
    if (!isPermission(name as RealmSettingName)) return []
    const wish = given as GroupSettingValue | GroupSettingChange
    const isPlain = typeof wish === 'number' || !('new' in wish)
    const permission = name as keyof typeof PERMISSION_SETTINGS.realm
    const setting = { name: permission, rule: PERMISSION_SETTINGS.realm[permission], currentId: Number(current[name]) }
    return [{ ...setting, isPlain, change: isPlain ? { new: wish } : wish }]
  })
}

/** Throws BAD_REQUEST for what the type of a setting does not express. */
async function requireFitting(app: App, realm: Realm, name: RealmSettingName, value: Value, tx: Tx): Promise<void> {
  if ((name === 'new_stream_announcements_stream_id' || name === 'moderation_request_channel_id') && value !== -1) {
    const channel = await Channel.findByIdIn(realm.id, Number(value), tx)
    if (!channel) throw badRequest(`'${name}' names a channel that does not exist: ${value}`)
    if (channel.is_archived) throw badRequest(`'${name}' names an archived channel: ${value}`)
    if (name === 'moderation_request_channel_id' && !channel.invite_only)
      throw badRequest(`'${name}' names a channel that is not private: ${value}`)
  }
  if (name === 'email_auth_enabled') await requireOtherLogin(app, realm, value, tx)
  if (name === 'welcome_message_custom_text' && codePoints(String(value)) > REALM_LIMITS.welcomeText)
    throw badRequest(`'${name}' must have at most ${REALM_LIMITS.welcomeText} characters`)
}

/** Throws BAD_REQUEST unless passwords can be left: an owner has another way to log in. */
async function requireOtherLogin({ config }: App, realm: Realm, isEnabled: Value, tx: Tx): Promise<void> {
  const name = 'email_auth_enabled'
  if (!config.passwordAuth) throw badRequest(`'${name}' cannot be changed: password authentication is disabled on this server`)
  if (isEnabled !== false) return
  const owners = (await User.findAdministrators(realm.id, tx)).filter((user) => user.role === ROLE.owner && user.bot_type === null)
  const issuers = vouchersOf(config, realm).map(({ issuer }) => issuer)
  const ids = owners.map(({ id }) => id)
  if (!(await Identity.isOfAny(ids, issuers, tx)))
    throw badRequest(`'${name}' cannot be false until an owner has logged in by single sign-on`)
}

function settingEvents(changed: Partial<Record<RealmSettingName, unknown>>): RealmPayload[] {
  const names = Object.keys(changed) as RealmSettingName[]
  const together = names.filter((name) => isAnnouncedInDict(name))
  const data = Object.assign({}, ...together.map((name) => ({ [name]: changed[name], ...derivedSettings(name, changed[name]) })))
  return [
    ...(together.length > 0 ? [{ op: 'update_dict' as const, property: 'default' as const, data }] : []),
    ...names.filter((name) => !isAnnouncedInDict(name)).map((name) => ({ op: 'update' as const, property: name, value: changed[name] })),
  ]
}
