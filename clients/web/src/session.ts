// One person at work: the state, kept up to date by events, the messages that are shown, and the requests that change something.

import { type Feed, feedOf, firstUnread, followed, withNewer, withOlder } from '../../typescript/src/feed.ts'
import { ApiError, applyEvent, CAPABILITIES, type Client, createClient, type paths, unwrap } from '../../typescript/src/index.ts'
import {
  addresseeOf,
  conversationOf,
  dmTerms,
  hashOf,
  keyOf,
  movedTerms,
  type Place,
  placeOf,
  type Term,
  topicTerms,
} from '../../typescript/src/narrow.ts'
import type { Event, Message, Reaction, World } from '../../typescript/src/types.ts'
import { Drafts } from './drafts.ts'
import { changedBy } from './known.ts'
import { languageFor, say, speak } from './texts.ts'

/** A message that was sent and has not come back as an event. */
export interface Echo {
  localId: string
  terms: Term[]
  content: string
  /** The ID of the message, once the server has answered. */
  id: number | undefined
  /** Why it was refused. */
  fault: string | undefined
}
/** A place, or what is managed in place of messages: its name (manage.tsx) and, for one of several, its ID. */
type PlaceOrPage = Place & { page?: string[] }
const MANAGED = /^#(settings|channels|users|invites|groups|organization)(?:\/(\w+))?/
/** What a URL shows, from `#` on. */
export function shownAt(hash: string): PlaceOrPage {
  const [, name, id = ''] = MANAGED.exec(hash) ?? []
  return name ? { terms: [], page: [name, id] } : placeOf(hash)
}

/** An answer that is on its way. */
export type Answer = Promise<{ data?: unknown; error?: unknown; response: Response }>
/** Where reading begins in a feed that was just loaded. Each is another object, so that it is scrolled to once. */
export interface Target {
  id: number | undefined
}

/** The state that is kept. Every event type that the client gets has its fields here. */
const STATE = [
  ...[
    'message',
    'update_message_flags',
    'starred_messages',
    'recent_private_conversations',
    'subscription',
    'stream',
    'realm',
    'realm_user',
  ],
  ...['realm_bot', 'user_settings', 'user_status', 'user_topic', 'user_group', 'presence', 'drafts', 'muted_users', 'realm_emoji'],
  ...['alert_words', 'channel_folder', 'custom_profile_fields', 'realm_linkifiers', 'realm_filters', 'scheduled_messages', 'reminders'],
] as const
const EVENTS = [
  ...['message', 'update_message', 'delete_message', 'update_message_flags', 'reaction', 'submessage', 'subscription', 'stream', 'realm'],
  ...['realm_user', 'realm_bot', 'user_settings', 'user_status', 'user_topic', 'user_group', 'presence', 'drafts', 'muted_users'],
  ...['realm_emoji', 'alert_words', 'channel_folder', 'custom_profile_fields', 'realm_linkifiers', 'scheduled_messages', 'reminders'],
  ...['typing', 'invites_changed'],
] as const
/** How many messages a request asks for. */
const PAGE = 60
const READ_PAUSE = 400
const LOGIN = '/accounts/login'

export class Session {
  readonly client: Client
  readonly drafts: Drafts
  world: World | undefined
  place: PlaceOrPage
  feed: Feed | undefined
  target: Target = { id: undefined }
  echoes: Echo[] = []
  isOnline = true
  /** What is wrong with the narrow that is asked for. */
  fault: string | undefined
  /** What was refused, to be shown for a while. */
  notice: { text: string; isFault: boolean } | undefined
  /** How often something was asked that may have changed what is not part of the state, such as invitations. */
  asked = 0
  /** Whether what is shown stays unread, because somebody marked it so. */
  isKeptUnread = false
  /** Who is typing where: the key of the conversation, by person, until when. */
  readonly typing = new Map<number, { key: string; until: number }>()
  /** The topics of channels that were opened, the newest first. */
  readonly topics = new Map<number, string[]>()
  /** Told of each new message that the account gets. */
  onMessage: (message: Message, flags: readonly string[]) => void = () => {}
  #queueId = ''
  #listeners = new Set<() => void>()
  #isRendering = false
  #loading = new Set<string>()
  /** For each page that is on its way, the events since it was requested. */
  readonly #since = new Set<Event[]>()
  #toRead = new Set<number>()
  #sentRead = new Set<number>()
  #counter = 0
  #opened = 0

