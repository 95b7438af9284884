// The notification bot, and how it sends notices.

import type { Addressee } from '../access/messages/addressees.ts'
import type { Caches, Memorable } from '../caches.ts'
import type { Tx } from '../db/index.ts'
import type { Change, RealmChange } from '../events/change.ts'
import { rendersNothing } from '../markup/index.ts'
import type { Channel } from '../models/channel.ts'
import type { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import type { NewMessage } from './messages/send/facts.ts'
import { sendIn } from './messages/send/send.ts'
import type { Notice } from './notice.ts'

/** The notification bot of an organisation. */
const BOT: Memorable<User> = { about: ['accounts'], limit: 10_000 }

/** The notification bot of an organisation, from memory. */
export function findBot(caches: Caches, realmId: number, tx?: Tx): Promise<User | undefined> {
  return caches.of(BOT).get(realmId, realmId, async () => (await User.findSystemBot(realmId, tx)) ?? undefined, tx)
}

/** The bot's message with a notice. `readBy`: IDs of the recipients who have read it from the start. `now` in UNIX seconds. */
export function messageOf(
  { bot, realm, now }: { bot: User; realm: Realm; now: number },
  to: { channel: Channel; topic: string } | { reader: User },
  { content, channels, users }: Notice,
  readBy: readonly number[] = [],
): NewMessage & { to: Addressee } {
  const addressee = 'reader' in to ? { users: [bot, to.reader].sort((a, b) => a.id - b.id) } : to
  return { sender: bot, realm, to: addressee, content, known: { channels, users }, readBySender: true, readBy, client: 'Internal', now }
}

/**
 * Sends users the same direct message within the transaction of a change, so only if it is committed. Sends nothing if the text is blank.
 * Returns the IDs of what was sent.
 */
export async function sendNotice(
  c: Change,
  { realm, readers }: { realm: Realm; readers: readonly User[] },
  text: Notice,
): Promise<number[]> {
  if (rendersNothing(text.content) || readers.length === 0) return []
  const bot = await findBot(c.app.caches, realm.id, c.tx)
  if (!bot) return []
  const ids: number[] = []
  for (const reader of readers) ids.push((await sendIn(c, messageOf({ bot, realm, now: c.now }, { reader }, text))).id)
  return ids
}

/** Writes a notice to a channel within the transaction of a change. `readBy` as in `messageOf`. */
export async function post(
  c: RealmChange,
  thread: { channel: Channel; topic: string },
  { text, readBy }: { text: Notice; readBy: readonly number[] },
): Promise<void> {
  const { app, realm, now, tx } = c
  const bot = await findBot(app.caches, realm.id, tx)
  if (bot) await sendIn(c, messageOf({ bot, realm, now }, thread, text, readBy))
}
