import type { SystemGroupName } from '../values/groups.ts'
// The groups that each permission setting can name. Clients get this table from POST /register.

/** The rule of a permission setting. */
export interface PermissionRule {
  require_system_group: boolean
  allow_internet_group: boolean
  allow_nobody_group: boolean
  allow_everyone_group: boolean
  /** The default: the name of a system group, or the creator of the subject. */
  default_group_name: SystemGroupName | 'channel_creator' | 'group_creator'
  default_for_system_groups: SystemGroupName | null
  /** Empty if every group is allowed that passes the other rules. */
  allowed_system_groups: SystemGroupName[]
}

function rule(defaultGroup: PermissionRule['default_group_name'], exceptions: Partial<PermissionRule> = {}): PermissionRule {
  return {
    require_system_group: false,
    allow_internet_group: false,
    allow_nobody_group: true,
    allow_everyone_group: false,
    default_group_name: defaultGroup,
    default_for_system_groups: null,
    allowed_system_groups: [],
    ...exceptions,
  }
}

const everyone = rule('role:everyone', { allow_everyone_group: true })
const members = rule('role:members')
const administrators = rule('role:administrators')
const nobody = rule('role:nobody')
const nobodyAtFirst = rule('role:nobody', { allow_everyone_group: true })
const ofMembership = { allow_everyone_group: true, default_for_system_groups: 'role:nobody' } as const

/** The rules by subject: the organisation, a channel, a user group. */
export const PERMISSION_SETTINGS = {
  realm: {
    can_access_all_users_group: rule('role:everyone', {
      require_system_group: true,
      allow_nobody_group: false,
      allow_everyone_group: true,
      allowed_system_groups: ['role:everyone', 'role:members'],
    }),
    can_add_custom_emoji_group: members,
    can_add_subscribers_group: members,
    can_create_bots_group: members,
    can_create_groups: members,
    can_create_private_channel_group: members,
    can_create_public_channel_group: members,
    can_create_web_public_channel_group: rule('role:owners', {
      require_system_group: true,
      allowed_system_groups: ['role:moderators', 'role:administrators', 'role:owners', 'role:nobody'],
    }),
    can_create_write_only_bots_group: members,
    can_delete_any_message_group: administrators,
    can_delete_own_message_group: everyone,
    can_invite_users_group: members,
    can_manage_all_groups: rule('role:owners', { allow_nobody_group: false }),
    can_mention_many_users_group: rule('role:administrators', { allow_everyone_group: true }),
    can_move_messages_between_channels_group: members,
    can_move_messages_between_topics_group: everyone,
    can_resolve_topics_group: everyone,
    can_set_delete_message_policy_group: rule('role:moderators'),
    can_set_topics_policy_group: members,
    create_multiuse_invite_group: administrators,
    direct_message_initiator_group: everyone,
    direct_message_permission_group: everyone,
  },
  stream: {
    can_add_subscribers_group: nobody,
    can_administer_channel_group: rule('channel_creator'),
    can_create_topic_group: everyone,
    can_delete_any_message_group: nobody,
    can_delete_own_message_group: nobodyAtFirst,
    can_move_messages_out_of_channel_group: nobodyAtFirst,
    can_move_messages_within_channel_group: nobodyAtFirst,
    can_remove_subscribers_group: administrators,
    can_resolve_topics_group: nobodyAtFirst,
    can_send_message_group: everyone,
    can_subscribe_group: nobody,
  },
  group: {
    can_add_members_group: rule('group_creator', ofMembership),
    can_join_group: rule('role:nobody', ofMembership),
    can_leave_group: rule('role:everyone', ofMembership),
    can_manage_group: rule('group_creator', { default_for_system_groups: 'role:nobody' }),
    can_mention_group: rule('role:everyone', {
      allow_everyone_group: true,
      default_for_system_groups: 'role:nobody',
      allowed_system_groups: ['role:everyone', 'role:members', 'role:fullmembers', 'role:moderators', 'role:administrators', 'role:nobody'],
    }),
    can_remove_members_group: rule('role:nobody', ofMembership),
  },
} satisfies Record<'realm' | 'stream' | 'group', Record<string, PermissionRule>>
