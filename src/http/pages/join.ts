// The routes of the page behind an invitation's link, and the rate limit for all pages behind secret links.

import type { IncomingMessage } from 'node:http'
import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from 'express'
import type { Pace } from '../../config.ts'
import { ApiError } from '../../errors.ts'
import type { Soon } from '../../values/soon.ts'
import { paceOf, watchPace } from '../body.ts'
import { parseUrlEncoded } from '../decode.ts'
import { type Joining, type JoinView, joinPage, joinStatus, laterView, PAGE_HEADERS } from './join-page.ts'

const FORM = 'application/x-www-form-urlencoded'

/** `GET /join/{token}` shows a form; `POST` accepts it. */
export function joinPages({ open, submit }: Joining, pace: Pace): Router {
  const pages = express.Router()
  pages.get('/join/:token', async (request, response) => {
    show(response, await open(request.headers.host ?? '', request.params.token))
  })
  // Raw bytes for this server's own parser, which rejects malformed forms.
  const body = express.raw({ type: FORM, limit: '32kb' })
  pages.post('/join/:token', inTime(pace), body, async (request, response) => {
    const fields = Buffer.isBuffer(request.body) ? parseUrlEncoded(request.body.toString('latin1'), 'form') : []
    const value = (name: string): string => fields.find((field) => field[0] === name)?.[1] ?? ''
    const form = { fullName: value('full_name'), email: value('email'), password: value('password') }
    show(response, await submit(request.headers.host ?? '', request.params.token as string, form))
  })
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    show(response, { kind: error instanceof URIError ? 'gone' : 'malformed' })
  }
  pages.use('/join', refuse)
  return pages
}

/** Counts requests for pages behind secret links. A request over the limit gets a page. `count` sets headers and throws RATE_LIMIT_HIT. */
export function limitPages(count: (request: IncomingMessage, headers: Record<string, string>) => Soon<void>): Router {
  const pages = express.Router()
  pages.use(['/join', '/confirm/change_email'], async (request, response, next) => {
    const headers: Record<string, string> = {}
    try {
      await count(request, headers)
      response.set(headers)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return show(response.set(headers), laterView(error))
    }
    next()
  })
  return pages
}

/** Closes the connection if the form does not arrive in time. */
function inTime(pace: Pace): RequestHandler {
  return (request, response, next) => {
    const endWatch = watchPace(request, paceOf(pace, false), () => request.destroy())
    response.once('close', endWatch)
    next()
  }
}

function show(response: Response, view: JoinView): void {
  if (view.kind === 'later') response.set('Retry-After', String(view.retryAfter))
  response.status(joinStatus(view)).set(PAGE_HEADERS).send(joinPage(view))
}
