// databases: once
// Planning changes of a channel from given facts, without a database.

import { describe, expect, test } from 'vitest'
import { personOf } from '../../access/channels/policy.ts'
import type { Channel } from '../../models/channel.ts'
import { channelRow, realmRow, userRow } from '../../testing/rows.ts'
import { mention } from '../notice.ts'
import { type ChannelChange, type ChannelFacts, planChannelChange } from './change-plan.ts'

/** The group of all permissions that a test does not state. */
const EVERYONE = 10
const MEMBERS = 11
const MODERATORS = 12
const ANA = userRow({ id: 1, role: 100, full_name: 'Ana' })
const PLACE = channelRow({ id: 7, name: 'lunch', description: 'food', rendered_description: '<p>food</p>', folder_id: 3 })
const channel = (more: Partial<Channel>): Channel => ({ ...PLACE, ...more })
const PRIVATE = channel({ invite_only: true })
const PROTECTED = channel({ invite_only: true, history_public_to_subscribers: false })
const STAYS: ChannelChange = {
  ...{ name: undefined, description: undefined, isPrivate: undefined, isWebPublic: undefined, sharedHistory: undefined },
  ...{ isDefault: undefined, unarchive: undefined, folderId: undefined, topicsPolicy: undefined, messageRetentionDays: undefined },
  permissions: {},
}
const system = (name: string) => ({ name, is_system_group: true, is_deactivated: false })
const FACTS: ChannelFacts = {
  ...{ actor: ANA, channel: PLACE, offersWebPublic: true, isReader: true, folder: { is_archived: false }, hasTopics: false },
  rights: {
    person: personOf(ANA),
    inChannel: () => true,
    inRealm: () => true,
    realm: realmRow({ settings: '{"enable_spectator_access":true}' }),
    systemIds: new Map(),
  },
  settings: {
    systemIds: new Map([
      ['role:everyone', EVERYONE],
      ['role:members', MEMBERS],
    ]),
    groups: new Map([
      [EVERYONE, system('role:everyone')],
      [MEMBERS, system('role:members')],
      [MODERATORS, system('role:moderators')],
    ]),
    users: new Map(),
    current: new Map(),
  },
  ...{ topicGroup: EVERYONE, directory: undefined, knowing: new Set() },
}
/** The plan, with its notices as Markdown. */
const plan = (wanted: Partial<ChannelChange>, facts: Partial<ChannelFacts> = {}) => {
  const { notices, ...others } = planChannelChange({ ...STAYS, ...wanted }, { ...FACTS, ...facts })
  return { ...others, notices: notices.map((deed) => deed('en', mention(ANA)).content) }
}
/** Facts without the named permissions, whether in the channel or in the organisation. */
const without = (...names: string[]): Partial<ChannelFacts> => ({
  rights: {
    ...FACTS.rights,
    inChannel: (_, question) => !names.includes(question),
    inRealm: (permission) => !names.includes(permission),
  },
})
const of = (one: Channel): Partial<ChannelFacts> => ({ channel: one })

