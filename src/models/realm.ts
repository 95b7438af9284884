// An organisation. `event_seq` is the position of its event log.

import { randomBytes, randomUUID } from 'node:crypto'
import { Op } from 'sequelize'
import { addToCounter } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { asRow, count, prefers, query, type Row, requireRow, select, selectOne, sequelizeOf, update } from '../db/sql.ts'
import { big, bool, id, initially, markdown, optional, path, plain, ruled, string, table, text, unique } from '../db/table.ts'

class RealmTable extends table(
  'realms',
  {
    id: id(),
    /** Empty at the root domain. */
    subdomain: plain(string(63)),
    name: plain(string(100)),
    description: markdown(text()),
    is_active: initially(bool(), true),
    /** Settings that differ from their defaults, as JSON. */
    settings: initially(ruled(text()), '{}'),
    /** Default preferences for new users that differ from the server's, as JSON. Null if there are none. */
    user_defaults: optional(plain(text())),
    event_seq: initially(big(), 0),
    /** The highest presence update ID that a process has reserved. */
    presence_ids: initially(big(), 0),
    /** Identifies the organisation to the push relay. Stays the same if the organisation's address changes. */
    uuid: initially(plain(string(36)), () => randomUUID()),
    /** Signs the links of its mails. Stays the same, so that old mails have links that work. */
    link_secret: initially(plain(string(43)), () => randomBytes(32).toString('base64url')),
    /** When the next search for expired messages is due, in UNIX seconds. While a worker is searching, the end of its lease. */
    retention_due_at: initially(big(), 0),
    /**
     * Set while an import fills the organisation or a purge empties it, also if that was interrupted. Until then it is deactivated, and workers
     * leave its rows alone.
     */
    unfinished: optional(plain(string<'import' | 'purge'>(10))),
    /** The import or the purge that is running, and the end of its lease. UNIX seconds, like all times here. */
    lease_holder: optional(plain(string(36))),
    lease_until: initially(big(), 0),
    /** The paths of uploaded images in the store; null for what the server draws. */
    icon_path: optional(path(string(100))),
    logo_path: optional(path(string(100))),
    night_logo_path: optional(path(string(100))),
    date_created: big(),
  },
  { indexes: [unique('subdomain')] },
) {
  /** Throws if the organisation does not exist. */
  static load(id: number, tx?: Tx): Promise<Realm> {
    return requireRow(Realm, id, tx)
  }

  static async findBySubdomain(subdomain: string): Promise<Realm | undefined> {
    return (await Realm.findBySubdomains([subdomain])).get(subdomain)
  }

  /** Organisations by subdomain. */
  static async findBySubdomains(subdomains: readonly string[]): Promise<Map<string, Realm>> {
    const realms = await select(Realm, { where: { subdomain: subdomains } })
    return new Map(realms.map((realm) => [realm.subdomain, realm]))
  }

  /** The position of the event log. Plain SQL, because polls call this a thousand times a second, and building the statement costs most. */
  static async eventSeq(id: number, tx?: Tx): Promise<number | undefined> {
    const [row] = await query<{ event_seq: number }>(Realm, 'SELECT event_seq FROM realms WHERE id = ?', [id], tx)
    return row?.event_seq
  }

  /** Advances the position of the event log and locks the row until the commit. Returns the new position. One round trip on MySQL. */
  static moveEventSeq(id: number, by: number, tx: Tx): Promise<number> {
    return addToCounter(sequelizeOf(Realm), { table: 'realms', column: 'event_seq', id, by }, tx)
  }

  /** Locks the row until the commit, so that nobody else writes messages in the organisation or advances its counter. */
  static async lockLog(id: number, tx: Tx): Promise<void> {
    await selectOne(Realm, { where: { id }, columns: ['id'], lock: 'exclusive' }, tx)
  }

  /** Reserves presence update IDs for this process. Returns the last one. */
  static takePresenceIds(id: number, count: number, tx: Tx): Promise<number> {
    return addToCounter(sequelizeOf(Realm), { table: 'realms', column: 'presence_ids', id, by: count }, tx)
  }

  /** IDs of the active organisations whose search for expired messages is due, the longest due first. */
  static async findRetentionDue(now: number, limit: number): Promise<number[]> {
    const where = { is_active: true, retention_due_at: { [Op.lte]: now } }
    const due = await select(Realm, { columns: ['id'], where, order: [['retention_due_at', 'ASC']], limit })
    return due.map(({ id }) => id)
  }

  /** Postpones the next search to `to` if it is due at `from` or earlier. Returns false if another worker was faster. */
  static async moveRetention(id: number, { from, to }: { from: number; to: number }, tx: Tx): Promise<boolean> {
    const where = { id, retention_due_at: { [Op.lte]: from } }
    const moved = await update(Realm, { retention_due_at: to }, where, tx)
    return moved === 1
  }

  /** The active organisations in which a setting is true, though its default is false. */
  static async findWithSetting(name: string): Promise<Realm[]> {
    const sql = `SELECT * FROM realms WHERE is_active = 1 AND ${prefers('settings', name)} ORDER BY id`
    return (await query<object>(Realm, sql, [])).map((row) => asRow(Realm, row))
  }

  /** Whether there is any organisation, active or not. */
  static async hasAny(): Promise<boolean> {
    return (await selectOne(Realm, { columns: ['id'] })) !== null
  }

  /** Whether the organisation exists and is not deactivated, as committed. */
  static async isActive(id: number): Promise<boolean> {
    return (await count(Realm, { id, is_active: true })) === 1
  }

  /** IDs of the organisations created after a time. */
  static async idsCreatedSince(since: number, tx: Tx): Promise<number[]> {
    const realms = await select(Realm, { columns: ['id'], where: { date_created: { [Op.gt]: since } } }, tx)
    return realms.map(({ id }) => id)
  }

  /** Extends the lease of an import or a purge, or takes over one that has expired. Returns false if another one holds it. */
  static async takeLease(id: number, holder: string, { now, until }: { now: number; until: number }, tx: Tx): Promise<boolean> {
    const where = { id, unfinished: { [Op.ne]: null }, [Op.or]: [{ lease_holder: holder }, { lease_until: { [Op.lt]: now } }] }
    const taken = await update(Realm, { lease_holder: holder, lease_until: until }, where, tx)
    return taken === 1
  }

  /** The organisation, with its row locked until the transaction ends. */
  static lock(id: number, tx: Tx): Promise<Realm> {
    return requireRow(Realm, id, tx, 'exclusive')
  }
}

/** The condition on rows of a table that no import and no purge is under way in their organisation. */
export function inFinishedRealm(table: string): string {
  return `NOT EXISTS (SELECT 1 FROM realms WHERE realms.id = ${table}.realm_id AND realms.unfinished IS NOT NULL)`
}

/** What of an organisation is an image. */
export type RealmImage = 'icon' | 'logo' | 'night_logo'

export const Realm = RealmTable
export type Realm = Row<RealmTable>
