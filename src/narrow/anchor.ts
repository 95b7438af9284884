// The anchor of a request: a message ID, or a word for one.

import type { Db } from '../db/index.ts'
import type { User } from '../models/user.ts'
import { fetchMessages, NEWEST, OLDEST } from './fetch.ts'
import type { Term } from './parse.ts'
import { unreadMessages } from './unread.ts'

/** Messages that are looked through at once for an unread one. */
const PAGE = 500

/** `text` is an ID, `oldest`, `newest` or `first_unread`. `near` names the anchor when the request only says `newest`. */
export async function anchorOf(db: Db, reader: User, text: string, terms: readonly Term[]): Promise<number> {
  const near = terms.find((term) => term.operator === 'near')
  if (near && text === 'newest') return near.operand
  if (text === 'oldest') return OLDEST
  if (text === 'newest') return NEWEST
  if (text === 'first_unread') return firstUnread(db, reader, terms)
  return Math.min(Math.max(Number(text), OLDEST), NEWEST)
}

/** The reader's oldest unread message that matches the terms and is not muted, else NEWEST. */
async function firstUnread(db: Db, reader: User, terms: readonly Term[]): Promise<number> {
  const unread = (await unreadMessages(db, reader)).messages.filter(({ place }) => !('channel' in place && place.isMuted))
  const ids = new Set(unread.map(({ id }) => id))
  for (let next = unread[0]; next; ) {
    const window = { anchor: next.id, includeAnchor: true, before: 0, after: PAGE }
    const { messages, foundNewest } = await fetchMessages(db, reader, terms, window)
    const found = messages.find(({ id }) => ids.has(id))
    if (found) return found.id
    const last = messages.at(-1)?.id
    next = foundNewest || last === undefined ? undefined : unread.find(({ id }) => id > last)
  }
  return NEWEST
}
