// alert_words events: the alert words of a user have changed. The user gets all of them.

import { type Effects, type EventOf, listOf, nobody, type Reader } from '../event.ts'

export const alertWordsEffects: Effects<object> = {
  invalidates: ['alertWords'],
  changesViewOf: nobody,
}

export function alertWordsEvent(userId: number): EventOf<'alert_words', object> {
  return { type: 'alert_words', payload: {}, audience: { to: 'users', ids: [userId] } }
}

export function deliverAlertWords(_payload: object, reader: Reader): { alert_words: string[] } {
  return { alert_words: listOf('alert_words', reader) }
}
