// Two web processes and a worker on one database, behind nginx as configured in deploy/nginx/: requests alternate, without sticky sessions.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { locate } from '../scripts/programs.ts'
import { ensureServices } from '../scripts/services.ts'
import { createSite, type ServerProcess, type Site } from './server.ts'
import { freePorts } from './service-processes.ts'

export interface Cluster {
  /** The URL at which nginx listens. */
  url: string
  web: [ServerProcess, ServerProcess]
  worker: ServerProcess
  /** Stops nginx. The processes belong to the site. */
  stop(): Promise<void>
}

const settings = (name: string): Promise<string> => readFile(fileURLToPath(new URL(`../deploy/nginx/${name}`, import.meta.url)), 'utf8')

/** Starts the processes of a site, with nginx in front of them. */
export async function startCluster(site: Site, env: NodeJS.ProcessEnv): Promise<Cluster> {
  const ports = await freePorts(3)
  const [here = 0, there = 0, port = 0] = ports
  const common = { TRUST_PROXY: '1', ...env }
  // Before the others, because it creates the demo organisation.
  const first = await site.start({ ...common, ROLES: 'web', PORT: String(here) })
  const [second, worker] = await Promise.all([
    site.start({ ...common, ROLES: 'web', PORT: String(there) }),
    site.start({ ...common, ROLES: 'worker' }),
  ])
  const nginx = await startNginx(port, [here, there])
  return { url: `http://127.0.0.1:${port}`, web: [first, second], worker, stop: nginx.stop }
}

/** Starts nginx on a port, in front of servers on these ports. Resolves when it listens and they answer. */
export async function startNginx(port: number, servers: readonly number[]): Promise<{ stop(): Promise<void> }> {
  const [program] = locate('nginx') ?? []
  if (!program) throw new Error('nginx is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'parley-nginx-'))
  const lines = servers.map((server) => `    server 127.0.0.1:${server} max_fails=0;\n`)
  const upstream = (await settings('upstream.conf')).replace(/( {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, lines.join(''))
  const configured = (await settings('parley.conf'))
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port};`)
    .replace(/^ *access_log \/.*\n/m, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  const main = [
    ...['daemon off;', 'worker_processes 1;', `pid ${join(folder, 'pid')};`, 'error_log stderr warn;'],
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...['events { worker_connections 4096; }', 'http {', 'access_log off;', ...temporary, `include ${join(folder, '*.part')};`, '}'],
  ]
  await writeFile(join(folder, 'upstream.part'), upstream)
  await writeFile(join(folder, 'parley.part'), configured)
  await writeFile(join(folder, 'nginx.conf'), `${main.join('\n')}\n`)
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-10_000)
  })
  const ended = once(child, 'exit')
  await answers(port, child, () => output)
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${output()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
}

/** Two web processes and a worker on MariaDB and Redis behind nginx, with the demo organisation, until Ctrl-C, to try by hand. */
async function runCluster(): Promise<void> {
  const { databaseUrl, redisUrl } = await ensureServices()
  const site = await createSite(databaseUrl)
  try {
    const { url, web, worker, stop } = await startCluster(site, { REDIS_URL: redisUrl, LOG_LEVEL: 'warn' })
    const { member, member2 } = (await web[0].demo()).users
    console.log(`nginx on ${url}, in front of ${web.map((one) => one.url).join(' and ')}; processes ${[...web, worker].map(({ child }) => child.pid).join(', ')}
curl -u ${member.email}:${member.api_key} ${url}/api/v1/messages -d type=channel -d to=general -d topic=hello -d content=Hello
curl -u ${member2.email}:${member2.api_key} ${web[1].url}/api/v1/register -d 'event_types=["message"]'`)
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
    })
    await stop()
  } finally {
    await site.remove()
  }
}

// `npm run tool -- cluster`
if (process.argv[1] === fileURLToPath(import.meta.url)) await runCluster()
