// An API key or a browser session, stored as its SHA-256. A user can have several, and each can be revoked separately.

import { Op } from 'sequelize'
import { inOrder, rowLock } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { chunks, removeRows } from '../db/rows.ts'
import { run } from '../db/run.ts'
import { query, type Row, select, sequelizeOf, update } from '../db/sql.ts'
import { big, bool, id, index, initially, optional, person, personal, plain, realm, string, table, unique } from '../db/table.ts'

/** The state of a key and of its account. */
export interface KeyState {
  userId: number
  isRevoked: boolean
  isSession: boolean
  isActive: boolean
  isRealmActive: boolean
  role: number
}

interface StandingRow {
  id: number
  user_id: number
  revoked_at: number | null
  is_session: number
  is_active: number
  is_realm_active: number
  role: number
}

class ApiKeyTable extends table(
  'api_keys',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    /** Whether it is a session, whose text only a cookie carries. */
    is_session: initially(bool(), false),
    /** SHA-256 of the key, hexadecimal. */
    key_hash: plain(string(64)),
    /** What the key is for: the name of the client that got it; of a session, the browser and its system. */
    name: plain(string(100)),
    /** UNIX seconds. */
    date_created: big(),
    /** When a request last carried it, to a minute (UNIX seconds). Null if none has. */
    last_used_at: optional(big()),
    revoked_at: optional(big()),
    /** The network address at which somebody logged in to get it. Null for a key that nobody logged in for. */
    address: optional(personal(string(45))),
  },
  // The last one leads to the sessions that the job which removes things looks at.
  { indexes: [unique('key_hash'), index('user_id'), index('is_session', 'revoked_at')] },
) {
  /** Whether an account ever had a key, and one that somebody got by logging in with a client of this name at this address. */
  static async historyOf(
    userId: number,
    { name, address }: { name: string; address: string },
    tx: Tx,
  ): Promise<{ had: boolean; hadThis: boolean }> {
    const [row] = await query<{ had: number; had_this: number }>(
      ApiKey,
      `SELECT EXISTS (SELECT 1 FROM api_keys WHERE user_id = ?) AS had,
              EXISTS (SELECT 1 FROM api_keys WHERE user_id = ? AND name = ? AND address = ?) AS had_this`,
      [userId, userId, name, address],
      tx,
    )
    return { had: row?.had === 1, hadThis: row?.had_this === 1 }
  }

  /** A user's keys that are not revoked, ascending by ID. */
  static findAllOf(userId: number): Promise<ApiKey[]> {
    return select(ApiKey, { where: { user_id: userId, is_session: false, revoked_at: null }, order: [['id', 'ASC']] })
  }

  /** A user's sessions that are neither revoked nor begun or last used before these times (UNIX seconds), ascending by ID. */
  static findSessionsOf(userId: number, since: { begun: number; used: number }, tx?: Tx): Promise<ApiKey[]> {
    const isInTime = { date_created: { [Op.gt]: since.begun }, last_used_at: { [Op.gt]: since.used } }
    return select(ApiKey, { where: { user_id: userId, is_session: true, revoked_at: null, ...isInTime }, order: [['id', 'ASC']] }, tx)
  }

  /** Sessions of all organisations that nobody has ended although they began or were last used at these times or earlier: at most 1,000. */
  static findOverdueSessions(since: { begun: number; used: number }): Promise<Pick<ApiKey, 'id' | 'realm_id' | 'user_id'>[]> {
    const isOver = { [Op.or]: [{ date_created: { [Op.lte]: since.begun } }, { last_used_at: { [Op.lte]: since.used } }] }
    const where = { is_session: true, revoked_at: null, ...isOver }
    return select(ApiKey, { columns: ['id', 'realm_id', 'user_id'], where, order: [['id', 'ASC']], limit: 1_000 })
  }

  /**
   * Removes sessions that ended at this time or earlier, if the account has got another key or session by the same client at the same address
   * since: `historyOf` tells of those that stay what it told of all.
   */
  static async removeRepeatedSessions(endedBy: number, db: Db): Promise<void> {
    const rows = await query<{ id: number }>(
      ApiKey,
      `SELECT DISTINCT o.id FROM api_keys o JOIN api_keys n ON n.user_id = o.user_id AND n.id > o.id AND n.name = o.name AND n.address = o.address
       WHERE o.is_session = 1 AND o.revoked_at <= ? ORDER BY o.id LIMIT 1000`,
      [endedBy],
    )
    await removeRows(db, ApiKey, { id: rows.map(({ id }) => id) })
  }

  /**
   * Revokes keys, sessions or both of users that are not revoked yet: all, only those with these IDs, or all except one. Returns which. The
   * accounts are locked.
   */
  static async revokeOf(
    userIds: readonly number[],
    { isSession, now }: { isSession: readonly boolean[]; now: number },
    tx: Tx,
    which?: { only: readonly number[] } | { except: number },
  ): Promise<Pick<ApiKey, 'id' | 'user_id' | 'name' | 'is_session'>[]> {
    const id = !which ? {} : { id: 'only' in which ? [...which.only] : { [Op.ne]: which.except } }
    const where = { user_id: [...userIds], is_session: [...isSession], revoked_at: null, ...id }
    const keys = await select(ApiKey, { columns: ['id', 'user_id', 'name', 'is_session'], where, order: [['id', 'ASC']] }, tx)
    if (keys.length > 0) await update(ApiKey, { revoked_at: now }, { id: keys.map((key) => key.id) }, tx)
    return keys
  }

  /** Stores when keys were last used, in UNIX seconds by ID, unless a later use is stored. */
  static async noteUses(uses: ReadonlyMap<number, number>, tx: Tx): Promise<void> {
    for (const some of chunks([...uses], 1_000)) {
      const sql = `UPDATE api_keys SET last_used_at = CASE id ${some.map(() => 'WHEN ? THEN ?').join(' ')} END
                   WHERE id IN (?) AND (last_used_at IS NULL OR last_used_at < ?)`
      const replacements = [...some.flat(), some.map(([id]) => id), Math.max(...some.map(([, at]) => at))]
      await run(sequelizeOf(ApiKey), sql, replacements, tx)
    }
  }

  static findByHashes(keyHashes: readonly string[]): Promise<ApiKey[]> {
    return select(ApiKey, { where: { key_hash: [...keyHashes] } })
  }

  /**
   * The state of keys, their accounts and organisations, by key ID. With `lock`, the rows of the accounts and then of the keys stay locked
   * until the transaction ends, but not the organisation's, which other transactions lock last. Every change runs this one statement
   * (docs/adr/0010).
   */
  static async statesOf(
    holders: readonly { userId: number; keyId: number }[],
    lock?: { kind: 'exclusive' | 'shared'; tx: Tx },
  ): Promise<Map<number, KeyState>> {
    const sequelize = sequelizeOf(ApiKey)
    const rows = await query<StandingRow>(
      ApiKey,
      `${inOrder(sequelize)} api_keys.id, api_keys.user_id, api_keys.revoked_at, api_keys.is_session, users.is_active, users.role,
              (SELECT realms.is_active FROM realms WHERE realms.id = api_keys.realm_id) AS is_realm_active
       FROM users CROSS JOIN api_keys ON api_keys.user_id = users.id WHERE users.id IN (?) AND api_keys.id IN (?)
       ORDER BY users.id${lock ? rowLock(sequelize, lock.kind) : ''}`,
      [holders.map(({ userId }) => userId), holders.map(({ keyId }) => keyId)],
      lock?.tx,
    )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          userId: row.user_id,
          isRevoked: row.revoked_at !== null,
          isSession: Boolean(row.is_session),
          role: row.role,
          isActive: Boolean(row.is_active),
          isRealmActive: Boolean(row.is_realm_active),
        },
      ]),
    )
  }
}

export const ApiKey = ApiKeyTable
export type ApiKey = Row<ApiKeyTable>
