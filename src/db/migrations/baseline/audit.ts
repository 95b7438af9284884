// The audit log.

import type { Sequelize } from 'sequelize'
import { big, id, index, int, long, optional, string, type Tables, text } from './table.ts'

export const audit = (sequelize: Sequelize): Tables => ({
  audit_entries: {
    columns: {
      id,
      realm_id: int,
      date_created: big,
      actor_type: string(10),
      actor_id: optional(int),
      address: optional(string(45)),
      client: optional(string(30)),
      action: string(20),
      subject_type: string(30),
      subject_id: optional(int),
      subject_name: text,
      changes: long(sequelize),
    },
    // Entries are read newest first, whatever the filter.
    indexes: [
      index('realm_id', 'id'),
      index('realm_id', 'date_created'),
      index('realm_id', 'actor_id', 'id'),
      index('realm_id', 'subject_type', 'subject_id', 'id'),
    ],
  },
})
