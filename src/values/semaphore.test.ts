// databases: once

import { expect, test } from 'vitest'
import { Semaphore, type Whose } from './semaphore.ts'

/** Runs a piece of work for each of these while another one runs. Returns in which order they ran, and how many were refused. */
async function orderOf(all: readonly Whose[], bounds: { waiting: number; ofPerson?: number }): Promise<{ ran: string[]; refused: number }> {
  const line = new Semaphore({ ...bounds, atOnce: 1, refusal: 'too many' })
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = line.run(0, () => released, { realmId: 1, personId: 1 })
  const ran: string[] = []
  const others = all.map((whose) => line.run(0, async () => void ran.push(`${whose.realmId}:${whose.personId}`), whose))
  release()
  await first
  const outcomes = await Promise.allSettled(others)
  return { ran, refused: outcomes.filter(({ status }) => status === 'rejected').length }
}
const [many, other, elsewhere] = [
  { realmId: 1, personId: 1 },
  { realmId: 1, personId: 2 },
  { realmId: 2, personId: 3 },
]

test('organisations take turns in a line, and in them people, no matter who came first', async () => {
  const { ran } = await orderOf([many, many, many, other, elsewhere, elsewhere], { waiting: 20 })
  expect(ran).toEqual(['2:3', '1:2', '2:3', '1:1', '1:1', '1:1'])
})

test('one person cannot fill a line for others', async () => {
  const { ran, refused } = await orderOf([...Array<Whose>(30).fill(many), other], { waiting: 20, ofPerson: 5 })
  expect({ refused, ran: ran.length, others: ran.filter((one) => one === '1:2').length }).toEqual({ refused: 25, ran: 6, others: 1 })
})

test('work of one person runs in the order of arrival', async () => {
  const line = new Semaphore({ atOnce: 1, waiting: 20, refusal: 'too many' })
  const ran: number[] = []
  await Promise.all([1, 2, 3].map((i) => line.run(7, async () => void ran.push(i))))
  expect(ran).toEqual([1, 2, 3])
})
