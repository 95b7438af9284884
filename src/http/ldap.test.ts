// databases: once
// Logging in with the password of a directory: a real one (Debian's slapd), which the test stops, starves and fills with traps.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { symbols } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEFAULT_RATE_LIMITS } from '../limits.ts'
import { Identity } from '../models/identity.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { ProviderError } from '../outbound/openid.ts'
import type { Directory } from '../providers.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { lacksSlapd, PEOPLE, passwordOf, SERVICE, startDirectory, type TestDirectory } from '../testing/directory.ts'
import { imageOf } from '../testing/images.ts'
import { mailTo, NO_WORKER } from '../testing/mails.ts'
import { cookieOf, logInByPage, postByPage } from '../testing/sessions.ts'
import { createRateLimits } from './rate-limits.ts'

const OWN_PASSWORD = 'correct horse battery staple'
const HOSTILE = 'a*()\\,"+<>;=# b'
const PATIENCE = { timeout: 1_500, pause: 200, refresh: 3_600_000 }

// Where there is no slapd, nobody learns anything from these tests: CI has it.
describe.skipIf(lacksSlapd)('a directory', () => {
  let slapd: TestDirectory
  let app: TestApp
  beforeAll(async () => {
    slapd = await startDirectory({
      ...{
        member: { mail: 'member@example.com' },
        owner: { mail: 'owner@example.com', description: 'one\ndescription: two' },
        taken: { mail: 'member@example.com' },
      },
      ...{ ann: { mail: 'ann@example.org', cn: 'Ann Example' }, ben: { mail: 'ben@example.org' }, cat: { mail: 'cat@example.org' } },
      ...{ twin: { mail: 'twins@example.org' }, twin2: { mail: 'twins@example.org' }, bare: {}, moved: { mail: 'moved@example.org' } },
      ...{ leaving: { mail: 'leaving@example.org' }, both: { mail: 'member2@example.com' }, bot: { mail: 'build-bot@example.com' } },
      [HOSTILE]: { mail: 'hostile@example.org' },
    })
    app = await startTestApp({ ...NO_WORKER, directories: [slapd.directory()], providerPatience: PATIENCE })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await slapd.close()
  })
  afterEach(async () => {
    slapd.thaw()
    app.server.app.config.directories = [slapd.directory()]
    await set({})
  })

  const use = (changes: Partial<Directory>): void => {
    app.server.app.config.directories = [slapd.directory(changes)]
  }
  const set = async (settings: object): Promise<void> => {
    await Realm.update({ settings: JSON.stringify(settings) }, { where: { id: 1 } })
    app.server.app.caches.clear()
  }
  const fetchKey = (username: string, password: string): Promise<Answer> => app.client().post('/fetch_api_key', { username, password })
  const codeOf = async (username: string, password = passwordOf(username)) => {
    const { body } = await fetchKey(username, password)
    return body.code ?? body.email
  }
  const faultOf = async (username: string, password = passwordOf(username)): Promise<string | undefined> => {
    const answer = await postByPage(app, '/accounts/login', { email: username, password })
    expect(cookieOf(answer)).toBeUndefined()
    return /role="alert">([^<]*)</.exec(String(answer.body))?.[1]
  }
  const WRONG = 'The name or the password is wrong.'

  test('opens every door that takes a password: the page, an API key, and showing that one knows it', async () => {
    for (const url of [slapd.urls.ldaps, slapd.urls.ldap]) {
      use({ url })
      const answer = await fetchKey('member', passwordOf('member'))
      expect(answer.body).toMatchObject({ email: 'member@example.com', user_id: app.idOf('member') })
      const session = await logInByPage(app, 'member', passwordOf('member'))
      expect((await app.client().raw('/api/v1/users/me', { headers: { Cookie: session } })).body.email).toBe('member@example.com')
      const caller = app.client({ email: 'member@example.com', api_key: String(answer.body.api_key) })
      expect((await caller.post('/users/me/api_key/regenerate', { password: 'a guess' })).body.msg).toBe("'password' is wrong")
      expect((await caller.post('/users/me/api_key/regenerate', { password: OWN_PASSWORD })).body.msg).toBe("'password' is wrong")
      expect((await caller.post('/users/me/api_key/regenerate', { password: passwordOf('member') })).status).toBe(200)
      await app.logIn('member')
    }
    expect(await Identity.findAll({ where: { user_id: app.idOf('member') }, raw: true })).toMatchObject([
      { issuer: 'ldap:staff', login: 'member' },
    ])
    const [entry] = (await app.as('owner').must.get('/realm/audit_log')).entries.filter(
      ({ changes }: { changes: { property: string }[] }) => changes.some(({ property }) => property === 'identities'),
    )
    expect(entry).toMatchObject({ action: 'changed', subject_type: 'user', subject_id: app.idOf('member') })
  })

  test('is found by a DN alone, without an account of the server there', async () => {
    use({ find: { dn: `uid={username},${PEOPLE}` } })
    const { body } = await fetchKey('member', passwordOf('member'))
    expect(body.email).toBe('member@example.com')
    const caller = app.client({ email: body.email, api_key: body.api_key })
    expect((await caller.post('/users/me/api_key/regenerate', { password: passwordOf('member') })).status).toBe(200)
    await app.logIn('member')
    for (const name of ['nobody', '*', `member,${PEOPLE}`, 'member+cn=x'])
      expect(await codeOf(name, passwordOf('member'))).toBe('AUTHENTICATION_FAILED')
  })

  test('is what GET /server_settings says, and password login of this server what the organisation says', async () => {
    const said = async () => {
      const { authentication_methods: methods, ...rest } = await app.client().must.get('/server_settings')
      const { password, email, ldap } = methods
      return { password, email, ldap, own: rest.email_auth_enabled, isEmail: rest.require_email_format_usernames }
    }
    expect(await said()).toEqual({ password: true, email: true, ldap: true, own: true, isEmail: false })
    await set({ email_auth_enabled: false })
    expect(await said()).toEqual({ password: true, email: false, ldap: true, own: false, isEmail: false })
    app.server.app.config.directories = []
    expect(await said()).toEqual({ password: true, email: true, ldap: false, own: true, isEmail: true })
    use({ organisations: ['acme'] })
    expect(await said()).toMatchObject({ ldap: false, isEmail: true })
  })

  test.each(['', 'wrong', ' the secret of ann', 'the secret of ann ', 'The secret of ann', OWN_PASSWORD, 'x'.repeat(1_000)])(
    'refuses the password %j',
    async (password) => {
      expect([await codeOf('ann', password), await faultOf('ann', password)]).toEqual(['AUTHENTICATION_FAILED', WRONG])
    },
  )

  test('is never asked with an empty password, with which everybody could bind', async () => {
    use({ find: { dn: `uid={username},${PEOPLE}` }, createsAccounts: true })
    // The directory itself lets an empty password in.
    const { identify } = app.server.app.directories
    expect(await identify(slapd.directory(), { username: 'ann', password: '' })).toBeUndefined()
    expect(await codeOf('ann', '')).toBe('AUTHENTICATION_FAILED')
    expect(await User.findByEmail(1, 'ann@example.org')).toBeNull()
  })

  test('takes a name as a name, whatever signs it has', async () => {
    use({ createsAccounts: true })
    for (const name of ['*', 'a*', 'ann)(uid=*', 'ann)(|(uid=*))', '*)(userPassword=*', 'ann\\', '\\2a', '(', ')', `uid=ann,${PEOPLE}`])
      for (const find of [slapd.directory().find, { dn: `uid={username},${PEOPLE}` }]) {
        use({ find, createsAccounts: true })
        expect([name, await codeOf(name, passwordOf('ann'))]).toEqual([name, 'AUTHENTICATION_FAILED'])
      }
    // A sign that the directory ends texts at comes no further than the contract, and is a sign as others are behind it.
    expect(await codeOf('ann\0', passwordOf('ann'))).toBe('BAD_REQUEST')
    expect(await app.server.app.directories.identify(slapd.directory(), { username: 'ann\0', password: passwordOf('ann') })).toBeUndefined()
    for (const find of [slapd.directory().find, { dn: `uid={username},${PEOPLE}` }]) {
      use({ find, createsAccounts: true })
      expect(await codeOf(HOSTILE)).toBe('hostile@example.org')
    }
    use({})
    expect(await codeOf('x'.repeat(255), 'x')).toBe('AUTHENTICATION_FAILED')
  })

  test('that has two entries for a name lets neither in, and says why in the log', async () => {
    const lines = await loggedBy(async () => {
      for (const uid of ['twin', 'twin2']) expect(await codeOf('twins@example.org', passwordOf(uid))).toBe('AUTHENTICATION_FAILED')
      expect(await faultOf('twins@example.org', passwordOf('twin'))).toMatch(/^STAFF gave an answer that this server does not accept/)
    })
    expect(lines).toContainEqual(expect.objectContaining({ fault: 'untrusted', why: 'several entries for one name', directory: 'staff' }))
  })

  test('does not lead to another directory', async () => {
    const seen: string[] = []
    const elsewhere: Server = createServer(() => seen.push('asked')).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    const ref = `ldap://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/${PEOPLE}`
    const dn = `ou=elsewhere,${PEOPLE}`
    await slapd.administer((client) => client.add(dn, { objectClass: ['referral', 'extensibleObject'], ou: 'elsewhere', ref }))
    try {
      expect(await codeOf('nobody', 'x')).toBe('AUTHENTICATION_FAILED')
      expect(await codeOf('member')).toBe('member@example.com')
      use({ find: { base: `ou=deeper,${dn}`, filter: '(uid={username})', ...SERVICE } })
      expect([await codeOf('member'), await faultOf('member')]).toEqual([
        'AUTHENTICATION_FAILED',
        expect.stringContaining('does not accept'),
      ])
      expect(seen).toEqual([])
    } finally {
      elsewhere.close()
      const { Control } = await import('ldapts')
      // ManageDsaIT: the reference itself.
      await slapd.administer((client) => client.del(dn, new Control('2.16.840.1.113730.3.4.2', { critical: true })))
    }
  })

  test('that answers without end, or of many people, lets nobody in', async () => {
    const { Attribute, Change } = await import('ldapts')
    const dn = `uid=bomb,${PEOPLE}`
    const photoOf = (size: number) =>
      new Change({ operation: 'replace', modification: new Attribute({ type: 'jpegPhoto', values: [Buffer.alloc(size)] }) })
    await slapd.administer((client) => client.add(dn, { ...entry('bomb'), mail: 'guest@example.com' }))
    expect(await codeOf('bomb')).toBe('guest@example.com')
    await slapd.administer((client) => client.modify(dn, photoOf(3 * 1024 * 1024)))
    const began = performance.now()
    expect(await codeOf('bomb')).toBe('SERVER_BUSY')
    await slapd.administer((client) => client.modify(dn, photoOf(1024)))
    expect(await codeOf('bomb')).toBe('guest@example.com')
    use({ find: { base: PEOPLE, filter: '(|(objectClass=person)(uid={username}))', ...SERVICE } })
    expect(await codeOf('bomb')).toBe('AUTHENTICATION_FAILED')
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  describe('between which and the server somebody stands', () => {
    const REFUSAL = 2
    const bind = Buffer.from([0x30, 0x0c, 0x02, 0x01, 0x02, 0x61, 0x07, 0x0a, 0x01, 0, 0x04, 0, 0x04, 0])
    /** The answer to the request for TLS that has come, with this code. */
    const answerTo = (request: Buffer, code: number) =>
      Buffer.from([0x30, 0x0c, 0x02, 0x01, request[4] ?? 0, 0x78, 0x07, 0x0a, 0x01, code, 0x04, 0, 0x04, 0])
    test.each<[string, (request: Buffer) => Buffer]>([
      ['refuses TLS', (request) => answerTo(request, REFUSAL)],
      ['grants TLS and goes on without it', (request) => answerTo(request, 0)],
      ['answers the password too before TLS begins', (request) => Buffer.concat([answerTo(request, 0), bind])],
    ])('is sent nothing if that one %s', async (_what, answer) => {
      const seen: Buffer[] = []
      const between = createServer((socket) => {
        socket.on('error', () => {})
        socket.on('data', (chunk) => {
          seen.push(chunk)
          socket.write(seen.length === 1 ? answer(chunk) : bind)
        })
      }).listen(0, '127.0.0.1')
      await once(between, 'listening')
      try {
        for (const find of [slapd.directory().find, { dn: `uid={username},${PEOPLE}` }]) {
          seen.length = 0
          use({ url: `ldap://localhost:${(between.address() as AddressInfo).port}`, find })
          expect(['SERVER_BUSY', 'AUTHENTICATION_FAILED']).toContain(await codeOf('member'))
          expect(seen.length).toBeGreaterThan(0)
          const said = Buffer.concat(seen).toString('latin1')
          for (const secret of [passwordOf('member'), SERVICE.password, 'uid=member', SERVICE.bindDn]) expect(said).not.toContain(secret)
        }
      } finally {
        between.close()
      }
    })
  })

  test('that does not answer, or not in time, or not as itself, lets nobody in and is in the log; passwords that this server keeps go on', async () => {
    const port = (url: string) => new URL(url).port
    const wrong: [string, Partial<Directory>, string, string][] = [
      ['nothing listens', { url: 'ldaps://localhost:1' }, 'SERVER_BUSY', 'unreachable'],
      ['no such host', { url: 'ldaps://ldap.invalid' }, 'SERVER_BUSY', 'unreachable'],
      ['no TLS there', { url: `ldaps://localhost:${port(slapd.urls.ldap)}` }, 'SERVER_BUSY', 'unreachable'],
      ['no StartTLS there', { url: `ldap://localhost:${port(slapd.urls.ldaps)}` }, 'SERVER_BUSY', 'unreachable'],
      ['an authority that is not known', { ca: undefined }, 'AUTHENTICATION_FAILED', 'untrusted'],
      ['another authority', { ca: slapd.otherCa }, 'AUTHENTICATION_FAILED', 'untrusted'],
      ['another authority, by StartTLS', { ca: slapd.otherCa, url: slapd.urls.ldap }, 'AUTHENTICATION_FAILED', 'untrusted'],
      ['another host', { url: slapd.urls.ldaps.replace('localhost', '127.0.0.1') }, 'AUTHENTICATION_FAILED', 'untrusted'],
      ['another host, by StartTLS', { url: slapd.urls.ldap.replace('localhost', '127.0.0.1') }, 'AUTHENTICATION_FAILED', 'untrusted'],
      [
        'a wrong password of the server',
        { find: { ...slapd.directory().find, password: 'x' } as Directory['find'] },
        'AUTHENTICATION_FAILED',
        'refused',
      ],
      [
        'no such base',
        { find: { ...slapd.directory().find, base: 'dc=nowhere' } as Directory['find'] },
        'AUTHENTICATION_FAILED',
        'refused',
      ],
      ['no such subject', { attributes: { ...slapd.directory().attributes, subject: 'none' } }, 'AUTHENTICATION_FAILED', 'untrusted'],
      [
        'a subject of several values',
        { attributes: { ...slapd.directory().attributes, subject: 'description' } },
        'AUTHENTICATION_FAILED',
        'untrusted',
      ],
    ]
    for (const [what, changes, code, fault] of wrong) {
      use(changes)
      const lines = await loggedBy(async () => expect([what, await codeOf('owner')]).toEqual([what, code]))
      expect([what, lines]).toEqual([what, expect.arrayContaining([expect.objectContaining({ fault })])])
      expect(await codeOf('member2@example.com', OWN_PASSWORD)).toBe('member2@example.com')
    }
    use({})
    slapd.freeze()
    const before = performance.now()
    const late = await fetchKey('owner', passwordOf('owner'))
    expect([late.body.code, late.headers.get('retry-after')]).toEqual(['SERVER_BUSY', '10'])
    expect(await faultOf('owner')).toBe('STAFF does not answer at the moment. Try again later.')
    expect(performance.now() - before).toBeLessThan(10_000)
    expect(await codeOf('member2@example.com', OWN_PASSWORD)).toBe('member2@example.com')
    slapd.thaw()
    expect(await codeOf('owner')).toBe('owner@example.com')
  })

  test('is asked once for many who guess: wrong passwords count as they do elsewhere', async () => {
    const parts = app.server.app
    const former = parts.rateLimits
    parts.rateLimits = await createRateLimits({ ...parts.config, rateLimits: DEFAULT_RATE_LIMITS }, parts.log)
    const asked = vi.spyOn(parts.directories, 'identify')
    try {
      for (let i = 0; i < 5; i++) expect(await codeOf('cat', 'a guess')).toBe('AUTHENTICATION_FAILED')
      expect(await codeOf('cat')).toBe('RATE_LIMIT_HIT')
      expect(asked).toHaveBeenCalledTimes(5)
      // Other names of the same entry, and one that this server takes for another.
      for (const name of [' CAT', 'cat  ', 'cat@example.org', 'ｃａｔ'])
        expect([name, await codeOf(name, passwordOf('cat'))]).toEqual([name, 'RATE_LIMIT_HIT'])
      const caller = app.as('member')
      for (let i = 0; i < 5; i++) await caller.post('/users/me/api_key/regenerate', { password: 'a guess' })
      const refused = await caller.post('/users/me/api_key/regenerate', { password: passwordOf('member') })
      expect(refused.body.msg).toBe("'password' was wrong too often: try again later")
    } finally {
      asked.mockRestore()
      parts.rateLimits = former
    }
  })

  test('that is down makes no attempt a wrong password, unless it was sent the password; and nobody guesses those that this server keeps', async () => {
    const parts = app.server.app
    const former = parts.rateLimits
    parts.rateLimits = await createRateLimits({ ...parts.config, rateLimits: DEFAULT_RATE_LIMITS }, parts.log)
    const often = async (times: number, username: string, password: string) => {
      const codes = new Set<unknown>()
      for (let i = 0; i < times; i++) codes.add(await codeOf(username, password))
      return [...codes]
    }
    try {
      expect(await codeOf('owner')).toBe('owner@example.com')
      const caller = app.as('owner')
      use({ url: 'ldaps://localhost:1' })
      expect(await often(7, 'owner', passwordOf('owner'))).toEqual(['SERVER_BUSY'])
      for (let i = 0; i < 7; i++)
        expect((await caller.post('/users/me/api_key/regenerate', { password: passwordOf('owner') })).status).toBe(503)
      // Of a name with a password here, nothing else is to be seen.
      expect(await often(7, 'member2@example.com', 'a guess')).toEqual(['SERVER_BUSY'])
      expect(await codeOf('member2@example.com', OWN_PASSWORD)).toBe('SERVER_BUSY')
      use({})
      expect(await codeOf('owner')).toBe('owner@example.com')
      expect(await often(5, 'owner', 'a guess')).toEqual(['AUTHENTICATION_FAILED'])
      expect(await codeOf('owner')).toBe('RATE_LIMIT_HIT')
      const asked = vi.spyOn(parts.directories, 'identify').mockImplementation(async (_directory, _given, count) => {
        await count?.('uid=slow')
        throw new ProviderError('unreachable', 'no answer in time')
      })
      expect(await often(5, 'slow', 'a guess')).toEqual(['SERVER_BUSY'])
      expect(await codeOf('slow')).toBe('RATE_LIMIT_HIT')
      asked.mockRestore()
    } finally {
      vi.restoreAllMocks()
      parts.rateLimits = former
    }
  })

  test('keeps no password in the log, the database or an answer', async () => {
    const lines = await loggedBy(async () => {
      for (const url of [slapd.urls.ldaps, slapd.urls.ldap, 'ldaps://localhost:1']) {
        use({ url })
        await codeOf('owner')
        await codeOf('owner', 'hunter2 and more')
        expect((await postByPage(app, '/accounts/login', { email: 'ann', password: 'hunter2 and more' })).body).not.toContain('hunter2')
      }
    })
    for (const secret of ['the secret of', 'hunter2', SERVICE.password]) expect(JSON.stringify(lines)).not.toContain(secret)
    expect(await User.findByPk(app.idOf('owner'), { raw: true })).not.toMatchObject({ password_hash: null })
  })

  describe('decides who has an account', () => {
    test('as a provider of single sign-on does: an invitation, an open organisation, or the operator', async () => {
      expect([await codeOf('ben'), await faultOf('ben')]).toEqual([
        'AUTHENTICATION_FAILED',
        expect.stringContaining('joining takes an invitation'),
      ])
      expect((await fetchKey('ben', passwordOf('ben'))).body.msg).toBe('You have no account here, and joining takes an invitation')
      expect(await User.findByEmail(1, 'ben@example.org')).toBeNull()
      await app.as('owner').must.post('/invites', { invitee_emails: 'ben@example.org', stream_ids: [], invite_as: 600 })
      const { path } = await mailTo('ben@example.org')
      const page = await app.client().raw(path)
      expect(page.body).toContain(`<a href="/accounts/login?next=${encodeURIComponent(path)}">Log in with STAFF</a>`)
      const answer = await postByPage(app, `/accounts/login?next=${encodeURIComponent(path)}`, {
        email: 'ben',
        password: passwordOf('ben'),
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app'])
      expect(await User.findByEmail(1, 'ben@example.org')).toMatchObject({
        role: 600,
        full_name: 'ben from the directory',
        password_hash: null,
      })
      await set({ invite_required: false })
      expect(await codeOf('cat')).toBe('cat@example.org')
      await set({})
      use({ createsAccounts: true })
      expect(await codeOf('ann')).toBe('ann@example.org')
      expect(await User.findByEmail(1, 'ann@example.org')).toMatchObject({ full_name: 'Ann Example', role: 400 })
    })

    test('with a name, a picture and groups from the entry', async () => {
      use({ createsAccounts: true, groups: new Map([['cooks of the house', 'Cooks']]) })
      await app.as('owner').must.post('/user_groups/create', { name: 'Cooks', description: '', members: [] })
      const { Attribute, Change } = await import('ldapts')
      const photo = new Attribute({ type: 'jpegPhoto', values: [await imageOf('jpeg', { width: 30, height: 40 })] })
      const dn = `uid=pia,${PEOPLE}`
      const groups = async () => {
        const id = (await User.findByEmail(1, 'pia@example.org'))?.id ?? 0
        const { user_groups } = await app.as('owner').must.get('/user_groups')
        return user_groups.filter(({ members, is_system_group }) => !is_system_group && members.includes(id)).map(({ name }) => name)
      }
      await slapd.administer(async (client) => {
        await client.add(dn, { ...entry('pia'), ou: ['Cooks of the House', 'Others'] })
        await client.modify(dn, new Change({ operation: 'add', modification: photo }))
      })
      expect([await codeOf('pia'), await groups()]).toEqual(['pia@example.org', ['Cooks']])
      await vi.waitFor(async () => expect((await User.findByEmail(1, 'pia@example.org'))?.avatar_source).toBe('U'))
      await slapd.administer((client) =>
        client.modify(dn, new Change({ operation: 'delete', modification: new Attribute({ type: 'ou' }) })),
      )
      expect([await codeOf('pia'), await groups()]).toEqual(['pia@example.org', []])
    })

    test('creates one for somebody who comes twice at once', async () => {
      use({ createsAccounts: true })
      await slapd.administer((client) => client.add(`uid=twice,${PEOPLE}`, entry('twice')))
      expect(await Promise.all([codeOf('twice'), codeOf('twice')])).toEqual(['twice@example.org', 'twice@example.org'])
    })

    test('by the entry, not by the name or the address, which go to others and change', async () => {
      use({ createsAccounts: true })
      expect(await codeOf('moved')).toBe('moved@example.org')
      await slapd.administer(async (client) => {
        await client.modifyDN(`uid=moved,${PEOPLE}`, 'uid=married')
        const { Change, Attribute } = await import('ldapts')
        await client.modify(`uid=married,${PEOPLE}`, [
          new Change({ operation: 'replace', modification: new Attribute({ type: 'mail', values: ['married@example.org'] }) }),
          new Change({ operation: 'replace', modification: new Attribute({ type: 'cn', values: ['Married'] }) }),
        ])
        await client.add(`uid=moved,${PEOPLE}`, entry('moved'))
      })
      const { body } = await fetchKey('married', passwordOf('moved'))
      // The account keeps its address and name, which are its person's.
      expect(body.email).toBe('moved@example.org')
      expect((await User.findByEmail(1, 'moved@example.org'))?.full_name).toBe('moved from the directory')
      const caller = app.client({ email: body.email, api_key: body.api_key })
      expect((await caller.post('/users/me/api_key/regenerate', { password: passwordOf('moved') })).status).toBe(200)
      // The one who has got the name and the address now is somebody else.
      expect([await codeOf('moved'), await faultOf('moved')]).toEqual(['AUTHENTICATION_FAILED', expect.stringContaining('somebody else')])
      expect(await codeOf('member')).toBe('member@example.com')
      expect((await codeOf('taken')) + (await faultOf('taken'))).toMatch(/^AUTHENTICATION_FAILED.*somebody else/)
    })

    test('of an entry without an address none, and never that of a bot', async () => {
      use({ createsAccounts: true })
      expect([await codeOf('bare'), await faultOf('bare')]).toEqual(['AUTHENTICATION_FAILED', expect.stringContaining('email address')])
      const bot = await User.findOne({ where: { realm_id: 1, bot_type: 1 }, rejectOnEmpty: true })
      await slapd.administer((client) => client.add(`uid=robot,${PEOPLE}`, { ...entry('robot'), mail: bot.delivery_email }))
      expect([await codeOf('robot'), await faultOf('robot')]).toEqual(['AUTHENTICATION_FAILED', WRONG])
    })

    test('and deactivated stays deactivated', async () => {
      use({ createsAccounts: true })
      expect(await codeOf('leaving')).toBe('leaving@example.org')
      const { id } = (await User.findByEmail(1, 'leaving@example.org')) as User
      await app.as('owner').must.delete(`/users/${id}`)
      expect([await codeOf('leaving'), await faultOf('leaving')]).toEqual(['USER_DEACTIVATED', expect.stringContaining('deactivated')])
      await slapd.administer((client) => client.del(`uid=leaving,${PEOPLE}`))
      expect(await codeOf('leaving')).toBe('AUTHENTICATION_FAILED')
    })
  })

  describe('and passwords that this server keeps', () => {
    test('count until the account is known to the directory, and then no more', async () => {
      const member2 = () => codeOf('member2@example.com', OWN_PASSWORD)
      expect(await member2()).toBe('member2@example.com')
      expect(await codeOf('both')).toBe('member2@example.com')
      expect([await member2(), await faultOf('member2@example.com', OWN_PASSWORD)]).toEqual(['AUTHENTICATION_FAILED', WRONG])
      const { body } = await app.as('member2').patch('/settings', { old_password: OWN_PASSWORD, new_password: 'a new and long password' })
      expect(body.msg).toBe("'new_password' cannot be set here: it is that of a directory")
      // The account is the server's again once who it is there is forgotten.
      await Identity.destroy({ where: { user_id: app.idOf('member2') } })
      expect(await member2()).toBe('member2@example.com')
    })

    test('count for nobody where the organisation does not take them, whatever the directory says of them', async () => {
      await set({ email_auth_enabled: false })
      expect(await codeOf('moderator@example.com', OWN_PASSWORD)).toBe('AUTHENTICATION_FAILED')
      expect(await codeOf('member')).toBe('member@example.com')
      const { body } = await app.client().raw('/accounts/login')
      expect(body).toContain('The name and the password that STAFF knows you by.')
      expect(body).not.toContain('/accounts/password/reset')
    })

    test('can be left once an owner has logged in with the directory', async () => {
      await Identity.destroy({ where: { user_id: app.idOf('owner') } })
      const leave = () => app.as('owner').patch('/realm', { email_auth_enabled: false })
      expect((await leave()).status).toBe(400)
      expect(await codeOf('owner')).toBe('owner@example.com')
      expect((await leave()).status).toBe(200)
    })

    test('are not reset for an account of the directory', async () => {
      await codeOf('member')
      const { createResetLink } = await import('../actions/people/passwords.ts')
      const realm = await Realm.load(1)
      const user = await User.findByPk(app.idOf('member'), { rejectOnEmpty: true })
      const made = app.server.app.db.transaction((tx) => createResetLink(app.server.app, { realm, user }, 1, tx))
      await expect(made).rejects.toThrow('The password of member@example.com is that of a directory')
    })
  })

  const entry = (uid: string) => ({
    ...{ objectClass: 'inetOrgPerson', uid, sn: uid, cn: uid, mail: `${uid}@example.org`, userPassword: passwordOf(uid) },
  })

  /** What is logged while something is done, on every level. */
  async function loggedBy(work: () => Promise<void>): Promise<Record<string, unknown>[]> {
    const { log } = app.server.app
    const level = log.level
    const lines: string[] = []
    const write = vi.spyOn(Reflect.get(log, symbols.streamSym) as { write(line: string): void }, 'write')
    write.mockImplementation((line) => void lines.push(line))
    log.level = 'trace'
    try {
      await work()
    } finally {
      log.level = level
      write.mockRestore()
    }
    return lines.map((line) => JSON.parse(line))
  }
})
