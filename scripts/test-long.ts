// `npm run tool -- test-long`: the tests that take too long for `npm test`. Run it nightly. Needs what a full run needs, and Python.

import { NONE, runStages, type Stage, sum } from './stages.ts'
import { databasesOf } from './test-plan.ts'

const databases = databasesOf({ ...process.env, CI: 'true' })
const SEED = String(Date.now() % 2 ** 31)
const stages: Stage[] = [
  {
    name: 'a hundred random histories of rows that are written late',
    args: ['exec', '--', 'vitest', 'run', 'src/receipts/received.test.ts'],
  },
  { name: 'random requests', args: ['exec', '--', 'vitest', 'run', 'src/http/fuzz.test.ts'] },
  { name: '300 requests of each operation at once', args: ['exec', '--', 'vitest', 'run', 'src/http/contention.test.ts'] },
  { name: 'a thousand schedules of concurrent changes', args: ['exec', '--', 'vitest', 'run', 'src/events/log/schedules.test.ts'] },
  { name: 'webhooks that others recorded and send', args: ['exec', '--', 'vitest', 'run', 'src/webhooks/recorded.test.ts'] },
  { name: 'faults in a cluster', args: ['exec', '--', 'vitest', 'run', 'contract-tests/faults'] },
  { name: 'rehearsal of an installation', args: ['run', '-s', 'tool', '--', 'rehearsal'] },
  { name: 'conformance of a cluster', args: ['run', '-s', 'conformance', '--', '--target', 'cluster'] },
  ...databases.map((database) => ({
    name: `conformance on ${database}`,
    args: ['run', '-s', 'conformance', '--', '--target', 'single', '--database', database],
  })),
  ...databases.map((database) => ({
    name: `schemathesis on ${database}`,
    args: ['run', '-s', 'tool', '--', 'schemathesis', '--database', database],
  })),
  { name: 'breaks by hand', args: ['run', '-s', 'mutants', '--', '--rule', 'hand'] },
  { name: 'breaks by rules', args: ['run', '-s', 'mutants', '--', '--sample', '300'] },
  { name: 'mutations of pure code', args: ['run', '-s', 'tool', '--', 'stryker'] },
  { name: 'schemathesis on the client bundle', args: ['run', '-s', 'tool', '--', 'schemathesis', '--document', 'contract.client'] },
  { name: 'generated clients that take long', args: ['run', '-s', 'tool', '--', 'generators', 'slow'] },
  { name: 'clients', args: ['run', '-s', 'tool', '--', 'clients'] },
  ...['http', 'send', 'pages'].map((bench) => ({ name: `bench ${bench}`, args: ['run', '-s', 'bench', '--', bench] })),
]
const short: Stage = { name: "every test on every database, on the machine's Node", args: ['exec', '--', 'vitest', 'run'], isLive: true }
const long = await runStages(
  stages.map((stage) => ({ ...stage, isLive: true })),
  {
    ...process.env,
    CI: 'true',
    FAULTS: 'on',
    RECORDED: 'on',
    CONTENTION: '300',
    SCHEDULES: '1000',
    SPANS_RUNS: '100',
    FUZZ_RUNS: '500',
    FUZZ_SEED: SEED,
    TOGETHER_SEED: SEED,
  },
)
const outcomes = [...long, ...(await runStages([short], { ...process.env, CI: 'true', TEST_RUN: 'whole' }))]
const { passed, failed } = outcomes.reduce(sum, NONE)
for (const { name } of outcomes.filter((outcome) => outcome.failed > 0)) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
