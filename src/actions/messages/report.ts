// Reporting messages to the moderators, in the channel that the organisation has chosen for that.

import { accessMessage } from '../../access/messages/messages.ts'
import type { UserContext } from '../../context.ts'
import { requireRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change, type UserChange } from '../../events/change.ts'
import type { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { languageOfRealm } from '../../settings/languages.ts'
import { textIn } from '../../texts/texts.ts'
import { post } from '../bot.ts'
import { lockChosenChannel, nameIn } from '../channels/notices.ts'
import { block, type Notice, notice } from '../notice.ts'
import { linkTo } from './links.ts'

/** Why a message is reported, and the text that says so. */
const REASONS = {
  spam: 'notice.reportSpam',
  harassment: 'notice.reportHarassment',
  inappropriate: 'notice.reportInappropriate',
  norms: 'notice.reportNorms',
  other: 'notice.reportOther',
} as const

interface Report {
  messageId: number
  reason: keyof typeof REASONS
  /** Empty if there is none. */
  note: string
}

/** Reports a message that the caller may read. Throws BAD_REQUEST. (reportMessage) */
export async function reportMessage(ctx: UserContext & { realm: Realm }, report: Report): Promise<void> {
  await change(ctx, async (c) => {
    const channel = await lockChosenChannel(c, 'moderation_request_channel_id')
    // A report is for moderators alone, also once everybody may read the channel.
    if (!channel?.invite_only || channel.is_archived) throw badRequest('Your organisation has no channel for reports')
    const topic = channel.topics_policy === 'empty_topic_only' ? '' : textIn(languageOfRealm(c.realm), 'notice.reportsTopic')
    await post(c, { channel, topic }, { text: await textOf(c, channel, report), readBy: [] })
  })
}

async function textOf(c: UserChange, channel: Channel, { messageId, reason, note }: Report): Promise<Notice> {
  const { app, actor, realm, tx } = c
  const message = await accessMessage(app, actor, messageId, tx)
  const language = languageOfRealm(realm)
  const parts = {
    who: await nameIn(c, channel),
    sender: await nameIn({ ...c, actor: await requireRow(User, message.sender_id, tx) }, channel),
    link: await linkTo(message, tx),
    reason: notice(language, REASONS[reason]),
    message: block(message.content),
  }
  return note === ''
    ? notice(language, 'notice.messageReported', parts)
    : notice(language, 'notice.messageReportedWithNote', { ...parts, note: block(note) })
}
