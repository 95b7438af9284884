// Values in events that no other test covers: an event names each property that can change.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

type Fields = Record<string, unknown>
const PERSONAL = ['wildcard_mentions_notify', 'push_notifications', 'desktop_notifications', 'audible_notifications']
const OF_CHANNELS = [
  ...['can_add_subscribers_group', 'can_administer_channel_group', 'can_create_topic_group', 'can_delete_any_message_group'],
  ...['can_delete_own_message_group', 'can_move_messages_out_of_channel_group', 'can_move_messages_within_channel_group'],
  ...['can_remove_subscribers_group'],
]
const OF_GROUPS = ['can_add_members_group', 'can_leave_group', 'can_manage_group', 'can_remove_members_group']
const CAPABILITIES = { notification_settings_null: true, stream_typing_notifications: true, include_deactivated_groups: true }

let app: TestApp
let general = 0
beforeAll(async () => {
  app = await startTestApp()
  general = app.demo.channels.general.stream_id
})
afterAll(() => app.close())

const post = (path: string, form: Fields) => app.as('owner').must.post(path, form)
const patch = (path: string, form: Fields) => app.as('owner').must.patch(path, form)

/** The events of the owner's queue after a change. */
// biome-ignore lint/suspicious/noExplicitAny: events of every shape
async function eventsOf(types: string[], change: () => Promise<unknown>): Promise<any[]> {
  const form = { event_types: types, fetch_event_types: [], client_capabilities: CAPABILITIES }
  const { queue_id } = await post('/register', form)
  await change()
  return (await app.as('owner').get('/events', { queue_id, dont_block: true })).body.events
}

test.each(PERSONAL)('a subscription event shows %s', async (property) => {
  const data = [{ stream_id: general, property, value: true }]
  const events = await eventsOf(['subscription'], () => post('/users/me/subscriptions/properties', { subscription_data: data }))
  expect(events).toMatchObject([{ type: 'subscription', op: 'update', stream_id: general, property, value: true }])
})

test.each(OF_CHANNELS)('a channel event shows %s', async (property) => {
  const value = { direct_members: [app.demo.users.owner.user_id, app.demo.users.member.user_id], direct_subgroups: [] }
  const events = await eventsOf(['stream'], () => patch(`/streams/${general}`, { [property]: { new: value } }))
  expect(events).toContainEqual(expect.objectContaining({ type: 'stream', op: 'update', property, value }))
})

test('a channel where full members can post has the matching older policy', async () => {
  const form = { name: 'of full members', subscribers: [], can_send_message_group: 4 }
  const events = await eventsOf(['stream'], () => post('/channels/create', form))
  expect(events[0]).toMatchObject({ type: 'stream', op: 'create', streams: [{ stream_post_policy: 3 }] })
})

test.each(OF_GROUPS)('a group event shows %s', async (name) => {
  const { group_id } = await post('/user_groups/create', { name, description: '', members: [] })
  const events = await eventsOf(['user_group'], () => patch(`/user_groups/${group_id}`, { [name]: { new: 5 } }))
  expect(events).toMatchObject([{ type: 'user_group', op: 'update', group_id, data: { [name]: 5 } }])
})

test('an organisation event shows who can create web-public channels', async () => {
  const events = await eventsOf(['realm'], () => patch('/realm', { can_create_web_public_channel_group: 6 }))
  expect(events).toMatchObject([{ op: 'update_dict', property: 'default', data: { can_create_web_public_channel_group: 6 } }])
})

test('a status event shows a special emoji', async () => {
  const events = await eventsOf(['user_status'], () => post('/users/me/status', { emoji_name: 'zulip' }))
  expect(events).toMatchObject([{ emoji_name: 'zulip', reaction_type: 'service_extra_emoji' }])
})

test.each(['channel', 'direct'])('an event shows that a user stops typing a %s message', async (type) => {
  const place = type === 'direct' ? { to: [app.demo.users.owner.user_id] } : { stream_id: general, topic: 'typing' }
  const events = await eventsOf(['typing'], () => app.as('member').must.post('/typing', { op: 'stop', type, ...place }))
  expect(events).toMatchObject([{ op: 'stop', message_type: type === 'direct' ? 'direct' : 'stream' }])
})

test('a message that is unread again shows whether it mentions its reader and whether its topic is muted', async () => {
  const { owner } = app.demo.users
  const content = `@**${owner.full_name}** look!`
  const member = app.as('member').must
  const ids = [await member.send({ to: general, topic: 'unread', content }), await member.send({ to: [owner.user_id], content })]
  await post('/messages/flags', { messages: ids, op: 'add', flag: 'read' })
  await post('/user_topics', { stream_id: general, topic: 'unread', visibility_policy: 1 })
  const events = await eventsOf(['update_message_flags'], () => post('/messages/flags', { messages: ids, op: 'remove', flag: 'read' }))
  const [inChannel, direct] = ids.map((id) => events[0].message_details[String(id)])
  expect(inChannel).toEqual({ type: 'stream', mentioned: true, stream_id: general, topic: 'unread' })
  expect(direct).toMatchObject({ type: 'private', mentioned: true })
})
