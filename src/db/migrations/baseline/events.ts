// The event log and the queues that read it (docs/adr/0002-event-log.md), and jobs for outgoing work (docs/adr/0011-processes.md).

import type { Sequelize } from 'sequelize'
import { big, id, index, int, key, long, optional, sizeOf, string, type Tables } from './table.ts'

const deliveries: Tables = {
  bot_deliveries: {
    columns: {
      id,
      realm_id: int,
      user_id: int,
      message_id: int,
      recipient_id: int,
      topic_key: string(200),
      cause: string(20),
      request_id: string(40),
      state: { ...string(10), defaultValue: 'waiting' },
      attempts: { ...int, defaultValue: 0 },
      status: optional(int),
      error: optional(string(200)),
      duration: optional(int),
      date_created: big,
      due_at: big,
      finished_at: optional(big),
      lease_until: { ...big, defaultValue: 0 },
      lease_holder: optional(string(36)),
    },
    indexes: [index('state', 'user_id', 'recipient_id', 'topic_key'), index('user_id', 'id'), index('finished_at'), index('realm_id')],
  },
}

export const events = (sequelize: Sequelize): Tables => ({
  ...deliveries,
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
