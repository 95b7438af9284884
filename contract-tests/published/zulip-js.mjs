// What programs do with the package `zulip-js`, through the gateway. The environment specifies the SITE, and EMAIL and KEY of two users.

import assert from 'node:assert/strict'
import zulip from 'zulip-js'

const { SITE, EMAIL_1, KEY_1, EMAIL_2, KEY_2 } = process.env
const clientOf = (username, apiKey) => zulip({ username, apiKey, realm: SITE })
const mika = await clientOf(EMAIL_1, KEY_1)
const max = await clientOf(EMAIL_2, KEY_2)

async function right(asked) {
  const answer = await asked
  assert.equal(answer.result, 'success', JSON.stringify(answer))
  return answer
}

assert.ok((await right(mika.server.settings())).zulip_feature_level > 400)
const { id } = await right(mika.messages.send({ type: 'stream', to: 'general', subject: 'javascript', content: 'Who is hungry?' }))
await right(mika.messages.update({ message_id: id, content: 'Who is thirsty?' }))
const special = { message_id: id, emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'zulip_extra_emoji' }
await right(max.reactions.add(special))
const narrow = [{ operator: 'topic', operand: 'javascript' }]
const page = { narrow, anchor: 0, use_first_unread_anchor: true, num_before: 5, num_after: 5, apply_markdown: false }
const [read] = (await right(max.messages.retrieve(page))).messages
assert.deepEqual([read.id, read.content], [id, 'Who is thirsty?'])
const { user_id, full_name } = await right(max.users.me.getProfile())
assert.deepEqual(read.reactions, [
  {
    ...{ emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'zulip_extra_emoji', user_id },
    user: { id: user_id, user_id, email: EMAIL_2, full_name },
  },
])
await right(max.reactions.remove(special))
await right(max.messages.flags.add({ messages: [id], flag: 'starred' }))
await right(max.messages.flags.remove({ messages: [id], flag: 'starred' }))
assert.equal((await right(mika.messages.getHistoryById({ message_id: id }))).message_history.length, 2)
await right(mika.messages.render('**Menu**'))
await right(mika.typing.send({ to: [user_id], op: 'start' }))
assert.ok((await right(mika.users.retrieve())).members.some(({ email }) => email === EMAIL_2))
assert.ok((await right(mika.streams.retrieve())).streams.some(({ name }) => name === 'general'))
await right(mika.streams.getStreamId('general'))
await right(mika.users.me.subscriptions.add({ subscriptions: [{ name: 'made by javascript' }] }))
assert.ok((await right(mika.streams.subscriptions.retrieve())).subscriptions.some(({ name }) => name === 'made by javascript'))
await right(mika.users.me.subscriptions.remove({ subscriptions: JSON.stringify(['made by javascript']) }))
await right(mika.users.me.alertWords.retrieve())
await right(mika.emojis.retrieve())
assert.ok(Array.isArray((await right(mika.filters.retrieve())).filters))

// The old names in a registration.
const fetched = ['muted_topics', 'subscription', 'update_display_settings', 'realm_user_groups']
const registered = await right(mika.queues.register({ event_types: ['message'], fetch_event_types: fetched }))
assert.deepEqual(registered.muted_topics, [])
assert.equal(typeof registered.twenty_four_hour_time, 'boolean')
assert.ok(registered.realm_user_groups.length > 0)
const { queue_id, last_event_id } = registered
await right(max.messages.send({ type: 'private', to: [EMAIL_1], content: 'Here!' }))
const { events } = await right(mika.events.retrieve({ queue_id, last_event_id }))
assert.equal(events[0].message.content, 'Here!')
await right(mika.queues.deregister({ queue_id }))

// `callOnEachEvent` never ends. Messages reach nobody until its queue is registered, so send until one is received.
const heard = new Promise((resolve) => {
  void max.callOnEachEvent((event) => event.message?.content === 'echo' && resolve(true), ['message'])
})
const isHeard = async () => {
  for (let i = 0; i < 60; i++) {
    await right(mika.messages.send({ type: 'private', to: [EMAIL_2], content: 'echo' }))
    if (await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 1000))])) return true
  }
  return false
}
assert.ok(await isHeard(), 'the bot heard nothing')
console.log('zulip-js: all right')
process.exit()
