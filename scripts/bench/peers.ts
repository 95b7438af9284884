// The same work on this server, on ejabberd and Prosody, and on the floors: messages that clients send and the server stores in MariaDB, and their
// delivery to clients that wait. Both other servers are Debian's, speak XMPP, and keep the archives of rooms in the same MariaDB. Centrifugo,
// which Debian does not have, is left out.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { RowDataPacket } from 'mysql2/promise'
import { freePorts } from '../../contract-tests/service-processes.ts'
import { unpack } from '../programs.ts'
import { type Audience, deliver, pollsOf } from './events.ts'
import { ask, load, median, type Server, sample, startServer, sum } from './measure.ts'
import { requestTo, rowsOf } from './send.ts'
import { onServer, type Site, type Sql } from './site.ts'

/** Who waits for the messages, and who sends at a time, at most. */
const MEMBERS = 500
const SENDERS = 32
/** Messages to each server before it is measured. */
const WARM_UP = 3_000
/** Milliseconds that a server may take to start, and to answer a client. */
const PATIENCE = 60_000
const CONTENT = 'Hello, **world**! How are you all today?'

/** Called in the end, the last first. */
type Ends = (() => Promise<unknown>)[]
interface Senders {
  /** Sends for so many milliseconds. Resolves to the number of messages. */
  send(duration: number): Promise<number>
  /** Rejects unless the server has stored all messages. */
  close(): Promise<void>
}
/** One of the servers that are measured. */
interface Target {
  title: string
  sends: Pick<Server<unknown>, 'cpu'> & {
    /** `apart`: each sends to a room of its own, where a room delivers to those who send. */
    open(senders: number, apart: boolean): Promise<Senders>
  }
  deliveries(): Promise<Audience>
}

interface Work {
  name: string
  /** Figures of a round. */
  measure(target: Target): Promise<Record<string, number>>
  /** Those that are printed, with their units and the digits after the point. */
  figures: [figure: string, unit: string, digits: number][]
}

/**
 * `peers [--rounds 5] [--seconds 20]`: how long a round of deliveries is. One of sends is a tenth of it. Prints tables and, as its last line,
 * JSON.
 */
export async function peers(args: string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '20' } } as const
  const { values } = parseArgs({ args, options })
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
  await onServer('mariadb', async (site) => {
    const ends: Ends = []
    try {
      const targets = [...(await ours(site, ends)), ...(await others(site, ends))]
      const works = worksFor(seconds, await cpuOf(site.sql))
      console.log(`${rounds} rounds in turns, of ${seconds} s, for sends of ${seconds / 10} s; innodb_flush_log_at_trx_commit=0`)
      console.log('figure (ratio to this server; ratio to the floor)')
      await Promise.all(targets.map(warmUp))
      const results = []
      for (const work of works) results.push(await inTurns(work, targets, rounds))
      console.log(JSON.stringify({ bench: 'peers', rounds, seconds, load: loadavg()[0], results }))
    } finally {
      for (const end of ends.toReversed()) await end()
    }
  })
}

function worksFor(seconds: number, database: () => Promise<number>): Work[] {
  const sends = (name: string, senders: number, apart = false): Work => ({
    name,
    measure: async ({ sends: { cpu, open } }) => {
      const { send, close } = await open(senders, apart)
      let sent = 0
      const before = await database()
      const { requestsPerSecond, cpuPerRequest } = await sample({ cpu }, async () => {
        sent = await send(seconds * 100)
        return sent
      })
      const used = (await database()) - before
      await close()
      return { rate: requestsPerSecond, cpu: cpuPerRequest / 1_000, database: used / sent / 1_000 }
    },
    figures: [
      ['cpu', 'ms of CPU', 3],
      ['rate', 'a second', 0],
      ['database', "ms of MariaDB's CPU", 3],
    ],
  })
  return [
    sends('one send at a time', 1),
    sends('8 at once (XMPP: 8 deliveries each)', 8),
    sends('8 at once (XMPP: a room each)', 8, true),
    sends('32 at once (XMPP: 32 deliveries each)', SENDERS),
    sends('32 at once (XMPP: a room each)', SENDERS, true),
    {
      name: `a delivery to one of ${MEMBERS}, 10 messages a second`,
      measure: async ({ deliveries }) => {
        const found = await deliver(await deliveries(), seconds)
        const together = found.deliveries / found.answers
        return { cpu: 1e6 / found.deliveriesPerCpuSecond, together, last: found.lastMedian, lastP99: found.lastP99 }
      },
      figures: [
        ['cpu', 'µs of CPU', 1],
        // More than one where a server is behind, and then cheaper.
        ['together', 'with one answer', 2],
        ['last', `ms to the last of ${MEMBERS}, median`, 0],
        ['lastP99', `ms to the last of ${MEMBERS}, p99`, 0],
      ],
    },
  ]
}

