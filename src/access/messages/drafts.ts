// What a user may keep as a draft, and whose drafts are whose.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { codePoints, MAX_MESSAGE_LENGTH } from '../../limits.ts'
import { Draft } from '../../models/draft.ts'
import { User } from '../../models/user.ts'
import { preference } from '../../settings/preferences.ts'
import { showsNothing } from '../../values/text.ts'
import { normaliseTopic } from '../../values/topics.ts'
import { accessChannel } from '../channels/by-id.ts'

/** A draft as a request gives it. */
export interface GivenDraft {
  type: '' | 'direct' | 'channel' | 'stream' | 'private'
  to: number[]
  topic: string
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
  /** UNIX seconds; undefined: now. */
  timestamp: number | undefined
}

/** Throws BAD_REQUEST when the user does not keep drafts on the server. */
export function checkKeepsDrafts(user: User): void {
  if (!preference(user, 'enable_drafts_synchronization')) throw badRequest('You have turned off the synchronisation of drafts')
}

/** Checks drafts of a user; `name` is what the messages call the parameter. Throws BAD_REQUEST. */
export async function checkDraft(user: User, given: GivenDraft, name: string): Promise<CheckedDraft> {
  const { type, to, topic, content, timestamp } = given
  if (showsNothing(content)) throw badRequest(`'${name}.content' must not be blank`)
  if (codePoints(content) > MAX_MESSAGE_LENGTH) throw badRequest(`'${name}.content' must have at most ${MAX_MESSAGE_LENGTH} characters`)
  if (type === 'channel' || type === 'stream') {
    const [channelId, ...more] = to
    if (channelId === undefined || more.length > 0) throw badRequest(`'${name}.to' must be one channel`)
    await accessChannel(user, channelId, `${name}.to`)
    return { type: 'stream', to, topic: normaliseTopic(topic, `${name}.topic`), content, timestamp }
  }
  if (type === '') {
    if (to.length > 0) throw badRequest(`'${name}.to' must be empty while 'type' is`)
    return { type, to, topic: '', content, timestamp }
  }
  const ids = [...new Set(to)]
  const known = new Set((await User.findByIds(user.realm_id, ids)).map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined) throw badRequest(`'${name}.to' names a user who does not exist: ${missing}`)
  return { type: 'private', to: ids, topic: '', content, timestamp }
}

/** A draft of the user. Throws NOT_FOUND, alike for one of somebody else. */
export async function accessDraft(user: User, id: number, tx: Tx): Promise<Draft> {
  const draft = await Draft.findOne({ where: { id, user_id: user.id }, transaction: tx })
  if (!draft) throw apiError('NOT_FOUND', 'Draft does not exist')
  return draft
}

/** The drafts of a user, in the order in which they were made. (getDrafts) */
export function ownDrafts(user: User): Promise<Draft[]> {
  return Draft.findAllOf(user.id)
}
