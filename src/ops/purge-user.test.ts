// databases: both
// A person whose name is everywhere is purged: no table and no file has the name afterwards, and what others wrote is still there.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createApiKey } from '../actions/people/api-keys.ts'
import { updateUser } from '../actions/people/update.ts'
import { operatorContext } from '../context.ts'
import { query, requireRow, select } from '../db/sql.ts'
import { readLines, tablesOf } from '../db/whole-tables.ts'
import { Job } from '../models/job.ts'
import { StoredImage } from '../models/stored-image.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { TINY_GIF } from '../testing/images.ts'
import { unixTime } from '../values/dates.ts'
import { type PurgeScope, purgeUser, rowsOfUsers } from './purge-user.ts'
import { integrityOf } from './status.ts'

/** Nobody registers here. */
const QUICKLY = { grace: 0 }
const COURSE = { progress: () => {}, signal: new AbortController().signal }
/** In no other text. */
const MARK = 'quagga'
const NAME = `Zebulon ${MARK}`
const EMAIL = `${MARK}@example.org`

let app: TestApp
beforeEach(async () => {
  // A worker would send the mails.
  app = await startTestApp({ roles: { web: true, worker: false } })
  return () => app.close()
})

/** The columns and the files that hold the mark. */
async function placesOfMark(): Promise<string[]> {
  const { db, config } = app.server.app
  const found = new Set<string>()
  for (const table of tablesOf(db.sequelize))
    for await (const lines of readLines(db, table, {}, undefined as never))
      for (const row of lines.map((line) => JSON.parse(line)))
        for (const [column, value] of Object.entries(row))
          if (String(value).toLowerCase().includes(MARK)) found.add(`${table.name}.${column}`)
  for (const entry of await readdir(join(config.dataDir, 'uploads'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && (file.includes(MARK) || (await readFile(file, 'latin1')).includes(MARK))) found.add('the store')
  }
  return [...found].sort()
}

/** Gives the administrator the name, and puts it everywhere. Returns the IDs of a message by somebody else and of the purged account. */
async function furnish(): Promise<{ user: User; mention: number }> {
  const { server, demo } = app
  const id = app.idOf('administrator')
  await updateUser(operatorContext(server.app, { id: 1 }), id, { fullName: NAME, email: EMAIL })
  const { must: person } = app.client({ email: EMAIL, api_key: demo.users.administrator.api_key })
  const [{ must: other }, { must: owner }] = [app.as('member'), app.as('owner')]
  const general = demo.channels.general.stream_id
  const { url } = await person.upload(`${MARK}-shared.txt`, `shared by ${MARK}`)
  await person.upload(`${MARK}-own.txt`, `kept by ${MARK}`)
  const own = await person.send({ topic: MARK, content: `I am ${MARK}, see [this](${url})` })
  await person.patch(`/messages/${own}`, { content: `I am still ${MARK}, see [this](${url})` })
  await person.send({ to: [app.idOf('member')], content: `Only for you: ${MARK}` })
  const mention = await other.send({ content: `Welcome, @**${NAME}** and @_**${NAME}|${id}**!` })
  await other.patch(`/messages/${mention}`, { content: `A warm welcome, @**${NAME}**!` })
  await person.post(`/messages/${mention}/reactions`, { emoji_name: 'tada' })
  const poll = await other.send({ content: `/poll Who asks @**${NAME}**?\nI do` })
  const change = (content: object) => ({ message_id: poll, msg_type: 'widget', content: JSON.stringify(content) })
  await other.post('/submessage', change({ type: 'new_option', idx: 1, option: `Ask @**${NAME}** yourself` }))
  await person.post('/submessage', change({ type: 'new_option', idx: 1, option: `Not ${MARK}` }))
  const timestamp = unixTime()
  await other.post('/drafts', { drafts: [{ type: 'private', to: [id], topic: '', content: `Dear @**${NAME}**`, timestamp }] })
  await person.post('/drafts', { drafts: [{ type: '', to: [], topic: MARK, content: MARK, timestamp }] })
  await other.post('/saved_snippets', { title: 'Greeting', content: `Dear @**${NAME}**` })
  await person.post('/saved_snippets', { title: MARK, content: MARK })
  const later = { type: 'channel', to: general, topic: 'later', scheduled_delivery_timestamp: timestamp + 3_600 }
  await other.post('/scheduled_messages', { ...later, content: `Bye, @**${NAME}**` })
  await person.post('/scheduled_messages', { ...later, topic: MARK, content: MARK })
  await person.post('/users/me/status', { status_text: MARK })
  await person.post('/users/me/alert_words', { alert_words: [MARK] })
  await person.post('/users/me/onboarding_steps', { onboarding_step: 'intro_resolve_topic' })
  await person.post('/navigation_views', { fragment: `narrow/topic/${MARK}`, is_pinned: true, name: MARK })
  await person.post('/user_topics', { stream_id: general, topic: MARK, visibility_policy: 3 })
  await createApiKey(server.app, await requireRow(User, id), MARK, timestamp)
  const field = await owner.post('/realm/profile_fields', { name: 'Motto', field_type: 1 })
  await owner.patch(`/users/${id}`, { profile_data: [{ id: field.id, value: MARK }] })
  await person.post('/invites', { invitee_emails: 'somebody@example.org', stream_ids: [], welcome_message_custom_text: MARK })
  await person.patch('/settings', { email: `new-${MARK}@example.org` })
  const mail = { realm_id: 1, kind: 'mail', due_at: 1, date_created: 1 }
  await Job.bulkCreate([{ ...mail, payload: JSON.stringify({ to: EMAIL, subject: 'x', text: `Dear ${NAME}` }) }])
  return { user: await requireRow(User, id), mention }
}

/** What a person has who has left a mark everywhere. */
const EVERYWHERE = [
  ...['alert_words.word', 'api_keys.name', 'attachments.file_name', 'audit_entries.changes', 'audit_entries.subject_name'],
  ...['drafts.content', 'events.payload', 'invitations.welcome_text', 'jobs.payload', 'links.payload', 'message_edits.prev_content'],
  ...['message_texts.tokens', 'messages.content', 'messages.rendered_content', 'navigation_views.name', 'profile_values.value'],
  ...[
    'saved_snippets.content',
    'saved_snippets.title',
    'scheduled_messages.content',
    'submessages.content',
    'the store',
    'user_statuses.status_text',
    'user_topics.topic',
    'users.delivery_email',
    'users.full_name',
  ],
]

test.each<[PurgeScope, string[]]>([
  [{ messages: true, files: true }, []],
  [
    { messages: false, files: false },
    [
      ...['attachments.file_name', 'attachments.path_id', 'message_edits.prev_content', 'message_edits.prev_rendered_content'],
      ...['message_texts.tokens', 'messages.content', 'messages.rendered_content', 'messages.topic', 'messages.topic_key'],
      ...['submessages.content', 'the store'],
    ],
  ],
])('of a person purged with %j, the mark remains in %j', { timeout: 60_000 }, async (scope, remaining) => {
  const { user, mention } = await furnish()
  const stub = `Deleted user ${user.id}`
  expect(await placesOfMark()).toEqual(expect.arrayContaining(EVERYWHERE))
  await purgeUser(app.server.app, user, scope, COURSE, QUICKLY)
  expect(await placesOfMark()).toEqual(remaining)
  expect((await integrityOf(app.server.app, () => {})).faults).toEqual({})

  const { must: other } = app.as('member')
  expect(await other.message(mention)).toMatchObject({ content: `A warm welcome, @**${stub}**!`, sender_id: app.idOf('member') })
  const { messages } = await other.get('/messages', { anchor: 'newest', num_before: 100, num_after: 0 })
  expect(messages.filter(({ sender_id }) => sender_id === user.id).map(({ sender_full_name }) => sender_full_name)).toEqual(
    scope.messages ? [] : [stub, stub],
  )
  const { user: seen } = await other.get(`/users/${user.id}`)
  expect(seen).toMatchObject({ full_name: stub, email: `deleted-user-${user.id}@deleted.invalid`, is_active: false })
  expect(await requireRow(User, user.id)).toMatchObject({ password_hash: null, settings: '{}' })
  const { entries } = (await app.as('owner').get('/realm/audit_log')).body
  expect(entries[0]).toMatchObject({
    actor_type: 'operator',
    action: 'purged',
    subject_type: 'user',
    subject_id: user.id,
    subject_name: stub,
  })
  const purged = await app.client({ email: EMAIL, api_key: app.demo.users.administrator.api_key }).get('/users/me')
  expect(purged.body.code).toBe('INVALID_API_KEY')
})

test('names and addresses that a person had before are forgotten too', { timeout: 60_000 }, async () => {
  const { server, demo } = app
  const id = app.idOf('administrator')
  const rename = (fullName: string, email: string) => updateUser(operatorContext(server.app, { id: 1 }), id, { fullName, email })
  const { must: other } = app.as('member')
  const general = demo.channels.general.stream_id
  const timestamp = unixTime()
  const later = { type: 'channel', to: general, topic: 'later', scheduled_delivery_timestamp: timestamp + 3_600 }
  await other.upload('plan.txt', 'a plan')
  await other.post('/invites', { invitee_emails: EMAIL, stream_ids: [] })
  await rename(NAME, EMAIL)
  const [slug, address] = [`${id}-Zebulon-${MARK}`, EMAIL.replace('@', '.40')]
  const links = [
    `[talk](#narrow/dm/${slug})`,
    `[said](${app.server.app.config.externalUrl.origin}/#narrow/sender/${slug}/near/1)`,
    `[older](#narrow/dm/${address})`,
  ]
  const mention = await other.send({ content: `Hello @**${NAME}**, ${links.join(' ')}` })
  await other.patch(`/messages/${mention}`, { content: `Good day @**${NAME}**, ${links.join(' ')}` })
  const linking = await other.send({ content: links.join(' ') })
  await other.send({ content: `/poll Who asks @**${NAME}**?\nI do` })
  await other.post('/drafts', { drafts: [{ type: '', to: [], topic: '', content: `Dear @**${NAME}** ${links[0]}`, timestamp }] })
  await other.post('/saved_snippets', { title: 'Greeting', content: `Dear @**${NAME}** ${links[1]}` })
  await other.post('/scheduled_messages', { ...later, content: `Bye, @**${NAME}** ${links[2]}` })
  const views = [`narrow/dm/${slug}`, `narrow/is/dm/sender/${address}`, `narrow/dm/5,${slug}`, `narrow/dm/${id}-zebulon-${MARK}`]
  for (const [i, fragment] of views.entries()) await other.post('/navigation_views', { fragment, is_pinned: true, name: `View ${i}` })
  const mail = { realm_id: 1, kind: 'mail', due_at: 1, date_created: 1 }
  await Job.bulkCreate([{ ...mail, payload: JSON.stringify({ to: EMAIL, subject: 'x', text: 'Hello' }) }])
  await Job.bulkCreate([{ ...mail, payload: JSON.stringify({ to: 'other@example.org', subject: 'x', text: `${NAME} wrote` }) }])
  await rename('Another Name', 'another@example.org')
  expect(await placesOfMark()).toEqual(
    expect.arrayContaining([
      ...['audit_entries.changes', 'audit_entries.subject_name', 'drafts.content', 'jobs.payload', 'message_edits.prev_content'],
      ...['messages.content', 'messages.rendered_content', 'navigation_views.fragment', 'saved_snippets.content'],
      ...['invitations.email', 'scheduled_messages.content', 'scheduled_messages.rendered_content', 'submessages.content'],
    ]),
  )
  await purgeUser(server.app, await requireRow(User, id), { messages: false, files: false }, COURSE, QUICKLY)
  expect(await placesOfMark()).toEqual([])
  const nameless = `[talk](#narrow/dm/${id}) [said](${app.server.app.config.externalUrl.origin}/#narrow/sender/${id}/near/1) [older](#narrow/dm/${id})`
  expect((await other.message(mention)).content).toBe(`Good day @**Deleted user ${id}**, ${nameless}`)
  expect((await other.message(linking)).content).toBe(nameless)
  const { navigation_views: left } = await other.get('/navigation_views')
  expect(left.map(({ fragment }: { fragment: string }) => fragment)).toEqual([
    `narrow/dm/${id}`,
    `narrow/is/dm/sender/${id}`,
    `narrow/dm/5,${id}`,
  ])
})

test('a name that somebody else has now stays theirs', async () => {
  const { server } = app
  const id = app.idOf('administrator')
  const rename = (who: number, fullName: string) => updateUser(operatorContext(server.app, { id: 1 }), who, { fullName })
  const { must: owner } = app.as('owner')
  await rename(id, NAME)
  const before = await owner.send({ content: `Hello @**${NAME}**` })
  await rename(id, 'Another Name')
  await rename(app.idOf('member2'), NAME)
  const after = await owner.send({ content: `Hello @**${NAME}**` })
  await owner.post('/saved_snippets', { title: 'Greeting', content: `Dear @**${NAME}**` })
  await purgeUser(server.app, await requireRow(User, id), { messages: false, files: false }, COURSE, QUICKLY)
  // The HTML of a message says which user it means.
  expect((await owner.message(before)).content).toBe(`Hello @**Deleted user ${id}**`)
  expect((await owner.message(after)).content).toBe(`Hello @**${NAME}**`)
  const { saved_snippets: snippets } = await owner.get('/saved_snippets')
  expect(snippets).toMatchObject([{ content: `Dear @**${NAME}**` }])
})

test('the avatar of a person goes, with its files', async () => {
  const { user } = await furnish()
  const person = app.client({ email: user.delivery_email, api_key: app.demo.users.administrator.api_key })
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(TINY_GIF)], { type: 'image/gif' }), 'me.gif')
  const { avatar_url: url } = (await person.raw('/api/v1/users/me/avatar', { method: 'POST', body })).body
  expect((await fetch(app.url + url)).status).toBe(200)
  await purgeUser(app.server.app, user, { messages: false, files: false }, COURSE, QUICKLY)
  expect((await fetch(app.url + url)).status).toBe(404)
  expect(await requireRow(User, user.id)).toMatchObject({ avatar_path: null, avatar_source: 'J' })
  expect(await StoredImage.count()).toBe(0)
})

