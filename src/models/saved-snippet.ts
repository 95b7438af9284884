// A text that a user has saved for use in messages.

import { type Read, readOf } from '../db/reads.ts'
import type { Row } from '../db/sql.ts'
import { big, id, index, long, markdown, person, plain, realm, string, table } from '../db/table.ts'

class SavedSnippetTable extends table(
  'saved_snippets',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    title: plain(string(60)),
    content: markdown(long()),
    /** UNIX seconds. */
    date_created: big(),
  },
  { indexes: [index('user_id'), index('realm_id')] },
) {
  /** A user's snippets, in the order in which they were created. */
  static allOf(userId: number): Read<SavedSnippet> {
    return readOf(SavedSnippet, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }
}

export const SavedSnippet = SavedSnippetTable
export type SavedSnippet = Row<SavedSnippetTable>
