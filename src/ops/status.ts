// What operators want to know at a glance, and whether the database is consistent.

import type { App } from '../context.ts'
import { shortOf } from '../db/history.ts'
import { query } from '../db/sql.ts'
import { tablesOf } from '../db/whole-tables.ts'
import { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'
import { unixTime } from '../values/dates.ts'
import { countMissing } from './files.ts'
import { type ColumnReference, referencesOf } from './references.ts'

/** Figures about a server, by name. */
export async function statusOf({ config }: Pick<App, 'config'>): Promise<Record<string, number | string>> {
  const now = unixTime()
  const count = async (from: string): Promise<number> => Number((await rows<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${from}`))[0]?.n)
  const migrations = await rows<{ name: string; fingerprint: string }>('SELECT name, fingerprint FROM migrations ORDER BY name')
  const jobs = await Job.census()
  return {
    version: config.version,
    database: config.databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'MySQL',
    migrations: migrations.map(({ name }) => name).join(' '),
    schema: shortOf(migrations.at(-1)?.fingerprint ?? ''),
    organisations: await count('realms'),
    users: await count('users WHERE is_active = 1'),
    messages: await count('messages'),
    event_queues: await count('event_queues'),
    logged_events: await count('events'),
    jobs_waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
    jobs_dead: jobs.reduce((sum, { given_up }) => sum + given_up, 0),
    // Only a few seconds if the worker keeps up.
    jobs_due_seconds: Math.max(0, ...jobs.map(({ oldest_due }) => (oldest_due === null ? 0 : now - oldest_due))),
  }
}

/** Other conditions that no row may meet. */
const FAULTS: Record<string, string> = {
  'events above the counter of their organisation': 'events JOIN realms ON realms.id = events.realm_id WHERE events.seq > realms.event_seq',
  'organisations whose log has gaps': `(SELECT realm_id FROM events GROUP BY realm_id HAVING COUNT(*) <> MAX(seq) - MIN(seq) + 1) AS gaps`,
  'organisations whose log ends before its counter': `(SELECT realms.id FROM realms JOIN events ON events.realm_id = realms.id
     GROUP BY realms.id, realms.event_seq HAVING MAX(events.seq) < realms.event_seq) AS short`,
  'open subscription spans without a subscription': `subscription_spans AS spans WHERE to_message_id IS NULL AND NOT EXISTS
     (SELECT 1 FROM subscriptions WHERE subscriptions.user_id = spans.user_id AND subscriptions.channel_id = spans.channel_id)`,
  'subscriptions with several open spans': `(SELECT user_id FROM subscription_spans WHERE to_message_id IS NULL
     GROUP BY user_id, channel_id HAVING COUNT(*) > 1) AS several`,
  'subscription spans that end before they begin': 'subscription_spans WHERE to_message_id < after_message_id',
  'polls and to-do lists without a beginning': `messages WHERE widget IS NOT NULL AND NOT EXISTS
     (SELECT 1 FROM submessages WHERE submessages.message_id = messages.id)`,
  'submessages of messages that are neither polls nor to-do lists': `submessages WHERE EXISTS
     (SELECT 1 FROM messages WHERE messages.id = submessages.message_id AND messages.widget IS NULL)`,
  'links about users that do not exist': `links WHERE purpose IN ('change_email', 'reset_password', 'login') AND NOT EXISTS
     (SELECT 1 FROM users WHERE users.id = links.subject_id)`,
  'links about invitations that do not exist': `links WHERE purpose = 'invitation' AND NOT EXISTS
     (SELECT 1 FROM invitations WHERE invitations.id = links.subject_id)`,
}
const NO_FILE = 'files that are not in the store'

/** What is inconsistent, with the number of rows, and how many conditions were checked. */
export async function integrityOf(
  app: Pick<App, 'db' | 'storage'>,
  progress: (done: number, of: number) => void,
): Promise<{ checked: number; faults: Record<string, number> }> {
  const all = [...referencesOf(tablesOf(app.db.sequelize)).map(dangling), ...Object.entries(FAULTS)]
  const of = all.length + 1
  const faults: Record<string, number> = {}
  for (const [i, [name, from]] of all.entries()) {
    const [row] = await rows<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${from}`)
    if (Number(row?.n) > 0) faults[name] = Number(row?.n)
    progress(i + 1, of)
  }
  const missing = await countMissing(app)
  if (missing > 0) faults[NO_FILE] = missing
  progress(of, of)
  return { checked: of, faults }
}

function dangling({ table, column, target }: ColumnReference): [name: string, from: string] {
  const condition = `NOT EXISTS (SELECT 1 FROM ${target} WHERE ${target}.id = referring.${column})`
  return [`${table}.${column} without a row in ${target}`, `${table} AS referring WHERE ${column} IS NOT NULL AND ${condition}`]
}

function rows<Row extends object>(sql: string): Promise<Row[]> {
  return query<Row>(Realm, sql, [])
}
