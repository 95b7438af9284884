// databases: both
// What an export that somebody has written by hand can reach: nothing of other organisations, of the store, or of the server.
// contract-tests/flows/import.test.ts shows what true exports become.

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { setRealmActive } from '../actions/organisation/realms.ts'
import { operatorContext } from '../context.ts'
import { countRows, tablesOf } from '../db/whole-tables.ts'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { MAX_ID } from '../values/ids.ts'
import { openContainer, readEntries } from './archive/container.ts'
import { fileLine, type Header, type Manifest } from './archive/form.ts'
import { exportRealm, tablesOfExport } from './export.ts'
import { importRealm } from './import.ts'
import { purgeRealm } from './purge-realm.ts'

type Row = Record<string, unknown>
const COURSE = { progress: () => {}, signal: new AbortController().signal }
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
/** Of an organisation that is not the archive's. */
const THEIRS = '2/emoji/images/theirs.gif'

let app: TestApp
let folder: string
let entries: Map<string, Buffer>
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(inject('folder'), 'import-'))
  const image = async (name: 'owner' | 'member', path: string): Promise<void> => {
    const form = new FormData()
    form.append('file', new Blob([GIF], { type: 'image/gif' }), 'dot.gif')
    expect((await app.as(name).raw(path, { method: 'POST', body: form })).status).toBe(200)
  }
  await image('owner', '/api/v1/realm/emoji/dot')
  await image('owner', '/api/v1/realm/icon')
  await image('member', '/api/v1/users/me/avatar')
  const { url } = await app.as('member').must.upload('note.txt', 'a note')
  await app.as('member').must.send({ content: `[a note](${url})` })
  await app.as('member').must.send({ content: 'one more' })
  await mkdir(join(store(), '2/emoji/images'), { recursive: true })
  await writeFile(join(store(), THEIRS), 'theirs')
  const file = join(folder, 'export.tar.gz')
  await exportRealm(app.server.app, await Realm.load(1), file, COURSE)
  entries = new Map()
  for await (const { name, bytes } of readEntries(createReadStream(file))) {
    const chunks: Buffer[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    entries.set(name, Buffer.concat(chunks))
  }
})
afterAll(() => app.close())

