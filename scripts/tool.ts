// `npm run tool -- NAME ...`: what is needed more rarely than a command of its own is worth. Without a name, lists them.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** By name: the file in this folder, and what it does. */
const TOOLS: Record<string, [file: string, what: string]> = {
  clients: ['test-clients.ts', 'what clients need beyond `npm test`; CI runs it after that'],
  cluster: ['cluster.ts', 'two web processes and a worker behind nginx, with the demo organisation'],
  'contract-diff': ['contract-diff.ts', 'changes that break clients of the released contract; --release records it'],
  generators: ['generators.ts', 'generates five clients and uses them'],
  'published-clients': ['published-clients.ts', 'uses clients that others publish, through the gateway'],
  schemathesis: ['schemathesis.ts', 'random requests, made from the contract'],
  screenshots: ['screenshots.ts', 'pictures of the pages'],
  seed: ['seed.ts', 'a data folder with the seed world of the examples'],
  services: ['services.ts', 'start [mariadb|mysql] | stop | status: the servers of the tests'],
  spectral: ['spectral.ts', 'the contract by the rules of Spectral'],
  stryker: ['stryker.ts', 'changes pure code one operator or literal at a time'],
}

const [name = '', ...args] = process.argv.slice(2)
const tool = TOOLS[name]
if (tool) {
  const file = fileURLToPath(new URL(tool[0], import.meta.url))
  process.exitCode = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' }).status ?? 1
} else {
  const list = Object.entries(TOOLS).map(([one, [, what]]) => `  ${one.padEnd(18)} ${what}`)
  console.error(`npm run tool -- NAME\n${list.join('\n')}`)
  process.exitCode = name ? 2 : 0
}
