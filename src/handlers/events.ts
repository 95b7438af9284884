// Event queues: register, read, delete.

import { realmHost } from '../access/organisation/realms.ts'
import { isSpectator } from '../access/people/spectators.ts'
import { findAccessibleUsers } from '../access/people/users.ts'
import type { Ctx } from '../context.ts'
import { badParameter } from '../errors.ts'
import { isEventType } from '../events/deliver.ts'
import type { QueueOptions } from '../events/event.ts'
import { poll } from '../events/queues/poll.ts'
import { removeQueue } from '../events/queues/queues.ts'
import { type NewQueue, readSpectatorState, registerAlone, registerWithState } from '../events/queues/registration.ts'
import { wireId } from '../events/wire-ids.ts'
import type { Handler } from '../http/handler.ts'
import type { Schema } from '../http/types.ts'
import { FEATURE_LEVEL, MAX_QUEUE_IDLE_TIMEOUT, QUEUE_IDLE_TIMEOUT } from '../limits.ts'
import type { User } from '../models/user.ts'
import { parseQueueNarrow } from '../narrow/parse.ts'

type Registration = Pick<
  Schema<'RegisterRequest'>,
  | 'apply_markdown'
  | 'client_gravatar'
  | 'event_types'
  | 'all_public_streams'
  | 'narrow'
  | 'idle_queue_timeout'
  | 'client_capabilities'
  | 'slim_presence'
  | 'include_subscribers'
>

/** Idle timeout of a mobile client's queue, in seconds. */
const MOBILE_IDLE_TIMEOUT = 43_200
export const registerQueue: Handler<'registerQueue'> = async (ctx, { body }) => {
  const { app, viewer } = ctx
  const options = queueOptions(ctx, body)
  const idleTimeout = idleTimeoutOf(body.idle_queue_timeout)
  const request = {
    types: body.fetch_event_types ?? body.event_types,
    clientGravatar: options.clientGravatar,
    subscribers: body.include_subscribers ?? 'false',
    archivedChannels: body.client_capabilities?.archived_channels ?? false,
    deactivatedGroups: body.client_capabilities?.include_deactivated_groups ?? false,
    userListIncomplete: body.client_capabilities?.user_list_incomplete ?? false,
    emptyTopicName: options.emptyTopicName,
    linkifierTemplates: options.linkifierTemplates ?? false,
    presence: { slim: body.slim_presence ?? false, historyDays: body.presence_history_limit_days ?? 14 },
  }
  const shared = {
    service_feature_level: FEATURE_LEVEL,
    service_version: app.config.version,
    service_merge_base: app.config.mergeBase,
    idle_queue_timeout_secs: idleTimeout,
  }
  if (isSpectator(viewer)) return { queue_id: null, last_event_id: -1, ...shared, ...(await readSpectatorState(ctx, request)) }
  const queue = { options: (reader: User) => withSenders(reader, options), idleTimeout, client: ctx.client }
  const { queueId, seq, state } = await registerWithState(ctx, queue, request)
  return { queue_id: queueId, last_event_id: wireId(seq), ...shared, ...state }
}

export const getEvents: Handler<'getEvents'> = async (ctx, { query }) => {
  const { app, viewer, authority, hangUp, now } = ctx
  // HEAD has no body that would name the queue.
  if (ctx.isHead && query.queue_id === undefined) throw badParameter('queue_id', 'is missing: HEAD registers no queue')
  const queueId = query.queue_id ?? (await registerAlone(ctx, await newQueue(ctx, query)))
  const events = await poll(app, viewer, {
    queueId,
    lastEventId: query.queue_id === undefined ? undefined : query.last_event_id,
    // A HEAD request has no body that would be worth waiting for.
    dontBlock: ctx.isHead || (query.dont_block ?? false),
    hangUp,
    now,
    authority,
  })
  app.metrics.delivered(events.length)
  return { queue_id: queueId, events }
}

export const deleteEventQueue: Handler<'deleteEventQueue'> = async (ctx, { query }) => {
  await removeQueue(ctx, query.queue_id)
  return {}
}

async function newQueue(ctx: Ctx, registration: Registration): Promise<NewQueue> {
  const options = await withSenders(ctx.viewer, queueOptions(ctx, registration))
  return { options, idleTimeout: idleTimeoutOf(registration.idle_queue_timeout), client: ctx.client }
}

function queueOptions({ app, realm }: Ctx, registration: Registration): QueueOptions {
  const { all_public_streams = false, narrow = [] } = registration
  return {
    // Names that match nothing are not stored.
    eventTypes: registration.event_types?.filter(isEventType),
    allPublicChannels: all_public_streams,
    applyMarkdown: registration.apply_markdown ?? false,
    clientGravatar: registration.client_gravatar ?? true,
    emptyTopicName: registration.client_capabilities?.empty_topic_name ?? false,
    includeDeactivatedGroups: registration.client_capabilities?.include_deactivated_groups ?? false,
    userListIncomplete: registration.client_capabilities?.user_list_incomplete ?? false,
    linkifierTemplates: registration.client_capabilities?.linkifier_url_template ?? false,
    individualEmoji: registration.client_capabilities?.individual_emoji_changes ?? false,
    archivedChannels: registration.client_capabilities?.archived_channels ?? false,
    bulkMessageDeletion: registration.client_capabilities?.bulk_message_deletion ?? false,
    includeSubscribers: (registration.include_subscribers ?? 'false') !== 'false',
    streamTyping: registration.client_capabilities?.stream_typing_notifications ?? false,
    simplifiedPresence: registration.client_capabilities?.simplified_presence_events ?? false,
    slimPresence: registration.slim_presence ?? false,
    narrow: parseQueueNarrow(narrow, realmHost(app.config, realm)),
  }
}

/**
 * The options with the senders in the narrow by their IDs. Throws BAD_REQUEST, with the same message for a sender who does not exist and one
 * who is hidden.
 */
async function withSenders(viewer: User, options: QueueOptions): Promise<QueueOptions> {
  const named = options.narrow.flatMap((term) => (term.operator === 'sender' ? [term.operand] : []))
  if (named.length === 0) return options
  const senders = await findAccessibleUsers(viewer, named)
  const narrow = options.narrow.map((term) => {
    if (term.operator !== 'sender') return term
    const sender = senders.get(term.operand)
    if (!sender) throw badParameter('narrow', `names a user who does not exist: ${term.operand}`)
    return { ...term, operand: sender.id }
  })
  return { ...options, narrow }
}

function idleTimeoutOf(text: string | undefined): number {
  if (text === undefined) return QUEUE_IDLE_TIMEOUT
  return text === 'mobile' ? MOBILE_IDLE_TIMEOUT : Math.min(Number(text), MAX_QUEUE_IDLE_TIMEOUT)
}
