// The demo organisation of a first start: accounts of every role, two channels, and their keys in demo.json.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { realmUrl } from './access/organisation/realms.ts'
import { authenticateByPassword, hashPassword } from './access/people/credentials.ts'
import { createChannel } from './actions/channels/create.ts'
import { createRealm } from './actions/organisation/realms.ts'
import { createApiKey } from './actions/people/api-keys.ts'
import { createUser } from './actions/people/create.ts'
import type { App } from './context.ts'
import { ApiError } from './errors.ts'
import { Realm } from './models/realm.ts'
import { User } from './models/user.ts'
import { ROLE } from './values/roles.ts'

type DemoRole = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest' | 'bot'
interface DemoUser {
  user_id: number
  email: string
  api_key: string
  full_name: string
  role: number
}
/** The content of demo.json. */
export interface Demo {
  realm_url: string
  users: Record<DemoRole, DemoUser>
  channels: Record<'general' | 'private', { stream_id: number; name: string }>
}
/** The password of every person in the demo organisation. */
export const DEMO_PASSWORD = 'correct horse battery staple'

const NAMES = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest']

/**
 * For production: throws an Error that names the accounts of the demo organisation which still have its password, because
 * everybody knows it.
 */
export async function refuseDemoPassword(): Promise<void> {
  const realm = await Realm.findBySubdomain('')
  if (!realm) return
  const open: string[] = []
  for (const name of NAMES) {
    const email = `${name}@example.com`
    if (!(await User.findByEmail(realm.id, email))?.is_active) continue
    const user = await authenticateByPassword(realm, email, DEMO_PASSWORD).catch((error) => {
      if (!(error instanceof ApiError)) throw error
    })
    if (user) open.push(email)
  }
  if (open.length > 0)
    throw new Error(
      `NODE_ENV=production: the database holds the demo organisation, whose password everybody knows; use another database, or change the password of ${open.join(', ')}`,
    )
}

/** Creates the demo organisation if the database has no organisation yet, and writes DATA_DIR/demo.json. Undefined if there is one. */
export async function createDemo(app: App, port: number, now = new Date()): Promise<(Demo & { file: string }) | undefined> {
  if ((await Realm.count()) > 0) return undefined
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const { realm, owner } = await createRealm(app, {
    subdomain: '',
    name: 'Demo',
    ownerEmail: 'owner@example.com',
    ownerName: 'Olivia Owner',
    ownerPasswordHash: passwordHash,
    now,
  })
  const person = (name: string, fullName: string, role: number): Promise<User> =>
    createUser(app, realm, { email: `${name}@example.com`, fullName, role, passwordHash, now })
  // One after the other, so that their IDs are always the same.
  const administrator = await person('administrator', 'Adam Administrator', ROLE.administrator)
  const moderator = await person('moderator', 'Mona Moderator', ROLE.moderator)
  const member = await person('member', 'Mika Member', ROLE.member)
  const member2 = await person('member2', 'Max Member', ROLE.member)
  const guest = await person('guest', 'Gina Guest', ROLE.guest)
  const bot = await createUser(app, realm, {
    email: 'build-bot@example.com',
    fullName: 'Build Bot',
    role: ROLE.member,
    bot: { type: 1, ownerId: member.id },
    now,
  })
  const users = { owner, administrator, moderator, member, member2, guest, bot }
  const general = await createChannel(app, realm, {
    creator: owner,
    name: 'general',
    description: 'For everybody.',
    subscribers: Object.values(users),
    now,
  })
  const hidden = await createChannel(app, realm, {
    creator: owner,
    name: 'private',
    description: 'For a few.',
    inviteOnly: true,
    subscribers: [member],
    now,
  })

  const entries = await Promise.all(
    Object.entries(users).map(async ([name, user]): Promise<[string, DemoUser]> => {
      const { key } = await createApiKey(app, user, 'demo', now)
      return [name, { user_id: user.id, email: user.delivery_email, api_key: key, full_name: user.full_name, role: user.role }]
    }),
  )
  const url = new URL(realmUrl(app.config, realm))
  if (app.config.port === 0) url.port = String(port)
  const demo: Demo = {
    realm_url: url.origin,
    users: Object.fromEntries(entries) as Demo['users'],
    channels: {
      general: { stream_id: general.id, name: general.name },
      private: { stream_id: hidden.id, name: hidden.name },
    },
  }
  await mkdir(app.config.dataDir, { recursive: true })
  const file = join(app.config.dataDir, 'demo.json')
  await writeFile(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  return { ...demo, file }
}
