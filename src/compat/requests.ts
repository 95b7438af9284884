// Parameters in Zulip's terms -> in this server's.

import type { Received } from '../http/api.ts'

/** What a registration asked for under old names. */
export interface Wishes {
  mutedTopics: boolean
  /** Preferences at the top level of the state. */
  preferences: boolean
}

/** Types of events and of state, with this server's name for each. */
const TYPES: Record<string, [type: string, wish: keyof Wishes]> = {
  muted_topics: ['user_topic', 'mutedTopics'],
  update_display_settings: ['user_settings', 'preferences'],
  update_global_notifications: ['user_settings', 'preferences'],
}
const ANY_TYPE = new RegExp(`\\b(?:${Object.keys(TYPES).join('|')})\\b`, 'g')

/** Translates parameters. Those of a PATCH without a body are in its query. Records wishes. */
export function reword(method: string, received: Received, wishes: Wishes): Received {
  const { query, body } = received
  const { fields, json, files } = body
  const isInQuery = method === 'patch' && fields.length === 0 && files.length === 0 && !json
  const inBody = isInQuery ? query : fields
  return {
    query: isInQuery ? [] : anchored(query).map(([name, text]) => [name, rewordValue(name, text, wishes) as string]),
    body: {
      ...body,
      fields: inBody.map(([name, text]) => [name, rewordValue(name, text, wishes) as string]),
      ...(json && { json: Object.fromEntries(Object.entries(json).map(([name, value]) => [name, rewordValue(name, value, wishes)])) }),
    },
  }
}

/** The query with the anchor for which the old parameter stands. */
function anchored(query: Received['query']): Received['query'] {
  if (!query.some(([name]) => name === 'use_first_unread_anchor')) return query
  const isFirstUnread = query.some(([name, text]) => name === 'use_first_unread_anchor' && text === 'true')
  const rest = query.filter(([name]) => name !== 'use_first_unread_anchor' && !(isFirstUnread && name === 'anchor'))
  return isFirstUnread ? [...rest, ['anchor', 'first_unread']] : rest
}

/** The value of a parameter, which can be the text of a field or a value of a JSON body, in this server's terms. */
function rewordValue(name: string, value: unknown, wishes: Wishes): unknown {
  if (name === 'reaction_type') return value === 'zulip_extra_emoji' ? 'service_extra_emoji' : value
  // There, the URL is the JSON of a text.
  if (name === 'payload_url' || name === 'service_payload_url') return typeof value === 'string' ? value.replace(/^"(.*)"$/, '$1') : value
  if (name !== 'event_types' && name !== 'fetch_event_types') return value
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? rewordTypes(item, wishes) : item))
  return typeof value === 'string' ? rewordTypes(value, wishes) : value
}

function rewordTypes(text: string, wishes: Wishes): string {
  return text.replace(ANY_TYPE, (word) => {
    const [type, wish] = TYPES[word] as [string, keyof Wishes]
    wishes[wish] = true
    return type
  })
}
