// Worlds by name: each is an organisation of its own, imported from the export of the first one, with what an export leaves out. Some are made
// in advance, so that a test does not wait for its world.

import { randomUUID } from 'node:crypto'
import { notifyOfNext } from '../actions/messages/notifications/notify.ts'
import { setRealmActive } from '../actions/organisation/realms.ts'
import { type App, operatorContext } from '../context.ts'
import { createRow, createRows, select, update } from '../db/sql.ts'
import { badRequest } from '../errors.ts'
import { ApiKey } from '../models/api-key.ts'
import { BotService } from '../models/bot-service.ts'
import { Device } from '../models/device.ts'
import { Invitation } from '../models/invitation.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { importRealm } from '../ops/import.ts'
import { purgeRealm } from '../ops/purge-realm.ts'
import { hashToken, newToken } from '../secrets/links.ts'
import { unixTime } from '../values/dates.ts'
import type { Gate } from './gate.ts'

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
}

/** What an export leaves out and a world is to have: keys and what belongs to them, and pending invitations. */
export interface LeftOut {
  addresses: Map<number, string>
  keys: ApiKey[]
  devices: Device[]
  services: BotService[]
  invitations: Invitation[]
}

/** Reads what an export of an organisation leaves out. */
export async function readLeftOut(realmId: number): Promise<LeftOut> {
  const ofRealm = { where: { realm_id: realmId } }
  return {
    addresses: new Map((await select(User, ofRealm)).map(({ id, delivery_email }) => [id, delivery_email])),
    keys: await select(ApiKey, ofRealm),
    devices: await select(Device, ofRealm),
    services: await select(BotService, ofRealm),
    invitations: await select(Invitation, ofRealm),
  }
}

/** Gives an imported organisation what its export has left out. Nobody knows its keys, and nobody is mailed. */
async function addLeftOut({ db }: App, realmId: number, { addresses, keys, devices, services, invitations }: LeftOut): Promise<void> {
  const users = new Map((await select(User, { where: { realm_id: realmId } })).map(({ id, delivery_email }) => [delivery_email, id]))
  const userOf = (former: number): number => users.get(addresses.get(former) ?? '') ?? 0
  const moved = <R extends { user_id: number }>(row: R): R => ({ ...row, realm_id: realmId, user_id: userOf(row.user_id) })
  await db.transaction(async (tx) => {
    const keyIds = new Map<number, number>()
    for (const { id, ...key } of keys) {
      const made = await createRow(ApiKey, { ...moved(key), key_hash: hashToken(newToken()) }, tx)
      keyIds.set(id, made.id)
    }
    const ofKeys = devices.map(({ id: _, ...device }) => ({ ...moved(device), key_id: keyIds.get(device.key_id) ?? 0 }))
    await createRows(Device, ofKeys, tx)
    await createRows(BotService, services.map(moved), tx)
    const offers = invitations.map(({ id: _, ...offer }) => ({
      ...{ ...offer, realm_id: realmId, inviter_id: offer.inviter_id && userOf(offer.inviter_id) },
      link_token: offer.link_token && newToken(),
    }))
    await createRows(Invitation, offers, tx)
  })
}

/** `archive` is the file of the export. `existing` are the names of worlds that are there already. */
export function createWorlds(app: () => App, { use }: Gate, archive: string, leftOut: LeftOut, existing: readonly string[]): Worlds {
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
    inLine(() =>
      use(async () => {
        const { realm_id } = await importRealm(app(), archive, { subdomain: `spare-${randomUUID().slice(0, 8)}` }, COURSE)
        await addLeftOut(app(), realm_id, leftOut)
        // Nobody is notified of what is imported, but of the first message after that.
        await notifyOfNext(app(), realm_id, unixTime())
        return realm_id
      }),
    )

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
    await use(() => app().db.transaction((tx) => update(Realm, { subdomain: name }, { id }, tx)))
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
      const fresh = (async () => {
        await use(async () => {
          const realm = await Realm.findBySubdomain(name)
          if (!realm) return
          await setRealmActive(operatorContext(app(), realm), false)
          await purgeRealm(app(), realm, COURSE)
        })
        await give(name)
      })()
      entered.set(name, fresh)
      await fresh
    },
  }
}
