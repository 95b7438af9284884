// Each limit of a role or a group decides alone: two requests that differ in nothing but it, of which one is refused with its words and
// the other succeeds. The sources are searched for such words, so that no limit is without a case.

import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../actions/people/create.ts'
import { DEMO_PASSWORD } from '../demo.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { type Answer, startTestApp, type TestApp } from '../testing/app.ts'

type Fields = Record<string, unknown>
type Name = keyof TestApp['demo']['users']
type Ask = () => Promise<Answer>
interface Limit {
  refused: Ask
  allowed: Ask
  /** Makes what both requests are about. */
  before?: () => Promise<unknown>
}

let app: TestApp
const ids: Record<string, number> = {}
let made = 0
const fresh = (): string => `limits ${++made}`
const idOf = (name: Name): number => app.demo.users[name].user_id
const only = (...names: Name[]) => ({ direct_members: names.map(idOf), direct_subgroups: [] })
/** Of two with the same permissions by a group, one is a guest. */
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
/** The same request, refused to one and allowed to another. */
const between = (refused: Name, allowed: Name, ask: (who: Name) => Ask, before?: Limit['before']): Limit => ({
  refused: ask(refused),
  allowed: ask(allowed),
  ...(before ? { before } : {}),
})

async function taken(answer: Promise<Answer>): Promise<Fields> {
  const { status, body } = await answer
  expect([status, body.msg]).toEqual([200, ''])
  return body
}
const set = (form: Fields) => taken(app.as('owner').patch('/realm', form))
const createChannel = async (name: string, subscribers: Name[], form: Fields = {}): Promise<void> => {
  const fields = { name, subscribers: subscribers.map(idOf), ...form }
  ids[name] = Number((await taken(app.as('owner').post('/channels/create', fields))).id)
}
const say = async (who: Name, channel: string, topic = fresh()): Promise<void> => {
  ids.message = Number((await taken(app.as(who).post('/messages', { type: 'channel', to: ids[channel], topic, content: 'Well.' }))).id)
}
const message = () => `/messages/${ids.message}`
const write =
  (channel: string, content = 'Well.', topic?: string) =>
  (who: Name) =>
    post(who, on('/messages'), () => ({ type: 'channel', to: ids[channel], topic: topic ?? fresh(), content }))
const direct = (who: Name, to: Name) => post(who, on('/messages'), () => ({ type: 'direct', to: [idOf(to)], content: 'Hello.' }))
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
  const fields = { name: fresh(), description: '', members: [idOf('member')], ...form }
  ids.group = Number((await taken(app.as('owner').post('/user_groups/create', fields))).group_id)
}
const members = (form: () => Fields) => (who: Name) => post(who, () => `/user_groups/${ids.group}/members`, form)
const person = (name: string, form: () => Fields) => (who: Name) => patch(who, on(`/users/${name}@example.com`), form)
const settings = (form: () => Fields) => (who: Name) => patch(who, on('/settings'), form)
const presence = (who: Name) => post(who, on('/users/me/presence'), () => ({ status: 'active' }))
const queue = (who: Name) => () => app.as(who).get('/events', { dont_block: true, all_public_streams: true })

