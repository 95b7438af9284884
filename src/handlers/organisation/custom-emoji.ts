// Custom emoji of the organisation.

import { onlyFile } from '../../access/files/images.ts'
import { customEmojiOf } from '../../access/organisation/custom-emoji.ts'
import { addCustomEmoji as add, withdrawCustomEmoji as withdraw } from '../../actions/organisation/custom-emoji.ts'
import type { Handler } from '../../http/handler.ts'
import { presentEmojiById } from '../../present/custom-emoji.ts'

export const getCustomEmoji: Handler<'getCustomEmoji'> = async ({ realm }) => ({
  emoji: presentEmojiById(await customEmojiOf(realm)),
})

export const addCustomEmoji: Handler<'addCustomEmoji'> = async (ctx, { path, files }) => {
  await add(ctx, { name: path.emoji_name, file: onlyFile(files) })
  return {}
}

export const deleteCustomEmoji: Handler<'deleteCustomEmoji'> = async (ctx, { path }) => {
  await withdraw(ctx, path.emoji_name)
  return {}
}
