// Whom an event concerns. Written with the event; who of them may see it is decided when it is delivered.

export type Audience =
  | { to: 'users'; ids: number[] }
  | { to: 'realm' }
  /** Subscribers of a channel; of a public one also queues that ask for all public channels. */
  | { to: 'channel'; id: number; isPublic: boolean; messageId?: number; also?: number[] }

/** What a user sees at the moment, as far as the delivery of events asks. */
export interface View {
  userId: number
  isGuest: boolean
  /** The message after which each subscription began, by channel ID. */
  channels: Map<number, number>
}

/** Whether an event of this audience concerns the user of a queue. */
export function concerns(audience: Audience, view: View, allPublicChannels: boolean): boolean {
  switch (audience.to) {
    case 'realm':
      return true
    case 'users':
      return audience.ids.includes(view.userId)
    case 'channel': {
      if (audience.also?.includes(view.userId)) return true
      if (audience.isPublic && allPublicChannels && !view.isGuest) return true
      const after = view.channels.get(audience.id)
      return after !== undefined && (audience.messageId === undefined || audience.messageId > after)
    }
  }
}
