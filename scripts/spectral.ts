// `npm run tool -- spectral`: Spectral lints the contract with its ruleset `oas`. Any finding is a failure. The first run installs Spectral. Part
// of `npm run tool -- clients`, because it takes longer than all other checks of the contract together.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './installs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, 'contract-tests/spectral')
installPackages(home)
const contract = join(root, 'src/generated/contract.json')
const args = ['lint', contract, '--ruleset', 'ruleset.yaml', '--fail-severity', 'hint', '--display-only-failures']
try {
  execFileSync(join(home, 'node_modules/.bin/spectral'), args, { cwd: home, stdio: 'inherit' })
} catch {
  process.exitCode = 1
}
