// databases: both
// The database of each release can be upgraded: its migrations run, its tables are those of this version, and what was true of it still is.
// reload.test.ts upgrades a server while people use it.

import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { type Contract, cases, titleOf } from '../../contract-tests/cases.ts'
import { faults, requestOf, send } from '../../contract-tests/http.ts'
import { startRelay } from '../../contract-tests/relay-process.ts'
import { readConfig } from '../config.ts'
import { dereference, loadContract } from '../http/contract.ts'
import { integrityOf } from '../ops/status.ts'
import { SETTINGS } from '../sandbox/world.ts'
import { startServer } from '../server/app.ts'
import { openApp } from '../server/open-app.ts'
import { releaseFiles, restoreRelease } from '../testing/release.ts'
import { freshDatabase } from '../testing/test-database.ts'
import { MIGRATIONS } from './migrations/index.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

const contract: Contract = dereference(loadContract().bundled)

/** The file of the version under development, as it would be released now. */
function presentFile(): string {
  const file = join(inject('folder'), 'present.ndjson.gz')
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/release-fixture.ts', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  return file
}

const releases = [
  ...releaseFiles().map((file) => ({ version: basename(file, '.ndjson.gz'), file: () => file })),
  { version: 'this version', file: presentFile },
]

test.each(releases)(
  'the database of $version is upgraded, consistent, and gives the answers that it gave',
  { timeout: 240_000 },
  async ({ file }) => {
    const dataDir = await mkdtemp(join(inject('folder'), 'release-'))
    const { url, drop } = await freshDatabase(dataDir)
    cleanups.push(drop)
    const release = await restoreRelease(file(), { url, dataDir })
    const relay = await startRelay()
    cleanups.push(() => relay.end())
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      PUSH_BOUNCER_URL: relay.url,
      ...SETTINGS,
    }
    const app = await openApp({ ...readConfig(settings), roles: { web: true, worker: false } })
    const server = await startServer(app)
    cleanups.push(() => server.close())
    const { rows } = await app.db.run<{ name: string }>('SELECT name FROM migrations ORDER BY name')
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name))
    expect((await integrityOf(app, () => {})).faults).toEqual({})
    const kept = [...cases(contract)].filter((example) => release.cases.includes(titleOf(example)))
    expect(kept.length).toBeGreaterThan(0)
    const wrong: Record<string, string[]> = {}
    for (const example of kept) {
      const found = faults(example, await send(`http://127.0.0.1:${server.port}`, requestOf(contract, example, release.keys)))
      if (found.length > 0) wrong[titleOf(example)] = found
    }
    expect(wrong).toEqual({})
  },
)
