// `npm run tool -- dredd`: Dredd as anybody would run it, without hooks, on a fresh seeded server with the document of `parley contract
// --dredd`, as the member, after the owner has made the member an owner. What fails must have a reason here, and what has a reason must fail.

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contractTools } from '../../scripts/contract-tools.ts'
import { users } from '../../src/sandbox/world.ts'
import { startSeeded } from '../seeded.ts'
import { dreddDocument } from './document.ts'

/** Why requests fail, with their operations. One account makes all of them, in the order of the document. */
const REASONS: Record<string, string[]> = {
  'Dredd sends an empty multipart form': ['addCustomEmoji', 'uploadRealmIcon', 'uploadRealmLogo', 'uploadFile', 'uploadAvatar'],
  'a bot alone may do it': ['getBotStorage', 'updateBotStorage', 'deleteBotStorage', 'sendWebhookMessage'],
  'the example is of another organisation': ['requestAccount'],
  'the account has been deactivated before': ['regenerateApiKey'],
}

const folder = mkdtempSync(join(tmpdir(), 'dredd-'))
const file = join(folder, 'contract.json')
const document = dreddDocument(JSON.parse(readFileSync(new URL('../../src/generated/contract.json', import.meta.url), 'utf8'))) as {
  paths: Record<string, Record<string, { operationId: string }>>
}
writeFileSync(file, JSON.stringify(document))
const { site, server, keys } = await startSeeded('')
try {
  const promotion = await fetch(`${server.url}/api/v1/users/${users.member.id}`, {
    method: 'PATCH',
    headers: { Authorization: `Basic ${btoa(`${users.owner.email}:${keys.owner}`)}` },
    body: new URLSearchParams({ role: String(users.owner.role) }),
  })
  if (!promotion.ok) throw new Error(await promotion.text())
  const output = await run(server.url, `${users.member.email}:${keys.member}`)
  const operationIds = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  // Dredd lists what has failed once more at its end.
  const [listed = ''] = output.split('Displaying failed tests')
  const outcomes = [...listed.matchAll(/^(pass|fail): [A-Z]+ \(200\) /gm)].map(([, outcome]) => outcome)
  const failed = operationIds.filter((_, i) => outcomes[i] !== 'pass')
  const explained = Object.values(REASONS).flat()
  const faults = [
    ...failed.filter((one) => !explained.includes(one)).map((one) => `${one} fails without a reason`),
    ...explained.filter((one) => !failed.includes(one)).map((one) => `${one} has a reason, and passes`),
    ...(outcomes.length === operationIds.length ? [] : [output]),
  ]
  for (const fault of faults) console.error(fault)
  console.log(`dredd: ${operationIds.length - failed.length} of ${operationIds.length} pass, ${failed.length} fail for a reason`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await site.remove()
  rmSync(folder, { recursive: true })
}

/** What Dredd prints. It exits with 1 when a request fails. */
function run(url: string, account: string): Promise<string> {
  const dredd = join(dirname(contractTools().resolve('dredd/package.json')), 'bin/dredd')
  const args = [dredd, file, url, `--user=${account}`, '--loglevel=error', '--no-color']
  return new Promise((resolve) =>
    execFile(process.execPath, args, { maxBuffer: 2 ** 26, timeout: 120_000 }, (_, out, err) => resolve(out + err)),
  )
}
