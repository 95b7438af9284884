// `npm run tool -- clients`: what clients need beyond `npm test`, which CI runs first. Spectral lints the contract. The example pairs run in
// each encoding, and with the client bundle. Generated clients talk to mock and server, and published clients to the server. Needs Python.
// Packages are installed once, next to the files that pin them.

import { NONE, runStages, type Stage, sum } from './stages.ts'

const run = (name: string, script: string, ...args: string[]): Stage => ({ name, args: ['run', '-s', script, '--', ...args] })
const pairs = (target: string, ...options: string[]): Stage =>
  run(`example pairs ${options.join(' ')} on ${target}`, 'conformance', '--target', target, ...options)
/** The lanes run at the same time and take about equally long. */
const lanes: Stage[][] = [
  [run('generated clients', 'tool', 'generators')],
  [
    run('Spectral', 'tool', 'spectral'),
    run('published clients', 'tool', 'published-clients'),
    ...['mock', 'single'].flatMap((target) => [
      pairs(target, '--document', 'contract.client'),
      pairs(target, '--encoding', 'json'),
      pairs(target, '--encoding', 'multipart'),
    ]),
  ],
]
// Before the stages that need it, because they would not wait for each other's build.
const built = await runStages([run('build', 'build')], process.env)
const outcomes = [...built, ...(await Promise.all(lanes.map((stages) => runStages(stages, process.env)))).flat()]
const { passed, failed } = outcomes.reduce(sum, NONE)
for (const { name } of outcomes.filter((outcome) => outcome.failed > 0)) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
