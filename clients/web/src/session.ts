// One person at work: the state, kept up to date by events, the messages that are shown, and the requests that change something.

import {
  type Account,
  type Answer,
  Answers,
  ApiError,
  applyEvent,
  CAPABILITIES,
  type Client,
  changedBy,
  conversationOf,
  createClient,
  Drafts,
  type Event,
  type Feed,
  firstUnread,
  hashOf,
  type Message,
  markNarrow,
  movedTerms,
  Outbox,
  type Place,
  type paths,
  placeOf,
  type Reaction,
  Reading,
  ReadMarks,
  type Term,
  Topics,
  Typing,
  unwrap,
  type World,
} from '../../typescript/src/index.ts'
import { isAtHome, SITE } from './site.ts'
import { say, speak } from './texts.ts'

/** A place, or what is managed in place of messages: its name (manage.tsx) and, for one of several, its ID. */
type PlaceOrPage = Place & { page?: string[] }
const MANAGED = /^#(settings|channels|users|invites|groups|contents|organization|log)(?:\/(\w+))?/
/** What a URL shows, from `#` on. */
export function shownAt(hash: string): PlaceOrPage {
  const [, name, id = ''] = MANAGED.exec(hash) ?? []
  return name ? { terms: [], page: [name, id] } : placeOf(hash)
}

/** Where reading begins in a feed that was just loaded. Each is another object, so that it is scrolled to once. */
export interface Target {
  id: number | undefined
}

const SHARED = [
  ...['message', 'update_message_flags', 'subscription', 'stream', 'realm', 'realm_user', 'realm_bot', 'user_settings', 'user_status'],
  ...['user_topic', 'user_group', 'presence', 'drafts', 'muted_users', 'realm_emoji', 'alert_words', 'channel_folder', 'reminders'],
  ...['custom_profile_fields', 'realm_linkifiers', 'scheduled_messages', 'default_streams', 'realm_domains', 'realm_playgrounds'],
] as const
/** The state that is kept. Every event type that the client gets has its fields here. */
const STATE = [...SHARED, 'starred_messages', 'recent_private_conversations', 'realm_filters'] as const
const EVENTS = [...SHARED, 'update_message', 'delete_message', 'reaction', 'submessage', 'typing', 'invites_changed'] as const
const LOGIN = '/accounts/login'

/** Of an account, for a page of another host. They are kept in memory alone. */
export interface Credentials {
  email: string
  apiKey: string
}

export class Session implements Account {
  readonly client: Client
  readonly drafts = new Drafts(this)
  readonly marks = new ReadMarks(this)
  readonly topics = new Topics(this)
  readonly answers: Answers
  readonly typing = new Typing(this)
  readonly reading = new Reading(this)
  readonly outbox = new Outbox(this, (id) => this.feed?.messages.some((one) => one.id === id) ?? false)
  world: World | undefined
  place: PlaceOrPage
  target: Target = { id: undefined }
  isOnline = true
  /** What was refused, to be shown for a while. */
  notice: { text: string; isFault: boolean } | undefined
  /** How often something was asked that may have changed what is not part of the state, such as invitations and members of channels. */
  asked = 0
  /** Whether what is shown stays unread, because somebody marked it so. */
  isKeptUnread = false
  /** Told of each new message that the account gets. */
  onMessage: (message: Message, flags: readonly string[]) => void = () => {}
  #listeners = new Set<() => void>()
  #isRendering = false

