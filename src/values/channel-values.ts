// Rules for the properties of channels and folders.

import { badRequest } from '../errors.ts'
import { MAX_CHANNEL_DESCRIPTION_LENGTH, MAX_CHANNEL_NAME_LENGTH } from '../limits.ts'
import { CHANNEL_PERMISSIONS, type ChannelPermission } from './channel-permissions.ts'
import type { GroupSettingValue } from './groups.ts'
import { nameKey, normaliseLine, normaliseName } from './text.ts'

/** A name as it is stored and compared. `parameter` is for error messages. Throws BAD_REQUEST. */
export function normaliseChannelName(parameter: string, text: string): { name: string; name_key: string } {
  const name = normaliseName(parameter, text, MAX_CHANNEL_NAME_LENGTH)
  return { name, name_key: nameKey(name) }
}

/** The description in stored form: trimmed, with newlines replaced by spaces. Throws BAD_REQUEST. */
export function normaliseChannelDescription(text: string, parameter = 'description'): string {
  return normaliseLine(parameter, text.replace(/\r\n|[\r\n]/g, ' '), MAX_CHANNEL_DESCRIPTION_LENGTH)
}

/** Retention days in stored form: null for the organisation's value, -1 for unlimited. */
export function retentionDays(value: number | 'realm_default' | 'unlimited'): number | null {
  if (value === 'realm_default') return null
  return value === 'unlimited' ? -1 : value
}

/** Who can see a channel, and how much of its history. */
export interface Privacy {
  invite_only: boolean
  is_web_public: boolean
  history_public_to_subscribers: boolean
}

/** The privacy of a channel. The history of a public one is always shared. Throws BAD_REQUEST for a private channel that is web-public. */
export function privacyOf(wanted: { isPrivate: boolean; isWebPublic: boolean; sharedHistory: boolean | undefined }): Privacy {
  const { isPrivate, isWebPublic, sharedHistory } = wanted
  if (isPrivate && isWebPublic) throw badRequest("'is_web_public' must be false for a private channel")
  return { invite_only: isPrivate, is_web_public: isWebPublic, history_public_to_subscribers: isPrivate ? (sharedHistory ?? false) : true }
}

/** The parameters of a new channel other than its name and description (createChannel, subscribe). */
interface ChannelChoices extends Partial<Record<ChannelPermission, GroupSettingValue>> {
  invite_only?: boolean
  is_web_public?: boolean
  history_public_to_subscribers?: boolean
  is_default_stream?: boolean
  folder_id?: number
  topics_policy?: string
  message_retention_days?: number | 'realm_default' | 'unlimited'
  announce?: boolean
}

/** The properties that a request chooses, with defaults for the others. */
export function channelChoices(body: ChannelChoices) {
  return {
    inviteOnly: body.invite_only ?? false,
    isWebPublic: body.is_web_public ?? false,
    historyPublicToSubscribers: body.history_public_to_subscribers,
    isDefault: body.is_default_stream ?? false,
    folderId: body.folder_id,
    topicsPolicy: body.topics_policy ?? 'inherit',
    messageRetentionDays: retentionDays(body.message_retention_days ?? 'realm_default'),
    permissions: permissionsIn(body),
    notices: { announce: body.announce ?? false },
  }
}

/** The parameters of a new channel whose value has no effect, because of others. */
export function ineffectiveChoices(body: ChannelChoices): string[] {
  return !body.invite_only && body.history_public_to_subscribers === false ? ['history_public_to_subscribers'] : []
}

/** The permission settings that a request contains. */
export function permissionsIn<T>(body: Partial<Record<ChannelPermission, T>>): Partial<Record<ChannelPermission, T>> {
  return Object.fromEntries(CHANNEL_PERMISSIONS.filter((name) => body[name] !== undefined).map((name) => [name, body[name]])) as Partial<
    Record<ChannelPermission, T>
  >
}
