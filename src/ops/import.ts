// Imports an organisation from its export, onto a server that can have others: everything gets other IDs (moved-rows.ts). Until all of it is
// there the organisation is marked and deactivated, and if anything fails, all of it is removed again.

import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { realmUrl } from '../access/organisation/realms.ts'
import type { NewRealmRow } from '../actions/organisation/realms.ts'
import { beginImport, endImport, endPurge, type MovedColumns } from '../actions/organisation/unfinished.ts'
import { type App, operatorContext } from '../context.ts'
import { readHistory } from '../db/history.ts'
import { isDuplicate } from '../db/index.ts'
import { chunks } from '../db/rows.ts'
import { count } from '../db/sql.ts'
import { insertWhole, lineOf, type ModelTable, readLines, reserveIds, rowOf, tablesOf, type WholeTable } from '../db/whole-tables.ts'
import { movedPath } from '../markup/moved.ts'
import { FIELD } from '../models/profile-field.ts'
import { Realm } from '../models/realm.ts'
import { Recipient } from '../models/recipient.ts'
import { tokensOf } from '../narrow/words.ts'
import { safeError } from '../observability/safe-errors.ts'
import { unixTime } from '../values/dates.ts'
import { isPathOf } from '../values/file-names.ts'
import { createDirectory, temporaryFolder } from '../values/folders.ts'
import { type ArchivedRealm, type ArchivedTable, type Contents, type Course, contentsOf, type Header, rowsOf } from './archive/form.ts'
import { type OpenArchive, openArchive } from './archive/read.ts'
import { STANDARD, withInput } from './archive/streams.ts'
import { tablesOfExport } from './export.ts'
import { storeFile } from './files.ts'
import { Contradiction, type Moved, moverOf, requireText, type WholeRow } from './moved-rows.ts'
import { Held, leaseEnd, removeContents, requireLease, whileHeld } from './unfinished-realm.ts'

/** Rows that one transaction inserts, so that others never wait for long. */
const ROWS_AT_ONCE = 500

/** What has become of an export. */
export type Imported = { realm_id: number; realm_url: string } & Contents

/**
 * Imports an organisation from a file, at a subdomain of this server, by default its former one. What an interrupted import has left there
 * is removed first. Throws BAD_REQUEST if the subdomain is taken, and an Error if the file is damaged, no export, or of another version.
 */
export async function importRealm(app: App, file: string, { subdomain }: { subdomain?: string }, course: Course): Promise<Imported> {
  if (file === STANDARD) throw new Error('an import reads its file twice, so it cannot be standard input: name a file')
  const survey = await withInput(file, course.signal, (source) => surveyOf(app, source, course))
  const row = { ...realmRowOf(survey.row), subdomain: subdomain ?? survey.realm.subdomain }
  await removeRemains(app, row.subdomain, course)
  const holder = randomUUID()
  // What names something by the IDs of the archive is written when it has moved.
  const { id: _, settings: __, icon_path, logo_path, night_logo_path, ...given } = row
  const uuid = row.uuid && (await count(Realm, { uuid: row.uuid })) > 0 ? randomUUID() : row.uuid
  const context = { app, now: unixTime(), isOperator: true } as const
  const realm = await beginImport(context, { ...given, ...(uuid ? { uuid } : {}) }, { holder, until: leaseEnd() })
  return whileHeld(app, { realmId: realm.id, holder }, course, async (held) => {
    try {
      const { contents, columns } = await withInput(file, held.signal, (source) => load(app, realm, survey, source, held))
      held.signal.throwIfAborted()
      await endImport(operatorContext(app, realm), holder, columns)
      course.progress(1, 1)
      return { realm_id: realm.id, realm_url: realmUrl(app.config, realm), ...contents }
    } catch (error) {
      // Then it is no longer ours.
      if (held.signal.reason instanceof Held) throw held.signal.reason
      // To the end, though a signal has ended the import.
      await remove(app, realm.id, new AbortController().signal).catch((further) => {
        const message = `${safeError(error).message}. What was imported could not be removed (${safeError(further).message})`
        throw new Error(`${message}: the next import, or purge-realm, does that`, { cause: error })
      })
      throw error
    }
  })
}

function realmRowOf(row: WholeRow): NewRealmRow {
  const { subdomain, name, description, date_created } = row
  if (typeof subdomain !== 'string' || typeof name !== 'string' || typeof description !== 'string' || typeof date_created !== 'number')
    throw new Contradiction('the row of the organisation is incomplete')
  for (const [column, value] of Object.entries(row)) requireText('realms', column, value)
  return { ...row, subdomain, name, description, date_created }
}

/** Removes an organisation that was not imported to the end. */
async function remove(app: App, realmId: number, signal: AbortSignal): Promise<void> {
  await removeContents(app, realmId, { progress: () => {}, signal })
  await endPurge(operatorContext(app, { id: realmId }))
}