  constructor() {
    this.client = createClient({ site: location.origin, fetch: (...request) => this.#watched(...request) })
    this.drafts = new Drafts(this)
    this.place = shownAt(location.hash)
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
    if (this.world?.user_settings.default_language !== language) await speak(languageFor([language]))
    this.world = world
    this.#queueId = String(world.queue_id)
    this.topics.clear()
    // What may have been missed is read again, around the place where somebody reads.
    await this.#load(this.feed ? (firstShown(this.feed) ?? 'newest') : undefined)
    this.changed()
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
    if (event.type === 'message') this.#hear(event.message as Message, event.flags, event.local_message_id)
    if (event.type === 'typing') this.#noteTyping(event)
    if (event.type === 'update_message_flags' && event.op === 'remove' && event.flag === 'read')
      for (const id of event.messages) this.#sentRead.delete(id)
    if (event.type === 'update_message' && event.orig_subject !== undefined) this.topics.clear()
    const moved = movedTerms(this.place.terms, event)
    if (moved) {
      this.drafts.move(this.place.terms, moved)
      location.replace(hashOf({ terms: moved }))
    }
    if (event.type === 'invites_changed') this.asked++
    for (const events of this.#since) events.push(event)
    if (this.feed) this.feed = followed(this.feed, event, world.user_id)
    if (this.feed?.isStale) void this.#load(firstShown(this.feed) ?? 'newest')
    if (world.user_settings.default_language !== language)
      void speak(languageFor([world.user_settings.default_language])).then(() => this.changed())
    this.changed()
  }

  #hear(message: Message, flags: readonly string[], localId: string | undefined): void {
    this.echoes = this.echoes.filter((echo) => echo.localId !== localId && echo.id !== message.id)
    this.typing.delete(message.sender_id)
    const known = message.stream_id === undefined ? undefined : this.topics.get(message.stream_id)
    if (known && message.stream_id !== undefined)
      this.topics.set(message.stream_id, [
        message.subject,
        ...known.filter((topic) => topic.toLowerCase() !== message.subject.toLowerCase()),
      ])
    this.onMessage(message, flags)
  }

  #noteTyping(event: Extract<Event, { type: 'typing' }>): void {
    const { world } = this
    if (!world || event.sender.user_id === world.user_id) return
    const ids = 'recipients' in event ? (event.recipients ?? []).map(({ user_id }) => user_id) : []
    const terms =
      'stream_id' in event ? topicTerms(Number(event.stream_id), String(event.topic)) : dmTerms(ids.filter((id) => id !== world.user_id))
    if (event.op === 'stop') this.typing.delete(event.sender.user_id)
    else {
      const lasting = world.server_typing_started_expiry_period_milliseconds
      this.typing.set(event.sender.user_id, { key: keyOf(terms, world.user_id), until: Date.now() + lasting })
      setTimeout(() => this.changed(), lasting + 50)
    }
  }

  /** Shows another narrow, or another message of this one. */
  open(place: PlaceOrPage): void {
    const isSame = JSON.stringify(place) === JSON.stringify(this.place)
    this.drafts.leave(this.place.terms)
    this.place = place
    if (isSame && this.feed) return
    this.feed = undefined
    this.isKeptUnread = false
    this.fault = undefined
    void this.#load()
    this.changed()
  }

  /** Loads the messages around an anchor. By default that of the URL, or the first unread one. */
  async #load(anchor: number | 'newest' | undefined = this.place.near): Promise<void> {
    const { terms, page: managed } = this.place
    const opened = ++this.#opened
    if (managed) return
    const isOpen = (): boolean => this.#opened === opened
    try {
      const { page, since } = await this.#page(String(anchor ?? 'first_unread'), PAGE, PAGE)
      if (!isOpen()) return
      const isRenewed = this.feed !== undefined
      this.feed = this.#after(feedOf(terms, page), since)
      this.fault = undefined
      const known = new Set(page.messages.map(({ id }) => id))
      this.echoes = this.echoes.filter(({ id }) => id === undefined || !known.has(id))
      if (!isRenewed) this.target = { id: this.place.near ?? firstUnread(this.feed)?.id }
    } catch (error) {
      if (isOpen()) this.fault = this.#said(error)
    }
    this.changed()
  }

