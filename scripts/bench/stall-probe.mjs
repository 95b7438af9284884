// Measures who is kept waiting: repeatedly requests /health and sends a message, and reports the longest time of each.

import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { report } from './report.mjs'

const { PORT, AUTHORIZATION } = process.env
/** Milliseconds between two requests. */
const EVERY = 20
const agent = new Agent({ keepAlive: true })
const longest = { health: 0, send: 0 }

function ask(name, method, path, body) {
  const started = performance.now()
  const headers = body ? { Authorization: AUTHORIZATION, 'Content-Type': 'application/x-www-form-urlencoded' } : {}
  return new Promise((resolve, reject) => {
    request({ port: PORT, host: '127.0.0.1', agent, method, path, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode} to the probe`))
        longest[name] = Math.max(longest[name], performance.now() - started)
        resolve()
      })
    })
      .on('error', reject)
      .end(body)
  })
}

const underWay = { health: undefined, send: undefined }

async function keep(name, ...what) {
  for (;;) {
    underWay[name] = ask(name, ...what)
    await underWay[name]
    await pause(EVERY)
  }
}

void keep('health', 'GET', '/health')
void keep('send', 'POST', '/api/v1/messages', 'type=channel&to=general&topic=probe&content=Hello')
report(
  {},
  {
    // Whatever is still waiting when a case is over waits because of it.
    longest: async () => {
      await Promise.all(Object.values(underWay))
      const found = { ...longest }
      Object.assign(longest, { health: 0, send: 0 })
      return found
    },
  },
)
