// The pages for developers of clients: the first page in development, the reference, the console and the guides. They work without an account
// and load nothing from any other host.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type Request, type Response, Router } from 'express'
import type { Config } from '../../config.ts'
import { FEATURE_LEVEL } from '../../limits.ts'
import { extraEmojiUrl } from '../../values/unicode-emoji.ts'
import { acceptsGzip, createCompressor } from '../compressed.ts'
import { CLIENT_PATH } from '../session.ts'
import { CLIENT_GUIDES, GUIDES, guideList, guidePage } from './guides.ts'
import { homePage } from './home.ts'
import { layout } from './layout.ts'
import { plainGuide, plainIndex } from './plain.ts'
import { WEB_POLICY, webPage } from './web-page.ts'

/** `scripts` are additional restrictions on scripts. */
const headersFor = (scripts: string[]) => ({
  'Cache-Control': 'no-cache',
  // The reference has images as data URLs.
  'Content-Security-Policy': [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'"],
    ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'", ...scripts],
  ].join('; '),
  'Referrer-Policy': 'same-origin',
})
/** No script creates elements from text. */
const HEADERS = headersFor(["require-trusted-types-for 'script'", "trusted-types 'none'"])
/** Elements creates elements from the contract's descriptions, which it sanitises. */
const REFERENCE_HEADERS = headersFor([])
/** What the reference takes from its package (@stoplight/elements), by asset. The build copies it to the assets (scripts/program.mjs). */
const REFERENCE_FILES = { 'elements.js': 'web-components.min.js', 'elements.css': 'styles.min.css' }
const REFERENCE = `<h1>Reference</h1>
<p>Every operation, with JSON instead of forms (<a href="/guides/encodings">other encodings</a>).</p>
<p id="demo" hidden><button type="button">Use a demo account</button> <span role="status"></span></p>
<noscript><p>The reference needs JavaScript. The <a href="/openapi.json">contract</a> has the same content, and the
<a href="/llms.txt">index as text</a> lists every operation.</p></noscript>
<elements-api apiDescriptionUrl="/openapi.client.json" router="hash" layout="responsive" hideSchemas="true" hideExport="true"></elements-api>`

const CONSOLE = `<h1>Console</h1>
<p>Two users side by side: the events of each as they arrive, and requests as a program would send them.</p>
<div id="console"><p>The console needs JavaScript, and must have been built with <code>npm run build</code>.</p></div>`

const CLIENT_HEADERS = { ...HEADERS, 'Content-Security-Policy': WEB_POLICY, 'X-Robots-Tag': 'noindex' }
const CLIENT = webPage()

/** A page of the site whose URL starts like that of an operation. */
export const REFERENCE_URL = /^\/api\/docs(?:[?#]|$)/

/**
 * Serves `/`, `/llms.txt`, `/app`, `/guides`, `/guides/{name}` (with `.md` as Markdown), `/api/docs`, `/assets`, the picture of the server's own emoji and, if it is enabled, `/console`.
 * Passes anything else to the next route.
 */
export function site({ version, console }: Pick<Config, 'version' | 'console'>): Router {
  const pages = Router()
  const show = (response: Response, page: string, headers = HEADERS): void => void response.set(headers).type('html').send(page)
  pages.get('/', (_request, response) => {
    show(response, homePage({ version, featureLevel: FEATURE_LEVEL, hasConsole: console, guides: CLIENT_GUIDES }))
  })
  pages.get('/llms.txt', (_request, response) => {
    response.set(HEADERS).type('text').send(plainIndex())
  })
  pages.get('/guides', (_request, response) => {
    show(response, guideList())
  })
  pages.get('/guides/:name', async ({ params }, response, next) => {
    const [name, isPlain] = [params.name.replace(/\.md$/, ''), params.name.endsWith('.md')]
    const guide = GUIDES.find((one) => one.name === name)
    if (guide && isPlain)
      response
        .set(HEADERS)
        .type('text/markdown')
        .send(await plainGuide(guide))
    else if (guide) show(response, await guidePage(guide))
    else next()
  })
  pages.get('/api/docs', (_request, response) => {
    const styles = ['/assets/elements.css', '/assets/reference.css']
    // The first two prepare what the third reads when it starts.
    const scripts = ['/assets/samples.js', '/assets/reference.js', '/assets/elements.js']
    show(response, layout({ title: 'Reference', path: '/api/docs', content: REFERENCE, styles, scripts }), REFERENCE_HEADERS)
  })
  pages.get(CLIENT_PATH, (_request, response) => show(response, CLIENT, CLIENT_HEADERS))
  pages.get('/console', (_request, response, next) => {
    const [styles, scripts] = [['/assets/console.css'], ['/assets/console.js']]
    if (console) show(response, layout({ title: 'Console', path: '/console', content: CONSOLE, styles, scripts }))
    else next()
  })
  const files = { index: false, redirect: false, setHeaders: (response: Response) => response.set(HEADERS) }
  // A server run from src/ uses the console's bundle of the last build.
  const folders = ['assets/', '../../../dist/http/site/assets/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  const sendCompressed = compressor()
  for (const folder of folders) {
    const large = largeAssets(folder)
    pages.get('/assets/:name', async (request, response, next) => {
      const path = large.get(request.params.name)
      if (path === undefined || !(await sendCompressed(path, request, response))) next()
    })
    pages.use('/assets', express.static(folder, files))
  }
  pages.get(extraEmojiUrl('zulip'), (_request, response) => {
    response.set(HEADERS).sendFile(fileURLToPath(new URL('assets/icon.png', import.meta.url)))
  })
  // A server run from src/ may have no build.
  for (const [asset, file] of Object.entries(REFERENCE_FILES))
    pages.get(`/assets/${asset}`, async (request, response) => {
      const path = createRequire(import.meta.url).resolve(`@stoplight/elements/${file}`)
      if (!(await sendCompressed(path, request, response))) response.set(HEADERS).sendFile(path)
    })
  return pages
}

/** Bytes of an asset that is worth compressing. */
const LARGE = 50_000

/** Assets that a server keeps compressed. There are fewer. */
const MOST_COMPRESSED = 100

/** Sends large assets compressed to clients that accept it, and returns whether it did. Each is compressed when it is first asked for. */
function compressor(): (path: string, request: Request, response: Response) => Promise<boolean> {
  const compressed = createCompressor(MOST_COMPRESSED)
  return async (path, request, response) => {
    if (!acceptsGzip(request, response)) return false
    const bytes = await compressed(path, () => readFile(path))
    response.set(HEADERS).set('Content-Encoding', 'gzip').type(extname(path)).send(bytes)
    return true
  }
}

/** The large scripts and styles of a folder, by name. There is none where nothing is built. */
function largeAssets(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(js|css)$/.test(name)) : []
  return new Map(names.map((name): [string, string] => [name, folder + name]).filter(([, path]) => statSync(path).size >= LARGE))
}
