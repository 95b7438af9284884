// Which columns name rows of other tables. The database has no foreign keys (docs/adr/0009), but the tables say it.

import type { Fate } from '../db/table.ts'
import type { ModelTable } from '../db/whole-tables.ts'

/** A column that names a row, and the table of that row. For an account also what becomes of the row when its person is purged. */
export interface ColumnReference {
  table: string
  column: string
  target: string
  fate: Fate | undefined
}

/** The columns of these tables that name rows which must exist. */
export function referencesOf(tables: readonly Pick<ModelTable, 'stated'>[]): ColumnReference[] {
  return tables.flatMap(({ stated: { name, columns } }) =>
    Object.entries(columns).flatMap(([column, { refersTo }]) =>
      typeof refersTo === 'object' && 'table' in refersTo ? [{ table: name, column, target: refersTo.table, fate: refersTo.fate }] : [],
    ),
  )
}
