// The name of a user in lower case, under an index: SQLite itself knows the letter case of ASCII alone.

import { DataTypes, type QueryInterface, QueryTypes } from 'sequelize'

const COLUMN = 'full_name_key'
const INDEX = 'users_realm_id_full_name_key'

export async function up(schema: QueryInterface): Promise<void> {
  const { sequelize } = schema
  if (!(COLUMN in (await schema.describeTable('users'))))
    await schema.addColumn('users', COLUMN, { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' })
  // The database lowers most of them at once; what it does not know, or knows otherwise, is set one by one.
  await sequelize.query(`UPDATE users SET ${COLUMN} = LOWER(full_name) WHERE ${COLUMN} = ''`)
  const users = await sequelize.query<{ id: number; name: string; name_key: string }>(
    `SELECT id, full_name AS name, ${COLUMN} AS name_key FROM users`,
    { type: QueryTypes.SELECT },
  )
  for (const { id, name, name_key } of users)
    if (name_key !== name.toLowerCase())
      await sequelize.query(`UPDATE users SET ${COLUMN} = ? WHERE id = ?`, { replacements: [name.toLowerCase(), id] })
  const existing = (await schema.showIndex('users')) as { name: string }[]
  if (!existing.some(({ name }) => name === INDEX)) await schema.addIndex('users', ['realm_id', COLUMN], { name: INDEX })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeIndex('users', INDEX)
  // Sequelize would make the table anew, with other keys.
  await schema.sequelize.query(`ALTER TABLE users DROP COLUMN ${COLUMN}`)
}
