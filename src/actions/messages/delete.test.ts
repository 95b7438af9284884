import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Channel } from '../../models/channel.ts'
import { Message, UserMessage } from '../../models/message.ts'
import { MessageEdit } from '../../models/message-edit.ts'
import { MessageText } from '../../models/message-text.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // New channels are empty. Texts can be edited without a time limit, because deleting has a separate limit.
  const settings = { send_channel_events_messages: false, message_content_edit_limit_seconds: null }
  await Realm.update({ settings: JSON.stringify(settings) }, { where: { id: 1 } })
  app.server.app.caches.clear()
  await app.as('member').must.send({ topic: 'deletions', content: 'oldest' })
})
afterAll(() => app.close())

const remove = (name: Name, id: number) => app.as(name).delete(`/messages/${id}`)

describe('deleting a message', () => {
  test('is announced to everybody who had it, and leaves nothing behind', async () => {
    const id = await app.as('member').must.send({ topic: 'deletions', content: 'Wombat' })
    await app.as('member').patch(`/messages/${id}`, { content: 'Wombats' })
    await app.as('member2').post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    await app.as('member').must.send({ topic: 'deletions', content: 'newer' })
    const events = await verifyEvents(app, EVERYBODY, async () => expect((await remove('member', id)).status).toBe(200))
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([
        { type: 'delete_message', message_type: 'stream', message_id: id, stream_id: 1, topic: 'deletions' },
      ])
    for (const name of EVERYBODY) expect((await app.as(name).get(`/messages/${id}`)).status).toBe(400)
    const where = { where: { message_id: id } }
    expect([await UserMessage.count(where), await MessageEdit.count(where), await MessageText.count(where)]).toEqual([0, 0, 0])
    expect((await remove('member', id)).body.msg).toBe(`'message_id' names a message that does not exist: ${id}`)
  })

  test('announces the first message of its channel if that changes', async () => {
    const { id: channel } = (await app.as('owner').post('/channels/create', { name: 'first', subscribers: [5, 6] })).body
    const ids = [
      await app.as('member').must.send({ to: channel, topic: 'deletions' }),
      await app.as('member').must.send({ to: channel, topic: 'deletions' }),
      await app.as('member').must.send({ to: channel, topic: 'deletions' }),
    ] as const
    await app.as('member').must.send({ topic: 'deletions', content: 'newer' })
    const firsts = async (id: number) =>
      (await verifyEvents(app, EVERYBODY, () => remove('member', id))).member2
        .filter(({ property }) => property === 'first_message_id')
        .map(({ value }) => value)
    expect([await firsts(ids[1]), await firsts(ids[0]), await firsts(ids[2])]).toEqual([[], [ids[2]], [null]])
  })

  test('in a direct conversation is announced to its participants alone', async () => {
    const id = await app.as('member').must.send({ to: [6] })
    await app.as('member').must.send({ to: [6], content: 'newer' })
    const events = await verifyEvents(app, EVERYBODY, () => remove('member', id))
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject(name === 'member' || name === 'member2' ? [{ message_type: 'private', message_id: id }] : [])
  })

  test('in protected history is announced to people who could see it', async () => {
    const { id: channel } = (
      await app
        .as('owner')
        .post('/channels/create', { name: 'kept', subscribers: [5, 6], invite_only: true, history_public_to_subscribers: false })
    ).body
    const id = await app.as('member').must.send({ to: channel, topic: 'deletions' })
    await app.as('member2').delete('/users/me/subscriptions', { subscriptions: ['kept'] })
    await app.as('member').must.send({ to: channel, topic: 'deletions', content: 'newer' })
    await app.as('member').must.send({ topic: 'deletions', content: 'newest' })
    const events = await verifyEvents(app, EVERYBODY, () => remove('member', id))
    for (const name of EVERYBODY)
      expect(events[name].map(({ type }) => type)).toEqual(
        name === 'member' ? ['delete_message', 'stream'] : name === 'owner' || name === 'administrator' ? ['stream'] : [],
      )
  })

  test('in a private channel is also announced to people who may read it through a group without a subscription', async () => {
    const { group_id } = (await app.as('owner').post('/user_groups/create', { name: 'readers', description: '', members: [6] })).body
    const { id: channel } = (
      await app.as('owner').post('/channels/create', {
        ...{ name: 'shared', subscribers: [5], invite_only: true, history_public_to_subscribers: true, can_subscribe_group: group_id },
      })
    ).body
    const id = await app.as('member').must.send({ to: channel, topic: 'deletions' })
    await app.as('member2').post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    await app.as('member').must.send({ to: channel, topic: 'deletions', content: 'newer' })
    await app.as('member').must.send({ topic: 'deletions', content: 'newest' })
    const events = await verifyEvents(app, EVERYBODY, () => remove('member', id))
    for (const name of EVERYBODY)
      expect(events[name].filter(({ type }) => type === 'delete_message')).toHaveLength(['member', 'member2'].includes(name) ? 1 : 0)
  })

  test('takes its files away from its readers, but not from their owner', async () => {
    const { url } = (await app.as('member').upload('notes.txt', 'Notes')).body
    const id = await app.as('member').must.send({ topic: 'deletions', content: `[notes](${url})` })
    expect((await app.as('guest').raw(url)).status).toBe(200)
    await remove('member', id)
    expect([(await app.as('guest').raw(url)).status, (await app.as('member').raw(url)).status]).toEqual([404, 200])
  })
})

