// Each limit of a role or a group must decide alone. Two requests differ only in that limit: one is refused with its words, the other
// succeeds. The sources are searched for such words, so that no limit lacks a case. Every request is made twice: by users who could never
// do more, and by users who once could.

import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Limit, limits, messageOf, type Rule, rules } from '../../contract-tests/rules.ts'
import { createUser } from '../actions/people/create.ts'
import { serverContext } from '../context.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { type Answer, success } from '../testing/client.ts'

type Fields = Record<string, unknown>
type Name = keyof TestApp['demo']['users']
type Ask = () => Promise<Answer>
interface Case {
  refused: Ask
  allowed: Ask
  /** Creates what both requests are about. */
  before?: () => Promise<unknown>
}

let app: TestApp
const ids: Record<string, number> = {}
let made = 0
const fresh = (): string => `limits ${++made}`
/** Groups of users by their names, in the scene with a past. */
const groups = new Map<string, number>()
/** A permission for these users alone. They are named one by one or, in the scene with a past, are members of a nested group. */
function only(...names: Name[]): number | { direct_members: number[]; direct_subgroups: number[] } {
  if (groups.size === 0) return { direct_members: names.map(app.idOf), direct_subgroups: [] }
  const group = groups.get(names.join())
  if (group === undefined) throw new Error(`no group of ${names.join()}: add it to GROUPS`)
  return group
}
/** Two users with the same permissions through a group, one of them a guest. */
const both = () => only('guest', 'member2')

const post =
  (who: Name, path: () => string, form: () => Fields = () => ({})): Ask =>
  () =>
    app.as(who).post(path(), form())
const patch =
  (who: Name, path: () => string, form: () => Fields): Ask =>
  () =>
    app.as(who).patch(path(), form())
const remove =
  (who: Name, path: () => string, query: () => Fields = () => ({})): Ask =>
  () =>
    app.as(who).delete(path(), query())
const on = (path: string) => () => path
/** The same request, refused to one user and allowed to another. */
const between = (refused: Name, allowed: Name, ask: (who: Name) => Ask, before?: Case['before']): Case => ({
  refused: ask(refused),
  allowed: ask(allowed),
  ...(before ? { before } : {}),
})

const set = (form: Fields) => app.as('owner').must.patch('/realm', form)
const createChannel = async (name: string, subscribers: Name[], form: Fields = {}): Promise<void> => {
  const fields = { name, subscribers: subscribers.map(app.idOf), ...form }
  ids[name] = Number((await app.as('owner').must.post('/channels/create', fields)).id)
}
const say = async (who: Name, channel: string, topic = fresh(), content = 'Well.'): Promise<void> => {
  ids.message = Number((await app.as(who).must.post('/messages', { type: 'channel', to: ids[channel], topic, content })).id)
}
const widget = (): Fields => ({ message_id: ids.message, msg_type: 'widget' })
const message = () => `/messages/${ids.message}`
const write =
  (channel: string, content = 'Well.', topic?: string) =>
  (who: Name) =>
    post(who, on('/messages'), () => ({ type: 'channel', to: ids[channel], topic: topic ?? fresh(), content }))
const direct = (who: Name, to: Name) => post(who, on('/messages'), () => ({ type: 'direct', to: [app.idOf(to)], content: 'Hello.' }))
const make = (form: Fields) => (who: Name) => post(who, on('/channels/create'), () => ({ name: fresh(), subscribers: [], ...form }))
const change = (channel: string, form: () => Fields) => (who: Name) => patch(who, () => `/streams/${ids[channel]}`, form)
const subscribe =
  (channel: string, form: () => Fields = () => ({})) =>
  (who: Name) =>
    post(who, on('/users/me/subscriptions'), () => ({ subscriptions: [{ name: channel }], ...form() }))
const invite = (form: () => Fields) => (who: Name) =>
  post(who, on('/invites'), () => ({ invitee_emails: `limits${++made}@example.org`, stream_ids: [], ...form() }))
