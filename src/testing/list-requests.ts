// A request for each list in the contract's requests, by operation and place of the list.

import { entryHash } from '../access/people/bot-storage.ts'
import { MAX_CHANNELS_AT_ONCE } from '../limits.ts'
import { BotEntry } from '../models/bot-entry.ts'
import { ChannelFolder } from '../models/channel-folder.ts'
import { Draft } from '../models/draft.ts'
import { Linkifier } from '../models/linkifier.ts'
import { FIELD, ProfileField } from '../models/profile-field.ts'
import { Subscription } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { UserGroupMember, UserGroupSubgroup } from '../models/user-group.ts'
import { many } from './large-world.ts'
import { type Builder, type Builders, type Fields, given, type ListRequest, replaced, type Scene } from './list-scene.ts'

/** The number of addresses that fit into a URL. */
const ADDRESSES_OF_A_URL = 1_500
/** The maximum number of templates of a linkifier. */
const TEMPLATES = 20

export function listRequests(scene: Scene): Record<string, Builders> {
  return {
    ...ofChannels(scene),
    ...ofSubscriptions(scene),
    ...ofEvents(),
    ...ofMessages(scene),
    ...ofUnsentMessages(scene),
    ...ofGroups(scene),
    ...ofPeople(scene),
    ...ofTheOrganisation(scene),
    ...ofLinkifiers(scene),
  }
}

function ofChannels(scene: Scene): Record<string, Builders> {
  const { demo, users, fresh } = scene
  const create = (fields: Fields): ListRequest => ['post', '/channels/create', { name: fresh('made'), subscribers: [], ...fields }, 'owner']
  return {
    createChannel: {
      subscribers: (n) => ['post', '/channels/create', { name: fresh('made'), subscribers: users(n) }],
      ...given(scene, create),
    },
    updateChannel: replaced(scene, '', (fields) => ['patch', `/streams/${demo.channels.general.stream_id}`, fields, 'owner']),
    reorderChannelFolders: {
      order: async (n) => {
        await ChannelFolder.destroy({ where: {} })
        const like = { realm_id: 1, description: '', rendered_description: '', creator_id: null, date_created: 1 }
        await ChannelFolder.bulkCreate(many(n, (i) => ({ ...like, name: `folder ${i}`, name_key: `folder ${i}`, position: i })))
        return ['patch', '/channel_folders', { order: (await ChannelFolder.allOf(1).rows()).map(({ id }) => id).reverse() }, 'owner']
      },
    },
  }
}

const SUBSCRIPTIONS = '/users/me/subscriptions'
const PROPERTIES = ['pin_to_top', 'is_muted', 'push_notifications', 'email_notifications', 'audible_notifications', 'desktop_notifications']

function ofSubscriptions(scene: Scene): Record<string, Builders> {
  const { app, demo, world, users, emails, channels, fresh, isOdd } = scene
  const subscribe = (fields: Fields): ListRequest => ['post', SUBSCRIPTIONS, { subscriptions: [{ name: fresh('made') }], ...fields }]
  const { stream_id: general } = demo.channels.general
  const backAgain = () => Subscription.update({ is_active: true }, { where: { user_id: demo.users.member.user_id } })
  const unsubscribe = async (ids: number[], principals: (number | string)[]): Promise<ListRequest> => {
    const pairs = { channelIds: [general], userIds: ids }
    await app.server.app.db.transaction((tx) => Subscription.createMissing(pairs, new Map([[general, '#76ce90']]), tx))
    await Subscription.update({ is_active: true }, { where: { channel_id: general } })
    return ['delete', SUBSCRIPTIONS, { subscriptions: ['general'], principals }, 'owner']
  }
  return {
    subscribe: {
      // Some of the channels exist, and some are created.
      subscriptions: (n) =>
        subscribe({
          subscriptions: many(n, (i) => ({ name: i % 2 === 0 && i < 2 * MAX_CHANNELS_AT_ONCE ? fresh('made') : `channel ${i}` })),
          principals: users(2),
        }),
      'principals|0': (n) => subscribe({ principals: users(n) }),
      'principals|1': (n) => subscribe({ principals: emails(n) }),
      ...given(scene, (fields) => ['post', SUBSCRIPTIONS, { subscriptions: [{ name: fresh('made') }], ...fields }, 'owner']),
    },
    unsubscribe: {
      subscriptions: async (n) => {
        await backAgain()
        return ['delete', SUBSCRIPTIONS, { subscriptions: many(n, (i) => `channel ${i}`) }]
      },
      'principals|0': (n) => unsubscribe(users(n), users(n)),
      'principals|1': (n) => unsubscribe(users(n), emails(Math.min(n, ADDRESSES_OF_A_URL))),
    },
    updateSubscriptions: {
      add: (n) => ['patch', SUBSCRIPTIONS, { add: many(n, (i) => ({ name: i < MAX_CHANNELS_AT_ONCE ? fresh('made') : `channel ${i}` })) }],
      delete: async (n) => {
        await backAgain()
        return ['patch', SUBSCRIPTIONS, { delete: many(n, (i) => `channel ${i}`) }]
      },
    },
    updateSubscriptionProperties: {
      subscription_data: async (n) => {
        await backAgain()
        const value = isOdd()
        const each = channels(world.channels.length)
        const property = (i: number) => PROPERTIES[Math.floor(i / each.length) % PROPERTIES.length]
        const subscription_data = many(n, (i) => ({ stream_id: each[i % each.length], property: property(i), value }))
        return ['post', `${SUBSCRIPTIONS}/properties`, { subscription_data }]
      },
    },
  }
}

