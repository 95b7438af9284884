// Users, their keys, devices and profiles, and how people join: invitations and links.

import { big, bool, id, index, int, key, no, optional, string, type Tables, text, unique, yes } from './table.ts'

const accounts: Tables = {
  users: {
    columns: {
      id,
      realm_id: int,
      delivery_email: string(254),
      email_key: string(254),
      full_name: string(100),
      role: int,
      is_active: yes,
      bot_type: optional(int),
      bot_owner_id: optional(int),
      is_system_bot: no,
      is_imported_stub: no,
      password_hash: optional(string(255)),
      date_joined: big,
      first_login_at: optional(big),
      settings: text,
      avatar_source: { ...string(1), defaultValue: 'J' },
      avatar_path: optional(string(100)),
      avatar_version: { ...int, defaultValue: 1 },
      message_pointer: { ...big, defaultValue: 0 },
      can_change_user_emails: no,
      awaits_first_login: no,
      edited_settings: optional(text),
      // Not computed by the database, because SQLite handles letter case only in ASCII.
      full_name_key: { ...string(200), defaultValue: '' },
    },
    indexes: [unique('realm_id', 'email_key'), index('bot_owner_id'), index('realm_id', 'full_name_key')],
  },
  api_keys: {
    columns: {
      id,
      realm_id: int,
      user_id: int,
      key_hash: string(64),
      name: string(100),
      date_created: big,
      last_used_at: optional(big),
      revoked_at: optional(big),
      address: optional(string(45)),
    },
    indexes: [unique('key_hash'), index('user_id')],
  },
  bot_services: {
    columns: { realm_id: int, user_id: key(int), payload_url: text, interface: int, token: string(32), signing_secret: string(60) },
    indexes: [index('realm_id')],
  },
  devices: {
    columns: {
      id,
      realm_id: int,
      user_id: int,
      key_id: int,
      push_key_id: optional(big),
      push_key: optional(string(44)),
      token_kind: optional(string(4)),
      token_id: optional(string(12)),
      pending_token_kind: optional(string(4)),
      pending_token_id: optional(string(12)),
      realm_url: optional(string(300)),
      token_last_updated: optional(big),
      registration_error_code: optional(string(100)),
      date_created: big,
    },
    indexes: [index('user_id'), index('key_id'), index('realm_id', 'token_id')],
  },
}

const profiles: Tables = {
  profile_fields: {
    columns: {
      id,
      realm_id: int,
      type: int,
      position: int,
      name: string(40),
      name_key: string(160),
      hint: { ...string(80), defaultValue: '' },
      field_data: text,
      display_in_profile_summary: no,
      required: no,
      editable_by_user: yes,
      use_for_user_matching: no,
    },
    indexes: [unique('realm_id', 'name_key')],
  },
  profile_values: {
    columns: { realm_id: int, user_id: key(int), field_id: key(int), value: text, rendered_value: optional(text) },
    indexes: [index('realm_id'), index('field_id')],
  },
}

const invitations: Tables = {
  invitations: {
    columns: {
      id,
      realm_id: int,
      inviter_id: optional(int),
      email: optional(string(254)),
      email_key: optional(string(254)),
      link_token: optional(string(43)),
      parent_id: optional(int),
      role: int,
      channel_ids: text,
      group_ids: text,
      with_default_channels: bool,
      notify_inviter: bool,
      welcome_text: optional(text),
      state: { ...string(10), defaultValue: 'pending' },
      date_created: big,
      date_sent: big,
      expires_at: optional(big),
      reminded_at: optional(big),
    },
    indexes: [
      index('inviter_id', 'state'),
      index('realm_id', 'state'),
      index('realm_id', 'email_key'),
      unique('link_token'),
      index('date_created'),
      index('state', 'reminded_at', 'expires_at'),
    ],
  },
  links: {
    columns: {
      id,
      realm_id: int,
      purpose: string(20),
      token_hash: string(64),
      subject_id: optional(int),
      payload: text,
      expires_at: optional(big),
      used_at: optional(big),
      date_created: big,
    },
    indexes: [unique('token_hash'), index('realm_id', 'purpose', 'subject_id'), index('realm_id', 'purpose', 'date_created')],
  },
}

export const people: Tables = { ...accounts, ...profiles, ...invitations }
