// What follows a move: policies for the topic, and notices.

import { readersAmong } from '../../access/channels/channels.ts'
import type { UserChange } from '../../events/change.ts'
import { nameKey } from '../../values/text.ts'
import type { MovePlan } from './move.ts'
import { sendMovedNotice, sendResolvedNotice } from './move-notices.ts'
import { movePolicies } from './moved-policies.ts'

/** Moves the policies for a topic that was moved as a whole, and has the notification bot announce the move. */
export async function writeAfterMove(
  c: UserChange,
  plan: MovePlan,
  notices: { noticeInOld: boolean; noticeInNew: boolean },
): Promise<void> {
  const { tx, now, announce } = c
  const { from, to, oldTopic, topic, ids, isWhole, isMerge, toggle } = plan
  if (from === to && nameKey(oldTopic) === nameKey(topic)) return
  const [old, there] = [
    { channel: from, topic: oldTopic },
    { channel: to, topic },
  ]
  if (isWhole) {
    const readers = from === to ? undefined : await readersAmong(to, 'everybody', tx)
    announce(await movePolicies(old, there, { isMerge, readers, now }, tx))
  }
  if (plan.isMove)
    await sendMovedNotice(
      c,
      { from: old, to: there, count: ids.length, isWhole, isMerge },
      { inOld: notices.noticeInOld, inNew: notices.noticeInNew },
    )
  if (toggle && plan.withdrawnNoticeId === undefined) await sendResolvedNotice(c, there, toggle === 'resolved')
}
