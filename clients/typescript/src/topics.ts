// The topics of channels that are looked at, the newest first.

import { unwrap } from './errors.ts'
import type { Account, Event } from './types.ts'

/** Of how many channels the topics are kept. */
const CHANNELS = 20

export class Topics {
  /** By the IDs of channels. */
  readonly known = new Map<number, readonly string[]>()
  readonly #account: Account
  readonly #loading = new Set<number>()

  constructor(account: Account) {
    this.#account = account
  }

  /** Loads the topics of a channel, unless they are known. None are known of one that is refused. */
  async load(channelId: number): Promise<void> {
    if (this.known.has(channelId) || this.#loading.has(channelId)) return
    this.#loading.add(channelId)
    try {
      const params = { path: { stream_id: channelId }, query: { allow_empty_topic_name: true } }
      const { topics } = await unwrap(this.#account.client.GET('/users/me/{stream_id}/topics', { params }))
      this.known.set(
        channelId,
        topics.map(({ name }) => name),
      )
    } catch {
      this.known.set(channelId, [])
    }
    this.#loading.delete(channelId)
    for (const id of [...this.known.keys()].slice(0, -CHANNELS)) this.known.delete(id)
    this.#account.changed()
  }

  /** Forgets all, because they may have changed unnoticed. */
  clear(): void {
    this.known.clear()
  }

  follow(event: Event): void {
    if (event.type === 'update_message' && event.orig_subject !== undefined) this.clear()
    if (event.type !== 'message' || event.message.stream_id === undefined) return
    const { stream_id: id, subject } = event.message
    const known = this.known.get(id)
    if (known) this.known.set(id, [subject, ...known.filter((topic) => topic.toLowerCase() !== subject.toLowerCase())])
  }
}
