// The pages for those who write clients: the first page, the reference and the guides. They work without an account, and load nothing
// from any other host.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type Response, Router } from 'express'
import type { Config } from '../../config.ts'
import { FEATURE_LEVEL } from '../../limits.ts'
import { GUIDES, guideList, guidePage } from './guides.ts'
import { homePage } from './home.ts'
import { layout } from './layout.ts'

const HEADERS = {
  'Cache-Control': 'no-cache',
  // Images of the reference's stylesheet are data.
  'Content-Security-Policy': [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'"],
    ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
  ].join('; '),
  'Referrer-Policy': 'same-origin',
}
/** What the reference takes from its package. */
const REFERENCE_FILES = ['swagger-ui-bundle.js', 'swagger-ui.css']
const REFERENCE = `<h1>Reference</h1>
<p>Every operation, with JSON in the place of forms (<a href="/guides/encodings">the same in other encodings</a>).</p>
<p id="demo" hidden><button type="button">Use a demo account</button> <span role="status"></span></p>
<div id="reference"><p>The reference needs JavaScript. The <a href="/openapi.json">contract</a> says the same.</p></div>`

/** Whether a URL is a page of the site, though it begins like an operation's. */
export function isReference(url: string): boolean {
  return /^\/api\/docs(?:[?#]|$)/.test(url)
}

/** Serves `/`, `/guides`, `/guides/{name}`, `/api/docs` and `/assets`. Anything else is left to the next route. */
export function site({ version, production }: Pick<Config, 'version' | 'production'>): Router {
  const pages = Router()
  const show = (response: Response, page: string): void => void response.set(HEADERS).type('html').send(page)
  pages.get('/', (_request, response) => {
    show(response, homePage({ version, featureLevel: FEATURE_LEVEL, isDemo: !production, guides: GUIDES }))
  })
  pages.get('/guides', (_request, response) => {
    show(response, guideList())
  })
  pages.get('/guides/:name', async ({ params }, response, next) => {
    const guide = GUIDES.find(({ name }) => name === params.name)
    if (guide) show(response, await guidePage(guide))
    else next()
  })
  pages.get('/api/docs', (_request, response) => {
    const styles = ['/assets/swagger-ui.css', '/assets/reference.css']
    const scripts = ['/assets/swagger-ui-bundle.js', '/assets/reference.js']
    show(response, layout({ title: 'Reference', path: '/api/docs', content: REFERENCE, styles, scripts }))
  })
  const files = { index: false, redirect: false, setHeaders: (response: Response) => response.set(HEADERS) }
  pages.use('/assets', express.static(fileURLToPath(new URL('assets/', import.meta.url)), files))
  const reference = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  for (const name of REFERENCE_FILES)
    pages.get(`/assets/${name}`, (_request, response) => {
      response.set(HEADERS).sendFile(join(reference, name))
    })
  return pages
}