async function warmUp({ sends }: Target): Promise<void> {
  const { send, close } = await sends.open(SENDERS, true)
  for (let sent = 0; sent < WARM_UP; ) sent += await send(1_000)
  await close()
}

/**
 * Measures a work on each target in each round, and prints the medians and their ratios to the first two targets. A round in which a target
 * cannot do the work, such as deliver in time on a busy machine, is left out, and said.
 */
async function inTurns({ name, measure, figures }: Work, targets: Target[], rounds: number) {
  const found = targets.map((target) => ({ target, figures: [] as Record<string, number>[] }))
  for (let round = 0; round < rounds; round++)
    for (const { target, figures } of round % 2 === 0 ? found : found.toReversed())
      figures.push(
        await measure(target).catch((error: Error) => {
          console.log(`${target.title}, round ${round + 1}: ${error.message}`)
          return {}
        }),
      )
  const print = (first: string, cells: string[]): void => console.log(first.padEnd(34), ...cells.map((cell) => cell.padEnd(22)))
  const text = (values: number[], digits: number): string => median(values.filter(Number.isFinite)).toFixed(digits)
  console.log(`\n${name}, load average ${loadavg()[0]?.toFixed(1)}`)
  print(
    '',
    targets.map(({ title }) => title),
  )
  for (const [figure, unit, digits] of figures) {
    const values = found.map(({ figures }) => figures.map((one) => one[figure] ?? Number.NaN))
    const ratios = (one: number[]): string[] =>
      values.slice(0, 2).map((base) =>
        text(
          one.map((value, round) => value / (base[round] ?? Number.NaN)),
          2,
        ),
      )
    print(
      unit,
      values.map((one) => `${text(one, digits)} (${ratios(one).join('; ')})`),
    )
  }
  return { name, rounds: Object.fromEntries(found.map(({ target: { title }, figures }) => [title, figures])) }
}

/** This server and the floors. */
async function ours(site: Site, ends: Ends): Promise<Target[]> {
  const { server } = site
  const request = requestTo(server.ready, 'general', 'greetings')
  await ask(server.ready.port, request)
  const floor = await startServer<{ port: number }>('floors.mjs', {
    FLOOR: 'send',
    NODE_ENV: 'production',
    DATABASE_URL: site.databaseUrl,
    ROWS: JSON.stringify(await rowsOf(site.sql)),
  })
  ends.push(floor.stop)
  const sends = ({ ready: { port }, cpu }: Pick<typeof floor, 'ready' | 'cpu'>): Target['sends'] => ({
    cpu,
    open: async (connections) => ({ send: (duration) => load({ port, request, connections, duration }), close: async () => {} }),
  })
  let polls: ReturnType<typeof pollsOf> | undefined
  const waiting = async () => {
    polls ??= pollsOf(site, MEMBERS)
    return await polls
  }
  ends.push(async () => (await polls)?.stop())
  return [
    { title: 'this server', sends: sends(server), deliveries: async () => (await waiting()).subject },
    { title: 'the floor', sends: sends(floor), deliveries: async () => (await waiting()).floor },
  ]
}

// The other servers: programs of Debian's packages, and an account for each member.

const PROGRAMS = fileURLToPath(new URL('../../.services/programs/peers', import.meta.url))
const PACKAGES = {
  title: 'ejabberd and Prosody',
  size: '66 MB to download, 210 MB',
  release: 'bookworm',
  packages: ['ejabberd', 'erlang-p1-mysql', 'prosody', 'lua-dbi-mysql'],
  // Programs of the machine run beside these, in the same environment.
  without: /^libc6_/,
}
const PASSWORD = 'parley'
const HOST = 'localhost'
const ROOMS = 'rooms.localhost'
const names = Array.from({ length: MEMBERS }, (_, i) => `member${i}`)

