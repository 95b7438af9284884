// `npm run tool -- cluster`: two web processes and a worker on MariaDB and Redis behind nginx, with the demo organisation, until Ctrl-C. For trying
// out by hand what `npm run conformance -- --target cluster` and the tests of several processes check.

import { startCluster } from '../contract-tests/cluster.ts'
import { createSite } from '../contract-tests/server.ts'
import { ensureServices } from './services.ts'

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
