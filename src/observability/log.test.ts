// databases: once

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KIND, openLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A log whose lines can be read. An error with the code DOWN is a trouble, which lasts until `isOver`. */
function logged() {
  const lines: Record<string, unknown>[] = []
  const state = { isOver: false, ended: new AbortController() }
  const down = {
    ...{ name: 'it does not answer', over: 'it answers again' },
    ping: () => (state.isOver ? Promise.resolve() : Promise.reject(new Error('still down'))),
  }
  const of = (error: unknown) => ((error as NodeJS.ErrnoException).code === 'DOWN' ? down : undefined)
  const to = { write: (text: string): void => void lines.push(JSON.parse(text)) }
  return { log: openLog('info', { of, ended: state.ended.signal }, to), lines, state }
}
const down = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'DOWN' })
const messages = (lines: Record<string, unknown>[]) => lines.map(({ msg, heldBack = 0 }) => [msg, heldBack])

describe('a trouble that lasts', () => {
  test('is one line, whatever it disturbs, then one in each pause with a count, and less and less often', async () => {
    const { log, lines } = logged()
    for (let seconds = 0; seconds < 300; seconds++) {
      log.error({ err: down(), requestId: 'r' }, 'it does not answer')
      for (const what of ['a task', 'another task']) log.error({ err: down() }, what)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(lines.length).toBeLessThan(12)
    expect(messages(lines).slice(0, 3)).toEqual([
      ['it does not answer', 0],
      ['it does not answer', 1],
      ['it does not answer', 5],
    ])
    expect(lines[1]).toMatchObject({ level: 50, during: 'another task', reason: 'connect ECONNREFUSED' })
    expect(lines.filter((line) => 'err' in line || 'stack' in line)).toEqual([])
  })

  test('ends with a line of its own, after what was held back', async () => {
    const { log, lines, state } = logged()
    for (let i = 0; i < 5; i++) log.error({ err: down() }, 'a task')
    state.isOver = true
    await vi.advanceTimersByTimeAsync(120_000)
    expect(messages(lines)).toEqual([
      ['it does not answer', 0],
      ['it does not answer', 3],
      ['it answers again', 0],
    ])
    log.error({ err: down() }, 'a task')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(messages(lines).slice(3)).toEqual([
      ['it does not answer', 0],
      ['it answers again', 0],
    ])
  })

  test('is not followed up when the process ends', async () => {
    const { log, lines, state } = logged()
    log.error({ err: down() }, 'a task')
    state.ended.abort()
    state.isOver = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(messages(lines)).toEqual([['it does not answer', 0]])
  })
})

describe('an error without a name', () => {
  test('that comes again is held back too, and has its stack', async () => {
    const { log, lines } = logged()
    for (let i = 0; i < 4; i++) log.error({ err: new Error('a fault') }, 'a task failed')
    log.error({ err: new Error('another fault') }, 'a task failed')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(lines).toMatchObject([
      { err: { message: 'a fault', stack: expect.stringContaining('log.test.ts') } },
      { err: { message: 'another fault' } },
      { err: { message: 'a fault' }, heldBack: 2 },
    ])
  })

  test('of requests has a line for each, so that its ID leads there, and one stack', () => {
    const { log, lines } = logged()
    for (const requestId of ['a', 'b', 'c']) log.error({ requestId, err: new Error('a fault') }, 'internal error')
    expect(lines.map(({ requestId, msg, reason }) => [requestId, msg, reason])).toEqual([
      ['a', 'internal error', undefined],
      ['b', 'internal error', 'a fault'],
      ['c', 'internal error', 'a fault'],
    ])
    expect(lines.map((line) => 'err' in line)).toEqual([true, false, false])
  })
})

test('lines of one kind are few, and all others are written', async () => {
  const { log, lines } = logged()
  for (let i = 0; i < 3; i++) {
    log.info({ [KIND]: 'busy', status: 503 }, 'answered')
    log.info({ status: 200 }, 'answered')
    log.info('said %s', 'so')
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lines.map(({ status, heldBack, msg }) => [status ?? msg, heldBack ?? 0])).toEqual([
    [503, 0],
    ...[200, 'said so', 200, 'said so', 200, 'said so'].map((one) => [one, 0]),
    [503, 1],
  ])
})
