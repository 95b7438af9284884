// databases: both
// What becomes of a request while others hold what it needs: it waits, begins again, and in the end is told so. A database that waits for a
// lock is not one that does not answer.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deliverScheduled } from '../jobs/scheduled.ts'
import { Channel } from '../models/channel.ts'
import { Draft } from '../models/draft.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { HAS_ROW_LOCKS, holding } from '../testing/pause.ts'
import { DELAY, later, schedule, scheduled, textsIn } from '../testing/scheduled-app.ts'
import { type Db, openDatabase } from './index.ts'

/** Milliseconds after which the database of these tests counts as lost. It waits for a lock for a second. */
const SILENCE = 2_500
let app: TestApp
/** The database of another process. */
let elsewhere: Db
let repeats = 0
beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, databaseSilence: SILENCE, logLevel: 'silent' })
  app.server.app.db.onRepeat(() => repeats++)
  elsewhere = await openDatabase(app.server.app.config.databaseUrl)
})
afterAll(async () => {
  await elsewhere.close()
  await app.close()
})
afterEach(() => vi.restoreAllMocks())

const saveDraft = (name: 'member' | 'moderator'): Promise<Answer> =>
  app.as(name).post('/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'waits' }] })
const accountOf = (name: 'member' | 'moderator') => holding({ db: elsewhere }, (tx) => User.lockAll([app.demo.users[name].user_id], tx))

describe.runIf(HAS_ROW_LOCKS)('while another process holds a row', () => {
  test('a request that waits longer than the silence of a lost database is told that others are in the way', async () => {
    const [held, before, drafts] = [await accountOf('member'), repeats, await Draft.count()]
    const begun = performance.now()
    const { status, headers, body } = await saveDraft('member')
    expect(performance.now() - begun).toBeGreaterThan(SILENCE)
    await held.release()
    expect({ status, code: body.code, again: headers.get('retry-after') }).toEqual({ status: 503, code: 'CONCURRENT_CHANGES', again: '1' })
    // It has begun again while there was time, once a second.
    expect(repeats - before).toBeLessThan(5)
    expect(await Draft.count()).toBe(drafts)
  })

  test('a request begins again as soon as the database stops waiting, and succeeds after the row is free', async () => {
    const [held, before, drafts] = [await accountOf('member'), repeats, await Draft.count()]
    const answer = saveDraft('member')
    await expect.poll(() => repeats, { timeout: 10_000 }).toBeGreaterThan(before)
    await held.release()
    expect((await answer).status).toBe(200)
    expect(await Draft.count()).toBe(drafts + 1)
  })
})

describe.runIf(HAS_ROW_LOCKS)('while another process holds a channel', () => {
  test('a scheduled message stays due, and is sent once when a worker tries again', async () => {
    const id = await schedule(app.as('member'), { topic: 'waits' })
    const held = await holding({ db: elsewhere }, (tx) => Channel.lock(1, tx))
    await deliverScheduled(app.server.app, later(DELAY + 2))
    await held.release()
    expect(await scheduled(app.as('member'))).toMatchObject([{ scheduled_message_id: id, failed: false }])
    for (const lateness of [20, 40]) await deliverScheduled(app.server.app, later(DELAY + lateness))
    expect(await textsIn(app, 'waits')).toEqual(['Good morning!'])
  })
})

describe('changes of one user', () => {
  /** Holds back transactions until `open`. Returns how many run and how many ran at the same time. */
  function gate(): { open(): void; now: number; most: number } {
    let open = (): void => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const running = { open, now: 0, most: 0 }
    const { transaction } = app.server.app.db
    vi.spyOn(app.server.app.db, 'transaction').mockImplementation((async (work) => {
      running.most = Math.max(running.most, ++running.now)
      try {
        await opened
        return await transaction(work)
      } finally {
        running.now--
      }
    }) as Db['transaction'])
    return running
  }

  test('wait for each other without a connection, and those of others do not wait for them', async () => {
    const running = gate()
    const own = Array.from({ length: 12 }, () => saveDraft('member'))
    await expect.poll(() => running.now).toBe(1)
    const other = saveDraft('moderator')
    await expect.poll(() => running.now).toBe(2)
    running.open()
    expect((await Promise.all([...own, other])).map(({ status }) => status)).toEqual(Array(13).fill(200))
    expect({ now: running.now, most: running.most }).toEqual({ now: 0, most: 2 })
  })

  test('are refused when five hundred of them wait', async () => {
    const running = gate()
    const answers: Answer[] = []
    const all = Array.from({ length: 503 }, async () => void answers.push(await saveDraft('member')))
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(2)
    expect(answers.map(({ status, body }) => [status, body.code, body.msg])).toEqual(
      Array(2).fill([503, 'SERVER_BUSY', 'Too many of your requests are waiting for each other']),
    )
    running.open()
    await Promise.all(all)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(501)
  })
})
