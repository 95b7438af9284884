// `npm run test:clients`: what clients need besides `npm test`, which CI runs before it. Spectral lints the contract; the example pairs
// run in each encoding, and by the client bundle; clients that generators make of the bundle talk to mock and server, and published
// clients to the server. Needs Python; packages are installed once, beside the files that pin them.

import { NONE, runStages, type Stage, sum } from './stages.ts'

const run = (name: string, script: string, ...args: string[]): Stage => ({ name, args: ['run', '-s', script, '--', ...args] })
const pairs = (target: string, ...options: string[]): Stage =>
  run(`example pairs ${options.join(' ')} on ${target}`, 'conformance', '--target', target, ...options)
/** The lanes run at the same time and take about as long. */
const lanes: Stage[][] = [
  [run('generated clients', 'generators')],
  [
    run('Spectral', 'spectral'),
    run('published clients', 'published-clients'),
    ...['mock', 'single'].flatMap((target) => [
      pairs(target, '--document', 'contract.client'),
      pairs(target, '--encoding', 'json'),
      pairs(target, '--encoding', 'multipart'),
    ]),
  ],
]
// Before what needs it: several at once would not wait for each other's build.
const built = await runStages([run('build', 'build')], process.env)
const outcomes = [...built, ...(await Promise.all(lanes.map((stages) => runStages(stages, process.env)))).flat()]
const { passed, failed } = outcomes.reduce(sum, NONE)
for (const { name } of outcomes.filter((outcome) => outcome.failed > 0)) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
