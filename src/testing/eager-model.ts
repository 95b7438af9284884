// A model of users' flags that writes every row when a message is sent. The server writes most rows later, and is tested against this model
// (docs/adr/0006-flags-and-receipts.md). The model has only rows: no spans, pointers or moved messages.

export const BITS = {
  read: 1,
  starred: 2,
  collapsed: 4,
  mentioned: 8,
  stream_wildcard_mentioned: 16,
  topic_wildcard_mentioned: 32,
  has_alert_word: 64,
  historical: 128,
} as const
const OF_TEXT = BITS.mentioned | BITS.stream_wildcard_mentioned | BITS.topic_wildcard_mentioned | BITS.has_alert_word
const NOT_RECEIVED = BITS.read | BITS.historical

export type Settable = 'read' | 'starred' | 'collapsed'
export type Op = 'add' | 'remove'
/** The users that a text mentions or alerts. A number is a user. */
export type Call = 'nobody' | 'everybody' | 'the topic' | 'who is alerted' | number
export type Mode = 'change_one' | 'change_later' | 'change_all'
export type Place = { channel: number; topic: string } | { users: number[] }

export interface ModelMessage {
  id: number
  /** Undefined for a message from the server. */
  sender: number | undefined
  place: Place
}
/** Users and channels are numbered from 0. */
export interface Shape {
  users: { isGuest: boolean; isAlerted: boolean }[]
  channels: { isPrivate: boolean; isProtected: boolean; subscribers: number[] }[]
}
/** A permitted move. */
export interface ModelMove {
  actor: number
  message: ModelMessage
  mode: Mode
  channel: number
  topic: string
}

export class EagerModel {
  /** Ascending by ID. */
  messages: ModelMessage[] = []
  /** The flag bits of each user by message ID. */
  readonly rows: Map<number, number>[]
  private readonly subscribers: Set<number>[]
  /** The users that each user has muted. */
  private readonly muted: Set<number>[]

  constructor(private readonly shape: Shape) {
    this.rows = shape.users.map(() => new Map())
    this.muted = shape.users.map(() => new Set())
    this.subscribers = shape.channels.map((channel) => new Set(channel.subscribers))
  }

  isSubscribed(user: number, channel: number): boolean {
    return this.subscribers[channel]?.has(user) ?? false
  }

  mayRead(user: number, channel: number): boolean {
    const isOpen = !this.shape.channels[channel]?.isPrivate && !this.shape.users[user]?.isGuest
    return isOpen || this.isSubscribed(user, channel)
  }

  sees(user: number, { id, place }: ModelMessage): boolean {
    if ('users' in place) return place.users.includes(user)
    const isKept = this.shape.channels[place.channel]?.isProtected ?? false
    return this.mayRead(user, place.channel) && (!isKept || this.rowsOf(user).has(id))
  }

  flags(user: number, { id }: ModelMessage): number {
    return this.rowsOf(user).get(id) ?? NOT_RECEIVED
  }

  /** The messages in the user's rows that the user may read and that have these bits set or clear. */
  having(user: number, bits: number, isSet: boolean): ModelMessage[] {
    return this.messages.filter((message) => {
      const flags = this.rowsOf(user).get(message.id)
      const mayRead = 'users' in message.place || this.mayRead(user, message.place.channel)
      return flags !== undefined && mayRead && ((flags & bits) !== 0) === isSet
    })
  }

  inTopic(channel: number, topic: string): ModelMessage[] {
    return this.messages.filter(({ place }) => 'channel' in place && place.channel === channel && place.topic === topic)
  }

  send(message: ModelMessage, call: Call, isRead: boolean): void {
    const { id, sender, place } = message
    this.messages.push(message)
    if (sender !== undefined) this.rowsOf(sender).set(id, BITS.read)
    for (const [reader, flags] of this.called(message, call, sender)) this.rowsOf(reader).set(id, flags)
    if (isRead && sender !== undefined) this.add(sender, id, BITS.read)
    if ('users' in place) for (const reader of place.users) this.rowsOf(reader).set(id, this.rowsOf(reader).get(id) ?? 0)
    for (const [reader, rows] of this.rows.entries())
      if (sender !== undefined && this.hasMuted(reader, sender) && rows.has(id)) this.add(reader, id, BITS.read)
  }

  /** The server sends a message to a channel. It is read for one of the users. */
  announce(message: ModelMessage, readBy: number): void {
    this.send(message, 'nobody', false)
    if (this.rowsOf(readBy).has(message.id)) this.add(readBy, message.id, BITS.read)
  }

