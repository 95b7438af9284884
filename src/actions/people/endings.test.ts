// Every cell of the table in endings.ts, and of that in docs/clients/logging-in.md: with each cause, each subject ends for good or stays.
// Everything is asked over HTTP, after the account, its role and its organisation are back.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newServiceSecrets } from '../../access/people/bots.ts'
import { hashPassword } from '../../access/people/credentials.ts'
import { serverContext } from '../../context.ts'
import { createRow, requireRow } from '../../db/sql.ts'
import { ApiKey } from '../../models/api-key.ts'
import { BotService } from '../../models/bot-service.ts'
import { Identity } from '../../models/identity.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { testDirectory } from '../../testing/directory.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'
import { startProvider, type TestProvider } from '../../testing/openid-provider.ts'
import { logInByPage, postByPage } from '../../testing/sessions.ts'
import { unixTime } from '../../values/dates.ts'
import { ROLE } from '../../values/roles.ts'
import { setRealmActive } from '../organisation/realms.ts'
import { createApiKey } from './api-keys.ts'
import { createUser, type NewUser } from './create.ts'
import { setEmailPermission } from './email-address.ts'
import { type Cause, type EndedSubject, SUBJECTS } from './endings.ts'
import { createResetLink } from './passwords.ts'
import { pruneSessions } from './sessions.ts'

const PASSWORD = 'correct horse battery staple'
const ANOTHER = 'another horse battery staple'
/** Other changes, which have a cause of endings.ts in common with others, or none. */
type Change = 'everywhere' | 'endedByAdministrator' | 'loggedOutByProvider' | 'expiry' | 'leftDirectory' | 'passwordsOff'
/** What ends with each cause, said a second time; `-` where the account cannot have it. */
const TABLE: Record<Cause | Change, string> = {
  //                  keys  sessions devices links invitations queues secrets bots uploads scheduledMessages drafts status
  deactivation: '     end   end      end     end   end         end    -       end  stay    stay              stay   stay',
  reactivation: '     stay  stay     stay    stay  stay        stay   -       stay stay    stay              stay   stay',
  demotion: '         stay  stay     stay    stay  end         stay   -       end  stay    stay              stay   stay',
  newPassword: '      end   end      end     end   stay        stay   -       stay stay    stay              stay   stay',
  passwordReset: '    end   end      end     end   stay        stay   -       stay stay    stay              stay   stay',
  replacedKeys: '     end   end      end     end   stay        stay   -       stay stay    stay              stay   stay',
  revokedKeys: '      end   stay     end     end   stay        stay   -       stay stay    stay              stay   stay',
  revokedSessions: '  stay  end      stay    end   stay        stay   -       stay stay    stay              stay   stay',
  logout: '           stay  end      stay    stay  stay        stay   -       stay stay    stay              stay   stay',
  newAddress: '       stay  stay     stay    end   stay        stay   -       stay stay    stay              stay   stay',
  deactivatedRealm: ' stay  stay     stay    stay  stay        end    -       stay stay    stay              stay   stay',
  everywhere: '       end   end      end     end   stay        stay   -       stay stay    stay              stay   stay',
  endedByAdministrator: 'stay end    stay    end   stay        stay   -       stay stay    stay              stay   stay',
  loggedOutByProvider: ' stay end    stay    end   stay        stay   -       stay stay    stay              stay   stay',
  expiry: '           stay  end      stay    stay  stay        stay   -       stay stay    stay              stay   stay',
  leftDirectory: '    stay  stay     stay    stay  stay        stay   -       stay stay    stay              stay   stay',
  passwordsOff: '     stay  stay     stay    stay  stay        stay   -       stay stay    stay              stay   stay',
  transfer: '         end   -        -       end   end         end    end     -    stay    stay              stay   stay',
}
/** Bytes of an upload that is in progress. */
const PIECE = 'half'

let app: TestApp
let corp: TestProvider
let realm: Realm
let made = 0
beforeAll(async () => {
  corp = await startProvider('corp')
  app = await startTestApp({ ...NO_WORKER, providers: [corp.provider] })
  app.server.app.config.externalUrl = new URL(app.url)
  corp.serve(app.url)
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const owner = await requireRow(User, app.demo.users.owner.user_id)
  await setEmailPermission(app.server.app, owner, true)
})
afterAll(async () => {
  await app.close()
  await corp.close()
})

