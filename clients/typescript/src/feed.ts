// The messages of one narrow around the place where somebody reads, oldest first and without gaps, and what events change in them.

import { keyOf, matches, type Term, topicTerms } from './narrow.ts'
import type { Event, Message } from './types.ts'

export interface Feed {
  terms: readonly Term[]
  messages: readonly Message[]
  foundOldest: boolean
  foundNewest: boolean
  /** Whether messages may be missing that only the server knows, such as those that were moved here. */
  isStale: boolean
}
/** A part of the messages, as GET /messages answers it. */
export interface Page {
  messages: readonly Message[]
  found_oldest?: boolean
  found_newest?: boolean
}

/** How many messages are kept: those farthest from where somebody reads are dropped first. */
export const KEPT = 400

/** A feed that begins with a page. */
export function feedOf(terms: readonly Term[], page: Page): Feed {
  return {
    terms,
    messages: page.messages,
    foundOldest: page.found_oldest ?? false,
    foundNewest: page.found_newest ?? false,
    isStale: false,
  }
}

/** The feed with the page before it. */
export function withOlder(feed: Feed, page: Page): Feed {
  const messages = joined(page.messages, feed.messages)
  const kept = messages.slice(0, KEPT)
  return {
    ...feed,
    messages: kept,
    foundOldest: page.found_oldest ?? false,
    foundNewest: feed.foundNewest && kept.length === messages.length,
  }
}

/** The feed with the page after it. */
export function withNewer(feed: Feed, page: Page): Feed {
  const messages = joined(feed.messages, page.messages)
  const kept = messages.slice(-KEPT)
  return {
    ...feed,
    messages: kept,
    foundNewest: page.found_newest ?? false,
    foundOldest: feed.foundOldest && kept.length === messages.length,
  }
}

/** Messages of both, each once, in order. Of those in both, the second's. */
function joined(one: readonly Message[], other: readonly Message[]): Message[] {
  const all = new Map([...one, ...other].map((message) => [message.id, message]))
  return [...all.values()].sort((a, b) => a.id - b.id)
}

/** The feed after an event. The same object if nothing of it changed. */
export function followed(feed: Feed, event: Event, me: number): Feed {
  switch (event.type) {
    case 'message':
      return arrived(feed, { ...event.message, flags: event.flags } as Message, me)
    case 'delete_message': {
      const gone = new Set('message_ids' in event ? event.message_ids : [event.message_id])
      return only(feed, ({ id }) => !gone.has(id))
    }
    case 'update_message':
      return updated(feed, event, me)
    case 'update_message_flags': {
      const { op, flag, messages, all } = event
      const ids = new Set(messages)
      return changed(feed, (message) => (all || ids.has(message.id) ? flagged(message, flag, op === 'add') : message))
    }
    case 'reaction':
      return changed(feed, (message) => (message.id === event.message_id ? reacted(message, event) : message))
    case 'submessage': {
      const { submessage_id: id, message_id, sender_id, msg_type, content } = event
      const added = (message: Message): Message =>
        message.id !== message_id || message.submessages.some((one) => one.id === id)
          ? message
          : { ...message, submessages: [...message.submessages, { id, message_id, sender_id, msg_type, content }] }
      return changed(feed, added)
    }
    default:
      return feed
  }
}

function arrived(feed: Feed, message: Message, me: number): Feed {
  if (!feed.foundNewest || feed.messages.some(({ id }) => id === message.id)) return feed
  if (matches(feed.terms, message, me) !== true) return feed
  return withNewer(feed, { messages: [message], found_oldest: false, found_newest: true })
}

type Update = Extract<Event, { type: 'update_message' }>

function updated(feed: Feed, event: Update, me: number): Feed {
  const isMove = event.orig_subject !== undefined || event.new_stream_id !== undefined
  const moved = new Set(isMove ? event.message_ids : [])
  const next = changed(feed, (message) => {
    let now = message
    if (moved.has(message.id))
      now = {
        ...now,
        subject: event.subject ?? message.subject,
        ...(event.new_stream_id === undefined ? {} : { stream_id: event.new_stream_id }),
        ...(event.edit_timestamp ? { last_moved_timestamp: event.edit_timestamp } : {}),
      }
    if (message.id === event.message_id && event.rendered_content !== undefined)
      now = {
        ...now,
        ...{ content: event.rendered_content, is_me_message: event.is_me_message ?? false },
        ...(event.rendering_only || !event.edit_timestamp ? {} : { last_edit_timestamp: event.edit_timestamp }),
        flags: (event.flags ?? message.flags ?? []) as NonNullable<Message['flags']>,
      }
    return now
  })
  if (!isMove) return next
  const left = only(next, (message) => !moved.has(message.id) || matches(feed.terms, message, me) !== false)
  const known = new Set(feed.messages.map(({ id }) => id))
  const channelId = event.new_stream_id ?? event.stream_id
  const isHere =
    keyOf(topicTerms(channelId ?? 0, event.subject ?? event.orig_subject ?? ''), me).startsWith(keyOf(feed.terms, me)) &&
    event.message_ids.some((id) => !known.has(id))
  return isHere ? { ...left, isStale: true } : left
}

function flagged(message: Message, flag: string, isSet: boolean): Message {
  const flags: readonly string[] = message.flags ?? []
  if (flags.includes(flag) === isSet) return message
  const now = isSet ? [...flags, flag] : flags.filter((one) => one !== flag)
  return { ...message, flags: now as NonNullable<Message['flags']> }
}

function reacted(message: Message, event: Extract<Event, { type: 'reaction' }>): Message {
  const { op, user_id, emoji_name, emoji_code, reaction_type } = event
  const others = message.reactions.filter(
    (one) => one.user_id !== user_id || one.emoji_code !== emoji_code || one.reaction_type !== reaction_type,
  )
  const reactions = op === 'add' ? [...others, { user_id, emoji_name, emoji_code, reaction_type } as Message['reactions'][number]] : others
  return { ...message, reactions }
}

function changed(feed: Feed, change: (message: Message) => Message): Feed {
  const messages = feed.messages.map(change)
  return messages.some((message, i) => message !== feed.messages[i]) ? { ...feed, messages } : feed
}

function only(feed: Feed, isKept: (message: Message) => boolean): Feed {
  const messages = feed.messages.filter(isKept)
  return messages.length === feed.messages.length ? feed : { ...feed, messages }
}

/** The message at which somebody begins to read: the first unread one. Undefined if all are read. */
export function firstUnread({ messages }: Pick<Feed, 'messages'>): Message | undefined {
  return messages.find(({ flags }) => !flags?.includes('read'))
}
