// The schema of the first release, as `npm run generate` has made it from src/models/. Text is compared byte for byte. What is compared in
// another way has a `_key` column. There are no foreign keys (docs/adr/0009-databases-and-sql.md).

import type { QueryInterface } from 'sequelize'
import { isMysql } from '../dialect.ts'
import baseline from './baseline.json' with { type: 'json' }

export const usableBy = '0001-baseline'

export async function up({ sequelize }: QueryInterface): Promise<void> {
  for (const sql of isMysql(sequelize) ? baseline.mysql : baseline.sqlite) await sequelize.query(sql)
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const table of ['message_words', ...baseline.tables.toReversed()]) await schema.dropTable(table)
}
