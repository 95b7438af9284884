// Messages that were sent and have not come back as events: shown at once, and sent again until there is an answer.

import { unwrap } from './errors.ts'
import { addresseeOf, type Term } from './narrow.ts'
import { persist } from './retry.ts'
import type { Account, Event } from './types.ts'

/** A message that was sent and has not come back as an event. */
export interface Echo {
  localId: string
  terms: readonly Term[]
  content: string
  /** The ID of the message, once the server has answered. */
  id: number | undefined
  /** Why it was refused. */
  fault: unknown
}

const PAUSES = { first: 300, longest: 8_000 }
/** How often a message is sent before it counts as refused. */
const TRIES = 60

export class Outbox {
  /** The oldest first. */
  echoes: readonly Echo[] = []
  readonly #account: Account
  readonly #isShown: (id: number) => boolean
  #sent = 0

  /** `isShown` says whether a message is among those that are shown, which makes its echo needless. */
  constructor(account: Account, isShown: (id: number) => boolean) {
    this.#account = account
    this.#isShown = isShown
  }

  /**
   * Sends a message. What was lost on the way is sent again: the server recognises the queue with the local ID, and answers with the message that
   * it has.
   */
  async send(terms: readonly Term[], content: string): Promise<void> {
    const { client, world } = this.#account
    const echo: Echo = { localId: `${Date.now()}.${++this.#sent}`, terms, content, id: undefined, fault: undefined }
    this.#replace([...this.echoes, echo])
    const body = { ...addresseeOf(terms), content, queue_id: world?.queue_id ?? '', local_id: echo.localId }
    const post = (sending: () => void) => {
      sending()
      return unwrap(client.POST('/messages', { body }))
    }
    try {
      const { id } = await persist(post, PAUSES, undefined, TRIES)
      if (this.#isShown(id)) this.forget(echo)
      else this.#change(echo, { id })
    } catch (fault) {
      this.#change(echo, { fault })
    }
  }

  /** Sends a message once more that was refused. */
  again(echo: Echo): Promise<void> {
    this.forget(echo)
    return this.send(echo.terms, echo.content)
  }

  forget({ localId }: Echo): void {
    this.#replace(this.echoes.filter((one) => one.localId !== localId))
  }

  /** Forgets the echo of a message that has come back. */
  follow(event: Event): void {
    if (event.type !== 'message') return
    const { message, local_message_id: localId } = event
    this.#replace(this.echoes.filter((echo) => echo.localId !== localId && echo.id !== message.id))
  }

  /** Forgets the echoes of messages that are shown now. */
  prune(): void {
    this.#replace(this.echoes.filter(({ id }) => id === undefined || !this.#isShown(id)))
  }

  #change({ localId }: Echo, fields: Partial<Echo>): void {
    this.#replace(this.echoes.map((one) => (one.localId === localId ? { ...one, ...fields } : one)))
  }

  #replace(echoes: readonly Echo[]): void {
    this.echoes = echoes
    this.#account.changed()
  }
}
