// databases: both
// Each limit of a user or an organisation, tried by eight requests at once when there is room for one.

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as limits from '../limits.ts'
import { Attachment } from '../models/attachment.ts'
import { CustomEmoji } from '../models/custom-emoji.ts'
import { Invitation } from '../models/invitation.ts'
import { Link } from '../models/link.ts'
import { Linkifier } from '../models/linkifier.ts'
import { Playground } from '../models/playground.ts'
import { ProfileField } from '../models/profile-field.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { type OwnRows, User } from '../models/user.ts'
import { UserTopic } from '../models/user-topic.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { TINY_GIF } from '../testing/images.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { unixTime } from '../values/dates.ts'
import { LIMITS } from './organisation/limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())

const AT_ONCE = 8
type Count = (...args: never[]) => Promise<number>
let n = 0
const owner = () => app.as('owner')
/** The owner and an administrator in turn, because the changes of one user wait for each other anyway. */
const manager = () => app.as(++n % 2 ? 'owner' : 'administrator')
const addEmoji = (): Promise<Answer> => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(TINY_GIF)]), 'image.gif')
  return manager().raw(`/api/v1/realm/emoji/limit${++n}`, { method: 'POST', body })
}

/** Counts as if there were so many more rows that one is left until the limit. Returns a function that ends this. */
async function counting<Model extends object>(model: Model, name: keyof Model & string, max: number, now: number): Promise<() => void> {
  const actual = (model[name] as Count).bind(model)
  const spy = vi.spyOn(model as Record<string, Count>, name).mockImplementation(async (...args) => (await actual(...args)) + max - 1 - now)
  return () => spy.mockRestore()
}
const rowsOf = (what: keyof typeof LIMITS) => async () =>
  counting(LIMITS[what], 'count', LIMITS[what].max, await LIMITS[what].count({ realm_id: 1 }))
const own = (what: OwnRows, max: number) => async () => {
  const held = await app.server.app.db.transaction((tx) => User.countOwn(app.demo.users.owner.user_id, what, tx))
  return counting(User, 'countOwn', max, held)
}
/** Fills a table with rows up to one below the limit. */
const filled =
  (
    model: { bulkCreate(rows: object[]): Promise<unknown>; destroy(options: object): Promise<unknown> },
    max: number,
    row: (i: number) => object,
  ) =>
  async () => {
    await model.destroy({ where: { realm_id: 1 } })
    await model.bulkCreate(Array.from({ length: max - 1 }, (_, i) => ({ realm_id: 1, ...row(i) })))
    return () => void model.destroy({ where: { realm_id: 1 } })
  }

