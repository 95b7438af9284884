// databases: both
// Each lock decides: the first request is held back right before it writes, the second one waits for it, and is judged by what the first has
// written. Without the lock the second would not wait, and both would have read the same state. Requests of one user wait for each other in
// memory, so where these meet, the first is in another process, whose part the test plays (`afterAnother`).

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { LIMITS as REALM_LIMITS } from '../access/organisation/limits.ts'
import { hashPassword } from '../access/people/credentials.ts'
import { createRow } from '../db/sql.ts'
import { MAX_GROUP_MEMBERS_OF_PERSON } from '../limits.ts'
import { ApiKey } from '../models/api-key.ts'
import { ChannelFolder } from '../models/channel-folder.ts'
import { Draft } from '../models/draft.ts'
import { User } from '../models/user.ts'
import { UserGroupMember } from '../models/user-group.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { afterAnother, HAS_ROW_LOCKS, race as raceOf } from '../testing/pause.ts'

type Name = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2'
type Form = Record<string, unknown>
/** A system group. */
const MEMBERS = 3
/** Two requests. `at`: the statement before which the first is held back. */
interface Race {
  first(): Promise<Answer>
  at: RegExp
  second(): Promise<Answer>
  /** The message that refuses the second. */
  refusal: string
}

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())

const fresh = (): string => `lock ${++count}`
const channelOf = async (form: Form = {}): Promise<{ id: number; name: string }> => {
  const name = fresh()
  return { id: (await app.as('owner').must.post('/channels/create', { name, subscribers: [app.idOf('owner')], ...form })).id, name }
}
const groupOf = async (members: readonly Name[] = []): Promise<number> =>
  (await app.as('owner').must.post('/user_groups/create', { name: fresh(), description: '', members: members.map(app.idOf) })).group_id
const folderOf = async (): Promise<number> =>
  (await app.as('owner').must.post('/channel_folders/create', { name: fresh() })).channel_folder_id
const messageIn = async (channel: { id: number }): Promise<number> =>
  (await app.as('owner').must.post('/messages', { type: 'channel', to: channel.id, topic: 'lock', content: 'x' })).id
const createChannel = (name: Name) => app.as(name).post('/channels/create', { name: fresh(), subscribers: [] })
const createGroup = (name: Name) => app.as(name).post('/user_groups/create', { name: fresh(), description: '', members: [] })
const createFolder = (name: Name) => app.as(name).post('/channel_folders/create', { name: fresh() })
const addDomain = (name: Name, domain: string) => app.as(name).post('/realm/domains', { domain, allow_subdomains: false })
const linkifier = (name: Name) =>
  app.as(name).post('/realm/filters', { pattern: `L${count}-(?P<id>\\d+)`, url_template: 'https://x.example/{id}' })
const field = (name: Name) => app.as(name).post('/realm/profile_fields', { field_type: 1, name: `field ${count}` })

/** The answers to two requests of which the second begins while the first is about to write. */
async function race(requests: Pick<Race, 'first' | 'at' | 'second'>): Promise<[Answer, Answer]> {
  const { one, other } = await raceOf(app.server.app, requests)
  return [one, other]
}

/** Counts rows as if there were so many more that one is left until the limit. */
async function nearLimit(limit: (typeof REALM_LIMITS)[keyof typeof REALM_LIMITS]): Promise<() => void> {
  const actual = limit.count
  const missing = limit.max - 1 - (await actual({ realm_id: 1 }))
  const spy = vi.spyOn(limit, 'count').mockImplementation(async (...counted) => (await actual(...counted)) + missing)
  return () => spy.mockRestore()
}

