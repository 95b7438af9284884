// databases: both
// When backups are refused, and what failed backups leave behind. operating.test.ts checks that a restored server works.

import { existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { freshDatabase, type TestDatabase, takeDatabase } from '../testing/test-database.ts'
import { type Course, readBackup, runTar, writeBackup } from './backup.ts'
import { withExistingDatabase } from './existing-database.ts'

const COURSE: Course = { progress: () => {}, signal: new AbortController().signal }
const BUCKET = { bucket: 'files', region: 'us-east-1', endpoint: undefined, credentials: undefined, pathStyle: false }

let source: Config
let database: TestDatabase
let backup: string
beforeAll(async () => {
  const dataDir = await mkdtemp(join(inject('folder'), 'source-'))
  database = await takeDatabase(dataDir)
  source = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url })
  // On a disk of its own.
  await mkdir(join(dataDir, 'disk/1/ab'), { recursive: true })
  await writeFile(join(dataDir, 'disk/1/ab/note.txt'), 'a file that was sent')
  await symlink('disk', join(dataDir, 'uploads'))
  backup = join(dataDir, 'backup.tar')
  await writeBackup(source, backup, COURSE)
})
afterAll(() => database.release())

/** A place for a restored server, and the configuration that names it. */
async function place(changes: Partial<Config> = {}): Promise<{ config: Config; isEmpty(): Promise<boolean>; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(inject('folder'), 'place-'))
  const { url, drop } = await freshDatabase(join(dataDir, 'a/folder/to/make'))
  const config = { ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: url }), ...changes }
  const remove = async (): Promise<void> => {
    await drop()
    await rm(dataDir, { recursive: true })
  }
  const isEmpty = async (): Promise<boolean> => {
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((file) => !file.isDirectory())
    const isBegun = await withExistingDatabase(config, async () => true).catch(() => false)
    return files.every((file) => file.isSymbolicLink()) && !isBegun && !(await readdir(dataDir)).some((name) => name.startsWith('restore-'))
  }
  return { config, isEmpty, remove }
}

const restore = (config: Config, more: Partial<Parameters<typeof readBackup>[2]> = {}, file = backup) =>
  readBackup(config, file, { ...COURSE, finish: async () => {}, ...more })

test('files are read from a linked folder and restored into one, also at the second attempt', async () => {
  const { config, isEmpty, remove } = await place()
  const uploads = join(config.dataDir, 'uploads')
  await mkdir(join(config.dataDir, 'other-disk/lost+found'), { recursive: true })
  await symlink('other-disk', uploads)
  await expect(restore(config, { finish: () => Promise.reject(new Error('a migration failed')) })).rejects.toThrow('a migration failed')
  expect(await isEmpty()).toBe(true)

  const stop = new AbortController()
  const progress = (done: number): void => {
    if (done === 2 && existsSync(join(uploads, '1/ab/note.txt'))) stop.abort(new Error('stopped midway'))
  }
  await expect(restore(config, { progress, signal: stop.signal })).rejects.toThrow('stopped midway')
  expect(await isEmpty()).toBe(true)

  await restore(config)
  expect((await lstat(uploads)).isSymbolicLink()).toBe(true)
  expect(await readFile(join(config.dataDir, 'other-disk/1/ab/note.txt'), 'utf8')).toBe('a file that was sent')
  expect(await withExistingDatabase(config, (db) => db.scan('SELECT name FROM realms', []))).toEqual([{ name: 'Demo' }])
  await remove()
})

describe('a backup that does not fit is refused before anything is loaded', () => {
  test.each<[string, Record<string, unknown>, Partial<Config>, string]>([
    [
      'of a newer server',
      { version: '9.0', migrations: '0001-baseline 0999-later' },
      {},
      'newer than this version, .*Unknown migrations: 0999-later',
    ],
    ['with files, where they are in a bucket', {}, { s3: BUCKET }, 'in the backup itself, but S3_BUCKET is files: .* without S3_BUCKET'],
    [
      'of a server with a bucket, where there is none',
      { bucket: 'old' },
      {},
      'in the bucket old, but S3_BUCKET is not set: .*S3_BUCKET=old',
    ],
    ['of a server with another bucket', { bucket: 'old' }, { s3: BUCKET }, 'in the bucket old, but S3_BUCKET is files: .*S3_BUCKET=old'],
    ['of another kind of database', { kind: 'Oracle' }, {}, 'the backup is from Oracle, but DATABASE_URL names'],
  ])('%s', async (_, label, changes, message) => {
    const { config, isEmpty, remove } = await place(changes)
    const folder = await mkdtemp(join(inject('folder'), 'changed-'))
    await runTar(['-xf', backup, '-C', folder], COURSE.signal)
    const now = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))
    await writeFile(join(folder, 'backup.json'), JSON.stringify({ ...now, ...label }))
    // Without a database, so it cannot be loaded.
    await runTar(['-cf', join(folder, 'changed.tar'), '-C', folder, 'backup.json', 'uploads'], COURSE.signal)
    await expect(restore(config, {}, join(folder, 'changed.tar'))).rejects.toThrow(new RegExp(message))
    expect(await isEmpty()).toBe(true)
    await remove()
  })

  test('and so is a file that is no backup', async () => {
    const { config, remove } = await place()
    const file = join(config.dataDir, 'notes.txt')
    await writeFile(file, 'Some notes.\n')
    await expect(restore(config, {}, file)).rejects.toThrow(`${file} is not a backup`)
    await expect(restore(config, {}, `${file}.tar`)).rejects.toThrow(`no such file or directory, access '${file}.tar'`)
    await remove()
  })
})

