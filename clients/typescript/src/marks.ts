// Marking messages as read: those that were seen, a moment later and together, and those of a narrow.

import type { Client } from './client.ts'
import { unwrap } from './errors.ts'
import type { Term } from './narrow.ts'
import type { Account, Event } from './types.ts'

/** Milliseconds for which messages are collected. */
const PAUSE = 400

export class ReadMarks {
  readonly #account: Account
  #collected = new Set<number>()
  /** Those that are sent, until an event says what became of them. */
  readonly #sent = new Set<number>()

  constructor(account: Account) {
    this.#account = account
  }

  /** Marks messages as read that were seen. One whose request is lost is marked when it is seen again. */
  add(ids: readonly number[]): void {
    const fresh = ids.filter((id) => !this.#sent.has(id))
    if (fresh.length === 0) return
    if (this.#collected.size === 0) setTimeout(() => void this.#send(), PAUSE)
    for (const id of fresh) {
      this.#collected.add(id)
      this.#sent.add(id)
    }
  }

  follow(event: Event): void {
    if (event.type === 'update_message_flags' && event.flag === 'read') for (const id of event.messages) this.#sent.delete(id)
  }

  async #send(): Promise<void> {
    const messages = [...this.#collected]
    this.#collected.clear()
    const request = this.#account.client.POST('/messages/flags', { body: { messages, op: 'add', flag: 'read' } })
    await unwrap(request).catch(() => messages.map((id) => this.#sent.delete(id)))
  }
}

/** Marks the messages of a narrow as read (`add`), or as unread from one of them on. Throws an ApiError if that is refused. */
export async function markNarrow(
  client: Client,
  op: 'add' | 'remove',
  terms: readonly Term[],
  from: number | 'oldest' = 'oldest',
): Promise<void> {
  const narrow = terms.map(({ operator, operand }) => ({ operator, operand }))
  const markFrom = async (anchor: number | 'oldest'): Promise<void> => {
    const range = { anchor: String(anchor), include_anchor: anchor === from, num_before: 0, num_after: 1000 }
    const body = { ...range, narrow: narrow as never, op, flag: 'read' as const }
    const { found_newest: isDone, last_processed_id: last } = await unwrap(client.POST('/messages/flags/narrow', { body }))
    if (!isDone && last !== null) await markFrom(last)
  }
  await markFrom(from)
}
