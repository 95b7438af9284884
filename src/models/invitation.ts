// An invitation: to one address, accepted through a link mailed there (secrets/links.ts), or a link that many people can use. A person who
// asks to join an organisation that anybody may join gets one to their address that nobody in particular has sent.

import { literal, Op } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { removeRows, rowMarks } from '../db/rows.ts'
import { count, createRows, type NewRow, type Row, select, selectOne, update } from '../db/sql.ts'
import {
  big,
  bool,
  id,
  index,
  initially,
  int,
  markdown,
  optional,
  person,
  personal,
  plain,
  realm,
  refers,
  ruled,
  string,
  table,
  text,
  unique,
} from '../db/table.ts'

class InvitationTable extends table(
  'invitations',
  {
    id: id(),
    realm_id: realm(),
    /** Null if the address asked for it by itself. */
    inviter_id: optional(person('kept')),
    /** The invited address; null for a reusable link. */
    email: optional(personal(string(254))),
    /** `email`, normalised for comparison: lower case. */
    email_key: optional(personal(string(254))),
    /** The token of a reusable link. It is stored unhashed, because it is listed and gives no account by itself. Null for an address. */
    link_token: optional(plain(string(43))),
    /** The reusable link through which this invitation was requested. */
    parent_id: optional(refers('invitations')),
    role: int(),
    /** JSON: IDs of the channels and groups that the inviter chose. */
    channel_ids: ruled(text()),
    group_ids: ruled(text()),
    with_default_channels: bool(),
    notify_inviter: bool(),
    /** Null for the organisation's text, empty for none. */
    welcome_text: optional(markdown(text())),
    /** `pending`, `accepted` or `revoked`. */
    state: initially(plain(string(10)), 'pending'),
    /** UNIX seconds. */
    date_created: big(),
    /** When the latest mail was sent. */
    date_sent: big(),
    /** Null if it never expires. */
    expires_at: optional(big()),
    /** When the reminder of the latest mail was sent. */
    reminded_at: optional(big()),
  },
  {
    indexes: [
      index('inviter_id', 'state'),
      index('realm_id', 'state'),
      index('realm_id', 'email_key'),
      unique('link_token'),
      index('date_created'),
      index('state', 'reminded_at', 'expires_at'),
    ],
  },
) {
  /** Creates invitations for addresses. Returns them, ascending by ID. */
  static async createAll(rows: readonly NewRow<InvitationTable>[], tx: Tx): Promise<Invitation[]> {
    const marks = rowMarks()
    await createRows(
      Invitation,
      rows.map((row, i) => ({ ...row, link_token: marks.of(i) })),
      tx,
    )
    const where = { link_token: marks.any }
    const made = await select(Invitation, { where, order: [['id', 'ASC']] }, tx)
    await update(Invitation, { link_token: null }, where, tx)
    return made
  }

  /** Finds an invitation that can still be accepted. */
  static findPending(realmId: number, id: number, now: number, tx?: Tx): Promise<Invitation | null> {
    return selectOne(Invitation, { where: { ...pending(realmId, now), id } }, tx)
  }

  /** The invitations of an address that can still be accepted, the newest first. */
  static findAllOf(realmId: number, emailKey: string, now: number): Promise<Invitation[]> {
    return select(Invitation, { where: { ...pending(realmId, now), email_key: emailKey }, order: [['id', 'DESC']] })
  }

  /** Finds an invitation that was accepted. */
  static findAccepted(realmId: number, id: number): Promise<Invitation | null> {
    return selectOne(Invitation, { where: { realm_id: realmId, id, state: 'accepted' } })
  }

  /** Locks a reusable link, so that only one request at a time looks for an invitation of the same address, and creates one. */
  static async lockLink(id: number, tx: Tx): Promise<void> {
    await selectOne(Invitation, { columns: ['id'], where: { id }, lock: 'exclusive' }, tx)
  }

  /** Finds a reusable link by its token. */
  static findLink(realmId: number, token: string, now: number): Promise<Invitation | null> {
    return selectOne(Invitation, { where: { ...pending(realmId, now), link_token: token } })
  }

  /** The invitations that can still be accepted, ascending by ID, except those that their addresses have requested. */
  static async findAllPending(realmId: number, inviterId: number | undefined, now: number): Promise<SentInvitation[]> {
    const inviter = { inviter_id: inviterId ?? { [Op.ne]: null } }
    return (await select(Invitation, {
      where: { ...pending(realmId, now), ...inviter, parent_id: null },
      order: [['id', 'ASC']],
    })) as SentInvitation[]
  }

  /** The number of these users' reusable links that can still be used. */
  static countLinks(realmId: number, inviterIds: readonly number[], now: number, tx: Tx): Promise<number> {
    const where = { ...pending(realmId, now), inviter_id: [...inviterIds], link_token: { [Op.ne]: null } }
    return count(Invitation, where, tx)
  }

  /** Moves a pending invitation to another state. Only one of several concurrent calls succeeds. */
  static async settle(id: number, state: 'accepted' | 'revoked', tx: Tx): Promise<boolean> {
    const changed = await update(Invitation, { state }, { id, state: 'pending' }, tx)
    return changed === 1
  }

  /**
   * Revokes all pending invitations and reusable links of people, or only those to roles above `role`, with what was requested through them.
   * Returns them.
   */
  static async revokeOf(
    realmId: number,
    inviterIds: readonly number[],
    role: number | undefined,
    tx: Tx,
  ): Promise<Pick<SentInvitation, 'id' | 'inviter_id'>[]> {
    const above = role === undefined ? {} : { role: { [Op.lt]: role } }
    const where = { realm_id: realmId, inviter_id: [...inviterIds], state: 'pending', ...above }
    const found = await select(Invitation, { columns: ['id', 'inviter_id'], where, order: [['id', 'ASC']] }, tx)
    if (found.length > 0) await update(Invitation, { state: 'revoked' }, { id: found.map(({ id }) => id), state: 'pending' }, tx)
    return found as Pick<SentInvitation, 'id' | 'inviter_id'>[]
  }

  /** Pending invitations to addresses that expire within `ahead` seconds, were valid for longer than that, and have had no reminder. */
  static findToRemind(now: number, ahead: number, limit: number): Promise<Invitation[]> {
    return select(Invitation, {
      where: {
        state: 'pending',
        reminded_at: null,
        email: { [Op.ne]: null },
        expires_at: { [Op.gt]: now, [Op.lte]: now + ahead },
        [Op.and]: [literal(`date_sent < expires_at - ${Number(ahead)}`)],
      },
      order: [['expires_at', 'ASC']],
      limit,
    })
  }

  /** Records a reminder if the invitation is pending and has had none. Only one of several concurrent calls succeeds. */
  static async noteReminder(id: number, now: number, tx: Tx): Promise<boolean> {
    const noted = await update(Invitation, { reminded_at: now }, { id, state: 'pending', reminded_at: null }, tx)
    return noted === 1
  }

  /** Revokes the other pending invitations to an address. Returns the IDs of their inviters. */
  static async revokeOthers(realmId: number, emailKey: string, tx: Tx): Promise<number[]> {
    const where = { realm_id: realmId, email_key: emailKey, state: 'pending' }
    const found = await select(Invitation, { columns: ['inviter_id'], where }, tx)
    if (found.length > 0) await update(Invitation, { state: 'revoked' }, where, tx)
    return found.flatMap(({ inviter_id: inviterId }) => inviterId ?? [])
  }

  /** The newest invitation that an address requested through a link and that was sent after a time, in any state, with its row locked. */
  static lockAskedFor(parentId: number, emailKey: string, since: number, tx: Tx): Promise<Invitation | null> {
    const where = { parent_id: parentId, email_key: emailKey, date_sent: { [Op.gt]: since } }
    return selectOne(Invitation, { where, order: [['id', 'DESC']], lock: 'exclusive' }, tx)
  }

  /** The number of invitations requested through a link after a time. */
  static countOfLink(parentId: number, since: number, tx: Tx): Promise<number> {
    return count(Invitation, { parent_id: parentId, date_created: { [Op.gt]: since } }, tx)
  }

  /** Removes invitations without an inviter that ended before a time. */
  static removeAskedBefore(time: number, db: Db): Promise<number> {
    return removeRows(db, Invitation, { inviter_id: null, expires_at: { [Op.lt]: time } })
  }

  /** The number of reminders that organisations sent after a time. */
  static countRemindersSince(realmIds: readonly number[], since: number, tx: Tx): Promise<number> {
    return count(Invitation, { realm_id: [...realmIds], reminded_at: { [Op.gt]: since } }, tx)
  }
}

export const Invitation = InvitationTable
export type Invitation = Row<InvitationTable>
/** An invitation that somebody has sent, or a reusable link. */
export type SentInvitation = Invitation & { inviter_id: number }

function pending(realmId: number, now: number) {
  return { realm_id: realmId, state: 'pending', [Op.or]: [{ expires_at: null }, { expires_at: { [Op.gt]: now } }] }
}
