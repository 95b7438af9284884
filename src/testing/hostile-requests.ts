// Values that no honest client sends, for every parameter of every operation of the contract.

import { setEmailPermission } from '../actions/people/email-address.ts'
import { type JsonSchema, loadContract, type Operation } from '../http/contract.ts'
import { decodeParameters, decodingPlan } from '../http/decode.ts'
import { requestAjv } from '../http/validation.ts'
import { User } from '../models/user.ts'
import type { TestApp } from './app.ts'
import type { Answer } from './client.ts'
import { TINY_GIF } from './images.ts'
import { type Field, fieldsOf, ODD, OPERATORS, someOfEachKind } from './request-values.ts'
import { sampled } from './sampled.ts'
import { filePart, multipart, wire } from './wire.ts'

/** The part of an answer that every client sees. */
export type Plain = Pick<Answer, 'status' | 'body'>
/** A parameter, as an operation has it. */
export interface Place extends Field {
  operation: Operation
}

const placesOf = (operation: Operation): Place[] =>
  fieldsOf(operation)
    .filter(({ schema }) => schema.format !== 'binary')
    .map((field) => ({ ...field, operation }))

let made = 0
/** Stands for a group that the caller can change. */
const GROUP = { user_group_id: '?' }
/** Valid values of the required parameters, so that the answer is about the hostile value. */
const RIGHT: Record<string, Record<string, string>> = {
  sendMessage: { type: 'channel', to: 'general', topic: 'hostile', content: 'c' },
  getMessages: { anchor: 'newest', num_before: '1', num_after: '0' },
  getMessage: { message_id: '1' },
  addReaction: { message_id: '1', emoji_name: 'tada' },
  addSubmessage: { message_id: '1', msg_type: 'widget', content: '{"type":"vote","key":"canned,0","vote":1}' },
  removeReaction: { message_id: '1', emoji_name: 'tada' },
  updateMessage: { message_id: '1', content: 'c', topic: 'hostile' },
  getEvents: { dont_block: 'true' },
  deleteEventQueue: { queue_id: '1' },
  fetchApiKey: { username: 'member@example.com', password: 'wrong password' },
  devFetchApiKey: { username: 'nobody@example.com' },
  requestAccount: { email: 'newcomer@example.org' },
  downloadFile: { path: '1/a' },
  downloadThumbnail: { path: '1/a', format: '840x560.webp' },
  createUserGroup: {
    get name() {
      return `hostile ${++made}`
    },
    description: '',
    members: '[]',
  },
  deactivateUserGroup: { ...GROUP },
  deleteUserGroup: { ...GROUP },
  getUserGroupMembers: { ...GROUP },
  getUserGroupSubgroups: { ...GROUP },
  isUserGroupMember: { ...GROUP },
  updateUserGroup: { ...GROUP, description: 'd' },
  updateUserGroupMembers: { ...GROUP, delete_subgroups: '[]' },
  updateUserGroupSubgroups: { ...GROUP, delete: '[]' },
  createChannel: {
    get name() {
      return `hostile ${++made}`
    },
    subscribers: '[]',
  },
  createUser: {
    full_name: 'Hostile Person',
    get email() {
      return `hostile-person${++made}@example.com`
    },
  },
  createBot: {
    full_name: 'Hostile Bot',
    bot_type: '3',
    payload_url: 'https://bots.example.com/',
    get short_name() {
      return `hostile${++made}`
    },
  },
  updateChannel: { stream_id: '1', description: 'd' },
  createChannelFolder: {
    get name() {
      return `hostile ${++made}`
    },
  },
  subscribe: {
    get subscriptions() {
      return JSON.stringify([{ name: `hostile ${++made}` }])
    },
  },
  unsubscribe: { subscriptions: '[]' },
  updateSubscriptions: { add: '[]' },
  addLinkifier: {
    get pattern() {
      return `hostile${++made}-(?P<id>[0-9]+)`
    },
    url_template: 'https://hostile.example/{id}',
  },
  createScheduledMessage: { type: 'channel', to: '1', content: 'c', topic: 'hostile', scheduled_delivery_timestamp: '1900000000' },
  updateScheduledMessage: { scheduled_message_id: '1', content: 'c' },
  addNavigationView: {
    get fragment() {
      return `narrow/hostile/${++made}`
    },
    get name() {
      return `hostile ${made}`
    },
    is_pinned: 'true',
  },
  updateMessageFlags: { messages: '[1]', op: 'add', flag: 'starred' },
  updateMessageFlagsForNarrow: { anchor: 'newest', num_before: '1', num_after: '0', narrow: '[]', op: 'add', flag: 'starred' },
  getMatchingMessages: { msg_ids: '[1]', narrow: '[]' },
  createProfileField: {
    field_type: '1',
    get name() {
      return `hostile ${++made}`
    },
  },
  updateProfileField: { field_id: '1' },
  deleteProfileField: { field_id: '999' },
  addRealmDomain: {
    get domain() {
      return `hostile${++made}.example`
    },
  },
  updateRealmDomain: { domain: 'nowhere.example', allow_subdomains: 'true' },
  removeRealmDomain: { domain: 'nowhere.example' },
  updateUserByEmail: { email: 'member2@example.com' },
  deactivateUser: { email: '999' },
  revokeOwnApiKey: { api_key_id: '999' },
  endOwnSession: { session_id: '999' },
  getUserSessions: { user_id: '1' },
  endUserSession: { user_id: '1', session_id: '999' },
  getUserApiKeys: { user_id: '1' },
  revokeUserApiKey: { user_id: '1', api_key_id: '999' },
  updatePresence: { status: 'active' },
  updateStatus: { emoji_name: 'tada' },
  sendTyping: { op: 'start', type: 'direct', to: '[6]' },
  sendEditTyping: { message_id: '1', op: 'start' },
  muteTopic: { stream_id: '1', topic: 'hostile', op: 'add' },
  markTopicAsRead: { stream_id: '1', topic_name: 'hostile' },
  sendWebhookMessage: { service: 'json', stream: 'general', payload: '{}' },
  updateSubscriptionProperty: { stream_id: '1', property: 'color', value: '#c2726a' },
  updateUserTopic: { stream_id: '1', topic: 'hostile', visibility_policy: '1' },
  registerPushDevice: {
    device_id: '1',
    push_key: 'MSdpOVVC009XBzA5hV+4PxPFdGHxMUku4KyN3dyVQmQ9',
    push_key_id: '1',
    token_kind: 'fcm',
    token_id: 'M9/OJJ2D9J0=',
    bouncer_public_key: 'Cs09W+OawROeu40SyYLwcZCoMAv3FQpfNTSqS5AMLRo=',
    encrypted_push_registration: 'AAAA',
  },
  deleteTopic: { stream_id: '1', topic_name: 'hostile' },
  reportMessage: { message_id: '1', report_type: 'spam' },
  addPlayground: {
    get name() {
      return `hostile ${++made}`
    },
    pygments_language: 'Go',
    url_template: 'https://hostile.example/{code}',
  },
  sendTestWelcomeMessage: { welcome_message_custom_text: 'hostile' },
  removePlayground: { playground_id: '999' },
  createReminder: { message_id: '1', scheduled_delivery_timestamp: '1900000000' },
  createSavedSnippet: { title: 'hostile', content: 'c' },
  updateSavedSnippet: { saved_snippet_id: '1', title: 't' },
  updateDraft: { draft_id: '1', draft: '{"type":"","to":[],"topic":"","content":"c"}' },
  sendInvitations: {
    get invitee_emails() {
      return `hostile${++made}@example.com`
    },
    stream_ids: '[]',
  },
}
/** Parameters that need another parameter beside them. */
const BESIDE: Record<string, Record<string, string>> = { queue_id: { local_id: '1' }, local_id: { queue_id: '1' } }

