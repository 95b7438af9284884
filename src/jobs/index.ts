// The loops of the worker role.

import { THUMBNAIL_JOB } from '../actions/files/thumbnails.ts'
import { JOIN_JOB } from '../actions/invitations/join.ts'
import { mailReminders } from '../actions/invitations/mails.ts'
import { NOTIFY_JOB } from '../actions/messages/notifications/notify.ts'
import { REGISTER_JOB } from '../actions/people/devices.ts'
import { RESET_JOB } from '../actions/people/passwords.ts'
import type { App } from '../context.ts'
import { BotDelivery } from '../models/bot-delivery.ts'
import { Job } from '../models/job.ts'
import { MissedMessage } from '../models/missed-message.ts'
import { NotifiedPosition } from '../models/notified-position.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { MAIL_JOB, NEWS_JOB } from '../outbound/mail.ts'
import { PUSH_JOB } from '../outbound/push.ts'
import { unixTime } from '../values/dates.ts'
import { noteSilence, noteTraffic } from './activity.ts'
import { mailDigests } from './digests.ts'
import { deliverToBots } from './hooks.ts'
import type { Work } from './line.ts'
import { sendMailsOf } from './mail.ts'
import { mailMissed } from './missed.ts'
import { notifyOfMessages } from './notify.ts'
import { prune } from './prune.ts'
import { sendPushes } from './push.ts'
import { mailJoiners, mailResets } from './requested-mails.ts'
import { deleteOld } from './retention.ts'
import { deliverScheduled } from './scheduled.ts'
import { runThumbnailJobs } from './thumbnails.ts'

interface Loop {
  run: Work
  /** Milliseconds from the end of a run to the next. */
  every: number
}

const LOOPS: Loop[] = [
  { run: (app, _at, signal) => prune(app, signal), every: 60_000 },
  { run: mailReminders, every: 600_000 },
  { run: mailDigests, every: 10_000 },
  { run: deleteOld, every: 60_000 },
  { run: noteSilence, every: 3_600_000 },
  { run: noteTraffic, every: 86_400_000 },
]
/** Notifies people of messages and hands the notifications to the relay without waiting for the next search for due work. */
const notify: Work = async (app, at, signal) => {
  await notifyOfMessages(app, at, signal)
  await sendPushes(app, at, signal)
}

/** The work that runs the jobs of each kind. */
const JOBS = new Map<string, Work>([
  [NOTIFY_JOB, notify],
  [MAIL_JOB, sendMailsOf(MAIL_JOB)],
  [NEWS_JOB, sendMailsOf(NEWS_JOB)],
  [REGISTER_JOB, sendPushes],
  [PUSH_JOB, sendPushes],
  [RESET_JOB, mailResets],
  [JOIN_JOB, mailJoiners],
  [THUMBNAIL_JOB, runThumbnailJobs],
])

/** Each looks for work that is due at a time in UNIX seconds. */
const LOOKS: ((now: number) => Promise<Work[]>)[] = [
  async (now) => (await Job.kindsDue([...JOBS.keys()], now)).flatMap((kind) => JOBS.get(kind) ?? []),
  async (now) => (await ScheduledMessage.findDue(now, 1)).map(() => deliverScheduled),
  async () => (await NotifiedPosition.findBehind(1)).map(() => notify),
  async (now) => (await MissedMessage.findDue(now, 1)).map(() => mailMissed),
  async (now) => ((await BotDelivery.waiting(now)).length > 0 ? [deliverToBots] : []),
]

/** Starts every loop, and the work that is due. The result stops them, each between two items, and waits for running work. */
export function startWorkers(app: App): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const attempt = (work: Work): Promise<void> =>
    work(app, undefined, signal).catch((err) => app.log.error({ err }, 'a task of the worker failed'))
  const atWork = new Map<Work, Promise<void>>()
  // In parallel, so that none waits for a slow one.
  const startAll = (due: readonly Work[]): void => {
    for (const work of due)
      if (!atWork.has(work))
        atWork.set(
          work,
          attempt(work).finally(() => atWork.delete(work)),
        )
  }
  // One after the other, so that an idle server needs a single reader. One that fails hides nothing that the others find.
  const startDue: Work = async () => {
    for (const look of LOOKS) await attempt(async () => startAll(await look(unixTime())))
  }
  const loops = [...LOOPS, { run: startDue, every: 1_000 }].map(async ({ run, every }) => {
    while (!signal.aborted) {
      await attempt(run)
      await pause(every, signal)
    }
  })
  return async () => {
    stop.abort()
    await Promise.all(loops)
    await Promise.all(atWork.values())
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
