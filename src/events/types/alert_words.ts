// alert_words events: all alert words of a user after a change, for the user.

import type { EventOf } from '../event.ts'

export interface AlertWordsPayload {
  alert_words: string[]
}

export function alertWordsEvent(userId: number, words: string[]): EventOf<'alert_words', AlertWordsPayload> {
  return { type: 'alert_words', payload: { alert_words: words }, audience: { to: 'users', ids: [userId] } }
}
