// A server on the machine, installed by the lines of docs/operating.md, with what operators have beside it: a database, Redis, nginx, an SMTP
// server, fail2ban and Prometheus. What differs from the document is said here: addresses of the database's account, and times of alerts.

import { setTimeout as pause } from 'node:timers/promises'
import { blocksOf, blockWith } from './document.ts'
import { type Machine, REPOSITORY } from './machine.ts'

const INSTALLATION = 'On Debian, with systemd'
const MYSQL = `${REPOSITORY}/.services/programs/mysql`
/** The name in EXTERNAL_URL, where only nginx answers. */
const HOST = 'chat.example.com'
/** What alerts wait for is divided by this. */
const HASTE = 10
export const OWNER = 'ada@example.com'
/** Where somebody attacks from. */
export const STRANGER = '10.9.0.2'

/** Programs that the document takes for granted. */
const UNITS: Record<string, string> = {
  mysql: `${MYSQL}/mysqld --no-defaults --user=root --datadir=/mysql --bind-address=127.0.0.1 --mysqlx=OFF --secure-file-priv= --innodb-redo-log-capacity=16M`,
  smtp: `/usr/bin/env node ${REPOSITORY}/contract-tests/rehearsal/smtp.mjs /mails`,
}

export interface Answer {
  status: number
  body: string
}
export interface Place {
  machine: Machine
  /** The function of the shell by which the document runs `parley`. */
  function: string
  /** A request through nginx, by the owner if `key` is given. `how` are arguments of curl. */
  ask(path: string, how?: string): Promise<Answer>
  /** `parley manage`, as the document runs it. */
  manage(words: string): Promise<string>
  /** What the server has logged since a time in milliseconds, as JSON. Throws if a line is not. */
  log(since: number): Promise<Record<string, unknown>[]>
  /** The value of a query to Prometheus. Undefined if it has none. */
  metric(query: string): Promise<number | undefined>
}

/** Resolves with what `look` finds when it is neither undefined, false nor empty. Throws after so many seconds, or with its last error. */
export async function until<T>(what: string, seconds: number, look: () => Promise<T | undefined | false | ''>): Promise<T> {
  let last: unknown = ''
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(300)) {
    try {
      const found = await look()
      if (found) return found
      last = ''
    } catch (error) {
      last = error
    }
  }
  throw new Error(`${what}: not within ${seconds} s${last instanceof Error ? `: ${last.message}` : ''}`)
}

/** What runs before Parley is installed. */
export async function prepare({ run }: Machine): Promise<void> {
  const units = Object.entries(UNITS).map(
    ([name, command]) =>
      `printf '[Service]\\nLimitCORE=0\\nExecStart=${command.replaceAll('%', '%%')}\\n' > /etc/systemd/system/${name}.service`,
  )
  await run(`
mkdir -m 700 /mysql /mails && mount -t tmpfs -o size=200M none /var/lib && mkdir -p /var/lib/{nginx,redis,prometheus,fail2ban,systemd,parley}
chown redis:redis /var/lib/redis && chown prometheus:prometheus /var/lib/prometheus && mount -t tmpfs -o size=200M none /var/lib/parley
${units.join('\n')}
systemctl daemon-reload
${MYSQL}/mysqld --no-defaults --initialize-insecure --user=root --datadir=/mysql --mysqlx=OFF 2>/dev/null
systemctl start mysql smtp redis-server nginx
# A stranger, behind a cable.
ip netns add stranger && ip link add cable type veth peer name cable netns stranger
ip address add 10.9.0.1/24 dev cable && ip link set cable up
ip -n stranger address add ${STRANGER}/24 dev cable && ip -n stranger link set cable up`)
  await until('MySQL answers', 60, () => run(`${MYSQL}/mysql --protocol=tcp --user=root --execute='SELECT 1'`))
  const rights = blockWith('GRANT', 'The database', 'sql').replaceAll("'10.0.0.%'", "'localhost'")
  await run(`${MYSQL}/mysql --protocol=tcp --user=root <<'END'\n${rights}\nEND`)
}

/** Installs the server and what stands beside it, and creates an organisation. */
export async function install(machine: Machine): Promise<Place> {
  const place = placeOn(machine)
  const [program = '', nginx = '', fail2ban = '', prometheus = '', manage = ''] = blocksOf(INSTALLATION, 'sh')
  // npm has seen the packages before, because here is no network.
  await machine.run(`cd /release && export npm_config_cache=/npm npm_config_offline=true && ${program}`)
  await machine.run(nginx)
  await machine.run(fail2ban)
  const scraped = blocksOf(INSTALLATION, 'yaml').join('')
  await machine.run(`${prometheus}
sed -i -E 's/^( *for: )([0-9]+)m$/echo "\\1$((\\2 * ${60 / HASTE}))s"/e; s/^( *for: )1h$/\\1${3600 / HASTE}s/' /etc/prometheus/parley.yaml
cat > /etc/prometheus/prometheus.yml <<'END'
global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 2s }
${scraped}END
systemctl restart prometheus`)
  await machine.run(manage)
  return place
}

function placeOn(machine: Machine): Place {
  const { run } = machine
  const [name = ''] = /^parley\(\) \{[\s\S]*?^\}$/m.exec(blockWith('parley() {', INSTALLATION)) ?? []
  return {
    machine,
    function: name,
    ask: async (path, how = '') => {
      const answer = await run(
        `curl --silent --max-time 70 -w '\\n%{http_code}' -H 'Host: ${HOST}' ${how} 'http://127.0.0.1${path}' || echo; echo`,
      )
      const [, body = '', status = ''] = /^([\s\S]*)\n(\d{3})\n+$/.exec(answer) ?? []
      return { status: Number(status), body }
    },
    manage: (words) => run(`${name}\nparley manage ${words}`),
    log: async (since) => {
      const lines = await run(`journalctl --quiet --output=cat --since=@${(since / 1_000).toFixed(3)} _SYSTEMD_UNIT=parley.service`)
      return lines.split('\n').filter(Boolean).map(parsed)
    },
    metric: async (query) => {
      const answer = await run(`curl --silent --max-time 10 --get --data-urlencode 'query=${query}' http://127.0.0.1:9090/api/v1/query`)
      const value = JSON.parse(answer).data?.result?.[0]?.value?.[1]
      return value === undefined ? undefined : Number(value)
    },
  }
}

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`a line of the log is not JSON: ${line.slice(0, 200)}`)
  }
}
