// An account: a person or a bot.

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readBy, readOf } from '../db/reads.ts'
import { findEach, findWithIds } from '../db/rows.ts'
import { count, prefers, query, type Row, select, selectOne } from '../db/sql.ts'
import {
  big,
  bool,
  id,
  index,
  initially,
  int,
  optional,
  path,
  person,
  personal,
  place,
  plain,
  realm,
  string,
  table,
  text,
  unique,
} from '../db/table.ts'
import { principalOf } from '../values/bots.ts'
import { emailKey, normaliseEmail } from '../values/email-addresses.ts'
import { ROLE } from '../values/roles.ts'
import { nameKey } from '../values/text.ts'

/** The columns that other users can see, or that decide who may see them. */
const PERSON = [
  'id',
  'realm_id',
  'delivery_email',
  'full_name',
  'role',
  'is_active',
  'bot_type',
  'bot_owner_id',
  'is_system_bot',
  'is_imported_stub',
  'date_joined',
  'settings',
  'avatar_source',
  'avatar_path',
  'avatar_version',
] as const
export type Person = Pick<User, (typeof PERSON)[number]>

/** What a user may have only a limited number of: the rows of the user `u` that count. */
export const OWN_ROWS = {
  bots: 'users o WHERE o.bot_owner_id = u.id AND o.is_active = 1',
  botsEver: 'users o WHERE o.bot_owner_id = u.id',
  apiKeys: 'api_keys o WHERE o.user_id = u.id AND o.is_session = 0 AND o.revoked_at IS NULL',
  devices: 'devices o WHERE o.user_id = u.id',
  drafts: 'drafts o WHERE o.user_id = u.id',
  savedSnippets: 'saved_snippets o WHERE o.user_id = u.id',
  topicPolicies: 'user_topics o WHERE o.user_id = u.id',
} as const
export type OwnRows = keyof typeof OWN_ROWS

