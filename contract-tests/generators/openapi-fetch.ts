// The conversation with types of openapi-typescript and the client openapi-fetch.

import createClient from 'openapi-fetch'
import { converse, EVENT_TYPES } from './conversation.ts'
import type { components, paths } from './generated/openapi-fetch/api.ts'

await converse(({ url, authorization }) => {
  const api = createClient<paths>({ baseUrl: url, headers: { Authorization: authorization } })
  return {
    register: async () => {
      const { data, error } = await api.POST('/register', {
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
      const { data, error } = await api.POST('/messages', { body: { type: 'direct', to, content } })
      if (!data) throw new Error(error.msg)
      return data.id
    },
    read: async (narrow) => {
      const query = { anchor: 'newest', num_before: 1, num_after: 0, narrow, apply_markdown: false }
      const { data, error } = await api.GET('/messages', { params: { query } })
      if (!data) throw new Error(error.msg)
      return data.messages.map(({ id, content }) => ({ id, content }))
    },
    change: async (value) => {
      const { error } = await api.PATCH('/settings', { body: { fluid_layout_width: value } })
      if (error) throw new Error(error.msg)
    },
    upload: async (name, content) => {
      const form = new FormData()
      form.append('file', new File([content], name, { type: 'text/plain' }))
      const { data, error } = await api.POST('/user_uploads', { body: { file: '' }, bodySerializer: () => form })
      if (!data) throw new Error(error.msg)
      return data.url
    },
    refused: async () => {
      const body = { type: 'channel', to: 'nowhere', topic: 'lunch', content: 'Who is coming?' } as const
      const { error, response } = await api.POST('/messages', { body })
      if (error?.code !== 'STREAM_DOES_NOT_EXIST') throw new Error(error?.msg)
      return { status: response.status, code: error.code, stream: String(error.stream) }
    },
    own: async () => {
      const { data, error } = await api.GET('/users/me')
      if (!data) throw new Error(error?.msg)
      return data
    },
    react: async (message_id, emoji_name) => {
      const { error } = await api.POST('/messages/{message_id}/reactions', { params: { path: { message_id } }, body: { emoji_name } })
      if (error) throw new Error(error.msg)
    },
    edit: async (message_id, content) => {
      const { error } = await api.PATCH('/messages/{message_id}', { params: { path: { message_id } }, body: { content } })
      if (error) throw new Error(error.msg)
    },
    leave: async (queue_id) => {
      const { error } = await api.DELETE('/events', { params: { query: { queue_id } } })
      if (error) throw new Error(error.msg)
    },
    events: async (queue_id, last_event_id) => {
      const { data, error } = await api.GET('/events', { params: { query: { queue_id, last_event_id, dont_block: true } } })
      if (!data) throw new Error(error.msg)
      const events = data.events as components['schemas']['Event'][]
      return events.map((event) => ({ type: event.type, content: event.type === 'message' ? event.message.content : undefined }))
    },
  }
})
