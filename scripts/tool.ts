// `npm run tool -- NAME ...`: what is needed more rarely than a command of its own is worth. Without a name, lists them.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** By name: the file, with its first arguments, and what it does. */
const TOOLS: Record<string, [file: string, what: string]> = {
  clients: ['scripts/clients.ts all', 'what clients need beyond `npm test`; CI runs it after that'],
  cluster: ['contract-tests/cluster.ts', 'two web processes and a worker behind nginx, with the demo organisation'],
  'contract-diff': ['scripts/contract-diff.ts', 'changes that break clients of the released contract; --release records it'],
  dredd: ['contract-tests/dredd/index.ts', 'Dredd without hooks, with the document of `parley contract --dredd`'],
  generators: ['scripts/clients.ts generators', '[slow|NAME] generates clients and uses them'],
  'test-long': ['scripts/test-long.ts', 'the tests for a night'],
  rehearsal: ['contract-tests/rehearsal/index.ts', 'installs a release beside all that it needs, and breaks each part'],
  'published-clients': ['scripts/clients.ts published-clients', 'uses clients that others publish, through the gateway'],
  schemathesis: ['contract-tests/schemathesis/index.ts', 'random requests, made from the contract'],
  screenshots: ['scripts/screenshots.ts', 'pictures of the pages'],
  seed: ['scripts/seed.ts', 'a data folder with the seed world of the examples'],
  services: ['scripts/services.ts', '[mariadb|mysql]: starts the servers of the tests, until Ctrl-C'],
  spectral: ['scripts/clients.ts spectral', 'the contract and the client bundle by other linters'],
  'web-client': ['scripts/web-client.ts', '--site URL --out FOLDER: the web client as files for a host of static files'],
  stryker: ['contract-tests/stryker/index.ts', 'changes pure code one operator or literal at a time'],
}

const [name = '', ...args] = process.argv.slice(2)
const tool = TOOLS[name]
if (tool) {
  const [file = '', ...first] = tool[0].split(' ')
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  process.exitCode = spawnSync(process.execPath, ['--import', 'tsx', path, ...first, ...args], { stdio: 'inherit' }).status ?? 1
} else {
  const list = Object.entries(TOOLS).map(([one, [, what]]) => `  ${one.padEnd(18)} ${what}`)
  console.error(`npm run tool -- NAME\n${list.join('\n')}`)
  process.exitCode = name ? 2 : 0
}
