// `parley manage jobs`: mails, pushes and other work that a worker does outside the database.

import { Argument } from 'commander'
import type { App } from '../../context.ts'
import { Job, type JobFilter } from '../../models/job.ts'
import { unixTime } from '../../values/dates.ts'
import { MAX_ID } from '../../values/ids.ts'
import { type CommandAnswer, command, numberFrom, timeOf, UsageError } from '../command.ts'

/** The most jobs that are shown at once. */
const MAX_LISTED = 1_000
/** Jobs that are removed in one transaction. */
const AT_ONCE = 1_000

interface Meant {
  id?: string
  kind?: string
  dead?: true
  failing?: true
  all?: true
  limit: string
}

/** Adds the command for jobs. */
export function addJobCommands(): void {
  command<Meant>(
    'jobs',
    'lists the jobs that wait or were given up, tries them again now, or drops them',
    async (app, meant, action = 'list') => {
      const filter = filterOf(meant)
      if (action === 'list') return { jobs: (await Job.findMeant(filter, numberFrom('--limit', meant.limit, MAX_LISTED))).map(lineOf) }
      if (!meant.all && Object.values(filter).every((one) => one === undefined))
        throw new UsageError(`jobs ${action}: one of --id, --kind, --dead, --failing and --all is needed`)
      const now = unixTime()
      if (action === 'retry') return { retried: await app.db.transaction((tx) => Job.retryMeant(filter, now, tx)) }
      return { dropped: await deleteAll(app, filter, now) }
    },
  )
    .addArgument(new Argument('[action]', 'what to do').choices(['list', 'retry', 'drop']).default('list'))
    .option('--id <id>', 'the job with this ID')
    .option('--kind <kind>', 'jobs of this kind, such as mail, news or push')
    .option('--dead', 'jobs that were given up')
    .option('--failing', 'jobs that wait after a failure')
    .option('--all', 'all jobs, to be tried again or dropped')
    .option('--limit <count>', 'how many to list, at most 1000', '100')
}

function filterOf({ id, kind, dead, failing }: Meant): JobFilter {
  if (dead && failing) throw new UsageError('--dead and --failing: a job that was given up does not wait')
  return { id: id === undefined ? undefined : numberFrom('--id', id, MAX_ID), kind, isDead: dead, isFailing: failing }
}

/** A job without its payload, which can have addresses and texts. */
function lineOf(job: Job): CommandAnswer {
  const { id, kind, realm_id, principal_id, attempts, date_created, due_at, died_at, lease_until, last_error } = job
  const state = died_at !== null ? 'dead' : lease_until > unixTime() ? 'running' : last_error === null ? 'waiting' : 'failing'
  return {
    ...{ id, kind, realm_id, user_id: principal_id ?? '-', state, attempts, created: timeOf(date_created) },
    ...{ next_attempt: died_at === null ? timeOf(due_at) : 'never', reason: last_error ?? '-' },
  }
}

/** Some at a time, so that a running server can write in between. */
async function deleteAll({ db }: App, filter: JobFilter, now: number): Promise<number> {
  let dropped = 0
  for (let last = AT_ONCE; last === AT_ONCE; dropped += last) last = await Job.removeMeant(filter, now, AT_ONCE, db)
  return dropped
}
