// Three nodes of Galera. The one that is written to is killed in the middle of 2,000 sends, and another takes over, as behind HAProxy with
// two backups. Run by `npm run tool -- test-long`.

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { account, FAULTLESS, lineOf } from '../ledger.ts'
import { createSite, type ServerProcess, type Site } from '../server.ts'
import { freePorts, type Service, startDatabase } from '../service-processes.ts'

const PROVIDER = '/usr/lib/galera/libgalera_smm.so'
const MESSAGES = 2_000

describe.runIf(inject('databaseServer') === 'mariadb' && existsSync(PROVIDER))('three nodes of Galera', () => {
  const nodes: Service[] = []
  /** Forwards connections to the node that is written to. */
  let proxy: Server
  let primary = 0
  let site: Site
  let server: ServerProcess
  beforeAll(async () => {
    const ports = await freePorts(9)
    const [group, transfer, catchUp] = [ports.slice(0, 3), ports.slice(3, 6), ports.slice(6)]
    for (let i = 0; i < 3; i++) nodes.push(await startNode(i, { group, transfer, catchUp }))
    proxy = createServer((socket) => {
      const upstream = connect(Number(new URL(nodes[primary]?.url ?? '').port), '127.0.0.1')
      for (const [from, to] of [
        [socket, upstream],
        [upstream, socket],
      ] as const)
        from.on('error', () => to.destroy()).pipe(to)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as { port: number }
    site = await createSite(`mysql://parley:parley@127.0.0.1:${port}`)
    server = await site.start({ LOG_LEVEL: 'fatal' })
  }, 240_000)
  afterAll(async () => {
    try {
      await site?.remove()
    } finally {
      proxy?.close()
      for (const node of nodes) await node.remove()
    }
  }, 60_000)

  test('lose and duplicate nothing that was acknowledged when the writer is killed, and IDs increase', { timeout: 300_000 }, async () => {
    const { owner, administrator, moderator, member, member2 } = (await server.demo()).users
    const people = [owner, administrator, moderator, member, member2]
    let killed: Promise<void> | undefined
    const ledger = await account({
      ...{ url: () => server.url, senders: people, readers: [...people, ...people], messages: MESSAGES, atOnce: 20 },
      onProgress: (acknowledged) => {
        if (acknowledged < MESSAGES / 4) return
        killed ??= nodes[0]?.signal('SIGKILL').then(() => {
          primary = 1
        })
      },
    })
    console.log(lineOf('the writing node of Galera killed', ledger))
    expect(ledger).toMatchObject({ ...FAULTLESS, acknowledged: MESSAGES, delivered: MESSAGES * 10 })
    await killed
    expect(Object.keys(ledger.refusals)).toEqual(['503 SERVER_BUSY'])
    expect(await site.manage('check')).toMatchObject({ code: 0, stdout: expect.stringContaining('faults: 0') })
  })
})

/** The ports of the nodes, by purpose. */
type Ports = Record<'group' | 'transfer' | 'catchUp', number[]>

function startNode(i: number, { group, transfer, catchUp }: Ports): Promise<Service> {
  const at = (ports: number[]): string => `127.0.0.1:${ports[i]}`
  const provider = [`gmcast.listen_addr=tcp://${at(group)}`, `ist.recv_addr=${at(catchUp)}`, 'gcache.size=32M']
  const options = [
    ...['--wsrep-on=ON', `--wsrep-provider=${PROVIDER}`, '--binlog-format=ROW', '--innodb-autoinc-lock-mode=2'],
    ...[`--wsrep-cluster-address=gcomm://${group.map((port) => `127.0.0.1:${port}`).join(',')}`, '--wsrep-node-address=127.0.0.1'],
    ...['--wsrep-sst-method=rsync', `--wsrep-sst-receive-address=${at(transfer)}`, `--wsrep-provider-options=${provider.join(';')}`],
    ...(i === 0 ? ['--wsrep-new-cluster'] : []),
  ]
  return startDatabase('mariadb', { options, user: 'mysql', joins: i > 0 })
}
