// How many SQL statements the frequent writes of clients take, on MariaDB and on a server that has answered the same before.

import { onServer, type Site } from './site.ts'

/** A write, and another one that undoes it so that it can be repeated. */
interface Write {
  name: string
  request: Asked
  undo?: Asked
}
type Asked = [method: 'POST' | 'PATCH' | 'DELETE', path: string, fields: Record<string, string>]

/** How often each write is made. The lowest count is used, because short memories can expire between two requests. */
const RUNS = 8
/** What a process that serves pages or polls reads once for each change, for all of them. It is not part of the write. */
const READS_LOG = /^SELECT .* FROM `events`/

export async function writes(options: string[]): Promise<void> {
  const verbose = options.includes('--statements')
  console.log(JSON.stringify({ bench: 'writes', results: await onServer('mariadb', (site) => writesOn(site, verbose)) }))
}

async function writesOn(site: Site, verbose: boolean) {
  const messages: number[] = []
  for (let i = 0; i < 5; i++) messages.push(await send(site, `message ${i}`))
  const results = []
  console.log(' all   of them without BEGIN and COMMIT')
  for (const { name, request, undo } of writesOf(site, messages)) {
    const runs: string[][] = []
    for (let i = 0; i < RUNS; i++) {
      if (i > 0 && undo) await site.request(...undo)
      const all = await site.server.statements(() => site.request(...request))
      runs.push(all.filter((statement) => !READS_LOG.test(statement)))
    }
    // The first one warms up.
    const statements = runs.slice(1).toSorted((one, other) => one.length - other.length)[0] ?? []
    const inside = statements.filter((statement) => !/^(START TRANSACTION|COMMIT)/.test(statement)).length
    results.push({ name, statements: statements.length, inside })
    console.log(`${String(statements.length).padStart(4)} ${String(inside).padStart(4)}  ${name}`)
    if (verbose) for (const statement of statements) console.log(`        ${statement.replace(/\s+/g, ' ').slice(0, 300)}`)
  }
  return results
}

/** The measured writes. The messages are in the topic `bench`. */
function writesOf({ server }: Site, messages: number[]): Write[] {
  const { users, channels } = server.ready
  const [message] = messages
  const general = channels.general.stream_id
  return [
    {
      name: 'send to a topic',
      request: ['POST', '/messages', { type: 'stream', to: String(general), topic: 'bench', content: 'hello' }],
    },
    {
      name: 'add a reaction',
      request: ['POST', `/messages/${message}/reactions`, { emoji_name: 'tada' }],
      undo: ['DELETE', `/messages/${message}/reactions`, { emoji_name: 'tada' }],
    },
    {
      name: 'take a reaction away',
      request: ['DELETE', `/messages/${message}/reactions`, { emoji_name: 'tada' }],
      undo: ['POST', `/messages/${message}/reactions`, { emoji_name: 'tada' }],
    },
    {
      name: 'mark a message as read',
      request: ['POST', '/messages/flags', { op: 'add', flag: 'read', messages: JSON.stringify([message]) }],
      undo: ['POST', '/messages/flags', { op: 'remove', flag: 'read', messages: JSON.stringify([message]) }],
    },
    {
      name: 'mark a topic as read',
      request: [
        'POST',
        '/messages/flags/narrow',
        {
          anchor: 'newest',
          num_before: '100',
          num_after: '0',
          op: 'add',
          flag: 'read',
          narrow: JSON.stringify([
            { operator: 'channel', operand: general },
            { operator: 'topic', operand: 'bench' },
          ]),
        },
      ],
      undo: ['POST', '/messages/flags', { op: 'remove', flag: 'read', messages: JSON.stringify(messages) }],
    },
    {
      name: 'star a message',
      request: ['POST', '/messages/flags', { op: 'add', flag: 'starred', messages: JSON.stringify([message]) }],
      undo: ['POST', '/messages/flags', { op: 'remove', flag: 'starred', messages: JSON.stringify([message]) }],
    },
    {
      name: 'typing in a topic',
      request: ['POST', '/typing', { type: 'stream', op: 'start', stream_id: String(general), topic: 'bench' }],
    },
    { name: 'typing to a user', request: ['POST', '/typing', { type: 'direct', op: 'start', to: `[${users.member.user_id}]` }] },
    {
      name: 'presence',
      request: ['POST', '/users/me/presence', { status: 'active', new_user_input: 'true', ping_only: 'false', last_update_id: '-1' }],
    },
    {
      name: 'edit a message',
      request: ['PATCH', `/messages/${message}`, { content: 'edited' }],
      undo: ['PATCH', `/messages/${message}`, { content: 'message 0' }],
    },
    {
      name: 'follow a topic',
      request: ['POST', '/user_topics', { stream_id: String(general), topic: 'bench', visibility_policy: '3' }],
      undo: ['POST', '/user_topics', { stream_id: String(general), topic: 'bench', visibility_policy: '0' }],
    },
    {
      name: 'save a draft',
      request: ['POST', '/drafts', { drafts: JSON.stringify([{ type: 'stream', to: [general], topic: 'bench', content: 'a draft' }]) }],
    },
  ]
}

async function send(site: Site, content: string): Promise<number> {
  const fields = { type: 'stream', to: String(site.server.ready.channels.general.stream_id), topic: 'bench', content }
  const { id }: { id: number } = JSON.parse(await site.request('POST', '/messages', fields))
  return id
}
