// The tables of the first release. Text is compared byte for byte; what is compared otherwise has a `_key` column.
// There are no foreign keys: they take locks on the organisation's row, and sharded databases lack them.

import { DataTypes, type QueryInterface } from 'sequelize'
import { longText } from '../dialect.ts'

type Column = { type: DataTypes.DataType; allowNull: boolean }

const { INTEGER, BIGINT, BOOLEAN, STRING, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }
const int = { type: INTEGER, allowNull: false }
const big = { type: BIGINT, allowNull: false }
const no = { type: BOOLEAN, allowNull: false, defaultValue: false }
const yes = { type: BOOLEAN, allowNull: false, defaultValue: true }
const maybe = { type: BOOLEAN, allowNull: true }
const string = (length: number) => ({ type: STRING(length), allowNull: false })
const text = { type: TEXT, allowNull: false }
const key = { ...int, primaryKey: true }
const optional = <T extends { allowNull: boolean }>(column: T) => ({ ...column, allowNull: true })

const tables = (longText: Column) => ({
  realms: {
    id,
    subdomain: string(63),
    name: string(100),
    description: text,
    is_active: yes,
    settings: text,
    event_seq: { ...big, defaultValue: 0 },
    date_created: big,
  },
  users: {
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
    avatar_version: { ...int, defaultValue: 1 },
    message_pointer: { ...big, defaultValue: 0 },
  },
  api_keys: {
    id,
    realm_id: int,
    user_id: int,
    key_hash: string(64),
    label: string(100),
    date_created: big,
    revoked_at: optional(big),
  },
  user_groups: {
    id,
    realm_id: int,
    name: optional(string(100)),
    name_key: optional(string(100)),
    description: { ...string(1024), defaultValue: '' },
    is_system_group: no,
    is_deactivated: no,
  },
  user_group_members: { realm_id: int, group_id: key, user_id: key },
  user_group_subgroups: { realm_id: int, group_id: key, subgroup_id: key },
  recipients: { id, realm_id: int, channel_id: optional(int), members_hash: optional(string(64)) },
  recipient_members: { realm_id: int, recipient_id: key, user_id: key },
  channels: {
    id,
    realm_id: int,
    recipient_id: int,
    name: string(60),
    name_key: string(255),
    description: text,
    rendered_description: text,
    invite_only: no,
    is_web_public: no,
    history_public_to_subscribers: yes,
    is_default: no,
    is_archived: no,
    is_recently_active: yes,
    creator_id: optional(int),
    date_created: big,
    first_message_id: optional(big),
    folder_id: optional(int),
    message_retention_days: optional(int),
    topics_policy: { ...string(32), defaultValue: 'inherit' },
    can_add_subscribers_group: int,
    can_administer_channel_group: int,
    can_create_topic_group: int,
    can_delete_any_message_group: int,
    can_delete_own_message_group: int,
    can_move_messages_out_of_channel_group: int,
    can_move_messages_within_channel_group: int,
    can_remove_subscribers_group: int,
    can_resolve_topics_group: int,
    can_send_message_group: int,
    can_subscribe_group: int,
  },
  subscriptions: {
    id,
    realm_id: int,
    user_id: int,
    channel_id: int,
    is_active: yes,
    is_muted: no,
    pin_to_top: no,
    color: string(10),
    desktop_notifications: maybe,
    audible_notifications: maybe,
    push_notifications: maybe,
    email_notifications: maybe,
    wildcard_mentions_notify: maybe,
  },
  subscription_spans: { id, realm_id: int, user_id: int, channel_id: int, after_message_id: big, to_message_id: optional(big) },
  messages: {
    id,
    realm_id: int,
    sender_id: int,
    recipient_id: int,
    topic: string(64),
    topic_key: string(200),
    content: longText,
    rendered_content: longText,
    client: string(30),
    date_sent: big,
    last_edited_at: optional(big),
    last_moved_at: optional(big),
  },
  user_messages: { realm_id: int, user_id: key, message_id: key, flags: int },
  sent_keys: { realm_id: int, sender_id: key, key_hash: { ...string(64), primaryKey: true }, message_id: int, date_sent: big },
  events: { realm_id: key, seq: { ...big, primaryKey: true }, type: string(40), payload: longText, audience: longText, date_created: big },
  event_queues: {
    id: { ...string(36), primaryKey: true },
    realm_id: int,
    user_id: int,
    options: longText,
    acknowledged_id: big,
    last_seen_at: big,
    idle_timeout: int,
    date_created: big,
    client: { ...string(30), defaultValue: '' },
  },
  attachments: {
    id,
    realm_id: int,
    owner_id: int,
    path_id: string(255),
    file_name: string(255),
    content_type: string(100),
    size: big,
    date_created: big,
  },
  attachment_messages: { realm_id: int, attachment_id: key, message_id: key },
})

const indexes: [table: keyof ReturnType<typeof tables>, columns: string[], options?: { unique: true }][] = [
  ['realms', ['subdomain'], { unique: true }],
  ['users', ['realm_id', 'email_key'], { unique: true }],
  ['api_keys', ['key_hash'], { unique: true }],
  ['api_keys', ['user_id']],
  ['user_groups', ['realm_id', 'name_key'], { unique: true }],
  ['user_group_members', ['user_id']],
  ['user_group_subgroups', ['subgroup_id']],
  ['recipients', ['channel_id'], { unique: true }],
  ['recipients', ['realm_id', 'members_hash'], { unique: true }],
  ['recipient_members', ['user_id']],
  ['channels', ['realm_id', 'name_key'], { unique: true }],
  ['channels', ['recipient_id'], { unique: true }],
  ['subscriptions', ['user_id', 'channel_id'], { unique: true }],
  ['subscriptions', ['channel_id', 'is_active']],
  ['subscription_spans', ['user_id', 'to_message_id']],
  ['messages', ['realm_id', 'id']],
  ['messages', ['recipient_id', 'topic_key', 'id']],
  ['messages', ['recipient_id', 'id']],
  ['messages', ['sender_id', 'id']],
  ['sent_keys', ['date_sent']],
  ['event_queues', ['realm_id']],
  ['event_queues', ['last_seen_at']],
  ['attachments', ['path_id'], { unique: true }],
  ['attachment_messages', ['message_id']],
]

function tablesOf({ sequelize }: QueryInterface): ReturnType<typeof tables> {
  return tables({ type: longText(sequelize), allowNull: false })
}

export async function up(schema: QueryInterface): Promise<void> {
  for (const [name, columns] of Object.entries(tablesOf(schema))) await schema.createTable(name, columns, tableOptions)
  for (const [table, columns, options] of indexes) {
    // There already when the migration was broken off: tables and indexes cannot be part of a transaction on MySQL.
    const name = [table, ...columns].join('_')
    const existing = (await schema.showIndex(table)) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex(table, columns, { ...options, name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const name of Object.keys(tablesOf(schema)).reverse()) await schema.dropTable(name)
}

const tableOptions = { charset: 'utf8mb4', collate: 'utf8mb4_bin' }