/** Operations that a member may not call. */
const AS_OWNER = new Set([
  ...['updateRealm', 'updateUserSettingsDefaults', 'createProfileField', 'updateProfileField', 'deleteProfileField'],
  ...['reorderProfileFields', 'createUser', 'uploadRealmLogo', 'deleteRealmLogo', 'sendTestWelcomeMessage'],
  ...['updateUserGroup', 'updateUserGroupMembers', 'updateUserGroupSubgroups', 'deactivateUserGroup', 'deleteUserGroup'],
  ...['updateUserByEmail', 'deactivateUser', 'reactivateUser', 'sendInvitations', 'createInvitationLink'],
  ...['updateSettings', 'updateDisplaySettings', 'updateNotificationSettings', 'addRealmDomain', 'updateRealmDomain', 'removeRealmDomain'],
  ...[
    'createChannel',
    'updateChannel',
    'archiveChannel',
    'createChannelFolder',
    'updateChannelFolder',
    'reorderChannelFolders',
    'subscribe',
    'addDefaultChannel',
    'addPlayground',
    'removePlayground',
    'deleteTopic',
    'removeDefaultChannel',
  ],
  ...['addLinkifier', 'updateLinkifier', 'deleteLinkifier', 'reorderLinkifiers'],
])

/** Operations for bots alone. */
const AS_BOT = new Set(['getBotStorage', 'updateBotStorage', 'deleteBotStorage', 'sendWebhookMessage'])

