// Which tables hold anything of a user. Most users have rows in few of them, so this one statement saves a statement for each of the
// others.

import type { Model, ModelStatic } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { isSnapshot, oncePerSnapshot } from '../db/snapshot-reads.ts'
import { query } from '../db/sql.ts'
import { AlertWord } from './alert-word.ts'
import { ChannelFolder } from './channel-folder.ts'
import { CustomEmoji } from './custom-emoji.ts'
import { Device } from './device.ts'
import { Draft } from './draft.ts'
import { Linkifier } from './linkifier.ts'
import { UserMessage } from './message.ts'
import { MovedSpan } from './move.ts'
import { NavigationView } from './navigation-view.ts'
import { ProfileField } from './profile-field.ts'
import { RealmDomain } from './realm-domain.ts'
import { RecipientMember } from './recipient.ts'
import { ScheduledMessage } from './scheduled-message.ts'
import type { User } from './user.ts'
import { UserStatus } from './user-status.ts'
import { UserTopic } from './user-topic.ts'

type Owner = Pick<User, 'id' | 'realm_id'>
type Table = ModelStatic<Model>
const OF_USER: readonly Table[] = [AlertWord, Device, Draft, MovedSpan, NavigationView, RecipientMember, UserMessage, UserTopic]
const OF_REALM: readonly Table[] = [ChannelFolder, CustomEmoji, Linkifier, ProfileField, RealmDomain, UserStatus]

const filledTables = oncePerSnapshot(async ({ id, realm_id }: Owner, tx?: Tx): Promise<ReadonlySet<string>> => {
  const has = ({ tableName }: Table, condition: string): string => `EXISTS (SELECT 1 FROM ${tableName} WHERE ${condition}) AS ${tableName}`
  const columns = [
    ...OF_USER.map((table) => has(table, 'user_id = :id')),
    ...OF_REALM.map((table) => has(table, 'realm_id = :realm_id')),
    has(ScheduledMessage, 'sender_id = :id'),
  ]
  const [row = {}] = await query<Record<string, number>>(AlertWord, `SELECT ${columns.join(', ')}`, { id, realm_id }, tx)
  return new Set(Object.keys(row).filter((name) => row[name]))
})

/** Whether a table can hold rows of a user or of the user's organisation. Only a snapshot, in which many reads need this, rules it out. */
export async function mayHold(table: Table, owner: Owner, tx?: Tx): Promise<boolean> {
  return !isSnapshot(tx) || (await filledTables(owner, tx)).has(table.tableName)
}

/** Reads rows of a user or of the user's organisation. Runs no query if the table is known to have none. */
export async function readIfAny<Row>(table: Table, owner: Owner, read: () => Promise<Row[]>, tx: Tx): Promise<Row[]> {
  return (await mayHold(table, owner, tx)) ? read() : []
}
