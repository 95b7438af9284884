// A user's client device and its registration for push notifications.

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { type Row, select } from '../db/sql.ts'
import { big, id, index, names, optional, person, plain, realm, refers, string, table } from '../db/table.ts'

export type TokenKind = 'fcm' | 'apns'

class DeviceTable extends table(
  'devices',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    /** The API key with which the client registered the device. */
    key_id: refers('api_keys'),
    /** The ID by which the client recognises its key. */
    push_key_id: optional(names(big(), 'given by the device')),
    /** Base64: a byte 0x31 and the secret-box key that encrypts what is sent to the device. */
    push_key: optional(plain(string(44))),
    token_kind: optional(plain(string<TokenKind>(4))),
    /** The token that the relay knows: base64 of the start of its hash. */
    token_id: optional(names(plain(string(12)), 'given by the device')),
    pending_token_kind: optional(plain(string<TokenKind>(4))),
    /** The token that a job is registering with the relay. */
    pending_token_id: optional(names(plain(string(12)), 'given by the device')),
    /** The URL at which the client reaches its organisation, if that is not the organisation's own: notifications name it. */
    realm_url: optional(plain(string(300))),
    /** When the relay last accepted a token, in UNIX seconds. */
    token_last_updated: optional(big()),
    registration_error_code: optional(plain(string(100))),
    /** UNIX seconds. */
    date_created: big(),
  },
  { indexes: [index('user_id'), index('key_id'), index('realm_id', 'token_id')] },
) {
  /** A user's devices, in the order of their registration. */
  static allOf(userId: number): Read<Device> {
    return readOf(Device, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }

  /** IDs of the users with a device that can be notified, unordered, among the given users or in the whole organisation. */
  static async reachableAmong(realmId: number, userIds: readonly number[] | 'all', tx?: Tx): Promise<number[]> {
    const isReachable = { push_key: { [Op.ne]: null }, token_id: { [Op.ne]: null } }
    const whose = userIds === 'all' ? { realm_id: realmId } : { user_id: [...userIds] }
    const rows = await select(Device, { columns: ['user_id'], where: { ...whose, ...isReachable } }, tx)
    return [...new Set(rows.map((row) => row.user_id))]
  }

  /** A user's devices that can be notified. With `id`, only the one with this ID. */
  static findReachable(userId: number, id?: number, tx?: Tx): Promise<Device[]> {
    const isReachable = { push_key: { [Op.ne]: null }, token_id: { [Op.ne]: null } }
    return select(Device, { where: { user_id: userId, ...isReachable, ...(id === undefined ? {} : { id }) }, order: [['id', 'ASC']] }, tx)
  }
}

export const Device = DeviceTable
export type Device = Row<DeviceTable>
