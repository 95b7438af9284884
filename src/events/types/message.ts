// message events: a message was sent.

import type { Sight } from '../../access/messages/sight.ts'
import { FLAG, NOT_RECEIVED } from '../../models/message.ts'
import { matches } from '../../narrow/predicate.ts'
import type { EventBody } from '../../present/event.ts'
import { hideSender, type MessageSnapshot, presentEventMessage, presentFlags } from '../../present/message.ts'
import { spanOf } from '../audience.ts'
import { type Audience, type EventDefinition, type EventOf, nobody, type Reader } from '../event.ts'

export interface MessagePayload {
  message: MessageSnapshot
  /** Flag bits by user ID, for users who have any. */
  flags: Record<number, number>
  /** Flag bits of all other recipients, if they have any. */
  flagsOfAll?: number
  /** The queue of the client that echoes the message itself. */
  echo?: { queueId: string; localId: string }
}

export const message = {
  invalidates: ['messages'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverMessage,
  kindOf: kindOfMessage,
  seen: seenMessage,
} satisfies EventDefinition<MessagePayload>

export function messageEvent(payload: MessagePayload, audience: Audience): EventOf<'message', MessagePayload> {
  return { type: 'message', payload, audience }
}

/** The message, if the reader still sees it. */
function seenMessage(payload: MessagePayload, sees: Sight): MessagePayload | undefined {
  return sees.message(payload.message.id) ? payload : undefined
}

/**
 * Everything that affects how the message reads: the reader's flags and options, whether they may see the sender, and whether they echo it.
 */
function kindOfMessage(payload: MessagePayload, reader: Reader): string {
  if (!isInNarrow(payload, reader)) return 'none'
  const { options, hidden } = reader
  const isHidden = hidden.has(payload.message.senderId)
  const hasNoAvatar = payload.message.isGravatar === true && options.clientGravatar
  return [flagsFor(payload, reader), options.applyMarkdown, options.emptyTopicName, isHidden, hasNoAvatar, echoes(payload, reader)].join(
    ' ',
  )
}

/** The message with the reader's flags, if it matches the queue's narrow. */
function deliverMessage(payload: MessagePayload, reader: Reader): EventBody<'message'> | undefined {
  if (!isInNarrow(payload, reader)) return undefined
  return {
    message: presentEventMessage(messageFor(payload, reader), reader.options),
    flags: presentFlags(flagsFor(payload, reader)),
    ...(payload.echo && echoes(payload, reader) ? { local_message_id: payload.echo.localId } : {}),
  }
}

function messageFor({ message }: MessagePayload, { hidden }: Reader): MessageSnapshot {
  return hidden.has(message.senderId) ? hideSender(message) : message
}

function isInNarrow(payload: MessagePayload, reader: Reader): boolean {
  const { options, userId } = reader
  if (options.narrow.length === 0) return true
  const flags = { ...payload.flags, [userId]: flagsFor(payload, reader) }
  return matches(options.narrow, { message: messageFor(payload, reader), flags, readerId: userId })
}

/** Whether the reader's client sent the message and echoes it. A sender may name another user's queue. */
function echoes({ message, echo }: MessagePayload, { queueId, userId }: Reader): boolean {
  return echo?.queueId === queueId && userId === message.senderId
}

function flagsFor({ message, flags, flagsOfAll = 0 }: MessagePayload, reader: Reader): number {
  const own = flags[reader.userId]
  if (!message.channel) return own ?? flagsOfAll
  return flagsInChannel({ channelId: message.channel.id, id: message.id }, { own, ofAll: flagsOfAll }, reader)
}

/**
 * The reader's flag bits on a channel message, the same as in the history. `own` are the flags of the reader's row, `ofAll` those of
 * recipients by subscription, undefined if there are none. A queue for all public messages also gets messages that its user did not
 * receive.
 */
export function flagsInChannel(
  { channelId, id }: { channelId: number; id: number },
  { own, ofAll }: { own: number | undefined; ofAll: number | undefined },
  reader: Reader,
): number {
  const span = spanOf(reader, channelId, id)
  // For a user who has left the channel since, the message is read.
  const read = span?.to != null && id <= span.readTo ? FLAG.read : 0
  if (own !== undefined) return own | read
  if (!span || ofAll === undefined) return NOT_RECEIVED
  return id <= span.readTo ? ofAll | FLAG.read : ofAll
}
