// Starts the sandbox as a team that builds a client does.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { built } from './built.ts'

export interface SandboxProcess {
  /** Without a trailing slash. */
  url: string
  child: ChildProcess
  /** Returns the exit code. */
  end(): Promise<number | null>
}

/** Throws an Error with its output if it does not start. */
export async function startSandbox(...args: string[]): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [built('parley'), 'sandbox', '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk
      const found = /sandbox listening on (http:\/\/\S+)\n/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the sandbox ended with code ${code}:\n${output}`)))
  })
  return {
    url,
    child,
    end: async () => {
      // It may have ended by itself.
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}
