// The requests that the console's forms send to the server.

import type { Client } from '../../typescript/src/index.ts'

/** A request of a form. */
export type Action = (client: Client) => Promise<unknown>

/** Sends a message to a channel, or to people when `to` has their email addresses. */
export function sending(to: string, topic: string, content: string): Action {
  const emails = to.split(',').map((email) => email.trim())
  if (to.includes('@')) return (client) => client.POST('/messages', { body: { type: 'direct', to: emails, content } })
  return (client) => client.POST('/messages', { body: { type: 'channel', to, topic, content } })
}

export function reacting(messageId: number, emojiName: string): Action {
  const params = { path: { message_id: messageId } }
  return (client) => client.POST('/messages/{message_id}/reactions', { params, body: { emoji_name: emojiName } })
}

export function editing(messageId: number, content: string): Action {
  return (client) => client.PATCH('/messages/{message_id}', { params: { path: { message_id: messageId } }, body: { content } })
}