export interface HostileClient {
  /** Sends a value for a parameter, with valid values for the others. */
  call(place: Place, value: string): Promise<Plain>
  /** Removes what an operation has created from hostile values, because thousands of channels would make every later answer slow. */
  sweep(): Promise<void>
}

/** Creates in an organisation what valid values of parameters refer to. */
export async function hostileClient(app: TestApp): Promise<HostileClient> {
  const message = await app.as('member').must.send({ topic: 'hostile', content: 'c' })
  for (const operation of Object.values(RIGHT)) {
    if (operation.message_id) operation.message_id = String(message)
    if (operation.messages) operation.messages = JSON.stringify([message])
  }
  const owner = await User.findByPk(app.demo.users.owner.user_id, { rejectOnEmpty: true })
  await setEmailPermission(app.server.app, owner, true)
  const { body } = await app.as('owner').post('/user_groups/create', { name: 'hostile', description: '', members: [] })
  for (const operation of Object.values(RIGHT)) if (operation.user_group_id) operation.user_group_id = String(body.group_id)
  const { stream_id } = app.demo.channels.private
  const settings = {
    enable_spectator_access: true,
    invite_required: false,
    emails_restricted_to_domains: false,
    require_unique_names: false,
  }
  const settle = () => app.as('owner').patch('/realm', { ...settings, moderation_request_channel_id: stream_id })
  await settle()
  const bot = await app.as('member').post('/bots', RIGHT.createBot)
  RIGHT.updateBot = { bot_id: String(bot.body.user_id) }
  const linkifier = await app.as('owner').post('/realm/filters', { pattern: 'H-(?P<id>[0-9]+)', url_template: 'https://h.example/{id}' })
  RIGHT.updateLinkifier = { filter_id: String(linkifier.body.id) }
  await app.as('member').post('/scheduled_messages', { ...RIGHT.createScheduledMessage })
  const poll = await app.as('member').must.send({ content: '/poll Why?' })
  RIGHT.addSubmessage = { ...RIGHT.addSubmessage, message_id: String(poll) }
  const folder = await app.as('owner').post('/channel_folders/create', { name: 'hostile' })
  RIGHT.updateChannelFolder = { channel_folder_id: String(folder.body.channel_folder_id), description: 'd' }
  const tables = Object.values(app.server.app.db.sequelize.models).filter((table) => table.getAttributes().id?.autoIncrement)
  /** The ID of each table's newest row. */
  const newest = await Promise.all(tables.map(async (table): Promise<[string, number]> => [table.tableName, Number(await table.max('id'))]))
  return {
    call: (place, value) => send(app, place, value),
    sweep: async () => {
      for (const [table, id] of newest) await app.server.app.db.run(`DELETE FROM ${table} WHERE id > ${id}`)
      app.server.app.caches.clear()
      await settle()
    },
  }
}

async function send(app: TestApp, { operation, name }: Pick<Place, 'operation' | 'name'>, value: string): Promise<Plain> {
  const { operationId } = operation
  const as = AS_OWNER.has(operationId) ? 'owner' : AS_BOT.has(operationId) ? 'bot' : 'member'
  const beside = operation.operationId === 'sendMessage' ? BESIDE[name] : {}
  const values: Record<string, string> = { ...RIGHT[operation.operationId], ...beside, [name]: value }
  const namesIn = (part: string): string[] => operation.parameters.filter((one) => one.in === part).map((one) => one.name)
  const [inPath, inQuery] = [namesIn('path'), namesIn('query')]
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, parameter) => encodeURIComponent(values[parameter] ?? '1'))
  const rest = Object.entries(values).filter(([parameter]) => !inPath.includes(parameter))
  const query = new URLSearchParams(rest.filter(([parameter]) => !operation.requestBody || inQuery.includes(parameter)))
  const target = `${operation.roots[0]}${path}${query.size > 0 ? `?${query}` : ''}`
  const method = operation.method.toUpperCase()
  if (operation.requestBody?.mediaType === 'multipart/form-data')
    return wire(app, `${method} ${target}`, { as, ...multipart(filePart('image.gif', TINY_GIF.toString('latin1'))) })
  if (!operation.requestBody) return app.as(as).request(method, target)
  return app.as(as).request(method, target, new URLSearchParams(rest.filter(([parameter]) => !inQuery.includes(parameter))))
}