class UserTable extends table(
  'users',
  {
    id: id(),
    realm_id: realm(),
    delivery_email: personal(string(254)),
    /** Set both with `emailColumns`. */
    email_key: personal(string(254)),
    full_name: personal(string(100)),
    /** Set both with `nameColumns`. The database does not compute the key, because SQLite handles letter case only in ASCII. */
    full_name_key: initially(personal(string(200)), ''),
    role: int(),
    is_active: initially(bool(), true),
    /** Null for a person. Bots: 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded. */
    bot_type: optional(int()),
    bot_owner_id: optional(person('kept')),
    /** A system bot, which cannot log in. */
    is_system_bot: initially(bool(), false),
    is_imported_stub: initially(bool(), false),
    /** argon2id in PHC format. Null if no password is set. */
    password_hash: optional(plain(string(255))),
    /** UNIX seconds. */
    date_joined: big(),
    first_login_at: optional(big()),
    /** Whether somebody else created the account and its owner has not logged in yet. Until then `date_joined` is not the owner's. */
    awaits_first_login: initially(bool(), false),
    /** Whether the operator allows this account to change other users' email addresses while it is an owner. */
    can_change_user_emails: initially(bool(), false),
    /** Preferences that differ from their defaults, as JSON. */
    settings: initially(plain(text()), '{}'),
    /** Names of the preferences that the user has changed, as a JSON list. Null if there are none. */
    edited_settings: optional(plain(text())),
    /** `G` hosted by a third party, `J` a generated pattern, `U` uploaded. */
    avatar_source: initially(plain(string(1)), 'J'),
    /** The path of an uploaded avatar in the store, without what the names of its files end with. */
    avatar_path: optional(path(string(100))),
    avatar_version: initially(int(), 1),
    /** Every message that the user received up to this ID has a row. Initially the newest message when the account was created. */
    message_pointer: initially(place(big()), 0),
  },
  { indexes: [unique('realm_id', 'email_key'), index('bot_owner_id'), index('realm_id', 'full_name_key')] },
) {
  static findByEmail(realmId: number, email: string, tx?: Tx): Promise<User | null> {
    return selectOne(User, { where: { realm_id: realmId, email_key: emailKey(email) } }, tx)
  }

  static findByEmails(realmId: number, emails: readonly string[], tx?: Tx): Promise<User[]> {
    const keys = emails.map(emailKey)
    return select(User, { where: { realm_id: realmId, email_key: { [Op.in]: keys } } }, tx)
  }

  /** The system bot, which sends notices. */
  static findSystemBot(realmId: number, tx?: Tx): Promise<User | null> {
    return selectOne(User, { where: { realm_id: realmId, is_system_bot: true } }, tx)
  }

  static findAdministrators(realmId: number, tx?: Tx): Promise<User[]> {
    const where = { realm_id: realmId, role: { [Op.lte]: ROLE.administrator }, is_active: true }
    return select(User, { where, order: [['id', 'ASC']] }, tx)
  }

  /** IDs of the bots that a user may manage (`managedAmong`), ascending. */
  static async managedBotIds({ id, realm_id, role }: Pick<User, 'id' | 'realm_id' | 'role'>, tx: Tx): Promise<number[]> {
    const where = { realm_id, bot_type: { [Op.ne]: null } }
    const bots = await select(User, { columns: MANAGED, where, order: [['id', 'ASC']] }, tx)
    return managedAmong(bots, { id, role }).map((bot) => bot.id)
  }

  /** Whether the user is the organisation's only owner who can log in. Runs a query only for an owner. */
  static async isOnlyOwner(user: User, tx: Tx): Promise<boolean> {
    if (user.role !== ROLE.owner || !user.is_active || user.bot_type !== null) return false
    const owners = { realm_id: user.realm_id, role: ROLE.owner, is_active: true, bot_type: null }
    return (await count(User, owners, tx)) <= 1
  }

  /** The bots that a user owns, and the bots of those, ascending by ID. */
  static async botsUnder(ownerId: number, tx: Tx): Promise<User[]> {
    const found = new Map<number, User>()
    for (let owners = [ownerId]; owners.length > 0; ) {
      const bots = await select(User, { where: { bot_owner_id: owners } }, tx)
      owners = bots.flatMap((bot) => (bot.id === ownerId || found.has(bot.id) ? [] : [bot.id]))
      for (const bot of bots) if (bot.id !== ownerId) found.set(bot.id, bot)
    }
    return [...found.values()].sort((a, b) => a.id - b.id)
  }

  /** Whether the address of a user is also that of an active account at another active organisation of this server. */
  static async isElsewhere({ realm_id, email_key }: Pick<User, 'realm_id' | 'email_key'>): Promise<boolean> {
    // By organisation, because the index of addresses begins with it.
    const sql = `SELECT u.id AS id FROM realms r JOIN users u ON u.realm_id = r.id AND u.email_key = ? AND u.is_active = 1
       WHERE r.id <> ? AND r.is_active = 1 LIMIT 1`
    return (await query<{ id: number }>(User, sql, [email_key, realm_id])).length > 0
  }

  static findByIds(realmId: number, ids: readonly number[], tx?: Tx): Promise<User[]> {
    return findWithIds(User, ids, { realm_id: realmId }, tx)
  }

  /** IDs of the active people who have set one of these preferences to true, though its default is false. */
  static async idsWithPreference(realmId: number, names: readonly string[]): Promise<number[]> {
    const each = names.map((name) => prefers('settings', name)).join(' OR ')
    const sql = `SELECT id FROM users WHERE realm_id = ? AND is_active = 1 AND bot_type IS NULL AND (${each})`
    const rows = await query<{ id: number }>(User, sql, [realmId])
    return rows.map(({ id }) => id)
  }

  /** Active people with IDs above `after`, ascending, who came before a time (UNIX seconds). People who never logged in are left out. */
  static findToDigest(
    realmId: number,
    { after, joinedBefore, limit }: { after: number; joinedBefore: number; limit: number },
  ): Promise<Pick<User, 'id' | 'settings'>[]> {
    const where = { ...HERE, realm_id: realmId, id: { [Op.gt]: after }, date_joined: { [Op.lt]: joinedBefore } }
    return select(User, { columns: ['id', 'settings'], where, order: [['id', 'ASC']], limit })
  }

  /** IDs of the active people who have joined since a time (UNIX seconds), ascending. */
  static async idsJoinedSince(realmId: number, since: number, limit: number): Promise<number[]> {
    const where = { ...HERE, realm_id: realmId, date_joined: { [Op.gte]: since } }
    const rows = await select(User, { columns: ['id'], where, order: [['id', 'ASC']], limit })
    return rows.map(({ id }) => id)
  }

  /** Users by ID and by the key of their full name, ascending by ID, without system bots. */
  static findNamed(realmId: number, ids: readonly number[], names: readonly string[], tx?: Tx): Promise<User[]> {
    const named = [{ id: { [Op.in]: [...ids] } }, { full_name_key: { [Op.in]: [...names] } }]
    return select(User, { where: { realm_id: realmId, is_system_bot: false, [Op.or]: named }, order: [['id', 'ASC']] }, tx)
  }

  /** The columns that decide who may see the users of an organisation, or those with these IDs. With `ifGuest`, nothing unless that is a guest. */
  static visible(realmId: number, { ids, ifGuest }: { ids?: readonly number[] | undefined; ifGuest?: number } = {}): Read<SeenColumns> {
    const { sql, values } = given([`o.realm_id = ?`, [realmId]], ids && ['o.id IN (?)', [ids]], ifGuest && isGuest(ifGuest))
    const columns = 'o.id AS id, o.bot_type AS bot_type, o.is_active AS is_active'
    return readBy(User, ['id', 'bot_type', 'is_active'], `SELECT ${columns} FROM users o WHERE ${sql}`, values)
  }

  /**
   * The users who share a conversation or a channel with each of these users, without repetition, restricted to `others` if given. With
   * `ifGuest`, nothing unless that is a guest.
   */
  static sharing(
    what: keyof typeof SHARED,
    userIds: readonly number[],
    { others, ifGuest }: { others?: readonly number[] | undefined; ifGuest?: number } = {},
  ): Read<{ user_id: number; other_id: number }> {
    const { rows, place, are } = SHARED[what]
    const { sql, values } = given(
      [`mine.user_id IN (?)${are('mine')}${are('theirs')}`, [userIds]],
      others && ['theirs.user_id IN (?)', [others]],
      ifGuest && isGuest(ifGuest),
    )
    const pairs = `SELECT DISTINCT mine.user_id AS user_id, theirs.user_id AS other_id FROM ${rows} mine
       JOIN ${rows} theirs ON theirs.${place} = mine.${place} WHERE ${sql}`
    return readBy(User, ['user_id', 'other_id'], pairs, values)
  }

  /** IDs of an organisation's active guests, ascending, restricted to `ids` if given. */
  static async guestIds(realmId: number, ids?: readonly number[], tx?: Tx): Promise<number[]> {
    const where = { realm_id: realmId, role: ROLE.guest, is_active: true, ...(ids ? { id: [...ids] } : {}) }
    const rows = await select(User, { columns: ['id'], where, order: [['id', 'ASC']] }, tx)
    return rows.map(({ id }) => id)
  }

  /** The bots of an organisation, system bots included, ascending by ID. */
  static findBots(realmId: number): Promise<Person[]> {
    const where = { realm_id: realmId, bot_type: { [Op.ne]: null } }
    return select(User, { columns: PERSON, where, order: [['id', 'ASC']] })
  }

  /** Counts the bots that meet a condition. */
  static countBots(where: object, tx?: Tx): Promise<number> {
    return count(User, { ...where, bot_type: { [Op.ne]: null } }, tx)
  }

  /** The people whose limits accounts count for (`principalOf`), by the accounts' IDs. */
  static async principalsOf(ids: readonly number[], tx?: Tx): Promise<Map<number, number>> {
    const rows = await select(User, { columns: ['id', 'bot_owner_id'], where: { id: [...new Set(ids)] } }, tx)
    return new Map(rows.map((row) => [row.id, principalOf(row)]))
  }

  /** Users of any organisation, by ID. */
  static async byIds(ids: readonly number[]): Promise<Map<number, User>> {
    const users = await select(User, { where: { id: [...ids] } })
    return new Map(users.map((user) => [user.id, user]))
  }

  /** The IDs of a person and of the person's bots. */
  static async idsOfPerson(id: number, tx?: Tx): Promise<number[]> {
    const bots = await select(User, { columns: ['id'], where: { bot_owner_id: id } }, tx)
    return [id, ...bots.map((bot) => bot.id)]
  }

  /** Counts what a user has. */
  static async countOwn(id: number, what: OwnRows, tx: Tx): Promise<number> {
    const sql = `SELECT (SELECT COUNT(*) FROM ${OWN_ROWS[what]}) AS count FROM users u WHERE u.id = ?`
    const [row] = await query<{ count: number }>(User, sql, [id], tx)
    return row?.count ?? 0
  }

  /** Locks the rows of users until the transaction ends. */
  static async lockOnly(ids: readonly number[], tx: Tx): Promise<void> {
    await select(User, { columns: ['id'], where: { id: [...ids] }, order: [['id', 'ASC']], lock: 'exclusive' }, tx)
  }

  /** Users by ID, ascending, with their rows locked until the transaction ends. */
  static lockAll(ids: readonly number[], tx: Tx): Promise<User[]> {
    return findWithIds(User, ids, {}, tx, { locked: true })
  }

  static findAllOf(realmId: number, tx?: Tx): Promise<User[]> {
    return findEach(User, 'id', { realm_id: realmId }, tx)
  }

  /** Whether an organisation has more active users than `limit`. Reads at most one row more than that. */
  static async hasMoreThan(realmId: number, limit: number, tx?: Tx): Promise<boolean> {
    const where = { realm_id: realmId, is_active: true }
    return (await select(User, { columns: ['id'], where, limit: limit + 1 }, tx)).length > limit
  }

  /**
   * The users of an organisation, or those with these IDs, ascending, as plain rows. For thousands of users, instances cost more than the
   * query.
   */
  static peopleOf(realmId: number, ids?: readonly number[]): Read<Person> {
    const where = { realm_id: realmId, ...(ids ? { id: [...ids] } : {}) }
    return readOf(User, { columns: PERSON, where, order: [['id', 'ASC']] })
  }
}

