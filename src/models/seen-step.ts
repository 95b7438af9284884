// An introduction that a person has seen.

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import type { OnboardingStep } from '../values/onboarding-steps.ts'

class SeenStepTable extends Model<InferAttributes<SeenStepTable>, InferCreationAttributes<SeenStepTable>> {
  declare realm_id: number
  declare user_id: number
  declare step: OnboardingStep

  /** What a person has seen, unordered. */
  static findAllOf(userId: number, tx?: Tx): Promise<SeenStep[]> {
    return rowsOf(SeenStep.allOf(userId), tx)
  }

  static allOf(userId: number): Read<SeenStep> {
    return readOf(SeenStep, { where: { user_id: userId } })
  }
}

export const SeenStep = SeenStepTable
export type SeenStep = InferAttributes<SeenStepTable>

export function defineSeenStep(sequelize: Sequelize): void {
  SeenStep.init(
    {
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      step: { type: DataTypes.STRING(60), primaryKey: true },
    },
    { sequelize, tableName: 'seen_steps', timestamps: false },
  )
}
