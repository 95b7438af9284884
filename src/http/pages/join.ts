// The routes of the page behind an invitation's link, and the rate limit for all pages behind secret links.

import type { IncomingMessage } from 'node:http'
import express, { type Router } from 'express'
import type { App } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { fieldsOf, laterPage, readForm, refuses, sendPage, sends } from './form-page.ts'
import { JOIN_GONE, type Joining, joinPage } from './join-page.ts'

/** `GET /join/{token}` shows a form; `POST` accepts it. */
export function joinPages({ open, submit }: Joining, { config, log }: Pick<App, 'config' | 'log'>): Router {
  const pages = express.Router()
  pages.get(
    '/join/:token',
    sends(log, JOIN_GONE, async ({ headers: { host = '' }, params }) => joinPage(await open(host, params.token))),
  )
  pages.post(
    '/join/:token',
    readForm(config.pace),
    sends(log, JOIN_GONE, async (request) => {
      const { full_name: fullName, email, password } = fieldsOf(request, ['full_name', 'email', 'password'])
      return joinPage(await submit(request.headers.host ?? '', request.params.token, { fullName, email, password }))
    }),
  )
  pages.use('/join', refuses(JOIN_GONE))
  return pages
}

/** Counts requests for pages behind secret links. A request over the limit gets a page. `count` sets headers and throws RATE_LIMIT_HIT. */
export function limitPages(count: (request: IncomingMessage, headers: Record<string, string>) => Promise<void>): Router {
  const pages = express.Router()
  pages.use(['/join', '/confirm/change_email', '/accounts/password/reset'], async (request, response, next) => {
    const headers: Record<string, string> = {}
    try {
      await count(request, headers)
      response.set(headers)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return sendPage(response.set(headers), laterPage(error))
    }
    next()
  })
  return pages
}
