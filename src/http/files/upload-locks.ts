// One request at a time writes to a resumable upload, whichever process serves it. A lock is a file next to the upload's.

import { open, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ERRORS, type Locker } from '@tus/server'
import { unixTime } from '../../values/dates.ts'

/** Milliseconds between signs of life of a lock's holder. After many without a sign, the lock is free. */
const SIGN = 500
const DEAD = 10 * SIGN
/** Milliseconds for which a request waits for a lock. */
const PATIENCE = 20_000

/**
 * The locks of the uploads in a folder. A request that wants a held lock asks the holder to release it, because the client has come back.
 */
export function uploadLocks(folder: string): Locker {
  return {
    newLock: (id) => {
      const [lock, wanted] = [join(folder, `${id}.lock`), join(folder, `${id}.wanted`)]
      let signs: NodeJS.Timeout | undefined
      return {
        lock: async (signal, requestRelease) => {
          const until = performance.now() + PATIENCE
          let [seen, seenAt] = [0, performance.now()]
          while (!(await create(lock))) {
            if (signal.aborted || performance.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT
            await create(wanted)
            // Compared only with itself, because another machine's clock may differ.
            const sign = await stat(lock).then(
              ({ mtimeMs }) => mtimeMs,
              () => 0,
            )
            if (sign !== seen) [seen, seenAt] = [sign, performance.now()]
            else if (performance.now() - seenAt > DEAD) await rm(lock, { force: true })
            await pause(SIGN / 10)
          }
          await rm(wanted, { force: true })
          signs = setInterval(async () => {
            const now = unixTime()
            await utimes(lock, now, now).catch(() => {})
            if (await stat(wanted).catch(() => undefined)) await requestRelease()
          }, SIGN / 2)
        },
        unlock: async () => {
          clearInterval(signs)
          await rm(lock, { force: true })
        },
      }
    },
  }
}

/** Creates an empty file. Returns false if it exists already. */
async function create(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
