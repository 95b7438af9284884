// databases: once
// The same tests for each kind of store.

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../testing/s3.ts'
import { temporaryFolder } from '../values/folders.ts'
import { diskStorage } from './disk.ts'
import type { Storage } from './index.ts'
import { openStorage } from './open.ts'
import { s3Storage } from './s3.ts'

const folders: string[] = []
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'parley-storage-'))
  folders.push(made)
  return made
}
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))))

const kinds: [name: string, start: () => Promise<{ storage: Storage; close(): Promise<void> }>][] = [
  ['a folder', async () => ({ storage: diskStorage(await folder()), close: async () => {} })],
  [
    'a bucket',
    async () => {
      const service = await startS3()
      const storage = s3Storage(service.options)
      return {
        storage,
        close: async () => {
          storage.close()
          await service.close()
        },
      }
    },
  ],
]

describe.each(kinds)('%s', (_, start) => {
  let running: Awaited<ReturnType<typeof start>>
  let storage: Storage
  beforeAll(async () => {
    running = await start()
    storage = running.storage
  })
  afterAll(() => running.close())

  async function put(pathId: string, bytes: string | Buffer): Promise<string> {
    const source = join(await folder(), 'source')
    await writeFile(source, bytes)
    await storage.put(pathId, source, Buffer.byteLength(bytes))
    return source
  }
  const read = async (...place: Parameters<Storage['read']>): Promise<Buffer> => buffer(await storage.read(...place))

  test('stores a file and returns its bytes', async () => {
    const source = await put('1/ab/token/notes.txt', 'Some notes.\n')
    expect((await read('1/ab/token/notes.txt')).toString()).toBe('Some notes.\n')
    expect([await storage.size('1/ab/token/notes.txt'), await storage.size('1/ab/token/other.txt')]).toEqual([12, undefined])
    await expect(stat(source)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('keeps every byte of a large file', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 3_000_000 }, (_, i) => (i * 7 + (i >> 8)) % 256))
    await put('1/ab/large/bytes.bin', bytes)
    expect((await read('1/ab/large/bytes.bin')).equals(bytes)).toBe(true)
  })

  test('stores an empty file', async () => {
    await put('1/ab/empty/nothing.txt', '')
    expect((await read('1/ab/empty/nothing.txt')).length).toBe(0)
  })

  test.each([
    [{ start: 0, end: 1 }, '01'],
    [{ start: 2, end: 4 }, '234'],
    [{ start: 9, end: 9 }, '9'],
    [{ start: 0, end: 9 }, '0123456789'],
  ])('returns the range %j', async (range, expected) => {
    await put('1/ab/range/digits.txt', '0123456789')
    expect((await read('1/ab/range/digits.txt', range)).toString()).toBe(expected)
  })

  test.each(['Ünïcödé-✓.txt', 'a b+c%20&d=e?.txt', `${'ü'.repeat(60)}.txt`])('stores a file named %s', async (name) => {
    await put(`1/cd/names/${name}`, name)
    expect((await read(`1/cd/names/${name}`)).toString()).toBe(name)
  })

  test('replaces an existing file', async () => {
    await put('1/ab/twice/notes.txt', 'first, and longer')
    await put('1/ab/twice/notes.txt', 'second')
    expect((await read('1/ab/twice/notes.txt')).toString()).toBe('second')
  })

  test('forgets a removed file, even if it is removed twice', async () => {
    await put('1/ab/gone/notes.txt', 'x')
    await storage.remove('1/ab/gone/notes.txt')
    await storage.remove('1/ab/gone/notes.txt')
    await expect(storage.read('1/ab/gone/notes.txt')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('is empty after all files are removed, and only then', async () => {
    await put('1/ab/one/notes.txt', 'x')
    await put('2/cd/other/nötes.txt', 'x')
    expect(await storage.isEmpty()).toBe(false)
    await storage.removeAll()
    expect(await storage.isEmpty()).toBe(true)
    expect(await storage.size('1/ab/one/notes.txt')).toBeUndefined()
  })
})

test('a missing or silent bucket does not count as a missing file', async () => {
  const service = await startS3()
  const away = s3Storage({ ...service.options, bucket: 'nowhere' })
  await expect(away.read('1/ab/gone/notes.txt')).rejects.toMatchObject({ name: 'Unavailable', cause: { name: 'NoSuchBucket' } })
  away.close()
  await service.close()
  const silent = s3Storage(service.options)
  await expect(silent.read('1/ab/gone/notes.txt')).rejects.toMatchObject({ name: 'Unavailable', cause: { code: 'ECONNREFUSED' } })
  await expect(silent.size('1/ab/gone/notes.txt')).rejects.toMatchObject({ name: 'Unavailable', cause: { code: 'ECONNREFUSED' } })
  silent.close()
})

test('no path leads out of the folder', async () => {
  const storage = diskStorage(await folder())
  await expect(storage.read('../secret')).rejects.toThrow('outside of the store')
  await expect(storage.read('1/../../secret')).rejects.toThrow('outside of the store')
})

test('says so if uploads cannot arrive in DATA_DIR, whatever they are stored in', async () => {
  const dataDir = await folder()
  const service = await startS3()
  try {
    for (const s3 of [undefined, service.options]) {
      const storage = await openStorage({ s3, dataDir })
      await storage.ping()
      await rm(temporaryFolder({ dataDir }), { recursive: true })
      await writeFile(temporaryFolder({ dataDir }), 'a file')
      await expect(storage.ping()).rejects.toThrow(/EEXIST|ENOTDIR/)
      await rm(temporaryFolder({ dataDir }))
      storage.close()
    }
  } finally {
    await service.close()
  }
})
