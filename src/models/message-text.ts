// The words of messages, for search (narrow/words.ts). They are in the full-text index.

import { Op } from 'sequelize'
import { concat } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { insertRows, writeRows } from '../db/rows.ts'
import { run } from '../db/run.ts'
import { type NewRow, type Row, remove, sequelizeOf } from '../db/sql.ts'
import { fullText, key, long, plain, realm, refers, table } from '../db/table.ts'

class MessageTextTable extends table(
  'message_texts',
  {
    message_id: key(refers('messages')),
    realm_id: realm(),
    tokens: plain(long()),
  },
  { indexes: [fullText('tokens')], isAscii: true },
) {
  /** Adds the words of new messages. */
  static async addAll(rows: readonly NewRow<MessageTextTable>[], tx: Tx): Promise<void> {
    await insertRows(MessageText, [...rows], tx)
  }

  /** Writes the words of an edited message. */
  static async writeWords(row: NewRow<MessageTextTable>, tx: Tx): Promise<void> {
    await writeRows(MessageText, [row], ['tokens'], tx)
  }

  /** Writes the words of a new topic. One statement, however many messages there are. */
  static async writeTopic(messageIds: readonly number[], tokens: string, tx: Tx): Promise<void> {
    const sequelize = sequelizeOf(MessageText)
    const rest = "SUBSTR(tokens, INSTR(tokens, ' -'))"
    await run(
      sequelize,
      `UPDATE message_texts SET tokens = ${concat(sequelize, '?', rest)} WHERE message_id IN (?)`,
      [tokens, messageIds],
      tx,
    )
  }

  /** Removes the words of deleted messages. */
  static async removeAll(messageIds: readonly number[], tx: Tx): Promise<void> {
    await remove(MessageText, { message_id: { [Op.in]: [...messageIds] } }, tx)
  }
}

export const MessageText = MessageTextTable
export type MessageText = Row<MessageTextTable>
