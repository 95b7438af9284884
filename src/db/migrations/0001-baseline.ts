// The schema of the first release. Text is compared byte for byte. What is compared in another way has a `_key` column. There are no
// foreign keys (docs/adr/0009-databases-and-sql.md).

import type { QueryInterface, Sequelize } from 'sequelize'
import { audit } from './baseline/audit.ts'
import { channels } from './baseline/channels.ts'
import { events } from './baseline/events.ts'
import { files } from './baseline/files.ts'
import { groups } from './baseline/groups.ts'
import { messages } from './baseline/messages.ts'
import { organisation } from './baseline/organisation.ts'
import { people } from './baseline/people.ts'
import { personal } from './baseline/personal.ts'
import { addWords, removeWords, search } from './baseline/search.ts'
import type { Tables } from './baseline/table.ts'

const tablesOf = (sequelize: Sequelize): Tables => ({
  ...organisation(sequelize),
  ...people,
  ...groups,
  ...channels,
  ...messages(sequelize),
  ...search(sequelize),
  ...personal(sequelize),
  ...events(sequelize),
  ...files,
  ...audit(sequelize),
})

export const usableBy = '0001-baseline'

export async function up(schema: QueryInterface): Promise<void> {
  for (const [table, { columns, indexes = [], isAscii }] of Object.entries(tablesOf(schema.sequelize))) {
    const charset = isAscii ? 'ascii' : 'utf8mb4'
    await schema.createTable(table, columns, { charset, collate: `${charset}_bin` })
    // Some may exist after an interrupted migration, because creating tables and indexes is not transactional on MySQL.
    const existing = (await schema.showIndex(table)) as { name: string }[]
    for (const { columns, name = [table, ...columns].join('_'), ...options } of indexes)
      if (!existing.some((index) => index.name === name)) await schema.addIndex(table, columns, { ...options, name })
  }
  await addWords(schema)
}

export async function down(schema: QueryInterface): Promise<void> {
  await removeWords(schema)
  for (const table of Object.keys(tablesOf(schema.sequelize)).reverse()) await schema.dropTable(table)
}