/** Where a server works: `url` names its database. */
interface Place {
  folder: string
  port: number
  url: URL
}
interface Peer {
  title: string
  version(): string
  /** Creates its tables, if it does not. */
  before(sql: Sql): Promise<unknown>
  command(place: Place): Promise<{ program: string; args: string[]; env: NodeJS.ProcessEnv }>
  /** Inserts an account for each of `names`. */
  accounts(sql: Sql): Promise<unknown>
  /** The table that has a row for each message. */
  archive: string
}

/** The folders of the programs' libraries. */
const libraries = (): [usr: string, root: string] => {
  const usr = join(PROGRAMS, 'usr/lib')
  const [triplet = ''] = readdirSync(usr).filter((name) => name.includes('-linux-'))
  return [join(usr, triplet), join(PROGRAMS, 'lib', triplet)]
}

const EJABBERD: Peer = {
  title: 'ejabberd',
  version: () => readdirSync(libraries()[0]).find((name) => /^ejabberd-[\d.]+$/.test(name)) ?? '',
  before: async (sql) => {
    const schema = readFileSync(join(PROGRAMS, 'usr/share/ejabberd/sql/mysql.sql'), 'utf8').replaceAll(/^--.*$/gm, '')
    for (const statement of schema.split(';').filter((text) => text.trim() !== '')) await sql.query(statement)
  },
  command: async ({ folder, port, url }) => {
    const config = {
      hosts: [HOST],
      loglevel: 'warning',
      listen: [{ port, ip: '127.0.0.1', module: 'ejabberd_c2s' }],
      auth_method: ['sql'],
      auth_password_format: 'plain',
      ...{ sql_type: 'mysql', sql_server: url.hostname, sql_port: Number(url.port), sql_database: url.pathname.slice(1) },
      ...{ sql_username: url.username, sql_password: url.password },
      modules: {
        mod_mam: { db_type: 'sql', default: 'always' },
        mod_muc: {
          host: ROOMS,
          max_users: 2 * MEMBERS,
          default_room_options: { persistent: true, mam: true, max_users: 2 * MEMBERS, presence_broadcast: [] },
        },
      },
    }
    const file = join(folder, 'ejabberd.yml')
    // JSON is YAML.
    await writeFile(file, JSON.stringify(config))
    const erlang = join(PROGRAMS, 'usr/lib/erlang')
    const [erts = ''] = readdirSync(erlang).filter((name) => name.startsWith('erts-'))
    const bin = join(erlang, erts, 'bin')
    const [libs] = libraries()
    const env = { ROOTDIR: erlang, BINDIR: bin, EMU: 'beam', PROGNAME: 'erl', ERL_LIBS: libs, EJABBERD_CONFIG_PATH: file }
    const args = ['+K', 'true', '+P', '250000', '-noinput', '-mnesia', 'dir', JSON.stringify(join(folder, 'mnesia')), '-s', 'ejabberd']
    return { program: join(bin, 'erlexec'), args, env }
  },
  accounts: (sql) => sql.query('INSERT INTO users (username, password) VALUES ?', [names.map((name) => [name, PASSWORD])]),
  archive: 'archive',
}

const PROSODY: Peer = {
  title: 'Prosody',
  version: () => `Prosody ${readFileSync(join(PROGRAMS, 'usr/lib/prosody/prosody.version'), 'utf8').trim()}`,
  before: async () => {},
  command: async ({ folder, port, url }) => {
    const text = JSON.stringify
    const config = `run_as_root = true
data_path = ${text(folder)}
interfaces = { "127.0.0.1" }
c2s_ports = { ${port} }
modules_enabled = { "saslauth" }
modules_disabled = { "s2s", "offline" }
authentication = "internal_plain"
allow_unencrypted_plain_auth = true
c2s_require_encryption = false
storage = "sql"
sql = { driver = "MySQL", host = ${text(url.hostname)}, port = ${url.port}, database = ${text(url.pathname.slice(1))},
  username = ${text(url.username)}, password = ${text(url.password)} }
log = { warn = "*console" }
VirtualHost ${text(HOST)}
Component ${text(ROOMS)} "muc"
modules_enabled = { "muc_mam" }
muc_log_by_default = true
muc_log_presences = false
muc_room_locking = false
muc_room_default_persistent = true
muc_room_default_presence_broadcast = { visitor = false, participant = false, moderator = false }
`
    await writeFile(join(folder, 'prosody.cfg.lua'), config)
    const installed = '/usr/lib/prosody'
    const script = await readFile(join(PROGRAMS, 'usr/bin/prosody'), 'utf8')
    await writeFile(join(folder, 'prosody.lua'), script.replaceAll(`'${installed}`, `'${PROGRAMS}${installed}`))
    const lua = 'lua/5.4'
    const env = { LUA_PATH: join(PROGRAMS, 'usr/share', lua, '?.lua'), LUA_CPATH: join(libraries()[0], lua, '?.so') }
    const args = [join(folder, 'prosody.lua'), '-F', '--config', join(folder, 'prosody.cfg.lua')]
    return { program: join(PROGRAMS, 'usr/bin/lua5.4'), args, env }
  },
  accounts: (sql) =>
    sql.query('INSERT INTO prosody (host, user, store, `key`, type, value) VALUES ?', [
      names.map((name) => [HOST, name, 'accounts', 'password', 'string', PASSWORD]),
    ]),
  archive: 'prosodyarchive',
}

