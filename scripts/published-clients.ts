// `npm run tool -- published-clients`: unchanged clients, published by others, talk to a fresh server through its gateway (src/compat). The first
// run installs them. Part of `npm run tool -- clients`. zulip-term needs Python 3.10 on the path, in pyenv, or at PYTHON_3_10. Without it,
// zulip-term is skipped.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSite } from '../contract-tests/server.ts'
import { installPackages, installPython } from './installs.ts'

const home = fileURLToPath(new URL('../contract-tests/published', import.meta.url))
const terminal = join(home, 'terminal')
installPackages(home)
const older = [process.env.PYTHON_3_10, 'python3.10', ...pythonsOfPyenv()].find((program) => program && works(program))
const conversations: [program: string, file: string][] = [
  [installPython(home), 'zulip_client.py'],
  [installPython(home), 'example_bots.py'],
  [process.execPath, 'zulip-js.mjs'],
]
// First, so that the conversation fits into its window.
if (older) conversations.unshift([installPython(terminal, older), 'zulip_term.py'])
else console.log('zulip-term: skipped, because there is no Python 3.10')

const site = await createSite('')
try {
  const { url, demo } = await site.start()
  const { member, member2, owner, bot } = (await demo()).users
  const accounts = [member, member2, owner, bot].map(({ email, api_key }, i) => ({ [`EMAIL_${i + 1}`]: email, [`KEY_${i + 1}`]: api_key }))
  const env = Object.assign({ ...process.env, SITE: `${url}/zulip` }, ...accounts)
  for (const [program, file] of conversations) execFileSync(program, [file], { cwd: home, env, stdio: 'inherit', timeout: 180_000 })
} finally {
  await site.remove()
}

function works(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Each Python 3.10 that pyenv has. */
function pythonsOfPyenv(): string[] {
  if (!works('pyenv')) return []
  const root = execFileSync('pyenv', ['root'], { encoding: 'utf8' }).trim()
  const versions = execFileSync('pyenv', ['versions', '--bare'], { encoding: 'utf8' }).split('\n')
  return versions.filter((version) => version.startsWith('3.10.')).map((version) => join(root, 'versions', version, 'bin/python'))
}
