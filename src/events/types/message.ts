// message events: a message was sent.

import { FLAG } from '../../models/message.ts'
import { NOT_RECEIVED } from '../../narrow/moving.ts'
import { matches } from '../../narrow/predicate.ts'
import { hideSender, type MessageSnapshot, presentEventMessage, presentFlags } from '../../present/message.ts'
import { spanOf } from '../audience.ts'
import type { Audience, EventOf, Reader } from '../event.ts'

export interface MessagePayload {
  message: MessageSnapshot
  /** Flag bits by user ID, for users who have any. */
  flags: Record<number, number>
  /** Flag bits of all other recipients, if they have any. */
  flagsOfAll?: number
  /** The queue of the client that echoes the message itself. */
  echo?: { queueId: string; localId: string }
}

export function messageEvent(payload: MessagePayload, audience: Audience): EventOf<'message', MessagePayload> {
  return { type: 'message', payload, audience }
}

/** The message with the reader's flags, if it matches the queue's narrow. */
export function deliverMessage(payload: MessagePayload, reader: Reader): object | undefined {
  const { flags, echo } = payload
  const { userId, queueId, options, hidden } = reader
  const message = hidden.has(payload.message.senderId) ? hideSender(payload.message) : payload.message
  const own = flagsFor(payload, reader)
  if (!matches(options.narrow, { message, flags: { ...flags, [userId]: own }, readerId: userId })) return undefined
  return {
    message: presentEventMessage(message, options),
    flags: presentFlags(own),
    // A sender may name another user's queue.
    ...(echo?.queueId === queueId && userId === message.senderId ? { local_message_id: echo.localId } : {}),
  }
}

function flagsFor({ message, flags, flagsOfAll = 0 }: MessagePayload, reader: Reader): number {
  const own = flags[reader.userId]
  if (!message.channel) return own ?? flagsOfAll
  return flagsInChannel({ channelId: message.channel.id, id: message.id }, { own, ofAll: flagsOfAll }, reader)
}

/**
 * The reader's flag bits on a message of a channel, the same as in the history. `own` are the flags of the reader's row, `ofAll` those of
 * recipients by subscription, undefined if there are none. A queue for all public messages gets messages that its user did not receive.
 */
export function flagsInChannel(
  { channelId, id }: { channelId: number; id: number },
  { own, ofAll }: { own: number | undefined; ofAll: number | undefined },
  reader: Reader,
): number {
  const span = spanOf(reader, channelId, id)
  // For users who have left the channel since, the message is read.
  const read = span?.to != null && id <= span.readTo ? FLAG.read : 0
  if (own !== undefined) return own | read
  if (!span || ofAll === undefined) return NOT_RECEIVED
  return id <= span.readTo ? ofAll | FLAG.read : ofAll
}
