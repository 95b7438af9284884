// The audit log: which operations and pages write into it, what they write, and for how long it is kept.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireRow } from '../../db/sql.ts'
import { loadContract } from '../../http/contract.ts'
import { mailResets } from '../../jobs/requested-mails.ts'
import { deleteOld } from '../../jobs/retention.ts'
import { AuditEntry } from '../../models/audit-entry.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { pagesOf } from '../../server/app.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { imageOf, TINY_GIF } from '../../testing/images.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'
import { bindIdentity, startProvider, type TestProvider } from '../../testing/openid-provider.ts'
import { logInByPage } from '../../testing/sessions.ts'
import { withStatements } from '../../testing/statements.ts'
import { unixTime } from '../../values/dates.ts'
import { unsubscribePath } from '../messages/notifications/unsubscribe.ts'

let app: TestApp
let corp: TestProvider
beforeAll(async () => {
  corp = await startProvider('corp')
  app = await startTestApp({ ...NO_WORKER, trustProxy: 1, providers: [corp.provider] })
  corp.serve(app.url)
})
afterAll(async () => {
  await corp.close()
  await app.close()
})

type Name = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest'
const idOf = (name: Name): number => app.demo.users[name].user_id
const owner = () => app.as('owner')
/** What earlier cases created, for later ones. */
const made: Record<string, number> = {}
const done = async (asked: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await asked
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const log = async (query: Record<string, unknown> = {}, by: Name = 'owner') =>
  (await done(app.as(by).get('/realm/audit_log', query))).entries

async function uploadImage(path: string, fields: Record<string, string> = {}): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new Blob([await imageOf('png')], { type: 'image/png' }), 'badge.png')
  await done(owner().raw(`/api/v1${path}`, { method: 'POST', body }))
}

