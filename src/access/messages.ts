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

/** Messages that the user may read, ascending. Throws BAD_REQUEST for the first that does not exist or may not be seen. */
export async function accessMessages(app: Pick<App, 'db'>, viewer: User, ids: readonly number[]): Promise<Message[]> {
  const messages = await fetchByIds(app.db, viewer, ids)
  const found = new Set(messages.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw badRequest(`'messages' names a message that does not exist: ${missing}`)
  return messages
}