const emoji = (name: () => string) => (who: Name) => () => {
  const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const body = new FormData()
  body.append('file', new Blob([Buffer.from(image, 'base64')], { type: 'image/png' }), 'pixel.png')
  return app.as(who).raw(`/api/v1/realm/emoji/${name()}`, { method: 'POST', body })
}
const createGroup = async (form: Fields): Promise<void> => {
  const fields = { name: fresh(), description: '', members: [app.idOf('member')], ...form }
  ids.group = Number((await app.as('owner').must.post('/user_groups/create', fields)).group_id)
}
const members = (form: () => Fields) => (who: Name) => post(who, () => `/user_groups/${ids.group}/members`, form)
const person = (name: string, form: () => Fields) => (who: Name) => patch(who, on(`/users/${name}@example.com`), form)
const settings = (form: () => Fields) => (who: Name) => patch(who, on('/settings'), form)
const presence = (who: Name) => post(who, on('/users/me/presence'), () => ({ status: 'active' }))
const queue = (who: Name) => () => app.as(who).get('/events', { dont_block: true, all_public_streams: true })

/** The cases, by the limit that decides alone. */
const CASES: Record<Limit, readonly Case[]> = {
  postInChannel: [
    between('administrator', 'member2', write('locked')),
    // Administrators know of private channels.
    between('administrator', 'owner', write('secret')),
  ],
  createTopics: [between('moderator', 'member2', write('settled'))],
  createChannels: [
    between('guest', 'member2', make({})),
    between('member', 'member2', make({})),
    between('guest', 'member2', make({ invite_only: true })),
    between('member', 'member2', make({ invite_only: true })),
  ],
  createWebPublicChannels: [between('administrator', 'owner', make({ is_web_public: true }))],
  unsubscribeOthers: [
    between('guest', 'member2', (who) =>
      remove(who, on('/users/me/subscriptions'), () => ({ subscriptions: ['workshop'], principals: [app.idOf('member')] })),
    ),
  ],
  invite: [
    between(
      'guest',
      'member2',
      invite(() => ({})),
    ),
    between(
      'member',
      'member2',
      invite(() => ({})),
    ),
    between('guest', 'member2', (who) => post(who, on('/invites/multiuse'))),
    between('member', 'member2', (who) => post(who, on('/invites/multiuse'))),
  ],
  inviteAboveOwnRole: [
    between(
      'member2',
      'moderator',
      invite(() => ({ invite_as: 300 })),
    ),
  ],
  inviteToChannel: [
    between(
      'administrator',
      'owner',
      invite(() => ({ stream_ids: [ids.secret] })),
    ),
  ],
  inviteToAnyChannel: [
    between(
      'moderator',
      'owner',
      invite(() => ({ stream_ids: [ids.crowded] })),
    ),
  ],
  inviteToGroup: [
    between(
      'member2',
      'moderator',
      invite(() => ({ group_ids: [ids.group] })),
      () => createGroup({ can_add_members_group: only('moderator') }),
    ),
  ],
  setWelcomeMessage: [
    between(
      'moderator',
      'administrator',
      invite(() => ({ welcome_message_custom_text: 'Welcome!' })),
    ),
  ],
  manageInvitationsOfOwners: [
    between(
      'administrator',
      'owner',
      (who) => remove(who, () => `/invites/${ids.invitation}`),
      async () => {
        await success(invite(() => ({ invite_as: 100 }))('owner')())
        const { invites } = await app.as('owner').must.get('/invites')
        ids.invitation = (invites as { id: number }[]).at(-1)?.id ?? 0
      },
    ),
  ],
  permitDirectMessages: [
    {
      before: () => set({ direct_message_permission_group: only('member2') }),
      refused: direct('moderator', 'administrator'),
      allowed: direct('moderator', 'member2'),
    },
  ],
  startConversations: [
    {
      before: async () => {
        await set({ direct_message_permission_group: 2, direct_message_initiator_group: only('member2') })
      },
      refused: direct('member', 'administrator'),
      allowed: direct('member2', 'administrator'),
    },
  ],
  editMessages: [
    between(
      'owner',
      'member',
      (who) => patch(who, message, () => ({ content: 'Better.' })),
      () => say('member', 'open'),
    ),
    between(
      'owner',
      'member',
      (who) =>
        post(
          who,
          () => `${message()}/typing`,
          () => ({ op: 'start' }),
        ),
      () => say('member', 'open'),
    ),
  ],
  retitleWidgets: [
    between(
      'owner',
      'member',
      (who) => post(who, on('/submessage'), () => ({ ...widget(), content: { type: 'question', question: 'Beer?' } })),
      () => say('member', 'open', fresh(), '/poll Tea?'),
    ),
    between(
      'owner',
      'member',
      (who) => post(who, on('/submessage'), () => ({ ...widget(), content: { type: 'new_task_list_title', title: 'Picnic' } })),
      () => say('member', 'open', fresh(), '/todo Party'),
    ),
  ],
  deleteMessages: [
    between(
      'moderator',
      'member',
      (who) => remove(who, message),
      () => say('member', 'open'),
    ),
  ],
  deleteTopics: [
    between(
      'moderator',
      'administrator',
      (who) => () => app.as(who).post(`/streams/${ids.open}/delete_topic`, { topic_name: 'nobody has written here' }),
    ),
  ],
  mentionMany: [between('member', 'member2', write('crowded', '@**all** hello'))],
  mentionGroup: [
    between(
      'member',
      'member2',
      (who) => () => write('open', `@*limits ${made}*`, 'mentions')(who)(),
      () => createGroup({ can_mention_group: only('member2') }),
    ),
  ],
  addEmoji: [
    between(
      'guest',
      'member2',
      emoji(() => `limit${++made}`),
    ),
    between(
      'member',
      'member2',
      emoji(() => `limit${++made}`),
    ),
  ],
  replaceEmoji: [between('moderator', 'administrator', emoji(on('rocket')))],
  withdrawEmoji: [
    between(
      'moderator',
      'administrator',
      (who) => remove(who, on('/realm/emoji/ofmember2')),
      () => emoji(on('ofmember2'))('member2')(),
    ),
    between(
      'moderator',
      'member2',
      (who) => remove(who, on('/realm/emoji/ofmember2')),
      () => emoji(on('ofmember2'))('member2')(),
    ),
  ],
  editOwnFields: [
    between(
      'member',
      'administrator',
      (who) => patch(who, on('/users/me/profile_data'), () => ({ data: [{ id: ids.field, value: fresh() }] })),
      async () => {
        const field = { field_type: 1, name: fresh(), editable_by_user: false }
        ids.field = Number((await app.as('owner').must.post('/realm/profile_fields', field)).id)
      },
    ),
  ],
  setForRoles: [
    between('administrator', 'owner', make({ message_retention_days: 30 })),
    between('moderator', 'administrator', make({ is_default_stream: true })),
  ],
  setForGroups: [between('administrator', 'owner', make({ topics_policy: 'disable_empty_topic' }))],
  own: [between('administrator', 'owner', (who) => () => app.as(who).get('/realm/audit_log'))],
  administer: [
    between(
      'moderator',
      'administrator',
      person('member', () => ({ full_name: fresh() })),
    ),
    between('moderator', 'administrator', (who) => post(who, on('/channel_folders/create'), () => ({ name: fresh() }))),
  ],
  archiveChannels: [between('guest', 'member2', (who) => remove(who, () => `/streams/${ids.ending}`))],
  changeChannels: [
    between(
      'guest',
      'member2',
      change('workshop', () => ({ description: fresh() })),
    ),
    between(
      'moderator',
      'member2',
      change('workshop', () => ({ description: fresh() })),
    ),
  ],
  changeVisibility: [
    between(
      'administrator',
      'owner',
      change('secret', () => ({ is_private: true, history_public_to_subscribers: true })),
    ),
  ],
  beBot: [
    between('member2', 'bot', (who) => remove(who, on('/bot_storage'))),
    between('member2', 'bot', (who) => post(who, on('/external/json?stream=general'), () => ({ payload: { a: 1 } }))),
  ],
  createBots: [
    between('guest', 'member2', (who) => post(who, on('/bots'), () => ({ full_name: fresh(), short_name: `limit${made}` }))),
    between('member', 'member2', (who) => post(who, on('/bots'), () => ({ full_name: fresh(), short_name: `limit${made}` }))),
  ],
  transferBots: [
    between(
      'member2',
      'administrator',
      (who) =>
        patch(
          who,
          () => `/bots/${ids.bot}`,
          () => ({ bot_owner_id: app.idOf('moderator') }),
        ),
      async () => {
        const named = { full_name: fresh(), short_name: `limit${made}` }
        ids.bot = (await app.as('member2').must.post('/bots', named)).user_id
      },
    ),
  ],
  createGroups: [
    between('guest', 'member2', (who) => post(who, on('/user_groups/create'), () => ({ name: fresh(), description: '', members: [] }))),
    between('member', 'member2', (who) => post(who, on('/user_groups/create'), () => ({ name: fresh(), description: '', members: [] }))),
  ],
  changeGroups: ['guest', 'moderator'].map((who) =>
    between(
      who as Name,
      'member2',
      (who) =>
        patch(
          who,
          () => `/user_groups/${ids.group}`,
          () => ({ description: fresh() }),
        ),
      () => createGroup({ can_manage_group: both() }),
    ),
  ),
  addMembers: [
    between(
      'moderator',
      'member2',
      members(() => ({ add: [app.idOf('administrator')] })),
      () => createGroup({ can_add_members_group: both() }),
    ),
  ],
  removeMembers: [
    between(
      'moderator',
      'member2',
      members(() => ({ delete: [app.idOf('member')] })),
      () => createGroup({ can_remove_members_group: both() }),
    ),
  ],
  changeSubgroups: ['guest', 'moderator'].map((who) =>
    between(
      who as Name,
      'member2',
      members(() => ({ add_subgroups: [5] })),
      () => createGroup({ can_manage_group: both() }),
    ),
  ),
  editIntoChannel: [
    // By a user who could post there before.
    between('member', 'member2', (who) =>
      patch(
        who,
        () => `/messages/${ids[`by ${who}`]}`,
        () => ({ content: fresh() }),
      ),
    ),
    between(
      'moderator',
      'member2',
      (who) => patch(who, message, () => ({ stream_id: ids.locked })),
      () => say('member', 'open'),
    ),
  ],
  moveMessages: [
    between(
      'member',
      'member2',
      (who) => patch(who, message, () => ({ topic: fresh() })),
      () => say('member', 'open'),
    ),
    between(
      'member',
      'member2',
      (who) => patch(who, message, () => ({ stream_id: ids.crowded })),
      () => say('member', 'open'),
    ),
    between(
      'member',
      'member2',
      (who) => patch(who, message, () => ({ topic: '✔ resolved' })),
      () => say('member', 'open', 'resolved'),
    ),
    between(
      'moderator',
      'member2',
      (who) => patch(who, message, () => ({ stream_id: ids.settled })),
      () => say('member', 'open'),
    ),
  ],
  manageKeysOfOwners: [
    between('administrator', 'owner', (who) => () => app.as(who).get('/users/1/api_keys')),
    between('administrator', 'owner', (who) => () => app.as(who).get('/users/1/sessions')),
  ],
  deactivateOwners: [between('administrator', 'owner', (who) => remove(who, on('/users/owner3@example.com')))],
  changeOwnName: [
    between(
      'moderator',
      'administrator',
      settings(() => ({ full_name: fresh() })),
    ),
  ],
  changeOwnAddress: [
    between(
      'moderator',
      'administrator',
      settings(() => ({ email: `limits${++made}@example.org` })),
    ),
  ],
  giveOwnerRole: [
    between(
      'administrator',
      'owner',
      person('crowd2', () => ({ role: 100 })),
    ),
    between(
      'administrator',
      'owner',
      person('owner2', () => ({ role: 400 })),
    ),
  ],
  promoteGuests: [{ refused: person('guest', () => ({ role: 200 }))('owner'), allowed: person('crowd1', () => ({ role: 200 }))('owner') }],
  changeAddresses: [
    between(
      'administrator',
      'owner',
      person('crowd0', () => ({ new_email: 'crowd0.moved@example.com' })),
    ),
  ],
  joinChannels: [between('guest', 'member2', subscribe('club')), between('moderator', 'member2', subscribe('club'))],
  subscribeOthers: [
    between(
      'guest',
      'member2',
      subscribe('workshop', () => ({ principals: [app.idOf('administrator')] })),
    ),
  ],
  watchAllChannels: [between('guest', 'member2', queue)],
  announceEditing: [
    // By a user who could post there before.
    between('member', 'member2', (who) =>
      post(
        who,
        () => `/messages/${ids[`by ${who}`]}/typing`,
        () => ({ op: 'start' }),
      ),
    ),
  ],
  // Last, because it ends the key of the member.
  bePerson: [
    between('bot', 'member', (who) => post(who, on('/register_client_device'))),
    between(
      'bot',
      'member',
      settings(() => ({ enter_sends: true })),
    ),
    between('bot', 'member', presence),
    between('bot', 'member', (who) => post(who, on('/users/me/api_key/regenerate'), () => ({ password: DEMO_PASSWORD }))),
  ],
}

