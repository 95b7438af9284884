// What an organisation of many people costs: lists of users and registrations on MySQL, over the bare SQL that reads the same rows.

import { ids, insert, insertChannels, insertUsers, measure, onMysql, reading } from './mysql.ts'

const USERS = 10_000
const CHANNELS = 500
/** How many channels each user is subscribed to. */
const SUBSCRIPTIONS = 20

/** Prints a table and, as its last line, JSON. */
export async function people(): Promise<void> {
  await onMysql(async ({ url, headers, sql }) => {
    const userIds = ids(1_001, USERS)
    await insertUsers(sql, userIds)
    await insertChannels(sql, ids(1_001, CHANNELS))
    await insert(
      sql,
      'subscriptions',
      'realm_id, user_id, channel_id, color',
      [1, ...userIds].flatMap((user) => ids(0, SUBSCRIPTIONS).map((i) => [1, user, 1_001 + ((user * 7 + i * 25) % CHANNELS), '#76ce90'])),
    )
    const users = 'SELECT * FROM users WHERE realm_id = 1'
    const results = [
      await measure('GET /users', () => fetch(`${url}/users`, { headers }), reading(sql, [users])),
      await measure(
        'POST /register',
        () => fetch(`${url}/register`, { headers, method: 'POST' }),
        reading(sql, [
          users,
          'SELECT * FROM channels WHERE realm_id = 1',
          'SELECT * FROM subscriptions WHERE user_id = 1',
          'SELECT channel_id, COUNT(*) FROM subscriptions WHERE realm_id = 1 AND is_active = 1 GROUP BY channel_id',
        ]),
      ),
    ]
    console.log(JSON.stringify({ bench: 'people', users: USERS, channels: CHANNELS, results }))
  })
}
