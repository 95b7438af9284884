// An account: a person or a bot.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

/** Roles as they stand on the wire: the smaller, the more privileged. */
export const ROLE = { owner: 100, administrator: 200, moderator: 300, member: 400, guest: 600 } as const

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare delivery_email: string
  /** `delivery_email` as it is compared: lower case. */
  declare email_key: string
  declare full_name: string
  declare role: number
  declare is_active: CreationOptional<boolean>
  /** Null for a person; 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded. */
  declare bot_type: CreationOptional<number | null>
  declare bot_owner_id: CreationOptional<number | null>
  /** Speaks for the server; cannot sign in. */
  declare is_system_bot: CreationOptional<boolean>
  declare is_imported_stub: CreationOptional<boolean>
  /** argon2id in PHC form; null where no password was set. */
  declare password_hash: CreationOptional<string | null>
  /** UNIX seconds. */
  declare date_joined: number
  declare first_login_at: CreationOptional<number | null>
  /** Made by somebody else than its owner, who has not logged in yet: `date_joined` is not the owner's. */
  declare awaits_first_login: CreationOptional<boolean>
  /** The operator of the server lets this account, as an owner, change addresses of others. */
  declare can_change_user_emails: CreationOptional<boolean>
  /** Preferences that differ from their defaults, as JSON. */
  declare settings: CreationOptional<string>
  /** Names of the preferences that the user has changed themselves, as a JSON list; null for none. */
  declare edited_settings: CreationOptional<string | null>
  /** `G` third-party hosted, `J` generated pattern, `U` uploaded. */
  declare avatar_source: CreationOptional<string>
  declare avatar_version: CreationOptional<number>
  /** The newest message when the account was made: none up to it came to the user. */
  declare message_pointer: CreationOptional<number>

  static findByEmail(realmId: number, email: string, tx?: Tx): Promise<User | null> {
    return User.findOne({ where: { realm_id: realmId, email_key: email.toLowerCase() }, transaction: tx ?? null })
  }

  static findByEmails(realmId: number, emails: readonly string[], tx?: Tx): Promise<User[]> {
    const keys = emails.map((email) => email.toLowerCase())
    return User.findAll({ where: { realm_id: realmId, email_key: { [Op.in]: keys } }, transaction: tx ?? null })
  }

  static findAdministrators(realmId: number, tx?: Tx): Promise<User[]> {
    const where = { realm_id: realmId, role: { [Op.lte]: ROLE.administrator }, is_active: true }
    return User.findAll({ where, order: [['id', 'ASC']], transaction: tx ?? null })
  }

  static async botIds(realmId: number, tx?: Tx): Promise<number[]> {
    const where = { realm_id: realmId, bot_type: { [Op.ne]: null } }
    return (await User.findAll({ attributes: ['id'], where, raw: true, transaction: tx ?? null })).map(({ id }) => id)
  }

  static findByIds(realmId: number, ids: readonly number[], tx?: Tx): Promise<User[]> {
    return User.findAll({ where: { realm_id: realmId, id: { [Op.in]: [...ids] } }, order: [['id', 'ASC']], transaction: tx ?? null })
  }

  /** Users by ID, ascending, their rows locked until the transaction ends. */
  static lockAll(ids: readonly number[], tx: Tx): Promise<User[]> {
    return User.findAll({ where: { id: { [Op.in]: [...ids] } }, order: [['id', 'ASC']], transaction: tx, lock: tx.LOCK.UPDATE })
  }

  static findAllOf(realmId: number, tx?: Tx): Promise<User[]> {
    return User.findAll({ where: { realm_id: realmId }, order: [['id', 'ASC']], transaction: tx ?? null })
  }
}

export function defineUser(sequelize: Sequelize): void {
  User.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      delivery_email: { type: DataTypes.STRING(254), allowNull: false },
      email_key: { type: DataTypes.STRING(254), allowNull: false },
      full_name: { type: DataTypes.STRING(100), allowNull: false },
      role: { type: DataTypes.INTEGER, allowNull: false },
      is_active: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
      bot_type: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      bot_owner_id: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      is_system_bot: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      is_imported_stub: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      password_hash: { type: DataTypes.STRING(255), allowNull: true, defaultValue: null },
      date_joined: { type: DataTypes.BIGINT, allowNull: false },
      first_login_at: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
      awaits_first_login: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      can_change_user_emails: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      settings: { type: DataTypes.TEXT, allowNull: false, defaultValue: '{}' },
      edited_settings: { type: DataTypes.TEXT, allowNull: true, defaultValue: null },
      avatar_source: { type: DataTypes.STRING(1), allowNull: false, defaultValue: 'J' },
      avatar_version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
      message_pointer: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'users', timestamps: false },
  )
}
