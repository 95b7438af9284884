// An SMTP server at port 25, which takes every mail and writes it into the folder that is its argument. Like most of them it offers TLS, with a
// certificate that nobody knows.

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

const [folder] = process.argv.slice(2)
const server = new SMTPServer({
  authOptional: true,
  onData: (stream, _session, done) => stream.pipe(createWriteStream(join(folder, `${randomUUID()}.eml`))).on('finish', () => done()),
})
server.listen(25, '127.0.0.1')
