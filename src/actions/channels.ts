// Creating channels.

import type { SystemGroupName } from '../access/groups.ts'
import { type App, seconds } from '../context.ts'
import { isDuplicate } from '../db/index.ts'
import { apiError } from '../errors.ts'
import { change } from '../events/log.ts'
import { render } from '../markup/index.ts'
import { Channel, type ChannelPermission } from '../models/channel.ts'
import type { Realm } from '../models/realm.ts'
import { Recipient } from '../models/recipient.ts'
import type { User } from '../models/user.ts'
import { UserGroup } from '../models/user-group.ts'
import { channelCreated } from './channel-events.ts'
import { subscribeIn } from './subscriptions.ts'

type Parts = Pick<App, 'db' | 'broker'>

/** `can_administer_channel_group` is the creator's. */
const DEFAULT_PERMISSIONS: Record<Exclude<ChannelPermission, 'can_administer_channel_group'>, SystemGroupName> = {
  can_add_subscribers_group: 'role:nobody',
  can_create_topic_group: 'role:everyone',
  can_delete_any_message_group: 'role:nobody',
  can_delete_own_message_group: 'role:nobody',
  can_move_messages_out_of_channel_group: 'role:nobody',
  can_move_messages_within_channel_group: 'role:nobody',
  can_remove_subscribers_group: 'role:administrators',
  can_resolve_topics_group: 'role:nobody',
  can_send_message_group: 'role:everyone',
  can_subscribe_group: 'role:nobody',
}

export interface NewChannel {
  creator: User
  name: string
  description?: string
  inviteOnly?: boolean
  /** Whether new subscribers see earlier messages; a public channel's always. */
  historyPublicToSubscribers?: boolean
  isDefault?: boolean
  permissions?: Partial<typeof DEFAULT_PERMISSIONS>
  subscribers: User[]
  /** Of the subscribers. */
  color?: string | undefined
  now: Date
}

/** Creates a channel and subscribes users; announces both to those who may know. Throws CHANNEL_ALREADY_EXISTS. */
export async function createChannel(app: Parts, realm: Realm, channel: NewChannel): Promise<Channel> {
  const { creator, name, description = '', inviteOnly = false, isDefault = false, subscribers, now } = channel
  try {
    return await change(app, realm.id, async (tx, announce) => {
      const groups = await UserGroup.systemGroupIds(realm.id, tx)
      const permissions = Object.fromEntries(
        Object.entries({ ...DEFAULT_PERMISSIONS, ...channel.permissions }).map(([setting, group]) => [setting, groups.get(group)]),
      ) as Record<Exclude<ChannelPermission, 'can_administer_channel_group'>, number>
      const creatorAlone = await UserGroup.createValue(realm.id, [creator.id], [], tx)
      const recipient = await Recipient.create({ realm_id: realm.id }, { transaction: tx })
      const created = await Channel.create(
        {
          realm_id: realm.id,
          recipient_id: recipient.id,
          name,
          name_key: name.toLowerCase(),
          description,
          rendered_description: description === '' ? '' : render(description),
          invite_only: inviteOnly,
          history_public_to_subscribers: inviteOnly ? (channel.historyPublicToSubscribers ?? false) : true,
          is_default: isDefault,
          creator_id: creator.id,
          date_created: seconds(now),
          first_message_id: null,
          ...permissions,
          can_administer_channel_group: creatorAlone,
        },
        { transaction: tx },
      )
      await recipient.update({ channel_id: created.id }, { transaction: tx })
      announce(await channelCreated(created, { to: 'knowers', channelId: created.id, isPublic: !inviteOnly }, tx))
      for (const event of await subscribeIn(tx, created, subscribers, channel.color)) announce(event)
      return created
    })
  } catch (error) {
    if (isDuplicate(error)) throw apiError('CHANNEL_ALREADY_EXISTS', `Channel '${name}' already exists`, { channel_name: name })
    throw error
  }
}
