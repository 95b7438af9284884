// What a user may keep as a draft, and access to the user's own drafts.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { apiError, badParameter, badRequest } from '../../errors.ts'
import { codePoints, MAX_MESSAGE_LENGTH } from '../../limits.ts'
import { Draft } from '../../models/draft.ts'
import type { User } from '../../models/user.ts'
import { preference } from '../../settings/preferences.ts'
import { showsNothing } from '../../values/text.ts'
import { normaliseTopic } from '../../values/topics.ts'
import { readableIds } from '../channels/channels.ts'
import { findAccessibleUsers } from '../people/users.ts'

/** A draft as a request gives it. */
interface GivenDraft {
  type: '' | 'direct' | 'channel' | 'stream' | 'private'
  to: number[]
  topic?: string
  /** The older name of `topic`. */
  subject?: string
  content: string
  /** UNIX seconds. */
  timestamp?: number
}
/** A draft as it is stored. */
export interface CheckedDraft {
  type: '' | 'stream' | 'private'
  to: number[]
  topic: string
  content: string
  /** UNIX seconds. Undefined means now. */
  timestamp: number | undefined
}

/** Throws BAD_REQUEST when the user does not keep drafts on the server. */
function requireKeepsDrafts(user: User): void {
  if (!preference(user, 'enable_drafts_synchronization')) throw badRequest('You have turned off the synchronisation of drafts')
}

/** Checks a user's drafts. `name` returns the name of the i-th draft for error messages. Throws BAD_REQUEST. A fixed number of queries. */
export async function normaliseDrafts(user: User, given: readonly GivenDraft[], name: (i: number) => string): Promise<CheckedDraft[]> {
  requireKeepsDrafts(user)
  const named = given.map((draft, i) => ({ draft: normaliseForm(draft, name(i)), at: `'${name(i)}.to'` }))
  const idsOf = (type: CheckedDraft['type']): number[] => [...new Set(named.flatMap(({ draft }) => (draft.type === type ? draft.to : [])))]
  const users = await findAccessibleUsers(user, idsOf('private'))
  const channels = await readableIds(user, idsOf('stream'))
  for (const { draft, at } of named) {
    const missing = draft.to.find((id) => !(draft.type === 'stream' ? channels.has(id) : users.has(id)))
    if (missing === undefined) continue
    throw badRequest(`${at} names a ${draft.type === 'stream' ? 'channel that' : 'user who'} does not exist: ${missing}`)
  }
  return named.map(({ draft }) => draft)
}

function normaliseForm({ type, to, topic, subject, content, timestamp }: GivenDraft, name: string): CheckedDraft {
  const given = topic ?? subject
  if (given === undefined) throw badParameter(`${name}.topic`, 'is missing')
  if (topic !== undefined && subject !== undefined) throw badParameter(`${name}.topic`, `must not come with '${name}.subject'`)
  if (showsNothing(content)) throw badParameter(`${name}.content`, 'must not be blank')
  if (codePoints(content) > MAX_MESSAGE_LENGTH) throw badParameter(`${name}.content`, `must have at most ${MAX_MESSAGE_LENGTH} characters`)
  if (type === 'channel' || type === 'stream') {
    if (to.length !== 1) throw badParameter(`${name}.to`, 'must be one channel')
    return { type: 'stream', to, topic: normaliseTopic(given, `${name}.${topic === undefined ? 'subject' : 'topic'}`), content, timestamp }
  }
  if (type === '' && to.length > 0) throw badParameter(`${name}.to`, "must be empty while 'type' is")
  return { type: type === '' ? '' : 'private', to, topic: '', content, timestamp }
}

/** A user's draft. Throws NOT_FOUND, also for somebody else's draft, and BAD_REQUEST for a user who keeps none. */
export async function accessDraft(user: User, id: number, tx: Tx): Promise<Draft> {
  requireKeepsDrafts(user)
  const draft = await selectOne(Draft, { where: { id, user_id: user.id } }, tx)
  if (!draft) throw apiError('NOT_FOUND', 'Draft does not exist')
  return draft
}

/** A user's drafts, in the order in which they were created. Throws BAD_REQUEST for a user who keeps none. (getDrafts) */
export async function ownDrafts(user: User): Promise<Draft[]> {
  requireKeepsDrafts(user)
  return Draft.findAllOf(user.id)
}
