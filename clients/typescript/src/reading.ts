// Reads the messages of one narrow: a page around a place, more at both ends, and what events change in between.

import { unwrap } from './errors.ts'
import { type Feed, feedOf, followed, type Page, withNewer, withOlder } from './feed.ts'
import type { Term } from './narrow.ts'
import type { Account, Event } from './types.ts'

/** How many messages a request asks for. */
const PAGE = 60

/** Where a page begins: a message, or what the server finds. */
export type Anchor = number | 'first_unread' | 'newest'

export class Reading {
  /** What is shown. Undefined until it is there. */
  feed: Feed | undefined
  /** Why nothing can be shown. */
  fault: unknown
  readonly #account: Account
  #terms: readonly Term[] = []
  readonly #loading = new Set<'older' | 'newer'>()
  /** For each page that is on its way, the events since it was requested. */
  readonly #since = new Set<Event[]>()
  #opened = 0

  constructor(account: Account) {
    this.#account = account
  }

  /** Shows nothing until something is loaded. */
  clear(): void {
    this.#opened++
    this.feed = undefined
    this.fault = undefined
  }

  /**
   * Loads the messages around an anchor, in place of what is shown. Returns whether it shows them: not where it failed, nor where something
   * else was asked for in between.
   */
  async load(terms: readonly Term[], anchor: Anchor): Promise<boolean> {
    const opened = ++this.#opened
    this.#terms = terms
    try {
      const { page, since } = await this.#page(String(anchor), PAGE, PAGE)
      if (this.#opened !== opened) return false
      this.feed = this.#after(feedOf(terms, page), since)
      this.fault = undefined
    } catch (error) {
      if (this.#opened === opened) this.fault = error
      return false
    } finally {
      this.#account.changed()
    }
    return true
  }

  /** Loads again, around the place where somebody reads. */
  reload(): Promise<boolean> {
    const { messages = [], foundNewest = true } = this.feed ?? {}
    const middle = foundNewest ? messages.at(-1) : messages[Math.floor(messages.length / 2)]
    return this.load(this.#terms, middle?.id ?? 'newest')
  }

  /** Loads the messages before or after those that are shown, if there are any. Throws an ApiError if that is refused. */
  async more(side: 'older' | 'newer'): Promise<void> {
    const { feed } = this
    const edge = side === 'older' ? feed?.messages[0] : feed?.messages.at(-1)
    if (!feed || !edge || this.#loading.has(side) || (side === 'older' ? feed.foundOldest : feed.foundNewest)) return
    this.#loading.add(side)
    const opened = this.#opened
    try {
      const { page, since } = await this.#page(String(edge.id), side === 'older' ? PAGE : 0, side === 'newer' ? PAGE : 0)
      if (this.#opened === opened && this.feed)
        this.feed = this.#after(side === 'older' ? withOlder(this.feed, page) : withNewer(this.feed, page), since)
    } finally {
      this.#loading.delete(side)
      this.#account.changed()
    }
  }

  /** Applies an event to what is shown, and to the pages that are on their way, which may be older than it. */
  follow(event: Event): void {
    for (const events of this.#since) events.push(event)
    if (this.feed) this.feed = this.#after(this.feed, [event])
    if (this.feed?.isStale) void this.reload()
  }

  #after(feed: Feed, events: readonly Event[]): Feed {
    return events.reduce((now, event) => followed(now, event, this.#account.world?.user_id ?? 0), feed)
  }

  async #page(anchor: string, before: number, after: number): Promise<{ page: Page; since: Event[] }> {
    const narrow = this.#terms.map(({ operator, operand, negated }) => ({ operator, operand, negated }))
    const query = { anchor, num_before: before, num_after: after, narrow, allow_empty_topic_name: true, client_gravatar: false } as const
    const since: Event[] = []
    this.#since.add(since)
    try {
      return { page: await unwrap(this.#account.client.GET('/messages', { params: { query: query as never } })), since }
    } finally {
      this.#since.delete(since)
    }
  }
}
