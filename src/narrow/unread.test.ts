// databases: both

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Channel } from '../models/channel.ts'
import { Message, UserMessage } from '../models/message.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { withStatements } from '../testing/statements.ts'

/** The most unread messages that a registration reports (`unread_msgs` of POST /register in the contract). */
const LIMIT = 50_000

let app: TestApp
let member: User
beforeAll(async () => {
  app = await startTestApp()
  member = await User.findByPk(app.demo.users.member.user_id, { rejectOnEmpty: true })
  await app.as('member').post('/mark_all_as_read')
})
afterAll(() => app.close())

/** Creates this many month-old messages by another user, in the channel that everybody is subscribed to, by doubling rows. */
async function fill(count: number): Promise<void> {
  const sent = await app.as('member2').post('/messages', { type: 'channel', to: 'general', topic: 'many', content: 'x' })
  await Message.update({ date_sent: 1_700_000_000 }, { where: { id: sent.body.id } })
  const columns = Object.keys(Message.getAttributes()).filter((name) => name !== 'id')
  const doubling = `INSERT INTO messages (${columns}) SELECT ${columns} FROM messages WHERE topic_key = 'many' LIMIT ?`
  for (let there = 1; there < count; there *= 2) await app.server.app.db.run(doubling, [Math.min(there, count - there)])
}
const unread = async () => {
  const { body } = await app.as('member').post('/register', { fetch_event_types: ['message'] })
  const { unread_msgs: state } = body
  const ids: number[] = state.streams.flatMap((topic: { unread_message_ids: number[] }) => topic.unread_message_ids)
  return { ids, count: state.count, isMissing: state.old_unreads_missing }
}

test(`registration lists the newest ${LIMIT} unread messages, and reports that there are older ones`, async () => {
  await fill(LIMIT)
  const all = await unread()
  expect([all.ids.length, all.count, all.isMissing]).toEqual([LIMIT, LIMIT, false])
  expect(await UserMessage.count({ where: { user_id: member.id, flags: 0 } })).toBe(LIMIT)

  const { body } = await app.as('member2').post('/messages', { type: 'channel', to: 'general', topic: 'one more', content: 'x' })
  const newest = await unread()
  expect([newest.count, newest.isMissing]).toEqual([LIMIT, true])
  expect([...newest.ids].sort((a, b) => a - b)).toEqual([...all.ids.slice(1), body.id])

  await app.as('member').post('/messages/flags', { messages: [body.id], op: 'add', flag: 'read' })
  expect(await unread()).toEqual({ ids: all.ids, count: LIMIT, isMissing: false })

  const { recipient_id } = await Channel.findByPk(1, { rejectOnEmpty: true })
  expect(await Message.count({ where: { recipient_id, topic_key: 'many' } })).toBe(LIMIT)
}, 120_000)

// The servers choose by how many rows there are. SQLite, which does not know, would read every row of the user.
test.runIf(inject('databaseServer') === '')('registration finds unread and starred messages by the indexes of these flags', async () => {
  const { statements } = await withStatements(app.server.app, () =>
    app.as('member').must.post('/register', { fetch_event_types: ['message', 'starred_messages'] }),
  )
  const [state = ''] = statements.filter((sql) => sql.includes('user_messages u'))
  const { rows: plan } = await app.server.app.db.run(`EXPLAIN QUERY PLAN ${state}`)
  const used = (plan as { detail: string }[]).map(({ detail }) => detail).join('\n')
  expect(used).toContain('SEARCH u USING INDEX user_messages_user_id_is_unread_message_id (user_id=?)')
  expect(used).toContain('SEARCH u USING INDEX user_messages_user_id_is_flagged_message_id (user_id=?)')
})
