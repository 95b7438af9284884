// Drafts.

import { accessDraft, type CheckedDraft } from '../../access/messages/drafts.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { change } from '../../events/log.ts'
import { Draft } from '../../models/draft.ts'
import type { User } from '../../models/user.ts'
import { presentDraft } from '../../present/draft.ts'

type Parts = Pick<App, 'db' | 'broker'>

function columns(draft: CheckedDraft, now: Date) {
  const { type, to, topic, content, timestamp } = draft
  return { type, addressees: JSON.stringify(to), topic, content, last_edited_at: timestamp ?? seconds(now) }
}

/** Saves drafts that were checked (access/messages/drafts.ts). Returns their IDs. */
export async function createDrafts(app: Parts, user: User, drafts: CheckedDraft[], now: Date): Promise<number[]> {
  return change(app, user.realm_id, async (tx, announce) => {
    const saved: Draft[] = []
    // One by one: not every database tells the IDs of rows that are inserted together.
    for (const draft of drafts)
      saved.push(await Draft.create({ realm_id: user.realm_id, user_id: user.id, ...columns(draft, now) }, { transaction: tx }))
    announce({ type: 'drafts', payload: { op: 'add', drafts: saved.map(presentDraft) }, audience: { to: 'users', ids: [user.id] } })
    return saved.map(({ id }) => id)
  })
}

/** Replaces a draft of the user. Throws NOT_FOUND. */
export async function updateDraft(app: Parts, user: User, id: number, draft: CheckedDraft, now: Date): Promise<void> {
  await change(app, user.realm_id, async (tx, announce) => {
    const row = await (await accessDraft(user, id, tx)).update(columns(draft, now), { transaction: tx })
    announce({ type: 'drafts', payload: { op: 'update', draft: presentDraft(row) }, audience: { to: 'users', ids: [user.id] } })
  })
}

/** Deletes a draft of the user. Throws NOT_FOUND. */
export async function deleteDraft(app: Parts, user: User, id: number): Promise<void> {
  await change(app, user.realm_id, async (tx, announce) => {
    await (await accessDraft(user, id, tx)).destroy({ transaction: tx })
    announce({ type: 'drafts', payload: { op: 'remove', draft_id: id }, audience: { to: 'users', ids: [user.id] } })
  })
}

/** Deletes every draft of a user without an event: what turning off their synchronisation does. */
export async function deleteDraftsOf(tx: Tx, userId: number): Promise<void> {
  await Draft.destroy({ where: { user_id: userId }, transaction: tx })
}
