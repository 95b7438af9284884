// databases: both
// What a backup holds, that nothing of it changes on the way into another database or store, and what failures leave behind.
// contract-tests/flows/backup.test.ts shows the same of servers and of the admin command.

import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DataTypes, type QueryInterface } from 'sequelize'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { programOf } from '../db/history.ts'
import { type Db, openDatabase } from '../db/index.ts'
import { migrate } from '../db/migrate.ts'
import { run } from '../db/run.ts'
import { insertLines, nextIdOf, tablesOf } from '../db/whole-tables.ts'
import { defineModels } from '../models/index.ts'
import { s3Storage } from '../storage/s3.ts'
import { startS3 } from '../testing/s3.ts'
import { sampleSize } from '../testing/sampled.ts'
import { freshDatabase, type TestDatabase, takeDatabase } from '../testing/test-database.ts'
import { temporaryFolder } from '../values/folders.ts'
import { openContainer, readEntries } from './archive/container.ts'
import type { Course, Header, Manifest } from './archive/form.ts'
import { verifyArchive, writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const COURSE: Course = { progress: () => {}, signal: new AbortController().signal }
const PRIVATE = 'private words'
/** As many rows as make a restore create the indexes of their table last. */
const MANY = 2_100
const NUMBERS = ['9223372036854775807', '-9223372036854775808', '9007199254740993', '9007199254740991', '0']
const TEXTS = [
  ...['', ' ', 'NULL', '{}', '[]', 'null', 'a\nb\r\nc\td\u0001\u007f\u2028', '😀 👩‍👩‍👧 東京 e\u0301 \uffff'],
  ...['it\'s \\ "quoted" `so`', ':name ? $1 %s', 'x'.repeat(700_000)],
]

const PATH = '1/ab/nine-and-twenty-characters/nöte 東京.txt'

let database: TestDatabase
let source: Config
let tables: string[]
let folder: string
let backup: string
let entries: Map<string, Buffer>
beforeAll(async () => {
  folder = await mkdtemp(join(inject('folder'), 'backup-'))
  const dataDir = await mkdtemp(join(inject('folder'), 'source-'))
  database = await takeDatabase(dataDir)
  source = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url })
  await mkdir(join(dataDir, 'uploads', dirname(PATH)), { recursive: true })
  await writeFile(join(dataDir, 'uploads', PATH), 'a file that was sent')
  const db = await openDatabase(database.url)
  defineModels(db.sequelize)
  tables = Object.values(db.sequelize.models).map((model) => model.tableName as string)
  const file = {
    ...{ id: 1, realm_id: 1, owner_id: 5, path_id: PATH, file_name: 'nöte 東京.txt', size: 20, date_created: 1, state: 'stored' },
    ...{ thumbnails: null, image_width: null, image_height: null, decodings: 0 },
  }
  await insert(db, 'attachments', [file, { ...file, id: 2, path_id: '1/ab/removed/x.txt', state: 'removed' }])
  const queue = {
    id: 'a-queue',
    realm_id: 1,
    user_id: 5,
    options: '{}',
    takes_messages: true,
    idle_timeout: 600,
    client: 'test',
    date_created: 1,
    last_seen_at: 1,
  }
  await insert(db, 'event_queues', [{ ...queue, acknowledged_id: 0, began_at_id: 0, given_id: 0, number: 0 }])
  const job = {
    realm_id: 1,
    kind: 'edge',
    principal_id: null,
    due_at: 1,
    attempts: 0,
    lease_holder: null,
    died_at: null,
    date_created: 0,
    last_error: null,
  }
  await insert(db, 'jobs', [
    ...TEXTS.map((payload, i) => ({ ...job, id: 1_000 + i, payload, lease_until: 0 })),
    ...NUMBERS.map((lease_until, i) => ({ ...job, id: 2_000 + i, payload: '{}', lease_until })),
  ])
  const words = Array.from({ length: MANY }, (_, i) => ({ message_id: 100_000 + i, realm_id: 1, tokens: ` many word${i % 7} -a ` }))
  await insert(db, 'message_texts', words)
  // The IDs of removed rows are not given again.
  await db.run('DELETE FROM jobs WHERE id = 2004')
  await db.close()
  backup = join(folder, 'backup.tar.gz')
  await writeBackup(source, backup, COURSE)
  entries = await entriesOf(backup)
})
afterAll(() => database.release())

