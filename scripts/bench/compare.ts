// Two commits side by side: runs the same bench in a copy of each, alternately, so that other load on the machine disturbs both alike.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { median } from './measure.ts'

const root = new URL('../../', import.meta.url).pathname

interface Copy {
  commit: string
  folder: string
  /** The figures of each round, by their places in the bench's last line. */
  figures: Map<string, number[]>
}

/**
 * `compare A B [--rounds N] NAME [OPTIONS]`. Prints each figure of both commits as the median of the rounds and, as its last line, JSON.
 */
export async function compareCommits(args: string[]): Promise<void> {
  const [one, other, ...rest] = args
  const { values, positionals: bench } = parseArgs({
    args: rest[0] === '--rounds' ? [`--rounds=${rest[1]}`, '--', ...rest.slice(2)] : ['--', ...rest],
    options: { rounds: { type: 'string', default: '3' } },
    allowPositionals: true,
  })
  if (one === undefined || other === undefined || bench.length === 0) throw new Error('compare needs two commits and a bench')
  const copies = [one, other].map(copyOf)
  try {
    for (let round = 0; round < Number(values.rounds); round++)
      for (const copy of round % 2 === 0 ? copies : copies.toReversed()) run(copy, bench)
  } finally {
    for (const { folder } of copies) {
      git('worktree', 'remove', '--force', folder)
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const [before, after] = copies as [Copy, Copy]
  const places = [...before.figures.keys()].filter((place) => after.figures.has(place))
  const rows = places.map((place) => {
    const [a, b] = [median(before.figures.get(place) ?? []), median(after.figures.get(place) ?? [])]
    return { place, a, b, ratio: b / a }
  })
  console.log(`medians of ${values.rounds} rounds: ${before.commit}, ${after.commit}, the second over the first`)
  for (const { place, a, b, ratio } of rows)
    console.log(`${place.padEnd(60)} ${[a, b].map((value) => value.toPrecision(4).padStart(12)).join(' ')}  ${ratio.toFixed(2)}`)
  console.log(JSON.stringify({ bench: 'compare', of: bench, commits: [before.commit, after.commit], rows }))
}

/** A commit in a separate folder, with the packages of this one, or with its own if they differ. */
function copyOf(name: string): Copy {
  const commit = git('rev-parse', '--short', `${name}^{commit}`)
  const folder = mkdtempSync(join(tmpdir(), `parley-${commit}-`))
  git('worktree', 'add', '--detach', '--force', folder, commit)
  const lockfiles = [root, folder].map((at) => readFileSync(join(at, 'package-lock.json'), 'utf8'))
  if (lockfiles[0] === lockfiles[1]) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' })
  return { commit, folder, figures: new Map() }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

/** Runs the bench in a copy. A bench that misses its goals still prints its figures. */
function run({ commit, folder, figures }: Copy, bench: string[]): void {
  console.log(`${commit}: ${bench.join(' ')}`)
  const script = `node --import tsx scripts/bench/index.ts ${bench.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')} || true`
  const output = execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  if (!last.startsWith('{')) throw new Error(`the bench at ${commit} did not end with its figures:\n${output.slice(-2_000)}`)
  for (const [place, value] of numbersIn(JSON.parse(last), '')) figures.set(place, [...(figures.get(place) ?? []), value])
}

function* numbersIn(part: unknown, at: string): Generator<[place: string, value: number]> {
  if (typeof part === 'number') yield [at.slice(1), part]
  if (typeof part === 'object' && part !== null) for (const [key, value] of Object.entries(part)) yield* numbersIn(value, `${at}.${key}`)
}
