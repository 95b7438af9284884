// databases: once
import { describe, expect, test } from 'vitest'
import { Caches, type Memorable, type Subject } from './caches.ts'

const NAMES: Memorable<string> = { about: ['accounts', 'groups'], limit: 2 }
const ROLES: Memorable<string> = { about: ['accounts'], limit: 2, lasts: (role) => role !== 'waiting' }

/** Events that are about one subject have its name as their type. */
const subjectsOf = (types: Iterable<string>) => [...types] as Subject[]

function begun(): Caches {
  const caches = new Caches(subjectsOf)
  caches.log.begin(1, 10)
  return caches
}
const reading = (caches: Caches, of = NAMES) => {
  let reads = 0
  return (key: string, realmId = 1): Promise<string> => caches.of(of).get(realmId, key, async () => `${key} ${++reads}`)
}

describe('a remembered fact', () => {
  test('is read once for callers at the same time', async () => {
    const read = reading(begun())
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  })

  test('is read once, until an event is about it', async () => {
    const caches = begun()
    const read = reading(caches)
    expect([await read('a'), await read('a')]).toEqual(['a 1', 'a 1'])
    caches.log.learn(1, { after: 10, upTo: 11 }, ['channels'])
    expect(await read('a')).toBe('a 1')
    caches.log.learn(1, { after: 11, upTo: 12 }, ['groups'])
    expect([await read('a'), await read('a')]).toEqual(['a 2', 'a 2'])
    expect(caches.log.of(1)).toBe(12)
  })

  test('of another organisation stays', async () => {
    const caches = begun()
    caches.log.begin(2, 5)
    const read = reading(caches)
    expect([await read('a', 1), await read('b', 2)]).toEqual(['a 1', 'b 2'])
    caches.log.learn(1, { after: 10, upTo: 11 }, undefined)
    expect([await read('a', 1), await read('b', 2)]).toEqual(['a 3', 'b 2'])
  })

  test('that is being read when an event is about it is not remembered', async () => {
    const caches = begun()
    const names = caches.of(NAMES)
    let finish = (_name: string): void => {}
    const loading = names.get(1, 'a', () => new Promise<string>((resolve) => (finish = resolve)))
    caches.log.learn(1, { after: 10, upTo: 11 }, ['groups'])
    finish('old')
    expect(await loading).toBe('old')
    expect(await names.get(1, 'a', async () => 'new')).toBe('new')
  })

  test('is forgotten after an event that this process has not read, although it does not know those before', async () => {
    const caches = begun()
    const read = reading(caches)
    await read('a')
    caches.log.learn(1, { after: 12, upTo: 13 }, ['groups'])
    expect(caches.log.of(1)).toBe(10)
    expect(await read('a')).toBe('a 2')
  })

  test('is forgotten when events are skipped, and not remembered without a position', async () => {
    const caches = begun()
    const read = reading(caches)
    await read('a')
    caches.log.begin(1, 20)
    expect(await read('a')).toBe('a 2')
    expect([await read('b', 3), await read('b', 3)]).toEqual(['b 3', 'b 4'])
  })

  test('makes room for others, and does not stay if it is no fact, does not last, or is of a transaction', async () => {
    const caches = begun()
    const read = reading(caches)
    for (const key of ['a', 'b', 'c']) await read(key)
    expect([caches.of(NAMES).find('a'), caches.of(NAMES).find('c')]).toEqual([undefined, 'c 3'])
    expect(await caches.of(NAMES).get(1, 'none', async () => undefined)).toBeUndefined()
    expect(await caches.of(ROLES).get(1, 'r', async () => 'waiting')).toBe('waiting')
    expect(await caches.of(ROLES).get(1, 'r', async () => 'full', {})).toBe('full')
    expect(caches.of(ROLES).find('r')).toBeUndefined()
    await expect(caches.of(ROLES).get(1, 'r', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await caches.of(ROLES).get(1, 'r', async () => 'member')).toBe('member')
  })
})

test('many are read together, and only those that are not remembered', async () => {
  const caches = begun()
  const asked: string[][] = []
  const load = async (keys: string[]) => {
    asked.push(keys)
    return new Map(keys.map((key) => [key, key]))
  }
  const names = caches.of<string>({ about: ['accounts'], limit: 10 })
  await names.getAll(1, ['a', 'b'], load)
  expect([...(await names.getAll(1, ['b', 'c'], load)).keys()].sort()).toEqual(['b', 'c'])
  await names.getAll(1, ['a', 'b', 'c'], load)
  expect(asked).toEqual([['a', 'b'], ['c']])
})