interface Case {
  run: () => Promise<unknown>
  /** The newest entry, or some of its fields. */
  entry: () => Record<string, unknown>
}
const change = (property: string, before: unknown, after: unknown) => ({ property, before: text(before), after: text(after) })
const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** The operations that administer the organisation or an account, in an order in which they can be called one after the other. */
const ADMINISTERING: Record<string, Case> = {
  addRealmDomain: {
    run: () => done(owner().post('/realm/domains', { domain: 'log.example' })),
    entry: () => ({
      ...{ action: 'added', subject_type: 'domain', subject_name: 'log.example' },
      changes: [change('domain', null, 'log.example'), change('allow_subdomains', null, false)],
    }),
  },
  updateRealmDomain: {
    run: () => done(owner().patch('/realm/domains/log.example', { allow_subdomains: true })),
    entry: () => ({ action: 'changed', subject_type: 'domain', changes: [change('allow_subdomains', false, true)] }),
  },
  removeRealmDomain: {
    run: () => done(owner().delete('/realm/domains/log.example')),
    entry: () => ({ action: 'removed', subject_type: 'domain', subject_name: 'log.example' }),
  },
  addLinkifier: {
    run: async () => {
      const fields = { pattern: 'L-(?P<id>[0-9]+)', url_template: 'https://l.example/{id}' }
      made.linkifier = (await done(owner().post('/realm/filters', fields))).id
      await done(owner().post('/realm/filters', { pattern: 'M-(?P<id>[0-9]+)', url_template: 'https://m.example/{id}' }))
    },
    entry: () => ({ action: 'added', subject_type: 'linkifier', subject_name: 'M-(?P<id>[0-9]+)' }),
  },
  reorderLinkifiers: {
    run: async () => {
      const all: number[] = (await done(owner().get('/realm/linkifiers'))).linkifiers.map(({ id }: { id: number }) => id)
      made.first = all[0] ?? 0
      made.last = all.at(-1) ?? 0
      await done(owner().patch('/realm/linkifiers', { ordered_linkifier_ids: all.toReversed() }))
    },
    entry: () => ({
      ...{ action: 'changed', subject_type: 'linkifier', subject_id: null },
      changes: [change('order', [made.first, made.last], [made.last, made.first])],
    }),
  },
  updateLinkifier: {
    run: () =>
      done(owner().patch(`/realm/filters/${made.linkifier}`, { pattern: 'L-(?P<id>[0-9]+)', url_template: 'https://n.example/{id}' })),
    entry: () => ({ subject_id: made.linkifier, changes: [change('url_template', 'https://l.example/{id}', 'https://n.example/{id}')] }),
  },
  deleteLinkifier: {
    run: () => done(owner().delete(`/realm/filters/${made.linkifier}`)),
    entry: () => ({ action: 'removed', subject_type: 'linkifier', subject_id: made.linkifier }),
  },
  createProfileField: {
    run: async () => {
      made.field = (await done(owner().post('/realm/profile_fields', { field_type: 1, name: 'Badge' }))).id
    },
    entry: () => ({ action: 'added', subject_type: 'profile_field', subject_id: made.field, subject_name: 'Badge' }),
  },
  updateProfileField: {
    run: () => done(owner().patch(`/realm/profile_fields/${made.field}`, { hint: 'Five digits' })),
    entry: () => ({ action: 'changed', subject_id: made.field, changes: [change('hint', '', 'Five digits')] }),
  },
  deleteProfileField: {
    run: () => done(owner().delete(`/realm/profile_fields/${made.field}`)),
    entry: () => ({ action: 'removed', subject_type: 'profile_field', subject_name: 'Badge' }),
  },
  reorderProfileFields: {
    run: async () => {
      await done(owner().post('/realm/profile_fields', { field_type: 1, name: 'Desk' }))
      await done(owner().post('/realm/profile_fields', { field_type: 1, name: 'Floor' }))
      const all: number[] = (await done(owner().get('/realm/profile_fields'))).custom_fields.map(({ id }: { id: number }) => id)
      made.first = all[0] ?? 0
      made.last = all.at(-1) ?? 0
      await done(owner().patch('/realm/profile_fields', { order: all.toReversed() }))
    },
    entry: () => ({
      ...{ action: 'changed', subject_type: 'profile_field', subject_id: null },
      changes: [change('order', [made.first, made.last], [made.last, made.first])],
    }),
  },
  uploadRealmIcon: {
    run: () => uploadImage('/realm/icon'),
    entry: () => ({ action: 'changed', subject_type: 'organisation', changes: [change('icon', null, 'uploaded')] }),
  },
  deleteRealmIcon: {
    run: () => done(owner().delete('/realm/icon')),
    entry: () => ({ action: 'changed', subject_type: 'organisation', changes: [change('icon', 'uploaded', null)] }),
  },
  uploadRealmLogo: {
    run: () => uploadImage('/realm/logo', { night: 'true' }),
    entry: () => ({ action: 'changed', subject_type: 'organisation', changes: [change('night_logo', null, 'uploaded')] }),
  },
  deleteRealmLogo: {
    run: () => done(owner().delete('/realm/logo', { night: true })),
    entry: () => ({ action: 'changed', subject_type: 'organisation', changes: [change('night_logo', 'uploaded', null)] }),
  },
  createUser: {
    run: () => done(owner().post('/users', { email: 'created@log.example', full_name: 'Cora Created' })),
    entry: () => ({ action: 'added', subject_type: 'user', subject_name: 'Cora Created' }),
  },
  addCustomEmoji: {
    run: () => uploadImage('/realm/emoji/badge'),
    entry: () => ({ action: 'added', subject_type: 'emoji', subject_name: 'badge' }),
  },
  deleteCustomEmoji: {
    run: () => done(owner().delete('/realm/emoji/badge')),
    entry: () => ({ action: 'deactivated', subject_type: 'emoji', subject_name: 'badge' }),
  },
  createChannelFolder: {
    run: async () => {
      made.folder = (await done(owner().post('/channel_folders/create', { name: 'Desk' }))).channel_folder_id
      made.folder2 = (await done(owner().post('/channel_folders/create', { name: 'Shelf' }))).channel_folder_id
    },
    entry: () => ({ action: 'added', subject_type: 'channel_folder', subject_id: made.folder2, subject_name: 'Shelf' }),
  },
  reorderChannelFolders: {
    run: () => done(owner().patch('/channel_folders', { order: [made.folder2, made.folder] })),
    entry: () => ({ action: 'changed', changes: [change('order', [made.folder, made.folder2], [made.folder2, made.folder])] }),
  },
  updateChannelFolder: {
    run: () => done(owner().patch(`/channel_folders/${made.folder}`, { name: 'Table' })),
    entry: () => ({ subject_id: made.folder, subject_name: 'Desk', changes: [change('name', 'Desk', 'Table')] }),
  },
  createChannel: {
    run: async () => {
      made.channel = (await done(owner().post('/channels/create', { name: 'audited', subscribers: [] }))).id
    },
    entry: () => ({ action: 'added', subject_type: 'channel', subject_id: made.channel, subject_name: 'audited' }),
  },
  subscribe: {
    run: () => done(owner().post('/users/me/subscriptions', { subscriptions: [{ name: 'made by subscribing' }] })),
    entry: () => ({ action: 'added', subject_type: 'channel', subject_name: 'made by subscribing' }),
  },
  unsubscribe: {
    run: async () => {
      const subscriptions = [{ name: 'behind closed doors' }]
      await done(owner().post('/users/me/subscriptions', { subscriptions, invite_only: true }))
      const principals = [idOf('member')]
      await done(owner().post('/users/me/subscriptions', { subscriptions, principals }))
      expect(await log({ limit: 1 })).toMatchObject([
        {
          ...{ action: 'changed', subject_type: 'channel', subject_name: 'behind closed doors' },
          changes: [change('subscribers', { removed: [] }, { added: principals })],
        },
      ])
      await done(owner().delete('/users/me/subscriptions', { subscriptions: ['behind closed doors'], principals }))
    },
    entry: () => ({
      ...{ action: 'changed', subject_type: 'channel', subject_name: 'behind closed doors' },
      changes: [change('subscribers', { removed: [idOf('member')] }, { added: [] })],
    }),
  },
  updateSubscriptions: {
    run: () => done(owner().patch('/users/me/subscriptions', { add: [{ name: 'made by changing' }], delete: ['made by subscribing'] })),
    entry: () => ({ action: 'added', subject_type: 'channel', subject_name: 'made by changing' }),
  },
  updateMessage: {
    run: async () => {
      await app.as('owner').must.subscribe('made by subscribing')
      made.message = (
        await done(owner().post('/messages', { type: 'channel', to: 'made by subscribing', topic: 'Here', content: 'Hello' }))
      ).id
      await done(owner().patch(`/messages/${made.message}`, { stream_id: made.channel, propagate_mode: 'change_one' }))
    },
    entry: () => ({
      ...{ action: 'changed', subject_type: 'message', subject_id: made.message, subject_name: 'made by subscribing' },
      changes: [{ property: 'channel_id', before: expect.any(String), after: text(made.channel) }, change('messages', null, 1)],
    }),
  },
  updateChannel: {
    run: () => done(owner().patch(`/streams/${made.channel}`, { new_name: 'renamed', can_administer_channel_group: { new: 3 } })),
    entry: () => ({
      ...{ action: 'changed', subject_id: made.channel, subject_name: 'audited' },
      changes: [
        change('name', 'audited', 'renamed'),
        change('can_administer_channel_group', { direct_members: [1], direct_subgroups: [] }, 3),
      ],
    }),
  },
  addPlayground: {
    run: async () => {
      const form = { name: 'Sandbox', pygments_language: 'Go', url_template: 'https://go.example/{code}' }
      made.playground = (await done(owner().post('/realm/playgrounds', form))).id
    },
    entry: () => ({ action: 'added', subject_type: 'playground', subject_id: made.playground, subject_name: 'Sandbox' }),
  },
  removePlayground: {
    run: () => done(owner().delete(`/realm/playgrounds/${made.playground}`)),
    entry: () => ({ action: 'removed', subject_type: 'playground', subject_name: 'Sandbox' }),
  },
  addDefaultChannel: {
    run: () => done(owner().post('/default_streams', { stream_id: made.channel })),
    entry: () => ({ action: 'changed', subject_id: made.channel, changes: [change('is_default', false, true)] }),
  },
  removeDefaultChannel: {
    run: () => done(owner().delete('/default_streams', { stream_id: made.channel })),
    entry: () => ({ action: 'changed', subject_id: made.channel, changes: [change('is_default', true, false)] }),
  },
  archiveChannel: {
    run: () => done(owner().delete(`/streams/${made.channel}`)),
    entry: () => ({ action: 'deactivated', subject_type: 'channel', subject_name: 'renamed' }),
  },
  createUserGroup: {
    run: async () => {
      const fields = { name: 'crew', description: '', members: [idOf('member')] }
      made.group = (await done(owner().post('/user_groups/create', fields))).group_id
    },
    entry: () => ({ action: 'added', subject_type: 'group', subject_id: made.group, subject_name: 'crew' }),
  },
  updateUserGroup: {
    run: () => done(owner().patch(`/user_groups/${made.group}`, { name: 'team', can_mention_group: { new: 3 } })),
    entry: () => ({
      ...{ action: 'changed', subject_id: made.group, subject_name: 'crew' },
      changes: [change('name', 'crew', 'team'), expect.objectContaining({ property: 'can_mention_group', after: '3' })],
    }),
  },
  updateUserGroupMembers: {
    run: () => done(owner().post(`/user_groups/${made.group}/members`, { add: [idOf('member2')], delete: [idOf('member')] })),
    entry: () => ({ changes: [change('members', { removed: [idOf('member')] }, { added: [idOf('member2')] })] }),
  },
  updateUserGroupSubgroups: {
    run: () => done(owner().post(`/user_groups/${made.group}/subgroups`, { add: [3] })),
    entry: () => ({ changes: [change('direct_subgroup_ids', { removed: [] }, { added: [3] })] }),
  },
  deactivateUserGroup: {
    run: () => done(owner().post(`/user_groups/${made.group}/deactivate`)),
    entry: () => ({ action: 'deactivated', subject_type: 'group', subject_name: 'team' }),
  },
  deleteUserGroup: {
    run: async () => {
      const { group_id } = await done(owner().post('/user_groups/create', { name: 'ending', description: '', members: [] }))
      await done(owner().delete(`/user_groups/${group_id}`))
    },
    entry: () => ({ action: 'deactivated', subject_type: 'group', subject_name: 'ending' }),
  },
  sendInvitations: {
    run: () => done(owner().post('/invites', { invitee_emails: 'new@log.example', stream_ids: [] })),
    entry: () => ({ action: 'added', subject_type: 'invitation', subject_name: 'new@log.example', changes: [change('role', null, 400)] }),
  },
  resendInvitation: {
    run: async () => {
      const [invitation] = (await done(owner().get('/invites'))).invites
      await done(owner().post(`/invites/${invitation.id}/resend`))
    },
    entry: () => ({
      ...{ action: 'changed', subject_type: 'invitation', subject_name: 'new@log.example' },
      changes: [expect.objectContaining({ property: 'date_sent' })],
    }),
  },
  revokeInvitation: {
    run: async () => {
      const [invitation] = (await done(owner().get('/invites'))).invites
      await done(owner().delete(`/invites/${invitation.id}`))
    },
    entry: () => ({ action: 'removed', subject_type: 'invitation', subject_name: 'new@log.example' }),
  },
  createInvitationLink: {
    run: () => done(owner().post('/invites/multiuse', { stream_ids: [] })),
    entry: () => ({ action: 'added', subject_type: 'invitation', subject_name: '' }),
  },
  revokeInvitationLink: {
    run: async () => {
      const [link] = (await done(owner().get('/invites'))).invites
      await done(owner().delete(`/invites/multiuse/${link.id}`))
    },
    entry: () => ({ action: 'removed', subject_type: 'invitation' }),
  },
  updateRealm: {
    run: () =>
      done(
        owner().patch('/realm', { waiting_period_threshold: 3, can_create_groups: { new: { direct_members: [], direct_subgroups: [4] } } }),
      ),
    entry: () => ({
      ...{ action: 'changed', subject_type: 'organisation', subject_name: 'Demo' },
      changes: expect.arrayContaining([
        change('waiting_period_threshold', 0, 3),
        expect.objectContaining({ property: 'can_create_groups', before: '3', after: '4' }),
      ]),
    }),
  },
  updateUserSettingsDefaults: {
    run: () => done(owner().patch('/realm/user_settings_defaults', { twenty_four_hour_time: true })),
    entry: () => ({
      ...{ action: 'changed', subject_type: 'user_settings_defaults', subject_id: null },
      changes: [change('twenty_four_hour_time', false, true)],
    }),
  },
  updateUserByEmail: {
    run: () => done(owner().patch('/users/member2@example.com', { role: 300 })),
    entry: () => ({
      ...{ action: 'changed', subject_type: 'user', subject_id: idOf('member2') },
      changes: [change('role', 400, 300)],
    }),
  },
  createBot: {
    run: async () => {
      const form = { full_name: 'Log Bot', short_name: 'log', bot_type: 3, payload_url: 'https://bots.log.example/?token=hidden' }
      made.bot = (await done(owner().post('/bots', form))).user_id
    },
    entry: () => ({ subject_type: 'user', subject_id: made.bot, changes: [expect.objectContaining({ property: 'api_keys' })] }),
  },
  updateBot: {
    run: () =>
      done(
        owner().patch(`/bots/${made.bot}`, {
          bot_owner_id: idOf('member'),
          service_payload_url: 'https://bots.log.example/2?token=hidden',
        }),
      ),
    entry: () => ({
      ...{ action: 'changed', subject_id: made.bot },
      changes: [
        change('bot_owner_id', idOf('owner'), idOf('member')),
        change('payload_url', 'https://bots.log.example/', 'https://bots.log.example/2'),
      ],
    }),
  },
  deleteBotAvatar: {
    run: async () => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(TINY_GIF)]), 'bot.gif')
      await done(owner().raw(`/api/v1/bots/${made.bot}`, { method: 'PATCH', body }))
      await done(owner().delete(`/bots/${made.bot}/avatar`))
    },
    entry: () => ({ action: 'changed', subject_id: made.bot, changes: [change('avatar', 'uploaded', null)] }),
  },
  regenerateBotApiKey: {
    run: () => done(owner().post(`/bots/${made.bot}/api_key/regenerate`)),
    entry: () => ({
      action: 'changed',
      subject_id: made.bot,
      changes: [change('token', null, null), change('signing_secret', null, null)],
    }),
  },
  deactivateBot: {
    run: () => done(owner().delete(`/bots/${made.bot}`)),
    entry: () => ({ subject_id: made.bot, changes: [expect.objectContaining({ property: 'api_keys' })] }),
  },
  deactivateOwnUser: {
    run: () => done(app.as('guest').delete('/users/me')),
    entry: () => ({
      ...{ actor_id: idOf('guest'), subject_type: 'user', subject_id: idOf('guest') },
      changes: [expect.objectContaining({ property: 'api_keys' })],
    }),
  },
  deactivateUser: {
    run: async () => {
      await done(owner().post(`/users/${idOf('guest')}/reactivate`))
      await app.logIn('guest')
      await done(owner().delete('/users/guest@example.com'))
    },
    entry: () => ({ subject_type: 'user', subject_id: idOf('guest'), changes: [expect.objectContaining({ property: 'api_keys' })] }),
  },
  reactivateUser: {
    run: () => done(owner().post(`/users/${idOf('guest')}/reactivate`)),
    entry: () => ({ action: 'reactivated', subject_type: 'user', subject_id: idOf('guest') }),
  },
  devFetchApiKey: {
    run: async () => {
      app.demo.users.guest.api_key = (await done(app.client().post('/dev_fetch_api_key', { username: 'guest@example.com' }))).api_key
    },
    entry: () => ({ actor_type: 'user', actor_id: idOf('guest'), subject_type: 'user', subject_id: idOf('guest'), client: 'node' }),
  },
  revokeUserApiKey: {
    run: async () => {
      const [key] = (await done(owner().get(`/users/${idOf('guest')}/api_keys`))).api_keys
      made.key = key.id
      await done(owner().delete(`/users/${idOf('guest')}/api_keys/${key.id}`))
    },
    entry: () => ({
      ...{ actor_id: idOf('owner'), subject_id: idOf('guest') },
      changes: [change('api_keys', { removed: [{ id: made.key, name: 'node' }] }, { added: [] })],
    }),
  },
  endUserSession: {
    run: async () => {
      await logInByPage(app, 'guest@example.com', DEMO_PASSWORD)
      made.session = (await done(owner().get(`/users/${idOf('guest')}/sessions`))).sessions.at(-1).id
      await done(owner().delete(`/users/${idOf('guest')}/sessions/${made.session}`))
    },
    entry: () => ({
      ...{ actor_id: idOf('owner'), subject_id: idOf('guest') },
      changes: [change('sessions', { removed: [{ id: made.session, name: 'node' }] }, { added: [] })],
    }),
  },
  endOwnSession: {
    run: async () => {
      await logInByPage(app, 'member2@example.com', DEMO_PASSWORD)
      made.session = (await done(app.as('member2').get('/users/me/sessions'))).sessions.at(-1).id
      await done(app.as('member2').delete(`/users/me/sessions/${made.session}`))
    },
    entry: () => ({
      ...{ actor_id: idOf('member2'), subject_id: idOf('member2') },
      changes: [change('sessions', { removed: [{ id: made.session, name: 'node' }] }, { added: [] })],
    }),
  },
  regenerateApiKey: {
    run: async () => {
      app.demo.users.member.api_key = (
        await done(app.as('member').post('/users/me/api_key/regenerate', { password: DEMO_PASSWORD }))
      ).api_key
    },
    entry: () => ({ actor_id: idOf('member'), subject_id: idOf('member'), changes: [expect.objectContaining({ property: 'api_keys' })] }),
  },
  revokeOwnApiKey: {
    run: async () => {
      const client = app.as('member')
      const [key] = (await done(client.get('/users/me/api_keys'))).api_keys
      await done(client.delete(`/users/me/api_keys/${key.id}`))
      await app.logIn('member')
    },
    // The newest is the key with which the test goes on.
    entry: () => ({ actor_type: 'operator', actor_id: null, subject_id: idOf('member') }),
  },
  updateSettings: {
    run: () => done(app.as('member2').patch('/settings', { full_name: 'Somebody Else' })),
    entry: () => ({
      actor_id: idOf('member2'),
      subject_id: idOf('member2'),
      changes: [expect.objectContaining({ property: 'full_name' })],
    }),
  },
  deleteMessage: {
    run: async () => {
      const message = { type: 'channel', to: app.demo.channels.general.stream_id, topic: 'log', content: 'Gone soon' }
      made.message = (await done(app.as('member2').post('/messages', message))).id
      await done(owner().delete(`/messages/${made.message}`))
    },
    entry: () => ({
      ...{ action: 'removed', subject_type: 'message', subject_id: made.message, subject_name: 'general' },
      changes: [change('sender_id', idOf('member2'), null)],
    }),
  },
  deleteTopic: {
    run: async () => {
      const { stream_id: to } = app.demo.channels.general
      for (const topic of ['gone', 'Gone'])
        await done(app.as('member2').post('/messages', { type: 'channel', to, topic, content: 'Gone soon' }))
      await done(owner().post(`/streams/${to}/delete_topic`, { topic_name: 'gone' }))
    },
    entry: () => ({
      ...{ action: 'removed', subject_type: 'message', subject_id: null, subject_name: 'general' },
      changes: [change('topic', 'gone', null), change('messages', 2, null)],
    }),
  },
}

