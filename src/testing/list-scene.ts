// The building blocks of requests with lists (list-requests.ts): users, groups and channels of a large world.

import type { Demo } from '../server/demo.ts'
import type { TestApp } from './app.ts'
import type { Answer } from './client.ts'
import { type LargeWorld, many } from './large-world.ts'

export type Fields = Record<string, unknown>
/** A request of the demo's member, unless `as` names another user. */
export type ListRequest = [method: 'get' | 'post' | 'patch' | 'delete', path: string, fields: Fields, as?: 'owner' | 'bot']
/**
 * Returns a request that succeeds with `n` items in the list, or in the list of each of the permissions. First creates what the request
 * needs.
 */
export type Builder = (n: number, permissions: readonly string[]) => ListRequest | Promise<ListRequest>
/** Builders by the place of the list in the request, as scripts/contract-rules.ts names it, with `*` for any permission. */
export type Builders = Record<string, Builder>

export interface Scene {
  app: TestApp
  world: LargeWorld
  demo: Demo
  /** The last `n` IDs of the world, so that a search for the only user with a permission takes longest. */
  users(n: number): number[]
  groups(n: number): number[]
  channels(n: number): number[]
  messages(n: number): number[]
  /** Addresses of the same users. */
  emails(n: number): string[]
  /** A new unique text without spaces. */
  fresh(what: string): string
  /** Alternates, so that each request changes something. */
  isOdd(): boolean
  /** The body of the answer. Throws unless the request succeeds. */
  send(request: ListRequest): Promise<Answer['body']>
}

export function sceneOf(app: TestApp, world: LargeWorld): Scene {
  let made = 0
  const last = (ids: number[]) => (n: number) => ids.slice(-n)
  return {
    app,
    world,
    demo: app.demo,
    users: last(world.users),
    groups: last(world.groups),
    channels: last(world.channels),
    messages: last(world.messages),
    emails: (n) => many(n, (i) => `crowd${world.users.length - n + i}@example.com`),
    fresh: (what) => `${what}${++made}`,
    isOdd: () => ++made % 2 === 1,
    send: async ([method, path, fields, as]) => {
      const { status, body } = await app.as(as ?? 'member')[method](path, fields)
      if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`)
      return body
    },
  }
}

type Permissions = (fields: Fields) => ListRequest
const LISTS = ['direct_members', 'direct_subgroups'] as const

/** A permission's value with `n` items in one list. It includes both callers, so that they keep the permission. */
function valueWith({ demo, users, groups }: Scene, list: (typeof LISTS)[number], n: number) {
  const callers = [demo.users.owner.user_id, demo.users.member.user_id]
  if (list === 'direct_subgroups') return { direct_members: callers, direct_subgroups: groups(n) }
  return { direct_members: n > 2 ? [...callers, ...users(n - 2)] : callers, direct_subgroups: [] }
}

function each(names: readonly string[], value: unknown): Fields {
  return Object.fromEntries(names.map((name) => [name, value]))
}

/** Builders for permissions that are given as a plain value. */
export function given(scene: Scene, request: Permissions): Builders {
  return Object.fromEntries(LISTS.map((list) => [`*|1.${list}`, (n, names) => request(each(names, valueWith(scene, list, n)))] as const))
}

/** Builders for permissions that are given with their old value. `at` stands between the permission's name and `.new` or `.old`. */
export function replaced(scene: Scene, at: string, request: Permissions): Builders {
  const pairs = LISTS.flatMap((list): [string, Builder][] => [
    [`*${at}.new|1.${list}`, (n, names) => request(each(names, { new: valueWith(scene, list, n) }))],
    [
      `*${at}.old|1.${list}`,
      async (n, names) => {
        const old = valueWith(scene, list, n)
        await scene.send(request(each(names, { new: old })))
        return request(each(names, { old, new: valueWith(scene, 'direct_members', 3) }))
      },
    ],
  ])
  return Object.fromEntries(pairs)
}
