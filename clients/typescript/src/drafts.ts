// Texts that were begun and not sent: kept by the server, so that they are there on every device.

import { type Destination, destinationOf, dmTerms, keyOf, type Term, topicTerms } from './narrow.ts'
import type { Account } from './types.ts'

export class Drafts {
  /** What is typed now, by conversation. */
  readonly #texts = new Map<string, string>()
  readonly #account: Account

  constructor(account: Account) {
    this.#account = account
  }

  #keyOf(terms: readonly Term[]): string {
    return keyOf(terms, this.#account.world?.user_id ?? 0)
  }

  #stored(terms: readonly Term[]) {
    const key = this.#keyOf(terms)
    return this.#account.world?.drafts.find(({ type, to, topic }) => {
      const place = type === 'stream' ? topicTerms(to[0] ?? 0, topic) : dmTerms(to)
      return type !== '' && this.#keyOf(place) === key
    })
  }

  /** The text that was begun in a conversation. */
  textOf(terms: readonly Term[]): string {
    return this.#texts.get(this.#keyOf(terms)) ?? this.#stored(terms)?.content ?? ''
  }

  keep(terms: readonly Term[], text: string): void {
    this.#texts.set(this.#keyOf(terms), text)
  }

  /** Stores what was typed in a conversation that somebody leaves. */
  leave(terms: readonly Term[]): void {
    const text = this.#texts.get(this.#keyOf(terms))
    const destination = destinationOf(terms)
    if (text === undefined || !destination) return
    const { client } = this.#account
    const stored = this.#stored(terms)
    if (stored?.content === text) return
    if (text.trim() === '') {
      this.drop(terms)
      return
    }
    const draft = draftOf(destination, text)
    const params = { path: { draft_id: stored?.id ?? 0 } }
    const request = stored
      ? client.PATCH('/drafts/{draft_id}', { params, body: { draft } })
      : client.POST('/drafts', { body: { drafts: [draft] } })
    request.catch(() => {})
  }

  /** Takes the text that was begun along to where its conversation has been moved. */
  move(from: readonly Term[], to: readonly Term[]): void {
    const text = this.textOf(from)
    if (text === '') return
    this.keep(to, text)
    this.drop(from)
  }

  /** Forgets the draft of a conversation, because its text was sent or deleted. */
  drop(terms: readonly Term[]): void {
    const stored = this.#stored(terms)
    this.#texts.set(this.#keyOf(terms), '')
    if (!stored) return
    const params = { path: { draft_id: stored.id } }
    this.#account.client.DELETE('/drafts/{draft_id}', { params }).catch(() => {})
  }
}

function draftOf(destination: Destination, content: string) {
  const timestamp = Math.floor(Date.now() / 1000)
  if ('userIds' in destination) return { type: 'direct' as const, to: destination.userIds, topic: '', content, timestamp }
  return { type: 'channel' as const, to: [destination.channelId], topic: destination.topic ?? '', content, timestamp }
}
