// The views of users, kept in memory until an event changes them.

import { hiddenFrom } from '../../access/people/users.ts'
import { select } from '../../db/sql.ts'
import { SubscriptionSpan } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { Recent } from '../../values/recent.ts'
import { readTogether } from '../../values/together.ts'
import { changesViewOf } from '../deliver.ts'
import type { View } from '../event.ts'
import type { LogEntry } from '../interfaces.ts'

interface Views {
  /** Like `Notifier.view`. */
  of(userId: number): Promise<View>
  /** Drops the views that an event changes. Returns the IDs of the users it names. */
  update(event: LogEntry): readonly number[]
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
      const changed = changesViewOf(event)
      if (changed === 'everybody') views.clear()
      else for (const id of changed) views.delete(id)
      return changed === 'everybody' ? [] : changed
    },
  }
}

const readUser = readTogether(async (ids: number[]) => {
  const users = await select(User, { columns: ['id', 'realm_id', 'role', 'is_active'], where: { id: ids } })
  return new Map(users.map((user) => [user.id, user]))
})
const readSpans = readTogether(SubscriptionSpan.findOf)

async function load(userId: number): Promise<View> {
  const [user, channels] = await Promise.all([readUser(userId), readSpans(userId)])
  if (!user || !channels) throw new Error(`there is no user ${userId}`)
  return { userId, role: user.role, isActive: Boolean(user.is_active), channels, hidden: await hiddenFrom(user) }
}
