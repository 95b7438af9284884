// Brings a database to the newest schema. umzug runs the migrations; a lock of ours keeps two processes apart.

import { randomUUID } from 'node:crypto'
import { DataTypes, QueryTypes } from 'sequelize'
import { SequelizeStorage, Umzug } from 'umzug'
import { insertOrIgnore } from './dialect.ts'
import type { Db } from './index.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as groups from './migrations/0002-groups.ts'
import * as users from './migrations/0003-users.ts'
import * as settings from './migrations/0004-settings.ts'
import * as personal from './migrations/0005-personal.ts'
import * as invitations from './migrations/0006-invitations.ts'
import * as channelFolders from './migrations/0007-channel-folders.ts'
import * as retention from './migrations/0008-retention.ts'
import * as linkifiers from './migrations/0009-linkifiers.ts'
import * as push from './migrations/0010-push.ts'
import * as people from './migrations/0011-people.ts'
import * as narrows from './migrations/0012-narrows.ts'
import * as received from './migrations/0013-received.ts'
import * as reactions from './migrations/0015-reactions.ts'
import * as files from './migrations/0016-files.ts'
import * as scheduledMessages from './migrations/0017-scheduled-messages.ts'
import * as sending from './migrations/0018-sending.ts'
import * as messageEdits from './migrations/0019-message-edits.ts'
import * as notifications from './migrations/0021-notifications.ts'
import * as spans from './migrations/0022-spans.ts'
import * as userNames from './migrations/0023-user-names.ts'
import * as sizes from './migrations/0024-sizes.ts'
import * as nameKeys from './migrations/0025-name-keys.ts'
import * as positions from './migrations/0026-positions.ts'
import * as queueNarrows from './migrations/0027-queue-narrows.ts'

/** In the order in which they run. */
export const MIGRATIONS = [
  { name: '0001-foundation', ...foundation },
  { name: '0002-groups', ...groups },
  { name: '0003-users', ...users },
  { name: '0004-settings', ...settings },
  { name: '0005-personal', ...personal },
  { name: '0006-invitations', ...invitations },
  { name: '0007-channel-folders', ...channelFolders },
  { name: '0008-retention', ...retention },
  { name: '0009-linkifiers', ...linkifiers },
  { name: '0010-push', ...push },
  { name: '0011-people', ...people },
  { name: '0012-narrows', ...narrows },
  { name: '0013-received', ...received },
  { name: '0015-reactions', ...reactions },
  { name: '0016-files', ...files },
  { name: '0017-scheduled-messages', ...scheduledMessages },
  { name: '0018-sending', ...sending },
  { name: '0019-message-edits', ...messageEdits },
  { name: '0021-notifications', ...notifications },
  { name: '0022-spans', ...spans },
  { name: '0023-user-names', ...userNames },
  { name: '0024-sizes', ...sizes },
  { name: '0025-name-keys', ...nameKeys },
  { name: '0026-positions', ...positions },
  { name: '0027-queue-narrows', ...queueNarrows },
]
/** How long a process may hold the lock without a sign of life, in milliseconds. */
const LEASE = 30_000

/**
 * Runs the migrations that the database lacks. Of several processes one does it and the others wait.
 * Throws when the database knows a migration that this version does not: it is newer than the program.
 */
export async function migrate(db: Db): Promise<void> {
  await withSetupLock(db, async () => {
    const schema = db.sequelize.getQueryInterface()
    const storage = new SequelizeStorage({ sequelize: db.sequelize, tableName: 'migrations' })
    const umzug = new Umzug({
      migrations: MIGRATIONS.map(({ name, up, down }) => ({ name, up: () => up(schema), down: () => down(schema) })),
      storage,
      logger: undefined,
    })
    // umzug itself leaves out what it does not know.
    const unknown = (await storage.executed()).filter((name) => !MIGRATIONS.some((known) => known.name === name))
    if (unknown.length > 0) throw new Error(`the database is newer than this version: it has ${unknown.join(', ')}`)
    await umzug.up()
  })
}

/** Runs `work` while no other process that starts does the same: holds the only row of `migration_lock`. */
export async function withSetupLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const { sequelize } = db
  const schema = sequelize.getQueryInterface()
  const holder = randomUUID()
  await schema.createTable('migration_lock', {
    id: { type: DataTypes.INTEGER, primaryKey: true },
    holder: { type: DataTypes.STRING(36), allowNull: false },
    lease_until: { type: DataTypes.BIGINT, allowNull: false },
  })
  const run = (sql: string, values: unknown[]): Promise<unknown> =>
    db.transaction((tx) => sequelize.query(sql, { replacements: values, transaction: tx }))
  await run(`${insertOrIgnore(sequelize)} migration_lock (id, holder, lease_until) VALUES (1, ?, 0)`, [holder])
  const take = async (): Promise<boolean> => {
    const now = Date.now()
    await run('UPDATE migration_lock SET holder = ?, lease_until = ? WHERE id = 1 AND (holder = ? OR lease_until < ?)', [
      holder,
      now + LEASE,
      holder,
      now,
    ])
    const [row] = await sequelize.query<{ holder: string }>('SELECT holder FROM migration_lock WHERE id = 1', { type: QueryTypes.SELECT })
    return row?.holder === holder
  }
  while (!(await take())) await new Promise((resolve) => setTimeout(resolve, 200))
  const renewal = setInterval(() => void take().catch(() => {}), LEASE / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await run('UPDATE migration_lock SET lease_until = 0 WHERE id = 1 AND holder = ?', [holder])
  }
}
