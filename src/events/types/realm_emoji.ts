// realm_emoji events: a custom emoji was added or withdrawn. For everybody.

import type { presentCustomEmoji } from '../../present/custom-emoji.ts'
import { type EventDefinition, type EventOf, listOf, nobody, type Reader } from '../event.ts'

type WireEmoji = ReturnType<typeof presentCustomEmoji>
type RealmEmojiPayload = { op: 'add'; emoji: WireEmoji } | { op: 'update_one'; emoji_id: string; data: Partial<WireEmoji> }

export const realmEmoji = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverRealmEmoji,
  kindOf: kindOfRealmEmoji,
  seen: 'always',
} satisfies EventDefinition<RealmEmojiPayload>

export function realmEmojiEvent(change: RealmEmojiPayload): EventOf<'realm_emoji', RealmEmojiPayload> {
  return { type: 'realm_emoji', payload: change, audience: { to: 'realm' } }
}

function kindOfRealmEmoji(_payload: RealmEmojiPayload, { options }: Reader): string {
  return String(options.individualEmoji)
}

/** Clients that do not know events about a single emoji get all emoji. */
function deliverRealmEmoji(change: RealmEmojiPayload, reader: Reader) {
  return reader.options.individualEmoji ? change : { op: 'update' as const, realm_emoji: listOf('realm_emoji', reader) }
}
