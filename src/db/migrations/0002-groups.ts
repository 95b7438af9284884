// Who made a user group, when, and its permissions. Null in a permission stands for the default of the setting.

import { DataTypes, type QueryInterface } from 'sequelize'

const { INTEGER, BIGINT } = DataTypes
const columns = {
  creator_id: { type: INTEGER, allowNull: true },
  date_created: { type: BIGINT, allowNull: true },
  can_add_members_group: { type: INTEGER, allowNull: true },
  can_join_group: { type: INTEGER, allowNull: true },
  can_leave_group: { type: INTEGER, allowNull: true },
  can_manage_group: { type: INTEGER, allowNull: true },
  can_mention_group: { type: INTEGER, allowNull: true },
  can_remove_members_group: { type: INTEGER, allowNull: true },
}

export async function up(schema: QueryInterface): Promise<void> {
  // There already when the migration was broken off.
  const existing = await schema.describeTable('user_groups')
  for (const [name, column] of Object.entries(columns))
    if (!Object.hasOwn(existing, name)) await schema.addColumn('user_groups', name, column)
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const name of Object.keys(columns)) await schema.removeColumn('user_groups', name)
}