// On SQLite one transaction at a time writes, and there are no locks of rows.
describe.runIf(HAS_ROW_LOCKS)('a lock decides', () => {
  const LIMITS = [
    ['channels', createChannel, /INSERT INTO channels/],
    ['userGroups', createGroup, /INSERT INTO `user_groups`.*name_key/],
    ['channelFolders', createFolder, /INSERT INTO `channel_folders`/],
    ['domains', (name: Name) => addDomain(name, `d${++count}.example`), /INSERT INTO `realm_domains`/],
  ] as const
  test.each(LIMITS)('of two requests with room for one of the %s of an organisation', async (what, create, at) => {
    const { noun, max } = REALM_LIMITS[what]
    const restore = await nearLimit(REALM_LIMITS[what])
    const [one, other] = await race({ first: () => create('owner'), at, second: () => create('administrator') })
    restore()
    expect([one.status, other.status, other.body.msg]).toEqual([200, 400, `The organisation may have at most ${max} ${noun}`])
  })

  test('of two people with room for one more member of the groups that one of them has made', async () => {
    const create = async (): Promise<number> =>
      (
        await app
          .as('member')
          .must.post('/user_groups/create', { name: fresh(), description: '', members: [], can_add_members_group: MEMBERS })
      ).group_id
    const groups = [await create(), await create()]
    const actual = UserGroupMember.countMadeBy.bind(UserGroupMember)
    let present: number | undefined
    const spy = vi.spyOn(UserGroupMember, 'countMadeBy').mockImplementation(async (...about) => {
      const count = await actual(...about)
      present ??= count
      return count - present + MAX_GROUP_MEMBERS_OF_PERSON - 1
    })
    const add = (name: Name, i: number) => () => app.as(name).post(`/user_groups/${groups[i]}/members`, { add: [app.idOf('moderator')] })
    const [one, other] = await race({ first: add('member', 0), at: /INSERT INTO `?user_group_members/, second: add('member2', 1) })
    spy.mockRestore()
    expect([one.status, other.status, other.body.msg]).toEqual([
      ...[200, 400],
      `Groups and permissions made by one person may have at most ${MAX_GROUP_MEMBERS_OF_PERSON} members together`,
    ])
  })

  const NAMES: [string, () => Race][] = [
    [
      'the pattern of a linkifier',
      () => ({
        ...{ first: () => linkifier('owner'), second: () => linkifier('administrator'), at: /INSERT INTO `linkifiers`/ },
        refusal: "'pattern' is already in use by another linkifier",
      }),
    ],
    [
      'the name of a profile field',
      () => ({
        ...{ first: () => field('owner'), second: () => field('administrator'), at: /INSERT INTO `profile_fields`/ },
        refusal: `'name' is already in use by another field: field ${count}`,
      }),
    ],
    [
      'an email domain',
      () => ({
        ...{ first: () => addDomain('owner', 'one.example'), second: () => addDomain('administrator', 'one.example') },
        ...{ at: /INSERT INTO `realm_domains`/, refusal: "'domain' is on the list already: one.example" },
      }),
    ],
  ]
  test.each(NAMES)('of two requests for %s', async (_, of) => {
    count++
    const wanted = of()
    const [one, other] = await race(wanted)
    expect([one.status, other.status, other.body.msg]).toEqual([200, 400, wanted.refusal])
  })

  test('which place in the order each of two new folders gets', async () => {
    await race({ first: () => createFolder('owner'), at: /INSERT INTO `channel_folders`/, second: () => createFolder('administrator') })
    const positions = (await ChannelFolder.findAll()).map(({ position }) => position)
    expect(new Set(positions).size).toBe(positions.length)
  })

  test('that somebody who subscribes to a channel that is just being created joins it', async () => {
    const name = fresh()
    const subscribe = (by: Name) => () => app.as(by).post('/users/me/subscriptions', { subscriptions: [{ name }] })
    const answers = await race({ first: subscribe('owner'), at: /INSERT INTO channels/, second: subscribe('member') })
    expect(answers.map(({ status, body }) => [status, body.subscribed])).toEqual([
      [200, { [app.idOf('owner')]: [name] }],
      [200, { [app.idOf('member')]: [name] }],
    ])
  })

  test('that nobody logs in with a password while it is changed', async () => {
    const { email } = app.demo.users.member2
    const [before, after] = ['correct horse battery', 'staple of another kind']
    await User.update({ password_hash: await hashPassword(before) }, { where: { id: app.idOf('member2') } })
    app.server.app.caches.clear()
    const [changed, login] = await race({
      ...{
        first: () => app.as('member2').patch('/settings', { old_password: before, new_password: after }),
        at: /UPDATE `users`.*password_hash/,
      },
      second: () => app.client().post('/fetch_api_key', { username: email, password: before }),
    })
    expect([changed.status, login.status, login.body.code]).toEqual([200, 401, 'AUTHENTICATION_FAILED'])
  })

  test('that nobody joins a channel while it is archived', async () => {
    const channel = await channelOf()
    const joining = () => app.as('member').post('/users/me/subscriptions', { subscriptions: [{ name: channel.name }] })
    const archiving = () => app.as('owner').delete(`/streams/${channel.id}`)
    const { one, other, hasWaited } = await raceOf(app.server.app, {
      ...{ first: joining, at: /INSERT INTO .?subscriptions/, second: archiving },
    })
    expect([one.status, other.status, hasWaited]).toEqual([200, 200, true])
    expect((await joining()).body.msg).toBe(`'subscriptions' names a channel that you may not join or create: ${channel.name}`)
  })

  test('that nobody is unsubscribed by somebody who loses the permission', async () => {
    const channel = await channelOf({
      subscribers: [app.idOf('owner'), app.idOf('member'), app.idOf('member2')],
      can_remove_subscribers_group: 3,
    })
    const form = { can_remove_subscribers_group: { new: 6 } }
    const [, left] = await race({
      ...{ first: () => app.as('owner').patch(`/streams/${channel.id}`, form), at: /UPDATE `channels`/ },
      second: () =>
        app.as('member').delete('/users/me/subscriptions', { subscriptions: [channel.name], principals: [app.idOf('member2')] }),
    })
    expect([left.status, left.body.msg]).toEqual([
      400,
      `'principals' names users you may not unsubscribe from this channel: ${channel.name}`,
    ])
  })

  test('that of two changes of a setting the second does not find the value that it expects', async () => {
    const channel = await channelOf({ can_resolve_topics_group: 3 })
    const set = (name: Name, value: number) => () =>
      app.as(name).patch(`/streams/${channel.id}`, { can_resolve_topics_group: { new: value, old: 3 } })
    const [one, other] = await race({ first: set('owner', 6), at: /UPDATE `channels`/, second: set('administrator', 5) })
    expect([one.status, other.body.code]).toEqual([200, 'EXPECTATION_MISMATCH'])
  })

  test('that nobody reacts to a message while it is deleted', async () => {
    const id = await messageIn(await channelOf())
    const [, reacted] = await race({
      ...{ first: () => app.as('owner').delete(`/messages/${id}`), at: /DELETE FROM `?messages/ },
      second: () => app.as('member').post(`/messages/${id}/reactions`, { emoji_name: 'octopus' }),
    })
    expect([reacted.status, reacted.body.msg]).toEqual([400, `'message_id' names a message that does not exist: ${id}`])
  })

  test('that no channel enters a folder while it is archived', async () => {
    const [channel, folder] = [await channelOf(), await folderOf()]
    const [, moved] = await race({
      ...{ first: () => app.as('owner').patch(`/channel_folders/${folder}`, { is_archived: true }), at: /UPDATE `channel_folders`/ },
      second: () => app.as('administrator').patch(`/streams/${channel.id}`, { folder_id: folder }),
    })
    expect([moved.status, moved.body.msg]).toEqual([400, `'folder_id' names an archived folder: ${folder}`])
  })

  test('that no folder is archived while a channel enters it', async () => {
    const [channel, folder] = [await channelOf(), await folderOf()]
    const [, archived] = await race({
      ...{ first: () => app.as('owner').patch(`/streams/${channel.id}`, { folder_id: folder }), at: /UPDATE `channels`/ },
      second: () => app.as('administrator').patch(`/channel_folders/${folder}`, { is_archived: true }),
    })
    expect([archived.status, archived.body.msg]).toEqual([400, "'is_archived' must be false while the folder has channels"])
  })

  test('that no permission names a group while it is deactivated', async () => {
    const [channel, group] = [await channelOf(), await groupOf()]
    const [, named] = await race({
      ...{ first: () => app.as('owner').post(`/user_groups/${group}/deactivate`), at: /UPDATE `user_groups`.*is_deactivated/ },
      second: () => app.as('administrator').patch(`/streams/${channel.id}`, { can_resolve_topics_group: { new: group } }),
    })
    expect([named.status, named.body.msg]).toEqual([400, `'can_resolve_topics_group.new' names a deactivated user group: ${group}`])
  })

  test('that two groups do not become part of each other', async () => {
    const [one, other] = [await groupOf(), await groupOf()]
    const nest = (name: Name, into: number, add: number) => () => app.as(name).post(`/user_groups/${into}/subgroups`, { add: [add] })
    const [first, second] = await race({
      ...{ first: nest('owner', one, other), at: /INSERT INTO `user_group_subgroups`/, second: nest('administrator', other, one) },
    })
    expect([first.status, second.status]).toEqual([200, 400])
  })

  test('how many drafts one user saves at the limit', async () => {
    await Draft.destroy({ where: { user_id: app.idOf('member') } })
    const row = { realm_id: 1, user_id: app.idOf('member'), type: '', addressees: '[]', topic: '', content: 'x', last_edited_at: 1 }
    await Draft.bulkCreate(Array.from({ length: 999 }, () => row))
    const { other } = await afterAnother(app.server.app, {
      lock: (tx) => User.lockAll([app.idOf('member')], tx),
      work: (tx) => createRow(Draft, row, tx),
      request: () => app.as('member').post('/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'y' }] }),
    })
    expect([other.status, other.body.msg]).toEqual([400, 'You may have at most 1000 drafts'])
    expect(await Draft.count({ where: { user_id: app.idOf('member') } })).toBe(1_000)
    await Draft.destroy({ where: { user_id: app.idOf('member') } })
  })

  test('that a change waits for messages of its user that are being written', async () => {
    const [key] = await ApiKey.findAllOf(app.idOf('member'))
    const sender = { userId: app.idOf('member'), keyId: Number(key?.id) }
    const { other, hasWaited } = await afterAnother(app.server.app, {
      lock: (tx) => ApiKey.statesOf([sender], { kind: 'shared', tx }),
      request: () => app.as('member').post('/users/me/alert_words', { alert_words: [fresh()] }),
    })
    expect([hasWaited, other.status]).toEqual([true, 200])
  })

  // The last, because the owner is gone then.
  test('that of two owners who deactivate themselves one remains', async () => {
    const owners = ['owner', 'administrator'] as const
    await User.update({ role: 100 }, { where: { id: app.idOf('administrator') } })
    app.server.app.caches.clear()
    const leave = (name: Name) => () => app.as(name).delete(`/users/${app.idOf(name)}`)
    const [one, other] = await race({ first: leave('owner'), at: /UPDATE `users`.*is_active/, second: leave('administrator') })
    const active = await User.count({ where: { id: owners.map(app.idOf), is_active: true } })
    expect([one.status, other.body.code, active]).toEqual([200, 'CANNOT_DEACTIVATE_LAST_USER', 1])
  })
})
