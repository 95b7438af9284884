// Who hears of what becomes of messages that stay where they are.

import { readersAmong } from '../../access/channels/channels.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import type { Audience } from '../../events/audience.ts'
import type { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import { NOT_RECEIVED, type ReaderFlags, readerFlags, sightOf, strangersAmongHolders } from '../../narrow/moving.ts'

/** Who is told of a change of messages: those who could see these before and can see them now. */
export interface Told {
  messageIds: number[]
  audience: Audience
  flags: ReaderFlags
}

/** Who hears of messages of a channel: its subscribers, as far as they see them, and who has one of them and may read it. */
export async function hearersOf(
  { db }: Pick<App, 'db'>,
  channel: Channel,
  ids: readonly number[],
  tx: Tx,
): Promise<{ messageIds: number[]; audience: Audience; strangers: number[] }[]> {
  if (!channel.history_public_to_subscribers)
    return (await sightOf(db, channel, ids, tx)).map(({ messageIds, userIds }) => ({
      messageIds,
      audience: { to: 'users', ids: userIds, of: channel.id },
      strangers: [],
    }))
  const others = await strangersAmongHolders(db, channel, ids, tx)
  const strangers = others.length === 0 ? [] : [...(await readersAmong(channel, others, tx))]
  const audience: Audience = {
    to: 'readers',
    channelId: channel.id,
    isPublic: !channel.invite_only,
    messageId: Number.MAX_SAFE_INTEGER,
    ...(strangers.length > 0 ? { also: strangers } : {}),
  }
  return [{ messageIds: [...ids], audience, strangers }]
}

/** The same, with the flags that they have on the message. */
export async function toldInChannel(
  app: Pick<App, 'db'>,
  channel: Channel,
  message: Message,
  ids: readonly number[],
  tx: Tx,
): Promise<Told[]> {
  const flags = await readerFlags(app.db, message, channel, tx)
  return (await hearersOf(app, channel, ids, tx)).map(({ messageIds, audience, strangers }) => {
    for (const id of strangers) flags.flags[id] ??= NOT_RECEIVED
    return { messageIds, audience, flags }
  })
}
