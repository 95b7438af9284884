// A logged event -> the event that one queue gets, without id and type.

import type { MessageSnapshot } from '../present/message.ts'
import { presentEventMessage, presentFlags } from '../present/message.ts'
import type { LogEntry } from './log.ts'
import { presentPersonEvent } from './people.ts'
import type { QueueOptions } from './queues.ts'
import { deliverGroupEvent, type GroupPayload } from './state-user-groups.ts'

/** For whom an event is presented. */
export interface Reader {
  userId: number
  role: number
  queueId: string
  options: QueueOptions
}

/** What the log keeps of a sent message. */
export interface MessagePayload {
  message: MessageSnapshot
  /** Flag bits of those who have any, by user ID. */
  flags: Record<number, number>
  /** The queue of the client that echoes the message itself. */
  echo?: { queueId: string; localId: string }
}

/** Types that are not logged as they go over the wire. Undefined: not for this queue. */
const PRESENTERS: Record<string, (payload: never, reader: Reader) => object | undefined> = {
  message: ({ message, flags, echo }: MessagePayload, { userId, queueId, options }: Reader) => {
    if (!matches(message, options.narrow)) return undefined
    return {
      message: presentEventMessage(message, options),
      flags: presentFlags(flags[userId] ?? 0),
      ...(echo?.queueId === queueId ? { local_message_id: echo.localId } : {}),
    }
  },
  user_group: (payload: GroupPayload, { options }: Reader) => deliverGroupEvent(payload, options.includeDeactivatedGroups ?? false),
  realm_user: presentPersonEvent,
}

/** The event as the reader's queue gets it; undefined when it does not. */
export function deliver(event: LogEntry, reader: Reader): object | undefined {
  const presenter = PRESENTERS[event.type]
  return presenter ? presenter(event.payload as never, reader) : event.payload
}

/** Whether a message matches all terms of a registration's narrow. */
function matches(message: MessageSnapshot, narrow: QueueOptions['narrow']): boolean {
  return narrow.every(([operator, operand]) => {
    switch (operator) {
      case 'channel':
      case 'stream':
        return message.channel?.name.toLowerCase() === operand.toLowerCase()
      case 'topic':
        return message.channel !== undefined && message.topic.toLowerCase() === operand.toLowerCase()
      case 'sender':
        return message.senderEmail.toLowerCase() === operand.toLowerCase()
      default:
        return operator === 'is' && (operand === 'dm' || operand === 'private') && message.participants !== undefined
    }
  })
}