/** Inserts rows as they are written in JSON. */
async function insert(db: Db, name: string, rows: object[]): Promise<void> {
  const table = tablesOf(db.sequelize).find((one) => one.name === name)
  if (!table) throw new Error(`there is no table ${name}`)
  await insertLines(
    db,
    table,
    rows.map((row) => JSON.stringify(row)),
  )
}

async function entriesOf(file: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for await (const { name, bytes } of readEntries(createReadStream(file))) {
    const chunks: Buffer[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    found.set(name, Buffer.concat(chunks))
  }
  return found
}

const header = (of = entries): Header => JSON.parse(of.get('archive.json')?.toString() ?? '')
const manifest = (of = entries): Manifest => JSON.parse(of.get('manifest.json')?.toString() ?? '')

/** Writes an archive of these entries, whatever they are. */
async function archiveOf(changed: Map<string, Buffer>): Promise<string> {
  const file = join(await mkdtemp(join(folder, 'changed-')), 'changed.tar.gz')
  const container = openContainer(createWriteStream(file), COURSE.signal)
  for (const [name, bytes] of changed) await container.add(name, bytes.length, [bytes])
  await container.end()
  return file
}

const changed = (name: string, change: (found: Record<string, unknown>) => void): Map<string, Buffer> => {
  const json = JSON.parse(entries.get(name)?.toString() ?? '')
  change(json)
  return new Map([...entries, [name, Buffer.from(JSON.stringify(json))]])
}

interface Place {
  config: Config
  /** Whether nothing remains of a restore. */
  isEmpty(): Promise<boolean>
  rows<Row extends object>(sql: string): Promise<Row[]>
  with<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** An empty place for a restored server. */
async function place(kind: 'of the same kind' | 'on SQLite' = 'of the same kind', changes: Partial<Config> = {}): Promise<Place> {
  const dataDir = await mkdtemp(join(inject('folder'), 'place-'))
  const sqlite = { url: `sqlite:${join(dataDir, 'a/folder/to/make/database.sqlite')}`, drop: async () => {} }
  const { url, drop } = kind === 'on SQLite' ? sqlite : await freshDatabase(join(dataDir, 'a/folder/to/make'))
  onTestFinished(async () => {
    await drop()
    await rm(dataDir, { recursive: true })
  })
  const config = { ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: url }), ...changes }
  const run: Place['with'] = async (work) => {
    const db = await openDatabase(url)
    return work(db).finally(() => db.close())
  }
  const rows: Place['rows'] = (sql) => run((db) => db.run(sql).then(({ rows }) => rows) as never)
  const isEmpty = async (): Promise<boolean> => {
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((file) => !file.isDirectory())
    if (url.startsWith('sqlite:')) return files.every((file) => file.isSymbolicLink())
    return files.every((file) => file.isSymbolicLink()) && (await rows('SHOW TABLES')).length === 0
  }
  return { config, isEmpty, rows, with: run }
}

const restore = (config: Config, file = backup, course: Partial<Course> = {}) => restoreBackup(config, file, { ...COURSE, ...course })

