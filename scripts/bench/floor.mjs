// The floor of `bench -- http`: bare Express that answers with given bytes after reading the request's body to its end.

import express from 'express'
import { report } from './report.mjs'

const answers = JSON.parse(process.env.ANSWERS)

const web = express()
web.disable('x-powered-by')
for (const { method, path, body } of answers) {
  const bytes = Buffer.from(body)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes.length }
  const answer = (response) => response.writeHead(200, headers).end(bytes)
  if (method === 'GET') web.get(path, (_, response) => answer(response))
  else web.post(path, (request, response) => request.on('end', () => answer(response)).resume())
}
const server = web.listen(0, '127.0.0.1', () => report({ port: server.address().port }))
