// databases: both
// Whether the integrity check finds faults. operating.test.ts checks that it finds none where there are none.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyOfNext } from '../actions/messages/notifications/notify.ts'
import { tablesOf } from '../db/whole-tables.ts'
import { MissedMessage } from '../models/missed-message.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { unixTime } from '../values/dates.ts'
import { STORED } from './files.ts'
import { referencesOf } from './references.ts'
import { integrityOf } from './status.ts'

let app: TestApp
beforeAll(async () => {
  // A worker would remove the first events once they are old enough.
  app = await startTestApp({ roles: { web: true, worker: false } })
  await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'check', content: 'Hello' })
})
afterAll(() => app.close())

const faultsNow = async (): Promise<Record<string, number>> => (await integrityOf(app.server.app, () => {})).faults
const run = (sql: string): Promise<unknown> => app.server.app.db.run(sql)

test('an untouched database has no faults', async () => {
  expect(await faultsNow()).toEqual({})
})

test.each([
  [
    'channels.creator_id without a row in users',
    'UPDATE channels SET creator_id = creator_id + 1000000',
    'UPDATE channels SET creator_id = creator_id - 1000000',
  ],
  [
    'channels.can_send_message_group without a row in user_groups',
    'UPDATE channels SET can_send_message_group = can_send_message_group + 1000000',
    'UPDATE channels SET can_send_message_group = can_send_message_group - 1000000',
  ],
  [
    'links about users that do not exist',
    `INSERT INTO links (realm_id, purpose, token_hash, subject_id, payload, date_created) VALUES (1, 'change_email', 'x', 1000000, '{}', 1)`,
    'DELETE FROM links WHERE subject_id = 1000000',
  ],
  [
    'polls and to-do lists without a beginning',
    "UPDATE messages SET widget = 'poll' WHERE topic = 'check'",
    'UPDATE messages SET widget = NULL',
  ],
  [
    'submessages of messages that are neither polls nor to-do lists',
    `INSERT INTO submessages (realm_id, message_id, sender_id, content) SELECT realm_id, id, sender_id, '{}' FROM messages WHERE topic = 'check'`,
    'DELETE FROM submessages',
  ],
  [
    'messages.sender_id without a row in users',
    'UPDATE messages SET sender_id = sender_id + 1000000',
    'UPDATE messages SET sender_id = sender_id - 1000000',
  ],
  [
    'subscriptions.channel_id without a row in channels',
    'UPDATE subscriptions SET channel_id = channel_id + 1000000',
    'UPDATE subscriptions SET channel_id = channel_id - 1000000',
  ],
  [
    'events above the counter of their organisation',
    'UPDATE realms SET event_seq = event_seq - 1',
    'UPDATE realms SET event_seq = event_seq + 1',
  ],
  [
    'organisations whose log ends before its counter',
    'UPDATE realms SET event_seq = event_seq + 1',
    'UPDATE realms SET event_seq = event_seq - 1',
  ],
  ['organisations whose log has gaps', 'UPDATE events SET seq = 1000000 WHERE seq = 1', 'UPDATE events SET seq = 1 WHERE seq = 1000000'],
  [
    'subscription spans that end before they begin',
    'UPDATE subscription_spans SET after_message_id = 5, to_message_id = 1',
    'UPDATE subscription_spans SET after_message_id = 0, to_message_id = NULL',
  ],
])('the check finds %s', async (name, spoil, mend) => {
  await run(spoil)
  try {
    expect(await faultsNow()).toHaveProperty([name], expect.any(Number))
  } finally {
    await run(mend)
  }
})

test('the check counts missing files in the store, both uploads and emoji', async () => {
  const { app: parts } = app.server
  await app.as('member').upload('kept.txt', 'kept')
  await app.as('member').upload('lost.txt', 'lost')
  const [file] = (await app.as('member').get('/attachments')).body.attachments
  await rm(join(parts.config.dataDir, 'uploads', file.path_id))
  await run(
    `INSERT INTO custom_emoji (realm_id, name, author_id, path_id, content_type, size, is_deactivated, date_created)
     VALUES (1, 'lost', ${app.demo.users.owner.user_id}, '1/emoji/images/lost.png', 'image/png', 1, 0, 1)`,
  )
  expect(await faultsNow()).toEqual({ 'files that are not in the store': 2 })
})

test('a mail that waits though its message was deleted is no fault', async () => {
  const { app: parts } = app.server
  await notifyOfNext(parts, 1, unixTime())
  const { must: owner } = app.as('owner')
  const { id } = await owner.post('/messages', { type: 'channel', to: 'general', topic: 'check', content: '@**all** hello' })
  await notifyOfNext(parts, 1, unixTime())
  await owner.delete(`/messages/${id}`)
  expect(await MissedMessage.count({ where: { message_id: id } })).toBeGreaterThan(0)
  expect(await faultsNow()).not.toHaveProperty('missed_messages.message_id without a row in messages')
})

test('the check covers every column that seems to name a row or a file', () => {
  const { db } = app.server.app
  const checked = referencesOf(tablesOf(db.sequelize)).map(({ table, column, target }) => `${table}.${column} ${target}`)
  expect(checked).toEqual(
    expect.arrayContaining(['custom_emoji.author_id users', 'message_edits.prev_channel_id channels', 'invitations.parent_id invitations']),
  )
  const tables = Object.values(db.sequelize.models).filter((model) => 'path_id' in model.getAttributes())
  expect(tables.map((model) => Reflect.get(model, 'tableName')).sort()).toEqual(Object.keys(STORED))
})
