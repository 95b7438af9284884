// What an outgoing webhook bot is told of a message.

import type { Schema } from '../http/types.ts'

/** In the server's own format (`x-webhooks`). */
export type BotCall = Schema<'BotCall'>
/** The same for programs that were written for Slack. Everything is text. */
export type SlackBotCall = Schema<'SlackBotCall'>
