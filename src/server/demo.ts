// The demo organisation of a first start: accounts of every role, two channels, and the passwords and keys of the accounts in demo.json.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rightsOf } from '../access/channels/permissions.ts'
import { realmUrl } from '../access/organisation/realms.ts'
import { authenticateByPassword, DEMO_ADDRESSES, hashPassword } from '../access/people/credentials.ts'
import { createIn } from '../actions/channels/create.ts'
import { subscribeIn } from '../actions/channels/subscriptions.ts'
import { createRealmWith } from '../actions/organisation/realms.ts'
import { createKeyIn } from '../actions/people/api-keys.ts'
import { createUserIn, type NewUser } from '../actions/people/create.ts'
import type { App } from '../context.ts'
import { count } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import type { RealmChange } from '../events/change.ts'
import type { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { unixTime } from '../values/dates.ts'
import { ROLE } from '../values/roles.ts'

type DemoRole = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest' | 'bot'
interface DemoUser {
  user_id: number
  email: string
  /** That of every person; a bot has none. */
  password?: string
  api_key: string
  full_name: string
  role: number
}
/** The content of demo.json. */
export interface Demo {
  realm_url: string
  users: Record<DemoRole, DemoUser>
  channels: Record<'general' | 'private', NamedId>
}
interface NamedId {
  stream_id: number
  name: string
}
/** The password of every person in the demo organisation. */
export const DEMO_PASSWORD = 'correct horse battery staple'

/** For production: throws an Error that names the accounts of the demo organisation that still have its password, which everybody knows. */
export async function requireNoDemoPassword(): Promise<void> {
  const realm = await Realm.findBySubdomain('')
  if (!realm) return
  const open: string[] = []
  for (const email of DEMO_ADDRESSES) {
    if (!(await User.findByEmail(realm.id, email))?.is_active) continue
    const user = await authenticateByPassword(realm, email, DEMO_PASSWORD).catch((error) => {
      if (!(error instanceof ApiError)) throw error
    })
    if (user) open.push(email)
  }
  if (open.length > 0)
    throw new Error(
      `NODE_ENV=production: the database contains the demo organisation, whose password is public. Use another database, or change the password of ${open.join(', ')}`,
    )
}

/**
 * Creates the demo organisation if the database has no organisation yet, and writes DATA_DIR/demo.json. Undefined if there is one. All of
 * it is one transaction: an interrupted start leaves nothing behind, and the next one starts over.
 */
export async function createDemo(app: App, port: number, now = unixTime()): Promise<(Demo & { file: string }) | undefined> {
  if ((await count(Realm, {})) > 0) return undefined
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const owner = { ownerEmail: 'owner@example.com', ownerName: 'Olivia Owner', ownerPasswordHash: passwordHash }
  return createRealmWith(app, { subdomain: '', name: 'Demo', ...owner, now }, async (c, founder, general) => {
    const people = await createPeople(c, passwordHash)
    const users = { owner: founder, ...people }
    c.announce((await subscribeIn(c, { channels: [general], users: Object.values(people) })).events)
    const channels = { general: named(general), private: await createPrivateChannel(c, users) }
    const url = new URL(realmUrl(app.config, c.realm))
    if (app.config.port === 0) url.port = String(port)
    const demo: Demo = { realm_url: url.origin, users: await accountsOf(c, users), channels }
    const file = join(app.config.dataDir, 'demo.json')
    // Before the commit: afterwards the keys could not be recovered, because only their hashes are stored.
    await writeFile(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
    return { ...demo, file }
  })
}

type Users = Record<DemoRole, User>

/** Creates everybody but the owner, one after the other, so that the IDs are always the same. */
async function createPeople(c: RealmChange, passwordHash: string): Promise<Omit<Users, 'owner'>> {
  const create = (name: string, account: Omit<NewUser, 'email'>): Promise<User> =>
    createUserIn(c, { email: `${name}@example.com`, ...account })
  const person = (name: string, fullName: string, role: number): Promise<User> => create(name, { fullName, role, passwordHash })
  const administrator = await person('administrator', 'Adam Administrator', ROLE.administrator)
  const moderator = await person('moderator', 'Mona Moderator', ROLE.moderator)
  const member = await person('member', 'Mika Member', ROLE.member)
  const member2 = await person('member2', 'Max Member', ROLE.member)
  const guest = await person('guest', 'Gina Guest', ROLE.guest)
  const bot = await create('build-bot', { fullName: 'Build Bot', role: ROLE.member, bot: { type: 1, ownerId: member.id } })
  return { administrator, moderator, member, member2, guest, bot }
}

async function createPrivateChannel(c: RealmChange, { owner, member }: Users): Promise<NamedId> {
  const channels = [{ name: 'private', description: 'For a few.' }]
  const rights = await rightsOf(owner, c.tx)
  const [channel] = await createIn(c, { template: { creator: owner, inviteOnly: true }, channels, subscribers: [member], rights })
  return named(channel as Channel)
}

function named({ id, name }: Channel): NamedId {
  return { stream_id: id, name }
}

async function accountsOf(c: RealmChange, users: Users): Promise<Demo['users']> {
  const accounts: [string, DemoUser][] = []
  for (const [name, user] of Object.entries(users)) {
    const { key } = await createKeyIn(c, user, { name: 'demo', door: 'operator' })
    const { id: user_id, delivery_email: email, full_name, role } = user
    accounts.push([name, { user_id, email, ...(name === 'bot' ? {} : { password: DEMO_PASSWORD }), api_key: key, full_name, role }])
  }
  return Object.fromEntries(accounts) as Demo['users']
}
