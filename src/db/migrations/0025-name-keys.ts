// Names are compared in NFC: keys of names that were stored in another form are made anew.

import { type QueryInterface, QueryTypes, UniqueConstraintError } from 'sequelize'

const KEYS = [
  ['alert_words', 'word', 'word_key'],
  ['channel_folders', 'name', 'name_key'],
  ['channels', 'name', 'name_key'],
  ['messages', 'topic', 'topic_key'],
  ['profile_fields', 'name', 'name_key'],
  ['user_groups', 'name', 'name_key'],
  ['user_topics', 'topic', 'topic_key'],
  ['users', 'full_name', 'full_name_key'],
] as const

export async function up({ sequelize }: QueryInterface): Promise<void> {
  for (const [table, column, key] of KEYS) {
    const rows = await sequelize.query<{ name: string; former: string }>(
      `SELECT DISTINCT ${column} AS name, ${key} AS former FROM ${table} WHERE ${key} IS NOT NULL`,
      { type: QueryTypes.SELECT },
    )
    for (const { name, former } of rows) {
      const wanted = name.toLowerCase().normalize('NFC')
      if (wanted === former) continue
      try {
        await sequelize.query(`UPDATE ${table} SET ${key} = ? WHERE ${column} = ? AND ${key} = ?`, { replacements: [wanted, name, former] })
      } catch (error) {
        // Two names that are the same from now on: the later one keeps its key until somebody changes it.
        if (!(error instanceof UniqueConstraintError)) throw error
      }
    }
  }
}

/** Keys in NFC are good keys before, too. */
export async function down(): Promise<void> {}