  /** Without credentials, the session of the browser is used. */
  constructor(credentials?: Credentials) {
    this.client = createClient({ site: SITE, ...credentials, fetch: (...request) => this.#watched(...request) })
    this.answers = new Answers(this.client, () => this.changed())
    this.place = shownAt(location.hash)
  }

  /** The messages that are shown. */
  get feed(): Feed | undefined {
    return this.reading.feed
  }

  /** Calls a listener after changes, at most once a frame. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  changed(): void {
    if (this.#isRendering) return
    this.#isRendering = true
    // A tab in the background gets no frames, and its title has to change.
    const render = (): void => {
      this.#isRendering = false
      for (const listener of this.#listeners) listener()
    }
    if (document.hidden) setTimeout(render)
    else requestAnimationFrame(render)
  }

  /** Reads events until the account is logged out. */
  async run(): Promise<void> {
    const events = this.client.events({
      eventTypes: EVENTS,
      fetchEventTypes: STATE,
      register: {
        ...{ apply_markdown: true, client_gravatar: false, slim_presence: true, include_subscribers: 'false' },
        client_capabilities: { ...CAPABILITIES },
      },
      pauses: { first: 300, longest: 10_000 },
      onState: (registration) => this.#begin(registration as World),
    })
    try {
      for await (const event of events) this.#follow(event)
    } catch (error) {
      if (!this.#leaves(error)) throw error
    }
  }

  async #begin(world: World): Promise<void> {
    const language = world.user_settings.default_language
    if (this.world?.user_settings.default_language !== language) await speak([language])
    this.world = world
    this.topics.clear()
    // What may have been missed is read again, around the place where somebody reads.
    await (this.feed ? this.reading.reload() : this.#load())
    this.outbox.prune()
  }

  #follow(event: Event): void {
    const { world } = this
    if (!world) return
    const language = world.user_settings.default_language
    try {
      applyEvent(world, event)
      changedBy(world, event.type)
    } catch (error) {
      // An event that a later version of the server added says nothing that is shown here.
      console.warn('an event was not understood', event.type, error)
    }
    for (const model of [this.outbox, this.typing, this.topics, this.marks, this.reading]) model.follow(event)
    if (event.type === 'message') this.onMessage(event.message as Message, event.flags)
    const moved = movedTerms(this.place.terms, event)
    if (moved) {
      this.drafts.move(this.place.terms, moved)
      location.replace(hashOf({ terms: moved }))
    }
    if (event.type === 'invites_changed' || (event.type === 'subscription' && 'stream_ids' in event)) this.asked++
    if (world.user_settings.default_language !== language) void speak([world.user_settings.default_language]).then(() => this.changed())
    this.changed()
  }

  /** Shows another narrow, or another message of this one. */
  open(place: PlaceOrPage): void {
    const isSame = JSON.stringify(place) === JSON.stringify(this.place)
    this.drafts.leave(this.place.terms)
    this.place = place
    if (isSame && this.feed) return
    this.isKeptUnread = false
    this.#reopen()
  }

  #reopen(): void {
    this.reading.clear()
    void this.#load()
    this.changed()
  }

  /** Loads the messages around the one that the URL names, or the first unread one. */
  async #load(): Promise<void> {
    const { terms, page, near } = this.place
    if (page || !(await this.reading.load(terms, near ?? 'first_unread')) || !this.feed) return
    this.outbox.prune()
    this.target = { id: near ?? firstUnread(this.feed)?.id }
  }

  /** Loads the messages before or after those that are shown. */
  async more(side: 'older' | 'newer'): Promise<void> {
    await this.reading.more(side).catch((error) => this.complain(error))
  }

  /** Loads the newest messages, if those that are shown are not. */
  async toNewest(): Promise<void> {
    if (!this.feed?.foundNewest) await this.reading.load(this.place.terms, 'newest')
    this.target = { id: undefined }
    this.changed()
  }

  /** Shows this narrow from its first unread message on. */
  toUnread(): void {
    this.place = { terms: this.place.terms }
    this.#reopen()
  }

  /** Sends a message, which is shown at once. */
  async send(terms: readonly Term[], content: string): Promise<void> {
    const sent = this.outbox.send(terms, content)
    void this.toNewest()
    await sent
  }

