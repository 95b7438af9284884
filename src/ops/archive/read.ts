// Reads an archive from its beginning to its end, and compares all of it with its manifest.

import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ColumnKind } from '../../db/whole-tables.ts'
import { isPathOf } from '../../values/file-names.ts'
import { type ArchiveEntry, Damaged, readEntries } from './container.ts'
import { type ArchivedTable, FORMAT_VERSION, FORMATS, fileLine, HEADER, type Header, MANIFEST, type Manifest, PART_SIZE } from './form.ts'

/** No part is longer than this many bytes, because no row is. */
const MAX_PART = 128 * 2 ** 20
const MAX_DESCRIPTION = 4 * 2 ** 20

/** What an archive has after its header. */
type Part =
  | { kind: 'rows'; table: ArchivedTable; lines: string[] }
  | { kind: 'file'; path: string; size: number; bytes: AsyncIterable<Buffer> }

/** An archive that is being read. */
export interface OpenArchive {
  header: Header
  /** Throws Damaged if any of it is not as it was written. The bytes of a file must be read before the next part. */
  parts: AsyncIterable<Part>
  /** Defined after all parts. */
  manifest(): Manifest
}

/** Begins to read an archive. Throws Damaged, and an Error if it is something else or of a newer form. */
export async function openArchive(source: Readable): Promise<OpenArchive> {
  const entries = readEntries(source)
  const first = await entries.next()
  if (first.done || first.value.name !== HEADER) throw new Damaged(`it does not begin with ${HEADER}`)
  const header = headerOf(await readJson(first.value))
  let manifest: Manifest | undefined
  return {
    header,
    parts: (async function* () {
      const counts = new Counts(header)
      for await (const entry of entries) {
        if (manifest) throw new Damaged('it goes on after its manifest')
        if (entry.name === MANIFEST) {
          manifest = (await readJson(entry)) as Manifest
          counts.requireEqual(manifest)
        } else yield await counts.partOf(entry)
      }
      if (!manifest) throw new Damaged('its end is missing')
    })(),
    manifest: () => {
      if (!manifest) throw new Error('the manifest is read last')
      return manifest
    },
  }
}

/** What has been read, to be compared with the manifest. */
class Counts {
  readonly #header: Header
  readonly #tables: { rows: number; bytes: number; hash: Hash }[]
  readonly #files = { files: 0, bytes: 0, hash: createHash('sha256') }
  /** The table that is being read, by its place in the header, and the number of its last part. */
  #table = 0
  #part = 0

  constructor(header: Header) {
    this.#header = header
    this.#tables = header.tables.map(() => ({ rows: 0, bytes: 0, hash: createHash('sha256') }))
  }

  async partOf(entry: ArchiveEntry): Promise<Part> {
    const [, name, number] = /^tables\/(\w+)\/(\d{6,})\.ndjson$/.exec(entry.name) ?? []
    if (name !== undefined) return this.#rowsOf(entry, name, Number(number))
    if (!entry.name.startsWith('files/') || !this.#header.has_files) throw new Damaged('it has an unknown part')
    const path = entry.name.slice('files/'.length)
    if (!isPathOf(Number.parseInt(path, 10), path)) throw new Damaged('it has a file with a wrong path')
    return { kind: 'file', path, size: entry.size, bytes: this.#countFile(path, entry.bytes) }
  }

  async #rowsOf(entry: ArchiveEntry, name: string, number: number): Promise<Part> {
    const place = this.#header.tables.findIndex((table) => table.name === name)
    // A file is stored only if a row names it, so all rows are there before.
    if (this.#files.files > 0) throw new Damaged(`${entry.name} is in the wrong place`)
    if (place > this.#table) [this.#table, this.#part] = [place, 0]
    const [table, counts] = [this.#header.tables[this.#table], this.#tables[this.#table]]
    if (place !== this.#table || number !== ++this.#part || !table || !counts) throw new Damaged(`${entry.name} is in the wrong place`)
    const bytes = await readAll(entry, MAX_PART)
    counts.hash.update(bytes)
    counts.bytes += bytes.length
    const text = bytes.toString('utf8')
    if (text.lastIndexOf('\n', text.length - 2) > 2 * PART_SIZE) throw new Damaged(`${entry.name} has too many rows`)
    const lines = text.split('\n')
    if (lines.pop() !== '') throw new Damaged(`${entry.name} ends within a row`)
    counts.rows += lines.length
    return { kind: 'rows', table, lines }
  }

  async *#countFile(path: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    for await (const chunk of bytes) {
      hash.update(chunk)
      this.#files.bytes += chunk.length
      yield chunk
    }
    this.#files.files++
    this.#files.hash.update(fileLine(path, hash.digest('hex')))
  }

  /** Throws Damaged unless this is what the manifest says. */
  requireEqual({ tables, files }: Manifest): void {
    for (const [i, { name, rows }] of this.#header.tables.entries()) {
      const { hash, ...counted } = this.#tables[i] ?? { rows: 0, bytes: 0, hash: createHash('sha256') }
      requireSame(`the table ${name}`, { ...counted, sha256: hash.digest('hex') }, tables?.[name])
      requireSame(`the table ${name}`, { rows: counted.rows }, { rows })
    }
    const { hash, ...counted } = this.#files
    requireSame('the list of files', { ...counted, sha256: hash.digest('hex') }, files)
  }
}

function requireSame(what: string, found: object, expected: object | undefined): void {
  for (const [name, value] of Object.entries(found)) {
    const wanted: unknown = expected && Reflect.get(expected, name)
    if (value !== wanted) throw new Damaged(`${what} has ${name} ${value} instead of ${wanted}`)
  }
}

function headerOf(found: unknown): Header {
  const header = found as Header
  if (!FORMATS.includes(header?.format) || !Number.isInteger(header.format_version)) throw new Damaged(`${HEADER} does not say what it is`)
  if (header.format_version > FORMAT_VERSION)
    throw new Error(
      `its form is ${header.format_version}, written by version ${header.version}. This version reads forms up to ${FORMAT_VERSION}`,
    )
  const isName = (name: unknown): boolean => typeof name === 'string' && /^\w+$/.test(name)
  const kinds: ColumnKind[] = ['int32', 'int64', 'boolean', 'text']
  const areTables = header.tables?.every?.(
    ({ name, key, columns, rows }) =>
      isName(name) &&
      key?.every?.((column) => Object.hasOwn(columns, column)) &&
      Number.isInteger(rows) &&
      Object.entries(columns ?? {}).every(([column, kind]) => isName(column) && kinds.includes(kind)),
  )
  const { realm } = header
  const isRealm =
    realm === undefined ||
    (Number.isSafeInteger(realm?.id) && [realm.name, realm.subdomain, realm.url].every((text) => typeof text === 'string'))
  if (
    !areTables ||
    !isRealm ||
    !header.migrations?.length ||
    !header.migrations.every?.(({ name, fingerprint }) => isName(name?.replace(/-/g, '_')) && isName(fingerprint))
  )
    throw new Damaged(`${HEADER} is incomplete`)
  return header
}

async function readJson(entry: ArchiveEntry): Promise<unknown> {
  const bytes = await readAll(entry, MAX_DESCRIPTION)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Damaged(`${entry.name} is not JSON`)
  }
}

async function readAll({ name, size, bytes }: ArchiveEntry, max: number): Promise<Buffer> {
  if (size > max) throw new Damaged(`${name} is too large`)
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}
