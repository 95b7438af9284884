// How much there is in a row, in bytes: so that an answer knows where it ends before its texts are read.

import type { QueryInterface } from 'sequelize'

const SIZES: Record<string, string[]> = {
  messages: ['content', 'rendered_content'],
  message_edits: ['prev_content', 'prev_rendered_content'],
  events: ['payload', 'audience'],
}

export async function up(schema: QueryInterface): Promise<void> {
  // SQLite knows a text's size without reading it, and adds no stored columns; MySQL would read all of it each time.
  const kind = schema.sequelize.getDialect() === 'mysql' ? 'STORED' : 'VIRTUAL'
  for (const [table, columns] of Object.entries(SIZES)) {
    if (await hasSize(schema, table)) continue
    const sum = columns.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`).join(' + ')
    await schema.sequelize.query(`ALTER TABLE ${table} ADD COLUMN text_size INTEGER GENERATED ALWAYS AS (${sum}) ${kind}`)
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const table of Object.keys(SIZES)) await schema.sequelize.query(`ALTER TABLE ${table} DROP COLUMN text_size`)
}

/** `describeTable` does not tell of generated columns. */
async function hasSize({ sequelize }: QueryInterface, table: string): Promise<boolean> {
  try {
    await sequelize.query(`SELECT text_size FROM ${table} LIMIT 1`)
    return true
  } catch {
    return false
  }
}