/** Removes what an import that was killed has left at a subdomain. Throws Held while one is running there. */
async function removeRemains(app: App, subdomain: string, course: Course): Promise<void> {
  const found = await Realm.findBySubdomain(subdomain)
  if (found?.unfinished !== 'import') return
  const holder = randomUUID()
  await requireLease(app, found.id, holder, course)
  await whileHeld(app, { realmId: found.id, holder }, course, ({ signal }) => remove(app, found.id, signal))
}

/** What is known of an export before it is imported. */
interface Survey {
  header: Header
  realm: ArchivedRealm
  /** The organisation's row. */
  row: WholeRow
  /** The lowest and the highest ID of each table that has some. */
  ids: Map<string, { min: number; max: number }>
  /** The IDs of the profile fields whose values are lists of users. */
  fieldsOfUsers: Set<number>
  /** The bytes of uploaded files, as their rows say. No file is longer than that. */
  uploaded: number
}

/** Reads an export to its end. Throws for another archive, or one of other tables than this server's, and Damaged. */
async function surveyOf(app: App, source: Parameters<typeof openArchive>[0], { progress, signal }: Course): Promise<Survey> {
  const { header, parts } = await openArchive(source)
  const realm = await importable(app, header)
  const survey: Survey = { header, realm, row: {}, ids: new Map(), fieldsOfUsers: new Set(), uploaded: 0 }
  const of = 3 * (rowsOf(header.tables) + 1)
  let done = 0
  for await (const part of parts) {
    signal.throwIfAborted()
    if (part.kind === 'file') for await (const _ of part.bytes) signal.throwIfAborted()
    else {
      note(survey, part.table, part.lines)
      done += part.lines.length
      progress(done, of)
    }
  }
  if (survey.row.id !== realm.id) throw new Contradiction('the archive does not have the row of its organisation')
  const quota = app.config.uploadQuota
  if (quota !== undefined && !(survey.uploaded <= quota))
    throw new Error(`the export has ${survey.uploaded} bytes of uploaded files, and UPLOAD_QUOTA_MIB allows an organisation ${quota}`)
  return survey
}

/** Throws unless an archive is an export with the tables of this server. Returns whose it is. */
async function importable({ config, db }: App, { format, version, migrations, realm, tables, by_consent }: Header): Promise<ArchivedRealm> {
  if (format !== 'parley-export' || !realm) throw new Error('this is a backup of a whole server: import an export of one organisation')
  if (by_consent) throw new Error('the export is by consent, and lacks what others in it name: export the whole organisation')
  const own = await readHistory(db.sequelize)
  const namesOf = (executed: Header['migrations']): string => executed.map(({ name, fingerprint }) => `${name} ${fingerprint}`).join()
  if (namesOf(own) !== namesOf(migrations))
    throw new Error(
      `version ${version} wrote the export, and this is version ${config.version}, whose tables are others: bring both servers to the same version, and export again`,
    )
  const known = new Map(tablesOfExport(db.sequelize, { passwords: true, keys: true }).map((table) => [table.name, table]))
  const found = new Map(tables.map((table) => [table.name, table]))
  const isKnown = ({ name, columns, key }: ArchivedTable): boolean =>
    isDeepStrictEqual(key, known.get(name)?.key) &&
    Object.entries(columns).every(([column, kind]) => known.get(name)?.columns[column] === kind)
  const isWhole = ({ name, columns }: WholeTable): boolean => Object.keys(columns).every((column) => found.get(name)?.columns[column])
  if (found.size !== tables.length || !tables.every(isKnown) || !tablesOfExport(db.sequelize, {}).every(isWhole))
    throw new Error('the export does not have the tables that an export of this version has')
  return realm
}

/** Notes what the rows of a table say about the whole. They are in the order of the key. */
function note(survey: Survey, table: ArchivedTable, lines: readonly string[]): void {
  const idAt = (i: number): number => Number(rowOf(lines.at(i) ?? '', table).id)
  if (table.key.join() === 'id' && lines.length > 0)
    survey.ids.set(table.name, { min: survey.ids.get(table.name)?.min ?? idAt(0), max: idAt(-1) })
  // Nothing but the columns that an export has, whatever the line has.
  if (table.name === 'realms') survey.row = rowOf(lineOf(rowOf(lines[0] ?? '', table), table), table)
  if (table.name === 'attachments') for (const line of lines) survey.uploaded += Math.max(0, Number(rowOf(line, table).size))
  if (table.name === 'profile_fields')
    for (const line of lines) {
      const { id, type } = rowOf(line, table)
      if (type === FIELD.users) survey.fieldsOfUsers.add(Number(id))
    }
}

