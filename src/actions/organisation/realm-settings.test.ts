import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { loadContract } from '../../http/contract.ts'
import { Realm } from '../../models/realm.ts'
import { UserGroup } from '../../models/user-group.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { isPermission, REALM_SETTING_NAMES } from '../../settings/realm-settings.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { bindIdentity, testProvider } from '../../testing/openid-provider.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { setRealmSetting } from './realms.ts'

/** The owner has another way to log in than a password. */
const CORP = testProvider('corp', 'https://id.example')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ providers: [CORP] })
  await bindIdentity(app, 'owner', CORP)
})
afterAll(() => app.close())

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
const id = (name: Name): number => app.demo.users[name].user_id
const set = (fields: Record<string, unknown>, by: Name = 'administrator'): Promise<Answer> => app.as(by).patch('/realm', fields)
/** Who may change a setting. Only owners change how long something is kept, who manages all groups and how people log in. */
const keeper = (name: string): Name =>
  ['message_retention_days', 'audit_log_retention_days', 'can_manage_all_groups', 'email_auth_enabled'].includes(name)
    ? 'owner'
    : 'administrator'
const failure = (msg: string, code = 'BAD_REQUEST') => ({ status: 400, body: { result: 'error', code, msg } })
const state = async (): Promise<Record<string, unknown>> => (await app.as('guest').post('/register', { fetch_event_types: ['realm'] })).body
const group = async (name: string): Promise<number> => (await UserGroup.systemGroupIds(1)).get(name) ?? 0

/** Each setting that is no permission, and two values that it gets in turn. */
const PLAIN: [string, unknown, unknown][] = [
  ['default_language', 'de', 'fr'],
  ['waiting_period_threshold', 3, 0],
  ['enable_spectator_access', true, false],
  ['invite_required', false, true],
  ['emails_restricted_to_domains', true, false],
  ['disallow_disposable_email_addresses', false, true],
  ['name_changes_disabled', true, false],
  ['email_changes_disabled', true, false],
  ['require_unique_names', true, false],
  ['email_auth_enabled', false, true],
  ['presence_disabled', true, false],
  ['enable_read_receipts', false, true],
  ['inline_image_preview', false, true],
  ['allow_message_editing', false, true],
  ['message_content_edit_limit_seconds', null, 600],
  ['message_content_delete_limit_seconds', 60, null],
  ['move_messages_within_stream_limit_seconds', null, 1],
  ['move_messages_between_streams_limit_seconds', 5, null],
  ['topics_policy', 'disable_empty_topic', 'allow_empty_topic'],
  ['message_retention_days', 30, -1],
  ['audit_log_retention_days', 30, -1],
  ['new_stream_announcements_stream_id', 1, -1],
  ['moderation_request_channel_id', 2, -1],
  ['message_content_allowed_in_email_notifications', false, true],
  ['digest_emails_enabled', true, false],
  ['digest_weekday', 6, 1],
  ['send_channel_events_messages', false, true],
  ['welcome_message_custom_text', 'Hello!', ''],
]

