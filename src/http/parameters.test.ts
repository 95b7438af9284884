// Generated from the contract: every optional parameter that no successful example has, and every value of an enumeration that none shows,
// added to a success of its operation. Also a parameter that the contract does not know.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Case, type Contract, cases } from '../../contract-tests/cases.ts'
import { requestOf, send } from '../../contract-tests/http.ts'
import { type Parameter, parametersOf } from '../../contract-tests/traffic.ts'
import { channels, groups, messages, password, users } from '../sandbox/world.ts'
import { sampled } from '../testing/sampled.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'
import { dereference, type JsonSchema, loadContract, type Operation } from './contract.ts'

type Json = Case['response']['value']
/** The rest of a request. Undefined omits a parameter. */
interface Rest {
  caller?: Case['caller']
  fields?: Record<string, Json | undefined>
}

const contract: Contract = dereference(loadContract().bundled)
const successes = [...cases(contract)].filter(({ response }) => response.status === 200)

function operationOf(operationId: string): Operation {
  const operation = loadContract().operations.find((one) => one.operationId === operationId)
  if (!operation) throw new Error(`the contract has no ${operationId}`)
  return operation
}

let app: SeededApp
beforeAll(async () => {
  app = await startSeededApp()
  // The reaction that removeReaction removes. A sample may lack the case that would leave one.
  const operation = operationOf('addReaction')
  const example = successes.find(({ operationId }) => operationId === 'addReaction')
  if (!example) throw new Error('the contract has no example of addReaction')
  const reaction = changed(example, operation, { ...extra.fields, message_id: messages.toReactNoMore.id, reaction_type: undefined })
  expect(await answerTo(reaction)).toMatchObject({ result: 'success' })
  // Nobody's bot of the examples may be an owner.
  const bot = successes.find(({ operationId }) => operationId === 'createBot')
  if (!bot) throw new Error('the contract has no example of createBot')
  const { user_id } = await answerTo({
    ...changed(bot, operationOf('createBot'), { full_name: 'Bot of the Owner', short_name: 'of-the-owner' }),
    caller: 'owner',
  })
  ofOwner.fields = { bot_id: user_id, bot_owner_id: undefined, service_payload_url: undefined, service_interface: undefined }
}, 60_000)
afterAll(() => app.close())

/** Fields that the examples of these operations need for a second request. */
const AGAIN: Record<string, () => Rest['fields']> = {
  createBot: () => ({ short_name: fresh().replace(' ', '-') }),
  createChannel: () => ({ name: fresh() }),
  createProfileField: () => ({ name: fresh() }),
  createUserGroup: () => ({ name: fresh() }),
  updateMessage: () => ({ prev_content_sha256: undefined }),
}
let made = 0
const fresh = (): string => {
  made += 1
  return `parameters ${made}`
}

