// What operators want to know at a glance, and whether the database holds together.

import type { App } from '../context.ts'
import { seconds } from '../context.ts'
import { queryRows } from '../db/rows.ts'
import { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'

/** Figures about a server, a name each. */
export async function statusOf({ config }: Pick<App, 'config'>): Promise<Record<string, number | string>> {
  const now = seconds(new Date())
  const count = async (from: string): Promise<number> => Number((await rows<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${from}`))[0]?.n)
  const migrations = await rows<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  const jobs = await Job.census()
  return {
    version: config.version,
    database: config.databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'MySQL',
    migrations: migrations.map(({ name }) => name).join(' '),
    organisations: await count('realms'),
    users: await count('users WHERE is_active = 1'),
    messages: await count('messages'),
    event_queues: await count('event_queues'),
    logged_events: await count('events'),
    jobs_waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
    jobs_dead: jobs.reduce((sum, { given_up }) => sum + given_up, 0),
    // Of a worker that keeps up, seconds.
    jobs_due_seconds: Math.max(0, ...jobs.map(({ oldest_due }) => (oldest_due === null ? 0 : now - oldest_due))),
  }
}

/** Columns that name a row of another table. The database has no foreign keys (docs/adr/0005). */
const REFERENCES: [column: string, target: string, tables: string][] = [
  ['realm_id', 'realms', 'users api_keys devices invitations user_groups recipients channels subscriptions messages'],
  ['realm_id', 'realms', 'events event_queues attachments scheduled_messages jobs moves'],
  ['user_id', 'users', 'api_keys devices profile_values user_group_members recipient_members subscriptions subscription_spans moved_spans'],
  ['user_id', 'users', 'user_messages reactions alert_words user_topics user_statuses user_presences navigation_views event_queues'],
  ['sender_id', 'users', 'messages scheduled_messages'],
  ['owner_id', 'users', 'attachments'],
  ['field_id', 'profile_fields', 'profile_values'],
  ['group_id', 'user_groups', 'user_group_members user_group_subgroups'],
  ['subgroup_id', 'user_groups', 'user_group_subgroups'],
  ['recipient_id', 'recipients', 'messages channels recipient_members moves'],
  ['move_id', 'moves', 'messages moved_spans'],
  ['channel_id', 'channels', 'recipients subscriptions subscription_spans user_topics'],
  ['folder_id', 'channel_folders', 'channels'],
  ['message_id', 'messages', 'user_messages reactions message_edits message_texts attachment_messages'],
  ['attachment_id', 'attachments', 'attachment_messages scheduled_message_attachments'],
  ['scheduled_message_id', 'scheduled_messages', 'scheduled_message_attachments'],
]

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
}

/** What does not hold together, with the number of rows, and how many conditions were checked. */
export async function integrityOf(
  progress: (done: number, of: number) => void,
): Promise<{ checked: number; faults: Record<string, number> }> {
  const references = REFERENCES.flatMap(([column, target, tables]) => tables.split(' ').map((table) => dangling(table, column, target)))
  const all = [...references, ...Object.entries(FAULTS)]
  const faults: Record<string, number> = {}
  for (const [i, [name, from]] of all.entries()) {
    const [row] = await rows<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${from}`)
    if (Number(row?.n) > 0) faults[name] = Number(row?.n)
    progress(i + 1, all.length)
  }
  return { checked: all.length, faults }
}

function dangling(table: string, column: string, target: string): [name: string, from: string] {
  const condition = `NOT EXISTS (SELECT 1 FROM ${target} WHERE ${target}.id = ${table}.${column})`
  return [`${table}.${column} that name none of ${target}`, `${table} WHERE ${column} IS NOT NULL AND ${condition}`]
}

function rows<Row extends object>(sql: string): Promise<Row[]> {
  return queryRows<Row>(Realm, sql, [])
}