/** Codes of answers about something that a parameter names. They name it in a field, or in a message of their own. */
const OF_A_SUBJECT = new Set([
  'STREAM_DOES_NOT_EXIST',
  'CHANNEL_ALREADY_EXISTS',
  'BAD_EVENT_QUEUE_ID',
  'BAD_NARROW',
  'AUTHENTICATION_FAILED',
  'NOT_FOUND',
  'INVITATION_FAILED',
  'NO_ACTIVE_PUSH_DEVICE',
  'REACTION_ALREADY_EXISTS',
  'REACTION_DOES_NOT_EXIST',
])
/** The answer to a valid value, because the server has no push relay. */
const NOT_CONFIGURED = 'PUSH_SERVICE_NOT_CONFIGURED'

/** Whether an answer is what the contract promises for any request, and names the parameter if it is about it. */
export function isInTheEnvelope({ status, body }: Plain, name: string): boolean {
  if (status === 200) return body.result === 'success' && body.msg === ''
  if (body.result !== 'error' || typeof body.code !== 'string' || typeof body.msg !== 'string') return false
  return body.code === NOT_CONFIGURED || OF_A_SUBJECT.has(body.code) || body.msg.includes(`'${name}`)
}

/** Values to send for a parameter. */
export interface Values {
  place: Place
  /** Values that reach the operation: all of them at one of the places with this name, at the others some of each kind. */
  allowed: string[]
  /**
   * Values that the contract rejects before the operation runs. Apart from objects, only one of the operations that share a schema gets
   * them, because decoder and validator are the same.
   */
  refused: string[]
}

/** How many values of each kind a parameter gets that other operations have too: at night all. */
const OF_EACH_KIND = process.env.TEST_RUN === 'whole' ? Number.POSITIVE_INFINITY : 2

/** The values for each parameter of each operation, or of a sample of the parameters, by operationId. */
export function hostileValues(): [operationId: string, values: Values[]][] {
  const all = loadContract().operations.map((operation): [string, Place[]] => [operation.operationId, placesOf(operation)])
  /** The first place with each schema, by the schema object itself. Operations share the schemas to which the contract refers. */
  const first = new Map<JsonSchema, Place>()
  for (const place of all.flatMap(([, places]) => places).toReversed()) first.set(place.schema, place)
  /** The first place of each name and type. */
  const firstNamed = new Map<string, Place>()
  const meaningOf = ({ name, schema }: Place): string => `${name} ${schema.type}`
  for (const place of all.flatMap(([, places]) => places).toReversed()) firstNamed.set(meaningOf(place), place)
  const ajv = requestAjv()
  const valuesOf = (place: Place): Values => {
    const other = first.get(place.schema) as Place
    const isFirst = other === place || other.isJson !== place.isJson
    const plan = decodingPlan(place.operation)[place.place === 'form' ? 'body' : place.place]
    const validate = ajv.compile(place.schema)
    const isAllowed = (text: string): boolean => {
      try {
        return validate(decodeParameters(plan, [[place.name, text]]).values[place.name])
      } catch {
        return false
      }
    }
    const texts = Object.values(ODD).flat()
    const isFirstNamed = firstNamed.get(meaningOf(place)) === place
    const sent = isFirstNamed ? texts : someOfEachKind(`${place.operation.operationId} ${place.name}`, OF_EACH_KIND)
    return {
      place,
      allowed: sent.filter(isAllowed),
      refused: (isFirst ? texts : OPERATORS).filter((text) => !isAllowed(text)),
    }
  }
  const sent = new Set(
    sampled(
      all.flatMap(([, places]) => places),
      ({ operation, place, name }) => `${operation.operationId} ${place} ${name}`,
    ),
  )
  return all.map(([operationId, places]) => [operationId, places.filter((place) => sent.has(place)).map(valuesOf)])
}

/** Parameters with their names, for tests of each. */
export function named(values: readonly Values[]): [name: string, values: Values][] {
  return values.map((one) => [`'${one.place.name}' (${one.place.place})`, one])
}
