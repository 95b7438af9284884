// Everything that an organisation has, as an archive that other programs can read.

import { join } from 'node:path'
import type { App } from '../context.ts'
import { tablesOf, type WholeTable } from '../db/whole-tables.ts'
import type { Realm } from '../models/realm.ts'
import type { Contents, Course } from './archive/form.ts'
import { withOutput } from './archive/streams.ts'
import { writeArchive } from './archive/write.ts'
import { withConsent } from './consent.ts'

/** Tables that give access, hold pending work, or are derived from others. */
const LEFT_OUT = new Set([
  ...['api_keys', 'devices', 'links', 'invitations', 'event_queues', 'events', 'jobs', 'notifications', 'sent_keys'],
  ...['missed_messages', 'notified_positions'],
  'message_texts',
])
const SECRET = new Set(['password_hash', 'link_secret'])

/**
 * Writes an organisation as it is at one moment into a file, which must not exist, or to standard output. The server can run meanwhile.
 * `byConsent`: without the private data of people who have not agreed to it.
 */
export function exportRealm(
  { config, db, storage }: App,
  realm: Realm,
  file: string,
  course: Course,
  { byConsent = false }: { byConsent?: boolean } = {},
): Promise<Contents> {
  const { id, name, subdomain } = realm
  const about = {
    format: 'parley-export',
    version: config.version,
    has_files: true,
    realm: { id, name, subdomain },
    ...(byConsent ? { by_consent: true as const } : {}),
  } as const
  // Tables of no organisation are the server's.
  const isOfRealm = ({ name, columns }: WholeTable): boolean => name === 'realms' || 'realm_id' in columns
  const tables = tablesOf(db.sequelize).filter((table) => isOfRealm(table) && !LEFT_OUT.has(table.name))
  const source = { db, storage, course, folder: join(config.dataDir, 'tmp') }
  const shared = byConsent ? withConsent(tables) : tables
  return withOutput(file, (sink) => writeArchive(sink, source, { about, tables: shared.map(withoutSecrets) }))
}

function withoutSecrets(table: WholeTable): WholeTable {
  return { ...table, columns: Object.fromEntries(Object.entries(table.columns).filter(([column]) => !SECRET.has(column))) }
}