describe('a backup', () => {
  test('has every table of the models, organisations first, and every uploaded file', () => {
    expect(tables.length).toBeGreaterThan(40)
    expect(header().tables.map(({ name }) => name)).toEqual(tables)
    expect(tables[0]).toBe('realms')
    expect(Object.keys(manifest().tables)).toEqual(tables)
    expect([...entries.keys()].filter((name) => name.startsWith('files/'))).toEqual([`files/${PATH}`])
    expect(manifest().files).toMatchObject({ files: 1, bytes: 20, missing: 0 })
  })

  test('can be read and checked with the tools of every system', () => {
    const shell = (script: string): string =>
      execFileSync('bash', ['-ec', script], { env: { ...process.env, BACKUP: backup }, encoding: 'utf8' })
    const { messages } = manifest().tables
    expect(shell('tar -xzOf "$BACKUP" tables/messages | sha256sum')).toBe(`${messages?.sha256}  -\n`)
    expect(shell('tar -xzOf "$BACKUP" tables/messages | wc -l').trim()).toBe(String(messages?.rows))
    expect(shell('tar -xzOf "$BACKUP" --wildcards "files/*"')).toBe('a file that was sent')
  })

  test('names the server, the schema and the database, and is whole', async () => {
    expect(await verifyArchive(backup, COURSE)).toEqual({
      version: source.version,
      migrations: '0001-baseline',
      schema: expect.stringMatching(/^[0-9a-f]{12}$/),
      database: expect.stringMatching(inject('databaseUrl') ? /^(MariaDB|MySQL) \d+\./ : /^SQLite 3\./),
      time: expect.stringMatching(/^20/),
      tables: header().tables.length,
      rows: Object.values(manifest().tables).reduce((sum, { rows }) => sum + rows, 0),
      files: 1,
      bytes: 20,
      missing: 0,
    })
  })

  test('is refused if there is no database, or one with other tables than the program knows', async () => {
    const { config, isEmpty, with: run } = await place()
    await expect(writeBackup(config, join(folder, 'none.tar.gz'), COURSE)).rejects.toThrow(/Is DATABASE_URL correct|Are DATA_DIR and/)
    expect(await isEmpty()).toBe(true)
    await restore(config)
    await run((db) =>
      db.run(`INSERT INTO migrations (name, fingerprint, usable_by, version) VALUES ('0999-later', 'f', '0001-baseline', '9.0')`),
    )
    await expect(writeBackup(config, join(folder, 'none.tar.gz'), COURSE)).rejects.toThrow(
      /^a newer version has migrated .*: back it up with the newer one$/,
    )
  })

  test('replaces no file, and leaves nothing if it is stopped', async () => {
    await expect(writeBackup(source, backup, COURSE)).rejects.toThrow(`the file already exists: ${backup}`)
    const stopped = await mkdtemp(join(folder, 'stopped-'))
    for (const step of [1, 2, 10]) {
      const stop = new AbortController()
      let steps = 0
      const progress = (): void => {
        if (++steps === step) stop.abort(new Error('stopped midway'))
      }
      await expect(writeBackup(source, join(stopped, 'backup.tar.gz'), { progress, signal: stop.signal })).rejects.toThrow('stopped midway')
    }
    expect(await readdir(stopped)).toEqual([])
    expect(await readdir(temporaryFolder(source))).toEqual([])
  })
})

describe.each(inject('databaseUrl') ? (['of the same kind', 'on SQLite'] as const) : (['on SQLite'] as const))(
  'a restored server %s',
  (kind) => {
    test('has every value as it was, and no event queue', async () => {
      const { config, rows } = await place(kind)
      await restore(config)
      const texts = await rows<{ hex: string }>('SELECT HEX(payload) AS hex FROM jobs WHERE id BETWEEN 1000 AND 1999 ORDER BY id')
      expect(texts.map(({ hex }) => Buffer.from(hex, 'hex').toString())).toEqual(TEXTS)
      const numbers = await rows<{ n: string }>(
        'SELECT CAST(lease_until AS CHAR) AS n FROM jobs WHERE id BETWEEN 2000 AND 2999 ORDER BY id',
      )
      expect(numbers.map(({ n }) => n)).toEqual(NUMBERS.slice(0, -1))
      expect(await rows('SELECT COUNT(*) AS n FROM event_queues')).toEqual([{ n: 0 }])

      const again = join(await mkdtemp(join(folder, 'again-')), 'again.tar.gz')
      await writeBackup(config, again, COURSE)
      const restored = await entriesOf(again)
      const of = ({ tables: { event_queues: _, ...tables }, files }: Manifest) => ({ tables, files })
      expect(of(manifest(restored))).toEqual(of(manifest()))
      expect(header(restored).tables.filter(({ name }) => name !== 'event_queues')).toEqual(
        header().tables.filter(({ name }) => name !== 'event_queues'),
      )
    })

    test('gives no ID again that a removed row had', async () => {
      const { config, with: run } = await place(kind)
      await restore(config)
      await run(async (db) => {
        defineModels(db.sequelize)
        const jobs = tablesOf(db.sequelize).find(({ name }) => name === 'jobs')
        expect(jobs && (await nextIdOf(db, jobs))).toBe(2_005)
      })
    })

    test('has all indexes, also of tables with many rows, and finds their words', async () => {
      const { config, rows } = await place(kind)
      await restore(config)
      const isSqlite = config.databaseUrl.startsWith('sqlite:')
      const found = isSqlite
        ? `SELECT COUNT(*) AS n FROM message_words WHERE message_words MATCH '"word3"'`
        : `SELECT COUNT(*) AS n FROM message_texts WHERE MATCH(tokens) AGAINST ('+word3' IN BOOLEAN MODE)`
      expect(await rows(found)).toEqual([{ n: MANY / 7 }])
      const empty = await place(kind)
      await empty.with((db) => migrate(db, programOf('test')))
      const schema = isSqlite
        ? 'SELECT type, name, sql FROM sqlite_master ORDER BY type, name'
        : `SELECT table_name, index_name, seq_in_index, column_name, non_unique, index_type FROM information_schema.statistics
         WHERE table_schema = DATABASE() ORDER BY table_name, index_name, seq_in_index`
      const expected = await empty.rows<object>(schema)
      expect(expected.length).toBeGreaterThan(100)
      expect(await rows(schema)).toEqual(expected)
    })
  },
)

