// Answers of this server -> answers in Zulip's vocabulary. Bodies and events are shared between answers, so what changes is copied.

import type { Ask } from '../http/api.ts'
import type { Operation } from '../http/contract.ts'
import { waitForTurn } from '../values/turns.ts'
import { type Place, placed, translateState, versions, type WireFields, withType } from './registration.ts'
import type { OldNames } from './requests.ts'

interface Reaction extends WireFields {
  reaction_type: string
  user_id: number
}
interface Message extends WireFields {
  reactions?: Reaction[]
}
interface User {
  user_id: number
  email: string
  full_name: string
}

/** How to translate the answers of the operations whose answers contain Zulip's terms. */
export const TRANSLATIONS: Record<
  string,
  (body: never, ask: Ask, request: { oldNames: OldNames; place: Place }) => object | Promise<object>
> = {
  getServerSettings: (body: WireFields, _, { place }) => versions(placed(body, place)),
  registerQueue: translateState,
  getEvents: async (body: { events: WireFields[] }, ask) => {
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
  getUserStatus: (body: { status: WireFields }) => ({ ...body, status: withType(body.status) }),
}

/** A refusal in Zulip's words. Zulip names a missing parameter in a field, and has the name of a channel only where the request has one. */
export function refusal(operation: Operation | undefined, body: WireFields): WireFields {
  const { code } = body
  if (code === 'INVALID_API_KEY') return { ...body, code: 'UNAUTHORIZED' }
  if (code === 'STREAM_DOES_NOT_EXIST' && 'stream_id' in body) {
    const { stream: _, ...byId } = body
    return byId
  }
  if (code !== 'BAD_REQUEST' || !operation) return body
  const [, name = '', isMissing] = /^'(\w+)(?:'( is missing)?|[.[])/.exec(String(body.msg)) ?? []
  if (!hasParameter(operation, name)) return body
  // Clients in Go take whatever names a parameter in a field for one that is missing.
  return isMissing ? { ...body, code: 'REQUEST_VARIABLE_MISSING', var_name: name } : { ...body, code: 'REQUEST_VARIABLE_INVALID' }
}

/** Whether an operation has a parameter, which the message of a refusal then names first (docs/contract.md). Files are none there. */
function hasParameter({ parameters, requestBody }: Operation, name: string): boolean {
  const fields = requestBody?.schema.properties ?? {}
  if (Object.hasOwn(fields, name)) return fields[name]?.format !== 'binary'
  return parameters.some((parameter) => parameter.name === name)
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

function reactionsOf({ reactions = [] }: Message): Reaction[] {
  return reactions
}

function reactionsOfEvent(event: WireFields): Reaction[] {
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

function translateEvent(event: WireFields, users: Users): WireFields {
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
