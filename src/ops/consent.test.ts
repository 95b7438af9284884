// databases: both
// Whatever an export by consent has, the API shows to somebody who has agreed: every text of every table is compared with what they are answered.

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { unixTime } from '../values/dates.ts'
import { exportRealm, tablesOfExport } from './export.ts'

/**
 * By table, which request shows what is in it to those who agree. If you add a table, name it here, and make that request in `shownTo`, if
 * it is not asked yet.
 */
const SHOWN_BY: Record<string, string> = {
  realms: 'register',
  realm_domains: 'register: realm_domains',
  users: 'getUsers, with addresses as email_address_visibility says; preferences are everybody’s own',
  bot_entries: 'getBotStorage, of the bot alone',
  user_groups: 'getUserGroups',
  user_group_members: 'getUserGroups',
  user_group_subgroups: 'getUserGroups',
  recipients: 'getMessages: the conversations of their messages',
  recipient_members: 'getMessages: who is in them',
  channels: 'getChannels',
  subscriptions: 'getSubscriptions, and of others that they subscribe',
  subscription_spans: 'nothing but what they have received',
  messages: 'getMessages',
  user_messages: 'getMessages: flags',
  message_edits: 'getMessageHistory',
  moves: 'getMessageHistory',
  moved_spans: 'nothing but what they have received',
  attachments: 'getAttachments, and links in getMessages',
  attachment_messages: 'getAttachments',
  scheduled_messages: 'getScheduledMessages',
  scheduled_message_attachments: 'getScheduledMessages',
  profile_fields: 'register: custom_profile_fields',
  profile_values: 'getUsers: profile_data',
  alert_words: 'getAlertWords',
  muted_users: 'register: muted_users',
  user_topics: 'register: user_topics',
  drafts: 'getDrafts',
  saved_snippets: 'getSavedSnippets',
  seen_steps: 'register: onboarding_steps',
  user_statuses: 'register: user_status',
  user_presences: 'register: presences',
  linkifiers: 'getLinkifiers',
  playgrounds: 'register: realm_playgrounds',
  navigation_views: 'getNavigationViews',
  channel_folders: 'getChannelFolders',
  reactions: 'getMessages: reactions',
  submessages: 'getMessages: submessages',
  custom_emoji: 'getCustomEmoji',
  stored_images: 'getUsers: avatar_url',
  audit_entries: 'getAuditLog, to owners; addresses are everybody’s own',
}

/** Columns whose texts are made from other columns, or are words of the server itself. */
const DERIVED = [
  /_key$/,
  /^realms\.(subdomain|uuid|settings|user_defaults)$/,
  /^(attachments|stored_images)\.state$/,
  /^attachments\.thumbnails$/,
  /^messages\.widget$/,
  /^audit_entries\.(actor_type|subject_type|action|changes)$/,
  // Of members, and made again by an import.
  /^recipients\.members_hash$/,
]

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(inject('folder'), 'consent-'))
  await furnish()
})
afterAll(() => app.close())

const COURSE = { progress: () => {}, signal: new AbortController().signal }
type Row = Record<string, unknown>
type Name = keyof TestApp['demo']['users']

