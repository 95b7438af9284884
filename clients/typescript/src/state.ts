// The state of a registration, kept up to date by events: a model for clients, which the server's own tests hold every change against.

import { applyDeletion, applyFlags, applyMessage, applyUpdate, dropUnread, recount } from './unread.ts'

// biome-ignore lint/suspicious/noExplicitAny: states and events of every shape
type Any = any
/** What a client declares at its registration to get the events that are applied here. */
export const CAPABILITIES = {
  notification_settings_null: true,
  empty_topic_name: true,
  archived_channels: true,
  include_deactivated_groups: true,
  linkifier_url_template: true,
  stream_typing_notifications: true,
  simplified_presence_events: true,
}

/** The fields of POST /register that events keep up to date. */
export type State = Record<string, Any>

/** The state after the event. Throws for an unknown event, which a client would miss. */
export function applyEvent(state: State, event: Any): State {
  const apply = APPLY[event.type]
  if (!apply) throw new Error(`no rule for ${event.type} events`)
  apply(state, event)
  recount(state)
  return state
}

const NEW_DEVICE = {
  push_key_id: null,
  push_token_id: null,
  pending_push_token_id: null,
  push_token_last_updated_timestamp: null,
  push_registration_error_code: null,
}

const APPLY: Record<string, (state: State, event: Any) => void> = {
  message: applyMessage,
  update_message_flags: applyFlags,
  delete_message: applyDeletion,
  // Messages, their reactions and their submessages are not part of the state.
  reaction: () => {},
  submessage: () => {},
  attachment: (state, { op, attachment }) => {
    const others = state.attachments.filter(({ id }: Any) => id !== attachment.id)
    state.attachments = op === 'remove' ? others : [attachment, ...others].sort(by('id')).reverse()
  },
  update_message: applyUpdate,
  heartbeat: () => {},
  // The event only means that the client should read the list again.
  invites_changed: () => {},

  // Who is typing is not part of the state.
  typing: () => {},
  typing_edit_message: () => {},
  presence: (state, { presences }) => {
    Object.assign(state.presences, presences)
  },
  user_status: (state, { user_id, type: _, id: __, ...changes }) => {
    const status = { ...state.user_status[user_id], ...changes }
    for (const [name, value] of Object.entries(status)) if (value === '' || value === false) delete status[name]
    if (Object.keys(status).length > 0) state.user_status[user_id] = status
    else delete state.user_status[user_id]
  },
  alert_words: (state, { alert_words }) => {
    state.alert_words = alert_words
  },
  muted_users: (state, { muted_users }) => {
    state.muted_users = muted_users
  },
  onboarding_steps: (state, { onboarding_steps }) => {
    state.onboarding_steps = onboarding_steps
  },
  user_topic: (state, { id: _, type: __, ...policy }) => {
    const same = ({ stream_id, topic_name }: Any): boolean =>
      stream_id === policy.stream_id && topic_name.toLowerCase() === policy.topic_name.toLowerCase()
    const at = state.user_topics.findIndex(same)
    if (policy.visibility_policy === 0) state.user_topics = state.user_topics.filter((topic: Any) => !same(topic))
    else if (at >= 0) state.user_topics[at] = policy
    else state.user_topics.push(policy)
  },
  drafts: (state, { op, drafts, draft, draft_id }) => {
    const changed = op === 'add' ? drafts : op === 'update' ? [draft] : []
    const gone = new Set([draft_id, ...changed.map(({ id }: Any) => id)])
    state.drafts = [...state.drafts.filter(({ id }: Any) => !gone.has(id)), ...changed].sort(
      (a: Any, b: Any) => b.timestamp - a.timestamp || b.id - a.id,
    )
  },
  scheduled_messages: (state, { op, scheduled_messages, scheduled_message, scheduled_message_id }) => {
    const changed = op === 'add' ? scheduled_messages : op === 'update' ? [scheduled_message] : []
    const gone = new Set([scheduled_message_id, ...changed.map((message: Any) => message.scheduled_message_id)])
    state.scheduled_messages = [
      ...state.scheduled_messages.filter((message: Any) => !gone.has(message.scheduled_message_id)),
      ...changed,
    ].sort(
      (a: Any, b: Any) =>
        a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp || a.scheduled_message_id - b.scheduled_message_id,
    )
  },

  reminders: (state, { op, reminders, reminder_id }) => {
    const added = op === 'add' ? reminders : []
    state.reminders = [...state.reminders.filter((one: Any) => one.reminder_id !== reminder_id), ...added].sort(
      (a: Any, b: Any) => a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp || a.reminder_id - b.reminder_id,
    )
  },
  saved_snippets: (state, { op, saved_snippet, saved_snippet_id }) => {
    const changed = op === 'remove' ? [] : [saved_snippet]
    const gone = saved_snippet?.id ?? saved_snippet_id
    state.saved_snippets = [...state.saved_snippets.filter(({ id }: Any) => id !== gone), ...changed].sort(by('id'))
  },

  device: (state, { op, device_id, id: _, type: __, ...changes }) => {
    if (op === 'remove') delete state.devices[device_id]
    else state.devices[device_id] = { ...(state.devices[device_id] ?? NEW_DEVICE), ...changes }
  },

  realm: (state, { op, property, value, data }) => {
    if (op === 'deactivated') throw new Error('no rule for realm deactivated')
    for (const [name, changed] of Object.entries(op === 'update' ? { [property]: value } : data)) state[`realm_${name}`] = changed
  },

  realm_playgrounds: (state, { realm_playgrounds }) => {
    state.realm_playgrounds = realm_playgrounds
  },
  realm_domains: (state, { op, realm_domain, domain }) => {
    const changed = realm_domain?.domain ?? domain
    state.realm_domains = state.realm_domains.filter((one: Any) => one.domain !== changed)
    if (op !== 'remove')
      state.realm_domains = [...state.realm_domains, realm_domain].sort((a: Any, b: Any) => (a.domain < b.domain ? -1 : 1))
  },

  realm_user: (state, { op, person }) => {
    if (op === 'add') {
      for (const list of ['realm_users', 'realm_non_active_users'])
        state[list] = state[list].filter(({ user_id }: Any) => user_id !== person.user_id)
      insert(person.is_active ? state.realm_users : state.realm_non_active_users, person, 'user_id')
      return
    }
    const all = [...state.realm_users, ...state.realm_non_active_users]
    const user = all.find(({ user_id }: Any) => user_id === person.user_id)
    // The user may have become hidden before the client got to know them.
    if (op === 'remove' && !user) return
    if (op === 'remove') {
      Object.assign(user, unknownUser(state, person))
      delete state.user_status[person.user_id]
      delete state.presences[person.user_id]
      leaveGroups(state, person.user_id)
      leaveSettings(state, person.user_id)
    } else changePerson(state, user, person)
    if (person.is_active === false) {
      delete state.user_status[person.user_id]
      delete state.presences[person.user_id]
      leaveGroups(state, person.user_id)
    }
    for (const [list, active] of [
      ['realm_users', true],
      ['realm_non_active_users', false],
    ] as const)
      state[list] = all.filter(({ is_active }: Any) => is_active === active).sort(by('user_id'))
  },

  realm_bot: (state, { op, bot }) => {
    if (op === 'add') insert(state.realm_bots, bot, 'user_id')
    else if (op === 'delete') state.realm_bots = state.realm_bots.filter(({ user_id }: Any) => user_id !== bot.user_id)
    else
      Object.assign(
        state.realm_bots.find(({ user_id }: Any) => user_id === bot.user_id),
        bot,
      )
  },

  user_group: (state, event) => {
    const { op, group_id, data, user_ids, direct_subgroup_ids } = event
    if (op === 'add') {
      insert(state.realm_user_groups, event.group, 'id')
      return
    }
    if (op === 'remove') {
      state.realm_user_groups = state.realm_user_groups.filter(({ id }: Any) => id !== group_id)
      return
    }
    const group = state.realm_user_groups.find(({ id }: Any) => id === group_id)
    if (op === 'update') Object.assign(group, data)
    else if (op === 'add_members') group.members = merged(group.members, user_ids)
    else if (op === 'remove_members') group.members = group.members.filter((id: number) => !user_ids.includes(id))
    else if (op === 'add_subgroups') group.direct_subgroup_ids = merged(group.direct_subgroup_ids, direct_subgroup_ids)
    else if (op === 'remove_subgroups')
      group.direct_subgroup_ids = group.direct_subgroup_ids.filter((id: number) => !direct_subgroup_ids.includes(id))
    else throw new Error(`no rule for user_group ${op}`)
  },
  custom_profile_fields: (state, { fields }) => {
    state.custom_profile_fields = fields
    for (const user of [...state.realm_users, ...state.realm_non_active_users])
      for (const id of Object.keys(user.profile_data ?? {}))
        if (!fields.some((field: Any) => String(field.id) === id)) delete user.profile_data[id]
  },
  user_settings: (state, { property, value }) => {
    state.user_settings[property] = value
  },

  realm_emoji: (state, { op, realm_emoji, emoji, emoji_id, data }) => {
    if (op === 'update') state.realm_emoji = realm_emoji
    else if (op === 'add') state.realm_emoji[emoji.id] = emoji
    else Object.assign(state.realm_emoji[emoji_id], data)
  },
  realm_linkifiers: (state, { realm_linkifiers }) => {
    state.realm_linkifiers = realm_linkifiers
    // The older format, with plain variables for Python's `%` operator, has no event of its own.
    state.realm_filters = realm_linkifiers
      .filter(({ url_template }: Any) => !/\{(?![A-Za-z0-9_]+\})/.test(url_template))
      .map(({ id, pattern, url_template }: Any) => [pattern, url_template.replaceAll('%', '%%').replace(/\{(\w+)\}/g, '%($1)s'), id])
  },
  navigation_view: (state, { op, navigation_view, fragment, data }) => {
    if (op === 'add') state.navigation_views.push(navigation_view)
    if (op === 'update')
      Object.assign(
        state.navigation_views.find((view: Any) => view.fragment === fragment),
        data,
      )
    if (op === 'remove') state.navigation_views = state.navigation_views.filter((view: Any) => view.fragment !== fragment)
  },

  realm_user_settings_defaults: (state, { property, value }) => {
    state.realm_user_settings_defaults[property] = value
  },

  stream: (state, event) => {
    if (event.op === 'delete') {
      for (const list of ['streams', 'subscriptions', 'unsubscribed', 'never_subscribed'])
        state[list] = state[list].filter(({ stream_id }: Any) => !event.stream_ids.includes(stream_id))
      for (const id of event.stream_ids) dropUnread(state, id)
      return
    }
    if (event.op === 'create') {
      for (const channel of event.streams) {
        insert(state.streams, channel, 'stream_id')
        insert(state.never_subscribed, { ...channel, subscribers: [] }, 'stream_id')
      }
      return
    }
    if (event.op !== 'update') throw new Error(`no rule for stream ${event.op}`)
    const { property, value, op: _, id: __, type: ___, name: ____, ...more } = event
    for (const channel of copies(state, event.stream_id)) Object.assign(channel, { [property]: value }, more)
    if (property === 'is_archived' && value) dropUnread(state, event.stream_id)
  },

  channel_folder: (state, { op, channel_folder, channel_folder_id, data, order }) => {
    if (op === 'add') insert(state.channel_folders, channel_folder, 'order')
    else if (op === 'update')
      Object.assign(
        state.channel_folders.find(({ id }: Any) => id === channel_folder_id),
        data,
      )
    else if (op === 'reorder') {
      for (const folder of state.channel_folders) folder.order = order.indexOf(folder.id)
      state.channel_folders.sort(by('order'))
    } else throw new Error(`no rule for channel_folder ${op}`)
  },
  default_streams: (state, { default_streams }) => {
    state.realm_default_streams = default_streams
  },

  subscription: (state, event) => {
    switch (event.op) {
      case 'add':
        for (const subscription of event.subscriptions) {
          for (const list of ['unsubscribed', 'never_subscribed'])
            state[list] = state[list].filter(({ stream_id }: Any) => stream_id !== subscription.stream_id)
          insert(state.subscriptions, subscription, 'stream_id')
          for (const channel of copies(state, subscription.stream_id)) channel.subscriber_count = subscription.subscriber_count
        }
        return
      case 'remove':
        for (const { stream_id } of event.subscriptions) {
          const [left] = state.subscriptions.filter((channel: Any) => channel.stream_id === stream_id)
          // The channel may have become hidden before the client got to know it.
          if (!left) continue
          state.subscriptions = state.subscriptions.filter((channel: Any) => channel !== left)
          insert(state.unsubscribed, left, 'stream_id')
          lose(state, stream_id, [state.user_id])
          dropUnread(state, stream_id)
        }
        return
      case 'update':
        for (const channel of state.subscriptions) if (channel.stream_id === event.stream_id) channel[event.property] = event.value
        return
      case 'peer_remove':
        for (const id of event.stream_ids) lose(state, id, event.user_ids)
        return
      case 'peer_add':
        for (const id of event.stream_ids)
          for (const channel of copies(state, id)) {
            channel.subscriber_count += event.user_ids.length
            channel.subscribers = channel.subscribers && [...channel.subscribers, ...event.user_ids].sort((a, b) => a - b)
            if (channel.subscribers === undefined) delete channel.subscribers
          }
        return
      default:
        throw new Error(`no rule for subscription ${event.op}`)
    }
  },
}

