// Whom an event concerns. Written with the event; who of them may see it is decided when it is delivered.

import { idsKnowingByGroup } from '../access/channels/channels.ts'
import type { Tx } from '../db/index.ts'
import type { Channel } from '../models/channel.ts'
import { ROLE } from '../models/user.ts'

export type Audience =
  /** `of`: as far as they are still subscribed to this channel. */
  | { to: 'users'; ids: number[]; of?: number }
  | { to: 'realm'; except?: number[] }
  /**
   * Who gets a message of a channel: subscribers since before it, and of a public channel queues that ask for all. `also`: some
   * others.
   */
  | { to: 'readers'; channelId: number; isPublic: boolean; messageId: number; also?: number[] }
  /** Who may know of a channel, but for `except`. `byGroup` are those who may when it is written because of a group. Made by `knowers`. */
  | { to: 'knowers'; channelId: number; isPublic: boolean; isWebPublic?: true; byGroup?: number[]; except?: number[] }

/** What a user sees at the moment, as far as the delivery of events asks. */
export interface View {
  userId: number
  role: number
  isActive: boolean
  /** The message after which each subscription began, by channel ID. */
  channels: Map<number, number>
  /** Users whom the user may not access. */
  hidden: ReadonlySet<number>
}

/** Whether an event of this audience concerns the user of a queue. */
export function concerns(audience: Audience, view: View, allPublicChannels: boolean): boolean {
  const isGuest = view.role === ROLE.guest
  switch (audience.to) {
    case 'realm':
      return !audience.except?.includes(view.userId)
    case 'users':
      return audience.ids.includes(view.userId) && (audience.of === undefined || view.channels.has(audience.of))
    case 'readers': {
      if (audience.also?.includes(view.userId)) return true
      const after = view.channels.get(audience.channelId)
      return (after !== undefined && audience.messageId > after) || (audience.isPublic && allPublicChannels && !isGuest)
    }
    case 'knowers': {
      if (audience.except?.includes(view.userId)) return false
      if (view.channels.has(audience.channelId) || audience.isWebPublic) return true
      if (isGuest) return false
      return audience.isPublic || view.role <= ROLE.administrator || (audience.byGroup?.includes(view.userId) ?? false)
    }
  }
}

/** Who may know of the channel, but for some. */
export async function knowers(channel: Channel, tx: Tx, except: readonly number[] = []): Promise<Audience> {
  return knowersOf(await idsKnowingByGroup([channel], tx))(channel, except)
}

/** The same of any of the channels that `idsKnowingByGroup` was asked about. */
export function knowersOf(byGroup: ReadonlyMap<number, number[]>): (channel: Channel, except?: readonly number[]) => Audience {
  return (channel, except = []) => {
    const ids = byGroup.get(channel.id) ?? []
    return {
      to: 'knowers',
      channelId: channel.id,
      isPublic: !channel.invite_only,
      ...(channel.is_web_public ? { isWebPublic: true as const } : {}),
      ...(ids.length > 0 ? { byGroup: ids } : {}),
      ...(except.length > 0 ? { except: [...except] } : {}),
    }
  }
}
