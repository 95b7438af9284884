// The pages outside the contract, served by Express: for operators, and for people with a browser.

import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type RequestHandler } from 'express'
import { ID_PATTERN } from '../../values/ids.ts'
import { emojiData } from '../../values/unicode-emoji.ts'
import { avatarPattern } from './avatar.ts'
import { CONTRACT_DOCUMENTS } from './documents.ts'
import { logo } from './logo.ts'

/** For images that this server draws, should a browser open one as a page. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

export interface Health {
  /** Rejects with the reason when the server cannot work or is about to stop. */
  isReady(): Promise<void>
  /** Problems that do not keep the server from working, one line each. */
  warnings(): Promise<string[]>
}

/**
 * The listener for URLs outside the contract. `more` are pages other than those for operators. `otherwise` gets every request that matches
 * no page.
 */
export function createPages(health: Health, otherwise: Listener, more: RequestHandler[] = []): Listener {
  const pages = express()
  pages.disable('x-powered-by')
  pages.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff')
    next()
  })
  pages.get('/health/live', (_request, response) => {
    response.type('text').send('ok\n')
  })
  pages.get(['/health', '/health/ready'], async (_request, response) => {
    const refusal = await health.isReady().then(
      () => undefined,
      (error: Error) => error.message,
    )
    const lines = refusal === undefined ? ['ok', ...(await health.warnings())] : [refusal]
    response
      .status(refusal === undefined ? 200 : 503)
      .type('text')
      .send(`${lines.join('\n')}\n`)
  })
  for (const [path, document] of CONTRACT_DOCUMENTS)
    pages.get(path, (_request, response) => {
      response.type('json').send(document())
    })
  // The pattern is derived from the ID alone, so the answer does not reveal which users exist.
  pages.get(new RegExp(`^/avatar/(realm/)?(${ID_PATTERN})(?:/medium)?$`), (request, response) => {
    response
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': IMAGE_POLICY,
      })
      .type('image/svg+xml')
      .send(avatarPattern(Number(request.params[1]), request.params[0] === undefined ? 'avatar' : 'icon'))
  })
  for (const [path, time] of [
    ['/logo', 'day'],
    ['/night_logo', 'night'],
  ] as const)
    pages.get(path, (_request, response) => {
      response
        .set({ 'Cache-Control': 'public, max-age=86400', 'Content-Security-Policy': IMAGE_POLICY })
        .type('image/svg+xml')
        .send(logo(time))
    })
  pages.get('/static/emoji.json', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('json').send(emojiData())
  })
  for (const page of more) pages.use(page)
  pages.use((request, response) => otherwise(request, response))
  return pages
}
