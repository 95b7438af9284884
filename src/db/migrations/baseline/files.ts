// Uploaded files, and the messages that refer to them.

import { big, id, index, int, key, string, type Tables, unique } from './table.ts'

export const files: Tables = {
  attachments: {
    columns: {
      id,
      realm_id: int,
      owner_id: int,
      path_id: string(255),
      file_name: string(255),
      size: big,
      date_created: big,
      // Whether the bytes are in the store, so that the store keeps no bytes without a row.
      state: { ...string(10), defaultValue: 'stored' },
      thumbnails: { ...string(10), allowNull: true },
      decodings: { ...int, defaultValue: 0 },
    },
    indexes: [unique('path_id'), index('owner_id'), index('realm_id', 'state', 'size'), index('state', 'date_created')],
  },
  attachment_messages: {
    columns: { realm_id: int, attachment_id: key(int), message_id: key(int) },
    indexes: [index('message_id')],
  },
  scheduled_message_attachments: {
    columns: { realm_id: int, scheduled_message_id: key(int), attachment_id: key(int) },
    indexes: [index('attachment_id')],
  },
}
