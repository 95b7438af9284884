// A line of work in which many wait. Those of one organisation, and in it those of one person, wait behind each other and not others behind
// them: who causes a thousand things waits behind himself.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { unixTime } from '../values/dates.ts'
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

/** One who takes turns: how many places they have, and when they last got one. */
interface Taker {
  under: number
  last: number
}
interface RealmTaker extends Taker {
  people: (Taker & { who: Waiter; given: number })[]
}

/** Whose turn it is: that of the organisation, and in it of the person, who has least under way and has waited longest for a turn. */
export class Turns {
  #turn = 0
  /** The last turn of each organisation, and of each person. */
  readonly #ofRealms = new Map<number, number>()
  readonly #ofPeople = new Map<string, number>()

  /** How many places each gets of the free ones. `running`: those who have the others, each as often as it has one. */
  share(
    waiting: readonly Waiter[],
    running: readonly Pick<Waiter, 'realm_id' | 'principal_id'>[],
    { atOnce, ofRealm, ofPrincipal }: Places,
  ): Map<Waiter, number> {
    const realms = this.#takers(waiting, running)
    const shares = new Map<Waiter, number>()
    for (let free = atOnce; free > 0; free--) {
      let best: { realm: RealmTaker; person: RealmTaker['people'][number] } | undefined
      for (const realm of realms) {
        if (realm.under >= ofRealm || (best && !isBefore(realm, best.realm))) continue
        let person: RealmTaker['people'][number] | undefined
        for (const one of realm.people) {
          if (one.under >= ofPrincipal || one.given >= one.who.count) continue
          if (!person || isBefore(one, person)) person = one
        }
        if (person) best = { realm, person }
      }
      if (!best) break
      this.#give(best)
      shares.set(best.person.who, best.person.given)
    }
    return shares
  }

  /** Those who wait, by organisation; the ones due for longest come first. */
  #takers(waiting: readonly Waiter[], running: readonly Pick<Waiter, 'realm_id' | 'principal_id'>[]): RealmTaker[] {
    const [ofRealms, ofPeople] = [new Map<number, number>(), new Map<string, number>()]
    for (const who of running) {
      ofRealms.set(who.realm_id, (ofRealms.get(who.realm_id) ?? 0) + 1)
      ofPeople.set(keyOf(who), (ofPeople.get(keyOf(who)) ?? 0) + 1)
    }
    const realms = new Map<number, RealmTaker>()
    for (const who of waiting.toSorted((a, b) => a.due_at - b.due_at)) {
      const { realm_id: id } = who
      const realm = realms.get(id) ?? { under: ofRealms.get(id) ?? 0, last: this.#ofRealms.get(id) ?? 0, people: [] }
      realm.people.push({ under: ofPeople.get(keyOf(who)) ?? 0, last: this.#ofPeople.get(keyOf(who)) ?? 0, who, given: 0 })
      realms.set(id, realm)
    }
    return [...realms.values()]
  }

  #give({ realm, person }: { realm: RealmTaker; person: RealmTaker['people'][number] }): void {
    this.#turn++
    for (const taker of [realm, person]) {
      taker.under++
      taker.last = this.#turn
    }
    person.given++
    this.#ofRealms.set(person.who.realm_id, this.#turn)
    this.#ofPeople.set(keyOf(person.who), this.#turn)
  }
}

/** Equal ones keep their order. */
function isBefore(one: Taker, other: Taker): boolean {
  return one.under < other.under || (one.under === other.under && one.last < other.last)
}

function keyOf({ realm_id, principal_id }: Pick<Waiter, 'realm_id' | 'principal_id'>): string {
  return `${realm_id}:${principal_id}`
}
