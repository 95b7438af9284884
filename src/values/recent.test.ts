// databases: once

import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('the value that was used longest ago makes room, and is let go once', () => {
  const dropped: string[] = []
  const recent = new Recent<number, string>(2, (value) => dropped.push(value))
  recent.set(1, 'one')
  recent.set(2, 'two')
  expect(recent.get(1)).toBe('one')
  recent.set(3, 'three')
  expect([1, 2, 3].map((key) => recent.get(key))).toEqual(['one', undefined, 'three'])
  recent.set(1, 'new one')
  recent.set(4, 'four')
  expect(dropped).toEqual(['two', 'three'])
  expect([...recent.values()]).toEqual(['new one', 'four'])
  recent.delete(1)
  expect([1, 4].map((key) => recent.get(key))).toEqual([undefined, 'four'])
  recent.clear()
  expect(recent.get(4)).toBeUndefined()
})

test('values that weigh more leave less room', () => {
  const dropped: string[] = []
  const recent = new Recent<string, string>(
    5,
    (value) => dropped.push(value),
    ({ length }) => length,
  )
  for (const word of ['a', 'bb', 'cc']) recent.set(word, word)
  recent.set('bb', 'b')
  recent.set('dddd', 'dddd')
  expect(dropped).toEqual(['a', 'cc'])
  recent.set('too long', 'too long')
  expect([dropped, ...recent.values()]).toEqual([['a', 'cc', 'b', 'dddd', 'too long']])
})