  react(message: Message, reaction: Pick<Reaction, 'emoji_name' | 'emoji_code' | 'reaction_type'>): Promise<boolean> {
    const { emoji_name, emoji_code, reaction_type } = reaction
    const isMine = message.reactions.some(
      (one) => one.user_id === this.world?.user_id && one.emoji_code === emoji_code && one.reaction_type === reaction_type,
    )
    const params = { path: { message_id: message.id } }
    const body = { emoji_name, emoji_code, reaction_type }
    return this.ask(
      isMine
        ? this.client.DELETE('/messages/{message_id}/reactions', { params: { ...params, query: body } as never })
        : this.client.POST('/messages/{message_id}/reactions', { params, body }),
    )
  }

  star({ id, flags }: Message): Promise<boolean> {
    const op = flags?.includes('starred') ? 'remove' : 'add'
    return this.ask(this.client.POST('/messages/flags', { body: { messages: [id], op, flag: 'starred' } }))
  }

  /** Edits a message, or moves it. */
  change(
    id: number,
    body: NonNullable<paths['/messages/{message_id}']['patch']['requestBody']>['content']['application/x-www-form-urlencoded'],
  ): Promise<boolean> {
    return this.ask(this.client.PATCH('/messages/{message_id}', { params: { path: { message_id: id } }, body }))
  }

  /** Marks the messages of a narrow as read (`add`), or as unread from one of them on. Those stay unread while they are shown. */
  async mark(op: 'add' | 'remove', terms: readonly Term[], from: number | 'oldest' = 'oldest'): Promise<void> {
    this.isKeptUnread = op === 'remove'
    await markNarrow(this.client, op, terms, from).catch((error) => this.complain(error))
  }

  remove(id: number): Promise<boolean> {
    return this.ask(this.client.DELETE('/messages/{message_id}', { params: { path: { message_id: id } } }))
  }

  /** The text of a message as it was typed. Undefined if it can no longer be read. */
  async source(id: number): Promise<string | undefined> {
    try {
      const params = { path: { message_id: id }, query: { apply_markdown: false } }
      return (await unwrap(this.client.GET('/messages/{message_id}', { params }))).message.content
    } catch (error) {
      this.complain(error)
      return undefined
    }
  }

  /** The conversation of a message, as a place. */
  conversation(message: Message): Place {
    return { terms: conversationOf(message, this.world?.user_id ?? 0), near: message.id }
  }

  /** Waits for an answer, and returns what was refused. */
  async refusal(answer: Answer): Promise<string | undefined> {
    try {
      await unwrap(answer)
      return undefined
    } catch (error) {
      return this.#leaves(error) ? '' : this.said(error)
    }
  }

  /** Waits for an answer. If it is a refusal, shows it, and returns false. */
  async ask(answer: Answer, { isQuiet = false } = {}): Promise<boolean> {
    try {
      await unwrap(answer)
      return true
    } catch (error) {
      if (!isQuiet) this.complain(error)
      return false
    }
  }

  /** Shows an error for a few seconds. */
  complain(error: unknown): void {
    if (this.#leaves(error)) return
    this.tell(this.said(error))
  }

  /** Shows a sentence for a few seconds. */
  tell(text: string, { isFault = true } = {}): void {
    const notice = { text, isFault }
    this.notice = notice
    setTimeout(() => {
      if (this.notice === notice) this.notice = undefined
      this.changed()
    }, 6000)
    this.changed()
  }

  /** What somebody reads of an error. */
  said(error: unknown): string {
    return error instanceof ApiError ? error.message : say('app.noConnection')
  }

  /** Leads to the login page if the session has ended, and back here afterwards. */
  #leaves(error: unknown): boolean {
    if (!(error instanceof ApiError && error.status === 401)) return false
    if (isAtHome) location.assign(`${LOGIN}?next=${encodeURIComponent(`/app${location.hash}`)}`)
    else location.reload()
    return true
  }

  async #watched(...request: Parameters<typeof fetch>): Promise<Response> {
    try {
      const answer = await fetch(...request)
      this.#note(answer.status < 502)
      return answer
    } catch (error) {
      if ((error as Error).name === 'TypeError') this.#note(false)
      throw error
    }
  }

  #note(isOnline: boolean): void {
    if (this.isOnline === isOnline) return
    this.isOnline = isOnline
    this.changed()
  }
}
