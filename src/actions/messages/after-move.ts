// What follows a move: policies for the topic, and notices.

import { readersAmong } from '../../access/channels/channels.ts'
import { nameKey } from '../../values/text.ts'
import type { MovePlan } from './move.ts'
import { type MessageChangeContext, sayMoved, sayResolved } from './move-notices.ts'
import { movePolicies } from './moved-policies.ts'

/** Moves the policies for a topic that was moved as a whole, and has the notification bot announce the move. */
export async function followMove(
  context: MessageChangeContext,
  plan: MovePlan,
  notices: { noticeInOld: boolean; noticeInNew: boolean },
): Promise<void> {
  const { tx, now, announce } = context
  const { from, to, oldTopic, topic, ids, isWhole, isMerge, toggle } = plan
  if (from === to && nameKey(oldTopic) === nameKey(topic)) return
  const [old, there] = [
    { channel: from, topic: oldTopic },
    { channel: to, topic },
  ]
  if (isWhole) {
    const readers = from === to ? undefined : await readersAmong(to, 'everybody', tx)
    for (const event of await movePolicies(old, there, { isMerge, readers, now }, tx)) announce(event)
  }
  if (plan.isMove)
    await sayMoved(
      context,
      { from: old, to: there, count: ids.length, isWhole, isMerge },
      { inOld: notices.noticeInOld, inNew: notices.noticeInNew },
    )
  if (toggle && plan.takenBack === undefined) await sayResolved(context, there, toggle === 'resolved')
}