/** Removes users from the subscribers of a channel. */
function lose(state: State, id: number, userIds: number[]): void {
  for (const channel of copies(state, id)) {
    channel.subscriber_count -= userIds.length
    if (channel.subscribers) channel.subscribers = channel.subscribers.filter((userId: number) => !userIds.includes(userId))
  }
}

/** The placeholder for a user who has become hidden. */
function unknownUser(state: State, { user_id, full_name }: Any): Any {
  return {
    full_name,
    delivery_email: null,
    email: `user${user_id}@${new URL(state.realm_url).hostname}`,
    date_joined: '1970-01-01T00:00Z',
    is_active: true,
    is_owner: false,
    is_admin: false,
    is_guest: false,
    is_bot: false,
    bot_type: null,
    bot_owner_id: null,
    role: 400,
    timezone: '',
    avatar_url: `/avatar/${user_id}?version=1`,
    avatar_version: 1,
    is_imported_stub: false,
    profile_data: {},
  }
}

/** Removes a user from all groups. */
function leaveGroups(state: State, userId: number): void {
  for (const group of state.realm_user_groups) group.members = group.members.filter((id: number) => id !== userId)
}

/** Removes a user from the permission settings that name them. */
function leaveSettings(state: State, userId: number): void {
  const channels = ['streams', 'subscriptions', 'unsubscribed', 'never_subscribed'].flatMap((list) => state[list])
  for (const settings of [state, ...state.realm_user_groups, ...channels])
    for (const value of Object.values(settings) as Any[])
      if (value?.direct_members) value.direct_members = value.direct_members.filter((id: number) => id !== userId)
}

