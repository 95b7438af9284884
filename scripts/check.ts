// `npm run check`: lint, verbs, names, texts, types, rules of imports and memory, the contract, the files generated from it and the released
// migrations, in parallel. `npm run check -- lint types` checks only these; options go to what they check. Exits with 1 when one fails.

import { runStages, type Stage } from './stages.ts'

const TSC = 'node_modules/typescript-native/bin/tsc'
/** The command of each part, in lanes that take about equally long. */
const LANES: Record<string, string[]>[] = [
  {
    contract: ['tsx', 'scripts/check-contract.ts'],
    generated: ['tsx', 'scripts/generate.ts', '--check'],
    migrations: ['tsx', 'scripts/checks.ts', 'migrations'],
  },
  {
    lint: ['biome', 'check'],
    verbs: ['tsx', 'scripts/checks.ts', 'verbs'],
    names: ['tsx', 'scripts/checks.ts', 'names'],
    texts: ['tsx', 'scripts/checks.ts', 'texts'],
  },
  {
    types: ['node', TSC],
    console: ['node', TSC, '-p', 'clients/console'],
    web: ['node', TSC, '-p', 'clients/web'],
    imports: ['depcruise', 'src'],
    memory: ['tsx', 'scripts/checks.ts', 'memory'],
  },
]

const asked = process.argv.slice(2)
const options = asked.filter((one) => one.startsWith('-'))
const names = asked.filter((one) => !one.startsWith('-'))
const known = LANES.flatMap((lane) => Object.keys(lane))
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) throw new Error(`The parts are ${known.join(', ')}, not ${unknown.join(', ')}`)

const lanes = LANES.map((lane) =>
  Object.entries(lane)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, command]): Stage => ({ name, args: ['exec', '--', ...command, ...(names.length > 0 ? options : [])] })),
)
const outcomes = (await Promise.all(lanes.map((lane) => runStages(lane, process.env)))).flat()
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
