// Something to do outside of the database after a commit, such as a mail to send. It is inserted with the change that asks for it.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'

/** Seconds until the next attempt: doubled each time from half a minute on, and up to a quarter more by chance, so that jobs spread. */
export function backoff(attempts: number, max: number): number {
  return Math.round(Math.min(30 * 2 ** (attempts - 1), max) * (1 + Math.random() / 4))
}

export class Job extends Model<InferAttributes<Job>, InferCreationAttributes<Job>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare kind: string
  /** JSON; its shape follows from the kind. */
  declare payload: string
  /** UNIX seconds, like all times here: not to be tried before. */
  declare due_at: number
  declare attempts: CreationOptional<number>
  /** Until then the holder works on it. */
  declare lease_until: CreationOptional<number>
  declare lease_holder: CreationOptional<string | null>
  declare last_error: CreationOptional<string | null>
  /** When it was given up. Null while it may be tried again; one that is done is removed. */
  declare died_at: CreationOptional<number | null>
  declare date_created: number

  /** IDs of jobs that are due and that nobody works on, the longest due first. */
  static async findDue(kind: string, now: number, limit: number): Promise<number[]> {
    const due = await Job.findAll({
      attributes: ['id'],
      where: { kind, died_at: null, due_at: { [Op.lte]: now }, lease_until: { [Op.lte]: now } },
      order: [
        ['due_at', 'ASC'],
        ['id', 'ASC'],
      ],
      limit,
      raw: true,
    })
    return due.map(({ id }) => id)
  }

  /** Gives a job to one holder, if it is still to be had; counts the attempt. */
  static async take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean> {
    const { sequelize } = Job
    const [taken] = await Job.update(
      { lease_holder: holder, lease_until: until, attempts: sequelize?.literal('attempts + 1') as never },
      { where: { id, died_at: null, due_at: { [Op.lte]: now }, lease_until: { [Op.lte]: now } }, transaction: tx },
    )
    return taken === 1
  }

  /** Removes jobs that died before then. */
  static removeDead(before: number, tx: Tx): Promise<number> {
    return Job.destroy({ where: { died_at: { [Op.lt]: before } }, transaction: tx })
  }
}

export function defineJob(sequelize: Sequelize): void {
  Job.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      kind: { type: DataTypes.STRING(20), allowNull: false },
      payload: { type: longText(sequelize), allowNull: false },
      due_at: { type: DataTypes.BIGINT, allowNull: false },
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      lease_until: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      lease_holder: { type: DataTypes.STRING(36), allowNull: true, defaultValue: null },
      last_error: { type: DataTypes.STRING(500), allowNull: true, defaultValue: null },
      died_at: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'jobs', timestamps: false },
  )
}
