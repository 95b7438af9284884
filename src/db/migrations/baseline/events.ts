// The event log and the queues that read it (docs/adr/0002-event-log.md), and jobs for outgoing work (docs/adr/0011-processes.md).

import type { Sequelize } from 'sequelize'
import { big, id, index, int, key, long, optional, sizeOf, string, type Tables } from './table.ts'

export const events = (sequelize: Sequelize): Tables => ({
  events: {
    columns: {
      realm_id: key(int),
      seq: key(big),
      type: string(40),
      payload: long(sequelize),
      audience: long(sequelize),
      date_created: big,
      text_size: sizeOf(sequelize, 'payload', 'audience'),
    },
  },
  event_queues: {
    columns: {
      id: key(string(36)),
      realm_id: int,
      user_id: int,
      options: long(sequelize),
      acknowledged_id: big,
      last_seen_at: big,
      idle_timeout: int,
      date_created: big,
      client: { ...string(30), defaultValue: '' },
      began_at_id: { ...big, defaultValue: 0 },
      given_id: { ...big, defaultValue: 0 },
      number: { ...big, defaultValue: 0 },
    },
    indexes: [index('realm_id'), index('last_seen_at'), index('user_id')],
  },
  jobs: {
    columns: {
      id,
      realm_id: int,
      kind: string(20),
      payload: long(sequelize),
      due_at: big,
      attempts: { ...int, defaultValue: 0 },
      lease_until: { ...big, defaultValue: 0 },
      lease_holder: optional(string(36)),
      last_error: optional(string(500)),
      died_at: optional(big),
      date_created: big,
    },
    indexes: [index('kind', 'died_at', 'due_at')],
  },
})
