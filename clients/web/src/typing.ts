// Tells others that somebody is typing, as often as the server asks for, and that they stopped.

import type { Destination } from '../../typescript/src/narrow.ts'
import type { Session } from './session.ts'

let last: { key: string; at: number; pause: ReturnType<typeof setTimeout> } | undefined

/** Notes a key in a text for a conversation, or its end. */
export function tellTyping(session: Session, destination: Destination, topic: string | undefined, op: 'start' | 'stop' = 'start'): void {
  const { world } = session
  if (!world) return
  const { send_private_typing_notifications: toPeople, send_stream_typing_notifications: toChannels } = world.user_settings
  if (!('userIds' in destination ? toPeople : toChannels)) return
  const key = JSON.stringify([destination, topic])
  const send = (what: 'start' | 'stop'): void => {
    const place =
      'userIds' in destination
        ? { type: 'direct' as const, to: destination.userIds }
        : { type: 'channel' as const, stream_id: destination.channelId, topic: topic ?? '' }
    void session.ask(session.client.POST('/typing', { body: { op: what, ...place } }), { isQuiet: true })
  }
  if (last?.key === key) clearTimeout(last.pause)
  if (op === 'stop') {
    if (last?.key === key) send('stop')
    last = undefined
    return
  }
  const isDue = last?.key !== key || Date.now() - last.at > world.server_typing_started_wait_period_milliseconds
  if (isDue) send('start')
  const pause = setTimeout(() => {
    send('stop')
    last = undefined
  }, world.server_typing_stopped_wait_period_milliseconds)
  last = { key, at: isDue || !last ? Date.now() : last.at, pause }
}
