// The parts of the initial state about what users keep for themselves or share about themselves.

import { isSpectator } from '../../access/people/spectators.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../../limits.ts'
import { presentDevice } from '../../present/device.ts'
import { presentDraft } from '../../present/draft.ts'
import { presentMutedUser } from '../../present/muted-user.ts'
import { presentNavigationView } from '../../present/navigation-view.ts'
import { presentUnseenSteps } from '../../present/onboarding-step.ts'
import { presentReminder } from '../../present/reminder.ts'
import { presentSavedSnippet } from '../../present/saved-snippet.ts'
import { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { presentStatus } from '../../present/status.ts'
import { preference } from '../../settings/preferences.ts'
import { changesIn } from '../presence/presence.ts'
import { type PresenceRequest, presencesOf } from '../presence/visible-presence.ts'
import type { StateFacts } from './facts.ts'
import type { Wants } from './request.ts'

interface Formats {
  host: string
  emptyTopicName: boolean
  presence: PresenceRequest
}

/** The requested parts of the initial state. `host`: the organisation's. */
export function personalState(facts: StateFacts, formats: Formats, wants: Wants): object {
  const parts = Object.entries(PRESENT).map(([part, [field, present]]) => (wants(part) ? { [field]: present(facts, formats) } : {}))
  return Object.assign({}, ...parts, wants('presence') ? presenceState(facts, formats) : {})
}

/** For each part with a single field: the field and its value. */
const PRESENT: Record<string, [field: string, present: (facts: StateFacts, formats: Formats) => unknown]> = {
  alert_words: ['alert_words', ({ alertWords }) => alertWords.map(({ word }) => word)],
  muted_users: ['muted_users', ({ mutedUsers }) => mutedUsers.map(presentMutedUser)],
  drafts: ['drafts', ({ drafts }) => drafts.map(presentDraft)],
  reminders: ['reminders', ({ reminders }) => reminders.map(presentReminder)],
  saved_snippets: ['saved_snippets', ({ savedSnippets }) => savedSnippets.map(presentSavedSnippet)],
  scheduled_messages: ['scheduled_messages', ({ scheduledMessages }) => scheduledMessages.map(presentScheduledMessage)],
  navigation_view: ['navigation_views', ({ navigationViews }) => navigationViews.map(presentNavigationView)],
  device: ['devices', ({ devices }) => Object.fromEntries(devices.map((device) => [device.id, presentDevice(device)]))],
  onboarding_steps: ['onboarding_steps', onboardingSteps],
  user_topic: ['user_topics', userTopics],
  user_status: ['user_status', userStatuses],
}

function userTopics({ topicPolicies }: StateFacts, { emptyTopicName }: Formats): object[] {
  return topicPolicies.map((row) => ({
    stream_id: row.channel_id,
    topic_name: row.topic === '' && !emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : row.topic,
    last_updated: row.last_updated,
    visibility_policy: row.visibility_policy,
  }))
}

/** Bots and spectators see no introductions. */
function onboardingSteps({ viewer, seenSteps }: StateFacts): object[] {
  return isSpectator(viewer) || viewer.bot_type !== null ? [] : presentUnseenSteps(seenSteps)
}

function userStatuses({ statuses, people, sight: { seen } }: StateFacts): object {
  const rows = new Map(statuses.map((row) => [row.user_id, row]))
  const told = people
    .filter((user) => user.is_active && (seen?.has(user.id) ?? true))
    .map((user) => [user.id, presentStatus(rows.get(user.id) ?? null, !preference(user, 'presence_enabled'))] as const)
  return Object.fromEntries(told.filter(([, status]) => Object.keys(status).length > 0))
}

function presenceState({ realm, presenceRows, people, sight: { seen } }: StateFacts, { host, presence }: Formats): object {
  const now = Date.now() / 1000
  const { presences, lastUpdateId } = changesIn(presenceRows, -1)
  return {
    presences: presencesOf({ realm, presences, people, seen }, host, { ...presence, now }),
    presence_last_update_id: lastUpdateId,
    server_timestamp: now,
  }
}
