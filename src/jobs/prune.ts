// Removes what is no longer needed: expired queues, events that every queue has read, idempotency keys, sessions, dead jobs, old links and
// requests to join, files.

import { pruneFiles } from '../actions/files/files.ts'
import { pruneImages } from '../actions/files/images.ts'
import { pruneSessions } from '../actions/people/sessions.ts'
import type { App } from '../context.ts'
import { pruneLog } from '../events/log/log.ts'
import { pruneQueues } from '../events/queues/queues.ts'
import { BOT_DELIVERY_LIMITS } from '../limits.ts'
import { BotDelivery } from '../models/bot-delivery.ts'
import { Invitation } from '../models/invitation.ts'
import { Job } from '../models/job.ts'
import { Link } from '../models/link.ts'
import { pruneSentKeys } from '../models/message.ts'
import { UnpostedWebhook } from '../models/unposted-webhook.ts'
import { partialUploads, removeStale } from '../storage/partial.ts'
import { unixTime } from '../values/dates.ts'
import { temporaryFolder } from '../values/folders.ts'
import { UNTIL_DONE } from './lease.ts'

/** Seconds for which events are kept for registrations in progress, although every queue has read them. */
const EVENT_GRACE = 600
/** Seconds for which a client can repeat a send without creating a second message. */
const SENT_KEY_LIFE = 7 * 86_400
/**
 * Seconds for which dead jobs are kept for operators, links for the limits that count them, and requests to join for people who come late.
 */
const REMAINS_LIFE = 7 * 86_400
/** Seconds for which the owner of a bot can see what became of requests to it, and what came and made no message. */
const DELIVERY_LIFE = 30 * 86_400
/** Seconds after which an unfinished upload is abandoned. */
const PARTIAL_LIFE = 86_400

/** Runs once. Stops between two steps when the signal aborts. */
export async function prune(app: App, signal = UNTIL_DONE): Promise<void> {
  const now = unixTime()
  await pruneQueues(app, now)
  await pruneLog(app.db, now - EVENT_GRACE, signal)
  await pruneSentKeys(now - SENT_KEY_LIFE, app.db)
  await pruneSessions(app, now)
  await Job.removeDead(now - REMAINS_LIFE, app.db)
  await BotDelivery.removeFinished(now - DELIVERY_LIFE, BOT_DELIVERY_LIMITS.ended, app.db)
  await UnpostedWebhook.removeBefore(now - DELIVERY_LIFE, app.db)
  await Link.removeUselessSince(now - REMAINS_LIFE, app.db)
  await Invitation.removeAskedBefore(now - REMAINS_LIFE, app.db)
  await pruneFiles(app, now, signal)
  await pruneImages(app, now, signal)
  const yesterday = new Date((now - PARTIAL_LIFE) * 1000)
  for (const folder of [partialUploads(app.config.dataDir), temporaryFolder(app.config)]) await removeStale(folder, yesterday)
}
