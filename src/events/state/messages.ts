// The part of the initial state about the user's messages.

import { inboxIn, recentConversations, starredIn } from '../../narrow/unread.ts'
import { presentUnread } from '../../present/unread.ts'
import type { StateFacts } from './facts.ts'
import type { Wants } from './request.ts'

/** The requested parts of the initial state. */
export function messageState(facts: StateFacts, { emptyTopicName }: { emptyTopicName: boolean }, wants: Wants): object {
  const { viewer } = facts
  const places = { ...facts.access, policies: facts.topicPolicies, conversations: facts.conversations }
  const inbox = wants('message') ? inboxIn(facts, places) : undefined
  const conversations = recentConversations(facts.newestOfConversations, places)
  return {
    ...(inbox
      ? {
          max_message_id: inbox.newestId,
          unread_msgs: { ...presentUnread(viewer.id, inbox.unread, { emptyTopicName }), old_unreads_missing: inbox.olderMissing },
        }
      : {}),
    ...(wants('starred_messages') ? { starred_messages: starredIn(facts.starred, places) } : {}),
    ...(wants('recent_private_conversations')
      ? {
          recent_private_conversations: conversations.map(({ userIds, newestId }) => ({
            max_message_id: newestId,
            user_ids: userIds.filter((id) => id !== viewer.id),
          })),
        }
      : {}),
  }
}