const PRIVATE = 'private words'
describe.runIf(inject('databaseUrl'))('a damaged dump is refused without the words of people', () => {
  test.each([
    ['a quote within a text', `(1,'it's ${PRIVATE},\n${PRIVATE}, it's'),\n(2,'${PRIVATE}',NULL);\n`, 'ERROR 1064 .*at line \\d+'],
    ['a text that does not end', `(1,'${PRIVATE}\n),\n(2,'${PRIVATE}`, 'ERROR .*at line \\d+'],
    ['a zero byte', `(1,'${PRIVATE}'),\n(2,'${PRIVATE} \0 ${PRIVATE}');\n`, 'ERROR at line \\d+: ASCII'],
    ['a text in place of a number', `('${PRIVATE}','x','');\n`, 'ERROR \\d+ .*at line \\d+'],
    ['a megabyte of texts', `(1,'${`${PRIVATE}\n`.repeat(80_000)}'),(2,it's ${PRIVATE});\n`, 'ERROR \\d+ .*at line \\d+'],
  ])('%s', async (_, rows, message) => {
    const { config, isEmpty, remove } = await place()
    const folder = await mkdtemp(join(inject('folder'), 'damaged-'))
    await runTar(['-xf', backup, '-C', folder], COURSE.signal)
    const dump = join(folder, 'database.sql')
    const [head = '', tail = ''] = (await readFile(dump, 'latin1')).split('INSERT INTO `users` VALUES', 2)
    expect(tail).not.toBe('')
    await writeFile(dump, `${head}INSERT INTO \`users\` VALUES\n${rows}${tail}`, 'latin1')
    await runTar(['-cf', join(folder, 'damaged.tar'), '-C', folder, 'backup.json', 'database.sql', 'uploads'], COURSE.signal)
    const error = await restore(config, {}, join(folder, 'damaged.tar')).catch((failure: Error) => failure)
    expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(`^(mariadb|mysql): ${message}`)) })
    expect((error as Error).message).not.toMatch(/private|words/)
    expect((error as Error).message.length).toBeLessThan(500)
    expect(await isEmpty()).toBe(true)
    await remove()
  })
})

test('an error of tar names the folder of a file, but not what a person called it', async () => {
  const folder = await mkdtemp(join(inject('folder'), 'tarred-'))
  const path = `uploads/1/ab/${'t'.repeat(24)}/${PRIVATE}: it's\n${PRIVATE}.txt`
  await mkdir(join(folder, 'from', dirname(path)), { recursive: true })
  await writeFile(join(folder, 'from', path), 'x')
  await runTar(['-cf', join(folder, 'files.tar'), '-C', join(folder, 'from'), 'uploads'], COURSE.signal)
  await mkdir(join(folder, 'to', path, 'in the way'), { recursive: true })
  await expect(runTar(['-xf', join(folder, 'files.tar'), '-C', join(folder, 'to')], COURSE.signal)).rejects.toThrow(
    /^tar: uploads\/1\/ab\/t{24}\/…: Cannot open: File exists$/,
  )
})

test.each([1, 2, 3])('a backup that is stopped after step %i leaves nothing behind', async (step) => {
  const stop = new AbortController()
  const progress = (done: number): void => {
    if (done === step - 1) stop.abort(new Error('stopped midway'))
  }
  const folder = await mkdtemp(join(inject('folder'), 'stopped-'))
  await expect(writeBackup(source, join(folder, 'backup.tar'), { progress, signal: stop.signal })).rejects.toThrow('stopped midway')
  expect(await readdir(folder)).toEqual([])
})

test('a backup is refused if there is no database, or no folder for the files that the database names', async () => {
  const { config, isEmpty, remove } = await place()
  await expect(writeBackup(config, join(config.dataDir, 'backup.tar'), COURSE)).rejects.toThrow(/Is DATABASE_URL correct|Are DATA_DIR and/)
  expect(await isEmpty()).toBe(true)
  await remove()
})
