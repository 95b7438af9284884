// databases: both
// A change on facts is compared with the log when it is written: facts that have changed since they were read are read once more, and
// nobody is refused on old ones.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Subject } from '../caches.ts'
import { type ActionContext, serverContext } from '../context.ts'
import { badRequest } from '../errors.ts'
import { ApiKey } from '../models/api-key.ts'
import { LoggedEvent } from '../models/event.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { withStatements } from '../testing/statements.ts'
import { changeOn, StaleFacts } from './change.ts'
import type { NewEvent } from './interfaces.ts'
import { append } from './log/log.ts'
import { draftsEvent } from './types/drafts.ts'
import { groupEvent } from './types/user_group.ts'

const REALM = 1
const WITHOUT_EFFECT = draftsEvent(1, { op: 'remove', draft_id: 1 })
const OF_GROUPS = groupEvent({ op: 'remove', group_id: 0 })

let app: TestApp
let ctx: ActionContext
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
  ctx = serverContext(app.server.app, { id: REALM })
})
beforeEach(() => app.server.app.notifier.catchUp(REALM))
afterAll(() => app.close())
afterEach(() => {
  vi.restoreAllMocks()
})

/** Logs an event as another process does: this one does not notice. */
async function logElsewhere(event: NewEvent): Promise<void> {
  await app.server.app.db.transaction(async (tx) => append(tx, REALM, [event], await Realm.moveEventSeq(REALM, 1, tx)))
}
const newest = async (): Promise<number> => (await Realm.eventSeq(REALM)) ?? 0

/** Facts about groups. Each read returns its number, after which something happens elsewhere. */
function factsOf(between: (reads: number) => Promise<void>, about: readonly Subject[] = ['groups']) {
  let reads = 0
  const read = async (): Promise<number> => {
    const now = ++reads
    await between(now)
    return now
  }
  return { facts: { about, read }, reads: () => reads }
}

describe.each([
  ['that announces an event', true],
  ['that announces nothing', false],
])('a change %s', (_, announces) => {
  const run = (facts: ReturnType<typeof factsOf>['facts']) => {
    const works: number[] = []
    const changing = changeOn(ctx, facts, async ({ announce }, read) => {
      works.push(read)
      if (announces) announce(WITHOUT_EFFECT)
      return read
    })
    return { works, changing }
  }

  test('is made once on facts that stay true', async () => {
    const { facts, reads } = factsOf(() => logElsewhere(WITHOUT_EFFECT))
    const before = await newest()
    const { works, changing } = run(facts)
    expect(await changing).toBe(1)
    expect([reads(), works]).toEqual([1, [1]])
    expect(await newest()).toBe(before + 1 + (announces ? 1 : 0))
  })

  test('is made on facts that are read again if the first have changed, and the first attempt leaves nothing', async () => {
    const { facts, reads } = factsOf(async (now) => (now === 1 ? logElsewhere(OF_GROUPS) : undefined))
    const before = await newest()
    const { works, changing } = run(facts)
    expect(await changing).toBe(2)
    expect([reads(), works]).toEqual([2, [1, 2]])
    expect(await newest()).toBe(before + 1 + (announces ? 1 : 0))
  })

  test('accepts the second facts, which were true when the change was asked for', async () => {
    const { facts, reads } = factsOf(() => logElsewhere(OF_GROUPS))
    const { works, changing } = run(facts)
    expect(await changing).toBe(2)
    expect([reads(), works]).toEqual([2, [1, 2]])
  })
})