describe('PATCH /realm', () => {
  test('accepts every setting of the organisation', () => {
    const operation = loadContract().operations.find(({ operationId }) => operationId === 'updateRealm')
    expect(Object.keys(operation?.requestBody?.schema.properties ?? {}).sort()).toEqual(
      ['description', 'name', ...REALM_SETTING_NAMES].sort(),
    )
  })

  test('is tried with every setting that is no permission', () => {
    expect(PLAIN.map(([name]) => name).sort()).toEqual(REALM_SETTING_NAMES.filter((name) => !isPermission(name)).sort())
  })

  test.each(PLAIN)('sets %s, with events for everybody', async (name, value, another) => {
    for (const wanted of [value, another]) {
      const events = await verifyEvents(app, ['administrator', 'guest'], () => set({ [name]: wanted }, keeper(name)))
      const [event] = events.guest
      expect(event.type).toBe('realm')
      expect(event.op === 'update' ? { [event.property]: event.value } : event.data).toMatchObject({ [name]: wanted })
      expect((await state())[`realm_${name}`]).toEqual(wanted)
    }
  })

  test.each(Object.entries(PERMISSION_SETTINGS.realm))(
    'sets the permission %s by its rule, with events for everybody',
    async (name, rule) => {
      const before = (await state())[`realm_${name}`]
      for (const excluded of [
        'role:internet',
        ...(rule.allow_everyone_group ? [] : ['role:everyone']),
        ...(rule.allow_nobody_group ? [] : ['role:nobody']),
      ])
        expect(await set({ [name]: await group(excluded) }, keeper(name))).toMatchObject(failure(`'${name}' must not be ${excluded}`))
      const direct = { direct_members: [id('member')], direct_subgroups: [5] }
      if (rule.require_system_group) {
        expect(await set({ [name]: direct }, keeper(name))).toMatchObject(failure(`'${name}' must be a system group`))
        return
      }
      const events = await verifyEvents(app, ['administrator', 'guest'], () => set({ [name]: { new: direct, old: before } }, keeper(name)))
      expect(events.guest).toMatchObject([{ op: 'update_dict', property: 'default', data: { [name]: direct } }])
      expect(await set({ [name]: { new: 5, old: before } }, keeper(name))).toMatchObject(
        failure(`'${name}.old' does not match the stored value`, 'EXPECTATION_MISMATCH'),
      )
      await verifyEvents(app, ['administrator', 'guest'], () => set({ [name]: before }, keeper(name)))
    },
  )

  test('announces limits, policies and permissions together, other settings one by one, and no unchanged ones', async () => {
    const fields = { topics_policy: 'disable_empty_topic', can_create_groups: 5, name_changes_disabled: true, presence_disabled: false }
    const events = await verifyEvents(app, EVERYBODY, () => set(fields))
    for (const name of EVERYBODY)
      expect(events[name].map(({ id: _, ...event }) => event)).toEqual([
        {
          type: 'realm',
          op: 'update_dict',
          property: 'default',
          data: { topics_policy: 'disable_empty_topic', mandatory_topics: true, can_create_groups: 5 },
        },
        { type: 'realm', op: 'update', property: 'name_changes_disabled', value: true },
      ])
  })

  test('changes all given settings or none', async () => {
    const before = await state()
    const rows = await UserGroup.count()
    for (const wrong of [
      { can_invite_users_group: 999 },
      { new_stream_announcements_stream_id: 999 },
      { moderation_request_channel_id: 999 },
      { moderation_request_channel_id: 1 },
      { welcome_message_custom_text: 'x'.repeat(8001) },
    ]) {
      const direct = { direct_members: [id('guest')], direct_subgroups: [] }
      expect((await set({ invite_required: false, can_add_custom_emoji_group: direct, ...wrong })).status).toBe(400)
    }
    const { queue_id: _, last_event_id: __, ...after } = await state()
    expect(before).toMatchObject(after)
    expect(await UserGroup.count()).toBe(rows)
  })

  test.each(['moderator', 'member', 'guest', 'bot'] as const)('is refused for a %s', async (name) => {
    expect(await set({ invite_required: false }, name)).toMatchObject(failure('Only administrators may do this'))
  })

  test('for one permission in several requests at the same time stores one of the values', async () => {
    const values = [id('owner'), id('member'), id('guest')].map((user) => ({ direct_members: [user], direct_subgroups: [] }))
    const rows = await UserGroup.count()
    const answers = await Promise.all(values.map((value) => set({ can_resolve_topics_group: value })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(values).toContainEqual((await state()).realm_can_resolve_topics_group)
    // One row, for the stored value.
    expect(await UserGroup.count()).toBe(rows + 1)
  })
})

describe('the admin command', () => {
  const byText = async (name: string, text: string): Promise<void> =>
    setRealmSetting(serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true })), name, text)

  test('sets a permission by the name of a group, its ID, or users and groups', async () => {
    for (const [text, value] of [
      ['role:moderators', 5],
      ['6', 6],
      ['{"direct_members":[5],"direct_subgroups":[]}', { direct_members: [5], direct_subgroups: [] }],
      ['{"direct_members":[],"direct_subgroups":[]}', 8],
    ] as const) {
      await verifyEvents(app, ['guest'], () => byText('can_mention_many_users_group', text))
      expect((await state()).realm_can_mention_many_users_group).toEqual(value)
    }
  })

  test.each([
    ['no_such_setting', 'x', /^There is no setting 'no_such_setting'/],
    ['can_invite_users_group', 'role:everyone', "'can_invite_users_group' must not be role:everyone"],
    ['can_invite_users_group', 'nobody', "'can_invite_users_group' names a group that does not exist: nobody"],
    ['can_invite_users_group', '999', "'can_invite_users_group' names a user group that does not exist: 999"],
    ['can_invite_users_group', '{', "'can_invite_users_group' is not valid JSON"],
    ['can_invite_users_group', '{"direct_members":[5]}', /must have direct_members and direct_subgroups, lists of integers$/],
    ['message_retention_days', '-2', "'message_retention_days' must be an integer, at least -1"],
    ['digest_weekday', '7', "'digest_weekday' must be an integer, at most 6 and at least 0"],
  ])('refuses %s = %s', async (name, text, message) => {
    await expect(byText(name, text)).rejects.toThrow(message)
  })
})
