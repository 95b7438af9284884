// Parameters in Zulip's terms -> in this server's.

import type { Received } from '../http/api.ts'
import { KEY_PARAMETER, type Operation } from '../http/contract.ts'

/** What a registration asked for under old names. */
export interface OldNames {
  /** Every type of state that it asked for, in Zulip's terms. Undefined: everything. */
  types: string[] | undefined
  mutedTopics: boolean
  /** Preferences at the top level of the state. */
  preferences: boolean
}

/** Types of events and of state, with this server's name for each. */
const TYPES: Record<string, [type: string, oldName: 'mutedTopics' | 'preferences']> = {
  muted_topics: ['user_topic', 'mutedTopics'],
  update_display_settings: ['user_settings', 'preferences'],
  update_global_notifications: ['user_settings', 'preferences'],
}
const ANY_TYPE = new RegExp(`\\b(?:${Object.keys(TYPES).join('|')})\\b`, 'g')

/** Translates parameters, and puts each where its operation has it. Records the old names of a registration. */
export function reword(operation: Operation, received: Received, oldNames: OldNames): Received {
  const { query, body } = inTheirPlaces(operation, received)
  const { fields, json } = body
  oldNames.types = typesIn(body, 'fetch_event_types') ?? typesIn(body, 'event_types')
  return {
    query: current(query).map(([name, text]) => [name, rewordValue(name, text, oldNames) as string]),
    body: {
      ...body,
      fields: fields.map(([name, text]) => [name, rewordValue(name, text, oldNames) as string]),
      ...(json && { json: Object.fromEntries(Object.entries(json).map(([name, value]) => [name, rewordValue(name, value, oldNames)])) }),
    },
  }
}

/** The types of state or events that a parameter lists, in whichever form. Undefined if it is not there. */
function typesIn({ fields, json }: Received['body'], parameter: string): string[] | undefined {
  const given = [...fields.flatMap(([name, text]) => (name === parameter ? [text] : [])), ...(json?.[parameter] ? [json[parameter]] : [])]
  return given.length > 0 ? given.flatMap((value) => JSON.stringify(value).match(/[a-z_]+/g) ?? []) : undefined
}

/** Zulip reads a parameter from the body or the query, whatever the method. If it is in both, the body wins. */
function inTheirPlaces({ parameters, requestBody, keyInQuery }: Operation, { query, body }: Received): Received {
  const { fields, json = {} } = body
  const inBody = new Set([...fields.map(([name]) => name), ...Object.keys(json)])
  const alone = query.filter(([name]) => !inBody.has(name))
  if (!requestBody) return { query: alone, body }
  const ofQuery = new Set(parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])))
  if (keyInQuery) ofQuery.add(KEY_PARAMETER)
  return {
    query: query.filter(([name]) => ofQuery.has(name)),
    body: { ...body, fields: [...fields, ...alone.filter(([name]) => !ofQuery.has(name))] },
  }
}

/** Flags that Zulip has replaced, with the parameter for which each stands when it is true. */
const OLD_FLAGS: Record<string, [name: string, value: string]> = {
  use_first_unread_anchor: ['anchor', 'first_unread'],
  include_all_active: ['include_all', 'true'],
}

/** The query with the parameters for which old flags stand, which win over the same ones by name. */
function current(query: Received['query']): Received['query'] {
  const old = query.filter(([name]) => Object.hasOwn(OLD_FLAGS, name))
  if (old.length === 0) return query
  const meant = new Map(old.flatMap(([name, text]) => (text === 'true' && OLD_FLAGS[name] ? [OLD_FLAGS[name]] : [])))
  return [...query.filter(([name]) => !Object.hasOwn(OLD_FLAGS, name) && !meant.has(name)), ...meant]
}

/** The value of a parameter, which can be the text of a field or a value of a JSON body, in this server's terms. */
function rewordValue(name: string, value: unknown, oldNames: OldNames): unknown {
  if (name === 'reaction_type') return value === 'zulip_extra_emoji' ? 'service_extra_emoji' : value
  // There, the URL is the JSON of a text.
  if (name === 'payload_url' || name === 'service_payload_url') return typeof value === 'string' ? value.replace(/^"(.*)"$/, '$1') : value
  if (name !== 'event_types' && name !== 'fetch_event_types') return value
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? rewordTypes(item, oldNames) : item))
  return typeof value === 'string' ? rewordTypes(value, oldNames) : value
}

function rewordTypes(text: string, oldNames: OldNames): string {
  return text.replace(ANY_TYPE, (word) => {
    const [type, oldName] = TYPES[word] as [string, 'mutedTopics' | 'preferences']
    oldNames[oldName] = true
    return type
  })
}
