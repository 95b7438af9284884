// The parts of the initial state about what users keep for themselves or share about themselves.

import { peopleSeenBy } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import { EMPTY_TOPIC_DISPLAY_NAME, MAX_DRAFTS } from '../../limits.ts'
import { AlertWord } from '../../models/alert-word.ts'
import { Device } from '../../models/device.ts'
import { Draft } from '../../models/draft.ts'
import { readIfAny } from '../../models/filled-tables.ts'
import { NavigationView } from '../../models/navigation-view.ts'
import type { Realm } from '../../models/realm.ts'
import { ScheduledMessage } from '../../models/scheduled-message.ts'
import { User } from '../../models/user.ts'
import { UserStatus } from '../../models/user-status.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { presentDevice } from '../../present/device.ts'
import { presentDraft } from '../../present/draft.ts'
import { presentNavigationView } from '../../present/navigation-view.ts'
import { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { presentStatus } from '../../present/status.ts'
import type { Viewpoint } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { allPresences, type PresenceRequest } from '../presence/visible-presence.ts'
import type { Wants } from './fetch-types.ts'

interface Request {
  realm: Realm
  audience: Viewpoint
  emptyTopicName?: boolean
  presence?: PresenceRequest
}

export async function personalState(request: Request, wants: Wants, tx: Tx): Promise<object> {
  const parts = Object.entries(READ).map(async ([part, [field, read]]) => (wants(part) ? { [field]: await read(request, tx) } : {}))
  return Object.assign({}, ...(await Promise.all([...parts, wants('presence') ? presenceState(request, tx) : {}])))
}

/** For each part with a single field: the field and its value. */
const READ: Record<string, [field: string, read: (request: Request, tx: Tx) => Promise<unknown>]> = {
  alert_words: [
    'alert_words',
    async ({ audience: { viewer } }, tx) =>
      (await readIfAny(AlertWord, viewer, () => AlertWord.findAllOf(viewer.id, tx), tx)).map(({ word }) => word),
  ],
  drafts: [
    'drafts',
    async ({ audience: { viewer } }, tx) =>
      (await readIfAny(Draft, viewer, () => Draft.findNewestOf(viewer.id, MAX_DRAFTS, tx), tx)).map(presentDraft),
  ],
  scheduled_messages: [
    'scheduled_messages',
    async ({ audience: { viewer } }, tx) =>
      (await readIfAny(ScheduledMessage, viewer, () => ScheduledMessage.findAllOf(viewer.id, tx), tx)).map(presentScheduledMessage),
  ],
  navigation_view: [
    'navigation_views',
    async ({ audience: { viewer } }, tx) =>
      (await readIfAny(NavigationView, viewer, () => NavigationView.findAllOf(viewer.id, tx), tx)).map(presentNavigationView),
  ],
  device: ['devices', devices],
  user_topic: ['user_topics', userTopics],
  user_status: ['user_status', userStatuses],
}

async function devices({ audience: { viewer } }: Request, tx: Tx): Promise<object> {
  const rows = await readIfAny(Device, viewer, () => Device.findAllOf(viewer.id, tx), tx)
  return Object.fromEntries(rows.map((device) => [device.id, presentDevice(device)]))
}

async function userTopics({ audience: { viewer }, emptyTopicName = false }: Request, tx: Tx) {
  return (await readIfAny(UserTopic, viewer, () => UserTopic.findAllOf(viewer.id, tx), tx)).map((row) => ({
    stream_id: row.channel_id,
    topic_name: row.topic === '' && !emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : row.topic,
    last_updated: row.last_updated,
    visibility_policy: row.visibility_policy,
  }))
}

async function userStatuses({ realm, audience: { viewer } }: Request, tx: Tx): Promise<object> {
  const accessible = await peopleSeenBy(viewer, tx, realm)
  const found = await readIfAny(UserStatus, viewer, () => UserStatus.findAllOf(realm.id, tx), tx)
  const rows = new Map(found.map((row) => [row.user_id, row]))
  const statuses = (await User.findPeople(realm.id, undefined, tx))
    .filter((user) => user.is_active && (accessible?.has(user.id) ?? true))
    .map((user) => [user.id, presentStatus(rows.get(user.id) ?? null, !preference(user, 'presence_enabled'))] as const)
  return Object.fromEntries(statuses.filter(([, status]) => Object.keys(status).length > 0))
}

async function presenceState({ realm, audience, presence = { slim: false, historyDays: 14 } }: Request, tx: Tx) {
  const now = Date.now() / 1000
  const { presences, lastUpdateId } = await allPresences(realm, audience, { ...presence, now }, tx)
  return { presences, presence_last_update_id: lastUpdateId, server_timestamp: now }
}