/** Each limit whose rows are counted, except those of users, queues and uploads in progress. The noun in the refusal, how to leave room for one, and a request that needs it. */
const LIMITED: [max: number, noun: string, leaveOne: () => Promise<() => void>, add: () => Promise<Answer>][] = [
  [
    limits.MAX_API_KEYS,
    'API keys',
    own('apiKeys', limits.MAX_API_KEYS),
    () => app.client().post('/dev_fetch_api_key', { username: app.demo.users.owner.email }),
  ],
  [
    limits.MAX_CHANNELS,
    'channels',
    rowsOf('channels'),
    () => manager().post('/channels/create', { name: `limit ${++n}`, subscribers: [] }),
  ],
  [
    limits.MAX_CHANNEL_FOLDERS,
    'channel folders',
    rowsOf('channelFolders'),
    () => manager().post('/channel_folders/create', { name: `limit ${++n}` }),
  ],
  [limits.MAX_CUSTOM_EMOJI, 'custom emoji', rowsOf('customEmoji'), addEmoji],
  [limits.MAX_DEVICES, 'devices', own('devices', limits.MAX_DEVICES), () => owner().post('/register_client_device')],
  [
    limits.MAX_DRAFTS,
    'drafts',
    own('drafts', limits.MAX_DRAFTS),
    () => owner().post('/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'x' }] }),
  ],
  [
    limits.MAX_INVITATION_LINKS,
    'invitation links',
    async () => counting(Invitation, 'countLinks', limits.MAX_INVITATION_LINKS, 0),
    () => owner().post('/invites/multiuse'),
  ],
  [
    limits.MAX_LINKIFIERS,
    'linkifiers',
    filled(Linkifier as never, limits.MAX_LINKIFIERS, (position) => ({
      position,
      pattern: `F${position}x`,
      url_template: 'https://x.example/',
      alternative_url_templates: '[]',
    })),
    () => manager().post('/realm/filters', { pattern: `L${++n}-(?P<id>\\d+)`, url_template: 'https://x.example/{id}' }),
  ],
  [
    limits.MAX_PROFILE_FIELDS,
    'custom profile fields',
    filled(ProfileField as never, limits.MAX_PROFILE_FIELDS, (position) => ({
      type: 1,
      position,
      name: `filler ${position}`,
      name_key: `filler ${position}`,
      field_data: '',
    })),
    () => manager().post('/realm/profile_fields', { field_type: 1, name: `limit ${++n}` }),
  ],
  [
    limits.MAX_PLAYGROUNDS,
    'playgrounds',
    filled(Playground as never, limits.MAX_PLAYGROUNDS, (i) => ({
      name: `filler ${i}`,
      name_key: `filler ${i}`,
      pygments_language: 'Go',
      language_key: 'go',
      url_template: 'https://x.example/{code}',
    })),
    () => manager().post('/realm/playgrounds', { name: `limit ${++n}`, pygments_language: 'Go', url_template: 'https://x.example/{code}' }),
  ],
  [
    limits.MAX_REALM_DOMAINS,
    'domains',
    rowsOf('domains'),
    () => manager().post('/realm/domains', { domain: `limit${++n}.example`, allow_subdomains: false }),
  ],
  [
    limits.MAX_SCHEDULED_MESSAGES,
    'scheduled messages',
    filled(ScheduledMessage as never, limits.MAX_SCHEDULED_MESSAGES, () => ({
      sender_id: app.demo.users.owner.user_id,
      type: 'private',
      addressees: '[1]',
      topic: '',
      content: 'x',
      rendered_content: 'x',
      read_by_sender: true,
      client: 'API',
      due_at: unixTime() + 86_400,
    })),
    () =>
      owner().post('/scheduled_messages', {
        ...{ type: 'direct', to: [app.demo.users.member.user_id], content: 'x' },
        scheduled_delivery_timestamp: unixTime() + 86_400,
      }),
  ],
  [
    limits.MAX_USER_TOPICS,
    'topics with a policy',
    filled(UserTopic as never, limits.MAX_USER_TOPICS, (i) => ({
      user_id: app.demo.users.owner.user_id,
      channel_id: 1,
      topic: `filler ${i}`,
      topic_key: `filler ${i}`,
      visibility_policy: 1,
      last_updated: 1,
    })),
    () => owner().post('/user_topics', { stream_id: 1, topic: `limit ${++n}`, visibility_policy: 3 }),
  ],
  [
    limits.MAX_USER_GROUPS,
    'user groups',
    rowsOf('userGroups'),
    () => manager().post('/user_groups/create', { name: `limit ${++n}`, description: '', members: [] }),
  ],
]

test.each(LIMITED)('of eight requests at once with room for the last of %i %s, one succeeds', async (max, noun, leaveOne, add) => {
  const end = await leaveOne()
  try {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, add))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.msg))
    expect([...refusals]).toEqual([expect.stringMatching(new RegExp(`^(You|The organisation) may have at most ${max} ${noun}$`))])
  } finally {
    end()
  }
})

test.each([
  ['files', (): Promise<Answer> => manager().upload(`${++n}.gif`, TINY_GIF)],
  ['custom emoji', addEmoji],
])('of eight %s at once with room for one of them, one is stored', async (_, upload) => {
  const { config } = app.server.app
  config.uploadQuota = (await Attachment.spaceUsed(1, undefined, { reserved: true })) + (await CustomEmoji.spaceUsed(1)) + TINY_GIF.length
  try {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, upload))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['REALM_UPLOAD_QUOTA']))
  } finally {
    config.uploadQuota = undefined
  }
})

test('of eight invitations at once with room for the last one of a day, one is sent', async () => {
  const { config } = app.server.app
  const sent = () => Link.count({ where: { purpose: 'invitation' } })
  const before = await sent()
  config.invitesPerDay = before + 1
  try {
    const invite = () => manager().post('/invites', { invitee_emails: `limit${++n}@example.org`, stream_ids: [] })
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, invite))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sent()).toBe(before + 1)
  } finally {
    config.invitesPerDay = undefined
  }
})
