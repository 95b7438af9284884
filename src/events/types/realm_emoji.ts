// realm_emoji events: a custom emoji was added or withdrawn. For everybody.

import type { presentCustomEmoji, presentEmojiById } from '../../present/custom-emoji.ts'
import type { EventOf, Reader } from '../event.ts'

type WireEmoji = ReturnType<typeof presentCustomEmoji>
type EmojiChange = { op: 'add'; emoji: WireEmoji } | { op: 'update_one'; emoji_id: string; data: Partial<WireEmoji> }
/** The change, and all emoji for clients that do not know events about a single emoji. */
export interface RealmEmojiPayload {
  change: EmojiChange
  realm_emoji: ReturnType<typeof presentEmojiById>
}

export function realmEmojiEvent(change: EmojiChange, all: RealmEmojiPayload['realm_emoji']): EventOf<'realm_emoji', RealmEmojiPayload> {
  return { type: 'realm_emoji', payload: { change, realm_emoji: all }, audience: { to: 'realm' } }
}

export function deliverRealmEmoji({ change, realm_emoji }: RealmEmojiPayload, { options }: Reader) {
  return options.individualEmoji ? change : { op: 'update' as const, realm_emoji }
}
