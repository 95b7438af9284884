// In every operation, a list takes as many SQL statements as a single item.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../contract-tests/cases.ts'
import { boundsOf } from '../../scripts/contract-rules.ts'
import { PERMISSION_SETTINGS } from '../settings/permission-settings.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { fillWorld } from '../testing/large-world.ts'
import { listRequests } from '../testing/list-requests.ts'
import { type ListRequest, sceneOf } from '../testing/list-scene.ts'
import { sampled } from '../testing/sampled.ts'
import { withStatements } from '../testing/statements.ts'
import { dereference, loadContract } from './contract.ts'

/** A list of an operation, or one that each of the permissions has. */
interface List {
  at: string
  limit: number
  permissions: string[]
}
/** These accept only system groups, not a list of users and groups. */
const SYSTEM_GROUPS_ONLY = new Set(
  Object.values(PERMISSION_SETTINGS).flatMap((settings) =>
    Object.entries(settings).flatMap(([name, { require_system_group }]) => (require_system_group ? [name] : [])),
  ),
)

const listsByOperation = new Map<string, Map<string, List>>()
for (const { operation } of operations(dereference(loadContract().bundled)))
  for (const { at, keyword, limit = 0 } of boundsOf(operation)) {
    // A pair of operator and operand is not a list.
    if (keyword !== 'maxItems' || limit <= 2) continue
    const [, permission, rest] = /^(\w+)(.*direct_(?:members|subgroups))$/.exec(at) ?? []
    if (permission && SYSTEM_GROUPS_ONLY.has(permission)) continue
    const lists = listsByOperation.get(operation.operationId) ?? new Map<string, List>()
    const place = permission ? `*${rest}` : at
    const { permissions } = lists.get(place) ?? { permissions: [] }
    lists.set(place, { at: place, limit, permissions: permission ? [...permissions, permission] : [] })
    listsByOperation.set(operation.operationId, lists)
  }

// The only text that is a list.
listsByOperation.get('sendInvitations')?.set('invitee_emails', { at: 'invitee_emails', limit: 500, permissions: [] })

/** Items in the lists of several permissions together. */
const ENOUGH = 200
/** Statements that the server may run in the background. */
const IN_BACKGROUND = 10
/** Rows per INSERT. A list that becomes rows, or as many events, takes a statement per batch. */
const BATCH = 500

let app: TestApp
let builders: ReturnType<typeof listRequests>
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
  const world = await fillWorld(app, { users: 5_000, channels: 1_000, groups: 1_000, messages: 5_000 })
  builders = listRequests(sceneOf(app, world))
  const settings = {
    create_multiuse_invite_group: world.groups[0],
    direct_message_permission_group: { direct_members: world.users.slice(-1), direct_subgroups: [] },
  }
  expect((await app.as('owner').patch('/realm', settings)).status).toBe(200)
}, 120_000)
afterAll(() => app.close())

/** The number of statements that a successful request takes, with empty short memories. */
async function countOf([method, path, fields, as]: ListRequest): Promise<number> {
  app.server.app.caches.clear()
  const { result, statements } = await withStatements(app.server.app, () => app.as(as ?? 'member')[method](path, fields))
  expect([result.status, result.body.msg]).toEqual([200, ''])
  return statements.length
}

async function hasTheCostOfOne(operationId: string, at: string, n: number, permissions: string[]): Promise<void> {
  const build = builders[operationId]?.[at]
  if (!build) throw new Error(`src/testing/list-requests.ts has no request of ${operationId} with the list ${at}`)
  // Replacing the list of a permission takes statements too.
  if (permissions.length > 0 && operationId.startsWith('update')) await countOf(await build(3, permissions))
  const one = await countOf(await build(1, permissions))
  const many = await countOf(await build(n, permissions))
  const rows = n * Math.max(1, permissions.length)
  expect(many).toBeLessThanOrEqual(one + IN_BACKGROUND + rows / BATCH)
}

const lists = [...listsByOperation].flatMap(([operationId, ofOperation]) =>
  Array.from(ofOperation.values(), (list) => [`${operationId} ${list.at}`, { operationId, ...list }] as const),
)

const sent = sampled(lists, ([title]) => title)

test.each(sent)('%s', { timeout: 120_000 }, async (_, { operationId, at, limit, permissions }) => {
  await hasTheCostOfOne(operationId, at, limit, permissions.slice(0, 1))
  if (permissions.length > 1) await hasTheCostOfOne(operationId, at, ENOUGH, permissions)
})