describe('a change', () => {
  test('that names nothing, or only current values, does nothing', () => {
    const nothing = {
      columns: {},
      updates: [],
      notices: [],
      unarchives: false,
      settings: [],
      changesVisibility: false,
      changesDefault: false,
    }
    expect(plan({})).toStrictEqual(nothing)
    expect(plan({}, { actor: { ...ANA, role: 600 } })).toStrictEqual(nothing)
    const same = { name: 'lunch', description: 'food', folderId: 3, topicsPolicy: 'inherit', messageRetentionDays: null }
    const group = { can_send_message_group: { new: EVERYONE }, can_resolve_topics_group: { new: EVERYONE } }
    const kind = { isPrivate: false, isWebPublic: false }
    expect(plan({ ...same, ...kind, isDefault: false, unarchive: true, permissions: group })).toEqual(nothing)
  })

  test('of name and description posts notices and renders the description', () => {
    expect(plan({ name: ' Tea ', description: 'at *five*' })).toMatchObject({
      columns: { name: 'Tea', name_key: 'tea', description: 'at *five*', rendered_description: '<p>at <em>five</em></p>' },
      updates: [
        { property: 'name', value: 'Tea' },
        { property: 'description', value: 'at *five*', rendered_description: '<p>at <em>five</em></p>' },
      ],
      notices: [
        '@_**Ana|1** renamed channel `lunch` to `Tea`.',
        '@_**Ana|1** changed the description of this channel.\n\n**Old description:**\n```\nfood\n```\n\n**New description:**\n```\nat *five*\n```',
      ],
    })
    expect(() => plan({ name: ' ' })).toThrow("'new_name'")
    expect(plan({ description: '' }).columns).toEqual({ description: '', rendered_description: '' })
  })

  test('of folder, topics policy and retention has one update each and no notice', () => {
    expect(plan({ folderId: 4, topicsPolicy: 'empty_topic_only', messageRetentionDays: 30 })).toMatchObject({
      columns: { folder_id: 4, topics_policy: 'empty_topic_only', message_retention_days: 30 },
      updates: [
        { property: 'folder_id', value: 4 },
        { property: 'topics_policy', value: 'empty_topic_only' },
        { property: 'message_retention_days', value: 30 },
      ],
      notices: [],
    })
    expect(plan({ folderId: null }, { folder: null })).toMatchObject({ columns: { folder_id: null }, updates: [{ value: null }] })
  })

  test('is refused for a missing or archived folder, and for a topics policy that does not fit the messages', () => {
    expect(() => plan({ folderId: 4 }, { folder: null })).toThrow("'folder_id' names a folder that does not exist: 4")
    expect(() => plan({ folderId: 4 }, { folder: { is_archived: true } })).toThrow("'folder_id' names an archived folder: 4")
    expect(() => plan({ topicsPolicy: 'empty_topic_only' }, { hasTopics: true })).toThrow('the channel has messages in other topics')
    expect(plan({ topicsPolicy: 'disable_empty_topic' }, { hasTopics: true }).columns).toEqual({ topics_policy: 'disable_empty_topic' })
  })

  test('of permissions names only the permissions that differ', () => {
    const permissions = { can_send_message_group: { new: MEMBERS }, can_resolve_topics_group: { new: EVERYONE } }
    expect(plan({ permissions })).toMatchObject({
      updates: [{ property: 'can_send_message_group', value: MEMBERS }],
      settings: [{ name: 'can_send_message_group', value: MEMBERS, formerId: EVERYONE }],
      notices: ['@_**Ana|1** changed permissions of this channel: `can_send_message_group`.'],
      changesVisibility: false,
    })
    expect(plan({ permissions: { can_subscribe_group: { new: MODERATORS } } }).changesVisibility).toBe(true)
    const two = { can_send_message_group: { new: MEMBERS }, can_resolve_topics_group: { new: MEMBERS } }
    expect(plan({ permissions: two }).notices[0]).toContain(': `can_resolve_topics_group`, `can_send_message_group`.')
  })
})

describe('a change of kind', () => {
  test('defaults to protected history, and keeps the history of a channel that is already private', () => {
    expect(plan({ isPrivate: true })).toMatchObject({
      columns: { invite_only: true, is_web_public: false, history_public_to_subscribers: false },
      updates: [{ property: 'invite_only', value: true, is_web_public: false, history_public_to_subscribers: false }],
      notices: ['@_**Ana|1** changed the access permissions of this channel from **Public** to **Private, protected history**.'],
      changesVisibility: true,
    })
    expect(plan({ sharedHistory: true }, of(PROTECTED)).notices[0]).toMatch(
      /from \*\*Private, protected history.*to \*\*Private, shared history/,
    )
    expect(plan({ isPrivate: true }, of(PROTECTED)).updates).toEqual([])
    expect(plan({ isPrivate: true }, of(PRIVATE)).updates).toEqual([])
    expect(plan({ isWebPublic: true }, of(PRIVATE)).columns).toMatchObject({ invite_only: false, is_web_public: true })
    const web = channel({ is_web_public: true })
    expect(plan({ isWebPublic: false }, of(web)).notices[0]).toMatch(/from \*\*Web-public\*\* to \*\*Public/)
    expect(plan({ isPrivate: false }, of(web)).columns).toMatchObject({ is_web_public: false })
    expect(plan({ sharedHistory: true }, of(web)).updates).toEqual([])
  })

  test('needs permission to create a channel of the new kind, unless only the history changes', () => {
    expect(() => plan({ isPrivate: true }, without('can_create_private_channel_group'))).toThrow('permission to create private channels')
    expect(() => plan({ isPrivate: false }, { ...of(PRIVATE), ...without('can_create_public_channel_group') })).toThrow('create public')
    expect(() => plan({ isWebPublic: true }, without('can_create_web_public_channel_group'))).toThrow('create web-public channels')
    expect(() => plan({ isWebPublic: true }, { offersWebPublic: false })).toThrow('create web-public channels')
    const closed = { ...FACTS.rights, realm: realmRow() }
    expect(() => plan({ isWebPublic: true }, { rights: closed })).toThrow('create web-public channels')
    expect(plan({ sharedHistory: false }, { ...of(PRIVATE), ...without('can_create_private_channel_group') }).updates).toHaveLength(1)
  })

  test('to private is refused for a default channel', () => {
    const chosen = channel({ is_default: true })
    expect(() => plan({ isPrivate: true }, of(chosen))).toThrow("'is_private' must be false for a default channel")
    expect(() => plan({ isPrivate: true, isDefault: true })).toThrow("'is_private' must be false for a default channel")
    expect(plan({ isPrivate: true, isDefault: false }, of(chosen)).columns).toMatchObject({ invite_only: true, is_default: false })
  })

  test('to protected history requires that everyone may create topics', () => {
    const message = "'can_create_topic_group' must be role:everyone in a private channel with protected history"
    const only = { can_create_topic_group: { new: MEMBERS } }
    expect(() => plan({ isPrivate: true }, { topicGroup: MEMBERS })).toThrow(message)
    expect(() => plan({ permissions: only }, of(PROTECTED))).toThrow(message)
    expect(plan({ permissions: only }, of(PRIVATE)).updates).toHaveLength(1)
    expect(plan({ name: 'tea' }, { ...of(PROTECTED), topicGroup: MEMBERS }).updates).toHaveLength(1)
    const open = channel({ can_create_topic_group: MEMBERS })
    const change = { isPrivate: true, permissions: { can_create_topic_group: { new: EVERYONE } } }
    expect(plan(change, { channel: open, topicGroup: MEMBERS }).updates).toHaveLength(2)
    const first = { can_add_subscribers_group: { new: MEMBERS }, ...change.permissions }
    expect(plan({ ...change, permissions: first }, { channel: open, topicGroup: MEMBERS }).updates).toHaveLength(3)
  })
})