test.each(['text', 'C++ (a'])('what only resembles the name %s stays', async (name) => {
  const { server, idOf } = app
  const { must: owner } = app.as('owner')
  await owner.post('/invites', { invitee_emails: EMAIL, stream_ids: [] })
  await owner.createChannel({ name, subscribers: [idOf('owner')] })
  await updateUser(operatorContext(server.app, { id: 1 }), idOf('administrator'), { fullName: name, email: EMAIL })
  const mail = { realm_id: 1, kind: 'mail', due_at: 1, date_created: 1 }
  const texts = [`${name}s`, `con${name}`, `${name}́`, `Dear ${name}!`, name]
  await Job.destroy({ where: {} })
  await Job.bulkCreate(texts.map((text) => ({ ...mail, payload: JSON.stringify({ to: 'other@example.org', subject: 'x', text }) })))
  await Job.bulkCreate([{ ...mail, kind: 'password_reset', payload: JSON.stringify({ email: EMAIL }) }])
  await purgeUser(server.app, await requireRow(User, idOf('administrator')), { messages: false, files: false }, COURSE, QUICKLY)
  const left = await select(Job, { where: { kind: ['mail', 'password_reset'] } })
  expect(left.map(({ payload }) => JSON.parse(payload).text)).toEqual(texts.slice(0, 3))
  const { entries } = await owner.get('/realm/audit_log')
  const nameOf = (type: string) => entries.find(({ subject_type }) => subject_type === type)?.subject_name
  expect([nameOf('channel'), nameOf('invitation')]).toEqual([name, ''])
})