test('a condition in the description of a table is not part of it', async () => {
  const { config, rows } = await place()
  const crafted = changed('archive.json', (found) => {
    for (const table of found.tables as object[]) Object.assign(table, { only: '1 = 0' })
  })
  await restore(config, await archiveOf(crafted))
  expect(await rows('SELECT COUNT(*) AS n FROM jobs')).toEqual([{ n: manifest().tables.jobs?.rows }])
})

test('a backup of an older version gets what its tables lack', async () => {
  const present = programOf('9.0')
  const more = {
    name: '0999-more',
    usableBy: '0001-baseline',
    up: async (schema: QueryInterface) => {
      await schema.createTable('more', { id: { type: DataTypes.INTEGER, primaryKey: true } })
      await run(schema.sequelize, 'INSERT INTO more (id) SELECT COUNT(*) FROM jobs')
    },
    down: (schema: QueryInterface) => schema.dropTable('more'),
  }
  const table = { columns: { id: 'integer not null' }, indexes: { PRIMARY: 'primary key (id)' } }
  const newer = {
    version: '9.0',
    migrations: [...present.migrations, more],
    fingerprints: { ...present.fingerprints, [more.name]: 'f' },
    schema: { ...present.schema, more: table },
  }
  const { config, rows } = await place()
  await restoreBackup(config, backup, COURSE, newer)
  // The migration has found the rows.
  expect(await rows('SELECT id FROM more')).toEqual([{ id: manifest().tables.jobs?.rows }])
  expect(await rows('SELECT name, version FROM migrations ORDER BY name')).toMatchObject([
    { name: '0001-baseline' },
    { name: '0999-more', version: '9.0' },
  ])
})

describe.runIf(inject('databaseUrl'))('a zero byte in a text', () => {
  test('survives on MySQL, and what SQLite cannot read is refused', async () => {
    const jobs = entries.get('tables/jobs/000001.ndjson')?.toString() ?? ''
    const zero = await place()
    await restore(zero.config)
    await zero.with((db) => db.run(`UPDATE jobs SET payload = CONCAT('a', CHAR(0), 'b') WHERE id = 1000`))
    expect(jobs).not.toBe('')
    const file = join(await mkdtemp(join(folder, 'zero-')), 'zero.tar.gz')
    await writeBackup(zero.config, file, COURSE)
    const same = await place()
    await restore(same.config, file)
    expect(await same.rows('SELECT HEX(payload) AS hex FROM jobs WHERE id = 1000')).toEqual([{ hex: '610062' }])
    const { config, isEmpty } = await place('on SQLite')
    await expect(restore(config, file)).rejects.toThrow('the database has stored other rows in jobs than the backup has')
    expect(await isEmpty()).toBe(true)
  })
})

