// Who gets each type of event: a user who must, and the closest user who must not. The compiler demands a row for every type and op that
// queues get.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../../contract-tests/http.ts'
import { createRealm } from '../actions/organisation/realms.ts'
import { createApiKey } from '../actions/people/api-keys.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { EventName } from '../testing/event-names.ts'
import { mailTo, NO_WORKER } from '../testing/mails.ts'
import { pushDevice } from '../testing/push-device.ts'
import { unixTime } from '../values/dates.ts'

/** `stranger` owns another organisation. */
type Name = keyof TestApp['demo']['users'] | 'stranger'
type Fields = Record<string, unknown>
interface Row {
  gets: Name[]
  misses: Name[]
  change: () => Promise<unknown>
  /** Creates what is then changed. */
  before?: () => Promise<unknown>
  /** The queues belong to clients without the newer capabilities. */
  isOlder?: true
}

let app: TestApp
let stranger = { email: '', key: '' }
const ids: Record<string, number> = {}
let made = 0
const fresh = (): string => `audiences ${++made}`

type Caller = Exclude<Name, 'stranger'>
const get = (who: Caller, path: string, query?: Fields) => app.as(who).must.get(path, query)
const post = (who: Caller, path: string, form?: Fields) => app.as(who).must.post(path, form)
const patch = (who: Caller, path: string, form: Fields) => app.as(who).must.patch(path, form)
const remove = (who: Caller, path: string, query?: Fields) => app.as(who).must.delete(path, query)
/** Creates something. */
async function make(who: Caller, path: string, form: Fields, key: string): Promise<void> {
  ids[key] = Number((await post(who, path, form))[key])
}

const invite = () => post('owner', '/invites', { invitee_emails: `audience${++made}@example.org`, stream_ids: [] })
async function join(): Promise<void> {
  await invite()
  const body = new URLSearchParams({ full_name: 'Nora New', password: 'a long enough password' })
  await app.client().raw((await mailTo(`audience${made}@example.org`)).path, { method: 'POST', body })
}
async function addEmoji(): Promise<void> {
  const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const body = new FormData()
  body.append('file', new Blob([Buffer.from(image, 'base64')], { type: 'image/png' }), 'pixel.png')
  await app.as('owner').must.raw(`/api/v1/realm/emoji/pixel${++made}`, { method: 'POST', body })
}
let upload = ''
async function uploadFile(): Promise<void> {
  const { body } = await app.as('member').upload('notes.txt', 'Some notes.\n')
  upload = body.url
  ids.attachment = ((await get('member', '/attachments')).attachments as Fields[]).map(({ id }) => Number(id)).at(-1) ?? 0
}
/** A message of `member` in the private channel. */
const say = (content = 'Confidential.') => make('member', '/messages', { type: 'channel', to: ids.secret, topic: 'plans', content }, 'id')
const poll = () => say('/poll Who comes?\nI do')
const VOTE = '{"type":"vote","key":"canned,0","vote":1}'
const subscribe = (who: Caller, channel: string, principals: Caller[]) =>
  post(who, '/users/me/subscriptions', { subscriptions: [{ name: channel }], principals: principals.map(app.idOf) })
const unsubscribe = (who: Caller, channel: string, principals: Caller[]) =>
  remove(who, '/users/me/subscriptions', { subscriptions: [channel], principals: principals.map(app.idOf) })
