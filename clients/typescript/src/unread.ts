// How a client applies events about messages and flags: unread and starred messages, recent conversations.

// biome-ignore lint/suspicious/noExplicitAny: states and events of every shape
type Any = any
type State = Record<string, Any>

export function applyMessage(state: State, { message, flags }: Any): void {
  state.max_message_id = Math.max(state.max_message_id, message.id)
  const others = message.type === 'private' ? othersOf(state, message.display_recipient) : undefined
  if (others) {
    const rest = state.recent_private_conversations.filter(({ user_ids }: Any) => user_ids.join() !== others.join())
    state.recent_private_conversations = [{ max_message_id: message.id, user_ids: others }, ...rest]
  }
  if (flags.includes('read')) return
  const place = others
    ? { type: 'private', user_ids: others.length === 0 ? [state.user_id] : others }
    : { type: 'stream', stream_id: message.stream_id, topic: message.subject }
  addUnread(state, message.id, place)
  if (isMention(state, flags, others ? undefined : place))
    state.unread_msgs.mentions = ascending([...state.unread_msgs.mentions, message.id])
}

/** Whether a message counts as a mention. Wildcard mentions do not count in muted conversations. */
function isMention(state: State, flags: string[], place: Any): boolean {
  if (flags.includes('mentioned')) return true
  return flags.includes('wildcard_mentioned') && !(place && isMuted(state, place))
}

export function applyFlags(state: State, { op, flag, messages, all, message_details }: Any): void {
  if (flag === 'starred') {
    const rest = state.starred_messages.filter((id: number) => !messages.includes(id))
    state.starred_messages = op === 'add' ? ascending([...rest, ...messages]) : rest
  }
  if (flag !== 'read') return
  if (op === 'add') removeUnread(state, all ? () => true : (id) => messages.includes(id))
  else
    for (const id of messages) {
      const details = message_details[id]
      addUnread(state, id, details)
      if (details.mentioned) state.unread_msgs.mentions = ascending([...state.unread_msgs.mentions, id])
    }
}

/** Removes deleted messages. The newest ID in the state stays, because a client does not know the previous one. */
export function applyDeletion(state: State, { message_ids, message_id }: Any): void {
  const gone = new Set(message_ids ?? [message_id])
  state.starred_messages = state.starred_messages.filter((id: number) => !gone.has(id))
  removeUnread(state, (id) => gone.has(id))
}

export function applyUpdate(state: State, { message_id, message_ids, flags, ...event }: Any): void {
  const { unread_msgs: unread } = state
  if (event.orig_subject !== undefined) {
    const ids = unread.streams.flatMap((one: Any) => one.unread_message_ids).filter((id: number) => message_ids.includes(id))
    const mentions = unread.mentions
    removeUnread(state, (id) => ids.includes(id))
    unread.mentions = mentions
    const place = { type: 'stream', stream_id: event.new_stream_id ?? event.stream_id, topic: event.subject ?? event.orig_subject }
    for (const id of ids) addUnread(state, id, place)
  }
  if (event.orig_content === undefined) return
  const entry = unread.streams.find((one: Any) => one.unread_message_ids.includes(message_id))
  unread.mentions = unread.mentions.filter((id: number) => id !== message_id)
  if (!flags.includes('read') && isMention(state, flags, entry)) unread.mentions = ascending([...unread.mentions, message_id])
}

/** Removes the unread messages of a channel that the user has left or that was archived. */
export function dropUnread(state: State, channelId: number): void {
  const ids = state.unread_msgs.streams
    .filter(({ stream_id }: Any) => stream_id === channelId)
    .flatMap((topic: Any) => topic.unread_message_ids)
  removeUnread(state, (id) => ids.includes(id))
}

/** Updates `count`, which excludes muted messages, so it changes with policies and subscriptions too. */
export function recount({ unread_msgs: unread, ...state }: State): void {
  const counted = [...unread.pms, ...unread.huddles, ...unread.streams.filter((topic: Any) => !isMuted(state, topic))]
  unread.count = counted.reduce((sum, { unread_message_ids: ids }) => sum + ids.length, 0)
}

function addUnread({ unread_msgs: unread, user_id }: State, id: number, place: Any): void {
  const [list, fields] =
    place.type === 'stream'
      ? [unread.streams, { stream_id: place.stream_id, topic: place.topic }]
      : place.user_ids.length <= 1
        ? [unread.pms, { other_user_id: place.user_ids[0] ?? user_id, sender_id: place.user_ids[0] ?? user_id }]
        : [unread.huddles, { user_ids_string: ascending([...place.user_ids, user_id]).join(',') }]
  const same = (one: Any): boolean => Object.entries(fields).every(([name, value]) => key(one[name]) === key(value))
  const entry = list.find(same)
  if (entry) entry.unread_message_ids = ascending([...entry.unread_message_ids, id])
  else list.push({ ...fields, unread_message_ids: [id] })
  unread.pms.sort((a: Any, b: Any) => a.other_user_id - b.other_user_id)
  unread.streams.sort((a: Any, b: Any) => a.stream_id - b.stream_id || compare(a.topic, b.topic))
  unread.huddles.sort((a: Any, b: Any) => compare(a.user_ids_string, b.user_ids_string))
}

function removeUnread({ unread_msgs: unread }: State, isRead: (id: number) => boolean): void {
  for (const list of ['pms', 'streams', 'huddles'])
    unread[list] = unread[list]
      .map((entry: Any) => ({ ...entry, unread_message_ids: entry.unread_message_ids.filter((id: number) => !isRead(id)) }))
      .filter((entry: Any) => entry.unread_message_ids.length > 0)
  unread.mentions = unread.mentions.filter((id: number) => !isRead(id))
}

function isMuted(state: State, { stream_id, topic }: Any): boolean {
  const policy = state.user_topics.find((one: Any) => one.stream_id === stream_id && key(one.topic_name) === key(topic))
  if (policy) return policy.visibility_policy === 1
  return state.subscriptions.some((one: Any) => one.stream_id === stream_id && one.is_muted)
}

function othersOf({ user_id }: State, participants: Any[]): number[] {
  return ascending(participants.map(({ id }) => id).filter((id) => id !== user_id))
}

/** The key of a topic, which ignores letter case. */
function key(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}

function ascending(ids: number[]): number[] {
  return ids.sort((a, b) => a - b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