const store = (): string => join(app.server.app.config.dataDir, 'uploads')
const json = <T>(name: string, of = entries): T => JSON.parse(`${of.get(name)}`)
const partOf = (table: string): string => `tables/${table}/000001.ndjson`
const rowsOf = (table: string): Row[] =>
  `${entries.get(partOf(table)) ?? ''}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** The export with other rows in a table. */
function withRows(table: string, change: (rows: Row[]) => Row[]): Map<string, Buffer> {
  const rows = change(rowsOf(table))
  return new Map(
    [...entries].map(([name, bytes]) => [
      name,
      name === partOf(table) ? Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')) : bytes,
    ]),
  )
}
/** The export with another value in the last row of a table that has one there. */
function withValue(table: string, column: string, value: unknown): Map<string, Buffer> {
  return withRows(table, (rows) => {
    expect(rows.length, table).toBeGreaterThan(0)
    return [...rows.slice(0, -1), { ...rows.at(-1), [column]: value }]
  })
}
/** The export with a further file before its end. */
const withFile = (path: string, bytes: Buffer): Map<string, Buffer> =>
  new Map([...[...entries].slice(0, -1), [`files/${path}`, bytes], ...[...entries].slice(-1)])
const withHeader = (change: Partial<Header>): Map<string, Buffer> =>
  new Map([...entries, ['archive.json', Buffer.from(JSON.stringify({ ...json<Header>('archive.json'), ...change }))]])

/** Writes an archive whose manifest and number of rows are true. */
async function archiveOf(changed: Map<string, Buffer>): Promise<string> {
  const [header, manifest] = [json<Header>('archive.json', changed), json<Manifest>('manifest.json', changed)]
  const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
  for (const table of header.tables) {
    const bytes = changed.get(partOf(table.name)) ?? Buffer.alloc(0)
    table.rows = `${bytes}`.split('\n').length - 1
    manifest.tables[table.name] = { rows: table.rows, bytes: bytes.length, sha256: sha256(bytes) }
  }
  const files = [...changed].filter(([name]) => name.startsWith('files/'))
  const lines = files.map(([name, bytes]) => fileLine(name.slice('files/'.length), sha256(bytes)))
  const size = files.reduce((sum, [, bytes]) => sum + bytes.length, 0)
  manifest.files = { files: files.length, bytes: size, missing: 0, sha256: sha256(Buffer.from(lines.join(''))) }
  const file = join(await mkdtemp(join(folder, 'crafted-')), 'crafted.tar.gz')
  const container = openContainer(createWriteStream(file), COURSE.signal)
  const written = new Map([
    ...changed,
    ['archive.json', Buffer.from(JSON.stringify(header))],
    ['manifest.json', Buffer.from(JSON.stringify(manifest))],
  ])
  for (const [name, bytes] of written) await container.add(name, bytes.length, [bytes])
  await container.end()
  return file
}

/** The files of the store with their contents, and how many rows each table has. */
async function present(): Promise<unknown> {
  const { db } = app.server.app
  const found = await readdir(store(), { recursive: true, withFileTypes: true })
  const paths = found
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort()
  const files = await Promise.all(
    paths.map(async (path) => [
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ]),
  )
  const rows = await db.snapshot(async (tx) => {
    const counts: [string, number][] = []
    for (const table of tablesOf(db.sequelize)) counts.push([table.name, await countRows(db, table, {}, tx)])
    return counts
  })
  return { files, rows }
}

async function importing(changed: Map<string, Buffer>): Promise<Realm> {
  const { realm_id } = await importRealm(app.server.app, await archiveOf(changed), { subdomain: 'crafted' }, COURSE)
  return Realm.load(realm_id)
}
async function remove({ id }: Realm): Promise<void> {
  await setRealmActive(operatorContext(app.server.app, { id }), false)
  await purgeRealm(app.server.app, { id }, COURSE)
}
async function expectRefused(changed: Map<string, Buffer>, message: string | RegExp): Promise<void> {
  const before = await present()
  await expect(importing(changed)).rejects.toThrow(message)
  expect(await present()).toEqual(before)
}

test('as it is, the export is accepted, with its files', async () => {
  const before = await present()
  const realm = await importing(entries)
  const stored = await readdir(join(store(), String(realm.id)), { recursive: true })
  expect(stored.filter((name) => /\.(txt|gif|webp)$/.test(name)).length).toBeGreaterThan(3)
  await remove(realm)
  expect((await present()) as { files: unknown }).toMatchObject({ files: (before as { files: unknown }).files })
})

describe('an export is refused, and no file and no row has changed,', () => {
  test('if any column for a path names a file of another organisation, or leaves its own folder', async () => {
    const tables = tablesOfExport(app.server.app.db.sequelize, {})
    const columns = tables.flatMap(({ name, columns: all }) =>
      Object.keys(all)
        .filter((column) => /path/.test(column))
        .map((column) => [name, column] as const),
    )
    expect(columns.length).toBeGreaterThan(6)
    const message = 'a row names a file that is not of the organisation'
    for (const [table, column] of columns) await expectRefused(withValue(table, column, THEIRS), message)
    for (const path of ['1/../2/emoji/images/theirs.gif', '1', '01/x.gif', '1/a\\b', '1//a', ''])
      await expectRefused(withValue('attachments', 'path_id', path), message)
  })

  test('if it has a file that no row names, one that is longer than its row says, or one of another organisation', async () => {
    await expectRefused(withFile('1/emoji/images/unnamed.gif', Buffer.alloc(1_000_000)), 'a file that no row of it names')
    await expectRefused(withValue('attachments', 'size', 1), 'a file that is longer than its row says')
    await expectRefused(withFile('2/emoji/images/theirs.gif', GIF), 'a file is not of the organisation')
    for (const path of ['1/../2/emoji/images/theirs.gif', '1//x.gif', '1/./x.gif', '01/x.gif', 'x.gif'])
      await expectRefused(withFile(path, GIF), 'it has a file with a wrong path')
  })

  test('if rows stand behind a file', async () => {
    const isFile = ([name]: [string, Buffer]): boolean => name.startsWith('files/')
    const parts = [...entries].slice(1, -1)
    const changed = new Map([
      ...[...entries].slice(0, 1),
      ...parts.filter(isFile),
      ...parts.filter((one) => !isFile(one)),
      ...[...entries].slice(-1),
    ])
    await expectRefused(changed, 'is in the wrong place')
  })

  test('if its uploaded files together are more than an organisation may have here', async () => {
    const { config } = app.server.app
    config.uploadQuota = 1
    await expectRefused(entries, 'UPLOAD_QUOTA_MIB allows an organisation 1')
    config.uploadQuota = undefined
  })

  test('if the ID of its organisation is not a number', async () => {
    const { realm } = json<Header>('archive.json')
    if (!realm) throw new Error('not an export')
    const changed = withRows('realms', ([row]) => [{ ...row, id: '1' }])
    changed.set('archive.json', withHeader({ realm: { ...realm, id: '1' as never } }).get('archive.json') ?? Buffer.alloc(0))
    await expectRefused(changed, 'archive.json is incomplete')
  })

  test('if its IDs would leave few to the others', () => expectRefused(withValue('messages', 'id', MAX_ID - 1), 'has no IDs for'))

  test.each([
    ['\0', 'a control character'],
    ['\u0001', 'a control character'],
    ['\u009f', 'a control character'],
    ['\ud800', 'an unpaired surrogate'],
  ])('if a text has %j', async (character, fault) => {
    const columns = { messages: 'content', users: 'full_name', attachments: 'file_name', realms: 'name', custom_emoji: 'name' }
    for (const [table, column] of Object.entries(columns))
      await expectRefused(withValue(table, column, `a${character}b`), `a row of ${table} has ${fault} in ${column}`)
  })
})

test('the row of an organisation has nothing beyond the columns of an export', async () => {
  const secret = 'chosen by the sender'
  const realm = await importing(
    withRows('realms', ([row]) => [{ ...row, link_secret: secret, unfinished: 'purge', lease_until: 9_999_999_999 }]),
  )
  expect(await Realm.load(realm.id)).toMatchObject({ unfinished: null, lease_until: 0 })
  expect(realm.link_secret).not.toBe(secret)
  await remove(realm)
})