function ofEvents(): Record<string, Builders> {
  const narrow = (n: number) => many(n, (i) => (i % 2 === 0 ? ['sender', `crowd${i}@example.com`] : ['channel', `channel ${i}`]))
  // Unknown types, because the state of each known type takes statements of its own.
  const types = (n: number): string[] => ['message', ...many(n - 1, (i) => `unknown ${i}`)]
  const registers = (method: 'get' | 'post', path: string, fields: Fields): Builders => ({
    event_types: (n) => [method, path, { event_types: types(n), ...fields }],
    narrow: (n) => [method, path, { narrow: narrow(n), ...fields }],
  })
  return {
    getEvents: registers('get', '/events', { dont_block: true }),
    registerQueue: {
      ...registers('post', '/register', { fetch_event_types: [] }),
      fetch_event_types: (n) => ['post', '/register', { event_types: [], fetch_event_types: types(n) }],
    },
  }
}

function ofMessages({ world, users, emails, messages, fresh, isOdd }: Scene): Record<string, Builders> {
  const terms = (n: number) =>
    many(n, (i) => {
      const [id, name] = [world.users.at(-1 - i) as number, `crowd${i}@example.com`]
      const operands = { sender: id, channel: `channel ${i}`, 'dm-including': [id], mentions: name, stream: world.channels[i] }
      const [operator, operand] = Object.entries(operands)[i % 5] as [string, unknown]
      return { operator, operand, negated: true }
    })
  const narrowed = (request: (narrow: unknown) => ListRequest): Builders => ({
    narrow: (n) => request(terms(n)),
    'narrow[]|0.operand|2': (n) => request([{ operator: 'dm', operand: users(n) }]),
  })
  const page = { anchor: 'newest', num_before: 1, num_after: 0 }
  const direct = (to: unknown): ListRequest => ['post', '/messages', { type: 'direct', to, content: fresh('x') }]
  return {
    getMessages: {
      ...narrowed((narrow) => ['get', '/messages', { ...page, narrow }]),
      message_ids: (n) => ['get', '/messages', { message_ids: messages(n) }],
    },
    getMatchingMessages: {
      ...narrowed((narrow) => ['get', '/messages/matches_narrow', { msg_ids: messages(10), narrow }]),
      msg_ids: (n) => ['get', '/messages/matches_narrow', { msg_ids: messages(n), narrow: terms(1) }],
    },
    updateMessageFlags: {
      messages: (n) => ['post', '/messages/flags', { messages: messages(n), op: isOdd() ? 'add' : 'remove', flag: 'starred' }],
    },
    updateMessageFlagsForNarrow: narrowed((narrow) => ['post', '/messages/flags/narrow', { ...page, narrow, op: 'add', flag: 'starred' }]),
    sendMessage: { 'to|2': (n) => direct(users(n)), 'to|3': (n) => direct(emails(n)) },
    sendWebhookMessage: Object.fromEntries(
      ['only_events', 'exclude_events'].map((name) => {
        const query = (n: number): string =>
          new URLSearchParams({ stream: 'general', [name]: JSON.stringify(many(n, () => '*')) }).toString()
        return [name, (n: number): ListRequest => ['post', `/external/json?${query(n)}`, { payload: { is: fresh('x') } }, 'bot']]
      }),
    ),
    sendTyping: { to: (n) => ['post', '/typing', { op: 'start', type: 'direct', to: users(n) }] },
  }
}

