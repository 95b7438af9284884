// What happened in an organisation in the week of a digest. Read once for all digests of a round, with a bound on everything. It has IDs and
// numbers alone: what a reader may see of them, and as what, is decided when the mail of this reader is written.

import type { App } from '../../../context.ts'
import { chunks } from '../../../db/rows.ts'
import { select } from '../../../db/sql.ts'
import { Channel } from '../../../models/channel.ts'
import { type BusyTopic, Message } from '../../../models/message.ts'
import { User } from '../../../models/user.ts'

export interface Week {
  /** The busiest topics, the busiest one first. */
  topics: Omit<BusyTopic, 'channelId'>[]
  /** New channels and people, ascending by ID. */
  channelIds: number[]
  userIds: number[]
}

/** The number of channels whose messages one statement counts. */
const CHANNELS_AT_ONCE = 100
/** The most topics of a channel, so that a single one does not crowd out what others can read, and of an organisation. */
const TOPICS_A_CHANNEL = 5
const TOPICS = 1_000
const NEW_CHANNELS = 100
const NEW_PEOPLE = 1_000

/** Reads what happened since a time (UNIX seconds). */
export async function readWeek({ db }: Pick<App, 'db'>, realmId: number, since: number): Promise<Week> {
  const channels = await select(Channel, {
    columns: ['id', 'date_created'],
    where: { realm_id: realmId, is_archived: false },
    order: [['id', 'ASC']],
  })
  const topics: BusyTopic[] = []
  for (const some of chunks(channels, CHANNELS_AT_ONCE)) {
    const ids = some.map(({ id }) => id)
    topics.push(...firstOfEach(await Message.busiestTopics(db, { realmId, channelIds: ids, since, limit: TOPICS })))
  }
  const busiest = topics.sort((a, b) => b.messages - a.messages || b.messageId - a.messageId).slice(0, TOPICS)
  const created = channels.filter(({ date_created }) => date_created >= since)
  return {
    topics: busiest.map(({ messageId, messages, people }) => ({ messageId, messages, people })),
    channelIds: created.slice(0, NEW_CHANNELS).map(({ id }) => id),
    userIds: await User.idsJoinedSince(realmId, since, NEW_PEOPLE),
  }
}

/** The first topics of each channel. */
function firstOfEach(topics: readonly BusyTopic[]): BusyTopic[] {
  const counts = new Map<number, number>()
  return topics.filter(({ channelId }) => {
    const count = counts.get(channelId) ?? 0
    counts.set(channelId, count + 1)
    return count < TOPICS_A_CHANNEL
  })
}
