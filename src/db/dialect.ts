// Column types that the dialects name differently.

import { DataTypes, type Sequelize } from 'sequelize'

/** Text of up to 16 MiB. MySQL's TEXT holds 64 KiB; SQLite's has no limit and warns of options. */
export function longText(sequelize: Sequelize): DataTypes.TextDataType {
  return sequelize.getDialect() === 'mysql' ? DataTypes.TEXT('medium') : DataTypes.TEXT()
}