/** Reserves the IDs that everything gets. */
async function moveTo(app: App, { id, ...own }: Realm, { realm, ids, fieldsOfUsers }: Survey): Promise<Moved> {
  const tables = new Map(tablesOf(app.db.sequelize).map((table) => [table.name, table]))
  const moves = new Map([['realms', { min: realm.id, max: realm.id, first: id }]])
  // A place among messages needs one.
  for (const [name, { min, max }] of new Map([['messages', { min: 1, max: 1 }], ...ids])) {
    const table = tables.get(name)
    if (name !== 'realms' && table) moves.set(name, { min, max, first: await reserveIds(app.db, table, max - min + 1) })
  }
  const idOf: Moved['idOf'] = (table, former) => {
    const move = moves.get(table)
    return move && former >= move.min && former <= move.max ? former - move.min + move.first : undefined
  }
  const { min, max, first } = moves.get('messages') ?? { min: 1, max: 1, first: 1 }
  return {
    idOf,
    placeOf: (place) => (place <= 0 ? place : Math.max(Math.min(place, max) - min, -1) + first),
    isOfUsers: (fieldId) => fieldsOfUsers.has(fieldId),
    names: {
      user: (former) => idOf('users', former),
      group: (former) => idOf('user_groups', former),
      channel: (former) => idOf('channels', former),
      message: (former) => idOf('messages', former),
      realmId: { from: realm.id, to: id },
      url: { from: realm.url, to: realmUrl(app.config, own) },
    },
  }
}

/** Fills an organisation, and compares all rows with what was inserted. */
async function load(
  app: App,
  realm: Realm,
  survey: Survey,
  source: Parameters<typeof openArchive>[0],
  { progress, signal }: Course,
): Promise<{ contents: Contents; columns: MovedColumns }> {
  const archive = await openArchive(source)
  if (!isDeepStrictEqual(archive.header, survey.header)) throw new Error('the file has changed since the import began')
  const moved = await moveTo(app, realm, survey)
  const rows = rowsOf(archive.header.tables) + 1
  let done = rows
  const advance = (more: number): void => {
    signal.throwIfAborted()
    done += more
    progress(done, 3 * rows)
  }
  const inserted = await insertParts(app, archive, moved, advance)
  for (const [table, expected] of inserted) {
    const hash = createHash('sha256')
    await app.db.snapshot(async (tx) => {
      for await (const lines of readLines(app.db, table, { realmId: realm.id }, tx)) {
        hash.update(`${lines.join('\n')}\n`)
        advance(lines.length)
      }
    })
    if (hash.digest('hex') !== expected) throw new Error(`the database has stored other rows in ${table.name} than were inserted`)
  }
  await Recipient.writeHashes(realm.id, app.db)
  const ofRealms = tablesOf(app.db.sequelize).find(({ name }) => name === 'realms') as ModelTable
  const { settings, description, icon_path, logo_path, night_logo_path } = moverOf(ofRealms, moved)({ ...survey.row })
  const images = { icon_path, logo_path, night_logo_path } as Pick<Realm, 'icon_path' | 'logo_path' | 'night_logo_path'>
  return {
    contents: contentsOf(archive.header, archive.manifest()),
    columns: { settings: String(settings), description: String(description), ...images },
  }
}

/** Inserts the rows and stores the files of an archive. Returns the checksum of what each table must have. */
async function insertParts(
  { config, db, storage }: App,
  { parts }: OpenArchive,
  moved: Moved,
  advance: (rows: number) => void,
): Promise<Map<WholeTable, string>> {
  const folder = temporaryFolder(config)
  await createDirectory(folder, 0o700)
  // What is said of a column is this server's word, never the archive's.
  const own = new Map(tablesOf(db.sequelize).map((table) => [table.name, table]))
  const texts = own.get('message_texts') as ModelTable
  const tables = new Map<WholeTable, { move: (row: WholeRow) => WholeRow; hash: ReturnType<typeof createHash> }>()
  for await (const part of parts) {
    advance(0)
    if (part.kind === 'file') {
      if (!isPathOf(moved.names.realmId.from, part.path)) throw new Contradiction('a file is not of the organisation')
      await storeFile({ db, storage, folder }, { ...part, path: movedPath(part.path, moved.names) }, { isForeign: true })
      continue
    }
    // Its row is there.
    if (part.table.name === 'realms') continue
    const table = tables.get(part.table) ?? { move: moverOf(own.get(part.table.name) as ModelTable, moved), hash: createHash('sha256') }
    tables.set(part.table, table)
    for (const lines of chunks(part.lines, ROWS_AT_ONCE)) {
      const rows = lines.map((line) => table.move(rowOf(line, part.table)))
      for (const row of rows) table.hash.update(`${lineOf(row, part.table)}\n`)
      await insertWhole(db, part.table, rows).catch((error) => {
        if (!isDuplicate(error) || part.table.name !== 'api_keys') throw error
        throw new Error('this server has API keys of the export already: export it without them')
      })
      if (part.table.name === 'messages') await insertWhole(db, texts, rows.map(wordsOf))
      advance(lines.length)
    }
  }
  return new Map([...tables].map(([table, { hash }]) => [table, hash.digest('hex')]))
}

/** The words of a message, for search. */
function wordsOf({ id, realm_id, topic, rendered_content }: WholeRow): WholeRow {
  return { message_id: id, realm_id, tokens: tokensOf({ topic: String(topic), rendered_content: String(rendered_content) }) }
}
