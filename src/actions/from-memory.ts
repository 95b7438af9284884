// Changes based on facts that this process remembers. The event log shows whether these are still true (docs/adr/0008).

import type { ActionContext, App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { visibilityGeneration } from '../db/short-memory.ts'
import { ApiError } from '../errors.ts'
import { type Change, change } from '../events/change.ts'
import { currentSeq, notifyCaches, typesBetween } from '../events/log/log.ts'

/** A fact has changed since it was read. */
class StaleFacts extends Error {}

/** How often a change is tried. The last attempt accepts facts that are as old as this process's last read of the log. */
const MAX_ATTEMPTS = 3

/**
 * Like `change`, but on facts that `read` may take from a lasting memory (db/short-memory.ts). The transaction compares the position up to
 * which this process has read the log with the position of its own events. If an event in between affects facts of this kind, nothing is
 * changed and the change is tried again on fresh facts. A refusal is returned only if its facts are true.
 */
export async function changeFromMemory<C extends ActionContext & { app: App }, F, T>(
  ctx: C,
  read: () => Promise<F>,
  work: (change: Change<C>, facts: F) => Promise<T>,
): Promise<T> {
  const {
    app,
    realm: { id: realmId },
  } = ctx
  for (let attempt = 1; ; attempt++) {
    const position = (attempt === 1 ? app.notifier.lastRead(realmId) : undefined) ?? (await app.notifier.catchUp(realmId))
    const generation = visibilityGeneration()
    const isTrue = async (seq: number, tx?: Tx): Promise<boolean> => {
      const types = seq > position ? await typesBetween(realmId, position, seq, tx) : []
      notifyCaches(types)
      return attempt === MAX_ATTEMPTS || generation === visibilityGeneration()
    }
    try {
      const facts = await read()
      return await change(ctx, async (c) => {
        const { tx, reserve } = c
        const value = await work(c, facts)
        const announced = c.announced()
        const before = announced > 0 ? await reserve(announced) : await currentSeq(realmId, tx)
        if (!(await isTrue(before, tx))) throw new StaleFacts()
        return value
      })
    } catch (error) {
      const isStale = error instanceof StaleFacts || (error instanceof ApiError && !(await isTrue(await currentSeq(realmId))))
      if (!isStale) throw error
    }
  }
}
