// Organisations and their settings.

import { SYSTEM_GROUPS } from '../access/groups.ts'
import { derivedSettings, isAnnouncedInDict, parseRealmSetting, type RealmSettingName } from '../access/realm-settings.ts'
import { type App, seconds } from '../context.ts'
import { isDuplicate } from '../db/index.ts'
import { badRequest } from '../errors.ts'
import { change } from '../events/log.ts'
import { Realm } from '../models/realm.ts'
import { ROLE, type User } from '../models/user.ts'
import { UserGroup } from '../models/user-group.ts'
import { createUser } from './users.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>
/** The local part of the address of the bot that speaks for the server. */
const NOTIFICATION_BOT = 'notification-bot'

export interface NewRealm {
  /** Empty at the root domain. */
  subdomain: string
  name: string
  ownerEmail: string
  ownerName: string
  ownerPassword?: string
  now: Date
}

/** Creates an organisation with its system groups, its owner and its notification bot. Throws BAD_REQUEST. */
export async function createRealm(
  app: Parts,
  { subdomain, name, ownerEmail, ownerName, ownerPassword, now }: NewRealm,
): Promise<{ realm: Realm; owner: User }> {
  if (subdomain !== '' && !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(subdomain))
    throw badRequest("'subdomain' must be letters, digits and hyphens in lower case, at most 63")
  if (name.trim() === '') throw badRequest("'name' must not be empty")
  let realm: Realm
  try {
    realm = await app.db.transaction(async (tx) => {
      const created = await Realm.create({ subdomain, name: name.trim(), description: '', date_created: seconds(now) }, { transaction: tx })
      for (const [group, { description }] of Object.entries(SYSTEM_GROUPS))
        await UserGroup.create(
          { realm_id: created.id, name: group, name_key: group, description, is_system_group: true },
          { transaction: tx },
        )
      return created
    })
  } catch (error) {
    if (isDuplicate(error)) throw badRequest(`'subdomain' is taken: ${subdomain || 'the root domain'}`)
    throw error
  }
  const owner = await createUser(app, realm, {
    email: ownerEmail,
    fullName: ownerName,
    role: ROLE.owner,
    ...(ownerPassword === undefined ? {} : { password: ownerPassword }),
    now,
  })
  const botDomain = ownerEmail.split('@')[1] ?? 'localhost'
  await createUser(app, realm, {
    email: `${NOTIFICATION_BOT}@${botDomain}`,
    fullName: 'Notification Bot',
    role: ROLE.member,
    bot: { type: 1, ownerId: null, isSystem: true },
    now,
  })
  return { realm, owner }
}

/** Changes a setting; `text` as a person writes it. Announces it to everybody. Throws BAD_REQUEST. */
export async function setRealmSetting(app: Parts, realm: Realm, settingName: string, text: string): Promise<void> {
  const { name, value } = await parseRealmSetting(realm, settingName, text)
  await change(app, realm.id, async (tx, announce) => {
    const locked = await Realm.lock(realm.id, tx)
    const settings = { ...(JSON.parse(locked.settings) as Partial<Record<RealmSettingName, unknown>>), [name]: value }
    await locked.update({ settings: JSON.stringify(settings) }, { transaction: tx })
    const payload = isAnnouncedInDict(name)
      ? { op: 'update_dict', property: 'default', data: { [name]: value, ...derivedSettings(name, value) } }
      : { op: 'update', property: name, value }
    announce({ type: 'realm', payload, audience: { to: 'realm' } })
  })
}
