// Changing messages: their content, their place, or both. One transaction locks the rows of the channels and messages.

import { canKnowChannel, canReadChannel, topicsPolicy } from '../../access/channels/channels.ts'
import { type Rights, rememberedRights } from '../../access/channels/permissions.ts'
import { type Addressee, directFacts } from '../../access/messages/addressees.ts'
import { isForNobody, type Mentions, mentionFacts, NO_MENTIONS } from '../../access/messages/mentions.ts'
import { lockMessage, lockMessageAlone } from '../../access/messages/messages.ts'
import { placeOf } from '../../access/messages/places.ts'
import { type TextFacts, textFacts } from '../../access/messages/referents.ts'
import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { alertedBy } from '../../access/people/alert-words.ts'
import { mutersOf } from '../../access/people/muted-users.ts'
import type { UserContext } from '../../context.ts'
import { createRow, createRows, requireRow, updateRow } from '../../db/sql.ts'
import { changeOn, type Facts, type UserChange } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { messageEvent } from '../../events/types/message.ts'
import { updateMessageEvent } from '../../events/types/update_message.ts'
import { isMeMessage, parse } from '../../markup/index.ts'
import { topicLinks } from '../../markup/linkifiers.ts'
import { Channel } from '../../models/channel.ts'
import { FLAG, Message, UserMessage } from '../../models/message.ts'
import { MessageEdit } from '../../models/message-edit.ts'
import { MessageText } from '../../models/message-text.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { tokensOf } from '../../narrow/words.ts'
import { snapshotDestination, snapshotMessage, snapshotSender } from '../../present/message.ts'
import { type Holders, holdersOfMessage, type TextFlags, textFlagsOf, updateTextFlags } from '../../receipts/holders.ts'
import { lockTopic } from '../../receipts/moving.ts'
import { receivedAmong } from '../../receipts/received.ts'
import { changesTo, differences } from '../../values/audit.ts'
import { nameKey, showsNothing } from '../../values/text.ts'
import { normaliseContent, POLICY } from '../../values/topics.ts'
import { newFollowers, setTopicPolicies, willingFollowers } from '../channels/topic-policies.ts'
import { type FileState, updateFiles } from '../files/message-files.ts'
import { noticeToWithdraw, writeAfterMove } from './after-move.ts'
import { updateAudiencesOf } from './audience.ts'
import { deleteInChannel } from './delete.ts'
import {
  type Edit,
  type EditFacts,
  type EditPlan,
  type MessageChange,
  type MoveFacts,
  type PlaceAsked,
  placeAsked,
  planEdit,
  toggleOf,
} from './edit-plan.ts'
import { type MovePlan, writeMove } from './move.ts'
import { notifyEdited } from './pushes.ts'

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

/** The facts that this process remembers, and what they imply about the new text. */
interface RememberedFacts {
  actor: User
  rights: Rights
  /** Normalised; undefined if the text stays the same. */
  content: string | undefined
  linkifiers: TextFacts['linkifiers']
  alerted: ReadonlySet<number>
  /**
   * Whether only the text changes, and it mentions and alerts nobody. Then it does not matter who joins or leaves the channel in the
   * meantime.
   */
  concernsNobody: boolean
}

/** The remembered facts. Reading them throws BAD_REQUEST for an invalid text. */
function rememberedFacts(
  { app: { caches }, viewer }: UserContext,
  { content: given, topic, channelId }: MessageChange,
): Facts<RememberedFacts> {
  return {
    about: ['accounts', 'organisation', 'groups', 'channels', 'linkifiers', 'alertWords'],
    read: async (isAgain) => {
      const actor = isAgain ? await requireRow(User, viewer.id) : viewer
      const content = given === undefined ? undefined : showsNothing(given) ? '(deleted)' : normaliseContent(given)
      const alerted = content === undefined ? new Set<number>() : await alertedBy(caches, actor.realm_id, content)
      const stays = topic === undefined && channelId === undefined
      return {
        actor,
        rights: await rememberedRights(caches, actor),
        linkifiers: await realmLinkifiers(caches, actor.realm_id),
        content,
        alerted,
        concernsNobody: stays && content !== undefined && isForNobody(parse(content).references, alerted),
      }
    },
  }
}

/**
 * Reads the facts for changing a message, in a fixed number of statements. The message's row is locked, and so are its channels unless the
 * change concerns nobody.
 */
async function editFacts(
  c: UserChange,
  message: Message,
  channel: Channel | undefined,
  asked: MessageChange,
  remembered: RememberedFacts,
): Promise<EditFacts> {
  const { actor, tx } = c
  const addressee = channel ? { channel, topic: message.topic } : await placeOf(message, tx)
  const place = placeAsked(asked, { message, channel })
  return {
    message,
    channel,
    addressee,
    place,
    may: remembered.rights.inChannel,
    direct: 'users' in addressee ? await directFacts(actor, addressee.users, tx) : undefined,
    text: await newText(c, message, addressee, remembered),
    move: channel && (await moveFacts(c, message, channel, place)),
  }
}

async function newText(
  { app, realm, actor, tx }: UserChange,
  message: Message,
  addressee: Addressee,
  { content, linkifiers, alerted, concernsNobody }: RememberedFacts,
): Promise<EditFacts['text']> {
  if (content === undefined || content === message.content) return undefined
  const text = await textFacts(app, { author: actor, realm }, content, tx, { linkifiers })
  const mentions = concernsNobody ? NO_MENTIONS : await mentionFacts({ author: actor, addressee, alerted }, text, tx)
  return { ...text, content, mentions }
}

