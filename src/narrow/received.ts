// The rows that a send leaves out: what a user has received and has no row for yet.

import type { Db } from '../db/index.ts'
import type { User } from '../models/user.ts'

/** Creates the rows of all that the user has received, from subscription spans and direct conversations. */
export async function catchUp(db: Db, user: User): Promise<void> {
  const ignore = db.dialect === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE'
  await db.transaction((tx) =>
    db.sequelize.query(
      `${ignore} INTO user_messages (realm_id, user_id, message_id, flags)
        SELECT m.realm_id, ?, m.id, 0 FROM messages m JOIN channels c ON c.recipient_id = m.recipient_id
          JOIN subscription_spans s ON s.channel_id = c.id AND s.user_id = ?
          WHERE m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id)
        UNION SELECT m.realm_id, ?, m.id, 0 FROM recipient_members d JOIN messages m ON m.recipient_id = d.recipient_id WHERE d.user_id = ?`,
      { replacements: [user.id, user.id, user.id, user.id], transaction: tx },
    ),
  )
}
