// databases: once

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

/** A process of a cluster that tries to listen on the port of its own primary process, and prints how many listeners are left behind. */
const PROGRAM = `
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { listen } from '${new URL('listen.ts', import.meta.url)}'
const server = createServer()
if (cluster.isPrimary) {
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' })
  cluster.fork({ PORT: server.address().port }).once('exit', () => process.exit())
} else {
  const before = server.listenerCount('listening')
  const place = { port: Number(process.env.PORT), host: '127.0.0.1', variable: 'PORT' }
  const names = []
  for (let attempt = 0; attempt < 2; attempt++) await listen(server, place).catch(({ name }) => names.push(name))
  console.log(JSON.stringify({ names, left: server.listenerCount('listening') - before }))
  process.exit()
}
`

test('failed attempts to listen leave nothing behind when there are several processes', () => {
  const file = join(inject('folder'), 'listen-twice.mjs')
  writeFileSync(file, PROGRAM)
  const output = execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), file], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({ names: ['PortTaken', 'PortTaken'], left: 0 })
})
