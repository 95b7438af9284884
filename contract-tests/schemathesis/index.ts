// `npm run tool -- schemathesis [--phases stateful] [-- OPTIONS OF schemathesis run]`: Schemathesis searches for requests that a fresh seeded server answers in
// violation of its contract. In the phase `stateful`, it follows the links of answers. The first run installs it with pip into contract-tests/schemathesis/.venv. CI follows the links alone.

import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isServerName } from '../../scripts/programs.ts'
import { ensureServices } from '../../scripts/services.ts'
import { users } from '../../src/sandbox/world.ts'
import { startSeeded } from '../seeded.ts'

const VERSION = '4.32.5'
const folder = fileURLToPath(new URL('.', import.meta.url))
/** Seconds for the whole run. */
const TIME = 180
/** With these, the caller would lose its own key, and everything after them would be refused. */
const ENDS_OWN_ACCESS = ['regenerateApiKey', 'revokeOwnApiKey', 'deactivateOwnUser']

const { values, positionals } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    // `contract`, or `contract.client` for the client bundle.
    document: { type: 'string', default: 'contract' },
    phases: { type: 'string', default: 'examples,coverage,fuzzing,stateful' },
    time: { type: 'string', default: String(TIME) },
  },
  allowPositionals: true,
})
const contractFile = fileURLToPath(new URL(`../../src/generated/${values.document}.json`, import.meta.url))
const program = installed()
const work = mkdtempSync(join(tmpdir(), 'parley-schemathesis-'))
const { site, server, keys } = await startSeeded(isServerName(values.database) ? (await ensureServices(values.database)).databaseUrl : '')
try {
  process.exitCode = await run(server.url, keys.owner ?? '')
} finally {
  await site.remove()
  rmSync(work, { recursive: true, force: true })
}

/** The program. Installs it if it is missing or has another version. */
function installed(): string {
  const venv = join(folder, '.venv')
  const mark = join(venv, 'version')
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== VERSION) {
    execFileSync('python3', ['-m', 'venv', venv], { stdio: 'inherit' })
    execFileSync(join(venv, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`], {
      stdio: 'inherit',
    })
    writeFileSync(mark, VERSION)
  }
  return join(venv, 'bin/schemathesis')
}

/** Schemathesis encodes arrays and objects in a query according to the contract. `hooks.py` does the same for forms. */
function run(url: string, key: string): Promise<number> {
  // In the client bundle, a downloaded file is bytes, whatever its type.
  const ofTypes = values.document === 'contract' ? ',content_type_conformance' : ''
  const args = [
    ...['--config-file', join(folder, 'schemathesis.toml')],
    ...['run', contractFile, '--url', `${url}/api/v1`, '--auth', `${users.owner.email}:${key}`],
    // An owner, who has most rights. `hooks.py` names the reasons for which a valid request may still be refused.
    ...['--checks', `not_a_server_error,status_code_conformance,response_schema_conformance,valid_request_accepted${ofTypes}`],
    ...ENDS_OWN_ACCESS.flatMap((id) => ['--exclude-operation-id', id]),
    ...['--phases', values.phases, '--max-time', values.time, '--continue-on-failure', '--seed', '1'],
    ...['--request-timeout', '10', '--no-color', '--warnings', 'off'],
    ...positionals,
  ]
  const env = { ...process.env, PYTHONPATH: folder, SCHEMATHESIS_HOOKS: 'hooks' }
  const child = spawn(program, args, { cwd: work, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}