interface Door {
  /** Prepares the way to the door. */
  path: () => Promise<string>
  fields?: Record<string, string> | (() => Record<string, string>)
  /** Undefined if nothing is administered there. */
  entry?: () => Record<string, unknown>
}
const CHOSEN = 'a long enough password'
const keyOf = (path: string, fields: Record<string, string>): Door => ({
  path: async () => path,
  fields: { username: 'moderator@example.com', ...fields },
  entry: () => ({ actor_id: idOf('moderator'), subject_id: idOf('moderator') }),
})
const askingToJoin = (path: string): Door => ({
  path: async () => {
    await done(owner().patch('/realm', { invite_required: false }))
    return path
  },
  fields: { email: 'asked@log.example' },
})
/** Where something can be changed without an API key. */
const DOORS: Record<string, Door> = {
  fetchApiKey: keyOf('/api/v1/fetch_api_key', { password: DEMO_PASSWORD }),
  devFetchApiKey: keyOf('/api/v1/dev_fetch_api_key', {}),
  '/accounts/login': {
    path: async () => '/accounts/login',
    fields: { email: 'moderator@example.com', password: DEMO_PASSWORD },
    entry: () => ({
      actor_id: idOf('moderator'),
      subject_id: idOf('moderator'),
      changes: [expect.objectContaining({ property: 'sessions' })],
    }),
  },
  '/accounts/login/oidc/:name/logout': {
    path: async () => {
      await bindIdentity(app, 'moderator', corp.provider)
      return '/accounts/login/oidc/corp/logout'
    },
    fields: () => ({ logout_token: corp.logoutToken('moderator') }),
    entry: () => ({ actor_type: 'server', subject_id: idOf('moderator'), changes: [expect.objectContaining({ property: 'sessions' })] }),
  },
  '/join/:token': {
    path: async () => {
      await done(app.as('moderator').post('/invites', { invitee_emails: 'door@log.example', stream_ids: [] }))
      return (await mailTo('door@log.example')).path
    },
    fields: { full_name: 'Dora Door', password: CHOSEN },
    entry: () => ({ action: 'added', subject_name: 'Dora Door' }),
  },
  requestAccount: askingToJoin('/api/v1/join'),
  '/join': askingToJoin('/join'),
  '/confirm/change_email/:token': {
    path: async () => {
      await done(app.as('moderator').patch('/settings', { email: 'moved@log.example' }))
      return (await mailTo('moved@log.example')).path
    },
    entry: () => ({ subject_id: idOf('moderator'), changes: [expect.objectContaining({ property: 'delivery_email' })] }),
  },
  '/accounts/password/reset': { path: async () => '/accounts/password/reset', fields: { email: 'door@log.example' } },
  '/accounts/password/reset/:token': {
    path: async () => {
      await mailResets(app.server.app)
      return (await mailTo('door@log.example')).path
    },
    fields: { password: `${CHOSEN} again` },
    entry: () => ({ subject_name: 'Dora Door', changes: [change('password', null, null)] }),
  },
  '/accounts/logout': { path: async () => '/accounts/logout' },
  '/accounts/sessions': { path: async () => '/accounts/sessions' },
  '/unsubscribe/:token': {
    path: async () => unsubscribePath(await Realm.load(1), await requireRow(User, idOf('member')), 'personal'),
  },
}