function ofUnsentMessages({ world, users, send }: Scene): Record<string, Builders> {
  const draft = (type: string, to: unknown) => ({ type, to, topic: '', content: 'x' })
  // The number of drafts is limited.
  const create = async (drafts: unknown[]): Promise<ListRequest> => {
    await Draft.destroy({ where: {} })
    return ['post', '/drafts', { drafts }]
  }
  const schedule = (to: number[]): ListRequest => {
    const scheduled_delivery_timestamp = Math.floor(Date.now() / 1_000) + 86_400
    return ['post', '/scheduled_messages', { type: 'direct', to, content: 'x', scheduled_delivery_timestamp }]
  }
  return {
    createDrafts: {
      drafts: (n) => create(many(n, (i) => (i % 2 === 0 ? draft('direct', [world.users[i]]) : draft('channel', [world.channels[i]])))),
      'drafts[].to': (n) => create([draft('direct', users(n))]),
    },
    updateDraft: {
      'draft.to': async (n) => {
        const { ids } = await send(await create([draft('', [])]))
        return ['patch', `/drafts/${ids[0]}`, { draft: draft('direct', users(n)) }]
      },
    },
    createScheduledMessage: { 'to|1': (n) => schedule(users(n)) },
    updateScheduledMessage: {
      'to|1': async (n) => {
        const { scheduled_message_id: id } = await send(schedule(users(2)))
        return ['patch', `/scheduled_messages/${id}`, { type: 'direct', to: users(n) }]
      },
    },
  }
}

function ofGroups(scene: Scene): Record<string, Builders> {
  const { world, users, groups, fresh, send } = scene
  const create = (fields: Fields): ListRequest => [
    'post',
    '/user_groups/create',
    { name: fresh('made'), description: '', members: [], ...fields },
    'owner',
  ]
  const changes = (place: string, list: string, ids: (n: number) => number[], there?: 'members' | 'subgroups'): Builder => {
    return async (n) => {
      const { group_id } = await send(create({}))
      const row = { realm_id: 1, group_id }
      if (there === 'members') await UserGroupMember.bulkCreate(ids(n).map((user_id) => ({ ...row, user_id })))
      if (there === 'subgroups') await UserGroupSubgroup.bulkCreate(ids(n).map((subgroup_id) => ({ ...row, subgroup_id })))
      return ['post', `/user_groups/${group_id}/${place}`, { [list]: ids(n) }, 'owner']
    }
  }
  return {
    getUserGroups: { user_group_ids: (n) => ['get', '/user_groups', { user_group_ids: groups(n) }] },
    createUserGroup: {
      members: (n) => create({ members: users(n) }),
      subgroups: (n) => create({ subgroups: groups(n) }),
      ...given(scene, create),
    },
    updateUserGroup: replaced(scene, '', (fields) => ['patch', `/user_groups/${world.groups[0]}`, fields, 'owner']),
    updateUserGroupMembers: {
      add: changes('members', 'add', users),
      delete: changes('members', 'delete', users, 'members'),
      add_subgroups: changes('members', 'add_subgroups', groups),
      delete_subgroups: changes('members', 'delete_subgroups', groups, 'subgroups'),
    },
    updateUserGroupSubgroups: {
      add: changes('subgroups', 'add', groups),
      delete: changes('subgroups', 'delete', groups, 'subgroups'),
    },
  }
}

