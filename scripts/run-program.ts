// A program that runs to its end.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { basename } from 'node:path'

/** Runs a program to its end, with its output in `log` or on stderr. Throws unless it exits with 0. */
export async function runProgram(command: string, args: string[], log?: string, env = process.env): Promise<void> {
  const output = log ? openSync(log, 'a', 0o600) : 2
  const child = spawn(command, args, { env, stdio: ['ignore', output, output] })
  if (log) closeSync(output)
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${basename(command)} ended with ${signal ?? code}`)
}
