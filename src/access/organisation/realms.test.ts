import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRealm } from '../../actions/organisation/realms.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { wire } from '../../testing/wire.ts'
import { unixTime } from '../../values/dates.ts'
import { realmUrl, subdomainOf } from './realms.ts'

const external = new URL('https://chat.example.com')

describe('a host names', () => {
  test.each([
    ['chat.example.com', ''],
    ['CHAT.example.com:8443', ''],
    ['chat.example.com.', ''],
    ['localhost', ''],
    ['localhost:9991', ''],
    ['127.0.0.1:9991', ''],
    ['[::1]:9991', ''],
    ['[::1]', ''],
    ['acme.chat.example.com', 'acme'],
    ['ACME.chat.example.com:443', 'acme'],
    ['a-1.chat.example.com', 'a-1'],
    ['acme.localhost:9991', 'acme'],
    ['', undefined],
    [':9991', undefined],
    ['example.com', undefined],
    ['evilchat.example.com', undefined],
    ['chat.example.com.evil.com', undefined],
    ['a.b.chat.example.com', undefined],
    ['.chat.example.com', undefined],
    ['acme_1.chat.example.com', undefined],
    [`${'a'.repeat(64)}.chat.example.com`, undefined],
    ['localhost.evil.com', undefined],
    ['acme.chat.example.com@evil.com', undefined],
    ['127.0.0.1.evil.com', undefined],
  ])('%j the subdomain %j', (host, subdomain) => {
    expect(subdomainOf(host, external)).toBe(subdomain)
  })
})

test('the URL of an organisation uses its subdomain, below localhost if the server has only an address', () => {
  expect(realmUrl({ externalUrl: external }, { subdomain: '' })).toBe('https://chat.example.com')
  expect(realmUrl({ externalUrl: external }, { subdomain: 'acme' })).toBe('https://acme.chat.example.com')
  expect(realmUrl({ externalUrl: new URL('http://127.0.0.1:9991') }, { subdomain: 'acme' })).toBe('http://acme.localhost:9991')
})

describe('a request to a host', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    const owner = { ownerEmail: 'owner@example.com', ownerName: 'Anna', now: unixTime() }
    await createRealm(app.server.app, { subdomain: 'acme', name: 'Acme', ...owner })
  })
  afterAll(() => app.close())
  const at = (Host: string, line = 'GET /api/v1/server_settings') => wire(app, line, { as: 'member', headers: { Host } })

  test.each([
    ['127.0.0.1', 'Demo'],
    ['acme.localhost', 'Acme'],
    ['Acme.LocalHost:1', 'Acme'],
  ])('%s is answered by its organisation', async (host, name) => {
    expect(await at(host)).toMatchObject({ status: 200, body: { realm_name: name } })
  })

  test.each(['nowhere.localhost', 'example.com', 'a.b.localhost', '%00', 'ac me', "' OR 1=1 --", '__proto__.localhost', 'x'.repeat(5_000)])(
    '%s without an organisation gets NONEXISTENT_SUBDOMAIN for every operation',
    async (host) => {
      const nothing = { result: 'error', code: 'NONEXISTENT_SUBDOMAIN', msg: 'There is no organisation at this address' }
      expect(await at(host)).toMatchObject({ status: 404, body: nothing })
      expect(await at(host, 'GET /api/v1/users/me')).toMatchObject({ status: 404, body: nothing })
    },
  )

  test('without a Host header gets NONEXISTENT_SUBDOMAIN', async () => {
    expect(await at('')).toMatchObject({ status: 404, body: { code: 'NONEXISTENT_SUBDOMAIN' } })
  })
})

test('the root domain answers server settings even if all organisations have subdomains', async () => {
  const app = await startTestApp()
  const { Realm } = await import('../../models/realm.ts')
  await Realm.update({ subdomain: 'demo' }, { where: { subdomain: '' } })
  const settings = () => wire(app, 'GET /api/v1/server_settings')
  await expect.poll(async () => (await settings()).body.realm_name, { timeout: 1_000 }).toBeUndefined()
  expect(await settings()).toMatchObject({ status: 200, body: { service_feature_level: 496 } })
  expect(await wire(app, 'GET /api/v1/users/me', { as: 'member' })).toMatchObject({ status: 404, body: { code: 'NONEXISTENT_SUBDOMAIN' } })
  await app.close()
})