describe('files', () => {
  test('are restored into a linked folder, beside what its file system keeps there', async () => {
    const { config } = await place()
    await mkdir(join(config.dataDir, 'other-disk/lost+found'), { recursive: true })
    await symlink('other-disk', join(config.dataDir, 'uploads'))
    await restore(config)
    expect((await lstat(join(config.dataDir, 'uploads'))).isSymbolicLink()).toBe(true)
    expect(await readFile(join(config.dataDir, 'other-disk', PATH), 'utf8')).toBe('a file that was sent')
  })

  test('move from a folder to a bucket and back', async () => {
    const service = await startS3()
    onTestFinished(() => service.close())
    const { config } = await place('of the same kind', { s3: service.options })
    await restore(config)
    const bucket = s3Storage(service.options)
    onTestFinished(() => bucket.close())
    expect(await bucket.size(PATH)).toBe(20)

    const file = join(await mkdtemp(join(folder, 'bucket-')), 'backup.tar.gz')
    await writeBackup(config, file, COURSE)
    expect((await entriesOf(file)).get(`files/${PATH}`)?.toString()).toBe('a file that was sent')
    const second = await place('of the same kind', { s3: service.options })
    await expect(restore(second.config, file)).rejects.toThrow(/^the bucket uploads at http.* already contains files/)
    expect([await second.isEmpty(), await bucket.isEmpty()]).toEqual([true, false])
    const away = join(await mkdtemp(join(folder, 'away-')), 'backup.tar.gz')
    await writeBackup(config, away, COURSE, { hasFiles: false })
    expect([...(await entriesOf(away)).keys()].filter((one) => one.startsWith('files/'))).toEqual([])
    await restore(second.config, away)
    expect(await bucket.size(PATH)).toBe(20)
  })

  test('that are lost are counted', async () => {
    const { config } = await place()
    await restore(config)
    await rm(join(config.dataDir, 'uploads'), { recursive: true })
    const file = join(await mkdtemp(join(folder, 'lost-')), 'backup.tar.gz')
    expect(await writeBackup(config, file, COURSE)).toMatchObject({ files: 0, missing: 1 })
    expect(await verifyArchive(file, COURSE)).toMatchObject({ files: 0, missing: 1 })
  })
})

describe('a backup is refused, and nothing is left or changed,', () => {
  test.each<[string, () => Map<string, Buffer>, string]>([
    [
      'from a newer version',
      () =>
        changed('archive.json', (found) =>
          Object.assign(found, {
            version: '9.0',
            migrations: [
              ...(found.migrations as object[]),
              { name: '0999-later', fingerprint: 'f', usable_by: '0001-baseline', version: '9.0' },
            ],
          }),
        ),
      'the backup is newer than this program: version 9.0 wrote it, and this is version .*, which does not know 0999-later',
    ],
    [
      'with another schema of the same name',
      () =>
        changed('archive.json', (found) => {
          const [baseline] = found.migrations as object[]
          Object.assign(found, { migrations: [{ ...baseline, fingerprint: 'f', version: '0.0' }] })
        }),
      'has another schema: version 0.0 created it',
    ],
    [
      'of a newer form',
      () => changed('archive.json', (found) => Object.assign(found, { version: '9.0', format_version: 2 })),
      'its form is 2, written by version 9.0. This version reads forms up to 1',
    ],
    [
      'of one organisation',
      () => changed('archive.json', (found) => Object.assign(found, { format: 'parley-export' })),
      'this is an export of one organisation',
    ],
    [
      'if a row is missing in it',
      () =>
        new Map([
          ...entries,
          ['tables/users/000001.ndjson', Buffer.from(`${entries.get('tables/users/000001.ndjson')}`.replace(/^.*\n/, ''))],
        ]),
      'is damaged: the table users has rows \\d+ instead of \\d+',
    ],
    [
      'if a value has changed in it',
      () =>
        new Map([
          ...entries,
          [
            'tables/users/000001.ndjson',
            Buffer.from(`${entries.get('tables/users/000001.ndjson')}`.replace('"is_active":true', '"is_active":false')),
          ],
        ]),
      'is damaged: the table users has (bytes|sha256) ',
    ],
    [
      'if a value has another type than its column',
      () => new Map([...entries, ['tables/users/000001.ndjson', Buffer.from(`{"id":"${PRIVATE}"}\n`)]]),
      'a row of users has a value in id that is not of its type',
    ],
    [
      'if a row is no JSON',
      () => new Map([...entries, ['tables/users/000001.ndjson', Buffer.from(`{"id": ${PRIVATE}}\n`)]]),
      'a row of users is not an object of JSON',
    ],
    [
      'if a row is twice in it',
      () => {
        const name = 'tables/users/000001.ndjson'
        return new Map([...entries, [name, Buffer.from(`${entries.get(name)}${entries.get(name)}`)]])
      },
      'Validation error|UNIQUE|Duplicate|PRIMARY',
    ],
    [
      'if a file has changed in it',
      () => new Map([...entries].map(([name, bytes]) => [name, name.startsWith('files/') ? Buffer.from('a file that was seNt') : bytes])),
      'is damaged: the list of files has sha256 ',
    ],
    ['if its end is missing', () => new Map([...entries].slice(0, -1)), 'is damaged: its end is missing'],
    ['if a part of it is elsewhere', () => new Map([...entries].reverse()), 'is damaged: it does not begin with archive.json'],
    [
      'if a file would be outside of the store',
      () => new Map([...[...entries].slice(0, -1), ['files/1/../../secret', Buffer.from('x')], ...[...entries].slice(-1)]),
      'is damaged: it has a file with a wrong path',
    ],
  ])('%s', async (_, change, message) => {
    const { config, isEmpty } = await place()
    const error = await restore(config, await archiveOf(change())).catch((failure: Error) => failure)
    expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(message)) })
    expect((error as Error).message).not.toMatch(PRIVATE)
    expect(await isEmpty()).toBe(true)
  })

  test('if it is something else', async () => {
    const { config, isEmpty } = await place()
    const file = join(config.dataDir, '..', 'notes.txt')
    await writeFile(file, `Some ${PRIVATE}.\n`)
    await expect(restore(config, file)).rejects.toThrow(`${file} is damaged: incorrect header check`)
    await expect(restore(config, `${file}.none`)).rejects.toThrow(`no such file or directory, open '${file}.none'`)
    expect(await isEmpty()).toBe(true)
  })

  test('if the database or the store holds anything', async () => {
    const { config } = await place()
    await restore(config)
    await expect(restore(config)).rejects.toThrow(/^the database .* already has tables: restore a backup into an empty one$/)
    const other = await place()
    await mkdir(join(other.config.dataDir, 'uploads/1'), { recursive: true })
    await expect(restore(other.config)).rejects.toThrow(`the folder ${other.config.dataDir}/uploads already contains files`)
    expect(await readdir(join(other.config.dataDir, 'uploads'))).toEqual(['1'])
    expect(await other.isEmpty()).toBe(true)
  })
})

