// Answers of this server -> answers in Zulip's vocabulary. Bodies and events are shared between answers, so what changes is copied.

import type { Ask } from '../http/dialect.ts'
import { waitForTurn } from '../values/turns.ts'
import type { Wishes } from './requests.ts'

type Fields = Record<string, unknown>
interface Reaction extends Fields {
  reaction_type: string
  user_id: number
}
interface Message extends Fields {
  reactions?: Reaction[]
}
interface Channel {
  stream_id: number
  name: string
}
interface State extends Fields {
  user_status?: Record<string, Fields>
  user_topics?: { stream_id: number; topic_name: string; last_updated: number; visibility_policy: number }[]
  user_settings?: Fields
  subscriptions?: Channel[]
  unsubscribed?: Channel[]
  never_subscribed?: Channel[]
}
interface User {
  user_id: number
  email: string
  full_name: string
}

/** How to translate the answers of the operations whose answers contain Zulip's terms. */
export const TRANSLATIONS: Record<string, (body: never, ask: Ask, wishes: Wishes) => object | Promise<object>> = {
  getServerSettings: versions,
  registerQueue: (state: State, _, wishes) => versions(withOldState(withStatuses(state), wishes)),
  getEvents: async (body: { events: Fields[] }, ask) => {
    const users = await reactors(body.events.flatMap(reactionsOfEvent), ask)
    return { ...body, events: await eachInTurns(body.events, (event) => translateEvent(event, users)) }
  },
  getMessages: async (body: { messages: Message[] }, ask) => {
    const users = await reactors(body.messages.flatMap(reactionsOf), ask)
    return { ...body, messages: await eachInTurns(body.messages, (message) => translateMessage(message, users)) }
  },
  getMessage: async (body: { message: Message }, ask) => ({
    ...body,
    message: translateMessage(body.message, await reactors(reactionsOf(body.message), ask)),
  }),
  getUserStatus: (body: { status: Fields }) => ({ ...body, status: withType(body.status) }),
}

/** How many elements of a list are translated before other requests get their turn. */
const TURN = 200

async function eachInTurns<T>(list: readonly T[], translate: (element: T) => T): Promise<T[]> {
  const translated: T[] = []
  for (const element of list) {
    translated.push(translate(element))
    if (translated.length % TURN === 0) await waitForTurn()
  }
  return translated
}

const VERSIONS = ['version', 'feature_level', 'merge_base']

function versions(body: Fields): object {
  const named = { ...body }
  for (const name of VERSIONS) {
    named[`zulip_${name}`] = named[`service_${name}`]
    delete named[`service_${name}`]
  }
  return named
}

function withType<T extends Fields>(fields: T): T {
  return fields.reaction_type === 'service_extra_emoji' ? { ...fields, reaction_type: 'zulip_extra_emoji' } : fields
}

function withStatuses(state: State): State {
  const { user_status: statuses } = state
  if (!statuses) return state
  return { ...state, user_status: Object.fromEntries(Object.entries(statuses).map(([id, status]) => [id, withType(status)])) }
}

/** The policy of a muted topic. */
const MUTED = 1

/** Adds what older clients read: muted topics, by the names of channels in the same state, and preferences at the top level. */
function withOldState(state: State, { mutedTopics, preferences }: Wishes): State {
  const { user_topics = [], user_settings = {}, subscriptions = [], unsubscribed = [], never_subscribed = [] } = state
  const old: State = preferences ? { ...user_settings, ...state } : state
  if (!mutedTopics) return old
  const names = new Map([...subscriptions, ...unsubscribed, ...never_subscribed].map(({ stream_id, name }) => [stream_id, name]))
  const muted = user_topics.flatMap(({ stream_id, topic_name, last_updated, visibility_policy }) => {
    const name = names.get(stream_id)
    return visibility_policy === MUTED && name !== undefined ? [[name, topic_name, last_updated]] : []
  })
  return { ...old, muted_topics: muted }
}

function reactionsOf({ reactions = [] }: Message): Reaction[] {
  return reactions
}

function reactionsOfEvent(event: Fields): Reaction[] {
  if (event.type === 'reaction') return [event as Reaction]
  return event.type === 'message' ? reactionsOf(event.message as Message) : []
}

type Users = ReadonlyMap<number, User>

/** The users who reacted. Those whom the caller may not see are missing. */
async function reactors(reactions: readonly Reaction[], ask: Ask): Promise<Users> {
  const ids = [...new Set(reactions.map(({ user_id }) => user_id))]
  if (ids.length === 0) return new Map()
  const { members } = (await ask('getUsers', { user_ids: ids })) as { members: User[] }
  return new Map(members.map((user) => [user.user_id, user]))
}

function translateEvent(event: Fields, users: Users): Fields {
  if (event.type === 'reaction') return translateReaction(event as Reaction, users)
  if (event.type === 'user_status') return withType(event)
  const message = event.type === 'message' ? (event.message as Message) : undefined
  return message?.reactions?.length ? { ...event, message: translateMessage(message, users) } : event
}

function translateMessage(message: Message, users: Users): Message {
  const { reactions } = message
  return reactions?.length ? { ...message, reactions: reactions.map((reaction) => translateReaction(reaction, users)) } : message
}

/** Adds the user who reacted. */
function translateReaction(reaction: Reaction, users: Users): Reaction {
  const { user_id: id } = reaction
  const { email = '', full_name = '' } = users.get(id) ?? {}
  return { ...withType(reaction), user: { id, user_id: id, email, full_name } }
}
