// databases: once
// Every column of an export has a rule that says what it names, and what a row names moves with it.

import { Sequelize } from 'sequelize'
import { beforeAll, expect, test } from 'vitest'
import { ruled, text } from '../db/table.ts'
import { type ModelTable, tablesOf } from '../db/whole-tables.ts'
import { defineModels } from '../models/index.ts'
import { REALM_SETTING_NAMES } from '../settings/realm-settings.ts'
import { tablesOfExport } from './export.ts'
import { type Moved, moverOf } from './moved-rows.ts'

const HUNDREDS: Record<string, number> = { realms: 100, users: 200, user_groups: 300, channels: 400, messages: 500, custom_emoji: 600 }
const OTHERS = 900
const idOf: Moved['idOf'] = (table, id) => (table !== '' && id > 0 && id < 100 ? id + (HUNDREDS[table] ?? OTHERS) : undefined)
const moved: Moved = {
  idOf,
  placeOf: (place) => place + 5_000,
  isOfUsers: (id) => id === 6,
  names: {
    user: (id) => idOf('users', id),
    group: (id) => idOf('user_groups', id),
    channel: (id) => idOf('channels', id),
    message: (id) => idOf('messages', id),
    realmId: { from: 1, to: 101 },
    url: { from: 'https://old.example', to: 'https://new.example' },
  },
}

let tables: ModelTable[]
beforeAll(() => {
  const sequelize = new Sequelize({ dialect: 'sqlite', dialectModule: {} })
  defineModels(sequelize)
  const names = new Set(tablesOfExport(sequelize, { passwords: true, keys: true }).map(({ name }) => name))
  tables = tablesOf(sequelize).filter(({ name }) => names.has(name))
})

const tableOf = (name: string): ModelTable => {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`an export has no table ${name}`)
  return table
}
const move = (name: string, row: Record<string, unknown>): unknown => moverOf(tableOf(name), moved)({ id: 1, realm_id: 1, ...row })

test('every column has a rule', () => {
  expect(tables.length).toBeGreaterThan(25)
  for (const table of tables) moverOf(table, moved)
})

test('a column that names rows in a form of its own needs one', () => {
  const table = tableOf('messages')
  const columns = { ...table.stated.columns, summary: ruled(text()) }
  expect(() => moverOf({ ...table, stated: { ...table.stated, columns } }, moved)).toThrow(
    'messages.summary: src/ops/moved-rows.ts has no rule for it',
  )
})

test('a setting that names something by its ID says so in its name', () => {
  const naming = REALM_SETTING_NAMES.filter((name) => /(_id|_ids|_group|_groups|^create_multiuse.*)$/.test(name))
  const settings = Object.fromEntries(naming.map((name) => [name, 7]))
  const { settings: after } = move('realms', { settings: JSON.stringify(settings), description: '' }) as { settings: string }
  expect(Object.entries(JSON.parse(after)).filter(([, value]) => value === 7)).toEqual([])
})

test.each([
  ['users', { bot_owner_id: 2, message_pointer: 10 }, { id: 201, bot_owner_id: 202, message_pointer: 5_010 }],
  ['users', { bot_owner_id: 2_000 }, { bot_owner_id: null }],
  ['recipients', { members_hash: 'abc' }, { members_hash: null }],
  ['drafts', { user_id: 2, type: 'private', addressees: '[3,4,400]', content: '' }, { addressees: '[203,204]' }],
  ['drafts', { user_id: 2, type: 'stream', addressees: '[3]', content: '@**A|5**' }, { addressees: '[403]', content: '@**A|205**' }],
  ['reactions', { user_id: 2, message_id: 3, reaction_type: 'realm_emoji', emoji_code: '4' }, { message_id: 503, emoji_code: '604' }],
  ['reactions', { user_id: 2, message_id: 3, reaction_type: 'unicode_emoji', emoji_code: '1f44d' }, { emoji_code: '1f44d' }],
  [
    'submessages',
    { message_id: 3, sender_id: 2, content: '{"widget_type":"poll","extra_data":{"question":"@**A|5**?","options":[]}}' },
    { message_id: 503, sender_id: 202, content: '{"widget_type":"poll","extra_data":{"question":"@**A|205**?","options":[]}}' },
  ],
  [
    'submessages',
    { message_id: 3, sender_id: 2, content: '{"type":"vote","key":"2,1","vote":1}' },
    { content: '{"type":"vote","key":"202,1","vote":1}' },
  ],
  [
    'submessages',
    { message_id: 3, sender_id: 2, content: '{"type":"strike","key":"1,2"}' },
    { content: '{"type":"strike","key":"1,202"}' },
  ],
  [
    'submessages',
    { message_id: 3, sender_id: 2, content: '{"type":"strike","key":"1,canned"}' },
    { content: '{"type":"strike","key":"1,canned"}' },
  ],
  ['profile_values', { user_id: 2, field_id: 6, value: '[3]', rendered_value: null }, { field_id: 906, value: '[203]' }],
  ['profile_values', { user_id: 2, field_id: 5, value: '[3]', rendered_value: null }, { value: '[3]' }],
  ['attachments', { owner_id: 2, path_id: '1/ab/token/1.txt' }, { path_id: '101/ab/token/1.txt' }],
  ['stored_images', { user_id: 2, path_id: '1/avatars/abc.webp', state: 'stored' }, { user_id: 202, path_id: '101/avatars/abc.webp' }],
  ['users', { avatar_path: '1/avatars/abc' }, { avatar_path: '101/avatars/abc' }],
  ['realms', { icon_path: '1/realm/abc.webp', logo_path: null, settings: '{}', description: '' }, { icon_path: '101/realm/abc.webp' }],
  ['navigation_views', { user_id: 2, fragment: 'narrow/channel/3-x' }, { fragment: 'narrow/channel/403-x' }],
  ['audit_entries', { actor_id: 2, subject_type: 'channel', subject_id: 3, changes: '[]' }, { actor_id: 202, subject_id: 403 }],
  ['audit_entries', { actor_id: null, subject_type: 'invitation', subject_id: 3, changes: '[]' }, { actor_id: null, subject_id: null }],
])('a row of %s with %j then has %j', (table, before, after) => expect(move(table, before)).toMatchObject(after))