describe('a change that the actor may not make', () => {
  test('is refused with the reason for that property', () => {
    const refused = (wanted: Partial<ChannelChange>, facts: Partial<ChannelFacts>, message: string): void => {
      expect(() => plan(wanted, facts)).toThrow(message)
    }
    const administer = 'You do not have permission to change this channel'
    refused({ name: 'tea' }, without('administer'), administer)
    refused({ permissions: { can_send_message_group: { new: MEMBERS } } }, without('administer'), administer)
    expect(plan({ isDefault: true }, without('administer')).changesDefault).toBe(true)
    refused({ isDefault: true }, { actor: { ...ANA, role: 300 } }, "'is_default_stream' may be set by administrators only")
    refused({ messageRetentionDays: 3 }, { actor: { ...ANA, role: 200 } }, "'message_retention_days' may be set by owners only")
    refused({ topicsPolicy: 'inherit' }, without('can_set_topics_policy_group'), "You do not have permission to set 'topics_policy'")
    const deletion = { can_delete_any_message_group: { new: MEMBERS } }
    refused({ permissions: deletion }, without('can_set_delete_message_policy_group'), "to set 'can_delete_any_message_group'")
    const refusal = 'You do not have permission to change who can see this channel'
    for (const wanted of [{ isPrivate: true }, { isWebPublic: false }, { sharedHistory: true }])
      refused(wanted, { isReader: false }, refusal)
    refused({ permissions: { can_administer_channel_group: { new: MEMBERS } } }, { isReader: false }, refusal)
    expect(plan({ name: 'tea' }, { isReader: false }).updates).toHaveLength(1)
  })
})

describe('a default channel', () => {
  test('cannot be private or archived', () => {
    expect(plan({ isDefault: true })).toMatchObject({ columns: { is_default: true }, changesDefault: true, updates: [] })
    expect(() => plan({ isDefault: true }, of(PRIVATE))).toThrow("'is_default_stream' must be false for a private channel")
    const archived = channel({ is_archived: true })
    expect(() => plan({ isDefault: true }, of(archived))).toThrow("'is_default_stream' must be false for an archived channel")
    expect(plan({ isDefault: true, unarchive: true }, of(archived))).toMatchObject({ unarchives: true, columns: { is_default: true } })
    expect(plan({ isDefault: false }, of(channel({ is_archived: true, is_default: true }))).columns).toEqual({ is_default: false })
  })

  test('is unarchived only on request', () => {
    expect(plan({ unarchive: true }, of(channel({ is_archived: true }))).unarchives).toBe(true)
    expect(plan({ unarchive: false }, of(channel({ is_archived: true }))).unarchives).toBe(false)
  })
})
