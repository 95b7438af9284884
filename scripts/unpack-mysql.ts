// MySQL for the tests where Debian's release has only MariaDB: the packages of Debian's next release, unpacked into a folder of their own
// with everything that they need, the C library included. Nothing else on the machine changes, and no package is installed.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runProgram } from './run-program.ts'

const PACKAGES = ['mysql-server-core', 'mysql-client-core']
/** The programs that the folder offers, and where they are in the packages. */
const PROGRAMS = { mysqld: 'usr/sbin/mysqld', mysql: 'usr/bin/mysql', mysqldump: 'usr/bin/mysqldump', mysqlbinlog: 'usr/bin/mysqlbinlog' }
/** Where the server finds what is elsewhere than it was built for. */
const SERVER_OPTIONS = ['--basedir=$root/usr', '--lc-messages-dir=$root/usr/share/mysql', '--plugin-dir=$root/usr/lib/mysql/plugin']
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'
const say = (text: string): void => console.error(`programs: ${text}`)

/**
 * Downloads the programs and unpacks them into `target`, which gets `mysqld` and the clients. Needs no rights, but Debian's apt-get and a
 * mirror of Debian among the sources in a folder. Throws an error that says what is missing. If several processes do it at once, one wins.
 */
export async function unpackMysql(target: string, sources = '/etc/apt'): Promise<void> {
  for (const needed of ['/usr/bin/apt-get', KEYRING])
    if (!existsSync(needed)) throw new Error(`MySQL is taken from Debian's packages: no ${needed}`)
  const mirror = mirrorIn(sourcesOf(sources))
  if (!mirror) throw new Error(`MySQL is taken from Debian's packages: the sources in ${sources} name no mirror of Debian`)
  say(`getting MySQL from Debian's packages, once: 65 MB to download, 410 MB in ${target}; this takes about half a minute`)
  const started = Date.now()
  const work = `${target}.${process.pid}`
  const log = `${work}.log`
  try {
    await download(mirror, work, log)
    const root = join(work, 'root')
    for (const file of readdirSync(join(work, 'archives'))) {
      if (file.endsWith('.deb')) await runProgram('/usr/bin/dpkg-deb', ['--extract', join(work, 'archives', file), root], log)
    }
    for (const [name, path] of Object.entries(PROGRAMS)) writeFileSync(join(root, name), wrapper(root, path), { mode: 0o755 })
    if (existsSync(target)) return
    renameSync(root, target)
    say(`that took ${Math.round((Date.now() - started) / 1_000)} s`)
  } catch (error) {
    const end = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-10).join('\n') : ''
    throw new Error(`MySQL cannot be had: ${(error as Error).message}\n${end}`, { cause: error })
  } finally {
    for (const left of [work, log]) rmSync(left, { recursive: true, force: true })
  }
}

/** Everything in the lists of sources of a folder like /etc/apt. */
function sourcesOf(folder: string): string {
  const parts = join(folder, 'sources.list.d')
  const files = [join(folder, 'sources.list'), ...(existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : [])]
  return files
    .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** The first mirror of Debian that sources name, in either of their two forms. */
export function mirrorIn(sources: string): string | undefined {
  return /^(?:URIs:|deb(?: +\[[^\]]*\])?) *(\S+\/debian\/?)(?: |$)/m.exec(sources)?.[1]
}

/** Downloads the packages with all that they depend on, because this apt-get believes that nothing is installed. */
async function download(mirror: string, work: string, log: string): Promise<void> {
  for (const folder of ['lists/partial', 'archives/partial', 'root']) mkdirSync(join(work, folder), { recursive: true })
  writeFileSync(join(work, 'debian.list'), `deb [signed-by=${KEYRING}] ${mirror} sid main\n`)
  writeFileSync(join(work, 'status'), '')
  const options = {
    'Dir::Etc::sourcelist': join(work, 'debian.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(work, 'lists'),
    'Dir::State::status': join(work, 'status'),
    'Dir::Cache': work,
    'Dir::Cache::archives': join(work, 'archives'),
    // The user who usually downloads cannot write here.
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    'Debug::NoLocking': '1',
  }
  const apt = (...args: string[]): Promise<void> => {
    const set = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`])
    return runProgram('/usr/bin/apt-get', ['-q', ...set, ...args], log)
  }
  await apt('update')
  await apt('-y', '--no-install-recommends', '--download-only', 'install', ...PACKAGES)
}

/** A script that starts an unpacked program with the unpacked C library, wherever its folder is moved. */
function wrapper(root: string, path: string): string {
  const [loader] = readdirSync(join(root, 'usr/lib'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/ld-linux[^/]*$/.test(file),
  )
  if (!loader) throw new Error('the packages have no loader')
  const options = path === PROGRAMS.mysqld ? SERVER_OPTIONS.map((option) => ` "${option}"`).join('') : ''
  return `#!/bin/sh
root=$(dirname "$(readlink -f "$0")")
exec "$root/usr/lib/${loader}" --library-path "$root/usr/lib/${dirname(loader)}:$root/usr/lib/mysql/private" "$root/${path}" "$@"${options}
`
}