test.each([
  ['group', 'can_manage_group', 3, 303],
  ['channel', 'can_send_message_group', { direct_members: [2], direct_subgroups: [3] }, { direct_members: [202], direct_subgroups: [303] }],
  ['group', 'members', { added: [2, 3] }, { added: [202, 203] }],
  ['group', 'direct_subgroup_ids', [2], [302]],
  ['user', 'api_keys', { added: [{ id: 3, name: 'Laptop 3' }] }, { added: [{ id: 903, name: 'Laptop 3' }] }],
  ['linkifier', 'order', [2, 1], [902, 901]],
  ['profile_field', 'order', 2, 2],
  ['user', 'role', 400, 400],
])('the audit log then says of a %s that %s was %j: %j', (subject_type, property, before, after) => {
  const changes = JSON.stringify([{ property, before, after: null }])
  const row = move('audit_entries', { actor_id: 2, subject_type, subject_id: 3, changes }) as { changes: string }
  expect(JSON.parse(row.changes)).toEqual([{ property, before: after, after: null }])
})

test('the audit log then names profile fields and their users by their new IDs', () => {
  const changes = JSON.stringify([{ property: 'profile_field 6', before: null, after: '[2]' }])
  const row = move('audit_entries', { actor_id: 2, subject_type: 'user', subject_id: 3, changes }) as { changes: string }
  expect(JSON.parse(row.changes)).toEqual([{ property: 'profile_field 906', before: null, after: '[202]' }])
})

test.each([
  ['messages', { realm_id: 2 }, 'realm_id'],
  ['messages', { id: 1_000, sender_id: 1, recipient_id: 1 }, 'id'],
  ['messages', { sender_id: 1_000, recipient_id: 1 }, 'sender_id'],
])('a row of %s with %j is refused for its %s', (table, row, column) =>
  expect(() => move(table, row)).toThrow(`a row of ${table} has a value in ${column} that names nothing in the archive`),
)

test.each([
  ['drafts', { user_id: 2, type: 'private', content: '', addressees: '["4"]' }, 'a list of IDs'],
  ['drafts', { user_id: 2, type: 'private', content: '', addressees: 'private words' }, 'must be JSON'],
  ['profile_values', { user_id: 2, field_id: 6, value: '["3"]', rendered_value: null }, 'a list of IDs'],
  ['realms', { settings: '{"can_invite_users_group":"5"}', description: '' }, 'a group'],
  ['realms', { settings: '{"can_invite_users_group":{"direct_members":["5"],"direct_subgroups":[]}}', description: '' }, 'a group'],
  ['realms', { settings: '{"moderation_request_channel_id":"5"}', description: '' }, 'an ID'],
  ['realms', { settings: 'private words', description: '' }, 'must be JSON'],
])('a row of %s with %j is refused, and not repeated', (table, row, message) => {
  expect(() => move(table, row)).toThrow(message)
  expect(() => move(table, row)).not.toThrow('private words')
})

test('HTML that no message could have does not come along', () => {
  const rendered_content = '<p onclick="x()">Hello <strong>you</strong><script>x()</script><img src="x" onerror="x()"></p>'
  const row = move('messages', { sender_id: 2, recipient_id: 3, content: 'Hello', rendered_content }) as { rendered_content: string }
  expect(row.rendered_content).toBe('<p>Hello <strong>you</strong><img src="x"></p>')
})
