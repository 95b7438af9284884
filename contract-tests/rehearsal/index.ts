// `npm run tool -- rehearsal`: installs a release as docs/operating.md prints it on a machine of its own, with everything that stands beside it, breaks
// each part, and prints what the operator sees. `--release FOLDER` takes a release that is built already; `--only PATTERN` breaks the parts
// whose names match. Where such a machine cannot be had, it says why and exits with 0.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { missingAmong } from '../../scripts/programs.ts'
import { BREAKS, type Sees } from './breaks.ts'
import { bootMachine, obstacle } from './machine.ts'
import { install, type Place, prepare, until } from './place.ts'

const { release, only = '' } = parseArgs({ options: { release: { type: 'string' }, only: { type: 'string' } } }).values
/** Milliseconds after which the rehearsal is given up, once the release is built. */
const PATIENCE = 600_000

/** Resolves to whether the operator has seen everything. */
async function rehearse(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-rehearsal-'))
  try {
    const built = release ? resolve(release) : join(folder, 'release')
    if (!release) execFileSync('npm', ['run', '-s', 'release', '--', '--draft', '--out', built], { stdio: ['ignore', 'ignore', 'inherit'] })
    const packages = join(folder, 'npm')
    // The packages that the installation needs, for a machine without a network.
    const elsewhere = ['--prefix', join(folder, 'elsewhere'), '--cache', packages]
    execFileSync('npm', ['install', '--global', '--no-audit', '--no-fund', ...elsewhere, tarballIn(built)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return await onMachine(built, packages)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tarballIn = (folder: string): string => execFileSync('sh', ['-c', 'ls "$0"/parley-[0-9]*.tgz', folder], { encoding: 'utf8' }).trim()

async function onMachine(built: string, packages: string): Promise<boolean> {
  const machine = await bootMachine(built, packages)
  const late = setTimeout(() => void machine.stop().finally(() => process.exit(1)), PATIENCE)
  try {
    const started = Date.now()
    await prepare(machine)
    const place = await install(machine)
    console.log(`rehearsal: installed in ${seconds(started)} s\n\n| What is broken | What the operator sees | After |\n| --- | --- | --- |`)
    let unseen = 0
    for (const [part, rehearsePart] of Object.entries(BREAKS)) {
      if (!new RegExp(only).test(part)) continue
      const since = Date.now()
      const before = unseen
      const sees: Sees = async (what, patience, look) => {
        const began = Date.now()
        const found = await until(what, patience, look).catch((error: Error) => void console.error(`rehearsal: ${part}: ${error.message}`))
        if (found === undefined) unseen++
        console.log(`| ${part} | ${what} | ${found === undefined ? '**never**' : `${seconds(began)} s`} |`)
        return found
      }
      await rehearsePart(place, sees).catch((error: Error) => {
        unseen++
        console.log(`| ${part} | **${error.message.split('\n')[0]}** | |`)
        console.error(`rehearsal: ${part}: ${error.message}`)
      })
      if (unseen > before) console.error(await story(place, since))
    }
    console.log(`\nrehearsal: ${unseen === 0 ? 'everything was seen' : `${unseen} were not seen`}, in ${seconds(started)} s`)
    return unseen === 0
  } finally {
    clearTimeout(late)
    await machine.stop()
  }
}

/** The end of the journal of the time in which something was not seen. */
const story = ({ machine }: Place, since: number): Promise<string> =>
  machine.run(`journalctl --quiet --no-pager --since=@${(since / 1_000).toFixed(3)} | cut -c1-400 | tail -25`)

const seconds = (since: number): string => ((Date.now() - since) / 1_000).toFixed(1)

const missing = obstacle() ?? ((await missingAmong(['mysql'])).length > 0 ? 'MySQL cannot be had' : undefined)
if (missing) console.log(`rehearsal: skipped, because ${missing}`)
else process.exitCode = (await rehearse()) ? 0 : 1
