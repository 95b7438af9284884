// The floor of `bench -- events`: bare node:http that answers polls from memory, with the same text of an event for all.

import { createServer } from 'node:http'
import { report } from './report.mjs'

const parked = new Set()
/** The text of each event. Its ID is its place, counted from 1. */
const texts = []

function answer(response, after) {
  const body = `{"result":"success","msg":"","queue_id":"q","events":[${texts.slice(after).join(',')}]}\n`
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      texts.push(JSON.stringify({ ...JSON.parse(process.env.EVENT), id: texts.length + 1, sent: body }))
      for (const one of parked) answer(one, texts.length - 1)
      parked.clear()
      response.writeHead(200, { 'Content-Length': 2 }).end('{}')
    })
    return
  }
  request.resume()
  const after = Number(/last_event_id=(\d+)/.exec(request.url)?.[1] ?? 0)
  if (after < texts.length) return answer(response, after)
  parked.add(response)
  response.once('close', () => parked.delete(response))
})
server.listen(0, '127.0.0.1', () => report({ port: server.address().port }, { waiting: () => parked.size }))
