// databases: both
// Random schedules of concurrent changes. A reader that continues after its last event gets every committed event once, in order, and no
// event of a failed change. SCHEDULES is the number of schedules; `npm run tool -- test-long` runs a thousand.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { randomRuns } from '../../testing/sampled.ts'
import { change } from '../change.ts'
import { currentSeq, readLog } from './log.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())

const REALM = 1
const RUNS = Number(process.env.SCHEDULES ?? 30)

/** What one transaction does: steps that take a moment, an early lock on the organisation's row, its events, and how it ends. */
const plans = fc.array(
  fc.record({
    before: fc.nat(3),
    reserves: fc.boolean(),
    events: fc.nat(4),
    after: fc.nat(3),
    fails: fc.boolean(),
  }),
  { minLength: 2, maxLength: 8 },
)

test(`none of ${RUNS} schedules loses, repeats or reorders an event`, { timeout: 600_000 }, async () => {
  const { server } = app
  const { db } = server.app
  let schedule = 0
  await fc.assert(
    fc.asyncProperty(plans, async (all) => {
      const name = `schedule ${++schedule}`
      const start = await currentSeq(REALM)
      const seen: { seq: number; phrase: string }[] = []
      let isOver = false
      const readOn = async (): Promise<void> => {
        const { events } = await readLog(REALM, seen.at(-1)?.seq ?? start)
        for (const { seq, payload } of events) seen.push({ seq, phrase: (payload as { alert_words: string[] }).alert_words[0] ?? '' })
      }
      const reading = (async () => {
        while (!isOver) await readOn()
      })()
      const outcomes = await Promise.allSettled(
        all.map(({ before, reserves, events, after, fails }, i) =>
          change(serverContext(server.app, { id: REALM }), async ({ tx, announce, reserve }) => {
            const steps = async (count: number): Promise<void> => {
              for (let step = 0; step < count; step++) await db.scan('SELECT 1 AS one', [], tx)
            }
            await steps(before)
            if (reserves && events > 0) await reserve(1)
            for (let n = 0; n < events; n++)
              announce({ type: 'alert_words', payload: { alert_words: [`${name} ${i} ${n}`] }, audience: { to: 'users', ids: [1] } })
            await steps(after)
            if (fails) throw new Error('no')
          }),
        ),
      )
      isOver = true
      await reading
      await readOn()
      const committed = all.flatMap(({ events, fails }, i) => (fails ? [] : Array.from({ length: events }, (_, n) => `${name} ${i} ${n}`)))
      expect(outcomes.map(({ status }) => status)).toEqual(all.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')))
      expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, i) => start + 1 + i))
      expect(seen.map(({ phrase }) => phrase).sort()).toEqual(committed.sort())
    }),
    { ...randomRuns(RUNS), endOnFailure: true },
  )
})
