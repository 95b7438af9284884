// Starts and stops the relay of relay.ts.

import { spawn } from 'node:child_process'
import { built } from './built.ts'
import type { RelayedRequest, RelayMode } from './relay.ts'

export interface Relay {
  /** The value for PUSH_BOUNCER_URL. */
  url: string
  /** Sets the relay's mode and clears its recorded requests. */
  become(mode: RelayMode): Promise<void>
  received(): Promise<RelayedRequest[]>
  end(): Promise<void>
}

/** `port` can be the port of a relay that has ended. Undefined: any free port. */
export async function startRelay(port = 0): Promise<Relay> {
  const env = { ...process.env, PORT: String(port) }
  const child = spawn(process.execPath, [built('relay')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening on (\S+)/.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the relay ended with code ${code}`)))
  })
  return {
    url,
    become: async (mode) => {
      await fetch(`${url}/mode`, { method: 'POST', body: mode })
    },
    received: async () => (await fetch(`${url}/received`)).json() as Promise<RelayedRequest[]>,
    end: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