  edit(message: ModelMessage, call: Call): void {
    const called = this.called(message, call, message.sender)
    const toAll = call === 'everybody' ? BITS.stream_wildcard_mentioned : 0
    for (const [reader, rows] of this.rows.entries()) {
      const flags = rows.get(message.id)
      if (flags === undefined || flags & BITS.historical) continue
      rows.set(message.id, (flags & ~OF_TEXT) | toAll | (called.get(reader) ?? 0))
    }
  }

  delete({ id }: ModelMessage): void {
    this.messages = this.messages.filter((message) => message.id !== id)
    for (const rows of this.rows) rows.delete(id)
  }

  subscribe(user: number, channel: number): void {
    this.subscribers[channel]?.add(user)
  }

  unsubscribe(user: number, channel: number): void {
    if (this.subscribers[channel]?.delete(user)) this.readChannel(user, channel)
  }

  hasMuted(user: number, other: number): boolean {
    return this.muted[user]?.has(other) ?? false
  }

  mute(user: number, other: number, isEnd: boolean): void {
    if (isEnd) return void this.muted[user]?.delete(other)
    this.muted[user]?.add(other)
    for (const { id, sender } of this.messages) if (sender === other && this.rowsOf(user).has(id)) this.add(user, id, BITS.read)
  }

  archive(channel: number): void {
    for (const user of this.rows.keys()) this.readChannel(user, channel)
  }

  readEverything(user: number): void {
    for (const id of this.rowsOf(user).keys()) this.add(user, id, BITS.read)
  }

  /** Changes a flag on messages that the user may read. */
  flag(user: number, messages: readonly ModelMessage[], op: Op, flag: Settable): void {
    const isNeeded = flag === 'read' ? op === 'remove' : op === 'add'
    for (const { id, place } of messages) {
      if (flag === 'read' && op === 'remove' && 'channel' in place && !this.isSubscribed(user, place.channel)) continue
      if (!this.rowsOf(user).has(id) && !isNeeded) continue
      const before = this.rowsOf(user).get(id) ?? NOT_RECEIVED
      this.rowsOf(user).set(id, op === 'add' ? before | BITS[flag] : before & ~BITS[flag])
    }
  }

  /** The messages that a move concerns: only messages of the topic that the actor may see. */
  movedBy({ actor, message, mode }: ModelMove): ModelMessage[] {
    if (!('channel' in message.place)) return []
    const visible = this.inTopic(message.place.channel, message.place.topic).filter((one) => this.sees(actor, one))
    return visible.filter(({ id }) => mode === 'change_all' || id === message.id || (mode === 'change_later' && id > message.id))
  }

  move(move: ModelMove): void {
    const moved = this.movedBy(move)
    const { channel, topic } = move
    for (const message of moved) {
      const isOther = 'channel' in message.place && message.place.channel !== channel
      message.place = { channel, topic }
      if (!isOther) continue
      for (const [user, rows] of this.rows.entries()) {
        if (!this.mayRead(user, channel)) rows.delete(message.id)
        else if (this.shape.channels[channel]?.isProtected && this.isSubscribed(user, channel) && !rows.has(message.id))
          rows.set(message.id, NOT_RECEIVED)
      }
    }
  }

  /** The flags of a text for each recipient. */
  private called({ place }: ModelMessage, call: Call, author: number | undefined): Map<number, number> {
    const receivers = 'users' in place ? place.users : [...(this.subscribers[place.channel] ?? [])]
    const earlier = 'channel' in place ? this.inTopic(place.channel, place.topic).map(({ sender }) => sender) : []
    const participants = 'channel' in place ? [author, ...earlier] : []
    const bitsOf = (reader: number): number => {
      if (call === 'everybody') return BITS.stream_wildcard_mentioned
      if (call === 'the topic') return participants.includes(reader) ? BITS.topic_wildcard_mentioned : 0
      if (call === 'who is alerted') return this.shape.users[reader]?.isAlerted ? BITS.has_alert_word : 0
      return call === reader ? BITS.mentioned : 0
    }
    return new Map(receivers.map((reader) => [reader, bitsOf(reader)]))
  }

  private readChannel(user: number, channel: number): void {
    for (const { id, place } of this.messages)
      if ('channel' in place && place.channel === channel && this.rowsOf(user).has(id)) this.add(user, id, BITS.read)
  }

  private add(user: number, id: number, bit: number): void {
    this.rowsOf(user).set(id, (this.rowsOf(user).get(id) ?? 0) | bit)
  }

  private rowsOf(user: number): Map<number, number> {
    return this.rows[user] ?? new Map()
  }
}