const topic = 'elsewhere'
const moved = (to: string): Rest => ({ fields: { content: undefined, topic: to } })
const direct: Rest = { fields: { to: [users.member2.id], topic: undefined } }
const later: Rest = { fields: { to: 1, topic } }
const asOwner: Rest = { caller: 'owner' }
/** About a bot of the owner, which is made before all tests. */
const ofOwner: Rest = { ...asOwner }
const passwords: Rest = { fields: { old_password: password, new_password: password } }
const extra: Rest = { fields: { emoji_name: 'zulip', emoji_code: undefined } }
const options = { '0': { text: 'Large', order: '1' } }
/** By operation and parameter, and sometimes the value: what else the request needs. */
const BESIDE: Record<string, Rest> = {
  createChannel: asOwner,
  updateChannel: asOwner,
  // Other trials leave notices in the channel of the example.
  'updateChannel topics_policy "empty_topic_only"': {
    ...asOwner,
    fields: { stream_id: channels.tuned.id, new_name: undefined, description: undefined },
  },
  updateRealm: asOwner,
  updateUserByEmail: asOwner,
  // A change of owner takes it from the caller of the example.
  updateBot: asOwner,
  getBotDeliveries: asOwner,
  'updateBot role': ofOwner,
  'sendInvitations invite_as': asOwner,
  'createInvitationLink invite_as': asOwner,
  'sendMessage subject': { fields: { topic: undefined } },
  'sendMessage queue_id': { fields: { local_id: '1' } },
  'sendMessage local_id': { fields: { queue_id: '1' } },
  'updateMessage propagate_mode "change_one"': moved('here'),
  'updateMessage propagate_mode "change_later"': moved(topic),
  'updateMessage send_notification_to_new_thread': moved('there'),
  'createScheduledMessage type "private"': direct,
  'createScheduledMessage subject': { fields: { topic: undefined } },
  'updateScheduledMessage type "direct"': direct,
  'updateScheduledMessage type "private"': direct,
  'updateScheduledMessage type': later,
  'createProfileField field_type 3': { fields: { field_data: options } },
  'createProfileField field_type 7': { fields: { field_data: { subtype: 'github' } } },
  'sendTyping type "stream"': { fields: { to: undefined, stream_id: 1, topic } },
  'addReaction reaction_type': extra,
  'removeReaction reaction_type': { fields: { ...extra.fields, message_id: messages.toReactNoMore.id } },
  'updateSubscriptionProperty property "color"': { fields: { value: '#2a9d8f' } },
  'updateSubscriptionProperty property': { fields: { value: true } },
  'updateStatus reaction_type': extra,
  'updateDisplaySettings old_password': passwords,
  'updateDisplaySettings new_password': passwords,
  'updateNotificationSettings old_password': passwords,
  'updateNotificationSettings new_password': passwords,
  'updateDisplaySettings target_users': { caller: 'administrator' },
  'updateNotificationSettings target_users': { caller: 'administrator' },
}
/** Values that cannot be derived from the schema. */
const VALUES: Record<string, Json> = {
  idle_queue_timeout: 'mobile',
  timezone: 'Europe/Berlin',
  email: 'chris.parameters@example.com',
  pattern: 'PAR-(?P<number>[0-9]+)',
  can_create_web_public_channel_group: groups.moderators.id,
  target_users: { user_ids: [users.changed.id] },
}
/** Values within a parameter that no success has. */
const WITHIN: Record<string, Record<string, Json[]>> = {
  createChannel: { message_retention_days: ['realm_default'] },
  getEvents: {
    client_capabilities: [{ notification_settings_null: true, user_avatar_url_field_optional: true, user_settings_object: true }],
  },
  updateSubscriptionProperties: {
    subscription_data: ['audible_notifications', 'wildcard_mentions_notify'].map((property) => [
      { stream_id: channels.tuned.id, property, value: true },
    ]),
  },
}
/** Parameters that no success has, with the reason. This list only shrinks. */
const REFUSED: Record<string, string> = {
  'createChannel is_web_public': 'this organisation has no web-public channels',
  'updateChannel is_web_public': 'the same',
  'updateRealm email_auth_enabled false': 'nobody has another way to log in',
}

function sampleOf({ name, schema }: Parameter, operationId: string): Json {
  if (VALUES[name] !== undefined) return VALUES[name]
  // Everybody can still do what later requests need.
  if (/^can_|_group$/.test(name)) return schema.oneOf ? groups.members.id : { new: groups.members.id }
  if (schema.type === 'boolean') return operationId !== 'updateRealm' || name === 'allow_message_editing'
  return sample(schema)
}

function sample(schema: JsonSchema): Json {
  if (schema.enum) return schema.enum[0] as Json
  if (schema.oneOf) return sample(schema.oneOf[0] as JsonSchema)
  if (schema.type === 'array') return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items as JsonSchema))
  if (schema.type !== 'object') return schema.type === 'integer' ? Number(schema.minimum ?? 1) : 'a text'
  return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]))
}

