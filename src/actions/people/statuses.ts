// User statuses.

import { usersWithoutAccess } from '../../access/people/users.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, requireRow, selectOne, updateRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { userSettingsEvent } from '../../events/types/user_settings.ts'
import { type StatusFields, userStatusEvent } from '../../events/types/user_status.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserStatus } from '../../models/user-status.ts'
import { preference } from '../../settings/preferences.ts'
import type { Emoji } from '../../values/emoji.ts'
import { hideCaller, publishUnlogged } from './presence.ts'

/** The requested changes. Missing fields stay unchanged. */
export interface StatusChange {
  /** Normalised. An empty text removes it. */
  text?: string
  /** Null removes it. */
  emoji?: Emoji | null
  /** The inverse of the preference presence_enabled. */
  away?: boolean
}

/** Changes a user's status and announces what has changed to those who may access the user. (updateStatus) */
export async function setStatus(ctx: UserContext & { realm: Realm }, wanted: StatusChange): Promise<void> {
  const { realm, viewer: user } = ctx
  const hidden = await change(ctx, async (c) => {
    const { tx, announce } = c
    const audience = await audienceOfStatus(realm, user, tx)
    // The caller's account is locked (access/people/authority.ts), and may have changed before.
    const locked = await requireRow(User, user.id, tx)
    const fields = await storeStatus(tx, locked, wanted)
    if (wanted.away !== undefined && wanted.away === preference(locked, 'presence_enabled')) {
      const settings = { ...(JSON.parse(locked.settings) as object), presence_enabled: !wanted.away }
      await updateRow(User, locked, { settings: JSON.stringify(settings) }, tx)
      announce(userSettingsEvent([user.id], 'presence_enabled', !wanted.away))
      Object.assign(fields, { away: wanted.away })
    }
    if (Object.keys(fields).length > 0) announce(userStatusEvent(user.id, fields, audience))
    return wanted.away ? hideCaller(c) : undefined
  })
  if (hidden) await publishUnlogged(ctx, hidden)
}

/**
 * The `user_status` event about a change of the preference presence_enabled, for the action that changes it. If `enabled` is false, that
 * action must also hide the user (`hideCaller`).
 */
export async function presenceSharingEvent(realm: Realm, user: User, enabled: boolean, tx: Tx): Promise<NewEvent> {
  return userStatusEvent(user.id, { away: !enabled }, await audienceOfStatus(realm, user, tx))
}

async function audienceOfStatus(realm: Realm, user: User, tx: Tx): Promise<Audience> {
  return { to: 'realm', except: (await usersWithoutAccess(realm, [user], tx)).get(user.id) ?? [] }
}

/** Stores a status and returns the fields that have changed. */
async function storeStatus(tx: Tx, user: User, { text, emoji }: StatusChange): Promise<StatusFields> {
  const row = await selectOne(UserStatus, { where: { user_id: user.id } }, tx)
  const before: Required<Omit<StatusFields, 'away'>> = {
    status_text: row?.status_text ?? '',
    emoji_name: row?.emoji_name ?? '',
    emoji_code: row?.emoji_code ?? '',
    reaction_type: row?.reaction_type ?? '',
  }
  const after: typeof before = {
    ...before,
    ...(text === undefined ? {} : { status_text: text }),
    ...(emoji === undefined ? {} : { emoji_name: emoji?.name ?? '', emoji_code: emoji?.code ?? '', reaction_type: emoji?.type ?? '' }),
  }
  const textChanged = after.status_text !== before.status_text
  const emojiChanged =
    after.emoji_name !== before.emoji_name || after.emoji_code !== before.emoji_code || after.reaction_type !== before.reaction_type
  if (!textChanged && !emojiChanged) return {}
  if (row) await updateRow(UserStatus, row, after, tx)
  else await createRow(UserStatus, { user_id: user.id, realm_id: user.realm_id, ...after }, tx)
  const { status_text, ...emojiFields } = after
  return { ...(textChanged ? { status_text } : {}), ...(emojiChanged ? emojiFields : {}) }
}