function ofPeople({ demo, world, users, groups, fresh, send }: Scene): Record<string, Builders> {
  const targets = (path: string): Builders => {
    const request = async (target_users: object): Promise<ListRequest> => {
      await User.update({ settings: '{}' }, { where: { id: world.users } })
      return ['patch', path, { enable_drafts_synchronization: false, starred_message_counts: false, target_users }, 'owner']
    }
    return {
      'target_users.user_ids': (n) => request({ user_ids: users(n) }),
      'target_users.group_ids': (n) => request({ group_ids: groups(n) }),
    }
  }
  const fill = async (fields: number, type: number, value: unknown): Promise<ListRequest> => {
    await ProfileField.destroy({ where: {} })
    await ProfileField.bulkCreate(many(fields, (i) => ({ realm_id: 1, type, position: i, name: `field ${i}`, name_key: `field ${i}` })))
    const profile_data = (await ProfileField.allOf(1).rows()).map(({ id }) => ({ id, value }))
    return ['patch', `/users/${demo.users.member.email}`, { profile_data }, 'owner']
  }
  const ownProfile = (method: 'patch', [, , { profile_data: data }]: ListRequest): ListRequest => [
    method,
    '/users/me/profile_data',
    { data },
  ]
  const stored = async (n: number, request: (keys: string[]) => ListRequest): Promise<ListRequest> => {
    const bot = { realm_id: 1, user_id: demo.users.bot.user_id }
    const keys = many(n, (i) => `key ${i}`)
    const entries = keys.map((key) => ({ ...bot, key_hash: entryHash(key), entry_key: key, value: 'x', size: 6 }))
    await BotEntry.destroy({ where: {} })
    await BotEntry.bulkCreate(entries)
    return request(keys)
  }
  const words = (n: number) => ({ alert_words: many(n, (i) => `word${i}`) })
  return {
    getUsers: { user_ids: (n) => ['get', '/users', { user_ids: users(n) }] },
    updateUserByEmail: {
      profile_data: (n) => fill(n, FIELD.shortText, fresh('x')),
      'profile_data[].value|1': (n) => fill(1, FIELD.users, users(n)),
    },
    updateSettings: targets('/settings'),
    updateDisplaySettings: targets('/settings/display'),
    updateNotificationSettings: targets('/settings/notifications'),
    updateOwnProfileData: {
      data: async (n) => ownProfile('patch', await fill(n, FIELD.shortText, fresh('x'))),
      'data[].value|1': async (n) => ownProfile('patch', await fill(1, FIELD.users, users(n))),
    },
    reorderProfileFields: {
      order: async (n) => {
        const [, , { profile_data: data }] = await fill(n, FIELD.shortText, null)
        return ['patch', '/realm/profile_fields', { order: (data as { id: number }[]).map(({ id }) => id).reverse() }, 'owner']
      },
    },
    removeOwnProfileData: {
      data: async (n) => {
        const request = await fill(n, FIELD.shortText, fresh('x'))
        await send(ownProfile('patch', request))
        const { data } = ownProfile('patch', request)[2] as { data: { id: number }[] }
        return ['delete', '/users/me/profile_data', { data: data.map(({ id }) => id) }]
      },
    },
    getBotStorage: { keys: (n) => stored(n, (keys) => ['get', '/bot_storage', { keys }, 'bot']) },
    deleteBotStorage: { keys: (n) => stored(n, (keys) => ['delete', '/bot_storage', { keys }, 'bot']) },
    addAlertWords: { alert_words: (n) => ['post', '/users/me/alert_words', words(n)] },
    removeAlertWords: {
      alert_words: async (n) => {
        await send(['post', '/users/me/alert_words', words(n)])
        return ['delete', '/users/me/alert_words', words(n)]
      },
    },
  }
}

function ofTheOrganisation(scene: Scene): Record<string, Builders> {
  const { channels, groups, fresh } = scene
  const invites = (request: (fields: Fields) => ListRequest): Builders => ({
    stream_ids: (n) => request({ stream_ids: channels(n) }),
    group_ids: (n) => request({ stream_ids: [], group_ids: groups(n) }),
  })
  const update = (fields: Fields): ListRequest => ['patch', '/realm', fields, 'owner']
  return {
    sendInvitations: {
      ...invites((fields) => ['post', '/invites', { invitee_emails: `${fresh('new')}@example.com`, ...fields }]),
      invitee_emails: (n) => [
        'post',
        '/invites',
        { invitee_emails: many(n, () => `${fresh('new')}@example.com`).join(','), stream_ids: [] },
      ],
    },
    createInvitationLink: invites((fields) => ['post', '/invites/multiuse', fields]),
    updateRealm: { ...given(scene, update), ...replaced(scene, '|1', update) },
  }
}

function ofLinkifiers({ fresh }: Scene): Record<string, Builders> {
  const template = (i: number) => `https://example.com/${i}/{id}`
  const templates = (n: number) => ({ alternative_url_templates: many(Math.min(n, TEMPLATES), template) })
  const linkifiers = async (n: number): Promise<number[]> => {
    await Linkifier.destroy({ where: {} })
    const like = { realm_id: 1, example_input: null, reverse_template: null, alternative_url_templates: '[]', url_template: template(0) }
    await Linkifier.bulkCreate(many(n, (i) => ({ ...like, position: i + 1, pattern: `x${i}y(?P<id>[0-9]+)` })))
    return (await Linkifier.allOf(1).rows()).map(({ id }) => id)
  }
  return {
    addLinkifier: {
      alternative_url_templates: (n) => [
        'post',
        '/realm/filters',
        { pattern: `${fresh('z')}y(?P<id>[0-9]+)`, url_template: template(0), ...templates(n) },
        'owner',
      ],
    },
    updateLinkifier: {
      alternative_url_templates: async (n) => ['patch', `/realm/filters/${await linkifiers(1)}`, templates(n), 'owner'],
    },
    reorderLinkifiers: {
      ordered_linkifier_ids: async (n) => [
        'patch',
        '/realm/linkifiers',
        { ordered_linkifier_ids: (await linkifiers(n)).reverse() },
        'owner',
      ],
    },
  }
}
