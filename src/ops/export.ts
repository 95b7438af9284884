// Everything that an organisation has, as an archive that other programs can read and another server can import.

import { realmUrl } from '../access/organisation/realms.ts'
import type { App } from '../context.ts'
import { tablesOf, type WholeTable } from '../db/whole-tables.ts'
import { badRequest } from '../errors.ts'
import type { Realm } from '../models/realm.ts'
import { temporaryFolder } from '../values/folders.ts'
import type { Contents, Course } from './archive/form.ts'
import { withOutput } from './archive/streams.ts'
import { writeArchive } from './archive/write.ts'
import { sharedOf } from './consent.ts'

/** What an export holds only on request, because it gives access: hashes of passwords, and of API keys with the devices that belong to them and what bots call. */
export interface Secrets {
  passwords?: boolean
  keys?: boolean
}

/** Tables that give access to everybody who has a link, hold pending work, or are derived from others. */
const LEFT_OUT = new Set([
  ...['links', 'invitations', 'event_queues', 'events', 'jobs', 'notifications', 'sent_keys'],
  ...['missed_messages', 'notified_positions', 'digest_rounds', 'bot_deliveries', 'unposted_webhooks'],
  'message_texts',
])
const OF_KEYS = new Set(['api_keys', 'devices', 'bot_services'])
const OF_PASSWORDS = new Set(['password_hash'])
/** As passwords do, these let people in. */
const LIKE_PASSWORDS = new Set(['identities'])
/** Columns of an organisation: what its links are signed with, and what an import or a purge that runs has noted. */
const OF_SERVER = new Set(['link_secret', 'unfinished', 'lease_holder', 'lease_until'])

/** The tables and columns of an export. */
export function tablesOfExport(sequelize: App['db']['sequelize'], { passwords = false, keys = false }: Secrets): WholeTable[] {
  // Tables of no organisation are the server's.
  const isOfRealm = ({ name, columns }: WholeTable): boolean => name === 'realms' || 'realm_id' in columns
  const isLeftOut = ({ name }: WholeTable): boolean =>
    LEFT_OUT.has(name) || (!keys && OF_KEYS.has(name)) || (!passwords && LIKE_PASSWORDS.has(name))
  const tables = tablesOf(sequelize).filter((table) => isOfRealm(table) && !isLeftOut(table))
  const isHeld = ({ name }: WholeTable, column: string): boolean =>
    (passwords || !OF_PASSWORDS.has(column)) && !(name === 'realms' && OF_SERVER.has(column))
  return tables.map((table) => ({
    ...{ name: table.name, key: table.key },
    columns: Object.fromEntries(Object.entries(table.columns).filter(([column]) => isHeld(table, column))),
  }))
}

/**
 * Writes an organisation as it is at one moment into a file, which must not exist, or to standard output. The server can keep running.
 * `byConsent`: without the private data of people who have not agreed to it. Throws BAD_REQUEST if it is to have secrets too.
 */
export async function exportRealm(
  { config, db, storage }: App,
  realm: Realm,
  file: string,
  course: Course,
  { byConsent = false, ...secrets }: { byConsent?: boolean } & Secrets = {},
): Promise<Contents> {
  if (byConsent && (secrets.passwords || secrets.keys)) throw badRequest('An export by consent has no passwords and no keys')
  const { id, name, subdomain } = realm
  const about = {
    format: 'parley-export',
    version: config.version,
    has_files: true,
    realm: { id, name, subdomain, url: realmUrl(config, realm) },
    ...(byConsent ? { by_consent: true as const } : {}),
  } as const
  const tables = tablesOfExport(db.sequelize, secrets)
  const source = { db, storage, course, folder: temporaryFolder(config) }
  const shared = byConsent ? await sharedOf(id) : undefined
  return withOutput(file, (sink) => writeArchive(sink, source, { about, tables, ...(shared ? { shared } : {}) }))
}
