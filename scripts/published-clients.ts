// `npm run published-clients`: the clients that others have published, unchanged, talk to a fresh server by its gateway (src/compat). The
// first run installs them. Part of `npm run test:long`.

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createSite } from '../contract-tests/server.ts'
import { installPython } from './python-tools.ts'

const home = fileURLToPath(new URL('../contract-tests/published', import.meta.url))
const python = installPython(home)
const site = await createSite('')
try {
  const { url, demo } = await site.start()
  const { member, member2 } = (await demo()).users
  const env = {
    ...process.env,
    ...{ SITE: `${url}/zulip`, EMAIL_1: member.email, KEY_1: member.api_key, EMAIL_2: member2.email, KEY_2: member2.api_key },
  }
  execFileSync(python, ['zulip_client.py'], { cwd: home, env, stdio: 'inherit', timeout: 180_000 })
} finally {
  await site.remove()
}