/** An administrator with everything that an account can have. The requests of each cause are sent with the key of `client`. */
interface Holder {
  user: User
  client: Client
  /** The cookie of a session. */
  session: string
  /** Whether the device that the session has registered is still there. */
  hasDeviceOfSession(): Promise<boolean>
  /** Whether each subject is still there. Sends requests with a new key. */
  probes: Record<EndedSubject, () => Promise<boolean>>
  clientWithNewKey(): Promise<void>
}

async function clientOf(user: User): Promise<Client> {
  const { key } = await createApiKey(app.server.app, user, 'test', unixTime())
  return app.client({ email: user.delivery_email, api_key: key })
}
async function person(account: Pick<NewUser, 'bot'> = {}): Promise<User> {
  const name = `ending${++made}`
  const passwordHash = account.bot ? {} : { passwordHash: await hashPassword(PASSWORD) }
  const email = `${name}@example.com`
  return createUser(serverContext(app.server.app, realm), {
    email,
    fullName: name,
    role: ROLE.administrator,
    ...account,
    ...passwordHash,
  })
}

/** The path of a link that resets the user's password. */
async function resetLink(user: User): Promise<string> {
  const { db } = app.server.app
  return new URL(await db.transaction((tx) => createResetLink(app.server.app, { realm, user }, unixTime(), tx))).pathname
}