const everybody: Name[] = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot']
const some: Name[] = ['owner', 'administrator', 'moderator', 'member2', 'guest']
/** The groups that hold a permission in some case. */
const GROUPS: Name[][] = [['member2'], ['moderator'], ['guest', 'member2'], ['owner', 'administrator'], some]

/** Creates groups of groups that everybody belongs to. The returned function removes everybody but the intended users. */
async function oldGroups(): Promise<() => Promise<void>> {
  const endings: (() => Promise<unknown>)[] = []
  for (const names of GROUPS) {
    const made = async (form: Fields): Promise<number> => {
      await createGroup({ members: everybody.map(app.idOf), ...form })
      return ids.group ?? 0
    }
    const [inner, former] = [await made({}), await made({})]
    const outer = await made({ members: [], subgroups: [inner, former] })
    groups.set(names.join(), outer)
    const others = everybody.filter((name) => !names.includes(name)).map(app.idOf)
    endings.push(
      () => app.as('owner').must.post(`/user_groups/${inner}/members`, { delete: others }),
      () => app.as('owner').must.post(`/user_groups/${outer}/subgroups`, { delete: [former] }),
    )
  }
  return async () => {
    for (const end of endings) await end()
  }
}

/** Gives users the role above their own and then takes it away. */
async function oldRoles(): Promise<void> {
  const roles: [Name, before: number, role: number][] = [
    ['administrator', 100, 200],
    ['moderator', 200, 300],
    ['member', 300, 400],
    ['member2', 300, 400],
    ['guest', 400, 600],
  ]
  for (const [name, before, now] of roles)
    for (const role of [before, now]) {
      await app.as('owner').must.patch(`/users/${app.idOf(name)}`, { role })
      await app.as(name).must.post('/register', { fetch_event_types: ['realm_user', 'realm_user_groups'] })
    }
}

