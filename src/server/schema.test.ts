// databases: both
// A server on a database that it cannot use: it is not ready, and neither it nor the admin command starts. migrate.test.ts has each case.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { openApp } from './open-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ version: '1.0' })
})
afterAll(() => app.close())

const run = (sql: string, values: unknown[] = []) => app.server.app.db.transaction((tx) => app.server.app.db.run(sql, values, tx))
const ready = async () => {
  const { status, body } = await app.client().raw('/health/ready')
  return { status, body }
}
const start = (mayMigrate: boolean) => openApp(app.server.app.config, { mayMigrate })

test.each([
  {
    what: 'that a newer version has migrated, and from which it has taken something,',
    spoil: "INSERT INTO migrations (name, fingerprint, usable_by, version) VALUES ('9999-future', '', '9999-future', '9.0')",
    refusal: /^the database is newer than this program: version 9\.0 migrated it to 9999-future, and this is version 1\.0, /,
  },
  {
    what: 'of another schema',
    spoil: "UPDATE migrations SET fingerprint = 'another', version = '0.9'",
    refusal: /^the database has another schema: version 0\.9 created it \(0001-baseline another\), and this is version 1\.0 /,
  },
])('on a database $what a server is not ready, and none starts', async ({ spoil, refusal }) => {
  expect(await ready()).toEqual({ status: 200, body: 'ok\n' })
  const { rows } = await app.server.app.db.run('SELECT name, fingerprint FROM migrations')
  await run(spoil)
  try {
    expect(await ready()).toEqual({ status: 503, body: expect.stringMatching(refusal) })
    for (const mayMigrate of [true, false]) await expect(start(mayMigrate)).rejects.toThrow('DATABASE_URL: the database ')
  } finally {
    await run("DELETE FROM migrations WHERE name = '9999-future'")
    for (const { name, fingerprint } of rows as Record<string, string>[])
      await run('UPDATE migrations SET fingerprint = ? WHERE name = ?', [fingerprint, name])
  }
})

test('where a migration is missing, a server that runs is not ready', async () => {
  const { db } = app.server.app
  const { rows } = await db.run<Record<string, string>>("SELECT * FROM migrations WHERE name = '0001-baseline'")
  const { fingerprint, usable_by, version } = rows[0] ?? {}
  await run("DELETE FROM migrations WHERE name = '0001-baseline'")
  try {
    expect(await ready()).toEqual({
      status: 503,
      body: expect.stringMatching(/^the database is older than this program: .* this is version 1\.0, which needs 0001-baseline\. /),
    })
    await expect(start(false)).rejects.toThrow('run `manage migrate`')
  } finally {
    await run('INSERT INTO migrations (name, fingerprint, usable_by, version) VALUES (?, ?, ?, ?)', [
      '0001-baseline',
      fingerprint,
      usable_by,
      version,
    ])
  }
})
