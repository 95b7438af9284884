// Changing messages: their content, their place, or both. One transaction, in which the rows of the channels and messages are locked.

import { createHash } from 'node:crypto'
import { assertMayEdit, assertMayPostThere } from '../../access/messages/changes.ts'
import { refuseMentions } from '../../access/messages/mentions.ts'
import { lockMessage } from '../../access/messages/messages.ts'
import { placeOf } from '../../access/messages/places.ts'
import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { change } from '../../events/log.ts'
import type { NewEvent } from '../../events/types.ts'
import { isDeed, type Rendered } from '../../markup/index.ts'
import { topicLinks } from '../../markup/linkifiers.ts'
import type { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import { MessageEdit } from '../../models/message-edit.ts'
import type { Realm } from '../../models/realm.ts'
import { RecipientMember } from '../../models/recipient.ts'
import type { User } from '../../models/user.ts'
import { reflag, type TextFlags } from '../../narrow/mention-flags.ts'
import { indexWordsAgain } from '../../narrow/search.ts'
import { showsNothing } from '../../values/text.ts'
import { normaliseContent, normaliseTopic, RESOLVED } from '../../values/topics.ts'
import { type FileState, refile } from '../files/message-files.ts'
import { type Told, toldInChannel, withFlags } from './audience.ts'
import { callAnew } from './edit-mentions.ts'
import { type Calls, callsOf } from './mentions.ts'
import { carryOut } from './move.ts'
import type { Deed } from './move-notices.ts'
import { followMove, type Plan, type Propagation, planMove } from './move-plans.ts'
import { renderFor } from './rendering.ts'

/** What a request asks for; nothing of it is checked yet. */
export interface MessageChange {
  content: string | undefined
  prevContentSha256: string | undefined
  topic: string | undefined
  channelId: number | undefined
  mode: Propagation
  noticeInOld: boolean
  noticeInNew: boolean
}
interface Edit {
  before: { content: string; html: string }
  content: string
  rendered: Rendered
  calls: Calls
}

/**
 * Edits a message or moves it, alone or with others. Returns the files to which no message refers any more. Throws BAD_REQUEST,
 * EXPECTATION_MISMATCH, MOVE_MESSAGES_TIME_LIMIT_EXCEEDED and the codes of wildcard mentions.
 * (Specification: PATCH /messages/{message_id})
 */
export async function updateMessage(
  app: Pick<App, 'db' | 'broker' | 'config'>,
  realm: Realm,
  actor: User,
  id: number,
  asked: MessageChange,
  at: Date,
): Promise<FileState[]> {
  return change(app, realm.id, async (tx, announce) => {
    const { message, channel } = await lockMessage(app, actor, id, tx, asked.channelId)
    const deed: Deed = { app, realm, actor, now: seconds(at), tx, announce }
    if (asked.content !== undefined) assertMayEdit(realm, actor, message, deed.now)
    const place = placeAsked(asked, message, channel)
    if (asked.content !== undefined || place.topic !== undefined) await assertMayPostThere(actor, message, channel, tx)
    checkTogether(asked, message, channel, place)
    if (channel?.is_archived) throw badRequest(`Channel '${channel.name}' is archived`)

    const edit = await editOf(deed, message, channel, asked.content)
    const isMoved = place.topic !== undefined || place.channelId !== undefined
    const plan = channel && isMoved ? await planMove(deed, message, channel, { ...place, mode: asked.mode }) : undefined
    if (!edit && !plan) return []
    const stored = edit && (await storeEdit(deed, message, edit, plan))
    const { told, events } = plan
      ? await carryOut(app, { ...plan, writesOwnHistory: edit !== undefined }, tx)
      : { told: await toldOf(deed, message, channel), events: [] }
    if (edit) await indexWordsAgain(await message.reload({ transaction: tx }), tx)
    const payload = {
      user_id: actor.id,
      edit_timestamp: deed.now,
      rendering_only: false,
      ...(channel ? { stream_id: channel.id, stream_name: channel.name } : {}),
      ...(edit ? contentFields(edit) : {}),
      ...(plan ? { ...(await placeFields(plan, tx)), propagate_mode: asked.mode } : {}),
    }
    for (const { messageId, messageIds, audience, flags } of told) {
      const which = { message_id: messageId, message_ids: messageIds }
      announce({ type: 'update_message', payload: { ...payload, ...which, ...flags }, audience })
    }
    for (const event of [...events, ...(stored?.events ?? [])]) announce(event)
    if (plan) await followMove(deed, plan, asked)
    if (channel && edit && stored)
      for (const event of await callAnew(deed, message, channel, { calls: edit.calls, former: stored.former })) announce(event)
    return stored?.detached ?? []
  })
}

/** Where the message shall be, as far as it is not there. */
function placeAsked(
  asked: MessageChange,
  message: Message,
  channel: Channel | undefined,
): { topic: string | undefined; channelId: number | undefined } {
  const topic = asked.topic === undefined ? undefined : normaliseTopic(asked.topic)
  return {
    topic: channel && topic === message.topic ? undefined : topic,
    channelId: channel && asked.channelId === channel.id ? undefined : asked.channelId,
  }
}

/** Whether anything changes, and which parameters go together. Throws BAD_REQUEST and EXPECTATION_MISMATCH. */
function checkTogether(
  asked: MessageChange,
  message: Message,
  channel: Channel | undefined,
  { topic, channelId }: { topic: string | undefined; channelId: number | undefined },
): void {
  if (asked.content === undefined && topic === undefined && channelId === undefined) throw badRequest('Nothing to change')
  if (!channel && topic !== undefined) throw badRequest("'topic' must not be given for a direct message")
  if (!channel && channelId !== undefined) throw badRequest("'stream_id' must not be given for a direct message")
  if (asked.mode !== 'change_one' && topic === undefined && channelId === undefined)
    throw badRequest("'propagate_mode' must be change_one when only the content is edited")
  if (topic === RESOLVED.trim() || (topic?.startsWith(RESOLVED) && normaliseTopic(topic.slice(RESOLVED.length)) === ''))
    throw badRequest("'topic' must not be a check mark alone: the empty topic cannot be resolved")
  if (asked.content !== undefined && asked.channelId !== undefined) throw badRequest("'content' must not come with 'stream_id'")
  const stored = createHash('sha256').update(message.content).digest('hex')
  if (asked.prevContentSha256 !== undefined && asked.prevContentSha256.toLowerCase() !== stored)
    throw apiError('EXPECTATION_MISMATCH', "'prev_content_sha256' does not match the stored value", { field_name: 'prev_content_sha256' })
}

/** The edit that the text makes; undefined when it is the stored one. Throws BAD_REQUEST and the codes of wildcard mentions. */
async function editOf(
  { app, actor, tx }: Deed,
  message: Message,
  channel: Channel | undefined,
  text: string | undefined,
): Promise<Edit | undefined> {
  if (text === undefined) return undefined
  const content = showsNothing(text) ? '(deleted)' : normaliseContent(text)
  if (content === message.content) return undefined
  const rendered = await renderFor(app, actor, content, tx)
  const addressee = channel ? { channel, topic: message.topic } : await placeOf(message, tx)
  await refuseMentions(actor, addressee, rendered, tx)
  const calls = await callsOf({ sender: actor, addressee, content }, rendered, tx)
  return { before: { content: message.content, html: message.rendered_content }, content, rendered, calls }
}

/** Stores the new content with all that follows from it. `former` are the flags of the old one. */
async function storeEdit(
  { app, actor, now, tx }: Deed,
  message: Message,
  { before, content, rendered, calls }: Edit,
  plan: Plan | undefined,
): Promise<{ detached: FileState[]; events: NewEvent[]; former: TextFlags }> {
  await MessageEdit.create(
    {
      realm_id: message.realm_id,
      message_id: message.id,
      user_id: actor.id,
      date_edited: now,
      prev_content: before.content,
      prev_rendered_content: before.html,
      ...(plan ? { topic: plan.topic, prev_topic: plan.oldTopic } : {}),
    },
    { transaction: tx },
  )
  await message.update(
    {
      content,
      rendered_content: rendered.html,
      has_attachment: rendered.hasAttachment,
      has_image: rendered.hasImage,
      has_link: rendered.hasLink,
      last_edited_at: now,
    },
    { transaction: tx },
  )
  const former = await reflag(app.db, message, calls, tx)
  // Rows may hold everybody's flags from now on.
  await message.reload({ transaction: tx })
  return { ...(await refile(app, actor, message, rendered.uploadPathIds, tx)), former }
}

/** Who is told of new content. */
async function toldOf({ app, tx }: Deed, message: Message, channel: Channel | undefined): Promise<Told[]> {
  if (channel) return toldInChannel(app, channel, message, [message.id], tx)
  const ids = (await RecipientMember.findOf([message.recipient_id], tx)).get(message.recipient_id) ?? []
  return withFlags(message, [{ messageIds: [message.id], audience: { to: 'users', ids } }], tx)
}

function contentFields({ before, content, rendered }: Edit) {
  return {
    orig_content: before.content,
    orig_rendered_content: before.html,
    content,
    rendered_content: rendered.html,
    is_me_message: isDeed(content),
  }
}

async function placeFields({ from, to, oldTopic, topic }: Plan, tx: Tx) {
  const links = async () => topicLinks(topic, await realmLinkifiers(from.realm_id, tx))
  return {
    orig_subject: oldTopic,
    ...(topic === oldTopic ? {} : { subject: topic, topic_links: await links() }),
    ...(to === from ? {} : { new_stream_id: to.id }),
  }
}
