// databases: once

import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { PASSWORD_GUESSES } from '../limits.ts'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { guessesOf } from './passwords.ts'

const ABOUT = ['Mika Member', 'mika.berg@example.com']

describe('a password', () => {
  test.each([
    ...['password', 'P4ssw0rd1', '123456', 'qwertyuiop', 'aaaaaaaa', 'abcabcabc', 'letmein', 'asdfgh', '654321', 'dragon'],
    ...[
      'x'.repeat(100),
      '0123456789'.repeat(10),
      '🙂'.repeat(50),
      'Mika Member',
      'mikamember',
      'mikaberg',
      'mika.berg@example.com',
      'Berg',
      'mika12',
      'Berg2024',
      'm1ka-99',
      'berg berg berg',
    ],
  ])('like %s withstands too few guesses', async (password) => expect(await guessesOf(password, ABOUT)).toBeLessThan(PASSWORD_GUESSES.min))

  test.each([DEMO_PASSWORD, 'xq7Z9k', 'mika xq7Z9k', 'Grünkohl mit Pinkel', '睡猫飛石歩走', 'a long enough password'])(
    'like %s withstands enough guesses',
    async (password) => expect(await guessesOf(password, ABOUT)).toBeGreaterThanOrEqual(PASSWORD_GUESSES.min),
  )
})

test('only some passwords are checked at the same time, and others are refused until there is room', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 25 }, () => guessesOf('password', ABOUT)))
  expect(answers.slice(0, 20).filter(({ status }) => status === 'rejected')).toEqual([])
  const reason = expect.objectContaining({ code: 'SERVER_BUSY', fields: { 'retry-after': 1 } })
  expect(answers.slice(20)).toEqual(Array(5).fill({ status: 'rejected', reason }))
  expect(await guessesOf('password', ABOUT)).toBeLessThan(PASSWORD_GUESSES.min)
})

test('the event loop runs on while long passwords are checked one after the other', async () => {
  const slow = ['17/7/1971'.repeat(11), '4@5$71!0'.repeat(12), 'Mika1971'.repeat(12)]
  let isDone = false
  const estimates = Promise.all(slow.map((password) => guessesOf(password, ABOUT))).finally(() => {
    isDone = true
  })
  let turns = 0
  for (; !isDone; turns++) await setImmediate()
  expect(turns).toBeGreaterThan(100)
  expect(await estimates).toEqual(slow.map(() => expect.any(Number)))
})
