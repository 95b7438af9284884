// Who is typing where, and telling others that the account is, as often as the server asks for.

import { type Destination, dmTerms, keyOf, type Term, topicTerms } from './narrow.ts'
import type { Account, Event } from './types.ts'

export class Typing {
  readonly #account: Account
  /** By person, the key of the conversation and until when. */
  readonly #people = new Map<number, { key: string; until: number }>()
  #own: { key: string; at: number; pause: ReturnType<typeof setTimeout> } | undefined

  constructor(account: Account) {
    this.#account = account
  }

  /** Notes what events say: that somebody is typing, stopped, or wrote a message. */
  follow(event: Event): void {
    const { world } = this.#account
    if (event.type === 'message') this.#people.delete(event.message.sender_id)
    if (event.type !== 'typing' || !world || event.sender.user_id === world.user_id) return
    const { user_id: id } = event.sender
    if (event.op === 'stop') {
      this.#people.delete(id)
      return
    }
    const ids = 'recipients' in event ? (event.recipients ?? []).map(({ user_id }) => user_id) : []
    const terms =
      'stream_id' in event ? topicTerms(Number(event.stream_id), String(event.topic)) : dmTerms(ids.filter((one) => one !== world.user_id))
    const lasting = world.server_typing_started_expiry_period_milliseconds
    const said = { key: keyOf(terms, world.user_id), until: Date.now() + lasting }
    this.#people.set(id, said)
    setTimeout(() => {
      if (this.#people.get(id) === said) this.#people.delete(id)
      this.#account.changed()
    }, lasting)
  }

  /** Those who are typing in a narrow, by their IDs. */
  peopleIn(terms: readonly Term[]): number[] {
    const key = keyOf(terms, this.#account.world?.user_id ?? 0)
    const isIn = (one: { key: string; until: number }): boolean => key === '' || `${one.key} `.startsWith(`${key} `)
    return [...this.#people].filter(([, one]) => one.until > Date.now() && isIn(one)).map(([id]) => id)
  }

  /** Notes a key in a text for a conversation, or the end of writing. Others are told, unless the account does not want that. */
  announce(destination: Destination, op: 'start' | 'stop' = 'start'): void {
    const { world } = this.#account
    if (!world) return
    const { send_private_typing_notifications: toPeople, send_stream_typing_notifications: toChannels } = world.user_settings
    if (!('userIds' in destination ? toPeople : toChannels)) return
    const key = JSON.stringify(destination)
    const own = this.#own?.key === key ? this.#own : undefined
    clearTimeout(own?.pause)
    if (op === 'stop') {
      if (own) this.#send(destination, 'stop')
      this.#own = undefined
      return
    }
    const isDue = !own || Date.now() - own.at > world.server_typing_started_wait_period_milliseconds
    if (isDue) this.#send(destination, 'start')
    const pause = setTimeout(() => this.announce(destination, 'stop'), world.server_typing_stopped_wait_period_milliseconds)
    this.#own = { key, at: isDue ? Date.now() : own.at, pause }
  }

  #send(destination: Destination, op: 'start' | 'stop'): void {
    const place =
      'userIds' in destination
        ? { type: 'direct' as const, to: destination.userIds }
        : { type: 'channel' as const, stream_id: destination.channelId, topic: destination.topic ?? '' }
    // One that is lost is followed by another.
    this.#account.client.POST('/typing', { body: { op, ...place } }).catch(() => {})
  }
}
