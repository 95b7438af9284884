// databases: once

import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { together } from './together.ts'

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
