// run: full
// A process whose limit of open files is nearly reached refuses connections, says so, and recovers.

import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { authorization, createSite, type DemoUser, type ServerProcess, type Site, succeed } from '../server.ts'

let site: Site
let server: ServerProcess
let member: DemoUser
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  server = await site.start({ LOG_LEVEL: 'error', METRICS_PORT: '0' }, undefined, 256)
  member = (await server.demo()).users.member
})
afterAll(() => site.remove())

/** Sends a poll on a connection of its own, which stays open. `answer` resolves with the status line of an answer, or when it is closed. */
function poll(path: string): { socket: Socket; answer: Promise<string> } {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/v1${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: ${authorization(member)}\r\n\r\n`)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString('latin1')))
    socket.once('close', () => resolve('closed'))
    socket.on('error', () => resolve('closed'))
  })
  return { socket, answer }
}

test('five hundred polls at 256 open files: some wait, the others get 503, and the log and readiness say why', async () => {
  const { queue_id, last_event_id } = await succeed(server.url, member, '/register', { event_types: '["message"]' })
  const path = `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`
  const polls: ReturnType<typeof poll>[] = []
  const refused: string[] = []
  // One after the other, so that each refusal is answered before the next connection.
  while (polls.length < 500) {
    const one = poll(path)
    polls.push(one)
    await new Promise((resolve) => one.socket.once('connect', resolve).once('close', resolve))
    if (polls.length > 250) refused.push(await one.answer)
  }
  expect(
    refused.every((answer) => answer.startsWith('HTTP/1.1 503') && /retry-after: 10/i.test(answer) && answer.includes('SERVER_BUSY')),
  ).toBe(true)
  expect(server.output()).toContain('connections are refused: the limit of open files (ulimit -n) is nearly reached')

  for (const { socket } of polls) socket.destroy()
  const ready = async () => {
    const answer = await fetch(`${server.url}/health/ready`)
    return { status: answer.status, body: await answer.text() }
  }
  const recovering = { status: 200, body: 'ok\nconnections are refused: the limit of open files (ulimit -n) is 256\n' }
  await expect.poll(ready).toEqual(recovering)
  await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 200, body: 'ok\n' })
  expect((await succeed(server.url, member, '/users/me')).user_id).toBe(member.user_id)
})
