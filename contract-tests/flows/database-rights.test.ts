// databases: both
// run: full
// The chapter of docs/operating.md about the database of a server: an account with these rights alone is enough for everything.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { call, createSite, type Site } from '../server.ts'
import { type Service, startDatabase } from '../service-processes.ts'

const name = inject('databaseServer')
const [, chapter = ''] = /\n## The database\n([\s\S]*?)\n## /.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
const [, statements = ''] = /```sql\n([\s\S]*?)```/.exec(chapter) ?? []

describe.runIf(name)('an account with the rights that the documents name', () => {
  let service: Service
  let admin: Connection
  let site: Site
  beforeAll(async () => {
    service = await startDatabase(name || 'mariadb')
    admin = await createConnection({ uri: service.url, multipleStatements: true })
    await admin.query(statements.replaceAll("'10.0.0.%'", "'%'"))
    const url = new URL(service.url)
    Object.assign(url, { username: 'chat', password: 'a long password', pathname: '/parley' })
    site = await createSite('')
    site.env.DATABASE_URL = url.href
  }, 180_000)
  afterAll(async () => {
    await site?.remove()
    await admin?.end()
    await service?.remove()
  })

  test('migrates, serves, checks, backs up and restores', { timeout: 180_000 }, async () => {
    expect(await site.manage('migrate')).toMatchObject({ code: 0, stderr: '' })
    const server = await site.start()
    const { member } = (await server.demo()).users
    const message = { type: 'channel', to: 'general', topic: 'rights', content: 'with few of them' }
    expect(await call(server.url, member, '/messages', message)).toMatchObject({ result: 'success' })
    expect(
      await call(server.url, member, '/messages?anchor=newest&num_before=1&num_after=0&narrow=[{"operator":"search","operand":"few"}]'),
    ).toMatchObject({ messages: [{ content: expect.stringContaining('with few of them') }] })
    await server.end('SIGTERM')
    const backup = join(site.dataDir, 'backup.tar.gz')
    for (const command of [['check'], ['backup', backup]]) expect(await site.manage(...command)).toMatchObject({ code: 0 })
    await admin.query('DROP DATABASE parley; CREATE DATABASE parley CHARACTER SET utf8mb4')
    rmSync(join(site.dataDir, 'uploads'), { recursive: true, force: true })
    expect(await site.manage('restore', backup)).toMatchObject({ code: 0 })
    expect(await site.manage('check')).toMatchObject({ code: 0 })
  })
})
