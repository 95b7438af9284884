// The words of messages, for search (narrow/words.ts).

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'

export class MessageText extends Model<InferAttributes<MessageText>, InferCreationAttributes<MessageText>> {
  declare message_id: number
  declare realm_id: number
  declare tokens: string
}

export function defineMessageText(sequelize: Sequelize): void {
  MessageText.init(
    {
      message_id: { type: DataTypes.INTEGER, primaryKey: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      tokens: { type: longText(sequelize), allowNull: false },
    },
    { sequelize, tableName: 'message_texts', timestamps: false },
  )
}
