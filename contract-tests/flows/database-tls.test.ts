// databases: both
// run: full
// A database server that takes only encrypted connections, and what the options of DATABASE_URL make of it.

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Certificate, createAuthority, createCertificate } from '../certificates.ts'
import { call, createSite, type Site } from '../server.ts'
import { type Service, startDatabase } from '../service-processes.ts'

const name = inject('databaseServer')

describe.runIf(name)('a database that demands TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-tls-'))
  const served: Certificate = { cert: join(folder, 'served.pem'), key: join(folder, 'served-key.pem') }
  let [ca, otherCa]: Certificate[] = []
  let client: Certificate
  let service: Service
  /** A connection that was there before the server demanded TLS. */
  let admin: Connection
  let site: Site
  beforeAll(async () => {
    ;[ca, otherCa] = ['authority', 'another-authority'].map((authority) => createAuthority(folder, authority))
    client = createCertificate(folder, 'parley', ca as Certificate)
    copyTo(served, createCertificate(folder, 'localhost', ca as Certificate))
    service = await startDatabase(name || 'mariadb', {
      options: [`--ssl-ca=${ca?.cert}`, `--ssl-cert=${served.cert}`, `--ssl-key=${served.key}`],
    })
    admin = await createConnection(service.url)
    site = await createSite(service.url)
    await (await site.start()).end('SIGTERM')
    await admin.query('SET GLOBAL require_secure_transport = ON')
  }, 180_000)
  afterAll(async () => {
    await admin?.query('SET GLOBAL require_secure_transport = OFF')
    await site?.remove()
    await admin?.end()
    await service?.remove()
    rmSync(folder, { recursive: true })
  })

  const addressWith = (options: Record<string, string>, host = 'localhost'): string => {
    const url = new URL(site.env.DATABASE_URL ?? '')
    url.hostname = host
    url.search = new URLSearchParams(options).toString()
    return url.href
  }
  /** What `manage status` says at this address: empty if it could read the database. */
  const refusalOf = async (options: Record<string, string>, host?: string): Promise<string> => {
    const env = site.env.DATABASE_URL
    site.env.DATABASE_URL = addressWith(options, host)
    const { code, stderr } = await site.manage('status')
    site.env.DATABASE_URL = env
    return code === 0 ? '' : stderr.trim()
  }

  test('refuses a connection that is not encrypted, which is the default on one machine', async () => {
    // MariaDB says no more than that it denies access.
    const refusal = name === 'mysql' ? /^DATABASE_URL: .*require_secure_transport/ : /^DATABASE_URL: Access denied for user /
    expect(await refusalOf({})).toMatch(refusal)
    expect(await refusalOf({ 'ssl-mode': 'DISABLED' })).toMatch(refusal)
  })

  test.each(['PREFERRED', 'REQUIRED'])('takes one with %s, no matter who signed its certificate', async (mode) => {
    expect(await refusalOf({ 'ssl-mode': mode })).toBe('')
    expect(await refusalOf({ 'ssl-mode': mode }, '127.0.0.1')).toBe('')
  })

  test('serves a server that verifies the certificate of the database', async () => {
    const options = { 'ssl-mode': 'VERIFY_IDENTITY', 'ssl-ca': ca?.cert ?? '' }
    const server = await site.start({ DATABASE_URL: addressWith(options) })
    const { member } = (await server.demo()).users
    expect(
      await call(server.url, member, '/messages', { type: 'channel', to: 'general', topic: 'TLS', content: 'encrypted' }),
    ).toMatchObject({
      result: 'success',
    })
    await server.end('SIGTERM')
  })

  test('is refused when another authority has signed its certificate, or an unknown one', async () => {
    for (const mode of ['VERIFY_CA', 'VERIFY_IDENTITY']) {
      expect(await refusalOf({ 'ssl-mode': mode, 'ssl-ca': otherCa?.cert ?? '' })).toMatch(/^DATABASE_URL: .*certificate/)
      expect(await refusalOf({ 'ssl-mode': mode })).toMatch(/^DATABASE_URL: .*certificate/)
    }
    // Naming an authority means that the certificate is verified.
    expect(await refusalOf({ 'ssl-ca': otherCa?.cert ?? '' })).toMatch(/^DATABASE_URL: .*certificate/)
    expect(await refusalOf({ 'ssl-ca': ca?.cert ?? '' })).toBe('')
  })

  test('is refused by VERIFY_IDENTITY alone when its certificate has another name', async () => {
    const own = { cert: join(folder, 'localhost-cert.pem'), key: join(folder, 'localhost-key.pem') }
    copyTo(served, createCertificate(folder, 'db.example.com', ca as Certificate))
    await reloadCertificate(admin)
    expect(await refusalOf({ 'ssl-mode': 'VERIFY_CA', 'ssl-ca': ca?.cert ?? '' })).toBe('')
    expect(await refusalOf({ 'ssl-mode': 'VERIFY_IDENTITY', 'ssl-ca': ca?.cert ?? '' })).toMatch(
      /^DATABASE_URL: .*localhost.*db\.example\.com/,
    )
    copyTo(served, own)
    await reloadCertificate(admin)
    expect(await refusalOf({ 'ssl-mode': 'VERIFY_IDENTITY', 'ssl-ca': ca?.cert ?? '' })).toBe('')
  })

  test('demands a certificate of the client where the account requires one', async () => {
    const verified = { 'ssl-mode': 'VERIFY_IDENTITY', 'ssl-ca': ca?.cert ?? '' }
    await admin.query("ALTER USER parley@'%' REQUIRE X509")
    try {
      expect(await refusalOf(verified)).toMatch(/^DATABASE_URL: Access denied for user /)
      expect(await refusalOf({ ...verified, 'ssl-cert': client.cert, 'ssl-key': client.key })).toBe('')
    } finally {
      await admin.query("ALTER USER parley@'%' REQUIRE NONE")
    }
  })

  test('is not asked when a file is missing or is something else', async () => {
    const none = join(folder, 'none.pem')
    expect(await refusalOf({ 'ssl-ca': none })).toMatch(/^DATABASE_URL: ssl-ca cannot be read: ENOENT/)
    const text = join(folder, 'text.pem')
    writeFileSync(text, 'not a certificate')
    expect(await refusalOf({ 'ssl-mode': 'REQUIRED', 'ssl-cert': text, 'ssl-key': client.key })).toMatch(
      /^DATABASE_URL: ssl-ca, ssl-cert or ssl-key /,
    )
  })
})

describe.runIf(name)('a database that offers no TLS', () => {
  test.each([
    ['PREFERRED', /^$/],
    ['REQUIRED', /^DATABASE_URL: Server does not support secure connection/],
  ])('with %s', async (mode, refusal) => {
    const site = await createSite(inject('databaseUrl'))
    try {
      await (await site.start()).end('SIGTERM')
      site.env.DATABASE_URL += `?ssl-mode=${mode}`
      const { code, stderr } = await site.manage('status')
      expect({ code, stderr }).toEqual({ code: mode === 'PREFERRED' ? 0 : 1, stderr: expect.stringMatching(refusal) })
    } finally {
      await site.remove()
    }
  })
})

function copyTo(to: Certificate, from: Certificate): void {
  copyFileSync(from.cert, to.cert)
  copyFileSync(from.key, to.key)
}

/** Has the server present what is in its files now. */
async function reloadCertificate(admin: Connection): Promise<void> {
  await admin.query(name === 'mysql' ? 'ALTER INSTANCE RELOAD TLS' : 'FLUSH SSL')
}
