// Whom an event concerns. Written with the event; who of them may see it is decided when it is delivered.

import { ROLE } from '../models/user.ts'

export type Audience =
  | { to: 'users'; ids: number[] }
  | { to: 'realm'; except?: number[] }
  /**
   * Who gets a message of a channel: subscribers since before it, and of a public channel queues that ask for all. `withHistory`:
   * also later subscribers, who see what was sent before.
   */
  | { to: 'readers'; channelId: number; isPublic: boolean; messageId: number; withHistory?: true }
  /** Who may know of a channel, but for `except`. */
  | { to: 'knowers'; channelId: number; isPublic: boolean; except?: number[] }

/** What a user sees at the moment, as far as the delivery of events asks. */
export interface View {
  userId: number
  role: number
  isActive: boolean
  /** The message after which each subscription began, by channel ID. */
  channels: Map<number, number>
}

/** Whether an event of this audience concerns the user of a queue. */
export function concerns(audience: Audience, view: View, allPublicChannels: boolean): boolean {
  const isGuest = view.role === ROLE.guest
  switch (audience.to) {
    case 'realm':
      return !audience.except?.includes(view.userId)
    case 'users':
      return audience.ids.includes(view.userId)
    case 'readers': {
      const after = view.channels.get(audience.channelId)
      return (
        (after !== undefined && (audience.withHistory || audience.messageId > after)) ||
        (audience.isPublic && allPublicChannels && !isGuest)
      )
    }
    case 'knowers': {
      if (audience.except?.includes(view.userId)) return false
      return view.channels.has(audience.channelId) || (audience.isPublic && !isGuest) || view.role <= ROLE.administrator
    }
  }
}
