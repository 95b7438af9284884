// databases: both
// A registration asks the database for its whole state at once.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { update } from '../../db/sql.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { withStatements } from '../../testing/statements.ts'
import { ROLE } from '../../values/roles.ts'
import type { NewEvent } from '../interfaces.ts'
import { append } from '../log/log.ts'
import { draftsEvent } from '../types/drafts.ts'

const REALM = 1
const OF_PEOPLE: NewEvent = { type: 'api_keys_revoked', payload: {}, audience: { to: 'users', ids: [] } }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())

const register = (fields: Record<string, unknown> = {}) => app.as('member').post('/register', fields)

/** Changes the row of the member as another process does: this one does not notice. */
async function changeElsewhere(
  columns: Partial<Pick<User, 'role' | 'is_active' | 'full_name'>>,
  event: NewEvent = OF_PEOPLE,
): Promise<void> {
  await app.server.app.db.transaction(async (tx) => {
    await update(User, columns, { id: app.demo.users.member.user_id }, tx)
    await append(tx, REALM, [event], await Realm.moveEventSeq(REALM, 1, tx))
  })
}

test.each([
  ['six statements, one of them for the whole state', {}, 6],
  ['the same number for a single part', { fetch_event_types: ['realm_emoji'] }, 6],
  ['and for none', { fetch_event_types: [] }, 6],
  ['more only with subscribers, which are read in the snapshot of the state', { include_subscribers: 'true' }, 10],
])('takes %s', async (_, fields, most) => {
  await register(fields)
  const { result, statements } = await withStatements(app.server.app, () => register(fields))
  expect(result.body.msg).toBe('')
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
})

test('tells what another process has changed, with a queue that starts after that', async () => {
  await register()
  await changeElsewhere({ full_name: 'Somebody Else' }, draftsEvent(1, { op: 'remove', draft_id: 1 }))
  const { body } = await register({ event_types: ['realm_user'], fetch_event_types: ['realm_user'] })
  expect(body.full_name).toBe('Somebody Else')
  const { body: news } = await app.as('member').get('/events', { queue_id: body.queue_id, last_event_id: -1, dont_block: true })
  expect(news.events).toEqual([])
})

test('rests on the role and the account as they are, whatever this process remembers', async () => {
  const { role } = await User.findByPk(app.demo.users.member.user_id, { rejectOnEmpty: true })
  const everywhere = { all_public_streams: true, fetch_event_types: ['realm_user'] }
  expect((await register(everywhere)).body).toMatchObject({ msg: '', is_guest: false })
  await changeElsewhere({ role: ROLE.guest })
  expect((await register(everywhere)).body.msg).toBe("'all_public_streams' is not available to guests")
  expect((await register({ fetch_event_types: ['realm_user'] })).body).toMatchObject({ msg: '', is_guest: true })
  await changeElsewhere({ role })
  expect((await register(everywhere)).body).toMatchObject({ msg: '', is_guest: false })
  await changeElsewhere({ is_active: false })
  expect((await register()).body.code).toBe('USER_DEACTIVATED')
  await app.as('member').get('/users/me')
  await changeElsewhere({ is_active: true })
  expect((await register()).body.msg).toBe('')
})