export const User = UserTable
export type User = Row<UserTable>

type SeenColumns = Pick<Person, 'id' | 'bot_type' | 'is_active'>

/** What users can share, by which guests see others: its rows, the column of the place, and which rows count. */
const SHARED = {
  conversations: { rows: 'recipient_members', place: 'recipient_id', are: () => '' },
  channels: { rows: 'subscriptions', place: 'channel_id', are: (rows: string) => ` AND ${rows}.is_active = 1` },
}

type Condition = readonly [sql: string, values: readonly unknown[]]

/** Those of the conditions that are there, together. */
function given(...conditions: readonly (Condition | undefined | 0)[]): { sql: string; values: readonly unknown[] } {
  const all = conditions.filter((one) => one !== undefined && one !== 0)
  return { sql: all.map(([sql]) => sql).join(' AND '), values: all.flatMap(([, values]) => values) }
}

/** Does not depend on the rows, so a database looks once, and reads nothing if the user is not a guest. */
function isGuest(userId: number): Condition {
  return [`EXISTS (SELECT 1 FROM users u WHERE u.id = ? AND u.role = ${ROLE.guest})`, [userId]]
}

/** The active people who have come: a person who was given an account is not here before the first login. */
const HERE = { is_active: true, bot_type: null, awaits_first_login: false }

/** The columns that decide who may manage a bot. */
const MANAGED = ['id', 'bot_type', 'bot_owner_id', 'is_system_bot'] as const

/** The bots that a user may manage, among users of the organisation: all bots for administrators, their own for others, but never system bots. */
export function managedAmong<Bot extends Pick<User, (typeof MANAGED)[number]>>(
  users: readonly Bot[],
  { id, role }: Pick<User, 'id' | 'role'>,
): Bot[] {
  const bots = users.filter((user) => user.bot_type !== null && !user.is_system_bot)
  return role <= ROLE.administrator ? bots : bots.filter((bot) => bot.bot_owner_id === id)
}

/** The stored forms of an address: as written and for comparison. */
export function emailColumns(email: string): Pick<User, 'delivery_email' | 'email_key'> {
  return { delivery_email: normaliseEmail(email), email_key: emailKey(email) }
}

/** The stored forms of a full name: as written and for comparison. */
export function nameColumns(name: string): Pick<User, 'full_name' | 'full_name_key'> {
  return { full_name: name, full_name_key: nameKey(name) }
}
