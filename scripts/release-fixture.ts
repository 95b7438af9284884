// `npx tsx scripts/release-fixture.ts [FILE]`: writes the database and the files of the seed world, as this version makes them, by default to
// contract-tests/releases/VERSION.ndjson.gz. A release has one, and later versions must be able to upgrade it (src/db/releases.test.ts).

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Contract, cases, titleOf } from '../contract-tests/cases.ts'
import { seed } from '../contract-tests/seeded.ts'
import { readHistory } from '../src/db/history.ts'
import { type Db, openDatabase } from '../src/db/index.ts'
import { readSchema } from '../src/db/schema.ts'
import { dereference, loadContract } from '../src/http/contract.ts'
import type { ReleaseLine } from '../src/testing/release.ts'
import { unixTime } from '../src/values/dates.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const dataDir = mkdtempSync(join(tmpdir(), 'parley-fixture-'))
try {
  const url = `sqlite:${dataDir}/database.sqlite`
  const env = { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, DATABASE_URL: url, PORT: '0', SERVICE_VERSION: version }
  const keys = await seed(dataDir, env)
  const db = await openDatabase(url)
  const lines: ReleaseLine[] = [
    {
      version,
      made: unixTime(),
      keys,
      migrations: await readHistory(db.sequelize),
      cases: [...cases(dereference<Contract>(loadContract().bundled))].map(titleOf),
    },
    ...(await rowsOf(db)),
    ...filesOf(join(dataDir, 'uploads')),
  ]
  await db.close()
  const file = process.argv[2] ?? join(root, `contract-tests/releases/${version}.ndjson.gz`)
  writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 }))
  console.log(`wrote ${file}: ${lines.length} lines`)
} finally {
  rmSync(dataDir, { recursive: true })
}

async function rowsOf(db: Db): Promise<ReleaseLine[]> {
  const lines: ReleaseLine[] = []
  for (const [table, { columns, indexes }] of Object.entries(await readSchema(db))) {
    const stored = Object.keys(columns).filter((name) => !columns[name]?.endsWith(' computed'))
    const order = /\((.*)\)/.exec(indexes.PRIMARY ?? '')?.[1]
    const { rows } = await db.run<Record<string, unknown>>(`SELECT ${stored.join(', ')} FROM ${table} ORDER BY ${order}`)
    if (rows.length > 0)
      lines.push({ table, columns: stored, rows: rows.map((row) => stored.map((name) => row[name] as string | number | null)) })
  }
  return lines
}

function filesOf(folder: string): ReleaseLine[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => ({ file: relative(folder, path), content: readFileSync(path).toString('base64') }))
}