/** Applies an update to the user in the lists, and to the state's fields about the caller. */
function changePerson(state: State, user: Any, person: Any): void {
  const { custom_profile_field: field, new_email: email, avatar_source, avatar_url_medium, ...changes } = person
  Object.assign(user, changes)
  if (email !== undefined) user.email = email
  if (field) {
    const { id, ...value } = field
    if (value.value === null) delete user.profile_data[id]
    else user.profile_data[id] = value
  }
  if (person.role !== undefined)
    Object.assign(user, { is_owner: person.role === 100, is_admin: person.role <= 200, is_guest: person.role === 600 })
  if (person.user_id !== state.user_id) return
  for (const own of ['email', 'delivery_email', 'full_name', 'is_owner', 'is_admin', 'is_guest']) state[own] = user[own]
  state.is_moderator = user.role === 300
  if (avatar_source) Object.assign(state, { avatar_source, avatar_url: user.avatar_url, avatar_url_medium })
}

/** Every copy of a channel in the state. */
function copies(state: State, id: number): Any[] {
  return ['streams', 'subscriptions', 'unsubscribed', 'never_subscribed'].flatMap((list) =>
    state[list].filter(({ stream_id }: Any) => stream_id === id),
  )
}

function merged(ids: number[], more: number[]): number[] {
  return [...ids, ...more].sort((a, b) => a - b)
}

function insert(list: Any[], item: Any, key: string): void {
  list.push(item)
  list.sort(by(key))
}

function by(key: string): (a: Any, b: Any) => number {
  return (a, b) => a[key] - b[key]
}