/** A person, or an outgoing webhook bot, which has no devices, no bots and neither address nor password to change by a link. */
async function holder(isBot: boolean): Promise<Holder> {
  const service = { payload_url: 'https://bots.example.com/hook', interface: 1, ...newServiceSecrets() }
  const user = await person(isBot ? { bot: { type: 3, ownerId: (await person()).id, service } } : {})
  const bot = await person(isBot ? {} : { bot: { type: 1, ownerId: user.id } })
  const client = await clientOf(user)
  const { key: otherKey } = await createApiKey(app.server.app, user, 'other', unixTime())
  const other = app.client({ email: user.delivery_email, api_key: otherKey })
  let fresh = client
  const session = isBot ? '' : await logInByPage(app, user.delivery_email, PASSWORD)
  const device_id = isBot ? -1 : (await other.must.post('/register_client_device')).device_id
  const ofSession = { method: 'POST', headers: { Cookie: session, 'Sec-Fetch-Site': 'same-origin' } }
  const second = isBot ? -1 : (await app.client().raw('/api/v1/register_client_device', ofSession)).body.device_id
  const devices = async () => (await fresh.must.register({ fetch_event_types: ['device'] })).devices ?? {}
  const newAddress = `moved${made}@example.com`
  if (!isBot) await client.must.patch('/settings', { email: newAddress })
  const confirmation = isBot ? undefined : (await mailTo(newAddress)).path
  const reset = isBot ? undefined : await resetLink(user)
  const { url: file } = await client.must.upload('notes.txt', 'notes')
  const { url: temporary } = await client.must.get(file)
  const invited = `invited${made}@example.com`
  await client.must.post('/invites', { invitee_emails: invited, stream_ids: [], invite_as: ROLE.administrator })
  const byMail = (await mailTo(invited)).path
  const { invite_link: link } = await client.must.post('/invites/multiuse', { invite_as: ROLE.administrator })
  const { queue_id } = await client.must.post('/register')
  const dueAt = unixTime() + 86_400
  const message = { type: 'channel', to: 1, topic: 'endings', content: 'Later.' }
  const { scheduled_message_id: later } = await client.must.post('/scheduled_messages', { ...message, scheduled_delivery_timestamp: dueAt })
  const { ids } = await client.must.post('/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'Unsent.' }] })
  await client.must.post('/users/me/status', { status_text: 'at sea' })
  const tus = { 'Tus-Resumable': '1.0.0' }
  const begun = await client.raw('/api/v1/tus', { method: 'POST', headers: { ...tus, 'Upload-Length': `${PIECE.length}` } })
  expect(begun.status).toBe(201)
  const upload = new URL(begun.headers.get('location') ?? '', app.url).pathname
  const listed = async (path: string, name: string): Promise<unknown[]> => Object.values((await fresh.must.get(path))[name])
  const opens = async (path: string): Promise<boolean> => (await app.client().raw(path)).status === 200
  /** Both or neither. */
  const allOf = (...found: boolean[]): boolean => {
    expect(new Set(found).size).toBe(1)
    return found[0] === true
  }
  return {
    user,
    client,
    session,
    clientWithNewKey: async () => {
      fresh = await clientOf(user)
    },
    hasDeviceOfSession: async () => second in (await devices()),
    probes: {
      // By the address that the account has now.
      keys: async () => (await app.client({ email: user.delivery_email, api_key: otherKey }).get('/users/me')).status === 200,
      sessions: async () => (await app.client().raw('/api/v1/users/me', { headers: { Cookie: session } })).status === 200,
      devices: async () => device_id in (await devices()),
      // The links for the address and the password also need an unchanged address, so the file's decides after a new address.
      links: async () => allOf(...(await Promise.all([confirmation, reset, temporary].filter((one) => one !== undefined).map(opens)))),
      invitations: async () => allOf(await opens(byMail), await opens(new URL(link).pathname)),
      queues: async () => (await fresh.get('/events', { queue_id, dont_block: true })).status === 200,
      secrets: async () => {
        const now = await BotService.of(user.id)
        return allOf(now?.token === service.token, now?.signing_secret === service.signing_secret)
      },
      bots: async () => {
        const { user: now } = await app.as('owner').must.get(`/users/${bot.id}`)
        return now.is_active && now.role === ROLE.administrator
      },
      uploads: async () => {
        const headers = { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
        return (await fresh.raw(upload, { method: 'PATCH', headers, body: PIECE })).status === 200
      },
      scheduledMessages: async () =>
        (await listed('/scheduled_messages', 'scheduled_messages')).some(
          (one) => (one as { scheduled_message_id: number }).scheduled_message_id === later,
        ),
      drafts: async () => (await listed('/drafts', 'drafts')).some((one) => (one as { id: number }).id === ids[0]),
      status: async () => (await app.as('owner').must.get(`/users/${user.id}/status`)).status.status_text === 'at sea',
    },
  }
}

/** Causes a change to the account, and gives back what it may have again. */
const CAUSE: Record<Cause | Change, (holder: Holder) => Promise<unknown>> = {
  deactivation: async ({ user }) => {
    await app.as('owner').must.delete(`/users/${user.id}`)
    await app.as('owner').must.post(`/users/${user.id}/reactivate`)
  },
  reactivation: ({ user }) => app.as('owner').must.post(`/users/${user.id}/reactivate`),
  demotion: async ({ user }) => {
    await app.as('owner').must.patch(`/users/${user.id}`, { role: ROLE.moderator })
    await app.as('owner').must.patch(`/users/${user.id}`, { role: ROLE.administrator })
  },
  newPassword: ({ client }) => client.must.patch('/settings', { old_password: PASSWORD, new_password: ANOTHER }),
  passwordReset: async ({ user }) => {
    const body = new URLSearchParams({ password: ANOTHER })
    expect((await app.client().raw(await resetLink(user), { method: 'POST', body })).status).toBe(200)
  },
  replacedKeys: ({ client }) => client.must.post('/users/me/api_key/regenerate', { password: PASSWORD }),
  revokedKeys: async ({ client }) => {
    const { api_keys, current_key_id } = await client.must.get('/users/me/api_keys')
    const other = api_keys.find(({ id }) => id !== current_key_id)
    await client.must.delete(`/users/me/api_keys/${other?.id}`)
  },
  revokedSessions: async ({ user, session }) => {
    const [row] = await ApiKey.findSessionsOf(user.id, { begun: 0, used: 0 })
    expect((await postByPage(app, '/accounts/sessions', { end: `session-${row?.id}` }, session)).status).toBe(303)
  },
  logout: async ({ session }) => {
    expect((await postByPage(app, '/accounts/logout', {}, session)).status).toBe(303)
  },
  everywhere: async ({ session }) => {
    expect((await postByPage(app, '/accounts/sessions', { end: 'everything' }, session)).status).toBe(303)
  },
  endedByAdministrator: async ({ user }) => {
    const { sessions } = await app.as('owner').must.get(`/users/${user.id}/sessions`)
    for (const { id } of sessions) await app.as('owner').must.delete(`/users/${user.id}/sessions/${id}`)
  },
  loggedOutByProvider: async ({ user }) => {
    await knownAt(corp.issuer, user)
    const body = new URLSearchParams({ logout_token: corp.logoutToken(user.email_key) })
    expect((await app.client().raw('/accounts/login/oidc/corp/logout', { method: 'POST', body })).status).toBe(200)
  },
  expiry: async ({ user }) => {
    const { life } = app.server.app.config.sessions
    const long = unixTime() - life - 100_000
    await ApiKey.update({ date_created: long, last_used_at: long }, { where: { user_id: user.id, is_session: true } })
    app.server.app.caches.clear()
    await pruneSessions(app.server.app, unixTime())
  },
  leftDirectory: async ({ user }) => {
    const { config, directories } = app.server.app
    await knownAt('ldap:staff', user)
    config.directories = [testDirectory()]
    const asked = vi.spyOn(directories, 'identify').mockResolvedValue(undefined)
    const { body } = await app.client().post('/fetch_api_key', { username: user.delivery_email, password: PASSWORD })
    expect([body.code, asked.mock.calls.length]).toEqual(['AUTHENTICATION_FAILED', 1])
    asked.mockRestore()
    config.directories = []
  },
  passwordsOff: async ({ user }) => {
    await setPasswords(false)
    const { body } = await app.client().post('/fetch_api_key', { username: user.delivery_email, password: PASSWORD })
    expect(body.code).toBe('PASSWORD_AUTH_DISABLED')
    await setPasswords(true)
  },
  newAddress: ({ user }) => app.as('owner').must.patch(`/users/${user.id}`, { new_email: `new${made}@example.com` }),
  transfer: async ({ user }) => app.as('owner').must.patch(`/bots/${user.id}`, { bot_owner_id: app.demo.users.owner.user_id }),
  deactivatedRealm: async () => {
    await setRealmActive(serverContext(app.server.app, realm), false)
    await setRealmActive(serverContext(app.server.app, realm), true)
  },
}

/** Who an account is at a provider or a directory. */
async function knownAt(issuer: string, { id, email_key: subject }: User): Promise<void> {
  const identity = { realm_id: 1, user_id: id, issuer, subject, date_created: 1 }
  await app.server.app.db.transaction((tx) => createRow(Identity, identity, tx))
}
async function setPasswords(isOn: boolean): Promise<void> {
  await Realm.update({ settings: JSON.stringify({ email_auth_enabled: isOn }) }, { where: { id: 1 } })
  app.server.app.caches.clear()
}

describe.each(Object.entries(TABLE) as [Cause | Change, string][])('%s', (cause, row) => {
  let holding: Holder
  const fates = row.trim().split(/ +/)
  const cells = SUBJECTS.map((subject, i) => [subject, fates[i]] as const)
  beforeAll(async () => {
    holding = await holder(cause === 'transfer')
    for (const [subject, fate] of cells)
      if (fate !== '-' && !DESTRUCTIVE.includes(subject)) expect(await holding.probes[subject](), subject).toBe(true)
    await CAUSE[cause](holding)
    Object.assign(holding.user, await requireRow(User, holding.user.id))
    await holding.clientWithNewKey()
  })

  test.runIf(cause !== 'transfer')('a device ends with the session that has registered it, and with nothing else', async () => {
    expect(await holding.hasDeviceOfSession()).toBe(await holding.probes.sessions())
  })

  test.each(cells.filter(([, fate]) => fate !== '-'))('%s %s', async (subject, fate) => {
    expect((await holding.probes[subject]()) ? 'stay' : 'end').toBe(fate)
  })
})

/** The rows of the guide, in their order. */
const GUIDE: (Cause | Change)[][] = [
  ['newPassword'],
  ['passwordReset'],
  ['replacedKeys'],
  ['everywhere'],
  ['revokedKeys'],
  ['logout'],
  ['revokedSessions', 'endedByAdministrator'],
  ['loggedOutByProvider'],
  ['expiry'],
  ['deactivation'],
  ['transfer'],
  ['newAddress', 'demotion'],
  ['leftDirectory'],
  ['passwordsOff'],
  ['deactivatedRealm'],
]

test('the guide says the same of keys, sessions, queues and uploads', () => {
  const [, chapter = ''] = readFileSync('docs/clients/logging-in.md', 'utf8').split('## What ends keys and sessions')
  const [, , ...rows] = chapter.split('\n').filter((line) => line.startsWith('|'))
  expect(rows).toHaveLength(GUIDE.length)
  for (const [i, causes] of GUIDE.entries())
    for (const cause of causes) {
      const said = rows[i]?.split('|').slice(2, -1) ?? []
      const fates = TABLE[cause].trim().split(/ +/)
      const known = (['keys', 'sessions', 'queues', 'uploads'] as const).map((subject) => fates[SUBJECTS.indexOf(subject)])
      expect([rows[i], said.map((cell) => /^ (end|stay|-)/.exec(cell)?.[1])]).toEqual([rows[i], known])
    }
})

/** Subjects that are used up by asking for them. */
const DESTRUCTIVE: readonly EndedSubject[] = ['uploads']
