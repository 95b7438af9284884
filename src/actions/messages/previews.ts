// Messages that show an image whose thumbnails were not known when they were rendered.

import { type App, serverContext } from '../../context.ts'
import { selectOne, updateRow } from '../../db/sql.ts'
import { type Change, change } from '../../events/change.ts'
import { updateMessageEvent } from '../../events/types/update_message.ts'
import { isMeMessage } from '../../markup/index.ts'
import { LOADING, withThumbnails } from '../../markup/previews.ts'
import { Attachment, AttachmentMessage } from '../../models/attachment.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { holdersOfMessage } from '../../receipts/holders.ts'
import { updateAudiencesOf } from './audience.ts'

/** Messages that one statement finds. */
const MESSAGES_AT_ONCE = 100

/** Renders again the messages that show a file, once it is known which thumbnails it has, each in a transaction of its own. */
export async function replacePreviews(app: App, fileId: number): Promise<void> {
  const file = await selectOne(Attachment, { where: { id: fileId, state: 'stored' } })
  if (!file || file.thumbnails === null) return
  for (let after = 0; ; ) {
    const ids = await AttachmentMessage.showing(file.id, { html: LOADING, after, limit: MESSAGES_AT_ONCE })
    for (const id of ids) await change(serverContext(app, { id: file.realm_id }), (c) => replaceIn(c, file, id))
    after = ids.at(-1) ?? 0
    if (ids.length < MESSAGES_AT_ONCE) return
  }
}

async function replaceIn(c: Change, file: Attachment, id: number): Promise<void> {
  const { tx, now, announce } = c
  const message = await selectOne(Message, { where: { id }, lock: 'exclusive' }, tx)
  if (!message) return
  const html = withThumbnails(message.rendered_content, file.path_id, file)
  if (html === message.rendered_content) return
  await updateRow(Message, message, { rendered_content: html }, tx)
  const [channel] = await Channel.findByRecipients(message.realm_id, [message.recipient_id], tx)
  const holders = await holdersOfMessage(id, channel?.id, tx)
  const payload = {
    user_id: null,
    edit_timestamp: now,
    rendering_only: true,
    ...(channel ? { stream_id: channel.id, stream_name: channel.name } : {}),
    content: message.content,
    rendered_content: html,
    is_me_message: isMeMessage(message.content),
  }
  for (const { messageId, messageIds, audience, flags } of await updateAudiencesOf(c, message, channel, holders))
    announce(updateMessageEvent({ ...payload, message_id: messageId, message_ids: messageIds, ...flags }, audience))
}
