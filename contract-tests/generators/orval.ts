// The conversation with functions of orval, which call fetch with only a path.

import { converse, EVENT_TYPES } from './conversation.ts'
import {
  addReaction,
  deleteEventQueue,
  type Event,
  getEvents,
  getMessages,
  getOwnUser,
  registerQueue,
  sendMessage,
  updateMessage,
  updateSettings,
  uploadFile,
} from './generated/orval/api'

await converse(({ url, authorization }) => {
  const { fetch } = globalThis
  globalThis.fetch = (path, init) => fetch(`${url}${path}`, { ...init, headers: { ...init?.headers, Authorization: authorization } })
  return {
    register: async () => {
      const { status, data } = await registerQueue({
        event_types: EVENT_TYPES,
        fetch_event_types: ['user_settings'],
      })
      if (status !== 200 || data.queue_id === null) throw new Error(data.msg)
      return {
        queueId: data.queue_id,
        lastEventId: data.last_event_id,
        fluidLayoutWidth: data.user_settings?.fluid_layout_width,
      }
    },
    send: async (to, content) => {
      const { status, data } = await sendMessage({ type: 'direct', to, content })
      if (status !== 200) throw new Error(data.msg)
      return data.id
    },
    read: async (narrow) => {
      const { status, data } = await getMessages({ anchor: 'newest', num_before: 1, num_after: 0, narrow, apply_markdown: false })
      if (status !== 200) throw new Error(data.msg)
      return data.messages.map(({ id, content }) => ({ id, content }))
    },
    change: async (value) => {
      const { status, data } = await updateSettings({ fluid_layout_width: value })
      if (status !== 200) throw new Error(data.msg)
    },
    upload: async (name, content) => {
      const { status, data } = await uploadFile({ file: new File([content], name, { type: 'text/plain' }) })
      if (status !== 200) throw new Error(data.msg)
      return data.url
    },
    refused: async () => {
      const { status, data } = await sendMessage({ type: 'channel', to: 'nowhere', topic: 'lunch', content: 'Who is coming?' })
      if (status !== 400 || data.code !== 'STREAM_DOES_NOT_EXIST') throw new Error(data.msg)
      return { status, code: data.code, stream: String(data.stream) }
    },
    own: async () => {
      const { status, data } = await getOwnUser()
      if (status !== 200) throw new Error(data.msg)
      return data
    },
    react: async (id, emoji_name) => {
      const { status, data } = await addReaction(id, { emoji_name })
      if (status !== 200) throw new Error(data.msg)
    },
    edit: async (id, content) => {
      const { status, data } = await updateMessage(id, { content })
      if (status !== 200) throw new Error(data.msg)
    },
    leave: async (queue_id) => {
      const { status, data } = await deleteEventQueue({ queue_id })
      if (status !== 200) throw new Error(data.msg)
    },
    events: async (queue_id, last_event_id) => {
      const { status, data } = await getEvents({ queue_id, last_event_id, dont_block: true })
      if (status !== 200) throw new Error(data.msg)
      const events = data.events as Event[]
      return events.map((event) => ({ type: event.type, content: event.type === 'message' ? event.message.content : undefined }))
    },
  }
})