async function makeScene(): Promise<void> {
  const { app: parts } = app.server
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const crowd: number[] = []
  for (let i = 0; i < 16; i++)
    crowd.push((await createUser(serverContext(parts, realm), { email: `crowd${i}@example.com`, fullName: `Crowd ${i}`, role: 400 })).id)
  for (const name of ['owner2', 'owner3'])
    await createUser(serverContext(parts, realm), { email: `${name}@example.com`, fullName: `The ${name}`, role: 100 })
  await User.update({ can_change_user_emails: true }, { where: { id: app.idOf('owner') } })
  await createChannel('open', everybody)
  await createChannel('crowded', everybody, { subscribers: [...everybody.map(app.idOf), ...crowd] })
  await createChannel('locked', everybody)
  await createChannel('settled', everybody)
  await createChannel('secret', ['owner', 'moderator'], { invite_only: true })
  await createChannel('club', ['owner'], { invite_only: true, can_subscribe_group: both() })
  const shared = { can_administer_channel_group: both(), can_add_subscribers_group: both(), can_remove_subscribers_group: both() }
  await createChannel('workshop', ['owner', 'guest', 'member', 'member2', 'moderator'], { invite_only: true, ...shared })
  await createChannel('ending', ['guest', 'member2'], { invite_only: true, ...shared })
  for (const name of ['member', 'member2'] as const) {
    await say(name, 'locked')
    ids[`by ${name}`] = ids.message ?? 0
  }
  await success(change('locked', () => ({ can_send_message_group: { new: only('member2') } }))('owner')())
  await success(change('settled', () => ({ can_create_topic_group: { new: only('member2') } }))('owner')())
  const channels = ['can_create_public_channel_group', 'can_create_private_channel_group']
  const creating = [...channels, 'can_invite_users_group', 'can_create_groups', 'can_create_bots_group']
  const adding = ['create_multiuse_invite_group', 'can_add_custom_emoji_group', 'can_mention_many_users_group', 'can_resolve_topics_group']
  const moving = ['can_move_messages_between_topics_group', 'can_move_messages_between_channels_group']
  for (const name of [...creating, ...adding, ...moving]) await set({ [name]: only(...some) })
  await set({
    can_add_subscribers_group: only('owner', 'administrator'),
    can_set_topics_policy_group: 7,
    can_create_web_public_channel_group: 7,
  })
  await set({ enable_spectator_access: true, name_changes_disabled: true, email_changes_disabled: true })
}