/** Everybody does everything that leaves a text of their own. Texts that nobody who agrees can see have `hidden` in them. */
async function furnish(): Promise<void> {
  const owner = app.as('owner').must
  await app.as('member').must.patch('/settings', { allow_private_data_export: true })
  const general = app.demo.channels.general.stream_id
  const field = await owner.post('/realm/profile_fields', { name: 'Motto', field_type: 1 })
  for (const [name, mark] of [
    ['owner', 'hidden'],
    ['member2', 'hidden'],
    ['member', 'shared'],
  ] as const) {
    const { must: person } = app.as(name)
    await person.post('/drafts', {
      drafts: [{ type: 'channel', to: [general], topic: `${mark} of draft`, content: `${mark} draft of ${name}` }],
    })
    await person.post('/saved_snippets', { title: `${mark} title`, content: `${mark} snippet of ${name}` })
    await person.post('/scheduled_messages', {
      ...{ type: 'channel', to: general, topic: `${mark} schedule`, content: `${mark} later of ${name}` },
      scheduled_delivery_timestamp: unixTime() + 3_600,
    })
    await person.post('/users/me/alert_words', { alert_words: [`${mark} word`] })
    await person.post('/navigation_views', { fragment: `narrow/topic/${mark}-${name}`, is_pinned: true, name: `${mark} view` })
    await person.post('/user_topics', { stream_id: general, topic: `${mark} topic of ${name}`, visibility_policy: 3 })
    await person.upload(`${mark}-${name}.txt`, 'x')
    await person.send({ to: [app.idOf(name)], content: `${mark} note of ${name}` })
    await person.patch('/settings', { web_home_view: 'all_messages' })
    await person.post('/users/me/status', { status_text: `status of ${name}` })
    await owner.patch(`/users/${app.idOf(name)}`, { profile_data: [{ id: field.id, value: `motto of ${name}` }] })
  }
  await app.as('member2').must.patch('/settings', { email_address_visibility: 4 })
  await app.as('owner').must.patch('/settings', { email_address_visibility: 3 })
  await app.as('member2').must.patch('/settings', { presence_enabled: false })
  const { id: secret } = await owner.createChannel({
    name: 'hidden channel',
    description: 'hidden words',
    invite_only: true,
    subscribers: [app.idOf('owner'), app.idOf('member2')],
  })
  await owner.send({ to: secret, topic: 'hidden talk', content: 'hidden in a channel' })
  await owner.send({ to: [app.idOf('member2')], content: 'hidden between two' })
  await owner.send({ to: [app.idOf('member')], content: 'for somebody who agrees' })

  // What a message said while it was where nobody reads who agrees.
  const moved = await owner.send({ to: secret, topic: 'hidden plan', content: 'hidden first' })
  await owner.patch(`/messages/${moved}`, { content: 'hidden second' })
  await owner.patch(`/messages/${moved}`, { content: 'in the open', topic: 'hidden other plan' })
  await owner.patch(`/messages/${moved}`, { stream_id: general, topic: 'open plan' })
  await owner.patch(`/messages/${moved}`, { content: 'in the open, and edited' })
  // And while it was where somebody reads who agrees.
  const { id: ours } = await owner.createChannel({
    name: 'our channel',
    invite_only: true,
    subscribers: [app.idOf('owner'), app.idOf('member')],
    history_public_to_subscribers: true,
  })
  const known = await owner.send({ to: ours, topic: 'our plan', content: 'our first' })
  await owner.patch(`/messages/${known}`, { content: 'our second' })
  await owner.patch(`/messages/${known}`, { stream_id: general, topic: 'our open plan' })
}

/** What the API answers to somebody, as one text. */
async function shownTo(name: Name): Promise<string> {
  const client: Client = app.as(name)
  const { must } = client
  const every = { apply_markdown: true, client_capabilities: { notification_settings_null: true, empty_topic_name: true } }
  const answers: unknown[] = [await must.post('/register', every)]
  const ids = new Set<number>()
  for (const apply_markdown of [true, false])
    for (const narrow of [[], [['channels', 'public']]]) {
      const page = {
        anchor: 'newest',
        num_before: 1000,
        num_after: 0,
        narrow,
        apply_markdown,
        client_gravatar: false,
        allow_empty_topic_name: true,
      }
      const answer = await must.get('/messages', page)
      answers.push(answer)
      for (const { id } of answer.messages) ids.add(id)
    }
  for (const id of ids) answers.push(await must.get(`/messages/${id}/history`, { allow_empty_topic_name: true }))
  for (const path of [
    '/users',
    '/streams',
    '/users/me/subscriptions',
    '/user_groups',
    '/drafts',
    '/saved_snippets',
    '/scheduled_messages',
    '/attachments',
    '/users/me/alert_words',
    '/realm/emoji',
    '/realm/linkifiers',
    '/realm/audit_log',
    '/users/me',
  ])
    answers.push((await client.get(path as never, { include_custom_profile_fields: true, include_all: true })).body)
  return JSON.stringify(answers)
}

