// The loops of the worker role.

import { remindInvited } from '../actions/invitations/mails.ts'
import type { App } from '../context.ts'
import { noteSilence } from './activity.ts'
import { sendMails } from './mail.ts'
import { prune } from './prune.ts'
import { sendPushes } from './push.ts'
import { deleteOld } from './retention.ts'
import { deliverScheduled } from './scheduled.ts'

const LOOPS: { run(app: App, signal: AbortSignal): Promise<void> /** Milliseconds from the end of a run to the next. */; every: number }[] =
  [
    { run: prune, every: 60_000 },
    { run: (app, signal) => sendMails(app, new Date(), signal), every: 1_000 },
    { run: (app, signal) => remindInvited(app, new Date(), signal), every: 600_000 },
    { run: (app, signal) => sendPushes(app, new Date(), signal), every: 1_000 },
    { run: (app, signal) => deliverScheduled(app, undefined, signal), every: 1_000 },
    { run: (app, signal) => deleteOld(app, new Date(), signal), every: 60_000 },
    { run: (app, signal) => noteSilence(app, new Date(), signal), every: 3_600_000 },
  ]

/** Starts every loop. The result stops them, each between two items, and waits for running work. */
export function startWorkers(app: App): () => Promise<void> {
  const stop = new AbortController()
  const running = LOOPS.map(async ({ run, every }) => {
    while (!stop.signal.aborted) {
      await run(app, stop.signal).catch((err) => app.log.error({ err }, 'worker'))
      await pause(every, stop.signal)
    }
  })
  return async () => {
    stop.abort()
    await Promise.all(running)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