test('any change of what a backup says and any missing end is noticed', async () => {
  const bytes = await readFile(backup)
  const plain = gunzipSync(bytes)
  const file = join(folder, 'damaged.tar.gz')
  const verify = async (damaged: Buffer): Promise<unknown> => {
    await writeFile(file, damaged)
    return verifyArchive(file, COURSE).then(
      () => 'whole',
      (error: Error) => error.message,
    )
  }
  expect(await verify(bytes)).toBe('whole')
  const places = Array.from({ length: sampleSize(200) }, (_, i) => Math.floor((i * bytes.length) / sampleSize(200)))
  for (const place of places) {
    // Before, gzip says when it was compressed and on which system.
    const at = Math.max(10, place)
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (place % 8)), at)
    const found = await verify(flipped)
    // Some bits can be written in two ways that say the same.
    if (found === 'whole') expect(gunzipSync(flipped).equals(plain), `byte ${at}`).toBe(true)
    else expect(found, `byte ${at}`).toMatch(/is damaged: |its form is/)
    expect(await verify(bytes.subarray(0, place)), `cut at ${place}`).toMatch(/is damaged: /)
  }
  expect(await verify(Buffer.concat([bytes, bytes]))).toMatch(/is damaged: /)
  // Compressed again, it is the same.
  expect(await verify(gzipSync(plain, { level: 9 }))).toBe('whole')
})

test.each([1, 2, 12, 20])('a restore that is stopped at step %i leaves nothing, and the next one succeeds', async (step) => {
  const { config, isEmpty, rows } = await place()
  const stop = new AbortController()
  let steps = 0
  const progress = (): void => {
    if (++steps === step) stop.abort(new Error('stopped midway'))
  }
  await expect(restore(config, backup, { progress, signal: stop.signal })).rejects.toThrow('stopped midway')
  expect(await isEmpty()).toBe(true)
  await restore(config)
  expect(await rows('SELECT name FROM realms')).toEqual([{ name: 'Demo' }])
})