const saveSnippet = () => make('member', '/saved_snippets', { title: 'Soon', content: 'Well.' }, 'saved_snippet_id')
async function remindMe(): Promise<void> {
  await say()
  const form = { message_id: ids.id, scheduled_delivery_timestamp: unixTime() + 86_400 }
  await make('member', '/reminders', form, 'reminder_id')
}
const draft = { type: '', to: [], topic: '', content: 'Well.' }
const addDraft = async (): Promise<void> => {
  const made = (await post('member', '/drafts', { drafts: [draft] })).ids as number[]
  ids.draft = made[0] ?? 0
}
const schedule = () => {
  const due = unixTime() + 86_400
  const form = { type: 'channel', to: ids.secret, topic: 'later', content: 'Later.', scheduled_delivery_timestamp: due }
  return make('member', '/scheduled_messages', form, 'scheduled_message_id')
}
const addGroup = () => make('owner', '/user_groups/create', { name: fresh(), description: '', members: [] }, 'group_id')
const changeGroup = (form: Fields) => () => post('owner', `/user_groups/${ids.group_id}/members`, form)
const addFolder = () => make('owner', '/channel_folders/create', { name: fresh() }, 'channel_folder_id')
const HOOK = 'https://bots.example.com/hook'
const addDomain = () => post('owner', '/realm/domains', { domain: `audience${++made}.example` })
const addView = () => post('member', '/navigation_views', { fragment: `audience${++made}`, is_pinned: true, name: fresh() })
const addDevice = () => make('member', '/register_client_device', {}, 'device_id')
const flag = (op: string) => () => post('member', '/messages/flags', { messages: [ids.id], op, flag: 'starred' })
const type = (op: string) => () => post('member', '/typing', { op, to: [app.idOf('member2')] })
const typeEdit = (op: string) => () => post('member', `/messages/${ids.id}/typing`, { op })

/** For events about the whole organisation. */
const everybody: Pick<Row, 'gets' | 'misses'> = { gets: ['guest', 'bot'], misses: ['stranger'] }
/** For events about `member` alone. The administrator may do most things, and sees none. */
const own: Pick<Row, 'gets' | 'misses'> = { gets: ['member'], misses: ['member2', 'administrator'] }
/** For readers of the private channel. The owner and the administrator know of it; guests and moderators do not. */
const readers: Pick<Row, 'gets' | 'misses'> = { gets: ['member2'], misses: ['administrator', 'owner', 'moderator', 'guest'] }
/** For users who know of the private channel. */
const knowers: Pick<Row, 'gets' | 'misses'> = { gets: ['member2', 'administrator'], misses: ['moderator', 'guest'] }
/** For events about the moderator, who is hidden from the guest. */
const ofModerator: Pick<Row, 'gets' | 'misses'> = { gets: ['member'], misses: ['guest', 'stranger'] }

