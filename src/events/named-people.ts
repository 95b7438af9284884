// The permission settings that name people directly: of the organisation, of groups and of channels. Whoever may not access somebody does not
// see them there, and gets such settings again when they become visible.

import type { Tx } from '../db/index.ts'
import { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import { GROUP_PERMISSIONS, settingValues, UserGroup, UserGroupMember } from '../models/user-group.ts'
import { isPermission, realmSettings } from '../settings/realm-settings.ts'
import { CHANNEL_PERMISSIONS } from '../values/channel-permissions.ts'
import type { GroupSettingValue } from '../values/groups.ts'
import { usersReading } from './audience.ts'
import type { NewEvent } from './interfaces.ts'
import { realmEvent } from './types/realm.ts'
import { channelUpdated } from './types/stream.ts'
import { groupEvent } from './types/user_group.ts'

/** A setting that names people, and the event that tells users its value. */
export interface NamingSetting {
  userIds: readonly number[]
  event(ids: number[]): NewEvent
}

/** The settings that name one of the people. A fixed number of queries, one if there are none. */
export async function settingsNaming(realmId: number, userIds: readonly number[], tx: Tx): Promise<NamingSetting[]> {
  const groupIds = await UserGroupMember.groupIdsOf(realmId, userIds, tx)
  const values = groupIds.length > 0 ? await settingValues(realmId, tx, groupIds) : new Map<number, never>()
  if (values.size === 0) return []
  const settings: NamingSetting[] = []
  const add = (groupId: unknown, event: (value: GroupSettingValue, ids: number[]) => NewEvent): void => {
    const value = values.get(Number(groupId))
    if (!value) return
    const wire = { direct_members: value.userIds, direct_subgroups: value.subgroupIds }
    settings.push({ userIds: value.userIds, event: (ids) => event(wire, ids) })
  }
  const realm = await Realm.load(realmId, tx)
  for (const [name, groupId] of Object.entries(await realmSettings(realm, tx)))
    if (isPermission(name))
      add(groupId, (value, ids) => realmEvent({ op: 'update_dict', property: 'default', data: { [name]: value } }, { to: 'users', ids }))
  for (const group of await UserGroup.findNamed(realmId, tx))
    for (const name of GROUP_PERMISSIONS)
      add(group[name], (value, ids) =>
        groupEvent({ op: 'update', group_id: group.id, data: { [name]: value } }, group.is_deactivated ? null : undefined, {
          to: 'users',
          ids,
        }),
      )
  for (const channel of await Channel.findWith(realmId, [...values.keys()], CHANNEL_PERMISSIONS, tx))
    for (const property of CHANNEL_PERMISSIONS)
      add(channel[property], (value, ids) =>
        channelUpdated(channel, { property, value }, usersReading(channel, ids), channel.is_archived ? { ofArchived: true } : {}),
      )
  return settings
}