/** The values of a parameter that no success has. */
function unshown(parameter: Parameter, { operationId }: Operation, shown: Case[]): Json[] {
  const { name, schema, required } = parameter
  const given = shown.flatMap(({ query, body }) => [query[name], body?.value[name]]).filter((value) => value !== undefined)
  if (schema.enum) return (schema.enum as Json[]).filter((value) => !given.includes(value))
  const within = WITHIN[operationId]?.[name] ?? []
  return required || given.length > 0 ? within : [sampleOf(parameter, operationId), ...within]
}

/**
 * The case with other fields. Fields that the contract does not place go into the form, or into the query if there is no form or if it takes
 * any field.
 */
function changed(example: Case, operation: Operation, fields: Rest['fields'] = {}): Case {
  const { query, body, pathParameters, ...others } = structuredClone(example)
  for (const [name, value] of Object.entries(fields)) {
    const declared = operation.parameters.find((one) => one.name === name)?.in
    const isOpen = declared === undefined && operation.requestBody?.schema.additionalProperties === true
    const place = declared === 'path' ? pathParameters : declared === 'query' || isOpen || !body ? query : body.value
    if (value === undefined) delete place[name]
    else place[name] = value
  }
  return { ...others, pathParameters, query, ...(body && { body }) }
}

async function answerTo(example: Case): Promise<Record<string, Json>> {
  const { body } = await send(app.url, requestOf(contract, example, app.keys))
  return JSON.parse(body)
}

/** A value of a parameter that is tried. Without a parameter, one that the contract does not know. */
interface Trial {
  title: string
  operation: Operation
  example: Case
  parameter?: Parameter
  value?: Json
}

const trials = loadContract().operations.flatMap((operation): Trial[] => {
  const { operationId } = operation
  const shown = successes.filter((one) => one.operationId === operationId)
  const [example] = shown
  if (example?.response.mediaType !== 'application/json') return []
  const values = parametersOf(operation).flatMap((parameter) =>
    unshown(parameter, operation, shown).map((value) => {
      const title = `${operationId} accepts '${parameter.name}' as ${JSON.stringify(value)}`
      return { title, operation, example, parameter, value }
    }),
  )
  return [
    ...values.filter(({ parameter, value }) => placesOf(operation, parameter, value).every((place) => !REFUSED[place])),
    {
      title: `${operationId} ${operation.refusesUnknownQuery ? 'refuses' : 'reports'} a parameter that it does not know`,
      operation,
      example,
    },
  ]
})

/** What the tables name a value by, the most exact first. */
function placesOf({ operationId }: Operation, { name }: Parameter, value: Json | undefined): string[] {
  return [`${operationId} ${name} ${JSON.stringify(value)}`, `${operationId} ${name}`]
}

const sent = sampled(trials, ({ title }) => title).map((trial) => [trial.title, trial] as const)

test.each(sent)('%s', async (_, { operation, example, parameter, value }) => {
  const { operationId } = operation
  const again = changed(example, operation, AGAIN[operationId]?.())
  const places = parameter ? placesOf(operation, parameter, value) : []
  const { caller = example.caller, fields } = [...places, operationId].map((place) => BESIDE[place]).find(Boolean) ?? {}
  if (parameter) {
    const request = changed(again, operation, { [parameter.name]: value, ...fields })
    expect(await answerTo({ ...request, caller })).toMatchObject({ result: 'success', msg: '' })
  } else {
    const answer = await answerTo({ ...changed(again, operation, { unheard_of: '1' }), caller })
    if (operation.refusesUnknownQuery) expect(answer).toMatchObject({ code: 'BAD_REQUEST', msg: "'unheard_of' is not known here" })
    else expect(answer).toMatchObject({ msg: '', ignored_parameters_unsupported: expect.arrayContaining(['unheard_of']) })
  }
})
