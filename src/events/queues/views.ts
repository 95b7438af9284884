// The views of users, kept in memory until an event changes them.

import { hiddenFrom } from '../../access/people/users.ts'
import { readTogether } from '../../db/read-together.ts'
import { SubscriptionSpan } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { Recent } from '../../values/recent.ts'
import type { View } from '../event.ts'
import type { LogEntry } from '../interfaces.ts'

export interface Views {
  /** Like `Notifier.view`. */
  of(userId: number): Promise<View>
  /** Drops the views that an event changes. Returns the IDs of users whose view has changed. */
  update(event: LogEntry): number[]
}

/** How many users' views a process keeps. Others are read when they are needed. */
const MAX_VIEWS = 20_000

export function createViews(limit = MAX_VIEWS): Views {
  const views = new Recent<number, Promise<View>>(limit)
  return {
    of: (userId) => {
      const known = views.get(userId)
      if (known !== undefined) return known
      const loading = load(userId)
      views.set(userId, loading)
      // An event may have dropped it in the meantime.
      loading.catch(() => views.get(userId) === loading && views.delete(userId))
      return loading
    },
    update: (event) => {
      const changed = usersWhoSeeAnew(event)
      for (const id of changed) views.delete(id)
      if (changesEveryView(event)) views.clear()
      return changed
    },
  }
}

const readUser = readTogether(async (ids: number[]) => {
  const users = await User.findAll({ attributes: ['id', 'realm_id', 'role', 'is_active'], where: { id: ids }, raw: true })
  return new Map(users.map((user) => [user.id, user]))
})
const readSpans = readTogether(SubscriptionSpan.findOf)

async function load(userId: number): Promise<View> {
  const [user, channels] = await Promise.all([readUser(userId), readSpans(userId)])
  if (!user || !channels) throw new Error(`there is no user ${userId}`)
  return { userId, role: user.role, isActive: Boolean(user.is_active), channels, hidden: await hiddenFrom(user) }
}

/** Archiving marks the channel's messages as read for everybody, which changes spans. A setting decides whom guests may access. */
function changesEveryView({ type, payload }: LogEntry): boolean {
  if (type === 'realm') return payload.op === 'update_dict' && 'can_access_all_users_group' in payload.data
  return type === 'stream' && payload.op === 'update' && payload.property === 'is_archived'
}

/** The IDs of users whose view the event changes. */
function usersWhoSeeAnew({ type, audience, payload }: LogEntry): number[] {
  if (type === 'subscription' && audience.to === 'users') return audience.ids
  if (type !== 'realm_user') return []
  if (payload.op === 'add' && audience.to !== 'users') return payload.unknownTo ?? []
  if (payload.op !== 'update') return audience.to === 'users' ? audience.ids : []
  const { person } = payload
  return person.role === undefined && person.is_active === undefined ? [] : [person.user_id]
}
