// `npm run release`: builds the release of package.json's version into dist-release/, twice, and checks that both have the same bytes. The
// time of the release is that of its commit (or SOURCE_DATE_EPOCH). `--draft` also releases what is not committed or not ready; `--out`
// names another folder.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { MIGRATIONS } from '../../src/db/migrations/index.ts'
import { FINGERPRINTS } from '../../src/generated/schema.ts'
import { FEATURE_LEVEL } from '../../src/limits.ts'
import { changesOfReleased, type Released } from '../checks.ts'
import { comparable, type ReleasableContract } from '../contract-diff.ts'
import { findPrism } from '../contract-tools.ts'
import { type About, buildClient, buildMock, buildServer, writeContract } from './products.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { draft, out } = parseArgs({
  options: { draft: { type: 'boolean', default: false }, out: { type: 'string', default: 'dist-release' } },
}).values
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

await release()

async function release(): Promise<void> {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const unready = [...faults(version)]
  for (const fault of unready) console.error(draft ? `draft: ${fault}` : fault)
  if (unready.length > 0 && !draft) process.exit(1)
  // Installs it if it is missing.
  findPrism()
  const about: About = {
    version,
    commit: git('rev-parse', 'HEAD'),
    time: Number(process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct')),
  }
  // In the checkout, so that what is built finds its packages.
  const folder = mkdtempSync(join(root, 'dist-release-'))
  try {
    const [once, again] = [await build(join(folder, 'once'), about), await build(join(folder, 'again'), about)]
    const differing = readdirSync(once).filter((name) => sumOf(join(once, name)) !== sumOf(join(again, name)))
    if (differing.length > 0) throw new Error(`two builds differ in ${differing.join(', ')}`)
    const target = resolve(out)
    rmSync(target, { recursive: true, force: true })
    renameSync(once, target)
    console.log(`${relative(process.cwd(), target)}:`)
    for (const name of readdirSync(target)) console.log(`${String(statSync(join(target, name)).size).padStart(10)}  ${name}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds everything into a new folder, and returns that. */
async function build(folder: string, about: About): Promise<string> {
  const products = join(folder, 'products')
  mkdirSync(products, { recursive: true })
  await buildServer(join(folder, 'server'), products, about)
  await buildMock(join(folder, 'mock'), products, about)
  buildClient(join(folder, 'client'), products, about)
  writeContract(products)
  const sums = readdirSync(products)
    .sort()
    .map((name) => `${sumOf(join(products, name))}  ${name}\n`)
  writeFileSync(join(products, 'SHA256SUMS'), sums.join(''))
  return products
}

/** What is not ready for a release. */
function* faults(version: string): Generator<string> {
  if (git('status', '--porcelain') !== '') yield 'there are changes that are not committed'
  if (!new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`, 'm').test(read('CHANGELOG.md')))
    yield `CHANGELOG.md has no chapter '## ${version} (date)'`
  const contract = JSON.parse(read('src/generated/contract.json')) as ReleasableContract
  if (read(`openapi/released/${FEATURE_LEVEL}.json`) !== `${JSON.stringify(comparable(contract))}\n`)
    yield `openapi/released/${FEATURE_LEVEL}.json is not the present contract: npm run tool -- contract-diff --release`
  const released = JSON.parse(read('src/db/migrations/released.json')) as Released
  for (const { name } of MIGRATIONS)
    if (!released[name]) yield `the migration ${name} is not recorded as released: npm run check -- migrations --release`
  yield* changesOfReleased(join(root, 'src/db/migrations'), released, FINGERPRINTS)
  const fixture = `contract-tests/releases/${version}.ndjson.gz`
  if (!existsSync(join(root, fixture))) yield `${fixture} is missing: npx tsx scripts/release-fixture.ts`
}

function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
