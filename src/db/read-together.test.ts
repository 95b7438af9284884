// databases: once

import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

test('callers that come while a read runs share the next one, and each get their own result or its failure', async () => {
  const reads: number[][] = []
  const square = readTogether(async (keys: number[]) => {
    reads.push(keys)
    if (keys.includes(13)) throw new Error('the database does not answer')
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * key]))
  })
  expect(await Promise.all([square(1), square(2), square(-3), square(2)])).toEqual([1, 4, undefined, 4])
  expect(reads).toEqual([[1], [2, -3]])
  const outcomes = await Promise.allSettled([square(5), square(13), square(6)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await square(13).catch(() => square(7))).toBe(49)
})
