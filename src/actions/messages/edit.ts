// Changing messages: their content, their place, or both. One transaction locks the rows of the channels and messages.

import { lockMessage, lockMessageAlone } from '../../access/messages/messages.ts'
import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import type { UserContext } from '../../context.ts'
import { createRow, requireRow, updateRow } from '../../db/sql.ts'
import { changeOn, type UserChange } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { updateMessageEvent } from '../../events/types/update_message.ts'
import { isMeMessage } from '../../markup/index.ts'
import { topicLinks } from '../../markup/linkifiers.ts'
import type { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { MessageEdit } from '../../models/message-edit.ts'
import { MessageText } from '../../models/message-text.ts'
import type { Realm } from '../../models/realm.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { tokensOf } from '../../narrow/words.ts'
import { type Holders, holdersOfMessage, readerFlagsOf, type TextFlags, textFlagsOf, updateTextFlags } from '../../receipts/holders.ts'
import { type FileState, updateFiles } from '../files/message-files.ts'
import { writeAfterMove } from './after-move.ts'
import { changeAudiences, type UpdateAudience } from './audience.ts'
import { deleteInChannel } from './delete.ts'
import { editFacts, type MessageChange, rememberedFacts } from './edit-facts.ts'
import { renewMentions } from './edit-mentions.ts'
import { type Edit, type EditPlan, planEdit } from './edit-plan.ts'
import { type MovePlan, writeMove } from './move.ts'

/**
 * Edits a message or moves it, alone or with others. Returns the files that no message refers to any more. Throws BAD_REQUEST,
 * EXPECTATION_MISMATCH, MOVE_MESSAGES_TIME_LIMIT_EXCEEDED and the codes of wildcard mentions. (updateMessage)
 */
export async function updateMessage(ctx: UserContext & { realm: Realm }, id: number, asked: MessageChange): Promise<FileState[]> {
  return changeOn(ctx, rememberedFacts(ctx, asked), async (change, remembered) => {
    const { actor, rights } = remembered
    const c = { ...change, actor, realm: rights.realm }
    const { app, tx } = c
    const { message, channel } = remembered.concernsNobody
      ? await lockMessageAlone(app, actor, id, tx)
      : await lockMessage(app, actor, id, tx, asked.channelId)
    const plan = planEdit(c, asked, await editFacts(c, message, channel, asked, remembered))
    return write(c, message, channel, plan, asked)
  })
}

async function write(
  c: UserChange,
  message: Message,
  channel: Channel | undefined,
  { edit, move }: EditPlan,
  asked: MessageChange,
): Promise<FileState[]> {
  if (!edit && !move) return []
  const { app, actor, tx, announce } = c
  if (move?.withdrawnNoticeId !== undefined)
    announce(await deleteInChannel(app, move.from, { id: move.withdrawnNoticeId, topic: message.topic }, tx))
  const stored = edit && (await storeEdit(c, message, channel, edit, move))
  const { audiences, events } = move
    ? await writeMove(app, move, tx)
    : { audiences: await updateAudiencesOf(c, message, channel, stored?.holders), events: [] }
  // A move has changed the row but not this copy.
  const written = edit && move ? await requireRow(Message, message.id, tx) : message
  if (edit) {
    await MessageText.writeWords({ message_id: message.id, realm_id: message.realm_id, tokens: tokensOf(written) }, tx)
  }
  const payload = {
    user_id: actor.id,
    edit_timestamp: c.now,
    rendering_only: false,
    ...(channel ? { stream_id: channel.id, stream_name: channel.name } : {}),
    ...(move ? { ...(await placeFields(c, move)), propagate_mode: asked.mode } : {}),
  }
  for (const { messageId, messageIds, audience, flags } of audiences) {
    const which = { message_id: messageId, message_ids: messageIds }
    // Whoever has only others of the moved messages does not learn the content of this one.
    const said = edit && messageId === message.id ? contentFields(edit) : {}
    announce(updateMessageEvent({ ...payload, ...said, ...which, ...flags }, audience))
  }
  announce(events, stored?.events ?? [])
  if (move) await writeAfterMove(c, move, asked)
  if (channel && edit && stored)
    announce(await renewMentions(c, written, channel, { ...edit, former: stored.former, notified: stored.holders.notified }))
  return stored?.detached ?? []
}

/**
 * Stores the new content and everything that depends on it. `former`: the flags of the old content. `holders`: who has the message
 * afterwards.
 */
async function storeEdit(
  { app, actor, now, tx }: UserChange,
  message: Message,
  channel: Channel | undefined,
  { before, content, rendered, mentions }: Edit,
  move: MovePlan | undefined,
): Promise<{ detached: FileState[]; events: NewEvent[]; former: TextFlags; holders: Holders }> {
  const holders = await holdersOfMessage(message.id, channel?.id, tx)
  const former = textFlagsOf(holders, message)
  const hadFiles = message.has_attachment
  await createRow(
    MessageEdit,
    {
      realm_id: message.realm_id,
      message_id: message.id,
      user_id: actor.id,
      date_edited: now,
      prev_content: before.content,
      prev_rendered_content: before.html,
      ...(move ? { topic: move.topic, prev_topic: move.oldTopic } : {}),
    },
    tx,
  )
  await updateRow(
    Message,
    message,
    {
      content,
      rendered_content: rendered.html,
      has_attachment: rendered.hasAttachment,
      has_image: rendered.hasImage,
      has_link: rendered.hasLink,
      has_edits: true,
      last_edited_at: now,
      receiver_flags: mentions.toAll,
    },
    tx,
  )
  const after = await updateTextFlags(app.db, message, holders, mentions, tx)
  const hasFiles = hadFiles || rendered.uploadPathIds.length > 0
  const files = hasFiles ? await updateFiles(app, actor, message, rendered.uploadPathIds, tx) : { detached: [], events: [] }
  return { ...files, former, holders: after }
}

async function updateAudiencesOf(
  { app, tx }: UserChange,
  message: Message,
  channel: Channel | undefined,
  holders: Holders | undefined,
): Promise<UpdateAudience[]> {
  if (!holders) return []
  const flags = readerFlagsOf(holders, message)
  if (channel)
    return (await changeAudiences(app, channel, [message.id], tx, holders.outside)).map((one) => ({ ...one, messageId: message.id, flags }))
  const ids = (await RecipientMember.findOf([message.recipient_id], tx)).get(message.recipient_id) ?? []
  return [{ messageIds: [message.id], messageId: message.id, audience: { to: 'users', ids }, flags }]
}

function contentFields({ before, content, rendered }: Edit) {
  return {
    orig_content: before.content,
    orig_rendered_content: before.html,
    content,
    rendered_content: rendered.html,
    is_me_message: isMeMessage(content),
  }
}

async function placeFields({ app, tx }: UserChange, { from, to, oldTopic, topic }: MovePlan) {
  const links = async () => topicLinks(topic, await realmLinkifiers(app.caches, from.realm_id, tx))
  return {
    orig_subject: oldTopic,
    ...(topic === oldTopic ? {} : { subject: topic, topic_links: await links() }),
    ...(to === from ? {} : { new_stream_id: to.id }),
  }
}
