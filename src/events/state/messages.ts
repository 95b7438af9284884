// The part of the initial state about the user's messages.

import type { Db, Tx } from '../../db/index.ts'
import type { User } from '../../models/user.ts'
import { newestReceived, recentConversations, starredIds, unreadMessages } from '../../narrow/unread.ts'
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
  return {
    ...(wants('message')
      ? { max_message_id: await newestReceived(db, viewer, tx), unread_msgs: await unreadState(db, viewer, emptyTopicName, tx) }
      : {}),
    ...(wants('starred_messages') ? { starred_messages: await starredIds(db, viewer, tx) } : {}),
    ...(wants('recent_private_conversations')
      ? {
          recent_private_conversations: (await recentConversations(db, viewer, tx)).map(({ userIds, newestId }) => ({
            max_message_id: newestId,
            user_ids: userIds.filter((id) => id !== viewer.id),
          })),
        }
      : {}),
  }
}

async function unreadState(db: Db, viewer: User, emptyTopicName: boolean, tx: Tx) {
  const { messages, olderMissing } = await unreadMessages(db, viewer, tx)
  return { ...presentUnread(viewer.id, messages, { emptyTopicName }), old_unreads_missing: olderMissing }
}
