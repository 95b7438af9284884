// A machine of its own: systemd in a container (systemd-nspawn) that sees this machine's files, changes only what is in memory, and has no
// network but loopback. Mounts and processes end with this process, however it ends.

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where this repository is in the machine. */
export const REPOSITORY = '/repository'
const root = new URL('../..', import.meta.url).pathname

/** The programs that it needs, and Debian's packages that have them. */
const NEEDED: [program: string, debian: string][] = [
  ['systemd-nspawn', 'systemd-container'],
  ['/lib/systemd/systemd', 'systemd'],
  ['nginx', 'nginx'],
  ['redis-server', 'redis-server'],
  ['prometheus', 'prometheus'],
  ['fail2ban-server', 'fail2ban'],
  ['/usr/lib/python3/dist-packages/systemd', 'python3-systemd'],
  ['nft', 'nftables'],
  ['jq', 'jq'],
  ['curl', 'curl'],
  ['unshare', 'util-linux'],
  ['ip', 'iproute2'],
]

/** Why there can be no such machine here. Undefined if there can. */
export function obstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can start a container'
  const missing = NEEDED.filter(([program]) => !existsSync(program) && spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
  if (missing.length > 0) return `these packages of Debian are missing: ${missing.map(([, name]) => name).join(' ')}`
  if (!['/usr/bin/node', '/usr/local/bin/node'].some(existsSync)) return 'no Node where a service of systemd finds it'
  const mounts = 'mount -t tmpfs none "$0" && cd "$0" && mkdir a b c && mount -t overlay -o lowerdir=/,upperdir=a,workdir=b none c'
  const folder = mkdtempSync(join(tmpdir(), 'parley-rehearsal-'))
  const { status, stderr } = spawnSync('unshare', ['--mount', '--propagation=private', 'sh', '-c', mounts, folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? undefined : `an overlay of / cannot be mounted: ${stderr.trim()}`
}

/** Mounts the overlay, leaves out what this machine starts by itself, and becomes the container. */
const START = `
mount -t tmpfs -o size=4G none "$0" && cd "$0" && mkdir upper work root
mount -t overlay -o "lowerdir=/,upperdir=$0/upper,workdir=$0/work" none root
rm -f root/etc/systemd/system/*.wants/* root/usr/sbin/policy-rc.d
exec systemd-nspawn --quiet --register=no --keep-unit --private-network --link-journal=no --console=pipe --machine=rehearsal \\
  --bind-ro="$1:${REPOSITORY}" --bind-ro="$2:/release" --bind="$3:/npm" --directory=root --boot
`

export interface Machine {
  /** Runs lines of bash as root, and returns what they print. Throws with all of it if one fails, or after two minutes. */
  run(lines: string): Promise<string>
  stop(): Promise<void>
}

/** Boots it, with the folder of a release and one with packages for npm. Resolves when systemd is done. */
export async function bootMachine(release: string, packages: string): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-rehearsal-'))
  mkdirSync(packages, { recursive: true })
  const start = ['--mount', '--propagation=private', 'bash', '-ec', START, folder, root.replace(/\/$/, ''), release, packages]
  const nspawn = spawn('setpriv', ['--pdeathsig', 'KILL', 'unshare', ...start], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [nspawn.stdout, nspawn.stderr])
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-5_000)
    })
  const ended = once(nspawn, 'exit')
  const machine: Machine = {
    run: (lines) => inside(nspawn, lines),
    stop: async () => {
      const [leader] = childrenOf(nspawn)
      if (leader) process.kill(leader, 'SIGKILL')
      nspawn.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    for (const until = Date.now() + 60_000; ; await pause(200)) {
      if (nspawn.exitCode !== null || Date.now() > until) throw new Error(`the container does not start:\n${said}`)
      const state = await machine.run('systemctl is-system-running || true').catch(() => '')
      if (/^(running|degraded)/.test(state)) return machine
    }
  } catch (error) {
    await machine.stop()
    throw error
  }
}

function childrenOf({ pid }: ChildProcess): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

function inside(nspawn: ChildProcess, lines: string): Promise<string> {
  const [leader] = childrenOf(nspawn)
  if (!leader) return Promise.reject(new Error('there is no container'))
  const enter = ['--target', String(leader), '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root', '--wd']
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', USER: 'root', LANG: 'C.UTF-8' }
  return new Promise((resolve, reject) => {
    const options = { env, timeout: 120_000, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 } as const
    execFile('nsenter', [...enter, 'bash', '-eo', 'pipefail', '-c', lines], options, (error, stdout, stderr) =>
      error ? reject(new Error(`${lines.trim().slice(0, 300)}\nfails: ${`${stdout}${stderr}`.trim().slice(-2_000)}`)) : resolve(stdout),
    )
  })
}