async function moveFacts(c: UserChange, message: Message, from: Channel, asked: PlaceAsked): Promise<MoveFacts | undefined> {
  const { app, actor, tx } = c
  const { topic = message.topic, channelId } = asked
  if (topic === message.topic && channelId === undefined) return undefined
  const named = channelId === undefined ? from : await Channel.findByIdIn(actor.realm_id, channelId, tx)
  const to = named && (named === from || (await canKnowChannel(actor, named, tx))) ? named : undefined
  const all = await lockTopic(app.db, from, message.topic, tx)
  const ids = all.map(({ id }) => id)
  const seen = from.history_public_to_subscribers ? new Set(ids) : await receivedAmong(app.db, actor, ids, tx)
  const visible = all.filter(({ id }) => seen.has(id))
  const isSamePlace = to === from && nameKey(topic) === message.topic_key
  return {
    topic,
    to,
    visible,
    isReadable: to !== undefined && (to === from || (await canReadChannel(actor, to, tx))),
    isTopic: to !== undefined && !isSamePlace && (await Message.isTopic(to.recipient_id, topic, tx)),
    topicsPolicy: to ? await topicsPolicy(to, tx) : '',
    noticeId: toggleOf(message.topic, topic) ? await noticeToWithdraw(c, visible.at(-1)?.id) : undefined,
  }
}

async function write(
  c: UserChange,
  message: Message,
  channel: Channel | undefined,
  { edit, move }: EditPlan,
  asked: MessageChange,
): Promise<FileState[]> {
  if (!edit && !move) return []
  const { app, actor, tx, announce, record } = c
  if (move?.withdrawnNoticeId !== undefined)
    announce(await deleteInChannel(app, move.from, { id: move.withdrawnNoticeId, topic: message.topic }, tx))
  if (move && move.from.id !== move.to.id)
    record({
      ...{ action: 'changed', subject: 'message', id: message.id, name: move.from.name },
      changes: [...changesTo({ channel_id: move.from.id }, { channel_id: move.to.id }), ...differences({}, { messages: move.ids.length })],
    })
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
    // A user who has only others of the moved messages does not learn the content of this one.
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
  const files = hasFiles ? await updateFiles({ db: app.db, now }, actor, message, rendered, tx) : { detached: [], events: [] }
  return { ...files, former, holders: after }
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

/**
 * Treats users an edited channel message newly mentions as sending would. They follow its topic and are notified on their devices, and
 * bots get the message without a subscription. `former`: the flags of the old text. The flags of the new text are already stored. Returns
 * the events to announce.
 */
async function renewMentions(
  c: UserChange,
  message: Message,
  channel: Channel,
  { mentions, former, notified }: { mentions: Mentions; former: TextFlags; notified: readonly number[] },
): Promise<NewEvent[]> {
  const { app, now, tx } = c
  const { mentioned, bots } = mentions
  const asked = [...mentioned, ...bots]
  // People who did not receive the message have no row, and bots have none yet.
  const rows = asked.length === 0 ? new Map<number, number>() : await UserMessage.of(message.id, asked, tx)
  const isMentionedAnew = (id: number): boolean =>
    ((rows.get(id) ?? 0) & FLAG.mentioned) !== 0 && ((former.flags.get(id) ?? 0) & FLAG.mentioned) === 0
  const nameable = new Set([...mentioned].filter(isMentionedAnew))
  // Only the sender edits the text.
  const muters = nameable.size > 0 ? await mutersOf(app.caches, c.actor, tx) : new Set<number>()
  const willing = await willingFollowers({ channel, topic: message.topic }, { nameable }, muters, tx)
  const policies = new Map(newFollowers(nameable, willing).map((id) => [id, POLICY.followed]))
  const topic = { channelId: channel.id, topic: message.topic, now }
  const events = policies.size === 0 ? [] : await setTopicPolicies(tx, message.realm_id, policies, topic)
  events.push(
    ...(await bringToBots(
      c,
      message,
      channel,
      mentions,
      bots.filter((id) => !rows.has(id)),
    )),
  )
  await notifyEdited(c, message, { mentions, former, notified })
  return events
}

async function bringToBots(
  { app, realm, actor, tx }: UserChange,
  message: Message,
  channel: Channel,
  { flags, toAll }: Mentions,
  bots: readonly number[],
): Promise<NewEvent[]> {
  if (bots.length === 0) return []
  const bits = bots.map((id): [number, number] => [id, (flags.get(id) ?? 0) | toAll])
  await createRows(
    UserMessage,
    bits.map(([user_id, own]) => ({ realm_id: realm.id, user_id, message_id: message.id, flags: own })),
    tx,
  )
  const place = {
    subdomain: realm.subdomain,
    host: realmHost(app.config, realm),
    linkifiers: await realmLinkifiers(app.caches, realm.id, tx),
  }
  const [sender, to] = [snapshotSender(actor, place.host), snapshotDestination({ channel }, place.host)]
  const payload = { message: snapshotMessage(message, sender, to, place), flags: Object.fromEntries(bits) }
  return [messageEvent(payload, { to: 'users', ids: [...bots] })]
}
