// What the server answers outside of the contract, by Express: for operators, and for people with a browser.

import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type ErrorRequestHandler, type Express, type Response } from 'express'
import type { Contract } from './contract.ts'
import { type Joining, type JoinView, joinPage, joinStatus, PAGE_HEADERS } from './join-page.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * The listener for URLs that are not the contract's. `isHealthy` rejects when the server cannot work; what is no page
 * goes to `otherwise`.
 */
export function createPages(contract: Contract, isHealthy: () => Promise<unknown>, joining: Joining, otherwise: Listener): Listener {
  const pages = express()
  pages.disable('x-powered-by')
  pages.get('/health', async (_request, response) => {
    const healthy = await isHealthy().then(
      () => true,
      () => false,
    )
    response
      .status(healthy ? 200 : 503)
      .type('text')
      .send(healthy ? 'ok\n' : 'the database does not answer\n')
  })
  pages.get('/openapi.json', (_request, response) => {
    response.json(contract.bundled)
  })
  addJoining(pages, joining)
  pages.use((request, response) => otherwise(request, response))
  return pages
}

/** The page behind an invitation's link. (Specification: POST /invites) */
function addJoining(pages: Express, { open, submit }: Joining): void {
  const show = (response: Response, view: JoinView): void => {
    response.status(joinStatus(view)).set(PAGE_HEADERS).send(joinPage(view))
  }
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  pages.get('/join/:token', async (request, response) => {
    show(response, await open(request.headers.host ?? '', request.params.token))
  })
  const form = express.urlencoded({ extended: false, limit: '32kb', parameterLimit: 20 })
  pages.post('/join/:token', form, async (request, response) => {
    const fields = (request.body ?? {}) as Record<string, unknown>
    const values = { fullName: text(fields.full_name), email: text(fields.email), password: text(fields.password) }
    show(response, await submit(request.headers.host ?? '', request.params.token as string, values))
  })
  // What is no form, or no URL.
  const refuse: ErrorRequestHandler = (_error, _request, response, _next) => {
    show(response, { kind: 'gone' })
  }
  pages.use('/join', refuse)
}
