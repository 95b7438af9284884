// databases: once

import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readTogether, together } from './together.ts'

test('callers in one turn share a run, and callers who come while it runs share the next', async () => {
  let runs = 0
  const ends: (() => void)[] = []
  const run = together(async () => {
    const number = ++runs
    await new Promise<void>((resolve) => ends.push(resolve))
    return number
  })
  const first = run()
  await Promise.resolve()
  const alike = run()
  while (runs < 1) await endOfTurn()
  const later = [run(), run()]
  await endOfTurn()
  expect(runs).toBe(1)
  ends[0]?.()
  expect(await Promise.all([first, alike])).toEqual([1, 1])
  while (runs < 2) await endOfTurn()
  ends[1]?.()
  expect(await Promise.all(later)).toEqual([2, 2])
})

test('a run that fails, fails only for the callers who share it', async () => {
  let runs = 0
  const run = together(async () => {
    if (++runs === 1) throw new Error('once')
    return 'then'
  })
  await expect(run()).rejects.toThrow('once')
  expect(await run()).toBe('then')
})

test('values that are asked for at the same time are read together, and each caller gets their own or the failure', async () => {
  const reads: number[][] = []
  const square = readTogether(async (keys: number[]) => {
    reads.push(keys)
    if (keys.includes(13)) throw new Error('the database does not answer')
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * key]))
  })
  expect(await Promise.all([square(1), square(2), square(-3), square(2)])).toEqual([1, 4, undefined, 4])
  expect(reads).toEqual([[1, 2, -3]])
  const outcomes = await Promise.allSettled([square(5), square(13), square(6)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await square(13).catch(() => square(7))).toBe(49)
})

test('one read has at most a hundred keys', async () => {
  const sizes: number[] = []
  const read = readTogether(async (keys: number[]) => {
    sizes.push(keys.length)
    return new Map(keys.map((key) => [key, key]))
  })
  expect(await Promise.all(Array.from({ length: 250 }, (_, i) => read(i)))).toHaveLength(250)
  expect(sizes).toEqual([100, 100, 50])
})
