// Stages of a test run: npm commands that run one after the other. Each counts as one or more tests.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}
export interface Stage {
  name: string
  /** The arguments of npm. */
  args: string[]
  /** Prints output while the stage runs. The output of other stages is printed when they have ended. */
  isLive?: boolean
  /** Reads the counts from the stage's output. Undefined: the stage counts as one test. */
  counts?(output: string): Counts
}
export interface Outcome extends Counts {
  name: string
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }
const root = fileURLToPath(new URL('..', import.meta.url))

export function sum(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Runs the stages one after the other, even if one has failed. */
export async function runStages(stages: Stage[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    if (stage.isLive) console.log(`\n== ${stage.name}`)
    const started = Date.now()
    const { code, output } = await run(stage, env)
    if (!stage.isLive) process.stdout.write(`\n== ${stage.name}\n${output}`)
    console.log(`== ${stage.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
    outcomes.push({ name: stage.name, ...countsOf(stage, code, output) })
  }
  return outcomes
}

/** The counts of a stage. A failed stage without a failed test counts as one failure. */
function countsOf({ counts }: Stage, code: number | null, output: string): Counts {
  const one: Counts = { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 }
  try {
    const found = counts?.(output) ?? one
    return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found
  } catch {
    return one
  }
}

function run({ args, isLive }: Stage, env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
      if (isLive) process.stdout.write(chunk)
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
