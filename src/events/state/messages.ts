// The part of the initial state about the user's messages.

import type { Db, Tx } from '../../db/index.ts'
import type { User } from '../../models/user.ts'
import { inboxOf, recentConversations, starredIds } from '../../narrow/unread.ts'
import { presentUnread } from '../../present/unread.ts'
import type { Wants } from './fetch-types.ts'

/** The requested parts of the initial state. */
export async function messageState(
  db: Db,
  viewer: User,
  { emptyTopicName }: { emptyTopicName: boolean },
  wants: Wants,
  tx: Tx,
): Promise<object> {
  const [inbox, starred, conversations] = await Promise.all([
    wants('message') ? inboxOf(db, viewer, tx) : undefined,
    wants('starred_messages') ? starredIds(db, viewer, tx) : undefined,
    wants('recent_private_conversations') ? recentConversations(db, viewer, tx) : undefined,
  ])
  return {
    ...(inbox
      ? {
          max_message_id: inbox.newestId,
          unread_msgs: { ...presentUnread(viewer.id, inbox.unread, { emptyTopicName }), old_unreads_missing: inbox.olderMissing },
        }
      : {}),
    ...(starred ? { starred_messages: starred } : {}),
    ...(conversations
      ? {
          recent_private_conversations: conversations.map(({ userIds, newestId }) => ({
            max_message_id: newestId,
            user_ids: userIds.filter((id) => id !== viewer.id),
          })),
        }
      : {}),
  }
}