const SOURCES = new URL('../', import.meta.url)
const WORDS = [
  ...['do not have permission', 'you may not ', 'may be set by', 'Only \\w+( \\w+){0,3} may', 'for administrators only', 'Bots may not'],
  ...['available to guests', 'cannot be administrators', 'only by administrators', 'above your own', 'only administrators may'],
  'nobody who may permit',
]
const REFUSAL = new RegExp(WORDS.join('|'))
const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:\$\{[^}]*\}|[^`])*)`/g

/** A refusal whose words begin with the parameter. */
const BY_PARAMETER = /badParameter\('([^']*)', (['"`])(.*?)\2\)/g

/** The string literals in the server's sources, and its refusals of a parameter: the place and words of each. */
function* literals(): Generator<{ place: string; words: string }> {
  for (const folder of ['access', 'actions', 'handlers', 'events', 'narrow', 'settings', 'values'])
    for (const file of readdirSync(new URL(`${folder}/`, SOURCES), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      for (const line of readFileSync(new URL(`${folder}/${file}`, SOURCES), 'utf8').split('\n')) {
        if (/^\s*(\/\/|\*|\/\*)/.test(line)) continue
        const place = `${folder}/${file.replace('.ts', '')}`
        for (const [, ...quoted] of line.matchAll(LITERAL)) yield { place, words: quoted.find((text) => text !== undefined) ?? '' }
        for (const [, name, , fault] of line.matchAll(BY_PARAMETER)) yield { place, words: `'${name}' ${fault}` }
      }
    }
}

const keyOf = ({ in: place, words }: Rule): string => `${place} ${words}`

test('each refusal of a role or a group in the sources is listed as a limit and has a case', () => {
  const found = [...literals()].filter(({ words }) => REFUSAL.test(words)).map(({ place, words }) => `${place} ${words}`)
  expect([...new Set(found)].sort()).toEqual(Object.values(limits).map(keyOf).sort())
  const often = (limit: Limit): number => found.filter((key) => key === keyOf(limits[limit])).length
  expect(Object.entries(CASES).filter(([name, { length }]) => length < often(name as Limit))).toEqual([])
})

test('no handler refuses for lack of a right', () => {
  expect(Object.entries(limits).filter(([, { in: place }]) => place.startsWith('handlers/'))).toEqual([])
})

test('the words of each rule occur in its file', () => {
  const found = new Set([...literals()].map(({ place, words }) => `${place} ${words}`))
  expect(Object.entries(rules).filter(([, rule]) => !found.has(keyOf(rule)))).toEqual([])
})

describe.each([
  ['users who never could', false],
  ['users who once could', true],
])('%s', (_, havePast) => {
  beforeAll(async () => {
    app = await startTestApp({ webPublicChannels: true })
    const part = havePast ? await oldGroups() : async () => {}
    await makeScene()
    await part()
    if (havePast) await oldRoles()
  })
  afterAll(async () => {
    groups.clear()
    await app.close()
  })

  for (const [name, list] of Object.entries(CASES))
    describe(name, () => {
      const { words, code = 'BAD_REQUEST', ...rule }: Rule = limits[name as Limit]
      test.each(list.map((one, i) => [i + 1, one] as const))(`${words} (case %i)`, async (_, { before, refused, allowed }) => {
        await before?.()
        const { status, body } = await refused()
        const msg = expect.stringMatching(messageOf({ words, ...rule }))
        expect({ status, body }).toMatchObject({ status: 400, body: { code, msg } })
        const other = await allowed()
        expect([other.status, other.body.msg]).toEqual([200, ''])
      })
    })
})
