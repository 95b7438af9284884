// What an organisation of many people costs on MariaDB: lists of users and registrations, compared with the bare SQL that reads the same
// rows; permission checks through nested groups; presence reports with many waiting polls.

import { createHash } from 'node:crypto'
import { Agent, type ClientRequest, get } from 'node:http'
import { hasPermission } from '../../src/access/groups/membership.ts'
import { openDatabase } from '../../src/db/index.ts'
import { defineModels } from '../../src/models/index.ts'
import { User } from '../../src/models/user.ts'
import { load } from './load.ts'
import { sum } from './measure.ts'
import { ids, insert, insertChannels, insertSubscriptions, insertUsers, measure, onServer, running, type Site } from './site.ts'

const USERS = 10_000
const CHANNELS = 500
/** The number of channels to which each user is subscribed. */
const SUBSCRIPTIONS = 20
const FIRST_USER = 1_001
const FIRST_GROUP = 5_001
/** How deeply groups are nested. The innermost one has the member. */
const DEPTH = 5
/** Users who wait for events while others report their presence. */
const POLLING = 1_000
/** Connections when measuring rates. */
const CONNECTIONS = 32
/** Milliseconds for each rate. */
const DURATION = 3_000

export async function people(): Promise<void> {
  await onServer('mariadb', async ({ request, sql, databaseUrl, server }) => {
    await fill(sql)
    const users = 'SELECT * FROM users WHERE realm_id = 1'
    const results = [
      await measure('GET /users', { ask: () => request('GET', '/users'), prepare: running(sql, [users]) }),
      await measure('POST /register', {
        ask: () => request('POST', '/register'),
        prepare: running(sql, [
          users,
          'SELECT * FROM channels WHERE realm_id = 1',
          'SELECT * FROM subscriptions WHERE user_id = 1',
          'SELECT channel_id, COUNT(*) FROM subscriptions WHERE realm_id = 1 AND is_active = 1 GROUP BY channel_id',
        ]),
      }),
    ]
    const rates = {
      permission_checks_per_second: await permissionChecks(databaseUrl),
      presence_updates_per_second: await presenceUpdates(server.ready.port),
    }
    console.log(`permission checks, groups nested ${DEPTH} deep: ${rates.permission_checks_per_second.toFixed(0)} a second`)
    console.log(`presence updates, ${POLLING} users polling: ${rates.presence_updates_per_second.toFixed(0)} a second`)
    console.log(JSON.stringify({ bench: 'people', users: USERS, channels: CHANNELS, results, ...rates }))
  })
}

/** Permission checks per second, as actions make them, in this process, which remembers for a moment how groups nest. */
async function permissionChecks(url: string): Promise<number> {
  const db = await openDatabase(url, { guardNesting: false })
  defineModels(db.sequelize)
  try {
    const user = await User.findByPk(FIRST_USER, { rejectOnEmpty: true })
    const started = performance.now()
    const counts = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        let count = 0
        for (; performance.now() < started + DURATION; count++)
          if (!(await hasPermission(user, FIRST_GROUP))) throw new Error('a member of a nested group has no permission')
        return count
      }),
    )
    return sum(counts) / ((performance.now() - started) / 1000)
  } finally {
    await db.close()
  }
}

/** Reports per second from users who come online one after the other, so that each report changes something. */
async function presenceUpdates(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const polls = Array.from({ length: POLLING }, (_, i) => poll(port, agent, FIRST_USER + i))
  // A client that has registered a queue waits for events from then on.
  await Promise.all(polls.map(({ isWaiting }) => isWaiting))
  let reporting = 0
  const request = (): Buffer => {
    const body = 'status=active&ping_only=true'
    const headers = ['Host: 127.0.0.1', `Authorization: ${credentials(FIRST_USER + (reporting++ % USERS))}`]
    const type = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
    return Buffer.from(`POST /api/v1/users/me/presence HTTP/1.1\r\n${[...headers, ...type].join('\r\n')}\r\n\r\n${body}`)
  }
  // Meanwhile the last polls start to wait.
  await load({ port, request, connections: CONNECTIONS, duration: DURATION })
  const started = performance.now()
  const count = await load({ port, request, connections: CONNECTIONS, duration: DURATION })
  const rate = count / ((performance.now() - started) / 1000)
  for (const { parked } of polls) (await parked).destroy()
  agent.destroy()
  return rate
}

function poll(port: number, agent: Agent, userId: number): { isWaiting: Promise<void>; parked: Promise<ClientRequest> } {
  const ask = (query: string): ClientRequest =>
    get({ port, host: '127.0.0.1', agent, path: `/api/v1/events?${query}`, headers: { Authorization: credentials(userId) } })
  const registered = new Promise<{ queue_id: string; last_event_id: number }>((resolve, reject) => {
    ask(`event_types=${encodeURIComponent('["presence"]')}&dont_block=true`)
      .on('error', reject)
      .on('response', async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`GET /events answered ${response.statusCode}`))
      })
  })
  const parked = registered.then(({ queue_id: id }) => ask(`queue_id=${id}&last_event_id=-1`).on('error', () => {}))
  return { isWaiting: parked.then((request) => new Promise((resolve) => request.once('finish', resolve))), parked }
}

function credentials(userId: number): string {
  return `Basic ${Buffer.from(`person${userId}@example.com:${keyOf(userId)}`).toString('base64')}`
}

function keyOf(userId: number): string {
  return `key-of-person-${userId}`
}

/** Users, channels and groups in addition to the demo's. */
async function fill(sql: Site['sql']): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const userIds = ids(FIRST_USER, USERS)
  await insertUsers(sql, userIds)
  await insertChannels(sql, ids(1_001, CHANNELS))
  const subscribed = (user: number): [number, number][] =>
    ids(0, SUBSCRIPTIONS).map((i) => [user, 1_001 + ((user * 7 + i * 25) % CHANNELS)])
  await insertSubscriptions(sql, [1, ...userIds].flatMap(subscribed))
  await insert(
    sql,
    'api_keys',
    'realm_id, user_id, key_hash, name, date_created',
    userIds.map((id) => [1, id, createHash('sha256').update(keyOf(id)).digest('hex'), 'bench', now]),
  )
  const groupIds = ids(FIRST_GROUP, DEPTH)
  await insert(
    sql,
    'user_groups',
    'id, realm_id, name, name_key, description',
    groupIds.map((id) => [id, 1, `group ${id}`, `group ${id}`, '']),
  )
  await insert(
    sql,
    'user_group_subgroups',
    'realm_id, group_id, subgroup_id',
    groupIds.slice(1).map((id) => [1, id - 1, id]),
  )
  await insert(sql, 'user_group_members', 'realm_id, group_id, user_id', [[1, FIRST_GROUP + DEPTH - 1, FIRST_USER]])
}
