// databases: both
// A purge leaves nothing of an organisation and changes nothing of others, also after an interruption. manage.test.ts shows the command.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRealmRow, setRealmActive } from '../actions/organisation/realms.ts'
import { operatorContext } from '../context.ts'
import { countRows, readLines, tablesOf } from '../db/whole-tables.ts'
import { Attachment } from '../models/attachment.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { files } from '../sandbox/world.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'
import { unixTime } from '../values/dates.ts'
import { contentsOfRealm, purgeRealm } from './purge-realm.ts'
import { integrityOf } from './status.ts'

const DEMO = 1
const COURSE = { progress: () => {}, signal: new AbortController().signal }

let app: SeededApp
let others: number[]
beforeAll(async () => {
  app = await startSeededApp()
  others = (await Realm.findAll()).map(({ id }) => id).filter((id) => id !== DEMO)
}, 60_000)
afterAll(() => app.close())

const parts = () => app.server.app

/** The rows of organisations, by table. */
async function rowsOf(realmIds: readonly number[]): Promise<Record<string, string[]>> {
  const { db } = parts()
  const rows: Record<string, string[]> = {}
  for (const table of tablesOf(db.sequelize))
    for (const realmId of realmIds)
      for await (const lines of readLines(db, table, { realmId }, undefined as never))
        rows[`${table.name} ${realmId}`] = [...(rows[`${table.name} ${realmId}`] ?? []), ...lines]
  return rows
}

async function remaining(): Promise<Record<string, number>> {
  const { db } = parts()
  const counts: Record<string, number> = {}
  for (const table of tablesOf(db.sequelize)) {
    const rows = await countRows(db, table, { realmId: DEMO }, undefined as never)
    if (rows > 0) counts[table.name] = rows
  }
  return counts
}

test('workers leave an organisation alone that is being imported or purged', async () => {
  const later = unixTime() + 1_000_000_000
  const due = async (): Promise<number[]> => [
    (await ScheduledMessage.findDue(later, 100)).length,
    (await Attachment.findUnused(later, 100)).length,
    (await Channel.findSilent(later)).length,
    (await Channel.countMessages(parts().db, { afterId: 0, createdBy: later, since: 0, limit: 100 })).length,
  ]
  const before = await due()
  expect(Math.min(...before)).toBeGreaterThan(0)
  await Realm.update({ unfinished: 'import' }, { where: {} })
  expect(await due()).toEqual([0, 0, 0, 0])
  await Realm.update({ unfinished: null }, { where: {} })
  expect(await due()).toEqual(before)
})

test('a purge refuses an active organisation, goes on where it was interrupted, and leaves an entry in the audit log', async () => {
  const before = await rowsOf(others)
  expect(Object.keys(before).length).toBeGreaterThan(5)
  const Authorization = `Basic ${Buffer.from(`member@example.com:${app.keys.member}`).toString('base64')}`
  const thumbnail = `${app.url}/user_uploads/thumbnail/${files.pixel.pathId}/840x560.webp`
  expect((await fetch(thumbnail, { headers: { Authorization } })).status).toBe(200)
  await expect(purgeRealm(parts(), { id: DEMO }, COURSE)).rejects.toThrow('Demo is active: deactivate it first')
  await setRealmActive(operatorContext(parts(), { id: DEMO }), false)
  const has = await contentsOfRealm(parts(), { id: DEMO })
  expect(Object.keys(has).length).toBeGreaterThan(30)
  expect(has.files).toBeGreaterThan(3)

  const stop = new AbortController()
  const stopped = { progress: (done: number) => done === 10 && stop.abort(new Error('stopped')), signal: stop.signal }
  await expect(purgeRealm(parts(), { id: DEMO }, stopped as never)).rejects.toThrow('stopped')
  expect((await remaining()).realms).toBe(1)
  await expect(setRealmActive(operatorContext(parts(), { id: DEMO }), true)).rejects.toThrow('The purge of Demo is not finished')

  const { rows } = await purgeRealm(parts(), { id: DEMO }, COURSE)
  expect(rows).toBeGreaterThan(100)
  expect(await remaining()).toEqual({ audit_entries: 1 })
  expect(await AuditEntry.findAll({ where: { realm_id: DEMO }, raw: true })).toMatchObject([
    { actor_type: 'operator', action: 'purged', subject_type: 'organisation', subject_id: DEMO, subject_name: 'Demo' },
  ])
  const stored = await readdir(join(parts().config.dataDir, 'uploads'), { recursive: true, withFileTypes: true })
  expect(stored.filter((one) => one.isFile())).toEqual([])
  expect(await rowsOf(others)).toEqual(before)
  expect((await integrityOf(parts(), () => {})).faults).toEqual({})
  expect((await fetch(`${app.url}/api/v1/server_settings`)).status).not.toBe(500)
})

test('what an import has left is removed without an entry in the audit log', async () => {
  const { db } = parts()
  const row = {
    subdomain: 'half',
    name: 'Half',
    description: '',
    date_created: unixTime(),
    is_active: false,
    unfinished: 'import',
  } as const
  const { id } = await db.transaction((tx) => createRealmRow(row, tx))
  await purgeRealm(parts(), { id }, COURSE)
  expect(await Realm.findByPk(id)).toBeNull()
  expect(await AuditEntry.count({ where: { realm_id: id } })).toBe(0)
})
