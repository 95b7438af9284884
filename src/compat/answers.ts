// Answers of this server -> answers in Zulip's vocabulary. Bodies and events are shared between answers, so what changes is copied.

import type { Ask } from '../http/api.ts'
import { waitForTurn } from '../values/turns.ts'
import type { OldNames } from './requests.ts'

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
interface Group {
  id: number
  name: string
}
interface State extends Fields {
  realm_user_groups?: Group[]
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

/** The URL at which the gateway answers for an organisation, by the organisation's own URL. */
export type Place = (own: string) => string

/** How to translate the answers of the operations whose answers contain Zulip's terms. */
export const TRANSLATIONS: Record<
  string,
  (body: never, ask: Ask, request: { oldNames: OldNames; place: Place }) => object | Promise<object>
> = {
  getServerSettings: (body: Fields, _, { place }) => versions(placed(body, place)),
  registerQueue: async (state: State, ask, { oldNames, place }) =>
    versions(placed(withOldState(withStatuses(await withOldSettings(state, ask)), oldNames), place)),
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

/** A message that begins with the parameter that is missing or invalid, as they all do. */
const OF_PARAMETER = /^'([^'.[]+)[^']*' (is missing$)?/

/** A refusal in Zulip's words. Zulip names the parameter in a field, and has the name of a channel only where the request has one. */
export function refusal(body: Fields): Fields {
  const { code, msg } = body
  if (code === 'INVALID_API_KEY') return { ...body, code: 'UNAUTHORIZED' }
  if (code === 'STREAM_DOES_NOT_EXIST' && 'stream_id' in body) {
    const { stream: _, ...byId } = body
    return byId
  }
  const [found, name, isMissing] = (code === 'BAD_REQUEST' && OF_PARAMETER.exec(String(msg))) || []
  if (found === undefined) return body
  return { ...body, code: isMissing ? 'REQUEST_VARIABLE_MISSING' : 'REQUEST_VARIABLE_INVALID', var_name: name }
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

/** URLs of the organisation, in the fields that have them. */
const URLS = ['realm_url', 'realm_uri', 'server_emoji_data_url']

/** With the URLs of the gateway, so that the client stays in it. */
function placed(body: Fields, place: Place): Fields {
  const { realm_url: own } = body
  if (typeof own !== 'string') return body
  const moved = URLS.flatMap((name) => {
    const url = body[name]
    return typeof url === 'string' && url.startsWith(own) ? [[name, place(own) + url.slice(own.length)]] : []
  })
  return { ...body, ...Object.fromEntries(moved) }
}

function withType<T extends Fields>(fields: T): T {
  return fields.reaction_type === 'service_extra_emoji' ? { ...fields, reaction_type: 'zulip_extra_emoji' } : fields
}

function withStatuses(state: State): State {
  const { user_status: statuses } = state
  if (!statuses) return state
  return { ...state, user_status: Object.fromEntries(Object.entries(statuses).map(([id, status]) => [id, withType(status)])) }
}

/** The old policy of wildcard mentions, by the name of the group that may use them. Any other group is more than the old policy can say. */
const WILDCARD_POLICIES: Record<string, number> = {
  'role:everyone': 1,
  'role:members': 2,
  'role:fullmembers': 3,
  'role:administrators': 5,
  'role:owners': 5,
  'role:nobody': 6,
  'role:moderators': 7,
}

/** The external accounts whose URLs clients know by the subtype of a profile field. */
const EXTERNAL_ACCOUNTS = {
  github: { name: 'GitHub username', text: 'GitHub', hint: '', url_pattern: 'https://github.com/%(username)s' },
  twitter: { name: 'Twitter username', text: 'Twitter', hint: '', url_pattern: 'https://twitter.com/%(username)s' },
}

/** Adds what Zulip's clients require of an organisation. The server decides who may mention everybody, whatever a client offers. */
async function withOldSettings(state: State, ask: Ask): Promise<State> {
  const { realm_can_mention_many_users_group: group } = state
  if (group === undefined) return state
  const name = typeof group === 'number' ? await groupName(group, state, ask) : undefined
  return {
    ...state,
    jitsi_server_url: state.jitsi_server_url ?? '',
    realm_wildcard_mention_policy: WILDCARD_POLICIES[name ?? ''] ?? 1,
    realm_default_external_accounts: EXTERNAL_ACCOUNTS,
  }
}

async function groupName(id: number, { realm_user_groups: known }: State, ask: Ask): Promise<string | undefined> {
  const groups = known ?? ((await ask('getUserGroups', { user_group_ids: [id] })) as { user_groups: Group[] }).user_groups
  return groups.find((group) => group.id === id)?.name
}

/** The policy of a muted topic. */
const MUTED = 1

/** Adds what older clients read: muted topics, by the names of channels in the same state, and preferences at the top level. */
function withOldState(state: State, { mutedTopics, preferences }: OldNames): State {
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

/** The users who reacted. Users the caller may not see are missing. */
async function reactors(reactions: readonly Reaction[], ask: Ask): Promise<Users> {
  const ids = [...new Set(reactions.map(({ user_id }) => user_id))]
  if (ids.length === 0) return new Map()
  const { members } = (await ask('getUsers', { user_ids: ids })) as { members: User[] }
  return new Map(members.map((user) => [user.user_id, user]))
}

function translateEvent(event: Fields, users: Users): Fields {
  if (event.type === 'reaction') return reactionWithUser(event as Reaction, users)
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
  const { user, ...rest } = reactionWithUser(reaction, users)
  return { ...rest, user: { id: reaction.user_id, ...user } }
}

function reactionWithUser(reaction: Reaction, users: Users) {
  const { user_id } = reaction
  const { email = '', full_name = '' } = users.get(user_id) ?? {}
  return { ...withType(reaction), user: { user_id, email, full_name } }
}