const ROWS: Record<EventName, Row> = {
  alert_words: { ...own, change: () => post('member', '/users/me/alert_words', { alert_words: [fresh()] }) },
  'attachment add': { ...own, change: uploadFile },
  'attachment update': { ...own, before: uploadFile, change: () => say(`See [notes](${upload}).`) },
  'attachment remove': { ...own, before: uploadFile, change: () => remove('member', `/attachments/${ids.attachment}`) },
  'channel_folder add': { ...everybody, change: addFolder },
  'channel_folder update': {
    ...everybody,
    before: addFolder,
    change: () => patch('owner', `/channel_folders/${ids.channel_folder_id}`, { description: 'Changed.' }),
  },
  'channel_folder reorder': {
    ...everybody,
    before: addFolder,
    change: async () => {
      const { channel_folders: folders } = await get('owner', '/channel_folders', { include_archived: true })
      await patch('owner', '/channel_folders', { order: (folders as Fields[]).map(({ id }) => id).reverse() })
    },
  },
  custom_profile_fields: { ...everybody, change: () => post('owner', '/realm/profile_fields', { name: fresh(), field_type: 1 }) },
  default_streams: {
    gets: ['member', 'bot'],
    misses: ['guest', 'stranger'],
    change: () => post('owner', '/channels/create', { name: fresh(), subscribers: [], is_default_stream: true }),
  },
  delete_message: { ...readers, before: say, change: () => remove('member', `/messages/${ids.id}`) },
  'device add': { ...own, change: addDevice },
  'device update': {
    ...own,
    before: addDevice,
    change: async () => {
      const { key, token } = await pushDevice()
      await post('member', '/mobile_push/register', { device_id: ids.device_id, ...key, ...token })
    },
  },
  'device remove': { ...own, before: addDevice, change: () => post('member', '/remove_client_device', { device_id: ids.device_id }) },
  'drafts add': { ...own, change: addDraft },
  'drafts update': {
    ...own,
    before: addDraft,
    change: () => patch('member', `/drafts/${ids.draft}`, { draft: { ...draft, content: 'So.' } }),
  },
  'drafts remove': { ...own, before: addDraft, change: () => remove('member', `/drafts/${ids.draft}`) },
  invites_changed: { gets: ['owner', 'administrator'], misses: ['moderator', 'member'], change: invite },
  message: { ...readers, change: say },
  muted_users: { ...own, change: () => post('member', `/users/me/muted_users/${app.idOf('bot')}`) },
  'navigation_view add': { ...own, change: addView },
  'navigation_view update': {
    ...own,
    before: addView,
    change: () => patch('member', `/navigation_views/audience${made - 1}`, { is_pinned: false }),
  },
  'navigation_view remove': { ...own, before: addView, change: () => remove('member', `/navigation_views/audience${made - 1}`) },
  onboarding_steps: { ...own, change: () => post('member', '/users/me/onboarding_steps', { onboarding_step: 'intro_resolve_topic' }) },
  presence: { ...ofModerator, change: () => post('moderator', '/users/me/presence', { status: 'active' }) },
  'reaction add': { ...readers, before: say, change: () => post('member', `/messages/${ids.id}/reactions`, { emoji_name: 'tada' }) },
  'reaction remove': {
    ...readers,
    before: async () => {
      await say()
      await post('member', `/messages/${ids.id}/reactions`, { emoji_name: 'tada' })
    },
    change: () => remove('member', `/messages/${ids.id}/reactions`, { emoji_name: 'tada' }),
  },
  submessage: {
    ...readers,
    before: poll,
    change: () => post('member', '/submessage', { message_id: ids.id, msg_type: 'widget', content: VOTE }),
  },
  'realm update': { ...everybody, change: () => patch('owner', '/realm', { name: fresh() }) },
  'realm update_dict': { ...everybody, change: () => patch('owner', '/realm', { message_content_edit_limit_seconds: 1_200 }) },
  // Administrators manage all bots.
  'realm_bot add': {
    gets: ['moderator'],
    misses: ['member2', 'guest', 'administrator'],
    change: () => patch('owner', `/users/${app.demo.users.moderator.email}`, { role: 200 }),
  },
  'realm_bot delete': {
    gets: ['moderator'],
    misses: ['member2', 'guest', 'administrator'],
    change: () => patch('owner', `/users/${app.demo.users.moderator.email}`, { role: 300 }),
  },
  'realm_bot update': {
    gets: ['member', 'administrator'],
    misses: ['member2', 'moderator', 'guest'],
    before: () => make('member', '/bots', { full_name: fresh(), short_name: `hook${++made}`, bot_type: 3, payload_url: HOOK }, 'user_id'),
    change: () => patch('member', `/bots/${ids.user_id}`, { service_payload_url: `${HOOK}/again` }),
  },
  realm_playgrounds: {
    ...everybody,
    change: () => post('owner', '/realm/playgrounds', { name: fresh(), pygments_language: 'Go', url_template: 'https://x.example/{code}' }),
  },
  'realm_domains add': { ...everybody, change: addDomain },
  'realm_domains change': {
    ...everybody,
    before: addDomain,
    change: () => patch('owner', `/realm/domains/audience${made}.example`, { allow_subdomains: true }),
  },
  'realm_domains remove': { ...everybody, before: addDomain, change: () => remove('owner', `/realm/domains/audience${made}.example`) },
  'realm_emoji add': { ...everybody, change: addEmoji },
  'realm_emoji update': { ...everybody, isOlder: true, change: addEmoji },
  'realm_emoji update_one': { ...everybody, before: addEmoji, change: () => remove('owner', `/realm/emoji/pixel${made}`) },
  realm_linkifiers: {
    ...everybody,
    change: () => post('owner', '/realm/filters', { pattern: `A${++made}-(?P<id>[0-9]+)`, url_template: 'https://example.com/{id}' }),
  },
  // The guest shares no channel with the user who joins.
  'realm_user add': { ...ofModerator, change: join },
  'realm_user update': {
    ...ofModerator,
    change: () => patch('owner', `/users/${app.demo.users.moderator.email}`, { full_name: fresh() }),
  },
  'realm_user remove': { gets: ['guest'], misses: ['member', 'bot'], change: () => unsubscribe('owner', 'general', ['member2']) },
  'realm_user_settings_defaults update': {
    ...everybody,
    change: () => patch('owner', '/realm/user_settings_defaults', { enter_sends: true }),
  },
  'reminders add': { ...own, change: remindMe },
  'reminders remove': { ...own, before: remindMe, change: () => remove('member', `/reminders/${ids.reminder_id}`) },
  'saved_snippets add': { ...own, change: saveSnippet },
  'saved_snippets update': {
    ...own,
    before: saveSnippet,
    change: () => patch('member', `/saved_snippets/${ids.saved_snippet_id}`, { title: 'Later' }),
  },
  'saved_snippets remove': { ...own, before: saveSnippet, change: () => remove('member', `/saved_snippets/${ids.saved_snippet_id}`) },
  'scheduled_messages add': { ...own, change: schedule },
  'scheduled_messages update': {
    ...own,
    before: schedule,
    change: () => patch('member', `/scheduled_messages/${ids.scheduled_message_id}`, { content: 'Even later.' }),
  },
  'scheduled_messages remove': {
    ...own,
    before: schedule,
    change: () => remove('member', `/scheduled_messages/${ids.scheduled_message_id}`),
  },
  'stream create': {
    ...knowers,
    change: () => post('owner', '/channels/create', { name: fresh(), invite_only: true, subscribers: [app.idOf('member2')] }),
  },
  'stream update': { ...knowers, change: () => patch('administrator', `/streams/${ids.secret}`, { description: fresh() }) },
  'stream delete': { gets: ['member2'], misses: ['member', 'administrator'], change: () => unsubscribe('owner', 'left', ['member2']) },
  'subscription add': {
    gets: ['bot'],
    misses: ['member', 'administrator'],
    change: () => subscribe('member', 'secret', ['bot']),
  },
  'subscription peer_add': {
    ...knowers,
    before: () => unsubscribe('owner', 'secret', ['bot']),
    change: () => subscribe('member', 'secret', ['bot']),
  },
  'subscription peer_remove': {
    ...knowers,
    before: () => subscribe('member', 'secret', ['bot']),
    change: () => unsubscribe('owner', 'secret', ['bot']),
  },
  'subscription remove': {
    gets: ['bot'],
    misses: ['member', 'administrator'],
    before: () => subscribe('member', 'secret', ['bot']),
    change: () => unsubscribe('owner', 'secret', ['bot']),
  },
  'subscription update': {
    ...own,
    change: () =>
      post('member', '/users/me/subscriptions/properties', {
        subscription_data: [{ stream_id: ids.secret, property: 'pin_to_top', value: true }],
      }),
  },
  'typing start': { gets: ['member2'], misses: ['moderator', 'administrator'], change: type('start') },
  'typing stop': { gets: ['member2'], misses: ['moderator', 'administrator'], change: type('stop') },
  'typing_edit_message start': { ...readers, before: say, change: typeEdit('start') },
  'typing_edit_message stop': { ...readers, before: say, change: typeEdit('stop') },
  update_message: { ...readers, before: say, change: () => patch('member', `/messages/${ids.id}`, { content: 'Changed.' }) },
  'update_message_flags add': { ...own, before: say, change: flag('add') },
  'update_message_flags remove': {
    ...own,
    before: async () => {
      await say()
      await flag('add')()
    },
    change: flag('remove'),
  },
  'user_group add': { ...everybody, change: addGroup },
  'user_group update': {
    ...everybody,
    before: addGroup,
    change: () => patch('owner', `/user_groups/${ids.group_id}`, { description: 'Changed.' }),
  },
  'user_group remove': {
    ...everybody,
    isOlder: true,
    before: addGroup,
    change: () => post('owner', `/user_groups/${ids.group_id}/deactivate`),
  },
  'user_group add_members': { ...everybody, before: addGroup, change: () => changeGroup({ add: [app.idOf('member')] })() },
  'user_group remove_members': {
    ...everybody,
    before: async () => {
      await addGroup()
      await changeGroup({ add: [app.idOf('member')] })()
    },
    change: () => changeGroup({ delete: [app.idOf('member')] })(),
  },
  'user_group add_subgroups': { ...everybody, before: addGroup, change: changeGroup({ add_subgroups: [3] }) },
  'user_group remove_subgroups': {
    ...everybody,
    before: async () => {
      await addGroup()
      await changeGroup({ add_subgroups: [3] })()
    },
    change: changeGroup({ delete_subgroups: [3] }),
  },
  'user_settings update': { ...own, change: () => patch('member', '/settings', { enter_sends: true }) },
  user_status: { ...ofModerator, change: () => post('moderator', '/users/me/status', { status_text: fresh() }) },
  user_topic: { ...own, change: () => post('member', '/user_topics', { stream_id: ids.secret, topic: fresh(), visibility_policy: 3 }) },
}

