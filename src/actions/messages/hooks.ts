// Telling outgoing webhook bots of messages, and sending what they answer. Which bots a message tells is decided with everybody else who is
// notified (notifications/).

import { randomUUID } from 'node:crypto'
import { placeOf } from '../../access/messages/places.ts'
import { findVisibleByIds } from '../../access/messages/visible.ts'
import { type App, serverContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { byId, insertRows } from '../../db/rows.ts'
import { selectOne } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import { type Change, change } from '../../events/change.ts'
import { BOT_DELIVERY_LIMITS } from '../../limits.ts'
import { BotDelivery } from '../../models/bot-delivery.ts'
import { BotService } from '../../models/bot-service.ts'
import { backoff } from '../../models/job.ts'
import type { Message, NotifyingMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { messageRows } from '../../narrow/fetch.ts'
import { readingOf } from '../../narrow/reading.ts'
import { type HookOutcome, postHook } from '../../outbound/hook.ts'
import type { BotCall, SlackBotCall } from '../../present/bot-call.ts'
import { presentHistory } from '../../present/history.ts'
import { languageOf } from '../../settings/languages.ts'
import { BOT_INTERFACE, principalOf } from '../../values/bots.ts'
import { printablePart } from '../../values/text.ts'
import { normaliseContent } from '../../values/topics.ts'
import { sendNotice } from '../bot.ts'
import { notice } from '../notice.ts'
import { sendMessage } from './send/send.ts'

/** The kind of this work in the metrics. */
const HOOK = 'hook'
/** A delivery is given up after this many attempts, which take an hour, or when it is a day old. */
const MAX_ATTEMPTS = 8
const MAX_AGE = 86_400
const MAX_BACKOFF = 3_600
/** Seconds for which an owner is not told again that a bot could not be reached. */
const QUIET = 3_600

/** A delivery whose lease a worker holds. */
interface Held {
  id: number
  holder: string
}

/**
 * Notes that bots are to be told of messages, in the transaction that decides it. A bot for which too much waits is told nothing more: it has
 * not answered for long. Nor is a bot of a person for whose bots too much waits. At `now`, in UNIX seconds.
 */
export async function addDeliveries(
  told: readonly {
    message: NotifyingMessage
    user: Pick<User, 'id' | 'realm_id' | 'bot_owner_id'>
    call: 'direct' | 'mention' | undefined
  }[],
  now: number,
  tx: Tx,
): Promise<void> {
  if (told.length === 0) return
  const [ofBots, ofOwners] = [new Map<number, number>(), new Map<number, number>()]
  const note = (counts: Map<number, number>, id: number, more: number): number => {
    const before = counts.get(id) ?? 0
    counts.set(id, before + more)
    return before
  }
  for (const { bot, owner, waiting } of await BotDelivery.countWaiting([...new Set(told.map(({ user }) => principalOf(user)))], tx)) {
    note(ofBots, bot, waiting)
    note(ofOwners, owner, waiting)
  }
  const hasRoom = ({ user }: (typeof told)[number]): boolean => {
    const { waiting, ofOwner } = BOT_DELIVERY_LIMITS
    if ((ofBots.get(user.id) ?? 0) >= waiting) return false
    return note(ofOwners, principalOf(user), 1) < ofOwner && note(ofBots, user.id, 1) < waiting
  }
  const rows = told.filter(hasRoom).map(({ message, user, call }) => ({
    ...{ realm_id: user.realm_id, user_id: user.id, message_id: message.id },
    ...{ recipient_id: message.recipient_id, topic_key: message.topic_key },
    ...{ cause: call === 'direct' ? 'direct_message' : 'mention', request_id: `msg_${randomUUID()}` },
    ...{ date_created: now, due_at: now },
  }))
  await insertRows(BotDelivery, rows, tx)
}

/**
 * Tells a bot of a message, if the holder still holds the delivery, and sends its answer where the message is. A request that failed is made
 * again later, with backoff, and in the end given up: the bot's owner then learns it from the notification bot. Nothing is told of a message
 * that the bot may not see any more, and nothing to a bot that is deactivated.
 */
export async function deliverToBot(app: App, held: Held, now: number): Promise<void> {
  const delivery = await BotDelivery.findHeld(held)
  if (!delivery) return
  await app.notifier.catchUp(delivery.realm_id)
  const [realm, bot, service] = await Promise.all([
    Realm.load(delivery.realm_id),
    selectOne(User, { where: { id: delivery.user_id } }),
    BotService.of(delivery.user_id),
  ])
  const [message] = bot?.is_active && realm.is_active && service ? await findVisibleByIds(app.db, bot, [delivery.message_id]) : []
  const ctx = serverContext(app, realm, now)
  const settle = (columns: Partial<BotDelivery>, also?: (c: Change) => Promise<void>): Promise<void> =>
    change(ctx, async (c) => {
      if (await BotDelivery.settle(held, columns, c.tx)) await also?.(c)
    })
  if (!bot || !service || !message) return settle({ state: 'dropped', finished_at: now })
  // Earlier attempts have not come to their end.
  if (delivery.attempts > MAX_ATTEMPTS) return settle({ state: 'failed', error: 'the server could not make the request', finished_at: now })
  const began = performance.now()
  const payload = await payloadOf(app, { realm, bot, service, message }, delivery.cause === 'mention' ? 'mention' : 'direct_message')
  const outcome = await postHook(app.hooks, service, delivery.request_id, payload, now)
  const duration = Math.round(performance.now() - began)
  const error = outcome.error ?? (await reply(app, { realm, bot, message }, outcome, delivery, now))
  const columns = { status: outcome.status ?? null, error: error === undefined ? null : printablePart(error, 200), duration }
  const isOver = delivery.attempts >= MAX_ATTEMPTS || now - delivery.date_created >= MAX_AGE
  const end = endOf(outcome, isOver)
  app.metrics.worked(HOOK, end)
  if (end === 'done') return settle({ ...columns, state: 'delivered', finished_at: now })
  if (end === 'failed') return settle({ ...columns, due_at: now + backoff(delivery.attempts, MAX_BACKOFF) })
  await settle({ ...columns, state: 'failed', finished_at: now }, (c) => announceFailure(c, { realm, bot }, delivery, error ?? ''))
}

/** How an attempt ended: with an answer, so that there is another one, or for good. */
function endOf({ status, retry }: HookOutcome, isOver: boolean): 'done' | 'failed' | 'dead' {
  if (status !== undefined && status >= 200 && status < 300) return 'done'
  return retry && !isOver ? 'failed' : 'dead'
}

/** What the bot is told of the message, as it is now. */
async function payloadOf(
  app: App,
  { realm, bot, service, message }: { realm: Realm; bot: User; service: BotService; message: Message },
  trigger: BotCall['trigger'],
): Promise<BotCall | SlackBotCall> {
  const traits = byId(await messageRows(app.db, bot, [message.id]))
  const form = { applyMarkdown: false, emptyTopicName: false }
  const [shown] = await presentHistory(readingOf(app, bot, []), { app, realm, viewer: bot }, { messages: [message], traits }, form)
  if (!shown) throw new Error(`message ${message.id} is gone`)
  if (service.interface === BOT_INTERFACE.slack) return slackPayload(realm, shown, { message, token: service.token, trigger })
  const { flags: _, ...told } = shown
  return {
    bot_email: bot.delivery_email,
    bot_full_name: bot.full_name,
    data: message.content,
    trigger,
    token: service.token,
    message: { ...told, rendered_content: message.rendered_content },
  }
}

type Shown = Awaited<ReturnType<typeof presentHistory>>[number]

function slackPayload(
  realm: Realm,
  { stream_id: channelId, display_recipient: name, sender_full_name: sender }: Shown,
  { message, token, trigger }: { message: Message; token: string; trigger: string },
): SlackBotCall {
  return {
    token,
    team_id: `T${realm.id}`,
    team_domain: realm.subdomain,
    channel_id: channelId === undefined ? `D${message.recipient_id}` : `C${channelId}`,
    channel_name: typeof name === 'string' ? name : 'directmessage',
    thread_ts: String(message.date_sent),
    timestamp: String(message.date_sent),
    user_id: `U${message.sender_id}`,
    user_name: sender,
    text: message.content,
    trigger_word: trigger,
    service_id: String(message.id),
  }
}

/** Sends the bot's answer where the message is, within the bot's rights. Returns why not, if it may not be sent. */
async function reply(
  app: App,
  { realm, bot, message }: { realm: Realm; bot: User; message: Message },
  outcome: HookOutcome,
  delivery: BotDelivery,
  now: number,
): Promise<string | undefined> {
  if (outcome.reply === undefined) return undefined
  const place = await placeOf(message)
  const to =
    'channel' in place
      ? { type: 'channel' as const, to: place.channel.id, topic: place.topic }
      : { type: 'direct' as const, to: place.users.map(({ id }) => id), topic: undefined }
  // An answer to a repeated request is sent once.
  const echo = { queueId: 'webhook', localId: delivery.request_id }
  try {
    const content = normaliseContent(outcome.reply)
    await sendMessage(serverContext(app, realm, now), { sender: bot, realm, to, content, readBySender: true, client: 'Webhook', echo, now })
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return `the answer was not sent: ${error.message}`
    throw error
  }
}

/** Tells the owner of a bot, and the operator, that it could not be reached, but not for each message. */
async function announceFailure(
  c: Change,
  { realm, bot }: { realm: Realm; bot: User },
  delivery: BotDelivery,
  reason: string,
): Promise<void> {
  // One at a time, so that of several which are given up together the first one tells.
  await Realm.lock(realm.id, c.tx)
  if (await BotDelivery.hasFailedSince(bot.id, c.now - QUIET, delivery.id, c.tx)) return
  c.app.log.warn({ realmId: realm.id, bot: bot.id, attempts: delivery.attempts, reason }, 'a request to a bot was given up')
  const owner = bot.bot_owner_id === null ? null : await selectOne(User, { where: { id: bot.bot_owner_id } }, c.tx)
  if (!owner?.is_active) return
  await sendNotice(
    c,
    { realm, readers: [owner] },
    notice(languageOf(owner), 'notice.botUnreachable', { bot: bot.full_name, request: `GET /bots/${bot.id}/deliveries`, reason }),
  )
}
