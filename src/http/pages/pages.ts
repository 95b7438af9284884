// The pages outside the contract, served by Express: for operators, and for people with a browser.

import { createHash } from 'node:crypto'
import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http'
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { ID_PATTERN } from '../../values/ids.ts'
import { failurePage, NOWHERE, sendPage } from './page.ts'

const COLOURS = { day: { back: '#2a5db0', front: '#9dbdf5' }, night: { back: '#9dbdf5', front: '#2a5db0' } }

/** An SVG of 200 by 100 with a transparent background. `night` is for dark backgrounds. */
function logo(time: keyof typeof COLOURS): string {
  const { back, front } = COLOURS[time]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" role="img" aria-label="Parley">',
    `<path fill="${back}" d="M20 10h100a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H56L36 84V68H20A12 12 0 0 1 8 56V22a12 12 0 0 1 12-12z"/>`,
    `<path fill="${front}" d="M144 32h36a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-8v12l-18-12h-50a12 12 0 0 1-11-8h27a24 24 0 0 0 24-24z"/>`,
    '</svg>',
  ].join('')
}

const CELLS = 5
const CELL = 20

/** An SVG of 100 by 100: a symmetric pattern of five by five cells, in a colour derived from the ID. */
function avatarPattern(id: number, of: 'avatar' | 'icon'): string {
  const bytes = createHash('sha256').update(`${of} ${id}`).digest()
  const hue = Math.round((bytes.readUInt16BE(0) / 65_535) * 360)
  const cells: string[] = []
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const mirrored = Math.min(column, CELLS - 1 - column)
      if ((bytes[2 + row * 3 + mirrored] ?? 0) % 2 === 0)
        cells.push(`<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"/>`)
    }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100" shape-rendering="crispEdges">',
    `<rect width="100" height="100" fill="hsl(${hue},45%,90%)"/>`,
    `<g fill="hsl(${hue},55%,42%)">${cells.join('')}</g></svg>`,
  ].join('')
}

/** For images that this server draws, should a browser open one as a page. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

export interface Health {
  /** Rejects with the reason when the server cannot work or is about to stop. */
  isReady(): Promise<void>
  /** Problems that do not keep the server from working, one line each. */
  warnings(): Promise<string[]>
}

/** An answer of a page that was sent. */
export interface AnsweredPage {
  /** The pattern of its path. Undefined if no page matched. */
  path: string | undefined
  status: number
  milliseconds: number
}

/**
 * The listener for URLs outside the contract. `answered` is called after each answer but those of `otherwise`. `more` are pages other than
 * those for operators. `otherwise` gets every request that matches no page, unless a person opens it in a browser. `Answer` is the class of
 * the server's answers.
 */
export function createPages(
  health: Health,
  otherwise: Listener,
  log: Logger,
  more: RequestHandler[],
  { answered, Answer = ServerResponse }: { answered?(answer: AnsweredPage): void; Answer?: typeof ServerResponse } = {},
): Listener {
  const pages = express()
  keepClass(pages, Answer)
  pages.disable('x-powered-by')
  /** Requests that are not answered here. */
  const passedOn = new WeakSet<IncomingMessage>()
  pages.use((request, response, next) => {
    const began = performance.now()
    response.once('close', () => {
      if (passedOn.has(request)) return
      answered?.({ path: patternOf(request), status: response.statusCode, milliseconds: performance.now() - began })
    })
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
  for (const page of more) pages.use(page)
  // The pattern is derived from the ID alone, so the answer does not reveal which users exist.
  pages.get(new RegExp(`^/avatar/(realm/)?(${ID_PATTERN})(?:/medium)?$`), (request, response) => {
    if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'public, max-age=31536000, immutable')
    response
      .set('Content-Security-Policy', IMAGE_POLICY)
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
  const nowhere: RequestHandler = (request, response) => {
    if (isVisit(request)) return sendPage(request, response.vary('Accept'), NOWHERE)
    passedOn.add(request)
    return otherwise(request, response)
  }
  pages.use(nowhere)
  const fails: ErrorRequestHandler = (error, request, response, next) => {
    if (error instanceof URIError) return nowhere(request, response, next)
    if (response.headersSent) return next(error)
    // What Express refuses, such as a range beyond the end of a file, is no fault of the server. It has set Content-Range.
    if (error.status >= 400 && error.status < 500)
      return response.status(error.status).set('Cache-Control', 'no-store').type('text').send(`${STATUS_CODES[error.status]}\n`)
    sendPage(request, response, failurePage(error, log))
  }
  pages.use(fails)
  return pages
}

/** Express replaces the prototype of each answer by one of its own, which would hide what all answers of a server do. */
function keepClass(pages: Express, { prototype }: typeof ServerResponse): void {
  pages.response = Object.create(prototype, { ...Object.getOwnPropertyDescriptors(express.response), app: { value: pages } })
}

/** The pattern of the path that a request matched; of a regular expression, its beginning. */
function patternOf({ route }: Request): string | undefined {
  const { path } = (route ?? {}) as { path?: string | RegExp | (string | RegExp)[] }
  const pattern = Array.isArray(path) ? path.at(-1) : path
  return pattern instanceof RegExp ? pattern.source.replaceAll(/^\^|\\/g, '').split('(', 1)[0] : pattern
}

/** Whether a person opens a URL in a browser, rather than a program. */
function isVisit(request: Request): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && request.accepts(['json', 'html']) === 'html'
}