test('an edit during a purge is not lost, and has no mention of the name either', async () => {
  const { server, idOf } = app
  const { db } = server.app
  const id = idOf('administrator')
  await updateUser(operatorContext(server.app, { id: 1 }), id, { fullName: NAME })
  const { must: other } = app.as('member')
  const timestamp = unixTime()
  const later = {
    type: 'channel',
    to: app.demo.channels.general.stream_id,
    topic: 'later',
    scheduled_delivery_timestamp: timestamp + 3_600,
  }
  for (const content of [`First, @**${NAME}**`, `Second, @**${NAME}**`]) {
    await other.post('/drafts', { drafts: [{ type: '', to: [], topic: '', content, timestamp }] })
    await other.post('/scheduled_messages', { ...later, content })
  }
  const tables = ['drafts', 'scheduled_messages']
  const contentsOf = async (table: string): Promise<string[]> =>
    (await query<{ content: string }>(User, `SELECT content FROM ${table} ORDER BY id`, [])).map(({ content }) => content)
  const edited = new Set<string>()
  // The second row of each table is edited when the first one has been written, so after both have been read.
  const transaction: typeof db.transaction = async (work) => {
    for (const table of tables) {
      if (edited.has(table) || (await contentsOf(table))[0]?.includes(NAME)) continue
      edited.add(table)
      await db.run(`UPDATE ${table} SET content = 'Edited, @**${NAME}**' WHERE content LIKE 'Second%'`)
    }
    return db.transaction(work)
  }
  const scope = { messages: false, files: false }
  await purgeUser({ ...server.app, db: { ...db, transaction } }, await requireRow(User, id), scope, COURSE, QUICKLY)
  for (const table of tables) expect(await contentsOf(table)).toEqual([`First, @**Deleted user ${id}**`, `Edited, @**Deleted user ${id}**`])
})

test('the only owner and the notification bot cannot be purged', async () => {
  const scope = { messages: false, files: false }
  const owner = await requireRow(User, app.idOf('owner'))
  await expect(purgeUser(app.server.app, owner, scope, COURSE)).rejects.toMatchObject({ code: 'CANNOT_DEACTIVATE_LAST_USER' })
  const bot = await User.findSystemBot(1)
  await expect(purgeUser(app.server.app, bot as User, scope, COURSE)).rejects.toThrow('The notification bot cannot be purged')
})

test('every column that names a user says what becomes of its rows', () => {
  expect(rowsOfUsers(tablesOf(app.server.app.db.sequelize)).length).toBeGreaterThan(25)
})
