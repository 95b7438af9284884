// Which messages a user may see.

import type { App } from '../context.ts'
import { badRequest } from '../errors.ts'
import type { Message } from '../models/message.ts'
import type { User } from '../models/user.ts'
import { fetchByIds } from '../narrow/fetch.ts'

/** A message that the user may read. Throws BAD_REQUEST, alike for one that does not exist and one that may not be seen. */
export async function accessMessage(app: Pick<App, 'db'>, viewer: User, id: number): Promise<Message> {
  const [message] = await fetchByIds(app.db, viewer, [id])
  if (!message) throw noSuchMessage(id)
  return message
}

/** What is said of a message that does not exist or may not be seen. */
export function noSuchMessage(id: number): Error {
  return badRequest(`'message_id' names a message that does not exist: ${id}`)
}
