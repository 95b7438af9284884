// `npm run check`: lint, verbs, names, texts, types, rules of imports and memory, the contract, the files generated from it and the released
// migrations, in parallel. Exits with 1 when one fails.

import { runStages, type Stage } from './stages.ts'

const part = (name: string): Stage => ({ name, args: ['run', '-s', `check:${name}`] })
const lanes = [
  [part('contract'), part('generated'), part('migrations')],
  [part('lint'), part('verbs'), part('names'), part('texts')],
  [part('types'), part('imports'), part('memory')],
]

const outcomes = (await Promise.all(lanes.map((lane) => runStages(lane, process.env)))).flat()
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