  /** A page of messages, and the events that came while it was on its way. */
  async #page(anchor: string, before: number, after: number) {
    const narrow = this.place.terms.map(({ operator, operand, negated }) => ({ operator, operand, negated }))
    const query = { anchor, num_before: before, num_after: after, narrow, allow_empty_topic_name: true, client_gravatar: false } as const
    const since: Event[] = []
    this.#since.add(since)
    try {
      return { page: await unwrap(this.client.GET('/messages', { params: { query: query as never } })), since }
    } finally {
      this.#since.delete(since)
    }
  }

  /** The feed with a page that was requested before these events. */
  #after(feed: Feed, since: readonly Event[]): Feed {
    return since.reduce((now, event) => followed(now, event, this.world?.user_id ?? 0), feed)
  }

  /** Loads the messages before or after those that are shown. */
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
    } catch (error) {
      this.#complain(error)
    } finally {
      this.#loading.delete(side)
      this.changed()
    }
  }

  /** Loads the newest messages, if those that are shown are not. */
  async toNewest(): Promise<void> {
    if (!this.feed?.foundNewest) await this.#load('newest')
    this.target = { id: undefined }
    this.changed()
  }

  /** Shows this narrow from its first unread message on. */
  toUnread(): void {
    this.place = { terms: this.place.terms }
    this.feed = undefined
    void this.#load()
    this.changed()
  }

  async loadTopics(channelId: number): Promise<void> {
    if (this.topics.has(channelId) || this.#loading.has(`topics ${channelId}`)) return
    this.#loading.add(`topics ${channelId}`)
    try {
      const params = { path: { stream_id: channelId }, query: { allow_empty_topic_name: true } }
      const { topics } = await unwrap(this.client.GET('/users/me/{stream_id}/topics', { params }))
      this.topics.set(
        channelId,
        topics.map(({ name }) => name),
      )
    } catch {
      this.topics.set(channelId, [])
    } finally {
      this.#loading.delete(`topics ${channelId}`)
      this.changed()
    }
  }

  /** Marks messages as read, a moment later and together. */
  read(ids: readonly number[]): void {
    const fresh = ids.filter((id) => !this.#sentRead.has(id))
    if (fresh.length === 0) return
    if (this.#toRead.size === 0) setTimeout(() => void this.#sendRead(), READ_PAUSE)
    for (const id of fresh) {
      this.#toRead.add(id)
      this.#sentRead.add(id)
    }
  }

  async #sendRead(): Promise<void> {
    const messages = [...this.#toRead]
    this.#toRead.clear()
    const done = await this.ask(this.client.POST('/messages/flags', { body: { messages, op: 'add', flag: 'read' } }), { isQuiet: true })
    if (!done) for (const id of messages) this.#sentRead.delete(id)
  }

  /** Sends a message. It is shown at once; what was lost on the way is sent again, which the server recognises by its local ID. */
  async send(terms: Term[], content: string): Promise<void> {
    const echo: Echo = { localId: `${Date.now()}.${++this.#counter}`, terms, content, id: undefined, fault: undefined }
    this.echoes = [...this.echoes, echo]
    void this.toNewest()
    await this.#deliver(echo, this.#queueId)
  }

  /** Sends a message again that was refused. */
  async again(echo: Echo): Promise<void> {
    const fresh = { ...echo, localId: `${Date.now()}.${++this.#counter}`, fault: undefined }
    this.echoes = [...this.echoes.filter((one) => one !== echo), fresh]
    this.changed()
    await this.#deliver(fresh, this.#queueId)
  }

  forget(echo: Echo): void {
    this.echoes = this.echoes.filter((one) => one !== echo)
    this.changed()
  }

  async #deliver({ localId, terms, content }: Echo, queueId: string): Promise<void> {
    const place = addresseeOf(terms)
    const change = (fields: Partial<Echo>): void => {
      this.echoes = this.echoes.map((one) => (one.localId === localId ? { ...one, ...fields } : one))
      this.changed()
    }
    for (let failures = 0; ; failures++)
      try {
        const body = { ...place, content, queue_id: queueId, local_id: localId }
        const { id } = await unwrap(this.client.POST('/messages', { body }))
        if (this.feed?.messages.some((message) => message.id === id)) this.echoes = this.echoes.filter((one) => one.localId !== localId)
        return change({ id })
      } catch (error) {
        if (this.#leaves(error)) return
        const passes = error instanceof TypeError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
        if (!passes || failures >= 60) return change({ fault: this.#said(error) })
        const pause = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : Math.min(8000, 300 * 2 ** failures)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
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
    const narrow = terms.map(({ operator, operand }) => ({ operator, operand }))
    const markFrom = async (anchor: number | 'oldest'): Promise<void> => {
      const range = { anchor: String(anchor), include_anchor: anchor === from, num_before: 0, num_after: 1000 }
      const body = { ...range, narrow: narrow as never, op, flag: 'read' as const }
      const { found_newest: isDone, last_processed_id: last } = await unwrap(this.client.POST('/messages/flags/narrow', { body }))
      if (!isDone && last !== null) await markFrom(last)
    }
    await markFrom(from).catch((error) => this.#complain(error))
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
      this.#complain(error)
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
      return this.#leaves(error) ? '' : this.#said(error)
    }
  }

  /** Waits for an answer. If it is a refusal, shows it, and returns false. */
  async ask(answer: Answer, { isQuiet = false } = {}): Promise<boolean> {
    try {
      await unwrap(answer)
      return true
    } catch (error) {
      if (!isQuiet) this.#complain(error)
      return false
    }
  }

  #complain(error: unknown): void {
    if (this.#leaves(error)) return
    this.tell(this.#said(error))
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

  #said(error: unknown): string {
    return error instanceof ApiError ? error.message : say('app.noConnection')
  }

  /** Leads to the login page if the session has ended, and back here afterwards. */
  #leaves(error: unknown): boolean {
    if (!(error instanceof ApiError && error.status === 401)) return false
    location.assign(`${LOGIN}?next=${encodeURIComponent(`/app${location.hash}`)}`)
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

/** Around which message what is shown is read again. */
function firstShown({ messages, foundNewest }: Feed): number | undefined {
  return foundNewest ? messages.at(-1)?.id : messages[Math.floor(messages.length / 2)]?.id
}
