// What bots store.

import { accessEntries, entryHash } from '../../access/people/bot-storage.ts'
import type { UserContext } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { BOT_STORAGE_LIMITS, codePoints } from '../../limits.ts'
import { BotEntry } from '../../models/bot-entry.ts'

/** Stores texts of the caller, a bot, by key. Throws BAD_REQUEST. (updateBotStorage) */
export async function updateStorage(ctx: UserContext, texts: Readonly<Record<string, string>>): Promise<void> {
  const { viewer: bot } = ctx
  const { keyLength, keys: mostKeys, bytes: mostBytes } = BOT_STORAGE_LIMITS
  const entries = Object.entries(texts).map(([key, value]) => {
    if (codePoints(key) > keyLength) throw badRequest(`'storage' must have keys of at most ${keyLength} characters`)
    const size = Buffer.byteLength(key) + Buffer.byteLength(value)
    return { realm_id: bot.realm_id, user_id: bot.id, key_hash: entryHash(key), entry_key: key, value, size }
  })
  if (entries.length === 0) return
  const hashes = entries.map(({ key_hash }) => key_hash)
  // The caller's account is locked, so that concurrent requests count each other's texts.
  await change(ctx, async ({ tx }) => {
    const other = await BotEntry.sizeWithout(bot.id, hashes, tx)
    if (other.keys + entries.length > mostKeys) throw badRequest(`'storage' is too much: a bot may store at most ${mostKeys} keys`)
    const bytes = entries.reduce((sum, { size }) => sum + size, other.bytes)
    if (bytes > mostBytes) throw badRequest(`'storage' is too much: a bot may store at most ${mostBytes} bytes`)
    await BotEntry.replaceAll(bot.id, entries, tx)
  })
}

/** Deletes what the caller, a bot, stores under these keys, by default everything. Throws BAD_REQUEST. (deleteBotStorage) */
export async function deleteFromStorage(ctx: UserContext, keys: readonly string[] | undefined): Promise<void> {
  const { viewer: bot } = ctx
  await change(ctx, async ({ tx }) => {
    if (keys) await accessEntries(bot, keys, tx)
    await BotEntry.removeOf(bot.id, keys?.map(entryHash), tx)
  })
}
