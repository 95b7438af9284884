// Custom emoji on the wire.

import type { Schema } from '../http/types.ts'
import type { CustomEmoji } from '../models/custom-emoji.ts'
import { emojiImageUrl } from '../values/emoji.ts'

export function presentCustomEmoji(emoji: CustomEmoji): Schema<'RealmEmoji'> {
  return {
    id: String(emoji.id),
    name: emoji.name,
    source_url: emojiImageUrl(emoji),
    still_url: null,
    author_id: emoji.author_id,
    deactivated: emoji.is_deactivated,
  }
}

/** Several custom emoji, by ID. */
export function presentEmojiById(all: readonly CustomEmoji[]): Record<string, Schema<'RealmEmoji'>> {
  return Object.fromEntries(all.map((emoji) => [String(emoji.id), presentCustomEmoji(emoji)]))
}