test.each([
  ['by its facts', (read: number) => read, () => 0],
  ['in its transaction', () => 0, (read: number) => read],
])('is refused %s only once they are true', async (_, byFacts, inWork) => {
  const refuse = (read: number): void => {
    if (read > 0) throw badRequest(`refused at ${read}`)
  }
  const attempt = (happens: boolean) => {
    const { facts, reads } = factsOf(async (now) => (happens && now === 1 ? logElsewhere(OF_GROUPS) : undefined))
    const read = async (): Promise<number> => {
      const now = await facts.read()
      refuse(byFacts(now))
      return now
    }
    return { changing: changeOn(ctx, { ...facts, read }, async (_change, now) => refuse(inWork(now))), reads }
  }
  const stale = attempt(true)
  await expect(stale.changing).rejects.toThrow('refused at 2')
  expect(stale.reads()).toBe(2)
  const current = attempt(false)
  await expect(current.changing).rejects.toThrow('refused at 1')
  expect(current.reads()).toBe(1)
})

describe('a change that finds its facts changed under its own locks', () => {
  /** Finds that `times` times. */
  function changeAfter(times: number) {
    const { facts, reads } = factsOf(async () => {})
    let works = 0
    const changing = changeOn(ctx, facts, async () => {
      if (++works <= times) throw new StaleFacts()
    })
    return { changing, counts: () => ({ reads: reads(), works }) }
  }

  test('is made at the second attempt, on facts that are read again', async () => {
    const { changing, counts } = changeAfter(1)
    await changing
    expect(counts()).toEqual({ reads: 2, works: 2 })
  })

  test('is attempted six times at most', async () => {
    const last = changeAfter(5)
    await last.changing
    expect(last.counts()).toEqual({ reads: 6, works: 6 })
    const none = changeAfter(9)
    await expect(none.changing).rejects.toMatchObject({ code: 'CONCURRENT_CHANGES' })
    expect(none.counts()).toEqual({ reads: 6, works: 6 })
  })
})

describe('a message', () => {
  const send = () => app.as('member').send({ topic: 'facts' })
  /** The statements of a send, without those that read the log in the background. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    vi.spyOn(app.server.app.broker, 'poke').mockImplementation(() => {})
    return (await withStatements(app.server.app, work)).statements
  }

  test('of a sender and to a place that are remembered takes eight statements, one after the other', async () => {
    for (let i = 0; i < 3; i++) expect((await send()).status).toBe(200)
    const statements = await statementsOf(send)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(8)
  })

  test('asks for the authority of its sender again if something has changed about people', async () => {
    await send()
    const states = vi.spyOn(ApiKey, 'statesOf')
    expect((await send()).status).toBe(200)
    expect(states).not.toHaveBeenCalled()
    // The process also reads the log by itself from time to time. If it does so in between, the sender is looked up before the send.
    await vi.waitFor(async () => {
      states.mockClear()
      await logElsewhere({ type: 'api_keys_revoked', payload: {}, audience: { to: 'users', ids: [] } })
      expect((await send()).status).toBe(200)
      expect(states).toHaveBeenCalledTimes(1)
    })
  })

  test('of a sender who was refused is sent once another process has activated the account again', async () => {
    const activate = async (isActive: boolean): Promise<void> => {
      await User.update({ is_active: isActive }, { where: { id: app.demo.users.member.user_id } })
      await logElsewhere({ type: 'api_keys_revoked', payload: {}, audience: { to: 'users', ids: [] } })
    }
    await activate(false)
    expect((await app.as('member').get('/users/me')).body.code).toBe('USER_DEACTIVATED')
    await activate(true)
    expect((await send()).status).toBe(200)
  })
})

test('what is remembered is forgotten if the log no longer says what has happened', async () => {
  const name = async (): Promise<string> => (await app.as('owner').get('/users/me')).body.full_name
  const before = await name()
  await logElsewhere(WITHOUT_EFFECT)
  await app.server.app.db.run("UPDATE users SET full_name = 'Somebody' WHERE id = ?", [app.demo.users.owner.user_id])
  expect(await name()).toBe(before)
  await logElsewhere(WITHOUT_EFFECT)
  await LoggedEvent.destroy({ where: { realm_id: REALM } })
  expect(await name()).toBe('Somebody')
})
