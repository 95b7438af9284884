// Whole rows for tests of plans, which have no database: what a test does not state is as after creation.

import type { Channel } from '../models/channel.ts'
import type { Message } from '../models/message.ts'
import type { Realm } from '../models/realm.ts'
import type { User } from '../models/user.ts'

/** The organisation of all rows. */
const REALM = 1

/** A member who may see everybody. */
export function userRow({ id = 11, full_name: name = `user ${id}`, ...more }: Partial<User>): User {
  const email = `user${id}@example.com`
  return {
    ...{ id, realm_id: REALM, full_name: name, full_name_key: name.toLowerCase(), delivery_email: email, email_key: email },
    ...{ role: 400, is_active: true, bot_type: null, bot_owner_id: null, is_system_bot: false, is_imported_stub: false },
    ...{ password_hash: null, date_joined: 0, first_login_at: 0, awaits_first_login: false, can_change_user_emails: false },
    ...{ settings: '{}', edited_settings: null, avatar_source: 'G', avatar_path: null, avatar_version: 1, message_pointer: 0 },
    ...more,
  }
}

/** A public channel, all of whose permissions are those of the group 10. */
export function channelRow({ id = 7, name = `channel ${id}`, ...more }: Partial<Channel>): Channel {
  const group = 10
  return {
    ...{ id, realm_id: REALM, recipient_id: 10 * id, name, name_key: name.toLowerCase(), description: '', rendered_description: '' },
    ...{ invite_only: false, is_web_public: false, history_public_to_subscribers: true, is_default: false, is_archived: false },
    ...{ is_recently_active: true, creator_id: null, date_created: 0, first_message_id: null, folder_id: null },
    ...{ message_retention_days: null, topics_policy: 'inherit', weekly_traffic: null },
    ...{ can_add_subscribers_group: group, can_administer_channel_group: group, can_create_topic_group: group },
    ...{ can_delete_any_message_group: group, can_delete_own_message_group: group, can_move_messages_out_of_channel_group: group },
    ...{ can_move_messages_within_channel_group: group, can_remove_subscribers_group: group, can_resolve_topics_group: group },
    ...{ can_send_message_group: group, can_subscribe_group: group },
    ...more,
  }
}

/** A message in the channel 7. */
export function messageRow({ id = 42, content = 'Hello', topic = 'lunch', ...more }: Partial<Message>): Message {
  return {
    ...{ id, realm_id: REALM, sender_id: 11, recipient_id: 70, topic, topic_key: topic.toLowerCase(), content, client: 'test' },
    ...{ rendered_content: `<p>${content}</p>`, date_sent: 0, last_edited_at: null, last_moved_at: null, move_id: null },
    ...{
      received_by_rows: false,
      receiver_flags: 0,
      has_attachment: false,
      has_image: false,
      has_link: false,
      has_edits: false,
      widget: null,
    },
    ...more,
  }
}

export function realmRow(more: Partial<Realm> = {}): Realm {
  return {
    ...{ id: REALM, subdomain: 'demo', name: 'Demo', description: '', is_active: true, settings: '{}', user_defaults: null },
    ...{
      event_seq: 0,
      presence_ids: 0,
      uuid: '00000000-0000-4000-8000-000000000001',
      retention_due_at: 0,
      date_created: 0,
      link_secret: 'secret',
      unfinished: null,
      lease_holder: null,
      lease_until: 0,
      icon_path: null,
      logo_path: null,
      night_logo_path: null,
    },
    ...more,
  }
}
