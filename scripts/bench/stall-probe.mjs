// Measures who is kept waiting: repeatedly requests /health and sends a message, with ALSO=true polls for a message of its own and uploads a
// file too, and reports the longest time of each.

import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { report } from './report.mjs'

const { PORT, AUTHORIZATION, ALSO } = process.env
/** Milliseconds between two requests. */
const EVERY = 20
const agent = new Agent({ keepAlive: true })
const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = 'probe'
const FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHello\r\n--${BOUNDARY}--\r\n`
const nothing = { health: 0, send: 0, poll: 0, upload: 0 }
const longest = { ...nothing }

/** Resolves to the body of the answer. Whatever is refused for the moment is asked again. */
async function ask(...asked) {
  for (;;) {
    const { status, text } = await answerTo(...asked)
    if (status === 200) return text
    if (status !== 503) throw new Error(`${asked[1]} answered ${status} to the probe: ${text}`)
    await pause(EVERY)
  }
}

function answerTo(method, path, body, type = FORM) {
  const headers = path === '/health' ? {} : { Authorization: AUTHORIZATION, 'Content-Type': type }
  return new Promise((resolve, reject) => {
    request({ port: PORT, host: '127.0.0.1', agent, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
      .on('error', reject)
      .end(body)
  })
}

const send = (topic) => ask('POST', '/api/v1/messages', `type=channel&to=general&topic=${topic}&content=Hello`)

const underWay = {}

async function keep(name, work) {
  for (;;) {
    const started = performance.now()
    underWay[name] = work()
    await underWay[name]
    longest[name] = Math.max(longest[name], performance.now() - started)
    await pause(EVERY)
  }
}

void keep('health', () => ask('GET', '/health'))
void keep('send', () => send('probe'))
if (ALSO) {
  const form = new URLSearchParams({ event_types: '["message"]', narrow: '[["channel","general"],["topic","polled"]]' })
  let { queue_id: queue, last_event_id: last } = JSON.parse(await ask('POST', '/api/v1/register', form.toString()))
  /** Sends a message, and reads events until it comes. */
  void keep('poll', async () => {
    const { id } = JSON.parse(await send('polled'))
    for (let found = false; !found; ) {
      const { events } = JSON.parse(await ask('GET', `/api/v1/events?${new URLSearchParams({ queue_id: queue, last_event_id: last })}`))
      last = events.at(-1)?.id ?? last
      found = events.some(({ message }) => message?.id === id)
    }
  })
  void keep('upload', () => ask('POST', '/api/v1/user_uploads', FILE, `multipart/form-data; boundary=${BOUNDARY}`))
}
report(
  {},
  {
    // Whatever is still waiting when a case is over waits because of it.
    longest: async () => {
      await Promise.all(Object.values(underWay))
      const found = { ...longest }
      Object.assign(longest, nothing)
      return found
    },
  },
)