/** By file, and words of the refusal. */
const LIMITS: Record<string, Record<string, Limit[]>> = {
  'access/channels/channels': {
    'You do not have permission to post in this channel': [
      between('administrator', 'member2', write('locked')),
      // Administrators know of private channels.
      between('administrator', 'owner', write('secret')),
    ],
    'You do not have permission to create new topics in this channel': [between('moderator', 'member2', write('settled'))],
  },
  'access/channels/creation': {
    "You do not have permission to create ${kind.invite_only ? 'private' : 'public'} channels": [
      between('guest', 'member2', make({})),
      between('member', 'member2', make({})),
      between('guest', 'member2', make({ invite_only: true })),
      between('member', 'member2', make({ invite_only: true })),
    ],
    'You do not have permission to create web-public channels': [between('administrator', 'owner', make({ is_web_public: true }))],
    "'is_default_stream' may be set by administrators only": [between('moderator', 'administrator', make({ is_default_stream: true }))],
  },
  'access/channels/folders': {
    'Only administrators may change channel folders': [
      between('moderator', 'administrator', (who) => post(who, on('/channel_folders/create'), () => ({ name: fresh() }))),
    ],
  },
  'access/channels/subscriptions': {
    "'principals' names users whom you may not unsubscribe from this channel: ${channel.name}": [
      between('guest', 'member2', (who) =>
        remove(who, on('/users/me/subscriptions'), () => ({ subscriptions: ['workshop'], principals: [idOf('member')] })),
      ),
    ],
  },
  'access/invitations/invitations': {
    "You do not have permission to ${kind === 'mail' ? 'invite users' : 'create invitation links'}": [
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
    "'invite_as' must not be a role above your own": [
      between(
        'member2',
        'moderator',
        invite(() => ({ invite_as: 300 })),
      ),
    ],
    "'stream_ids' names a channel that you may not add subscribers to: ${id}": [
      between(
        'administrator',
        'owner',
        invite(() => ({ stream_ids: [ids.secret] })),
      ),
    ],
    "'stream_ids' must be empty: you do not have permission to subscribe others": [
      between(
        'moderator',
        'owner',
        invite(() => ({ stream_ids: [ids.crowded] })),
      ),
    ],
    "'group_ids' names a user group that you may not add members to: ${id}": [
      between(
        'member2',
        'moderator',
        invite(() => ({ group_ids: [ids.group] })),
        () => createGroup({ can_add_members_group: only('moderator') }),
      ),
    ],
    "'welcome_message_custom_text' is for administrators only": [
      between(
        'moderator',
        'administrator',
        invite(() => ({ welcome_message_custom_text: 'Welcome!' })),
      ),
    ],
    'Only owners may manage invitations of owners': [
      between(
        'administrator',
        'owner',
        (who) => remove(who, () => `/invites/${ids.invitation}`),
        async () => {
          await taken(invite(() => ({ invite_as: 100 }))('owner')())
          const { invites } = await taken(app.as('owner').get('/invites'))
          ids.invitation = (invites as { id: number }[]).at(-1)?.id ?? 0
        },
      ),
    ],
  },
  'access/messages/addressees': {
    'This conversation has nobody who may permit direct messages': [
      {
        before: () => set({ direct_message_permission_group: only('member2') }),
        refused: direct('moderator', 'administrator'),
        allowed: direct('moderator', 'member2'),
      },
    ],
    'You do not have permission to start a conversation of direct messages': [
      {
        before: async () => {
          await set({ direct_message_permission_group: 2, direct_message_initiator_group: only('member2') })
        },
        refused: direct('member', 'administrator'),
        allowed: direct('member2', 'administrator'),
      },
    ],
  },
  'access/messages/changes': {
    'You do not have permission to edit this message': [
      between(
        'owner',
        'member',
        (who) => patch(who, message, () => ({ content: 'Better.' })),
        () => say('member', 'open'),
      ),
    ],
    'You do not have permission to delete this message': [
      between(
        'moderator',
        'member',
        (who) => remove(who, message),
        () => say('member', 'open'),
      ),
    ],
  },
  'access/messages/mentions': {
    'You do not have permission to use ${what}': [between('member', 'member2', write('crowded', '@**all** hello'))],
    "'content' mentions a user group that you may not mention: ${group.name}": [
      between(
        'member',
        'member2',
        (who) => () => write('open', `@*limits ${made}*`, 'mentions')(who)(),
        () => createGroup({ can_mention_group: only('member2') }),
      ),
    ],
  },
  'access/organisation/custom-emoji': {
    'You do not have permission to add custom emoji': [
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
    "'emoji_name' is the name of a built-in emoji, which only administrators may replace: ${name}": [
      between('moderator', 'administrator', emoji(on('rocket'))),
    ],
    'Only its author and administrators may deactivate an emoji': [
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
  },
  'access/organisation/givers': {
    "'${name}' may be set by ${giver} only": [between('administrator', 'owner', make({ message_retention_days: 30 }))],
    "You do not have permission to set '${name}'": [between('administrator', 'owner', make({ topics_policy: 'disable_empty_topic' }))],
  },
  'access/people/devices': { 'Bots may not do this': [between('bot', 'member', (who) => post(who, on('/register_client_device')))] },
  'access/people/users': {
    'Only administrators may do this': [
      between(
        'moderator',
        'administrator',
        person('member', () => ({ full_name: fresh() })),
      ),
    ],
  },
  'actions/channels/archive': {
    'You do not have permission to archive this channel': [
      between('guest', 'member2', (who) => remove(who, () => `/streams/${ids.ending}`)),
    ],
  },
  'actions/channels/changes': {
    'You do not have permission to change this channel': [
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
    'You do not have permission to change who can see this channel': [
      between(
        'administrator',
        'owner',
        change('secret', () => ({ is_private: true, history_public_to_subscribers: true })),
      ),
    ],
  },
  'actions/groups/groups-plan': {
    'You do not have permission to create user groups': [
      between('guest', 'member2', (who) => post(who, on('/user_groups/create'), () => ({ name: fresh(), description: '', members: [] }))),
      between('member', 'member2', (who) => post(who, on('/user_groups/create'), () => ({ name: fresh(), description: '', members: [] }))),
    ],
    'You do not have permission to change this user group': ['guest', 'moderator'].map((who) =>
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
  },
  'actions/groups/members-plan': {
    'You do not have permission to add members to this user group': ['guest', 'moderator'].map((who) =>
      between(
        who as Name,
        'member2',
        members(() => ({ add: [idOf('administrator')] })),
        () => createGroup({ can_add_members_group: both() }),
      ),
    ),
    'You do not have permission to remove members from this user group': ['guest', 'moderator'].map((who) =>
      between(
        who as Name,
        'member2',
        members(() => ({ delete: [idOf('member')] })),
        () => createGroup({ can_remove_members_group: both() }),
      ),
    ),
    'You do not have permission to change this user group': ['guest', 'moderator'].map((who) =>
      between(
        who as Name,
        'member2',
        members(() => ({ add_subgroups: [5] })),
        () => createGroup({ can_manage_group: both() }),
      ),
    ),
  },
  'actions/messages/edit-plan': {
    'You do not have permission to post in this channel': [
      // Of one who could post there before.
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
    'You do not have permission to ${what}': [
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
  },
  'actions/people/activation-plan': {
    'Only owners may deactivate or reactivate an owner': [
      between('administrator', 'owner', (who) => remove(who, on('/users/owner3@example.com'))),
    ],
  },
  'actions/people/settings': {
    "'full_name' can be changed only by administrators in this organisation": [
      between(
        'moderator',
        'administrator',
        settings(() => ({ full_name: fresh() })),
      ),
    ],
    "'email' can be changed only by administrators in this organisation": [
      between(
        'moderator',
        'administrator',
        settings(() => ({ email: `limits${++made}@example.org` })),
      ),
    ],
  },
  'actions/people/update-plan': {
    'Only owners may give or take the owner role': [
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
    'Guests cannot be administrators': [
      { refused: person('guest', () => ({ role: 200 }))('owner'), allowed: person('crowd1', () => ({ role: 200 }))('owner') },
    ],
    'You do not have permission to change the email addresses of users': [
      between(
        'administrator',
        'owner',
        person('crowd0', () => ({ new_email: 'crowd0.moved@example.com' })),
      ),
    ],
  },
  'handlers/channels/subscriptions': {
    "'subscriptions' names a channel that you may not join or create: ${first.name}": [
      between('guest', 'member2', subscribe('club')),
      between('moderator', 'member2', subscribe('club')),
    ],
    "'principals' names users whom you may not subscribe to this channel: ${first.name}": [
      between(
        'guest',
        'member2',
        subscribe('workshop', () => ({ principals: [idOf('administrator')] })),
      ),
    ],
  },
  'handlers/events': { "'all_public_streams' is not available to guests": [between('guest', 'member2', queue)] },
  'handlers/messages/typing': {
    'You do not have permission to edit this message': [
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
  },
  'handlers/people/settings': {
    'Bots may not do this': [
      between(
        'bot',
        'member',
        settings(() => ({ enter_sends: true })),
      ),
    ],
  },
  'handlers/people/presence': { 'Bots may not do this': [between('bot', 'member', presence)] },
  'handlers/people/credentials': {
    'Bots may not do this': [
      between('bot', 'member', (who) => post(who, on('/users/me/api_key/regenerate'), () => ({ password: DEMO_PASSWORD }))),
    ],
  },
}

beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  const { app: parts } = app.server
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const now = new Date()
  const crowd: number[] = []
  for (let i = 0; i < 16; i++)
    crowd.push((await createUser(parts, realm, { email: `crowd${i}@example.com`, fullName: `Crowd ${i}`, role: 400, now })).id)
  for (const name of ['owner2', 'owner3'])
    await createUser(parts, realm, { email: `${name}@example.com`, fullName: `The ${name}`, role: 100, now })
  await User.update({ can_change_user_emails: true }, { where: { id: idOf('owner') } })
  const everybody: Name[] = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot']
  await createChannel('open', everybody)
  await createChannel('crowded', everybody, { subscribers: [...everybody.map(idOf), ...crowd] })
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
  await taken(change('locked', () => ({ can_send_message_group: { new: only('member2') } }))('owner')())
  await taken(change('settled', () => ({ can_create_topic_group: { new: only('member2') } }))('owner')())
  const some = only('owner', 'administrator', 'moderator', 'member2', 'guest')
  const groups = ['can_create_public_channel_group', 'can_create_private_channel_group', 'can_invite_users_group', 'can_create_groups']
  const more = ['create_multiuse_invite_group', 'can_add_custom_emoji_group', 'can_mention_many_users_group', 'can_resolve_topics_group']
  const moves = ['can_move_messages_between_topics_group', 'can_move_messages_between_channels_group']
  for (const name of [...groups, ...more, ...moves]) await set({ [name]: some })
  await set({
    can_add_subscribers_group: only('owner', 'administrator'),
    can_set_topics_policy_group: 7,
    can_create_web_public_channel_group: 7,
  })
  await set({ enable_spectator_access: true, name_changes_disabled: true, email_changes_disabled: true })
})
afterAll(() => app.close())

const SOURCES = new URL('../', import.meta.url)
const WORDS = [
  ...['do not have permission', 'you may not ', 'may be set by', 'Only \\w+( \\w+){0,3} may', 'for administrators only', 'Bots may not'],
  ...['available to guests', 'cannot be administrators', 'only by administrators', 'above your own', 'only administrators may'],
  'nobody who may permit',
]
const REFUSAL = new RegExp(WORDS.join('|'))
const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:\$\{[^}]*\}|[^`])*)`/g

/** The refusals of roles and groups in the sources: how often each stands in a file. */
function refusalsInSources(): Map<string, number> {
  const found = new Map<string, number>()
  for (const folder of ['access', 'actions', 'handlers', 'events', 'narrow', 'settings', 'values'])
    for (const file of readdirSync(new URL(`${folder}/`, SOURCES), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      for (const line of readFileSync(new URL(`${folder}/${file}`, SOURCES), 'utf8').split('\n')) {
        if (/^\s*(\/\/|\*|\/\*)/.test(line)) continue
        for (const [, ...quoted] of line.matchAll(LITERAL)) {
          const words = quoted.find((text) => text !== undefined) ?? ''
          const key = `${folder}/${file.replace('.ts', '')} ${words}`
          if (REFUSAL.test(words)) found.set(key, (found.get(key) ?? 0) + 1)
        }
      }
    }
  return found
}

test('each refusal of a role or a group in the sources has a case', () => {
  const inSources = refusalsInSources()
  const tried = Object.entries(LIMITS).flatMap(([file, rules]) =>
    Object.entries(rules).map(([words, limits]): [string, number] => [`${file} ${words}`, limits.length]),
  )
  expect([...inSources.keys()].sort()).toEqual(tried.map(([key]) => key).sort())
  expect(tried.filter(([key, cases]) => cases < (inSources.get(key) ?? 0))).toEqual([])
})

for (const [file, rules] of Object.entries(LIMITS))
  describe(file, () => {
    for (const [words, limits] of Object.entries(rules))
      test.each(limits.map((limit, i) => [i + 1, limit] as const))(`${words} (case %i)`, async (_, { before, refused, allowed }) => {
        await before?.()
        const { status, body } = await refused()
        const pattern = words.split(/\$\{.*?\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        expect([status, body.msg]).toEqual([400, expect.stringMatching(new RegExp(`^${pattern.join('.+')}$`))])
        const other = await allowed()
        expect([other.status, other.body.msg]).toEqual([200, ''])
      })
  })