const NEWER = [
  'individual_emoji_changes',
  'include_deactivated_groups',
  'archived_channels',
  'linkifier_url_template',
  'user_list_incomplete',
  'stream_typing_notifications',
]
const capabilities = (isOlder: boolean): Fields => ({
  notification_settings_null: true,
  ...Object.fromEntries(NEWER.map((name) => [name, !isOlder])),
})
/** A request whose answer is JSON, also for a user of the other organisation. */
async function ask(who: Name, method: 'GET' | 'POST', path: string, fields: Record<string, string>): Promise<Fields> {
  const isStranger = who === 'stranger'
  const { email, key } = isStranger ? stranger : { email: app.demo.users[who].email, key: app.demo.users[who].api_key }
  const form = new URLSearchParams(fields).toString()
  const headers = {
    Authorization: `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`,
    ...(isStranger ? { Host: 'acme.localhost' } : {}),
    ...(method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
  }
  const request = { method, path: `/api/v1${path}${method === 'GET' ? `?${form}` : ''}`, headers }
  return JSON.parse((await send(app.url, { ...request, ...(method === 'POST' ? { body: form } : {}) })).body)
}

/** Runs a change. Returns the names of the events that each user got. */
async function namesAfter(users: Name[], isOlder: boolean, change: () => Promise<unknown>): Promise<Map<Name, Set<string>>> {
  const form = { fetch_event_types: '[]', client_capabilities: JSON.stringify(capabilities(isOlder)) }
  const queues = await Promise.all(users.map((who) => ask(who, 'POST', '/register', form)))
  await change()
  const found = new Map<Name, Set<string>>()
  for (const [i, who] of users.entries()) {
    const query = { queue_id: String(queues[i]?.queue_id), dont_block: 'true' }
    const events = (await ask(who, 'GET', '/events', query)).events as Fields[]
    found.set(who, new Set(events.map((event) => [event.type, event.op].filter(Boolean).join(' '))))
  }
  return found
}

beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, pushBouncerUrl: 'http://127.0.0.1:1' })
  const parts = app.server.app
  const now = unixTime()
  const { owner } = await createRealm(parts, {
    subdomain: 'acme',
    name: 'Acme',
    ownerEmail: 'stranger@example.com',
    ownerName: 'Stella Stranger',
    now,
  })
  stranger = { email: owner.delivery_email, key: (await createApiKey(parts, owner, 'test', now)).key }
  const subscribers = [app.idOf('member'), app.idOf('member2')]
  for (const name of ['secret', 'left'])
    ids[name] = Number((await post('owner', '/channels/create', { name, invite_only: true, subscribers })).id)
  await patch('owner', '/realm', { can_access_all_users_group: 3 })
  await unsubscribe('owner', 'general', ['moderator'])
})
afterAll(() => app.close())

for (const [name, { gets, misses, isOlder = false, before, change }] of Object.entries(ROWS))
  test(`${name} reaches ${gets.join(' and ')}, and not ${misses.join(' nor ')}`, async () => {
    await before?.()
    const found = await namesAfter([...gets, ...misses], isOlder, change)
    const reached = [...found].filter(([, names]) => names.has(name)).map(([who]) => who)
    expect(reached).toEqual(gets)
  })