describe('#33 permission to delete a message', () => {
  test.each([
    ['owner', 200],
    ['administrator', 200],
    ['moderator', 400],
    ['member2', 400],
    ['guest', 400],
    ['bot', 400],
  ] as const)('of another user: %s gets %i', async (name, status) => {
    const id = await app.as('member').must.send({ topic: 'deletions' })
    const answer = await remove(name, id)
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body.msg).toBe('You do not have permission to delete this message')
    expect((await app.as('member').get(`/messages/${id}`)).status).toBe(status === 200 ? 400 : 200)
  })

  test('of your own, or of your bot, lasts for a limited time', async () => {
    expect((await remove('member', await app.as('bot').must.send({ topic: 'deletions' }))).status).toBe(200)
    const [late, inTime] = [
      await app.as('member').must.send({ topic: 'deletions' }),
      await app.as('member').must.send({ topic: 'deletions' }),
    ]
    const age = (id: number, seconds: number) => Message.update({ date_sent: unixTime() - seconds }, { where: { id } })
    await age(late, 601)
    await age(inTime, 570)
    expect((await remove('member', late)).body.msg).toBe('The time limit for deleting this message has passed')
    expect((await remove('administrator', late)).status).toBe(200)
    expect((await remove('member', inTime)).status).toBe(200)
  })

  test('in a direct conversation is not given to people outside it, not even to administrators', async () => {
    const id = await app.as('member').must.send({ to: [6] })
    for (const name of ['owner', 'administrator', 'guest'] as const)
      expect((await remove(name, id)).body.msg).toBe(`'message_id' names a message that does not exist: ${id}`)
    expect((await remove('member2', id)).status).toBe(400)
  })
})

describe('deleting a topic', () => {
  const removeTopic = (name: Name, channel: number, topic_name: string) =>
    app.as(name).post(`/streams/${channel}/delete_topic`, { topic_name })
  /** Writes old messages of `bot` into a topic, directly into the database. */
  async function fill(channelId: number, topic: string, count: number): Promise<void> {
    const { recipient_id } = await Channel.findByPk(channelId, { rejectOnEmpty: true })
    const message = { realm_id: 1, sender_id: 8, recipient_id, topic, topic_key: topic, content: 'x', rendered_content: '<p>x</p>' }
    await Message.bulkCreate(Array.from({ length: count }, () => ({ ...message, client: 'test', date_sent: 1_700_000_000 })))
  }

  test('is announced to everybody who had its messages, and spares other topics', async () => {
    const ids = [await app.as('member').must.send({ topic: 'gossip' }), await app.as('member2').must.send({ topic: 'Gossip' })]
    const other = await app.as('member').must.send({ topic: 'gossip column' })
    const events = await verifyEvents(app, EVERYBODY, async () =>
      expect((await removeTopic('administrator', 1, 'GOSSIP')).body).toMatchObject({ complete: true }),
    )
    for (const name of EVERYBODY) {
      const deleted = events[name].filter(({ type }) => type === 'delete_message')
      expect(deleted.map(({ message_id }) => message_id).sort()).toEqual(ids)
    }
    expect((await app.as('member').get(`/messages/${other}`)).status).toBe(200)
    const again = await verifyEvents(app, ['member'], () => removeTopic('administrator', 1, 'gossip'), { changesSomething: false })
    expect(again.member).toEqual([])
  })

  test('takes several requests when it has very many messages, and says whether any are left', async () => {
    const { id: channel } = await app.as('owner').must.post('/channels/create', { name: 'long', subscribers: [1] })
    await fill(Number(channel), 'saga', 1_010)
    const left = () => Message.count({ where: { topic: 'saga' } })
    expect([(await removeTopic('owner', Number(channel), 'saga')).body.complete, await left()]).toEqual([false, 10])
    expect([(await removeTopic('owner', Number(channel), 'saga')).body.complete, await left()]).toEqual([true, 0])
  })

  test('needs the permission to delete any message there, and sight of the channel', async () => {
    const id = await app.as('member').must.send({ topic: 'mine alone' })
    for (const name of ['member', 'moderator', 'guest'] as const)
      expect((await removeTopic(name, 1, 'mine alone')).body.msg).toBe('You do not have permission to delete topics in this channel')
    expect((await app.as('member').get(`/messages/${id}`)).status).toBe(200)
    const { stream_id: closed } = app.demo.channels.private
    expect(await removeTopic('owner', closed, 'any')).toMatchObject({ status: 404, body: { msg: 'Channel does not exist' } })
  })

  test('leaves what the caller may not read', async () => {
    const form = { name: 'before', subscribers: [5], invite_only: true, history_public_to_subscribers: false }
    const { id: channel } = await app.as('owner').must.post('/channels/create', form)
    const early = await app.as('member').must.send({ to: Number(channel), topic: 'plans' })
    await app.as('member').must.post('/users/me/subscriptions', { subscriptions: [{ name: 'before' }], principals: [1] })
    const late = await app.as('member').must.send({ to: Number(channel), topic: 'plans' })
    expect((await removeTopic('owner', Number(channel), 'plans')).body).toMatchObject({ complete: true })
    const status = async (id: number) => (await app.as('member').get(`/messages/${id}`)).status
    expect([await status(early), await status(late)]).toEqual([200, 400])
  })
})
