// The conversation with a client of @hey-api/openapi-ts.

import { converse } from './conversation.ts'
import { client } from './generated/hey-api/client.gen'
import { getEvents, getMessages, registerQueue, sendMessage, updateSettings, uploadFile } from './generated/hey-api/sdk.gen'
import type { Event } from './generated/hey-api/types.gen'

await converse(({ url, authorization }) => {
  client.setConfig({ baseUrl: url, headers: { Authorization: authorization } })
  return {
    register: async () => {
      const { data, error } = await registerQueue({
        body: { event_types: ['message', 'user_settings'], fetch_event_types: ['user_settings'] },
      })
      if (!data?.queue_id) throw new Error(error?.msg)
      return { queueId: data.queue_id, lastEventId: data.last_event_id, settings: { ...data.user_settings } }
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
    events: async (queue_id, last_event_id) => {
      const { data, error } = await getEvents({ query: { queue_id, last_event_id, dont_block: true } })
      if (!data) throw new Error(error.msg)
      const events = data.events as Event[]
      return events.map((event) => (event.type === 'message' && event.message.id > 0 ? 'message' : event.type))
    },
  }
})
