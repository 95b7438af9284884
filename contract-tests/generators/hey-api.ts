// The conversation with a client of @hey-api/openapi-ts.

import { converse, EVENT_TYPES } from './conversation.ts'
import { client } from './generated/hey-api/api/client.gen'
import {
  addReaction,
  deleteEventQueue,
  getEvents,
  getMessages,
  getOwnUser,
  registerQueue,
  sendMessage,
  updateMessage,
  updateSettings,
  uploadFile,
} from './generated/hey-api/api/sdk.gen'
import type { Event } from './generated/hey-api/api/types.gen'

await converse(({ url, authorization }) => {
  client.setConfig({ baseUrl: url, headers: { Authorization: authorization } })
  return {
    register: async () => {
      const { data, error } = await registerQueue({
        body: { event_types: EVENT_TYPES, fetch_event_types: ['user_settings'] },
      })
      if (!data?.queue_id) throw new Error(error?.msg)
      return {
        queueId: data.queue_id,
        lastEventId: data.last_event_id,
        fluidLayoutWidth: data.user_settings?.fluid_layout_width,
      }
    },
    send: async (to, content) => {
      const { data, error } = await sendMessage({ body: { type: 'direct', to, content } })
      if (!data) throw new Error(error.msg)
      return data.id
    },
    read: async (narrow) => {
      const query = { anchor: 'newest', num_before: 1, num_after: 0, narrow, apply_markdown: false }
      const { data, error } = await getMessages({ query })
      if (!data) throw new Error(error.msg)
      return data.messages.map(({ id, content }) => ({ id, content }))
    },
    change: async (value) => {
      const { error } = await updateSettings({ body: { fluid_layout_width: value } })
      if (error) throw new Error(error.msg)
    },
    upload: async (name, content) => {
      const { data, error } = await uploadFile({ body: { file: new File([content], name, { type: 'text/plain' }) } })
      if (!data) throw new Error(error.msg)
      return data.url
    },
    refused: async () => {
      const { error, response } = await sendMessage({ body: { type: 'channel', to: 'nowhere', topic: 'lunch', content: 'Who is coming?' } })
      if (error?.code !== 'STREAM_DOES_NOT_EXIST') throw new Error(error?.msg)
      return { status: response.status, code: error.code, stream: String(error.stream) }
    },
    own: async () => {
      const { data, error } = await getOwnUser()
      if (!data) throw new Error(error?.msg)
      return data
    },
    react: async (message_id, emoji_name) => {
      const { error } = await addReaction({ path: { message_id }, body: { emoji_name } })
      if (error) throw new Error(error.msg)
    },
    edit: async (message_id, content) => {
      const { error } = await updateMessage({ path: { message_id }, body: { content } })
      if (error) throw new Error(error.msg)
    },
    leave: async (queue_id) => {
      const { error } = await deleteEventQueue({ query: { queue_id } })
      if (error) throw new Error(error.msg)
    },
    events: async (queue_id, last_event_id) => {
      const { data, error } = await getEvents({ query: { queue_id, last_event_id, dont_block: true } })
      if (!data) throw new Error(error.msg)
      const events = data.events as Event[]
      return events.map((event) => ({ type: event.type, content: event.type === 'message' ? event.message.content : undefined }))
    },
  }
})
