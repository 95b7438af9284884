// The floor of `bench -- send`: bare node:http that, for each request, writes the same rows as a send in one transaction.

import { createServer } from 'node:http'
import { createPool } from 'mysql2/promise'
import { report } from './report.mjs'

const { message, text, row, event } = JSON.parse(process.env.ROWS)
const pool = createPool({ uri: process.env.DATABASE_URL, connectionLimit: 32 })
const realm = event.realm_id

async function send() {
  const sql = await pool.getConnection()
  try {
    await sql.query('START TRANSACTION')
    const [{ insertId }] = await sql.query('INSERT INTO messages SET ?', [message])
    await sql.query('INSERT INTO user_messages SET ?', [{ ...row, message_id: insertId }])
    await sql.query('INSERT INTO message_texts SET ?', [{ ...text, message_id: insertId }])
    await sql.query('UPDATE realms SET event_seq = event_seq + 1 WHERE id = ?', [realm])
    const [[{ event_seq }]] = await sql.query('SELECT event_seq FROM realms WHERE id = ?', [realm])
    await sql.query('INSERT INTO events SET ?', [{ ...event, seq: event_seq }])
    await sql.query('COMMIT')
    return insertId
  } catch (error) {
    await sql.query('ROLLBACK')
    throw error
  } finally {
    sql.release()
  }
}

const server = createServer((request, response) => {
  request.on('end', async () => {
    const body = JSON.stringify({ result: 'success', msg: '', id: await send() })
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  })
  request.resume()
})
server.listen(0, '127.0.0.1', () => report({ port: server.address().port }))
