// The organisation's own emoji.

import { randomBytes } from 'node:crypto'
import { accessImage } from '../../access/files/images.ts'
import { accessEmojiToWithdraw, emojiName, requireMayAddEmoji } from '../../access/organisation/custom-emoji.ts'
import { requireWithinRealmLimit } from '../../access/organisation/limits.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, selectOne, updateRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { realmEmojiEvent } from '../../events/types/realm_emoji.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { Realm } from '../../models/realm.ts'
import { presentCustomEmoji } from '../../present/custom-emoji.ts'
import { principalOf } from '../../values/bots.ts'
import { requireQuota } from '../files/files.ts'

/**
 * Adds an emoji and announces it to everybody. `file` is an image on disk, with its size in bytes. It is moved into the store. Throws
 * BAD_REQUEST, REQUEST_TOO_LARGE, REALM_UPLOAD_QUOTA, SERVER_BUSY.
 */
export async function addCustomEmoji(
  ctx: UserContext,
  given: { name: string; file: { path: string; size: number } },
): Promise<CustomEmoji> {
  const { app, viewer: author, now } = ctx
  const name = emojiName(given.name)
  const { extension, contentType } = await accessImage(given.file, { realmId: author.realm_id, personId: principalOf(author) })
  // The path must not be guessable, because browsers load images without credentials. So it does not contain the ID.
  const pathId = `${author.realm_id}/emoji/images/${randomBytes(18).toString('base64url')}.${extension}`
  await app.storage.put(pathId, given.file.path, given.file.size)
  try {
    return await change(ctx, async (c) => {
      const { tx, announce, record } = c
      await lockEmoji(author.realm_id, tx)
      await requireMayAddEmoji(author, name, tx)
      await requireWithinRealmLimit(c, 'customEmoji', 1, author)
      await requireQuota(app, author.realm_id, given.file.size, tx)
      const emoji = await createRow(
        CustomEmoji,
        {
          realm_id: author.realm_id,
          name,
          author_id: author.id,
          path_id: pathId,
          content_type: contentType,
          size: given.file.size,
          date_created: now,
        },
        tx,
      )
      record({ action: 'added', subject: 'emoji', id: emoji.id, name })
      announce(realmEmojiEvent({ op: 'add', emoji: presentCustomEmoji(emoji) }))
      return emoji
    })
  } catch (error) {
    await app.storage.remove(pathId)
    throw error
  }
}

/** Withdraws an emoji: it can no longer be used, but existing uses keep it. Announces it to everybody. Throws NOT_FOUND, BAD_REQUEST. */
export async function withdrawCustomEmoji(ctx: UserContext, name: string): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    await lockEmoji(caller.realm_id, tx)
    const emoji = await accessEmojiToWithdraw(caller, name, tx)
    await updateRow(CustomEmoji, emoji, { is_deactivated: true }, tx)
    record({ action: 'deactivated', subject: 'emoji', id: emoji.id, name: emoji.name })
    announce(realmEmojiEvent({ op: 'update_one', emoji_id: String(emoji.id), data: { deactivated: true } }))
  })
}

/** Locks an organisation's emoji. Otherwise concurrent changes could take the same name unnoticed. */
async function lockEmoji(realmId: number, tx: Tx): Promise<void> {
  await selectOne(Realm, { where: { id: realmId }, columns: ['id'], lock: 'exclusive' }, tx)
}
