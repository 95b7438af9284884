// Welcome messages, as administrators try them out. New users get theirs when they join (actions/invitations/accept.ts).

import type { UserContext } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import type { Realm } from '../../models/realm.ts'
import { sendNotice } from '../bot.ts'
import { customText } from '../notice.ts'

/** Sends an administrator a welcome message, as a new user would get it. Returns its ID. Throws BAD_REQUEST. (sendTestWelcomeMessage) */
export async function sendTestWelcomeMessage(ctx: UserContext & { realm: Realm }, text: string): Promise<number> {
  const [id] = await change(ctx, (c) => sendNotice(c, { realm: c.realm, readers: [c.actor] }, customText(text)))
  if (id === undefined) throw badRequest("'welcome_message_custom_text' must not be empty")
  return id
}
