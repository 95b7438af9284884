// databases: once
// The events in the contract (openapi/components/events/) are the events that types/ delivers.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { OpOf } from '../testing/event-names.ts'
import { changesViewOf, type EventType, endsSight, subjectsOf } from './deliver.ts'

/** The values of `op` that queues get, by type. The compiler demands each op that types/ creates, and rejects any other. */
const MADE: { [T in EventType]: Record<OpOf<T>, true> } = {
  alert_words: {},
  api_keys_revoked: {},
  attachment: { add: true, update: true, remove: true },
  channel_folder: { add: true, update: true, reorder: true },
  custom_profile_fields: {},
  default_streams: {},
  delete_message: {},
  device: { add: true, update: true, remove: true },
  drafts: { add: true, update: true, remove: true },
  invites_changed: {},
  message: {},
  muted_users: {},
  navigation_view: { add: true, update: true, remove: true },
  onboarding_steps: {},
  presence: {},
  queues_removed: {},
  reaction: { add: true, remove: true },
  realm: { update: true, update_dict: true, deactivated: true },
  realm_bot: { add: true, delete: true, update: true },
  realm_domains: { add: true, change: true, remove: true },
  realm_emoji: { add: true, update: true, update_one: true },
  realm_linkifiers: {},
  realm_playgrounds: {},
  realm_user: { add: true, update: true, remove: true },
  realm_user_settings_defaults: { update: true },
  reminders: { add: true, remove: true },
  saved_snippets: { add: true, update: true, remove: true },
  scheduled_messages: { add: true, update: true, remove: true },
  stream: { create: true, update: true, delete: true },
  submessage: {},
  subscription: { add: true, update: true, remove: true, peer_add: true, peer_remove: true },
  typing: { start: true, stop: true },
  typing_edit_message: { start: true, stop: true },
  update_message: {},
  update_message_flags: { add: true, remove: true },
  user_group: {
    ...{ add: true, update: true, remove: true },
    ...{ add_members: true, remove_members: true, add_subgroups: true, remove_subgroups: true },
  },
  user_settings: { update: true },
  user_status: {},
  user_topic: {},
}

/** Types that no queue gets. */
const INTERNAL = { api_keys_revoked: 'ends the polls of a user', queues_removed: 'ends the polls of queues' }
/** Types that are created elsewhere. */
const MADE_ELSEWHERE = { heartbeat: 'a poll that has waited long enough makes it for itself' }

const FOLDER = new URL('../../openapi/components/events/', import.meta.url)
const named = (type: string, ops: readonly string[]): string[] => (ops.length > 0 ? ops.map((op) => `${type} ${op}`) : [type])

interface EventSchema {
  properties: { type: { enum: [string] }; op?: { enum: string[] } }
  'x-never-sent'?: string
}
const namesOf = ({ properties: { type, op } }: EventSchema): string[] => named(type.enum[0], op?.enum ?? [])

/** Each type's event, and all schemas of its file. */
const types = readdirSync(FOLDER).map((file) => {
  const document = parse(readFileSync(new URL(file, FOLDER), 'utf8'))
  const union: EventSchema | undefined = document[file.replace('.yaml', '')]
  return { event: union ?? (document as EventSchema), schemas: union ? Object.values<EventSchema>(document) : [document as EventSchema] }
})
/** The type of each event of the contract, with its `op` if it has one. */
const contract = types.flatMap(({ event }) => namesOf(event))
/** Events that clients must know although this server never sends them, as the contract states. */
const neverSent = types.flatMap(({ schemas }) => schemas.filter((schema) => schema['x-never-sent']).flatMap(namesOf))
const made = Object.entries(MADE).flatMap(([type, ops]) => named(type, Object.keys(ops)))

describe('the types of events', () => {
  test('that the contract declares are sent, or it explains why this server never sends them', () => {
    const known = [...made.filter((name) => !(name in INTERNAL)), ...Object.keys(MADE_ELSEWHERE), ...neverSent]
    expect(known.sort()).toEqual(contract.sort())
  })

  test('have a file each', () => {
    const files = readdirSync(new URL('types/', import.meta.url)).map((file) => file.replace('.ts', ''))
    expect(files.sort()).toEqual(Object.keys(MADE).sort())
  })

  test('that only another release knows can change any view, end any sight, and make anything stale', () => {
    const event = JSON.parse('{ "type": "of_the_next_release", "payload": {}, "audience": { "to": "realm" } }')
    expect([changesViewOf(event), endsSight(event), subjectsOf([event.type])]).toEqual(['everybody', true, 'anything'])
  })
})