/** The other operations that write: what people do for themselves and with each other. */
const OTHERS = new Set([
  ...['uploadAvatar', 'deleteAvatar', 'muteUser', 'unmuteUser', 'updateOwnProfileData', 'removeOwnProfileData'],
  ...['updateBotStorage', 'deleteBotStorage'],
  ...['addAlertWords', 'removeAlertWords', 'updateDisplaySettings', 'updateNotificationSettings', 'updateStatus', 'updatePresence'],
  ...[
    'addNavigationView',
    'updateNavigationView',
    'deleteNavigationView',
    'updateUserTopic',
    'muteTopic',
    'updateSubscriptionProperties',
    'updateSubscriptionProperty',
  ],
  ...[
    'sendTestWelcomeMessage',
    'reportMessage',
    'createReminder',
    'deleteReminder',
    'createSavedSnippet',
    'updateSavedSnippet',
    'deleteSavedSnippet',
  ],
  ...['createDrafts', 'updateDraft', 'deleteDraft', 'createScheduledMessage', 'updateScheduledMessage', 'deleteScheduledMessage'],
  ...[
    'sendMessage',
    'sendWebhookMessage',
    'renderMessage',
    'addReaction',
    'addSubmessage',
    'markOnboardingStep',
    'removeReaction',
    'sendTyping',
    'sendEditTyping',
  ],
  ...[
    'markAllAsRead',
    'markChannelAsRead',
    'markTopicAsRead',
    'updateMessageFlags',
    'updateMessageFlagsForNarrow',
    'uploadFile',
    'deleteAttachment',
  ],
  ...['registerQueue', 'deleteEventQueue', 'registerClientDevice', 'removeClientDevice', 'registerPushDevice', 'sendTestPushNotification'],
  // Writes what devFetchApiKey writes, and needs a password.
  'fetchApiKey',
  // The invitation stays the same.
  // Nothing changes before the link is used.
  'requestAccount',
])

