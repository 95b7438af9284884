// Worlds by name: each is an organisation of its own, imported from the export of the first one. Some are made in advance, so that a test
// does not wait for its world.

import { randomUUID } from 'node:crypto'
import { notifyOfNext } from '../actions/messages/notifications/notify.ts'
import { setRealmActive } from '../actions/organisation/realms.ts'
import { type App, operatorContext } from '../context.ts'
import { update } from '../db/sql.ts'
import { badRequest } from '../errors.ts'
import { Realm } from '../models/realm.ts'
import { importRealm } from '../ops/import.ts'
import { purgeRealm } from '../ops/purge-realm.ts'
import { unixTime } from '../values/dates.ts'

/** How many are made in advance. */
const SPARE = 3
/** The most worlds. */
const MOST = 1_000

const COURSE = { progress: () => {}, signal: new AbortController().signal }

export interface Worlds {
  /** Makes sure that there is a world of this name, which is also its subdomain. Throws BAD_REQUEST. */
  enter(name: string): Promise<void>
  /** Replaces a world by a fresh one. */
  reset(name: string): Promise<void>
  /** Runs work while no world is made. */
  pause<T>(work: () => Promise<T>): Promise<T>
}

/** `archive` is the file of the export. `existing` are the names of worlds that are there already. */
export function createWorlds(app: () => App, archive: string, existing: readonly string[]): Worlds {
  const entered = new Map<string, Promise<void>>(existing.map((name) => [name, Promise.resolve()]))
  const spare: Promise<number>[] = []
  let line: Promise<unknown> = Promise.resolve()

  /** One after the other. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }
  const make = (): Promise<number> =>
    inLine(async () => {
      const { realm_id } = await importRealm(app(), archive, { subdomain: `spare-${randomUUID().slice(0, 8)}` }, COURSE)
      // Nobody is notified of what is imported, but of the first message after that.
      await notifyOfNext(app(), realm_id, unixTime())
      return realm_id
    })

  function makeSpare(): void {
    while (spare.length < SPARE) {
      const made = make()
      made.catch(() => {})
      spare.push(made)
    }
  }
  makeSpare()

  async function give(name: string): Promise<void> {
    const id = await (spare.shift() ?? make())
    makeSpare()
    await app().db.transaction((tx) => update(Realm, { subdomain: name }, { id }, tx))
  }

  return {
    enter: async (name) => {
      if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) || name.startsWith('spare-'))
        throw badRequest("the name of a world must have 1 to 63 lower-case letters, digits and '-'")
      if (!entered.has(name) && entered.size >= MOST) throw badRequest(`there are ${MOST} worlds already: start the sandbox again`)
      const given = entered.get(name) ?? give(name)
      entered.set(name, given)
      await given.catch((error) => {
        entered.delete(name)
        throw error
      })
    },
    reset: async (name) => {
      await entered.get(name)
      const realm = await Realm.findBySubdomain(name)
      const fresh = (async () => {
        if (realm) {
          await setRealmActive(operatorContext(app(), realm), false)
          await purgeRealm(app(), realm, COURSE)
        }
        await give(name)
      })()
      entered.set(name, fresh)
      await fresh
    },
    pause: inLine,
  }
}
