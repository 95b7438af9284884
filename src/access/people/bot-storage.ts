// What bots store.

import { createHash } from 'node:crypto'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { BotEntry } from '../../models/bot-entry.ts'
import type { User } from '../../models/user.ts'

/** Identifies a key, to the last character. */
export function entryHash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/**
 * What the viewer, a bot, stores under these keys, by default everything. Throws BAD_REQUEST for a key that is not stored.
 * (getBotStorage, deleteBotStorage)
 */
export async function accessEntries(viewer: User, keys: readonly string[] | undefined, tx?: Tx): Promise<BotEntry[]> {
  const found = await BotEntry.findOf(viewer.id, keys?.map(entryHash), tx)
  const known = new Set(found.map(({ entry_key }) => entry_key))
  const missing = keys?.find((key) => !known.has(key))
  if (missing !== undefined) throw badRequest(`'keys' names a key that is not stored: ${missing}`)
  return found
}
