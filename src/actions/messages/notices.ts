// Direct messages from the notification bot about a change. They are sent within its transaction, so only if it is committed.

import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { showsNothing } from '../../values/text.ts'
import { sendIn } from './send.ts'

/** Sends the same direct message to each of these users, unless the text is blank. */
export async function notifyByBot(
  { app, realm, readers, text }: { app: Pick<App, 'config' | 'db'>; realm: Realm; readers: readonly User[]; text: string },
  tx: Tx,
  announce: (event: NewEvent) => void,
): Promise<void> {
  const content = text.trim()
  if (showsNothing(content) || readers.length === 0) return
  const bot = await User.findSystemBot(realm.id, tx)
  if (!bot) return
  for (const reader of readers) {
    const users = [bot, reader].sort((a, b) => a.id - b.id)
    const message = { sender: bot, realm, to: { users }, content, readBySender: true, client: 'Internal' }
    await sendIn(app, { ...message, now: seconds(new Date()) }, tx, announce)
  }
}
