// Work to do outside the database after a commit, such as sending a mail. The job is inserted together with the change that requires it.

import { literal, Op } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { removeRows } from '../db/rows.ts'
import { query, type Row, remove, select, selectOne, update, type Where } from '../db/sql.ts'
import { big, id, index, initially, int, long, optional, person, plain, realm, ruled, string, table } from '../db/table.ts'

/** Seconds until the next attempt: half a minute, doubled each time up to `max`, plus up to a quarter at random so that jobs spread out. */
export function backoff(attempts: number, max: number): number {
  return Math.round(Math.min(30 * 2 ** (attempts - 1), max) * (1 + Math.random() / 4))
}

/** Which jobs an operator means. Undefined fields do not matter. */
export interface JobFilter {
  id?: number | undefined
  kind?: string | undefined
  /** Only those that were given up. */
  isDead?: boolean | undefined
  /** Only those whose last attempt failed. */
  isFailing?: boolean | undefined
}

/** The jobs of one kind: numbers, and UNIX seconds. */
export interface JobCensus {
  kind: string
  waiting: number
  failing: number
  given_up: number
  /** Null if none waits. */
  oldest_due: number | null
}

/** The most people that a look for work chooses from. */
export const WAITING_PEOPLE = 1_000

class JobTable extends table(
  'jobs',
  {
    id: id(),
    realm_id: realm(),
    kind: plain(string(20)),
    /** The person who causes it, and for whose limits it counts. Null if nobody in particular does. */
    principal_id: optional(person('kept')),
    /** JSON; its shape depends on the kind. */
    payload: ruled(long()),
    /** The earliest time of the next attempt. UNIX seconds, like all times here. */
    due_at: big(),
    attempts: initially(int(), 0),
    /** The end of the lease of the worker that holds the job. */
    lease_until: initially(big(), 0),
    lease_holder: optional(plain(string(36))),
    last_error: optional(plain(string(500))),
    /** When the job was given up. Null while it can be retried. A finished job is removed. */
    died_at: optional(big()),
    date_created: big(),
  },
  { indexes: [index('kind', 'died_at', 'realm_id', 'principal_id', 'due_at', 'lease_until')] },
) {
  /**
   * How many jobs of a kind are due and not held by a worker, by the organisation and the person who causes them: 0 for nobody. The thousand
   * people whose jobs are due for longest.
   */
  static async waiting(kind: string, now: number): Promise<{ realm_id: number; principal_id: number; count: number; due_at: number }[]> {
    const rows = await query<{ realm_id: number; principal_id: number | null; count: number; due_at: number }>(
      Job,
      `SELECT realm_id, principal_id, COUNT(*) AS count, MIN(due_at) AS due_at FROM jobs
       WHERE kind = ? AND died_at IS NULL AND due_at <= ? AND lease_until <= ? GROUP BY realm_id, principal_id
       ORDER BY MIN(due_at) LIMIT ${WAITING_PEOPLE}`,
      [kind, now, now],
    )
    return rows.map(({ principal_id, ...row }) => ({ ...row, principal_id: principal_id ?? 0 }))
  }

  /** IDs of the jobs of a person that are due and not held by a worker, the longest due first. */
  static async findDueOf(
    kind: string,
    { realm_id, principal_id }: { realm_id: number; principal_id: number },
    now: number,
    limit: number,
  ): Promise<number[]> {
    const due = await select(Job, {
      columns: ['id'],
      where: {
        ...{ kind, died_at: null, realm_id, principal_id: principal_id || null },
        ...{ due_at: { [Op.lte]: now }, lease_until: { [Op.lte]: now } },
      },
      order: [
        ['due_at', 'ASC'],
        ['id', 'ASC'],
      ],
      limit,
    })
    return due.map(({ id }) => id)
  }

  /** Those of the kinds that have a job that is due and not held by a worker. */
  static async kindsDue(kinds: readonly string[], now: number): Promise<string[]> {
    const each = kinds.map(() => 'SELECT ? AS kind').join(' UNION ALL ')
    const due = await query<{ kind: string }>(
      Job,
      `SELECT kind FROM (${each}) AS kinds WHERE EXISTS
        (SELECT 1 FROM jobs WHERE jobs.kind = kinds.kind AND died_at IS NULL AND due_at <= ? AND lease_until <= ?)`,
      [...kinds, now, now],
    )
    return due.map(({ kind }) => kind)
  }

  /** Claims a job for a worker if no other worker holds it, and counts the attempt. */
  static async take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean> {
    const taken = await update(
      Job,
      { lease_holder: holder, lease_until: until, attempts: literal('attempts + 1') as never },
      { id, died_at: null, due_at: { [Op.lte]: now }, lease_until: { [Op.lte]: now } },
      tx,
    )
    return taken === 1
  }

  /** Removes a job that is done. Returns whether the holder still held it. */
  static async finish({ id, holder }: { id: number; holder: string }, tx: Tx): Promise<boolean> {
    return (await remove(Job, { id, lease_holder: holder }, tx)) === 1
  }

  /** The job, if the holder still holds it. Null if the lease has expired and another worker has taken or finished the job. */
  static findHeld({ id, holder }: { id: number; holder: string }): Promise<Job | null> {
    return selectOne(Job, { where: { id, lease_holder: holder } })
  }

  /**
   * Puts a job back that failed, to be tried again after a pause that grows up to `maxBackoff` seconds, or never if it is dead. Returns whether
   * the holder still held it.
   */
  static async putBack(
    { id, attempts, lease_holder }: Job,
    { reason, isDead, now, maxBackoff }: { reason: string; isDead: boolean; now: number; maxBackoff: number },
    tx: Tx,
  ): Promise<boolean> {
    const columns = {
      lease_until: 0,
      lease_holder: null,
      last_error: reason.slice(0, 500),
      due_at: now + backoff(attempts, maxBackoff),
      died_at: isDead ? now : null,
    }
    const held = await update(Job, columns, { id, lease_holder }, tx)
    return held === 1
  }

  /**
   * For each kind: how many jobs are waiting and how many of those have failed before, how many were given up, and since when the first waiting
   * job has been due. A failure puts the next attempt off, and that time not.
   */
  static async census(): Promise<JobCensus[]> {
    const rows = await query<Record<keyof JobCensus, unknown> & { kind: string }>(
      Job,
      `SELECT kind, SUM(CASE WHEN died_at IS NULL THEN 1 ELSE 0 END) AS waiting,
              SUM(CASE WHEN died_at IS NULL AND last_error IS NOT NULL THEN 1 ELSE 0 END) AS failing,
              SUM(CASE WHEN died_at IS NULL THEN 0 ELSE 1 END) AS given_up,
              MIN(CASE WHEN died_at IS NOT NULL THEN NULL WHEN attempts = 0 THEN due_at ELSE date_created END) AS oldest_due
       FROM jobs GROUP BY kind`,
      [],
    )
    return rows.map(({ kind, waiting, failing, given_up, oldest_due }) => ({
      kind,
      waiting: Number(waiting),
      failing: Number(failing),
      given_up: Number(given_up),
      oldest_due: oldest_due === null ? null : Number(oldest_due),
    }))
  }

  /** At most `limit` of the jobs that an operator means, the oldest first. */
  static findMeant(filter: JobFilter, limit: number): Promise<Job[]> {
    return select(Job, { where: meant(filter), order: [['id', 'ASC']], limit })
  }

  /** Makes jobs due that no worker holds, as if they had never been tried. Returns their number. */
  static async retryMeant(filter: JobFilter, now: number, tx: Tx): Promise<number> {
    const where = { ...meant(filter), lease_until: { [Op.lte]: now } }
    return update(Job, { due_at: now, attempts: 0, died_at: null }, where, tx)
  }

  /** Removes jobs that no worker holds, at most `limit`. Returns their number. */
  static removeMeant(filter: JobFilter, now: number, limit: number, db: Db): Promise<number> {
    return removeRows(db, Job, { ...meant(filter), lease_until: { [Op.lte]: now } }, limit)
  }

  /** Removes jobs that were given up before a time. */
  static removeDead(before: number, db: Db): Promise<number> {
    return removeRows(db, Job, { died_at: { [Op.lt]: before } })
  }
}

function meant({ id, kind, isDead, isFailing }: JobFilter): Where<JobTable> {
  return {
    ...(id === undefined ? {} : { id }),
    ...(kind === undefined ? {} : { kind }),
    ...(isDead ? { died_at: { [Op.ne]: null } } : {}),
    ...(isFailing ? { last_error: { [Op.ne]: null }, died_at: null } : {}),
  }
}

export const Job = JobTable
export type Job = Row<JobTable>