/** The other servers that can be had. Says which cannot, and why. */
async function others(site: Site, ends: Ends): Promise<Target[]> {
  const targets: Target[] = []
  const attempt = (title: string, work: () => Promise<unknown>): Promise<unknown> =>
    work().catch(({ message }: Error) => {
      // Of what apt-get printed, its errors.
      const why = message.split('\n').filter((line, i) => i === 0 || line.startsWith('E: '))
      console.log(`without ${title}: ${why.join('; ')}`)
    })
  await attempt(PACKAGES.title, async () => {
    if (!existsSync(PROGRAMS)) await unpack(PACKAGES, PROGRAMS)
    for (const peer of [EJABBERD, PROSODY])
      await attempt(peer.title, async () => {
        targets.push(await start(peer, site, ends))
        console.log(peer.version())
      })
  })
  return targets
}

async function start({ title, before, command, accounts, archive }: Peer, site: Site, ends: Ends): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), `parley-${title}-`))
  ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const url = new URL(`${site.databaseUrl}_${title.toLowerCase()}`)
  const database = url.pathname.slice(1)
  await site.sql.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  ends.push(() => site.sql.query(`DROP DATABASE ${database}`))
  const sql = await site.connect()
  ends.push(() => sql.end())
  await sql.query(`USE ${database}`)
  await before(sql)
  const [port = 0] = await freePorts(1)
  const { program, args, env } = await command({ folder, port, url })
  // The shell ends the program when this process ends, however that happens.
  const child = spawn('sh', ['-c', '"$@" 2>&1 & echo $!; read -r over; kill -KILL $!; wait', 'sh', program, ...args], {
    cwd: folder,
    env: { ...process.env, ...env, HOME: folder, LD_LIBRARY_PATH: libraries().join(':') },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  ends.push(async () => {
    child.stdin.end()
    await ended
  })
  const lines: string[] = []
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  await once(output, 'line')
  const pid = Number(lines[0])
  const isReady = async (): Promise<boolean> => (await listens(port)) && (await sql.query(`SHOW TABLES LIKE '${archive}'`))[0].length > 0
  for (const until = performance.now() + PATIENCE; !(await isReady()); await pause(100))
    if (performance.now() > until || !existsSync(`/proc/${pid}`)) throw new Error(`it does not start: ${lines.slice(1, 12).join(' ')}`)
  await accounts(sql)
  const stored = async (): Promise<number> => {
    const [[row]] = await sql.query<(RowDataPacket & { count: number })[]>(`SELECT COUNT(*) AS count FROM ${archive}`)
    return row?.count ?? 0
  }
  const cpu = async (): Promise<number> => cpuOfProcess(pid)
  return {
    title,
    sends: {
      cpu,
      open: async (senders, apart) => {
        const members = await joined(port, names.slice(0, senders), (name) => (apart ? name : `with${senders}`))
        const before = await stored()
        let sent = 0
        const send = async (duration: number): Promise<number> => {
          const until = performance.now() + duration
          const count = sum(await Promise.all(members.map((member) => exchange(member, until))))
          sent += count
          return count
        }
        const close = async (): Promise<void> => {
          leave(members)
          const written = (await stored()) - before
          if (written !== sent) throw new Error(`${title} stored ${written} of ${sent} messages`)
        }
        return { send, close }
      },
    },
    deliveries: async () => {
      let [sender]: Member[] = []
      const open = async (seen: (contents: string[]) => void): Promise<() => void> => {
        const members = await joined(port, names, () => 'all')
        sender = members[0]
        for (const { socket } of members) follow(socket, seen)
        return () => leave(members)
      }
      return { size: MEMBERS, server: { cpu }, open, send: async (content) => sender?.say(content, content) }
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => resolve(Boolean(socket.destroy())))
  })
}

