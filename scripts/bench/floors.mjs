// The floors of the benches: the least that a program must do to answer the same. FLOOR names the one that this process is.

import { createServer } from 'node:http'
import { report } from './report.mjs'

const FLOORS = { http: answerHttp, events: answerPolls, send: answerSends }
await FLOORS[process.env.FLOOR]()

/** Of `bench -- http`: bare Express that answers with given bytes after reading the request's body to its end. */
async function answerHttp() {
  const { default: express } = await import('express')
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
}

/** Of `bench -- events`: bare node:http that answers polls from memory, with the same text of an event for all. */
function answerPolls() {
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
}

/** Of `bench -- send`: bare node:http that writes the same rows as a send, in one transaction per request. */
async function answerSends() {
  const { message, text, row, event } = JSON.parse(process.env.ROWS)
  const url = process.env.DATABASE_URL
  const realm = event.realm_id
  const CONNECTIONS = 32
  const send = url.startsWith('sqlite:') ? await onSqlite(url.slice('sqlite:'.length)) : await onMysql()

  /** Prepared statements on a warm pool, five per transaction. */
  async function onMysql() {
    const { createPool } = await import('mysql2/promise')
    const pool = createPool({ uri: url, connectionLimit: CONNECTIONS })
    const inserting = (table, row) => {
      const columns = Object.keys(row)
      const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
      return (connection, values) =>
        connection.execute(
          sql,
          columns.map((column) => values[column]),
        )
    }
    const messages = inserting('messages', message)
    const rows = inserting('user_messages', { ...row, message_id: 0 })
    const texts = inserting('message_texts', text)
    const events = inserting('events', event)
    const move = 'UPDATE realms SET event_seq = LAST_INSERT_ID(event_seq + 1) WHERE id = ?'
    const send = async () => {
      const sql = await pool.getConnection()
      try {
        await sql.query('START TRANSACTION')
        const [{ insertId }] = await messages(sql, message)
        await rows(sql, { ...row, message_id: insertId })
        await texts(sql, { ...text, message_id: insertId })
        const [{ insertId: seq }] = await sql.execute(move, [realm])
        await events(sql, { ...event, seq })
        await sql.query('COMMIT')
        return insertId
      } catch (error) {
        await sql.query('ROLLBACK')
        throw error
      } finally {
        sql.release()
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, send))
    return send
  }

  /** Statements are prepared once and run on this thread. */
  async function onSqlite(file) {
    const { default: Libsql } = await import('libsql')
    const database = new Libsql(file)
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    const inserting = (table, columns) =>
      database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`)
    const messages = inserting('messages', Object.keys(message))
    const rows = inserting('user_messages', [...Object.keys(row), 'message_id'])
    const texts = inserting('message_texts', Object.keys(text))
    const events = inserting('events', Object.keys(event))
    const [begin, commit] = ['BEGIN IMMEDIATE', 'COMMIT'].map((sql) => database.prepare(sql))
    const move = database.prepare('UPDATE realms SET event_seq = event_seq + 1 WHERE id = ?')
    const position = database.prepare('SELECT event_seq FROM realms WHERE id = ?')
    return () => {
      begin.run([])
      const id = messages.run(message).lastInsertRowid
      rows.run({ ...row, message_id: id })
      texts.run({ ...text, message_id: id })
      move.run([realm])
      events.run({ ...event, seq: position.get([realm]).event_seq })
      commit.run([])
      return id
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
}
