// The parts of the initial state about what users keep for themselves or share about themselves.

import { peopleSeenBy } from '../../access/people/users.ts'
import type { App } from '../../context.ts'
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
import { presentLegacyPresence, presentPresence } from '../../present/presence.ts'
import { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { presentStatus } from '../../present/status.ts'
import { type Audience, apiEmail } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { longGone } from '../presence/presence.ts'
import type { Wants } from './fetch-types.ts'
import type { PresenceRequest } from './request.ts'

interface Request {
  realm: Realm
  audience: Audience
  emptyTopicName?: boolean
  presence?: PresenceRequest
}

const DAY = 86_400

export async function personalState(app: App, request: Request, wants: Wants, tx: Tx): Promise<object> {
  const parts = Object.entries(READ).map(async ([part, [field, read]]) => (wants(part) ? { [field]: await read(request, tx) } : {}))
  return Object.assign({}, ...(await Promise.all([...parts, wants('presence') ? presenceState(app, request, tx) : {}])))
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

async function presenceState(app: App, { realm, audience, presence = { slim: false, historyDays: 14 } }: Request, tx: Tx) {
  const now = Date.now() / 1000
  const { presences, lastUpdateId } = await allPresences(app, realm, audience, { ...presence, now }, tx)
  return { presences, presence_last_update_id: lastUpdateId, server_timestamp: now }
}

/** The presence of everybody visible to the viewer, by user ID, or in the older format by API email address. `now` in UNIX seconds. */
export async function allPresences(
  app: Pick<App, 'presence'>,
  realm: Realm,
  { viewer, host }: Audience,
  { slim, historyDays, now }: PresenceRequest & { now: number },
  tx?: Tx,
) {
  const { entries, lastUpdateId } = await app.presence.changesAfter(realm.id, -1)
  if (historyDays === 0 || entries.length === 0 || realmSetting(realm, 'presence_disabled')) return { presences: {}, lastUpdateId }
  const accessible = await peopleSeenBy(viewer, tx, realm)
  const users = new Map((await User.findPeople(realm.id, undefined, tx)).filter((user) => user.is_active).map((user) => [user.id, user]))
  const since = now - historyDays * DAY
  const presences = entries.flatMap((entry): [string, ReturnType<typeof presentPresence> | ReturnType<typeof presentLegacyPresence>][] => {
    const user = users.get(entry.userId)
    if (
      !user ||
      entry.isHidden ||
      !preference(user, 'presence_enabled') ||
      entry.connectedAt < since ||
      !(accessible?.has(user.id) ?? true)
    )
      return []
    return [slim ? [String(user.id), presentPresence(entry)] : [apiEmail(user, host), presentLegacyPresence(entry)]]
  })
  return { presences: Object.fromEntries(presences), lastUpdateId }
}

/**
 * The presence that changed after an update ID, by user ID, in the modern format. A user who stopped sharing it appears once, as long gone.
 * Deactivated users do not appear. `now` in UNIX seconds.
 */
export async function presenceChanges(
  app: Pick<App, 'presence'>,
  realm: Realm,
  viewer: User,
  { updateId, now }: { updateId: number; now: number },
): Promise<{ presences: Record<string, ReturnType<typeof presentPresence>>; lastUpdateId: number }> {
  const { entries, lastUpdateId } = await app.presence.changesAfter(realm.id, updateId)
  if (entries.length === 0 || realmSetting(realm, 'presence_disabled')) return { presences: {}, lastUpdateId }
  const accessible = await peopleSeenBy(viewer, undefined, realm)
  const ids = entries.map(({ userId }) => userId).filter((id) => accessible?.has(id) ?? true)
  const users = new Map((await User.findPeople(realm.id, ids)).filter((user) => user.is_active).map((user) => [user.id, user]))
  const presences: Record<string, ReturnType<typeof presentPresence>> = {}
  for (const entry of entries) {
    const user = users.get(entry.userId)
    if (user) presences[user.id] = presentPresence(preference(user, 'presence_enabled') ? entry : longGone(entry, now))
  }
  return { presences, lastUpdateId }
}
