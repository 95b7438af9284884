// What a client does with an event: the reference for client authors, and the heart of verifyEvents.

// biome-ignore lint/suspicious/noExplicitAny: states and events of every shape
type Any = any
/** The fields of POST /register that events keep up to date. */
export type State = Record<string, Any>

/** The state after the event. Throws for an event that it does not know: a client would be blind to it. */
export function applyEvent(state: State, event: Any): State {
  const apply = APPLY[event.type]
  if (!apply) throw new Error(`no rule for ${event.type} events`)
  apply(state, event)
  return state
}

const APPLY: Record<string, (state: State, event: Any) => void> = {
  message: (state, { message }) => {
    state.max_message_id = Math.max(state.max_message_id, message.id)
  },
  // Attachments are not part of the state.
  attachment: () => {},
  heartbeat: () => {},
  // Says only that the list is to be read again.
  invites_changed: () => {},

  realm: (state, { op, property, value, data }) => {
    if (op === 'deactivated') throw new Error('no rule for realm deactivated')
    for (const [name, changed] of Object.entries(op === 'update' ? { [property]: value } : data)) state[`realm_${name}`] = changed
  },

  realm_user: (state, { op, person }) => {
    if (op === 'add') {
      insert(state.realm_users, person, 'user_id')
      return
    }
    const all = [...state.realm_users, ...state.realm_non_active_users]
    const user = all.find(({ user_id }: Any) => user_id === person.user_id)
    Object.assign(user, person)
    for (const [list, active] of [
      ['realm_users', true],
      ['realm_non_active_users', false],
    ] as const)
      state[list] = all.filter(({ is_active }: Any) => is_active === active).sort(by('user_id'))
  },

  stream: (state, event) => {
    if (event.op === 'create') {
      for (const channel of event.streams) {
        insert(state.streams, channel, 'stream_id')
        insert(state.never_subscribed, { ...channel, subscribers: [] }, 'stream_id')
      }
      return
    }
    if (event.op !== 'update') throw new Error(`no rule for stream ${event.op}`)
    for (const channel of copies(state, event.stream_id)) channel[event.property] = event.value
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

/** Every copy of a channel in the state. */
function copies(state: State, id: number): Any[] {
  return ['streams', 'subscriptions', 'unsubscribed', 'never_subscribed'].flatMap((list) =>
    state[list].filter(({ stream_id }: Any) => stream_id === id),
  )
}

function insert(list: Any[], item: Any, key: string): void {
  list.push(item)
  list.sort(by(key))
}

function by(key: string): (a: Any, b: Any) => number {
  return (a, b) => a[key] - b[key]
}