/** The rows of an export, by table. */
async function exported(file: string, byConsent: boolean): Promise<Map<string, Row[]>> {
  const into = await mkdtemp(join(folder, 'export-'))
  await exportRealm(app.server.app, await Realm.load(1), join(into, file), COURSE, { byConsent })
  execFileSync('tar', ['-xf', join(into, file), '-C', into])
  const rows = new Map<string, Row[]>()
  for (const table of await readdir(join(into, 'tables')))
    for (const part of await readdir(join(into, 'tables', table)))
      for (const line of (await readFile(join(into, 'tables', table, part), 'utf8')).trim().split('\n'))
        rows.set(table, [...(rows.get(table) ?? []), JSON.parse(line)])
  return rows
}

/** The texts of an export that are not in what was answered, by table and column. */
function unseen(rows: Map<string, Row[]>, shown: string): string[] {
  const found = new Set<string>()
  const look = (value: unknown, at: string): void => {
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one, at)
    if (typeof value !== 'string' || value === '') return
    if (/^[[{]/.test(value)) look(JSON.parse(value), at)
    else if (!shown.includes(JSON.stringify(value).slice(1, -1))) found.add(`${at}: ${value}`)
  }
  for (const [table, all] of rows)
    for (const row of all)
      for (const [column, value] of Object.entries(row))
        if (!DERIVED.some((one) => one.test(`${table}.${column}`))) look(value, `${table}.${column}`)
  return [...found]
}

test('every table of an export says which request shows its rows', () => {
  const names = tablesOfExport(app.server.app.db.sequelize, {}).map(({ name }) => name)
  expect(names.sort()).toEqual(Object.keys(SHOWN_BY).sort())
})

test('every text of an export by consent is shown by the API to somebody who has agreed', async () => {
  const rows = await exported('consent.tar', true)
  expect(unseen(rows, await shownTo('member'))).toEqual([])
  // And what is shown is there.
  const all = JSON.stringify([...rows])
  for (const text of [
    'for somebody who agrees',
    'our first',
    'our second',
    'in the open, and edited',
    'shared draft of member',
    'shared note of member',
  ])
    expect(all).toContain(text)
  expect(all).not.toMatch(/hidden/)
  const withSettings = rows
    .get('users')
    ?.filter(({ settings }) => settings !== null)
    .map(({ id }) => id)
  expect(withSettings).toEqual([app.idOf('member')])
})

test('a whole export has texts that the API shows to somebody else alone', async () => {
  const missing = unseen(await exported('all.tar', false), await shownTo('member'))
  const columns = new Set(missing.map((one) => one.replace(/: .*/s, '')))
  for (const column of [
    'drafts.content',
    'message_edits.prev_content',
    'message_edits.prev_topic',
    'messages.content',
    'channels.name',
    'users.delivery_email',
  ])
    expect([...columns]).toContain(column)
})

test('the audit log is in an export by consent if an owner has agreed, with the addresses of those alone who have', async () => {
  expect((await exported('none.tar', true)).get('audit_entries') ?? []).toEqual([])
  await app.as('member2').must.patch('/settings', { full_name: 'Another Name' })
  await app.as('owner').must.patch('/settings', { allow_private_data_export: true })
  const entries = (await exported('owner.tar', true)).get('audit_entries') ?? []
  const by = (name: Name) => entries.filter(({ actor_id }) => actor_id === app.idOf(name)).map(({ address }) => address)
  expect(new Set(by('owner'))).toEqual(new Set(['127.0.0.1']))
  expect(new Set(by('member2'))).toEqual(new Set([null]))
})
