// `npm run tool -- web-client --site URL --out FOLDER`: the web client as files for any host of static files, for the server at the URL.

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { webPage } from '../src/http/site/web-page.ts'
import { bundleWeb } from './program.mjs'

/**
 * Writes the client into a folder: a page, and its assets beside it. Throws a TypeError if `site` is not the origin of a server, such as
 * `https://chat.example.com`.
 */
export async function writeWebClient(site: string, out: string): Promise<void> {
  const { origin, protocol } = URL.canParse(site) ? new URL(site) : new URL('none:')
  if (!/^https?:$/.test(protocol) || site.replace(/\/$/, '') !== origin)
    throw new TypeError(`--site must be the URL of a server, without a path, such as https://chat.example.com, and not '${site}'`)
  const assets = join(out, 'assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(out, 'index.html'), webPage(origin))
  for (const name of ['site.css', 'icon.svg'])
    copyFileSync(fileURLToPath(new URL(`../src/http/site/assets/${name}`, import.meta.url)), join(assets, name))
  await bundleWeb(assets)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { site: { type: 'string' }, out: { type: 'string' } } })
  const { site = '', out = '' } = values
  if (out === '') throw new TypeError('--out must name a folder')
  await writeWebClient(site, resolve(out))
  console.log(`${resolve(out)}/index.html is the client of ${site}. Serve the folder from an origin that is in CORS_ORIGINS there.`)
}
