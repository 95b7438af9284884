// When each API key was last used. Kept in memory and stored once a minute, so that no request waits for it.

import type { Logger } from 'pino'
import type { Db } from '../../db/index.ts'
import { ApiKey } from '../../models/api-key.ts'
import { unixTime } from '../../values/dates.ts'

/** Milliseconds from the first use that is not stored until it is. */
const STORED_AFTER = 60_000

export interface KeyUses {
  /** Notes that a request carried a key, now. */
  note(keyId: number): void
  /** When this process last saw the key, in UNIX seconds, if that is not stored yet. */
  lastUse(keyId: number): number | undefined
  /** Stores what is not stored yet, in as few statements as possible. */
  store(): Promise<void>
  close(): Promise<void>
}

/** Creates the record of one process. It holds the keys that were used in the last minute. */
export function createKeyUses(db: Pick<Db, 'transaction'>, log: Logger): KeyUses {
  let uses = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  const store = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (uses.size === 0) return
    const stored = uses
    uses = new Map()
    await db
      .transaction((tx) => ApiKey.noteUses(stored, tx))
      .catch((err) => log.warn({ err, keys: stored.size }, 'the last use of API keys could not be stored'))
  }
  return {
    note: (keyId) => {
      uses.set(keyId, unixTime())
      timer ??= setTimeout(() => void store(), STORED_AFTER).unref()
    },
    lastUse: (keyId) => uses.get(keyId),
    store,
    close: store,
  }
}