describe('the audit log', () => {
  test('knows every operation that writes', async () => {
    const { operations } = await loadContract()
    const writing = operations.filter(({ method }) => method !== 'get').map(({ operationId }) => operationId)
    expect([...Object.keys(ADMINISTERING), ...OTHERS].sort()).toEqual(writing.toSorted())
  })

  test.each(Object.entries(ADMINISTERING))('has an entry of %s', async (_operation, { run, entry }) => {
    const [before] = await log({ limit: 1 })
    await run()
    const [newest] = await log({ limit: 1 })
    expect(newest.id).toBeGreaterThan(before.id)
    expect(newest).toMatchObject(entry())
  })

  test('names who did it, from which address and with which client', async () => {
    const [entry] = await log({ subject_type: 'domain', action: 'removed', limit: 1 })
    expect(entry).toMatchObject({ actor_type: 'user', actor_id: idOf('owner'), address: '127.0.0.1', client: 'node' })
    expect(Math.abs(entry.timestamp - Date.now() / 1000)).toBeLessThan(60)
  })

  test('knows every door for which nobody needs an API key', async () => {
    const { operations } = await loadContract()
    const open = operations.filter(({ method, authenticated }) => method !== 'get' && !authenticated)
    const routers = pagesOf(app.server.app as never) as unknown as { stack: { route?: { path: string; methods: object } }[] }[]
    const forms = routers
      .flatMap(({ stack }) => stack)
      .flatMap(({ route }) => (route && Object.keys(route.methods).some((method) => method !== 'get') ? [route.path] : []))
    expect(Object.keys(DOORS).sort()).toEqual([...open.map(({ operationId }) => operationId), ...forms].sort())
  })

  test.each(Object.entries(DOORS))('says from which address and with which client somebody came to %s', async (_door, door) => {
    const path = await door.path()
    const [before] = await log({ limit: 1 })
    const headers = { 'User-Agent': 'Visitor/1.0 (a test)', 'X-Forwarded-For': '192.0.2.7', 'Sec-Fetch-Site': 'same-origin' }
    const fields = typeof door.fields === 'function' ? door.fields() : door.fields
    await done(app.client().raw(path, { method: 'POST', headers, body: new URLSearchParams(fields) }))
    const entries = (await log({ limit: 100 })).filter(({ id }: { id: number }) => id > before.id)
    if (!door.entry) return expect(entries).toEqual([])
    expect(entries).toContainEqual(expect.objectContaining({ subject_type: 'user', ...door.entry() }))
    for (const entry of entries) expect(entry).toMatchObject({ address: '192.0.2.7', client: 'Visitor' })
  })

  describe('has failed logins', () => {
    const failedLogins = () => app.server.app.failedLogins
    const logIn = (username: string, password: string, from = '192.0.2.8') =>
      app.client().raw('/api/v1/fetch_api_key', {
        ...{ method: 'POST', headers: { 'X-Forwarded-For': from, 'User-Agent': 'Guesser/1.0' } },
        body: new URLSearchParams({ username, password }),
      })
    /** The entries that come while `work` runs, the oldest first. */
    const failures = async (work: () => unknown) => {
      const [before] = await log({ limit: 1 })
      await work()
      await failedLogins().store()
      const entries = await log({ limit: 200, action: 'login_failed' })
      return entries.filter(({ id }: { id: number }) => id > before.id).toReversed()
    }
    const attempts = (count: number) => [change('attempts', null, count)]

    test('by account and address, with their number, and for an account that does not exist without what was given', async () => {
      const entries = await failures(async () => {
        for (const username of ['member@example.com', 'MEMBER@example.com', 'nobody@log.example', 'my secret password'])
          expect((await logIn(username, 'a wrong password')).body.code).toBe('AUTHENTICATION_FAILED')
        await logIn('member@example.com', 'a wrong password', '192.0.2.9')
      })
      const by = { actor_type: 'server', actor_id: null, subject_type: 'user', client: 'Guesser' }
      expect(entries).toMatchObject([
        { ...by, subject_id: idOf('member'), subject_name: 'Mika Member', address: '192.0.2.8', changes: attempts(2) },
        { ...by, subject_id: null, subject_name: '', address: '192.0.2.8', changes: attempts(2) },
        { ...by, subject_id: idOf('member'), address: '192.0.2.9', changes: attempts(1) },
      ])
      expect(JSON.stringify(entries)).not.toMatch(/nobody|secret|wrong/)
    })

    test('wherever a password is asked for', async () => {
      const entries = await failures(async () => {
        const password = 'a wrong password'
        expect((await app.as('member').post('/users/me/api_key/regenerate', { password })).status).toBe(400)
        const fresh = { old_password: password, new_password: 'another long enough password' }
        expect((await app.as('member2').patch('/settings', fresh)).status).toBe(400)
      })
      expect(entries).toMatchObject([{ subject_id: idOf('member') }, { subject_id: idOf('member2') }])
    })

    test('and a flood of them makes 51 entries at most', async () => {
      const entries = await failures(() => {
        for (let i = 0; i < 10_000; i++)
          failedLogins().note({ realmId: 1, account: 'member@example.com', address: `2001:db8::${i}`, client: 'node', now: 1 })
      })
      expect(entries).toHaveLength(51)
      expect(entries.at(-1)).toMatchObject({ subject_id: null, address: null, changes: attempts(9_950) })
    })

    test('for which no login waits: a wrong password and an unknown account make the same statements', async () => {
      const of = async (username: string) =>
        (await withStatements(app.server.app, () => logIn(username, 'a wrong password'))).statements.length
      expect(await of('member@example.com')).toBe(await of('nobody@log.example'))
    })
  })

  test('is written with the change or not at all', async () => {
    const [before] = await log({ limit: 1 })
    expect((await owner().post('/realm/domains', { domain: 'taken.example' })).status).toBe(200)
    expect((await owner().post('/realm/domains', { domain: 'taken.example' })).status).toBe(400)
    expect((await log({ limit: 2 })).map(({ id }: { id: number }) => id)).toEqual([expect.any(Number), before.id])
  })

  test('holds no key, no password and no content of a message', async () => {
    const everything = JSON.stringify(await AuditEntry.findAll())
    for (const secret of [app.demo.users.member.api_key, app.demo.users.guest.api_key, 'Gone soon', 'argon2'])
      expect(everything).not.toContain(secret)
  })

  test('is read page by page, and by actor, action and subject', async () => {
    const all = await log({ limit: 1000 })
    const { entries: first, found_oldest: isOldest } = await done(owner().get('/realm/audit_log', { limit: 3 }))
    expect([first, isOldest]).toEqual([all.slice(0, 3), false])
    expect((await log({ limit: 3, before: first.at(-1).id }))[0]).toEqual(all[3])
    const { found_oldest: isEnd } = await done(owner().get('/realm/audit_log', { limit: 1000, before: all.at(-2).id }))
    expect(isEnd).toBe(true)
    const only = (fits: (entry: (typeof all)[number]) => boolean) => all.filter(fits)
    expect(await log({ limit: 1000, actor_id: idOf('member') })).toEqual(only((one) => one.actor_id === idOf('member')))
    expect(await log({ limit: 1000, action: 'removed' })).toEqual(only((one) => one.action === 'removed'))
    const aboutGuest = { subject_type: 'user', subject_id: idOf('guest') }
    expect(await log({ limit: 1000, ...aboutGuest })).toEqual(
      only((one) => one.subject_type === 'user' && one.subject_id === idOf('guest')),
    )
  })

  test('is for owners only', async () => {
    const refusal = { status: 400, body: { msg: 'Only owners may do this' } }
    expect(await app.as('administrator').get('/realm/audit_log')).toMatchObject(refusal)
  })

  test('is kept as long as the organisation says', async () => {
    const day = 86_400
    const now = unixTime()
    const [newest] = await log({ limit: 1 })
    await AuditEntry.update({ date_created: now - 30 * day + 60 }, { where: { id: newest.id } })
    await AuditEntry.update({ date_created: now - 30 * day - 60 }, { where: { id: newest.id - 1 } })
    const ids = async () => (await log({ limit: 1000 })).map(({ id }: { id: number }) => id)
    const search = async () => {
      await Realm.update({ retention_due_at: 0 }, { where: {} })
      await deleteOld(app.server.app, now)
    }
    await search()
    expect(await ids()).toEqual(expect.arrayContaining([newest.id, newest.id - 1]))
    await done(owner().patch('/realm', { audit_log_retention_days: 30 }))
    await search()
    expect(await ids()).toContain(newest.id)
    expect(await ids()).not.toContain(newest.id - 1)
  })
})
