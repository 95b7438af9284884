// A line of work in which many wait. Those of one organisation, and in it those of one person, wait behind each other and not others behind
// them: who causes a thousand things waits behind himself.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type App, unixTime } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { type Claim, UNTIL_DONE } from './lease.ts'

/** Milliseconds until the next look for due work while some is under way. */
const LOOK = 500

/** Whose work is due: that of a person, 0 for what nobody in particular causes, in an organisation. */
export interface Waiter {
  realm_id: number
  principal_id: number
  /** How much is due, and since when: UNIX seconds. */
  count: number
  due_at: number
}

/** How much of the work runs at the same time: in all, of one organisation, and of one person. */
export interface Places {
  atOnce: number
  ofRealm: number
  ofPrincipal: number
}

export interface Line extends Places {
  /** Seconds after which another worker takes over an item. */
  lease: number
  waiting(now: number): Promise<Waiter[]>
  /** IDs of a person's items that are due and that nobody holds, the longest due first. */
  next(who: Waiter, now: number, limit: number): Promise<number[]>
  /** Claims an item for a holder until a time, if it is still due and nobody holds it. */
  take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean>
  run(app: App, claim: Claim, now: number): Promise<void>
}

/** Work of the worker: what is due at `at` (UNIX seconds), by default the time of each look. None starts after the signal. */
export type Work = (app: App, at?: number, signal?: AbortSignal) => Promise<void>

/** The work of a line, until nothing is due and nothing is under way. */
export function runLine(line: Line): Work {
  return async (app, at, signal = UNTIL_DONE) => {
    const now = (): number => at ?? unixTime()
    const running = new Map<Promise<void>, Waiter>()
    const turns = new Turns()
    const start = (claim: Claim, who: Waiter): void => {
      const work = line
        .run(app, claim, now())
        .catch((err) => app.log.error({ err, item: claim.id }, 'a piece of waiting work failed'))
        .finally(() => running.delete(work))
      running.set(work, who)
    }
    const look = async (): Promise<number> => {
      const room = line.atOnce - running.size
      if (room === 0 || signal.aborted) return 0
      let started = 0
      for (const [who, many] of turns.share(await line.waiting(now()), [...running.values()], { ...line, atOnce: room }))
        for (const id of await line.next(who, now(), many)) {
          if (signal.aborted) return started
          const holder = randomUUID()
          if (!(await app.db.transaction((tx) => line.take(id, holder, now(), now() + line.lease, tx)))) continue
          start({ id, holder }, who)
          started++
        }
      return started
    }
    for (;;) {
      while ((await look()) > 0);
      if (running.size === 0) return
      // Looks for several at a time, unless those that are under way take long.
      const end = performance.now() + LOOK
      const hasRoom = (): boolean => line.atOnce - running.size >= Math.ceil(line.atOnce / 4)
      do await Promise.race([...running.keys(), pause(LOOK, undefined, { ref: false })])
      while (!hasRoom() && performance.now() < end)
    }
  }
}

/** Whose turn it is: that of the organisation, and in it of the person, who has least under way and has waited longest for a turn. */
export class Turns {
  #turn = 0
  /** The last turn of each organisation and of each person in it. */
  readonly #last = new Map<string, number>()

  /** How many places each gets of the free ones. `running`: those who have the others, each as often as it has one. */
  share(
    waiting: readonly Waiter[],
    running: readonly Pick<Waiter, 'realm_id' | 'principal_id'>[],
    { atOnce, ofRealm, ofPrincipal }: Places,
  ): Map<Waiter, number> {
    const under = new Map<string, number>()
    const count = (key: string): number => under.get(key) ?? 0
    const add = (who: Pick<Waiter, 'realm_id' | 'principal_id'>): void => {
      for (const key of keysOf(who)) under.set(key, count(key) + 1)
    }
    for (const who of running) add(who)
    const shares = new Map<Waiter, number>()
    const canHave = (who: Waiter): boolean => {
      const [realm, person] = keysOf(who)
      return count(realm) < ofRealm && count(person) < ofPrincipal && (shares.get(who) ?? 0) < who.count
    }
    const rank = (key: string): [number, number] => [count(key), this.#last.get(key) ?? 0]
    const isBefore = (one: Waiter, other: Waiter): boolean => {
      const ranks = [one, other].map((who) => [...keysOf(who).flatMap(rank), who.due_at])
      const [first = [], second = []] = ranks
      const at = first.findIndex((value, i) => value !== second[i])
      return at >= 0 && (first[at] ?? 0) < (second[at] ?? 0)
    }
    for (let free = atOnce; free > 0; free--) {
      const next = waiting.filter(canHave).reduce<Waiter | undefined>((best, who) => (best && !isBefore(who, best) ? best : who), undefined)
      if (!next) break
      shares.set(next, (shares.get(next) ?? 0) + 1)
      add(next)
      this.#turn++
      for (const key of keysOf(next)) this.#last.set(key, this.#turn)
    }
    return shares
  }
}

function keysOf({ realm_id, principal_id }: Pick<Waiter, 'realm_id' | 'principal_id'>): [realm: string, person: string] {
  return [`${realm_id}`, `${realm_id}:${principal_id}`]
}
