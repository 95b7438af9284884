// The rows of the demo organisation, for tests that change them or act without HTTP.

import { createChannel } from '../actions/channels/create.ts'
import { serverContext } from '../context.ts'
import type { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import type { Demo } from '../server/demo.ts'
import type { TestApp } from './app.ts'

type Name = keyof Demo['users']
export const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const satisfies Name[]

/** The demo organisation. */
export function demoRealm(): Promise<Realm> {
  return Realm.findByPk(1, { rejectOnEmpty: true })
}

/** A user of the demo organisation. */
export function demoUser({ demo }: TestApp, name: Name): Promise<User> {
  return User.findByPk(demo.users[name].user_id, { rejectOnEmpty: true })
}

/** Creates a channel of the owner. */
export async function demoChannel(app: TestApp, name: string, subscribers: readonly Name[], inviteOnly = false): Promise<Channel> {
  const [creator, ...users] = await Promise.all((['owner', ...subscribers] as const).map((one) => demoUser(app, one)))
  const channel = { creator: creator as User, name, inviteOnly, subscribers: users }
  return createChannel(serverContext(app.server.app, await demoRealm()), channel)
}
