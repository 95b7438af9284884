// `npm run tool -- contract-diff`: compares the contract with the latest released one (openapi/released/, named after its feature level). Refuses a
// change that breaks clients unless a new feature level describes it. With --release, records the contract as released.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FEATURE_LEVEL } from '../src/limits.ts'
import { breakingChanges, comparable, hasOasdiff, type ReleasableContract, unexplained } from './contract-changes.ts'

const root = new URL('../', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8')
const contract = JSON.parse(read('src/generated/contract.json')) as ReleasableContract

if (process.argv.includes('--release')) {
  const name = `openapi/released/${FEATURE_LEVEL}.json`
  writeFileSync(new URL(name, root), `${JSON.stringify(comparable(contract))}\n`)
  console.log(`wrote ${name}`)
} else if (hasOasdiff()) compare()
else {
  console.error(
    'contract:diff needs Go 1.21 or newer, which installs oasdiff.\n  Debian, Ubuntu: apt-get install golang-go\n  macOS: brew install go',
  )
  // Elsewhere the comparison is skipped, as other programs may be missing too. CI has Go.
  process.exitCode = process.env.CI === 'true' ? 1 : 0
}

function compare(): void {
  const releasedLevel = Math.max(...readdirSync(new URL('openapi/released/', root)).map((name) => Number.parseInt(name, 10)))
  const changes = breakingChanges(JSON.parse(read(`openapi/released/${releasedLevel}.json`)), contract)
  for (const { operation, path, text } of changes) console.log(`breaking: ${operation} ${path}: ${text}`)
  const publication = { contract, level: FEATURE_LEVEL, changelog: read('docs/api-changelog.md') }
  const faults = unexplained(changes, publication, releasedLevel)
  for (const fault of faults) console.error(fault)
  console.log(`contract:diff: ${changes.length} breaking changes since feature level ${releasedLevel}, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