// A client of XMPP that knows just what it is answered here.

interface Member {
  name: string
  socket: Socket
  say(content: string, id: string): void
}

/** Members log in and join rooms, a few at a time. */
async function joined(port: number, names: string[], roomOf: (name: string) => string): Promise<Member[]> {
  const members: Member[] = []
  const waiting = [...names]
  const next = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) members.push(await joins(port, name, roomOf(name)))
  }
  await Promise.all(Array.from({ length: 8 }, next))
  return members
}

async function joins(port: number, name: string, room: string): Promise<Member> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.setEncoding('latin1')
  const address = `${room}@${ROOMS}`
  const stream = `<stream:stream to='${HOST}' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>`
  const credentials = Buffer.from(`\0${name}\0${PASSWORD}`).toString('base64')
  const bind = `<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>`
  const join = `<presence to='${address}/${name}'><x xmlns='http://jabber.org/protocol/muc'><history maxstanzas='0'/></x></presence>`
  const steps: [said: string, answer: RegExp][] = [
    [stream, /<\/stream:features>/],
    [`<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${credentials}</auth>`, /<success/],
    [stream, /<\/stream:features>/],
    [bind, /<\/iq>/],
    // The subject of the room, which comes last.
    [join, /<subject/],
  ]
  for (const [said, answer] of steps) {
    socket.write(said)
    await answered(socket, answer)
  }
  const say = (content: string, id: string): void => {
    socket.write(`<message to='${address}' type='groupchat' id='${id}'><body>${content}</body></message>`)
  }
  return { name, socket, say }
}

/** Rejects when the server refuses, closes or is silent. */
function answered(socket: Socket, answer: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const end = (): void => {
      clearTimeout(timer)
      socket.off('data', read).off('close', fail).off('error', fail)
    }
    const fail = (): void => {
      end()
      reject(new Error(`no ${answer} but ${text.slice(-500) || 'nothing'}`))
    }
    const read = (chunk: string): void => {
      text += chunk
      if (/<failure|<stream:error|type=['"]error/.test(text)) fail()
      else if (answer.test(text)) {
        end()
        resolve()
      }
    }
    const timer = setTimeout(fail, PATIENCE)
    socket.on('data', read).on('close', fail).on('error', fail)
  })
}

/** Says something, and again when it comes back, until the time is over. Resolves to how often it came back. */
function exchange({ name, socket, say }: Member, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let text = ''
    // A dot ends it, because the messages of all members of the room come in.
    const idOf = (): string => `${name}-${count}.`
    const lost = () => reject(new Error(`${name} was disconnected`))
    const read = (chunk: string): void => {
      text += chunk
      if (!text.includes(idOf())) {
        text = text.slice(-100)
        return
      }
      text = ''
      count++
      if (performance.now() < until) say(CONTENT, idOf())
      else {
        socket.off('data', read).off('close', lost)
        resolve(count)
      }
    }
    socket.on('data', read).on('close', lost)
    say(CONTENT, idOf())
  })
}

/** Reports the messages that come in. */
function follow(socket: Socket, seen: (contents: string[]) => void): void {
  let text = ''
  socket.on('data', (chunk: string) => {
    text += chunk
    const contents = [...text.matchAll(/<body>([^<]*)<\/body>/g)].map(([, content = '']) => content)
    const end = text.lastIndexOf('</body>')
    if (end < 0) return
    text = text.slice(end + 7)
    seen(contents)
  })
}

function leave(members: Member[]): void {
  for (const { socket } of members) socket.destroy()
}

// CPU time, which Linux counts in hundredths of a second.

/** Microseconds of all threads of a process. */
function cpuOfProcess(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** The CPU time of the database server, in microseconds. */
async function cpuOf(sql: Sql): Promise<() => Promise<number>> {
  const [[row]] = await sql.query<(RowDataPacket & { file: string })[]>('SELECT @@pid_file AS file')
  const pid = Number(await readFile(row?.file ?? '', 'utf8'))
  return async () => cpuOfProcess(pid)
}
