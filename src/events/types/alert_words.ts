// alert_words events: the alert words of a user have changed. The user gets all of them.

import { type EventDefinition, type EventOf, listOf, nobody, oneKind, type Reader } from '../event.ts'

export const alertWords = {
  invalidates: ['alertWords'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverAlertWords,
  kindOf: oneKind,
  seen: 'always',
} satisfies EventDefinition<object>

export function alertWordsEvent(userId: number): EventOf<'alert_words', object> {
  return { type: 'alert_words', payload: {}, audience: { to: 'users', ids: [userId] } }
}

function deliverAlertWords(_payload: object, reader: Reader): { alert_words: string[] } {
  return { alert_words: listOf('alert_words', reader) }
}
